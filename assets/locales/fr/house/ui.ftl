### La fenêtre : écrans, dialogues, barres et panneau, en français. Vocabulaire : voir les règles.

ui-title = Caravanserai
ui-subtitle = Des jeux de commerce autour d’un écran. Chaque réponse nomme sa règle.
ui-version = Version { $version }

## Argent et nombres

ui-money = { $amount } cr
ui-pair = { $a } : { $b }
ui-worth = { $amount }
ui-worth-help = Ce qui décide de la partie.
ui-amount-range = De { $least } à { $most }
ui-ago-ahead = daté dans le futur
ui-ago-now = à l’instant
ui-ago-minutes = { $count ->
    [one] il y a une minute
   *[other] il y a { $count } minutes
}
ui-ago-hours = { $count ->
    [one] il y a une heure
   *[other] il y a { $count } heures
}
ui-ago-days = { $count ->
    [one] il y a un jour
   *[other] il y a { $count } jours
}

## Accueil et menu

ui-continue = Continuer
ui-new-game = Nouvelle partie
ui-load = Charger une partie
ui-replay = Revoir une partie
ui-study = Étudier une position
ui-settings = Réglages
ui-help = Aide
ui-rules = Livre de règles
ui-credits = Crédits
ui-quit = Quitter
ui-back = Retour
ui-close = Fermer
ui-cancel = Annuler
ui-save = Enregistrer
ui-search = Chercher
ui-search-clear = Effacer la recherche
ui-search-nothing = Rien trouvé
ui-dismiss = Masquer
ui-sure = En êtes-vous sûr ?
ui-menu = Menu
ui-menu-back = Retour à la table
ui-menu-watch-on = Continuer à regarder
ui-menu-try-on = Continuer à essayer
ui-menu-save = Enregistrer sous un nom
ui-menu-watch = Revoir depuis le début
ui-menu-study = Étudier cette position
ui-menu-leave = Revenir à l’accueil
ui-menu-saved = La partie s’enregistre d’elle-même après chaque action.
ui-keys = Touches
ui-key-move = Passer d’un choix au suivant, ou au précédent
ui-key-near = Passer au choix qui est de ce côté du cercle
ui-key-board = Déplacer le plateau, tant que rien n’est cerclé
ui-key-main = Le choix principal, ou celui qui est cerclé
ui-key-numbers = Les choix portant ces numéros
ui-key-end = Ce qui termine, passe, arrête ou abandonne, au bout droit de la barre
ui-key-replay = En revoyant une partie : un pas en arrière, un pas en avant, au début, à la fin
ui-key-run = En revoyant une partie : la faire défiler, ou l’arrêter
ui-key-zoom = S’approcher et s’éloigner
ui-key-escape = Fermer ce qui est ouvert, ou ouvrir le menu
ui-key-rules = Montrer les numéros des règles tant qu’elle est enfoncée
# Les touches elles-mêmes, comme elles sont gravées sur les claviers AZERTY ; les lettres du plateau valent par leur place.
ui-strokes-move = Tab  Maj+Tab
ui-strokes-main = Entrée  Espace
ui-strokes-undo = U  Ctrl+Z
ui-strokes-redo = R  Ctrl+Y  Ctrl+Maj+Z
ui-strokes-replay = Pg préc  Pg suiv  Début  Fin
ui-strokes-run = Espace
ui-strokes-board = { $arrows }  Z  Q  S  D
ui-strokes-escape = Échap

## Nouvelle partie

ui-seats = Places
ui-table = Table
ui-begin = Commencer
ui-seat-name = Joueur { $number }
ui-seat-name-of = Nom du joueur { $number }
ui-seat-colour = Couleur du joueur { $number }
ui-seat-colour-help = Couleur et forme. Appuyez pour la suivante qui est libre.
ui-seat-add = Ajouter une place
ui-seat-remove = Retirer le joueur { $number }
ui-seat-chooser = Qui joue pour le joueur { $number }
ui-seat-earlier-help = Jouer une place plus tôt
ui-chooser-person = Humain
    .help = Quelqu’un devant cet écran.
ui-chooser-random = Dado, au hasard
    .name = Dado
    .help = Prend n’importe quel choix permis. Bon pour un premier regard.
ui-chooser-beginner = Pia, la débutante
    .name = Pia
    .help = Voit un seul coup et se trompe souvent. Bonne pour une première partie.
ui-chooser-greedy = Marten, le stratège
    .name = Marten
    .help = Prévoit, pèse chaque choix selon ce qu’il rapporte, et joue aussitôt. Bon pour apprendre.
ui-chooser-cautious = Benno, le prudent
    .name = Benno
    .help = Poursuit la partie dans sa tête et aime ce qui est sûr : plutôt la moitié à coup sûr que tout ou rien.
ui-chooser-hurried = Zara, la pressée
    .name = Zara
    .help = Choisit vite et veut voir le gain maintenant ; ce qui vient après le prochain tour, elle n’y pense pas.
ui-chooser-hunter = Tariq, le chasseur
    .name = Tariq
    .help = Poursuit la partie dans sa tête et chasse ce qui est demandé, pour l’avoir le premier.
ui-chooser-thinker = Safiya, la penseuse
    .name = Safiya
    .help = Poursuit un instant la partie dans sa tête avant de choisir.
ui-chooser-master = Oren, le maître
    .name = Oren
    .help = Poursuit maintes fois la partie dans sa tête, jusqu’à trois secondes par choix.
ui-option-casual = Partie amicale
    .help = Tout le monde est d’accord : un tour peut être repris jusqu’à la dernière chose révélée, même là où une règle le fixerait.
ui-option-counsel = Conseil permis
    .help = Tout le monde est d’accord : celui qui choisit peut demander ce que ferait l’ordinateur, sans le demander d’abord aux autres.
ui-new-study = Table d’étude
    .help = Tout est visible, tout peut être repris, même les lancers, et la position peut être modifiée.
ui-new-summary = { $people ->
    [0] Aucun humain
    [one] Un humain
   *[other] { $people } humains
} et { $bots ->
    [0] aucun ordinateur
    [one] un ordinateur
   *[other] { $bots } ordinateurs
}
ui-seed = Graine
ui-seed-drawn = tirée d’elle-même
ui-seed-help = La même graine redonne la même partie. Laissez vide pour une nouvelle.

## Parties enregistrées

ui-saves = Parties enregistrées
ui-saves-folder = Dossier : { $folder }
ui-saves-none = Il n’y a pas encore de partie enregistrée.
ui-saves-none-watch = Il n’y a pas encore de partie à revoir.
ui-saves-none-study = Il n’y a pas encore de position à étudier. Jouez un peu d’abord, ou ouvrez une des positions de l’aide.
ui-refresh = Regarder de nouveau
ui-rename = Renommer
ui-rename-taken = Une partie enregistrée porte déjà ce nom.
ui-delete = Supprimer
ui-delete-sure = Supprimer cette partie enregistrée ? On peut la récupérer dans la liste.
    .yes = Supprimer
ui-save-load = Reprendre
ui-save-name = Nom de la partie enregistrée
ui-save-actions = { $count ->
    [0] rien de joué encore
    [one] une action
   *[other] { $count } actions
}
ui-save-scenario = une position, pas encore une partie
ui-save-over = terminée
ui-save-faulty = Ce fichier est illisible
ui-saved = Enregistré sous { $name }
ui-saved-in-part = Enregistré sous { $name }, sans ce qui était en cours : une position commence entre deux étapes
ui-load-failed = Cette partie ne peut être chargée. { $why }
ui-settings-damaged = Le fichier des réglages est illisible. Les réglages habituels sont employés.

## Réglages

ui-set-language = Langue
ui-set-language-system = Comme sur cet ordinateur
ui-set-reading = Lecture
ui-set-text-size = Taille du texte
ui-set-ladder = Couleurs des places par clarté
    .help = Des couleurs qui se distinguent même si l’on ne voit pas les couleurs. Chaque place a aussi une forme et une lettre.
ui-set-contrast = Contraste élevé
    .help = Des mots clairs sur noir, les mots du plateau sur des étiquettes, des anneaux visibles sur tout fond.
ui-set-motion = Mouvement
ui-set-reduced = Rien ne bouge
    .help = Tout est aussitôt à sa place.
ui-set-speed = Vitesse
ui-set-speed-slow = Lente
ui-set-speed-normal = Normale
ui-set-speed-fast = Rapide
ui-set-playing = Jeu
ui-set-forced = Jouer seuls les coups forcés
    .help = Quand les règles ne laissent qu’un choix, il est pris après une courte pause. On peut le reprendre comme tout autre.
ui-set-curtain = Rideau entre les joueurs
    .help = Il cache l’écran quand celui-ci passe à quelqu’un qui sait ce que d’autres ne doivent pas voir.
ui-set-rules = Numéros de règle sur les lignes et les bulles
    .help = Maintenez Alt pour les voir partout ; un clic droit sur une ligne ouvre sa règle.
ui-set-rules-on-demand = à la demande
ui-set-rules-studying = pendant l’étude
ui-set-rules-always = toujours
ui-set-curtain-always = À chaque changement
    .help = Le rideau tombe chaque fois qu’une autre personne doit choisir.
ui-set-curtain-secret = Seulement pour les secrets
    .help = Le rideau ne tombe que si la personne suivante connaît une carte ou un jeton cachés.
ui-set-curtain-never = Jamais
    .help = Tous voient ce que voit la personne active. Chacun donne son accord une fois, au premier rideau.
ui-set-window = Fenêtre
ui-set-side-panel = Largeur de la colonne de droite
ui-set-bar = Hauteur de la barre du bas
ui-set-full-screen = Plein écran
ui-set-drawing = Dessin
    .help = À partir du prochain démarrage. Automatique prend la carte graphique s’il y en a une ; le processeur ne dessine que ce qui a changé.
ui-set-drawing-automatic = automatique
ui-set-drawing-card = carte graphique
ui-set-drawing-processor = processeur
ui-set-sound = Son
ui-set-sound-on = Sons
    .help = Des sons brefs pour les pièces, l’argent, les dés, les cartes, le tour et ce qui n’est pas possible. Pas de musique.
ui-set-volume = Volume
ui-set-sound-still = Silence aussi quand rien ne bouge
ui-set-sound-none = Ce programme a été construit sans sons.

## Crédits

ui-credits-about = Une table pour les jeux de commerce. Elle tient les comptes, connaît les règles de chaque édition, et dit à chaque refus quelle règle le fonde.
ui-credits-games = Ce programme n’a pas de lien avec les auteurs ni les éditeurs de ces jeux ; il s’adresse à qui les possède. Tous ses textes et toutes ses images lui sont propres.
ui-credits-fonts = Caractères : Noto Sans de Google, Jura de Daniel Johnson et d’autres, tous deux sous la licence SIL Open Font.
ui-credits-made-with = Fait avec Rust, Bevy et egui, et bien des bibliothèques plus petites ; leurs licences accompagnent le programme.
ui-credits-licence = Le programme peut être employé sous la licence MIT ou la licence Apache 2.0.

## À la table

ui-nobody-asked = Personne n’a plus à choisir
ui-waiting = { $seat } choisit
ui-turn-of = À { $seat } de choisir
ui-show-sheet = Montrer la fiche
ui-undo = Reprendre
ui-undo-nothing = Il n’y a rien à reprendre.
ui-undo-handed = L’écran a changé de mains depuis : ce qui a été fait avant est acquis. Seul le mode étude remonte plus loin.
ui-undo-stands-chance = C’est acquis : le hasard a tranché depuis, par un dé, une pioche ou un mélange. Seul le mode étude remonte plus loin.
ui-undo-stands-seen = C’est acquis : une chose que personne ne connaissait a été révélée depuis. Seul le mode étude remonte plus loin.
ui-undo-stands-shown = C’est acquis : ce qu’un joueur était seul à connaître, comme des cartes de sa main, a été montré depuis. Seul le mode étude remonte plus loin.
ui-undo-stands-asked = C’est acquis : d’autres pouvaient réagir, et leur main a été consultée. Seul le mode étude remonte plus loin.
ui-undo-stands-answered = C’est acquis : un autre joueur a répondu depuis. Seul le mode étude remonte plus loin.
ui-undo-stands-rule = C’est acquis, par une règle du jeu ({ $rule }). Seul le mode étude remonte plus loin.
ui-undo-before = Revient à avant ceci : { $line }
ui-undo-stood = Ce qui a été révélé : { $line }
ui-undo-edited = La partie continue depuis une position préparée : on ne remonte pas plus loin. Seul le mode étude change la position elle-même.
ui-redo = Refaire
ui-redo-none = Il n’y a rien à refaire.
ui-fit = Montrer tout le plateau
ui-choice = Lequel ?
ui-choice-one = Est-ce bien cela ?
ui-group-actions = Actions
ui-group-others = Venant des autres
ui-since = Depuis votre dernier tour
ui-since-nothing = Rien ne s’est passé depuis votre dernier tour.
ui-turn = Pendant ce tour
ui-turn-nothing = Rien ne s’est encore passé pendant ce tour.
ui-since-show = Le montrer sur le plateau
ui-open-rule = Lire { $rule } dans le livre de règles
ui-curtain-title = L’écran passe à { $seat }
ui-curtain-ready = Je suis { $seat }
ui-aloud-question = Quelqu’un réagit-il ?
ui-aloud-help = Posez la question à voix haute : l’écran reste où il est, sauf si quelqu’un le prend.
ui-aloud-nobody = Personne
ui-aloud-somebody = { $seat }
ui-playing-on = La partie continue à partir d’ici.

## Journal

ui-tab-log = Journal
    .help = Tout ce qui s’est passé, le plus récent à la fin ; un clic sur une ligne montre où.
ui-tab-rules = Règles
    .help = Les règles qui touchent ce qui est demandé et ce qui est choisi.
ui-tab-study = Position
    .help = Changer la position à la main : pièces, montants, à qui de jouer.
ui-tab-replay = Lignes
    .help = Chaque tour de cet enregistrement et ce qui y fut choisi ; un clic y mène.
ui-log-empty = Rien ne s’est encore passé.
ui-log-old-rules = Cette partie se joue selon la version { $version } de ses règles, comme elle a commencé ; les nouvelles se jouent selon la version { $today }.
ui-log-older = { $count ->
    [one] une ligne plus ancienne
   *[other] { $count } lignes plus anciennes
}
ui-log-each = … pas à pas …
ui-log-folded = … encore { $count } …
ui-log-show = Appuyez pour le voir sur le plateau

## Livre de règles

ui-rules-none = Ce jeu n’a pas de livre de règles.
ui-rules-search = Chercher dans les règles
ui-rules-both = Les deux éditions
ui-rules-differences = Différences
ui-rules-found = { $count ->
    [0] Aucune règle ne contient tous ces mots
    [one] Une règle
   *[other] { $count } règles
}
ui-rules-select = Appuyez sur une chose du plateau avec le bouton droit pour voir les règles qui la concernent.
ui-rules-bearing = Ce qui compte le plus maintenant
ui-only-edition = { $edition } seulement
ui-ruling = Arbitrage
ui-ruling-help = Les règles imprimées se taisent ou se contredisent ici ; c’est ainsi que joue la maison.
ui-variant = Option
ui-variant-help = Ne vaut que si on l’a choisie à la mise en place.
ui-edition-played = jouée ici
ui-examples = Exemples commentés ({ $count })
ui-example-open = Installer sur le plateau ({ $edition })
ui-example-steps = L’exemple : étape { $at } sur { $of }
ui-example-next = Étape suivante
ui-example-again = Depuis le début
ui-example-refused = L’exemple essaie ceci, et les règles le refusent : { $rule }.
ui-example-otherwise = L’exemple ne peut pas continuer d’ici : autre chose a été fait. Recommencez-le.
ui-show-on-board = Montrer sur le plateau

## Revoir une partie

ui-replay-back = Reculer d’un pas
ui-replay-step = Avancer d’un pas
ui-replay-play = Dérouler
ui-replay-pause = Arrêter
ui-replay-seek = Aller à n’importe quel moment
ui-replay-at = { $at } sur { $of }
ui-play-on = Jouer à partir d’ici
ui-play-on-help = La partie continue depuis la position sur la table ; à un moment plus tôt, c’est une branche avec son propre fichier.
ui-play-on-over = La partie est terminée ici. Revenez à un moment plus tôt pour jouer.
ui-study-here = Étudier cette position
ui-study-here-help = Tout y est visible et peut être modifié.

## Étude

ui-mode-study = Étude
ui-study-banner = Étude : tout est visible
ui-study-begun = Mode étude : tout est visible, et tout peut être repris ou modifié.
ui-study-about = Modifiez ici ce que vous voulez. La table dit aussitôt si la position enfreint une règle.
ui-study-problems = Cette modification n’a pas été faite :
ui-study-over = Dans cette position, la partie est finie : choisissez une phase sous « Tour et phase », et elle continue.
ui-study-nowhere = { $piece } ne peut pas rester là : lâchez la pièce sur un lieu du plateau, ou choisissez-lui un lieu dans les listes.
ui-study-stays = { $piece } reste à sa place : la pièce s’y trouvait déjà.
ui-study-number = Compteur interne
ui-study-tray = Pièces à la main
ui-study-tray-help = Faites glisser une pièce sur le plateau, et celles du plateau d’un lieu à l’autre ; lâchée ici, une pièce rejoint le casier ouvert. Un clic droit sur une pièce, un lieu, une place ou à côté ouvre un menu : faces, nombres, montants.
ui-study-tray-search = Chercher une pièce
ui-study-tray-empty = Rien de ce nom dans ce casier.
ui-study-tray-more = { $count ->
    [one] Encore une sorte : cherchez-la.
   *[other] Encore { $count } sortes : cherchez-les.
}
ui-study-tray-rest = Hors du plateau
ui-study-tray-chip = Faites-la glisser sur le plateau, ou pressez-la pour la choisir dans les listes
ui-study-where = Où poser { $piece } ?
ui-study-put = Poser ici : { $piece }
ui-study-place = Son lieu
ui-study-rules = Règles à ce sujet
ui-study-nothing-here = Rien ne se trouve ici.
ui-study-all-up = Toutes face visible
ui-study-all-down = Toutes face cachée
ui-study-as-tray = { $count ->
    [one] En casier
   *[other] Les { $count } en casier
}
ui-study-table = La table
ui-study-pieces = Pièces
ui-study-choose-piece = Choisir une pièce
ui-study-lies = À présent : { $zone }
ui-study-from = De : { $zone }
ui-study-moved = { $piece } : de { $from } à { $to }.
ui-study-move-to = La mettre ailleurs
ui-study-face-up = révélée
ui-study-mark = son nombre
ui-study-known-to = Connue de
ui-study-bot = Joueur ordinateur
ui-study-bot-step = Un pas
ui-study-bot-turn = Le reste du tour
ui-study-bot-help = Il choisit pour { $seat } ; tout peut être repris.
ui-study-purses = Argent
ui-study-bank = Banque
ui-study-chance = Prochains lancers et tirages
ui-study-chance-help = Des nombres à partir de 1, le prochain d’abord : avec 6 4 1, les trois dés suivants montrent 6, 4 et 1.
ui-study-chance-draws = Nombres à partir de 1, le prochain d’abord : ce que montre le prochain dé, ou laquelle des pièces restantes est tirée ensuite.
ui-study-queue = Fixer
ui-study-chance-empty = Tapez d’abord les nombres.
ui-study-queued = Fixés : { $numbers }
ui-study-queue-clear = Les oublier
ui-study-dials = Tour et phase
ui-study-keep = Garder la position
ui-study-name = Nom
ui-study-save = Enregistrer

## Fin

ui-end = Fin de la partie
ui-end-nobody = Personne ne gagne
ui-end-lost = { $seat } a perdu
ui-end-won = { $count ->
    [one] { $winners } gagne
   *[other] { $winners } gagnent ensemble
}
ui-end-turns = tours
ui-end-rematch = Rejouer
ui-end-look = Regarder le plateau
ui-result = Résultat
ui-end-goal = Objectif
ui-income-start = Argent de départ
ui-income-edits = Changé à la main

## Quand aucune fenêtre ne peut s’ouvrir (dit par la ligne de commande)

ui-no-screen = il n’y a pas d’écran où ouvrir une fenêtre ; lancez le programme sur un bureau, ou employez les commandes engine, simulate, replay, board ou rules, qui n’en demandent pas (voir --help)
ui-no-graphics = aucun pilote graphique capable de dessiner une fenêtre n’a été trouvé ; installez-en un avec Vulkan ou OpenGL (sous Linux, par exemple mesa-vulkan-drivers), ou employez les commandes engine, simulate, replay, board ou rules, qui n’en demandent pas (voir --help)
ui-driver-failed = le pilote graphique n’a pas pu dessiner la fenêtre ({ $why }) ; mettez-le à jour ou installez-en un avec Vulkan (sous Linux, par exemple mesa-vulkan-drivers), ou choisissez une autre façon de dessiner en donnant à WGPU_BACKEND la valeur vulkan, dx12, metal ou gl
ui-screen-refused = impossible d’ouvrir l’écran ({ $why }) ; vérifiez DISPLAY ou WAYLAND_DISPLAY, lancez le programme sur un bureau, ou employez les commandes engine, simulate, replay, board ou rules, qui n’en demandent pas (voir --help)
ui-no-such-renderer = il n’y a pas de façon de dessiner appelée « { $name } » ; CARAVANSERAI_RENDERER peut valoir plain ou software
ui-drawing-resumed = Le dessin a échoué ({ $why }). La fenêtre a été refaite ; la partie est telle qu’elle a été sauvegardée.
ui-rules-fault = Une erreur s’est produite dans les règles ; les parties sauvegardées sont telles qu’avant. Ce qui s’est passé est conservé dans { $file }.
ui-rules-fault-unkept = Une erreur s’est produite dans les règles ; les parties sauvegardées sont telles qu’avant. Ce qui s’est passé n’a pas pu être conservé.
ui-window-error = la fenêtre s’est fermée sur l’erreur { $code }

## Où se trouve un lieu sur le plateau, vu d’où l’on est

ui-way-up = en haut
ui-way-up-right = en haut à droite
ui-way-right = à droite
ui-way-down-right = en bas à droite
ui-way-down = en bas
ui-way-down-left = en bas à gauche
ui-way-left = à gauche
ui-way-up-left = en haut à gauche

ui-side-panel-edge = Tirez pour élargir ou rétrécir la colonne ; un double clic la remet comme avant
ui-bar-edge = Tirez pour hausser ou baisser la barre ; un double clic la remet comme avant

## Fichiers, branches et qui peut regarder

ui-unsaved = Non enregistré
ui-unsaved-saved = Enregistré
ui-unsaved-why = La partie n’a pas pu être enregistrée. { $why }
ui-unsaved-shown = Le fichier contient toujours la partie telle qu’elle a été enregistrée en dernier.
ui-unsaved-what = Que faire
ui-unsaved-again = Réessayer
ui-unsaved-into = Enregistrer dans { $folder }
ui-unsaved-folder = Un autre dossier
ui-unsaved-there = Enregistrer là
ui-unsaved-leave = Quitter sans enregistrer
ui-unsaved-done = Tout est enregistré dans { $name }
ui-menu-unsaved = Non enregistré : { $why }
ui-menu-saved-untouched = Rien n’a encore été essayé. Ce que vous essayez s’enregistre dans son propre fichier.
ui-menu-saved-study = Ce que vous essayez s’enregistre de lui-même sous { $name }.
ui-menu-saved-watched = Revoir une partie ne change aucun fichier ; les notes que vous gardez y sont écrites.
ui-home = Retour à la partie
ui-branch-begun = Voici une branche avec son propre fichier : { $name }. La partie elle-même reste telle quelle.
ui-file-branch = { $name }, branche à { $entry }
ui-file-study = { $name }, étude à { $entry }
ui-file-position = { $name }, étude
ui-file-copy = { $name }, copie
ui-file-example = Exemple { $name }
ui-file-earlier = { $name }, version précédente
ui-save-branch = branche depuis { $entry }
ui-save-over-sure = Une partie enregistrée porte déjà ce nom. La remplacer ? Celle qui s’y trouve pourra être récupérée dans la liste des parties.
    .yes = La remplacer
ui-save-taken-open = Une autre fenêtre a cette partie ouverte. Fermez-la d’abord là-bas.
ui-save-kept-beside = « { $name } » a été modifiée de l’extérieur pendant la partie, peut-être sur un autre ordinateur. Cette version est conservée sous le nom « { $other } ».
ui-save-taken = Une autre fenêtre a maintenant ouvert « { $name } », dont le dossier avait disparu entre-temps. Cette partie continue sous le nom « { $other } ».
ui-deleted = Supprimé. On peut récupérer la partie en bas de la liste.
ui-kept = { $count ->
    [one] Récupérer : un fichier
   *[other] Récupérer : { $count } fichiers
}
ui-kept-bring = Récupérer
ui-kept-bring-name = Récupérer { $name }
ui-kept-deleted = supprimé
ui-kept-earlier = avant son dernier changement
ui-kept-done = Récupéré sous { $name }
ui-import-path = Chemin d’une partie enregistrée ailleurs
ui-import = Importer
ui-import-done = Importé sous { $name }
ui-differs = Jouée autrement aujourd’hui
ui-differs-at = { $agreed ->
    [0] Dès le début, cette partie se joue autrement aujourd’hui ; son enregistrement a { $entries } lignes.
   *[other] Jusqu’à la ligne { $agreed } sur { $entries }, cette partie se joue comme enregistrée ; la ligne suivante se joue autrement aujourd’hui.
}
ui-differs-why = Ce qui diffère : { $why }
ui-differs-position = la position elle-même est une autre
ui-differs-levels = Elle a été jouée avec d’autres fichiers de niveaux que ceux d’aujourd’hui. Ouverte avec les fichiers d’alors, elle continue telle quelle.
ui-differs-rules = Elle a été jouée selon une autre version des règles.
ui-differs-same = Elle porte les fichiers de niveaux et la version des règles d’aujourd’hui : le fichier a peut-être été modifié à la main.
ui-differs-untouched = Quel que soit votre choix, le fichier reste tel quel.
ui-differs-watch = La revoir tant qu’elle se joue comme enregistrée
ui-differs-recorded = Regarder la partie telle qu’elle a été jouée, avec les fichiers d’alors
ui-differs-play = { $agreed ->
    [0] Jouer depuis le début comme une nouvelle partie
   *[other] Jouer à partir de la ligne { $agreed } comme une nouvelle partie
}
ui-differs-leave = La laisser
ui-load-foreign = Cette partie a été jouée avec d’autres fichiers de niveaux ou une autre version des règles. Elle se joue de même aujourd’hui.
ui-in-use = Ouverte ailleurs
ui-in-use-why = Une autre fenêtre a { $name } ouverte. Deux fenêtres n’écrivent pas un même fichier.
ui-in-use-copy = Ouvrir une copie
ui-in-use-watch = La revoir sans la changer
ui-in-use-secret = Une partie entre plusieurs personnes ne se copie pas tant qu’une autre fenêtre l’a ouverte : personne ne pourrait y être prévenu.
ui-curtain-first = Le rideau est tombé : que la personne appelée l’ouvre d’abord.
ui-curtain-hold = Appuyez sur le bouton, ou gardez Entrée enfoncée.
ui-curtain-once = Le rideau est désactivé. Une fois que vous l’avez ouvert, ce que vous êtes seul à connaître se montre sans lui tant que cette partie reste ouverte.
ui-undo-dealt = Avant cela, c’est la partie elle-même, qui n’est pas modifiée ici.
ui-log-opened = Tout ce qui est caché a été ouvert dans une reprise.
ui-log-opened-hands = Tout ce qui est caché a été ouvert dans une reprise : ce que { $hands } avait en main, et ce qui est face cachée.
ui-log-copied = Une copie de cette partie a été déposée ailleurs. Qui l’y ouvre peut tout regarder.
ui-open-all = Tout ouvrir
ui-open-all-help = Montre ce qui est caché, et le dit à tous dans le journal de la partie.
ui-open-sure = Ouvrir tout ce qui est caché, mains et pioches comprises ? Le journal de la partie le dit à tous.
    .yes = Tout ouvrir
ui-study-dealt = Ce que vous ne pouviez pas savoir a été redistribué, comme ce que le hasard apportera : rien ici ne dit ce que les autres ont en main.
ui-option-chance = Le hasard décide
