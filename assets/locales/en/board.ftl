### The board of Merchant of Venus: what a figure is, for whoever points at it.

board-colour-blue = blue
board-colour-red = red
board-colour-yellow = yellow

board-space = Space, { $colour }
board-space-jumped = Space, { $colour }: your drive jumps it
board-space-plain = Space
board-hazard = Hazard, { $colour }: fee { $fee } cr
board-hazard-shielded = Hazard, { $colour }: fee { $fee } cr, { $due } cr with the shields of { $seat }
board-hazard-jumped = Hazard, { $colour }, fee { $fee } cr: your drive jumps it
board-asteroid = Asteroid: a rock to land on
board-box = Encounter box: its marker lies face down
board-box-seen = Encounter box: its marker lies face down. You have seen it: { $marker }
board-box-empty = Emptied box: a rock to land on
board-gate = Gate { $number }: leads to the gate with your pilot number
board-open-port = Open port: trade here without limit
board-relic = Relic: { $relic }
board-circle = Navigation circle. Exits: { $exits }
board-circle-orbit = Navigation circle and orbit of { $system }. Exits: { $exits }
board-orbit = Orbit of { $system }: a port can be built here
board-port = { $name }, port of { $seat } at { $system }
board-factory = Factory of { $seat } at { $system }
board-city = { $name }, city of { $system }
board-space-city = { $name }, city in space of { $system }
board-space-city-plain = City in space of { $system }
board-base = { $passengers ->
        [0] Galactic Base: sells all ships
        [one] Galactic Base: sells all ships; { $passengers } passenger waits
       *[other] Galactic Base: sells all ships; { $passengers } passengers wait
    }
board-link-system = Link inside a system: { $cost } movement point
board-link-route = Trade route: { $cost } movement point
board-link-surface = Down to the ground: { $cost } movement points
board-link-airfoil = From city to city with the Air Foil: { $cost } movement point
board-link-hidden = Hidden jump, opened by the pilot number: { $cost } movement point
board-ship = { $class } of { $seat }: { $dice } dice, cargo { $used } of { $room }
board-anomaly = { $system }: nobody lives here
board-system-unknown = { $system }: nobody has met its culture yet
board-system-observed = { $system }: you have seen that the { $culture } live here
board-culture = { $culture } ({ $label }) at { $system }, { $science }: { $count } × { $good } for { $price } cr
board-science-biotech = biotech
board-science-industry = industry
board-science-technology = technology
board-science-metaphysics = metaphysics
board-science-primitive = primitive
