# Merchant of Venus: preparar, volar, círculos, telepuertas, peligros, encuentros, observar. Vocabulario: el de las reglas.

# Lo que se puede elegir.
mov-act-stay = Quedarse aquí
mov-act-stay-paying = Quedarse aquí y pagar { $fee } cr
    .short = Quedarse (−{ $fee } cr)
mov-act-drive-on = Encender { $kind-the }
mov-act-drive-off = Apagar { $kind-the }
mov-act-auto-pilot = Fijar un dado en 4
mov-act-auto-pilot-off = Tirar todos los dados
mov-act-gate-lock = Apagar todas las telepuertas este turno
mov-act-gate-lock-off = Volver a encender las telepuertas
mov-act-jump-start = Arranque de salto a la telepuerta { $gate }
    .short = Jump Start: { $gate }
mov-act-jump-start-off = Sin Arranque de salto
mov-act-head-space = Ir primero hacia { $space }
mov-act-head = Poner rumbo hacia { $space }
mov-act-head-gate = Poner rumbo a la telepuerta { $gate }
    .short = Telepuerta { $gate }
mov-act-roll = { $dice ->
    [one] Tirar { $dice } dado
   *[other] Tirar { $dice } dados
}
mov-act-step = Volar hasta { $space } ({ $cost } PM)
    .short = { $space } ({ $cost })
mov-act-jump-over = Saltar por encima: { $space }
mov-act-land = Aterrizar en { $space }
    .short = Aterrizar
mov-act-drift = Terminar el movimiento
mov-act-reroll = Volver a tirar el { $now }
mov-act-pilot = Número de pilotaje { $number }
mov-act-switch = Cambiar el número de pilotaje a { $number }
    .short = Número { $number }
mov-act-stop-in-circle = Detenerse aquí con el { $number }
    .short = Parar: { $number }
mov-act-jump = Saltar a la telepuerta { $gate } ({ $cost } PM)
mov-act-jump-start-go = Arranque de salto a la telepuerta { $gate } ({ $cost } PM)
mov-act-lock = Cerrar la telepuerta { $gate } este turno
mov-act-pay-fee = Pagar { $fee } cr y seguir
    .short = Pagar { $fee } cr
mov-act-stop = Detenerse aquí sin pagar nada
    .short = Parar sin pagar
mov-act-take-relic = Coger { $kind-the }
    .short = { $kind-the }
mov-act-take-relic-last = Coger { $kind-the } y terminar el turno (antes, los tratos con jugadores)
    .short = Tomar y acabar
mov-act-look-marker = Mirar la ficha que hay en { $space }
    .short = Mirar: { $space }
mov-act-look-culture = Mirar la cultura de { $system }
    .short = Mirar: { $system }

# Por qué no.
mov-no-stay-fee = Tienes { $have } cr y no puedes pagar el peaje de { $fee } cr, así que tienes que marcharte
mov-no-stay-after-roll = Los dados están tirados: tienes que mover
mov-no-not-rolled-yet = Primero declara y tira
mov-no-rolled-already = Los dados están tirados; lo declarado queda
mov-no-move-after-trade = Nadie se mueve después de comerciar
mov-no-drives-set = Los impulsores se ajustan antes de tirar
mov-no-drive-as-whole = Un impulsor de tu nave se enciende o se apaga entero, y solo donde eso cambia algo
mov-no-auto-pilot-set = El Piloto automático se ajusta antes de tirar
mov-no-auto-pilot = Solo el dueño del Piloto automático puede fijar un dado
mov-no-gate-lock-set = El Cierre de telepuertas se ajusta antes de tirar
mov-no-gate-lock = Solo el dueño del Cierre de telepuertas puede apagar las telepuertas
mov-no-jump-start-set = El Arranque de salto se decide antes de tirar
mov-no-jump-start = Solo el dueño del Arranque de salto puede empezar con un salto
mov-no-gates-off = Todas las telepuertas están apagadas este turno
mov-no-gate-of-number = Ninguna telepuerta { $number } está boca arriba
mov-no-own-gate = Ya estás en esa telepuerta
mov-no-head = Nombra una casilla a la que llegue tu primer paso
mov-no-head-jumped = Nombra una casilla que vayas a ocupar, no una que vayas a saltar
mov-no-head-gate = Esa telepuerta no está boca arriba
mov-no-declaration = Declara antes de tirar
mov-no-air-foil = Solo el Alerón vuela de ciudad en ciudad
mov-no-number-fixed = Fija primero el número de pilotaje
mov-no-elsewhere = Tu número de pilotaje { $number } lleva a otro lado
mov-no-by-gate = La telepuerta { $number } está boca arriba: el número { $number } te lleva a ella
mov-no-turning-back = En este camino no se puede dar la vuelta
mov-no-same-space = Un salto nunca pasa dos veces por la misma casilla
mov-no-jump-end = Con { $left } PM este salto no llega a ninguna casilla en la que terminar
mov-no-points = Ese paso cuesta { $cost } PM y te quedan { $left }
mov-no-declared = Tu primer paso tiene que cumplir la declaración
mov-no-link = Estas casillas no están unidas
mov-no-stop-in-jump = No puedes detenerte en una casilla saltada
mov-no-port-here = En esta órbita no hay ningún espaciopuerto
mov-no-landing-place = Solo se aterriza en ciudades, espaciopuertos y asteroides
mov-no-land-at-start = Tras la tirada tienes que dar al menos un paso antes de aterrizar
mov-no-number-is-fixed = Tu número de pilotaje está fijado para este turno: { $number }
mov-no-number-rolled = No has sacado ningún { $number }
mov-no-number-demanded = Tu declaración exige un { $number }, y lo has sacado
mov-no-number-back = El número { $number } señala hacia atrás; con él solo puedes detenerte aquí
mov-no-stop-in-circle = Aquí solo puedes detenerte con un número que señale hacia atrás
mov-no-mulligan = El Segundo intento solo sirve justo después de la tirada, una vez, antes del número de pilotaje y del primer paso
mov-no-other-gate = Tu número de pilotaje { $number } lleva a otra telepuerta
mov-no-gate-open = La telepuerta { $number } no está abierta para ti: sal por un enlace
mov-no-gate-again = La regla de las telepuertas no vale en la telepuerta a la que has saltado
mov-no-gate-locked = Esta telepuerta está cerrada para tu nave este turno
mov-no-gate-here = No estás en una telepuerta boca arriba
mov-no-lock-owner = Solo el dueño del Cierre de telepuertas puede cerrar una telepuerta
mov-no-lock-late = El Cierre de telepuertas se usa al entrar en una telepuerta, o antes del rumbo si el turno empieza en ella
mov-no-lock = Aquí no hay nada que cerrar
mov-no-way-on = No te quedan PM o no hay por dónde seguir: la nave se detiene aquí y no paga nada
mov-no-fee = El peaje es de { $fee } cr y tienes { $have } cr
mov-no-fee-first = Primero paga el peaje o detente
mov-no-hazard = Aquí no se debe ningún peaje
mov-no-relic = Aquí no hay ninguna reliquia
mov-no-relic-in-flight = Tienes que terminar tu turno en la reliquia
mov-no-marker-near = Solo ves las fichas vecinas a tu nave, y solo las que aún no conoces
mov-no-spy-eye = Solo el dueño del Ojo espía mira fichas boca abajo
mov-no-observing = Sin el Ojo espía, una cultura solo se ve desde sus órbitas

# Lo que ha pasado.
mov-log-stay = { $seat } se queda en { $space }
mov-log-drive-on = { $seat } enciende { $kind-the }
mov-log-drive-off = { $seat } apaga { $kind-the }
mov-log-auto-pilot = { $seat } fija un dado en 4
mov-log-auto-pilot-off = { $seat } tirará todos los dados
mov-log-gate-lock = { $seat } apaga todas las telepuertas este turno
mov-log-gate-lock-off = { $seat } vuelve a encender las telepuertas
mov-log-jump-start = { $seat } nombra la telepuerta { $gate } para el Arranque de salto
mov-log-jump-start-off = { $seat } no usa el Arranque de salto
mov-log-head-space = { $seat } declara { $space } como primera casilla
mov-log-head = { $seat } pone rumbo hacia { $space }
mov-log-head-gate = { $seat } pone rumbo a la telepuerta { $gate }
mov-log-declaration-cleared = Lo que declaró { $seat } ya no es posible; hay que declarar de nuevo
mov-log-declaration-void = La tirada no permite lo que declaró { $seat }; vale cualquier camino
mov-log-roll = { $seat } tira { $dice } y tiene { $sum } PM
mov-log-reroll = { $seat } vuelve a tirar el { $before } y saca { $after }: le quedan { $left } PM
mov-log-pilot = { $seat } elige el { $number } como número de pilotaje
mov-log-switch = { $seat } cambia el número de pilotaje a { $number }
mov-log-step = { $seat } vuela hasta { $space } por { $cost } PM; le quedan { $left }
mov-log-jump-over = { $seat } salta por encima: { $space }
mov-log-jump = { $seat } salta a la telepuerta { $gate } ({ $space }) por { $cost } PM; le quedan { $left }
mov-log-lock = { $seat } cierra la telepuerta { $gate } este turno
mov-log-stop-in-circle = { $seat } se detiene en el círculo: el número { $number } señala hacia atrás
mov-log-points-lost = { $seat } no tiene por dónde seguir y pierde { $left } PM
mov-log-blocked = { $seat } tiene que detenerse en el círculo: el número de pilotaje señala hacia atrás y se pierden { $left } PM
mov-log-hazard = { $fee ->
    [0] { $seat } llega a un peligro que no cuesta nada
   *[other] { $seat } llega a un peligro: el peaje es de { $fee } cr
}
mov-log-fee = { $fee ->
    [0] { $seat } sigue su vuelo sin pagar nada
   *[other] { $seat } paga un peaje de { $fee } cr
}
mov-log-stop = { $seat } se detiene en el peligro y no paga nada
mov-log-flight = { $roll } – { $way }
mov-log-flight-place = { $space }
mov-log-flight-over = por encima de { $space }
mov-log-flight-fee = { $fee } cr pagados
mov-log-flight-landed = { $space }: aterrizaje
mov-log-flight-more = otros { $count }
mov-log-flight-hazard = parada en el peligro
mov-log-flight-circle = parada en el círculo
mov-log-flight-lost = sin camino
mov-log-found = { $seat } descubre { $kind-one } en { $space }
    .short = descubre { $kind-one } en { $space }
mov-log-carried = El impulsor de { $seat } lo salta y lleva la nave más allá
mov-log-relic = { $seat } coge { $kind-the } en { $space }
    .short = coge { $kind-the } en { $space }
mov-log-observed = { $seat } observa la cultura de { $system }
mov-log-observed-secret = Los { $culture } viven en este sistema: { $system }
mov-log-looked = { $seat } mira la ficha que hay en { $space }
mov-log-looked-secret = En { $space } hay { $kind-one }
