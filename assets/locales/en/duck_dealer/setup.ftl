### Duck Dealer: the game, its options, its ends, positions set by hand.

dd-title = Duck Dealer
dd-pitch = Save energy for as long as you dare, then spend it all in one long turn: fly, mine, build, sell. Nothing is hidden or left to chance once the map lies there: the better plan wins.
dd-edition-standard = Duck Dealer
    .name = Standard
    .short = Standard
    .about = 2 to 5 space traders collect energy and spend it in long action turns: fly, mine, build factories and markets, sell. Nothing is hidden.
    .left-out = The published network of routes, some recipes and the prices of the shipyards are not public; those played here are our own reconstruction, and a group that has the game can put its own in.
dd-credits = Duck Dealer is a game by Jeroen Doumen and Joris Wiersinga, published by Splotter Spellen in 2008.
dd-curtain-why = Nothing is hidden in this game; the screen is only handed on.
dd-fortunes = Points over the turns
dd-lead = lead in points
dd-sources = Points at the end

## Options

dd-option-consumer_privileges = Privileges on consumers
    .help = Built consumers can be claimed, too; sales are then free of energy after the first.
dd-option-r_any_good = R may be the same good
    .help = R in a price is any one good beside the good that is named. With this option it may be a second one of that good.
dd-option-uncounted_free_turns = Free turns without a cube
    .help = The free action turn of a shortage puts no cube on the turn counter. Games with a large crew then may last very long.
dd-option-balanced_medicine = Balanced medicine
    .help = Medicine is made of slimming pills and linear accelerators, not of pills and paint: dearer, and closer to the other goods worth 30.
dd-option-reference_mines = Fixed mines
    .help = Mines lie as in the reference set-up instead of at random.
dd-option-reference_shipyards = Fixed shipyards
    .help = Shipyards lie as in the reference set-up instead of at random.
dd-option-reference_consumers = Fixed consumers
    .help = The consumer stacks are those of the reference set-up instead of shuffled ones.
dd-option-first_player = First player
    .help = Who has the first turn.
dd-fault-first = { $rule }: seat { $first } cannot begin, there are { $seats } seats

## How a game ends

dd-end-last = The 24th action turn is over
dd-end-shared = The 24th action turn is over; the first place is shared

## What is wrong with a position

dd-problem-place = { $piece } cannot lie there
dd-problem-tokens = { $held } { $colour } tokens are held, but there are only { $all }
dd-problem-no-planet = The ship of { $seat } has no planet
dd-problem-has-planet = The ship of { $seat } already has a planet
dd-problem-slots = The ship of { $seat } has more equipment than slots
dd-problem-under-ship = A cube of { $seat } lies under the own ship
dd-problem-no-cube = { $seat } has no cube in hand or on the board
dd-problem-counter = The turn counter is full: the game would be over ({ $spaces } spaces)
dd-problem-claim = { $planet }: { $site } is claimed, but nothing works there
dd-problem-unexplored = { $planet }: something is built or claimed, but nobody has been there
dd-problem-opened = { $seat } has opened a site that is not there, or not claimed by { $seat }
dd-problem-points = { $all } points are counted, but all that is built has brought only { $built }, and no consumer buys yet
dd-problem-dial = { $dial } stands at { $value }, not between { $least } and { $most }

## Places and numbers of the position editor

dd-zone-counter = turn counter
dd-zone-factories = factories not built
dd-zone-consumers = consumer stack
dd-zone-cubes = cubes in hand
dd-zone-passages = passages in hand
dd-zone-dock = dock, before the start
dd-zone-score = score track
dd-zone-at = ships
dd-zone-cube = cube
dd-zone-mine = mine
dd-zone-shipyard = shipyard
dd-zone-consumer = consumer
dd-zone-passage = passage
dd-zone-privilege = privilege
dd-zone-factory = factory
dd-dial-phase = Phase
dd-dial-active = Seat in turn
dd-dial-first = Seat that began
dd-dial-turn = Turn
dd-dial-steps = Steps in hand
dd-dial-free-turn = Free action turn
dd-dial-spent = A token was spent
dd-dial-allowance = Free route cubes left
dd-dial-virtual = Virtual tokens
dd-dial-opened = Opened sites
dd-dial-opened-for = { $planet }: { $site } opened for { $seat }
dd-phase-equip = Equipment is chosen
dd-phase-start = Start planets are chosen
dd-phase-turn = A turn begins
dd-phase-free = A free action turn is offered
dd-phase-cube = A cube is taken for the turn counter
dd-phase-act = Action turn
dd-phase-offer = An exchange is put together
dd-phase-answer = An exchange is answered
dd-phase-keep = Tokens to keep are chosen
