## Leçons et énigmes

ui-learn = Apprendre
ui-learn-about = Un cours pour chaque jeu : vous jouez, une phrase dit pourquoi, et de la fin de chaque leçon vous pouvez continuer à jouer.
ui-puzzles = Énigmes
ui-puzzles-about = Une position, un but, et personne pour vous aider. Essayez autant que vous voulez : rien n’est perdu ici.
ui-puzzles-solved = { $at } sur { $of } résolues
ui-puzzle-stars = { $at } étoiles sur { $of }
ui-learn-you = Robin
ui-learn-other = { $count ->
    [1] Alba
    [2] Bruno
    [3] Chloé
    [4] Diego
   *[other] Emil
}
ui-lesson-numbered = { $lesson } · { $title }
ui-lesson-part = { $lesson } · { $title } (partie { $part } sur { $parts })
ui-lesson-minutes = environ { $count } minutes
ui-lesson-begin = Commencer
ui-lesson-go-on = Continuer
ui-lesson-repeat = Depuis le début
ui-lesson-finished = Vous avez terminé cette leçon.
ui-lessons-done = { $at } leçons faites sur { $of }
ui-lesson-at = étape { $at } sur { $of }
ui-lesson-back = Retour
ui-lesson-skip = À ma place
    .help = La leçon fait cette étape à votre place. Retour l’annule.
ui-lesson-skip-all = Finir la leçon, jouer
ui-lesson-leave = Quitter
ui-lesson-play-on = Continuer à jouer
ui-lesson-next = Leçon suivante
ui-lesson-teacher = Une première partie
ui-lesson-played-on = À partir d’ici, c’est votre propre partie, enregistrée au fur et à mesure. Un joueur-ordinateur vous conseille ; vous pouvez l’écarter dans la barre.
ui-lesson-otherwise = Ce serait possible, mais la leçon veut autre chose : cherchez ce qui brille.
ui-lesson-as-well = Cette façon convient aussi bien ici.
ui-lesson-aside = Ce chemin y mène aussi : le jeu pose d’abord sa propre question. Répondez comme il vous plaît, la leçon attend.
ui-puzzle-within = { $at } sur { $of } actions
ui-puzzle-again = Réessayer
ui-puzzle-next = Énigme suivante
ui-puzzle-hint = Indice (H)
ui-puzzle-hint-bar = Indice : le prochain pas est l’un des choix ci-dessous.
ui-puzzle-hint-where = Indice : le prochain pas est là où cela brille.
ui-puzzle-hint-what = { $count ->
    [one] Il reste un choix, celui-ci : { $choice }.
   *[other] Il reste { $count } choix ; le dernier est : { $choice }.
}
ui-puzzle-hint-first = Maintenant : { $choice }.
ui-puzzle-astray = Indice : d’ici, le chemin le plus court ne continue pas. Revenez en arrière, ou réessayez.
ui-puzzle-new = Une nouvelle énigme
ui-puzzle-new-about = Tirée d’une partie que jouent des ordinateurs, pour vous seul.
ui-puzzle-making = Recherche d’une énigme…
ui-puzzle-making-stop = Arrêter
ui-puzzle-leave = Quitter
ui-puzzle-solved = Résolu !
ui-puzzle-missed = Pas cette fois. Revenez en arrière, ou réessayez depuis le début.
ui-puzzle-missed-stands = Pas cette fois. Votre dernière action est définitive : recommencez depuis le début.
ui-menu-saved-taught = Rien n’est enregistré ici, sauf où vous en êtes. Continuez à jouer après une leçon, et elle devient votre propre partie.
ui-what-if-learn = Ici, tout n’est déjà qu’un essai.
ui-teacher-begin = Commencer
ui-teacher = Première partie avec un professeur
ui-teacher-about = Une vraie partie contre un débutant. Un professeur explique chaque chose quand elle compte pour la première fois, dit ce que l’autre a fait, et demande avant un choix qui coûte beaucoup de vos chances de gagner ; les petites erreurs restent les vôtres.
ui-teacher-hello = Je suis votre professeur. C’est une vraie partie : jouez comme il vous plaît. J’explique chaque chose une fois, quand elle compte ; dans les réglages vous pouvez m’arrêter ou me rappeler.
ui-teacher-enough = Plus d’explications
ui-teacher-sure = Êtes-vous sûr ? Cela coûte environ { $cost } % de vos chances de gagner. Mieux : { $words }.
ui-teacher-sure-stands = Êtes-vous sûr ? Cela ne se reprend pas, et coûte environ { $cost } % de vos chances de gagner. Mieux : { $words }.
ui-teacher-better = Faire mieux
ui-teacher-first-step = Commencer par là
ui-teacher-anyway = Garder mon choix
ui-teacher-idle = Êtes-vous sûr ? Ce tour-ci, vous n’avez fait qu’attendre, et rien d’autre. Vous pouvez encore revenir en arrière et faire autre chose.
ui-teacher-take-back = Revenir en arrière
ui-teacher-left = Êtes-vous sûr ? { $what }
ui-teacher-first = Faire cela d’abord
ui-learn-to = Vers les leçons : { $game }
