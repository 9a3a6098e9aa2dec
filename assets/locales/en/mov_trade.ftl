# Merchant of Venus: first contact, buying and selling, demands, passengers, discarding; names of things; set-up.

mov-title = Merchant of Venus
mov-edition-2012 = 2012 edition, Classic game
mov-edition-1988 = 1988 edition

# First contact.
mov-log-contact = { $seat } meets the { $culture }: they live at { $system }. The culture card goes to { $seat }
mov-log-deeds-laid-out = The { $culture } lay out the deed of their factory and { $orbits ->
    [one] the deed of one spaceport
   *[other] the deeds of { $orbits } spaceports
}

# Buying.
mov-act-buy = Buy { $kind } for { $price } cr
mov-act-buy-factory-good = Buy the factory good { $kind } for { $price } cr
mov-no-none-left = { $kind }: none left
mov-no-factory = { $kind }: no factory has been built here
mov-no-primitive = { $kind }: the { $culture } are a Primitive culture and sell no equipment
mov-no-other-science = { $kind }: the { $culture } do not sell this
mov-no-not-sold-here = This culture does not sell that
mov-no-relic-not-here = That relic is not for sale here
mov-no-goods-at-base = Goods are neither sold nor bought at the Base
mov-log-bought = { $seat } buys { $kind } for { $price } cr
mov-log-bought-factory-good = { $seat } buys the factory good { $kind } for { $price } cr

# Selling.
mov-act-sell = Sell { $kind } for { $price } cr
mov-act-sell-demand = Sell { $kind } for { $price } cr: { $value } cr and { $bonus } cr for the demand
mov-act-sell-factory-good = Sell the factory good { $kind } for { $price } cr
mov-act-sell-factory-good-demand = Sell the factory good { $kind } for { $price } cr: { $value } cr and { $bonus } cr for the demand
mov-act-use-demand = Put the demand of { $bonus } cr for { $kind } into the cup
mov-no-buyer = The { $culture } do not buy { $kind }
mov-no-none-aboard = You have none aboard
mov-no-only-goods = Only goods are sold for money
mov-log-sold = { $seat } sells { $kind } to the { $culture } for { $price } cr
mov-log-sold-demand = { $seat } sells { $kind } to the { $culture } for { $price } cr, of which { $bonus } cr for the demand
mov-log-sold-factory-good = { $seat } sells the factory good { $kind } to the { $culture } for { $price } cr
mov-log-sold-factory-good-demand = { $seat } sells the factory good { $kind } to the { $culture } for { $price } cr, of which { $bonus } cr for the demand

# Passengers.
mov-act-board = Take aboard: { $kind } to { $to }, fare { $fare } cr
mov-act-set-down = Set down: { $kind }, fare { $fare } cr
mov-no-passenger-elsewhere = This passenger wants to go to the { $to }
mov-no-passenger-to-base = This passenger wants to go to the Galactic Base
mov-no-no-passenger = No such passenger waits here
mov-no-passenger-not-aboard = No such passenger is aboard
mov-log-boarded = { $seat } takes aboard: { $kind } to { $to }
mov-log-set-down = { $seat } sets down: { $kind }, fare { $fare } cr

# Out of the cup.
mov-log-drawn-demand-market = Out of the cup: the { $culture } want { $good }, { $bonus } cr on top
mov-log-drawn-demand-supply = Out of the cup: the { $culture } will want { $good } once they are met, { $bonus } cr on top
mov-log-drawn-passenger-market = Out of the cup: { $kind } to { $to }, waits with the { $culture }
mov-log-drawn-passenger-supply = Out of the cup: { $kind } to { $to }, will wait with the { $culture } once they are met
mov-log-drawn-passenger-base = Out of the cup: { $kind } to { $to }, waits at the Galactic Base

# Discarding.
mov-act-discard = Discard { $kind } for nothing
mov-act-discard-fare = Discard { $kind } at the destination, for the fare
mov-no-discard-place = Cargo can be put off only at a city or spaceport
mov-no-discard-place-or-asteroid = Cargo can be put off only at a city, port or asteroid
mov-no-discard-new = { $kind }: you got this only this turn
mov-no-discard-relic = Relics are not thrown away
mov-log-discarded = { $seat } discards { $kind }

# What cannot be done at this point of a turn.
mov-no-game-over = The game is over
mov-no-not-your-turn = It is not your turn
mov-no-race-first = First every player takes a race
mov-no-move-after-trade = Nobody moves after trading
mov-no-movement-over = Your movement of this turn is over
mov-no-move-first = First stay or move, then trade
mov-no-roll-first = Declare before you roll, and roll before you move
mov-no-declare-first = Declare before you roll
mov-no-set-before-roll = This is set before the roll
mov-no-drives-before-roll = Drives are set before the roll
mov-no-no-drive = You have no such drive aboard
mov-no-stay-after-roll = The dice are rolled, you must move
mov-no-not-joined = These spaces are not joined
mov-no-no-landing = Ships can land only at cities, ports and asteroids
mov-no-no-hazard = The ship does not lie on a hazard
mov-no-hazard-first = First pay the fee and go on, or stop
mov-no-gate-not-there = No gate leads there now
mov-no-no-relic = No relic lies here
mov-no-not-rolled = You did not roll that number
mov-no-deed-elsewhere = Deeds of this system are sold only in it
mov-no-ships-not-here = Ships are not sold here
mov-no-ship-only-for-ship = A ship is traded in only for another ship
mov-no-no-card = You have no such culture card
mov-no-card-elsewhere = This card is good only with the { $culture }
mov-no-partner-not-here = That player is not here
mov-no-trade-places = Players trade only at cities, ports, the Base and asteroids
mov-no-answer-first = First the deal that was proposed is answered
mov-no-close-card-first = First the culture card is used up or put away
mov-no-demand-first = First choose which demand is met
mov-no-surplus-first = First choose what does not come along

# Names of pieces.
mov-kind-demand = Demand
mov-kind-passenger = Passenger
mov-kind-shield = Shield
mov-kind-yellow-drive = Yellow Drive
mov-kind-red-drive = Red Drive
mov-kind-combined-drive = Combined Drive
mov-kind-laser = Laser
mov-kind-nova-ball = Nova Ball
mov-kind-relic-air-foil = Air Foil
mov-kind-relic-auto-pilot = Auto Pilot
mov-kind-relic-jump-start = Jump Start
mov-kind-relic-mulligan-gear = Mulligan Gear
mov-kind-relic-spy-eye = Spy Eye
mov-kind-relic-switch-switch = Switch Switch
mov-kind-relic-gate-lock = Gate Lock
mov-kind-relic-relic-yellow-drive = Yellow Drive (relic)
mov-kind-relic-relic-shield = Shield (relic)
mov-kind-relic-relic-laser = Laser (relic)
mov-kind-class-scout = Scout
mov-kind-class-clipper = Clipper
mov-kind-class-transport = Transport
mov-kind-class-freighter = Freighter
mov-kind-ship = Ship
mov-kind-site = Marker
mov-kind-gate-1 = Gate 1
mov-kind-gate-2 = Gate 2
mov-kind-gate-3 = Gate 3
mov-kind-gate-4 = Gate 4
mov-kind-gate-5 = Gate 5
mov-kind-gate-6 = Gate 6
mov-kind-open-port = Open Port
mov-kind-hazard-red-10 = Red Hazard, 10 cr
mov-kind-hazard-red-20 = Red Hazard, 20 cr
mov-kind-hazard-red-30 = Red Hazard, 30 cr
mov-kind-hazard-red-40 = Red Hazard, 40 cr
mov-kind-hazard-yellow-10 = Yellow Hazard, 10 cr
mov-kind-hazard-yellow-20 = Yellow Hazard, 20 cr
mov-kind-hazard-yellow-30 = Yellow Hazard, 30 cr
mov-kind-hazard-yellow-40 = Yellow Hazard, 40 cr
mov-kind-hazard-blue-10 = Blue Hazard, 10 cr
mov-kind-hazard-blue-20 = Blue Hazard, 20 cr
mov-kind-hazard-blue-30 = Blue Hazard, 30 cr
mov-kind-hazard-blue-40 = Blue Hazard, 40 cr

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
