# Ce qui rend un tour fluide.
ui-course = En route vers { $space }
ui-course-part = Partir vers { $space }
ui-lingers = Votre tour est fini : regardez.
ui-lingers-done = Vu
ui-skip = Passer à la personne suivante
ui-thinks = Réfléchit. Le signe pour passer le fait choisir aussitôt.
ui-flown-by = Parcouru à l’instant par { $seats }
ui-click-does = Un clic :
ui-click-goal = Le premier clic en fait votre but, le suivant met en route :
ui-click-asks = Un clic laisse le choix :
ui-click-more = { $count ->
    [one] … et un autre
   *[other] … et { $count } autres
}
ui-counsel = Demander conseil
ui-counsel-does = L’ordinateur ferait : { $words }
ui-counsel-do = Le faire
ui-counsel-close = Plus de conseil
ui-counsel-sure = Plusieurs personnes jouent les unes contre les autres. Êtes-vous tous d’accord pour que des conseils soient donnés dans cette partie ?
    .yes = Nous sommes tous d’accord
ui-counsel-lines = Conseil
ui-counsel-ranks = Classé selon les chances de gagner à la fin.
ui-counsel-worth = Vaut la peine, dans la liste ci-dessous : { $what }
ui-counsel-rest = Ce qui reste de ce plan
ui-counsel-line = { $number }. { $words }
ui-counsel-line-apart = { $number }. … puis : { $words }
ui-counsel-step = { $number }  { $words }
ui-counsel-show = Montrer cette suite sur le plateau
ui-counsel-thinks = Réflexion en cours …
ui-counsel-even = Autant qu’on puisse en juger, ces suites se valent.
ui-counsel-chance = Chances de gagner : { $chance } %
ui-counsel-chance-less = Chances de gagner : { $chance } %, { $less } de moins que la première
ui-counsel-chance-same = Chances de gagner : { $chance } %, autant que la première
ui-counsel-apart-same = Mêmes chances de gagner que la première
ui-counsel-apart-less = { $less } % de chances de gagner en moins que la première
ui-counsel-brings = Elle rapporte : { $figures }
ui-counsel-beside = Par rapport à la première : { $figures }
ui-counsel-beside-same = Elle mène aux mêmes nombres que la première.
ui-counsel-ahead = Essayée { $times } fois : en moyenne, votre { $what } est plus grande de { $by } qu’avec la deuxième.
ui-counsel-behind = Essayée { $times } fois : en moyenne, votre { $what } est plus petite de { $by } qu’avec la première.
ui-tenths = { $whole },{ $tenth }
ui-counsel-ends-turn = Puis le tour est fini.
ui-counsel-ends-unknown = Ce qui en sort, personne ne le sait encore.
ui-counsel-ends-others = Puis c’est à quelqu’un d’autre de choisir.
ui-counsel-ends-over = Puis la partie est finie.
ui-counsel-ends-long = Et ainsi de suite.
ui-counsel-try = L’essayer
    .help = Déroule cette suite dans une branche à côté de la partie. Rien ne change dans la partie.
ui-why-only = Rien d’autre n’est possible.
ui-why-brings = En tout cela apporte : { $figures }.
ui-why-ends-with = Comme avant : { $figures }.
ui-why-chance = { $why } Chance de gagner : { $chance } %.
ui-why-chances = { $why } Chance de gagner : { $chance } %. À défaut : { $next }.
ui-why-next = { $action } ({ $chance } %)
ui-why-apart = { $why } Ensuite : { $next }.
ui-why-next-apart = { $action } ({ $less ->
    [0] aussi bien
   *[other] { $less } % de chances en moins
})
ui-drop-nothing = On ne peut rien en faire à cet endroit.
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
ui-set-coach = Entraîneur
    .help = Après un choix qui a coûté cher en chances de gagner, une ligne le dit : contre les joueurs automatiques et à l’étude.
ui-set-teacher = Professeur
    .help = Contre des ordinateurs : dit une fois à quoi sert chaque chose quand elle compte, et demande avant un choix coûteux.
ui-coach-says = Cela a coûté { $cost } % de vos chances de gagner. Mieux : { $words }.
ui-coach-lead = essayé { $times } fois : en moyenne, votre { $what } est plus grande de { $by }
ui-coach-look = Montrer
ui-coach-back = Reprendre
ui-how = Comment pourrais-je … ?
    .help = Cherche le plus court chemin pendant ce tour, ou quand cela sera peut-être possible.
ui-how-looking = On cherche un chemin …
ui-how-line = { $count ->
        [one] Ce tour-ci, après un choix :
       *[other] Ce tour-ci, après { $count } choix (rien de plus court n’y mène) :
    }
ui-how-found = { $count ->
        [one] Ce tour-ci, après un choix :
       *[other] Ce tour-ci, après { $count } choix (un chemin trouvé ; il en est peut-être un plus court) :
    }
ui-how-try = Essayer
    .help = Pose ces choix dans une variante qui ne compte pas.
ui-how-soon = Pas ce tour-ci par vos seuls choix. Si tous jouent comme le feraient les ordinateurs, { $turns ->
        [one] à votre prochain tour
       *[other] en { $turns } de vos tours au plus
    }, dans { $worlds } parties possibles sur { $of }.
ui-how-example = Dans l’une de ces parties, c’est venu ainsi :
ui-how-example-turn = { $turns ->
        [0] Ce tour-ci :
        [1] À votre prochain tour :
       *[other] Dans { $turns } de vos tours :
    }
ui-how-never = Aucun de vos choix n’y mène ce tour-ci, et rien n’en a approché dans les tours joués d’avance.
ui-how-for-good = Dans cette partie, c’est impossible, quoi que l’on fasse.
ui-how-nothing = Rien n’a été trouvé parmi les voies examinées. Il y en a d’autres ce tour-ci : c’est peut-être possible malgré tout.
ui-how-have = Comment pourrais-je avoir cela ?
ui-how-come = Comment pourrais-je y arriver ?
ui-how-more = Comment pourrais-je en avoir plus ?
ui-how-sum = Combien j’aimerais avoir
ui-how-sum-ask = Comment pourrais-je avoir { $sum } ?
ui-how-sum-for = { $sum } : { $what }
ui-how-sum-ahead = { $sum } : devant { $seat }
ui-how-there = C’est déjà le cas.
ui-how-lacks = Il manque encore : { $what }.
ui-how-lacks-way = Ce tour-ci, il y en aurait assez par :
ui-doing = Ce qui vaut la peine
    .help = Ce qui rapporte le plus pour ce que cela coûte d’ici, et le meilleur de ce tour : chacun posé avec ses choix.
ui-doing-ranks = Classé selon ce que chaque chose rapporte pour ce qu’elle coûte maintenant, quoi qu’il arrive ensuite.
ui-doing-advised = La ligne { $number } du conseil fait cela.
ui-doing-looking = On cherche ce qui vaut la peine …
ui-doing-nothing = Rien ici qui se calcule.
ui-doing-how = Comment
ui-doing-not-now = Pas tout de suite : le premier pas attend un tour prochain.
ui-doing-waits = Les dés ou ce qui est caché décident d’abord : ceci compte avec leur moyenne, et il y aura des choix à étaler quand ils seront connus.
ui-doing-begins = Cela continue ensuite.
ui-doing-turns = { $turns ->
        [one] Encore un tour
       *[other] Encore { $turns } tours
    }
ui-doing-best = Le meilleur de ce tour
ui-doing-best-none = Rien de ce qui est compté ici n’augmente par les choix de ce tour : leur utilité se verra plus tard.
ui-doing-best-unknown = Rien de plus n’a été trouvé avant ce que nul ne sait encore.
ui-doing-best-whole = Aucun choix de ce tour ne rapporte plus.
ui-doing-best-known = Le plus de ce qui est compté ici et que l’on peut savoir maintenant ; rien d’autre n’est pesé. Certains choix commencent par une pioche ou un jet : nul ne sait ce qu’ils apportent.
ui-doing-best-found = Le meilleur trouvé ; il y a peut-être mieux.
ui-spoken = À l’œuvre dans cette partie ?
    .help = Cherche où cette règle et les autres ont permis, interdit ou entraîné quelque chose dans cette partie.
ui-spoken-looking = On parcourt la partie …
ui-spoken-never = Elle n’a pas parlé dans cette partie.
ui-spoken-open = Regarder la partie à ce moment
ui-spoken-chosen = Ce qui a été choisi repose sur elle ({ $count }) :
ui-spoken-carried = Elle a entraîné quelque chose ({ $count }) :
ui-spoken-forbade = Elle a interdit quelque chose ({ $count }) :
ui-spoken-allowed = Elle a permis autre chose ({ $count }) :
ui-rules-refused = Impossible avec cela pour l’instant
ui-set-pace = Tours des ordinateurs
ui-set-pace-watch = À regarder
    .help = Choix par choix, pour que chacun puisse être suivi.
ui-set-pace-quick = Rapides
    .help = Sans pauses.
ui-set-pace-instant = D’un coup
    .help = Ce qu’ils ont fait reste sur le plateau et dans le résumé.
ui-stand-in = { $seat } est joué par
ui-stand-in-back = { $seat } joue de nouveau
ui-stands-in = Remplace { $seat }.
ui-hand-over = Confier une place
ui-hand-over-help = L’ordinateur choisit jusqu’à ce que la place soit reprise. La partie reste la même, et ce que chacun peut voir aussi.
ui-hand-over-of = Qui joue pour { $seat }
ui-key-counsel = Ce que ferait l’ordinateur, et pourquoi
ui-key-how = Comment pourrais-je … ?, pour ce que montre le pointeur ou ce qui est choisi
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
