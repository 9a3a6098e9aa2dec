#!/usr/bin/env bash
# Merchants Cove in the real window: begins a game, recruits by clicks on the board, looks at the sheets; out of a position in the middle,
# brings somebody aboard and docks; out of a late one, sells on a dock and sees the reckoning. Run by .ci/window.
# shellcheck source=common.sh
source "$(dirname "$0")/common.sh"
part="Merchants Cove"
open_display
open_window

mine_to() { tells asked "@0 mc-question-$1"; }
anything() { tells asked "@0 "; }

click button "New game" || fail "no button for a new game"
click button "Merchants Cove" || fail "the game cannot be chosen"
sleep 0.5; shot cove-1-new-game
click button "Begin" || fail "no button to begin"

# The first choice is a space of one's own shop board: it lies on the board.
must "nobody asks for a space" mine_to visit
must "no space is offered on the board" offered "visit "
sleep 1; shot cove-2-harbour

# Recruiting: the space, then a card of the row where it lies.
must "nobody can be recruited" offered "visit recruit"
choose offer "visit recruit"
must "no card is asked for" mine_to recruit
sleep 0.5; shot cove-3-recruit
choose offer "recruit r4"

must "a recruit brings no further turn" anything
sleep 1; shot cove-4-recruited

for sheet in "Townsfolk" "What sells" "Reckoning" "Shop"; do
  click button "$sheet" 50 || fail "the sheet '$sheet' cannot be opened"
  sleep 0.4; name=${sheet,,}; shot "cove-5-sheet-${name// /-}"
done
close_window

# opens_position: opens a position out of standard input, plays on from it and waits until A is asked
opens_position() {
  { echo '(program: "caravanserai", format: 1, example: "X99", game: "merchants_cove", editions: ["standard"],'
    echo 'rules: ["MC-9.3"], seats: 2, steps: [], edits: ['; cat; echo '])'; } >"$work/position.ron"
  open_window "$work/position.ron"
  click button "Menu" || fail "the menu does not open"
  must "the menu does not open" tells button "Back to the table"
  click button "Play on" || fail "the position cannot be played"
  begun() { tells asked @ || tells button "I am A"; }
  must "nobody is asked anything" begun
  tells asked @ || lift "A" || fail "the curtain stays down"
}

# The hourglass crosses an indicator: somebody boards, the boat is full and docks, each by a click where it lies.
opens_position <<'EDITS'
"ground", "hour @0 3", "hour @1 5", "row l07 l08 l09 l10", "boat 1 red green blue"
EDITS
must "nobody asks for a space" mine_to visit
choose offer "visit recruit"
must "no card is asked for" mine_to recruit
choose offer "recruit r4"
must "nobody boards" mine_to board
sleep 0.5; shot cove-6-board
choose offer "board boat-1"
must "the full boat finds no berth" mine_to berth
choose offer "berth bazaar"
must "the game does not go on once the boat has docked" tells asked "@1 mc-question-visit"
mustnt "a berth is asked for again" offered "berth"
sleep 1; shot cove-7-docked
close_window

# The last market: a sale, then the reckoning.
opens_position <<'EDITS'
"ground", "dial round 3", "stall @0 red-small blue-small", "dock square red red blue", "market square"
EDITS
must "nobody asks what is sold" mine_to sell
sleep 1; shot cove-8-market
must "the sale is not on the sheet" tells button "Sell all for the most"
choose button "Sell all for the most"
sleep 0.5; shot cove-9-sold
if mine_to sell; then choose button "Sell no more"; fi
must "the end of the game does not show" tells button "Play again"
sleep 1; shot cove-10-end
close_window
echo "$part: recruited, looked at the sheets, brought somebody aboard, docked, sold and saw the end with the mouse"
