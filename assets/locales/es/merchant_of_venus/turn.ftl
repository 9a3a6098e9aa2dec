# Merchant of Venus: preparación, turnos, visitas, cubilete y final de la partida. Vocabulario: el de las reglas.

mov-question-race = { $seat }: ¿qué raza juegas?
mov-question-start = { $seat }: ¿adónde quieres volar?
mov-question-move = { $seat }: ¿por dónde sigues?
mov-question-hazard = { $seat }: ¿pagas el peaje y sigues, o te detienes aquí?
mov-question-trade = { $seat }: comercia como quieras y termina el turno
mov-question-asteroid = { $seat }: ¿algo que hacer aquí antes de terminar el turno?
mov-question-surplus = { $seat }: ¿qué no pasa a la nave nueva?
mov-question-demand = { $seat }: ¿qué demanda satisfaces?
mov-question-basket = { $seat }: ¿qué paga la carta de cultura?
mov-question-deal = { $seat }: prepara el trato
mov-question-answer = { $seat }: ¿aceptas este trato?
mov-question-stop = { $seat }: ¿se deja la partida aquí?

mov-act-race = Jugar con los { $culture }
mov-act-end-turn = Terminar el turno
mov-act-end-turn-losing = Terminar el turno (se pierden { $lost } cr de crédito de trueque)
    .short = Acabar (−{ $lost } cr)
mov-act-propose-stop = Proponer dejar la partida
    .short = ¿Parar la partida?
mov-act-agree = Aceptar dejarla
mov-act-decline = Seguir jugando

mov-no-race-taken = Esta raza ya está cogida
mov-no-races-taken = Las razas se eligen antes del primer turno
mov-no-no-pilot-number = El número de pilotaje solo se elige en un círculo de navegación o para una telepuerta
mov-no-order-stands = Ya se gasta en este orden
mov-no-not-now = Ahora no es posible
mov-no-trade-in-space = Las naves solo comercian en ciudades, en espaciopuertos y en la Base
mov-no-culture-here = Aquí no vive ninguna cultura
mov-no-culture-at-base = Aquí no hay ninguna cultura
mov-no-undiscovered = La cultura de este sistema aún no está descubierta
mov-no-buy-left = En el turno en que llegas a una ciudad, una ciudad espacial o la Base solo puedes comprar una cosa
mov-no-sell-left = En el turno en que llegas a una ciudad, una ciudad espacial o la Base solo puedes vender o canjear una cosa
mov-no-part-needs-buy = La parte que se paga con dinero necesita tu compra, y ya está gastada
mov-no-too-dear = Tienes { $have } cr y el precio es de { $price } cr
mov-no-room = No hay sitio a bordo: ocupa { $needs ->
    [1] media bodega
    [2] una bodega
   *[other] { $needs } medias bodegas
} y queda libre { $free ->
    [0] nada
    [1] media bodega
   *[other] { $free } medias bodegas
}
mov-no-stop-yet = Se puede proponer dejar la partida después de { $rounds } rondas (regla de la casa)
mov-no-stop-again = Ya se ha propuesto este turno; la partida solo se deja si todos aceptan
mov-no-stop-now = Dejar la partida se propone al empezar el turno propio, antes de tirar los dados; los demás responden
mov-no-stop-first = Primero hay que decir si se deja la partida

mov-log-start-roll = { $seat } saca { $roll } para el comienzo
mov-log-start-player = Empieza { $seat }
mov-log-race = { $seat } juega con los { $culture }
mov-log-turn = Turno { $turn }: juega { $seat }, desde { $space }
mov-log-landed = { $seat } aterriza en { $space }
mov-log-rests = { $seat } aterriza en { $space }
mov-log-barter-lost = { $seat } pierde { $lost } cr de crédito de trueque sin gastar
mov-log-commission = { $seat } cobra una comisión de espaciopuerto de { $paid } cr por { $base } cr de comercio
mov-log-factory-commission = { $seat } cobra { $paid } cr de la fábrica de los { $culture }
mov-log-goal = { $seat } alcanza la meta con un patrimonio de { $worth } cr
mov-log-bank-empty = La banca se ha quedado sin dinero
mov-log-proposes-stop = { $seat } propone dejar la partida
mov-log-agrees = { $seat } acepta dejarla
mov-log-declines = { $seat } quiere seguir jugando
mov-log-stopped = Todos aceptan: se deja la partida y no gana nadie
mov-log-goal-off = Con la banca pequeña no se gana por llegar a una meta: cuando se queda vacía, gana quien tenga más
mov-log-wins = { $seat } gana con { $worth } cr
mov-log-drawn-market = Del cubilete sale { $kind }, que va al mercado de los { $culture }
mov-log-drawn-supply = Del cubilete sale { $kind }, que va a la reserva de los { $culture }

mov-end-goal = Se ha alcanzado la meta
mov-end-bank = La banca se ha quedado sin dinero
mov-end-agreed = Todos han aceptado dejar la partida

# Lo que está impreso en una casilla; .one en una frase, donde va tras dos puntos.
mov-space-plain = casilla
    .one = la casilla
mov-space-blue = casilla azul
    .one = la casilla azul
mov-space-red = casilla roja
    .one = la casilla roja
mov-space-yellow = casilla amarilla
    .one = la casilla amarilla
mov-space-hazard = peligro
    .one = el peligro
mov-space-hazard-blue = peligro azul
    .one = el peligro azul
mov-space-hazard-red = peligro rojo
    .one = el peligro rojo
mov-space-hazard-yellow = peligro amarillo
    .one = el peligro amarillo
mov-space-asteroid = asteroide
    .one = el asteroide
mov-space-box = casilla de encuentro
    .one = la casilla de encuentro
mov-space-circle = círculo de navegación
    .one = el círculo de navegación
mov-space-orbit = órbita
    .one = la órbita
mov-space-city = ciudad
    .one = la ciudad
mov-space-space-city = ciudad espacial
    .one = la ciudad espacial
mov-space-base = Base Galáctica
    .one = la Base Galáctica

mov-detail-factory-good = bien de fábrica
mov-detail-demand = demanda

mov-list-head = Rumbo a ({ $count })
mov-list-jump = Saltar a ({ $count })
mov-list-look = Mirar una ficha ({ $count })
mov-list-fly = Volar a ({ $count })
