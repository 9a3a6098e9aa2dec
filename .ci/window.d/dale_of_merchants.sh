#!/usr/bin/env bash
# Dale of Merchants 2 in the real window: chooses the animalfolk decks, begins a game for two at one screen, buys with cards that are
# clicked, plays a technique and sees its effect, builds a stack, hands the screen over behind the curtain; then builds the last
# stack out of a late position and sees the game end. Run by .ci/window.
# shellcheck source=common.sh
source "$(dirname "$0")/common.sh"
part="Dale of Merchants"
open_display
open_window

# reach NAME [NTH]: turns the wheel over the button's column of the new-game screen until it lies between head and foot
reach() {
  local at x y
  for _ in $(seq 60); do
    at=$(anywhere button "$1" "${2:-1}"); x=${at% *} y=${at#* }
    [ -n "$at" ] || fail "there is no button '$1'"
    if [ "$y" -lt 110 ]; then turn_wheel 4 "$x"; elif [ "$y" -gt 585 ]; then turn_wheel 5 "$x"; else return 0; fi
  done
  fail "the button '$1' cannot be scrolled to"
}
turn_wheel() { xdotool mousemove --window "$id" "$2" 350 click "$1"; rests; }
press() { reach "$1" "${2:-1}"; click button "$1" 200 "${2:-1}" || fail "there is no button '$1'"; }

# Whose turn it is, and what is asked: from "asked @1 dom-question-action".
seat() { names asked | sed -n 's/^@\([0-9]\) .*/\1/p'; }
asked() { [ "$(names asked | sed 's/^@[0-9] //')" = "dom-question-$1" ]; }
# The pieces of a zone: "kind #number" each
pieces() { names lies "$1 " | sed "s/^$1 //"; }
market() { names lies slot: ; }
in_zone() { pieces "$1" | grep -q -- "$2\$"; }
other_market() { [ "$(market)" != "$1" ]; }
other_bin() { [ "$(names lies bin)" != "$1" ]; }
no_hand() { ! tells lies hand:; }
note() { tells note "$1"; }
# Whoever has learnt something sees it first, and is done by a press.
settled() { tells button "Done" || tells asked @ || tells button "I am "; }

# Behind the curtain nobody sees a hand, a question or an offer; the one who is named lifts it and sees the own hand alone.
lift_curtain() {
  local name number
  name=$(names words "The screen goes to " | head -1); name=${name#The screen goes to }
  [ -n "$name" ] || fail "the curtain does not say to whom the screen goes"
  must "a hand can be seen behind the curtain" no_hand
  mustnt "something is offered behind the curtain" tells offer ""
  mustnt "something is asked behind the curtain" tells asked ""
  [ -n "${did[curtain]:-}" ] || { shot dale-6-curtain; }
  did[curtain]=$(( ${did[curtain]:-0} + 1 ))
  lift "$name" || fail "the curtain stays down"
  number=$(seat)
  [ "$name" = "Player $((number + 1))" ] || fail "the curtain called $name, but seat $number is asked"
  must "$name does not see the own hand" tells lies "hand:$number "
  mustnt "$name sees the hand of the other" tells lies "hand:$((1 - number)) "
}

# Buys the dearest card that can be bought: the card on the board, then cards of the hand until they pay.
buy() {
  local slot me card before=
  me=$(seat)
  slot=$(names offer "buy " | sort -k2 -n | tail -1); slot=${slot#buy }
  card=$(pieces "slot:$slot"); card=${card#* }
  choose offer "buy $slot"
  must "nobody asks what is paid with" asked pay
  for _ in $(seq 8); do
    offered pay && break
    choose offer "lay #"
    rests
    # The first card is taken back once, and laid again.
    if [ -z "$before" ]; then
      before=laid
      must "nothing that was laid can be lifted" tells offer "lift #"
      click button "Take back" || fail "nothing can be taken back"
      must "what was laid stays laid" not_laid
      choose offer "lay #"
    fi
  done
  must "the payment cannot be completed" offered pay
  shot dale-4-payment
  choose button "Pay "
  awaits 60 settled || fail "nothing follows a purchase"
  mustnt "the bought card lies in the market still" in_zone "slot:$slot" "$card"
  bought[$me]=$card
  did[buy]=1
}
not_laid() { ! tells offer "lift #"; }

# Plays a technique of the hand and answers what it asks; what it does to market, hands or piles must be seen.
technique() {
  local card kind me lay bin
  me=$(seat)
  lay=$(market); bin=$(names lies bin)
  card=$(names offer "play #" | head -1); card=${card#play }
  kind=$(pieces "hand:$me" | sed -n "s/ $card\$//p")
  [ -n "$kind" ] || fail "$card is offered and lies not in the hand"
  choose offer "play $card"
  for _ in $(seq 12); do
    awaits 60 settled || fail "$kind hangs"
    if asked action; then break; fi
    [ -n "${did[effect]:-}" ] || { shot dale-5-technique; did[effect]=1; }
    if asked cards; then choose offer "choose #"
    elif asked order; then choose button "The rest as they lie"
    elif asked looked; then
      must "$kind shows no hand" tells words "Hand of Player $((2 - me))"
      did[look]=1
      choose button "Seen"
    elif asked may; then choose button "No"
    else fail "$kind asks: $(names asked)"; fi
    rests
  done
  asked action || fail "the further action of $kind does not come: $(names asked)"
  case $kind in
    polecat_1 | panda_1)
      must "$kind left the market as it was" other_market "$lay"
      must "$kind threw nothing away" other_bin "$bin" ;;
    fennec_1) [ -n "${did[look]:-}" ] || fail "$kind showed nothing" ;;
  esac
  must "$kind does not lie on the discard pile" in_zone "pile:$me" "$card"
  did[technique]=1
}

build() {
  local me
  me=$(seat)
  choose offer "build"
  must "nobody asks what the stack is made of" asked stack
  choose offer "lay #"
  must "a card of value 1 is no first stack" offered close
  shot dale-7-stack
  choose button "Build stack 1"
  must "the stack does not stand in the stall" tells lies "stack:$me:"
  did[build]=1
}

declare -A did=() bought=()
leaves "New game" || fail "no button for a new game"
click button "Dale of Merchants 2" || fail "the game cannot be chosen"
must "its printings are not offered" tells button "Dale of Merchants 2, original printing"
opens "Options" "Restless Marbled Polecats" || fail "the animalfolk cannot be chosen"
press "Remove player 3"
opens "Who plays for player 2" "Person" && click button "Person" || fail "a second person cannot be seated"
must "there are not two people" tells words "2 people"
for set in "Restless Marbled Polecats" "Dealing Giant Pandas" "Friendly Fennec Foxes"; do press "$set"; done
must "three sets are not three" tells words "All 3 are chosen"
shot dale-1-new-game
leaves "Begin" || fail "no button to begin"
must "the first hand lies open" tells button "I am Player"
lift_curtain
must "nothing lies in the market" tells lies slot:0
for kind in $(names lies slot: | sed 's/^[^ ]* \([a-z]*\)_.*/\1/'); do
  case $kind in polecat | panda | fennec) ;; *) fail "a set that was not chosen lies in the market: $kind" ;; esac
done
shot dale-2-table

# A click on what is not possible says why, with the rule.
at=$(point lies "hand:$(seat) junk")
# shellcheck disable=SC2086
[ -z "$at" ] || { click_at $at; must "a click on junk explains nothing" note "DOM-5.1"; shot dale-3-why-not; }

for _ in $(seq 60); do
  kill -0 "$program" 2>/dev/null || fail "the program ended"
  awaits 60 settled || fail "nobody is asked anything"
  if tells button "Done"; then click button "Done"; rests; continue; fi
  if ! tells asked @; then lift_curtain; fi
  me=$(seat)
  # What was bought is in the hand when the turn comes again.
  if [ -n "${bought[$me]:-}" ] && asked action; then
    must "the bought card ${bought[$me]} did not come into the hand" in_zone "hand:$me" "${bought[$me]}"
    unset "bought[$me]"
  fi
  if [ -n "${did[buy]:-}" ] && [ -n "${did[technique]:-}" ] && [ -n "${did[build]:-}" ] && [ "${did[curtain]}" -ge 3 ]; then break; fi
  if ! asked action; then fail "unlooked for: $(names asked)"; fi
  if [ -z "${did[technique]:-}" ] && offered "play #"; then technique
  elif [ -z "${did[buy]:-}" ] && offered "buy "; then buy
  elif [ -z "${did[build]:-}" ] && [ "${did[buy]:-}" ] && offered "build"; then build
  elif offered "end-actions"; then
    # With an action left the window asks whether somebody is sure.
    before=$(picture); click button "End the " || fail "the actions cannot be ended"
    comes tells button "End them" && { click button "End them" || fail "the question does not close"; }
    changed "$before" || fail "the actions do not end"
  else choose button "Discard cards"; must "nothing can be discarded" asked inventory; choose button "Discard nothing"; fi
  rests
done
for deed in buy technique build curtain; do [ -n "${did[$deed]:-}" ] || fail "never came to: $deed"; done
close_window

open_window levels/dale_of_merchants/worked/x081.ron
play_on
awaits 60 settled || fail "nobody is asked anything"
if ! tells asked @; then click button "I am A"; must "the curtain stays down" tells asked @; fi
choose offer "build"
for card in 1 2; do offered close || choose offer "lay #"; rests; done
must "the last stack is not complete" offered close
choose button "Build stack 8"
must "the end of the game does not show" tells button "Play again"
shot dale-8-end
close_window
echo "$part: chose the decks, bought, played a technique, built, handed over and won with the mouse"
