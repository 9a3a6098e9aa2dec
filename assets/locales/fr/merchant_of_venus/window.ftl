# Merchant of Venus dans la fenêtre : noms courts de ce que l’on peut faire, pour les boutons gris ; lieux et nombres de l’éditeur de position.

mov-verb-race = Jouer les { $kind }
mov-verb-stay = Rester ici
mov-verb-drive-on = Mettre en marche : { $piece }
mov-verb-drive-off = Couper : { $piece }
mov-verb-auto-pilot = Pilote automatique
mov-verb-gate-lock = Verrou
mov-verb-jump-start = Démarrage éclair : téléporteur { $number }
mov-verb-head = Cap : { $space }
mov-verb-head-gate = Cap sur le téléporteur { $number }
mov-verb-roll = Lancer les dés
mov-verb-reroll = Relancer le dé { $number }
mov-verb-pilot = Valeur de navigation { $number }
mov-verb-step = Voler vers { $space }
mov-verb-jump = Se téléporter : { $space }
mov-verb-lock = Verrouiller ce téléporteur
mov-verb-pay-fee = Payer le péage
mov-verb-stop = S’arrêter ici
mov-verb-stop-in-circle = S’arrêter dans le cercle avec le { $number }
mov-verb-land = Se poser
mov-verb-take-relic = Prendre la relique
mov-verb-look-marker = Regarder le jeton : { $space }
mov-verb-look-culture = Regarder la carte de culture
mov-verb-buy = Acheter : { $kind }
mov-verb-buy-ship = Acheter un vaisseau : { $kind }
mov-verb-buy-port = Construire un spatioport : { $space }
mov-verb-buy-factory = Construire une usine : { $space }
mov-verb-sell = Vendre : { $kind }
mov-verb-trade-in = Troquer : { $kind }
mov-verb-use-card = Employer la carte : { $kind }
mov-verb-close-card = Fermer le panier
mov-verb-board = Embarquer : { $kind }
mov-verb-set-down = Déposer : { $kind }
mov-verb-discard = Se délester : { $kind }
mov-verb-barter-first = Ordre de paiement
mov-verb-use-demand = Répondre : { $kind }
mov-verb-deal = Échanger avec { $seat }
mov-verb-give = Donner : { $kind }
mov-verb-ask = Demander : { $kind }
mov-verb-take-back = Retirer : { $kind }
mov-verb-deal-money = Argent de l’échange : { $number } cr
mov-verb-propose = Proposer l’échange
mov-verb-cancel-deal = Renoncer à l’échange
mov-verb-accept = Accepter
mov-verb-refuse = Refuser
mov-verb-counter = Modifier l’échange
mov-verb-end-turn = Finir le tour
mov-verb-propose-stop = Proposer d’arrêter la partie
mov-verb-agree = Accepter d’arrêter
mov-verb-decline = Continuer la partie

mov-zone-space = sur le plateau
mov-zone-box = case de rencontre
mov-zone-card = carte de culture
mov-zone-market = marché
mov-zone-supply = réserve
mov-zone-stock = stock de la banque
mov-zone-cup = gobelet
mov-zone-removed = hors du jeu, sans être vu
mov-zone-base = Base galactique
mov-zone-deed-bank = contrats sans propriétaire
mov-zone-apart = produits d’usine pas encore fabriqués
mov-zone-hull = coque
mov-zone-hold = cale
mov-zone-relics = reliques
mov-zone-cards = cartes de culture
mov-zone-deeds = contrats
mov-zone-sites = propres marqueurs

mov-dial-phase = Phase
mov-dial-active = Place active
mov-dial-turn = Tour
mov-dial-movement-points = PM restants
mov-dial-pilot-number = Valeur de navigation
mov-dial-goal = Objectif

## Par quoi on compare des lignes de jeu

mov-figure-money = Crédits
mov-figure-worth = Fortune
mov-figure-aboard = En soute
mov-figure-deeds = Contrats

# What lies ahead, in the sheet of what is tried.
mov-ahead-sell = Vendre { $count } × { $kind } chez { $place } : { $sum } cr{ $turns ->
    [0] , ce tour-ci
    [one] , dans un tour environ
   *[other] , dans { $turns } tours environ
}
mov-ahead-deliver = Amener { $kind } à { $place } : { $sum } cr{ $turns ->
    [0] , ce tour-ci
    [one] , dans un tour environ
   *[other] , dans { $turns } tours environ
}
mov-ahead-buy = Acheter { $count } × { $kind } chez { $place } pour { $sum } cr{ $turns ->
    [0] , ce tour-ci
    [one] , dans un tour environ
   *[other] , dans { $turns } tours environ
}
mov-plan-pace = { $gain } cr de fortune en { $turns ->
    [one] un tour
   *[other] { $turns } tours
} : { $each } cr par tour.
