### Dale of Merchants, in English: the game, its printings and options; what can be wrong with a set-up or a position; how a
### game ends; short names of what can be done, for buttons that are grey; places and numbers of the position editor.

dom-title = Dale of Merchants 2
dom-pitch = Buy cards from the market, use what their animalfolk can do, and build a stall out of the very deck that you play with. Whoever first has eight stacks standing has won.

dom-edition-original = Dale of Merchants 2, original printing
    .name = Original printing
    .short = Original
    .about = 2 to 4 merchants build a stall of eight stacks. Six animalfolk sets of the second game and six of the first, in any mixture, with the cards as they were first printed; alone or in two teams.
dom-edition-remastered = Dale of Merchants 2, remastered printing
    .name = Remastered printing
    .short = Remastered
    .about = The same game and the same twelve sets, with the cards as they were revised later: a number of them work differently, and a few have another name.

## Options

# The numbers of the sets, in the order of the level files.
dom-option-set_1 = First set
    .help = Number of an animalfolk set, 0 for one at random: 1 { dom-set-platypus.short }, 2 { dom-set-sloth.short }, 3 { dom-set-crocodile.short }, 4 { dom-set-fennec.short }, 5 { dom-set-polecat.short }, 6 { dom-set-owl.short }, 7 { dom-set-macaw.short }, 8 { dom-set-panda.short }, 9 { dom-set-raccoon.short }, 10 { dom-set-squirrel.short }, 11 { dom-set-ocelot.short }, 12 { dom-set-chameleon.short }.
dom-option-set_2 = Second set
    .help = Number of another set, 0 for one at random; the numbers are those of the first set.
dom-option-set_3 = Third set
    .help = Number of another set, 0 for one at random; the numbers are those of the first set.
dom-option-set_4 = Fourth set
    .help = Only with three or four players: number of another set, 0 for one at random. With two players it stays 0.
dom-option-set_5 = Fifth set
    .help = Only with four players who do not play in teams: number of another set, 0 for one at random. Otherwise it stays 0.
dom-option-draft = Draft of sets
    .help = In turn every player leaves out one set, then every player picks one; a set that is still missing then is drawn at random. No set is named beforehand.
dom-option-teams = Teams
    .help = Two teams of two, partners opposite each other. Each team builds one stall together, and the first to complete ten stacks wins. Only with four players.
dom-option-first = First player
    .help = Who has the first turn.
dom-option-ask_all = Ask everybody for reactions
    .help = While cards that react are in play, all other players are asked each time, so that the question betrays nobody’s hand. Without it only those are asked who can react: faster, but it tells something.

## What is wrong with a set-up

dom-fault-sets = { $rule }: this table plays with { $count } animalfolk sets; one too many is named
dom-fault-twice = { $rule }: set { $set } is named twice
dom-fault-teams = { $rule }: teams need exactly 4 players
dom-fault-seats = { $rule }: the game is for 2 to 4 players
dom-fault-first = { $rule }: seat { $first } cannot begin at a table of { $seats }

## How a game ends

dom-end-stall = The stall is complete
dom-end-agreed = Everybody agreed to stop

## What is wrong with a position that was set by hand

dom-problem-place = { $card } cannot lie there: that place is for junk, or not of this table
dom-problem-junk-place = { $card } is junk and cannot lie in the market, the market deck or the bin
dom-problem-gap = Stall { $stall } has a gap: its stacks are built in order
dom-problem-finished = Stall { $stall } is complete: the game would be over
dom-problem-number = The number { $dial } cannot be { $value }: it goes from { $least } to { $most }
dom-problem-altered = A card whose value is altered lies in no hand

## Short names of what can be done

dom-verb-ban = Leave out: { $set }
dom-verb-pick-set = Pick: { $set }
dom-verb-resolve = Carry out { $card }
# A slot is named by what it adds to the price; 5 is the bin.
dom-verb-buy = { $slot ->
    [5] Buy from the bin
   *[other] Buy from slot +{ $slot }
}
dom-words-buy = Buy { $card }, at +{ $slot }
dom-words-slot = { $card } (+{ $slot })
dom-words-swap = The market cards { $first } and { $second } change places
    .short = { $first } and { $second }
dom-verb-play = Play { $card }
dom-verb-play-as = Play { $card } as { $target }
dom-verb-build = Build a stack
dom-verb-inventory = Discard cards
dom-verb-use = Use { $card }
dom-verb-use-as = Use { $card } as { $target }
dom-verb-end-actions = End the action phase
dom-verb-lay = Lay { $card }
dom-verb-lay-as = Lay { $card } as { $target }
dom-verb-fetch = From the discard pile: { $card }
dom-verb-lift = Take back: { $card }
dom-verb-keep = Keep { $card }
dom-verb-swap-slots = Change two market slots
dom-verb-pay = Pay
dom-verb-shift = Shift the total by { $number }
dom-verb-close = Build this stack
dom-verb-discard = Discard these cards
dom-verb-withdraw = Take everything back
dom-verb-ask-help = Ask the partner to help
dom-verb-answer-help = Answer the partner
dom-verb-stop-building = Build no further stack
dom-verb-choose = Choose { $card }
dom-verb-done = That is all
dom-verb-rest = The rest as they lie
dom-verb-name = Choose { $seat }
dom-verb-number = Choose { $number }
dom-verb-side = { $side ->
    [0] To the left
   *[other] To the right
}
dom-verb-yes = Yes
dom-verb-no = No
dom-verb-give = Give { $card } to { $seat }
dom-verb-go-on = Go on
dom-verb-react = React with { $card }
dom-verb-react-as = React with { $card } as { $target }
dom-verb-pass = No reaction
dom-verb-show-as = Show { $card } as { $target }
dom-verb-choose-as = Choose { $card } as { $target }
dom-verb-propose-stop = Propose to stop
dom-verb-agree = Agree to stop
dom-verb-decline = Play on

## Places

dom-zone-supply = market deck
dom-zone-bin = bin
dom-zone-reserve = junk reserve
dom-zone-box = box, not in play
dom-zone-stand-ins = cards that can stand in as junk
dom-zone-buffer = set aside by an effect
dom-zone-payment = payment
dom-zone-slot = market slot
dom-zone-hand = hand
dom-zone-deck = deck
dom-zone-pile = discard pile
dom-zone-schedule = schedule
dom-zone-stack = stack

## Numbers that can be set

dom-dial-phase = Phase
dom-dial-active = Seat in turn
dom-dial-first = Seat that began
dom-dial-turn = Turn
dom-dial-actions = Actions left
dom-dial-actions-taken = Actions taken this turn
dom-dial-extra-stacks = Further stacks that may be built at once
dom-dial-hand-size = Larger hand this turn
dom-dial-market-cost = Dearer market this turn
