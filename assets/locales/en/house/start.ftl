### The start screen, the form of a new game and the window itself, in English.

ui-statistics = Statistics
ui-people = { $least } to { $most } people
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

## Saved games, more of them

ui-save-picture = The position of { $name }
ui-save-round = round { $round }
ui-copy = Copy to …
ui-copy-path = Folder or path for the copy
ui-copy-do = Put the copy there
ui-copy-done = A copy lies at { $path }
ui-choose = Choose …
ui-choose-help = In the dialog of the system
ui-choose-none = No file dialog answers here: type the path instead.
ui-sort = Order
ui-sort-newest = Played last first
ui-sort-name = By name
ui-sort-game = By game
ui-sort-longest = Longest first

## Statistics

ui-stat-counting = The saves are being looked through for finished games …
ui-stat-none = No game has been played to its end yet.
ui-stat-of = Statistics of
ui-stat-all = All games
ui-stat-games = { $count ->
    [one] one game
   *[other] { $count } games
}
ui-stat-rounds = Rounds: { $least } to { $most }, { $mean } on average
ui-stat-choices = Choices: { $least } to { $most }, { $mean } on average
ui-stat-rounds-alike = Rounds: { $mean }
ui-stat-choices-alike = Choices: { $mean }
ui-stat-people = People
ui-stat-computers = Computer players
ui-stat-wins = won { $won } of { $played } ({ $share } %)
ui-stat-nobody = none played
ui-stat-best = Best of a winner
ui-stat-list = Game by game
ui-stat-plot = What they had at the end, from game to game
ui-stat-nth = Games
ui-stat-winner = won by { $names }
ui-stat-length = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
ui-stat-path = Folder or path for the table
ui-stat-csv = Save as a table (CSV)
ui-stat-unnamed = Name a folder or a path for the table first.
ui-stat-kept = Games stay in here when their saves are deleted. Studies and branches do not count.
ui-stat-damaged = { $count ->
    [one] One line of the list cannot be read and is left out.
   *[other] { $count } lines of the list cannot be read and are left out.
}
