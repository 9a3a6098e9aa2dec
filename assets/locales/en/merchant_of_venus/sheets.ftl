# Merchant of Venus: the sheets of the overlay, headings of what can be done, tooltips, more numbers of the position editor.

# Tabs.
mov-tab-ship = Ship
    .help = A seat’s ship: cargo, passengers, equipment, deeds and cards.
mov-tab-market = Market
    .help = What a culture sells and buys, with its demands, deeds and passengers.
mov-tab-planner = Cargo planner
    .help = Where to sell what you carry, and what a tour would bring a turn.
mov-tab-prices = Prices
    .help = Every good with its price at each culture that is known.
mov-tab-fortunes = Fortunes
    .help = What each seat is worth, and how that came about turn by turn.

# Headings of the offers in the decision bar.
mov-group-race = Race
mov-group-turn = Turn
mov-group-stop = Stop the game
mov-group-drives = Drives
mov-group-relics = Relics
mov-group-heading = Heading
mov-group-pilot = Pilot number
    .count = { $count ->
        [one] 1 pilot number
       *[other] { $count } pilot numbers
    }
    .help = A circle is left by the exit that bears your pilot number, and a gate leads to the gate of that number. It is one of your dice, chosen once in a turn.
mov-group-fly = Fly
mov-group-buy = Buy
mov-group-ships = Ships
mov-group-deeds = Deeds
mov-group-sell = Sell
mov-group-barter = Barter
mov-group-passengers = Passengers
mov-group-discard = Discard
mov-group-demand = Demand
mov-group-deal = Trade with players

# Where the money came from, at the end of a game.
mov-income-sales = Sales
mov-income-purchases = Purchases
mov-income-ships = Ships
mov-income-deeds = Deeds bought
mov-income-owned = Deeds and what else is owned
mov-income-fares = Fares
mov-income-barter = Barter
mov-income-deals = Trades with players
mov-income-commissions = Commissions
mov-income-fees = Fees

# Numbers in the position editor.
mov-dial-moved = The ship has moved
mov-dial-limited = Limited visit
mov-dial-buys = Buys of this turn
mov-dial-sells = Sells of this turn
mov-dial-barter-credit = Barter credit
mov-dial-gates-off = All gates off
mov-dial-auto-pilot = Auto Pilot set
mov-dial-hazard-due = A fee is due
mov-dial-traded = Something was traded
mov-dial-no = no
mov-phase-races = races
mov-phase-start = start of the turn
mov-phase-move = movement
mov-phase-trade = trade
mov-phase-rest = at rest
mov-phase-over = game over

# Sciences and what they sell.
mov-science-biotech = Biotech
    .help = Sells shields
mov-science-industry = Industry
    .help = Sells yellow drives, Transports and Freighters
mov-science-technology = Technology
    .help = Sells red drives, Scouts and Clippers
mov-science-metaphysics = Metaphysics
    .help = Sells combined drives
mov-science-primitive = Primitive
    .help = Sells no equipment and no ships

# What equipment and relics do.
mov-effect-drive-yellow = Jumps yellow spaces
mov-effect-drive-red = Jumps red spaces
mov-effect-drive-both = Jumps red and yellow spaces
mov-effect-shield = Takes { $off } cr off every fee
mov-effect-air-foil = Surface links cost 1 point, and you fly from city to city of a planet
mov-effect-auto-pilot = Before the roll you may set one die to 4
mov-effect-jump-start = Your first move may be a jump to an open gate
mov-effect-mulligan-gear = Right after the roll you may roll one die again
mov-effect-spy-eye = Looks in secret at markers and culture cards next to your way
mov-effect-switch-switch = Change your pilot number to another die at any time
mov-effect-gate-lock = You decide whether gates work for you
mov-effect-none = Has no use of its own; it can be traded in

# Words that several sheets use.
mov-sheet-culture-at = { $culture }, { $system }
mov-sheet-culture-hidden = { $culture }, not found yet
    .short = { $space }
mov-sheet-at = At { $space }
mov-sheet-show = Show on the board
mov-sheet-times = { $count } × { $kind }
mov-sheet-decimal = { $whole }.{ $tenth }
mov-sheet-way-here = You are here
mov-sheet-way-now = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, this turn
mov-sheet-way = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $turns ->
    [one] about a turn
   *[other] about { $turns } turns
}
mov-sheet-way-fees = { $way }, fees { $fee } cr
mov-sheet-way-unknown = nobody has found them yet
mov-sheet-way-help = The shortest way for your drives, any pilot number at hand, gates left out. Fees as printed; each of your shields lowers every one of them.
mov-sheet-passenger = { $kind } to { $to }, fare { $fare } cr
mov-sheet-credits = Credits
mov-sheet-in-hand = { $sum } cr in hand
mov-sheet-barter-help = Barter credit: buys from this culture, in this turn only
mov-sheet-card-left = { $sum } cr left on the card

# The ship.
mov-sheet-sheet-of = Ship of { $seat }
mov-sheet-ship-figures = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, { $holds ->
    [one] { $holds } hold
   *[other] { $holds } holds
}
mov-sheet-shields-help = What your shields take off every fee
mov-sheet-worth = Net worth { $worth } cr
mov-sheet-worth-of = Net worth { $worth } of { $goal } cr
mov-sheet-worth-help = Net worth: credits and deeds. Cargo, ship and equipment count nothing.
mov-sheet-race = { $race }: deeds of the own culture { $percent } % cheaper
mov-sheet-no-race = No race taken yet
mov-sheet-turn = This turn
mov-sheet-nothing-declared = No destination yet
mov-sheet-declared = Heads for { $space }
mov-sheet-declared-gate = Heads for gate { $gate }
mov-sheet-points = { $points ->
    [one] { $points } point left
   *[other] { $points } points left
}
mov-sheet-points-help = Movement points left in this turn
mov-sheet-pilot = Pilot number { $number }
mov-sheet-no-pilot = No pilot number yet
mov-sheet-pilot-help = Which exit you take out of a navigation circle, and which gate you jump to
mov-sheet-die = Die: { $face }
mov-sheet-die-pilot = Die: { $face }, the pilot number
mov-sheet-holds = Holds
mov-sheet-hull = Hull
mov-sheet-hold = Hold { $number }
mov-sheet-slot-empty = { $slot }: empty
mov-sheet-room-short = { $used } of { $room }
mov-sheet-room = Holds: { $used } of { $room } full
mov-sheet-too-much = Too much:
mov-sheet-empty = Nothing aboard. A good fills a hold; passengers, drives and further shields take half of one.
mov-sheet-made-by = Made by: { $maker }
mov-sheet-equipment = Equipment
mov-sheet-on = On
mov-sheet-off = Off this turn
mov-sheet-relics = Relics
mov-sheet-cards = Culture cards
mov-sheet-deeds = Deeds
mov-sheet-no-deeds = No deeds yet
mov-sheet-port = Port { $name }
mov-sheet-factory = Factory of { $good }
mov-sheet-earns-port = Earns { $percent } % of what is traded there
mov-sheet-earns-factory = Earns { $percent } % of the price of each of its goods sold
mov-sheet-deeds-sum = Deeds count { $sum } cr
mov-sheet-markers-left = { $count ->
    [one] { $count } port or factory can still be built
   *[other] { $count } ports and factories can still be built
}

# The market.
mov-sheet-market-of = Market: { $name }
mov-sheet-here = { $name } (you are here)
mov-sheet-systems-waiting = Systems that wait for a first visit
mov-sheet-cultures-waiting = Cultures not found yet
mov-sheet-not-found = Not found yet
mov-sheet-seen-at = You have seen their card at { $system }
mov-sheet-number = number { $label }
mov-sheet-number-help = The number on the ring of cultures: goods are bought by the cultures with the next numbers
mov-sheet-supply = What lies here waits until somebody finds this culture.
mov-sheet-buys = { $used ->
    [0] May buy { $of }
   *[other] Bought { $used } of { $of }
}
mov-sheet-sells = { $used ->
    [0] May sell { $of }
   *[other] Sold { $used } of { $of }
}
mov-sheet-limited-help = You came here this turn, to a city, a space city or the Base: one buy and one sell. Stay a turn and there is no limit.
mov-sheet-no-limit = Buy and sell freely
mov-sheet-no-limit-help = At ports, and after a turn spent here, buys and sells are not limited
mov-sheet-free = { $free } of { $room } holds free
mov-sheet-free-help = Free holds: a good fills one; a passenger, a drive or a further shield takes half of one
mov-sheet-ship-there = { $seat } is at { $space }
mov-sheet-undiscovered = Nobody has met the culture that lives here
mov-sheet-has-seen = { $seat } has seen the card
mov-sheet-you-know = What you have seen
mov-sheet-you-know-help = Land here to meet them. The others see only that you have looked.
mov-sheet-one-of = One of these lives here
mov-sheet-one-of-help = Land to make first contact, or look from an orbit.
mov-sheet-base-help = Sells ships of every class. No culture lives here; goods are not traded.
mov-sheet-goods = Goods on sale
mov-sheet-value = Sells elsewhere for { $value } cr
mov-sheet-left = { $count ->
    [0] None left
   *[other] { $count } left
}
mov-sheet-waiting = { $count ->
    [0] None waiting
   *[other] { $count } waiting
}
mov-sheet-none-left = None left
mov-sheet-factory-good = Factory good
mov-sheet-factory-of = Factory of { $seat }
mov-sheet-factory-locked = Locked until the factory is built
mov-sheet-buy = Buy { $price } cr
mov-sheet-bought-by = Bought by
mov-sheet-bought-by-some = Bought by (?: not found yet)
mov-sheet-buyer = { $buyer }: pays { $sum } cr{ $bonus ->
    [0] {""}
   *[other] , { $bonus } cr of it for a demand
}; { $way }
mov-sheet-passengers = Passengers waiting
mov-sheet-wants-to = To { $to }
mov-sheet-needs-room = { $room ->
    [0] Takes no hold
    [1] Takes half a hold
    [2] Takes a hold
   *[other] Takes { $room } half holds
}
mov-sheet-on-hull = Rides on the hull
mov-sheet-board = Board, { $fare } cr
mov-sheet-fare = Fare { $fare } cr
mov-sheet-ships = Ships
mov-sheet-own-ship = Your { $kind } is taken in for { $worth } cr
mov-sheet-printed-price = Printed price { $price } cr
mov-sheet-ship-back = Leaves you { $sum } cr of barter credit
mov-sheet-ship-small = Too small for your cargo: it fills { $used } holds, the ship has { $room }
mov-sheet-own = You fly this class
mov-sheet-discount = Home: deeds cost you { $percent } % less
mov-sheet-counts = Counts { $worth } cr
mov-sheet-owned = Owned by { $seat }
mov-sheet-marker-at = or marker at
mov-sheet-sell-here = Your goods here
mov-sheet-with-demand = { $value } cr and { $bonus } cr for the demand
mov-sheet-all-of-them = All { $count } now: { $sum } cr
mov-sheet-not-bought = Not bought here
mov-sheet-sell = Sell { $sum } cr
mov-sheet-sell-not = Sell
mov-sheet-discard = Throw away
mov-sheet-riders = Your passengers
mov-sheet-arrived = This is the destination
mov-sheet-set-down = Set down, { $fare } cr
mov-sheet-they-buy = They buy
mov-sheet-demand = { $count ->
    [one] Demand: { $bonus } cr more for { $kind }
   *[other] { $count } demands: { $bonus } cr more each for { $kind }
}
mov-sheet-buys-good = { $kind }: { $sum } cr; made by { $maker }
mov-sheet-buys-carried = { $kind }: { $sum } cr; you have it aboard
mov-sheet-barter = Barter
mov-sheet-credit = Credit { $credit } cr
mov-sheet-barter-first = Spend it first
mov-sheet-money-first = Spend money first
mov-sheet-trade-in = Trade in { $worth } cr
mov-sheet-card = Card of the { $culture }
mov-sheet-card-barter = Becomes barter credit with { $place }
mov-sheet-card-basket = Pays for things of { $place }; what it pays wholly uses no buy
mov-sheet-card-use-barter = Trade in { $value } cr
mov-sheet-card-use-basket = Pay with its { $value } cr
mov-sheet-partners = Players here
mov-sheet-deal = Trade
mov-sheet-deal-with = Trade with { $seat }
mov-sheet-partners-help = Goods, passengers, equipment, relics, culture cards and money can be traded at any price both agree to.

# What is asked before anything else.
mov-sheet-races = Choose your race
mov-sheet-races-help = Deeds of your own culture cost you { $percent } % less. Nothing else differs.
mov-sheet-race-good = Makes { $kind }: { $price } cr, sells for { $value } cr
mov-sheet-take-race = Play
mov-sheet-basket-help = Choose what the card pays for. What is left of it is lost.
mov-sheet-basket-left = { $left } of { $value } cr left on the card
mov-sheet-surplus = Too much for the new ship
mov-sheet-surplus-help = The { $kind } is smaller. Choose what stays behind; nothing is paid for it.
mov-sheet-leave-behind = Leave behind
mov-sheet-which-demand = Which demand is met?

# The deal.
mov-deal-compose = Your deal with { $partner }
mov-deal-answer = { $partner } proposes a deal
mov-deal-watch = { $seat } and { $partner } put a deal together
mov-deal-gives-head = { $seat } gives
mov-deal-nothing = Nothing
mov-deal-could-give = Put in:
mov-deal-could-ask = Ask for:
mov-deal-in = Put into the deal: { $kind } of { $seat }
mov-deal-out = Leave out of the deal: { $kind } of { $seat }
mov-deal-room-after = Holds full afterwards
mov-deal-passenger = { $kind }, { $fare } cr
mov-deal-pays = { $seat } pays { $sum } cr
mov-deal-no-money = No money changes hands
mov-deal-money-label = Money in the deal
mov-deal-unit = cr
mov-deal-money = Money you pay, from { $least } to { $most } cr
mov-deal-money-help = Above 0 you pay, below 0 { $partner } pays.
mov-deal-step = Change the money by { $step } cr
mov-deal-propose = Propose
mov-deal-accept = Accept
mov-deal-counter = Change it
mov-deal-refuse = Refuse
mov-deal-cancel = Give up

# Prices.
mov-prices-list = List
mov-prices-grid = Grid
mov-prices-sort = Sort by: { $order }
mov-prices-by-margin = Profit
mov-prices-by-rate = Per point
mov-prices-by-culture = Culture
mov-prices-all-buyers = Every buyer, not only the best
mov-prices-found-only = Only cultures that are found
mov-prices-none = Nothing to compare yet
mov-prices-from-to = Buy { $price }, sell { $pays } cr
mov-prices-demand = { $bonus } cr of it for a demand
mov-prices-rate = { $points } points, { $rate } cr a point
mov-prices-margin-help = Profit of one piece
mov-prices-row = { $kind }, made by { $maker }
mov-prices-cell = { $kind } from { $maker } to { $buyer }: { $price } cr, sells for { $pays } cr
mov-prices-grid-help = Rows sell, columns buy; the number is the profit of one piece. A star marks a demand.
mov-prices-help = Points are counted from your ship to the seller and on to the buyer, by the shortest way for your drives.

# The cargo planner.
mov-plan-roll = An average roll gives { $roll } points; { $free } of the holds free
mov-plan-aboard = Aboard
mov-plan-empty = No goods and no passengers aboard.
mov-plan-no-buyer = No culture that is found buys this yet.
mov-plan-hidden = Also bought by
mov-plan-best = Best sum a movement point
mov-plan-best-word = best
mov-plan-way = { $way }; { $rate } cr a point
mov-plan-nowhere = Nobody has found them yet
mov-plan-trades = Best trades from here
mov-plan-no-trades = No good on sale has a buyer that is found.
mov-plan-load = { $count ->
    [one] You can carry and pay { $count }: { $sum } cr profit
   *[other] You can carry and pay { $count }: { $sum } cr profit
}, { $turns ->
    [one] about a turn
   *[other] about { $turns } turns
}
mov-plan-load-none = No room or no money for it now; { $turns ->
    [one] about a turn
   *[other] about { $turns } turns
}
mov-plan-fares = Passengers waiting
mov-plan-fare-way = From { $from } to { $to }
mov-plan-turns = { $turns ->
    [one] about a turn
   *[other] about { $turns } turns
}
mov-plan-help = Estimates: shortest ways with any pilot number at hand, gates left out, average rolls, demands as they lie now.

# Fortunes.
mov-fortune-goal = Goal: a net worth of { $goal } cr at the end of an own turn
mov-fortune-no-goal = No goal: the richest player wins when the bank is empty
mov-fortune-bank = { $left } cr left in the bank
mov-fortune-leads = leads
mov-fortune-money = Money
mov-fortune-deeds = Deeds
mov-fortune-worth = Net worth
mov-fortune-sum = { $what }: { $sum } cr
mov-fortune-share = { $percent } % of the goal
mov-fortune-deed-count = { $count ->
    [one] { $count } deed
   *[other] { $count } deeds
}
mov-fortune-history = Net worth, turn by turn
mov-fortune-history-help = Net worth of every player over { $turns } turns; the broken line is the goal

# Cards of things on the board.
mov-card-ship = { $kind } of { $seat }
mov-card-close = Close this card
mov-card-port = Port of { $seat }
mov-card-open-port = Open port: everybody trades here without limit
mov-card-orbit = { $kind }, a port can be built here
mov-card-fee = Fee { $fee } cr
mov-card-fee-shielded = Fee { $fee } cr for you, printed { $printed } cr
mov-card-jumped = Your drives jump it
mov-card-box-empty = The box is empty: an asteroid
mov-card-box-down = A face-down marker
mov-card-box-known = You have seen this marker: { $marker }
mov-card-seen-by = Seen by { $seats }
mov-card-gate = Gate { $gate }
mov-card-hazard = Hazard, fee { $fee } cr
mov-card-relic = { $kind }: { $effect }
mov-card-exit = { $numbers }: to { $space }
mov-card-trades = Trade with the { $culture } here
mov-card-market = Market
