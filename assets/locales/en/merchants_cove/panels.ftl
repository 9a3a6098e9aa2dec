### Merchants Cove: the shops, the row of Townsfolk, and what sells.

## Shop

mc-tab-townsfolk = Townsfolk
    .help = The townsfolk that can be recruited, and those that each seat has.
mc-tab-sales = What sells
    .help = What each dock pays for, and what your goods would bring there.
mc-shop-none = Nobody has chosen a merchant for this shop yet.
mc-shop-gold = { $gold } gold
mc-shop-hours = { $hours } h
mc-shop-cards = { $cards ->
    [one] { $cards } Corruption card
   *[other] { $cards } Corruption cards
}
mc-shop-some = { $count } { $colour }
mc-shop-spaces = Action spaces
mc-shop-here = Your merchant stands here
mc-shop-recruit = Take a Townsfolk card of the row, with its ability, into your team.
mc-shop-recruit-cost = cost of its place in the row
mc-shop-team-does = Each place of the team with somebody on it does its work once.
mc-shop-stall = Stall ({ $goods })
mc-shop-good = { $good }: { $count } on the Stall, { $left } can still be made
mc-folk-place-does = When the team is used: { $does }
mc-folk-place-note = Work there: { $does }
mc-shop-team = Team
mc-shop-place = Place { $place }
mc-shop-nobody = Nobody works here yet
mc-shop-shields = Patronage: { $gold } gold at the market
mc-shop-shield-on = { $clan }: shield active, { $gold } gold at each market
mc-shop-shield-off = { $clan }: shield not active; it would bring { $gold } gold now
mc-shop-corrupt = Corruption cards: { $cards }
mc-shop-corruption = Corruption
mc-shop-lair = At the end each Corruption icon costs { $rogues ->
    [one] { $rogues } gold: a Rogue is in the Lair
   *[other] { $rogues } gold: that many Rogues are in the Lair
}.
mc-shop-face-down = A Corruption card, face down
mc-shop-reckoning = All icons together are worth { $gold } gold now.

## The Alchemist

mc-alchemist-hint = Point at a marble to see what runs together.
mc-alchemist-marble = Tube { $tube }, marble { $height }, { $colour }
mc-alchemist-bench = Marble on the bench, { $colour }
mc-alchemist-swap = Swap these two
mc-alchemist-retort = Retort, { $colour }: filled with { $marbles } marbles, it brings { $gold } gold now
mc-alchemist-retort-full = Retort, { $colour }: full, worth { $gold } gold at each market
mc-alchemist-takes = Takes { $count ->
    [one] { $count } marble
   *[other] { $count } marbles
}: { $marbles }. Then { $bench } of { $room } on the bench.
mc-alchemist-then = Then enough for { $goods }.
mc-alchemist-enough = Enough on the bench for { $goods }.
mc-alchemist-transmute = Press the marble of the bench that is transmuted.

## The Blacksmith

mc-blacksmith-hint = Press dice on the rack to see what they make.
mc-blacksmith-die = Die { $place }, { $colour }: { $face }
mc-blacksmith-store = Ore store, { $colour }: { $count } left
mc-blacksmith-heat = { $heat }°
mc-blacksmith-windows = Furnace: Weapons at { $small } to { $small-most }°, Armour at { $large } to { $large-most }°.
mc-blacksmith-now = Now { $heat }°.
mc-blacksmith-coal = Coal: { $coal } of { $most }
mc-blacksmith-add = Coal for it:
mc-blacksmith-less = Less coal
mc-blacksmith-more = More coal
mc-blacksmith-hot = { $good }: dice { $places }, { $heat }°, overheated for a Corruption card
mc-blacksmith-cold = { $good }: dice { $places }, { $heat }°, too cold
mc-blacksmith-none = Nothing can be forged of these dice as they are.
mc-blacksmith-not = These dice make nothing together.
mc-blacksmith-face = Face { $face }
mc-blacksmith-turn = Press the die that is turned.
mc-blacksmith-set = Press a metal of the ore store, then its face.

## The Captain

mc-captain-hint = Crew of a small Catch: { $small }; of a Treasure: { $large }; of a landing: { $land }.
mc-captain-share = Press a lit water: the marked ship goes there, then the next. They sail when no step is left, or by Sail.
mc-captain-compass = Compass: { $numbers }
mc-captain-steps = { $steps ->
    [one] { $steps } step to share
   *[other] { $steps } steps to share
}
mc-captain-harbour = Harbour
mc-captain-nobody = nobody
mc-captain-water = Water { $water }: { $good }{ $island ->
    [0] {""}
   *[other] ; island of the { $clan }
}
mc-captain-empty = Water { $water }: empty until tomorrow ({ $good }){ $island ->
    [0] {""}
   *[other] ; island of the { $clan }
}
mc-captain-island = The island at water { $water }
mc-captain-ship = Ship { $ship }, { $water ->
    [0] in the Harbour
   *[other] on water { $water }
}
mc-captain-ready = Ready
mc-captain-tired = Exhausted
mc-captain-crew = { $ready } of { $all } crew ready
mc-captain-choose = Ship { $ship }: { $steps }
mc-captain-sail = Sail
mc-captain-catch = Catch
mc-captain-land = Land

## The Chronomancer

mc-chrono-push-row = Push into row { $line }, from the { $end ->
    [0] left
   *[other] right
}
mc-chrono-push-column = Push into column { $line }, from { $end ->
    [0] above
   *[other] below
}
mc-chrono-fresh = Row { $row }, column { $column }: { $colour }, fresh
mc-chrono-spent = Row { $row }, column { $column }: { $colour }, spent
mc-chrono-spare = Spare tile: { $colour }
mc-chrono-wizard = The Wizard’s machine: its row
mc-chrono-assistant = The Assistant’s machine: its column
mc-chrono-now = Now:
mc-chrono-would = Then:
mc-chrono-were = If the machines crossed here:
mc-chrono-shut = the tile where the lines of both machines cross is spent; exploring gives nothing.
mc-chrono-gives = { $count } match ({ $colour }): { $goods }.
mc-chrono-nothing = { $count } match ({ $colour }), but no token is left.
mc-chrono-some = { $count } × { $good }
mc-chrono-anchor = Or an Anchor: the shield, { $gold } gold at once.

## What spaces and team places do

mc-op-harvest-tubes = Take a marble from each of { $times } tubes; what runs together comes along.
mc-op-harvest = Take { $times ->
    [one] a marble
   *[other] { $times } marbles
}; what runs together comes along.
mc-op-swap = You may swap two marbles side by side.
mc-op-brew = Brew up to { $most } batches.
mc-op-brew-small = Brew up to { $most ->
    [one] { $most } Potion
   *[other] { $most } Potions
}.
mc-op-distil = Fill a retort with { $marbles } marbles of its colour: its shield becomes active.
mc-op-transmute = Swap up to { $most } marbles of the bench with any of the bag.
mc-op-patronage = Patronage of an active shield at once; { $gold } gold without one.
mc-op-take = Take up to { $most ->
    [one] { $most } die
   *[other] { $most } dice, { $each } of a colour,
} and roll.
mc-op-take-set = Take up to { $most } dice, { $each } of a colour, and set their faces.
mc-op-forge = Forge up to { $most } pieces.
mc-op-forge-small = Forge up to { $most ->
    [one] { $most } Weapon
   *[other] { $most } Weapons
}.
mc-op-coal = Gain { $coal } coal.
mc-op-reroll = You may roll dice of the rack again.
mc-op-turn = Turn a die of the rack to any face.
mc-op-sail-spin = Spin the compass and share its steps among the ships.
mc-op-sail = Sail { $steps } steps with { $ships ->
    [one] one ship
   *[other] up to { $ships } ships
}.
mc-op-storm = Name a number up to { $steps } and share that many steps.
mc-op-haul = Catch or land with up to { $most } ships.
mc-op-haul-small = Catch something small with { $most ->
    [one] a ship
   *[other] { $most } ships
}, without crew.
mc-op-ready-all = All of the crew are ready again.
mc-op-ready = { $crew } of the crew are ready again.
mc-op-recall = A ship may come home to the Harbour.
mc-op-refill = Fill an empty water.
mc-op-shift = Push the spare tile in.
mc-op-move = Move the machines by up to { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps together
}.
mc-op-explore = A Relic of the crossing; from { $large } matching tiles an Artefact, from { $both } both.
mc-op-mend = Turn up to { $tiles } spent tiles fresh.
mc-op-swap-tiles = Swap two tiles of the grid.
mc-op-place = Put both machines anywhere.
mc-op-errand = Take a Relic of the crossing, which turns spent.

## Townsfolk

mc-folk-about = Recruited Townsfolk use their ability at once and work in your team to the end.
mc-folk-choose = Choose a card; once its ability is used, its place in your team.
mc-folk-empty = No card on this place
mc-folk-take = Choose { $card }
mc-folk-where = Onto which place?
mc-does-gain = Gain: { $good }
mc-does-discard = Discard up to { $cards ->
    [one] { $cards } Corruption card
   *[other] { $cards } Corruption cards
}
mc-does-load = Draw an Adventurer and put it on a Boat
mc-does-dock = Put an Adventurer from a Boat on a dock
mc-does-hall = Put a Customer from a Boat into its Clan hall
mc-does-bag = Put an Adventurer from a Boat into the bag
mc-does-boat = Put an Adventurer from a Boat on another Boat

## What sells

mc-sales-of = What { $seat } can sell
mc-sales-now = Sold now for the most: { $gold } gold
mc-sales-patrons = Patronage at the market: { $gold } gold
mc-sales-icons = Icons at the end, as things are: { $gold } gold
mc-sales-icons-open = Icons at the end, without hidden cards: { $gold } gold
mc-sales-cards = Corruption cards so far: { $cards }
mc-sales-stall = Goods on the Stall
mc-sales-nothing = The Stall is empty.
mc-sales-each = { $dock }: { $now } gold each
mc-sales-both = { $dock }: { $now } gold each, up to { $could } if the Boats at sea dock there
mc-sales-later = { $dock }: nothing yet; up to { $could } gold each if the Boats at sea dock there
mc-sales-none = { $dock }: nothing; no { $clan } there, and none on the way
mc-sales-buyers = Customers on the docks
mc-sales-buyers-about = Those who stand there, and + how many more may come with the Boats at sea as they look.
mc-sales-clan = { $clan }: { $now } there, up to { $more } more may come
mc-sales-rogues = Rogues: { $count }

## The sale

mc-market-title = Sale: { $dock }
mc-market-card = Whoever sells here draws one Corruption card: about { $gold } gold at the end, as Lair and halls are.
mc-market-not-worth = All that sells here brings { $gold } gold: no more than the card is likely to cost.
mc-market-each = { $dock }: { $gold } gold each
mc-market-fewer = Sell fewer: { $good }
mc-market-more = Sell more: { $good }
mc-market-sold-here = { $count } here: { $gold } gold
mc-market-sells = Sell { $count }: { $gold } gold
mc-market-here = { $dock }, now: { $gold } gold
mc-market-later = { $dock }, then: { $gold } gold
mc-market-best = Sell all for the most: { $gold } gold
mc-market-set = Sell what is set: { $gold } gold
mc-market-sold = Sold here
mc-market-back = Take back what was sold here ({ $count })
mc-market-pass = Sell no more: { $dock }

## What to do next

mc-blacksmith-take = Press a metal of the ore store for each die; all are rolled together.
mc-blacksmith-reroll = Press each die of the rack that is rolled again, then Roll.
mc-blacksmith-empty = The rack is empty: the Ore cart brings dice.
mc-blacksmith-act = { $good }: dice { $places }, { $coal ->
    [0] {""}
   *[other] { $coal } coal,{" "}
}{ $heat }°{ $hot ->
    [0] {""}
   *[other] , overheated
}
mc-does-discard-one = Discard one Corruption card
mc-market-none = { $dock }: no { $clan } there
mc-market-done = Go on: { $dock } is done
mc-list-shop = List of the shop ({ $count })
mc-list-goods = Goods to sell ({ $count })
mc-list-cards = Corruption cards ({ $count })

mc-list-spaces = Go to a space ({ $count })
mc-list-team = Use the team ({ $count })
mc-list-townsfolk = Recruit ({ $count })
mc-list-berths = Dock the Boat ({ $count })
mc-list-boats = Aboard or off the Boats ({ $count })
mc-list-sail = Sail the ships ({ $count })
mc-captain-sails = Ship { $ship }: { $steps } to { $water ->
    [0] the Harbour
   *[other] water { $water }
}
mc-note-turn-ends = Your turn is over with it, once what the passed hours bring is done.
mc-buys-both = small and large goods
mc-buys-small = small goods
mc-buys-large = large goods
mc-berth-buys = { $berth }: buys { $buys }
    .short = { $berth }: { $buys }
mc-berth-good = { $good }: { $gold } gold each
mc-berth-yours = With this boat ashore, of your goods: { $goods }
mc-berth-nothing = Nothing that you have made sells there.
