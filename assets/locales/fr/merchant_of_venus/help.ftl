### Aide pour qui découvre Merchant of Venus, en français : de courts sujets, dans l’ordre où on les lit.
### La valeur est le titre du sujet, .text ses paragraphes, un par ligne, séparés par une ligne vide.
### Les numéros comme MOV-4.6 nomment des règles ; le lecteur en fait des liens. Vocabulaire : voir les règles.

mov-help-1 = De quoi il s’agit
    .text =
        Vous êtes un marchand avec un petit vaisseau, un peu d’argent et un amas d’étoiles dont personne n’a de carte. Quatorze systèmes sont habités, mais au début nul ne sait par qui.

        Trouvez les cultures, achetez les marchandises là où on les fabrique et vendez-les là où on les désire. Transportez des passagers. Achetez un meilleur vaisseau, construisez des spatioports et des usines, et gagnez de l’argent quand les autres s’en servent.

        Votre fortune, c’est votre argent plus la valeur de vos contrats. Qui possède 2000 crédits de fortune à la fin de son propre tour gagne ; on peut choisir au départ une partie plus courte ou plus longue.

        Le jeu connaît deux éditions, 1988 et 2012. Elles ont le même plateau et presque toutes leurs règles en commun. Là où elles diffèrent, le livre de règles montre les deux, et la liste des différences les met côte à côte.

mov-help-2 = Votre tour
    .text =
        Un tour a jusqu’à trois phases, toujours dans cet ordre : vous vous déplacez, vous établissez le premier contact si vous avez trouvé une culture cachée, et vous commercez. Après avoir commercé, on ne se déplace plus.

        Vous pouvez aussi rester sur place. Rester dans une ville ou à un spatioport vous coûte le voyage, mais vous donne autant d’achats et de ventes que vous voulez : cela vaut souvent un tour.

        La ligne au bas de l’écran dit toujours à qui est le tour, ce qui est demandé et ce que vous pouvez faire. Les choix qui ne s’offrent pas maintenant sont gris et vous disent pourquoi, avec le numéro de la règle.

        Pour en savoir plus : MOV-3.1.

mov-help-3 = Se déplacer et naviguer
    .text =
        Avant de lancer les dés, vous dites où vous allez : en 1988 la première case que vous occuperez, en 2012 la première liaison que vous prendrez. Puis vous lancez les dés de votre vaisseau. Leur somme est votre nombre de points de mouvement (PM).

        Un pas le long d’une liaison grise coûte 1 PM, un pas vers la surface d’une planète ou à partir d’elle en coûte 2. Dans l’espace, on ne s’arrête pas où l’on veut : on vole jusqu’à ce que l’on se pose, que l’on soit arrêté ou que les PM soient épuisés. On se pose dans les villes, aux spatioports et sur les astéroïdes.

        L’un de vos dés devient aussi votre valeur de navigation. Elle ne compte qu’aux cercles et aux téléporteurs. Les sorties d’un cercle portent des numéros, et il faut partir par celle qui porte le vôtre. Vous choisissez cette valeur une fois et la gardez tout le tour : regardez donc loin sur votre route avant de choisir.

        Si elle vous ramène d’où vous venez, votre vaisseau s’arrête dans le cercle. Et gare au demi-tour : en 1988, une liaison parcourue ce tour-ci est fermée dans l’autre sens ; en 2012, on ne peut seulement pas faire demi-tour sur-le-champ.

        Pour en savoir plus : MOV-4.2, MOV-4.4, MOV-4.5, MOV-4.6.

mov-help-4 = Rencontres et téléporteurs
    .text =
        Les cases de rencontre portent un jeton caché. Le premier vaisseau qui y entre le révèle pour de bon : c’est un téléporteur, un danger, un spatioport ouvert ou une relique. Le pas vers une rencontre cachée coûte 1 PM, quoi qu’on y trouve.

        Les téléporteurs portent les numéros 1 à 6. Quand vous quittez un téléporteur révélé et que votre valeur de navigation est le numéro d’un autre téléporteur révélé, vous vous y téléportez pour 1 PM, si loin qu’il soit. S’il n’y en a pas, vous partez par une liaison ordinaire.

        Chaque relique est unique et ne prend pas de place. En 1988, vous pouvez en prendre une si vous finissez votre tour sur elle. En 2012, vous vous arrêtez, vous la prenez, et votre tour finit aussitôt.

        Un spatioport ouvert n’est à personne. Vous y commercez autant que vous voulez, même dans le tour où il est découvert.

        Pour en savoir plus : MOV-4.7, MOV-4.10, MOV-11.

mov-help-5 = Dangers
    .text =
        Un danger réclame un péage. Payez et continuez, ou arrêtez-vous là sans rien payer et finissez votre tour. Qui ne peut pas payer s’arrête.

        Chaque bouclier retire 20 au péage. Un propulseur de la couleur du danger le saute, sans péage ni PM. Les dangers bleus ne se sautent pas.

        En 1988, rester un tour de plus sur un danger coûte aussi le péage ; partir est gratuit. En 2012, les deux sont gratuits.

        Pour en savoir plus : MOV-4.8.

mov-help-6 = Premier contact
    .text =
        Quand vous finissez votre déplacement dans une ville ou un spatioport ouvert d’un système dont la culture est cachée, vous découvrez cette culture. Sa carte est retournée, son marché ouvre, et tous peuvent désormais commercer avec elle.

        Vous gardez la carte. Elle vaut de 60 à 120 crédits, à dépenser auprès de cette seule culture, tout de suite ou plus tard. Au début, quand l’argent manque, elle paie votre première cargaison.

        Avant de vous poser, vous pouvez regarder : un vaisseau qui arrive sur une orbite peut voir la carte cachée en secret et continuer. Mais seul celui qui se pose reçoit la carte.

        Pour en savoir plus : MOV-4.12, MOV-6.1, MOV-10.2.

mov-help-7 = Acheter et vendre
    .text =
        Chaque culture vend une marchandise. Les cultures des numéros suivants de l’anneau l’achètent et paient plus que vous n’avez payé. On porte donc toujours les marchandises vers le haut : de la culture 3 à la 4 ou à la 5, et du plus grand numéro de nouveau à 1. Une marchandise vous dit qui l’achète.

        Le tour où vous arrivez dans une ville ou à la Base, vous avez un achat et une vente. À un spatioport, ou si vous restez un tour sur place, il n’y a pas de limite. Passagers, délestages et échanges entre joueurs ne comptent jamais.

        Une marchandise vendue va dans le gobelet et ne revient à son fabricant que lorsqu’on l’en tire. Un marché peut se vider.

        L’équipement se troque pour la moitié de son prix. Vous n’en recevez pas d’argent, mais un crédit à dépenser au même endroit et dans le même tour.

        Vous pouvez échanger avec les joueurs dont le vaisseau est sur la même case, comme il vous plaît à tous deux. Seuls les vaisseaux et les contrats ne changent jamais de main.

        Pour en savoir plus : MOV-7.2, MOV-7.3, MOV-7.5, MOV-10.1, MOV-10.3.

mov-help-8 = Demandes et gobelet
    .text =
        Certaines cultures demandent une certaine marchandise et ajoutent un bonus à sa valeur. Si elles en montrent plusieurs demandes, vous recevez la somme de toutes pour une seule marchandise. Puis une demande va dans le gobelet avec la marchandise, et les autres restent pour la vente suivante.

        Le gobelet contient les demandes, les passagers et les marchandises vendues. Pour chaque jeton qui y entre, on en tire aussitôt un, que l’on place où il doit aller. Chaque vente change donc les marchés, peut-être en votre faveur, peut-être pendant que vous vendez encore.

        Les jetons d’une culture encore cachée attendent à côté du plateau qu’on la trouve.

        Pour en savoir plus : MOV-8.1, MOV-8.2.

mov-help-9 = Passagers
    .text =
        Des passagers attendent chez une culture ou à la Base, et chacun veut aller à un seul endroit. Prenez-les à bord si vous avez de la place : un passager en prend deux fois moins qu’une marchandise. Déposez-les dans n’importe quelle ville ou n’importe quel spatioport de la bonne culture, ou à la Base s’ils veulent y aller, et la banque paie le prix du passage.

        Les passagers ne consomment ni achat ni vente, et les embarquer ne coûte rien. Quand on ne trouve pas de marchandise, ce sont eux qui font vivre.

        Pour en savoir plus : MOV-8.3.

mov-help-10 = Vaisseaux et équipement
    .text =
        Vous commencez avec un Éclaireur : 3 dés et 2 cales. Le Clipper a 4 dés et 2 cales, le Transport 3 dés et 3 cales, le Cargo 2 dés et 5 cales. Un vaisseau rapide va plus loin, un grand gagne plus à chaque voyage.

        Une cale prend une marchandise, ou deux choses plus petites : passagers, propulseurs ou boucliers. Votre premier bouclier se fixe sur la coque et ne prend pas de place.

        On paie un nouveau vaisseau en faisant reprendre l’ancien. Dans une visite à un achat et une vente, cela consomme les deux. Les quatre vaisseaux sont en vente à la Base.

        Un propulseur jaune ou rouge saute les cases de sa couleur : elles ne coûtent ni PM ni péage. Avant le lancer, vous décidez si vos propulseurs sont en marche. Un propulseur en marche agit toujours, et l’on ne peut s’arrêter sur ce qu’il saute.

        Pour en savoir plus : MOV-1.2, MOV-4.11, MOV-7.6, MOV-7.7, MOV-11.

mov-help-11 = Spatioports et usines
    .text =
        À un comptoir d’un système, vous pouvez acheter pour 200 crédits le contrat d’une de ses orbites et y construire un spatioport. Chacun peut s’y poser et y commercer sans limite, et la banque vous paie 10 % de tout le commerce qui s’y fait, le vôtre compris.

        Une usine coûte 100 ou 200 crédits. Chaque culture en a une, qui fabrique une marchandise meilleure, ouverte à tous les acheteurs. Vous recevez la moitié du prix de chacune qui se vend.

        L’argent mis dans un contrat n’est pas perdu : il compte dans votre fortune pour sa valeur imprimée. À votre propre culture, vous le payez 20 % de moins, et il compte quand même en entier.

        Pour en savoir plus : MOV-9.1, MOV-9.2, MOV-9.3, MOV-9.4, MOV-9.5.

mov-help-12 = Gagner
    .text =
        L’objectif n’est vérifié qu’à la fin de votre propre tour. Une commission peut vous porter au-dessus pendant le tour d’un autre, mais il faut y être encore quand finit votre propre tour suivant.

        Vaisseaux, équipement, cargaison et cartes de culture ne comptent pas. Vers la fin, vendez plutôt que d’acheter, et réfléchissez à deux fois avant de changer de vaisseau. Un contrat ne vous fait jamais reculer.

        Pour en savoir plus : MOV-12.2.

mov-help-13 = Une bonne première heure
    .text =
        Les premiers tours : partez vers un système proche de la Base, regardez sa carte depuis une orbite, posez-vous, et dépensez la carte en marchandises. Prenez tout passager qui va dans votre direction.

        Cherchez ensuite des cultures proches l’une de l’autre, dont la suivante achète ce que vend la précédente, et enchaînez-les. Aucune marchandise ne se revend dans le sens du retour, mais quatre cultures bien placées suffisent à former un circuit où l’on ne vole jamais à vide. Un bon circuit rapporte plus que la marchandise la plus chère, et les passagers paient les trajets où vous transportez peu.

        Achetez l’équipement de la route que vous empruntez : un propulseur pour ses couleurs, un bouclier pour ses péages. Construisez un spatioport là où vous et les autres commercez le plus.
