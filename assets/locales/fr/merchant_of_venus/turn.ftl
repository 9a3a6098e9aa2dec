# Merchant of Venus : mise en place, tours, visites, gobelet et fin de la partie. Vocabulaire : voir les règles.

mov-question-race = { $seat } : quel peuple jouez-vous ?
mov-question-start = { $seat } : où voulez-vous voler ?
mov-question-move = { $seat } : où continuez-vous ?
mov-question-hazard = { $seat } : payer le péage et continuer, ou s’arrêter ici ?
mov-question-trade = { $seat } : commercez à votre gré, puis finissez le tour
mov-question-asteroid = { $seat } : quelque chose à faire ici avant la fin du tour ?
mov-question-surplus = { $seat } : que laissez-vous en changeant de vaisseau ?
mov-question-demand = { $seat } : à quelle demande répondez-vous ?
mov-question-basket = { $seat } : que paie la carte de culture ?
mov-question-deal = { $seat } : composez l’échange
mov-question-answer = { $seat } : acceptez-vous cet échange ?
mov-question-stop = { $seat } : arrêter la partie ici ?

mov-act-race = Jouer les { $culture }
mov-act-end-turn = Finir le tour
mov-act-end-turn-losing = Finir le tour ({ $lost } cr de crédit de troc sont perdus)
    .short = Finir (−{ $lost } cr)
mov-act-propose-stop = Proposer d’arrêter la partie
    .short = Arrêter la partie ?
mov-act-agree = Accepter d’arrêter
mov-act-decline = Continuer la partie

mov-no-race-taken = Ce peuple est pris
mov-no-races-taken = Les peuples se choisissent avant le premier tour
mov-no-no-pilot-number = Une valeur de navigation ne se choisit que dans un cercle de navigation ou pour un téléporteur
mov-no-order-stands = C’est déjà dépensé dans cet ordre
mov-no-not-now = Ce n’est pas possible maintenant
mov-no-trade-in-space = Un vaisseau ne commerce qu’en ville, à un spatioport ou à la Base
mov-no-culture-here = Aucune culture ne vit ici
mov-no-culture-at-base = Il n’y a pas de culture ici
mov-no-undiscovered = La culture de ce système n’est pas encore découverte
mov-no-buy-left = Le tour où l’on arrive dans une ville, une ville spatiale ou à la Base, on a un seul achat
mov-no-sell-left = Le tour où l’on arrive dans une ville, une ville spatiale ou à la Base, on a une seule vente ou un seul troc
mov-no-part-needs-buy = Ce qui serait payé en argent demande votre achat, et il est consommé
mov-no-too-dear = Vous avez { $have } cr, le prix est de { $price } cr
mov-no-room = Pas assez de place à bord : il faut { $needs ->
    [1] une demi-cale
    [2] une cale
   *[other] { $needs } demi-cales
}, et il reste { $free ->
    [0] zéro
    [1] une demi-cale
   *[other] { $free } demi-cales
}
mov-no-stop-yet = On peut proposer d’arrêter après { $rounds } tours de table (règle maison)
mov-no-stop-again = C’est déjà proposé ce tour ; la partie ne s’arrête que si tout le monde accepte
mov-no-stop-now = On propose d’arrêter au début de son tour, avant de lancer les dés ; les autres répondent
mov-no-stop-first = Il faut d’abord dire si la partie s’arrête

mov-log-start-roll = { $seat } obtient { $roll } pour le départ
mov-log-start-player = { $seat } commence
mov-log-race = { $seat } joue les { $culture }
mov-log-turn = Tour { $turn } : à { $seat } de jouer, depuis { $space }
mov-log-landed = { $seat } se pose sur { $space }
mov-log-rests = { $seat } se pose sur { $space }
mov-log-barter-lost = { $seat } perd { $lost } cr de crédit de troc non dépensé
mov-log-commission = { $seat } touche une commission de spatioport de { $paid } cr sur { $base } cr de commerce
mov-log-factory-commission = { $seat } touche { $paid } cr de l’usine des { $culture }
mov-log-goal = { $seat } atteint l’objectif avec une fortune de { $worth } cr
mov-log-bank-empty = La banque n’a plus d’argent
mov-log-proposes-stop = { $seat } propose d’arrêter la partie
mov-log-agrees = { $seat } accepte d’arrêter
mov-log-declines = { $seat } veut continuer
mov-log-stopped = Tout le monde accepte : la partie s’arrête, et personne ne gagne
mov-log-goal-off = Avec la petite banque, aucun objectif ne fait gagner : quand elle est vide, le plus riche gagne
mov-log-wins = { $seat } gagne avec { $worth } cr
mov-log-drawn-market = Le gobelet donne { $kind }, qui va au marché des { $culture }
mov-log-drawn-supply = Le gobelet donne { $kind }, qui va dans la réserve des { $culture }

mov-end-goal = L’objectif est atteint
mov-end-bank = La banque n’a plus d’argent
mov-end-agreed = Tout le monde a accepté d’arrêter

# Ce qui est imprimé sur une case ; .one dans une phrase, où il suit deux points.
mov-space-plain = case
    .one = la case
mov-space-blue = case bleue
    .one = la case bleue
mov-space-red = case rouge
    .one = la case rouge
mov-space-yellow = case jaune
    .one = la case jaune
mov-space-hazard = danger
    .one = le danger
mov-space-hazard-blue = danger bleu
    .one = le danger bleu
mov-space-hazard-red = danger rouge
    .one = le danger rouge
mov-space-hazard-yellow = danger jaune
    .one = le danger jaune
mov-space-asteroid = astéroïde
    .one = l’astéroïde
mov-space-box = case de rencontre
    .one = la case de rencontre
mov-space-circle = cercle de navigation
    .one = le cercle de navigation
mov-space-orbit = orbite
    .one = l’orbite
mov-space-city = ville
    .one = la ville
mov-space-space-city = ville spatiale
    .one = la ville spatiale
mov-space-base = Base galactique
    .one = la Base galactique

mov-detail-factory-good = bien d’usine
mov-detail-demand = demande

mov-list-head = Mettre le cap sur ({ $count })
mov-list-jump = Sauter vers ({ $count })
mov-list-look = Regarder un jeton ({ $count })
mov-list-fly = Voler vers ({ $count })
