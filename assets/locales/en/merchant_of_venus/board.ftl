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

## What a thing of the board is for: the right button

mov-for-ship = Your ship carries what you buy to whoever pays most for it; its dice and drives say how far it flies in a turn.
mov-for-space = Ships fly from space to space, each for movement points.
mov-for-hazard = A hazard costs its fee to fly on; a shield takes some of it off, a drive of its colour jumps it.
mov-for-asteroid = An asteroid is a rock on which a ship can end its movement and players can trade with each other.
mov-for-box = An encounter box hides a marker: whoever enters first turns it up.
mov-for-circle = In a navigation circle your pilot number says by which exit you may leave.
mov-for-orbit = An orbit leads down to its world; a port on it can be bought and pays its owner.
mov-for-port = A port is a place to trade without going down to the ground; its owner earns from what others trade there.
mov-for-open-port = An open port belongs to nobody: everybody trades here without limit.
mov-for-city = Land in a city to buy the goods of its culture, and to sell what that culture wants; the first to land makes first contact.
mov-for-space-city = A city in space trades like one on the ground, but no surface link leads to it.
mov-for-base = The Galactic Base sells all ships, and takes your old one in payment.
mov-for-gate = A gate leads at once to another gate.
mov-for-relic = A relic helps its owner for the rest of the game, or is sold dear.
mov-for-link = A link joins two spaces; it costs movement points to fly along it.
mov-for-good = A good is bought cheaply where it is made and sold dear to a culture that asks for it.
mov-for-equipment = Equipment is built into your ship and helps it on its way.
mov-for-passenger = A passenger pays a fare when you bring them where they want to go.
mov-for-culture = A culture sells its good to all and buys the goods of some others; whoever lands first learns which culture it is.
