# Merchant of Venus : les fiches, les contrats de ce que l’on peut faire, les bulles, d’autres nombres de l’éditeur de position. Vocabulaire : voir les règles.

# Onglets.
mov-tab-ship = Vaisseau
    .help = Le vaisseau d’une place : cargaison, passagers, équipement, contrats et cartes.
mov-tab-market = Marché
    .help = Ce qu’une culture vend et achète, avec ses demandes, ses contrats et ses passagers.
mov-tab-planner = Plan de charge
    .help = Où vendre ce que vous portez et ce qu’une tournée rapporterait par tour.
mov-tab-prices = Prix
    .help = Chaque marchandise avec son prix chez chaque culture connue.
mov-tab-fortunes = Fortunes
    .help = Ce que vaut chaque place et comment, tour après tour.

# Titres des choix dans la barre de décision.
mov-group-race = Peuple
mov-group-turn = Tour
mov-group-stop = Arrêter la partie
mov-group-drives = Propulseurs
mov-group-relics = Reliques
mov-group-heading = Cap
mov-group-pilot = Valeur de navigation
    .count = { $count ->
        [one] 1 valeur de navigation
       *[other] { $count } valeurs de navigation
    }
    .help = On quitte un cercle par la sortie qui porte votre valeur de navigation, et une porte mène à la porte de ce numéro. C’est l’un de vos dés, choisi une fois par tour.
mov-group-fly = Voler
mov-group-buy = Acheter
mov-group-ships = Vaisseaux
mov-group-deeds = Contrats
mov-group-sell = Vendre
mov-group-barter = Troquer
mov-group-passengers = Passagers
mov-group-discard = Se délester
mov-group-demand = Demande
mov-group-deal = Échanger entre joueurs

# D’où est venu l’argent, à la fin d’une partie.
mov-income-sales = Ventes
mov-income-purchases = Achats
mov-income-ships = Vaisseaux
mov-income-deeds = Contrats achetés
mov-income-owned = Contrats et autres biens
mov-income-fares = Passages
mov-income-barter = Troc
mov-income-deals = Échanges entre joueurs
mov-income-commissions = Commissions
mov-income-fees = Péages

# D’autres nombres dans l’éditeur de position.
mov-dial-moved = Le vaisseau s’est déplacé
mov-dial-limited = Visite limitée
mov-dial-buys = Achats de ce tour
mov-dial-sells = Ventes de ce tour
mov-dial-barter-credit = Crédit de troc
mov-dial-gates-off = Tous les téléporteurs coupés
mov-dial-auto-pilot = Pilote automatique réglé
mov-dial-hazard-due = Un péage est dû
mov-dial-traded = Quelqu’un a commercé
mov-dial-no = non
mov-phase-races = peuples
mov-phase-start = début du tour
mov-phase-move = déplacement
mov-phase-trade = commerce
mov-phase-rest = au repos
mov-phase-over = partie finie

# Les sciences et ce qu’elles vendent.
mov-science-biotech = Biotechnologie
    .help = Vend des boucliers
mov-science-industry = Industrie
    .help = Vend des propulseurs jaunes, des Transports et des Cargos
mov-science-technology = Technologie
    .help = Vend des propulseurs rouges, des Éclaireurs et des Clippers
mov-science-metaphysics = Métaphysique
    .help = Vend des propulseurs combinés
mov-science-primitive = Primitive
    .help = Ne vend ni équipement ni vaisseaux

# L’effet de l’équipement et des reliques.
mov-effect-drive-yellow = Saute les cases jaunes
mov-effect-drive-red = Saute les cases rouges
mov-effect-drive-both = Saute les cases rouges et jaunes
mov-effect-shield = Retire { $off } cr à chaque péage
mov-effect-air-foil = Les liaisons de surface coûtent 1 PM, et l’on vole de ville en ville sur une planète
mov-effect-auto-pilot = Avant le lancer, on peut régler un dé sur 4
mov-effect-jump-start = Le premier pas peut mener à un téléporteur révélé
mov-effect-mulligan-gear = Juste après le lancer, on peut relancer un dé
mov-effect-spy-eye = Regarde en secret jetons et cartes de culture au bord de la route
mov-effect-switch-switch = Change à tout moment la valeur de navigation pour un autre dé
mov-effect-gate-lock = À vous de décider si les téléporteurs agissent sur vous
mov-effect-none = N’a pas d’emploi propre ; on peut le troquer

# Mots de plusieurs fiches.
mov-sheet-culture-at = { $culture }, { $system }
mov-sheet-culture-hidden = { $culture }, pas encore découverts
    .short = { $space }
mov-sheet-at = Lieu : { $space }
mov-sheet-show = Montrer sur le plateau
mov-sheet-times = { $count } × { $kind }
mov-sheet-decimal = { $whole },{ $tenth }
mov-sheet-way-here = Vous y êtes
mov-sheet-way-now = { $points } PM, ce tour-ci
mov-sheet-way = { $points } PM, { $turns ->
    [one] environ un tour
   *[other] environ { $turns } tours
}
mov-sheet-way-fees = { $way }, péages { $fee } cr
mov-sheet-way-unknown = personne ne les a encore découverts
mov-sheet-way-help = Le plus court chemin avec vos propulseurs, n’importe quelle valeur de navigation sous la main, téléporteurs non comptés. Péages imprimés ; chacun de vos boucliers les réduit tous.
mov-sheet-passenger = { $kind }, destination { $to }, passage { $fare } cr
mov-sheet-credits = Crédits
mov-sheet-in-hand = { $sum } cr en main
mov-sheet-barter-help = Crédit de troc : pour acheter à cette culture, dans ce tour seulement
mov-sheet-card-left = encore { $sum } cr sur la carte

# Le vaisseau.
mov-sheet-sheet-of = Vaisseau { DE($seat) }
mov-sheet-ship-figures = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, { $holds ->
    [one] { $holds } cale
   *[other] { $holds } cales
}
mov-sheet-shields-help = Ce que vos boucliers retirent à chaque péage
mov-sheet-worth = Fortune { $worth } cr
mov-sheet-worth-of = Fortune { $worth } sur { $goal } cr
mov-sheet-worth-help = Fortune : crédits et contrats. Cargaison, vaisseau et équipement ne comptent pas.
mov-sheet-race = { $race } : contrats de sa propre culture { $percent } % moins chers
mov-sheet-no-race = Pas encore de peuple
mov-sheet-turn = Ce tour
mov-sheet-nothing-declared = Pas encore de destination
mov-sheet-declared = Cap : { $space }
mov-sheet-declared-gate = Cap sur le téléporteur { $gate }
mov-sheet-points = { $points ->
    [one] Reste { $points } PM
   *[other] Restent { $points } PM
}
mov-sheet-points-help = Points de mouvement qui restent dans ce tour
mov-sheet-pilot = Valeur de navigation { $number }
mov-sheet-no-pilot = Pas encore de valeur de navigation
mov-sheet-pilot-help = La sortie que l’on prend d’un cercle de navigation, et le téléporteur où l’on se rend
mov-sheet-die = Dé : { $face }
mov-sheet-die-pilot = Dé : { $face }, la valeur de navigation
mov-sheet-holds = Cales
mov-sheet-hull = Coque
mov-sheet-hold = Cale { $number }
mov-sheet-slot-empty = { $slot } : vide
mov-sheet-room-short = { $used } sur { $room }
mov-sheet-room = Cales : { $used } sur { $room } pleines
mov-sheet-too-much = En trop :
mov-sheet-empty = Rien à bord. Une marchandise remplit une cale ; passagers, propulseurs et autres boucliers en prennent une demie.
mov-sheet-made-by = Fabriqué par : { $maker }
mov-sheet-equipment = Équipement
mov-sheet-on = En marche
mov-sheet-off = Coupé ce tour-ci
mov-sheet-relics = Reliques
mov-sheet-cards = Cartes de culture
mov-sheet-deeds = Contrats
mov-sheet-no-deeds = Pas encore de contrat
mov-sheet-port = Spatioport { $name }
mov-sheet-factory = Usine : { $good }
mov-sheet-earns-port = Rapporte { $percent } % du commerce qui s’y fait
mov-sheet-earns-factory = Rapporte { $percent } % du prix de chacun de ses produits vendus
mov-sheet-deeds-sum = Les contrats comptent { $sum } cr
mov-sheet-markers-left = { $count ->
    [one] On peut encore construire { $count } spatioport ou usine
   *[other] On peut encore construire { $count } spatioports et usines
}

# Le marché.
mov-sheet-market-of = Marché : { $name }
mov-sheet-here = { $name } (vous y êtes)
mov-sheet-systems-waiting = Systèmes qui attendent une première visite
mov-sheet-cultures-waiting = Cultures pas encore découvertes
mov-sheet-not-found = Pas encore découverts
mov-sheet-seen-at = Vous avez vu leur carte : { $system }
mov-sheet-number = numéro { $label }
mov-sheet-number-help = Le numéro sur l’anneau des cultures : les cultures des numéros suivants achètent la marchandise
mov-sheet-supply = Ce qui se trouve ici attend que quelqu’un découvre cette culture.
mov-sheet-buys = { $used ->
    [0] { $of } achat possible
   *[other] Acheté { $used } sur { $of }
}
mov-sheet-sells = { $used ->
    [0] { $of } vente possible
   *[other] Vendu { $used } sur { $of }
}
mov-sheet-limited-help = Vous êtes arrivé ce tour-ci dans une ville, une ville spatiale ou à la Base : un achat et une vente. Restez un tour, et il n’y a plus de limite.
mov-sheet-no-limit = Achats et ventes libres
mov-sheet-no-limit-help = Aux spatioports, et après un tour passé ici, achats et ventes sont sans limite
mov-sheet-free = Cales libres : { $free } sur { $room }
mov-sheet-free-help = Cales libres : une marchandise en remplit une ; un passager, un propulseur ou un autre bouclier, la moitié
mov-sheet-ship-there = { $seat } est ici : { $space }
mov-sheet-undiscovered = Personne n’a rencontré la culture qui vit ici
mov-sheet-has-seen = { $seat } a vu la carte
mov-sheet-you-know = Ce que vous avez vu
mov-sheet-you-know-help = Posez-vous ici pour la rencontrer. Les autres voient seulement que vous avez regardé.
mov-sheet-one-of = L’une de celles-ci vit ici
mov-sheet-one-of-help = Posez-vous pour établir le premier contact, ou regardez depuis une orbite.
mov-sheet-base-help = Vend des vaisseaux de toute classe. Aucune culture ne vit ici ; on n’y fait pas commerce de marchandises.
mov-sheet-goods = Marchandises en vente
mov-sheet-value = Se vend ailleurs { $value } cr
mov-sheet-left = { $count ->
    [0] Plus aucune
    [one] Il en reste { $count }
   *[other] Il en reste { $count }
}
mov-sheet-waiting = { $count ->
    [0] Rien n’attend
   *[other] En attente : { $count }
}
mov-sheet-none-left = Plus aucune
mov-sheet-factory-good = Produit d’usine
mov-sheet-factory-of = Usine { DE($seat) }
mov-sheet-factory-locked = Bloqué jusqu’à la construction de l’usine
mov-sheet-buy = Acheter { $price } cr
mov-sheet-bought-by = Acheté par
mov-sheet-bought-by-some = Acheté par (? : pas encore trouvés)
mov-sheet-buyer = { $buyer } : paie { $sum } cr{ $bonus ->
    [0] {""}
   *[other] , dont { $bonus } cr pour une demande
} ; { $way }
mov-sheet-passengers = Passagers en attente
mov-sheet-wants-to = Destination : { $to }
mov-sheet-needs-room = { $room ->
    [0] Ne prend pas de place
    [1] Prend une demi-cale
    [2] Prend une cale
   *[other] Prend { $room } demi-cales
}
mov-sheet-on-hull = Se fixe sur la coque
mov-sheet-board = Embarquer, { $fare } cr
mov-sheet-fare = Passage { $fare } cr
mov-sheet-ships = Vaisseaux
mov-sheet-own-ship = Votre { $kind } est repris pour { $worth } cr
mov-sheet-printed-price = Prix imprimé { $price } cr
mov-sheet-ship-back = Vous laisse { $sum } cr de crédit de troc
mov-sheet-ship-small = Trop petit pour votre cargaison : elle remplit { $used } cales, le vaisseau en a { $room }
mov-sheet-own = Vous pilotez cette classe
mov-sheet-discount = Chez vous : contrats { $percent } % moins chers
mov-sheet-counts = Compte { $worth } cr
mov-sheet-owned = Propriété { DE($seat) }
mov-sheet-marker-at = ou marqueur :
mov-sheet-sell-here = Vos marchandises ici
mov-sheet-with-demand = { $value } cr et { $bonus } cr pour la demande
mov-sheet-all-of-them = Les { $count } maintenant : { $sum } cr
mov-sheet-not-bought = Pas acheté ici
mov-sheet-sell = Vendre { $sum } cr
mov-sheet-sell-not = Vendre
mov-sheet-discard = Jeter
mov-sheet-riders = Vos passagers
mov-sheet-arrived = C’est sa destination
mov-sheet-set-down = Déposer, { $fare } cr
mov-sheet-they-buy = Ils achètent
mov-sheet-demand = { $count ->
    [one] Demande : { $bonus } cr de plus pour { $kind }
   *[other] { $count } demandes : { $bonus } cr de plus chacune pour { $kind }
}
mov-sheet-buys-good = { $kind } : { $sum } cr ; fabriqué par { $maker }
mov-sheet-buys-carried = { $kind } : { $sum } cr ; vous en avez à bord
mov-sheet-barter = Troc
mov-sheet-credit = Crédit { $credit } cr
mov-sheet-barter-first = Le dépenser d’abord
mov-sheet-money-first = L’argent d’abord
mov-sheet-trade-in = Troquer { $worth } cr
mov-sheet-card = Carte des { $culture }
mov-sheet-card-barter = Devient du crédit de troc : { $place }
mov-sheet-card-basket = Paie des choses : { $place } ; ce qu’elle paie en entier ne consomme aucun achat
mov-sheet-card-use-barter = Troquer { $value } cr
mov-sheet-card-use-basket = Payer avec ses { $value } cr
mov-sheet-partners = Joueurs ici
mov-sheet-deal = Échanger
mov-sheet-deal-with = Échanger avec { $seat }
mov-sheet-partners-help = Marchandises, passagers, équipement, reliques, cartes de culture et argent s’échangent à tout prix dont les deux conviennent.

# Ce qui est demandé avant tout le reste.
mov-sheet-races = Choisissez votre peuple
mov-sheet-races-help = Les contrats de votre propre culture vous coûtent { $percent } % de moins. Rien d’autre ne diffère.
mov-sheet-race-good = Fabrique { $kind } : { $price } cr, se vend { $value } cr
mov-sheet-take-race = Jouer
mov-sheet-basket-help = Choisissez ce que paie la carte. Ce qui en reste est perdu.
mov-sheet-basket-left = { $left } sur { $value } cr restent sur la carte
mov-sheet-surplus = Trop pour le nouveau vaisseau
mov-sheet-surplus-help = Le { $kind } est plus petit. Choisissez ce que vous laissez ; cela ne rapporte rien.
mov-sheet-leave-behind = Laisser
mov-sheet-which-demand = À quelle demande répondre ?

# L’échange.
mov-deal-compose = Votre échange avec { $partner }
mov-deal-answer = { $partner } propose un échange
mov-deal-watch = { $seat } et { $partner } composent un échange
mov-deal-gives-head = { $seat } donne
mov-deal-nothing = Rien
mov-deal-could-give = Ajouter :
mov-deal-could-ask = Demander :
mov-deal-in = Mettre dans l’échange : { $kind } ({ $seat })
mov-deal-out = Retirer de l’échange : { $kind } ({ $seat })
mov-deal-room-after = Place prise ensuite
mov-deal-passenger = { $kind }, { $fare } cr
mov-deal-pays = { $seat } paie { $sum } cr
mov-deal-no-money = Aucun argent ne change de main
mov-deal-money-label = Argent de l’échange
mov-deal-unit = cr
mov-deal-money = L’argent que vous payez, de { $least } à { $most } cr
mov-deal-money-help = Au-dessus de 0, vous payez ; en dessous, { $partner } paie.
mov-deal-step = Changer l’argent de { $step } cr
mov-deal-propose = Proposer
mov-deal-accept = Accepter
mov-deal-counter = Modifier
mov-deal-refuse = Refuser
mov-deal-cancel = Renoncer

# Prix.
mov-prices-list = Liste
mov-prices-grid = Grille
mov-prices-sort = Trier par : { $order }
mov-prices-by-margin = Profit
mov-prices-by-rate = Par PM
mov-prices-by-culture = Culture
mov-prices-all-buyers = Tous les acheteurs, pas seulement le meilleur
mov-prices-found-only = Seulement les cultures découvertes
mov-prices-none = Encore rien à comparer
mov-prices-from-to = Achat { $price }, vente { $pays } cr
mov-prices-demand = dont { $bonus } cr pour une demande
mov-prices-rate = { $points } PM, { $rate } cr par PM
mov-prices-margin-help = Profit d’une pièce
mov-prices-row = { $kind }, fabriqué par { $maker }
mov-prices-cell = { $kind }, de { $maker } à { $buyer } : { $price } cr, se vend { $pays } cr
mov-prices-grid-help = Les lignes vendent, les colonnes achètent ; le nombre est le profit d’une pièce. Une étoile marque une demande.
mov-prices-help = Les PM se comptent de votre vaisseau au vendeur, puis à l’acheteur, par le plus court chemin avec vos propulseurs.

# Le plan de charge.
mov-plan-roll = Un lancer moyen donne { $roll } PM ; cales libres : { $free }
mov-plan-aboard = À bord
mov-plan-empty = Ni marchandise ni passager à bord.
mov-plan-no-buyer = Aucune culture découverte n’achète encore cela.
mov-plan-hidden = Aussi acheté par
mov-plan-best = Meilleure somme par PM
mov-plan-best-word = meilleur
mov-plan-way = { $way } ; { $rate } cr par PM
mov-plan-nowhere = Personne ne les a encore découverts
mov-plan-trades = Meilleures affaires à partir d’ici
mov-plan-no-trades = Aucune marchandise en vente n’a d’acheteur découvert.
mov-plan-load = { $count ->
    [one] Vous pouvez en porter et en payer { $count } : { $sum } cr de profit
   *[other] Vous pouvez en porter et en payer { $count } : { $sum } cr de profit
}, { $turns ->
    [one] environ un tour
   *[other] environ { $turns } tours
}
mov-plan-load-none = Ni place ni argent pour cela maintenant ; { $turns ->
    [one] environ un tour
   *[other] environ { $turns } tours
}
mov-plan-fares = Passagers en attente
mov-plan-fare-way = Départ : { $from } ; destination : { $to }
mov-plan-turns = { $turns ->
    [one] environ un tour
   *[other] environ { $turns } tours
}
mov-plan-help = Estimations : plus courts chemins avec n’importe quelle valeur de navigation, téléporteurs non comptés, lancers moyens, demandes telles qu’elles sont à présent.

# Fortunes.
mov-fortune-goal = Objectif : une fortune de { $goal } cr à la fin de son propre tour
mov-fortune-no-goal = Pas d’objectif : le plus riche gagne quand la banque est vide
mov-fortune-bank = { $left } cr restent à la banque
mov-fortune-leads = en tête
mov-fortune-money = Argent
mov-fortune-deeds = Contrats
mov-fortune-worth = Fortune
mov-fortune-sum = { $what } : { $sum } cr
mov-fortune-share = { $percent } % de l’objectif
mov-fortune-deed-count = { $count ->
    [one] { $count } contrat
   *[other] { $count } contrats
}
mov-fortune-history = Fortune, tour après tour
mov-fortune-history-help = Fortune de chaque joueur sur { $turns } tours ; la ligne pointillée est l’objectif

# Cartes des choses du plateau.
mov-card-ship = { $kind } { DE($seat) }
mov-card-close = Fermer cette carte
mov-card-port = Spatioport { DE($seat) }
mov-card-open-port = Spatioport ouvert : chacun y commerce sans limite
mov-card-orbit = { $kind }, on peut y construire un spatioport
mov-card-fee = Péage { $fee } cr
mov-card-fee-shielded = Péage { $fee } cr pour vous, imprimé { $printed } cr
mov-card-jumped = Vos propulseurs le sautent
mov-card-box-empty = La case de rencontre est vide : un astéroïde
mov-card-box-down = Un jeton face cachée
mov-card-box-known = Vous avez vu ce jeton : { $marker }
mov-card-seen-by = Vu par { $seats }
mov-card-gate = Téléporteur { $gate }
mov-card-hazard = Danger, péage { $fee } cr
mov-card-relic = { $kind } : { $effect }
mov-card-exit = { $numbers } : vers { $space }
mov-card-trades = Commercer ici avec les { $culture }
mov-card-market = Marché
