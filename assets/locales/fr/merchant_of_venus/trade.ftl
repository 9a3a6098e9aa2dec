# Merchant of Venus : premier contact, achats et ventes, demandes, passagers, délestage ; noms des choses ; mise en place.

mov-title = Merchant of Venus

# Premier contact.
mov-log-contact = { $seat } rencontre les { $culture } : ils vivent ici ({ $system }). { $seat } reçoit leur carte de culture
mov-log-deeds-laid-out = Les { $culture } disposent le contrat de leur usine et { $orbits ->
    [one] le contrat d’un spatioport
   *[other] les contrats de { $orbits } spatioports
}

# Acheter.
mov-act-buy = Acheter { $kind-one } pour { $price } cr
    .short = Acheter { $kind-one } : { $price }
mov-act-buy-factory-good = Acheter { $kind }, produit d’usine, pour { $price } cr
    .short = Acheter { $kind } (usine) : { $price }
mov-act-buy-own-factory-good = Acheter { $kind }, produit d’usine, pour { $price } cr ; { $back } cr vous reviennent, l’usine est à vous
    .short = Acheter { $kind } (votre usine) : { $price } − { $back }
mov-no-none-left = { $kind } : il n’en reste plus
mov-no-factory = { $kind } : aucune usine n’est construite ici
mov-no-primitive = { $kind } : les { $culture } sont une culture primitive et ne vendent pas d’équipement
mov-no-other-science = { $kind } : les { $culture } n’en vendent pas
mov-no-not-sold-here = Cette culture ne vend pas cela
mov-no-relic-not-here = Cette relique n’est pas en vente ici
mov-log-bought = { $seat } achète { $kind-one } pour { $price } cr
    .short = achète { $kind-one } pour { $price } cr
mov-log-bought-factory-good = { $seat } achète { $kind }, produit d’usine, pour { $price } cr
    .short = achète { $kind }, produit d’usine, pour { $price } cr

# Vendre.
mov-act-sell = Vendre { $kind } pour { $price } cr
    .short = Vendre { $kind } : { $price }
mov-act-sell-demand = Vendre { $kind } pour { $price } cr : { $value } cr et { $bonus } cr pour la demande
    .short = Vendre { $kind } : { $price }
mov-act-sell-factory-good = Vendre { $kind }, produit d’usine, pour { $price } cr
    .short = Vendre { $kind } (usine) : { $price }
mov-act-sell-factory-good-demand = Vendre { $kind }, produit d’usine, pour { $price } cr : { $value } cr et { $bonus } cr pour la demande
    .short = Vendre { $kind } (usine) : { $price }
mov-act-use-demand = Remettre au gobelet la demande de { $bonus } cr pour { $kind }
    .short = { $kind } : { $bonus } cr
mov-no-buyer = Les { $culture } n’achètent pas { $kind }
mov-no-none-aboard = Vous n’en avez pas à bord
mov-no-only-goods = Seules les marchandises se vendent pour de l’argent
mov-log-sold = { $seat } vend { $kind } aux { $culture } pour { $price } cr
    .short = vend { $kind } aux { $culture } pour { $price } cr
mov-log-sold-demand = { $seat } vend { $kind } aux { $culture } pour { $price } cr, dont { $bonus } cr pour la demande
    .short = vend { $kind } aux { $culture } pour { $price } cr, dont { $bonus } cr pour la demande
mov-log-sold-factory-good = { $seat } vend { $kind }, produit d’usine, aux { $culture } pour { $price } cr
    .short = vend { $kind }, produit d’usine, aux { $culture } pour { $price } cr
mov-log-sold-factory-good-demand = { $seat } vend { $kind }, produit d’usine, aux { $culture } pour { $price } cr, dont { $bonus } cr pour la demande
    .short = vend { $kind }, produit d’usine, aux { $culture } pour { $price } cr, dont { $bonus } cr pour la demande

# Passagers.
mov-act-board = Embarquer { $kind-one } pour { $to } (passage { $fare } cr)
    .short = À bord, vers { $to }
mov-act-set-down = Déposer { $kind-the } et toucher { $fare } cr
    .short = Déposer : { $fare } cr
mov-no-passenger-elsewhere = Ce passager veut aller chez les { $to }
mov-no-passenger-to-base = Ce passager veut aller à la Base galactique
mov-no-no-passenger = Aucun passager de cette sorte n’attend ici
mov-no-passenger-not-aboard = Aucun passager de cette sorte n’est à bord
mov-log-boarded = { $seat } embarque { $kind-one } pour { $to }
    .short = embarque { $kind-one } pour { $to }
mov-log-set-down = { $seat } dépose { $kind-the }, qui paie { $fare } cr
    .short = dépose { $kind-the }, qui paie { $fare } cr

# Tiré du gobelet.
mov-log-drawn-demand-market = Le gobelet donne une demande : les { $culture } veulent { $good } et paient { $bonus } cr de plus
mov-log-drawn-demand-supply = Le gobelet donne une demande : les { $culture } voudront { $good } une fois découverts et paieront { $bonus } cr de plus
mov-log-drawn-passenger-market = Le gobelet donne { $kind-one } pour { $to }, qui attend chez les { $culture }
mov-log-drawn-passenger-supply = Le gobelet donne { $kind-one } pour { $to }, qui attendra chez les { $culture } une fois découverts
mov-log-drawn-passenger-base = Le gobelet donne { $kind-one } pour { $to }, qui attend à la Base galactique

# Se délester.
mov-act-discard = Se délester { DE($kind-one) } sans rien toucher
mov-act-discard-fare = Déposer { $kind-the } à destination et toucher le passage
mov-no-discard-place = On ne se déleste qu’en ville ou à un spatioport
mov-no-discard-place-or-asteroid = On ne se déleste qu’en ville, à un spatioport ou sur un astéroïde
mov-no-discard-new = { $kind } : obtenu dans ce tour même
mov-no-discard-relic = On ne jette pas les reliques
mov-log-discarded = { $seat } se déleste { DE($kind-one) }

# Ce que l’on ne peut faire à ce moment du tour.
mov-no-game-over = La partie est finie
mov-no-no-race = Aucun joueur ne peut jouer ce peuple
mov-no-race-first = D’abord, chaque joueur prend un peuple
mov-no-demand-first = Choisissez d’abord la demande à laquelle vous répondez
mov-no-surplus-first = Choisissez d’abord ce que vous laissez
mov-no-deal-first = Finissez d’abord l’échange, ou renoncez-y
mov-no-answer-first = On répond d’abord à l’échange proposé
mov-no-close-card-first = Employez ou rangez d’abord la carte de culture
mov-no-move-first = D’abord rester ou se déplacer, puis commercer
mov-no-end-before-move = D’abord rester ou se déplacer
mov-no-end-in-flight = Un vaisseau en vol poursuit sa route jusqu’à ce qu’il se pose, soit arrêté ou n’ait plus de PM
mov-no-movement-over = Votre déplacement de ce tour est fini, et personne ne se déplace après avoir commercé
mov-no-no-deed-here = Ce contrat n’est pas en vente ici
mov-no-not-bartered = Cela ne se troque pas
mov-no-ship-only-for-ship = Un vaisseau n’est repris que contre un autre vaisseau
mov-no-ships-not-here = Ce vaisseau n’est pas en vente ici
mov-no-no-card = Vous n’avez pas cette carte de culture
mov-no-card-open = Aucune carte de culture n’est en cours d’emploi
mov-no-no-demand = Aucune demande de cette sorte n’est concernée ici
mov-no-partner-not-here = Ce joueur n’est pas ici
mov-no-trade-places = Les joueurs n’échangent qu’en ville, à un spatioport, à la Base et sur les astéroïdes
mov-no-no-deal = Aucun échange n’est en cours

# Ce qui cloche dans une position faite à la main.
mov-problem-place = { $kind } ne peut être là : { $zone }
mov-problem-mark = { $kind } ne peut porter la marque { $mark }
mov-problem-dial = { $dial } ne peut valoir { $value } : de { $least } à { $most }
mov-problem-purse = { $purse } ne peut contenir { $amount } cr
mov-problem-room = La cargaison { DE($seat) } demande { $needs } de place, le vaisseau en a { $room }
mov-problem-hull = Il y a un bouclier au plus sur la coque { DE($seat) }
mov-problem-no-race = { $seat } ne peut jouer les { $culture }
mov-problem-race-twice = { $seat } joue les { $culture }, comme quelqu’un d’autre
mov-problem-two-cards = Il y a plus d’une carte de culture sur { $system }
mov-problem-card-up = La carte de culture { DE($system) } est révélée ; elle reste face cachée jusqu’au premier contact, puis va à un joueur
mov-problem-hidden-and-named = { $system } porte une carte de culture face cachée et passe pour la patrie des { $culture }
mov-problem-unnamed = { $system } n’a pas de carte de culture, et aucune culture n’est dite y vivre
mov-problem-named-elsewhere = { $system } passe pour la patrie des { $culture }, mais leur carte de culture est quelque part face cachée
mov-problem-culture-twice = Les { $culture } passent pour vivre à { $system } et ailleurs
mov-problem-port-off-orbit = Un spatioport { DE($seat) } se trouve là : { $space }, et ce n’est pas une orbite
mov-problem-port-without-deed = Un spatioport { DE($seat) } se trouve là : { $space }, mais { $seat } n’en a pas le contrat
mov-problem-two-ports = Il y a plus d’un spatioport ici : { $space }
mov-problem-factory-place = Un marqueur d’usine { DE($seat) } se trouve là : { $space }, mais une usine est dans une ville ou un spatioport de la culture dont son propriétaire a le contrat d’usine
mov-problem-factories = Les { $culture } ont une usine au plus, et son propriétaire en a le contrat
mov-problem-deed-hidden = { $seat } a le contrat { $kind } d’une culture qui n’est pas découverte
mov-problem-no-marker = { $seat } n’a plus de marqueur pour un contrat
mov-problem-no-trading-place = Le vaisseau actif commerce ici : { $space }, et ce n’est ni une ville, ni un spatioport, ni la Base
mov-problem-no-contact = Le vaisseau actif commerce ici : { $space }, mais la culture n’y est pas encore découverte
mov-problem-no-rest = Le vaisseau actif se repose ici : { $space }, et ce n’est pas un astéroïde
mov-problem-pilot = La valeur de navigation est { $number }, mais aucun dé ne la montre
mov-problem-die = Un dé lancé montre un nombre de 1 à 6
mov-problem-gate = Il n’y a pas de téléporteur { $number }
mov-problem-no-hazard = Un péage est dû ici : { $space }, mais le vaisseau n’y survole pas de danger
mov-problem-no-jump = Le vaisseau ne peut être ici au milieu d’un saut : { $space }
mov-problem-bank = La banque est vide : la partie serait finie
mov-problem-barter = Il n’y a de crédit de troc que pendant que quelqu’un commerce
mov-problem-new-ship = On n’achète un vaisseau que pendant que l’on commerce
mov-problem-card = Une carte de culture ne s’emploie que pendant que son possesseur commerce avec sa culture, et au plus pour sa propre valeur
mov-problem-deal = Un échange ne se fait qu’entre le joueur actif et un autre dont le vaisseau est sur la même case

# Noms des pièces.
mov-kind-demand = Demande
mov-kind-passenger = Passager
    .one = un passager
    .the = le passager
mov-kind-shield = Bouclier
    .one = un bouclier
    .the = le bouclier
mov-kind-yellow-drive = Propulseur jaune
    .one = un propulseur jaune
    .the = le propulseur jaune
mov-kind-red-drive = Propulseur rouge
    .one = un propulseur rouge
    .the = le propulseur rouge
mov-kind-combined-drive = Propulseur combiné
    .one = un propulseur combiné
    .the = le propulseur combiné
mov-kind-laser = Laser
mov-kind-nova-ball = Nova Ball
mov-kind-relic-air-foil = Voilure
    .one = la Voilure
    .the = la Voilure
mov-kind-relic-auto-pilot = Pilote automatique
    .one = le Pilote automatique
    .the = le Pilote automatique
mov-kind-relic-jump-start = Démarrage éclair
    .one = le Démarrage éclair
    .the = le Démarrage éclair
mov-kind-relic-mulligan-gear = Seconde Chance
    .one = la Seconde Chance
    .the = la Seconde Chance
mov-kind-relic-spy-eye = Œil espion
    .one = l’Œil espion
    .the = l’Œil espion
mov-kind-relic-switch-switch = Permutateur
    .one = le Permutateur
    .the = le Permutateur
mov-kind-relic-gate-lock = Verrou
    .one = le Verrou
    .the = le Verrou
mov-kind-relic-relic-yellow-drive = Propulseur jaune (relique)
    .one = le propulseur jaune (relique)
    .the = le propulseur jaune (relique)
mov-kind-relic-relic-shield = Bouclier (relique)
    .one = le bouclier (relique)
    .the = le bouclier (relique)
mov-kind-relic-relic-laser = Laser (relique)
    .one = le laser (relique)
    .the = le laser (relique)
mov-kind-class-scout = Éclaireur
mov-kind-class-clipper = Clipper
mov-kind-class-transport = Transport
mov-kind-class-freighter = Cargo
mov-kind-ship = Vaisseau
mov-kind-site = Marqueur
mov-kind-gate-1 = Téléporteur 1
    .one = le téléporteur 1
    .the = le téléporteur 1
mov-kind-gate-2 = Téléporteur 2
    .one = le téléporteur 2
    .the = le téléporteur 2
mov-kind-gate-3 = Téléporteur 3
    .one = le téléporteur 3
    .the = le téléporteur 3
mov-kind-gate-4 = Téléporteur 4
    .one = le téléporteur 4
    .the = le téléporteur 4
mov-kind-gate-5 = Téléporteur 5
    .one = le téléporteur 5
    .the = le téléporteur 5
mov-kind-gate-6 = Téléporteur 6
    .one = le téléporteur 6
    .the = le téléporteur 6
mov-kind-open-port = Spatioport ouvert
    .one = un spatioport ouvert
    .the = le spatioport ouvert
mov-kind-hazard-red-10 = Danger rouge, 10 cr
    .one = un danger rouge de 10 cr
    .the = le danger rouge de 10 cr
mov-kind-hazard-red-20 = Danger rouge, 20 cr
    .one = un danger rouge de 20 cr
    .the = le danger rouge de 20 cr
mov-kind-hazard-red-30 = Danger rouge, 30 cr
    .one = un danger rouge de 30 cr
    .the = le danger rouge de 30 cr
mov-kind-hazard-red-40 = Danger rouge, 40 cr
    .one = un danger rouge de 40 cr
    .the = le danger rouge de 40 cr
mov-kind-hazard-yellow-10 = Danger jaune, 10 cr
    .one = un danger jaune de 10 cr
    .the = le danger jaune de 10 cr
mov-kind-hazard-yellow-20 = Danger jaune, 20 cr
    .one = un danger jaune de 20 cr
    .the = le danger jaune de 20 cr
mov-kind-hazard-yellow-30 = Danger jaune, 30 cr
    .one = un danger jaune de 30 cr
    .the = le danger jaune de 30 cr
mov-kind-hazard-yellow-40 = Danger jaune, 40 cr
    .one = un danger jaune de 40 cr
    .the = le danger jaune de 40 cr
mov-kind-hazard-blue-10 = Danger bleu, 10 cr
    .one = un danger bleu de 10 cr
    .the = le danger bleu de 10 cr
mov-kind-hazard-blue-20 = Danger bleu, 20 cr
    .one = un danger bleu de 20 cr
    .the = le danger bleu de 20 cr
mov-kind-hazard-blue-30 = Danger bleu, 30 cr
    .one = un danger bleu de 30 cr
    .the = le danger bleu de 30 cr
mov-kind-hazard-blue-40 = Danger bleu, 40 cr
    .one = un danger bleu de 40 cr
    .the = le danger bleu de 40 cr

# Options.
mov-option-goal = Objectif
    .help = La fortune en crédits qui fait gagner à la fin de son propre tour : 1000 pour environ une heure et demie, 2000 pour deux heures, 3000 pour deux heures et demie, 4000 pour trois heures.
mov-option-small_bank = Petite banque
    .help = La banque contient 12 000 crédits, argent de départ compris. Il n’y a pas d’objectif : quand la banque est vide, la partie finit et le plus riche gagne.
mov-option-fast_play = Partie rapide
    .help = Toutes les marchandises vont aussi dans le gobelet. On tire 20 jetons avant le départ, et 4 de plus à chaque premier contact.
mov-option-home_open_cities = Villes libres chez soi
    .help = Dans les villes de votre propre culture, vous achetez et vendez autant que vous voulez, même le tour où vous arrivez.
mov-option-extra_die_late_seat = Un dé de plus pour les derniers
    .help = Les joueurs des places 4 et 5 lancent un dé de plus à leur premier tour.
mov-option-deeds_half = Contrats à moitié
    .help = Les contrats comptent pour moitié dans la fortune, et l’objectif est de 3000 crédits, sauf si vous en choisissez un autre.
mov-option-relics_at_base = Reliques à la Base
    .help = Les reliques qui se trouvent parmi les jetons en trop sont en vente à la Base galactique dès le début.
mov-option-shield_takes_room = Un bouclier prend de la place
    .help = Aucun bouclier ne se fixe sur la coque ; chacun prend de la place en cale.
mov-option-trade_in_open_space = Échanges en plein espace
    .help = Les joueurs peuvent échanger partout où deux vaisseaux s’arrêtent sur la même case.
mov-option-laser_relic = Relique Laser
    .help = Le Laser est l’une des reliques. Sans les règles de combat, il n’a pas d’emploi, mais on peut le troquer.
mov-option-bank_size = Taille de la banque
    .help = Les crédits de la banque, argent de départ compris ; 0 pour une banque sans limite. Quand la banque est vide, la partie finit et le plus riche gagne ; l’objectif demeure.
mov-lack-credits = { $count } cr
mov-lack-points = { $count ->
    [one] un point de mouvement
   *[other] { $count } points de mouvement
}
mov-worth-sell = Vendre { $kind } ×{ $count } à { $buyer }
mov-worth-trade = Acheter { $kind } chez { $maker } pour { $buyer }
mov-worth-rate = { $gain } cr pour { $cost ->
    [0] aucun point de mouvement
    [one] un point de mouvement
   *[other] { $cost } points de mouvement
} : { $whole },{ $tenth } par point
mov-worth-rider = Déposer le passager à { $to }
mov-worth-fare = Transporter un passager de { $from } à { $to }
mov-worth-deed = Acheter { $kind } à { $seller } : cela compte autant que cela coûte
mov-worth-find = Découvrir qui vit dans { $system } : une carte de culture pour payer
mov-worth-none = Aucune vente, course ou achat ne peut se calculer d’ici : rien à bord ni sur un marché découvert ne mène chez quelqu’un dont le monde est connu. Voler vers une culture cachée en découvre une.
mov-known-sold = { $kind } : { $price } cr, vendu par { $seller }, à { $points ->
    [one] un point de mouvement
   *[other] { $points } points de mouvement
}, { $turns ->
    [0] dans ce qui reste de ce tour
    [one] environ un tour
   *[other] environ { $turns } tours
}
mov-known-hidden = { $kind } : { $price } cr ; personne n’a encore trouvé qui le vend
mov-known-locked = { $kind } : { $price } cr, mais seulement quand quelqu’un possédera l’usine de { $culture }, dont le titre coûte { $deed } cr
