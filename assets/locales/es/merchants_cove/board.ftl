### Merchants Cove: el puerto en el tablero, sus paneles y sus textos emergentes.

mc-tab-shop = Tienda
mc-shop-of = Tienda de { $seat }
mc-stall-good = { $count } × { $good }
mc-board-name = { $name }
mc-board-boat = Barco { $boat }
