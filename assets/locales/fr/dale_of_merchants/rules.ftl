### Dale of Merchants : les règles pour les joueurs, en français.
### Un message par identifiant de règle, les points écrits en tirets. La valeur est un titre court ; les attributs portent le
### texte : .both pour les deux éditions, .e-original et .e-remastered pour l’une d’elles.
### Les textes nomment d’autres règles par leur identifiant ; le lecteur en fait des liens.

## DOM-0

DOM-0 = Termes
DOM-0-1 = Joueurs
    .both = Le joueur actif est celui dont c’est le tour. « Un autre joueur » est n’importe qui sauf le joueur concerné ; en équipes, seulement un adversaire (DOM-14.5). Un adversaire est un joueur qui n’est ni vous ni votre partenaire.
DOM-0-2 = Peuplades et Camelote
    .both = La peuplade d’une carte est son peuple animal. La Camelote est toute carte de type Rebut : elle vaut 1 et n’a pas de peuplade. Une carte de peuplade est toute carte qui n’est pas de la Camelote.
DOM-0-3 = Où sont les cartes
    .both = Chaque joueur a un paquet (face cachée), une défausse (face visible), une main, une planification (techniques en cours ou en attente) et un étal (des piles). Sont communs : le marché et ses 5 emplacements, la pioche du marché, la défausse du marché, la réserve de Camelote et la boîte.
DOM-0-4 = Défausser et jeter
    .both = Défausser, c’est poser une carte sur la défausse du joueur dont la main, le paquet ou le paiement la fournit. Jeter est autre chose : voir DOM-8.6.
DOM-0-5 = Piocher, prendre, chercher
    .both = Piocher, c’est prendre sur le dessus d’un paquet. Prendre, c’est ramasser une carte désignée ou choisie. Chercher, c’est parcourir tout un paquet et choisir. Seule la recherche ne reconstitue jamais d’abord le paquet (DOM-8.5 dit où une édition diffère).

## DOM-1

DOM-1 = Matériel
DOM-1-1 = Le deuxième jeu
    .both = 6 paquets de peuplade de 15 cartes, 20 cartes Camelote, un plateau du marché à 5 emplacements et le dé Putois, aux faces 1, 1, 2, 2, 3, 3.
DOM-1-2 = Le premier jeu s’y mêle
    .both = Les six peuplades du premier jeu se mêlent librement aux autres ; toutes les règles valent pour elles. Avec les Ocelots, il faut le dé Ocelot : 0, 1, 1, 2, 2, 3.
DOM-1-3 = Trois types de cartes
    .both = Les Techniques se jouent pour leur effet. Les Passives agissent depuis la main, ou là où leur texte le dit, et doivent être montrées pour cela. Le Rebut (la Camelote) ne sert d’ordinaire qu’à payer.
DOM-1-4 = Ce qu’il n’y a pas
    .both = Ces deux jeux n’ont ni horloge, ni nuit, ni pièces, ni pièges, ni personnages ; cela appartient aux suivants.
DOM-1-5 = Lire une carte
    .both = Une carte montre sa valeur, l’icône de sa peuplade, sur certaines techniques l’icône d’action bonus (+), son nom, son type, son effet et l’icône du jeu d’où elle vient.

## DOM-2

DOM-2 = Mise en place
DOM-2-1 = Choisir les peuplades
    .both = Choisissez une peuplade de plus qu’il n’y a de joueurs : 3 à deux, 4 à trois, 5 à quatre ; en équipes, 4. Les peuplades choisies sont toutes différentes. Les autres restent dans la boîte.
DOM-2-2 = Paquets de départ
    .both = Chaque joueur commence avec une carte de valeur 1 de chaque peuplade choisie, complétée par de la Camelote jusqu’à 10 cartes.
DOM-2-3 = Réserve de Camelote
    .both = La Camelote restante forme la réserve : 6, 2 ou 0 cartes à 2, 3 ou 4 joueurs. En équipes il en faut 24 ; 4 d’entre elles sont des cartes de remplacement (DOM-14.2) et la réserve est vide.
DOM-2-4 = Pioche du marché
    .both = Les cartes de valeur 1 en trop retournent dans la boîte. Toutes les cartes de valeur 2 à 5 des peuplades choisies, mélangées, forment la pioche du marché : 33, 44 ou 55 cartes à 2, 3 ou 4 joueurs, 44 en équipes.
DOM-2-5 = Premier marché
    .both = On dispose 5 cartes de la pioche du marché, emplacement par emplacement, de droite à gauche.
DOM-2-6 = Mains de départ
    .both = Chaque joueur mélange son paquet de départ et pioche 5 cartes. Personne ne réagit à ces pioches.
DOM-2-7 = Premier joueur
    .both = À une table, celui qui s’est levé le plus tôt commence ; dans une série, l’un des perdants de la partie précédente. Ici, le premier joueur est tiré au sort ou choisi à la mise en place. On joue dans le sens horaire.
DOM-2-8 = Toutes les combinaisons
    .both = Toute combinaison des douze peuplades se joue : choisie, tirée au sort ou conseillée.
DOM-2-9 = De deux à quatre joueurs
    .both = Le jeu est pour 2, 3 ou 4 joueurs. Les équipes demandent exactement 4 joueurs.

## DOM-3

DOM-3 = Le tour
DOM-3-1 = Deux phases
    .both = Un tour a une phase d’action et une phase de rangement.
DOM-3-2 = Une action
    .both = Pendant la phase d’action, vous faites exactement une action : acheter une carte (DOM-4), jouer une technique (DOM-5), construire une pile (DOM-6) ou défausser des cartes (DOM-7).
DOM-3-3 = D’abord les cartes planifiées
    .both = Avant votre action, chacune de vos cartes planifiées dont le délai s’achève est résolue, dans l’ordre de votre choix. Elle va ensuite dans votre défausse. Cela ne coûte pas d’action.
DOM-3-4 = Actions bonus
    .both = Une technique portant l’icône (+) donne une action de plus, de n’importe quelle sorte, après tous ses effets immédiats. Elle vaut pour ce tour même si la carte reste planifiée. Les actions bonus s’enchaînent sans limite.
DOM-3-5 = Seulement jouée
    .both = L’icône (+) ne compte que si la carte est jouée comme technique, pas si elle paie ou entre dans une pile.
DOM-3-6 = Les actions bonus sont facultatives
    .both = Vous pouvez finir la phase d’action au lieu d’utiliser une action bonus.
DOM-3-7 = La première action est obligatoire
    .both = Vous devez faire votre première action. Ne défausser aucune carte (DOM-7.1) est permis et revient à passer.
DOM-3-8 = Une fois pendant votre tour
    .both = Les passives « une fois pendant votre tour » s’utilisent à tout moment de votre phase d’action entre deux actions, aussi avant la première et après la dernière. Elles ne coûtent pas d’action. Pas pendant qu’une autre carte se résout.
    .e-original = Cartes de ce genre : Espion avisé, Marchandeur hardi, Trouvaille du marché, Le bon vieux temps.
    .e-remastered = Cartes de ce genre : Espion avisé, Marchandeur hardi, Le bon vieux temps, Voisin rusé, Équilibrage, Reflet, Détecteurs de sons.
DOM-3-9 = Après les actions
    .both = La phase d’action est suivie du rangement (DOM-9) et de la fin des modifications de ce tour (DOM-11.4). Puis c’est au joueur suivant dans le sens horaire.
    .e-remastered = Les passives « à la fin de votre tour » s’utilisent après le rangement.
DOM-3-10 = Finir la phase d’action
    .both = Vous dites vous-même quand la phase d’action finit. Elle finit d’elle-même quand il ne reste ni action ni carte de votre main à utiliser une fois ce tour, copies de caméléons comprises.

## DOM-4

DOM-4 = Action du marché : acheter
DOM-4-1 = Ce que coûte une carte
    .both = Vous achetez exactement une carte du marché. Elle coûte sa valeur imprimée, plus le surcoût de son emplacement (0 pour le plus à droite, puis 1, 2, 3, 4 vers la gauche), plus 2 par Fusillade effrayante d’un adversaire.
DOM-4-2 = Avec quoi payer
    .both = Vous payez avec une ou plusieurs cartes de votre main, de tout type et mêlées à volonté, Camelote comprise. Elles comptent pour leur valeur actuelle (DOM-11.1). Leur somme doit atteindre le coût.
DOM-4-3 = Pas de carte superflue
    .both = Chaque carte du paiement doit être nécessaire : sans l’une quelconque d’entre elles, la somme serait trop petite. Payer trop avec des cartes toutes nécessaires est permis.
DOM-4-4 = Libre choix du paiement
    .both = Vous pouvez choisir tout paiement permis, même si vous avez en main de quoi faire l’appoint.
DOM-4-5 = Où vont les cartes
    .both = Le paiement va dans votre défausse, dans l’ordre de votre choix. La carte achetée vient dans votre main et peut servir à une action ultérieure du même tour.
DOM-4-6 = L’emplacement reste vide
    .both = L’emplacement d’une carte achetée reste vide jusqu’au rangement ; les autres cartes ne bougent pas avant.
    .e-remastered = Dans cette édition, le marché se remplit aussi chaque fois qu’une technique est résolue (DOM-9.5).
DOM-4-7 = Calculs
    .both = Avec Calculs dans le paiement, vous pouvez changer l’ordre des cartes du marché sur les emplacements avant de lire les coûts. Le nouvel ordre et l’achat ne font qu’un : si l’achat n’est pas permis, rien ne change.
DOM-4-8 = Colle
    .both = Avec Colle dans le paiement, vous dites pour chaque Colle si elle reste dans votre main. Elle compte de toute façon dans la somme.
DOM-4-9 = Trouvaille du marché
    .both = Avec Trouvaille du marché dans le paiement, vous pouvez acheter la carte du dessus de la défausse du marché à sa valeur imprimée, sans surcoût d’emplacement ni Fusillade effrayante.
DOM-4-10 = Liquidation des stocks
    .both = Avec Liquidation des stocks dans le paiement, les cartes superflues sont permises (DOM-4.3 est levée).
DOM-4-11 = Achat indispensable
    .both = Quand vous achetez Achat indispensable, jusqu’à 3 cartes Camelote de ce paiement peuvent être jetées au lieu d’être défaussées. Seule la vraie Camelote compte ; un caméléon payé comme copie de Camelote ne compte pas (DOM-10.9).
DOM-4-12 = Prendre n’est pas acheter
    .both = Quand une carte vous fait prendre une carte du marché, rien n’est payé et personne ne réagit comme à un achat.
DOM-4-13 = Coûts inférieurs à 0
    .both = Un coût inférieur à 0 compte pour 0. À coût 0, on ne paie rien.
DOM-4-14 = Ordre d’un achat
    .both = On nomme d’abord toutes les copies (DOM-10.13) ; puis on peut ranger le marché (DOM-4.7) ; coût et paiement sont vérifiés (DOM-4.1 à DOM-4.3) ; la Camelote est jetée là où une carte le dit ; le reste du paiement va dans la défausse, sauf une Colle gardée ; la carte achetée vient en main. C’est alors seulement que l’on réagit.

## DOM-5

DOM-5 = Action technique
DOM-5-1 = Jouer une technique
    .both = Vous montrez une technique de votre main, la placez dans votre planification et exécutez ses effets dans l’ordre imprimé.
DOM-5-2 = À l’abri dans la planification
    .both = Une carte planifiée n’est touchée par aucun autre effet et ne fait partie d’aucune main, d’aucun paquet ni d’aucune défausse.
DOM-5-3 = Une fois terminée
    .both = Quand tous les effets sont faits, la carte va sur la défausse de son joueur, sauf si son texte l’envoie ailleurs. Elle n’est donc jamais parmi les cartes que son propre effet déplace ou mélange.
DOM-5-4 = Effets différés
    .both = Une carte dont une partie vaut au prochain tour reste planifiée après sa partie immédiate. Son action bonus est donnée aussitôt.
DOM-5-5 = Choisir le moment venu
    .both = On choisit quand le texte y arrive ; les pioches cachées précèdent les choix qui en dépendent. Une technique montrée ne se reprend pas.
DOM-5-6 = Autant que possible
    .both = Si le nombre indiqué ne peut être pioché, pris ou échangé, on en traite autant que possible. « Jusqu’à », « de 0 à 3 » et « pouvez » laissent le choix au joueur ; tout le reste est obligatoire.
DOM-5-7 = Sans aucun effet
    .both = Une technique se joue même si rien ne peut se produire. Elle est alors défaussée, et une icône (+) donne quand même son action bonus.
DOM-5-8 = Chercher dans un paquet vide
    .both = On ne trouve rien dans un paquet vide.
    .e-original = On ne le reconstitue pas pour une recherche.
    .e-remastered = Dans cette édition, on le reconstitue d’abord avec la défausse (DOM-8.5).
DOM-5-9 = Jusqu’à votre prochain tour
    .both = « Jusqu’à votre prochain tour » et « au prochain tour » désignent le moment de DOM-3.3 du même joueur. Si ce joueur n’a plus de tour, l’effet dure jusqu’à la fin de la partie.
DOM-5-10 = Cartes qui prennent une place
    .both = Une carte qui s’échange avec une autre (Mesure de précaution, Gland, Chèque-cadeau) va directement à la place de l’autre, dans sa pile ou son emplacement, et n’est pas défaussée.
DOM-5-11 = Jouer une carte toute neuve
    .both = Une technique achetée ou prise ce tour peut se jouer par une action bonus ultérieure.
DOM-5-12 = Construire pendant une technique
    .both = Porte-bonheur construit pendant une action technique. C’est une construction, avec réactions et examen de la victoire, mais pas une action étal, et l’action bonus de Porte-bonheur demeure.
DOM-5-13 = Une question ouverte passe d’abord
    .both = Tant qu’un effet attend une réponse, seul le joueur interrogé peut répondre, et seulement à cette question. Regarder les défausses (DOM-8.7) est toujours permis.
DOM-5-14 = Ce que construit Porte-bonheur
    .both = La carte piochée est construite si, à elle seule, elle formait maintenant une pile suivante permise, compte tenu de Vilaine menace, des modifications de toutes vos cartes et du décalage propre à un Accordéon. Ni carte de défausse ni partenaire ; un caméléon vaut ce qui y est imprimé.

## DOM-6

DOM-6 = Action étal : construire
DOM-6-1 = La pile suivante
    .both = Vous construisez exactement une pile : le numéro suivant, c’est-à-dire le nombre de piles déjà construites plus 1. Elle doit totaliser ce numéro, plus 1 par Vilaine menace d’un adversaire.
DOM-6-2 = La somme exacte
    .both = Vous utilisez une ou plusieurs cartes de votre main dont les valeurs actuelles font exactement ce total.
DOM-6-3 = Une peuplade, pas de Camelote
    .both = Toutes les cartes d’une pile sont d’une même peuplade. La Camelote n’est pas permise.
DOM-6-4 = Une pile se pose complète
    .both = Rien ne s’ajoute ensuite à une pile. Elle reste valable pour toujours, quoi qu’il advienne de ses cartes. Leurs effets ne s’appliquent plus, sauf si un texte dit « dans votre étal ».
DOM-6-5 = Passives qui assouplissent les règles
    .both = Elles agissent quand elles sont dans la pile, et se cumulent. Coffre vide : peuplades mêlées. Vendeur cachottier : de la Camelote à volonté. Objet nostalgique : par exemplaire une carte de votre défausse, Camelote ou de toute peuplade ; un exemplaire repris dans la défausse compte aussi, si l’un au moins vient de la main. Accordéon : par exemplaire +1 ou −1. L’hiver approche : vous pouvez aussitôt construire une pile de plus, et encore si celle-ci en contient un autre ; plusieurs dans une même pile en donnent une seule.
DOM-6-6 = Pas de joker
    .both = Il n’y a pas de joker : les passives de DOM-6.5 sont les seuls assouplissements.
DOM-6-7 = La Camelote dans un étal
    .both = La Camelote qu’un effet place dans un étal y reste et sort de la circulation. Les cartes d’un étal sont face visible, valeurs apparentes.
DOM-6-8 = Cartes retirées d’un étal
    .both = Quand un effet retire une carte d’un étal, la pile reste valable et le nombre de piles ne change pas. Une carte mise à sa place reste dans cette pile.
DOM-6-9 = Les valeurs modifiées s’imposent
    .both = La première pile est une seule carte de peuplade de valeur 1, à moins qu’une carte ne modifie valeurs ou totaux. Les valeurs modifiées s’imposent : une carte de valeur 1 qui compte pour 2 ne peut être la première pile, mais le peut sous une Vilaine menace.

## DOM-7

DOM-7 = Action d’inventaire : défausser
DOM-7-1 = Défausser de sa main
    .both = Défaussez autant de cartes de votre main que vous voulez, même aucune, dans l’ordre de votre choix. De nouvelles cartes ne viennent qu’au rangement.

## DOM-8

DOM-8 = Paquets, pioche, mélange, cartes jetées
DOM-8-1 = Une carte après l’autre
    .both = Les cartes se traitent une par une. Un paquet épuisé n’est pas reconstitué aussitôt, mais seulement quand il faut en piocher, prendre, défausser ou jeter la carte suivante.
DOM-8-2 = Reconstituer un paquet
    .both = Sa défausse est alors mélangée et devient le paquet. La pioche du marché se reconstitue de même avec la défausse du marché.
DOM-8-3 = De la Camelote au lieu de rien
    .both = S’il faut piocher dans un paquet alors que paquet et défausse sont vides, on pioche à la place une Camelote de la réserve, et une carte de remplacement si la réserve est vide aussi. La Camelote seule est illimitée. Cela vaut pour toute pioche, même faite par un autre joueur dans ce paquet.
DOM-8-4 = Là où rien ne remplace
    .both = Défausser d’un paquet vide à défausse vide, ou y prendre, est sans effet. Piocher quand pioche et défausse du marché sont vides est sans effet ; les emplacements vides le restent.
DOM-8-5 = Chercher et mélanger
    .both = L’ordre de mélanger après une recherche s’exécute même si rien n’a été pris. Mélanger un paquet sans carte ne compte pas comme un mélange pour qui réagit.
    .e-original = Une recherche ne reconstitue jamais d’abord le paquet.
    .e-remastered = Une recherche mélange d’abord la défausse au paquet quand celui-ci a moins de cartes qu’elle n’en demande.
DOM-8-6 = Jeter
    .both = La Camelote jetée va dans la réserve de Camelote, cartes de remplacement comprises. Les cartes de peuplade vont face visible sur la défausse du marché.
DOM-8-7 = Les défausses sont visibles
    .both = Les défausses, celle du marché comprise, sont face visible. Chacun peut les regarder à tout moment ; personne ne peut en changer l’ordre.
DOM-8-8 = Plusieurs cartes à la fois
    .both = Quand vous défaussez ou jetez plusieurs cartes ensemble, vous choisissez leur ordre sur chaque défausse. Qui repose des cartes sur un paquet en choisit l’ordre.
DOM-8-9 = Piocher d’abord, choisir ensuite
    .both = Quand on pioche plusieurs cartes, on les pioche toutes avant tout choix ou toute réaction.
DOM-8-10 = Échanger
    .both = « Échanger tant de cartes » se réduit à ce que les deux côtés peuvent donner.
DOM-8-11 = Retourner un paquet
    .both = Un paquet retourné pour devenir une défausse (Petit malin) s’inverse : son ancienne carte du dessous est sur le dessus de la défausse. Une défausse qui devient paquet parce que celui-ci est épuisé est toujours mélangée.

## DOM-9

DOM-9 = Rangement
DOM-9-1 = D’abord la main, puis le marché
    .both = Au rangement, on complète d’abord la main, puis le marché.
DOM-9-2 = Compléter la main
    .both = Seul le joueur actif pioche, jusqu’à la taille de main : 5, et 1 de plus par Canapé dans son étal. Avec autant de cartes ou plus, on ne pioche ni ne défausse : il n’y a pas de main maximale.
    .e-original = Chaque Biscuits en main l’agrandit de 1 ; un Biscuits pioché pendant cette étape compte aussitôt. Pour les caméléons, voir DOM-10.16.
    .e-remastered = Relations exclusives l’agrandit de 2 pour le tour.
DOM-9-3 = Cargaisons perdues
    .both = Sous les Cargaisons perdues d’un adversaire, on pioche au plus 1 carte pendant cette étape, quel que soit le nombre de ces cartes.
DOM-9-4 = Remplir le marché
    .both = Les cartes du marché glissent vers la droite pour combler les vides, sans changer d’ordre. Puis les emplacements vides se remplissent avec la pioche du marché, de droite à gauche.
DOM-9-5 = Le remplir entre-temps
    .both = Une carte qui dit « remplissez le marché » applique aussitôt DOM-9.4.
    .e-remastered = Dans cette édition, le marché se remplit aussi après chaque technique, une fois sa carte défaussée : celle qui reste planifiée ne le remplit pas encore.
    .e-original = Sinon, le marché ne se remplit pas pendant la phase d’action.
    .e-remastered = Le marché se remplit aussi chaque fois qu’une technique est résolue.
DOM-9-6 = Réagir aux nouvelles cartes
    .both = Les réactions aux cartes arrivées en main (Contrôle de qualité) ont lieu après avoir complété la main et avant de remplir le marché.

## DOM-10

DOM-10 = Passives, réactions, copies
DOM-10-1 = Les passives se montrent
    .both = Une passive agit depuis la main pendant qu’elle est montrée, sauf si son texte nomme un autre lieu. Dès lors, chacun connaît la carte.
DOM-10-2 = Les passives sont obligatoires
    .both = Une passive est obligatoire, sauf si son texte dit « pouvez ». Là où il n’y a rien à choisir, comme pour Biscuits, elle se montre et s’applique d’elle-même.
DOM-10-3 = Les passives se combinent
    .both = Les passives qui servent au même achat ou à la même pile s’utilisent ensemble.
DOM-10-4 = Partie et revenue
    .both = Une carte qui a quitté la main et y est revenue dans le même tour peut resservir. « Une fois pendant votre tour » se compte par carte, tant qu’elle reste en main.
DOM-10-5 = Réactions
    .both = Quand un événement est terminé, tout joueur ayant une carte qui convient peut l’utiliser : dans le sens horaire à partir du voisin du joueur actif, celui-ci en dernier. Chaque carte sert au plus une fois par événement ; vous ordonnez vos propres cartes librement. Une carte peut servir plusieurs fois par tour, une par événement. Seule une carte qui était dans la main à la fin de l’événement peut y répondre : ce qui est pioché, donné ou revient ensuite n’y répond pas.
    .e-remastered = Dans cette édition, la plupart des Harfangs se défaussent en servant.
DOM-10-6 = Réactions aux réactions
    .both = Une réaction peut causer d’autres événements. Les réactions à ceux-ci passent d’abord. Une carte ne réagit jamais à ce que son propre effet a causé.
DOM-10-7 = À quoi l’on réagit
    .both = Une technique d’un autre joueur est allée de la planification à sa destination (une carte différée en DOM-3.3). Un autre joueur a acheté une carte. Un autre joueur a posé une pile, aussi par Porte-bonheur ou en pile supplémentaire. Le paquet d’un autre joueur a été mélangé ou reconstitué, quelle qu’en soit la cause. La carte elle-même est arrivée dans votre main par pioche, prise, échange, don ou achat, au tour de n’importe qui ; pas une Colle gardée, pas la première main.
DOM-10-8 = Caméléons
    .both = Chaque fois qu’un caméléon sert depuis la main (joué, payé, construit, utilisé une fois dans le tour ou en réaction, compté pour la taille de main, choisi pour Les Yeux bandés), son propriétaire nomme la carte qu’il copie. Pour cet usage, il a la valeur, la peuplade, le type, l’icône bonus, le nom et l’effet de celle-ci. Il doit copier s’il existe une carte valable, Camelote comprise ; s’il n’y en a qu’une, c’est elle. Défausser, jeter, donner et échanger ne sont pas des usages : il y est ce qui est imprimé, comme là où rien n’est à copier. La copie d’un caméléon copie ce que celui-ci copie ; un cercle n’est pas valable.
DOM-10-9 = Caméléons hors de la main
    .both = Dans un paquet, une défausse, le marché ou un étal, un caméléon est ce qui y est imprimé. Une pile construite avec lui reste valable. Une technique jouée en copie va dans la défausse du propriétaire du caméléon.
DOM-10-10 = Passives copiées
    .both = Une passive copiée agit comme l’originale. Voir double montre à tous la carte de la main qu’elle copie.
DOM-10-11 = Quand on réagit
    .both = Seulement entre les étapes : après qu’une technique a quitté la planification, après un achat, après la pose d’une pile (avant une pile supplémentaire), après avoir complété la main puis rempli le marché, après une carte planifiée et après une carte utilisée une fois dans le tour. Ce qui se produit entre-temps attend dans l’ordre ; la carte qui réagit doit être en main quand vient son moment. Ce que cause Porte-bonheur attend qu’il ait quitté la planification.
DOM-10-12 = Les réactions ont une fin
    .both = Chaque usage demande son propre événement : les réactions ont donc toujours une fin. Seul Contrôle de qualité peut en entraîner une autre semblable, et ses exemplaires sont limités.
DOM-10-13 = Nommer les copies
    .both = Toutes les copies d’un ordre y sont nommées et lues avant qu’une carte bouge. Une copie prend la valeur imprimée de sa carte, jamais une modification qui repose sur celle-ci ; les modifications du caméléon lui-même s’appliquent ensuite. « Vous », dans un texte copié, est l’utilisateur du caméléon. Si un caméléon copié n’a rien à copier, vous copiez ce qui y est imprimé.
DOM-10-14 = Techniques jouées en copie
    .both = Une telle carte reste une copie jusqu’à ce qu’elle quitte la planification, même si la carte copiée a disparu ; sa partie différée et son effet durable sont ceux de la carte copiée. Là où le texte déplace « cette carte », c’est le caméléon qui bouge.
DOM-10-15 = La phrase propre d’un caméléon
    .both = Une phrase placée avant celle de la copie s’utilise quoi que la carte copie. « Une fois pendant votre tour » se compte par carte et par capacité : un caméléon utilisé comme Espion avisé peut encore l’être comme Marchandeur hardi.
    .e-remastered = Les Détecteurs de sons ne copient que ce que cette carte même a regardé.
DOM-10-16 = Copies secrètes ou tardives
    .both = Pour Les Yeux bandés, la copie d’un caméléon se nomme en secret avec le choix de la carte et se montre avec elle.
    .e-original = Pour la taille de main, un caméléon ne compte que si son propriétaire le montre comme Biscuits au moment de compléter la main, ou aussitôt pioché alors.
DOM-10-17 = À qui est l’événement
    .both = Un événement est à qui a résolu, acheté ou construit, ou à qui a vu son paquet mélangé, quel qu’en soit l’auteur. Peut réagir tout joueur pour qui celui-là est « un autre joueur ». Si l’Équipe de nuit de A fait reconstituer le paquet de B, l’Équilibrage de A peut réagir, pas celui de B.

## DOM-11

DOM-11 = Valeurs
DOM-11-1 = Valeurs modifiées
    .both = Les valeurs imprimées vont de 1 à 5. Les modifications s’appliquent dans l’ordre où elles ont été jouées. La valeur modifiée s’impose, pour payer comme pour construire.
DOM-11-2 = Chaque carte que vous utilisez
    .both = Cela couvre toute carte avec laquelle vous payez ou construisez ce tour : Camelote, cartes arrivées plus tard, carte de défausse d’un Objet nostalgique et carte piochée par Porte-bonheur ; mais ni les cartes du marché ni celles qu’utilisent les autres.
DOM-11-3 = Modification d’une seule carte
    .both = La modification d’une seule carte (Artefact rare, Les Yeux bandés, Marchandeur hardi) dure jusqu’à la fin du tour, mais pas au-delà du séjour de la carte en main.
DOM-11-4 = Fin des modifications
    .both = Toutes les modifications du tour prennent fin après le rangement.
DOM-11-5 = Un coût n’est pas un usage
    .both = Le coût d’une carte du marché n’est jamais modifié par DOM-11.2 : personne ne l’utilise.
DOM-11-6 = L’Accordéon en dernier
    .both = Le décalage d’un Accordéon s’applique en dernier. Aucune valeur ne descend sous 0.

## DOM-12

DOM-12 = Effets sur les autres joueurs
DOM-12-1 = Choisir un autre joueur
    .both = Pour « un autre joueur », c’est le joueur qui agit qui choisit ; s’il n’y en a qu’un, rien n’est demandé. On peut choisir un joueur à main vide ; l’effet fait ce qu’il peut.
DOM-12-2 = Tous les joueurs
    .both = « Chaque joueur » et « tous les joueurs » comprennent le joueur qui agit.
DOM-12-3 = Ensemble ou l’un après l’autre
    .both = En même temps (Tombola, Charité, la recherche d’Encouragements) : tous les tirages et choix cachés se font avant qu’une carte bouge, puis toutes bougent ensemble. L’un après l’autre (Dégustateurs, Petit gredin, Rumeurs, les pioches d’Équipe de nuit) : dans l’ordre des places à partir du joueur qui agit, ou du premier autre joueur ; dans le sens choisi s’il y en a un.
DOM-12-4 = Cartes au hasard
    .both = Une carte au hasard est tirée par la source de hasard du jeu ; toutes les cartes de la main ont la même chance.
DOM-12-5 = Pas de pioche hors de son tour
    .both = Un joueur qui perd des cartes au tour d’un autre n’en repioche pas avant son propre rangement.
DOM-12-6 = Les cartes n’ont pas de propriétaire
    .both = Une carte est au joueur dont le paquet, la défausse ou la main la contient, d’où qu’elle vienne.
DOM-12-7 = Les effets durables s’ajoutent
    .both = Plusieurs Fusillades effrayantes s’ajoutent, plusieurs Vilaines menaces aussi ; plusieurs Cargaisons perdues, non. Elles n’atteignent jamais leur propriétaire ni son partenaire.
DOM-12-8 = Chacun choisit pour soi
    .both = Ce que d’autres doivent choisir (Encouragements, Dégustateurs, Les Yeux bandés), ils le choisissent eux-mêmes. Avec un seul écran, on se passe l’appareil, masqué entre-temps.
DOM-12-9 = Gauche et droite
    .both = À gauche se trouve le joueur suivant dans le sens horaire, à droite le précédent. À deux joueurs, c’est le même et rien n’est demandé.

## DOM-13

DOM-13 = Fin de la partie
DOM-13-1 = Huit piles gagnent
    .both = Qui achève sa 8e pile gagne aussitôt ; en équipes, l’équipe qui achève sa 10e (DOM-14.3). Rien d’autre n’a lieu : ni rangement, ni réactions, ni dernier tour.
DOM-13-2 = Pas d’égalité
    .both = L’égalité est impossible : les piles se construisent une à une. Les autres sont classés selon leurs piles ; à égalité, ils partagent la place.
DOM-13-3 = Pas d’autre fin
    .both = Les piles ne se perdent jamais, et le nombre de tours est illimité. On n’arrête une partie avant terme que si tous les joueurs sont d’accord.
DOM-13-4 = Demander si l’on continue (règle maison)
    .both = Une règle de la maison, qui n’est dans aucun livret : quand personne n’a construit de pile pendant 15 tours de table, chacun apprend où en sont les étals et dit si la partie s’arrête. Si tous sont d’accord, elle est finie et personne ne gagne ; si l’un refuse, elle continue, et l’on redemande 15 tours plus tard.

## DOM-14

DOM-14 = Équipes
DOM-14-1 = Deux équipes de deux
    .both = Les partenaires se font face : A1, B1, A2, B2.
DOM-14-2 = Camelote de remplacement
    .both = On choisit 4 peuplades. Il faut 24 cartes Camelote ; les 4 qui manquent sont remplacées par des cartes de la boîte, sans leurs effets.
DOM-14-3 = Un étal, dix piles
    .both = Une équipe a un seul étal pour deux. La première équipe à achever sa 10e pile gagne aussitôt. Paquet, défausse, main et planification restent à chacun.
DOM-14-4 = Le partenaire aide
    .both = Quand un joueur construit, son partenaire peut ajouter à la pile une ou plusieurs cartes de sa main ; le constructeur doit fournir au moins une carte. Le partenaire ne repioche qu’à la fin de son propre tour.
DOM-14-5 = Les partenaires sont épargnés
    .both = Un effet sur un adversaire ou « un autre joueur » n’atteint jamais le partenaire. « Tous les joueurs » et « chaque joueur » désignent les quatre.
DOM-14-6 = L’étal est à tous deux
    .both = Gland ne peut viser l’étal de sa propre équipe ; Mesure de précaution et Boutiquier souple le peuvent. Les deux adversaires ont le même étal : Gland ne demande donc pas de joueur. Un Canapé y sert aux deux partenaires.
DOM-14-7 = Passives des cartes du partenaire
    .both = Les passives des cartes du partenaire dans la pile comptent. Un Objet nostalgique puise dans la défausse de qui l’a fourni. Après L’hiver approche, c’est le constructeur qui rebâtit. Les modifications du constructeur (Spectacle tape-à-l’œil) ne touchent pas les cartes du partenaire.
DOM-14-8 = Tout se dit à voix haute
    .both = Tout échange entre partenaires est public ; le bluff est permis. Le programme n’a pas de canal réservé aux partenaires et ne montre jamais la main d’un partenaire.
DOM-14-9 = Demander de l’aide
    .both = Le constructeur propose une pile et demande de l’aide ; le partenaire offre des cartes ou décline ; le constructeur confirme ou retire. Rien n’engage avant cela, mais tous ont vu les cartes offertes : une offre confirmée ou retirée ne se reprend pas.
DOM-14-10 = Gauche et droite en équipes
    .both = « Gauche » et « droite » suivent les places, partenaires compris (Tombola, Dégustateurs).
DOM-14-11 = L’aide ne vaut que pour les piles
    .both = Le partenaire n’aide que pour les piles : ni paiement, ni défausse, ni carte remise.

## DOM-15

DOM-15 = Qui peut voir quoi
DOM-15-0 = Zone par zone
    .both = Votre main n’est vue que de vous. Les paquets et la pioche du marché ne sont vus de personne. Les défausses, celle du marché comprise, sont vues de tous, dans leur ordre. Marché, étals, planifications, réserve de Camelote, boîte, effets durables et modifications sont visibles. Le nombre de cartes est partout public. Les cartes en chemin dans un effet sont vues du joueur qui y choisit ou les ordonne ; de personne si elles sont seulement distribuées au hasard ; de tous dès qu’elles sont montrées.
DOM-15-1 = Les recherches sont privées
    .both = Seul celui qui cherche voit le paquet. La carte prise n’est pas montrée, sauf si le texte le dit.
DOM-15-2 = Cartes venues d’autrui
    .both = Les cartes piochées dans le paquet d’un autre ou prises au hasard dans une main sont vues de qui les prend ; celle d’une main reste connue de son ancien détenteur.
DOM-15-3 = Cartes vues de tous
    .both = Les cartes achetées ou prises au marché sont connues de tous, où qu’elles aillent ensuite. S’en souvenir est l’affaire des joueurs.
DOM-15-4 = Des questions qui ne trahissent rien
    .both = Une question de réaction ne doit pas révéler qui tient un Harfang. Ou bien seuls ceux qui peuvent réagir sont interrogés (plus rapide), ou bien tous les autres le sont toujours tant que des cartes de réaction sont en jeu.
DOM-15-5 = Ce que contient une vue
    .both = Ce que le programme montre ou envoie à un joueur ne contient rien de plus que ce que permet ce chapitre.

## DOM-16

DOM-16 = Éditions et combinaisons
DOM-16-1 = Deux boîtes, un jeu
    .both = Les peuplades du premier et du deuxième jeu se mêlent sans rien changer.
DOM-16-2 = Deux textes des cartes
    .both = Une partie utilise une même édition pour toutes ses cartes. L’édition d’origine a les cartes des premiers tirages ; c’est le choix courant. L’édition remaniée (remastered) a 22 cartes différentes, et deux règles : DOM-8.5 et DOM-9.5.
DOM-16-3 = Choisir tour à tour
    .both = Dans l’ordre du tour, chaque joueur exclut une peuplade, puis chacun en choisit une ; la dernière est tirée au sort.

## DOM-17

DOM-17 = Comment le programme tient les règles
DOM-17-1 = Le hasard se répète
    .both = Tout hasard (mélanges, dés, cartes au hasard, premier joueur) vient d’une seule source munie d’un nombre de départ. Les mêmes coups depuis le même départ donnent la même partie.
DOM-17-2 = Aucune carte ne se perd
    .both = Après chaque coup, chaque carte est à un seul endroit, et il y en a 15 par peuplade, 20 cartes Camelote et les remplacements créés. Le marché a au plus une carte par emplacement, les piles sont numérotées sans trou, et qui est interrogé peut répondre.
DOM-17-3 = Un coup refusé ne change rien
    .both = Un coup non permis ne change rien, et la réponse nomme la règle qui l’interdit.

## DOM-diff

DOM-diff = Différences entre les éditions
DOM-diff-1 = Quand le marché se remplit
    .e-original = Au rangement, et là où une carte le dit.
    .e-remastered = Aussi chaque fois qu’une technique est résolue.
DOM-diff-2 = Chercher dans un paquet trop court
    .e-original = Une recherche parcourt le paquet tel qu’il est.
    .e-remastered = La défausse est d’abord mélangée au paquet s’il a moins de cartes que la recherche n’en demande.
DOM-diff-3 = Les Harfangs après usage
    .e-original = Un Harfang reste en main et peut réagir encore à l’événement suivant.
    .e-remastered = Savoir ancestral, Jumelles et Remarques annexes se défaussent en servant, et font davantage. Contrôle de qualité est obligatoire.
DOM-diff-4 = Une fois pendant le tour, et à sa fin
    .e-original = Espion avisé, Marchandeur hardi, Trouvaille du marché et Le bon vieux temps servent une fois par tour. Aucune carte ne sert à la fin d’un tour.
    .e-remastered = Espion avisé, Marchandeur hardi, Le bon vieux temps, Voisin rusé, Équilibrage, Reflet et Détecteurs de sons servent une fois par tour. Biscuits pioche une carte à sa fin.
DOM-diff-5 = Taille de la main
    .e-original = Biscuits en main l’agrandit, un Canapé dans l’étal aussi.
    .e-remastered = Un Canapé dans l’étal l’agrandit ; Relations exclusives le fait pour un tour.
DOM-diff-6 = Aides au paiement
    .e-original = Trouvaille du marché achète dans la défausse du marché, Liquidation des stocks permet des cartes superflues, Achat indispensable jette de la Camelote. Aucun coût ne descend sous 0.
    .e-remastered = Ces trois cartes sont des techniques : Chèque-cadeau, Relations exclusives et un Achat indispensable qui rend le marché moins cher de 2 pour vous ce tour.
DOM-diff-7 = Autres cartes au texte différent
    .e-original = Comme dans les premiers tirages.
    .e-remastered = Différentes : Sieste, Encouragements, Dégustateurs, Partager, c’est aimer (au lieu de Rumeurs), Aventurier audacieux, Associé loyal, Nuisance, Chasseur de trésors, Tourniquet, Les Yeux bandés, Reflet, Détecteurs de sons (au lieu du Chèque-cadeau des caméléons).
