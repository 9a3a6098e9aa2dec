### The window: screens, dialogs, bars and rail, in English.

ui-title = Caravanserai
ui-subtitle = Trading games for one screen. Every answer names its rule.
ui-version = Version { $version }

## Money and numbers

ui-money = { $amount } cr
ui-pair = { $a }: { $b }
ui-worth = { $amount }
ui-worth-help = What decides the game.
ui-amount-range = From { $least } to { $most }
ui-ago-ahead = dated in the future
ui-ago-now = just now
ui-ago-minutes = { $count ->
    [one] one minute ago
   *[other] { $count } minutes ago
}
ui-ago-hours = { $count ->
    [one] one hour ago
   *[other] { $count } hours ago
}
ui-ago-days = { $count ->
    [one] one day ago
   *[other] { $count } days ago
}

## Start and menu

ui-continue = Continue
ui-new-game = New game
ui-load = Load a game
ui-replay = Watch a replay
ui-study = Study a position
ui-settings = Settings
ui-help = Help
ui-rules = Rulebook
ui-credits = Credits
ui-quit = Quit
ui-back = Back
ui-close = Close
ui-cancel = Cancel
ui-save = Save
ui-search = Search
ui-search-clear = Clear the search
ui-search-nothing = Nothing found
ui-dismiss = Dismiss
ui-sure = Are you sure?
ui-menu = Menu
ui-menu-back = Back to the table
ui-menu-watch-on = Go on watching
ui-menu-try-on = Go on trying
ui-menu-save = Save under a name
ui-menu-watch = Watch from the beginning
ui-menu-study = Study this position
ui-menu-leave = Leave to the start
ui-menu-saved = The game is saved by itself after every action.
ui-keys = Keys
ui-key-move = Go from one choice to the next, or back
ui-key-near = Go to the choice on that side of the ring
ui-key-board = Move the board, while nothing has the ring around it
ui-key-main = The main choice, or the one with the ring around it
ui-key-numbers = The choices with these numbers
ui-key-end = What ends, passes, stops or gives up, at the right end of the bar
ui-key-replay = In a replay: one back, one further, to the beginning, to the end
ui-key-run = In a replay: let it run, or stop it
ui-key-zoom = Closer and further away
ui-key-escape = Close what is open, or open the menu
ui-key-rules = Show the numbers of rules while it is held
# The keys themselves, as they are printed on keyboards.
ui-strokes-move = Tab  Shift+Tab
ui-strokes-main = Enter  Space
ui-strokes-undo = U  Ctrl+Z
ui-strokes-redo = R  Ctrl+Y  Ctrl+Shift+Z
ui-strokes-replay = PgUp  PgDn  Home  End
ui-strokes-run = Space
ui-strokes-board = { $arrows }  W  A  S  D
ui-strokes-escape = Esc

## New game

ui-seats = Seats
ui-table = Table
ui-begin = Begin
ui-seat-name = Player { $number }
ui-seat-name-of = Name of player { $number }
ui-seat-colour = Colour of player { $number }
ui-seat-colour-help = Colour and shape. Press for the next one that is free.
ui-seat-add = Add a seat
ui-seat-remove = Remove player { $number }
ui-seat-chooser = Who plays for player { $number }
ui-seat-earlier-help = Sit one place earlier in playing order
ui-chooser-person = Person
    .help = Somebody at this screen.
ui-chooser-random = Dado, by chance
    .name = Dado
    .help = Takes any choice that is allowed. Good for a first look.
ui-chooser-beginner = Pia, the beginner
    .name = Pia
    .help = Sees one move and is often mistaken. Good for a first game.
ui-chooser-greedy = Marten, the planner
    .name = Marten
    .help = Plans ahead, weighs each choice by what it brings, and plays at once. Good to learn against.
ui-chooser-cautious = Benno, the cautious
    .name = Benno
    .help = Plays the game on in his head and likes what is safe: half for certain rather than all or nothing.
ui-chooser-hurried = Zara, the hurried
    .name = Zara
    .help = Chooses fast and wants to see the gain now; what comes after the next turn she leaves to itself.
ui-chooser-hunter = Tariq, the hunter
    .name = Tariq
    .help = Plays the game on in his head and hunts for what is wanted, to have it first.
ui-chooser-thinker = Safiya, the thinker
    .name = Safiya
    .help = Plays the game on in her head before she chooses, for a moment.
ui-chooser-master = Oren, the master
    .name = Oren
    .help = Plays the game on in his head many times, up to three seconds a choice.
ui-option-casual = Casual game
    .help = All have agreed: a turn may be taken back to the last thing that came to light, also where a rule would let it stand.
ui-option-counsel = Counsel allowed
    .help = All have agreed: whoever chooses may ask what a computer player would do, without asking the others first.
ui-new-study = Study table
    .help = Everything lies open, everything can be taken back, rolls included, and the position can be changed.
ui-new-summary = { $people ->
    [0] No person
    [one] One person
   *[other] { $people } people
} and { $bots ->
    [0] no computer player
    [one] one computer player
   *[other] { $bots } computer players
}
ui-seed = Seed
ui-seed-drawn = drawn by itself
ui-seed-help = The same seed gives the same game again. Leave it empty for a new one.

## Saved games

ui-saves = Saved games
ui-saves-folder = Folder: { $folder }
ui-saves-none = There are no saved games yet.
ui-saves-none-watch = There is no saved game to watch yet.
ui-saves-none-study = There is no saved position to study yet. Play a little first, or open one of the positions in the help.
ui-refresh = Look again
ui-rename = Rename
ui-rename-taken = There is a saved game of this name already.
ui-delete = Delete
ui-delete-sure = Delete this saved game? It can be brought back from the list.
    .yes = Delete
ui-save-load = Play on
ui-save-name = Name of the saved game
ui-save-actions = { $count ->
    [0] nothing done yet
    [one] one action
   *[other] { $count } actions
}
ui-save-scenario = a position, no game yet
ui-save-over = finished
ui-save-faulty = This file cannot be read
ui-saved = Saved as { $name }
ui-saved-in-part = Saved as { $name }, without what was half done: a position begins between two steps
ui-load-failed = This game cannot be loaded. { $why }
ui-settings-damaged = The settings file cannot be read. The usual settings are used.

## Settings

ui-set-language = Language
ui-set-language-system = As on this computer
ui-set-reading = Reading
ui-set-text-size = Text size
ui-set-ladder = Seat colours by lightness
    .help = Seat colours that differ even without seeing colours. Every seat has a shape and a letter, too.
ui-set-contrast = High contrast
    .help = Light words on black, words of the board on plates, rings that are seen on any ground.
ui-set-motion = Motion
ui-set-reduced = Nothing moves
    .help = Everything is at once where it belongs.
ui-set-speed = Speed
ui-set-speed-slow = Slow
ui-set-speed-normal = Normal
ui-set-speed-fast = Fast
ui-set-playing = Playing
ui-set-forced = Take forced moves by themselves
    .help = Where the rules leave only one choice, it is taken after a short pause. It can be taken back like any other.
ui-set-curtain = Curtain between players
    .help = It hides the screen when it goes to somebody who knows what others may not see.
ui-set-rules = Rule numbers on lines and tips
    .help = Hold Alt to see them anywhere; a right click on a line opens its rule.
ui-set-rules-on-demand = on demand
ui-set-rules-studying = while studying
ui-set-rules-always = always
ui-set-curtain-always = At every change
    .help = The curtain falls whenever another person must choose.
ui-set-curtain-secret = Only for secrets
    .help = The curtain falls only where the next person knows a hidden card or marker.
ui-set-curtain-never = Never
    .help = Everybody sees what the active person sees. Each person agrees once, at the first curtain.
ui-set-window = Window
ui-set-side-panel = Width of the column at the right
ui-set-bar = Height of the bar at the bottom
ui-set-full-screen = Full screen
ui-set-drawing = Drawing
    .help = From the next start on. Automatic takes the graphics card where there is one; the processor draws only what has changed.
ui-set-drawing-automatic = automatic
ui-set-drawing-card = graphics card
ui-set-drawing-processor = processor
ui-set-sound = Sound
ui-set-sound-on = Sounds
    .help = Short sounds for pieces, money, dice, cards, the turn, and what is not possible. No music.
ui-set-volume = Volume
ui-set-sound-still = Silent, too, while nothing moves
ui-set-sound-none = This program was built without sounds.

## Credits

ui-credits-about = A table for trading board games. It keeps the accounts, knows the rules of each edition, and says for every refusal which rule stands behind it.
ui-credits-games = This program is not connected with the authors and publishers of these games; it is for people who own them. All texts and pictures in it are its own.
ui-credits-fonts = Type: Noto Sans by Google, Jura by Daniel Johnson and others, both under the SIL Open Font Licence.
ui-credits-made-with = Made with Rust, Bevy and egui, and with many smaller libraries; their licences come with the program.
ui-credits-licence = The program may be used under the MIT licence or the Apache licence 2.0.

## At the table

ui-nobody-asked = Nobody has to choose any more
ui-waiting = { $seat } is choosing
ui-turn-of = It is { $seat }’s turn to choose
ui-show-sheet = Show the sheet
ui-undo = Take back
ui-undo-nothing = There is nothing to take back.
ui-undo-handed = The screen has been handed over since: what was done before that stands. Only study mode goes further back.
ui-undo-stands-chance = This stands: chance has decided since, by dice, a draw or a shuffle. Only study mode goes further back.
ui-undo-stands-seen = This stands: something that nobody knew has come to light since. Only study mode goes further back.
ui-undo-stands-shown = This stands: what one player alone knew, such as cards of a hand, lies open since. Only study mode goes further back.
ui-undo-stands-asked = This stands: others could react to it, and what they hold was looked through. Only study mode goes further back.
ui-undo-stands-answered = This stands: another player has answered since. Only study mode goes further back.
ui-undo-stands-rule = This stands by a rule of the game ({ $rule }). Only study mode goes further back.
ui-undo-before = Goes back to before this: { $line }
ui-undo-stood = What came to light: { $line }
ui-undo-edited = The game goes on from a position that was set up: nothing goes further back. Only study mode changes the position itself.
ui-redo = Do again
ui-redo-none = There is nothing to do again.
ui-fit = Show the whole board
ui-choice = Which one?
ui-choice-one = Do you mean this?
ui-group-actions = Actions
ui-group-others = From others
ui-since = Since your last turn
ui-since-nothing = Nothing has happened since your last turn.
ui-turn = In this turn
ui-turn-nothing = Nothing has happened in this turn yet.
ui-since-show = Show it on the board
ui-open-rule = Read { $rule } in the rulebook
ui-curtain-title = The screen goes to { $seat }
ui-curtain-ready = I am { $seat }
ui-aloud-question = Does anybody react?
ui-aloud-help = Ask aloud: the screen stays where it is unless somebody takes it.
ui-aloud-nobody = Nobody
ui-aloud-somebody = { $seat }
ui-playing-on = The game goes on from here.

## Log

ui-tab-log = Log
    .help = All that has happened, newest last; a press on a line shows where.
ui-tab-rules = Rules
    .help = The rules that bear on what is asked and on what is selected.
ui-tab-study = Position
    .help = Change the position by hand: pieces, amounts, whose turn it is.
ui-tab-replay = Entries
    .help = Every turn of this record and what was chosen in it; a press goes there.
ui-log-empty = Nothing has happened yet.
ui-log-old-rules = This game is played by version { $version } of its rules, as it was begun; new games are played by version { $today }.
ui-log-older = { $count ->
    [one] one older line
   *[other] { $count } older lines
}
ui-log-each = … step by step …
ui-log-folded = … { $count } more …
ui-log-show = Press to see it on the board

## Rulebook

ui-rules-none = This game has no rulebook.
ui-rules-search = Search the rules
ui-rules-both = Both editions
ui-rules-differences = Differences
ui-rules-found = { $count ->
    [0] No rule has all these words
    [one] One rule
   *[other] { $count } rules
}
ui-rules-select = Press a thing on the board with the right button to see the rules about it.
ui-rules-bearing = What matters most now
ui-only-edition = { $edition } only
ui-ruling = Ruling
ui-ruling-help = The printed rules are silent or contradict themselves here; this is how the house plays it.
ui-variant = Option
ui-variant-help = Holds only where it was chosen at set-up.
ui-edition-played = played here
ui-examples = Worked examples ({ $count })
ui-example-open = Set up on the board ({ $edition })
ui-example-steps = The example: step { $at } of { $of }
ui-example-next = Next step
ui-example-again = From the beginning
ui-example-refused = The example tries this, and the rules refuse it: { $rule }.
ui-example-otherwise = From here the example cannot go on: something else was done. Begin it again.
ui-show-on-board = Show on the board

## Replay

ui-replay-back = One back
ui-replay-step = One further
ui-replay-play = Run
ui-replay-pause = Stop
ui-replay-seek = Go to any moment
ui-replay-at = { $at } of { $of }
ui-play-on = Play on from here
ui-play-on-help = The game goes on from the position on the table; at an earlier moment that is a branch with a file of its own.
ui-play-on-over = The game has ended here. Go back to an earlier moment to play on.
ui-study-here = Study this position
ui-study-here-help = Everything lies open here and can be changed.

## Study

ui-mode-study = Study
ui-study-banner = Study: everything lies open
ui-study-begun = Study mode: everything lies open, and everything can be taken back or changed.
ui-study-about = Change anything here. The table says at once if the position breaks a rule.
ui-study-problems = This change was not made:
ui-study-over = The game is over in this position: choose a phase under “Turn and phase”, and it goes on.
ui-study-nowhere = { $piece } cannot lie there: let it go on a place of the board, or choose its place from the lists.
ui-study-stays = { $piece } stays where it was: it lay there already.
ui-study-number = Internal count
ui-study-tray = Pieces by hand
ui-study-tray-help = Drag a piece onto the board, and pieces of the board from place to place; let go of one here, it joins the open tray. A right click on a piece, a place, a seat or beside them opens a menu: faces, numbers, amounts.
ui-study-tray-search = Look for a piece
ui-study-tray-empty = Nothing of this name lies in this tray.
ui-study-tray-more = { $count ->
    [one] One more sort: look for it.
   *[other] { $count } more sorts: look for them.
}
ui-study-tray-rest = Not on the board
ui-study-tray-chip = Drag it onto the board, or press it to choose it for the lists below
ui-study-where = Where shall { $piece } lie?
ui-study-put = Lay here: { $piece }
ui-study-place = Its place
ui-study-rules = Rules about this
ui-study-nothing-here = Nothing lies here.
ui-study-all-up = All face up
ui-study-all-down = All face down
ui-study-as-tray = { $count ->
    [one] As tray
   *[other] All { $count } as tray
}
ui-study-table = The table
ui-study-pieces = Pieces
ui-study-choose-piece = Choose a piece
ui-study-lies = Now: { $zone }
ui-study-from = From: { $zone }
ui-study-moved = { $piece }: from { $from } to { $to }.
ui-study-move-to = Move it to
ui-study-face-up = face up
ui-study-mark = number on it
ui-study-known-to = Known to
ui-study-bot = Computer player
ui-study-bot-step = One step
ui-study-bot-turn = Rest of this turn
ui-study-bot-help = It chooses for { $seat }; everything can be taken back.
ui-study-purses = Money
ui-study-bank = Bank
ui-study-chance = Next rolls and draws
ui-study-chance-help = Numbers from 1, the next one first: 6 4 1 makes the next three dice show 6, 4 and 1.
ui-study-chance-draws = Numbers from 1, the next one first: what a die shows next, or which of the pieces that are left is drawn next.
ui-study-queue = Set
ui-study-chance-empty = Type the numbers first.
ui-study-queued = Set: { $numbers }
ui-study-queue-clear = Forget them
ui-study-dials = Turn and phase
ui-study-keep = Keep the position
ui-study-name = Name
ui-study-save = Save

## End

ui-end = The end
ui-end-nobody = Nobody wins
ui-end-lost = { $seat } has lost
ui-end-won = { $count ->
    [one] { $winners } wins
   *[other] { $winners } win together
}
ui-end-turns = turns
ui-end-rematch = Play again
ui-end-look = Look at the board
ui-result = Result
ui-end-goal = Goal
ui-income-start = Money at the start
ui-income-edits = Changed by hand

## When no window can open (printed by the command line)

ui-no-screen = there is no screen to open a window on; start it on a desktop, or use the commands engine, simulate, replay, board or rules, which need none (see --help)
ui-no-graphics = no graphics driver was found that can draw a window; install one with Vulkan or OpenGL (on Linux for example mesa-vulkan-drivers), or use the commands engine, simulate, replay, board or rules, which need none (see --help)
ui-driver-failed = the graphics driver could not draw the window ({ $why }); update it or install one with Vulkan (on Linux for example mesa-vulkan-drivers), or choose another way to draw by setting WGPU_BACKEND to vulkan, dx12, metal or gl
ui-screen-refused = the screen cannot be opened ({ $why }); look at DISPLAY or WAYLAND_DISPLAY, start it on a desktop, or use the commands engine, simulate, replay, board or rules, which need none (see --help)
ui-no-such-renderer = there is no way of drawing called “{ $name }”; CARAVANSERAI_RENDERER may be plain or software
ui-drawing-resumed = Drawing failed ({ $why }). The window was made again; the game stands as it was saved.
ui-rules-fault = Something went wrong in the rules; the saves are as they were before. What happened is kept in { $file }.
ui-rules-fault-unkept = Something went wrong in the rules; the saves are as they were before. What happened could not be kept.
ui-window-error = the window ended with error { $code }

## Where a place lies on the board, seen from where one is

ui-way-up = above
ui-way-up-right = upper right
ui-way-right = right
ui-way-down-right = lower right
ui-way-down = below
ui-way-down-left = lower left
ui-way-left = left
ui-way-up-left = upper left

ui-side-panel-edge = Drag to make the column wider or narrower; a double click makes it as it was
ui-bar-edge = Drag to make the bar higher or lower; a double click makes it as it was

## Files, branches and who may be looking

ui-unsaved = Not saved
ui-unsaved-saved = Saved
ui-unsaved-why = The game could not be saved. { $why }
ui-unsaved-shown = The file still holds the game as it was saved last.
ui-unsaved-what = What can be done
ui-unsaved-again = Try again
ui-unsaved-into = Save in { $folder }
ui-unsaved-folder = Another folder
ui-unsaved-there = Save there
ui-unsaved-leave = Leave without saving
ui-unsaved-done = Everything is saved in { $name }
ui-menu-unsaved = Not saved: { $why }
ui-menu-saved-untouched = Nothing has been tried yet. What you try is saved in a file of its own.
ui-menu-saved-study = What you try is saved by itself as { $name }.
ui-menu-saved-watched = Watching changes no file; notes that you keep are written into it.
ui-home = Back to the game
ui-branch-begun = This is a branch with a file of its own: { $name }. The game itself stays as it is.
ui-file-branch = { $name }, branch at { $entry }
ui-file-study = { $name }, study at { $entry }
ui-file-position = { $name }, study
ui-file-copy = { $name }, copy
ui-file-example = Example { $name }
ui-file-earlier = { $name }, earlier
ui-save-branch = branch from { $entry }
ui-save-over-sure = There is a saved game of this name already. Replace it? The one that is there can be brought back from the list of saved games.
    .yes = Replace it
ui-save-taken-open = Another window has this game open. Close it there first.
ui-save-kept-beside = “{ $name }” was changed from outside while you played, perhaps on another computer. That version is kept as “{ $other }”.
ui-save-taken = Another window has “{ $name }” open now: its folder had gone for a while. This game goes on as “{ $other }”.
ui-deleted = Deleted. It can be brought back at the end of the list.
ui-kept = { $count ->
    [one] Bring back: one file
   *[other] Bring back: { $count } files
}
ui-kept-bring = Bring back
ui-kept-bring-name = Bring back { $name }
ui-kept-deleted = deleted
ui-kept-earlier = before its last change
ui-kept-done = Brought back as { $name }
ui-import-path = Path of a saved game from elsewhere
ui-import = Bring in
ui-import-done = Brought in as { $name }
ui-differs = Played differently today
ui-differs-at = { $agreed ->
    [0] Already the beginning of this game comes out differently today; its record has { $entries } entries.
   *[other] Up to entry { $agreed } of { $entries } this game plays as recorded; the next entry comes out differently today.
}
ui-differs-why = What differs: { $why }
ui-differs-position = the position itself is another one
ui-differs-levels = It was played with other level files than those of today. Opened with the files of then, it plays on as it was.
ui-differs-rules = It was played by another version of the rules.
ui-differs-same = It bears the level files and the version of the rules of today: the file may have been changed by hand.
ui-differs-untouched = Whatever you choose, the file stays as it is.
ui-differs-watch = Watch it as far as it plays as recorded
ui-differs-recorded = Watch it as it was played, with the level files of then
ui-differs-play = { $agreed ->
    [0] Play on from the beginning as a new game
   *[other] Play on from entry { $agreed } as a new game
}
ui-differs-leave = Leave it alone
ui-load-foreign = This game was played with other level files or another version of the rules. It plays the same today.
ui-in-use = Open elsewhere
ui-in-use-why = Another window has { $name } open. Two windows do not write one file.
ui-in-use-copy = Open a copy
ui-in-use-watch = Watch it without changing it
ui-in-use-secret = A game between several people is not copied while another window has it open: nobody there could be told.
ui-curtain-first = The curtain hangs: first whoever is called opens it.
ui-curtain-hold = Press the button, or hold Enter.
ui-curtain-once = The curtain is switched off. Once you have opened it, whatever only you know is shown without it for as long as this game stays open.
ui-undo-dealt = Before this lies the game itself, which is not changed here.
ui-log-opened = Everything hidden was opened in a replay.
ui-log-opened-hands = Everything hidden was opened in a replay: what { $hands } held, and what lies face down.
ui-log-copied = A copy of this game was put elsewhere. Whoever opens it there can look at everything.
ui-open-all = Open everything
ui-open-all-help = Shows what is hidden, and tells everybody so in the log of the game.
ui-open-sure = Open everything that is hidden, hands and decks included? The log of the game tells everybody.
    .yes = Open everything
ui-study-dealt = What you could not know has been dealt anew, and so has what chance will bring: nothing here tells what others hold.
ui-option-chance = Chance decides
