### L’écran d’accueil, le formulaire d’une nouvelle partie et la fenêtre elle-même, en français.

ui-continue-round = { $game }, manche { $round }
ui-continue-game = { $game }
ui-statistics = Statistiques
ui-full-screen = Plein écran
ui-chosen-game = La maison
ui-people = { $least ->
    [one] { $most ->
        [one] Pour une personne
       *[other] De 1 à { $most } personnes
    }
   *[other] { $least ->
        [2] { $most ->
            [2] À deux
           *[other] De 2 à { $most } personnes
        }
       *[other] De { $least } à { $most } personnes
    }
}
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
ui-drop-here = Lâchez pour ajouter le fichier.
ui-key-full-screen = Remplir l’écran, ou ne plus le remplir
