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

mov-act-race = Play the { $culture }
mov-act-end-turn = End the turn
mov-act-end-turn-losing = End the turn (barter credit of { $lost } cr is lost)

mov-no-race-taken = This race is taken
mov-no-not-now = That is not possible now
mov-no-trade-in-space = Ships can trade only at cities, ports and the Base
mov-no-culture-here = No culture lives here
mov-no-culture-at-base = There is no culture here
mov-no-undiscovered = The culture of this system is not discovered yet
mov-no-buy-left = You may buy only one thing in the turn you move to a city, a space city or the Base
mov-no-sell-left = You may sell or trade in only one thing in the turn you move to a city, a space city or the Base
mov-no-part-needs-buy = The part paid in money needs your buy, which is spent
mov-no-too-dear = You have { $have } cr, the price is { $price } cr
mov-no-room = There is no room aboard: it needs { $needs }, and { $free } is free

mov-log-start-roll = { $seat } rolls { $roll } for the start
mov-log-start-player = { $seat } begins
mov-log-race = { $seat } plays the { $culture }
mov-log-turn = Turn { $turn }: { $seat } at { $space }
mov-log-landed = { $seat } lands at { $space }
mov-log-barter-lost = { $seat } loses unspent barter credit of { $lost } cr
mov-log-commission = { $seat } earns a port commission of { $paid } cr on trade of { $base } cr
mov-log-factory-commission = { $seat } earns { $paid } cr from the factory of the { $culture }
mov-log-goal = { $seat } reaches the goal with a net worth of { $worth } cr
mov-log-bank-empty = The bank has no money left
mov-log-wins = { $seat } wins with { $worth } cr
mov-log-drawn-market = Out of the cup: { $kind }, to the market of the { $culture }
mov-log-drawn-supply = Out of the cup: { $kind }, to the supply area of the { $culture }

mov-end-goal = The goal was reached
mov-end-bank = The bank ran out of money

# What is printed on a space; .one where a sentence speaks of it.
mov-space-plain = space
    .one = a space
mov-space-hazard = hazard
    .one = a hazard
mov-space-asteroid = asteroid
    .one = an asteroid
mov-space-box = encounter box
    .one = an encounter box
mov-space-circle = navigation circle
    .one = a navigation circle
mov-space-orbit = orbit
    .one = an orbit
mov-space-city = city
    .one = a city
mov-space-space-city = space city
    .one = a space city
mov-space-base = Galactic Base
    .one = the Galactic Base
