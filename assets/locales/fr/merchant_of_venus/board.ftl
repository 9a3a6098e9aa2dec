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

## À quoi sert une chose du plateau : le bouton droit

mov-for-ship = Votre vaisseau porte ce que vous achetez à qui le paie le mieux ; ses dés et propulseurs disent jusqu’où il vole en un tour.
mov-for-space = Les vaisseaux volent de case en case, chacune pour des points de mouvement.
mov-for-hazard = Un danger coûte son péage pour continuer ; un bouclier le réduit, un propulseur de sa couleur le saute.
mov-for-asteroid = Un astéroïde est un rocher où un vaisseau peut finir son mouvement et les joueurs commercer entre eux.
mov-for-box = Une case de rencontre cache un jeton : le premier qui y entre le retourne.
mov-for-circle = Dans un cercle de navigation, votre valeur de navigation dit par quelle sortie vous pouvez partir.
mov-for-orbit = Une orbite mène à son monde ; son spatioport peut s’acheter et rapporte à son propriétaire.
mov-for-port = Un spatioport permet de commercer sans descendre au sol ; son propriétaire gagne sur ce que d’autres y échangent.
mov-for-open-port = Un spatioport ouvert n’est à personne : tous y commercent sans limite.
mov-for-city = Posez-vous dans une ville pour acheter les biens de sa culture et lui vendre ce qu’elle veut ; le premier à s’y poser établit le premier contact.
mov-for-space-city = Une ville spatiale commerce comme une ville au sol, mais sans descente vers la surface.
mov-for-base = La Base galactique vend tous les vaisseaux et prend l’ancien en paiement.
mov-for-gate = Un téléporteur mène aussitôt à un autre téléporteur.
mov-for-relic = Une relique aide son propriétaire jusqu’à la fin, ou se vend cher.
mov-for-link = Une liaison joint deux cases ; la suivre coûte des points de mouvement.
mov-for-good = Une marchandise s’achète à bas prix là où elle est faite, et se vend cher à une culture qui la demande.
mov-for-equipment = L’équipement s’installe dans votre vaisseau et l’aide en chemin.
mov-for-passenger = Un passager paie sa course quand vous l’amenez où il veut aller.
mov-for-culture = Une culture vend son bien à tous et achète ceux de quelques autres ; le premier à se poser apprend laquelle c’est.
