### Aide pour qui découvre Dale of Merchants, en français : de courts sujets, dans l’ordre où on les lit.
### La valeur est le titre du sujet, .text ses paragraphes, un par ligne, séparés par une ligne vide.
### Les numéros comme DOM-4.2 nomment des règles ; le lecteur en fait des liens. Vocabulaire : voir les règles.

dom-help-1 = De quoi il s’agit
    .text =
        Vous êtes un animal, avec une petite boutique et un pauvre paquet de dix cartes, presque toutes de la Camelote. Vous achetez de meilleures cartes, et avec ces mêmes cartes vous construisez un étal de huit piles : la première vaut exactement 1, la deuxième exactement 2, et ainsi de suite jusqu’à 8.

        Qui termine la huitième pile gagne aussitôt. Une carte de l’étal compte, mais elle ne vous aide plus : chaque pile amincit votre paquet autant qu’elle grandit l’étal. Quand acheter, quand construire : tout le jeu est là.

        Il y a douze peuplades, chacune avec son talent. Une partie en prend une de plus qu’il n’y a de joueurs ; deux parties ne se ressemblent guère.

        Pour en savoir plus : DOM-2.2, DOM-6.1, DOM-13.1.

dom-help-2 = Votre tour
    .text =
        Vous faites une action : acheter une carte du marché, jouer une technique, construire une pile ou défausser des cartes de votre main. Puis vient le rangement : vous piochez jusqu’à cinq cartes et le marché est complété.

        Les techniques portant (+) donnent une action de plus, autant de fois que vous en avez. Passer est possible aussi : ne défaussez aucune carte.

        La ligne en bas de l’écran dit ce qui est demandé et combien d’actions il reste. Ce qui luit sur la table se clique ; ce qui est gris dit pourquoi non, avec le numéro de la règle.

        Pour en savoir plus : DOM-3.2, DOM-3.4, DOM-3.7, DOM-9.1.

dom-help-3 = Le marché et ses prix
    .text =
        Cinq cartes sont au marché. Celle de droite coûte sa valeur ; chaque emplacement plus à gauche coûte 1 de plus, jusqu’à 4 de plus. Au rangement, les cartes glissent vers la droite et deviennent moins chères : attendre peut payer, si personne d’autre ne prend la carte.

        Le nombre de chaque emplacement est le prix pour vous, maintenant : la valeur, l’emplacement et ce que les cartes adverses y ajoutent.

        Ce que vous achetez vient aussitôt en main et peut servir à l’action suivante du même tour.

        Pour en savoir plus : DOM-4.1, DOM-4.5, DOM-9.4.

dom-help-4 = Payer
    .text =
        Vous payez avec des cartes de votre main, de toute sorte, Camelote comprise. Chacune vaut sa valeur et va dans votre défausse : elles ne sont pas perdues, elles reviennent quand votre paquet est mélangé.

        Aucune carte du paiement ne peut être superflue : si la somme suffit sans l’une d’elles, celle-ci reste en main. Payer trop avec des cartes toutes nécessaires est permis ; on ne rend pas la monnaie.

        Cliquez sur une carte du marché, puis une à une sur les cartes avec lesquelles vous payez ; ou déposez-les dessus. Vous voyez la somme, et vous pouvez tout reprendre tant que vous n’avez pas payé. L’onglet « { dom-tab-counsel } » énumère les façons de payer ce qui est à votre portée.

        Pour en savoir plus : DOM-4.2, DOM-4.3.

dom-help-5 = Techniques et actions de plus
    .text =
        Une technique se joue de la main et s’exécute phrase après phrase. Puis elle va dans votre défausse et resservira quand elle reviendra.

        Certaines techniques attendent : elles restent à côté de votre étal jusqu’au début de votre prochain tour, ou agissent tant qu’elles s’y trouvent. Le (+) vous revient tout de même aussitôt.

        Le (+) ne compte que si la carte est jouée, pas si elle paie ou entre dans une pile.

        Une fois montrée, une technique ne se reprend pas. Pendant qu’elle agit, un plateau au-dessus de la table la montre, avec les cartes parmi lesquelles vous choisissez.

        Pour en savoir plus : DOM-3.3, DOM-3.5, DOM-5.1, DOM-5.4, DOM-5.5.

dom-help-6 = Les piles et l’étal
    .text =
        Les piles se construisent dans l’ordre, chacune d’un seul coup : rien ne s’y ajoute plus tard. Les valeurs doivent faire exactement le numéro de la pile, toutes les cartes doivent être d’une même peuplade, et la Camelote n’y a pas sa place.

        Certaines cartes l’assouplissent quand elles sont dans la pile : l’une admet plusieurs peuplades, une autre la Camelote, une troisième décale le total d’un point. Elles se combinent.

        La première pile est une carte de valeur 1, que vous avez dès le début. Pensez d’avance à la peuplade qui vous donnera 5, 6, 7 et 8 : deux cartes qui vont ensemble suffisent, mais il faut les avoir en main dans le même tour.

        Sous « { dom-tab-counsel } » se trouve chaque pile que votre main peut construire maintenant.

        Pour en savoir plus : DOM-6.1, DOM-6.2, DOM-6.3, DOM-6.4, DOM-6.5.

dom-help-7 = Cartes passives et réactions
    .text =
        Une carte passive agit tant que vous l’avez en main, ou là où son texte le dit. Certaines, c’est à vous de les utiliser, une fois pendant votre tour, sans que cela coûte une action ; d’autres comptent d’elles-mêmes.

        Certaines cartes réagissent à ce qu’un autre joueur vient de faire : acheter, construire, jouer, mélanger. On vous demande alors si vous les utilisez, bien que ce ne soit pas votre tour. Le joueur suivant est interrogé le premier.

        L’option « { dom-option-ask_all } » interroge chaque fois tout le monde, pour que la question ne trahisse la main de personne. C’est plus lent, mais le secret est gardé.

        Pour en savoir plus : DOM-3.8, DOM-10.1, DOM-10.5.

dom-help-8 = Défausser, piocher, jeter
    .text =
        Avec l’action d’inventaire vous défaussez autant de cartes que vous voulez, pour en piocher de meilleures au rangement. Ce dont vous n’avez pas besoin maintenant n’est pas perdu : défausser fait revenir plus tôt vos bonnes cartes.

        Quand votre paquet est vide et qu’il faut piocher, votre défausse est mélangée et devient le paquet. S’il ne reste rien du tout, vous piochez de la Camelote.

        Jeter est autre chose que défausser : la Camelote retourne à la réserve et les autres cartes vont dans la défausse du marché. C’est ainsi qu’un paquet se débarrasse de ce qui le gêne.

        Les défausses sont visibles et chacun peut les parcourir à tout moment : gardez le pointeur dessus ou ouvrez l’onglet « { dom-tab-players } ».

        Pour en savoir plus : DOM-7.1, DOM-8.2, DOM-8.3, DOM-8.6, DOM-8.7.

dom-help-9 = Les peuplades
    .text =
        À la mise en place, vous choisissez les peuplades, laissez choisir le hasard ou prenez celles qui conviennent à une première partie. Quatre rangées de points disent combien une peuplade est complexe, combien elle se mêle des autres joueurs, combien elle est méchante et combien elle compte sur la chance.

        Avec l’option « { dom-option-draft } », chacun à son tour écarte une peuplade puis en prend une.

        Les Caméléons sont à part : utilisés de la main, ils deviennent la copie d’une autre carte visible. Laquelle, vous le choisissez en les utilisant.

        L’onglet « { dom-tab-library } » est une encyclopédie de toutes les cartes, où l’on peut chercher des mots.

        Pour en savoir plus : DOM-2.1, DOM-2.8, DOM-10.8, DOM-16.3.

dom-help-10 = Mains, secrets et rideau
    .text =
        Vous seul voyez votre main. Quand plusieurs personnes jouent devant un écran, un rideau tombe avant que la main de la suivante soit montrée. Il tombe aussi pendant un tour, là où un autre joueur est interrogé : une réaction, une carte à donner, un nombre à deviner.

        Passez l’écran, et laissez la personne nommée ouvrir le rideau.

        Ce qui est sorti d’un paquet était secret jusque-là ; ensuite, plus rien ne se reprend. Poser des cartes et les relever ne coûte rien.

        Pour en savoir plus : DOM-12.8.

dom-help-11 = En équipes
    .text =
        Quatre joueurs peuvent former deux équipes, les partenaires face à face. Une équipe construit ensemble un seul étal, et son but est de dix piles. Paquets, mains et défausses restent à chacun.

        Quand vous construisez, votre partenaire peut ajouter des cartes à la pile, si vous en fournissez au moins une. Demandez son aide dans la barre de décision.

        Ce qui frappe les adversaires ne frappe jamais votre partenaire ; ce qui frappe tout le monde, si.

        Pour en savoir plus : DOM-14.1, DOM-14.3, DOM-14.4, DOM-14.5.

dom-help-12 = La fin
    .text =
        La partie finit au milieu d’un tour, dès que la huitième pile est debout (la dixième en équipes). Il n’y a ni dernier tour ni réaction.

        Comptez donc ce qui manque aux autres. Qui a six piles et deux bonnes mains devant soi est près du but ; c’est alors que valent le plus les cartes qui renchérissent sa prochaine pile, ou le marché.

        Si tous les joueurs sont d’accord, une partie peut s’arrêter plus tôt.

        Pour en savoir plus : DOM-13.1, DOM-13.2, DOM-13.3.

dom-help-13 = Une bonne première partie
    .text =
        Construisez tôt la première pile : elle ne coûte qu’une carte, et une faible.

        Puis achetez. Les techniques portant (+) ne coûtent jamais votre tour ; les cartes qui font piocher ou jettent la Camelote accélèrent tout le reste. Prenez des cartes de valeur 4 et 5 de peu de peuplades plutôt qu’un peu de chacune : elles paient aujourd’hui les cartes chères et font plus tard les hautes piles.

        N’attendez pas trop pour construire. Les piles 2 à 4 demandent peu, et un paquet sans cartes faibles réunit plus souvent les fortes.

        Avant chaque achat, demandez-vous ce que la carte sera à la fin : une aide, de l’argent ou une part de pile. Les meilleures sont les trois.
