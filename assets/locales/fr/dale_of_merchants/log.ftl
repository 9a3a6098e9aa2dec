### Dale of Merchants, en français : le journal. Les lignes qui nomment des cartes d’une main ou d’un paquet ne vont qu’à qui
### peut les connaître.

# La partie et ses tours.
dom-log-sets = Les peuplades de cette partie : { $sets }
dom-log-bans = { $seat } écarte les { $set }
dom-log-picks-set = { $seat } choisit les { $set }
dom-log-turn = Tour { $turn } : { $seat }
dom-log-wins = L’étal est complet avec { $stacks } piles : { $seat } gagne
dom-log-nothing-moves = Personne n’a construit de pile depuis { $rounds } tours de table. Situation : { $standings }. Si tout le monde accepte, la partie s’arrête
dom-log-standing = { $seat } { $stacks }
dom-log-proposes-stop = { $seat } propose d’arrêter la partie
dom-log-agrees = { $seat } accepte d’arrêter
dom-log-declines = { $seat } veut continuer
dom-log-stopped = Tout le monde accepte : la partie s’arrête, et personne ne gagne

# Les paquets et le marché.
dom-log-shuffles = { $seat } mélange son paquet
dom-log-rebuilds = Le paquet { DE($seat) } est vide : la défausse est mélangée et devient le paquet
dom-log-turns-over = { $seat } échange son paquet et sa défausse en les retournant
dom-log-supply-rebuilt = La pioche du marché est vide : la défausse du marché est mélangée et devient la pioche
dom-log-stand-in = La réserve de Camelote est vide : une autre carte en tient lieu
dom-log-market-filled = Le marché glisse vers la droite et reçoit { $cards ->
    [one] { $cards } nouvelle carte
   *[other] { $cards } nouvelles cartes
}

# Techniques, capacités, réactions.
dom-log-resolves = { $seat } applique maintenant l’effet retardé { DE($card) }
    .short = applique maintenant l’effet retardé { DE($card) }
dom-log-plays = { $seat } joue { $card }
    .short = joue { $card }
dom-log-plays-as = { $seat } joue { $card } en copiant { $as }
    .short = joue { $card } en copiant { $as }
dom-log-uses = { $seat } montre { $card } et l’utilise
    .short = montre { $card } et l’utilise
dom-log-uses-as = { $seat } montre { $card } et l’utilise en copiant { $as }
    .short = montre { $card } et l’utilise en copiant { $as }
dom-log-reacts = { $seat } réagit avec { $card }
    .short = réagit avec { $card }
dom-log-reacts-as = { $seat } réagit avec { $card } en copiant { $as }
    .short = réagit avec { $card } en copiant { $as }
dom-log-shows-as = { $seat } montre { $card } en copiant { $as } : sa main se complète à plus de cartes
    .short = montre { $card } en copiant { $as } : sa main se complète à plus de cartes
dom-log-shows-passive = { $seat } montre { $card } : sa main se complète à plus de cartes
    .short = montre { $card } : sa main se complète à plus de cartes
dom-log-used-as = { $card } compte comme { $as }

# Acheter, construire, défausser.
dom-log-buys = { $seat } achète { $card } pour { $cost } et paie avec { $cards }
    .short = achète { $card } pour { $cost }
dom-log-buys-bin = { $seat } achète { $card } dans la défausse du marché pour { $cost } et paie avec { $cards }
    .short = achète { $card } dans la défausse du marché pour { $cost }
dom-log-buys-free = { $seat } achète { $card } pour rien
    .short = achète { $card } pour rien
dom-log-permutes = { $seat } range les cartes du marché dans un autre ordre
dom-log-buys-keeping = { $seat } achète { $card } pour { $cost } sans se défaire d’aucune carte
    .short = achète { $card } pour { $cost } sans se défaire d’aucune carte
dom-log-keeps = { $seat } montre { $card } pour compléter le paiement et garde cette carte en main
    .short = montre { $card } pour compléter le paiement et garde cette carte en main
dom-log-builds = { $seat } construit la pile { $stack } (total { $total }) avec { $cards }
    .short = construit la pile { $stack } (total { $total }) avec { $cards }
dom-log-stops-building = { $seat } ne construit plus de pile
dom-log-withdraws-stack = { $seat } reprend la pile montrée
dom-log-asks-help = { $seat } montre { $cards } pour une pile de { $total } et demande l’aide { DE($partner) }
    .short = montre { $cards } pour une pile de { $total } et demande l’aide { DE($partner) }
dom-log-helps = { $seat } propose à { $builder } { $cards }
    .short = propose à { $builder } { $cards }
dom-log-declines-help = { $seat } n’ajoute rien
dom-log-discards = { $seat } défausse { $cards }
    .short = défausse { $cards }
dom-log-discards-from = { $seat } défausse { $cards } { $from }
    .short = défausse { $cards } { $from }
dom-log-discards-nothing = { $seat } ne défausse rien

# Des cartes en mouvement.
dom-log-draws = { $n ->
    [one] { $seat } pioche { $n } carte
   *[other] { $seat } pioche { $n } cartes
}
dom-log-draws-from = { $n ->
    [one] { $seat } pioche { $n } carte du paquet { DE($whose) }
   *[other] { $seat } pioche { $n } cartes du paquet { DE($whose) }
}
    .short = { $n ->
        [one] pioche { $n } carte du paquet { DE($whose) }
       *[other] pioche { $n } cartes du paquet { DE($whose) }
    }
dom-log-draws-supply = { $n ->
    [one] { $seat } pioche { $n } carte de la pioche du marché
   *[other] { $seat } pioche { $n } cartes de la pioche du marché
}
dom-log-gets-which = { $seat } reçoit { $cards }
    .short = reçoit { $cards }
dom-log-throws-away = { $seat } jette { $cards } { $from }
    .short = jette { $cards } { $from }
dom-log-takes = { $seat } prend { $cards } { $from }
    .short = prend { $cards } { $from }
dom-log-takes-hidden = { $n ->
    [one] { $seat } prend { $n } carte { $from }
   *[other] { $seat } prend { $n } cartes { $from }
}
    .short = { $n ->
        [one] prend { $n } carte { $from }
       *[other] prend { $n } cartes { $from }
    }
dom-log-takes-from = { $n ->
    [one] { $seat } prend { $n } carte à { $whose }
   *[other] { $seat } prend { $n } cartes à { $whose }
}
    .short = { $n ->
        [one] prend { $n } carte à { $whose }
       *[other] prend { $n } cartes à { $whose }
    }
dom-log-gives = { $n ->
    [one] { $seat } donne { $n } carte à { $whose }
   *[other] { $seat } donne { $n } cartes à { $whose }
}
    .short = { $n ->
        [one] donne { $n } carte à { $whose }
       *[other] donne { $n } cartes à { $whose }
    }
dom-log-tops = { $seat } place { $cards } sur le paquet { DE($whose) }
    .short = place { $cards } sur le paquet { DE($whose) }
dom-log-tops-hidden = { $n ->
    [one] { $seat } place { $n } carte sur le paquet { DE($whose) }
   *[other] { $seat } place { $n } cartes sur le paquet { DE($whose) }
}
    .short = { $n ->
        [one] place { $n } carte sur le paquet { DE($whose) }
       *[other] place { $n } cartes sur le paquet { DE($whose) }
    }
dom-log-tops-which = Sur le paquet { DE($whose) } : { $cards }
dom-log-sets-aside = { $n ->
    [one] { $n } carte { DE($seat) } est mise de côté
   *[other] { $n } cartes { DE($seat) } sont mises de côté
}
dom-log-sets-aside-which = Les cartes mises de côté : { $cards }
dom-log-nothing = Rien ne se passe : il n’y a aucune carte pour { $seat }
dom-log-exchanges = { $n ->
    [one] { $seat } échange { $n } carte { $from } contre { $n } { $with }
   *[other] { $seat } échange { $n } cartes { $from } contre { $n } { $with }
}
    .short = { $n ->
        [one] échange { $n } carte { $from } contre { $n } { $with }
       *[other] échange { $n } cartes { $from } contre { $n } { $with }
    }
dom-log-replaces = { $seat } prend { $taken } { $from } et met { $card } à sa place
    .short = prend { $taken } { $from } et met { $card } à sa place
dom-log-deals = { $seat } donne une carte à { $whose }
    .short = donne une carte à { $whose }
dom-log-deals-deck = { $seat } place une carte sur le paquet { DE($whose) }
    .short = place une carte sur le paquet { DE($whose) }

# Choix, dés, regards.
dom-log-rolls = { $seat } obtient { $n } au dé
dom-log-names = { $n ->
    [0] { $seat } ne choisit personne
   *[other] { $seat } choisit { $players }
}
dom-log-number = { $seat } dit { $n }
dom-log-from-deck = { $seat } choisit le paquet
dom-log-from-pile = { $seat } choisit la défausse
dom-log-left = { $seat } choisit la gauche
dom-log-right = { $seat } choisit la droite
dom-log-looks = { $n ->
    [one] { $seat } regarde { $n } carte
   *[other] { $seat } regarde { $n } cartes
}
    .short = { $n ->
        [one] regarde { $n } carte
       *[other] regarde { $n } cartes
    }
dom-log-looks-hand = { $n ->
    [one] { $seat } regarde { $n } carte de la main { DE($whose) }
   *[other] { $seat } regarde { $n } cartes de la main { DE($whose) }
}
    .short = { $n ->
        [one] regarde { $n } carte de la main { DE($whose) }
       *[other] regarde { $n } cartes de la main { DE($whose) }
    }
dom-log-sees = { $seat } voit { $cards }
dom-log-reveals = { $seat } montre { $cards }
    .short = montre { $cards }
dom-log-reveals-as = { $card } copie { $as }
dom-log-chooses = { $n ->
    [one] { $seat } choisit en secret { $n } carte de sa main
   *[other] { $seat } choisit en secret { $n } cartes de sa main
}
dom-log-chooses-which = { $seat } a choisi { $cards }
    .short = a choisi { $cards }

# Valeurs, prix et mains modifiés.
dom-log-all-more = Chaque carte utilisée pendant ce tour par { $seat } compte { $n } de plus
dom-log-all-times = Chaque carte utilisée pendant ce tour par { $seat } compte { $n } fois sa valeur
dom-log-all-set = Chaque carte utilisée pendant ce tour par { $seat } compte { $n }
dom-log-card-more = { $card } compte { $n } de plus pour { $seat } pendant ce tour
dom-log-altered-enough = { $n } modifications sont déjà en cours ce tour-ci : ce que joue { $seat } ne modifie plus aucune valeur
dom-log-card-times = { $card } compte { $n } fois sa valeur pour { $seat } pendant ce tour
dom-log-card-set = { $card } compte { $n } pour { $seat } pendant ce tour
dom-log-aura-market = Les cartes du marché coûtent { $n } de plus aux adversaires { DE($seat) }
dom-log-aura-stack = Les piles des adversaires { DE($seat) } doivent totaliser { $n } de plus
dom-log-aura-refill = Les adversaires { DE($seat) } piochent au plus { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} pour compléter leur main
dom-log-aura-hand = { $seat } complète sa main à { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} de plus pendant ce tour
dom-log-aura-cheaper = Les cartes du marché coûtent { $n } de moins à { $seat } pendant ce tour
dom-log-aura-dearer = Les cartes du marché coûtent { $n } de plus à { $seat } pendant ce tour

# D’où viennent les cartes ; « sa » et « son » se rapportent à qui commence la phrase.
dom-from-market = du marché
dom-from-bin = de la défausse du marché
dom-from-supply = de la pioche du marché
dom-from-reserve = de la réserve de Camelote
dom-from-aside = des cartes mises de côté
dom-from-payment = du paiement
dom-from-table = de la table
dom-from-own-hand = de sa propre main
dom-from-own-deck = de son propre paquet
dom-from-own-pile = de sa propre défausse
dom-from-own-stall = de son propre étal
dom-from-hand = de la main { DE($whose) }
dom-from-deck = du paquet { DE($whose) }
dom-from-pile = de la défausse { DE($whose) }
dom-from-stall = de l’étal { DE($whose) }
