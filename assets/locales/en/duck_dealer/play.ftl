### Duck Dealer: what is asked, what can be done, and why not.

## Questions

dd-question-equip = { $seat }: which equipment?
dd-question-start = { $seat }: which start planet?
dd-question-turn = { $seat }: collect energy or take an action turn?
dd-question-free = { $seat }: take the free action turn?
dd-question-cube = { $seat }: which cube for the turn counter?
dd-question-act = { $seat }: what next?
dd-question-explore = { $seat }: which consumer for the new planet?
dd-question-offer = { $seat }: what is offered in exchange?
dd-question-answer = { $seat }: agree to the exchange?
dd-question-keep = { $seat }: which four tokens are kept?

## What can be done

dd-act-equip = Take { $equipment }
dd-act-start = Start on { $planet }
dd-act-collect = Collect, with a wish for { $colour }: { dd-energies }{ $missing ->
    [0] {""}
   *[other] ; { $missing } missing, so a free action turn may follow
}
dd-act-act = Action turn { $space } of { $last }, with route cubes: { $cubes }
    .short = Act ({ $space }/{ $last })
dd-act-free-turn = Take the free action turn with virtual tokens: { dd-energies }
dd-act-no-free-turn = Do without the free action turn
    .short = Without it
dd-act-take-cube = Take back the cube on { $space }
dd-act-take-privilege = Take back the privilege on the { $site } of { $space }
dd-act-route-cube = Set a free cube on { $point } ({ $left } left)
dd-act-pay-cube = Set a cube on { $point } for { $price } yellow
dd-act-passage = Place a passage on { $planet }
dd-act-move = Fly to { $space } (steps left: { $left })
dd-act-move-token = Fly to { $space } for 1 red (steps left: { $left })
dd-act-jump = Jump to { $planet } for { $price } red
    .short = Jump: { $planet }
dd-act-stop = Stop on { $planet }; steps in hand are lost
dd-act-stop-explore = Stop on { $planet } and explore it
dd-act-explore = { $good } for { $planet }, from the { $stack } stack ({ $vp } VP when built)
    .short = { $good } ({ $stack } stack)
dd-act-build-shipyard = Build the shipyard for { $equipment } with { $good } and { $other }: { $vp } VP
dd-act-build-consumer = Build the consumer of { $good } with { $good } and { $other }: { $vp } VP
dd-act-build-factory = Build the factory for { $good } with { $a } and { $b }: { $vp } VP
dd-act-claim = Claim the { $site } of { $planet } for { $price } yellow
dd-act-mine = Mine { $good } ({ $price ->
    [0] free
   *[other] { $price } blue
})
dd-act-buy = Buy { $equipment } with { $good } and { $other } ({ $price ->
    [0] free
   *[other] { $price } blue
})
dd-act-replace = Buy { $equipment } in place of { $old } with { $good } and { $other } ({ $price ->
    [0] free
   *[other] { $price } blue
})
    .short = { $equipment } in place of { $old } (+ { $other })
dd-act-produce = Make { $good } out of { $a } and { $b } ({ $price ->
    [0] free
   *[other] { $price } blue
})
dd-act-sell = Sell { $good }: { $vp } VP ({ $price ->
    [0] free
   *[other] { $price } blue
})
    .short = Sell { $good }: { $vp } VP
dd-act-drop = Throw away { $good } (up to { $most })
dd-act-exchange = Exchange goods with { $partner }
dd-act-give = Give { $partner } { $good } (up to { $most })
dd-act-want = Ask { $partner } for { $good } (up to { $most })
dd-act-propose = Propose to { $partner }: { $gives } for { $gets }
    .short = Propose
dd-act-withdraw = Withdraw the offer
dd-act-accept = Agree: give { $partner } { $gives } for { $gets }
    .short = Agree
dd-act-decline = Decline the offer of { $partner }
    .short = Decline
dd-act-take-back = { $partner } takes the offer back
dd-act-keep = Keep { dd-energies }
dd-act-end-turn = End the action turn{ $lost ->
    [0] {""}
    [one] : { $lost } token goes back
   *[other] : { $lost } tokens go back
}
    .short = End the turn

## Short names, for buttons that are grey

dd-verb-equip = Equipment
dd-verb-start = Start planet
dd-verb-collect = Collect
dd-verb-act = Action turn
dd-verb-free-turn = Free action turn
dd-verb-no-free-turn = Do without
dd-verb-take-cube = Take back a cube
dd-verb-route-cube = Free route cube
dd-verb-pay-cube = Paid route cube
dd-verb-passage = Place a passage
dd-verb-move = Fly
dd-verb-jump = Jump
dd-verb-stop = Stop
dd-verb-explore = Choose a consumer
dd-verb-build-shipyard = Build the shipyard
dd-verb-build-consumer = Build the consumer
dd-verb-build-factory = Build a factory
dd-verb-claim = Claim
dd-verb-mine = Mine
dd-verb-buy = Buy equipment
dd-verb-produce = Produce
dd-verb-sell = Sell
dd-verb-drop = Throw away
dd-verb-exchange = Exchange
dd-verb-give = Give
dd-verb-want = Ask for
dd-verb-propose = Propose
dd-verb-withdraw = Withdraw
dd-verb-accept = Agree
dd-verb-decline = Decline
dd-verb-keep = Keep
dd-verb-end-turn = End the turn

## Why not

dd-no-not-now = This is not possible now
dd-no-over = The game is over
dd-no-equipment = Choose three of hold, navigator, engineer, merchant
dd-no-prepared = The set-up is over
dd-no-start-first = First choose a start planet
dd-no-start-taken = That start planet is taken
dd-no-start-only = Only start planets
dd-no-choose-turn = First choose: collect energy or take an action turn
dd-no-chosen = You have already chosen this turn
dd-no-colour = Choose red, yellow or blue
dd-no-collecting = You are collecting energy this turn
dd-no-nothing-missing = Nothing was missing, no free action turn
dd-no-own-cube = Take one of your own route or privilege cubes
dd-no-allowance = Your route cubes for this row are used up
dd-no-cubes-first = Route cubes come before spending energy
dd-no-point = Cubes go on points of a route
dd-no-cube-there = A cube is already there
dd-no-ship-there = A ship is there
dd-no-cube = You have no cube left
dd-no-yellow-cube = Needs { $count } yellow energy per cube
dd-no-passage-there = This planet already has a passage
dd-no-passage-left = Both passages are placed
dd-no-passage-planet = Passages go on planets
dd-no-passage-now = Only in an action turn
dd-no-passage-here = No passage here
dd-no-other-end = The other passage of that colour is not placed
dd-no-red-jump = A jump needs { $count } red energy
dd-no-red = No red energy left
dd-no-adjacent = Not adjacent
dd-no-overloaded = Overloaded: { $load } of { $capacity }; drop goods first
dd-no-skipped = Your cubes are skipped; you cannot stop there
dd-no-planet = Your ship is not on a planet
dd-no-stopped = Your ship has already stopped here
dd-no-explore-first = First choose a consumer for this planet
dd-no-top = Only the top tile of a stack
dd-no-explored = Nothing is to be explored here now
dd-no-between = Your ship is between planets
dd-no-yard = No shipyard here
dd-no-yard-unbuilt = This shipyard is not built
dd-no-built = Already built
dd-no-goods = Needs 1 × { $good } and 1 other good
dd-no-other-good = R must be a different good
dd-no-yellow = Needs { $count } yellow energy
dd-no-consumer = No consumer here
dd-no-consumer-unbuilt = This consumer is not built
dd-no-factory-place = Start planets have no factory place
dd-no-factory-taken = The factory place is taken
dd-no-factory-gone = That factory is already built
dd-no-such-factory = There is no factory for that
dd-no-inputs = Needs { $a } and { $b }
dd-no-claim-consumer = Consumers cannot be claimed
dd-no-claimed = Already claimed by { $owner }
dd-no-unbuilt = Not built yet
dd-no-yellow-claim = Needs { $count } yellow energy
dd-no-site = No such site here
dd-no-blue = Needs { $count } blue energy
dd-no-mine = No mine here
dd-no-factory = No factory here
dd-no-token = No { $colour } token left for the crew
dd-no-slot = All slots are full: choose a piece to replace
dd-no-piece = There is no { $equipment } aboard to replace
dd-no-only-buys = It buys only { $good }
dd-no-good = You have no { $good } for that
dd-no-goods-only = Only goods can be exchanged or thrown away
dd-no-goods-there = Neither of you has goods to exchange
dd-no-partner = You are not on the same planet
dd-no-room = { $partner } would be overloaded
dd-no-empty-offer = Nothing is offered and nothing asked for
dd-no-no-exchange = No exchange is being put together
dd-no-exchange-open = An exchange is still open
dd-no-not-for-you = There is no offer for you
dd-no-keep = Keep exactly { $keep } tokens
