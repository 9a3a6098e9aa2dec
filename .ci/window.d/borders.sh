#!/usr/bin/env bash
# The window's own life, in both ways of drawing: its borders are dragged (SIZES sizes at a time), in a game and in dialogs; it is
# minimised, fills the screen and comes back, and is opened at another scale. A screen that cannot be opened is a sentence, and a
# renderer that fails is begun anew with the same game. Run by .ci/window.
part="borders"
# shellcheck source=common.sh
source "$(dirname "$0")/common.sh"
RANDOM=$seed
width=1280 height=720

sound() {
  kill -0 "$program" 2>/dev/null || fail "the program ended $1"
  if grep -qE "panicked|Caught rendering error|Scissor" "$work/program.log"; then fail "there are errors in the log $1"; fi
}
# storm NAME: sizes as a window manager makes them, then as a hand on the border does, some seconds in all where that is quickly
# drawn
storm() {
  local at=() n
  for n in $(seq $((sizes * 3 / 5))); do at+=(windowsize "$id" $((960 + RANDOM % 320)) $((600 + RANDOM % 120)) sleep 0.05); done
  for n in $(seq "$sizes"); do
    n=$((n % 30)); n=$((n < 15 ? n : 30 - n))
    at+=(windowsize "$id" $((1280 - n * 20)) $((720 - n * 8)) sleep 0.03)
  done
  xdotool "${at[@]}" windowsize "$id" "$width" "$height"
  sound "while its borders were dragged: $1"
  rests
  sound "after its borders were dragged: $1"
  echo "$way: borders dragged, $1"
}
answers() { tells button "$1"; }
back_in_place() { [ "$(point button Menu)" = "$menu" ]; }

storms() {
  open_window "$(position "${worked[-1]}")"
  must "nothing can be clicked" answers Menu
  rests; menu=$(point button Menu)
  storm "in a game"
  xdotool key --window "$id" b; rests; storm "in the rulebook"
  xdotool key --window "$id" Escape; rests
  must "after dragging, nothing lies where it lay" back_in_place
  opens Menu "Back to the table" || fail "the menu does not open"
  storm "in the menu"
  xdotool key --window "$id" Escape; rests
  for n in 1 2 3; do
    xdotool windowminimize "$id"; rests; xdotool windowmap "$id" windowactivate "$id" 2>/dev/null || true; rests
    xdotool key --window "$id" F11; rests; xdotool key --window "$id" F11; rests
    sound "when it was minimised and filled the screen"
  done
  xdotool windowsize "$id" "$width" "$height"; rests
  must "nothing can be clicked after all that" answers Menu
  shot "borders-$way-game"
  close_window
  open_window
  leaves "New game" || fail "no button for a new game"
  storm "in the form of a new game"
  close_window
  WINIT_X11_SCALE_FACTOR=1.5 open_window "$(position "${worked[0]}")"
  must "nothing can be clicked at another scale" answers Menu
  storm "at one and a half times the scale"
  shot "borders-$way-scaled"
  close_window
}

# refused WHAT NAME=VALUE..: a screen that cannot be opened is a sentence and an exit code
refused() {
  local what=$1 code=0; shift
  env -u WAYLAND_DISPLAY "$@" timeout 300 "target/${PROFILE:-debug}/caravanserai" play >"$work/refused.log" 2>&1 || code=$?
  [ "$code" = 1 ] || fail "$what ends with $code: $(tail -3 "$work/refused.log")"
  grep -q "the screen cannot be opened" "$work/refused.log" || fail "$what is not told: $(cat "$work/refused.log")"
  if grep -q panicked "$work/refused.log"; then fail "$what panics"; fi
  echo "$what: a sentence"
}

# A window at rest draws nothing, so nothing can fail: the pointer moves while it is waited for.
resumed() {
  xdotool mousemove --window "$id" $((300 + RANDOM % 60)) 300 2>/dev/null || true
  tells note "- Drawing failed"
}
# A renderer that fails: the same game is there again, and a sentence says what happened.
failing() {
  CARAVANSERAI_TEST_DRAWING_FAILS=25 open_window
  leaves "New game" || fail "no button for a new game"
  leaves "Begin" || fail "no button to begin"
  awaits 60 offered "race " || fail "no race is offered"
  choose button "Play the"
  awaits 120 resumed || fail "nothing tells that drawing failed"
  id=$(window); [ -n "$id" ] || fail "the window was not made again"
  must "the game is not there again" answers Menu
  mustnt "the race that was chosen is asked for again" offered "race "
  shot borders-resumed
  close_window
  echo "a renderer that fails is begun anew, and the game goes on"
}

open_display
for way in software plain; do
  export CARAVANSERAI_RENDERER=$way
  sizes=${SIZES:-50}; [ "$way" = software ] || sizes=$((sizes * 2 / 5))
  storms
done
unset CARAVANSERAI_RENDERER
failing
refused "a display that is not there" DISPLAY=:55
refused "a display with a wrong name" DISPLAY=foo
refused "a Wayland display that is not there" DISPLAY= WAYLAND_DISPLAY=nothing-1
code=0
CARAVANSERAI_RENDERER=gold "target/${PROFILE:-debug}/caravanserai" play >"$work/refused.log" 2>&1 || code=$?
[ "$code" = 1 ] && grep -q "CARAVANSERAI_RENDERER" "$work/refused.log" || fail "a way of drawing that there is not is not told"
echo "$part: dragged, minimised, filled the screen, scaled, refused and begun anew"
