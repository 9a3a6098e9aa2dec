### Aide pour la fenêtre, en français : ce qui vaut pour tous les jeux. Les sujets d’un jeu sont dans un fichier à lui.
### La valeur est le titre du sujet, .text ses paragraphes, un par ligne, séparés par une ligne vide.
### $rule est le numéro de la règle du jeu sur la reprise des coups ; le lecteur en fait un lien.

help-positions = Sur le plateau
help-positions-about = Des positions tirées des règles. Ouvrez-en une : tout y est visible, s’essaie, se change et se reprend.
help-positions-open = Ouvrir sur le plateau
help-signs = Signes
help-signs-about = Ce que veulent dire les signes du plateau.
help-window = La table à l’écran

help-window-1 = Souris
    .text =
        Ce qui luit peut être choisi : cliquez. Gardez le pointeur sur une case, une pièce, une carte ou un bouton pour voir ce que c’est et ce qu’entraîne ce choix. Ce qui est gris dit pourquoi on ne peut le choisir, avec le numéro de la règle.

        Les cartes d’une main peuvent aussi être prises et déposées là où elles doivent aller. Quand un lieu permet plusieurs choses, une petite liste demande laquelle.

        Faites glisser le plateau pour le déplacer, tournez la molette pour vous approcher ou vous éloigner. Les bords entre le plateau et ce qui se trouve à côté et au-dessous se déplacent aussi ; un double clic les remet en place.

help-window-2 = Clavier
    .text =
        Tout se fait sans souris. Tab va d’un choix à l’autre, Entrée le prend. Tant que rien n’est entouré, Entrée prend le choix principal, et les chiffres de 1 à 9 les choix qui les portent.

        Les choix qui se trouvent sur le plateau figurent aussi dans la barre du bas, derrière des boutons qui disent ce qu’on y fait.

        Échap ferme ce qui est ouvert ; si rien ne l’est, il montre le menu. F1 ouvre cette aide, B les règles, L le journal, N ce qui s’est passé depuis votre dernier tour. Le menu donne la liste des touches.

help-window-3 = Les règles sous la main
    .text =
        Cliquez n’importe où sur un numéro de règle pour lire la règle. Chaque refus, chaque ligne du journal et chaque choix connaît la sienne.

        D’une règle, vous pouvez montrer sur le plateau ce dont elle parle ; d’une pièce ou d’un lieu du plateau, la liste des règles qui le concernent : cliquez dessus avec le bouton droit.

        Le livre de règles montre les éditions du jeu côte à côte, cherche des mots, énumère les différences et installe ses exemples sur le plateau.

help-window-4 = Reprendre un coup
    .text =
        Vous pouvez reprendre ce que vous avez fait, une action après l’autre, jusqu’à ce que l’on apprenne quelque chose de neuf : un lancer, un tirage, une chose révélée ou regardée, la réponse d’un autre joueur. Dès lors, l’action est acquise ({ $rule }).

        Essayez donc, regardez les sommes, revenez en arrière et choisissez autre chose. Ce que vous avez repris peut être refait.

        À une table d’étude, même lancers et tirages se reprennent. C’est une partie pour apprendre plutôt que pour gagner.

help-window-5 = Mode étude
    .text =
        Le mode étude sert à apprendre et à examiner une partie. Il montre tout à tous, même ce qui est caché. Vous pouvez revenir avant les lancers et les tirages, repartir en avant, changer la position et jouer autrement à partir de n’importe quel moment.

        Tant qu’il est actif, l’écran le dit. Il n’est pas fait pour une vraie partie, car personne ne peut oublier ce qu’il a vu.

        Hors du mode étude, vous ne voyez que ce qu’un joueur à votre place peut voir.

help-window-6 = À plusieurs devant un écran
    .text =
        Quand plusieurs personnes partagent un écran, un rideau le couvre chaque fois que la suivante sait quelque chose que les autres ne peuvent voir : les secrets restent secrets. Il nomme qui doit venir et s’ouvre quand cette personne le dit.

        Dans les réglages, vous pouvez le faire tomber à chaque changement de personne, ou jamais.

help-window-7 = Enregistrer
    .text =
        La partie s’enregistre d’elle-même après chaque action. Si la fenêtre est fermée ou que le courant manque, vous reprenez où vous en étiez.

        Vous pouvez aussi enregistrer une partie sous le nom de votre choix. Une partie enregistrée contient tout son déroulement, avec chaque lancer et chaque tirage : on peut la rejouer depuis le début.

        Un fichier abîmé ou venu d’ailleurs est refusé, avec un message qui dit ce qui ne va pas. Rien de ce qui est à vous n’est écrasé, et la version enregistrée auparavant est conservée.

        La liste des parties enregistrées montre une image de chaque position, telle que la verrait quelqu’un qui n’a pas de place à la table. On peut y chercher et la trier, copier une partie dans un autre dossier, et ajouter un fichier d’ailleurs en le déposant sur la fenêtre. Ce qui a été supprimé, et chaque partie telle qu’elle était avant son dernier changement, peut être repris au bas de la liste.

        Les statistiques comptent chaque partie jouée jusqu’au bout, par jeu et par édition, les personnes et les joueurs ordinateurs à part. Elles restent quand un fichier est supprimé.

help-window-8 = Et si
    .text =
        La flèche fourchue dans la barre, ou la touche T, ouvre une branche de la position : vous pouvez y essayer ce que vous voulez, même pendant le tour des autres. Vous jouez pour tous, ou les joueurs automatiques choisissent pour les autres. Rien ne compte : la partie attend telle quelle, et une pression y ramène. Un cadre et un bandeau disent où vous êtes.

        Ce que vous ne pouvez pas savoir est redistribué dans une branche, et le hasard à venir est nouveau : rien de ce que vous essayez ne dit ce que les autres ont en main. Dans une branche, tout peut être repris. Personne d’autre ne voit les vôtres, et rien n’en est enregistré.

        La feuille « Et si » donne la liste de vos branches et en compare deux. Elle donne aussi les étapes de la branche, chacune avec ce qu’elle apporte. Retirez des étapes, déplacez-les, ou appuyez sur l’une d’elles pour y aller et insérer autre chose. Une étape qui n’est plus possible dit pourquoi, avec sa règle.

        « Jouer ces étapes » joue vos propres étapes dans la partie, tant qu’elles y sont possibles. On s’arrête là où le monde a changé, et on apprend ce qui est arrivé à la place.
