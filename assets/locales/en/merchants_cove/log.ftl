### Merchants Cove: what happens.

mc-log-arrival = Day { $day }: Adventurers board the Boats.
mc-log-merchant = { $seat } is { $merchant }.
    .short = is { $merchant }
mc-log-visit = { $seat } visits { $space }.
    .short = visits { $space }
mc-log-wait = { $seat } waits.
mc-log-hour = { $seat } comes to hour { $hour }.
mc-log-hand = { $seat } takes the Hand.
mc-log-drawn = { $seat } draws a { $who }.
mc-log-board = A { $who } boards Boat { $boat }.
    .short = puts a { $who } on Boat { $boat }
mc-log-dock = Boat { $boat } docks in the { $berth }.
    .short = docks Boat { $boat } in the { $berth }
mc-log-off = Boat { $boat } finds no berth; those aboard go home.
mc-log-left = Boat { $boat } is left at sea; those aboard go home.
mc-log-marker = All berths are taken: the market opens at { $hour }.
mc-log-market = The market opens.
mc-log-push = { $seat } pushes a { $who } from Boat { $boat } to Boat { $other }.
mc-log-make = { $seat } makes a { $good }.
    .short = makes a { $good }
mc-log-gem = { $seat } takes a Heliantheme gem ({ $gems } in all).
mc-log-gold = { $seat } gains { $gold } gold.
    .short = gains { $gold } gold
mc-log-corruption = { $seat } draws { $cards ->
    [one] a Corruption card
   *[other] { $cards } Corruption cards
}.
    .short = draws { $cards ->
        [one] a Corruption card
       *[other] { $cards } Corruption cards
    }
mc-log-discard = { $seat } discards a Corruption card.
mc-log-reshuffle = The discarded Corruption cards are shuffled.
mc-log-take-on = { $seat } recruits { $card }.
    .short = recruits { $card }
mc-log-recruit = { $seat } puts { $card } to work on place { $place }.
    .short = puts { $card } to work on place { $place }
mc-log-use = { $seat } uses place { $place } of the team.
    .short = uses place { $place } of the team
mc-log-to-dock = { $seat } brings a { $who } from Boat { $boat } to the { $dock }.
mc-log-to-hall = { $seat } brings a { $who } from Boat { $boat } to the Clan hall.
mc-log-to-bag = { $seat } puts a { $who } from Boat { $boat } into the bag.
mc-log-to-boat = { $seat } takes a { $who } off Boat { $boat }.
mc-log-sell = { $seat } sells { $count } × { $good } on the { $dock } for { $gold } gold.
    .short = sells { $count } × { $good } on the { $dock } for { $gold } gold
mc-log-cultists = { $seat } counts a Rogue on the { $dock } as a Customer.
    .short = counts a Rogue on the { $dock } as a Customer
mc-log-patron = The { $clan } pay { $gold } gold to { $seat }.
mc-log-patron-now = The { $clan } pay { $gold } gold to { $seat } at once.
mc-log-shield = { $seat } activates the shield of the { $clan }.
    .short = activates the shield of the { $clan }
mc-log-clean-up = The docks are empty; the new day begins at hour { $hour }, the first one without a Mouse.
mc-log-icons = { $seat }, icons of the { $clan }: { $count }, worth { $gold } gold.
mc-log-sins = { $seat }, Corruption icons: { $count }, which cost { $gold } gold.
mc-log-end = { $winners } wins with { $gold } gold.
mc-log-end-shared = { $winners } share the victory with { $gold } gold.
mc-log-end-lost = The Peddler wins with { $gold } gold.
mc-log-peddler = { $seat } rolls { $roll }.
mc-log-peddler-end = { $seat } gains { $gold } gold for its level.
mc-log-harvest = { $seat } gathers { $marbles ->
    [one] { $marbles } marble
   *[other] { $marbles } marbles
} from tube { $tube }.
mc-log-swap = { $seat } swaps the marble at height { $height } of tube { $tube } with its neighbour.
mc-log-transmute = { $seat } turns a { $from } marble into a { $to } one.
mc-log-take-die = { $seat } takes a { $colour } die.
mc-log-roll = { $seat } rolls { $face }.
mc-log-turn-die = { $seat } turns a die to { $face }.
mc-log-coal = { $seat } gains { $coal } coal.
mc-log-forge = { $seat } forges at { $heat } degrees.
mc-log-compass = { $seat } spins the compass: { $steps }.
mc-log-storm = { $seat } names { $steps } for the compass.
mc-log-sail = Ship { $ship } of { $seat } comes to { $water ->
    [0] the Harbour
   *[other] water { $water }
}.
mc-log-catch = Ship { $ship } of { $seat } catches in water { $water }.
mc-log-land = Ship { $ship } of { $seat } lands.
mc-log-ready = { $crew } of the crew of { $seat } are ready again.
mc-log-recall = Ship { $ship } of { $seat } goes to the Harbour.
mc-log-refill = Water { $water } of { $seat } is full again.
mc-log-shift = { $seat } shifts the grid.
mc-log-machine = { $seat } moves the machines.
mc-log-swap-tiles = { $seat } swaps two tiles.
mc-log-explore = { $seat } explores a rift.
mc-log-mend = { $seat } mends a tile.

# A day that ends.
mc-moment-day = The day is over
mc-moment-none = Nobody has sold anything.
mc-moment-sold = { $seat }: { $goods } for { $gold } gold
mc-moment-good = { $count } × { $good }
