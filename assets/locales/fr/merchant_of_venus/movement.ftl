# Merchant of Venus : préparer, voler, cercles, téléporteurs, dangers, rencontres, observer. Vocabulaire : voir les règles.

# Ce que l’on peut choisir.
mov-act-stay = Rester ici
mov-act-stay-paying = Rester ici et payer { $fee } cr
    .short = Rester (−{ $fee } cr)
mov-act-drive-on = Mettre en marche { $kind-the }
mov-act-drive-off = Couper { $kind-the }
mov-act-auto-pilot = Régler un dé sur 4
mov-act-auto-pilot-off = Lancer tous les dés
mov-act-gate-lock = Couper tous les téléporteurs ce tour-ci
mov-act-gate-lock-off = Rétablir les téléporteurs
mov-act-jump-start = Démarrage éclair vers le téléporteur { $gate }
    .short = Jump Start : { $gate }
mov-act-jump-start-off = Pas de Démarrage éclair
mov-act-head-space = Aller d’abord sur { $space }
mov-act-head = Mettre le cap vers { $space }
mov-act-head-gate = Mettre le cap sur le téléporteur { $gate }
    .short = Téléporteur { $gate }
mov-act-roll = { $dice ->
    [one] Lancer { $dice } dé
   *[other] Lancer { $dice } dés
}
mov-act-step = Voler vers { $space } ({ $cost } PM)
    .short = { $space } ({ $cost })
mov-act-jump-over = Sauter { $space }
mov-act-land = Se poser sur { $space }
    .short = Se poser
mov-act-drift = Finir le déplacement
mov-act-reroll = Relancer le { $now }
mov-act-pilot = Valeur de navigation { $number }
mov-act-switch = Changer la valeur de navigation en { $number }
    .short = Numéro { $number }
mov-act-stop-in-circle = S’arrêter ici avec le { $number }
    .short = Arrêt : { $number }
mov-act-jump = Se téléporter au téléporteur { $gate } ({ $cost } PM)
mov-act-jump-start-go = Démarrage éclair au téléporteur { $gate } ({ $cost } PM)
mov-act-lock = Verrouiller le téléporteur { $gate } ce tour-ci
mov-act-pay-fee = Payer { $fee } cr et continuer
    .short = Payer { $fee } cr
mov-act-stop = S’arrêter ici sans rien payer
    .short = Arrêt gratuit
mov-act-take-relic = Prendre { $kind-the }
    .short = { $kind-the }
mov-act-take-relic-last = Prendre { $kind-the } et finir le tour (échangez d’abord entre joueurs)
    .short = Prendre et finir
mov-act-look-marker = Regarder le jeton posé sur { $space }
    .short = Regarder : { $space }
mov-act-look-culture = Regarder la culture { DE($system) }
    .short = Regarder : { $system }

# Pourquoi pas.
mov-no-stay-fee = Vous avez { $have } cr et ne pouvez payer le péage de { $fee } cr : il faut partir
mov-no-stay-after-roll = Les dés sont lancés, il faut partir
mov-no-not-rolled-yet = D’abord annoncer et lancer les dés
mov-no-rolled-already = Les dés sont lancés ; ce qui est annoncé reste
mov-no-move-after-trade = Personne ne se déplace après avoir commercé
mov-no-drives-set = Les propulseurs se règlent avant le lancer
mov-no-drive-as-whole = Un propulseur à bord se met en marche ou se coupe tout entier, et seulement si cela change quelque chose
mov-no-auto-pilot-set = Le Pilote automatique se règle avant le lancer
mov-no-auto-pilot = Seul le propriétaire du Pilote automatique peut régler un dé
mov-no-gate-lock-set = Le Verrou se règle avant le lancer
mov-no-gate-lock = Seul le propriétaire du Verrou peut couper les téléporteurs
mov-no-jump-start-set = Le Démarrage éclair se décide avant le lancer
mov-no-jump-start = Seul le propriétaire du Démarrage éclair peut partir en se téléportant
mov-no-gates-off = Tous les téléporteurs sont coupés ce tour-ci
mov-no-gate-of-number = Aucun téléporteur { $number } n’est révélé
mov-no-own-gate = Vous êtes déjà sur ce téléporteur
mov-no-head = Nommez une case que votre premier pas peut atteindre
mov-no-head-jumped = Nommez une case que vous occuperez, pas une case que vous sautez
mov-no-head-gate = Ce téléporteur n’est pas révélé
mov-no-declaration = Annoncez avant de lancer
mov-no-air-foil = Seule la Voilure vole de ville en ville
mov-no-number-fixed = Fixez d’abord la valeur de navigation
mov-no-elsewhere = Votre valeur de navigation { $number } mène ailleurs
mov-no-by-gate = Le téléporteur { $number } est révélé : la valeur { $number } vous y mène
mov-no-turning-back = On ne fait pas demi-tour sur cette route
mov-no-same-space = Un saut ne survole jamais deux fois la même case
mov-no-jump-end = Avec { $left } PM, ce saut n’atteint aucune case où finir
mov-no-points = Ce pas coûte { $cost } PM, il vous en reste { $left }
mov-no-declared = Votre premier pas doit suivre l’annonce
mov-no-link = Ces cases ne sont pas jointes
mov-no-stop-in-jump = On ne s’arrête pas sur une case sautée
mov-no-port-here = Il n’y a pas de spatioport sur cette orbite
mov-no-landing-place = On ne se pose qu’en ville, à un spatioport ou sur un astéroïde
mov-no-land-at-start = Après le lancer, il faut au moins un pas avant de se poser
mov-no-number-is-fixed = Votre valeur de navigation est fixée pour ce tour : { $number }
mov-no-number-rolled = Vous n’avez pas obtenu de { $number }
mov-no-number-demanded = Votre annonce demande un { $number }, et vous l’avez obtenu
mov-no-number-back = Le { $number } ramène en arrière ; avec lui, on ne peut que s’arrêter ici
mov-no-stop-in-circle = On ne s’arrête ici qu’avec un nombre qui ramène en arrière
mov-no-mulligan = La Seconde Chance ne sert que juste après le lancer, une fois, avant la valeur de navigation et le premier pas
mov-no-other-gate = Votre valeur de navigation { $number } mène à un autre téléporteur
mov-no-gate-open = Le téléporteur { $number } ne vous est pas ouvert, partez par une liaison
mov-no-gate-again = La règle des téléporteurs ne vaut pas sur le téléporteur d’arrivée
mov-no-gate-locked = Ce téléporteur est verrouillé pour votre vaisseau ce tour-ci
mov-no-gate-here = Vous n’êtes pas sur un téléporteur révélé
mov-no-lock-owner = Seul le propriétaire du Verrou peut verrouiller un téléporteur
mov-no-lock-late = Le Verrou s’emploie en entrant sur un téléporteur, ou avant le cap si le tour y commence
mov-no-lock = Il n’y a rien à verrouiller ici
mov-no-way-on = Plus de PM ou plus d’issue : le vaisseau s’arrête ici et ne paie rien
mov-no-fee = Le péage est de { $fee } cr, vous avez { $have } cr
mov-no-fee-first = D’abord payer le péage ou s’arrêter
mov-no-hazard = Aucun péage n’est dû ici
mov-no-relic = Il n’y a pas de relique ici
mov-no-relic-in-flight = Il faut finir votre tour sur la relique
mov-no-marker-near = On ne voit que les jetons voisins de son vaisseau, et seulement ceux que l’on ne connaît pas encore
mov-no-spy-eye = Seul le propriétaire de l’Œil espion regarde les jetons face cachée
mov-no-observing = Sans l’Œil espion, on n’observe une culture que de ses orbites

# Ce qui s’est passé.
mov-log-stay = { $seat } reste sur { $space }
mov-log-drive-on = { $seat } met en marche { $kind-the }
mov-log-drive-off = { $seat } coupe { $kind-the }
mov-log-auto-pilot = { $seat } règle un dé sur 4
mov-log-auto-pilot-off = { $seat } lancera tous les dés
mov-log-gate-lock = { $seat } coupe tous les téléporteurs pour ce tour
mov-log-gate-lock-off = { $seat } rétablit les téléporteurs
mov-log-jump-start = { $seat } nomme le téléporteur { $gate } pour le Démarrage éclair
mov-log-jump-start-off = { $seat } n’emploie pas le Démarrage éclair
mov-log-head-space = { $seat } annonce { $space } comme première case
mov-log-head = { $seat } met le cap vers { $space }
mov-log-head-gate = { $seat } met le cap sur le téléporteur { $gate }
mov-log-declaration-cleared = L’annonce { DE($seat) } n’est plus possible ; il faut annoncer de nouveau
mov-log-declaration-void = Le lancer ne permet pas ce { QUE($seat) } a annoncé ; toute issue est libre
mov-log-roll = { $seat } lance { $dice }, soit { $sum } PM
mov-log-reroll = { $seat } relance le { $before } et obtient { $after } : il lui reste { $left } PM
mov-log-pilot = { $seat } choisit { $number } comme valeur de navigation
mov-log-switch = { $seat } change sa valeur de navigation en { $number }
mov-log-step = { $seat } vole vers { $space } pour { $cost } PM ; il en reste { $left }
mov-log-jump-over = { $seat } saute { $space }
mov-log-jump = { $seat } se téléporte au téléporteur { $gate } ({ $space }) pour { $cost } PM ; il en reste { $left }
mov-log-lock = { $seat } verrouille le téléporteur { $gate } pour ce tour
mov-log-stop-in-circle = { $seat } s’arrête dans le cercle : le { $number } ramène en arrière
mov-log-points-lost = { $seat } n’a plus d’issue et perd ses { $left } PM
mov-log-blocked = { $seat } doit s’arrêter dans le cercle : la valeur de navigation ramène en arrière, et { $left } PM sont perdus
mov-log-hazard = { $fee ->
    [0] { $seat } arrive à un danger qui ne coûte rien
   *[other] { $seat } rencontre un danger : le péage est de { $fee } cr
}
mov-log-fee = { $fee ->
    [0] { $seat } poursuit son vol sans rien payer
   *[other] { $seat } paie un péage de { $fee } cr
}
mov-log-stop = { $seat } s’arrête sur le danger et ne paie rien
mov-log-flight = { $roll } – { $way }
mov-log-flight-place = { $space }
mov-log-flight-over = par-dessus { $space }
mov-log-flight-fee = { $fee } cr payés
mov-log-flight-landed = { $space } : atterrissage
mov-log-flight-more = encore { $count }
mov-log-flight-hazard = arrêt au danger
mov-log-flight-circle = arrêt dans le cercle
mov-log-flight-lost = plus de chemin
mov-log-found = { $seat } découvre { $kind-one } sur { $space }
    .short = découvre { $kind-one } sur { $space }
mov-log-carried = Le propulseur { DE($seat) } le saute et emporte le vaisseau plus loin
mov-log-relic = { $seat } prend { $kind-the } sur { $space }
    .short = prend { $kind-the } sur { $space }
mov-log-observed = { $seat } observe la culture { DE($system) }
mov-log-observed-secret = Les { $culture } vivent dans ce système : { $system }
mov-log-looked = { $seat } regarde le jeton posé sur { $space }
mov-log-looked-secret = Sur { $space } se trouve { $kind-one }
