# Regarder en arrière : revoir une partie, avec des notes et des sauts.

ui-replay-turn-back = Au début du tour
ui-replay-turn-on = Au tour suivant
ui-replay-round-back = Au début de la manche
ui-replay-round-on = À la manche suivante
ui-replay-list = Vers la liste
ui-replay-list-help = La liste des parties enregistrées, pour en regarder une autre.
ui-replay-speed = Vitesse
ui-replay-speed-of = { $percent } %
ui-replay-try = Et si… ?
ui-replay-try-help = Essayez autre chose à partir d’ici. Rien n’en est gardé, et vous revenez à ce moment.
ui-replay-mark = Mettre un signet ici
ui-replay-unmark = Enlever le signet
ui-replay-marked = Signet
ui-replay-kind = Ce qui a été fait
ui-replay-all-kinds = Tout
ui-replay-seat = Qui l’a fait
ui-replay-all-seats = Tout le monde
ui-replay-noted = Avec des notes seulement
ui-replay-singly = Chaque pas séparément
ui-replay-turn = Tour { $turn }
ui-replay-before = Avant le premier tour
ui-replay-none = Aucune entrée de ce genre.
ui-replay-note = Note sur l’entrée { $entry }
ui-replay-note-hint = Une note sur cette entrée…
ui-replay-note-keep = Garder la note
ui-replay-note-all = Tout le monde peut la lire.
ui-replay-note-own = Jusqu’à la fin de la partie, vous seul pouvez la lire ici.
ui-strokes-turns = Ctrl+Pg préc  Ctrl+Pg suiv  Maj+Pg préc  Maj+Pg suiv
ui-key-turns = En revoyant une partie : par tours, par manches
ui-strokes-notes = Maj+M  Ctrl+M
ui-key-notes = En revoyant une partie : à la note ou au signet suivant, précédent
ui-what-if-watched = La partie qui attend est seulement regardée : rien ne peut y être joué.

## Exporter

ui-export = Exporter
ui-export-picture = Cette position en image (PNG)
ui-export-film = Ce tour en image animée (PNG animé)
ui-export-text = La partie à lire (texte)
ui-export-record = L’enregistrement, qui se rouvre comme une partie
ui-export-record-all = Un enregistrement contient toute la partie, même ce qui est caché.
ui-export-eyes = On y voit
ui-export-public = ce que tout le monde peut voir
ui-export-own = ce que vous voyez
ui-export-all = tout
ui-export-barred = Ce qui est caché le reste jusqu’à la fin de la partie, ou jusqu’à ce que tout soit ouvert en la revoyant.
ui-export-width = Largeur en pixels
ui-export-folder = Dossier
ui-export-write = Écrire
ui-export-stop = Arrêter
ui-export-running = Écriture
ui-export-written = Écrit : { $file }
ui-export-stopping = Arrêt en cours …
ui-export-stopped = Arrêté : rien n’a été écrit.
ui-export-failed = Rien n’a été écrit : { $why }
ui-export-fault = l’image n’a pas pu être peinte

## La partie racontée après coup

ui-told = Comment la partie s’est passée
ui-told-shown = Affiché
ui-told-sources = D’où cela vient : { $seat }
ui-told-curve = { $name } : { $last } à la fin ; au plus { $most }, tour { $turn }
ui-told-turning = Les tournants
ui-told-even = Personne n’a rien gagné ni perdu.
ui-told-point = Tour { $turn } : { $seat } { $change }
ui-told-point-lead = prend la tête
ui-told-point-won = remporte la partie
ui-told-none = Il n’y a rien à raconter : la partie continue ou n’est qu’un essai, ou son enregistrement ne peut pas être suivi.
ui-told-look = Voir ce moment
ui-told-records = Les records de cette table
ui-told-best = Meilleur tour : { $seat }, tour { $turn } ({ $amount })
ui-told-worst = Pire tour : { $seat }, tour { $turn } ({ $amount })
ui-told-longest = Le plus de choix en un tour : { $amount }, { $seat }, tour { $turn }
ui-told-led = Le plus longtemps en tête, en tours : { $seat } ({ $amount })
ui-told-leads = Changements de tête : { $amount }
ui-told-turns = Tours : { $amount }
ui-told-chance = Chance de gagner, en pour cent
ui-told-luck = La chance et le jeu
    .help = Ce qui a fait bouger la chance de gagner : la façon dont dés et cartes sont tombés, par rapport à ce qu’on pouvait attendre, et ce qui a été choisi, par cette place et par les autres.
ui-told-share = { $seat } : chance { $luck } %, jeu { $play } %
ui-told-weighing = Les chances de gagner sont en cours d’évaluation…
