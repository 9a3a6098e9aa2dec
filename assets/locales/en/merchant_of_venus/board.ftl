### The board of Merchant of Venus: what a figure is, for whoever points at it.

mov-board-colour-blue = blue
mov-board-colour-red = red
mov-board-colour-yellow = yellow

mov-board-space = Space, { $colour }
mov-board-space-jumped = Space, { $colour }: your drive jumps it
mov-board-space-plain = Space
mov-board-hazard = Hazard, { $colour }: fee { $fee } cr
mov-board-hazard-shielded = Hazard, { $colour }: fee { $fee } cr, { $due } cr with the shields of { $seat }
mov-board-hazard-jumped = Hazard, { $colour }, fee { $fee } cr: your drive jumps it
mov-board-asteroid = Asteroid: a rock to land on
mov-board-box = Encounter box: its marker lies face down
mov-board-box-seen = Encounter box: its marker lies face down. You have seen it: { $marker }
mov-board-box-empty = Emptied box: a rock to land on
mov-board-gate = Gate { $number }: leads to the gate with your pilot number
mov-board-open-port = Open port: trade here without limit
mov-board-relic = Relic: { $relic }
mov-board-circle = Navigation circle. Exits: { $exits }
mov-board-circle-orbit = Navigation circle and orbit of { $system }. Exits: { $exits }
mov-board-orbit = Orbit of { $system }: a port can be built here
mov-board-port = { $name }, port of { $seat } at { $system }
mov-board-factory = Factory of { $seat } at { $system }
mov-board-city = { $name }, city of { $system }
mov-board-space-city = { $name }, city in space of { $system }
mov-board-space-city-plain = City in space of { $system }
mov-board-base = { $passengers ->
        [0] Galactic Base: sells all ships
        [one] Galactic Base: sells all ships; { $passengers } passenger waits
       *[other] Galactic Base: sells all ships; { $passengers } passengers wait
    }
mov-board-link-system = Link inside a system: { $cost } movement point
mov-board-link-route = Trade route: { $cost } movement point
mov-board-link-surface = Down to the ground: { $cost } movement points
mov-board-link-airfoil = From city to city with the Air Foil: { $cost } movement point
mov-board-link-hidden = Hidden jump, opened by the pilot number: { $cost } movement point
mov-board-ship = { $class } of { $seat }: { $dice } dice, cargo { $used } of { $room }
mov-board-anomaly = { $system }: nobody lives here
mov-board-system-unknown = { $system }: nobody has met its culture yet
mov-board-system-observed = { $system }: you have seen that the { $culture } live here
mov-board-culture = { $culture } ({ $label }) at { $system }, { $science }: { $count } × { $good } for { $price } cr
mov-board-science-biotech = biotech
mov-board-science-industry = industry
mov-board-science-technology = technology
mov-board-science-metaphysics = metaphysics
mov-board-science-primitive = primitive
