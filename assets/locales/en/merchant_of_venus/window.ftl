# Merchant of Venus in the window: short names of what can be done, for buttons that are grey; places and dials of the position editor.

mov-verb-race = Play the { $kind }
mov-verb-stay = Stay here
mov-verb-drive-on = Switch on: { $piece }
mov-verb-drive-off = Switch off: { $piece }
mov-verb-auto-pilot = Auto Pilot
mov-verb-gate-lock = Gate Lock
mov-verb-jump-start = Jump Start: gate { $number }
mov-verb-head = Head for { $space }
mov-verb-head-gate = Head for gate { $number }
mov-verb-roll = Roll the dice
mov-verb-reroll = Roll die { $number } again
mov-verb-pilot = Pilot number { $number }
mov-verb-step = Fly to { $space }
mov-verb-jump = Jump to { $space }
mov-verb-lock = Lock this gate
mov-verb-pay-fee = Pay the fee
mov-verb-stop = Stop here
mov-verb-stop-in-circle = Stop in the circle with { $number }
mov-verb-land = Land
mov-verb-take-relic = Take the relic
mov-verb-look-marker = Look at the marker at { $space }
mov-verb-look-culture = Look at the culture card
mov-verb-buy = Buy: { $kind }
mov-verb-buy-ship = Buy a ship: { $kind }
mov-verb-buy-port = Build a port: { $space }
mov-verb-buy-factory = Build a factory: { $space }
mov-verb-sell = Sell: { $kind }
mov-verb-trade-in = Trade in: { $kind }
mov-verb-use-card = Use the card: { $kind }
mov-verb-close-card = Close the basket
mov-verb-board = Take aboard: { $kind }
mov-verb-set-down = Set down: { $kind }
mov-verb-discard = Discard: { $kind }
mov-verb-barter-first = Order of paying
mov-verb-use-demand = Meet: { $kind }
mov-verb-deal = Trade with { $seat }
mov-verb-give = Give: { $kind }
mov-verb-ask = Ask for: { $kind }
mov-verb-take-back = Take out: { $kind }
mov-verb-deal-money = Money in the deal: { $number } cr
mov-verb-propose = Propose the deal
mov-verb-cancel-deal = Give the deal up
mov-verb-accept = Accept
mov-verb-refuse = Refuse
mov-verb-counter = Change the deal
mov-verb-end-turn = End the turn
mov-verb-propose-stop = Propose to stop the game
mov-verb-agree = Agree to stop
mov-verb-decline = Play on

mov-zone-space = on the board
mov-zone-box = encounter box
mov-zone-card = culture card
mov-zone-market = market
mov-zone-supply = supply area
mov-zone-stock = bank’s stock
mov-zone-cup = cup
mov-zone-removed = out of the game, unseen
mov-zone-base = Galactic Base
mov-zone-deed-bank = deeds nobody owns
mov-zone-apart = factory goods not yet built
mov-zone-hull = hull
mov-zone-hold = hold
mov-zone-relics = relics
mov-zone-cards = culture cards
mov-zone-deeds = deeds
mov-zone-sites = own markers

mov-dial-phase = Phase
mov-dial-active = Seat in turn
mov-dial-turn = Turn
mov-dial-movement-points = Movement points left
mov-dial-pilot-number = Pilot number
mov-dial-goal = Goal

## By what lines of play are compared

mov-figure-money = Credits
mov-figure-worth = Net worth
mov-figure-aboard = In the hold
mov-figure-deeds = Deeds

# What lies ahead, in the sheet of what is tried.
mov-ahead-sell = Sell { $count } × { $kind } to the { $place }: { $sum } cr{ $turns ->
    [0] , this turn
    [one] , in about a turn
   *[other] , in about { $turns } turns
}
mov-ahead-deliver = Bring { $kind } to { $place }: { $sum } cr{ $turns ->
    [0] , this turn
    [one] , in about a turn
   *[other] , in about { $turns } turns
}
mov-ahead-buy = Buy { $count } × { $kind } from the { $place } for { $sum } cr{ $turns ->
    [0] , this turn
    [one] , in about a turn
   *[other] , in about { $turns } turns
}
mov-plan-pace = { $gain } cr of net worth in { $turns ->
    [one] one turn
   *[other] { $turns } turns
}: { $each } cr a turn.
