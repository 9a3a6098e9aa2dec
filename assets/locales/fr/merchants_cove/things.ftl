### La Baie des Marchands : comment les choses s’appellent.

mc-title = La Baie des Marchands
mc-pitch = Quatre boutiques, quatre jeux à part : chaque marchand produit à sa manière et vend aux mêmes clients. Trois jours passent vite, et la Corruption se paie au décompte.
mc-edition-standard = La Baie des Marchands
    .name = Standard
    .short = Standard
    .about = De 2 à 4 marchands, ou un seul face au Colporteur, produisent des Marchandises dans quatre boutiques très différentes et les vendent sur les Quais pendant trois jours. Les cartes Corruption sont cachées.
    .left-out = Les livrets des quatre marchands et du jeu solo ne sont pas publics ; ceux qui se jouent ici sont une reconstitution, et qui possède le jeu peut y mettre ses propres chiffres.
mc-credits = La Baie des Marchands est un jeu de Carl Van Ostrand, Jonny Pac Cantin et Drake Villareal, publié par Final Frontier Games.
mc-curtain-why = Les cartes Corruption ne regardent que leur propriétaire.
mc-fortunes = L’or au fil des tours
mc-lead = avance en or
mc-sources = L’or à la fin

mc-option-sets = Habitants
    .help = Les types de cartes mélangés.
    .v3 = Autochtones et Mercenaires
    .v5 = Autochtones et Marins
    .v6 = Mercenaires et Marins
    .v7 = les trois
mc-option-rogues = Carte Voyous
    .help = Combien de Voyous il y a et ce qu’ils font.
    .v0 = { mc-rogues-criminals }
    .v1 = { mc-rogues-cultists }
    .v2 = { mc-rogues-thieves }
mc-option-choose_merchants = Choisir les marchands à la table
    .help = Celui qui agit en dernier choisit en premier ; sinon, les marchands sont distribués au hasard.
mc-option-peddler = Le Colporteur
    .help = Pour un seul joueur : combien d’or le Colporteur reçoit à la fin.
    .v0 = facile
    .v1 = normal
    .v2 = difficile
mc-option-marker_stops_at_twelve = Le marqueur s’arrête à 12
    .help = Quand les quatre emplacements sont occupés, le marqueur du marché ne dépasse jamais 12 : le quatrième bateau n’allonge jamais la journée.
mc-fault-sets = { $rule } : il faut au moins deux types de cartes Habitants
mc-race = Marchand

mc-peddler = Le Colporteur
mc-peddler-beats = Le Colporteur : { $gold } or à battre jusqu’ici
mc-merchant-alchemist = l’Alchimiste
mc-merchant-blacksmith = le Forgeron
mc-merchant-captain = le Capitaine
mc-merchant-chronomancer = le Chronomancien
mc-clan-red = Guerriers
mc-clan-green = Bardes
mc-clan-blue = Sorciers
mc-clan-yellow = Nobles
mc-colour-red = rouge
mc-colour-green = vert
mc-colour-blue = bleu
mc-colour-yellow = jaune
mc-who-red = Guerrier
mc-who-green = Barde
mc-who-blue = Sorcier
mc-who-yellow = Noble
mc-who-rogue = Voyou
# La couleur suit le nom et s’accorde avec lui ; les noms masculins sont le cas général. « Petite » et
# « Grande » sont les Marchandises de celui qui n’a pas de boutique.
mc-good = { $good ->
    [Potion] Potion { $colour ->
        [vert] verte
        [bleu] bleue
       *[other] { $colour }
    }
    [Arme] Arme { $colour ->
        [vert] verte
        [bleu] bleue
       *[other] { $colour }
    }
    [Armure] Armure { $colour ->
        [vert] verte
        [bleu] bleue
       *[other] { $colour }
    }
    [Prise] Prise { $colour ->
        [vert] verte
        [bleu] bleue
       *[other] { $colour }
    }
    [Relique] Relique { $colour ->
        [vert] verte
        [bleu] bleue
       *[other] { $colour }
    }
    [Petite] petite Marchandise { $colour ->
        [vert] verte
        [bleu] bleue
       *[other] { $colour }
    }
    [Grande] grande Marchandise { $colour ->
        [vert] verte
        [bleu] bleue
       *[other] { $colour }
    }
   *[other] { $good } { $colour }
}
mc-good-potion = Potion
mc-good-elixir = Élixir
mc-good-weapon = Arme
mc-good-armour = Armure
mc-good-catch = Prise
mc-good-treasure = Trésor
mc-good-relic = Relique
mc-good-artefact = Artefact
mc-good-small = Petite
mc-good-large = Grande
mc-boat = Bateau
mc-mouse = Souris
mc-hourglass = Sablier
mc-ship = navire
mc-marble-red = bille rouge
mc-marble-green = bille verte
mc-marble-blue = bille bleue
mc-marble-yellow = bille jaune
mc-die-red = dé rouge
mc-die-green = dé vert
mc-die-blue = dé bleu
mc-die-yellow = dé jaune
mc-rift-red = faille rouge
mc-rift-green = faille verte
mc-rift-blue = faille bleue
mc-rift-yellow = faille jaune
mc-card-c-1 = Corruption
mc-card-c-r = Corruption, 1 Guerrier
mc-card-c-g = Corruption, 1 Barde
mc-card-c-b = Corruption, 1 Sorcier
mc-card-c-y = Corruption, 1 Noble
mc-card-c-rr = 2 Corruption, 2 Guerriers
mc-card-c-gg = 2 Corruption, 2 Bardes
mc-card-c-bb = 2 Corruption, 2 Sorciers
mc-card-c-yy = 2 Corruption, 2 Nobles
mc-card-c-rb = 2 Corruption, 1 Guerrier, 1 Sorcier
mc-card-c-gy = 2 Corruption, 1 Barde, 1 Noble
mc-dock-bazaar = Quai du Bazar
mc-dock-square = Quai de la Grand Place
mc-dock-black-market = Quai du Marché Noir
mc-berth-bazaar = emplacement du Bazar
    .short = Bazar
mc-berth-square-west = emplacement ouest de la Grand Place
    .short = Grand Place, ouest
mc-berth-square-east = emplacement est de la Grand Place
    .short = Grand Place, est
mc-berth-black-market = emplacement du Marché Noir
    .short = Marché Noir
mc-line-row = Rangée
mc-line-column = Colonne
mc-side-left = la gauche
mc-side-right = la droite
mc-side-top = le haut
mc-side-bottom = le bas
mc-step-up = Mage vers le haut
mc-step-down = Mage vers le bas
mc-step-left = Assistant vers la gauche
mc-step-right = Assistant vers la droite
mc-space-recruit = Recruter un Habitant
mc-space-team = Utiliser son Équipe
mc-space-gather = Cueillette
mc-space-brew = Concocter
mc-space-distil = Distiller
mc-space-shake = Secouer le décanteur
mc-space-ore-cart = Chariot de minerai
mc-space-forge = Forger
mc-space-stoke = Attiser le feu
mc-space-smuggled-ore = Minerai de contrebande
mc-space-sail = Naviguer
mc-space-haul = Relever les filets
mc-space-shore-leave = Permission à terre
mc-space-storm = Fuir devant la tempête
mc-space-shift-time = Décaler le temps
mc-space-explore = Explorer
mc-space-mend = Réparer la faille
mc-space-tear-veil = Déchirer le voile
mc-rogues-criminals = Criminels
mc-rogues-cultists = Cultistes
mc-rogues-thieves = Voleurs
mc-figure-gold = Or
mc-figure-goods = Marchandises sur l’Étal
mc-figure-shields = Boucliers actifs
mc-figure-corruption = Cartes Corruption

mc-end-gold = Les trois jours sont passés ; le plus d’or gagne
mc-end-goods = Les trois jours sont passés ; à égalité d’or, le plus de Marchandises invendues gagne
mc-end-cards = Les trois jours sont passés ; à égalité d’or et de Marchandises, le moins de cartes Corruption gagne
mc-end-shared = Les trois jours sont passés ; la victoire est partagée
mc-end-beaten = Les trois jours sont passés ; le Colporteur est battu
mc-end-lost = Les trois jours sont passés ; le Colporteur gagne

mc-problem-berth = Deux Bateaux occupent le même emplacement
mc-problem-boat = Le Bateau { $boat } est trop chargé, ou il est à quai avec quelqu’un à bord
mc-problem-cards = Deux cartes occupent la même place
mc-problem-dial = { $dial } : { $value }, alors qu’il faut une valeur de { $least } à { $most }
mc-problem-goods = L’Étal et la réserve { DE($seat) } ne font pas le compte des jetons
mc-problem-market = Tous les Sabliers ne sont pas sur le marqueur de Marché
mc-problem-mouse = Une Souris n’est ni sur son Aiguille ni sur l’heure { $hour }
mc-problem-hand = Un Sablier est sur une Aiguille où se trouve une Souris
mc-problem-merchants = Deux joueurs ont le même marchand : { $merchant }
mc-problem-grid = Chaque place de la grille porte une tuile, et il en reste une
mc-problem-harbour = Le Port n’est pas une eau et ne peut être vide
mc-problem-place = { $piece } ne peut pas être là
mc-lack-heat = { $count } de chaleur
mc-lack-coal = { $count } de charbon
mc-lack-marbles = { $count ->
    [one] { $count } bille de cette couleur
   *[other] { $count } billes de cette couleur
}
mc-lack-crew = { $count ->
    [one] { $count } matelot prêt
   *[other] { $count } matelots prêts
}
mc-worth-rate = Vaut environ { $gain } or pour { $cost ->
    [0] aucune heure
    [one] une heure
   *[other] { $cost } heures
} : { $whole },{ $tenth } par heure
mc-left-unsold = Sur ce quai, vous pourriez encore vendre pour { $gold } or.
mc-worth-none = Seules les visites entières et les ventes au marché se calculent : demandez de nouveau au moment d’en choisir une.
