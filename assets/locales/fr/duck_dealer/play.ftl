### Duck Dealer : ce qui est demandé, ce qui se fait, et pourquoi non.

## Questions

dd-question-equip = { $seat } : quel équipement ?
dd-question-start = { $seat } : quelle planète de départ ?
dd-question-turn = { $seat } : collecter de l’énergie ou agir ?
dd-question-free = { $seat } : effectuer le tour d’actions gratuit ?
dd-question-cube = { $seat } : quel cube pour le compteur de tours ?
dd-question-act = { $seat } : et maintenant ?
dd-question-explore = { $seat } : quel consommateur pour la nouvelle planète ?
dd-question-offer = { $seat } : quel échange proposer ?
dd-question-answer = { $seat } : accepter l’échange ?
dd-question-keep = { $seat } : quels quatre jetons garder ?

## Ce qui se fait

dd-act-equip = Prendre : { $equipment }
dd-act-start = Partir de { $planet }
dd-act-collect = Collecter en souhaitant { $colour } : { dd-energies }{ $missing ->
    [0] {""}
   *[other]  ; il en manque { $missing }, donc un tour d’actions gratuit peut suivre
}
dd-act-act = Tour d’actions { $space } sur { $last }, cubes de route : { $cubes }
    .short = Agir ({ $space }/{ $last })
dd-act-free-turn = Effectuer le tour d’actions gratuit avec des jetons virtuels : { dd-energies }
dd-act-no-free-turn = Renoncer au tour d’actions gratuit
    .short = Sans lui
dd-act-take-cube = Reprendre le cube sur { $space }
dd-act-take-privilege = Reprendre le privilège sur { $site } ({ $space })
dd-act-route-cube = Poser un cube gratuit sur { $point } (restants : { $left })
dd-act-pay-cube = Poser un cube sur { $point } pour { $price } jaune
dd-act-passage = Placer un passage sur { $planet }
dd-act-move = Voler vers { $space } (pas restants : { $left })
dd-act-move-token = Voler vers { $space } pour 1 rouge (pas restants : { $left })
dd-act-jump = Sauter vers { $planet } pour { $price } rouge
    .short = Saut : { $planet }
dd-act-stop = S’arrêter sur { $planet } ; les pas restants sont perdus
dd-act-stop-explore = S’arrêter sur { $planet } et l’explorer
dd-act-explore = { $good } pour { $planet }, { $stack } pile ({ $vp } PV à la construction)
    .short = { $good } ({ $stack } pile)
dd-act-build-shipyard = Construire le chantier spatial ({ $equipment }) avec { $good } et { $other } : { $vp } PV
dd-act-build-consumer = Construire le consommateur ({ $good }) avec { $good } et { $other } : { $vp } PV
dd-act-build-factory = Construire l’usine ({ $good }) avec { $a } et { $b } : { $vp } PV
dd-act-claim = Revendiquer { $site } ({ $planet }) pour { $price } jaunes
dd-act-mine = Extraire { $good } ({ $price ->
    [0] gratuit
   *[other] { $price } bleu
})
dd-act-buy = Acheter { $equipment } avec { $good } et { $other } ({ $price ->
    [0] gratuit
   *[other] { $price } bleu
})
dd-act-replace = Acheter { $equipment } à la place de { $old } avec { $good } et { $other } ({ $price ->
    [0] gratuit
   *[other] { $price } bleu
})
    .short = { $equipment } à la place de { $old } (+ { $other })
dd-act-produce = Convertir { $a } et { $b } en { $good } ({ $price ->
    [0] gratuit
   *[other] { $price } bleu
})
dd-act-sell = Vendre { $good } : { $vp } PV ({ $price ->
    [0] gratuit
   *[other] { $price } bleu
})
    .short = Vendre { $good } : { $vp } PV
dd-act-drop = Jeter { $good } (jusqu’à { $most })
dd-act-exchange = Échanger des marchandises avec { $partner }
dd-act-give = Donner à { $partner } : { $good } (jusqu’à { $most })
dd-act-want = Demander à { $partner } : { $good } (jusqu’à { $most })
dd-act-propose = Proposer à { $partner } : { $gives } contre { $gets }
    .short = Proposer
dd-act-withdraw = Retirer l’offre
dd-act-accept = Accepter : donner à { $partner } { $gives } contre { $gets }
    .short = Accepter
dd-act-decline = Refuser l’offre { DE($partner) }
    .short = Refuser
dd-act-take-back = { $partner } reprend son offre
dd-act-keep = Garder { dd-energies }
dd-act-end-turn = Finir le tour d’actions{ $lost ->
    [0] {""}
    [one]  : { $lost } jeton revient au stock
   *[other]  : { $lost } jetons reviennent au stock
}
    .short = Finir le tour

## Noms courts, pour les boutons gris

dd-verb-equip = Équipement
dd-verb-start = Planète de départ
dd-verb-collect = Collecter
dd-verb-act = Tour d’actions
dd-verb-free-turn = Tour d’actions gratuit
dd-verb-no-free-turn = Renoncer
dd-verb-take-cube = Reprendre un cube
dd-verb-route-cube = Cube de route gratuit
dd-verb-pay-cube = Cube de route payé
dd-verb-passage = Placer un passage
dd-verb-move = Voler
dd-verb-jump = Sauter
dd-verb-stop = S’arrêter
dd-verb-explore = Choisir un consommateur
dd-verb-build-shipyard = Construire le chantier
dd-verb-build-consumer = Construire le consommateur
dd-verb-build-factory = Construire une usine
dd-verb-claim = Revendiquer
dd-verb-mine = Extraire
dd-verb-buy = Acheter un équipement
dd-verb-produce = Produire
dd-verb-sell = Vendre
dd-verb-drop = Jeter
dd-verb-exchange = Échanger
dd-verb-give = Donner
dd-verb-want = Demander
dd-verb-propose = Proposer
dd-verb-withdraw = Retirer
dd-verb-accept = Accepter
dd-verb-decline = Refuser
dd-verb-keep = Garder
dd-verb-end-turn = Finir le tour

## Pourquoi non

dd-no-not-now = Ce n’est pas possible maintenant
dd-no-over = La partie est finie
dd-no-equipment = Choisissez trois équipements : cale, navigateur, ingénieur, marchand
dd-no-prepared = La préparation est terminée
dd-no-start-first = Choisissez d’abord une planète de départ
dd-no-start-taken = Cette planète de départ est prise
dd-no-start-only = Seulement les planètes de départ
dd-no-choose-turn = Choisissez d’abord : collecter de l’énergie ou effectuer un tour d’actions
dd-no-chosen = Vous avez déjà choisi ce tour
dd-no-colour = Choisissez rouge, jaune ou bleu
dd-no-collecting = Vous collectez de l’énergie ce tour
dd-no-nothing-missing = Rien ne manquait, pas de tour d’actions gratuit
dd-no-own-cube = Reprenez un de vos cubes de route ou de privilège
dd-no-allowance = Vos cubes de route de cette rangée sont posés
dd-no-cubes-first = Les cubes de route se posent avant de dépenser de l’énergie
dd-no-point = Les cubes se posent sur les points d’une route
dd-no-cube-there = Il y a déjà un cube
dd-no-ship-there = Il y a un vaisseau
dd-no-cube = Il ne vous reste aucun cube
dd-no-yellow-cube = Il faut { $count } énergie jaune par cube
dd-no-passage-there = Cette planète a déjà un passage
dd-no-passage-left = Les deux passages sont placés
dd-no-passage-planet = Les passages se placent sur des planètes
dd-no-passage-now = Seulement pendant un tour d’actions
dd-no-passage-here = Pas de passage ici
dd-no-other-end = L’autre passage de cette couleur n’est pas placé
dd-no-red-jump = Un saut demande { $count } énergie rouge
dd-no-red = Plus d’énergie rouge
dd-no-adjacent = Ce n’est pas voisin
dd-no-overloaded = Surcharge : { $load } pour { $capacity } ; jetez d’abord des marchandises
dd-no-skipped = Vos cubes sont sautés ; on ne peut pas s’y arrêter
dd-no-planet = Votre vaisseau n’est pas sur une planète
dd-no-stopped = Votre vaisseau s’est déjà arrêté ici
dd-no-explore-first = Choisissez d’abord un consommateur pour cette planète
dd-no-top = Seulement la tuile du dessus d’une pile
dd-no-explored = Il n’y a rien à explorer ici maintenant
dd-no-between = Votre vaisseau est entre deux planètes
dd-no-yard = Pas de chantier spatial ici
dd-no-yard-unbuilt = Ce chantier spatial n’est pas construit
dd-no-built = Déjà construit
dd-no-goods = Il faut 1 × { $good } et 1 autre marchandise
dd-no-other-good = R doit être une autre marchandise
dd-no-yellow = Il faut { $count } énergie jaune
dd-no-consumer = Pas de consommateur ici
dd-no-consumer-unbuilt = Ce consommateur n’est pas construit
dd-no-factory-place = Les planètes de départ n’ont pas d’emplacement d’usine
dd-no-factory-taken = L’emplacement d’usine est pris
dd-no-factory-gone = Cette usine est déjà construite
dd-no-such-factory = Il n’y a pas d’usine pour cela
dd-no-inputs = Il faut { $a } et { $b }
dd-no-claim-consumer = Les consommateurs ne se revendiquent pas
dd-no-claimed = Déjà revendiqué par { $owner }
dd-no-unbuilt = Pas encore construit
dd-no-yellow-claim = Il faut { $count } énergies jaunes
dd-no-site = Pas de telle construction ici
dd-no-blue = Il faut { $count } énergie bleue
dd-no-mine = Pas de mine ici
dd-no-factory = Pas d’usine ici
dd-no-token = Plus de jeton { $colour } pour l’équipage
dd-no-slot = Tous les compartiments sont pleins : choisissez un équipement à remplacer
dd-no-piece = Il n’y a à bord rien de tel à remplacer : { $equipment }
dd-no-only-buys = Il n’achète que : { $good }
dd-no-good = Il n’y en a pas assez : { $good }
dd-no-goods-only = On n’échange et ne jette que des marchandises
dd-no-goods-there = Aucun de vous deux n’a de marchandises à échanger
dd-no-partner = Vous n’êtes pas sur la même planète
dd-no-room = { $partner } serait en surcharge
dd-no-empty-offer = Rien n’est offert ni demandé
dd-no-no-exchange = Aucun échange n’est en préparation
dd-no-exchange-open = Un échange est encore ouvert
dd-no-not-for-you = Il n’y a pas d’offre pour vous
dd-no-keep = Gardez exactement { $keep } jetons
