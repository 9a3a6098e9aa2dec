### La Baie des Marchands : pourquoi son joueur automatique choisit ce qu’il choisit.

mc-why-bot-make = Cela produit de quoi vendre : { $good } devrait rapporter { $gold } or.
mc-why-bot-prepare = Cela prépare des marchandises pour plus tard.
mc-why-bot-recruit-space = Quelqu’un dans la rangée vaut plus que ces heures passées dans la Boutique.
mc-why-bot-team-space = Ce que l’Équipe peut faire vaut mieux maintenant que ces heures dans la Boutique.
mc-why-bot-choose = C’est la Boutique qu’il connaît le mieux.
mc-why-bot-hand = L’heure gagnée vaut plus que ce que coûte la carte Corruption.
mc-why-bot-onward = L’heure gagnée ne vaudrait pas une carte Corruption.
mc-why-bot-board = Sur ce Bateau, le nouveau venu sert le plus ses propres Marchandises et le moins celles des autres.
mc-why-bot-berth = Là où ce Bateau se met à quai, ses propres Marchandises trouvent le plus de Clients.
mc-why-bot-push = Le Client vaut plus sur l’autre Bateau que ce que coûte la carte.
mc-why-bot-leave = Aucun déplacement de Client ne vaudrait une carte Corruption.
mc-why-bot-sailor = C’est là que cet Aventurier sert le plus ses Marchandises, ses boucliers et ses icônes.
mc-why-bot-place = C’est à cette place que le travail aide le plus quand l’Équipe sert.
mc-why-bot-recruit = { $card } aide tout de suite, et ses icônes devraient valoir { $gold } or à la fin.
mc-why-bot-discard = De ses cartes Corruption, c’est celle qui devrait coûter le plus.
mc-why-bot-keep = Les cartes qui restent devraient rapporter plus qu’elles ne coûtent.
mc-why-bot-sell = Aucun autre Quai, aucun autre jour ne devrait payer plus.
mc-why-bot-pass = Ce qui reste devrait rapporter plus ailleurs, ou un autre jour.
mc-why-bot-pass-empty = Il ne reste rien à vendre ici.
mc-why-bot-rogue = Avec un Client de plus pour chaque Marchandise, la carte est payée.
mc-why-bot-use = Cette capacité sert le plus maintenant.
mc-why-bot-enough = En faire plus gaspillerait ce qui servira mieux plus tard.
mc-why-bot-harvest = Cette bille en amène { $marbles } sur l’établi, dans les couleurs des prochaines préparations.
mc-why-bot-return = C’est de cette couleur qu’une bille manquera le moins.
mc-why-bot-good = { $good } : cela devrait rapporter { $gold } or.
mc-why-bot-shield = D’ici la fin de la partie, ce Clan devrait payer { $gold } or.
mc-why-bot-patron = C’est la Salle la plus pleine parmi celles dont le bouclier est actif.
mc-why-bot-swap = Ainsi rangées, les billes s’enchaînent le mieux.
mc-why-bot-transmute = C’est la couleur qui manque à la prochaine préparation.
mc-why-bot-die = C’est le métal des pièces qui se vendent le mieux.
mc-why-bot-reroll = Un dé si bas est froid : relancé, il devrait chauffer davantage.
mc-why-bot-turn = Avec cette face, le fourneau atteint sa chaleur sans charbon.
mc-why-bot-number = Plus il y a de pas, plus il y a de zones à portée.
mc-why-bot-sail = Ainsi, les navires sont dans les zones qui rapportent le plus, ou tout près.
mc-why-bot-recall = Depuis le Port, ce navire atteint plus vite des zones pleines.
mc-why-bot-refill = Un navire pourra bientôt y relever ses filets.
mc-why-bot-shift = Glissée là, la tuile en réserve réunit dans la croix le plus de tuiles d’une même couleur.
mc-why-bot-machine = C’est là que le croisement devrait donner le plus.
mc-why-bot-explore = Les Marchandises valent plus que le bouclier.
mc-why-bot-spend = C’est la tuile qui manquera le moins.
mc-why-bot-mend = Redevenue intacte, cette tuile sert le plus aux prochaines failles.

# How those play that have a way of their own.
mc-chooser-cautious = Garde les mains propres : aucune carte Corruption évitable, et l’or plutôt que les promesses.
mc-chooser-hurried = Veut l’or sur la table aujourd’hui, pas au dernier jour.
mc-chooser-hunter = Remplit son Étal de marchandises pour lesquelles des clients sont en route.
