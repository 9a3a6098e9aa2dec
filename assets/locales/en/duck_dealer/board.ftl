### Duck Dealer: the board and what is said of it.

## Seats

dd-worth = { $vp } VP
dd-worth-help = Victory points so far; nothing is added at the end
dd-stat-worth = { $amount } VP
dd-board-load = { $load }/{ $room } goods
dd-board-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} in hand
dd-board-steps-help = Steps that are left of your red tokens. Whatever stops the ship loses them: building, claiming, trading, proposing an exchange, or a stop. Flying on, cubes, passages and throwing goods away keep them.

## Headings in the decision bar

dd-group-begin = Before the start
dd-group-turn = Turn
dd-group-cubes = Cubes on routes
dd-group-explore = Explore
dd-group-here = On this planet
dd-group-claim = Claim
dd-group-end = End
dd-group-drop = Throw away
dd-group-keep = Keep
dd-group-exchange = Exchange

## The board

dd-board-counter = Action turns
dd-board-counted = { $done } of { $last }
dd-board-stock-heading = Energy left
dd-board-stacks = Consumers
dd-board-counter-space = Action turn { $space }; free route cubes: { $cubes }
dd-board-stock = { $left } { $colour } tokens that nobody holds
dd-board-ship = The ship of { $seat }
dd-board-stack = Consumer to come: buys { $good } at { $sale } VP each once it is built; building it with one of them and another good brings { $vp } VP. { $nth ->
    [1] It is the top of the { $stack } stack: whoever explores a planet may take it.
   *[other] It is number { $nth } of the { $stack } stack.
}
dd-board-point = { $space }: a point of a route
dd-board-point-cube = { $space }: a cube of { $seat }, whose ship skips it
dd-board-link = A piece of route: { $from } – { $to }, one step
dd-board-link-cube = { $from } – { $to }: in the colour of { $seat }, whose cube shortens the route for that ship alone
dd-board-start = { $space }, a start planet
dd-board-unexplored = { $space }: whoever stops there first brings it a consumer
dd-board-planet = { $space }, a planet
dd-board-stop = Stop here
dd-board-stop-explore = Stop and explore
    .short = Stop, explore
dd-board-claim = Claim the { $site } ({ $price } yellow)
dd-board-produce = Make { $good } ({ $price ->
    [0] free
   *[other] { $price } blue
})
dd-board-equip = { $seat }: which equipment? Piece { $nth } of { $all }
dd-board-cubes-first = { $seat }: what next? { $count ->
    [one] A free cube comes
   *[other] Free cubes come
} first.
dd-board-end-unused = End the action turn, { $count ->
    [one] one free cube
   *[other] { $count } free cubes
} unused
    .short = End the turn
dd-board-free-cubes = { $count } free
dd-list-free-cubes = Free route cube ({ $count })
dd-list-passages = Passages ({ $count })
    .help = Each of your two passages goes on any planet that has none, for nothing. Between two of one colour any ship jumps for a red token.
dd-board-drop = Throw away { $good-counted }
dd-board-give = Give { $partner } { $good-counted }
    .short = Give { $good-counted }
dd-board-want = Ask { $partner } for { $good-counted }
    .short = Ask { $good-counted }
dd-board-collect = { $tokens }
dd-board-collect-missing = { $tokens } ({ $missing } missing)
    .short = { $tokens } (−{ $missing })
dd-board-free-turn = Free action turn, virtual: { $tokens }
    .short = Free: { $tokens }
dd-tokens-none = none
dd-board-build-shipyard = Build the shipyard with { $other }: { $vp } VP
    .short = Build yard + { $other }
dd-board-build-consumer = Build the consumer with { $other }: { $vp } VP
    .short = Build consumer + { $other }
dd-board-build-factory = Build factory for { $good }: { $vp } VP
    .short = Build factory: { $good }
dd-board-buy = Buy { $equipment } with { $other } ({ $price ->
    [0] free
   *[other] { $price } blue
})
    .short = Buy { $equipment } (+ { $other })

## Flights

dd-way = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}, { $reds } red{ $jumps ->
    [0] {""}
    [one] , one jump
   *[other] , { $jumps } jumps
}; steps left there: { $left }

## A planet in words

dd-tab-planet = Planet
    .help = The sites of the selected planet, and what may be done there.
dd-place-none = No planet yet. Click one on the board.
dd-place-here = The ship of { $seat } is here
dd-place-fly = Fly there
dd-place-mine = Mine: { $good }
dd-place-yard = Shipyard: { $equipment } for { $good } and another good
dd-place-yard-unbuilt = Shipyard for { $equipment }, not built: { $good } and another good bring { $vp } VP
dd-place-consumer = Buys { $good }: { $vp } VP each
dd-place-consumer-unbuilt = Would buy { $good }; building it with one of them and another good brings { $vp } VP
dd-place-unexplored = Nobody has stopped here. Consumers to choose from: { $goods }
dd-place-factory = Makes { $good } of { $a } and { $b }
dd-place-factory-free = Room for a factory
dd-place-claimed = { $words } (privilege of { $seat })
dd-place-passage = Passage of { $seat } to { $planet }
dd-place-passage-open = Passage of { $seat }; its other end is not placed
dd-place-aboard = With what { $seat } has aboard:
dd-place-build-yard = Build the shipyard for { $price } yellow: { $vp } VP
dd-place-build-consumer = Build the consumer for { $price } yellow: { $vp } VP
dd-place-build-factory = Build the factory for { $good } for { $price } yellow: { $vp } VP
dd-place-produce = Make { $good } for { $price } blue
dd-place-sell = Sell { $count } for { $price } blue: { $vp } VP

## What a thing of the board is for: the right button

dd-for-planet = Stop on a planet to take goods from its mine, build on it, trade with it and claim its sites.
dd-for-point = A point of a route takes a step to fly over, unless your cube lies on it.
dd-for-ship = A ship carries goods; its equipment says how many, how far it flies and which energy it collects.
dd-for-mine = A mine gives its good for blue energy.
dd-for-factory = A factory makes a good out of two others.
dd-for-consumer = A consumer buys one sort of good for victory points.
dd-for-shipyard = A shipyard sells equipment for two goods.
dd-for-cube = A cube makes a route shorter for its owner, or marks a site as claimed.
dd-for-passage = Two passages of one owner are joined: a ship jumps from one to the other.
dd-for-turn = An action turn is told on the counter: its row says how many free route cubes it brings, and after the last one the game ends.

dd-list-start = Start on a planet ({ $count })
dd-list-fly = Fly to ({ $count })
dd-list-paid-cubes = Paid route cube ({ $count })
dd-list-take-back = Take back a cube ({ $count })
dd-list-exchange = Exchange goods with ({ $count })

dd-note-hold = Room for { $room } goods more: useful in each action turn in which you carry much.
dd-note-navigator = One red token more at each collection. Red flies: nearly every action turn needs it.
dd-note-engineer = One yellow token more at each collection. Yellow builds and claims: useful whenever you build.
dd-note-merchant = One blue token more at each collection. Blue mines, makes, buys and sells: useful on most planets.
dd-note-start = A mine of { $good }, which { $products } are made of; the shipyard sells { $equipment }.
dd-note-start-no-yard = A mine of { $good }, which { $products } are made of.
