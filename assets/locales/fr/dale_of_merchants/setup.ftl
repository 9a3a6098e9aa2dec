### Dale of Merchants, en français : le jeu, ses éditions et ses options ; ce qui cloche dans une mise en place ou une
### position ; les fins de partie ; noms courts de ce qui peut être fait, pour les boutons gris ; lieux et nombres de l’éditeur.

dom-title = Dale of Merchants 2
dom-pitch = Achetez des cartes au marché, servez-vous des talents de leurs peuplades et bâtissez un étal avec le paquet même avec lequel vous jouez. Qui a le premier huit piles debout a gagné.

dom-edition-original = Dale of Merchants 2, édition d’origine
    .name = Édition d’origine
    .short = Originale
    .about = De 2 à 4 marchands construisent un étal de huit piles. Six peuplades du deuxième jeu et six du premier, mêlées comme on veut, avec les cartes de leur première impression ; chacun pour soi ou en deux équipes.
dom-edition-remastered = Dale of Merchants 2, édition remaniée
    .name = Édition remaniée
    .short = Remaniée
    .about = Le même jeu et les mêmes douze peuplades, avec les cartes revues plus tard : plusieurs agissent autrement, et quelques-unes ont un autre nom.

## Options

# Les numéros des peuplades, dans l’ordre des fichiers de niveau.
dom-option-set_1 = Première peuplade
    .help = Numéro d’une peuplade, 0 pour une au hasard : 1 { dom-set-platypus.short }, 2 { dom-set-sloth.short }, 3 { dom-set-crocodile.short }, 4 { dom-set-fennec.short }, 5 { dom-set-polecat.short }, 6 { dom-set-owl.short }, 7 { dom-set-macaw.short }, 8 { dom-set-panda.short }, 9 { dom-set-raccoon.short }, 10 { dom-set-squirrel.short }, 11 { dom-set-ocelot.short }, 12 { dom-set-chameleon.short }.
dom-option-set_2 = Deuxième peuplade
    .help = Numéro d’une autre peuplade, 0 pour une au hasard ; les numéros sont ceux de la première.
dom-option-set_3 = Troisième peuplade
    .help = Numéro d’une autre peuplade, 0 pour une au hasard ; les numéros sont ceux de la première.
dom-option-set_4 = Quatrième peuplade
    .help = Seulement à trois ou quatre : numéro d’une autre peuplade, 0 pour une au hasard. À deux, elle reste à 0.
dom-option-set_5 = Cinquième peuplade
    .help = Seulement à quatre sans équipes : numéro d’une autre peuplade, 0 pour une au hasard. Sinon, elle reste à 0.
dom-option-draft = Choix à tour de rôle
    .help = Chacun à son tour écarte une peuplade, puis chacun en choisit une ; celle qui manque encore est tirée au hasard. Aucune n’est nommée d’avance.
dom-option-teams = Équipes
    .help = Deux équipes de deux, partenaires face à face. Chaque équipe construit un seul étal, et la première à compléter dix piles gagne. Seulement à quatre.
dom-option-first = Qui commence
    .help = Qui joue le premier tour.
dom-option-ask_all = Demander à tous s’ils réagissent
    .help = Tant que des cartes qui réagissent sont en jeu, tous les autres joueurs sont interrogés chaque fois, et la question ne trahit la main de personne. Sans cette option, seuls le sont ceux qui peuvent réagir : c’est plus rapide, mais cela en dit un peu.

## Ce qui cloche dans une mise en place

dom-fault-sets = { $rule } : cette table se joue avec { $count } peuplades ; une de trop est nommée
dom-fault-twice = { $rule } : la peuplade { $set } est nommée deux fois
dom-fault-teams = { $rule } : il faut exactement 4 joueurs pour jouer en équipes
dom-fault-seats = { $rule } : le jeu se joue de 2 à 4
dom-fault-first = { $rule } : la place { $first } ne peut pas commencer à une table de { $seats }

## Comment finit une partie

dom-end-stall = L’étal est complet
dom-end-agreed = Tout le monde a accepté d’arrêter

## Ce qui cloche dans une position réglée à la main

dom-problem-place = { $card } ne peut pas être là : ce lieu est pour la Camelote, ou n’est pas de cette table
dom-problem-junk-place = { $card } est de la Camelote et ne peut être ni au marché, ni dans sa pioche, ni dans sa défausse
dom-problem-gap = L’étal { $stall } a un trou : ses piles se construisent dans l’ordre
dom-problem-finished = L’étal { $stall } est complet : la partie serait finie
dom-problem-number = Le nombre { $dial } ne peut pas valoir { $value } : il va de { $least } à { $most }
dom-problem-altered = Une carte à la valeur modifiée n’est dans aucune main

## Noms courts de ce qui peut être fait

dom-verb-ban = Écarter : { $set }
dom-verb-pick-set = Choisir : { $set }
dom-verb-resolve = Exécuter { $card }
# Un emplacement se nomme par son surcoût ; 5 est la défausse du marché.
dom-verb-buy = { $slot ->
    [5] Acheter dans la défausse du marché
   *[other] Acheter à l’emplacement +{ $slot }
}
dom-words-buy = Acheter { $card }, à +{ $slot }
dom-words-slot = { $card } (+{ $slot })
dom-words-swap = Les cartes { $first } et { $second } du marché échangent leurs places
    .short = { $first } et { $second }
dom-verb-play = Jouer { $card }
dom-verb-play-as = Jouer { $card } comme { $target }
dom-verb-build = Construire une pile
dom-verb-inventory = Défausser des cartes
dom-verb-use = Utiliser { $card }
dom-verb-use-as = Utiliser { $card } comme { $target }
dom-verb-end-actions = Finir la phase d’action
dom-verb-lay = Poser { $card }
dom-verb-lay-as = Poser { $card } comme { $target }
dom-verb-fetch = De la défausse : { $card }
dom-verb-lift = Reprendre { $card }
dom-verb-keep = Garder { $card }
dom-verb-swap-slots = Échanger deux emplacements du marché
dom-verb-pay = Payer
dom-verb-shift = Décaler le total de { $number }
dom-verb-close = Construire cette pile
dom-verb-discard = Défausser ces cartes
dom-verb-withdraw = Tout reprendre
dom-verb-ask-help = Demander l’aide du partenaire
dom-verb-answer-help = Répondre au partenaire
dom-verb-stop-building = Ne plus construire de pile
dom-verb-choose = Choisir { $card }
dom-verb-done = C’est tout
dom-verb-rest = Le reste tel quel
dom-verb-name = Choisir { $seat }
dom-verb-number = Choisir { $number }
dom-verb-side = { $side ->
    [0] À gauche
   *[other] À droite
}
dom-verb-yes = Oui
dom-verb-no = Non
dom-verb-give = Donner { $card } à { $seat }
dom-verb-go-on = Continuer
dom-verb-react = Réagir avec { $card }
dom-verb-react-as = Réagir avec { $card } comme { $target }
dom-verb-pass = Pas de réaction
dom-verb-show-as = Montrer { $card } comme { $target }
dom-verb-choose-as = Choisir { $card } comme { $target }
dom-verb-propose-stop = Proposer d’arrêter
dom-verb-agree = Accepter d’arrêter
dom-verb-decline = Continuer la partie

## Lieux

dom-zone-supply = pioche du marché
dom-zone-bin = défausse du marché
dom-zone-reserve = réserve de Camelote
dom-zone-box = boîte, hors jeu
dom-zone-stand-ins = cartes qui peuvent tenir lieu de Camelote
dom-zone-buffer = mis de côté par un effet
dom-zone-payment = paiement
dom-zone-slot = emplacement du marché
dom-zone-hand = main
dom-zone-deck = paquet
dom-zone-pile = défausse
dom-zone-schedule = planification
dom-zone-stack = pile

## Nombres qui peuvent être réglés

dom-dial-phase = Phase
dom-dial-active = Place dont c’est le tour
dom-dial-first = Place qui a commencé
dom-dial-turn = Tour
dom-dial-actions = Actions restantes
dom-dial-actions-taken = Actions faites ce tour
dom-dial-extra-stacks = Autres piles permises aussitôt
dom-dial-hand-size = Main plus grande ce tour
dom-dial-market-cost = Marché plus cher ce tour
