### L’écran d’accueil, le formulaire d’une nouvelle partie et la fenêtre elle-même, en français.

ui-statistics = Statistiques
ui-people = De { $least } à { $most } personnes
ui-minutes = De { $least } à { $most } minutes
ui-weight-1 = très facile
ui-weight-2 = facile
ui-weight-3 = de poids moyen
ui-weight-4 = exigeant
ui-weight-5 = très exigeant
ui-options-changed = { $count ->
    [0] Options : comme d’habitude
    [one] Options : une sort de l’habitude
   *[other] Options : { $count } sortent de l’habitude
}

## Les parties enregistrées, suite

ui-save-picture = La position de { $name }
ui-save-round = manche { $round }
ui-copy = Copier vers …
ui-copy-path = Dossier ou chemin de la copie
ui-copy-do = Y déposer la copie
ui-copy-done = Une copie se trouve à { $path }
ui-choose = Choisir …
ui-choose-help = Dans la fenêtre du système
ui-choose-none = Aucune fenêtre de fichiers ne répond ici : tapez le chemin.
ui-sort = Ordre
ui-sort-newest = Les dernières jouées d’abord
ui-sort-name = Par nom
ui-sort-game = Par jeu
ui-sort-longest = Les plus longues d’abord

## Statistiques

ui-stat-counting = Les parties enregistrées sont parcourues à la recherche de parties finies …
ui-stat-none = Aucune partie n’a encore été jouée jusqu’au bout.
ui-stat-of = Statistiques de
ui-stat-all = Tous les jeux
ui-stat-games = { $count ->
    [one] une partie
   *[other] { $count } parties
}
ui-stat-rounds = Manches : de { $least } à { $most }, { $mean } en moyenne
ui-stat-choices = Choix : de { $least } à { $most }, { $mean } en moyenne
ui-stat-rounds-alike = Manches : { $mean }
ui-stat-choices-alike = Choix : { $mean }
ui-stat-people = Personnes
ui-stat-computers = Joueurs ordinateurs
ui-stat-wins = { $won ->
    [one] { $won } gagnée sur { $played } ({ $share } %)
   *[other] { $won } gagnées sur { $played } ({ $share } %)
}
ui-stat-nobody = aucune partie
ui-stat-best = Meilleur résultat d’un gagnant
ui-stat-list = Partie par partie
ui-stat-plot = Ce qu’ils avaient à la fin, d’une partie à l’autre
ui-stat-nth = Parties
ui-stat-winner = gagnée par { $names }
ui-stat-length = { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
}
ui-stat-path = Dossier ou chemin du tableau
ui-stat-csv = Enregistrer en tableau (CSV)
ui-stat-unnamed = Indiquez d’abord un dossier ou un chemin pour le tableau.
ui-stat-kept = Les parties restent ici quand leurs fichiers sont supprimés. Études et branches ne comptent pas.
ui-stat-damaged = { $count ->
    [one] Une ligne de la liste est illisible et laissée de côté.
   *[other] { $count } lignes de la liste sont illisibles et laissées de côté.
}
