# Merchant of Venus: las hojas, los títulos de lo que se puede hacer, los avisos, más números del editor de posiciones. Vocabulario: el de las reglas.

# Pestañas.
mov-tab-ship = Nave
    .help = La nave de un asiento: carga, pasajeros, equipo, escrituras y cartas.
mov-tab-market = Mercado
    .help = Lo que una cultura vende y compra, con sus demandas, sus escrituras y sus pasajeros.
mov-tab-planner = Plan de carga
    .help = Dónde vender lo que llevas y lo que daría una ruta por turno.
mov-tab-prices = Precios
    .help = Cada mercancía con su precio en cada cultura conocida.
mov-tab-fortunes = Patrimonios
    .help = Cuánto vale cada asiento y cómo llegó a ello, turno a turno.

# Títulos de las opciones en la barra de decisión.
mov-group-race = Raza
mov-group-turn = Turno
mov-group-stop = Terminar la partida
mov-group-drives = Impulsores
mov-group-relics = Reliquias
mov-group-heading = Rumbo
mov-group-pilot = Número de pilotaje
    .count = { $count ->
        [one] 1 número de pilotaje
       *[other] { $count } números de pilotaje
    }
    .help = De un círculo se sale por la salida que lleva tu número de pilotaje, y un portal lleva al portal de ese número. Es uno de tus dados, elegido una vez por turno.
mov-group-fly = Volar
mov-group-buy = Comprar
mov-group-ships = Naves
mov-group-deeds = Escrituras
mov-group-sell = Vender
mov-group-barter = Canjear
mov-group-passengers = Pasajeros
mov-group-discard = Descartar
mov-group-demand = Demanda
mov-group-deal = Tratar con jugadores

# De dónde vino el dinero, al final de una partida.
mov-income-sales = Ventas
mov-income-purchases = Compras
mov-income-ships = Naves
mov-income-deeds = Escrituras compradas
mov-income-owned = Escrituras y otros bienes
mov-income-fares = Pasajes
mov-income-barter = Canje
mov-income-deals = Tratos entre jugadores
mov-income-commissions = Comisiones
mov-income-fees = Peajes

# Más números en el editor de posiciones.
mov-dial-moved = La nave se ha movido
mov-dial-limited = Visita limitada
mov-dial-buys = Compras de este turno
mov-dial-sells = Ventas de este turno
mov-dial-barter-credit = Crédito de trueque
mov-dial-gates-off = Todas las telepuertas apagadas
mov-dial-auto-pilot = Piloto automático fijado
mov-dial-hazard-due = Se debe un peaje
mov-dial-traded = Ya se ha comerciado
mov-dial-no = no
mov-phase-races = razas
mov-phase-start = comienzo del turno
mov-phase-move = movimiento
mov-phase-trade = comercio
mov-phase-rest = en reposo
mov-phase-over = partida terminada

# Las ciencias y lo que venden.
mov-science-biotech = Biotecnología
    .help = Vende escudos
mov-science-industry = Industria
    .help = Vende impulsores amarillos, Transportes y Cargueros
mov-science-technology = Tecnología
    .help = Vende impulsores rojos, Exploradores y Clíperes
mov-science-metaphysics = Metafísica
    .help = Vende impulsores combinados
mov-science-primitive = Primitiva
    .help = No vende equipo ni naves

# Qué hacen el equipo y las reliquias.
mov-effect-drive-yellow = Salta casillas amarillas
mov-effect-drive-red = Salta casillas rojas
mov-effect-drive-both = Salta casillas rojas y amarillas
mov-effect-shield = Rebaja { $off } cr todos los peajes
mov-effect-air-foil = Los enlaces de superficie cuestan 1 PM, y vuelas de ciudad en ciudad de un planeta
mov-effect-auto-pilot = Antes de tirar puedes fijar un dado en 4
mov-effect-jump-start = Tu primer paso puede ser un salto a una telepuerta boca arriba
mov-effect-mulligan-gear = Justo después de tirar puedes volver a tirar un dado
mov-effect-spy-eye = Mira en secreto fichas y cartas de cultura junto a tu camino
mov-effect-switch-switch = Cambia en cualquier momento tu número de pilotaje por otro dado
mov-effect-gate-lock = Tú decides si las telepuertas actúan sobre ti
mov-effect-none = No tiene uso propio; se puede canjear

# Palabras de varias hojas.
mov-sheet-culture-at = { $culture }, { $system }
mov-sheet-culture-hidden = { $culture }, aún sin descubrir
    .short = { $space }
mov-sheet-at = Lugar: { $space }
mov-sheet-show = Mostrar en el tablero
mov-sheet-times = { $count } × { $kind }
mov-sheet-decimal = { $whole },{ $tenth }
mov-sheet-way-here = Estás aquí
mov-sheet-way-now = { $points } PM, este turno
mov-sheet-way = { $points } PM, { $turns ->
    [one] cerca de un turno
   *[other] cerca de { $turns } turnos
}
mov-sheet-way-fees = { $way }, peajes { $fee } cr
mov-sheet-way-unknown = nadie los ha descubierto aún
mov-sheet-way-help = El camino más corto con tus impulsores y cualquier número de pilotaje a mano, sin contar telepuertas. Peajes impresos; cada escudo tuyo los rebaja todos.
mov-sheet-passenger = { $kind }, destino { $to }, tarifa { $fare } cr
mov-sheet-credits = Créditos
mov-sheet-in-hand = { $sum } cr en mano
mov-sheet-barter-help = Crédito de trueque: para comprar a esta cultura, solo en este turno
mov-sheet-card-left = quedan { $sum } cr en la carta

# La nave.
mov-sheet-sheet-of = Nave de { $seat }
mov-sheet-ship-figures = { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
}, { $holds ->
    [one] { $holds } bodega
   *[other] { $holds } bodegas
}
mov-sheet-shields-help = Lo que tus escudos rebajan de cada peaje
mov-sheet-worth = Patrimonio { $worth } cr
mov-sheet-worth-of = Patrimonio { $worth } de { $goal } cr
mov-sheet-worth-help = Patrimonio: créditos y escrituras. La carga, la nave y el equipo no cuentan nada.
mov-sheet-race = { $race }: escrituras de la propia cultura un { $percent } % más baratas
mov-sheet-no-race = Aún sin raza
mov-sheet-turn = Este turno
mov-sheet-nothing-declared = Aún sin destino
mov-sheet-declared = Rumbo: { $space }
mov-sheet-declared-gate = Rumbo a la telepuerta { $gate }
mov-sheet-points = { $points ->
    [one] Queda { $points } PM
   *[other] Quedan { $points } PM
}
mov-sheet-points-help = Puntos de movimiento que quedan en este turno
mov-sheet-pilot = Número de pilotaje { $number }
mov-sheet-no-pilot = Aún sin número de pilotaje
mov-sheet-pilot-help = Por qué salida dejas un círculo de navegación y a qué telepuerta saltas
mov-sheet-die = Dado: { $face }
mov-sheet-die-pilot = Dado: { $face }, el número de pilotaje
mov-sheet-holds = Bodegas
mov-sheet-hull = Casco
mov-sheet-hold = Bodega { $number }
mov-sheet-slot-empty = { $slot }: vacío
mov-sheet-room-short = { $used } de { $room }
mov-sheet-room = Bodegas: { $used } de { $room } llenas
mov-sheet-too-much = De más:
mov-sheet-empty = Nada a bordo. Una mercancía llena una bodega; los pasajeros, los impulsores y los demás escudos ocupan media.
mov-sheet-made-by = La produce: { $maker }
mov-sheet-equipment = Equipo
mov-sheet-on = Encendido
mov-sheet-off = Apagado este turno
mov-sheet-relics = Reliquias
mov-sheet-cards = Cartas de cultura
mov-sheet-deeds = Escrituras
mov-sheet-no-deeds = Aún sin escrituras
mov-sheet-port = Espaciopuerto { $name }
mov-sheet-factory = Fábrica de { $good }
mov-sheet-earns-port = Rinde el { $percent } % de lo que se comercia allí
mov-sheet-earns-factory = Rinde el { $percent } % del precio de cada mercancía suya vendida
mov-sheet-deeds-sum = Las escrituras cuentan { $sum } cr
mov-sheet-markers-left = { $count ->
    [one] Aún se puede construir { $count } espaciopuerto o fábrica
   *[other] Aún se pueden construir { $count } espaciopuertos y fábricas
}

# El mercado.
mov-sheet-market-of = Mercado: { $name }
mov-sheet-here = { $name } (estás aquí)
mov-sheet-systems-waiting = Sistemas que esperan una primera visita
mov-sheet-cultures-waiting = Culturas aún sin descubrir
mov-sheet-not-found = Aún sin descubrir
mov-sheet-seen-at = Has visto su carta en { $system }
mov-sheet-number = número { $label }
mov-sheet-number-help = El número en el ciclo de las culturas: la mercancía la compran las culturas con los números siguientes
mov-sheet-supply = Lo que hay aquí espera a que alguien descubra esta cultura.
mov-sheet-buys = { $used ->
    [0] Puede comprar { $of }
   *[other] Comprado { $used } de { $of }
}
mov-sheet-sells = { $used ->
    [0] Puede vender { $of }
   *[other] Vendido { $used } de { $of }
}
mov-sheet-limited-help = Has llegado en este turno a una ciudad, una ciudad espacial o la Base: una compra y una venta. Quédate un turno y no habrá límite.
mov-sheet-no-limit = Compras y ventas libres
mov-sheet-no-limit-help = En los espaciopuertos, y tras pasar un turno aquí, las compras y las ventas no tienen límite
mov-sheet-free = Bodegas libres: { $free } de { $room }
mov-sheet-free-help = Bodegas libres: una mercancía llena una; un pasajero, un impulsor u otro escudo, media
mov-sheet-ship-there = { $seat } está aquí: { $space }
mov-sheet-undiscovered = Nadie conoce la cultura que vive aquí
mov-sheet-has-seen = { $seat } ha visto la carta
mov-sheet-you-know = Lo que has visto
mov-sheet-you-know-help = Aterriza aquí para conocerla. Los demás solo ven que has mirado.
mov-sheet-one-of = Aquí vive una de estas
mov-sheet-one-of-help = Aterriza para establecer el primer contacto, o mira desde una órbita.
mov-sheet-base-help = Vende naves de todas las clases. Aquí no vive ninguna cultura; no se comercia con mercancías.
mov-sheet-goods = Mercancías a la venta
mov-sheet-value = Se vende en otro sitio por { $value } cr
mov-sheet-left = { $count ->
    [0] No queda
    [one] Queda { $count }
   *[other] Quedan { $count }
}
mov-sheet-waiting = { $count ->
    [0] No espera nada
   *[other] En espera: { $count }
}
mov-sheet-none-left = No queda
mov-sheet-factory-good = Mercancía de fábrica
mov-sheet-factory-of = Fábrica de { $seat }
mov-sheet-factory-locked = Bloqueada hasta que se construya la fábrica
mov-sheet-buy = Comprar { $price } cr
mov-sheet-bought-by = La compran
mov-sheet-bought-by-some = La compran (?: aún sin encontrar)
mov-sheet-buyer = { $buyer }: paga { $sum } cr{ $bonus ->
    [0] {""}
   *[other] , de ellos { $bonus } cr por una demanda
}; { $way }
mov-sheet-passengers = Pasajeros en espera
mov-sheet-wants-to = Destino: { $to }
mov-sheet-needs-room = { $room ->
    [0] No ocupa sitio
    [1] Ocupa media bodega
    [2] Ocupa una bodega
   *[other] Ocupa { $room } medias bodegas
}
mov-sheet-on-hull = Viaja en el casco
mov-sheet-board = Embarcar, { $fare } cr
mov-sheet-fare = Tarifa { $fare } cr
mov-sheet-ships = Naves
mov-sheet-own-ship = Tu { $kind } se recibe por { $worth } cr
mov-sheet-printed-price = Precio impreso { $price } cr
mov-sheet-ship-back = Te deja { $sum } cr de crédito de trueque
mov-sheet-ship-small = Demasiado pequeña para tu carga: llena { $used } bodegas y la nave tiene { $room }
mov-sheet-own = Ya pilotas esta clase
mov-sheet-discount = En casa: las escrituras te cuestan un { $percent } % menos
mov-sheet-counts = Cuenta { $worth } cr
mov-sheet-owned = Es de { $seat }
mov-sheet-marker-at = o marcador en:
mov-sheet-sell-here = Tus mercancías aquí
mov-sheet-with-demand = { $value } cr y { $bonus } cr por la demanda
mov-sheet-all-of-them = Las { $count } ahora: { $sum } cr
mov-sheet-not-bought = Aquí no se compra
mov-sheet-sell = Vender { $sum } cr
mov-sheet-sell-not = Vender
mov-sheet-discard = Descartar
mov-sheet-riders = Tus pasajeros
mov-sheet-arrived = Este es su destino
mov-sheet-set-down = Desembarcar, { $fare } cr
mov-sheet-they-buy = Compran
mov-sheet-demand = { $count ->
    [one] Demanda: { $bonus } cr más por { $kind }
   *[other] { $count } demandas: { $bonus } cr más cada una por { $kind }
}
mov-sheet-buys-good = { $kind }: { $sum } cr; producida por { $maker }
mov-sheet-buys-carried = { $kind }: { $sum } cr; la llevas a bordo
mov-sheet-barter = Trueque
mov-sheet-credit = Crédito { $credit } cr
mov-sheet-barter-first = Gastarlo primero
mov-sheet-money-first = Gastar primero dinero
mov-sheet-trade-in = Canjear { $worth } cr
mov-sheet-card = Carta de los { $culture }
mov-sheet-card-barter = Se vuelve crédito de trueque con { $place }
mov-sheet-card-basket = Paga cosas de { $place }; lo que paga por entero no gasta ninguna compra
mov-sheet-card-use-barter = Canjear { $value } cr
mov-sheet-card-use-basket = Pagar con sus { $value } cr
mov-sheet-partners = Jugadores aquí
mov-sheet-deal = Tratar
mov-sheet-deal-with = Tratar con { $seat }
mov-sheet-partners-help = Mercancías, pasajeros, equipo, reliquias, cartas de cultura y dinero pueden cambiar de manos al precio que los dos acuerden.

# Lo que se pregunta antes que nada.
mov-sheet-races = Elige tu raza
mov-sheet-races-help = Las escrituras de tu propia cultura te cuestan un { $percent } % menos. No hay otra diferencia.
mov-sheet-race-good = Produce { $kind }: { $price } cr, se vende por { $value } cr
mov-sheet-take-race = Jugar
mov-sheet-basket-help = Elige lo que paga la carta. Lo que sobra se pierde.
mov-sheet-basket-left = Quedan { $left } de { $value } cr en la carta
mov-sheet-surplus = Demasiado para la nave nueva
mov-sheet-surplus-help = El { $kind } es más pequeño. Elige lo que dejas atrás; no se paga nada por ello.
mov-sheet-leave-behind = Dejar atrás
mov-sheet-which-demand = ¿Qué demanda se satisface?

# El trato.
mov-deal-compose = Tu trato con { $partner }
mov-deal-answer = { $partner } propone un trato
mov-deal-watch = { $seat } y { $partner } preparan un trato
mov-deal-gives-head = { $seat } da
mov-deal-nothing = Nada
mov-deal-could-give = Poner:
mov-deal-could-ask = Pedir:
mov-deal-in = Poner en el trato: { $kind } de { $seat }
mov-deal-out = Quitar del trato: { $kind } de { $seat }
mov-deal-room-after = Sitio ocupado después
mov-deal-passenger = { $kind }, { $fare } cr
mov-deal-pays = { $seat } paga { $sum } cr
mov-deal-no-money = No cambia dinero de manos
mov-deal-money-label = Dinero del trato
mov-deal-unit = cr
mov-deal-money = El dinero que pagas, de { $least } a { $most } cr
mov-deal-money-help = Por encima de 0 pagas tú; por debajo, { $partner }.
mov-deal-step = Cambiar el dinero en { $step } cr
mov-deal-propose = Proponer
mov-deal-accept = Aceptar
mov-deal-counter = Cambiarlo
mov-deal-refuse = Rechazar
mov-deal-cancel = Renunciar

# Precios.
mov-prices-list = Lista
mov-prices-grid = Tabla
mov-prices-sort = Ordenar por: { $order }
mov-prices-by-margin = Ganancia
mov-prices-by-rate = Por PM
mov-prices-by-culture = Cultura
mov-prices-all-buyers = Todos los compradores, no solo el mejor
mov-prices-found-only = Solo culturas descubiertas
mov-prices-none = Aún no hay nada que comparar
mov-prices-from-to = Compra { $price }, venta { $pays } cr
mov-prices-demand = de ellos { $bonus } cr por una demanda
mov-prices-rate = { $points } PM, { $rate } cr por PM
mov-prices-margin-help = Ganancia de una pieza
mov-prices-row = { $kind }, producida por { $maker }
mov-prices-cell = { $kind } de { $maker } a { $buyer }: { $price } cr, se vende por { $pays } cr
mov-prices-grid-help = Las filas venden, las columnas compran; el número es la ganancia de una pieza. Una estrella señala una demanda.
mov-prices-help = Los PM se cuentan de tu nave al vendedor y de él al comprador, por el camino más corto con tus impulsores.

# El plan de carga.
mov-plan-roll = Una tirada media da { $roll } PM; bodegas libres: { $free }
mov-plan-aboard = A bordo
mov-plan-empty = No hay mercancías ni pasajeros a bordo.
mov-plan-no-buyer = Ninguna cultura descubierta la compra aún.
mov-plan-hidden = También la compran
mov-plan-best = Mejor suma por PM
mov-plan-best-word = mejor
mov-plan-way = { $way }; { $rate } cr por PM
mov-plan-nowhere = Nadie los ha descubierto aún
mov-plan-trades = Mejores negocios desde aquí
mov-plan-no-trades = Ninguna mercancía a la venta tiene un comprador descubierto.
mov-plan-load = { $count ->
    [one] Puedes llevar y pagar { $count }: { $sum } cr de ganancia
   *[other] Puedes llevar y pagar { $count }: { $sum } cr de ganancia
}, { $turns ->
    [one] cerca de un turno
   *[other] cerca de { $turns } turnos
}
mov-plan-load-none = Ahora no hay sitio o dinero para ello; { $turns ->
    [one] cerca de un turno
   *[other] cerca de { $turns } turnos
}
mov-plan-fares = Pasajeros en espera
mov-plan-fare-way = De { $from } a { $to }
mov-plan-turns = { $turns ->
    [one] cerca de un turno
   *[other] cerca de { $turns } turnos
}
mov-plan-help = Estimaciones: caminos más cortos con cualquier número de pilotaje a mano, sin contar telepuertas, tiradas medias, demandas tal como están ahora.

# Patrimonios.
mov-fortune-goal = Meta: un patrimonio de { $goal } cr al final de un turno propio
mov-fortune-no-goal = Sin meta: gana el más rico cuando la banca se vacía
mov-fortune-bank = Quedan { $left } cr en la banca
mov-fortune-leads = va en cabeza
mov-fortune-money = Dinero
mov-fortune-deeds = Escrituras
mov-fortune-worth = Patrimonio
mov-fortune-sum = { $what }: { $sum } cr
mov-fortune-share = { $percent } % de la meta
mov-fortune-deed-count = { $count ->
    [one] { $count } escritura
   *[other] { $count } escrituras
}
mov-fortune-history = Patrimonio, turno a turno
mov-fortune-history-help = Patrimonio de cada jugador en { $turns } turnos; la línea discontinua es la meta

# Cartas de las cosas del tablero.
mov-card-ship = { $kind } de { $seat }
mov-card-close = Cerrar esta carta
mov-card-port = Espaciopuerto de { $seat }
mov-card-open-port = Espaciopuerto abierto: aquí comercian todos sin límite
mov-card-orbit = { $kind }, aquí se puede construir un espaciopuerto
mov-card-fee = Peaje { $fee } cr
mov-card-fee-shielded = Peaje { $fee } cr para ti, impreso { $printed } cr
mov-card-jumped = Tus impulsores lo saltan
mov-card-box-empty = La casilla de encuentro está vacía: un asteroide
mov-card-box-down = Una ficha boca abajo
mov-card-box-known = Has visto esta ficha: { $marker }
mov-card-seen-by = Vista por { $seats }
mov-card-gate = Telepuerta { $gate }
mov-card-hazard = Peligro, peaje { $fee } cr
mov-card-relic = { $kind }: { $effect }
mov-card-exit = { $numbers }: a { $space }
mov-card-trades = Comerciar aquí con los { $culture }
mov-card-market = Mercado
