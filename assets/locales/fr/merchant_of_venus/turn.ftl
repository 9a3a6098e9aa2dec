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

mov-act-race = Jouer les { $culture }
mov-act-end-turn = Finir le tour
mov-act-end-turn-losing = Finir le tour ({ $lost } cr de crédit de troc sont perdus)

mov-no-race-taken = Ce peuple est pris
mov-no-not-now = Ce n’est pas possible maintenant
mov-no-trade-in-space = Un vaisseau ne commerce qu’en ville, à un spatioport ou à la Base
mov-no-culture-here = Aucune culture ne vit ici
mov-no-culture-at-base = Il n’y a pas de culture ici
mov-no-undiscovered = La culture de ce système n’est pas encore découverte
mov-no-buy-left = Le tour où l’on arrive dans une ville, une ville spatiale ou à la Base, on a un seul achat
mov-no-sell-left = Le tour où l’on arrive dans une ville, une ville spatiale ou à la Base, on a une seule vente ou un seul troc
mov-no-part-needs-buy = Ce qui serait payé en argent demande votre achat, et il est consommé
mov-no-too-dear = Vous avez { $have } cr, le prix est de { $price } cr
mov-no-room = Pas assez de place à bord : il faut { $needs }, et { $free } est libre

mov-log-start-roll = { $seat } obtient { $roll } pour le départ
mov-log-start-player = { $seat } commence
mov-log-race = { $seat } joue les { $culture }
mov-log-turn = Tour { $turn } : { $seat } ({ $space })
mov-log-landed = { $seat } se pose : { $space }
mov-log-barter-lost = { $seat } perd { $lost } cr de crédit de troc non dépensé
mov-log-commission = { $seat } touche une commission de spatioport de { $paid } cr sur { $base } cr de commerce
mov-log-factory-commission = { $seat } touche { $paid } cr de l’usine des { $culture }
mov-log-goal = { $seat } atteint l’objectif avec une fortune de { $worth } cr
mov-log-bank-empty = La banque n’a plus d’argent
mov-log-wins = { $seat } gagne avec { $worth } cr
mov-log-drawn-market = Tiré du gobelet : { $kind }, au marché des { $culture }
mov-log-drawn-supply = Tiré du gobelet : { $kind }, dans la réserve des { $culture }

mov-end-goal = L’objectif est atteint
mov-end-bank = La banque n’a plus d’argent

# Ce qui est imprimé sur une case ; .one dans une phrase, où il suit deux points.
mov-space-plain = case
    .one = case
mov-space-hazard = danger
    .one = danger
mov-space-asteroid = astéroïde
    .one = astéroïde
mov-space-box = case de rencontre
    .one = case de rencontre
mov-space-circle = cercle de navigation
    .one = cercle de navigation
mov-space-orbit = orbite
    .one = orbite
mov-space-city = ville
    .one = ville
mov-space-space-city = ville spatiale
    .one = ville spatiale
mov-space-base = Base galactique
    .one = Base galactique
