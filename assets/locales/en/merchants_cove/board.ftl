### Merchants Cove: the harbour on the board, its panels and tooltips.

mc-tab-shop = Shop
mc-shop-of = Shop of { $seat }
mc-stall-good = { $count } × { $good }
mc-board-name = { $name }
mc-board-boat = Boat { $boat }
