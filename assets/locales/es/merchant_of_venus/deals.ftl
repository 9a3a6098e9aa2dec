# Merchant of Venus: naves, escrituras, trueque, cartas de cultura y tratos entre jugadores. Vocabulario: el de las reglas.

# Naves
mov-act-buy-ship = Comprar un { $kind } por { $price } cr y tu nave
    .short = { $kind }: { $price } cr
mov-act-buy-ship-down = Cambiar a un { $kind } y recibir { $price } cr de crédito de trueque
    .short = { $kind } (+{ $price } cr)
mov-act-leave-behind = Dejar atrás { $kind-one } ({ $room ->
    [1] media bodega
    [2] una bodega
   *[other] { $room } medias bodegas
})
    .short = { $kind-one }

mov-no-ship-sold = Aquí no se vende ningún { $kind }
mov-no-same-ship = Ya pilotas un { $kind }
mov-no-ship-needs-both = Una nave gasta tu compra y tu venta, y una de las dos ya está gastada
mov-no-ship-too-dear = Tienes { $have } cr y, además de tu nave vieja, hacen falta { $price } cr
mov-no-surplus = El { $kind } lleva { $room } y tu carga ocupa { $needs }
mov-no-relic-left-behind = Una reliquia no ocupa sitio, así que va contigo

mov-log-ship = { $seat } entrega un { $old } por { $worth } cr y compra un { $kind } por { $price } cr
    .short = entrega un { $old } por { $worth } cr y compra un { $kind } por { $price } cr
mov-log-left-behind = { $seat } deja atrás { $kind-one }

# Escrituras
mov-act-buy-port = Construir el espaciopuerto { $space } por { $price } cr
    .short = Puerto: { $price } cr
mov-act-buy-factory = Construir la fábrica de los { $culture } por { $price } cr
    .short = Fábrica: { $price } cr
mov-act-buy-factory-at = Construir la fábrica de los { $culture } en { $space } por { $price } cr
    .short = Fábrica: { $space }

mov-no-deed-of-elsewhere = Las escrituras de { $system } solo se venden allí
mov-no-orbit-taken = Esta órbita está ocupada: el espaciopuerto es de { $seat }
mov-no-markers-left = Tus { $count } marcadores están todos puestos
mov-no-factory-owned = La fábrica de aquí ya es de { $seat }
mov-no-factory-place = La fábrica tiene que estar en una ciudad o un espaciopuerto de este sistema

mov-log-port = { $seat } construye el espaciopuerto { $space } por { $price } cr
    .short = construye el espaciopuerto { $space } por { $price } cr
mov-log-factory = { $seat } construye la fábrica de los { $culture } por { $price } cr
    .short = construye la fábrica de los { $culture } por { $price } cr
mov-log-factory-good = La fábrica produce { $kind }: está a la venta en el mercado de los { $culture }

# Trueque
mov-act-trade-in = Canjear { $kind-one } por { $worth } cr de crédito de trueque
    .short = Canje: { $kind-one }
mov-act-barter-first = Pagar primero con crédito de trueque ({ $credit } cr)
    .short = Crédito primero
mov-act-money-first = Pagar primero con dinero (crédito de trueque { $credit } cr)
    .short = Dinero primero

mov-no-barter-at-base = La Base no acepta equipo
mov-no-good-barter = Las mercancías se venden por dinero, no se canjean
mov-no-passenger-trade = Los pasajeros se desembarcan, no se canjean
mov-no-ship-alone = Una nave solo se canjea por otra nave
mov-no-deed-barter = Las escrituras nunca se venden ni se canjean
mov-no-barter-credit = No tienes crédito de trueque

mov-log-trade-in = { $seat } canjea { $kind-one } por { $worth } cr de crédito de trueque
    .short = canjea { $kind-one } por { $worth } cr de crédito de trueque

# Cartas de cultura
mov-act-trade-card-in = Canjear la carta de los { $culture } por { $value } cr de crédito de trueque
    .short = Canje: { $culture }
mov-act-open-card = Pagar con la carta de los { $culture }: { $value } cr, sin gastar compra si lo paga todo
    .short = Carta: { $culture }
mov-act-open-card-spent = Pagar con la carta de los { $culture }: { $value } cr, compra gastada: solo lo que pague por entero
    .short = Carta: { $culture }
mov-act-close-card-unused = Guardar la carta de los { $culture } para más tarde
    .short = Guardar la carta
mov-act-close-card-losing = Basta de comprar con la carta (se pierden { $lost } cr de ella)
    .short = Basta (se pierden { $lost } cr)

mov-no-card-of-another = Esta carta solo vale con los { $culture }

mov-log-card-traded-in = { $seat } canjea la carta de los { $culture } por { $value } cr de crédito de trueque
mov-log-card-opened = { $seat } presenta la carta de los { $culture }, que paga { $value } cr
mov-log-card-kept = { $seat } guarda la carta de los { $culture } para más tarde
mov-log-card-used-up = { $seat } ha agotado la carta de los { $culture }
mov-log-card-lapsed = { $seat } retira del juego la carta de los { $culture }; se pierden { $lost } cr de ella

# Tratos entre jugadores
mov-act-deal = Tratar con { $partner }
mov-act-give = Dar: { $kind }
mov-act-ask = Pedir: { $kind }
mov-act-take-back = Quitar: { $kind } ({ $seat })
    .short = Sin { $kind }
mov-act-deal-money = Dinero del trato: { $paid ->
    [0] { $pays ->
        [0] aún ninguno
       *[other] pagas { $pays } cr a { $partner }
    }
   *[other] { $partner } te paga { $paid } cr
}
mov-act-propose = Proponer a { $partner }: { $gives } por { $gets }
    .short = Proponer
mov-act-cancel-deal = Renunciar a este trato
mov-act-accept = Aceptar: { mov-deal-give } por { $gets }
    .short = Aceptar
mov-act-refuse = Rechazar el trato de { $partner }
    .short = Rechazar
mov-act-counter = Cambiar el trato y proponérselo a { $partner }
    .short = Cambiarlo

mov-no-deal-place = Los jugadores tratan después del movimiento, en ciudades, espaciopuertos, la Base y asteroides
mov-no-deal-not-here = { $partner } no está aquí
mov-no-deal-turn = Solo el jugador de turno abre un trato
mov-no-deal-again = Tratos que { $partner } ya ha rechazado este turno: { $count }
mov-no-deal-kind = Las naves y las escrituras no entran en los tratos entre jugadores
mov-no-deal-empty = En este trato aún no cambia nada de manos
mov-no-deal-money = { $seat } tiene { $have } cr y el trato pide { $price } cr
mov-no-deal-room = La nave de { $seat } lleva { $room }; después de este trato, su carga ocuparía { $needs }

mov-log-deal-proposed = { $seat } propone a { $partner }: { $gives } por { $gets }
mov-log-deal-done = Trato hecho: { $seat } { mov-deal-handed } por { $gets }
mov-log-deal-refused = { $seat } rechaza el trato de { $partner }
mov-log-deal-countered = { $seat } quiere cambiar el trato de { $partner }
mov-log-deal-given-up = { $seat } renuncia al trato con { $partner }

# Lo que da un lado del trato: piezas, y el dinero al final.
mov-deal-card = la carta de los { $culture }
mov-deal-rider = { $kind } (destino { $to }, { $fare } cr)
mov-deal-sum = { $sum } cr
# Lo mismo tras la palabra para dar.
mov-deal-give = { $giving ->
    [0] no dar nada
   *[other] dar { $gives }
}
mov-deal-handed = { $giving ->
    [0] no da nada a { $partner }
   *[other] da a { $partner } { $gives }
}
