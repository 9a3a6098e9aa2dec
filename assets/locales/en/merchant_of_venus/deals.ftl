# Merchant of Venus: ships, deeds, bartering, culture cards and trades with players.

# Ships
mov-act-buy-ship = Buy a { $kind } for { $price } cr and your ship
    .short = { $kind }: { $price } cr
mov-act-buy-ship-down = Change to a { $kind } and get { $price } cr of barter credit
    .short = { $kind } (+{ $price } cr)
mov-act-leave-behind = Leave { $kind-one } behind ({ $room ->
    [1] half a hold
    [2] a hold
   *[other] { $room } half holds
})
    .short = { $kind-one }

mov-no-ship-sold = No { $kind } is sold here
mov-no-same-ship = You already fly a { $kind }
mov-no-ship-needs-both = A ship uses your buy and your sell, and one of them is spent
mov-no-ship-too-dear = You have { $have } cr, and beside your old ship you need { $price } cr
mov-no-surplus = The { $kind } carries { $room }, your cargo needs { $needs }
mov-no-relic-left-behind = A relic takes no room, so it comes along

mov-log-ship = { $seat } gives a { $old } for { $worth } cr in trade and buys a { $kind } for { $price } cr
    .short = gives a { $old } for { $worth } cr in trade and buys a { $kind } for { $price } cr
mov-log-left-behind = { $seat } leaves { $kind-one } behind

# Deeds
mov-act-buy-port = Build the port at { $space } for { $price } cr
    .short = Port: { $price } cr
mov-act-buy-factory = Build the factory of the { $culture } for { $price } cr
    .short = Factory: { $price } cr
mov-act-buy-factory-at = Build the factory of the { $culture } at { $space } for { $price } cr
    .short = Factory: { $space }

mov-no-deed-of-elsewhere = Deeds of { $system } are sold only there
mov-no-orbit-taken = This orbit is taken: { $seat } owns the port
mov-no-markers-left = All your { $count } markers are placed
mov-no-factory-owned = The factory here already belongs to { $seat }
mov-no-factory-place = The factory must stand in a city or port of this system

mov-log-port = { $seat } builds the port at { $space } for { $price } cr
    .short = builds the port at { $space } for { $price } cr
mov-log-factory = { $seat } builds the factory of the { $culture } for { $price } cr
    .short = builds the factory of the { $culture } for { $price } cr
mov-log-factory-good = The factory makes { $kind }: it is for sale on the market of the { $culture }

# Bartering
mov-act-trade-in = Trade in { $kind-one } for { $worth } cr of barter credit
    .short = Trade in { $kind-one }
mov-act-barter-first = Pay with barter credit first ({ $credit } cr)
    .short = Credit first
mov-act-money-first = Pay with money first (barter credit { $credit } cr)
    .short = Money first

mov-no-barter-at-base = Equipment is not taken at the Base
mov-no-good-barter = Goods are sold for money, not traded in
mov-no-passenger-trade = Passengers are set down, not traded in
mov-no-ship-alone = A ship is traded in only for another ship
mov-no-deed-barter = Deeds are never sold or traded in
mov-no-barter-credit = You have no barter credit

mov-log-trade-in = { $seat } trades in { $kind-one } for { $worth } cr of barter credit
    .short = trades in { $kind-one } for { $worth } cr of barter credit

# Culture cards
mov-act-trade-card-in = Trade in the card of the { $culture } for { $value } cr of barter credit
    .short = Trade in: { $culture }
mov-act-open-card = Pay with the card of the { $culture }: { $value } cr, uses no buy where it pays all
    .short = Card: { $culture }
mov-act-open-card-spent = Pay with the card of the { $culture }: { $value } cr, your buy is spent: only what it pays in full
    .short = Card: { $culture }
mov-act-close-card-unused = Keep the card of the { $culture } for later
    .short = Keep the card
mov-act-close-card-losing = Enough bought with the card ({ $lost } cr of it are lost)
    .short = Enough ({ $lost } cr lost)

mov-no-card-of-another = This card is good only with the { $culture }

mov-log-card-traded-in = { $seat } trades in the card of the { $culture } for { $value } cr of barter credit
mov-log-card-opened = { $seat } lays out the card of the { $culture }, which pays { $value } cr
mov-log-card-kept = { $seat } keeps the card of the { $culture } for later
mov-log-card-used-up = { $seat } has used up the card of the { $culture }
mov-log-card-lapsed = { $seat } puts the card of the { $culture } out of the game; { $lost } cr of it are lost

# Trades with players
mov-act-deal = Trade with { $partner }
mov-act-give = Give: { $kind }
mov-act-ask = Ask for: { $kind }
mov-act-take-back = Leave out: { $kind } ({ $seat })
    .short = Without { $kind }
mov-act-deal-money = Money in the deal: { $paid ->
    [0] { $pays ->
        [0] none yet
       *[other] you pay { $partner } { $pays } cr
    }
   *[other] { $partner } pays you { $paid } cr
}
mov-act-propose = Propose to { $partner }: { $gives } for { $gets }
    .short = Propose
mov-act-cancel-deal = Give up this deal
mov-act-accept = Accept: { mov-deal-give } for { $gets }
    .short = Accept
mov-act-refuse = Refuse the deal of { $partner }
    .short = Refuse
mov-act-counter = Change the deal and propose it back to { $partner }
    .short = Change it

mov-no-deal-place = Players trade after the movement, at cities, ports, the Base and asteroids
mov-no-deal-not-here = { $partner } is not here
mov-no-deal-turn = Only the player in turn opens a trade
mov-no-deal-again = { $partner } has turned down { $count } deals this turn
mov-no-deal-kind = Ships and deeds cannot be traded with players
mov-no-deal-empty = Nothing changes hands in this deal yet
mov-no-deal-money = { $seat } has { $have } cr, the deal asks for { $price } cr
mov-no-deal-room = The ship of { $seat } carries { $room }, after this deal its cargo would need { $needs }

mov-log-deal-proposed = { $seat } proposes to { $partner }: { $gives } for { $gets }
mov-log-deal-done = The deal is done: { $seat } { mov-deal-handed } for { $gets }
mov-log-deal-refused = { $seat } refuses the deal of { $partner }
mov-log-deal-countered = { $seat } wants to change the deal of { $partner }
mov-log-deal-given-up = { $seat } gives up the deal with { $partner }

# What one side of a deal gives: pieces, and money as the last of them.
mov-deal-card = the card of the { $culture }
mov-deal-rider = { $kind } to { $to } ({ $fare } cr)
mov-deal-sum = { $sum } cr
# The same after the word for giving.
mov-deal-give = { $giving ->
    [0] give nothing
   *[other] give { $gives }
}
mov-deal-handed = { $giving ->
    [0] gives { $partner } nothing
   *[other] gives { $partner } { $gives }
}
