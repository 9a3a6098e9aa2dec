### Ce que dit le contrôle des fichiers de niveau de Three Crates. Une ligne par texte ; « -why » est la raison ou l’issue.

level-tri-goods = il n’y a pas exactement trois marchandises
level-tri-goods-why = chaque marchandise a un cadran pour son prix ; ajoutez ou retirez une ligne
level-tri-good = les caisses ou le prix de { $id } ne sont pas possibles
level-tri-good-why = il y a de 1 à 20 caisses d’une marchandise, et la première rapporte de 1 à 100 pièces
level-tri-carry = personne ne pourrait porter une caisse
level-tri-carry-why = une partie sans vente ne finit jamais ; écrivez un nombre au-dessus de 0
level-tri-source = la ligne { $id } ne dit pas d’où viennent ses chiffres
level-tri-source-why = commencez la source par INVENTED, SOURCED ou un autre des mots connus
