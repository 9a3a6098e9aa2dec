### Le plateau de Merchant of Venus : ce qu’est une figure, pour qui la montre du pointeur. Vocabulaire : voir les règles.

mov-board-colour-blue = bleu
mov-board-colour-red = rouge
mov-board-colour-yellow = jaune

mov-board-space = Case ({ $colour })
mov-board-space-jumped = Case ({ $colour }) : votre propulseur la saute
mov-board-space-plain = Case
mov-board-hazard = Danger ({ $colour }) : péage { $fee } cr
mov-board-hazard-shielded = Danger ({ $colour }) : péage { $fee } cr, { $due } cr avec les boucliers { DE($seat) }
mov-board-hazard-jumped = Danger ({ $colour }), péage { $fee } cr : votre propulseur le saute
mov-board-asteroid = Astéroïde : un rocher où l’on peut se poser
mov-board-box = Case de rencontre : son jeton est face cachée
mov-board-box-seen = Case de rencontre : son jeton est face cachée. Vous l’avez vu : { $marker }
mov-board-box-empty = Case de rencontre vidée : un rocher où l’on peut se poser
mov-board-gate = Téléporteur { $number } : mène au téléporteur qui porte votre valeur de navigation
mov-board-open-port = Spatioport ouvert : on y commerce sans limite
mov-board-relic = Relique : { $relic }
mov-board-circle = Cercle de navigation. Sorties : { $exits }
mov-board-circle-orbit = Cercle de navigation et orbite { DE($system) }. Sorties : { $exits }
mov-board-orbit = Orbite { DE($system) } : on peut y construire un spatioport
mov-board-port = { $name }, spatioport { DE($seat) } ({ $system })
mov-board-factory = Usine { DE($seat) } ({ $system })
mov-board-city = { $name }, ville { DE($system) }
mov-board-space-city = { $name }, ville spatiale { DE($system) }
mov-board-space-city-plain = Ville spatiale { DE($system) }
mov-board-base = { $passengers ->
        [0] Base galactique : vend tous les vaisseaux
        [one] Base galactique : vend tous les vaisseaux ; { $passengers } passager attend
       *[other] Base galactique : vend tous les vaisseaux ; { $passengers } passagers attendent
    }
mov-board-link-system = Liaison dans un système : { $cost } PM
mov-board-link-route = Route commerciale : { $cost } PM
mov-board-link-surface = Descente vers la surface : { $cost } PM
mov-board-link-airfoil = De ville en ville avec la Voilure : { $cost } PM
mov-board-link-hidden = Liaison cachée, ouverte par la valeur de navigation : { $cost } PM
mov-board-ship = { $class } { DE($seat) } : { $dice } dés, cargaison { $used } sur { $room }
mov-board-anomaly = { $system } : personne ne vit ici
mov-board-system-unknown = { $system } : personne n’a encore rencontré sa culture
mov-board-system-observed = { $system } : vous avez vu que les { $culture } vivent ici
mov-board-culture = { $culture } ({ $label }), { $system }, { $science } : { $count } × { $good } à { $price } cr
mov-board-science-biotech = biotechnologie
mov-board-science-industry = industrie
mov-board-science-technology = technologie
mov-board-science-metaphysics = métaphysique
mov-board-science-primitive = primitive
