### Dale of Merchants, en français : ce qui est demandé, ce qui peut être choisi, et pourquoi quelque chose est impossible.
### Cartes, peuplades et joueurs viennent en arguments ; les cartes qu’une phrase nomme d’elle-même viennent de cards.

## Ce qui est demandé

dom-question-ban = { $seat } : quelle peuplade reste dans la boîte ?
dom-question-pick-set = { $seat } : quelle peuplade participe ?
dom-question-scheduled = { $seat } : quelle carte planifiée passe maintenant ?
dom-question-action = { $seat } : acheter, jouer, construire ou défausser ?
dom-question-pay = { $seat } : avec quoi payez-vous ?
dom-question-stack = { $seat } : de quelles cartes est faite la pile ?
dom-question-extra = { $seat } : construire aussitôt une autre pile, grâce à { dom-card-squirrel_5b } ?
dom-question-inventory = { $seat } : que défaussez-vous ?
dom-question-help = { $seat } : ajoutez-vous des cartes à la pile de votre partenaire ?
dom-question-cards = { $seat } : choisissez des cartes
dom-question-order = { $seat } : quelle carte vient ensuite ?
dom-question-players = { $seat } : qui choisissez-vous ?
dom-question-number = { $seat } : que choisissez-vous ?
dom-question-side = { $seat } : à gauche ou à droite ?
dom-question-may = { $seat } : profitez-vous de ce que permet la carte ?
dom-question-deal = { $seat } : à qui va chaque carte ?
dom-question-looked = { $seat } : regardez, puis continuez
dom-question-react = { $seat } : réagissez-vous ?
dom-question-hand-size = { $seat } : montrez-vous une carte qui agrandit votre main ?
dom-question-turn-end = { $seat } : encore quelque chose avant la fin du tour ?
dom-question-stop = { $seat } : arrêter la partie ici ?
dom-question-exchange = { $seat } : quelles cartes sont échangées ?

# La même chose de plus près : ce que deviennent les cartes, à cause de quelle carte, après quoi.
dom-ask-because = { $asked } ({ $card })
dom-ask-react = { $happened } { $seat } : réagissez-vous ?
dom-ask-react-nothing = { $happened } { $seat } : rien ici ne réagit. Regardez, puis continuez.
dom-ask-keep-card = { $seat } : { $most ->
    [one] quelle carte gardez-vous ?
   *[other] quelles cartes gardez-vous ?
}
dom-ask-take = { $seat } : { $most ->
    [one] quelle carte prenez-vous ?
   *[other] quelles cartes prenez-vous ?
}
dom-ask-hand-over = { $seat } : { $most ->
    [one] quelle carte donnez-vous ?
   *[other] quelles cartes donnez-vous ?
}
dom-ask-on-deck = { $seat } : quelle carte va ensuite sur le paquet ?
dom-ask-discard = { $seat } : { $most ->
    [one] quelle carte défaussez-vous ?
   *[other] quelles cartes défaussez-vous ?
}
dom-ask-throw-away = { $seat } : { $most ->
    [one] quelle carte jetez-vous ?
   *[other] quelles cartes jetez-vous ?
}
dom-ask-replace = { $seat } : avec quelle carte échangez-vous ?
dom-ask-show = { $seat } : { $most ->
    [one] quelle carte montrez-vous ?
   *[other] quelles cartes montrez-vous ?
}

## Ce qui peut être choisi

# Peuplades.
dom-act-ban = Écarter les { $set }
dom-act-pick-set = Jouer avec les { $set }

# Techniques, capacités, réactions.
dom-act-resolve = Exécuter { $card }
dom-act-play = Jouer { $card }
dom-act-play-bonus = Jouer { $card }, avec une action de plus
dom-act-play-as = Jouer { $card } comme { $target }
dom-act-play-as-bonus = Jouer { $card } comme { $target }, avec une action de plus
dom-act-use = Utiliser { $card }
    .short = { $card }
dom-act-use-as = Utiliser { $card } comme { $target }
    .short = { $card } : { $target }
dom-act-react = Réagir avec { $card }
    .short = { $card }
dom-act-react-as = Réagir avec { $card } comme { $target }
    .short = { $card } : { $target }
dom-act-pass = Pas de réaction
dom-act-show-as = Montrer { $card } comme { $target }
    .short = { $card } : { $target }
dom-act-show-none = Ne plus rien montrer
dom-act-end-actions = Finir la phase d’action
    .short = Finir les actions
dom-act-end-actions-declining = Finir la phase d’action ({ $left ->
    [one] { $left } action abandonnée
   *[other] { $left } actions abandonnées
})
    .short = Finir les actions
dom-sure-end-actions = Il vous reste une action, et elle peut servir. Terminer vos actions quand même ?
    .yes = Les terminer
dom-act-end-turn = Finir le tour

# Marché.
dom-act-buy = Acheter { $card } pour { $price }
dom-act-buy-bin = Acheter { $card } dans la défausse du marché pour { $price }
dom-act-lay = Payer avec { $card } ({ $value }) : { $sum } sur { $cost }
dom-act-lay-as = Payer avec { $card } comme { $target } ({ $value }) : { $sum } sur { $cost }
dom-act-lift = Reprendre { $card } : { $sum } sur { $cost }
dom-act-keep = Garder { $card } en main
dom-act-keep-not = Laisser { $card } partir avec le paiement
    .short = Céder { $card }
# Un emplacement se nomme par son surcoût.
dom-act-swap-slots = Les emplacements +{ $first } et +{ $second } du marché échangent leurs places
    .short = +{ $first } et +{ $second }
dom-act-pay = Payer { $paid } pour { $bought } (prix { $price })
    .short = Payer { $paid }
dom-act-withdraw = { $cards ->
    [0] Choisir autre chose
   *[other] Tout reprendre
}

# Étal.
dom-act-build = Construire la pile { $stack } (total { $total })
    .short = Pile { $stack } ({ $total })
dom-act-lay-stack = Ajouter { $card } ({ $value }) : { $sum } sur { $total }
dom-act-lay-stack-as = Ajouter { $card } comme { $target } ({ $value }) : { $sum } sur { $total }
dom-act-fetch = Ajouter { $card } ({ $value }) de votre défausse : { $sum } sur { $total }
dom-act-lift-stack = Reprendre { $card } : { $sum } sur { $total }
dom-act-shift = { $n ->
    [0] Laisser le total tel quel : { $sum } sur { $total }
   *[other] Décaler le total de { $n } : { $sum } sur { $total }
}
    .short = { $sum } sur { $total }
dom-act-close = Construire la pile { $stack } avec ces cartes
    .short = Bâtir la pile { $stack }
dom-act-stop-building = Ne plus construire de pile
dom-act-ask-help = Montrer la pile et demander l’aide { DE($partner) } ({ $n ->
    [0] il ne manque rien
   *[other] il manque : { $n }
})
    .short = Demander : { $partner }
dom-act-answer-help = Proposer { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} à { $builder } ({ $n ->
    [0] il ne manque alors rien
   *[other] il manque encore : { $n }
})
    .short = Proposer ({ $cards })
dom-act-decline-help = Ne rien ajouter

# Inventaire.
dom-act-inventory = Défausser des cartes, ou aucune
    .short = Défausser
dom-act-lay-inventory = Défausser { $card }
dom-act-lift-inventory = Garder { $card }
dom-act-discard = { $cards ->
    [0] Ne rien défausser : passer
    [one] Défausser cette carte
   *[other] Défausser ces { $cards } cartes
}

# Réponses à ce que demande une carte.
dom-act-keep-card = Garder { $card }
dom-act-take = Prendre { $card }
dom-act-hand-over = Donner { $card }
dom-act-on-deck = Ensuite sur le paquet : { $card }
dom-act-discard-card = Défausser { $card }
dom-act-throw-away = Jeter { $card }
dom-act-exchange = Échanger { $card }
dom-act-replace = Échanger avec : { $card }
dom-act-show-card = Montrer { $card }
dom-act-choose = Choisir { $card }
dom-act-choose-as = Choisir { $card } en copiant { $target }
dom-act-done = C’est tout (cartes choisies : { $n })
    .short = C’est tout
dom-act-none = Ne choisir aucune carte
dom-act-nobody = Ne choisir personne
dom-act-rest = Le reste tel quel
dom-act-name = Choisir { $seat }
dom-act-number = Valeur { $n }
dom-act-from-deck = Du paquet
dom-act-from-pile = De la défausse
dom-act-left = À gauche, vers { $seat }
    .short = Gauche : { $seat }
dom-act-right = À droite, vers { $seat }
    .short = Droite : { $seat }
dom-act-yes = Oui, utiliser { $card }
    .short = Oui
dom-act-no = Non
dom-act-give = Donner { $card } à { $seat }
dom-act-go-on = C’est vu, continuer

# Arrêter la partie.
dom-act-propose-stop = Proposer d’arrêter la partie
    .short = Arrêter la partie ?
dom-act-agree = Accepter d’arrêter
dom-act-decline = Continuer la partie

## Pourquoi pas

# Le tour.
dom-no-action = Il ne vous reste aucune action
dom-no-end-first = Faites d’abord une action ; ne rien défausser en est une
dom-no-not-now = Impossible maintenant : autre chose est demandé à { $seat }
dom-no-over = La partie est finie
dom-no-clean-up = La phase d’action est finie : c’est le rangement
dom-no-draft-first = Les peuplades se choisissent d’abord : c’est à { $seat }
dom-no-draft-open = Terminez d’abord ce que vous posez, ou reprenez-le
dom-no-nothing-open = Rien n’est en train d’être posé : commencez par acheter, bâtir ou défausser
dom-no-no-purchase = Aucun achat n’est en cours : choisissez d’abord une carte du marché
dom-no-no-stack = Aucune pile n’est en train d’être posée : commencez-en une
dom-no-no-inventory = Aucune défausse n’est en cours : commencez par une action d’inventaire
dom-no-nothing-asked = Aucune carte n’attend de réponse
dom-no-no-hand-step = Une carte ne se montre comme une autre que lorsque la main se complète à la fin du tour
dom-no-nothing-proposed = Personne n’a proposé d’arrêter la partie
dom-no-draft-over = Les peuplades de cette partie sont déjà choisies
dom-no-answer-first = { $seat } doit d’abord répondre à { $card }
dom-no-finish-card = Finissez d’abord { $card }
dom-no-scheduled-first = Vos cartes planifiées passent d’abord
dom-no-not-due = Ce n’est pas encore le moment pour { $card }
dom-no-not-in-hand = { $card } n’est pas dans votre main

# Peuplades.
dom-no-set-banned = La peuplade « { $set } » est hors de cette partie
dom-no-set-taken = La peuplade « { $set } » est déjà choisie

# Techniques, capacités, copies, réactions.
dom-no-technique = { $card } n’est pas une technique
dom-no-ability = { $card } n’a rien à utiliser pendant votre tour
dom-no-used = Vous avez déjà utilisé { $card } pendant ce tour
dom-no-name-copy = Choisissez ce que copie { $card }
dom-no-copy = { $card } ne peut pas copier { $target }
dom-no-reaction = { $card } ne réagit pas à cela
dom-no-reacted = { $card } a déjà réagi à cela
dom-no-came-later = { $card } est arrivée en main après cela
dom-no-reaction-first = { $seat } doit d’abord réagir ou passer
dom-no-no-window = Il n’y a rien à quoi réagir maintenant
dom-no-pass-compulsory = Cette réaction est obligatoire

# Marché.
dom-no-slot-empty = Cet emplacement du marché est vide
dom-no-bin-empty = La défausse du marché est vide
dom-no-no-slot = Le marché n’a pas cet emplacement
dom-no-value = Le paiement ne suffit pas : { $sum } sur { $cost }
dom-no-superfluous = { $card } est de trop : sans cette carte vous payez { $sum }, et le prix est { $cost }
dom-no-bin = Seul un paiement avec { dom-card-panda_4 } achète dans la défausse du marché
dom-no-keep = Seule la carte { dom-card-platypus_5b } peut être gardée
dom-no-calculations = { dom-card-platypus_2 } doit faire partie de ce paiement
dom-no-swap-empty = Les deux emplacements sont vides
dom-no-payment-junk = Seules des cartes Camelote de ce paiement peuvent être jetées, 3 au plus

# Étal.
dom-no-card = Choisissez au moins une carte
dom-no-stack = Dans votre main, aucune combinaison d’un même peuple ne fait { $total } pour la pile { $stack }
dom-no-stack-threat = Dans votre main, aucune combinaison d’un même peuple ne fait { $total } pour la pile { $stack } ({ dom-card-crocodile_5a } : +{ $threat })
dom-no-total = La pile { $stack } doit totaliser { $total }, et ceci fait { $sum }
dom-no-total-threat = La pile { $stack } doit totaliser { $total }, et ceci fait { $sum } ({ dom-card-crocodile_5a } : +{ $threat })
dom-no-sets = Toutes les cartes d’une pile doivent être d’une même peuplade
dom-no-junk = La Camelote ne peut pas aller dans une pile
dom-no-pile-cards = { $n ->
    [0] Aucune carte de la défausse : il faut { dom-card-squirrel_3 } de votre main
    [one] Au plus { $n } carte de la défausse
   *[other] Au plus { $n } cartes de la défausse
}
dom-no-not-in-pile = { $card } n’est pas dans votre défausse
dom-no-shift = Seule la carte { dom-card-squirrel_5a } décale le total
dom-no-only-building = On ne peut que construire maintenant
dom-no-builder-card = Qui construit doit ajouter une carte
dom-no-help-again = Votre partenaire a déjà répondu

# Réponses à ce que demande une carte.
dom-no-chosen = Vous avez déjà choisi { $card }
dom-no-fit-junk = { $card } ne convient pas : il faut une carte Camelote
dom-no-fit-animalfolk = { $card } ne convient pas : il faut une carte de peuplade
dom-no-fit-this = { $card } ne convient pas : il faut une autre carte
dom-no-exactly = { $n ->
    [one] Choisissez exactement { $n } carte
   *[other] Choisissez exactement { $n } cartes
} (déjà { $chosen })
dom-no-at-least = { $n ->
    [one] Choisissez au moins { $n } carte
   *[other] Choisissez au moins { $n } cartes
} (déjà { $chosen })
dom-no-placed = { $card } a déjà sa place
dom-no-player-twice = Vous avez déjà choisi { $seat }
dom-no-player-other = Choisissez un autre joueur
dom-no-player-partner = Vous ne pouvez pas choisir votre partenaire
dom-no-players = Choisissez de { $min } à { $max } joueurs
dom-no-number = Choisissez une valeur de { $min } à { $max }
dom-no-deal = Chaque joueur reçoit exactement une carte

# Arrêter la partie.
dom-no-proposed = Cela a déjà été proposé pendant ce tour ; la partie ne s’arrête que si tout le monde accepte
dom-no-stop-first = { $seat } doit d’abord dire si la partie s’arrête
dom-lack-value = une valeur de { $count }
dom-worth-stack = Construire la pile { $stack } ({ $cards ->
    [one] une carte
   *[other] { $cards } cartes
})
dom-worth-buy = Acheter { $card } pour { $cost } (payé { $sum })
dom-worth-rate = Une valeur de { $gain } pour { $cost ->
    [0] la pile suivante
    [one] une carte
   *[other] { $cost } cartes
}
dom-worth-none = Rien à acheter ni à empiler avec cette main : aucune carte ni pile ne vaut un calcul pour l’instant.
