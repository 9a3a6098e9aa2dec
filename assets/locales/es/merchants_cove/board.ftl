### Merchants Cove: the harbour on the board, its panels and tooltips.

mc-tab-shop = Tienda
mc-shop-of = Tienda de { $seat }
mc-stall-good = { $count } × { $good }
mc-board-name = { $name }
mc-board-boat = Barco { $boat }
