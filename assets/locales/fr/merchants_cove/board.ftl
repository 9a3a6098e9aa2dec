### La Baie des Marchands : le port sur le plateau, ses panneaux et ses bulles.

mc-tab-shop = Boutique
mc-shop-of = Boutique { DE($seat) }
mc-board-name = { $name }
mc-board-day = Jour { $day } sur { $days }
mc-board-gain-small = Pose une petite Marchandise ({ $colour }) sur votre Étal.
mc-board-gain-large = Pose une grande Marchandise ({ $colour }) sur votre Étal.
mc-board-discard-one = Défaussez une carte Corruption.
mc-board-discard-up-to = Défaussez jusqu’à { $count } cartes Corruption.
mc-board-load = Piochez un Aventurier pour un Bateau.
mc-board-to-dock = Quelqu’un passe d’un Bateau à un Quai.
mc-board-to-hall = Un Client passe d’un Bateau à sa Salle de Clan.
mc-board-to-bag = Quelqu’un passe d’un Bateau au sac.
mc-board-to-boat = Quelqu’un change de Bateau.
mc-tab-reckoning = Comptes
mc-board-boat = { $count ->
    [0] Bateau { $boat } : personne à bord, { $free } places libres
   *[other] Bateau { $boat } : { $who } ; places libres : { $free }
}
mc-board-market = Le marché ouvre à l’heure { $hour } : qui l’a atteinte n’agit plus aujourd’hui (MC-8.1)
mc-board-peddler = Le Colporteur
mc-board-indicator = { $loads ->
    [one] Qui dépasse l’heure { $hour } fait monter un Aventurier à bord (MC-6.4)
   *[other] Qui dépasse l’heure { $hour } fait monter { $loads } Aventuriers à bord (MC-6.4)
}
mc-board-seat = Ce que possède { $seat }
mc-board-hour = Heure { $hour } de l’horloge
mc-board-hour-late = Heure { $hour }, après midi : qui vient ici recule au marqueur du marché à la fin de la journée (MC-8.2)
mc-board-hand = Une Aiguille : un raccourci de l’heure { $from } à l’heure { $to }, contre une carte Corruption (MC-6.8)
mc-board-hand-shut = Une Aiguille de l’heure { $from } à l’heure { $to } : une Souris y est assise aujourd’hui (MC-6.9)
mc-board-hall = Salle des { $clan } : { $count ->
    [one] un Client
   *[other] { $count } Clients
}. Un bouclier actif rapporte autant d’or chaque soir (MC-10.1).
mc-board-lair = Le repaire : { $count ->
    [one] un Voyou
   *[other] { $count } Voyous
}. Chaque icône Corruption coûte autant d’or à la fin (MC-12.3).
mc-board-dock = { $count ->
    [0] { $dock } : personne n’a encore débarqué
   *[other] { $dock } : { $who }
}
mc-board-berth = { $berth } (MC-7.4)
mc-board-bag = Le sac : { $count } Aventuriers y attendent
mc-board-taints = Cartes Corruption à piocher : { $count }
mc-board-folk = Habitants qui ne sont pas encore venus : { $count }
mc-board-drawn = Pioché dans le sac : attend un Bateau (MC-7.1)
mc-board-row-free = Une place libre de la rangée
mc-board-card = { $card } : { $does }
mc-board-team = Place { $place } de l’équipe : { $card }
mc-board-team-free = Place { $place } de l’équipe : personne n’y travaille encore
mc-board-space = { $space } : { $hours ->
    [one] une heure
   *[other] { $hours } heures
}{ $cards ->
    [0] {""}
    [one] {" "}et une carte Corruption
   *[other] {" "}et { $cards } cartes Corruption
}
mc-board-space-free = { $space } : le coût figure au-dessus de la carte
mc-board-glass = Sablier { DE($seat) }
mc-board-glass-peddler = Sablier du Colporteur
mc-board-mouse = Une Souris : elle ferme l’Aiguille sur laquelle elle est assise (MC-6.9)
mc-board-goods = { $count ->
    [one] Une Marchandise sur l’Étal
   *[other] { $count } Marchandises sur l’Étal
}
mc-board-sins = { $count ->
    [one] Une carte Corruption
   *[other] { $count } cartes Corruption
}
mc-board-gold = { $gold } or
mc-status-day = Jour { $day }, heure { $hour }
mc-status-market = Jour { $day }, marché : { $dock }
mc-group-spaces = Cases
mc-group-clock = Horloge
mc-group-boats = Bateaux
mc-group-folk = Habitants et équipe
mc-group-market = Marché
mc-group-merchants = Marchands
mc-group-enough = Assez
mc-group-shop = Boutique
mc-fore-hours = { $hours ->
    [one] 1 heure
   *[other] { $hours } heures
}
mc-fore-cards = { $cards ->
    [one] 1 carte Corruption
   *[other] { $cards } cartes Corruption
}
mc-fore-hour = Le Sablier arrive à l’heure { $hour }
mc-fore-hour-by-hand = Par l’Aiguille, à l’heure { $hour }
mc-fore-on-hand = Ou il s’arrête sur l’Aiguille
mc-fore-loads = { $loads ->
    [one] Un Aventurier embarque en chemin (MC-6.4)
   *[other] { $loads } Aventuriers embarquent en chemin (MC-6.4)
}
mc-fore-hand-cards = { $cards ->
    [one] Une carte Corruption de plus pour l’Aiguille (MC-6.10)
   *[other] { $cards } cartes Corruption de plus pour les Aiguilles (MC-6.10)
}
mc-fore-over = La journée est alors finie et le marché ouvre (MC-8.1)
mc-fore-again = Ensuite vous agissez encore (MC-5.1)
mc-fore-next = Ensuite { $seat } agit, { $hours ->
    [0] { $half ->
        [0] à la même heure
       *[other] une demi-heure derrière
    }
    [one] { $half ->
        [0] une heure derrière
       *[other] une heure et demie derrière
    }
   *[other] { $half ->
        [0] { $hours } heures derrière
       *[other] { $hours } heures et demie derrière
    }
} (MC-5.1)
mc-folk-icons = À la fin { $count } × { $clan } : { $gold } or à ce jour
mc-dock-sells-both = On y vend petites et grandes Marchandises (MC-9.1)
mc-dock-sells-small = On y vend les petites Marchandises (MC-9.1)
mc-dock-sells-large = On y vend les grandes Marchandises (MC-9.1)
mc-dock-card = Qui vend ici pioche une carte Corruption (MC-9.1)
mc-dock-rogues = { $count ->
    [one] Un Voyou
   *[other] { $count } Voyous
}
mc-dock-each = { $gold } chacun
mc-income-sales = Ventes
mc-income-patrons = Mécénat
mc-income-shop = L’boutique
mc-income-icons = Habitants et clans
mc-income-sins = Corruption
mc-income-night = Mécénat et comptes
mc-reckoning-now = D’où vient l’or de chacun, et ce que valent les icônes si la partie s’arrêtait là
mc-reckoning-over = D’où vient l’or de chacun
mc-reckoning-told = Les comptes, ligne par ligne
mc-reckoning-sins = { $count } × Corruption : moins { $gold } or à ce jour
mc-reckoning-hidden = Les icônes des cartes Corruption sont cachées
mc-does-recruit = Prenez quelqu’un dans la rangée : appliquez sa carte, puis elle rejoint votre équipe.
mc-does-team = Utilisez chaque place de votre équipe où quelqu’un travaille, une fois, dans l’ordre voulu.
mc-does-gather = Prenez des billes de deux tubes différents, avec toutes celles qui se rejoignent.
mc-does-brew = Préparez jusqu’à deux Marchandises avec des billes d’une couleur de l’établi.
mc-does-distil = Remplissez une cornue de billes : le bouclier de ce clan devient actif.
mc-does-shake = Vous pouvez échanger deux billes voisines, puis prenez des billes d’un tube.
mc-does-ore-cart = Prenez jusqu’à quatre dés de la réserve et lancez-les, deux d’une couleur au plus.
mc-does-forge = Forgez jusqu’à trois pièces avec des dés du râtelier à la bonne chaleur.
mc-does-stoke = Gagnez deux charbons, puis relancez des dés du râtelier si vous voulez.
mc-does-smuggled-ore = Prenez jusqu’à deux dés et posez chacun sur la face voulue.
mc-does-sail = Tournez la boussole et répartissez ses pas entre vos navires.
mc-does-haul = Deux navires remontent : chacun prend la prise de ses eaux ou aborde son île, contre de l’équipage.
mc-does-shore-leave = Tout votre équipage est de nouveau prêt ; un navire peut rentrer au Port.
mc-does-storm = Nommez un nombre jusqu’à six et répartissez autant de pas entre vos navires.
mc-does-shift-time = Poussez la tuile libre dans une ligne ou une colonne, puis déplacez une machine d’un pas.
mc-does-explore = Prenez les Marchandises là où vos machines se croisent, ou posez une Ancre pour un bouclier.
mc-does-mend = Remettez à neuf jusqu’à quatre tuiles épuisées.
mc-does-tear-veil = Échangez deux tuiles, puis placez les machines où vous voulez.
