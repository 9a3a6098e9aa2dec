# Merchant of Venus: primer contacto, comprar y vender, demandas, pasajeros, descartar; nombres de las cosas; preparación.

mov-title = Merchant of Venus

# Primer contacto.
mov-log-contact = { $seat } encuentra a los { $culture }, que viven aquí ({ $system }), y recibe su carta de cultura
mov-log-deeds-laid-out = Los { $culture } ponen a la venta la escritura de su fábrica y { $orbits ->
    [one] la escritura de un espaciopuerto
   *[other] las escrituras de { $orbits } espaciopuertos
}

# Comprar.
mov-act-buy = Comprar { $kind-one } por { $price } cr
    .short = Comprar { $kind-one }: { $price }
mov-act-buy-factory-good = Comprar la mercancía de fábrica { $kind } por { $price } cr
    .short = Comprar { $kind } (fábrica): { $price }
mov-act-buy-own-factory-good = Comprar la mercancía de fábrica { $kind } por { $price } cr; { $back } cr te vuelven, la fábrica es tuya
    .short = Comprar { $kind } (fábrica propia): { $price } − { $back }
mov-no-none-left = { $kind }: no queda
mov-no-factory = { $kind }: aquí no se ha construido ninguna fábrica
mov-no-primitive = { $kind }: los { $culture } son una cultura primitiva y no venden equipo
mov-no-other-science = { $kind }: los { $culture } no lo venden
mov-no-not-sold-here = Esta cultura no vende eso
mov-no-relic-not-here = Esa reliquia no está a la venta aquí
mov-log-bought = { $seat } compra { $kind-one } por { $price } cr
    .short = compra { $kind-one } por { $price } cr
mov-log-bought-factory-good = { $seat } compra la mercancía de fábrica { $kind } por { $price } cr
    .short = compra la mercancía de fábrica { $kind } por { $price } cr

# Vender.
mov-act-sell = Vender { $kind } por { $price } cr
    .short = Vender { $kind }: { $price }
mov-act-sell-demand = Vender { $kind } por { $price } cr: { $value } cr y { $bonus } cr por la demanda
    .short = Vender { $kind }: { $price }
mov-act-sell-factory-good = Vender la mercancía de fábrica { $kind } por { $price } cr
    .short = Vender { $kind } (fábrica): { $price }
mov-act-sell-factory-good-demand = Vender la mercancía de fábrica { $kind } por { $price } cr: { $value } cr y { $bonus } cr por la demanda
    .short = Vender { $kind } (fábrica): { $price }
mov-act-use-demand = Echar al cubilete la demanda de { $kind } de { $bonus } cr
    .short = { $kind }: { $bonus } cr
mov-no-buyer = Los { $culture } no compran { $kind }
mov-no-none-aboard = No llevas ninguna a bordo
mov-no-only-goods = Solo las mercancías se venden por dinero
mov-log-sold = { $seat } vende { $kind } a los { $culture } por { $price } cr
    .short = vende { $kind } a los { $culture } por { $price } cr
mov-log-sold-demand = { $seat } vende { $kind } a los { $culture } por { $price } cr, de ellos { $bonus } cr por la demanda
    .short = vende { $kind } a los { $culture } por { $price } cr, de ellos { $bonus } cr por la demanda
mov-log-sold-factory-good = { $seat } vende la mercancía de fábrica { $kind } a los { $culture } por { $price } cr
    .short = vende la mercancía de fábrica { $kind } a los { $culture } por { $price } cr
mov-log-sold-factory-good-demand = { $seat } vende la mercancía de fábrica { $kind } a los { $culture } por { $price } cr, de ellos { $bonus } cr por la demanda
    .short = vende la mercancía de fábrica { $kind } a los { $culture } por { $price } cr, de ellos { $bonus } cr por la demanda

# Pasajeros.
mov-act-board = Embarcar a { $kind-one } con destino { $to } (tarifa { $fare } cr)
    .short = A bordo, a { $to }
mov-act-set-down = Que desembarque { $kind-the } y pague { $fare } cr
    .short = Dejar: { $fare } cr
mov-no-passenger-elsewhere = Este pasajero quiere ir con los { $to }
mov-no-passenger-to-base = Este pasajero quiere ir a la Base Galáctica
mov-no-no-passenger = Aquí no espera ningún pasajero así
mov-no-passenger-not-aboard = A bordo no va ningún pasajero así
mov-log-boarded = { $seat } embarca a { $kind-one } con destino { $to }
    .short = embarca a { $kind-one } con destino { $to }
mov-log-set-down = De la nave de { $seat } desembarca { $kind-the } y paga { $fare } cr
    .short = desembarca { $kind-the } por { $fare } cr

# Del cubilete.
mov-log-drawn-demand-market = Del cubilete sale una demanda: los { $culture } piden { $good } y pagan { $bonus } cr más
mov-log-drawn-demand-supply = Del cubilete sale una demanda: los { $culture } pedirán { $good } cuando se los descubra y pagarán { $bonus } cr más
mov-log-drawn-passenger-market = Del cubilete sale { $kind-one } con destino { $to }, que espera con los { $culture }
mov-log-drawn-passenger-supply = Del cubilete sale { $kind-one } con destino { $to }, que esperará con los { $culture } cuando se los descubra
mov-log-drawn-passenger-base = Del cubilete sale { $kind-one } con destino { $to }, que espera en la Base Galáctica

# Descartar.
mov-act-discard = Descartar { $kind-one } sin cobrar nada
mov-act-discard-fare = Que se quede { $kind-the } en su destino y pague la tarifa
mov-no-discard-place = La carga solo se descarta en una ciudad o un espaciopuerto
mov-no-discard-place-or-asteroid = La carga solo se descarta en una ciudad, un espaciopuerto o un asteroide
mov-no-discard-new = { $kind }: lo has obtenido en este mismo turno
mov-no-discard-relic = Las reliquias no se descartan
mov-log-discarded = { $seat } descarta { $kind-one }

# Lo que no se puede hacer en este momento del turno.
mov-no-game-over = La partida ha terminado
mov-no-no-race = Ningún jugador puede jugar esa raza
mov-no-race-first = Primero cada jugador toma una raza
mov-no-demand-first = Elige primero qué demanda satisfaces
mov-no-surplus-first = Elige primero lo que se queda atrás
mov-no-deal-first = Cierra primero el trato o renuncia a él
mov-no-answer-first = Primero se responde al trato propuesto
mov-no-close-card-first = Usa o guarda primero la carta de cultura
mov-no-move-first = Primero quédate o muévete; después, comercia
mov-no-end-before-move = Primero quédate o muévete
mov-no-end-in-flight = Una nave en vuelo sigue hasta que aterriza, la detienen o se queda sin PM
mov-no-movement-over = Tu movimiento de este turno ha terminado, y nadie se mueve después de comerciar
mov-no-no-deed-here = Aquí no se vende esa escritura
mov-no-not-bartered = Eso no se acepta en canje
mov-no-ship-only-for-ship = Una nave solo se canjea por otra nave
mov-no-ships-not-here = Esa nave no se vende aquí
mov-no-no-card = No tienes esa carta de cultura
mov-no-card-open = No hay ninguna carta de cultura en uso
mov-no-no-demand = Aquí no se satisface ninguna demanda así
mov-no-partner-not-here = Ese jugador no está aquí
mov-no-trade-places = Los jugadores solo tratan en ciudades, espaciopuertos, la Base y asteroides
mov-no-no-deal = No hay ningún trato en marcha

# Qué falla en una posición puesta a mano.
mov-problem-place = { $kind } no puede estar aquí: { $zone }
mov-problem-mark = { $kind } no puede llevar la marca { $mark }
mov-problem-dial = { $dial } no puede valer { $value }: va de { $least } a { $most }
mov-problem-purse = { $purse } no puede tener { $amount } cr
mov-problem-room = La carga de { $seat } ocupa { $needs } y la nave tiene sitio para { $room }
mov-problem-hull = En el casco de { $seat } va un escudo como mucho
mov-problem-no-race = { $seat } no puede jugar con los { $culture }
mov-problem-race-twice = { $seat } juega con los { $culture }, igual que otro jugador
mov-problem-two-cards = En { $system } hay más de una carta de cultura
mov-problem-card-up = La carta de cultura de { $system } está boca arriba; está boca abajo hasta el primer contacto y después es de un jugador
mov-problem-hidden-and-named = { $system } tiene una carta de cultura boca abajo y figura como hogar de los { $culture }
mov-problem-unnamed = { $system } no tiene carta de cultura, y no figura ninguna cultura que viva allí
mov-problem-named-elsewhere = { $system } figura como hogar de los { $culture }, pero su carta de cultura está boca abajo en algún sitio
mov-problem-culture-twice = Los { $culture } figuran en { $system } y en otro sistema
mov-problem-port-off-orbit = Hay un espaciopuerto de { $seat } aquí: { $space }, que no es una órbita
mov-problem-port-without-deed = Hay un espaciopuerto de { $seat } aquí: { $space }, pero { $seat } no tiene su escritura
mov-problem-two-ports = Hay más de un espaciopuerto aquí: { $space }
mov-problem-factory-place = Hay un marcador de fábrica de { $seat } aquí: { $space }, pero una fábrica está en una ciudad o un espaciopuerto de la cultura cuya escritura de fábrica tiene su dueño
mov-problem-factories = Los { $culture } tienen una fábrica como mucho, y su dueño tiene la escritura
mov-problem-deed-hidden = { $seat } tiene la escritura { $kind } de una cultura que no está descubierta
mov-problem-no-marker = A { $seat } no le queda ningún marcador para una escritura
mov-problem-no-trading-place = La nave de turno comercia aquí: { $space }, que no es ciudad, espaciopuerto ni Base
mov-problem-no-contact = La nave de turno comercia aquí: { $space }, pero la cultura aún no está descubierta
mov-problem-no-rest = La nave de turno descansa aquí: { $space }, que no es un asteroide
mov-problem-pilot = El número de pilotaje es { $number }, pero ningún dado lo muestra
mov-problem-die = Un dado tirado muestra un número del 1 al 6
mov-problem-gate = No hay telepuerta { $number }
mov-problem-no-hazard = Se debe un peaje aquí: { $space }, pero la nave no pasa por ningún peligro
mov-problem-no-jump = La nave no puede estar aquí en mitad de un salto: { $space }
mov-problem-bank = La banca está vacía: la partida habría terminado
mov-problem-barter = Solo hay crédito de trueque mientras alguien comercia
mov-problem-new-ship = Una nave solo se compra mientras se comercia
mov-problem-card = Una carta de cultura solo está en uso mientras su dueño comercia con su cultura, y como mucho por su propio valor
mov-problem-deal = Un trato solo se hace entre el jugador de turno y otro cuya nave está en la misma casilla

# Nombres de las piezas.
mov-kind-demand = Demanda
mov-kind-passenger = Pasajero
    .one = un pasajero
    .the = el pasajero
mov-kind-shield = Escudo
    .one = un escudo
    .the = el escudo
mov-kind-yellow-drive = Impulsor amarillo
    .one = un impulsor amarillo
    .the = el impulsor amarillo
mov-kind-red-drive = Impulsor rojo
    .one = un impulsor rojo
    .the = el impulsor rojo
mov-kind-combined-drive = Impulsor combinado
    .one = un impulsor combinado
    .the = el impulsor combinado
mov-kind-laser = Láser
mov-kind-nova-ball = Bola Nova
mov-kind-relic-air-foil = Alerón
    .one = el Alerón
    .the = el Alerón
mov-kind-relic-auto-pilot = Piloto automático
    .one = el Piloto automático
    .the = el Piloto automático
mov-kind-relic-jump-start = Arranque de salto
    .one = el Arranque de salto
    .the = el Arranque de salto
mov-kind-relic-mulligan-gear = Segundo intento
    .one = el Segundo intento
    .the = el Segundo intento
mov-kind-relic-spy-eye = Ojo espía
    .one = el Ojo espía
    .the = el Ojo espía
mov-kind-relic-switch-switch = Conmutador
    .one = el Conmutador
    .the = el Conmutador
mov-kind-relic-gate-lock = Cierre de telepuertas
    .one = el Cierre de telepuertas
    .the = el Cierre de telepuertas
mov-kind-relic-relic-yellow-drive = Impulsor amarillo (reliquia)
    .one = el impulsor amarillo (reliquia)
    .the = el impulsor amarillo (reliquia)
mov-kind-relic-relic-shield = Escudo (reliquia)
    .one = el escudo (reliquia)
    .the = el escudo (reliquia)
mov-kind-relic-relic-laser = Láser (reliquia)
    .one = el láser (reliquia)
    .the = el láser (reliquia)
mov-kind-class-scout = Explorador
mov-kind-class-clipper = Clíper
mov-kind-class-transport = Transporte
mov-kind-class-freighter = Carguero
mov-kind-ship = Nave
mov-kind-site = Marcador
mov-kind-gate-1 = Telepuerta 1
    .one = la telepuerta 1
    .the = la telepuerta 1
mov-kind-gate-2 = Telepuerta 2
    .one = la telepuerta 2
    .the = la telepuerta 2
mov-kind-gate-3 = Telepuerta 3
    .one = la telepuerta 3
    .the = la telepuerta 3
mov-kind-gate-4 = Telepuerta 4
    .one = la telepuerta 4
    .the = la telepuerta 4
mov-kind-gate-5 = Telepuerta 5
    .one = la telepuerta 5
    .the = la telepuerta 5
mov-kind-gate-6 = Telepuerta 6
    .one = la telepuerta 6
    .the = la telepuerta 6
mov-kind-open-port = Espaciopuerto abierto
    .one = un espaciopuerto abierto
    .the = el espaciopuerto abierto
mov-kind-hazard-red-10 = Peligro rojo, 10 cr
    .one = un peligro rojo de 10 cr
    .the = el peligro rojo de 10 cr
mov-kind-hazard-red-20 = Peligro rojo, 20 cr
    .one = un peligro rojo de 20 cr
    .the = el peligro rojo de 20 cr
mov-kind-hazard-red-30 = Peligro rojo, 30 cr
    .one = un peligro rojo de 30 cr
    .the = el peligro rojo de 30 cr
mov-kind-hazard-red-40 = Peligro rojo, 40 cr
    .one = un peligro rojo de 40 cr
    .the = el peligro rojo de 40 cr
mov-kind-hazard-yellow-10 = Peligro amarillo, 10 cr
    .one = un peligro amarillo de 10 cr
    .the = el peligro amarillo de 10 cr
mov-kind-hazard-yellow-20 = Peligro amarillo, 20 cr
    .one = un peligro amarillo de 20 cr
    .the = el peligro amarillo de 20 cr
mov-kind-hazard-yellow-30 = Peligro amarillo, 30 cr
    .one = un peligro amarillo de 30 cr
    .the = el peligro amarillo de 30 cr
mov-kind-hazard-yellow-40 = Peligro amarillo, 40 cr
    .one = un peligro amarillo de 40 cr
    .the = el peligro amarillo de 40 cr
mov-kind-hazard-blue-10 = Peligro azul, 10 cr
    .one = un peligro azul de 10 cr
    .the = el peligro azul de 10 cr
mov-kind-hazard-blue-20 = Peligro azul, 20 cr
    .one = un peligro azul de 20 cr
    .the = el peligro azul de 20 cr
mov-kind-hazard-blue-30 = Peligro azul, 30 cr
    .one = un peligro azul de 30 cr
    .the = el peligro azul de 30 cr
mov-kind-hazard-blue-40 = Peligro azul, 40 cr
    .one = un peligro azul de 40 cr
    .the = el peligro azul de 40 cr

# Opciones.
mov-option-goal = Meta
    .help = El patrimonio en créditos con el que un jugador gana al final de un turno propio: 1000 para una hora y media, 2000 para dos horas, 3000 para dos y media, 4000 para tres.
mov-option-small_bank = Banca pequeña
    .help = La banca tiene 12 000 créditos, incluido el dinero inicial. No hay meta: cuando la banca se vacía, la partida termina y gana el más rico.
mov-option-fast_play = Partida rápida
    .help = Todas las mercancías van también al cubilete. Se roban 20 fichas antes de empezar y otras 4 en cada primer contacto.
mov-option-home_open_cities = Ciudades abiertas en casa
    .help = En las ciudades de tu propia cultura compras y vendes cuanto quieras, incluso en el turno en que llegas.
mov-option-extra_die_late_seat = Un dado más para los últimos
    .help = Los jugadores de los asientos 4 y 5 tiran un dado más en su primer turno.
mov-option-deeds_half = Escrituras a mitad de valor
    .help = Las escrituras cuentan la mitad en el patrimonio, y la meta es de 3000 créditos si no eliges otra.
mov-option-relics_at_base = Reliquias en la Base
    .help = Las reliquias que haya entre las fichas sobrantes están a la venta en la Base Galáctica desde el principio.
mov-option-shield_takes_room = Los escudos ocupan sitio
    .help = Ningún escudo viaja en el casco; todos ocupan sitio en una bodega.
mov-option-trade_in_open_space = Tratos en pleno espacio
    .help = Los jugadores pueden tratar dondequiera que dos naves terminen en la misma casilla.
mov-option-laser_relic = Reliquia Láser
    .help = El Láser es una de las reliquias. Sin las reglas de combate no hace nada, pero se puede canjear.
mov-option-bank_size = Tamaño de la banca
    .help = Los créditos de la banca, incluido el dinero inicial; 0 para una banca sin límite. Cuando la banca se vacía, la partida termina y gana el más rico; la meta sigue en pie.
mov-lack-credits = { $count } cr
mov-lack-points = { $count ->
    [one] un punto de movimiento
   *[other] { $count } puntos de movimiento
}
mov-worth-sell = Vender { $kind } ×{ $count } a { $buyer }
mov-worth-trade = Comprar { $kind } a { $maker } para { $buyer }
mov-worth-rate = { $gain } cr por { $cost ->
    [0] ningún punto de movimiento
    [one] un punto de movimiento
   *[other] { $cost } puntos de movimiento
}: { $whole },{ $tenth } por punto
mov-worth-rider = Dejar al pasajero en { $to }
mov-worth-fare = Llevar a un pasajero de { $from } a { $to }
mov-worth-deed = Comprar { $kind } a { $seller }: cuenta tanto como cuesta
mov-worth-find = Descubrir quién vive en { $system }: una carta de cultura para pagar
mov-worth-none = Desde aquí no se puede calcular ninguna venta, viaje o compra: nada a bordo ni en un mercado descubierto lleva a alguien cuyo mundo se conozca. Volar hacia una cultura oculta descubre una.
mov-known-sold = { $kind }: { $price } cr, lo vende { $seller }, a { $points ->
    [one] un punto de movimiento
   *[other] { $points } puntos de movimiento
}, { $turns ->
    [0] en lo que queda de este turno
    [one] un turno más o menos
   *[other] unos { $turns } turnos
}
mov-known-hidden = { $kind }: { $price } cr; nadie ha descubierto aún quién lo vende
mov-known-locked = { $kind }: { $price } cr, pero solo cuando alguien posea la fábrica de { $culture }, cuyo título cuesta { $deed } cr
