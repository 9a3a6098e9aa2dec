# Ce qui rend un tour fluide.
ui-course = En route vers { $space }
ui-course-part = Partir vers { $space }
ui-lingers = Votre tour est fini : regardez.
ui-lingers-done = Vu
ui-skip = Passer à la personne suivante
ui-thinks = Réfléchit. Le signe pour passer le fait choisir aussitôt.
ui-flown-by = Parcouru à l’instant par { $seats }
ui-click-does = Un clic :
ui-click-asks = Un clic laisse le choix :
ui-click-more = { $count ->
    [one] … et un autre
   *[other] … et { $count } autres
}
ui-counsel = Que feriez-vous ?
ui-counsel-does = L’ordinateur ferait : { $words }
ui-counsel-do = Le faire
ui-counsel-close = Pas de conseil
ui-why-only = Rien d’autre n’est possible.
ui-why-best = De { $count } choix, c’est celui dont il attend le plus.
ui-why-chance = { $why } Chance de gagner : { $chance } %.
ui-why-chances = { $why } Chance de gagner : { $chance } %. Ensuite : { $next }.
ui-why-next = { $action } ({ $chance } %)
ui-throw-away = Se débarrasser de …
ui-places = Lieux au choix ({ $count })
ui-ends = Terminer
ui-more-choices = { $count ->
    [0] Autres …
   *[other] Autres choix ({ $count })
}
    .short = { $count ->
        [0] Autres …
       *[other] Autres ({ $count })
    }
ui-why-not = Pourquoi pas … ? ({ $count })
    .short = Pourquoi ? ({ $count })
ui-why-not-more = Tout le reste qui est impossible ({ $count })
ui-set-pace = Tours des ordinateurs
ui-set-pace-watch = À regarder
    .help = Choix par choix, pour que chacun puisse être suivi.
ui-set-pace-quick = Rapides
    .help = Sans pauses.
ui-set-pace-instant = D’un coup
    .help = Ce qu’ils ont fait reste sur le plateau et dans le résumé.
ui-stand-in = L’ordinateur joue pour { $seat }
ui-stand-in-back = { $seat } joue de nouveau
ui-key-counsel = Ce que ferait l’ordinateur, et pourquoi
ui-key-skip = Passer les tours des ordinateurs
ui-since-more = Tout, ligne par ligne
ui-since-watch = Le revoir
ui-since-watch-help = Revoir ce qui s’est passé depuis votre dernier tour : lecture, pause et vitesse, sur le plateau tel qu’il était.
ui-armed = Cliquez encore une fois : cela ne peut pas être annulé.
ui-replay-more = Plus …
ui-new-game-of = Nouvelle partie : { $game }
ui-since-quiet = rien que les autres aient pu suivre
ui-study-begun-dealt = Mode étude : ce que vous ne pouviez pas savoir a été redistribué ; tout peut être annulé ou changé.
ui-aloud-computer = L’ordinateur joue pour { $seat } et répond lui-même.
