# Merchant of Venus: preparing, flying, circles, gates, hazards, encounters, observing.

# What can be chosen.
mov-act-stay = Stay here
mov-act-stay-paying = Stay here and pay { $fee } cr
    .short = Stay (−{ $fee } cr)
mov-act-drive-on = Switch { $kind-the } on
mov-act-drive-off = Switch { $kind-the } off
mov-act-auto-pilot = Set one die to 4
mov-act-auto-pilot-off = Roll all dice
mov-act-gate-lock = All gates off this turn
mov-act-gate-lock-off = Gates on again
mov-act-jump-start = Jump Start to gate { $gate }
    .short = Jump Start: { $gate }
mov-act-jump-start-off = No Jump Start
mov-act-head-space = First space: { $space }
mov-act-head = Head for { $space }
mov-act-head-gate = Head for gate { $gate }
    .short = Gate { $gate }
mov-act-roll = { $dice ->
    [one] Roll { $dice } die
   *[other] Roll { $dice } dice
}
mov-act-step = Fly to { $space } ({ $cost ->
    [one] 1 point
   *[other] { $cost } points
})
    .short = { $space } ({ $cost })
mov-act-jump-over = Jump over { $space }
mov-act-land = Land at { $space }
    .short = Land
mov-act-drift = End the movement
mov-act-reroll = Roll the { $now } again
mov-act-pilot = Pilot number { $number }
mov-act-switch = Change the pilot number to { $number }
    .short = Number { $number }
mov-act-stop-in-circle = Stop here with { $number }
    .short = Stop: { $number }
mov-act-jump = Jump to gate { $gate } ({ $cost ->
    [one] 1 point
   *[other] { $cost } points
})
mov-act-jump-start-go = Jump Start to gate { $gate } ({ $cost ->
    [one] 1 point
   *[other] { $cost } points
})
mov-act-lock = Lock gate { $gate } for this turn
mov-act-pay-fee = Pay { $fee } cr and go on
    .short = Pay { $fee } cr
mov-act-stop = Stop here, pay nothing
    .short = Stop, no fee
mov-act-take-relic = Take { $kind-the }
    .short = { $kind-the }
mov-act-take-relic-last = Take { $kind-the } and end the turn (trade with players first)
    .short = Take it and end
mov-act-look-marker = Look at the marker at { $space }
    .short = Look: { $space }
mov-act-look-culture = Look at the culture of { $system }
    .short = Look: { $system }

# Why not.
mov-no-stay-fee = You have { $have } cr and cannot pay the fee of { $fee } cr, so you must move off
mov-no-stay-after-roll = The dice are rolled, you must move
mov-no-not-rolled-yet = Declare and roll first
mov-no-rolled-already = The dice are rolled; what was declared stands
mov-no-move-after-trade = Nobody moves after trading
mov-no-drives-set = Drives are set before the roll
mov-no-drive-as-whole = A drive aboard your ship is switched as a whole, and only where that changes something
mov-no-auto-pilot-set = Set the Auto Pilot before the roll
mov-no-auto-pilot = Only the owner of the Auto Pilot can set a die
mov-no-gate-lock-set = The Gate Lock is set before the roll
mov-no-gate-lock = Only the owner of the Gate Lock can turn the gates off
mov-no-jump-start-set = The Jump Start is set before the roll
mov-no-jump-start = Only the owner of the Jump Start can begin with a jump
mov-no-gates-off = All gates are off this turn
mov-no-gate-of-number = No gate { $number } is open
mov-no-own-gate = You are on this gate already
mov-no-head = Name a space that your first step can reach
mov-no-head-jumped = Name a space you will occupy, not one you jump
mov-no-head-gate = That gate is not open
mov-no-declaration = Declare before you roll
mov-no-air-foil = Only the Air Foil flies from city to city
mov-no-number-fixed = Fix the pilot number first
mov-no-elsewhere = Your pilot number { $number } leads elsewhere
mov-no-by-gate = Gate { $number } is open, number { $number } takes you there
mov-no-turning-back = You cannot turn back on this route
mov-no-same-space = One jump never flies through the same space twice
mov-no-jump-end = With { $left ->
    [one] 1 point
   *[other] { $left } points
} this jump reaches no space to end on
mov-no-points = That step costs { $cost ->
    [one] 1 point
   *[other] { $cost } points
}, you have { $left }
mov-no-declared = Your first step must follow your declaration
mov-no-link = These spaces are not joined
mov-no-stop-in-jump = You cannot stop on a jumped space
mov-no-port-here = No port stands on this orbit
mov-no-landing-place = Ships can land only at cities, ports and asteroids
mov-no-land-at-start = After the roll you must make at least one step before you land
mov-no-number-is-fixed = Your pilot number is fixed for this turn: { $number }
mov-no-number-rolled = You did not roll a { $number }
mov-no-number-demanded = Your declaration needs a { $number }, and you rolled it
mov-no-number-back = Number { $number } points back; with it you can only stop here
mov-no-stop-in-circle = You can stop here only with a number that points back
mov-no-mulligan = The Mulligan Gear works only right after the roll, once, before the pilot number and the first step
mov-no-other-gate = Your pilot number { $number } leads to another gate
mov-no-gate-open = Gate { $number } is not open for you, leave by a route
mov-no-gate-again = The gate rule does not hold on the gate you have jumped to
mov-no-gate-locked = This gate is locked for your ship this turn
mov-no-gate-here = You are not on an open gate
mov-no-lock-owner = Only the owner of the Gate Lock can lock a gate
mov-no-lock-late = The Gate Lock is used on entering a gate, or before the heading where the turn begins on it
mov-no-lock = There is nothing to lock here
mov-no-way-on = No movement points or no way on are left: the ship stops here and pays nothing
mov-no-fee = The fee is { $fee } cr, you have { $have } cr
mov-no-fee-first = Pay the fee or stop first
mov-no-hazard = No fee is due here
mov-no-relic = No relic lies here
mov-no-relic-in-flight = You must end your turn at the relic
mov-no-marker-near = You see only markers next to your ship, and only those you do not know yet
mov-no-spy-eye = Only the owner of the Spy Eye looks at face-down markers
mov-no-observing = Without the Spy Eye a culture is seen only from its orbits

# What happened.
mov-log-stay = { $seat } stays at { $space }
mov-log-drive-on = { $seat } switches { $kind-the } on
mov-log-drive-off = { $seat } switches { $kind-the } off
mov-log-auto-pilot = { $seat } sets one die to 4
mov-log-auto-pilot-off = { $seat } will roll all dice
mov-log-gate-lock = { $seat } turns all gates off for this turn
mov-log-gate-lock-off = { $seat } turns the gates on again
mov-log-jump-start = { $seat } names gate { $gate } for the Jump Start
mov-log-jump-start-off = { $seat } does not use the Jump Start
mov-log-head-space = { $seat } declares { $space } as first space
mov-log-head = { $seat } heads for { $space }
mov-log-head-gate = { $seat } heads for gate { $gate }
mov-log-declaration-cleared = What { $seat } declared is no longer possible; declare again
mov-log-declaration-void = The roll does not allow what { $seat } declared; any way is open
mov-log-roll = { $seat } rolls { $dice }: { $sum } points
mov-log-reroll = { $seat } rolls the { $before } again: { $after }; { $left } points
mov-log-pilot = { $seat } takes pilot number { $number }
mov-log-switch = { $seat } changes the pilot number to { $number }
mov-log-step = { $seat } flies to { $space } for { $cost ->
    [one] 1 point
   *[other] { $cost } points
}; { $left } left
mov-log-jump-over = { $seat } jumps over { $space }
mov-log-jump = { $seat } jumps to gate { $gate } at { $space } for { $cost ->
    [one] 1 point
   *[other] { $cost } points
}; { $left } left
mov-log-lock = { $seat } locks gate { $gate } for this turn
mov-log-stop-in-circle = { $seat } stops in the circle: number { $number } points back
mov-log-points-lost = { $seat } has no way on and loses { $left ->
    [one] 1 point
   *[other] { $left } points
}
mov-log-blocked = { $seat } must stop in the circle: the pilot number points back, and { $left ->
    [one] 1 point is
   *[other] { $left } points are
} lost
mov-log-hazard = { $fee ->
    [0] { $seat } comes to a hazard that costs nothing
   *[other] { $seat } meets a hazard: fee { $fee } cr
}
mov-log-fee = { $fee ->
    [0] { $seat } flies on and pays nothing
   *[other] { $seat } pays a fee of { $fee } cr
}
mov-log-stop = { $seat } stops at the hazard and pays nothing
mov-log-flight = { $roll } – { $way }
mov-log-flight-place = { $space }
mov-log-flight-over = over { $space }
mov-log-flight-fee = { $fee } cr paid
mov-log-flight-landed = { $space }: landed
mov-log-flight-more = { $count } more
mov-log-flight-hazard = stopped at the hazard
mov-log-flight-circle = stopped in the circle
mov-log-flight-lost = no way on
mov-log-found = { $seat } finds { $kind-one } at { $space }
    .short = finds { $kind-one } at { $space }
mov-log-carried = The drive of { $seat } jumps it and carries the ship on
mov-log-relic = { $seat } takes { $kind-the } at { $space }
    .short = takes { $kind-the } at { $space }
mov-log-observed = { $seat } observes the culture of { $system }
mov-log-observed-secret = In { $system } live the { $culture }
mov-log-looked = { $seat } looks at the marker at { $space }
mov-log-looked-secret = At { $space } lies { $kind-one }
