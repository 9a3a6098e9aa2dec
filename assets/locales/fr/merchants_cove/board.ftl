### Merchants Cove: the harbour on the board, its panels and tooltips.

mc-tab-shop = Échoppe
mc-shop-of = Échoppe de { $seat }
mc-stall-good = { $count } × { $good }
mc-board-name = { $name }
mc-board-boat = Bateau { $boat }
