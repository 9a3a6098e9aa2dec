### What every check of level files says. One line a text; "-why" is the reason or the way out.

level-no-folder = ce dossier ne peut pas être ouvert
level-no-folder-why = indiquez un dossier qui contient des fichiers de niveau ; un fichier qui y manque est pris dans le niveau intégré
level-none = ce dossier ne contient aucun fichier de niveau
level-none-why = un seul fichier de niveau d’un des jeux suffit ; les fichiers qui y manquent sont pris dans le niveau intégré
level-missing = le fichier { $file } manque
level-missing-why = prenez comme modèle le dossier intégré de ce jeu, et compilez de nouveau le programme
level-unreadable = le fichier ne se lit pas comme du texte : { $reason }
level-unreadable-why = enregistrez-le en texte simple UTF-8, ou retirez-le pour jouer avec le fichier intégré
level-syntax = le fichier ne se comprend pas à cet endroit : { $reason }
level-syntax-why = comparez la ligne à ses voisines : une virgule, une parenthèse, un guillemet ou l’orthographe d’un champ est en cause
level-nothing = les fichiers ne contiennent aucun niveau
level-nothing-why = prenez les fichiers intégrés pour modèle
level-no-edition = il n’y a pas de ligne pour l’édition { $id }
level-no-edition-why = ces lignes règlent le jeu de chaque édition ; copiez celle du fichier intégré et modifiez-la
level-id-twice = l’identifiant { $id } sert deux fois
level-id-twice-why = d’autres lignes nomment une ligne par son identifiant, chacun ne figure donc qu’une fois ; renommez l’une des deux ou retirez-la
level-row-twice = il y a deux lignes pour { $id } dans une même liste d’une édition
level-row-twice-why = seule la première compterait ; retirez l’une des deux
level-unknown = { $id } est nommé ici, mais aucune ligne de cette édition ne porte cet identifiant
level-unknown-why = corrigez l’orthographe ou ajoutez la ligne

# les lignes et les fichiers
level-stray = le fichier { $file } n’est pas un fichier de niveau, personne ne le lit
level-stray-why = corrigez son nom, ou retirez-le du dossier
level-source = { $id } ne dit pas d’où il vient
level-source-why = une source commence par SEED, SOURCED, RECALLED, RECONSTRUCTED, RULING ou INVENTED ; pour les chiffres de votre exemplaire, écrivez « SOURCED own copy »
level-edition-unknown = { $id } nomme l’édition { $edition }, qui n’existe pas
level-edition-unknown-why = la ligne ne compterait jamais ; les éditions sont les lignes de editions.ron
level-edition-unplayed = le programme ne connaît pas l’édition { $id }
level-edition-unplayed-why = il joue 1988 et 2012 ; il faut d’abord lui apprendre toute autre édition
level-thinking = le nombre { $id } vaut { $number } ; il doit être entre { $least } et { $most }
level-thinking-why = un joueur qui réfléchit avec de tels nombres choisirait sans raison, ou n’en finirait jamais
level-thinking-edition = des chances sont données pour une édition que le jeu n’a pas : { $id }
level-thinking-edition-why = les positions de cette édition ne seraient jamais pesées par elles
level-taught-unreadable = cette leçon ou énigme est illisible : { $reason }
level-taught-unreadable-why = écrivez-la comme le dit docs/adding_a_game.md
level-taught-twice = deux fichiers s’appellent « { $id } »
level-taught-twice-why = ce que quelqu’un a appris est gardé sous ce nom
level-taught-rule = il n’y a pas de règle { $rule }
level-taught-rule-why = une leçon ou une énigme nomme des règles du livret de son jeu
level-taught-text = le texte { $key } manque en { $language }
level-taught-text-why = chaque phrase existe dans chaque langue
level-taught-otherwise = jouée jusqu’au bout, elle ne donne pas ce qu’elle dit : { $reason }
level-taught-otherwise-why = les règles décident ; corrigez la position, les étapes ou la solution
