#!/usr/bin/env bash
# Merchants Cove in the real window: begins a game, visits spaces, brings adventurers aboard and recruits by clicks on the board, looks at
# the sheets; then, out of a late position, sells on a dock and sees the reckoning. Run by .ci/window.
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

# Whatever is asked on the board is clicked there: boats, berths, further spaces.
rounds=0
while [ "$rounds" -lt 4 ]; do
  awaits 15 anything || break
  for verb in "board " "berth " "to-" "visit "; do
    name=$(names offer "$verb" | head -1)
    [ -n "$name" ] && [ -n "$(point offer "$name")" ] && break
    name=
  done
  [ -n "$name" ] || break
  choose offer "$name"
  rounds=$((rounds + 1))
done
[ "$rounds" -gt 0 ] || fail "nothing could be clicked on the board after the first visit"
sleep 1; shot cove-4-played

for sheet in "Townsfolk" "What sells" "Reckoning" "Shop"; do
  click button "$sheet" 50 || fail "the sheet '$sheet' cannot be opened"
  sleep 0.4; name=${sheet,,}; shot "cove-5-sheet-${name// /-}"
done
close_window

# The last market: a sale, then the reckoning.
cat >"$work/late.ron" <<'RON'
(
    program: "caravanserai", format: 1, example: "X99", game: "merchants_cove", editions: ["standard"],
    rules: ["MC-9.3", "MC-12.2"],
    seats: 2,
    edits: ["ground", "dial round 3", "stall @0 red-small blue-small", "dock square red red blue", "market square"],
    steps: [],
)
RON
open_window "$work/late.ron"
click button "Menu" || fail "the menu does not open"
must "the menu does not open" tells button "Back to the table"
click button "Play on" || fail "the position cannot be played"
begun() { tells asked @ || tells button "I am A"; }
must "nobody is asked anything" begun
tells asked @ || lift "A" || fail "the curtain stays down"
must "nobody asks what is sold" mine_to sell
sleep 1; shot cove-6-market
must "the sale is not on the sheet" tells button "Sell all for the most"
choose button "Sell all for the most"
sleep 0.5; shot cove-7-sold
if mine_to sell; then choose button "Sell no more"; fi
must "the end of the game does not show" tells button "Play again"
sleep 1; shot cove-8-end
close_window
echo "$part: visited, recruited, brought somebody aboard, looked at the sheets, sold and saw the end with the mouse"
