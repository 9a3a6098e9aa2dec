### La Baie des Marchands : le port sur le plateau, ses panneaux et ses bulles.

mc-tab-shop = Boutique
    .help = La boutique d’un marchand : ce qu’on y fabrique et ce qu’on peut y faire maintenant.
mc-large-harbour = Port
mc-shop-of = Boutique { DE($seat) }
mc-board-name = { $name }
mc-board-day = Jour { $day }/{ $days }
mc-round = jour { $round }
mc-board-gain-small = Une petite Marchandise { $colour ->
    [vert] verte
    [bleu] bleue
   *[other] { $colour }
}.
mc-board-gain-large = Une grande Marchandise { $colour ->
    [vert] verte
    [bleu] bleue
   *[other] { $colour }
}.
mc-board-discard-one = Défaussez une carte Corruption.
mc-board-discard-up-to = Défaussez jusqu’à { $count } cartes Corruption.
mc-board-load = Piochez un Aventurier pour un Bateau.
mc-board-to-dock = Un Aventurier débarque d’un Bateau.
mc-board-to-hall = Un Client d’un Bateau rentre à sa Salle.
mc-board-to-bag = Un Aventurier à bord retourne au sac.
mc-board-to-boat = Un Aventurier change de Bateau.
mc-tab-reckoning = Décompte
    .help = L’or de chaque place et ce que la Corruption coûtera à la fin.
mc-board-boat = { $count ->
    [0] Bateau { $boat } : personne à bord, { $free } places libres
   *[other] Bateau { $boat } : { $who } ; places libres : { $free }
}
mc-board-market = Le Marché ouvre à { $hour } h : celui qui y est arrivé n’agit plus aujourd’hui (MC-8.1)
mc-board-peddler = Le Colporteur
mc-board-indicator = { $loads ->
    [one] Celui qui dépasse cet indicateur, après { $hour } h, fait monter un Aventurier à bord (MC-6.4)
   *[other] Celui qui dépasse cet indicateur, après { $hour } h, fait monter { $loads } Aventuriers à bord (MC-6.4)
}
mc-board-seat = Ce que possède { $seat }
mc-board-hour = { $hour } h à l’Horloge
mc-board-hour-several = { $hour } h à l’Horloge : de ceux d’ici, celui du dessus joue d’abord, et c’est { $who } (MC-5.1)
mc-board-hour-late = { $hour } h, au-delà de 12 : celui qui vient ici revient au marqueur de Marché à la fin du jour (MC-8.2)
mc-board-hand = Une Aiguille : un raccourci de { $from } h à { $to } h, pour une carte Corruption (MC-6.8)
mc-board-hand-shut = Une Aiguille de { $from } h à { $to } h : fermée aujourd’hui par une Souris (MC-6.9)
mc-board-hall = Salle des { $clan } : { $count ->
    [0] aucun Client
    [one] un Client
   *[other] { $count } Clients
}. Un bouclier actif rapporte 1 or par Client à chaque Marché (MC-10.1).
mc-board-lair = Le Repaire : { $count ->
    [0] aucun Voyou
    [one] un Voyou
   *[other] { $count } Voyous
}. Chaque icône Corruption coûte 1 or par Voyou à la fin (MC-12.3).
mc-board-dock = { $count ->
    [0] { $dock } : personne n’a encore débarqué
   *[other] { $dock } : { $who }
}
mc-board-berth = { $berth } (MC-7.4)
mc-board-bag = Aventuriers dans le sac : { $count }
mc-board-taints = Cartes Corruption à piocher : { $count }
mc-board-folk = Habitants qui ne sont pas encore venus : { $count }
mc-board-drawn = Pioché dans le sac : attend d’embarquer (MC-7.1)
mc-board-row-free = Une place libre de la rangée
mc-board-card = { $card } : { $does }
mc-board-team = Place { $place } de l’Équipe : { $card }
mc-board-team-free = Place { $place } de l’Équipe : personne n’y travaille encore
mc-board-space = { $space } : { $hours ->
    [one] une heure
   *[other] { $hours } heures
}{ $cards ->
    [0] {""}
    [one] {" "}et une carte Corruption
   *[other] {" "}et { $cards } cartes Corruption
}
mc-board-space-free = { $space } : le coût est indiqué au-dessus de la carte
mc-board-glass = Sablier { DE($seat) }
mc-board-glass-peddler = Sablier du Colporteur
mc-board-mouse = Une Souris : elle ferme l’Aiguille où elle se trouve (MC-6.9)
mc-board-mouse-away = Une Souris qui a quitté son Aiguille, désormais ouverte. Aucun jour ne commence à l’heure où elle se trouve (MC-11.4)
mc-board-goods = { $count ->
    [0] Aucune Marchandise
    [one] Une Marchandise sur l’Étal
   *[other] { $count } Marchandises sur l’Étal
}
mc-board-sins = { $count ->
    [0] Aucune carte Corruption
    [one] Une carte Corruption
   *[other] { $count } cartes Corruption
}
mc-board-gold = { $gold } or
mc-status-day = Jour { $day }, { $hour } h
mc-status-market = Jour { $day }, Marché : { $dock }
mc-group-spaces = Cases
mc-group-clock = Horloge
mc-group-boats = Bateaux
mc-group-folk = Habitants et Équipe
mc-group-cards = Cartes Corruption
mc-group-market = Marché
mc-group-merchants = Marchands
mc-group-enough = Assez
mc-group-shop = Boutique
    .count = { $count } choix dans la boutique
mc-fore-hours = { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}
mc-fore-cards = { $cards ->
    [one] { $cards } carte Corruption
   *[other] { $cards } cartes Corruption
}
mc-fore-hour = Le Sablier arrive à { $hour } h
mc-fore-hour-by-hand = Par l’Aiguille, à { $hour } h
mc-fore-on-hand = Ou il s’arrête sur l’Aiguille
mc-fore-loads = { $loads ->
    [one] Un Aventurier embarque en chemin (MC-6.4)
   *[other] { $loads } Aventuriers embarquent en chemin (MC-6.4)
}
mc-fore-hand-cards = { $cards ->
    [one] Une carte Corruption de plus pour l’Aiguille (MC-6.10)
   *[other] { $cards } cartes Corruption de plus pour les Aiguilles (MC-6.10)
}
mc-fore-over = Le jour est alors fini et le Marché ouvre (MC-8.1)
mc-fore-again = Ensuite vous agissez encore (MC-5.1)
mc-fore-next = Ensuite, c’est à { $seat } d’agir, { $hours ->
    [0] { $half ->
        [0] à la même heure
       *[other] une demi-heure en arrière
    }
    [one] { $half ->
        [0] une heure en arrière
       *[other] une heure et demie en arrière
    }
   *[other] { $half ->
        [0] { $hours } heures en arrière
       *[other] { $hours } heures et demie en arrière
    }
} (MC-5.1)
mc-folk-icons = { $clan } : { $count } { $count ->
    [one] icône
   *[other] icônes
} : à la fin { $gold } or, selon sa Salle à présent
mc-dock-sells-both = On y vend petites et grandes Marchandises (MC-9.1)
mc-dock-sells-small = On y vend les petites Marchandises (MC-9.1)
mc-dock-sells-large = On y vend les grandes Marchandises (MC-9.1)
mc-dock-card = Celui qui vend ici pioche une carte Corruption (MC-9.1)
mc-boat-docks = Une place libre : qui la prend fait accoster le Bateau, et tous à bord débarquent.
mc-boat-fills-side = Une place libre : qui la prend fait accoster le Bateau ({ $berth }). C’est le dernier emplacement de ce côté : ses autres Bateaux en mer s’en vont.
mc-boat-ends-day = Une place libre : qui la prend fait accoster le Bateau ({ $berth }). Alors tout est pris : personne n’embarque plus, et le marché ouvre à { $hour } h.
mc-dock-rogues = { $count ->
    [one] Un Voyou
   *[other] { $count } Voyous
}
mc-dock-each = { $gold } or l’unité
mc-income-sales = Ventes
mc-income-patrons = Mécénat
mc-income-shop = La boutique
mc-income-icons = Icônes de Clan
mc-income-sins = Corruption
mc-income-level = Son niveau
mc-reckoning-now = D’où vient l’or de chacun, et en dessous ce que vaudraient les icônes si la partie s’arrêtait là : ce n’est pas encore compté
mc-reckoning-to-beat = À la fin, il gagne { $bonus } or pour son niveau : à ce stade, il vous en faut plus de { $gold }.
mc-reckoning-over = D’où vient l’or de chacun
mc-reckoning-told = Le Décompte, ligne par ligne
mc-reckoning-sins = Corruption : { $count } { $count ->
    [one] icône
   *[other] icônes
}, moins { $gold } or selon le Repaire
mc-reckoning-hidden = Les icônes des cartes Corruption sont cachées
mc-reckoned-clan = { $clan } : { $count } { $count ->
    [one] icône
   *[other] icônes
} × { $hall } dans la Salle = { $gold } or
mc-reckoned-sins = Corruption : { $count } { $count ->
    [one] icône
   *[other] icônes
} × { $lair } dans le Repaire = moins { $gold } or
mc-does-recruit = Prenez un Habitant dans la rangée : utilisez sa capacité, puis il rejoint votre Équipe.
mc-does-team = Utilisez chaque place occupée de votre Équipe, une fois, dans l’ordre voulu.
mc-does-gather = Prenez des billes de deux tubes différents, avec toutes celles qui s’enchaînent.
mc-does-brew = Concoctez jusqu’à deux Marchandises, chacune avec des billes d’une même couleur de l’établi.
mc-does-distil = Remplissez une cornue de billes : le bouclier de ce Clan devient actif.
mc-does-shake = Vous pouvez échanger deux billes voisines, puis prenez des billes d’un tube.
mc-does-ore-cart = Prenez jusqu’à quatre dés de la réserve et lancez-les, deux d’une couleur au plus.
mc-does-forge = Forgez jusqu’à trois pièces avec des dés du râtelier à la bonne température.
mc-does-stoke = Gagnez deux charbons, puis relancez des dés du râtelier si vous voulez.
mc-does-smuggled-ore = Prenez jusqu’à deux dés et posez chacun sur la face voulue.
mc-does-sail = Lancez la boussole et répartissez ses pas entre vos navires.
mc-does-haul = Un ou deux navires relèvent leurs filets : chacun fait la prise de sa zone ou débarque sur son île, ce qui fatigue des matelots.
mc-does-shore-leave = Tous vos matelots sont de nouveau prêts ; un navire peut rentrer au Port.
mc-does-storm = Annoncez un nombre jusqu’à six et répartissez autant de pas entre vos navires.
mc-does-shift-time = Glissez la tuile en réserve dans une rangée ou une colonne, puis déplacez une machine d’un pas.
mc-does-explore = Prenez les Marchandises là où vos machines se croisent, ou choisissez un ancrage pour activer un bouclier.
mc-does-mend = Rendez intactes jusqu’à quatre tuiles épuisées.
mc-does-tear-veil = Échangez deux tuiles, puis placez les machines où vous voulez.
mc-board-name-bazaar = Bazar
mc-board-name-square = Grand Place
mc-board-name-black-market = Marché Noir
mc-board-short-square = Place
mc-board-short-black-market = Noir
mc-worth-help = L’or actuel. Les icônes des Habitants et des cartes Corruption comptent à la fin (MC-12.2).
mc-stat-worth = { $amount } or
mc-fore-again-seat = Ensuite { $seat } agit encore (MC-5.1)
mc-fore-by-card = Le prix dépend de la place de la carte dans la rangée (MC-13.4) :
mc-board-boat-docked = Le Bateau { $boat } est à quai ; tous ont débarqué (MC-7.4)

## À quoi sert une chose du plateau : le bouton droit

mc-for-boat = Un Bateau amène des Aventuriers à un Quai, où ils achètent : vous choisissez qui monte où.
mc-for-clock = Tout prend des heures ; celui qui est le plus en retard sur l’horloge agit ; à la même heure, le dernier arrivé.
mc-for-hand = Par une Aiguille, votre Sablier avance de trois heures pour deux heures du coût, sans passer le signe de bateau ; cela coûte une carte Corruption.
mc-for-patronage = Une Salle rassemble les Clients d’un Clan ; un bouclier actif de ce Clan paie pour eux à chaque marché.
mc-for-rogue = Les Voyous rendent chaque icône de Corruption plus chère à la fin.
mc-for-market = Sur un Quai, vous vendez des Biens aux couleurs des Clients qui y ont débarqué.
mc-for-arrival = Les Aventuriers sont piochés dans le sac, l’un après l’autre, et montent à bord.
mc-for-corruption = Une carte Corruption coûte de l’or à la fin, par icône ; certaines actions en donnent, d’autres en défaussent.
mc-for-townsfolk = Les Habitants se recrutent : ils agissent aussitôt, puis travaillent dans votre Équipe.
mc-for-team = Votre Équipe : tous font leur travail quand vous l’utilisez.
mc-for-merchant = Un marchand fait des Biens dans son échoppe et les vend sur les Quais ; le plus d’or l’emporte.
mc-for-turn = Votre marchand va sur une case, paie ses heures et sa Corruption, et fait ce qu’elle dit.
