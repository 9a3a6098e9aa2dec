### Le plateau de Merchant of Venus : ce qu’est une figure, pour qui la montre du pointeur. Vocabulaire : voir les règles.

board-colour-blue = bleu
board-colour-red = rouge
board-colour-yellow = jaune

board-space = Case ({ $colour })
board-space-jumped = Case ({ $colour }) : votre propulseur la saute
board-space-plain = Case
board-hazard = Danger ({ $colour }) : péage { $fee } cr
board-hazard-shielded = Danger ({ $colour }) : péage { $fee } cr, { $due } cr avec les boucliers { DE($seat) }
board-hazard-jumped = Danger ({ $colour }), péage { $fee } cr : votre propulseur le saute
board-asteroid = Astéroïde : un rocher où l’on peut se poser
board-box = Case de rencontre : son jeton est face cachée
board-box-seen = Case de rencontre : son jeton est face cachée. Vous l’avez vu : { $marker }
board-box-empty = Case de rencontre vidée : un rocher où l’on peut se poser
board-gate = Téléporteur { $number } : mène au téléporteur qui porte votre valeur de navigation
board-open-port = Spatioport ouvert : on y commerce sans limite
board-relic = Relique : { $relic }
board-circle = Cercle de navigation. Sorties : { $exits }
board-circle-orbit = Cercle de navigation et orbite { DE($system) }. Sorties : { $exits }
board-orbit = Orbite { DE($system) } : on peut y construire un spatioport
board-port = { $name }, spatioport { DE($seat) } ({ $system })
board-factory = Usine { DE($seat) } ({ $system })
board-city = { $name }, ville { DE($system) }
board-space-city = { $name }, ville spatiale { DE($system) }
board-space-city-plain = Ville spatiale { DE($system) }
board-base = { $passengers ->
        [0] Base galactique : vend tous les vaisseaux
        [one] Base galactique : vend tous les vaisseaux ; { $passengers } passager attend
       *[other] Base galactique : vend tous les vaisseaux ; { $passengers } passagers attendent
    }
board-link-system = Liaison dans un système : { $cost } PM
board-link-route = Route commerciale : { $cost } PM
board-link-surface = Descente vers la surface : { $cost } PM
board-link-airfoil = De ville en ville avec la Voilure : { $cost } PM
board-link-hidden = Liaison cachée, ouverte par la valeur de navigation : { $cost } PM
board-ship = { $class } { DE($seat) } : { $dice } dés, cargaison { $used } sur { $room }
board-anomaly = { $system } : personne ne vit ici
board-system-unknown = { $system } : personne n’a encore rencontré sa culture
board-system-observed = { $system } : vous avez vu que les { $culture } vivent ici
board-culture = { $culture } ({ $label }), { $system }, { $science } : { $count } × { $good } à { $price } cr
board-science-biotech = biotechnologie
board-science-industry = industrie
board-science-technology = technologie
board-science-metaphysics = métaphysique
board-science-primitive = primitive
