### Merchants Cove : les exemples des règles.

mc-example-X01 = Trois quais
    .given = Deux Sorciers attendent au Quai du Bazar, quatre Guerriers et un Noble sur la Grand Place, deux Nobles au Quai du Marché Noir. L’Alchimiste a un Élixir bleu, deux Potions rouges et deux jaunes.
    .shows = 8×2 + 3×4 + 3×4 + 4×2 + 4×2 = 56 or, et une carte Corruption pour le Marché Noir.
mc-example-X02 = Les mêmes marchandises, vendues plus tôt
    .given = Comme dans X01, mais les Potions jaunes sont vendues sur la Grand Place.
    .shows = Chacune rapporte 4×1 au lieu de 4×2 : 48 or, et aucune carte Corruption.
mc-example-X05 = Les icônes rondes
    .given = Le Forgeron a 4 icônes de Guerrier, 1 de Sorcier, 3 de Noble et 6 de Corruption. Les salles abritent 5, 4 et 2 Clients, le Repaire 3 Voyous.
    .shows = 20 + 4 + 6 − 18 = 12 or.
mc-example-X11 = En passant trois heures et demie
    .given = Le sablier est sur 3, l’action coûte deux heures.
    .shows = Il franchit l’indicateur en allant sur 4 : un chargement aussitôt, puis il finit sur 5.
mc-example-X15 = Par l’Aiguille
    .given = Jour 2 : aucune Souris n’est sur l’Aiguille A. Le sablier est sur 4, l’action coûte deux heures.
    .shows = Il arrive sur 7 au lieu de 6 et ne charge personne, pour une carte Corruption.
mc-example-X20 = Un bateau plein accoste
    .given = Trois sont à bord du Bateau 1 ; les deux postes de son côté sont libres.
    .shows = Le quatrième le remplit : il accoste aussitôt au poste choisi de son côté, et tous les quatre débarquent.
mc-example-X29 = Recruter
    .given = Le Forgeron recrute l’Habitant le plus à droite des quatre, qui apporte une grande Marchandise rouge.
    .shows = La Marchandise aussitôt, une heure, puis la rangée glisse vers la droite et se complète.
mc-example-X39 = Les Cultistes
    .given = Un Sorcier et un Voyou sont au Bazar ; les Cultistes sont en jeu.
    .shows = Pour une carte Corruption, le Voyou compte comme un Client de chaque couleur : 8×2 + 6×1 = 22 or.
mc-example-X41 = Les billes se rejoignent
    .given = De bas en haut, un tube contient rouge, vert, rouge, rouge, bleu, jaune. On prend la bille verte.
    .shows = Le rouge tombe sur le rouge : la bille verte et trois rouges vont à l’établi, et quatre nouvelles remplissent le tube.
mc-example-X48 = Une armure
    .given = Deux dés bleus montrent 6 et 4, un vert 3.
    .shows = 13 degrés font une Armure bleue ; une verte demanderait deux dés verts.
mc-example-X56 = Un débarquement
    .given = Un navire est à l’île des Guerriers, quatre matelots sont prêts ; deux Guerriers sont dans leur salle.
    .shows = Trois matelots se fatiguent, le drapeau est planté et rapporte 2 or ; la prise reste.
mc-example-X59 = Un ancrage
    .given = Quatre tuiles vertes intactes sont dans la croix ; trois Bardes sont dans leur salle.
    .shows = Au lieu de la grande Marchandise, le Chronomancien prend la petite et le bouclier, qui rapporte 3 or.
