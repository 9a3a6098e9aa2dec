### Duck Dealer : ce qui est sur la table.

## Marchandises

dd-good-yellow_ducks = canards en caoutchouc jaunes
    .short = canards jaunes
    .counted = { $count ->
        [one] { $count } canard en caoutchouc jaune
       *[other] { $count } canards en caoutchouc jaunes
    }
dd-good-plastic_beads = perles en plastique
    .counted = { $count ->
        [one] { $count } perle en plastique
       *[other] { $count } perles en plastique
    }
dd-good-solar_panels = panneaux solaires
    .counted = { $count ->
        [one] { $count } panneau solaire
       *[other] { $count } panneaux solaires
    }
dd-good-blue_paint = peinture bleue
dd-good-phone_booths = cabines téléphoniques
    .counted = { $count ->
        [one] { $count } cabine téléphonique
       *[other] { $count } cabines téléphoniques
    }
dd-good-satellites = satellites
    .counted = { $count ->
        [one] { $count } satellite
       *[other] { $count } satellites
    }
dd-good-linear_accelerators = accélérateurs linéaires
    .counted = { $count ->
        [one] { $count } accélérateur linéaire
       *[other] { $count } accélérateurs linéaires
    }
dd-good-stealth_ducks = canards furtifs
    .counted = { $count ->
        [one] { $count } canard furtif
       *[other] { $count } canards furtifs
    }
dd-good-radios = radios
    .counted = { $count ->
        [one] { $count } radio
       *[other] { $count } radios
    }
dd-good-slimming_pills = pilules amincissantes
    .counted = { $count ->
        [one] { $count } pilule amincissante
       *[other] { $count } pilules amincissantes
    }
dd-good-economy = économie
dd-good-modern_art = art moderne
dd-good-science = science
dd-good-religion = religion
dd-good-politics = politique
dd-good-medicine = médecine
dd-good-military = militaire
dd-factory-satellites = usine (satellites)
dd-factory-linear_accelerators = usine (accélérateurs linéaires)
dd-factory-stealth_ducks = usine (canards furtifs)
dd-factory-radios = usine (radios)
dd-factory-slimming_pills = usine (pilules amincissantes)
dd-factory-economy = usine (économie)
dd-factory-modern_art = usine (art moderne)
dd-factory-science = usine (science)
dd-factory-religion = usine (religion)
dd-factory-politics = usine (politique)
dd-factory-medicine = usine (médecine)
dd-factory-military = usine (militaire)
dd-consumer-satellites = consommateur (satellites)
dd-consumer-linear_accelerators = consommateur (accélérateurs linéaires)
dd-consumer-stealth_ducks = consommateur (canards furtifs)
dd-consumer-radios = consommateur (radios)
dd-consumer-slimming_pills = consommateur (pilules amincissantes)
dd-consumer-economy = consommateur (économie)
dd-consumer-modern_art = consommateur (art moderne)
dd-consumer-science = consommateur (science)
dd-consumer-religion = consommateur (religion)
dd-consumer-politics = consommateur (politique)
dd-consumer-medicine = consommateur (médecine)
dd-consumer-military = consommateur (militaire)

## Équipement, constructions, couleurs, pièces, lieux

dd-equipment-hold = une cale
dd-equipment-navigator = un navigateur
dd-equipment-engineer = un ingénieur
dd-equipment-merchant = un marchand
dd-yard-hold = chantier spatial (cales)
dd-yard-navigator = chantier spatial (navigateurs)
dd-yard-engineer = chantier spatial (ingénieurs)
dd-yard-merchant = chantier spatial (marchands)
dd-site-mine = la mine
dd-site-shipyard = le chantier spatial
dd-site-consumer = le consommateur
dd-site-factory = l’usine
dd-colour-red = rouge
dd-colour-yellow = jaune
dd-colour-blue = bleu
dd-stack-first = première
dd-stack-second = seconde
dd-ship = vaisseau
dd-cube = cube
dd-passage = passage
dd-space-start = planète de départ
dd-space-planet = planète
dd-space-point = point

## Par quoi on compare des lignes de jeu

dd-figure-points = Points
dd-figure-red = Rouge
dd-figure-yellow = Jaune
dd-figure-blue = Bleu
dd-figure-steps = Pas
dd-figure-cargo = Marchandises
dd-plan-overdraw = L’énergie peut manquer
dd-plan-missing = Il manque : { dd-energies }. { $count ->
    [one] Une collecte de plus
   *[other] { $count } collectes de plus
} avec cet équipage.
dd-plan-earns = { $points ->
    [0] Aucun point encore
    [one] Un point
   *[other] { $points } points
} pour { $tokens ->
    [one] un jeton
   *[other] { $tokens } jetons
}{ $points ->
    [0] .
   *[other] { " " }: { $whole },{ $tenth } par jeton.
}

## Sur la feuille de position

dd-purse-vp = points
dd-purse-red = énergie rouge
dd-purse-yellow = énergie jaune
dd-purse-blue = énergie bleue
dd-purse-stock-red = énergie rouge en réserve
dd-purse-stock-yellow = énergie jaune en réserve
dd-purse-stock-blue = énergie bleue en réserve
dd-purse-hold = cales
dd-purse-navigator = navigateurs
dd-purse-engineer = ingénieurs
dd-purse-merchant = marchands
dd-purse-yellow_ducks = canards en caoutchouc jaunes
dd-purse-plastic_beads = perles en plastique
dd-purse-solar_panels = panneaux solaires
dd-purse-blue_paint = peinture bleue
dd-purse-phone_booths = cabines téléphoniques
dd-purse-satellites = satellites
dd-purse-linear_accelerators = accélérateurs linéaires
dd-purse-stealth_ducks = canards furtifs
dd-purse-radios = radios
dd-purse-slimming_pills = pilules amincissantes
dd-purse-economy = économie
dd-purse-modern_art = art moderne
dd-purse-science = science
dd-purse-religion = religion
dd-purse-politics = politique
dd-purse-medicine = médecine
dd-purse-military = militaire

# Energies by colour, those that are there: $red, $yellow and $blue say how many.
dd-n-red = { $red ->
    [one] { $red } rouge
   *[other] { $red } rouges
}
dd-n-yellow = { $yellow ->
    [one] { $yellow } jaune
   *[other] { $yellow } jaunes
}
dd-n-blue = { $blue ->
    [one] { $blue } bleu
   *[other] { $blue } bleus
}
dd-energies = { $red ->
    [0] { $yellow ->
        [0] { $blue ->
            [0] rien
           *[other] { dd-n-blue }
        }
       *[other] { $blue ->
            [0] { dd-n-yellow }
           *[other] { dd-n-yellow }, { dd-n-blue }
        }
    }
   *[other] { $yellow ->
        [0] { $blue ->
            [0] { dd-n-red }
           *[other] { dd-n-red }, { dd-n-blue }
        }
       *[other] { $blue ->
            [0] { dd-n-red }, { dd-n-yellow }
           *[other] { dd-n-red }, { dd-n-yellow }, { dd-n-blue }
        }
    }
}
dd-lack-red = { $count } énergie rouge
dd-lack-yellow = { $count } énergie jaune
dd-lack-blue = { $count } énergie bleue
dd-lack-room = de la place pour { $count } marchandises
dd-lack-goods = une marchandise qui n’est pas à bord
dd-left-factory = Ce tour-ci, vous pourriez encore construire l’usine ({ $good }) : { $vp } PV.
dd-left-consumer = Ce tour-ci, vous pourriez encore construire le consommateur ({ $good }) : { $vp } PV.
dd-left-cube = { $count ->
    [one] Un cube gratuit n’est pas encore posé
   *[other] { $count } cubes gratuits ne sont pas encore posés
}, et après ce choix { $count ->
    [one] il est perdu
   *[other] ils sont perdus
}. Sur { $point }, un cube raccourcirait vos chemins.
dd-worth-chain = { $good } : toute la chaîne
dd-worth-rate = { $gain ->
    [one] Un point
   *[other] { $gain } points
} pour { $cost ->
    [one] un jeton
   *[other] { $cost } jetons
} : { $whole },{ $tenth } par jeton
dd-worth-none = Aucun bien ne peut se calculer d’ici : le vaisseau n’est pas encore parti, ou il n’a ni chemin ni place pour aucun.
