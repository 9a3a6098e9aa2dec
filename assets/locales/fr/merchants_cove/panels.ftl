### La Baie des Marchands : les boutiques, la rangée des Habitants et ce qui se vend.

## Boutique

mc-tab-townsfolk = Habitants
    .help = Les habitants que l’on peut recruter et ceux de chaque place.
mc-tab-sales = Ce qui se vend
    .help = Ce que paie chaque quai et ce que vos marchandises y rapporteraient.
mc-shop-none = Personne n’a encore choisi de marchand pour cette boutique.
mc-shop-gold = { $gold } or
mc-shop-hours = { $hours } h
mc-shop-cards = { $cards ->
    [one] { $cards } carte Corruption
   *[other] { $cards } cartes Corruption
}
mc-shop-some = { $count } × { $colour }
mc-shop-spaces = Cases d’action
mc-shop-here = Le marchand est ici
mc-shop-recruit = Prenez une carte Habitant de la rangée, avec sa capacité, dans votre Équipe.
mc-shop-recruit-cost = coût selon sa place dans la rangée
mc-shop-team-does = Chaque place occupée de l’Équipe agit une fois.
mc-shop-stall = Étal ({ $goods })
mc-shop-good = { $good } : { $count } sur l’Étal, encore { $left } à produire
mc-folk-place-does = Quand l’équipe sert : { $does }
mc-folk-place-note = Travail : { $does }
mc-shop-team = Équipe
mc-shop-place = Place { $place }
mc-shop-nobody = Personne n’y travaille encore
mc-shop-shields = Mécénat : { $gold } or au Marché
mc-shop-shield-on = { $clan } : bouclier actif, { $gold } or à chaque Marché
mc-shop-shield-off = { $clan } : bouclier inactif ; il rapporterait { $gold } or maintenant
mc-shop-corrupt = Cartes Corruption : { $cards }
mc-shop-corruption = Corruption
mc-shop-lair = À la fin, chaque icône Corruption coûte { $rogues } or, autant qu’il y a de Voyous dans le Repaire.
mc-shop-face-down = Une carte Corruption, face cachée
mc-shop-reckoning = Toutes les icônes valent ensemble { $gold } or maintenant.

## L’Alchimiste

mc-alchemist-hint = Survolez une bille pour voir ce qui s’enchaîne.
mc-alchemist-marble = Tube { $tube }, bille { $height }, { $colour ->
    [vert] verte
    [bleu] bleue
   *[other] { $colour }
}
mc-alchemist-bench = Bille { $colour ->
    [vert] verte
    [bleu] bleue
   *[other] { $colour }
} sur l’établi
mc-alchemist-swap = Échanger ces deux billes
mc-alchemist-retort = Cornue { $colour ->
    [vert] verte
    [bleu] bleue
   *[other] { $colour }
} : remplie de { $marbles } billes, elle rapporte { $gold } or maintenant
mc-alchemist-retort-full = Cornue { $colour ->
    [vert] verte
    [bleu] bleue
   *[other] { $colour }
} : pleine, { $gold } or à chaque Marché
mc-alchemist-takes = Prend { $count ->
    [one] { $count } bille
   *[other] { $count } billes
} : { $marbles }. L’établi en a alors { $bench } sur { $room }.
mc-alchemist-then = Il y a alors de quoi faire : { $goods }.
mc-alchemist-enough = L’établi suffit pour : { $goods }.
mc-alchemist-transmute = Cliquez sur la bille de l’établi à transmuter.

## Le Forgeron

mc-blacksmith-hint = Cliquez sur des dés du râtelier pour voir ce qu’ils donnent.
mc-blacksmith-die = Dé { $place }, { $colour } : { $face }
mc-blacksmith-store = Réserve de minerai, { $colour } : il en reste { $count }
mc-blacksmith-heat = { $heat }°
mc-blacksmith-windows = Fourneau : Armes de { $small } à { $small-most }°, Armures de { $large } à { $large-most }°.
mc-blacksmith-now = Maintenant { $heat }°.
mc-blacksmith-coal = Charbon : { $coal } sur { $most }
mc-blacksmith-add = Charbon ajouté :
mc-blacksmith-less = Moins de charbon
mc-blacksmith-more = Plus de charbon
mc-blacksmith-hot = { $good } : dés { $places }, { $heat }°, surchauffe, pour une carte Corruption
mc-blacksmith-cold = { $good } : dés { $places }, { $heat }°, trop froid
mc-blacksmith-none = Rien ne se forge avec ces dés tels quels.
mc-blacksmith-not = Ces dés ne donnent rien ensemble.
mc-blacksmith-face = Face { $face }
mc-blacksmith-turn = Cliquez sur le dé à tourner.
mc-blacksmith-set = Cliquez sur un métal de la réserve, puis sur sa face.

## Le Capitaine

mc-captain-hint = Matelots pour une Prise : { $small } ; pour un Trésor : { $large } ; pour un débarquement : { $land }.
mc-captain-share = Cliquez sur une zone éclairée : le navire marqué y va, puis c’est au suivant. On part quand il ne reste aucun pas, ou par Naviguer.
mc-captain-compass = Boussole : { $numbers }
mc-captain-steps = { $steps ->
    [one] { $steps } pas à répartir
   *[other] { $steps } pas à répartir
}
mc-captain-harbour = Port
mc-captain-nobody = personne
mc-captain-water = Zone { $water } : { $good }{ $island ->
    [0] {""}
   *[other]  ; île des { $clan }
}
mc-captain-empty = Zone { $water } : vide jusqu’à demain ({ $good }){ $island ->
    [0] {""}
   *[other]  ; île des { $clan }
}
mc-captain-island = L’île de la zone { $water }
mc-captain-ship = Navire { $ship }, { $water ->
    [0] au Port
   *[other] zone { $water }
}
mc-captain-ready = Prêt
mc-captain-tired = Fatigué
mc-captain-crew = { $ready } sur { $all } matelots prêts
mc-captain-choose = Navire { $ship } : { $steps }
mc-captain-sail = Naviguer
mc-captain-catch = Faire une prise
mc-captain-land = Débarquer

## Le Chronomancien

mc-chrono-push-row = Pousser dans la rangée { $line }, par la { $end ->
    [0] gauche
   *[other] droite
}
mc-chrono-push-column = Pousser dans la colonne { $line }, par le { $end ->
    [0] haut
   *[other] bas
}
mc-chrono-fresh = Rangée { $row }, colonne { $column } : { $colour ->
    [vert] verte
    [bleu] bleue
   *[other] { $colour }
}, intacte
mc-chrono-spent = Rangée { $row }, colonne { $column } : { $colour ->
    [vert] verte
    [bleu] bleue
   *[other] { $colour }
}, épuisée
mc-chrono-spare = Tuile en réserve : { $colour ->
    [vert] verte
    [bleu] bleue
   *[other] { $colour }
}
mc-chrono-wizard = La machine du Mage : sa rangée
mc-chrono-assistant = La machine de l’Assistant : sa colonne
mc-chrono-now = Maintenant :
mc-chrono-would = Alors :
mc-chrono-were = Si les machines se croisaient ici :
mc-chrono-shut = la tuile où se croisent les lignes des deux machines est épuisée ; explorer ne donne rien.
mc-chrono-gives = Tuiles assorties : { $count } ({ $colour }). Gain : { $goods }.
mc-chrono-nothing = Tuiles assorties : { $count } ({ $colour }), mais il ne reste aucun jeton.
mc-chrono-some = { $count } × { $good }
mc-chrono-anchor = Ou un ancrage : le bouclier, { $gold } or tout de suite.

## Ce que font cases et places

mc-op-harvest-tubes = Prenez une bille dans { $times } tubes différents ; ce qui s’enchaîne vient avec.
mc-op-harvest = Prenez { $times ->
    [one] une bille
   *[other] { $times } billes
} ; ce qui s’enchaîne vient avec.
mc-op-swap = Vous pouvez échanger deux billes voisines.
mc-op-brew = Concoctez jusqu’à { $most } préparations.
mc-op-brew-small = Concoctez jusqu’à { $most ->
    [one] { $most } Potion
   *[other] { $most } Potions
}.
mc-op-distil = Remplissez une cornue de { $marbles } billes de sa couleur : son bouclier devient actif.
mc-op-transmute = Échangez jusqu’à { $most } billes de l’établi contre des billes du sac, à votre choix.
mc-op-patronage = Recevez tout de suite le Mécénat d’un bouclier actif, ou { $gold } or si aucun ne l’est.
mc-op-take = { $most ->
    [one] Prenez un dé et lancez-le.
   *[other] Prenez jusqu’à { $most } dés, { $each } par couleur au plus, et lancez-les.
}
mc-op-take-set = Prenez jusqu’à { $most } dés, { $each } par couleur au plus, et choisissez leurs faces.
mc-op-forge = Forgez jusqu’à { $most } pièces.
mc-op-forge-small = Forgez jusqu’à { $most ->
    [one] { $most } Arme
   *[other] { $most } Armes
}.
mc-op-coal = Gagnez { $coal ->
    [one] { $coal } charbon
   *[other] { $coal } charbons
}.
mc-op-reroll = Vous pouvez relancer des dés du râtelier.
mc-op-turn = Tournez un dé du râtelier sur la face voulue.
mc-op-sail-spin = Lancez la boussole et répartissez ses pas entre les navires.
mc-op-sail = Avancez de { $steps } pas avec { $ships ->
    [one] un navire
   *[other] jusqu’à { $ships } navires
}.
mc-op-storm = Annoncez un nombre jusqu’à { $steps } et répartissez autant de pas.
mc-op-haul = Faites une prise ou débarquez, avec jusqu’à { $most } navires.
mc-op-haul-small = Faites une petite prise avec { $most ->
    [one] un navire
   *[other] { $most } navires
}, sans matelot.
mc-op-ready-all = Tous les matelots sont de nouveau prêts.
mc-op-ready = { $crew } matelots sont de nouveau prêts.
mc-op-recall = Un navire peut rentrer au Port.
mc-op-refill = Remplissez une zone vide.
mc-op-shift = Glissez la tuile en réserve dans la grille.
mc-op-move = Déplacez les machines de { $steps ->
    [one] { $steps } pas au plus
   *[other] { $steps } pas au plus ensemble
}.
mc-op-explore = Prenez une Relique de la couleur du croisement ; dès { $large } tuiles assorties, un Artefact ; dès { $both }, les deux.
mc-op-mend = Rendez intactes jusqu’à { $tiles } tuiles épuisées.
mc-op-swap-tiles = Échangez deux tuiles de la grille.
mc-op-place = Placez les deux machines où vous voulez.
mc-op-errand = Prenez une Relique de la couleur du croisement, qui est alors épuisé.

## Habitants

mc-folk-about = Les Habitants recrutés utilisent aussitôt leur capacité et travaillent dans votre Équipe jusqu’à la fin.
mc-folk-choose = Choisissez une carte ; sa capacité utilisée, sa place dans votre Équipe.
mc-folk-empty = Aucune carte à cette place
mc-folk-take = Choisir { $card }
mc-folk-where = Pour quelle place ?
mc-does-gain = Gagnez : { $good }
mc-does-discard = Défaussez jusqu’à { $cards ->
    [one] { $cards } carte Corruption
   *[other] { $cards } cartes Corruption
}
mc-does-load = Piochez un Aventurier et posez-le sur un Bateau
mc-does-dock = Menez un Aventurier d’un Bateau à un Quai
mc-does-hall = Menez un Client d’un Bateau à sa Salle de Clan
mc-does-bag = Remettez dans le sac un Aventurier d’un Bateau
mc-does-boat = Faites passer un Aventurier d’un Bateau à un autre

## Ce qui se vend

mc-sales-of = Ce que peut vendre { $seat }
mc-sales-now = Vendu au mieux maintenant : { $gold } or
mc-sales-patrons = Mécénat au Marché : { $gold } or
mc-sales-icons = Icônes à la fin, en l’état : { $gold } or
mc-sales-icons-open = Icônes à la fin, sans les cartes cachées : { $gold } or
mc-sales-cards = Cartes Corruption jusqu’ici : { $cards }
mc-sales-stall = Marchandises sur l’Étal
mc-sales-nothing = L’Étal est vide.
mc-sales-each = { $dock } : { $now } or l’unité
mc-sales-both = { $dock } : { $now } or l’unité, jusqu’à { $could } si les Bateaux en mer s’y mettent à quai
mc-sales-later = { $dock } : rien encore ; jusqu’à { $could } or l’unité si les Bateaux en mer s’y mettent à quai
mc-sales-none = { $dock } : rien ; pas de { $clan }, ni là ni en route
mc-sales-buyers = Clients sur les Quais
mc-sales-buyers-about = Ceux qui s’y trouvent et, après le +, ceux qui peuvent venir avec les Bateaux en mer tels qu’ils sont.
mc-sales-clan = { $clan } : { $now } sur place, jusqu’à { $more } de plus
mc-sales-rogues = Voyous : { $count }

## La vente

mc-market-title = Vente : { $dock }
mc-market-card = Qui vend ici pioche une carte Corruption : environ { $gold } or à la fin, en l’état du Repaire et des Salles.
mc-market-not-worth = Tout ce qui se vend ici rapporte { $gold } or : pas plus que ce que la carte risque de coûter.
mc-market-each = { $dock } : { $gold } or l’unité
mc-market-fewer = En vendre moins : { $good }
mc-market-more = En vendre plus : { $good }
mc-market-sold-here = { $count } ici : { $gold } or
mc-market-sells = Vendre { $count } : { $gold } or
mc-market-here = { $dock }, maintenant : { $gold } or
mc-market-later = { $dock }, ensuite : { $gold } or
mc-market-best = Tout vendre au mieux : { $gold } or
mc-market-set = Vendre ce qui est réglé : { $gold } or
mc-market-sold = Vendu ici
mc-market-back = Reprendre ce qui a été vendu ici ({ $count })
mc-market-pass = Ne plus rien vendre : { $dock }

## What to do next

mc-blacksmith-take = Cliquez sur un métal de la réserve pour chaque dé ; tous sont lancés ensemble.
mc-blacksmith-reroll = Cliquez sur chaque dé du râtelier à relancer, puis Lancer.
mc-blacksmith-empty = Le râtelier est vide : le Chariot de minerai apporte des dés.
mc-blacksmith-act = { $good } : dés { $places }, { $coal ->
    [0] {""}
   *[other] { $coal } charbon,{" "}
}{ $heat }°{ $hot ->
    [0] {""}
   *[other] , surchauffe
}
mc-does-discard-one = Défausser une carte Corruption
mc-market-none = { $dock } : pas de { $clan }
mc-market-done = Continuer : { $dock }, terminé
mc-list-shop = Liste de la boutique ({ $count })
mc-list-goods = Marchandises à vendre ({ $count })
mc-list-cards = Cartes Corruption ({ $count })

mc-list-spaces = Aller sur une case ({ $count })
mc-list-team = Utiliser l’Équipe ({ $count })
mc-list-townsfolk = Recruter ({ $count })
mc-list-berths = Mettre à quai ({ $count })
mc-list-boats = Monter ou descendre des Bateaux ({ $count })
mc-list-sail = Faire avancer les navires ({ $count })
mc-captain-sails = Navire { $ship } : { $steps } vers { $water ->
    [0] le Port
   *[other] la zone { $water }
}
mc-note-turn-ends = Cela termine votre tour, une fois réglé ce qu’apportent les heures passées.
mc-buys-both = petites et grandes marchandises
mc-buys-small = petites marchandises
mc-buys-large = grandes marchandises
mc-berth-buys = { $berth } : achète { $buys }
    .short = { $berth } : { $buys }
mc-berth-good = { $good } : { $gold } d’or pièce
mc-berth-yours = Ce bateau à quai, de vos marchandises : { $goods }
mc-berth-nothing = Rien de ce que vous avez fait ne s’y vend.
