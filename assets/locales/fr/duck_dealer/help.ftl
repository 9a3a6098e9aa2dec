### Duck Dealer : aide pour débuter.

dd-help-1 = De quoi il s’agit
    .text =
        Vous vendez des canards en caoutchouc, des satellites et de la religion, chacun avec une petite fusée. Pendant plusieurs tours vous collectez de l’énergie ; puis vous la dépensez en un seul long tour : voler, extraire, construire, vendre.

        Celui qui ouvre une affaire le premier reçoit la grosse récompense ; les livraisons suivantes rapportent moins. Après vingt-quatre tours d’actions, comptés pour tous les joueurs ensemble, le plus de points gagne.

        Plus : DD-1.1, DD-4.1, DD-16.1.
dd-help-2 = Énergie et équipage
    .text =
        Une collecte rapporte un jeton au choix et un par membre d’équipage : rouge pour voler, jaune pour construire, bleu pour commercer. Les jetons s’accumulent sans limite, mais après un tour d’actions on n’en garde que quatre.

        Un vaisseau avec des cales transporte plus et collecte moins. Trois compartiments remplis : huit pas par jeton ; plus de trois : cinq ; plus de six : deux.

        Plus : DD-5.1, DD-6.7, DD-7.1.
dd-help-3 = De la mine au marché
    .text =
        Les mines donnent des marchandises primaires. Une usine en convertit deux en une ; la construire demande les deux mêmes et rapporte 10, 25 ou 50 points. Les consommateurs rapportent autant à la construction, puis 3, 10 ou 30 par marchandise vendue.

        Une planète nouvelle reçoit son consommateur de celui qui s’y arrête le premier : choisissez ce que vous pourrez livrer.

        Plus : DD-8.1, DD-10.5, DD-12.4, DD-15.1.
dd-help-4 = Raccourcis
    .text =
        Vos cubes sur une route rendent ses points gratuits pour vous : les premiers d’un tour d’actions ne coûtent rien, les suivants un jeton jaune chacun. Deux passages, placés où vous voulez, relient deux planètes pour tous, à un jeton rouge le saut.

        Un privilège rend une construction gratuite après sa première utilisation, tant que votre vaisseau reste.

        Plus : DD-6.3, DD-9.3, DD-11.4.
dd-help-5 = Construire et revendiquer
    .text =
        On ne construit que là où se trouve son vaisseau : un jeton jaune et les deux marchandises du site. R désigne n’importe quelle autre sorte de marchandise. Un site construit n’appartient à personne : chacun peut s’en servir, dès le même tour.

        Trois jetons jaunes revendiquent une mine, un chantier spatial ou une usine de la planète. Vous n’y payez alors que la première utilisation, tant que votre vaisseau reste là.

        Plus : DD-10.1, DD-10.6, DD-11.1.
dd-help-6 = Votre vaisseau
    .text =
        Les chantiers spatiaux fournissent l’équipement : une cale pour deux marchandises de plus, ou un équipier qui ajoute un jeton de sa couleur à chaque collecte. Les trois sections de compartiments fixent la vitesse : un grand vaisseau est un vaisseau lent.

        On peut être trop chargé pendant qu’on commerce, mais pas pour voler. On peut jeter des marchandises à tout moment de son tour d’actions.

        Plus : DD-12.3, DD-13.1, DD-13.3.
dd-help-7 = Traiter avec les autres
    .text =
        Deux vaisseaux sur la même planète peuvent échanger des marchandises comme il leur plaît, pendant le tour d’actions de l’un d’eux. Qui propose s’est arrêté là : ses pas en réserve sont perdus, et une planète nouvelle est d’abord explorée.

        Plus : DD-14.1, DD-14.3.
dd-help-8 = La fin
    .text =
        Les points se marquent aussitôt, rien ne s’ajoute à la fin. La partie s’achève avec le vingt-quatrième tour d’actions ; ceux qui partagent la première place gagnent ensemble.

        Rien n’est caché : jetons, marchandises, vaisseaux et ordre des consommateurs sont visibles, et le hasard ne règle que la mise en place. Tout peut se calculer.

        Plus : DD-15.1, DD-16.1, DD-16.3, DD-17.1.
dd-help-9 = Calculer d’avance
    .text =
        « Marchandises et chaînes » dessine ce qui se fait avec quoi. Cliquez sur une marchandise : le plateau montre où elle s’extrait, se fabrique et s’achète, et dessous se trouve ce que coûte toute la chaîne de là où est votre vaisseau, arrêt par arrêt, et ce qui manque.

        « Vaisseau » dit ce qu’apporterait une pièce d’équipement de plus et où la trouver. « Points » dit d’où viennent tous les points et lesquels restent à gagner.

        Plus : DD-7.1, DD-13.1, DD-15.1.
