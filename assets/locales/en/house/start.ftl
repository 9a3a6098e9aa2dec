### The start screen, the form of a new game and the window itself, in English.

ui-continue-round = { $game }, round { $round }
ui-continue-game = { $game }
ui-statistics = Statistics
ui-full-screen = Full screen
ui-chosen-game = The house
ui-people = { $least ->
    [one] { $most ->
        [one] For one
       *[other] 1 to { $most } people
    }
   *[other] { $least ->
        [2] { $most ->
            [2] For two
           *[other] 2 to { $most } people
        }
       *[other] { $least } to { $most } people
    }
}
ui-minutes = { $least } to { $most } minutes
ui-weight-1 = very easy
ui-weight-2 = easy
ui-weight-3 = medium weight
ui-weight-4 = heavy
ui-weight-5 = very heavy
ui-options-changed = { $count ->
    [0] Options: as usual
    [one] Options: one is not as usual
   *[other] Options: { $count } are not as usual
}
ui-drop-here = Let go to bring the file in.
ui-key-full-screen = Fill the screen, or no more
