### Duck Dealer : le plateau et ce qu’on en dit.

## Sièges

dd-worth = { $vp } PV
dd-worth-help = Points de victoire jusqu’ici ; rien ne s’ajoute à la fin
dd-board-load = { $load }/{ $room } biens
dd-board-steps = { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
} en main

## Titres dans la barre de décision

dd-group-begin = Avant le départ
dd-group-turn = Tour
dd-group-cubes = Cubes sur les routes
dd-group-passages = Passages
dd-group-fly = Voler
dd-group-explore = Explorer
dd-group-build = Construire
dd-group-claim = Revendiquer
dd-group-trade = Commerce
dd-group-equip = Équipement
dd-group-drop = Jeter
dd-group-keep = Garder
dd-group-exchange = Échange

## Le plateau

dd-board-counter = Tours d’actions : { $done } sur { $last }
dd-board-row = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
dd-board-stacks = Consommateurs à venir
dd-board-counter-space = Tour d’actions { $space } ; cubes de route gratuits : { $cubes }
dd-board-stock = Jetons { $colour } que personne n’a : { $left }
dd-board-ship = Le vaisseau { DE($seat) }
dd-board-stack = Dessus de la pile { $stack } des consommateurs : { $good }
dd-board-point = { $space } : un point d’une route
dd-board-point-cube = { $space } : un cube { DE($seat) }, dont le vaisseau saute ce point
dd-board-start = { $space }, une planète de départ
dd-board-unexplored = { $space } : qui s’y arrête le premier lui apporte un consommateur
dd-board-planet = { $space }, une planète

## Vols

dd-way = { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
}, { $reds } rouge{ $jumps ->
    [0] {""}
    [one] , un saut
   *[other] , { $jumps } sauts
} ; pas qui restent là-bas : { $left }
