### La Baie des Marchands : ce qui est demandé, et ce qui peut se faire.

mc-question-choose = Quel marchand êtes-vous ?
mc-question-visit = Quelle case visitez-vous ?
mc-question-hand = Par l’Aiguille, ou vers l’heure suivante ?
mc-question-board = Sur quel Bateau l’Aventurier embarque-t-il ?
mc-question-berth = À quel emplacement le Bateau se met-il à quai ?
mc-question-push = Chassez-vous un Client de ce Bateau ?
mc-question-recruit = Qui recrutez-vous ?
mc-question-team-place = Pour quelle place de votre Équipe ?
mc-question-discard = Quelle carte Corruption défaussez-vous ?
mc-question-sailor = Qui quitte quel Bateau ?
mc-question-team = Quelle place de votre Équipe utilisez-vous ?
mc-question-sell = Que vendez-vous sur ce Quai ?
mc-question-harvest = Quelle bille prenez-vous ?
mc-question-surplus = L’établi déborde : quelle bille retourne dans le sac ?
mc-question-brew = Que concoctez-vous ?
mc-question-distil = Quelle cornue remplissez-vous ?
mc-question-swap = Échangez-vous deux billes ?
mc-question-transmute = Quelle bille transmutez-vous ?
mc-question-patron = De quel Clan prenez-vous le Mécénat ?
mc-question-take = Quel dé prenez-vous ?
mc-question-forge = Quelle pièce forgez-vous ?
mc-question-hallmark = Frappez-vous un poinçon ?
mc-question-reroll = Quels dés relancez-vous ?
mc-question-turn-die = Quel dé tournez-vous ?
mc-question-storm = Quel nombre annoncez-vous ?
mc-question-sail = De combien avance chaque navire ?
mc-question-haul = Quel navire relève ses filets ?
mc-question-recall = Un navire rentre-t-il au Port ?
mc-question-refill-water = Quelle zone remplissez-vous ?
mc-question-shift = Par où glissez-vous la tuile en réserve ?
mc-question-move = Quelle machine se déplace ?
mc-question-explore = Les Marchandises, ou un ancrage ?
mc-question-spend = Quelle autre tuile épuisez-vous ?
mc-question-mend = Quelle tuile réparez-vous ?
mc-question-swap-tiles = Quelles tuiles échangez-vous ?
mc-question-place = Où vont les machines ?

mc-act-choose = { $merchant }
mc-act-visit = { $space }
mc-act-wait = Attendre une heure
mc-act-take-hand = Prendre l’Aiguille, vers { $hour } h, contre une carte Corruption
    .short = Prendre l’Aiguille
mc-act-next-hour = Avancer à { $hour } h
mc-act-board = { $who } sur le Bateau { $boat }
mc-act-berth = Bateau { $boat } à l’{ $berth }
mc-act-push-off = Faire passer un { $who } du Bateau { $boat } au Bateau { $other }, pour une carte Corruption
    .short = { $who } : { $boat } → { $other }
mc-act-leave-be = Ne chasser personne
mc-act-take-on = Recruter { $card }
mc-act-recruit = Recruter { $card } pour la place { $place }
mc-act-replace = Recruter { $card } et remplacer { $gone } (place { $place })
mc-act-discard = Défausser : { $card }
mc-act-keep-cards = S’arrêter là
mc-act-to-dock = { $who } du Bateau { $boat } au { $dock }
mc-act-to-hall = { $who } du Bateau { $boat } à la Salle de Clan
mc-act-to-bag = { $who } du Bateau { $boat } au sac
mc-act-to-boat = { $who } du Bateau { $boat } au Bateau { $other }
mc-act-use = Utiliser la place { $place }
mc-act-team-done = En finir avec l’Équipe
mc-act-sell = Vendre : { $good }, { $each } or l’unité
mc-act-count-rogue = Compter un Voyou comme Client, pour une carte Corruption
    .short = Compter un Voyou
mc-act-pass = Ne plus rien vendre au { $dock }
    .short = Ne plus vendre
mc-act-harvest =
    Tube { $tube }, bille { $height }{ $red ->
        [0] {""}
        [one] {" · "}{ $red } rouge
       *[other] {" · "}{ $red } rouges
    }{ $green ->
        [0] {""}
        [one] {" · "}{ $green } verte
       *[other] {" · "}{ $green } vertes
    }{ $blue ->
        [0] {""}
        [one] {" · "}{ $blue } bleue
       *[other] {" · "}{ $blue } bleues
    }{ $yellow ->
        [0] {""}
        [one] {" · "}{ $yellow } jaune
       *[other] {" · "}{ $yellow } jaunes
    }
    .short = Tube { $tube }, { $height }
mc-act-return-marble = Remettre dans le sac une bille { $colour ->
    [vert] verte
    [bleu] bleue
   *[other] { $colour }
}
    .short = { $colour }
mc-act-brew-batch = Concocter : { $good } ({ $marbles } billes : { $colour })
    .short = { $good }
mc-act-brew-done = Ne plus rien concocter
mc-act-distil = Remplir la cornue { $colour ->
    [vert] verte
    [bleu] bleue
   *[other] { $colour }
}, { $gold } or tout de suite
    .short = { $colour } (+{ $gold })
mc-act-swap-marbles = Échanger la bille { $height } du tube { $tube } avec sa voisine de droite
    .short = Tube { $tube }, { $height }
mc-act-no-swap = Ne rien échanger
mc-act-transmute = Une bille { $from ->
    [vert] verte
    [bleu] bleue
   *[other] { $from }
} contre une bille { $to ->
    [vert] verte
    [bleu] bleue
   *[other] { $to }
}
    .short = { $from } → { $to }
mc-act-transmute-done = Ne plus transmuter
mc-act-patronage = { $clan } : { $gold } or
mc-act-take-die = Un dé { $colour }
mc-act-set-die = Un dé { $colour }, posé sur { $face }
    .short = { $colour } : { $face }
mc-act-take-done = Ne plus en prendre
mc-act-forge-piece = { $good } avec les dés { $dice } et { $coal ->
    [one] { $coal } charbon
   *[other] { $coal } charbons
} : { $heat } degrés
    .short = { $good } : { $dice } + { $coal }
mc-act-forge-hot = { $good } avec les dés { $dice } et { $coal ->
    [one] { $coal } charbon
   *[other] { $coal } charbons
} : { $heat } degrés, surchauffe
    .short = { $good } : { $dice } + { $coal } !
mc-act-forge-done = Ne plus forger
mc-act-hallmark = Poinçon des { $clan } pour { $coal ->
    [one] { $coal } charbon
   *[other] { $coal } charbons
}, { $gold } or tout de suite
    .short = { $clan } (+{ $gold })
mc-act-no-hallmark = Pas de poinçon
mc-act-reroll-die = Relancer le dé { $place }
    .short = Dé { $place }
mc-act-reroll-done = Lancer
mc-act-turn-die = Tourner le dé { $place } sur { $face }
mc-act-name-number = { $steps }
mc-act-sail-ships = Les navires avancent de { $first }, { $second } et { $third }
    .short = { $first } + { $second } + { $third }
mc-act-catch = Le navire { $ship } fait une prise dans la zone { $water }
    .short = Navire { $ship } : prise
mc-act-land = Le navire { $ship } débarque dans la zone { $water }
    .short = Navire { $ship } : terre
mc-act-haul-done = Ne plus relever de filets
mc-act-recall = Le navire { $ship } rentre au Port
    .short = Navire { $ship } : Port
mc-act-no-recall = Aucun navire
mc-act-refill-water = Remplir la zone { $water }
mc-act-shift = { $line } { $number }, par { $end }
mc-act-move-machine = { $step }
mc-act-move-done = Ne plus bouger
mc-act-explore-rift = Prendre les Marchandises : { $large ->
    [0] aucune grande
    [one] { $large } grande
   *[other] { $large } grandes
}, { $small ->
    [0] aucune petite
    [one] { $small } petite
   *[other] { $small } petites
}
    .short = Biens : { $large } + { $small }
mc-act-anchor = Ancrage : la petite Marchandise et le bouclier des { $clan }, { $gold } or tout de suite
    .short = Ancrer : { $clan }
mc-act-spend-tile = Épuiser la tuile de la rangée { $row }, colonne { $column }
    .short = rangée { $row }, col. { $column }
mc-act-mend-tile = Réparer la tuile de la rangée { $row }, colonne { $column }
    .short = rangée { $row }, col. { $column }
mc-act-mend-done = Ne plus réparer
mc-act-swap-tiles = Échanger la tuile de la rangée { $row }, colonne { $column } avec celle de la rangée { $other-row }, colonne { $other-column }
    .short = rangée { $row }, col. { $column } · rangée { $other-row }, col. { $other-column }
mc-act-place-machines = Machines à la rangée { $row }, colonne { $column }
    .short = rangée { $row }, col. { $column }

## Noms courts, pour les boutons gris

mc-verb-choose = Choisir un marchand
mc-verb-visit = Aller sur une case
mc-verb-wait = Attendre
mc-verb-take-hand = Prendre l’Aiguille
mc-verb-next-hour = Heure suivante
mc-verb-board = Embarquer
mc-verb-berth = Mettre à quai
mc-verb-push-off = Chasser un Client
mc-verb-take-on = Choisir un Habitant
mc-verb-recruit = Recruter
mc-verb-replace = Remplacer un Habitant
mc-verb-discard = Défausser une carte
mc-verb-to-dock = Sur un Quai
mc-verb-to-hall = À la Salle de Clan
mc-verb-to-bag = Dans le sac
mc-verb-to-boat = Sur un autre Bateau
mc-verb-use = Utiliser une place de l’Équipe
mc-verb-finish = S’arrêter là
mc-verb-sell = Vendre
mc-verb-count-rogue = Compter un Voyou
mc-verb-pass = Passer
mc-verb-harvest = Prendre une bille
mc-verb-return-marble = Remettre une bille
mc-verb-brew-batch = Concocter
mc-verb-distil-colour = Distiller
mc-verb-swap-marbles = Échanger des billes
mc-verb-transmute = Transmuter
mc-verb-patronage = Prendre un Mécénat
mc-verb-take-die = Prendre un dé
mc-verb-set-die = Prendre et poser un dé
mc-verb-forge-piece = Forger
mc-verb-hallmark = Frapper un poinçon
mc-verb-reroll-die = Relancer
mc-verb-turn-die = Tourner un dé
mc-verb-call-number = Annoncer un nombre
mc-verb-sail-ships = Avancer
mc-verb-catch = Faire une prise
mc-verb-land = Débarquer
mc-verb-recall = Rentrer au Port
mc-verb-refill-water = Remplir une zone
mc-verb-shift = Décaler la grille
mc-verb-move-machine = Déplacer une machine
mc-verb-explore-rift = Explorer
mc-verb-anchor = Ancrer
mc-verb-spend-tile = Épuiser une tuile
mc-verb-mend-tile = Réparer une tuile
mc-verb-swap-tiles = Échanger des tuiles
mc-verb-place-machines = Placer les machines

## What to do next

mc-question-board-who = { $who } : sur quel Bateau ?

## What an action is about, behind its short name

mc-detail-boat = Bateau { $n }
mc-detail-place = place { $n }
mc-detail-tube = tube { $n }
mc-detail-marble = bille { $n }
mc-detail-face = nombre { $n }
mc-detail-die = dé { $n }
mc-detail-dice = dés { $n }
mc-detail-coal = { $n } charbon
mc-detail-steps = { $n } pas
mc-detail-ship = navire { $n }
mc-detail-water = zone { $n }
mc-detail-first-ship = navire 1 : { $n }
mc-detail-second-ship = navire 2 : { $n }
mc-detail-third-ship = navire 3 : { $n }
mc-detail-row = rangée { $n }
mc-detail-column = colonne { $n }
mc-detail-first-end = depuis la gauche ou le haut
mc-detail-last-end = depuis la droite ou le bas
mc-detail-tile = rangée { $row }, colonne { $column }

# What ends with a choice that goes on up to so many times, before it is made and after it.
mc-ends-work = { $what }, et c’est fini
mc-ends-turn = { $what }, et votre tour se termine
mc-note-docks = accoste
mc-note-fills-side = accoste au dernier emplacement de son côté
mc-note-ends-day = dernier emplacement : le Marché ouvre à { $hour } h
mc-ended-forge = Il n’y a plus rien à forger.
mc-ended-take = Il n’y a plus de minerai à prendre.
