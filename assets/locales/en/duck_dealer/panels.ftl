### Duck Dealer: the sheets of the side panel.

dd-tab-ship = Ship
    .help = A seat’s ship: tokens, goods, equipment and crew.
dd-tab-chain = Goods and chains
    .help = How each good is made, and what its way to a consumer costs.
dd-tab-scores = Scores
    .help = Who has how many points, from what, and how they came about.

## Common

dd-tokens-red = { $count } red
dd-tokens-yellow = { $count } yellow
dd-tokens-blue = { $count } blue
dd-show-planet = Show on the board: { $planet }
dd-way-here = here
dd-way-far = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}, { $reds } red

## The ship

dd-ship-of = Sheet of { $seat }
dd-ship-nowhere = No planet yet
dd-ship-show = Show the ship on the board
dd-ship-speed = { $steps ->
    [one] step for 1 red
   *[other] steps for 1 red
}
dd-ship-some = { $equipment } ({ $count })
dd-ship-filled = { $filled } of { $slots } slots filled: { $what }. A red token brings { $steps } steps
dd-ship-energy = Energy
dd-ship-virtual = Virtual tokens of this turn: { $count } { $colour }
dd-ship-collects = A collection brings
dd-ship-wish = { $count ->
    [one] and { $count } of choice
   *[other] and { $count } of choice
}
dd-ship-wish-alone = { $count ->
    [one] { $count } token of choice
   *[other] { $count } tokens of choice
}
dd-ship-stock = In the stock: { $red } red, { $yellow } yellow, { $blue } blue
dd-ship-goods = Goods: { $load } of { $room }
dd-ship-free = Free
dd-ship-over = Overloaded: { $load } of { $room }. The ship cannot fly before goods are sold, used or thrown away
dd-ship-room = Built in: room for { $own }; each hold: room for { $hold }
dd-ship-more = One more piece of equipment
dd-ship-full = All slots are full: a new piece takes the place of another
dd-ship-slower = The next slot slows the ship: { $then } steps for a red token instead of { $now }
dd-ship-hold-brings = Room for { $count } more goods
dd-ship-crew-brings = One more token with every collection: { $colour }
dd-ship-no-token = No token of that colour is left in the stock
dd-ship-stock-own = The stock has no blue token: only the one that pays can become the merchant
dd-ship-yard-built = For { $good }, one other good and { $price } blue
dd-ship-yard-unbuilt = Not built: for { $good }, one other good and { $price } yellow it brings { $vp } VP
dd-ship-hand = In hand
dd-ship-claims = Claimed

## Goods and chains

dd-chain-legend = Small signs: the factory at the left, the consumer at the right; pale where they are still to come.
dd-chain-mined = { $good }: mined on { $mines ->
    [one] { $mines } planet
   *[other] { $mines } planets
}
dd-chain-made = { $good }: made of { $a } and { $b } on { $planet }.
dd-chain-not-made = { $good }: made of { $a } and { $b }; nobody has built the factory.
dd-chain-consumer-built = The consumer on { $planet } buys it.
dd-chain-consumer-unbuilt = The consumer on { $planet } is not built yet.
dd-chain-consumer-stack = The consumer is still to come: { $stack } stack, { $above ->
    [0] on top
    [one] under one other
   *[other] under { $above } others
}.
dd-chain-primary = Primary good: out of the mines, sold nowhere
dd-chain-sale = { $vp } VP for each one sold
dd-chain-factory-free = No factory yet: { $vp } VP to build it
dd-chain-consumer-vp = { $vp } VP to build it
dd-chain-uses = Goes into
dd-chain-mines = Mines, the nearest first:
dd-chain-from-here = From where { $seat } is
dd-chain-no-ship = The ship has no planet yet.
dd-chain-each = { $tokens } tokens: { $whole }.{ $tenth } VP for each
dd-chain-enough = There is enough energy for all of it.
dd-chain-missing = Missing: { $missing }. With this crew: { $turns ->
    [one] { $turns } more collection
   *[other] { $turns } more collections
}
dd-chain-again = Then, for each one more:
dd-chain-blocked = This ship cannot do it: there is no room to bring the goods together, no mine or no place.
dd-chain-throws = Goods aboard that are in the way are thrown away.
dd-chain-goal-aboard = { $good } aboard
dd-chain-goal-factory = Build the factory for { $good }
dd-chain-goal-consumer = Build the consumer of { $good }
dd-chain-goal-sale = Sell { $good }
dd-chain-goal-yard = Build the shipyard for { $equipment }
dd-chain-goal-outfit = Buy { $equipment }
dd-chain-mine = mine { $good } ({ $count })
dd-chain-produce = make { $good } ({ $count })
dd-chain-stop = { $planet } for { $reds } red: { $works }

## Scores

dd-score-counter = Action turns: { $done } of { $last }
dd-score-factories = Factories built: { $count }
dd-score-consumers = Consumers built: { $count }
dd-score-shipyards = Shipyards built: { $count }
dd-score-sales = Goods sold: { $count }
dd-score-nothing = Nothing scored yet
dd-score-by-hand = Set by hand: { $vp } VP
dd-score-each = Each of them ({ $count })
dd-score-left = Still to be had
dd-score-consumers-left = Consumers to build
dd-score-on-board = On the board:
dd-score-stack = To come, { $stack } stack, from the top:
dd-score-factories-left = Factories to build
dd-score-places = { $count ->
    [one] { $count } planet has a place for one
   *[other] { $count } planets have a place for one
}
dd-score-no-place = No planet has a place left for a factory
dd-score-shipyards-left = Shipyards to build
dd-score-prize = { $good }: { $vp } VP. Show the chain
dd-score-prize-at = { $good } on { $planet }: { $vp } VP. Show the chain

## The end sheet

dd-income-factories = Factories
dd-income-consumers = Consumers
dd-income-shipyards = Shipyards
dd-income-sales = Sales
dd-income-other = Set by hand
