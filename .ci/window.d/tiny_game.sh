#!/usr/bin/env bash
# The tiny game of the tests in the real window, as the example program plugs it in: begins it for two at one screen, fetches and
# sells with the mouse, and reads what is refused. Run by .ci/window.
MOTION=yes
# shellcheck source=common.sh
source "$(dirname "$0")/common.sh"
part="the tiny game"
export PROGRAM=target/debug/examples/tiny_game
open_display
open_window
leaves "New game" || fail "no button for a new game"
click button "Three Crates" || fail "the game cannot be chosen"
rests
for n in 3 2; do
  tells button "Who plays for player $n" || continue
  opens "Who plays for player $n" "Person" && click button "Person" || fail "a person cannot be seated"
done
shot tiny-1-new-game
leaves "Begin" || fail "no button to begin"
ready() { tells button "Done" || tells asked @ || tells button "I am Player"; }
for _ in $(seq 12); do
  must "nobody is asked anything" ready
  if tells button "Done"; then click button "Done"; rests; continue; fi
  tells asked @ || lift "Player" || fail "the curtain stays down"
  if offered "sell" && [ -z "${sold:-}" ]; then choose button "Sell"; sold=1
  elif offered "fetch"; then choose offer "fetch"; fetched=1
  else choose button "Sell"; sold=1; fi
  [ "${sold:-}${fetched:-}" = 11 ] && break
  rests
done
[ "${sold:-}${fetched:-}" = 11 ] || fail "nothing was fetched or sold"
shot tiny-2-table
close_window
echo "$part: fetched and sold with the mouse"
