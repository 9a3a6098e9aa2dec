### Small words that every part of the program uses, in English.

# Lists: all but the last are joined with list-comma, the last with list-and.
list-comma = { $a }, { $b }
# Equal things in a list, where their own text has no plural in .many.
list-times = { $n } × { $name }
list-and = { $a } and { $b }
list-empty = nothing

# Something that has no name of its own.
name-unknown = something unknown
# Proper names of levels that are words; all others are the same in every language.
name-galactic-base = Galactic Base
# A place without a name: what it is, the region it lies in, and where in it.
space-named = { $name } ({ $region })
    .short = { $name }
space-in-region = { $kind } of { $region }
    .short = { $kind }
space-on-side = { $kind } { $side } of { $region }
    .short = { $kind } { $side }
space-on-side-numbered = { $kind } { $number } { $side } of { $region }
    .short = { $kind } { $number } { $side }
space-seen = { $place }, { $way }
space-numbered = { $kind } { $number } ({ $region })
    .short = { $kind } { $number }
side-north = north
side-north-east = north-east
side-east = east
side-south-east = south-east
side-south = south
side-south-west = south-west
side-west = west
side-north-west = north-west

## What can go wrong at a table

fault-setup-game = There is no game "{ $name }". The games are: { $known }.
fault-setup-edition = This game has no edition "{ $name }". The editions are: { $known }.
fault-setup-seats = { $seats ->
        [one] One seat is not possible:
       *[other] { $seats } seats are not possible:
    } this edition is for { $least } to { $most }.
fault-setup-option = This edition has no option "{ $name }". The options are: { $known }.
fault-setup-option-value = The option "{ $name }" cannot be { $value }. It takes { $expected }.
fault-setup-exclusive = The options "{ $a }" and "{ $b }" cannot be used together.
fault-setup-race = Seat { $seat }: the race "{ $name }" { $why }.
fault-setup-dealt = The dealing in the file cannot be: { $outcome } is recorded where only 0 to { $most } can come out. The levels have changed, or the file was edited.
fault-setup-level = The level files are faulty: { $why }

fault-undo-nothing = There is nothing left.
fault-undo-barrier = This stands: dice were rolled, tokens were drawn, something hidden was seen or another seat has answered. Only study mode goes on.
fault-undo-edited = The game goes on from a position that was set up: that stands. Only study mode goes behind it.

fault-edit = The edit "{ $edit }" is not possible: { $why }.
fault-arrange-not-study = The position can be edited only in study mode.
fault-arrange-problems = { $count ->
        [one] The position breaks a rule: { $rule }.
       *[other] The position breaks { $count } rules; the first is { $rule }.
    }

fault-save-file = { $path }: reading or writing is not possible ({ $why }).
fault-disk-full = the disk is full
fault-disk-read-only = the disk can only be read
fault-disk-forbidden = the system does not allow it
fault-disk-missing = it is not there
fault-disk-no-folder = a file stands where a folder should be
fault-disk-no-file = this is no plain file
fault-save-long = The file has { $bytes } bytes, far more than any saved game.
fault-save-unreadable = Line { $line }, column { $column }: the file is cut, damaged or not a saved game of this program.
fault-save-foreign = The file was written by "{ $program }", not by this program.
fault-save-format = The file has the format { $format }, which this version cannot read. Use the version that wrote it, or a newer one.
fault-save-damaged = The file does not match its own fingerprint: it was damaged or edited.
fault-save-setup = The set-up in the file is impossible: { $why }.
fault-save-entry = Entry { $entry }: { $why }.

fault-example = { $step ->
        [0] The worked example cannot be set up: { $why }.
       *[other] Step { $step } of the worked example, "{ $line }": { $why }.
    }

fault-hear-empty = The action is empty. Write a verb and its arguments.
fault-hear-verb = "{ $word }" is no verb of this game.
fault-hear-missing = The verb "{ $verb }" needs one argument more: { $arg }.
fault-hear-wrong = "{ $word }" is no { $arg } on this table.
fault-hear-surplus = "{ $word }" is one word too many.
