### La Baie des Marchands : le port sur le plateau, ses panneaux et ses bulles.

mc-tab-shop = Boutique
mc-shop-of = Boutique { DE($seat) }
mc-stall-good = { $count } × { $good }
mc-board-name = { $name }
mc-board-boat = Bateau { $boat }
