#!/usr/bin/env bash
# Duck Dealer in the real window: chooses equipment and a start planet, collects energy, sets a cube on a route, tries a branch and leaves
# it, mines, flies to another start planet with one click and takes the flight back with one; then, out of a late position, builds a
# consumer and a factory, sells, and sees the game end. Run by .ci/window.
# shellcheck source=common.sh
source "$(dirname "$0")/common.sh"
part="Duck Dealer"
open_display
open_window

mine_to() { tells asked "@0 dd-question-$1"; }
no_offer() { ! offered "$1"; }
in_sight() { tells button "$1" || tells button "On this planet" || tells button "More choices"; }
# do_here NAME: chooses what is done on the planet, out of its list where the bar has no room for it
do_here() {
  must "there is neither '$1' nor a list of it" in_sight "$1"
  if ! tells button "$1"; then
    rests
    click button "On this planet" 1 || click button "More choices" || fail "the list of '$1' does not open"
    must "'$1' is not in the list" tells button "$1"
  fi
  choose button "$1"
}

leaves "New game" || fail "no button for a new game"
click button "Duck Dealer" || fail "the game cannot be chosen"
shot duck-1-new-game
leaves "Begin" || fail "no button to begin"

# The player's own pieces of equipment come one after the other; computer players choose theirs at once.
must "no equipment is asked for" mine_to equip
for piece in "a navigator" "a merchant" "a hold"; do
  must "no equipment is asked for" mine_to equip
  choose button "Take $piece"
done
must "no start planet is asked for" mine_to start
# Where the start planets lie: flights lead there later.
declare -A at
for planet in S1 S2 S3 S4 S5; do at[$planet]=$(point offer "start $planet"); done
for planet in S1 S2 S3 S4 S5; do offered "start $planet" && { home=$planet; break; }; done
shot duck-2-start
choose offer "start $home"

for _ in 1 2 3; do
  must "nobody asks for the turn" mine_to turn
  choose button "2 red"
done
must "nobody asks for the turn" mine_to turn
choose button "Action turn"
must "the action turn does not begin" mine_to act

# A cube on a point that is clicked: it was offered on every point, and lies there now.
point_id=$(names offer "route-cube L0" | head -1)
must "no cube can be set on a route" offered "$point_id"
choose offer "$point_id"
must "more cubes are offered than the row gives" no_offer route-cube

# A branch is tried and left: the ship flies in it, and lies in the game where it lay.
pieces() { awk -F '\t' '$1 == "lies" { print $2 }' "$told" | sort; }
game=$(pieces)
as_it_was() { [ "$(pieces)" = "$game" ]; }
tried() { ! as_it_was; }
click button "What if …?" || fail "nothing can be tried"
must "no branch opens" tells button "Return to the game"
choose offer "move "
must "the ship does not fly in the branch" tried
shot duck-3-branch
click button "Return to the game" || fail "there is no way back from the branch"
must "the game is not as it was" as_it_was
mustnt "the branch is still there" tells button "Return to the game"
do_here "Mine "

# One click flies over several points, one press takes all of it back.
for there in S1 S2 S3 S4 S5; do
  [ "$there" = "$home" ] && continue
  before=$(picture)
  # shellcheck disable=SC2086
  click_at ${at[$there]}
  changed "$before" && break
done
must "the ship is not on $there" tells lies "at:$there ship_0"
shot duck-3-flown
click button "Take back" || fail "nothing can be taken back"
must "one press does not take the flight back" tells lies "at:$home ship_0"
before=$(picture)
# shellcheck disable=SC2086
click_at ${at[$there]}
changed "$before" || fail "the ship does not fly again"
must "the ship is not on $there" tells lies "at:$there ship_0"
do_here "End the action turn"
after() { mine_to keep || mine_to turn; }
must "nothing follows the action turn" after
if mine_to keep; then choose button "Keep "; fi
must "nobody asks for the next turn" mine_to turn
shot duck-4-next-turn
close_window

# The last action turn: a consumer is built and sold to, and the game ends.
cat >"$work/late.ron" <<'RON'
(
    program: "caravanserai", format: 1, example: "X99", game: "duck_dealer", editions: ["standard"],
    rules: ["DD-10.4", "DD-12.5", "DD-16.1"],
    seats: 2,
    options: {"reference_mines": 1, "reference_shipyards": 1, "reference_consumers": 1},
    edits: ["counter 23", "tokens @0 1 2 3", "at @0 P1", "consumer P1 radios", "goods @0 radios radios blue_paint"],
    steps: [],
)
RON
open_window "$work/late.ron"
play_on
begun() { tells asked @ || tells button "I am A"; }
must "nobody is asked anything" begun
tells asked @ || lift "A" || fail "the curtain stays down"
choose button "Action turn 24 of 24"
do_here "Build the consumer"
must "building brings no points" tells button "A, 10 VP"
do_here "Sell "
must "a sale brings no points" tells button "A, 13 VP"
shot duck-5-sold
do_here "Mine "
do_here "End the action turn"
must "the end of the game does not show" tells button "Play again"
shot duck-6-end
close_window
echo "$part: chose equipment, collected, set a cube, mined, flew, took back, built, sold and saw the end with the mouse"
