### La Baie des Marchands : ce qui se passe.

mc-log-arrival = Jour { $day } : des Aventuriers montent sur les Bateaux.
mc-log-merchant = { $seat } joue { $merchant }.
    .short = joue { $merchant }
mc-log-visit = { $seat } va sur la case « { $space } ».
    .short = va sur la case « { $space } »
mc-log-wait = { $seat } attend.
mc-log-hour = { $seat } arrive à { $hour } h.
mc-log-hand = { $seat } prend l’Aiguille.
mc-log-drawn = { $seat } pioche un { $who }.
mc-log-board = Un { $who } monte sur le Bateau { $boat }.
    .short = met un { $who } sur le Bateau { $boat }
mc-log-dock = Le Bateau { $boat } se met à quai : { $berth }.
    .short = met le Bateau { $boat } à quai : { $berth }
mc-log-off = Le Bateau { $boat } ne trouve plus d’emplacement ; ses passagers rentrent chez eux.
mc-log-left = Le Bateau { $boat } est resté en mer ; ses passagers rentrent chez eux.
mc-log-marker = Tous les emplacements sont occupés : le Marché ouvre à { $hour } h.
mc-log-market = Le Marché ouvre.
mc-log-push = { $seat } fait passer un { $who } du Bateau { $boat } au Bateau { $other }.
mc-log-make = { $seat } produit : { $good }.
    .short = produit : { $good }
mc-log-gem = { $seat } prend une Gemme Hélianthème ({ $gems } en tout).
mc-log-gold = { $seat } gagne { $gold } or.
    .short = gagne { $gold } or
mc-log-corruption = { $seat } pioche { $cards ->
    [one] une carte Corruption
   *[other] { $cards } cartes Corruption
}.
    .short = pioche { $cards ->
        [one] une carte Corruption
       *[other] { $cards } cartes Corruption
    }
mc-log-discard = { $seat } défausse une carte Corruption.
mc-log-reshuffle = Les cartes Corruption défaussées sont mélangées.
mc-log-take-on = { $seat } recrute { $card }.
    .short = recrute { $card }
mc-log-recruit = { $seat } met { $card } au travail à la place { $place }.
    .short = met { $card } au travail à la place { $place }
mc-log-use = { $seat } utilise la place { $place } de son Équipe.
    .short = utilise la place { $place } de son Équipe
mc-log-to-dock = { $seat } mène un { $who } du Bateau { $boat } au { $dock }.
mc-log-to-hall = { $seat } mène un { $who } du Bateau { $boat } à la Salle de Clan.
mc-log-to-bag = { $seat } remet dans le sac un { $who } du Bateau { $boat }.
mc-log-to-boat = { $seat } fait descendre un { $who } du Bateau { $boat }.
mc-log-sell = { $seat } vend { $count } × { $good } au { $dock } pour { $gold } or.
    .short = vend { $count } × { $good } au { $dock } pour { $gold } or
mc-log-cultists = { $seat } compte un Voyou du { $dock } comme Client.
    .short = compte un Voyou du { $dock } comme Client
mc-log-patron = Les { $clan } versent { $gold } or à { $seat }.
mc-log-patron-now = Les { $clan } versent tout de suite { $gold } or à { $seat }.
mc-log-shield = { $seat } active le bouclier des { $clan }.
    .short = active le bouclier des { $clan }
mc-log-clean-up = Les Quais se vident ; le nouveau jour commence à { $hour } h, la première heure sans Souris.
mc-log-icons = { $seat }, icônes des { $clan } : { $count }, soit { $gold } or.
mc-log-sins = { $seat }, icônes Corruption : { $count }, soit { $gold } or en moins.
mc-log-end = { $winners } gagne avec { $gold } or.
mc-log-end-shared = { $winners } se partagent la victoire avec { $gold } or.
mc-log-end-lost = Le Colporteur gagne avec { $gold } or.
mc-log-peddler = { $seat } lance le dé : { $roll }.
mc-log-peddler-end = { $seat } gagne { $gold } or pour son niveau.
mc-log-harvest = { $seat } cueille { $marbles ->
    [one] { $marbles } bille
   *[other] { $marbles } billes
} du tube { $tube }.
mc-log-swap = { $seat } échange la bille de hauteur { $height } du tube { $tube } avec sa voisine.
mc-log-transmute = { $seat } change une bille { $from ->
    [vert] verte
    [bleu] bleue
   *[other] { $from }
} en une bille { $to ->
    [vert] verte
    [bleu] bleue
   *[other] { $to }
}.
mc-log-take-die = { $seat } prend un dé { $colour }.
mc-log-roll = { $seat } obtient { $face }.
mc-log-turn-die = { $seat } tourne un dé sur { $face }.
mc-log-coal = { $seat } gagne { $coal ->
    [one] { $coal } charbon
   *[other] { $coal } charbons
}.
mc-log-forge = { $seat } forge à { $heat } degrés.
mc-log-compass = { $seat } lance la boussole : { $steps }.
mc-log-storm = { $seat } annonce { $steps } pour la boussole.
mc-log-sail = { $seat } : le navire { $ship } arrive { $water ->
    [0] au Port
   *[other] dans la zone { $water }
}.
mc-log-catch = { $seat } : le navire { $ship } fait une prise dans la zone { $water }.
mc-log-land = { $seat } : le navire { $ship } débarque sur une île.
mc-log-ready = Matelots { DE($seat) } de nouveau prêts : { $crew }.
mc-log-recall = { $seat } : le navire { $ship } rentre au Port.
mc-log-refill = { $seat } : la zone { $water } est de nouveau pleine.
mc-log-shift = { $seat } décale la grille.
mc-log-machine = { $seat } déplace les machines.
mc-log-swap-tiles = { $seat } échange deux tuiles.
mc-log-explore = { $seat } explore une faille.
mc-log-mend = { $seat } répare une tuile.

# Une journée qui finit.
mc-moment-day = La journée est finie
mc-moment-none = Personne n’a rien vendu.
mc-moment-sold = { $seat } : { $goods } pour { $gold } or
mc-moment-good = { $count } × { $good }
