# Ways that one click flies.
mov-way-points = { $cost ->
    [one] 1 of { $left } points
   *[other] { $cost } of { $left } points
}
mov-way-part = Too far for this turn: { $cost } of { $left } points, as far as { $space }
mov-way-circle = This roll has no number for the way on from { $space }: there after { $cost } of { $left } points
mov-way-before-roll = Setting out rolls the dice, and the roll stands; what it reaches is flown at once
mov-way-far = About { $cost ->
        [one] 1 point
       *[other] { $cost } points
    } in all
mov-way-unknown = Past { $count ->
    [one] a box
   *[other] { $count } boxes
} that nobody knows: there it may turn out otherwise
mov-way-fees = Fees on the way: { $fees }
mov-way-pilot = With pilot number { $number }

mov-act-pilot-to = Pilot number { $number }: to { $space }
    .short = { $number }: { $space }
mov-act-end-turn-unbought = End the turn, buy nothing more
    .short = End the turn
mov-act-end-turn-unsold = End the turn, sell nothing more
    .short = End the turn
mov-sure-discard = Throw it away? It brings nothing.
    .yes = Throw it away

# Why a computer player does it.
mov-why-race = Each people has its own home and discount; it plays them all alike.
mov-why-stay = It knows of nothing better to fly for in this turn.
mov-why-head = This way leads soonest to where its cargo, or what it could buy there, brings most.
mov-why-head-gate = Through the gate it is there soonest.
mov-why-roll = Everything is set for the flight.
mov-why-step = It lies on the way that costs least of points and fees.
mov-why-jump = The jump saves points.
mov-why-pilot = This number leads nearest to where it wants to go.
mov-why-reroll = So low a die is worth another roll.
mov-why-land = Here something can be sold or bought with gain.
mov-why-pay-fee = Going on is worth more than the fee.
mov-why-stop = The fee is dearer than a turn.
mov-why-stop-in-circle = From this circle the next turn begins best.
mov-why-sell = Here it brings money at once and makes room.
mov-why-buy = Its buyers, known or still to be found, pay more for it than it costs.
mov-why-buy-ship = More dice or more room pay for themselves in the turns that are left.
mov-why-buy-port = A deed counts as much as it costs, and the port saves points.
mov-why-buy-factory = A deed counts as much as it costs, and others will pay its owner.
mov-why-board = The fare lies on its way.
mov-why-set-down = The passenger is where it wants to be, and pays.
mov-why-trade-in = What is traded in is worth less aboard than here.
mov-why-use-card = The card is worth something here only.
mov-why-close-card = Nothing more fits the card.
mov-why-discard = Nobody near buys it, and its room is needed.
mov-why-take-relic = A relic counts and helps for the rest of the game.
mov-why-drive-on = The drive saves points on this way.
mov-why-drive-off = The drive would fly past where it wants to stop.
mov-why-use-demand = The smallest demand is given up first.
mov-why-accept = What it gets is worth more than what it gives.
mov-why-refuse = What it gives is worth more than what it gets.
mov-why-end-turn = Nothing that pays is left to do here.

mov-way-lands = Lands at { $space }
mov-way-contact = First contact at { $system }: you turn up its culture, keep the card and open the market
mov-contact-sells = They sell { $good } for { $price } cr
mov-contact-card = The card pays { $worth } cr with them, now or later
mov-note-discard = For good: it goes into the cup, and another token is drawn for it.
mov-note-trade-in = It costs { $price } cr; your { $old } is given for it and takes off { $worth } cr.

mov-note-race = Deeds of this people cost you { $percent } % less, wherever they turn out to live; nothing else differs. They make { $good } ({ $price } cr).

# How those play that have a way of their own.
mov-chooser-cautious = Keeps money in hand and rather trades small and sure than flies far for much.
mov-chooser-hurried = Sells at the next world and takes what it pays: the credits of this turn count most.
mov-chooser-hunter = Loads what other worlds wait for, and comes with a full hold.
