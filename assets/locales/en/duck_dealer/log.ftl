### Duck Dealer: the log.

## What has happened

dd-log-first = { $seat } begins
dd-log-equip = { $seat } takes { $equipment }
    .short = takes { $equipment }
dd-log-start = { $seat } starts on { $planet }
dd-log-collect = { $seat } collects { dd-energies }
    .short = collects { dd-energies }
dd-log-missing = The stock is short: { $seat } misses { dd-energies }
dd-log-free-turn = { $seat } takes the free action turn
dd-log-no-free-turn = { $seat } does without the free action turn
dd-log-act = { $seat } takes action turn { $space } of { $last }
dd-log-act-last = { $seat } takes action turn { $space } of { $last }: the last one
dd-log-take-cube = { $seat } takes back the cube on { $space }
dd-log-route-cube = { $seat } sets a free cube on { $point }
dd-log-pay-cube = { $seat } sets a cube on { $point } for { $price } yellow
dd-log-cubes-left = { $seat } leaves { $count ->
    [one] a free cube
   *[other] { $count } free cubes
} unset
    .short = leaves { $count ->
        [one] a free cube
       *[other] { $count } free cubes
    } unset
dd-log-passage = { $seat } places a passage on { $planet }
dd-log-move = { $seat } flies to { $space } (steps left: { $left })
dd-log-jump = { $seat } jumps to { $planet } for { $price } red
dd-log-stop = { $seat } stops on { $planet }
dd-log-explore = { $seat } explores { $planet }: { $consumer }
    .short = explores { $planet }: { $consumer }
dd-log-build-shipyard = { $seat } builds the shipyard for { $equipment } on { $planet }: { $vp } VP
    .short = builds the shipyard for { $equipment } on { $planet }: { $vp } VP
dd-log-build-consumer = { $seat } builds the consumer of { $good } on { $planet }: { $vp } VP
    .short = builds the consumer of { $good } on { $planet }: { $vp } VP
dd-log-build-factory = { $seat } builds the factory for { $good } on { $planet }: { $vp } VP
    .short = builds the factory for { $good } on { $planet }: { $vp } VP
dd-log-claim = { $seat } claims the { $site } of { $planet }
    .short = claims the { $site } of { $planet }
dd-log-mine = { $seat } mines { $good } on { $planet }
    .short = mines { $good } on { $planet }
dd-log-produce = { $seat } makes { $good } out of { $a } and { $b } on { $planet }
    .short = makes { $good } out of { $a } and { $b } on { $planet }
dd-log-sell = { $seat } sells { $good } on { $planet }: { $vp } VP
    .short = sells { $good } on { $planet }: { $vp } VP
dd-log-buy = { $seat } buys { $equipment } on { $planet }
    .short = buys { $equipment } on { $planet }
dd-log-replace = { $seat } buys { $equipment } on { $planet } in place of { $old }
    .short = buys { $equipment } on { $planet } in place of { $old }
dd-log-drop = { $seat } throws away { $good-counted }
    .short = throws away { $good-counted }
dd-log-propose = { $seat } proposes to { $partner }: { $gives } for { $gets }
dd-log-accept = Agreed: { $seat } gives { $partner } { $gives } for { $gets }
dd-log-decline = { $partner } declines
dd-log-withdraw = { $seat } takes the proposal back
dd-log-keep = { $seat } returns { $back } tokens
dd-log-end-turn = { $seat } ends the action turn
dd-log-quiet = { $turns } turns without a cube on the turn counter: the game does not come nearer to its end
dd-log-end = The last action turn is over: { $winners } wins with { $most } VP
dd-log-end-shared = The last action turn is over: { $winners } share the first place with { $most } VP
dd-some = { $good-counted }

# Why a computer player declines.
dd-bot-why-act = An action turn now brings { $vp } VP for { $energy } energy; after collecting once more it can bring { $then } VP. Free spaces on the turn counter: { $left }.
dd-bot-why-collect = An action turn now would bring { $vp } VP for { $energy } energy; after this it can bring { $then } VP. Free spaces on the turn counter: { $left }.
dd-bot-why-plan = This turn brings { $vp } VP for { $energy } energy; goods aboard afterwards: { $goods }.
dd-bot-wants-more = It gives goods away only for goods that sell for twice as much: here { $vp } VP are missing.

# How those play that have a way of their own.
dd-chooser-cautious = Keeps energy of every colour in store before he sets out.
dd-chooser-hurried = Sets out with what she has and counts the points of this very turn.
dd-chooser-hunter = Fills his hold with goods for which consumers wait.
