# What every part of the window test needs: a virtual display with a window manager, the program in it, and helpers that click by
# name and wait for what must follow. Sourced by the parts and by benches/window; PICTURES, SEED, WIDTH, HEIGHT, MOTION, PROFILE and PROGRAM may be
# set beforehand. What is waited for is looked at itself, or the window is at rest: no part counts on how fast the computer is. Nothing here
# waits for ever; the limits only end what hangs.
# shellcheck shell=bash
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
work=$(mktemp -d)
pictures=${PICTURES:-$work/pictures}
seed=${SEED:-7}
width=${WIDTH:-1280} height=${HEIGHT:-720}
mkdir -p "$pictures"
export XDG_CONFIG_HOME=$work/config XDG_DATA_HOME=$work/data XDG_RUNTIME_DIR=$work/run LANG=en_US.UTF-8
mkdir -p "$XDG_RUNTIME_DIR"; chmod 700 "$XDG_RUNTIME_DIR"
# Pictures without a graphics card are most of the work, so what moves does so in the parts that set MOTION alone.
if [ -z "${MOTION:-}" ]; then
  mkdir -p "$XDG_CONFIG_HOME/caravanserai"
  echo '(reduced_motion: true)' >"$XDG_CONFIG_HOME/caravanserai/settings.ron"
fi
told=$work/told
program=
display=
manager=
id=

cleanup() {
  [ -n "$program" ] && kill "$program" 2>/dev/null
  [ -n "$display" ] && kill "$display" 2>/dev/null
  wait 2>/dev/null
  rm -rf "$work"
  true
}
trap cleanup EXIT
trap 'fail "it took too long"' TERM

fail() {
  trap - TERM
  echo "the window test failed (${part:-}): $*" >&2
  import -window root "$pictures/failed.png" 2>/dev/null || true
  echo "what can be clicked:" >&2; grep -v '^lies' "$told" 2>/dev/null | head -60 >&2 || true
  tail -20 "$work/program.log" >&2 2>/dev/null || true
  exit 1
}

# A display of its own: the first number that is free, so that two tests at once do not click into each other's windows.
open_display() {
  # Without -noreset the display begins anew when its last client leaves, and turns away who comes just then.
  Xvfb -noreset -displayfd 7 -screen 0 "${width}x$((height + 40))x24" 7>"$work/number" >"$work/display.log" 2>&1 & display=$!
  for _ in $(seq 600); do [ -s "$work/number" ] && break; sleep 0.1; done
  [ -s "$work/number" ] || fail "no virtual display"
  DISPLAY=:$(head -1 "$work/number"); export DISPLAY
  for _ in $(seq 600); do xdotool getdisplaygeometry >/dev/null 2>&1 && break; sleep 0.1; done
  # A window that comes before its manager is taken over in the middle of a click; one without a manager never comes to rest.
  for _ in $(seq 600); do
    [ -n "$manager" ] && kill -0 "$manager" 2>/dev/null || { openbox >"$work/manager.log" 2>&1 & manager=$!; }
    xdotool get_num_desktops >/dev/null 2>&1 && return
    sleep 0.1
  done
  fail "no window manager: $(cat "$work/manager.log")"
}
window() { xdotool search --onlyvisible --pid "$program" 2>/dev/null | tail -1; }
# open_window [FILE] begins the program, with a saved game or a position if one is named, and with other level files if LEVELS names a
# folder; with an empty TELL it tells nothing
open_window() {
  local began; began=$(date +%s%N)
  rm -f "$told"
  "${PROGRAM:-target/${PROFILE:-debug}/caravanserai}" ${LEVELS:+--levels "$LEVELS"} play ${TELL---tell "$told"} --seed "$seed" "$@" >"$work/program.log" 2>&1 & program=$!
  for _ in $(seq 600); do [ -n "$(window)" ] && break; kill -0 "$program" 2>/dev/null || fail "the program ended"; sleep 0.1; done
  id=$(window); [ -n "$id" ] || fail "no window after a minute"
  echo "window after $(( ($(date +%s%N) - began) / 1000000 )) ms"
  # Wherever it stood the last time: all of it must lie on the display.
  xdotool windowsize "$id" "$width" "$height" windowmove "$id" 0 0 windowfocus "$id"
  rests
}
close_window() { kill "$program" 2>/dev/null || true; wait "$program" 2>/dev/null || true; program=; }
# shot NAME: a picture of the window at rest
shot() { rests; import -window "$id" "$pictures/$1.png"; }

# The window is at rest when neither the program nor the display nor its manager has anything left to do: all their threads wait, and
# none has run for a while. A thread that only waits for the processor is not at rest, so a busy computer looks like any other.
# turns PROCESS..: how often their threads have run; nothing while one of them is at work
turns() {
  local files=() process
  for process; do files+=(/proc/"$process"/task/[0-9]*/status); done
  awk '/^State:/ && $2 != "S" { busy = 1 } /ctxt_switches:/ { n += $2 } END { if (!busy) print n }' "${files[@]}" 2>/dev/null || true
}
# idle PROCESS..: whether nothing has run in them for a fifth of a second, but for a look at the clock: drivers have threads that wake up
# once a second. What is sent to the display is work of the display at once, and what the display sends on is work of the program.
idle() {
  local before after
  before=$(turns "$@")
  [ -n "$before" ] || return 1
  sleep 0.2
  after=$(turns "$@")
  [ -n "$after" ] && [ $((after - before)) -le 2 ]
}
# Where the program tells anything, what it shows must take presses, too: what has just come up takes none for a moment.
stands() { [ ! -s "$told" ] || tells stands @; }
at_rest() { stands && idle "$display" "$manager" "$program"; }
# unrest: which threads do not wait; it is told, and the part goes on: whether that does harm, its own checks say
unrest() { echo "not at rest: $(awk '/^Name:/ { name = $2 } /^State:/ && $2 != "S" { print name, $2 }' /proc/{"$display","$manager","$program"}/task/[0-9]*/status 2>/dev/null | tr '\n' ' ')"; }
rests() { awaits 30 at_rest || unrest; }
# comes COMMAND..: whether the command holds before the window is at rest: what was pressed has had its effect then, or has none
comes() {
  for _ in $(seq 150); do
    "$@" && return 0
    if at_rest; then "$@"; return; fi
    kill -0 "$program" 2>/dev/null || fail "the program ended"
  done
  unrest
  "$@"
}
# at_once COMMAND..: does something with mouse or keys of which the program hears all at once, as if it had been busy meanwhile
at_once() {
  rests
  kill -STOP "$program"
  "$@"
  awaits 120 idle "$display" "$manager" || fail "the display does not come to rest"
  kill -CONT "$program"
}

# What the program tells. Each line: sort, name, x, y.
# anywhere SORT NAME [NTH]: x y of the first (NTH) line of this sort whose name begins so and that has a place; it may have to be
# scrolled to. point: the same of those within the window
anywhere() {
  awk -F '\t' -v sort="$1" -v name="$2" -v nth="${3:-1}" \
    '$1 == sort && index($2, name) == 1 && $3 != "" && ++n == nth { print $3, $4; exit }' "$told" 2>/dev/null
}
point() {
  awk -F '\t' -v sort="$1" -v name="$2" -v nth="${3:-1}" -v wide="$width" -v tall="$height" \
    '$1 == sort && index($2, name) == 1 && $3 != "" && $3 >= 0 && $3 < wide && $4 >= 0 && $4 < tall && ++n == nth { print $3, $4; exit }' \
    "$told" 2>/dev/null
}
# tells SORT NAME: whether there is such a line, place or not
tells() { awk -F '\t' -v sort="$1" -v name="$2" '$1 == sort && index($2, name) == 1 { found = 1 } END { exit !found }' "$told" 2>/dev/null; }
# how_many SORT NAME
how_many() { awk -F '\t' -v sort="$1" -v name="$2" '$1 == sort && index($2, name) == 1 { n++ } END { print n + 0 }' "$told" 2>/dev/null; }
# names SORT [NAME]: the names of the lines of this sort, those that begin so
names() { awk -F '\t' -v sort="$1" -v name="${2:-}" '$1 == sort && index($2, name) == 1 { print $2 }' "$told" 2>/dev/null | sort -u; }
offered() { tells offer "$1"; }
buttons() { names button; }
picture() { awk -F '\t' '$1 == "picture" { print $2; exit }' "$told" 2>/dev/null; }

# awaits SECONDS COMMAND..: waits until the command holds
awaits() {
  local n=$(( $1 * 10 )); shift
  for _ in $(seq "$n"); do "$@" && return 0; kill -0 "$program" 2>/dev/null || fail "the program ended"; sleep 0.1; done
  return 1
}
# must SENTENCE COMMAND..: fails with the sentence if the command never holds
must() { local sentence=$1; shift; awaits 60 "$@" || fail "$sentence"; }
mustnt() { local sentence=$1; shift; if "$@"; then fail "$sentence"; fi; }
another_picture() { [ "$(picture)" != "$1" ]; }
# whether what was pressed has chosen something since the picture with this number
changed() { comes another_picture "$1"; }

click_at() { xdotool mousemove --window "$id" "$1" "$2"; rests; xdotool click 1; }
# click SORT NAME [TENTHS [NTH]]: clicks on a button or on what an offer touches; waits until it is there and the window is at rest
click() {
  local at
  for _ in $(seq "${3:-200}"); do
    at=$(point "$1" "$2" "${4:-1}")
    if [ -n "$at" ]; then
      rests
      # Until then it may have gone elsewhere.
      at=$(point "$1" "$2" "${4:-1}")
      # shellcheck disable=SC2086
      [ -n "$at" ] && { click_at $at; echo "clicked $1 '$2' at $at"; return 0; }
    fi
    sleep 0.1
  done
  return 1
}
# until_holds NAME COMMAND..: presses a button until the command holds: on a busy machine the display may swallow the first press in a
# window that has only just come, or what it opened is closed again
until_holds() {
  local name=$1; shift
  for _ in 1 2 3; do
    click button "$name" || return 1
    comes "$@" && return 0
    echo "pressed in vain: '$name'"
  done
  return 1
}
# opens NAME BUTTON: presses what unfolds or leads on until this other button is there
opens() { until_holds "$1" tells button "$2"; }
# leaves NAME: presses the button that leads to another screen until it is gone
gone() { ! tells button "$1"; }
leaves() { until_holds "$1" gone "$1"; }
# play_on: plays on from the position that is open; it asks the same as the game then, but its buttons lie elsewhere
play_on() {
  opens "Menu" "Back to the table" || fail "the menu does not open"
  leaves "Play on" || fail "the position cannot be played"
  rests
}
# lift NAME: presses the curtain's button until it opens; it takes no press right after it has fallen
lift() {
  for _ in 1 2 3; do
    click button "I am $1" 100 || return 1
    comes tells asked @ && return 0
  done
  return 1
}
# choose button|offer NAME: clicks and waits until that has changed the game; where several offers lie on one place, takes the
# first of those that the window then asks about
choose() {
  local before known new
  for _ in $(seq 5); do
    before=$(picture); known=$(buttons)
    click "$1" "$2" || fail "there is no $1 '$2' to click"
    changed "$before" && return 0
    new=$(comm -13 <(echo "$known") <(buttons) | head -1)
    if [ "$1" = offer ] && [ -n "$new" ]; then
      click button "$new" 10 && changed "$before" && return 0
    fi
  done
  fail "five clicks on $1 '$2' changed nothing"
}
# The worked examples of each game, and position FOLDER: the middle one of a folder, a position to open
worked=(levels/*/worked)
position() { local files=("$1"/*.ron); echo "${files[${#files[@]} / 2]}"; }
