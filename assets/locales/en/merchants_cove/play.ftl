### Merchants Cove: what is asked, and what can be done.

mc-question-choose = Which merchant are you?
mc-question-visit = Which space do you visit?
mc-question-hand = By way of the Hand, or on to the next hour?
mc-question-board = Which Boat does the Adventurer board?
mc-question-berth = In which berth does the Boat dock?
mc-question-push = Do you push a Customer off the Boat?
mc-question-recruit = Whom do you recruit?
mc-question-team-place = For which place of your team?
mc-question-discard = Which Corruption card do you discard?
mc-question-sailor = Who leaves which Boat?
mc-question-team = Which place of your team do you use?
mc-question-sell = What do you sell on this dock?
mc-question-harvest = Which marble do you take?
mc-question-surplus = The bench is too full: which marble goes back?
mc-question-brew = Which batch do you brew?
mc-question-distil = Which retort do you fill?
mc-question-swap = Do you swap two marbles?
mc-question-transmute = Which marble do you transmute?
mc-question-patron = Whose patronage do you take?
mc-question-take = Which die do you take?
mc-question-forge = Which piece do you forge?
mc-question-hallmark = Do you stamp a Hallmark?
mc-question-reroll = Which dice do you roll again?
mc-question-turn-die = Which die do you turn?
mc-question-storm = Which number do you name?
mc-question-sail = How far does each ship sail?
mc-question-haul = Which ship hauls?
mc-question-recall = Does a ship go to the Harbour?
mc-question-refill-water = Which water is filled again?
mc-question-shift = Where do you push the spare tile in?
mc-question-move = Which machine moves?
mc-question-explore = The Goods, or an Anchor?
mc-question-spend = Which other tile turns spent?
mc-question-mend = Which tile turns fresh?
mc-question-swap-tiles = Which two tiles do you swap?
mc-question-place = Where do the machines go?

mc-act-choose = { $merchant }
mc-act-visit = { $space }
mc-act-wait = Wait an hour
mc-act-take-hand = Take the Hand, towards { $hour }, for a Corruption card
    .short = Take the Hand
mc-act-next-hour = On to { $hour }
mc-act-board = { $who } onto Boat { $boat }
mc-act-berth = Boat { $boat } into the { $berth }
mc-act-push-off = Push a { $who } from Boat { $boat } to Boat { $other }, for a Corruption card
    .short = { $who }: { $boat } → { $other }
mc-act-leave-be = Push nobody
mc-act-take-on = Recruit { $card }
mc-act-recruit = Recruit { $card } for place { $place }
mc-act-replace = Recruit { $card } instead of { $gone } (place { $place })
mc-act-discard = Discard { $card }
mc-act-keep-cards = No more
mc-act-to-dock = { $who } from Boat { $boat } to the { $dock }
mc-act-to-hall = { $who } from Boat { $boat } to the Clan hall
mc-act-to-bag = { $who } from Boat { $boat } into the bag
mc-act-to-boat = { $who } from Boat { $boat } to Boat { $other }
mc-act-use = Use place { $place }
mc-act-team-done = The team is done
mc-act-sell = Sell { $good } for { $each } gold each
mc-act-count-rogue = Count a Rogue as a Customer, for a Corruption card
    .short = Count a Rogue
mc-act-pass = Sell no more on the { $dock }
    .short = Sell no more
mc-act-harvest =
    Tube { $tube }, marble { $height }{ $red ->
        [0] {""}
       *[other] {" · "}{ $red } { mc-colour-red }
    }{ $green ->
        [0] {""}
       *[other] {" · "}{ $green } { mc-colour-green }
    }{ $blue ->
        [0] {""}
       *[other] {" · "}{ $blue } { mc-colour-blue }
    }{ $yellow ->
        [0] {""}
       *[other] {" · "}{ $yellow } { mc-colour-yellow }
    }
    .short = Tube { $tube }, { $height }
mc-act-return-marble = A { $colour } marble back into the bag
    .short = { $colour }
mc-act-brew-batch = Brew a { $good } ({ $marbles } { $colour } marbles)
    .short = Brew a { $good }
mc-act-brew-done = Brew no more
mc-act-distil = Fill the { $colour } retort, { $gold } gold now
    .short = { $colour } (+{ $gold })
mc-act-swap-marbles = Swap marble { $height } of tube { $tube } with its right-hand neighbour
    .short = Tube { $tube }, { $height }
mc-act-no-swap = Swap nothing
mc-act-transmute = A { $from } marble for a { $to } one
    .short = { $from } → { $to }
mc-act-transmute-done = Transmute no more
mc-act-patronage = { $clan }: { $gold } gold
mc-act-take-die = A { $colour } die
mc-act-set-die = A { $colour } die, set to { $face }
    .short = { $colour }: { $face }
mc-act-take-done = Take no more
mc-act-forge-piece = { $good } of dice { $dice } with { $coal } coal: { $heat } degrees
    .short = { $good }: { $dice } + { $coal }
mc-act-forge-hot = { $good } of dice { $dice } with { $coal } coal: { $heat } degrees, overheated
    .short = { $good }: { $dice } + { $coal } !
mc-act-forge-done = Forge no more
mc-act-hallmark = Hallmark of the { $clan } for { $coal } coal, { $gold } gold now
    .short = { $clan } (+{ $gold })
mc-act-no-hallmark = No Hallmark
mc-act-reroll-die = Roll die { $place } again
    .short = Die { $place }
mc-act-reroll-done = Roll
mc-act-turn-die = Turn die { $place } to { $face }
mc-act-name-number = { $steps }
mc-act-sail-ships = Ships sail { $first }, { $second } and { $third }
    .short = { $first } + { $second } + { $third }
mc-act-catch = Ship { $ship } catches in water { $water }
    .short = Ship { $ship }: catch
mc-act-land = Ship { $ship } lands at water { $water }
    .short = Ship { $ship }: land
mc-act-haul-done = Haul no more
mc-act-recall = Ship { $ship } to the Harbour
    .short = Ship { $ship }: home
mc-act-no-recall = No ship
mc-act-refill-water = Fill water { $water }
mc-act-shift = { $line } { $number }, from the { $end }
mc-act-move-machine = { $step }
mc-act-move-done = Move no more
mc-act-explore-rift = Take the Goods: { $large } large, { $small } small
    .short = Goods: { $large } + { $small }
mc-act-anchor = Anchor: the small Good and the shield of the { $clan }, { $gold } gold now
    .short = Anchor: { $clan }
mc-act-spend-tile = The tile in row { $row }, column { $column } turns spent
    .short = row { $row }, col. { $column }
mc-act-mend-tile = The tile in row { $row }, column { $column } turns fresh
    .short = row { $row }, col. { $column }
mc-act-mend-done = Mend no more
mc-act-swap-tiles = Swap row { $row }, column { $column } with row { $other-row }, column { $other-column }
    .short = row { $row }, col. { $column } · row { $other-row }, col. { $other-column }
mc-act-place-machines = Machines to row { $row }, column { $column }
    .short = row { $row }, col. { $column }

## Short names, for grey buttons

mc-verb-choose = Choose a merchant
mc-verb-visit = Visit a space
mc-verb-wait = Wait
mc-verb-take-hand = Take the Hand
mc-verb-next-hour = On to the next hour
mc-verb-board = Board a Boat
mc-verb-berth = Dock
mc-verb-push-off = Push a Customer off
mc-verb-take-on = Choose Townsfolk
mc-verb-recruit = Recruit
mc-verb-replace = Replace Townsfolk
mc-verb-discard = Discard Corruption
mc-verb-to-dock = To a dock
mc-verb-to-hall = To the Clan hall
mc-verb-to-bag = Into the bag
mc-verb-to-boat = To another Boat
mc-verb-use = Use a place of the team
mc-verb-finish = No more
mc-verb-sell = Sell
mc-verb-count-rogue = Count a Rogue
mc-verb-pass = Sell no more
mc-verb-harvest = Take a marble
mc-verb-return-marble = Return a marble
mc-verb-brew-batch = Brew
mc-verb-distil-colour = Distil
mc-verb-swap-marbles = Swap marbles
mc-verb-transmute = Transmute
mc-verb-patronage = Take patronage
mc-verb-take-die = Take a die
mc-verb-set-die = Take and set a die
mc-verb-forge-piece = Forge
mc-verb-hallmark = Stamp a Hallmark
mc-verb-reroll-die = Roll again
mc-verb-turn-die = Turn a die
mc-verb-call-number = Name a number
mc-verb-sail-ships = Sail
mc-verb-catch = Catch
mc-verb-land = Land
mc-verb-recall = To the Harbour
mc-verb-refill-water = Fill a water
mc-verb-shift = Shift the grid
mc-verb-move-machine = Move a machine
mc-verb-explore-rift = Explore
mc-verb-anchor = Anchor
mc-verb-spend-tile = Turn a tile spent
mc-verb-mend-tile = Mend a tile
mc-verb-swap-tiles = Swap tiles
mc-verb-place-machines = Place the machines

## What to do next

mc-question-board-who = { $who }: aboard which Boat?

## What an action is about, behind its short name

mc-detail-boat = Boat { $n }
mc-detail-place = place { $n }
mc-detail-tube = tube { $n }
mc-detail-marble = marble { $n }
mc-detail-face = number { $n }
mc-detail-die = die { $n }
mc-detail-dice = dice { $n }
mc-detail-coal = { $n } coal
mc-detail-steps = { $n } steps
mc-detail-ship = ship { $n }
mc-detail-water = water { $n }
mc-detail-first-ship = ship 1: { $n }
mc-detail-second-ship = ship 2: { $n }
mc-detail-third-ship = ship 3: { $n }
mc-detail-row = row { $n }
mc-detail-column = column { $n }
mc-detail-first-end = from the left or the top
mc-detail-last-end = from the right or the bottom
mc-detail-tile = row { $row }, column { $column }

# What ends with a choice that goes on up to so many times, before it is made and after it.
mc-ends-work = { $what }, and be done
mc-ends-turn = { $what }, and your turn ends
mc-note-docks = docks
mc-note-fills-side = docks in the last berth of its side
mc-note-ends-day = last berth: the market opens at { $hour }
mc-ended-forge = Nothing more can be forged.
mc-ended-take = No more ore can be taken.
