### Duck Dealer : les feuilles du panneau latéral.

dd-tab-ship = Vaisseau
    .help = Le vaisseau d’une place : jetons, marchandises, équipement et équipage.
dd-tab-chain = Marchandises et chaînes
    .help = Comment se fait chaque marchandise et ce que coûte son chemin jusqu’au consommateur.
dd-tab-scores = Points
    .help = Qui a combien de points, d’où ils viennent et comment.

## Commun

dd-tokens-red = { $count ->
    [one] { $count } rouge
   *[other] { $count } rouges
}
dd-tokens-yellow = { $count ->
    [one] { $count } jaune
   *[other] { $count } jaunes
}
dd-tokens-blue = { $count ->
    [one] { $count } bleu
   *[other] { $count } bleus
}
dd-show-planet = Montrer sur le plateau : { $planet }
dd-way-here = ici
dd-way-far = { $steps } pas, { $reds ->
    [one] { $reds } rouge
   *[other] { $reds } rouges
}

## Le vaisseau

dd-ship-of = Feuille { DE($seat) }
dd-ship-nowhere = Pas encore de planète
dd-ship-show = Montrer le vaisseau sur le plateau
dd-ship-speed = { $steps ->
    [one] pas pour 1 rouge
   *[other] pas pour 1 rouge
}
dd-ship-some = { $equipment } ({ $count })
dd-ship-filled = { $filled } emplacements sur { $slots } occupés : { $what }. Un jeton rouge donne { $steps } pas
dd-ship-energy = Énergie
dd-ship-virtual = Jetons virtuels de ce tour : { $count } { $colour }
dd-ship-collects = Une collecte rapporte
dd-ship-wish = et { $count } au choix
dd-ship-wish-alone = { $count ->
    [one] { $count } jeton au choix
   *[other] { $count } jetons au choix
}
dd-ship-stock = Dans la réserve : { $red ->
    [one] { $red } rouge
   *[other] { $red } rouges
}, { $yellow ->
    [one] { $yellow } jaune
   *[other] { $yellow } jaunes
}, { $blue ->
    [one] { $blue } bleu
   *[other] { $blue } bleus
}
dd-ship-goods = Marchandises : { $load } sur { $room }
dd-ship-free = Libre
dd-ship-over = Surcharge : { $load } sur { $room }. Le vaisseau ne peut pas voler avant que des marchandises soient vendues, utilisées ou jetées
dd-ship-room = Soute intégrée : { $own } place ; chaque cale : { $hold } places
dd-ship-more = Une pièce d’équipement de plus
dd-ship-full = Tous les emplacements sont pleins : une nouvelle pièce en remplace une autre
dd-ship-slower = Le prochain emplacement ralentit le vaisseau : { $then } pas par jeton rouge au lieu de { $now }
dd-ship-hold-brings = De la place pour { $count } marchandises de plus
dd-ship-crew-brings = Un jeton de plus à chaque collecte : { $colour }
dd-ship-no-token = La réserve n’a plus de jeton de cette couleur
dd-ship-stock-own = La réserve n’a plus de jeton bleu : seul celui qui paie peut devenir le marchand
dd-ship-yard-built = Contre { $good }, une autre marchandise et { $price } bleu
dd-ship-yard-unbuilt = Pas construit : contre { $good }, une autre marchandise et { $price } jaune, il rapporte { $vp } PV
dd-ship-hand = En main
dd-ship-claims = Revendiqué

## Marchandises et chaînes

dd-chain-legend = Petits signes : l’usine à gauche, le consommateur à droite ; pâles tant qu’ils restent à venir.
dd-chain-mined = { $good } : extraction sur { $mines ->
    [one] { $mines } planète
   *[other] { $mines } planètes
}
dd-chain-made = { $good } : à partir de { $a } et de { $b } ({ $planet }).
dd-chain-not-made = { $good } : à partir de { $a } et de { $b } ; personne n’a construit l’usine.
dd-chain-consumer-built = Le consommateur de { $planet } l’achète.
dd-chain-consumer-unbuilt = Le consommateur de { $planet } n’est pas encore construit.
dd-chain-consumer-stack = Le consommateur est à venir : { $stack } pile, { $above ->
    [0] sur le dessus
    [one] sous un autre
   *[other] sous { $above } autres
}.
dd-chain-primary = Marchandise primaire : sort des mines, ne se vend nulle part
dd-chain-sale = { $vp } PV pour chacune vendue
dd-chain-factory-free = Pas encore d’usine : { $vp } PV pour la construire
dd-chain-consumer-vp = { $vp } PV pour le construire
dd-chain-uses = Entre dans
dd-chain-mines = Mines, la plus proche d’abord :
dd-chain-from-here = De là où est { $seat }
dd-chain-no-ship = Le vaisseau n’a pas encore de planète.
dd-chain-each = { $tokens } jetons : { $whole },{ $tenth } PV pour chacun
dd-chain-enough = Il y a assez d’énergie pour le tout.
dd-chain-missing = Il manque : { $missing }. Avec cet équipage : { $turns ->
    [one] { $turns } collecte de plus
   *[other] { $turns } collectes de plus
}
dd-chain-again = Puis, pour chacune de plus :
dd-chain-blocked = Ce vaisseau ne le peut pas : il manque de la place pour réunir les marchandises, une mine ou un emplacement.
dd-chain-throws = Les marchandises à bord qui gênent sont jetées.
dd-chain-goal-aboard = { $good } à bord
dd-chain-goal-factory = Construire l’usine ({ $good })
dd-chain-goal-consumer = Construire le consommateur ({ $good })
dd-chain-goal-sale = Vendre { $good }
dd-chain-goal-yard = Construire le chantier ({ $equipment })
dd-chain-goal-outfit = Acheter ({ $equipment })
dd-chain-mine = extraire { $good } ({ $count })
dd-chain-produce = produire { $good } ({ $count })
dd-chain-stop = { $planet } pour { $reds ->
    [one] { $reds } rouge
   *[other] { $reds } rouges
} : { $works }

## Points

dd-score-counter = Tours d’actions : { $done } sur { $last }
dd-score-factories = Usines construites : { $count }
dd-score-consumers = Consommateurs construits : { $count }
dd-score-shipyards = Chantiers construits : { $count }
dd-score-sales = Marchandises vendues : { $count }
dd-score-nothing = Encore aucun point
dd-score-by-hand = Mis à la main : { $vp } PV
dd-score-each = Chacun d’eux ({ $count })
dd-score-left = Encore à gagner
dd-score-consumers-left = Consommateurs à construire
dd-score-on-board = Sur le plateau :
dd-score-stack = À venir, { $stack } pile, depuis le dessus :
dd-score-factories-left = Usines à construire
dd-score-places = { $count ->
    [one] { $count } planète a une place pour une usine
   *[other] { $count } planètes ont une place pour une usine
}
dd-score-no-place = Plus aucune planète n’a de place pour une usine
dd-score-shipyards-left = Chantiers à construire
dd-score-prize = { $good } : { $vp } PV. Montrer la chaîne
dd-score-prize-at = { $good } ({ $planet }) : { $vp } PV. Montrer la chaîne

## La feuille de fin

dd-income-factories = Usines
dd-income-consumers = Consommateurs
dd-income-shipyards = Chantiers
dd-income-sales = Ventes
dd-income-other = Mis à la main
