### Duck Dealer: what lies on the table.

## Goods

dd-good-yellow_ducks = yellow rubber ducks
    .short = yellow ducks
    .counted = { $count ->
        [one] { $count } yellow rubber duck
       *[other] { $count } yellow rubber ducks
    }
dd-good-plastic_beads = plastic beads
    .counted = { $count ->
        [one] { $count } plastic bead
       *[other] { $count } plastic beads
    }
dd-good-solar_panels = solar panels
    .counted = { $count ->
        [one] { $count } solar panel
       *[other] { $count } solar panels
    }
dd-good-blue_paint = blue paint
dd-good-phone_booths = phone booths
    .counted = { $count ->
        [one] { $count } phone booth
       *[other] { $count } phone booths
    }
dd-good-satellites = satellites
    .counted = { $count ->
        [one] { $count } satellite
       *[other] { $count } satellites
    }
dd-good-linear_accelerators = linear accelerators
    .counted = { $count ->
        [one] { $count } linear accelerator
       *[other] { $count } linear accelerators
    }
dd-good-stealth_ducks = stealth ducks
    .counted = { $count ->
        [one] { $count } stealth duck
       *[other] { $count } stealth ducks
    }
dd-good-radios = radios
    .counted = { $count ->
        [one] { $count } radio
       *[other] { $count } radios
    }
dd-good-slimming_pills = slimming pills
    .counted = { $count ->
        [one] { $count } slimming pill
       *[other] { $count } slimming pills
    }
dd-good-economy = economy
dd-good-modern_art = modern art
dd-good-science = science
dd-good-religion = religion
dd-good-politics = politics
dd-good-medicine = medicine
dd-good-military = military
dd-factory-satellites = factory for satellites
dd-factory-linear_accelerators = factory for linear accelerators
dd-factory-stealth_ducks = factory for stealth ducks
dd-factory-radios = factory for radios
dd-factory-slimming_pills = factory for slimming pills
dd-factory-economy = factory for economy
dd-factory-modern_art = factory for modern art
dd-factory-science = factory for science
dd-factory-religion = factory for religion
dd-factory-politics = factory for politics
dd-factory-medicine = factory for medicine
dd-factory-military = factory for military
dd-consumer-satellites = consumer of satellites
dd-consumer-linear_accelerators = consumer of linear accelerators
dd-consumer-stealth_ducks = consumer of stealth ducks
dd-consumer-radios = consumer of radios
dd-consumer-slimming_pills = consumer of slimming pills
dd-consumer-economy = consumer of economy
dd-consumer-modern_art = consumer of modern art
dd-consumer-science = consumer of science
dd-consumer-religion = consumer of religion
dd-consumer-politics = consumer of politics
dd-consumer-medicine = consumer of medicine
dd-consumer-military = consumer of military

## Equipment, sites, colours, pieces, places

dd-equipment-hold = a hold
dd-equipment-navigator = a navigator
dd-equipment-engineer = an engineer
dd-equipment-merchant = a merchant
dd-yard-hold = shipyard for holds
dd-yard-navigator = shipyard for navigators
dd-yard-engineer = shipyard for engineers
dd-yard-merchant = shipyard for merchants
dd-site-mine = mine
dd-site-shipyard = shipyard
dd-site-consumer = consumer
dd-site-factory = factory
dd-colour-red = red
dd-colour-yellow = yellow
dd-colour-blue = blue
dd-stack-first = first
dd-stack-second = second
dd-ship = ship
dd-cube = cube
dd-passage = passage
dd-space-start = start planet
dd-space-planet = planet
dd-space-point = point

## By what lines of play are compared

dd-figure-points = Points
dd-figure-red = Red
dd-figure-yellow = Yellow
dd-figure-blue = Blue
dd-figure-steps = Steps
dd-figure-cargo = Goods
dd-plan-overdraw = Energy may be overdrawn
dd-plan-missing = Missing: { dd-energies }. { $count ->
    [one] One more collection
   *[other] { $count } more collections
} with this crew.
dd-plan-earns = { $points ->
    [0] No points yet
    [one] One point
   *[other] { $points } points
} for { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
}{ $points ->
    [0] .
   *[other] : { $whole }.{ $tenth } a token.
}

## In the position sheet

dd-purse-vp = points
dd-purse-red = red energy
dd-purse-yellow = yellow energy
dd-purse-blue = blue energy
dd-purse-stock-red = red energy in the stock
dd-purse-stock-yellow = yellow energy in the stock
dd-purse-stock-blue = blue energy in the stock
dd-purse-hold = holds
dd-purse-navigator = navigators
dd-purse-engineer = engineers
dd-purse-merchant = merchants
dd-purse-yellow_ducks = yellow rubber ducks
dd-purse-plastic_beads = plastic beads
dd-purse-solar_panels = solar panels
dd-purse-blue_paint = blue paint
dd-purse-phone_booths = phone booths
dd-purse-satellites = satellites
dd-purse-linear_accelerators = linear accelerators
dd-purse-stealth_ducks = stealth ducks
dd-purse-radios = radios
dd-purse-slimming_pills = slimming pills
dd-purse-economy = economy
dd-purse-modern_art = modern art
dd-purse-science = science
dd-purse-religion = religion
dd-purse-politics = politics
dd-purse-medicine = medicine
dd-purse-military = military

# Energies by colour, those that are there: $red, $yellow and $blue say how many.
dd-n-red = { $red } red
dd-n-yellow = { $yellow } yellow
dd-n-blue = { $blue } blue
dd-energies = { $red ->
    [0] { $yellow ->
        [0] { $blue ->
            [0] nothing
           *[other] { dd-n-blue }
        }
       *[other] { $blue ->
            [0] { dd-n-yellow }
           *[other] { dd-n-yellow }, { dd-n-blue }
        }
    }
   *[other] { $yellow ->
        [0] { $blue ->
            [0] { dd-n-red }
           *[other] { dd-n-red }, { dd-n-blue }
        }
       *[other] { $blue ->
            [0] { dd-n-red }, { dd-n-yellow }
           *[other] { dd-n-red }, { dd-n-yellow }, { dd-n-blue }
        }
    }
}
dd-lack-red = { $count } red energy
dd-lack-yellow = { $count } yellow energy
dd-lack-blue = { $count } blue energy
dd-lack-room = room for { $count } goods
dd-lack-goods = a good that is not aboard
dd-left-factory = In this turn you could still build the factory for { $good }: { $vp } VP.
dd-left-consumer = In this turn you could still build the consumer of { $good }: { $vp } VP.
dd-left-cube = { $count ->
    [one] A free cube is
   *[other] { $count } free cubes are
} not set yet, and after this choice { $count ->
    [one] it is lost
   *[other] they are lost
}. On { $point } a cube would shorten your ways.
dd-worth-chain = { $good }: the whole chain
dd-worth-rate = { $gain ->
    [one] One point
   *[other] { $gain } points
} for { $cost ->
    [one] one token
   *[other] { $cost } tokens
}: { $whole }.{ $tenth } a token
dd-worth-none = No good can be reckoned from here: the ship has not started yet, or has no way and no room for any.
