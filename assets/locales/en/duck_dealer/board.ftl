### Duck Dealer: the board and what is said of it.

## Seats

dd-worth = { $vp } VP
dd-worth-help = Victory points so far; nothing is added at the end
dd-board-load = { $load }/{ $room } goods
dd-board-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} in hand

## Headings in the decision bar

dd-group-begin = Before the start
dd-group-turn = Turn
dd-group-cubes = Cubes on routes
dd-group-passages = Passages
dd-group-fly = Fly
dd-group-explore = Explore
dd-group-build = Build
dd-group-claim = Claim
dd-group-trade = Trade
dd-group-equip = Equipment
dd-group-drop = Throw away
dd-group-keep = Keep
dd-group-exchange = Exchange

## The board

dd-board-counter = Action turns: { $done } of { $last }
dd-board-row = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
dd-board-stacks = Consumers to come
dd-board-counter-space = Action turn { $space }; free route cubes: { $cubes }
dd-board-stock = { $left } { $colour } tokens that nobody holds
dd-board-ship = The ship of { $seat }
dd-board-stack = Top of the { $stack } stack of consumers: { $good }
dd-board-point = { $space }: a point of a route
dd-board-point-cube = { $space }: a cube of { $seat }, whose ship skips it
dd-board-start = { $space }, a start planet
dd-board-unexplored = { $space }: whoever stops there first brings it a consumer
dd-board-planet = { $space }, a planet

## Flights

dd-way = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}, { $reds } red{ $jumps ->
    [0] {""}
    [one] , one jump
   *[other] , { $jumps } jumps
}; steps left there: { $left }
