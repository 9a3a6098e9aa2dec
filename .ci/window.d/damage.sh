#!/usr/bin/env bash
# Drawing on the processor: what stands on the screen after hovering, dragging, zooming, reading and scrolling must be, point for
# point, what a frame drawn as a whole shows; a change of the window's size and back makes everything be drawn anew. And it must look
# as the engine's own way of drawing does.
part="damage"
# shellcheck source=common.sh
source "$(dirname "$0")/common.sh"
at() { xdotool mousemove --window "$id" "$1" "$2"; }
# sweep X Y DX DY STEPS: moves the pointer in small steps
sweep() {
  local steps=() n
  for n in $(seq "$5"); do steps+=(mousemove --window "$id" $(($1 + n * $3)) $(($2 + n * $4)) sleep 0.02); done
  xdotool "${steps[@]}"
}
# whole NAME: compares what is seen with the same drawn whole
whole() {
  local differ
  shot "part_$1"
  xdotool windowsize "$id" $((width + 1)) "$height"; rests
  xdotool windowsize "$id" "$width" "$height"
  shot "whole_$1"
  differ=$(compare -metric AE -fuzz 1% "$pictures/part_$1.png" "$pictures/whole_$1.png" "$pictures/differ_$1.png" 2>&1) || true
  [ "$differ" = 0 ] || fail "$differ points of the picture $1 are not as if it had been drawn whole (see differ_$1.png)"
  echo "$1: as if drawn whole"
}
# plainly: compares what was seen with the same in the engine's own way; edges of small pictures in the overlay are smoothed otherwise there
plainly() {
  local differ
  CARAVANSERAI_RENDERER=plain open_window "$(position "${worked[-1]}")"
  at $((width / 2)) $((height - 4))
  shot plain_untouched
  differ=$(compare -metric AE -fuzz 15% "$pictures/part_untouched.png" "$pictures/plain_untouched.png" "$pictures/differ_plain.png" 2>&1) || true
  [ "${differ%.*}" -le $((width * height / 1000)) ] || fail "$differ points look otherwise in the engine's own way (see differ_plain.png)"
  echo "as the engine draws it: $differ points look otherwise"
  close_window
}
export CARAVANSERAI_RENDERER=software
width=1200
open_display
open_window "$(position "${worked[-1]}")"
at $((width / 2)) $((height - 4))
whole untouched
sweep 300 200 8 4 60; at 500 $((height - 4)); whole hovered
at 500 300; for _ in 1 2 3; do xdotool click 4; sleep 0.1; done; rests
at 500 350; xdotool mousedown 2; sweep 500 350 -4 2 40; xdotool mouseup 2; rests; at 500 $((height - 4)); whole zoomed_and_dragged
xdotool key b; rests; at 640 400; for _ in $(seq 8); do xdotool click 5; sleep 0.05; done; sweep 200 200 1 6 30; whole rules
xdotool key Escape; rests; at $((width - 150)) 300; for _ in $(seq 6); do xdotool click 5; sleep 0.05; done; at 500 $((height - 4)); whole scrolled
close_window
plainly
