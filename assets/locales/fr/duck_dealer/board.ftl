### Duck Dealer : le plateau et ce qu’on en dit.

## Sièges

dd-worth = { $vp } PV
dd-worth-help = Points de victoire jusqu’ici ; rien ne s’ajoute à la fin
dd-stat-worth = { $amount } PV
dd-board-load = { $load }/{ $room } marchandises
dd-board-steps = { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
} en main
dd-board-steps-help = Pas qui restent de vos jetons rouges. Tout ce qui arrête le vaisseau les perd : construire, revendiquer, commercer, proposer un échange ou s’arrêter. Voler, poser des cubes ou des passages et jeter des marchandises les gardent.

## Titres dans la barre de décision

dd-group-begin = Avant le départ
dd-group-turn = Tour
dd-group-cubes = Cubes sur les routes
dd-group-explore = Explorer
dd-group-here = Sur cette planète
dd-group-claim = Revendiquer
dd-group-end = Fin
dd-group-drop = Jeter
dd-group-keep = Garder
dd-group-exchange = Échange

## Le plateau

dd-board-counter = Actions
dd-board-counted = { $done } sur { $last }
dd-board-stock-heading = Énergie
dd-board-stacks = À venir
dd-board-counter-space = Tour d’actions { $space } ; cubes de route gratuits : { $cubes }
dd-board-stock = Jetons { $colour } que personne n’a : { $left }
dd-board-ship = Le vaisseau { DE($seat) }
dd-board-stack = Consommateur à venir : une fois construit il achète { $good } à { $sale } PV pièce ; le construire avec une unité et une autre marchandise rapporte { $vp } PV. { $nth ->
    [1] Il est au dessus de la { $stack } pile : qui explore une planète peut le prendre.
   *[other] Il est le numéro { $nth } de la { $stack } pile.
}
dd-board-point = { $space } : un point d’une route
dd-board-point-cube = { $space } : un cube { DE($seat) }, dont le vaisseau saute ce point
dd-board-link = Un bout de route : { $from } – { $to }, un pas
dd-board-link-cube = { $from } – { $to } : à la couleur { DE($seat) }, dont le cube raccourcit la route pour ce seul vaisseau
dd-board-start = { $space }, une planète de départ
dd-board-unexplored = { $space } : qui s’y arrête le premier lui apporte un consommateur
dd-board-planet = { $space }, une planète
dd-board-stop = S’arrêter ici
dd-board-stop-explore = S’arrêter et explorer
    .short = Explorer
dd-board-claim = Revendiquer { $site } ({ $price } jaunes)
dd-board-produce = Fabriquer { $good } ({ $price ->
    [0] gratuit
   *[other] { $price } bleu
})
dd-board-equip = { $seat } : quel équipement ? Pièce { $nth } sur { $all }
dd-board-cubes-first = { $seat } : et maintenant ? D’abord { $count ->
    [one] le cube gratuit
   *[other] les cubes gratuits
}.
dd-board-end-unused = Finir le tour d’actions, { $count ->
    [one] un cube gratuit inutilisé
   *[other] { $count } cubes gratuits inutilisés
}
    .short = Finir le tour
dd-board-free-cubes = { $count ->
    [one] { $count } gratuit
   *[other] { $count } gratuits
}
dd-list-free-cubes = Cube gratuit ({ $count })
dd-list-passages = Passages ({ $count })
    .help = Chacun de vos deux passages se pose gratuitement sur une planète qui n’en a pas. Entre deux de la même couleur, tout vaisseau saute pour un jeton rouge.
dd-board-drop = Jeter { $good-counted }
dd-board-give = Donner { $good-counted } à { $partner }
    .short = Donner { $good-counted }
dd-board-want = Demander { $good-counted } à { $partner }
    .short = Demander { $good-counted }
dd-board-collect = { $tokens }
dd-board-collect-missing = { $tokens } ({ $missing ->
    [one] { $missing } manque
   *[other] { $missing } manquent
})
    .short = { $tokens } (−{ $missing })
dd-board-free-turn = Tour d’actions gratuit, jetons virtuels : { $tokens }
    .short = Gratuit : { $tokens }
dd-tokens-none = rien
dd-board-build-shipyard = Construire le chantier avec { $other } : { $vp } PV
    .short = Bâtir chantier + { $other }
dd-board-build-consumer = Construire le consommateur avec { $other } : { $vp } PV
    .short = Bâtir consom. + { $other }
dd-board-build-factory = Bâtir l’usine ({ $good }) : { $vp } PV
    .short = Bâtir l’usine : { $good }
dd-board-buy = Acheter { $equipment } avec { $other } ({ $price ->
    [0] gratuit
   *[other] { $price } bleu
})
    .short = Acheter { $equipment } (+ { $other })

## Vols

dd-way = { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
}, { $reds ->
    [one] { $reds } rouge
   *[other] { $reds } rouges
}{ $jumps ->
    [0] {""}
    [one] , un saut
   *[other] , { $jumps } sauts
} ; pas qui restent là-bas : { $left }

## Une planète en mots

dd-tab-planet = Planète
    .help = Les sites de la planète choisie et ce qu’on peut y faire.
dd-place-none = Pas encore de planète. Cliquez-en une sur le plateau.
dd-place-here = Le vaisseau { DE($seat) } est ici
dd-place-fly = Y voler
dd-place-mine = Mine : { $good }
dd-place-yard = Chantier : { $equipment } contre { $good } et une autre marchandise
dd-place-yard-unbuilt = Chantier ({ $equipment }), pas construit : { $good } et une autre marchandise rapportent { $vp } PV
dd-place-consumer = Achète { $good } : { $vp } PV pièce
dd-place-consumer-unbuilt = Achèterait { $good } ; le construire avec une unité et une autre marchandise rapporte { $vp } PV
dd-place-unexplored = Personne ne s’est arrêté ici. Consommateurs au choix : { $goods }
dd-place-factory = Fabrique { $good } avec { $a } et { $b }
dd-place-factory-free = Place pour une usine
dd-place-claimed = { $words } (privilège { DE($seat) })
dd-place-passage = Passage { DE($seat) } vers { $planet }
dd-place-passage-open = Passage { DE($seat) } ; l’autre bout n’est pas posé
dd-place-aboard = Avec la cargaison à bord, pour { $seat } :
dd-place-build-yard = Construire le chantier pour { $price } jaune : { $vp } PV
dd-place-build-consumer = Construire le consommateur pour { $price } jaune : { $vp } PV
dd-place-build-factory = Construire l’usine ({ $good }) pour { $price } jaune : { $vp } PV
dd-place-produce = Fabriquer { $good } pour { $price } bleu
dd-place-sell = En vendre { $count } pour { $price } bleu : { $vp } PV

## À quoi sert une chose du plateau : le bouton droit

dd-for-planet = Arrêtez-vous sur une planète pour extraire, y construire, y commercer et revendiquer ses sites.
dd-for-point = Un point de route coûte un pas, sauf si votre cube s’y trouve.
dd-for-ship = Un vaisseau porte des biens ; son équipement dit combien, jusqu’où il vole et quelle énergie il collecte.
dd-for-mine = Une mine donne son bien contre de l’énergie bleue.
dd-for-factory = Une usine fait un bien à partir de deux autres.
dd-for-consumer = Un consommateur achète une sorte de bien contre des points de victoire.
dd-for-shipyard = Un chantier spatial vend de l’équipement contre deux biens.
dd-for-cube = Un cube raccourcit une route pour son propriétaire, ou marque un site revendiqué.
dd-for-passage = Deux passages d’un même propriétaire sont reliés : le vaisseau saute de l’un à l’autre.
dd-for-turn = Chaque tour d’actions est compté ici : sa ligne dit combien de cubes de route gratuits il apporte, et après le dernier la partie finit.

dd-list-start = Partir d’une planète ({ $count })
dd-list-fly = Voler vers ({ $count })
dd-list-paid-cubes = Cube payé ({ $count })
dd-list-take-back = Reprendre un cube ({ $count })
dd-list-exchange = Échanger avec ({ $count })

dd-note-hold = De la place pour { $room } biens de plus : utile à chaque tour d’actions où vous portez beaucoup.
dd-note-navigator = Un jeton rouge de plus à chaque collecte. Le rouge fait voler : presque chaque tour d’actions en demande.
dd-note-engineer = Un jeton jaune de plus à chaque collecte. Le jaune construit et revendique : utile chaque fois que vous construisez.
dd-note-merchant = Un jeton bleu de plus à chaque collecte. Le bleu extrait, fabrique, achète et vend : utile sur presque chaque planète.
dd-note-start = Une mine : { $good }, dont on fait ceci : { $products }. Le chantier vend ceci : { $equipment }.
dd-note-start-no-yard = Une mine : { $good }, dont on fait ceci : { $products }.
