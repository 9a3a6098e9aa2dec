# Merchant of Venus: set-up, turns, visits, the cup and the end of the game.

mov-question-race = { $seat }: which race do you play?
mov-question-start = { $seat }: where do you want to fly?
mov-question-move = { $seat }: where do you fly on?
mov-question-hazard = { $seat }: pay the fee and go on, or stop here?
mov-question-trade = { $seat }: trade as you like, then end the turn
mov-question-asteroid = { $seat }: anything to do here before the turn ends?
mov-question-surplus = { $seat }: what does not come along into the new ship?
mov-question-demand = { $seat }: which demand is met?
mov-question-basket = { $seat }: what does the culture card pay for?
mov-question-deal = { $seat }: put the deal together
mov-question-answer = { $seat }: do you accept this deal?
mov-question-stop = { $seat }: stop the game here?

mov-act-race = Play the { $culture }
mov-act-end-turn = End the turn
mov-act-end-turn-losing = End the turn (barter credit of { $lost } cr is lost)
    .short = End (−{ $lost } cr)
mov-act-propose-stop = Propose to stop the game
    .short = Stop the game?
mov-act-agree = Agree to stop
mov-act-decline = Play on

mov-no-race-taken = This race is taken
mov-no-races-taken = Races are taken before the first turn
mov-no-no-pilot-number = A pilot number is chosen only in a navigation circle or for a gate
mov-no-order-stands = It is spent in this order already
mov-no-not-now = That is not possible now
mov-no-trade-in-space = Ships can trade only at cities, ports and the Base
mov-no-culture-here = No culture lives here
mov-no-culture-at-base = There is no culture here
mov-no-undiscovered = The culture of this system is not discovered yet
mov-no-buy-left = You may buy only one thing in the turn you move to a city, a space city or the Base
mov-no-sell-left = You may sell or trade in only one thing in the turn you move to a city, a space city or the Base
mov-no-part-needs-buy = The part paid in money needs your buy, which is spent
mov-no-too-dear = You have { $have } cr, the price is { $price } cr
mov-no-room = There is no room aboard: it takes { $needs ->
    [1] half a hold
    [2] a hold
   *[other] { $needs } half holds
}, and { $free ->
    [0] nothing
    [1] half a hold
   *[other] { $free } half holds
} is free
mov-no-stop-yet = Stopping can be proposed after { $rounds } rounds (a rule of the house)
mov-no-stop-again = This was proposed in this turn already; the game stops only if everybody agrees
mov-no-stop-now = Stopping is proposed at the beginning of an own turn, before the roll; the others answer
mov-no-stop-first = First it must be answered whether the game stops

mov-log-start-roll = { $seat } rolls { $roll } for the start
mov-log-start-player = { $seat } begins
mov-log-race = { $seat } plays the { $culture }
mov-log-turn = Turn { $turn }: { $seat } at { $space }
mov-log-landed = { $seat } lands at { $space }
mov-log-rests = { $seat } lands on { $space }
mov-log-barter-lost = { $seat } loses unspent barter credit of { $lost } cr
mov-log-commission = { $seat } earns a port commission of { $paid } cr on trade of { $base } cr
mov-log-factory-commission = { $seat } earns { $paid } cr from the factory of the { $culture }
mov-log-goal = { $seat } reaches the goal with a net worth of { $worth } cr
mov-log-bank-empty = The bank has no money left
mov-log-proposes-stop = { $seat } proposes to stop the game
mov-log-agrees = { $seat } agrees to stop
mov-log-declines = { $seat } wants to play on
mov-log-stopped = Everybody agrees: the game stops, and nobody wins
mov-log-goal-off = With the small bank nobody wins by a goal: when the bank is empty, the richest wins
mov-log-wins = { $seat } wins with { $worth } cr
mov-log-drawn-market = The cup gives { $kind }, which goes to the market of the { $culture }
mov-log-drawn-supply = The cup gives { $kind }, which goes to the supply area of the { $culture }

mov-end-goal = The goal was reached
mov-end-bank = The bank ran out of money
mov-end-agreed = Everybody agreed to stop

# What is printed on a space; .one where a sentence speaks of it.
mov-space-plain = space
    .one = the space
mov-space-blue = blue space
    .one = the blue space
mov-space-red = red space
    .one = the red space
mov-space-yellow = yellow space
    .one = the yellow space
mov-space-hazard = hazard
    .one = the hazard
mov-space-hazard-blue = blue hazard
    .one = the blue hazard
mov-space-hazard-red = red hazard
    .one = the red hazard
mov-space-hazard-yellow = yellow hazard
    .one = the yellow hazard
mov-space-asteroid = asteroid
    .one = the asteroid
mov-space-box = encounter box
    .one = the encounter box
mov-space-circle = navigation circle
    .one = the navigation circle
mov-space-orbit = orbit
    .one = the orbit
mov-space-city = city
    .one = the city
mov-space-space-city = space city
    .one = the space city
mov-space-base = Galactic Base
    .one = the Galactic Base

mov-detail-factory-good = factory good
mov-detail-demand = demand

mov-list-head = Head for ({ $count })
mov-list-jump = Jump to ({ $count })
mov-list-look = Look at a marker ({ $count })
mov-list-fly = Fly to ({ $count })
