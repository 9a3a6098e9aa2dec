# Looking back: replays with notes, and jumps in them.

ui-replay-turn-back = To where the turn began
ui-replay-turn-on = To the next turn
ui-replay-round-back = To where the round began
ui-replay-round-on = To the next round
ui-replay-list = To the list
ui-replay-list-help = The list of saved games, to watch another one.
ui-replay-speed = Speed
ui-replay-speed-of = { $percent } %
ui-replay-try = What if …?
ui-replay-try-help = Try something else from here. Nothing of it is kept, and you come back to this moment.
ui-replay-mark = Bookmark this entry
ui-replay-unmark = Take the bookmark away
ui-replay-marked = Bookmark
ui-replay-kind = What was done
ui-replay-all-kinds = Everything
ui-replay-seat = Who did it
ui-replay-all-seats = Everybody
ui-replay-noted = With notes only
ui-replay-singly = Each step by itself
ui-replay-turn = Turn { $turn }
ui-replay-before = Before the first turn
ui-replay-none = No entry is like that.
ui-replay-note = Note on entry { $entry }
ui-replay-note-hint = A note on this entry …
ui-replay-note-keep = Keep the note
ui-replay-note-all = Everybody can read it.
ui-replay-note-own = Until the game is over, only you can read it here.
ui-strokes-turns = Ctrl+PgUp  Ctrl+PgDn  Shift+PgUp  Shift+PgDn
ui-key-turns = In a replay: by turns, by rounds
ui-strokes-notes = Shift+M  Ctrl+M
ui-key-notes = In a replay: to the next, to the last note or bookmark
ui-what-if-watched = The game that waits is only watched: nothing can be played in it.

## Export

ui-export = Export
ui-export-picture = This position as a picture (PNG)
ui-export-film = This turn as a moving picture (animated PNG)
ui-export-text = The game to be read (text)
ui-export-record = The record, which opens again as a game
ui-export-record-all = A record holds the whole game, what is hidden as well.
ui-export-eyes = It shows
ui-export-public = what everybody may see
ui-export-own = what you see
ui-export-all = everything
ui-export-barred = What is hidden stays hidden until the game is over, or until a replay has opened everything.
ui-export-width = Width in pixels
ui-export-folder = Folder
ui-export-write = Write
ui-export-stop = Stop
ui-export-running = Writing
ui-export-written = Written: { $file }
ui-export-stopping = Stopping …
ui-export-stopped = Stopped: nothing was written.
ui-export-failed = Nothing was written: { $why }
ui-export-fault = the picture could not be painted

## The game told afterwards

ui-told = How the game went
ui-told-shown = Shown
ui-told-sources = Where it came from: { $seat }
ui-told-curve = { $name }: { $last } at the end; most: { $most }, turn { $turn }
ui-told-turning = Where it turned
ui-told-even = Nobody won or lost anything.
ui-told-point = Turn { $turn }: { $seat } { $change }
ui-told-point-lead = takes the lead
ui-told-point-won = wins the game
ui-told-none = There is nothing to tell: the game goes on or is only tried, or its record cannot be followed.
ui-told-look = Watch this moment
ui-told-records = Records of this table
ui-told-best = Best turn: { $seat }, turn { $turn } ({ $amount })
ui-told-worst = Worst turn: { $seat }, turn { $turn } ({ $amount })
ui-told-longest = Most choices in one turn: { $amount }, { $seat }, turn { $turn }
ui-told-led = In the lead for the most turns: { $seat } ({ $amount })
ui-told-leads = Times that the lead changed: { $amount }
ui-told-turns = Turns: { $amount }
ui-told-chance = Chance to win, in per cent
ui-told-luck = Luck and play
    .help = How the chance to win was moved: by how dice and cards fell, against what was to be expected, and by what was chosen, by this seat and by the others.
ui-told-share = { $seat }: luck { $luck } %, play { $play } %
ui-told-weighing = Chances to win are being worked out …
