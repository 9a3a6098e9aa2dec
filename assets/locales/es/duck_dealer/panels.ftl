### Duck Dealer: las hojas del panel lateral.

dd-tab-ship = Nave
    .help = La nave de un asiento: fichas, mercancías, equipo y tripulación.
dd-tab-chain = Mercancías y cadenas
    .help = Cómo se hace cada mercancía y lo que cuesta su camino hasta el consumidor.
dd-tab-scores = Puntos
    .help = Quién tiene cuántos puntos, de qué y cómo llegaron.

## Común

dd-tokens-red = { $count ->
    [one] { $count } roja
   *[other] { $count } rojas
}
dd-tokens-yellow = { $count ->
    [one] { $count } amarilla
   *[other] { $count } amarillas
}
dd-tokens-blue = { $count ->
    [one] { $count } azul
   *[other] { $count } azules
}
dd-show-planet = Mostrar en el tablero: { $planet }
dd-way-here = aquí
dd-way-far = { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}, { $reds ->
    [one] { $reds } roja
   *[other] { $reds } rojas
}

## La nave

dd-ship-of = Hoja de { $seat }
dd-ship-nowhere = Aún sin planeta
dd-ship-show = Mostrar la nave en el tablero
dd-ship-speed = { $steps ->
    [one] paso por 1 roja
   *[other] pasos por 1 roja
}
dd-ship-some = { $equipment } ({ $count })
dd-ship-filled = { $filled } de { $slots } casillas ocupadas: { $what }. Una ficha roja da { $steps } pasos
dd-ship-energy = Energía
dd-ship-virtual = Fichas virtuales de este turno: { $count } ({ $colour })
dd-ship-collects = Una recogida da
dd-ship-wish = y { $count } a elegir
dd-ship-wish-alone = { $count ->
    [one] { $count } ficha a elegir
   *[other] { $count } fichas a elegir
}
dd-ship-stock = En la reserva: { $red ->
    [one] { $red } roja
   *[other] { $red } rojas
}, { $yellow ->
    [one] { $yellow } amarilla
   *[other] { $yellow } amarillas
}, { $blue ->
    [one] { $blue } azul
   *[other] { $blue } azules
}
dd-ship-goods = Mercancías: { $load } de { $room }
dd-ship-free = Libre
dd-ship-over = Sobrecarga: { $load } de { $room }. La nave no puede volar antes de vender, usar o tirar mercancías
dd-ship-room = Bodega incorporada: sitio para { $own }; cada bodega: sitio para { $hold }
dd-ship-more = Una pieza de equipo más
dd-ship-full = Todas las casillas están llenas: una pieza nueva ocupa el lugar de otra
dd-ship-slower = La próxima casilla frena la nave: { $then } pasos por ficha roja en vez de { $now }
dd-ship-hold-brings = Sitio para { $count } mercancías más
dd-ship-crew-brings = Una ficha más con cada recogida: { $colour }
dd-ship-no-token = En la reserva no queda ninguna ficha de ese color
dd-ship-stock-own = En la reserva no queda ninguna ficha azul: solo la que paga puede ser el mercader
dd-ship-yard-built = Por { $good }, otra mercancía y { $price } azul
dd-ship-yard-unbuilt = Sin construir: por { $good }, otra mercancía y { $price } amarilla da { $vp } PV
dd-ship-hand = En mano
dd-ship-claims = Reclamado

## Mercancías y cadenas

dd-chain-legend = Signos pequeños: la fábrica a la izquierda, el consumidor a la derecha; pálidos mientras están por venir.
dd-chain-mined = { $good }: se extrae en { $mines ->
    [one] { $mines } planeta
   *[other] { $mines } planetas
}
dd-chain-made = { $good }: se hace con { $a } y { $b } en { $planet }.
dd-chain-not-made = { $good }: se hace con { $a } y { $b }; nadie ha construido la fábrica.
dd-chain-consumer-built = El consumidor de { $planet } lo compra.
dd-chain-consumer-unbuilt = El consumidor de { $planet } aún no está construido.
dd-chain-consumer-stack = El consumidor está por venir: { $stack } pila, { $above ->
    [0] encima
    [one] bajo otro
   *[other] bajo otros { $above }
}.
dd-chain-primary = Mercancía primaria: sale de las minas, no se vende en ningún sitio
dd-chain-sale = { $vp } PV por cada una vendida
dd-chain-factory-free = Aún sin fábrica: { $vp } PV por construirla
dd-chain-consumer-vp = { $vp } PV por construirlo
dd-chain-uses = Entra en
dd-chain-mines = Minas, la más cercana primero:
dd-chain-from-here = Desde donde está { $seat }
dd-chain-no-ship = La nave aún no tiene planeta.
dd-chain-each = { $tokens } fichas: { $whole },{ $tenth } PV por cada una
dd-chain-enough = Hay energía suficiente para todo.
dd-chain-missing = Falta: { $missing }. Con esta tripulación: { $turns ->
    [one] { $turns } recogida más
   *[other] { $turns } recogidas más
}
dd-chain-again = Después, por cada una más:
dd-chain-blocked = Esta nave no puede: falta sitio para reunir las mercancías, una mina o un lugar.
dd-chain-throws = Las mercancías a bordo que estorban se tiran.
dd-chain-goal-aboard = { $good } a bordo
dd-chain-goal-factory = Construir la fábrica ({ $good })
dd-chain-goal-consumer = Construir el consumidor ({ $good })
dd-chain-goal-sale = Vender { $good }
dd-chain-goal-yard = Construir el astillero ({ $equipment })
dd-chain-goal-outfit = Comprar ({ $equipment })
dd-chain-mine = extraer { $good } ({ $count })
dd-chain-produce = fabricar { $good } ({ $count })
dd-chain-stop = { $planet } por { $reds ->
    [one] { $reds } roja
   *[other] { $reds } rojas
}: { $works }

## Puntos

dd-score-counter = Turnos de acción: { $done } de { $last }
dd-score-factories = Fábricas construidas: { $count }
dd-score-consumers = Consumidores construidos: { $count }
dd-score-shipyards = Astilleros construidos: { $count }
dd-score-sales = Mercancías vendidas: { $count }
dd-score-nothing = Aún sin puntos
dd-score-by-hand = Puesto a mano: { $vp } PV
dd-score-each = Cada uno ({ $count })
dd-score-left = Aún por ganar
dd-score-consumers-left = Consumidores por construir
dd-score-on-board = En el tablero:
dd-score-stack = Por venir, { $stack } pila, desde arriba:
dd-score-factories-left = Fábricas por construir
dd-score-places = { $count ->
    [one] { $count } planeta tiene sitio para una
   *[other] { $count } planetas tienen sitio para una
}
dd-score-no-place = Ningún planeta tiene ya sitio para una fábrica
dd-score-shipyards-left = Astilleros por construir
dd-score-prize = { $good }: { $vp } PV. Mostrar la cadena
dd-score-prize-at = { $good } en { $planet }: { $vp } PV. Mostrar la cadena

## La hoja del final

dd-income-factories = Fábricas
dd-income-consumers = Consumidores
dd-income-shipyards = Astilleros
dd-income-sales = Ventas
dd-income-other = Puesto a mano
