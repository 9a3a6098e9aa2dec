#!/usr/bin/env bash
# Studies a position of each game: carries a piece with the mouse from where it lies to where another one lies, opens the menus of the
# position editor with the right button, and takes back. Run by .ci/window.
# shellcheck source=common.sh
source "$(dirname "$0")/common.sh"
part="study"
open_display

# lying NTH: number, x and y of the NTH piece that lies in sight
lying() { awk -F '\t' -v nth="$1" '$1 == "lies" && $3 > 0 && ++n == nth { split($2, w, "#"); print w[2], $3, $4; exit }' "$told"; }
moved() { [ "$(awk -F '\t' -v of="#$1" '$1 == "lies" && index($2, of) { print $3, $4; exit }' "$told")" != "$2" ]; }
refused() { tells note -; }
done_or_refused() { moved "$@" || refused; }

for folder in "${worked[@]}"; do
  game=$(basename "$(dirname "$folder")")
  open_window "$(position "$folder")"
  must "$game: no position is studied" tells button "Position"
  click button "Position"; sleep 0.3
  carried=
  for nth in 1 2 3 4 5 6; do
    read -r piece x y < <(lying "$nth") || break
    read -r _ tox toy < <(lying $((nth + 9))) || break
    xdotool mousemove --window "$id" "$x" "$y"; sleep 0.2
    xdotool mousedown 1; sleep 0.1
    for step in 1 2 3 4; do
      xdotool mousemove --window "$id" $((x + (tox - x) * step / 4)) $((y + (toy - y) * step / 4)); sleep 0.1
    done
    xdotool mouseup 1
    if awaits 3 done_or_refused "$piece" "$x $y"; then carried=1; break; fi
  done
  [ -n "$carried" ] || fail "$game: no piece is carried or refused"
  read -r _ x y < <(lying 1)
  xdotool mousemove --window "$id" "$x" "$y"; sleep 0.2; xdotool click 3
  must "$game: no menu on a piece" tells button "Rules about this"
  shot "study-$game"
  xdotool key Escape
  close_window
done
echo "$part: a piece carried and a menu opened in each game"
