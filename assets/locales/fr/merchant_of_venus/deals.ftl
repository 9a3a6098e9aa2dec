# Merchant of Venus : vaisseaux, contrats, troc, cartes de culture et échanges entre joueurs. Vocabulaire : voir les règles.

# Vaisseaux
mov-act-buy-ship = Acheter un { $kind } pour { $price } cr et votre vaisseau
    .short = { $kind } : { $price } cr
mov-act-buy-ship-down = Passer à un { $kind } et recevoir { $price } cr de crédit de troc
    .short = { $kind } (+{ $price } cr)
mov-act-leave-behind = Laisser { $kind-one } ({ $room ->
    [1] une demi-cale
    [2] une cale
   *[other] { $room } demi-cales
})
    .short = { $kind-one }

mov-no-ship-sold = On ne vend pas { DE($kind) } ici
mov-no-same-ship = Vous pilotez déjà un { $kind }
mov-no-ship-needs-both = Un vaisseau demande votre achat et votre vente, et l’un des deux est consommé
mov-no-ship-too-dear = Vous avez { $have } cr ; en plus de votre vieux vaisseau, il faut { $price } cr
mov-no-surplus = Le { $kind } a { $room } de place, votre cargaison en demande { $needs }
mov-no-relic-left-behind = Une relique ne prend pas de place : elle vient aussi

mov-log-ship = { $seat } fait reprendre un { $old } pour { $worth } cr et achète un { $kind } pour { $price } cr
    .short = fait reprendre un { $old } pour { $worth } cr et achète un { $kind } pour { $price } cr
mov-log-left-behind = { $seat } laisse { $kind-one }

# Contrats
mov-act-buy-port = Construire le spatioport { $space } pour { $price } cr
    .short = Port : { $price } cr
mov-act-buy-factory = Construire l’usine des { $culture } pour { $price } cr
    .short = Usine : { $price } cr
mov-act-buy-factory-at = Construire l’usine des { $culture } pour { $price } cr à { $space }
    .short = Usine : { $space }

mov-no-deed-of-elsewhere = Les contrats { DE($system) } ne s’achètent que là-bas
mov-no-orbit-taken = Cette orbite est prise : { $seat } possède le spatioport
mov-no-markers-left = Vos { $count } marqueurs sont tous posés
mov-no-factory-owned = L’usine d’ici appartient déjà à { $seat }
mov-no-factory-place = L’usine doit être dans une ville ou un spatioport de ce système

mov-log-port = { $seat } construit le spatioport { $space } pour { $price } cr
    .short = construit le spatioport { $space } pour { $price } cr
mov-log-factory = { $seat } construit l’usine des { $culture } pour { $price } cr
    .short = construit l’usine des { $culture } pour { $price } cr
mov-log-factory-good = L’usine fabrique { $kind }, en vente au marché des { $culture }

# Troc
mov-act-trade-in = Troquer { $kind-one } contre { $worth } cr de crédit de troc
    .short = Reprise : { $kind-one }
mov-act-barter-first = Payer d’abord en crédit de troc ({ $credit } cr)
    .short = Crédit d’abord
mov-act-money-first = Payer d’abord en argent (crédit de troc { $credit } cr)
    .short = Argent d’abord

mov-no-barter-at-base = La Base ne prend pas d’équipement
mov-no-good-barter = Les marchandises se vendent pour de l’argent, elles ne se troquent pas
mov-no-passenger-trade = Les passagers se déposent, ils ne se troquent pas
mov-no-ship-alone = Un vaisseau n’est repris que contre un autre vaisseau
mov-no-deed-barter = Les contrats ne se vendent ni ne se troquent
mov-no-barter-credit = Vous n’avez pas de crédit de troc

mov-log-trade-in = { $seat } troque { $kind-one } contre { $worth } cr de crédit de troc
    .short = troque { $kind-one } contre { $worth } cr de crédit de troc

# Cartes de culture
mov-act-trade-card-in = Troquer la carte des { $culture } contre { $value } cr de crédit de troc
    .short = Reprise : { $culture }
mov-act-open-card = Payer avec la carte des { $culture } : { $value } cr, sans user d’achat si elle paie tout
    .short = Carte : { $culture }
mov-act-open-card-spent = Payer avec la carte des { $culture } : { $value } cr, achat épuisé : seulement ce qu’elle paie en entier
    .short = Carte : { $culture }
mov-act-close-card-unused = Garder la carte des { $culture } pour plus tard
    .short = Garder la carte
mov-act-close-card-losing = Assez acheté avec la carte ({ $lost } cr perdus)
    .short = Assez ({ $lost } cr perdus)

mov-no-card-of-another = Cette carte ne vaut qu’auprès des { $culture }

mov-log-card-traded-in = { $seat } troque la carte des { $culture } contre { $value } cr de crédit de troc
mov-log-card-opened = { $seat } présente la carte des { $culture }, qui paie { $value } cr
mov-log-card-kept = { $seat } garde la carte des { $culture } pour plus tard
mov-log-card-used-up = { $seat } a épuisé la carte des { $culture }
mov-log-card-lapsed = { $seat } retire du jeu la carte des { $culture } ; { $lost } cr sont perdus

# Échanges entre joueurs
mov-act-deal = Échanger avec { $partner }
mov-act-give = Donner : { $kind }
mov-act-ask = Demander : { $kind }
mov-act-take-back = Retirer : { $kind } ({ $seat })
    .short = Sans { $kind }
mov-act-deal-money = Argent de l’échange : { $paid ->
    [0] { $pays ->
        [0] aucun pour l’instant
       *[other] vous payez { $pays } cr à { $partner }
    }
   *[other] { $partner } vous paie { $paid } cr
}
mov-act-propose = Proposer à { $partner } : { $gives } contre { $gets }
    .short = Proposer
mov-act-cancel-deal = Renoncer à cet échange
mov-act-accept = Accepter : { mov-deal-give } contre { $gets }
    .short = Accepter
mov-act-refuse = Refuser l’échange { DE($partner) }
    .short = Refuser
mov-act-counter = Modifier l’échange et le proposer à { $partner }
    .short = Le changer

mov-no-deal-place = Les joueurs échangent après le déplacement, en ville, à un spatioport, à la Base et sur les astéroïdes
mov-no-deal-not-here = { $partner } n’est pas ici
mov-no-deal-turn = Seul le joueur actif ouvre un échange
mov-no-deal-again = Échanges déjà refusés par { $partner } ce tour-ci : { $count }
mov-no-deal-kind = Vaisseaux et contrats ne s’échangent pas entre joueurs
mov-no-deal-empty = Rien ne change encore de main dans cet échange
mov-no-deal-money = { $seat } a { $have } cr, l’échange demande { $price } cr
mov-no-deal-room = Le vaisseau { DE($seat) } a { $room } de place ; après cet échange, sa cargaison en demanderait { $needs }

mov-log-deal-proposed = { $seat } propose à { $partner } : { $gives } contre { $gets }
mov-log-deal-done = L’échange est fait : { $seat } { mov-deal-handed } contre { $gets }
mov-log-deal-refused = { $seat } refuse l’échange { DE($partner) }
mov-log-deal-countered = { $seat } veut modifier l’échange { DE($partner) }
mov-log-deal-given-up = { $seat } renonce à l’échange avec { $partner }

# Ce que donne un côté de l’échange : des pièces, et l’argent en dernier.
mov-deal-card = la carte des { $culture }
mov-deal-rider = { $kind } (destination { $to }, { $fare } cr)
mov-deal-sum = { $sum } cr
# Le même après le mot pour donner.
mov-deal-give = { $giving ->
    [0] ne rien donner
   *[other] donner { $gives }
}
mov-deal-handed = { $giving ->
    [0] ne donne rien à { $partner }
   *[other] donne à { $partner } { $gives }
}
