#!/usr/bin/env bash
# Merchants Cove in the real window: begins a game, recruits by clicks on the board and looks at the sheets. Then, out of late positions, the
# end of a day of each of the four merchants in the workshop: marbles, dice, ships, tiles; somebody boards, a boat docks, goods are sold, the
# night passes; on the last day the reckoning is told. Run by .ci/window.
# shellcheck source=common.sh
source "$(dirname "$0")/common.sh"
part="Merchants Cove"
open_display
open_window

mine_to() { tells asked "@0 mc-question-$1"; }
anything() { tells asked "@0 "; }

leaves "New game" || fail "no button for a new game"
click button "Merchants Cove" || fail "the game cannot be chosen"
shot cove-1-new-game
leaves "Begin" || fail "no button to begin"

# The first choice is a space of one's own shop board: it lies on the board. Then a card of the row where it lies.
must "nobody asks for a space" mine_to visit
must "no space is offered on the board" offered "visit "
choose offer "visit recruit"
must "no card is asked for" mine_to recruit
choose offer "take-on r4"
must "no place is asked for" mine_to team-place
# A press on the card would ask for the place in a list; in the shop each place has a button.
choose button "$(buttons | grep -m1 'Recruit .* for place 1')"
must "a recruit brings no further turn" anything
for sheet in "Townsfolk" "What sells" "Reckoning" "Shop"; do
  click button "$sheet" || fail "the sheet '$sheet' cannot be opened"
  name=${sheet,,}; shot "cove-2-sheet-${name// /-}"
done
close_window

# opens_position RACES: opens a position out of standard input, plays on from it and waits until A is asked
opens_position() {
  { echo '(program: "caravanserai", format: 1, example: "X99", game: "merchants_cove", editions: ["standard"],'
    echo "rules: [\"MC-9.3\"], races: [$1], seats: 2, steps: [], edits: [\"ground\", "; cat; echo '])'; } >"$work/position.ron"
  open_window "$work/position.ron"
  play_on
  begun() { tells asked @ || tells button "I am A"; }
  must "nobody is asked anything" begun
  unveiled tells asked @
}
# unveiled CHECK...: where this does not hold because the curtain hangs, A lifts it
unveiled() { "$@" || lift "A" || fail "the curtain stays down"; }
# closes QUESTION BUTTON: where A is still asked this after the last choice, the button ends it; it may have ended by itself, which is
# told once the window is at rest
closes() {
  local before
  for _ in $(seq 50); do
    rests
    mine_to "$1" || return 0
    before=$(picture)
    if click button "$2" 1 && changed "$before"; then return 0; fi
  done
  fail "'$2' does not end what is asked"
}
# visits SPACE: the merchant goes there by a click on the board
visits() { must "nobody asks for a space" mine_to visit; choose offer "visit $1"; }
# sells DOCK: everything that pays there by one press, then no more
sells() {
  # Who has drawn a card in the meantime knows a secret.
  selling() { mine_to sell || tells button "I am A"; }
  must "nobody asks what is sold on the $1" selling
  unveiled mine_to sell
  must "the sale is not on the sheet" tells button "Sell all for the most"
  choose button "Sell all for the most"
  closes sell "Go on"
}
# The night: the next day has begun, and the stall is sold out.
dawn() { tells asked "@0 mc-question-visit" || tells asked "@1 mc-question-visit" || tells button "I am B"; }
# ends_day DOCK PICTURE: everything is sold there, and it is the next morning
ends_day() {
  sells "$1"
  must "no day follows the night" dawn
  shot "$2"
  close_window
}

# The Alchemist: two harvests, an adventurer boards, the full boat docks, the sale, the night.
opens_position '"alchemist", "captain"' <<'EDITS'
"hour @0 3", "hour @1 5", "dial marker 5", "row l07 l08 l09 l10", "boat 1 red red blue", "tube 1 red green red red blue yellow", "tube 2 blue red red green green yellow",
"stall @0 red-small", "dock square red red"
EDITS
visits gather
choose button "Tube 1, marble 2"
choose button "Tube 2, marble 1"
must "nobody boards" mine_to board
choose offer "board boat-1"
must "the full boat finds no berth" mine_to berth
choose offer "berth bazaar"
ends_day "Grand Square" cove-3-alchemist

# The Blacksmith: dice into the crucible, a weapon of them, the sale, the night.
opens_position '"blacksmith", "captain"' <<'EDITS'
"hour @0 4", "hour @1 6", "dial marker 6", "row l07 l08 l09 l10", "rack red 5 yellow 3 blue 6 blue 4", "dock square red red blue"
EDITS
visits forge
click button "Die 1, red" || fail "no die lies on the rack"
click button "Die 2, yellow" || fail "no die lies on the rack"
choose button "Red Weapon: dice 1 and 2, 8"
closes forge "Forge no more"
ends_day "Grand Square" cove-4-blacksmith

# The Captain: a number is named, ships sail where the chart is pressed, the sale, the night.
opens_position '"captain", "alchemist"' <<'EDITS'
"hour @0 5", "hour @1 6", "dial marker 6", "row l07 l08 l09 l10", "stall @0 blue-large", "dock bazaar blue blue red"
EDITS
visits storm
choose button "5"
must "nobody asks how far the ships sail" mine_to sail
click button "Water 3:" || fail "the chart cannot be pressed"
choose button "Sail"
ends_day "Bazaar" cove-5-captain

# The Chronomancer on the last day: the grid slides, a machine steps, all is sold, the reckoning is told.
opens_position '"chronomancer", "alchemist"' <<'EDITS'
"dial round 3", "hour @0 5", "hour @1 6", "dial marker 6", "stall @0 red-small blue-small", "dock square red red blue", "team @0 1 l07", "hall red 3"
EDITS
visits shift_time
choose button "Push into row 1, from the left"
if mine_to move; then choose button "Wizard down"; fi
closes move "Move no more"
sells "Grand Square"
must "the end of the game does not show" tells button "Play again"
shot cove-6-end
close_window
echo "$part: recruited, looked at the sheets, ended a day of each merchant in its workshop, sold, slept and saw the end with the mouse"
