### Merchant of Venus before and after it is played: its name, its editions, the credits, fortunes.

mov-pitch = Pilotez un vaisseau marchand dans un amas d’étoiles inconnu, découvrez qui vit où et ce qu’on y veut, et faites-en la plus belle fortune. Les dés portent le vaisseau ; routes, contrats et équipements les domptent.
name-humans = Humains
mov-edition-2012 = Merchant of Venus, 2012
    .name = Édition 2012, jeu classique
    .short = 2012
    .about = Le jeu classique de l’édition de 2012 : de 2 à 4 joueurs, quatorze cultures numérotées de 1 à 14, des contrats de spatioport à leur propre prix, et une commission sur le commerce à vos spatioports.
    .left-out = Laissé de côté : le second jeu de cette édition, avec ses missions, sa renommée et ses combats de vaisseaux. Les chiffres que la maison a dû reconstituer sont signalés comme arbitrages dans le livre de règles.
mov-edition-1988 = Merchant of Venus, 1988
    .name = Édition 1988
    .short = 1988
    .about = La première édition : de 2 à 6 joueurs, des cultures par paires, des usines à produits propres, et des marchandises que les trois numéros suivants achètent.
    .left-out = Laissé de côté : le combat et les Rastur, facultatifs dans cette édition. Les chiffres que l’on n’a pu lire avec certitude sont reconstitués et signalés comme arbitrages dans le livre de règles.
mov-worth = fortune { $amount } cr
    .short = Σ { $amount } cr
mov-worth-help = Fortune : l’argent et les contrats ensemble. C’est elle qui décide de la partie.
mov-stat-worth = { $amount } cr
mov-race = Peuple : plus tard
    .help = Chacun choisit à la table, avant le premier tour.
mov-credits = Merchant of Venus est un jeu de Richard Hamblen. L’édition de 1988 a paru chez Avalon Hill, celle de 2012 chez Fantasy Flight Games.
mov-curtain-why = Un seul joueur connaît quelque chose de caché. Passez-lui l’écran, puis continuez.
mov-fortunes = Fortune au fil des tours
mov-lead = avance en fortune
mov-no-bank-too-small = La banque contiendrait { $bank } cr, mais { $out } cr sont distribués au départ. Il lui faut davantage ({ $rule }).
mov-sources = D’où est venu l’argent
