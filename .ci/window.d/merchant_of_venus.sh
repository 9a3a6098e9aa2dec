#!/usr/bin/env bash
# Merchant of Venus in the real window: begins a game, takes a race, declares, rolls, flies and lands; then opens a position at a
# market, makes first contact and buys. Run by .ci/window.
MOTION=yes
# shellcheck source=common.sh
source "$(dirname "$0")/common.sh"
part="Merchant of Venus"
open_display
open_window
shot mov-1-start
leaves "New game" || fail "no button for a new game"
shot mov-2-new-game
leaves "Begin" || fail "no button to begin"
awaits 60 offered "race " || fail "no race is offered"
shot mov-3-race
choose button "Play the"
# A heading that is pressed declares, rolls and flies on as far as the dice reach.
declare -A did=()
for _ in $(seq 1000); do
  kill -0 "$program" 2>/dev/null || fail "the program ended"
  if offered "refuse"; then choose button "Refuse"
  elif offered "end-turn"; then choose button "End"
  elif offered "land"; then choose button "Land"; did[land]=1; shot mov-7-landed; break
  elif offered "pay-fee"; then choose button "Pay"
  elif offered "roll"; then choose button "Roll"; did[roll]=1; shot mov-5-rolled
  elif offered "head "; then [ -n "${did[declare]:-}" ] || shot mov-4-declare; choose offer "head "; did[declare]=1 did[roll]=1
  elif offered "step "; then choose offer "step "; did[step]=1; shot mov-6-flying
  elif offered "pilot "; then
    # Long words stand in a list; the dice of the ship's sheet are buttons of the same names.
    number=$(buttons | grep -o "Pilot number [0-9]*:" | sort | head -1 || true)
    choose button "${number:-Pilot}"
  elif offered "stop"; then choose button "Stop"
  fi
  rests
done
for deed in declare roll step land; do [ -n "${did[$deed]:-}" ] || fail "never came to: $deed"; done
close_window

open_window tests/scenarios/market.ron
click button "Stay" || fail "the position cannot be played"
awaits 60 offered "buy good.graw" || fail "nothing is for sale after first contact"
shot mov-8-market
choose button "Buy Glorious Junk"
must "the good did not come aboard" offered "discard good.graw"
shot mov-9-bought
close_window
echo "$part: declared, rolled, flew, landed and bought with the mouse"
