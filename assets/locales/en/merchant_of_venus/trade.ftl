# Merchant of Venus: first contact, buying and selling, demands, passengers, discarding; names of things; set-up.

mov-title = Merchant of Venus

# First contact.
mov-log-contact = { $seat } meets the { $culture }: they live at { $system }. The culture card goes to { $seat }
mov-log-deeds-laid-out = The { $culture } lay out the deed of their factory and { $orbits ->
    [one] the deed of one spaceport
   *[other] the deeds of { $orbits } spaceports
}

# Buying.
mov-act-buy = Buy { $kind-one } for { $price } cr
    .short = Buy { $kind-one }: { $price }
mov-act-buy-factory-good = Buy the factory good { $kind } for { $price } cr
    .short = Buy { $kind } (factory): { $price }
mov-act-buy-own-factory-good = Buy the factory good { $kind } for { $price } cr; { $back } cr come back to you as its owner
    .short = Buy { $kind } (own factory): { $price } − { $back }
mov-no-none-left = { $kind }: none left
mov-no-factory = { $kind }: no factory has been built here
mov-no-primitive = { $kind }: the { $culture } are a Primitive culture and sell no equipment
mov-no-other-science = { $kind }: the { $culture } do not sell this
mov-no-not-sold-here = This culture does not sell that
mov-no-relic-not-here = That relic is not for sale here
mov-log-bought = { $seat } buys { $kind-one } for { $price } cr
    .short = buys { $kind-one } for { $price } cr
mov-log-bought-factory-good = { $seat } buys the factory good { $kind } for { $price } cr
    .short = buys the factory good { $kind } for { $price } cr

# Selling.
mov-act-sell = Sell { $kind } for { $price } cr
    .short = Sell { $kind }: { $price }
mov-act-sell-demand = Sell { $kind } for { $price } cr: { $value } cr and { $bonus } cr for the demand
    .short = Sell { $kind }: { $price }
mov-act-sell-factory-good = Sell the factory good { $kind } for { $price } cr
    .short = Sell { $kind } (factory): { $price }
mov-act-sell-factory-good-demand = Sell the factory good { $kind } for { $price } cr: { $value } cr and { $bonus } cr for the demand
    .short = Sell { $kind } (factory): { $price }
mov-act-use-demand = Put the demand of { $bonus } cr for { $kind } into the cup
    .short = { $kind }: { $bonus } cr
mov-no-buyer = The { $culture } do not buy { $kind }
mov-no-none-aboard = You have none aboard
mov-no-only-goods = Only goods are sold for money
mov-log-sold = { $seat } sells { $kind } to the { $culture } for { $price } cr
    .short = sells { $kind } to the { $culture } for { $price } cr
mov-log-sold-demand = { $seat } sells { $kind } to the { $culture } for { $price } cr, of which { $bonus } cr for the demand
    .short = sells { $kind } to the { $culture } for { $price } cr, of which { $bonus } cr for the demand
mov-log-sold-factory-good = { $seat } sells the factory good { $kind } to the { $culture } for { $price } cr
    .short = sells the factory good { $kind } to the { $culture } for { $price } cr
mov-log-sold-factory-good-demand = { $seat } sells the factory good { $kind } to the { $culture } for { $price } cr, of which { $bonus } cr for the demand
    .short = sells the factory good { $kind } to the { $culture } for { $price } cr, of which { $bonus } cr for the demand

# Passengers.
mov-act-board = Take { $kind-one } aboard, to { $to } (fare { $fare } cr)
    .short = Aboard, to { $to }
mov-act-set-down = Set down { $kind-the } for { $fare } cr
    .short = Set down: { $fare } cr
mov-no-passenger-elsewhere = This passenger wants to go to the { $to }
mov-no-passenger-to-base = This passenger wants to go to the Galactic Base
mov-no-no-passenger = No such passenger waits here
mov-no-passenger-not-aboard = No such passenger is aboard
mov-log-boarded = { $seat } takes { $kind-one } aboard, to { $to }
    .short = takes { $kind-one } aboard, to { $to }
mov-log-set-down = { $seat } sets down { $kind-the } for { $fare } cr
    .short = sets down { $kind-the } for { $fare } cr

# Out of the cup.
mov-log-drawn-demand-market = The cup gives a demand: the { $culture } want { $good }, for { $bonus } cr more
mov-log-drawn-demand-supply = The cup gives a demand: the { $culture } will want { $good } once they are met, for { $bonus } cr more
mov-log-drawn-passenger-market = The cup gives { $kind-one } to { $to }, who waits with the { $culture }
mov-log-drawn-passenger-supply = The cup gives { $kind-one } to { $to }, who will wait with the { $culture } once they are met
mov-log-drawn-passenger-base = The cup gives { $kind-one } to { $to }, who waits at the Galactic Base

# Discarding.
mov-act-discard = Discard { $kind-one } for nothing
mov-act-discard-fare = Discard { $kind-the } at the destination, for the fare
mov-no-discard-place = Cargo can be put off only at a city or spaceport
mov-no-discard-place-or-asteroid = Cargo can be put off only at a city, port or asteroid
mov-no-discard-new = { $kind }: you got this only this turn
mov-no-discard-relic = Relics are not thrown away
mov-log-discarded = { $seat } discards { $kind-one }

# What cannot be done at this point of a turn.
mov-no-game-over = The game is over
mov-no-no-race = No player can play that race
mov-no-race-first = First every player takes a race
mov-no-demand-first = First choose which demand is met
mov-no-surplus-first = First choose what does not come along
mov-no-deal-first = First finish the deal or give it up
mov-no-answer-first = First the deal that was proposed is answered
mov-no-close-card-first = First the culture card is used or put away
mov-no-move-first = First stay or move, then trade
mov-no-end-before-move = First stay or move
mov-no-end-in-flight = A ship in flight goes on until it lands, is stopped or has no movement points
mov-no-movement-over = Your movement of this turn is over, and nobody moves after trading
mov-no-no-deed-here = Such a deed is not sold here
mov-no-not-bartered = This is not taken in trade
mov-no-ship-only-for-ship = A ship is traded in only for another ship
mov-no-ships-not-here = That ship is not sold here
mov-no-no-card = You have no such culture card
mov-no-card-open = No culture card is in use
mov-no-no-demand = No such demand is met here
mov-no-partner-not-here = That player is not here
mov-no-trade-places = Players trade only at cities, ports, the Base and asteroids
mov-no-no-deal = No deal is being made

# What is wrong with a position that was set by hand.
mov-problem-place = { $kind } cannot lie there: { $zone }
mov-problem-mark = { $kind } cannot be marked { $mark }
mov-problem-dial = { $dial } cannot be { $value }: it goes from { $least } to { $most }
mov-problem-purse = { $purse } cannot hold { $amount } cr
mov-problem-room = The cargo of { $seat } needs room { $needs }, the ship has { $room }
mov-problem-hull = One shield at most rides on the hull of { $seat }
mov-problem-no-race = { $seat } cannot play the { $culture }
mov-problem-race-twice = { $seat } plays the { $culture }, as somebody else does
mov-problem-two-cards = More than one culture card lies on { $system }
mov-problem-card-up = The culture card of { $system } lies face up; it lies face down until first contact and then belongs to a player
mov-problem-hidden-and-named = { $system } has a face-down culture card and is said to be the home of the { $culture }
mov-problem-unnamed = { $system } has no culture card, and no culture is said to live there
mov-problem-named-elsewhere = { $system } is said to be the home of the { $culture }, but their culture card lies face down somewhere
mov-problem-culture-twice = The { $culture } are said to live at { $system } and somewhere else
mov-problem-port-off-orbit = A spaceport of { $seat } stands at { $space }, which is no orbit
mov-problem-port-without-deed = A spaceport of { $seat } stands at { $space }, but { $seat } does not hold its deed
mov-problem-two-ports = More than one spaceport stands at { $space }
mov-problem-factory-place = A factory marker of { $seat } stands at { $space }, but a factory stands in a city or port of the culture whose factory deed its owner holds
mov-problem-factories = The { $culture } have one factory at most, and its owner holds the deed
mov-problem-deed-hidden = { $seat } holds the deed { $kind } of a culture that is not discovered
mov-problem-no-marker = { $seat } has no marker left for a deed
mov-problem-no-trading-place = The ship in turn trades at { $space }, which is no city, port or Base
mov-problem-no-contact = The ship in turn trades at { $space }, but the culture there is not discovered yet
mov-problem-no-rest = The ship in turn rests at { $space }, which is no asteroid
mov-problem-pilot = The pilot number is { $number }, but no die shows it
mov-problem-die = A die that was rolled shows a number from 1 to 6
mov-problem-gate = There is no gate { $number }
mov-problem-no-hazard = A fee is due at { $space }, but the ship does not fly over a hazard there
mov-problem-no-jump = The ship cannot be in the middle of a jump at { $space }
mov-problem-bank = The bank is empty: the game would be over
mov-problem-barter = Barter credit is there only while somebody trades
mov-problem-new-ship = A ship is bought only while somebody trades
mov-problem-card = A culture card is in use only while its owner trades with its culture, and for its own value at most
mov-problem-deal = A deal is made only between the player in turn and another whose ship is on the same space

# Names of pieces.
mov-kind-demand = Demand
mov-kind-passenger = Passenger
    .one = a passenger
    .the = the passenger
mov-kind-shield = Shield
    .one = a shield
    .the = the shield
mov-kind-yellow-drive = Yellow Drive
    .one = a yellow drive
    .the = the yellow drive
mov-kind-red-drive = Red Drive
    .one = a red drive
    .the = the red drive
mov-kind-combined-drive = Combined Drive
    .one = a combined drive
    .the = the combined drive
mov-kind-laser = Laser
mov-kind-nova-ball = Nova Ball
mov-kind-relic-air-foil = Air Foil
    .one = the Air Foil
    .the = the Air Foil
mov-kind-relic-auto-pilot = Auto Pilot
    .one = the Auto Pilot
    .the = the Auto Pilot
mov-kind-relic-jump-start = Jump Start
    .one = the Jump Start
    .the = the Jump Start
mov-kind-relic-mulligan-gear = Mulligan Gear
    .one = the Mulligan Gear
    .the = the Mulligan Gear
mov-kind-relic-spy-eye = Spy Eye
    .one = the Spy Eye
    .the = the Spy Eye
mov-kind-relic-switch-switch = Switch Switch
    .one = the Switch Switch
    .the = the Switch Switch
mov-kind-relic-gate-lock = Gate Lock
    .one = the Gate Lock
    .the = the Gate Lock
mov-kind-relic-relic-yellow-drive = Yellow Drive (relic)
    .one = the yellow drive (relic)
    .the = the yellow drive (relic)
mov-kind-relic-relic-shield = Shield (relic)
    .one = the shield (relic)
    .the = the shield (relic)
mov-kind-relic-relic-laser = Laser (relic)
    .one = the laser (relic)
    .the = the laser (relic)
mov-kind-class-scout = Scout
mov-kind-class-clipper = Clipper
mov-kind-class-transport = Transport
mov-kind-class-freighter = Freighter
mov-kind-ship = Ship
mov-kind-site = Marker
mov-kind-gate-1 = Gate 1
    .one = gate 1
    .the = gate 1
mov-kind-gate-2 = Gate 2
    .one = gate 2
    .the = gate 2
mov-kind-gate-3 = Gate 3
    .one = gate 3
    .the = gate 3
mov-kind-gate-4 = Gate 4
    .one = gate 4
    .the = gate 4
mov-kind-gate-5 = Gate 5
    .one = gate 5
    .the = gate 5
mov-kind-gate-6 = Gate 6
    .one = gate 6
    .the = gate 6
mov-kind-open-port = Open Port
    .one = an open port
    .the = the open port
mov-kind-hazard-red-10 = Red Hazard, 10 cr
    .one = a red hazard of 10 cr
    .the = the red hazard of 10 cr
mov-kind-hazard-red-20 = Red Hazard, 20 cr
    .one = a red hazard of 20 cr
    .the = the red hazard of 20 cr
mov-kind-hazard-red-30 = Red Hazard, 30 cr
    .one = a red hazard of 30 cr
    .the = the red hazard of 30 cr
mov-kind-hazard-red-40 = Red Hazard, 40 cr
    .one = a red hazard of 40 cr
    .the = the red hazard of 40 cr
mov-kind-hazard-yellow-10 = Yellow Hazard, 10 cr
    .one = a yellow hazard of 10 cr
    .the = the yellow hazard of 10 cr
mov-kind-hazard-yellow-20 = Yellow Hazard, 20 cr
    .one = a yellow hazard of 20 cr
    .the = the yellow hazard of 20 cr
mov-kind-hazard-yellow-30 = Yellow Hazard, 30 cr
    .one = a yellow hazard of 30 cr
    .the = the yellow hazard of 30 cr
mov-kind-hazard-yellow-40 = Yellow Hazard, 40 cr
    .one = a yellow hazard of 40 cr
    .the = the yellow hazard of 40 cr
mov-kind-hazard-blue-10 = Blue Hazard, 10 cr
    .one = a blue hazard of 10 cr
    .the = the blue hazard of 10 cr
mov-kind-hazard-blue-20 = Blue Hazard, 20 cr
    .one = a blue hazard of 20 cr
    .the = the blue hazard of 20 cr
mov-kind-hazard-blue-30 = Blue Hazard, 30 cr
    .one = a blue hazard of 30 cr
    .the = the blue hazard of 30 cr
mov-kind-hazard-blue-40 = Blue Hazard, 40 cr
    .one = a blue hazard of 40 cr
    .the = the blue hazard of 40 cr

# Options.
mov-option-goal = Goal
    .help = The net worth in credits with which a player wins at the end of an own turn: 1000 for about an hour and a half, 2000 for two hours, 3000 for two and a half, 4000 for three.
mov-option-small_bank = Small bank
    .help = The bank holds 12000 credits, the start money included. There is no goal: when the bank is empty the game ends and the richest player wins.
mov-option-fast_play = Fast play
    .help = All goods go into the cup, too. 20 tokens are drawn before the start, and 4 more at each first contact.
mov-option-home_open_cities = Open cities at home
    .help = At the cities of your own culture you buy and sell as much as you like, even in the turn in which you come.
mov-option-extra_die_late_seat = Extra die for late seats
    .help = The players in seats 4 and 5 roll one die more in their first turn.
mov-option-deeds_half = Deeds at half value
    .help = Deeds count half towards the net worth, and the goal is 3000 credits unless you choose another.
mov-option-relics_at_base = Relics at the Base
    .help = Relics among the spare markers are for sale at the Galactic Base from the start.
mov-option-shield_takes_room = Shields take room
    .help = No shield rides on the hull; every shield takes room in a hold.
mov-option-trade_in_open_space = Trade in open space
    .help = Players may trade with each other wherever two ships end on the same space.
mov-option-laser_relic = Laser relic
    .help = The Laser is one of the relics. Without the combat rules it has no function, but it can be traded in.
mov-option-bank_size = Size of the bank
    .help = Credits in the bank, the start money included; 0 for a bank without limit. When the bank is empty the game ends and the richest player wins; the goal stays.
mov-lack-credits = { $count } cr
mov-lack-points = { $count ->
    [one] one movement point
   *[other] { $count } movement points
}
mov-worth-sell = Sell { $kind } ×{ $count } to { $buyer }
mov-worth-trade = Buy { $kind } from { $maker } for { $buyer }
mov-worth-rate = { $gain } cr for { $cost ->
    [0] no movement point
    [one] one movement point
   *[other] { $cost } movement points
}: { $whole }.{ $tenth } a point
mov-worth-rider = Set the passenger down at { $to }
mov-worth-fare = Fly a passenger from { $from } to { $to }
mov-worth-deed = Buy { $kind } from { $seller }: it counts as much as it costs
mov-worth-find = Find out who lives in { $system }: a culture card to pay with
mov-worth-none = No sale, fare or purchase can be reckoned from here: nobody aboard or on a market that is found leads to somebody whose home is known. Flying to a hidden culture finds one.
mov-known-sold = { $kind }: { $price } cr, sold by { $seller }, { $points ->
    [one] one movement point
   *[other] { $points } movement points
} away, { $turns ->
    [0] within what is left of this turn
    [one] about one turn
   *[other] about { $turns } turns
}
mov-known-hidden = { $kind }: { $price } cr; nobody has found yet who sells it
mov-known-locked = { $kind }: { $price } cr, but only once somebody owns the factory of { $culture }, whose deed costs { $deed } cr
