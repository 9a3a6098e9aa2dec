### Duck Dealer : le jeu, ses options, ses fins, les positions faites à la main.

dd-title = Duck Dealer
dd-pitch = Collectez de l’énergie aussi longtemps que vous l’osez, puis dépensez tout en un long tour : voler, extraire, construire, vendre. Rien n’est caché ni laissé au hasard une fois la carte posée : le meilleur plan gagne.
dd-edition-standard = Duck Dealer
    .name = Standard
    .short = Standard
    .about = De 2 à 5 marchands de l’espace collectent de l’énergie et la dépensent en longs tours d’actions : voler, extraire, construire usines et marchés, vendre. Rien n’est caché.
    .left-out = Le réseau publié des routes, certaines recettes et les prix des chantiers ne sont pas publics ; ceux d’ici sont reconstitués, et un groupe qui possède le jeu peut mettre les siens.
dd-credits = Duck Dealer est un jeu de Jeroen Doumen et Joris Wiersinga, publié par Splotter Spellen en 2008.
dd-curtain-why = Rien n’est caché dans ce jeu ; l’écran passe simplement de main en main.
dd-fortunes = Points au fil des tours
dd-lead = avance en points
dd-sources = Points à la fin

## Options

dd-option-consumer_privileges = Privilèges sur les consommateurs
    .help = Les consommateurs construits se revendiquent aussi ; après la première, les ventes ne coûtent plus d’énergie.
dd-option-r_any_good = R peut être la même marchandise
    .help = R dans un prix est une marchandise quelconque à côté de celle qui est nommée. Avec cette option, ce peut être un second exemplaire de celle-ci.
dd-option-uncounted_free_turns = Tours gratuits sans cube
    .help = Le tour d’actions gratuit d’une rupture de stock ne pose pas de cube sur le compteur de tours. Avec un grand équipage, la partie peut alors durer très longtemps.
dd-option-balanced_medicine = Médecine équilibrée
    .help = La médecine se fait de pilules amincissantes et d’accélérateurs linéaires, non de pilules et de peinture : plus chère, et plus proche des autres marchandises à 30.
dd-option-reference_mines = Mines fixes
    .help = Les mines sont posées comme dans la préparation de référence, et non au hasard.
dd-option-reference_shipyards = Chantiers fixes
    .help = Les chantiers spatiaux sont posés comme dans la préparation de référence, et non au hasard.
dd-option-reference_consumers = Consommateurs fixes
    .help = Les piles de consommateurs sont celles de la préparation de référence, sans mélange.
dd-option-first_player = Premier joueur
    .help = Qui joue le premier tour.
dd-fault-first = { $rule } : la place { $first } ne peut pas commencer, il y en a { $seats }

## Comment une partie finit

dd-end-last = Le 24e tour d’actions est fini
dd-end-shared = Le 24e tour d’actions est fini ; la première place est partagée

## Ce qui cloche dans une position

dd-problem-place = { $piece } ne peut pas être là
dd-problem-tokens = { $held } jetons de couleur { $colour } sont pris, mais il n’y en a que { $all }
dd-problem-no-planet = Le vaisseau { DE($seat) } n’a pas de planète
dd-problem-has-planet = Le vaisseau { DE($seat) } a déjà une planète
dd-problem-slots = Le vaisseau { DE($seat) } a plus d’équipements que de compartiments
dd-problem-under-ship = Un cube { DE($seat) } est sous son propre vaisseau
dd-problem-no-cube = Il ne reste à { $seat } aucun cube, ni en main ni sur le plateau
dd-problem-counter = Le compteur de tours est plein : la partie serait finie ({ $spaces } cases)
dd-problem-claim = { $planet } : { $site }, réclamé, mais rien n’y fonctionne
dd-problem-unexplored = { $planet } : une construction ou un privilège, mais personne n’y est allé
dd-problem-opened = { $seat } a ouvert un site qui n’y est pas ou n’est pas à { $seat }
dd-problem-points = { $all } points comptés, mais tout ce qui est construit n’en a rapporté que { $built }, et aucun consommateur n’achète encore
dd-problem-dial = { $dial } vaut { $value }, et non de { $least } à { $most }

## Lieux et nombres de l’éditeur de positions

dd-zone-counter = compteur de tours
dd-zone-factories = usines non construites
dd-zone-consumers = pile de consommateurs
dd-zone-cubes = cubes en main
dd-zone-passages = passages en main
dd-zone-dock = quai, avant le départ
dd-zone-score = piste de score
dd-zone-at = vaisseaux
dd-zone-cube = cube
dd-zone-mine = mine
dd-zone-shipyard = chantier spatial
dd-zone-consumer = consommateur
dd-zone-passage = passage
dd-zone-privilege = privilège
dd-zone-factory = usine
dd-dial-phase = Phase
dd-dial-active = Place dont c’est le tour
dd-dial-first = Place qui a commencé
dd-dial-turn = Tour
dd-dial-steps = Pas restants
dd-dial-free-turn = Tour d’actions gratuit
dd-dial-spent = Un jeton a été dépensé
dd-dial-allowance = Cubes de route gratuits restants
dd-dial-virtual = Jetons virtuels
dd-dial-opened = Constructions ouvertes
dd-dial-opened-for = { $planet } : { $site }, accès ouvert pour { $seat }
dd-phase-equip = Choix de l’équipement
dd-phase-start = Choix des planètes de départ
dd-phase-turn = Un tour commence
dd-phase-free = Un tour d’action gratuit est proposé
dd-phase-cube = Un cube est pris pour le compteur de tours
dd-phase-act = Tour d’action
dd-phase-offer = Un échange se prépare
dd-phase-answer = Réponse à un échange
dd-phase-keep = Choix des jetons à garder
