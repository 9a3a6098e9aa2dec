### Ce que dit la vérification des fichiers de La Baie des Marchands. Une ligne par texte ; « -why » est la raison ou l’issue.

level-cove-anchor = il y a trop peu de tuiles de { $id } pour un ancrage
level-cove-anchor-why = sans elles, ce bouclier ne pourrait jamais être actif
level-cove-corruption = il y a { $have } cartes Corruption, et non { $want }
level-cove-corruption-why = le contenu de la boîte les compte
level-cove-hand = l’Aiguille { $id } n’est pas entre ses heures
level-cove-hand-why = son rang, en demi-heures, est impair et entre le double de son entrée et le double de sa sortie
level-cove-icon = la carte { $id } ne montre pas de Corruption
level-cove-icon-why = chaque carte Corruption en montre au moins une icône
level-cove-island = le Clan { $id } n’a pas exactement une île
level-cove-island-why = sans elle, ce bouclier ne pourrait jamais être actif
level-cove-number = { $id } ne convient pas
level-cove-number-why = aucune partie ne peut être mise en place ainsi ; voir le commentaire en tête du fichier
level-cove-rogues = la carte { $id } place plus de Voyous qu’il n’y en a
level-cove-rogues-why = le Repaire et le sac en contiennent ensemble au plus ceux de la boîte
level-cove-set = le type { $id } a { $have } cartes, et non { $want }
level-cove-set-why = chaque type en a douze
