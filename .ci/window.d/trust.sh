#!/usr/bin/env bash
# A table that people trust: whatever is pressed before the curtain opens no hand, watching and playing on overwrite nothing, a
# program that is killed has kept all but the last choice, a save that plays differently is asked about and left alone, the
# second press of a double click chooses nothing, and a press counts where it was made.
part="trust"
# shellcheck source=common.sh
source "$(dirname "$0")/common.sh"
binary=${PROGRAM:-target/${PROFILE:-debug}/caravanserai}
saves=$XDG_DATA_HOME/caravanserai/saves
game=$saves/game.ron
mkdir -p "$saves"
# The choices that a saved game holds: the program itself says it.
entries() { "$binary" replay "$1" 2>/dev/null | sed -n 's/.*, [0-9]* of \([0-9]*\) entries,.*/\1/p'; }
key_only() { xdotool windowfocus "$id" key "$@"; }
key() { key_only "$@"; rests; }
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
# Short by the program's clock, too.
for k in Return Return space; do at_once key_only "$k"; rests; done
must "a short Enter opened the curtain" closed
key Escape
must "Escape opens the menu" tells button "Leave to the start"
shot trust-2-menu
mustnt "the position can be studied from the curtain" tells button "Study this position"
mustnt "the game can be watched from the curtain" tells button "Watch from the beginning"
must "something is told behind the menu" no_hand
click button "Settings" || fail "no settings"
# The curtain's setting stands further down than the window shows.
xdotool mousemove --window "$id" 640 450; for _ in $(seq 6); do xdotool click 5; rests; done
click button "Never" || fail "the curtain cannot be switched off"
key Escape; key Escape
must "the settings opened the curtain" closed
for k in n l b F1; do key "$k"; no_hand || fail "the key $k shows a hand"; key Escape; done
must "nothing lies over the curtain" closed
key Escape
click button "Leave to the start" || fail "nobody can leave"
click button "Watch a replay" || fail "there is nothing to watch"
must "the list of saves does not open" tells button "Look again"
click button "Watch a replay" || click button "Watch" || fail "the game cannot be watched"
must "the replay opens" tells button "Play on from here"
rests
mustnt "a replay shows a hand to nobody in particular" tells lies "hand:"
shot trust-3-replay
key End
mustnt "the end of the replay shows a hand" tells lies "hand:"
before=$(sha256sum <"$game")
key Home
click button "Play on from here" || fail "nobody can play on"
must "no branch is played" tells button "I am"
rests
[ "$(sha256sum <"$game")" = "$before" ] || fail "playing on from an earlier moment has changed the game"
[ "$(find "$saves" -maxdepth 1 -name '*.ron' | wc -l)" = 2 ] || fail "the branch has no file of its own"
close_window
# Held, Enter opens the curtain.
open_window "$game"
must "the curtain hangs" closed
must "the curtain takes no key" tells button "I am"
xdotool windowfocus "$id" keydown Return
must "the curtain does not open for a key that is held" tells asked @
xdotool keyup Return
shot trust-4-opened

close_window

# A game of one person, so that no curtain hangs; choices by number are done and taken back again.
alone=$saves/alone.ron
{
  echo '{"cmd":"new","game":"dale_of_merchants","edition":"original","seats":[{"name":"Ann"},{"name":"Robot","by":"random"}],"seed":7}'
  echo "{\"cmd\":\"save\",\"path\":\"$alone\"}"
} | "$binary" engine >"$work/engine.log"
chosen() { changed "$1" && must "nobody is asked again" tells asked @0; }
open_window "$alone"
must "nobody is asked" tells asked @0

# The second press of a double click chooses nothing, though the program hears of both at once.
double() { xdotool click --repeat 2 --delay 90 1; }
twice=0
for _ in $(seq 6); do
  for name in "Build stack 1" "Choose something else"; do
    at=$(point button "$name"); [ -n "$at" ] || continue
    # shellcheck disable=SC2086
    rests; at=$(point button "$name"); p=$(picture); xdotool mousemove --window "$id" $at
    at_once double
    chosen "$p" || fail "a double click on '$name' chooses nothing"
    rests
    [ $(($(picture) - p)) = 1 ] || fail "a double click on '$name' has chosen twice"
    twice=$((twice + 1)); break
  done
done
[ "$twice" -ge 4 ] || fail "no button for double clicks"

# Killed right after a choice: the game opens again, and nothing but that choice can be missing.
rests; before=$(entries "$alone")
kept() { [ "$(entries "$alone")" -ge "$1" ]; }
# by_number: presses the first number, or where nothing has it, that of what ends
by_number() {
  local p k
  rests; p=$(picture)
  for k in 1 0; do
    rests; xdotool windowfocus "$id" key "$k"; chosen "$p" && return
  done
  fail "nothing can be chosen by its number"
}
for n in 1 2 3 4; do
  by_number
  must "a choice is not kept" kept $((before + n))
done
by_number
kill -9 "$program"; wait "$program" 2>/dev/null || true; program=
"$binary" replay "$alone" --check >/dev/null || fail "the save of a program that was killed is not sound"
[ "$(entries "$alone")" -ge $((before + 4)) ] || fail "more than the last choice is missing after a kill"
open_window "$alone"
must "the game that was killed does not open again" tells asked @0
close_window

# Under other level files a save is asked about, whatever is chosen is another file, and the one it was stays as it is.
mkdir -p "$work/levels/dale_of_merchants"
sed 's/hand_size: (value: 5/hand_size: (value: 4/' levels/dale_of_merchants/tables.ron >"$work/levels/dale_of_merchants/tables.ron"
before=$(sha256sum <"$game")
LEVELS=$work/levels open_window "$game"
must "nothing is asked about a game that plays differently" tells button "Leave it alone"
must "the files of then are not at hand" tells button "Watch it as it was played"
shot trust-5-differs
click button "Play on from" || fail "nobody can play on from where both agree"
must "the new game does not open" tells button "I am"
rests
[ "$(sha256sum <"$game")" = "$before" ] || fail "a save that plays differently was overwritten"
close_window
sed 's/hand_size: (value: 5/hand_size: (value: none/' levels/dale_of_merchants/tables.ron >"$work/levels/dale_of_merchants/tables.ron"
if "$binary" --levels "$work/levels" replay "$game" >"$work/refused.log" 2>&1; then fail "faulty level files are played"; fi
grep -q "tables.ron:" "$work/refused.log" || fail "faulty level files are not told with file and line"
open_window
# While the program is held up, somebody presses a button and moves on to another: what was pressed counts.
rests; new=$(point button "New game") load=$(point button "Load a game")
[ -n "$new" ] && [ -n "$load" ] || fail "no buttons on the start screen"
# shellcheck disable=SC2086
xdotool mousemove --window "$id" $new
# shellcheck disable=SC2086
press_and_go() { xdotool click 1 mousemove --window "$id" $load; }
at_once press_and_go
must "a press counts for what the pointer has moved to since" tells button "Begin"
click button "Back" || fail "nobody can go back"
must "the start screen does not come back" tells button "Load a game"
leaves "Load a game" || fail "no list of saves"
must "the branches do not stand in the list of saves" tells words "branch from"
shot trust-6-saves
close_window
echo "nothing leaks, nothing is lost, nothing is chosen twice"
