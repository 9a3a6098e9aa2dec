# Dale of Merchants dans la fenêtre : lieux de la table, onglets, conseils, encyclopédie, nouvelle partie.

# Noms du jeu et de ses éditions.

dom-credits = Dale of Merchants est un jeu de Sami Laakso, paru chez Snowdale Design.
dom-fortunes = Piles au fil des tours
dom-lead = avance en piles
dom-curtain-why = Chaque joueur a quelque chose de caché. Passez l’écran, puis continuez.
dom-sources = Les étals à la fin

# Lieux de la table.

dom-table-supply = pioche
dom-table-bin =
    défausse
    du marché
dom-table-reserve = camelote
dom-table-deck = paquet
dom-table-pile = défausse
dom-table-count = ×{ $count }
dom-table-schedule = planifiées
dom-table-price = coûte { $price }
dom-table-price-more = coûte { $price } (+{ $more })
dom-table-effect = { $seat } l’applique
dom-table-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
dom-table-no-hand = Aucune carte en main
dom-table-partner = construit avec vous
dom-table-shared = construit avec { $partner }
dom-table-altered = { $printed } → { $now }
dom-table-kept = reste en main
dom-table-copy = comme { $card } : { $value }
dom-table-laid-payment = Paiement : { $sum } sur { $cost }
dom-table-laid-stack = Pile { $stack } : { $sum }, il faut exactement { $total }
dom-table-laid-inventory = { $count ->
    [0] Rien à défausser pour l’instant
    [one] { $count } carte à défausser
   *[other] { $count } cartes à défausser
}
dom-table-lay-payment = Cliquez sur les cartes avec lesquelles vous payez
dom-table-lay-stack = Cliquez sur les cartes de la pile
dom-table-lay-inventory = Cliquez sur les cartes à défausser ; aucune vaut passer

# Ce qui se trouve sous le pointeur.

dom-about-supply = Pioche du marché : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, face cachée
dom-about-bin = Défausse du marché : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
dom-about-reserve = Réserve de Camelote : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
dom-about-slot = Emplacement du marché : la valeur de la carte plus { $more }
dom-about-stack = Pile { $stack } { DE($seat) }
dom-about-stack-next = Prochaine pile { DE($seat) } : numéro { $stack }, exactement { $total } en tout{ $threat ->
    [0] {""}
   *[other] , dont { $threat } à cause des cartes adverses
}
dom-about-hand = Main { DE($seat) } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
dom-about-deck = Paquet { DE($seat) } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, face cachée
dom-about-pile = Défausse { DE($seat) } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
dom-about-schedule = Cartes planifiées { DE($seat) } : { $count }
dom-about-seat = { $hand } en main, { $deck } dans le paquet, { $pile } dans la défausse
dom-about-card = { $card }, valeur { $value }
dom-about-card-market = { $card }, valeur { $value }, au marché pour { $price }
dom-about-card-stack = { $card }, valeur { $value }, dans la pile { $stack } { DE($seat) }
dom-about-card-hand = { $card }, valeur { $value }, dans la main { DE($seat) }
dom-about-card-pile = { $card }, valeur { $value }, dans la défausse { DE($seat) }
dom-about-card-schedule = { $card }, valeur { $value }, planifiée par { $seat }

# Cartes.

dom-sort-technique-bonus = technique (+)
dom-sort-technique = technique
dom-sort-passive = passive
dom-sort-junk = camelote
dom-card-value = Valeur { $value }
dom-card-value-now = Valeur { $printed }, compte { $now } maintenant
dom-card-copies = Posée comme { $card }

# Barre des sièges et barre de décision.

dom-seat-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
dom-worth = { $stacks ->
    [one] { $stacks } pile
   *[other] { $stacks } piles
}
dom-worth-help = Piles construites. Qui termine la dernière gagne.
dom-stat-worth = { $amount ->
    [one] { $amount } pile
   *[other] { $amount } piles
}
dom-ask-no-action = { $seat } : plus aucune action. Finir la phase d’action ?
dom-status-actions = { $count ->
    [0] aucune action restante
    [one] { $count } action restante
   *[other] { $count } actions restantes
}
dom-status-actions-help = Actions restantes de ce tour. Une technique avec (+) en donne une de plus.
dom-status-choose = choisies : { $chosen } sur { $most }
dom-status-choose-up-to = choisies : { $chosen } sur { $most } au plus
dom-status-choose-help = Cartes choisies pour l’effet
dom-status-sum = posé : { $sum }
dom-status-sum-help = Ce que valent ensemble les cartes posées
dom-status-stack = { $sum } sur { $total }
dom-status-stack-help = Le total de la pile et celui qu’il lui faut
dom-lay-all = Les { $count } cartes
dom-group-market = Marché
dom-group-swap = Échanger des emplacements
dom-group-stall = Étal
dom-group-technique = Cartes
dom-group-react = Réaction
dom-group-inventory = Inventaire
dom-group-sets = Peuplades
dom-group-stop = Arrêter la partie
dom-note-idle = Elle n’aurait aucun effet maintenant.

# Onglets.

dom-tab-counsel = Conseils
    .help = Les façons de payer les cartes du marché et les piles que votre main peut monter maintenant.
dom-tab-players = Étals
    .help = L’étal, la défausse et les cartes planifiées de chaque place.
dom-tab-library = Cartes
    .help = Toutes les cartes des peuplades de cette partie avec leur texte ; cherchez un mot.
dom-resolving = En cours
dom-event-technique = { $seat } a joué une technique.
dom-event-purchase = { $seat } a acheté une carte.
dom-event-stack = { $seat } a construit une pile.
dom-event-shuffle = { $seat } a mélangé un paquet.
dom-event-arrival = Une carte est arrivée dans la main { DE($seat) }.
dom-aura-market = { $card } { DE($seat) } : les cartes du marché coûtent { $by } de plus
dom-aura-stack = { $card } { DE($seat) } : la prochaine pile exige { $by } de plus
dom-aura-refill = { $card } { DE($seat) } : au plus { $by ->
    [one] { $by } carte piochée
   *[other] { $by } cartes piochées
} au rangement

# Conseils.

dom-counsel-puzzle = Ici, c’est à vous de trouver ce qui peut être construit et acheté.
dom-counsel-no-hand = La main de devant est cachée.
dom-counsel-build = Que puis-je construire ?
dom-counsel-needs = La pile { $stack } doit valoir exactement { $total }{ $threat ->
    [0] {""}
   *[other] { " " }(dont { $threat } à cause des adversaires)
}.
dom-counsel-no-build = Pas avec ces cartes.
dom-counsel-enough = Ce qui est posé suffit pour la pile.
dom-counsel-no-help = Aucune de ces cartes ne la complète.
dom-counsel-draft = Les peuplades se choisissent d’abord. L’onglet « { dom-tab-library } » montre toutes les cartes de chacune.
dom-counsel-as = { $card } comme { $copied }
dom-counsel-sum = { $count ->
    [one] vaut { $sum }
   *[other] valent { $sum } ensemble
}
dom-counsel-shifted = { $count ->
    [one] vaut { $sum }, décalée de { $shift }
   *[other] valent { $sum }, décalées de { $shift }
}
dom-counsel-lay = { $count ->
    [one] Poser cette carte
   *[other] Poser ces cartes
}
dom-counsel-laid = C’est déjà posé.
dom-counsel-not-now = Pas maintenant : autre chose est demandé.
dom-counsel-more = { $count ->
    [one] et { $count } autre façon
   *[other] et { $count } autres façons
}
dom-counsel-buy = Que puis-je acheter ?
dom-counsel-price = coûte { $price } maintenant
dom-counsel-too-dear = Trop cher pour cette main
dom-counsel-ways = { $count ->
    [one] { $count } façon de payer, au plus juste :
   *[other] { $count } façons de payer, au plus juste :
}
dom-counsel-hand = Que fait ma main ?
dom-counsel-copies = Peut copier maintenant : { $cards }

# Étals.

dom-player-stall = { $built ->
    [one] { $built } pile
   *[other] { $built } piles
} sur { $goal } ; suivante : pile { $stack } avec { $total }
dom-player-done = Les { $goal } piles sont construites
dom-player-stack = Pile { $stack }, qui vaut { $worth }
dom-player-schedule = Planifiées
dom-player-pile = Sa propre défausse, à partir du dessus
dom-player-whole-pile = Toute sa défausse

# Encyclopédie.

dom-library-search = Chercher des cartes
dom-library-none = Aucune carte ne contient ces mots.

# Phases, dans l’éditeur de position.

dom-phase-draft = Choix des peuplades
dom-phase-start = Début du tour
dom-phase-action = Actions
dom-phase-hand = Compléter la main
dom-phase-market = Compléter le marché
dom-phase-end = Fin du tour
dom-phase-over = Partie terminée

# Le plateau.

dom-tray-other = { $chooser } choisit à cause { DE($card) }, jouée par { $seat }
dom-tray-my-deck = Votre paquet, trié
dom-tray-my-pile = Votre défausse
dom-tray-my-hand = Votre main
dom-tray-deck = Paquet { DE($seat) }
dom-tray-pile = Défausse { DE($seat) }
dom-tray-hand = Main { DE($seat) }
dom-tray-fetch = Votre défausse : { dom-card-squirrel_3 } en laisse entrer une carte dans la pile
dom-tray-held = Cartes tenues par l’effet
dom-tray-copies = ×{ $count }
dom-tray-close = Fermer
dom-tray-give = À { $seat }
dom-tray-ban = Écarter : { $set }
dom-tray-pick = Jouer avec : { $set }
dom-tray-banned = reste dans la boîte
dom-tray-picked = participe

# Nouvelle partie.

dom-sets = Peuplades
dom-sets-chosen = { $chosen } sur { $needed } choisies ; les autres sont tirées au hasard.
dom-sets-complete = Les { $needed } sont choisies.
dom-sets-drafted = Les joueurs écartent et choisissent les peuplades à tour de rôle au début de la partie.
dom-sets-first = Bien pour une première partie
dom-sets-first-help = Des peuplades vite comprises
dom-sets-random = Tout au hasard
dom-sets-random-help = Le hasard choisit toutes les peuplades
dom-rating-complexity = complexité
dom-rating-interaction = interaction
dom-rating-nastiness = méchanceté
dom-rating-luck = hasard
dom-first = Qui commence
dom-first-random = Le hasard décide

## Par quoi on compare des lignes de jeu

dom-figure-stacks = Piles de l’étal
dom-figure-stall = Cartes de l’étal
dom-figure-hand = Cartes en main
dom-figure-cards = Cartes en jeu
dom-sets-too-many = Les { $needed } sont déjà choisis : cliquez d’abord sur l’un d’eux pour l’enlever.
dom-aloud-own = C’est { $seat } qui agit et n’y réagit pas.
dom-aloud-partner = { $seat } est dans la même équipe et n’y réagit pas.
dom-aloud-empty = { $seat } n’a aucune carte en main.
dom-react-to = Voici à quoi l’on peut réagir :

# What lies ahead, in the sheet of what is tried.
dom-ahead-now = Pile { $stack }, total { $total } : la main peut la construire maintenant.
dom-ahead-not-now = Pile { $stack }, total { $total } : pas avec cette main.
dom-ahead-then = Viennent ensuite les piles { $from } à { $to }.
dom-plan-stacks = { $stacks ->
    [0] Aucune pile
    [one] Une pile
   *[other] { $stacks } piles
} en { $turns ->
    [one] un tour
   *[other] { $turns } tours
}.
dom-plan-pace = Encore { $left ->
    [one] une pile
   *[other] { $left } piles
} à construire : environ { $turns } tours à ce rythme.

## À quoi sert une chose du plateau : le bouton droit

dom-for-market = Les cartes du marché s’achètent avec des cartes de votre main et deviennent vôtres.
dom-for-supply = Le marché se remplit depuis cette pioche.
dom-for-bin = Ici se trouvent les cartes sorties du marché ou de chez un joueur.
dom-for-stall = Le premier qui achève la dernière pile de son étal l’emporte.
dom-for-hand = Les cartes de votre main paient, se jouent comme techniques ou forment des piles.
dom-for-deck = À la fin du tour, la main se complète depuis le paquet.
dom-for-pile = Ce qui a servi est ici et redevient le paquet quand il est vide.
dom-for-schedule = Une technique jouée reste ici jusqu’à la fin du tour, ou tant qu’elle dure.
dom-for-junk = La Camelote vaut 1 en paiement et ne bâtit rien : elle encombre le paquet.
dom-for-seat = Chaque joueur a une main, un paquet, une défausse et un étal.

dom-list-buy = Acheter une carte ({ $count })
dom-list-play = Jouer une carte ({ $count })
dom-list-lay = Poser une carte ({ $count })
dom-list-lift = Reprendre une carte ({ $count })
dom-list-resolve = Résoudre une carte ({ $count })
dom-list-give = Donner une carte ({ $count })
dom-list-sets = Choisir une peuplade ({ $count })
dom-list-choose = Choisir une carte ({ $count })
dom-words-lift-nth = { $words } (posée en no { $nth })
dom-note-given = Définitif : un autre joueur l’aura.
dom-note-thrown = Définitif : une carte jetée quitte votre paquet et ne revient pas.
dom-note-stands = Une pile bâtie reste : ses cartes demeurent dans l’étal, et on ne peut revenir en arrière.
dom-question-stack-stands = { $seat } : de quelles cartes est faite la pile ? Une fois bâtie, elle reste.

dom-note-set = { $theme } { $hard ->
    [0] Très facile à jouer.
    [1] Facile à jouer.
    [2] De difficulté moyenne.
   *[other] Difficile à jouer.
}
