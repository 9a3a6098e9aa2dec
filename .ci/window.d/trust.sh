#!/usr/bin/env bash
# A table that people trust: whatever is pressed before the curtain opens no hand, and watching and playing on overwrite nothing.
part="trust"
# shellcheck source=common.sh
source "$(dirname "$0")/common.sh"
binary=target/${PROFILE:-debug}/caravanserai
saves=$XDG_DATA_HOME/caravanserai/saves
game=$saves/game.ron
mkdir -p "$saves" "$XDG_CONFIG_HOME/caravanserai"
echo '(language: "en", reduced_motion: true)' >"$XDG_CONFIG_HOME/caravanserai/settings.ron"
# The actions that a saved game holds.
entries() { grep -c '^  ".*;.*;[0-9a-f]\{8\}",$' "$1" 2>/dev/null || true; }
key() { xdotool windowfocus "$id" key "$@"; sleep 0.4; }
# A game of two people, some choices old.
{
  echo '{"cmd":"new","game":"dale_of_merchants","edition":"original","seats":2,"seed":7}'
  for _ in $(seq 8); do echo '{"cmd":"act","index":0}'; done
  echo "{\"cmd\":\"save\",\"path\":\"$game\"}"
} | "$binary" engine >"$work/engine.log"
[ "$(entries "$game")" -gt 3 ] || fail "the engine saved no game"
open_display

# Nothing of a hand is told, no question, no offer.
no_hand() { ! tells lies "hand:" && ! tells asked "" && ! tells offer ""; }
closed() { tells button "I am" && no_hand; }
open_window "$game"
must "the curtain hangs before the first person" closed
shot trust-1-curtain
key Return; key Return; key space
must "a short Enter opened the curtain" closed
key Escape
must "Escape opens the menu" tells button "Leave to the start"
shot trust-2-menu
mustnt "the position can be studied from the curtain" tells button "Study this position"
mustnt "the game can be watched from the curtain" tells button "Watch from the beginning"
must "something is told behind the menu" no_hand
click button "Settings" || fail "no settings"
click button "Never" || fail "the curtain cannot be switched off"
key Escape; key Escape
must "the settings opened the curtain" closed
for k in n l b F1; do key "$k"; no_hand || fail "the key $k shows a hand"; key Escape; done
must "nothing lies over the curtain" closed
key Escape
click button "Leave to the start" || fail "nobody can leave"
click button "Watch a replay" || fail "there is nothing to watch"
click button "Watch a replay" || click button "Watch" || fail "the game cannot be watched"
must "the replay opens" tells button "Play on from here"
sleep 1
mustnt "a replay shows a hand to nobody in particular" tells lies "hand:"
shot trust-3-replay
key End; sleep 1
mustnt "the end of the replay shows a hand" tells lies "hand:"
before=$(sha256sum <"$game")
key Home; sleep 1
click button "Play on from here" || fail "nobody can play on"
sleep 1
[ "$(sha256sum <"$game")" = "$before" ] || fail "playing on from an earlier moment has changed the game"
[ "$(find "$saves" -maxdepth 1 -name '*.ron' | wc -l)" = 2 ] || fail "the branch has no file of its own"
close_window
# Held, Enter opens the curtain.
open_window "$game"
must "the curtain hangs" closed
sleep 1
xdotool windowfocus "$id" keydown Return; sleep 1.2; xdotool keyup Return
must "the curtain does not open for a key that is held" tells asked @
shot trust-4-opened

close_window
echo "nothing leaks behind the curtain, nothing is overwritten by watching"
