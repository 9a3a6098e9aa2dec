### La Baie des Marchands : aide pour débuter.

mc-help-1 = De quoi il s’agit
    .text =
        Des Bateaux amènent des Aventuriers au port ; vous produisez ce qu’ils achètent. Chaque marchand tient une boutique différente, avec ses propres règles : l’Alchimiste, le Forgeron, le Capitaine, le Chronomancien. Vous n’avez à connaître que la vôtre.

        Un jour remplit les Bateaux, laisse chacun produire et se termine par le marché. Une Marchandise rapporte son prix multiplié par le nombre de Clients de sa couleur présents sur le Quai où vous la vendez. Après trois jours, celui qui a le plus d’or gagne.

        Plus : MC-1.3, MC-3.1, MC-9.3, MC-12.5.
mc-help-2 = Votre tour
    .text =
        C’est à celui qui est le plus en arrière sur l’Horloge d’agir. Posez votre marchand sur une case de votre boutique, faites ce qu’elle dit, piochez les cartes Corruption qu’elle coûte et avancez votre Sablier de ses heures. Vous pouvez agir encore et encore tant que vous restez derrière les autres.

        On n’utilise pas deux fois de suite la même case. Le coût d’une case y est indiqué ; une action doit être possible en entier, sinon on ne peut pas la choisir.

        Plus : MC-5.1, MC-5.2, MC-5.3, MC-5.4.
mc-help-3 = Remplir les Bateaux
    .text =
        Chaque Bateau porte quatre Aventuriers. Quand votre Sablier dépasse l’un des quatre indicateurs entre les heures, vous piochez un Aventurier dans le sac et le posez sur un Bateau encore en mer, à votre choix.

        Celui qui remplit un Bateau le met aussitôt à quai de son côté, et décide ainsi sur quel Quai les quatre se tiendront. Quand les deux emplacements d’un côté sont occupés, le Bateau qui reste de ce côté s’en va : ses Clients vont dans leurs Salles de Clan, ses Voyous dans le Repaire. Quand les quatre emplacements sont occupés, le jour touche à sa fin.

        Plus : MC-6.4, MC-7.1, MC-7.4, MC-7.5, MC-7.6.
mc-help-4 = Le marché
    .text =
        Le Bazar achète les grandes Marchandises, la Grand Place les petites, le Marché Noir les deux, mais celui qui y vend quelque chose pioche une carte Corruption. Les Clients restent où ils sont : chacun compte pour toutes les Marchandises de sa couleur, et pour tous les joueurs.

        Ce qui n’est pas vendu reste sur votre Étal pour le lendemain. À la fin de la partie, cela ne vaut rien, si ce n’est pour départager une égalité.

        Plus : MC-9.1, MC-9.3, MC-9.4, MC-9.6, MC-12.4.
mc-help-5 = Les Mécènes
    .text =
        Chaque Salle de Clan verse à ceux qu’elle soutient 1 or par Client qui s’y trouve. Un bouclier que vous activez rapporte tout de suite, puis après chaque marché ; les icônes rondes de Clan des cartes Habitants et Corruption rapportent une fois, à la fin.

        Rien n’est donc perdu quand des Clients rentrent chez eux : ils remplissent les Salles.

        Plus : MC-10.1, MC-10.2, MC-12.2, MC-18.3.
mc-help-6 = Les Habitants et l’Équipe
    .text =
        Recruter une carte de la rangée vous donne aussitôt sa capacité, et une place de votre plateau Équipe pour toute la partie. La case Utiliser son Équipe fait travailler chaque place occupée, une fois chacune, pour deux heures en tout.

        Plus une carte est à droite dans la rangée, moins elle coûte de temps. Les Autochtones vous débarrassent de cartes Corruption, les Mercenaires apportent une Marchandise, les Marins déplacent des Aventuriers.

        Plus : MC-13.1, MC-13.3, MC-13.4, MC-14.1, MC-15.1.
mc-help-7 = La Corruption
    .text =
        La Corruption est d’abord rapide et bon marché : une case qui coûte une heure et une carte, le Marché Noir, une Aiguille de l’Horloge qui vous épargne une heure. À la fin, chaque icône Corruption coûte 1 or par Voyou du Repaire.

        Vous seul voyez vos cartes. Certaines portent aussi des icônes de Clan et valent peut-être d’être gardées.

        Plus : MC-5.6, MC-6.10, MC-12.3, MC-17.1.
mc-help-8 = Les quatre boutiques
    .text =
        L’Alchimiste retire des billes de tubes ; les billes d’une même couleur qui se rejoignent viennent avec. Le Forgeron rassemble des dés de métal et les forge à la bonne température. Le Capitaine fait naviguer trois navires et envoie ses matelots pêcher et débarquer. Le Chronomancien fait glisser des tuiles pour en réunir beaucoup d’une même couleur dans la croix de deux machines.

        Les livrets des quatre boutiques ne sont pas publics. Ce qui se joue ici est une reconstitution, et chacune de leurs règles le dit.

        Plus : MC-18.1, MC-19.2, MC-20.4, MC-21.2, MC-22.4.
mc-help-9 = Seul contre le Colporteur
    .text =
        Seul, vous jouez contre le Colporteur, que mène un dé : il dépense des heures sur l’Horloge, gagne les Marchandises les plus demandées et vend là où elles rapportent le plus. Avec plus d’or que le Colporteur, vous gagnez.

        Sa force se choisit à la mise en place.

        Plus : MC-23.1, MC-23.2, MC-23.4, MC-23.5.
