### Duck Dealer: lo que hay en la mesa.

## Mercancías

dd-good-yellow_ducks = patos de goma amarillos
    .short = patos amarillos
    .counted = { $count ->
        [one] { $count } pato de goma amarillo
       *[other] { $count } patos de goma amarillos
    }
dd-good-plastic_beads = cuentas de plástico
    .counted = { $count ->
        [one] { $count } cuenta de plástico
       *[other] { $count } cuentas de plástico
    }
dd-good-solar_panels = paneles solares
    .counted = { $count ->
        [one] { $count } panel solar
       *[other] { $count } paneles solares
    }
dd-good-blue_paint = pintura azul
dd-good-phone_booths = cabinas telefónicas
    .counted = { $count ->
        [one] { $count } cabina telefónica
       *[other] { $count } cabinas telefónicas
    }
dd-good-satellites = satélites
    .counted = { $count ->
        [one] { $count } satélite
       *[other] { $count } satélites
    }
dd-good-linear_accelerators = aceleradores lineales
    .counted = { $count ->
        [one] { $count } acelerador lineal
       *[other] { $count } aceleradores lineales
    }
dd-good-stealth_ducks = patos furtivos
    .counted = { $count ->
        [one] { $count } pato furtivo
       *[other] { $count } patos furtivos
    }
dd-good-radios = radios
    .counted = { $count ->
        [one] { $count } radio
       *[other] { $count } radios
    }
dd-good-slimming_pills = píldoras adelgazantes
    .counted = { $count ->
        [one] { $count } píldora adelgazante
       *[other] { $count } píldoras adelgazantes
    }
dd-good-economy = economía
dd-good-modern_art = arte moderno
dd-good-science = ciencia
dd-good-religion = religión
dd-good-politics = política
dd-good-medicine = medicina
dd-good-military = militar
dd-factory-satellites = fábrica (satélites)
dd-factory-linear_accelerators = fábrica (aceleradores lineales)
dd-factory-stealth_ducks = fábrica (patos furtivos)
dd-factory-radios = fábrica (radios)
dd-factory-slimming_pills = fábrica (píldoras adelgazantes)
dd-factory-economy = fábrica (economía)
dd-factory-modern_art = fábrica (arte moderno)
dd-factory-science = fábrica (ciencia)
dd-factory-religion = fábrica (religión)
dd-factory-politics = fábrica (política)
dd-factory-medicine = fábrica (medicina)
dd-factory-military = fábrica (militar)
dd-consumer-satellites = consumidor (satélites)
dd-consumer-linear_accelerators = consumidor (aceleradores lineales)
dd-consumer-stealth_ducks = consumidor (patos furtivos)
dd-consumer-radios = consumidor (radios)
dd-consumer-slimming_pills = consumidor (píldoras adelgazantes)
dd-consumer-economy = consumidor (economía)
dd-consumer-modern_art = consumidor (arte moderno)
dd-consumer-science = consumidor (ciencia)
dd-consumer-religion = consumidor (religión)
dd-consumer-politics = consumidor (política)
dd-consumer-medicine = consumidor (medicina)
dd-consumer-military = consumidor (militar)

## Equipo, instalaciones, colores, piezas, lugares

dd-equipment-hold = una bodega
dd-equipment-navigator = un navegante
dd-equipment-engineer = un ingeniero
dd-equipment-merchant = un mercader
dd-yard-hold = astillero (bodegas)
dd-yard-navigator = astillero (navegantes)
dd-yard-engineer = astillero (ingenieros)
dd-yard-merchant = astillero (mercaderes)
dd-site-mine = la mina
dd-site-shipyard = el astillero
dd-site-consumer = el consumidor
dd-site-factory = la fábrica
dd-colour-red = rojo
dd-colour-yellow = amarillo
dd-colour-blue = azul
dd-stack-first = primera
dd-stack-second = segunda
dd-ship = nave
dd-cube = cubo
dd-passage = pasaje
dd-space-start = planeta inicial
dd-space-planet = planeta
dd-space-point = punto

## Con qué se comparan líneas de juego

dd-figure-points = Puntos
dd-figure-red = Rojo
dd-figure-yellow = Amarillo
dd-figure-blue = Azul
dd-figure-steps = Pasos
dd-figure-cargo = Mercancías
dd-plan-overdraw = La energía puede faltar
dd-plan-missing = Faltan: { dd-energies }. { $count ->
    [one] Una recogida más
   *[other] { $count } recogidas más
} con esta tripulación.
dd-plan-earns = { $points ->
    [0] Ningún punto aún
    [one] Un punto
   *[other] { $points } puntos
} por { $tokens ->
    [one] una ficha
   *[other] { $tokens } fichas
}{ $points ->
    [0] .
   *[other] : { $whole },{ $tenth } por ficha.
}

## En la hoja de posición

dd-purse-vp = puntos
dd-purse-red = energía roja
dd-purse-yellow = energía amarilla
dd-purse-blue = energía azul
dd-purse-stock-red = energía roja en la reserva
dd-purse-stock-yellow = energía amarilla en la reserva
dd-purse-stock-blue = energía azul en la reserva
dd-purse-hold = bodegas
dd-purse-navigator = navegantes
dd-purse-engineer = ingenieros
dd-purse-merchant = mercaderes
dd-purse-yellow_ducks = patos de goma amarillos
dd-purse-plastic_beads = cuentas de plástico
dd-purse-solar_panels = paneles solares
dd-purse-blue_paint = pintura azul
dd-purse-phone_booths = cabinas telefónicas
dd-purse-satellites = satélites
dd-purse-linear_accelerators = aceleradores lineales
dd-purse-stealth_ducks = patos furtivos
dd-purse-radios = radios
dd-purse-slimming_pills = píldoras adelgazantes
dd-purse-economy = economía
dd-purse-modern_art = arte moderno
dd-purse-science = ciencia
dd-purse-religion = religión
dd-purse-politics = política
dd-purse-medicine = medicina
dd-purse-military = militar

# Energies by colour, those that are there: $red, $yellow and $blue say how many.
dd-n-red = { $red ->
    [one] { $red } roja
   *[other] { $red } rojas
}
dd-n-yellow = { $yellow ->
    [one] { $yellow } amarilla
   *[other] { $yellow } amarillas
}
dd-n-blue = { $blue ->
    [one] { $blue } azul
   *[other] { $blue } azules
}
dd-energies = { $red ->
    [0] { $yellow ->
        [0] { $blue ->
            [0] nada
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
dd-lack-red = { $count } de energía roja
dd-lack-yellow = { $count } de energía amarilla
dd-lack-blue = { $count } de energía azul
dd-lack-room = sitio para { $count } mercancías
dd-lack-goods = una mercancía que no está a bordo
dd-left-factory = En este turno aún podrías construir la fábrica ({ $good }): { $vp } PV.
dd-left-consumer = En este turno aún podrías construir el consumidor ({ $good }): { $vp } PV.
dd-left-cube = { $count ->
    [one] Queda un cubo gratis
   *[other] Quedan { $count } cubos gratis
} sin poner, y con esta elección se { $count ->
    [one] pierde
   *[other] pierden
}. En { $point } un cubo acortaría tus caminos.
dd-worth-chain = { $good }: toda la cadena
dd-worth-rate = { $gain ->
    [one] Un punto
   *[other] { $gain } puntos
} por { $cost ->
    [one] una ficha
   *[other] { $cost } fichas
}: { $whole },{ $tenth } por ficha
dd-worth-none = Desde aquí no se puede calcular ningún bien: la nave aún no ha partido, o no tiene camino ni sitio para ninguno.
