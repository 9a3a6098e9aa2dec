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

mov-act-race = Jugar con los { $culture }
mov-act-end-turn = Terminar el turno
mov-act-end-turn-losing = Terminar el turno (se pierden { $lost } cr de crédito de trueque)

mov-no-race-taken = Esta raza ya está cogida
mov-no-not-now = Ahora no es posible
mov-no-trade-in-space = Las naves solo comercian en ciudades, en espaciopuertos y en la Base
mov-no-culture-here = Aquí no vive ninguna cultura
mov-no-culture-at-base = Aquí no hay ninguna cultura
mov-no-undiscovered = La cultura de este sistema aún no está descubierta
mov-no-buy-left = En el turno en que llegas a una ciudad, una ciudad espacial o la Base solo puedes comprar una cosa
mov-no-sell-left = En el turno en que llegas a una ciudad, una ciudad espacial o la Base solo puedes vender o canjear una cosa
mov-no-part-needs-buy = La parte que se paga con dinero necesita tu compra, y ya está gastada
mov-no-too-dear = Tienes { $have } cr y el precio es de { $price } cr
mov-no-room = No hay sitio a bordo: ocupa { $needs } y queda libre { $free }

mov-log-start-roll = { $seat } saca { $roll } para el comienzo
mov-log-start-player = Empieza { $seat }
mov-log-race = { $seat } juega con los { $culture }
mov-log-turn = Turno { $turn }: { $seat } ({ $space })
mov-log-landed = { $seat } aterriza: { $space }
mov-log-barter-lost = { $seat } pierde { $lost } cr de crédito de trueque sin gastar
mov-log-commission = { $seat } cobra una comisión de espaciopuerto de { $paid } cr por { $base } cr de comercio
mov-log-factory-commission = { $seat } cobra { $paid } cr de la fábrica de los { $culture }
mov-log-goal = { $seat } alcanza la meta con un patrimonio de { $worth } cr
mov-log-bank-empty = La banca se ha quedado sin dinero
mov-log-wins = { $seat } gana con { $worth } cr
mov-log-drawn-market = Del cubilete: { $kind }, al mercado de los { $culture }
mov-log-drawn-supply = Del cubilete: { $kind }, a la reserva de los { $culture }

mov-end-goal = Se ha alcanzado la meta
mov-end-bank = La banca se ha quedado sin dinero

# Lo que está impreso en una casilla; .one en una frase, donde va tras dos puntos.
mov-space-plain = casilla
    .one = casilla
mov-space-hazard = peligro
    .one = peligro
mov-space-asteroid = asteroide
    .one = asteroide
mov-space-box = casilla de encuentro
    .one = casilla de encuentro
mov-space-circle = círculo de navegación
    .one = círculo de navegación
mov-space-orbit = órbita
    .one = órbita
mov-space-city = ciudad
    .one = ciudad
mov-space-space-city = ciudad espacial
    .one = ciudad espacial
mov-space-base = Base Galáctica
    .one = Base Galáctica
