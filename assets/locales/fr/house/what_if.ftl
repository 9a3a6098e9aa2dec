### Et si : des branches que l’on ne fait qu’essayer, leurs étapes comme plan, et deux côte à côte.

ui-tab-what-if = Et si
    .help = Des essais où tout peut être tenté sans compter, et ce que chacun apporterait.
ui-key-what-if = Et si : essayer quelque chose qui ne compte pas
ui-what-if-open = Et si … ?
ui-what-if-another = Autre branche à partir d’ici
ui-what-if-about = Essayez ce que vous voulez à partir d’ici : rien ne compte, et la partie attend telle quelle. Ce que vous ne pouvez pas savoir est redistribué, et le hasard à venir est nouveau.
ui-what-if-here = Vous ne faites qu’essayer. Tout peut être repris, même les jets et les pioches.
ui-what-if-banner = Et si : rien de ceci ne compte
ui-what-if-banner-dealt = Et si : rien de ceci ne compte, les cartes cachées sont redistribuées
ui-what-if-return = Retour à la partie
ui-what-if-return-help = La partie est telle que vous l’avez laissée. Cette branche reste dans la liste.
ui-what-if-bots = Les joueurs automatiques choisissent pour les autres
ui-what-if-name = Nom de cette branche
ui-what-if-lines = Branches
ui-what-if-game = La partie
ui-what-if-branch = Branche { $number }
ui-what-if-of = Départ : { $name }
ui-what-if-turn = tour { $turn }
ui-what-if-asked = { $seat } devait choisir.
ui-what-if-forget = Oublier { $name }
ui-what-if-over = Plus personne n’a de choix à faire.
ui-what-if-study = Ici, tout peut déjà être essayé.
ui-what-if-full = Il n’y a pas de place pour d’autres branches. Oubliez-en d’abord une.
ui-menu-saved-trial = Rien de ce que vous essayez ici ne compte. La partie est enregistrée, et vos branches sont gardées à côté d’elle pour vous seul.
ui-plans-lost = Une branche gardée avec cette partie ne lui convient plus et a été laissée de côté.
ui-plans-unread = Les branches gardées avec cette partie ne peuvent pas être lues : { $why }

ui-plan = Étapes de cette branche
ui-plan-empty = Ce que vous faites ici devient une liste d’étapes : à modifier, et à jouer dans la partie.
ui-plan-play = Jouer ces étapes
ui-plan-play-help = Vos propres étapes sont jouées une à une dans la partie, tant qu’elles y sont possibles et donnent ce qui était prévu.
ui-plan-play-lacks = Ces étapes ne peuvent pas toutes être jouées dans la partie. { $why }
ui-plan-start = Au début
ui-plan-end = À la fin
ui-plan-go = Aller à la position après cette étape
ui-plan-inserts = { $count ->
        [0] Ce que vous faites maintenant se place avant la première étape.
       *[other] Ce que vous faites maintenant se place après l’étape { $count }.
    }
ui-plan-turn = Tour { $turn }
ui-plan-ahead = Ce qui vient
ui-plan-drag = Tirer cette étape à une autre place
ui-plan-up = Monter l’étape { $step }
ui-plan-down = Descendre l’étape { $step }
ui-plan-remove = Retirer l’étape { $step }
ui-plan-done = Jouée dans la partie
ui-plan-asks = Ici, c’est à { $seat } de choisir.
ui-plan-played = { $count ->
        [0] Aucune étape n’a été jouée.
        [one] Une étape a été jouée.
       *[other] { $count } étapes ont été jouées.
    }
ui-plan-whole = C’était tout le plan.
ui-plan-stops = Il s’arrête à l’étape { $step }, « { $words } » : { $why }
ui-plan-otherwise = L’étape { $step } a tourné autrement. Prévu : « { $planned } » Maintenant : « { $now } »
ui-plan-nothing = rien

ui-compare = Comparer
ui-compare-with = avec
ui-compare-view = Vu par { $seat }.
