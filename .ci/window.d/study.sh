#!/usr/bin/env bash
# Studies a position of each game: carries a piece with the mouse to where something else lies or is offered, and opens the menu of a
# piece with the right button. Run by .ci/window.
# shellcheck source=common.sh
source "$(dirname "$0")/common.sh"
part="study"
open_display

# on_board SORT: number or name, x and y of what lies or is offered on the board, between the lines of seats and of choices
on_board() { awk -F '\t' -v sort="$1" '$1 ~ sort && $3 > 20 && $3 < 930 && $4 > 80 && $4 < 570 { sub(/.*#/, "", $2); sub(/ .*/, "", $2); print $2, $3, $4 }' "$told"; }
# lying NTH: the NTH piece there
lying() { on_board '^lies$' | sed -n "$1p"; }
# aims X Y: where else something lies or is offered, the farthest first
aims() { on_board '^(lies|offer)$' | awk -v x="$1" -v y="$2" '{ d = ($2 - x) ^ 2 + ($3 - y) ^ 2 } d > 3600 { print d, $2, $3 }' | sort -rnu | cut -d " " -f 2-; }
moved() { [ "$(on_board '^lies$' | awk -v of="$1" '$1 == of { print $2, $3 }')" != "$2" ]; }
refused() { tells note -; }
done_or_refused() { moved "$@" || refused; }

for folder in "${worked[@]}"; do
  game=$(basename "$(dirname "$folder")")
  open_window "$(position "$folder")"
  must "$game: no position is studied" tells button "Position"
  click button "Position"; rests
  carried=
  # What lies in a pile may go nowhere by itself: the last one and one in the middle are tried, too.
  all=$(on_board '^lies$' | wc -l)
  for nth in 1 2 "$all" $((all / 2)); do
    read -r piece x y < <(lying "$nth") || break
    while read -r tox toy; do
      # At the pace of a hand: what is carried is never at rest.
      xdotool mousemove --window "$id" "$x" "$y"; rests
      xdotool mousedown 1; sleep 0.1
      for step in 1 2 3 4; do
        xdotool mousemove --window "$id" $((x + (tox - x) * step / 4)) $((y + (toy - y) * step / 4)); sleep 0.1
      done
      xdotool mouseup 1
      if comes done_or_refused "$piece" "$x $y"; then carried=1; break 2; fi
    done < <(aims "$x" "$y" | head -5)
  done
  [ -n "$carried" ] || fail "$game: no piece is carried or refused"
  # What was carried may still be on its way or lie where another thing is in front: another piece is tried then.
  menu=
  for try in 1 2 3 1 2; do
    rests; read -r _ x y < <(lying "$try") || break
    xdotool mousemove --window "$id" "$x" "$y"; rests; xdotool click 3
    if comes tells button "Rules about this"; then menu=$try; break; fi
  done
  [ -n "$menu" ] || fail "$game: no menu on a piece"
  shot "study-$game"
  xdotool key Escape
  close_window
done
echo "$part: a piece carried and a menu opened in each game"
