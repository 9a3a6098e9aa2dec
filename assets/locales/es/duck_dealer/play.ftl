### Duck Dealer: qué se pregunta, qué se puede hacer y por qué no.

## Preguntas

dd-question-equip = { $seat }: ¿qué equipo?
dd-question-start = { $seat }: ¿qué planeta inicial?
dd-question-turn = { $seat }: ¿recoger energía o actuar?
dd-question-free = { $seat }: ¿hacer el turno de acciones gratuito?
dd-question-cube = { $seat }: ¿qué cubo para el contador de turnos?
dd-question-act = { $seat }: ¿qué ahora?
dd-question-explore = { $seat }: ¿qué consumidor para el planeta nuevo?
dd-question-offer = { $seat }: ¿qué intercambio se propone?
dd-question-answer = { $seat }: ¿aceptar el intercambio?
dd-question-keep = { $seat }: ¿qué cuatro fichas conservar?

## Lo que se puede hacer

dd-act-equip = Tomar { $equipment }
dd-act-start = Empezar en { $planet }
dd-act-collect = Recoger deseando { $colour }: { dd-energies }{ $missing ->
    [0] {""}
   *[other] ; faltan { $missing }, así que puede seguir un turno de acciones gratuito
}
dd-act-act = Turno de acciones { $space } de { $last }, con cubos de ruta: { $cubes }
    .short = Actuar ({ $space }/{ $last })
dd-act-free-turn = Hacer el turno de acciones gratuito con fichas virtuales: { dd-energies }
dd-act-no-free-turn = Renunciar al turno de acciones gratuito
    .short = Sin él
dd-act-take-cube = Retirar el cubo de { $space }
dd-act-take-privilege = Retirar el privilegio sobre { $site } ({ $space })
dd-act-route-cube = Poner un cubo gratis en { $point } (quedan { $left })
dd-act-pay-cube = Poner un cubo en { $point } por { $price } amarilla
dd-act-passage = Colocar un pasaje en { $planet }
dd-act-move = Volar a { $space } (pasos restantes: { $left })
dd-act-move-token = Volar a { $space } por 1 roja (pasos restantes: { $left })
dd-act-jump = Saltar a { $planet } por { $price } roja
    .short = Salto: { $planet }
dd-act-stop = Parar en { $planet }; los pasos que quedan se pierden
dd-act-stop-explore = Parar en { $planet } y explorarlo
dd-act-explore = { $good } para { $planet }, de la { $stack } pila ({ $vp } PV al construirlo)
    .short = { $good } ({ $stack } pila)
dd-act-build-shipyard = Construir el astillero ({ $equipment }) con { $good } y { $other }: { $vp } PV
dd-act-build-consumer = Construir el consumidor ({ $good }) con { $good } y { $other }: { $vp } PV
dd-act-build-factory = Construir la fábrica ({ $good }) con { $a } y { $b }: { $vp } PV
dd-act-claim = Reclamar { $site } ({ $planet }) por { $price } amarillas
dd-act-mine = Extraer { $good } ({ $price ->
    [0] gratis
   *[other] { $price } azul
})
dd-act-buy = Comprar { $equipment } con { $good } y { $other } ({ $price ->
    [0] gratis
   *[other] { $price } azul
})
dd-act-replace = Comprar { $equipment } en lugar de { $old } con { $good } y { $other } ({ $price ->
    [0] gratis
   *[other] { $price } azul
})
    .short = { $equipment } en lugar de { $old } (+ { $other })
dd-act-produce = Convertir { $a } y { $b } en { $good } ({ $price ->
    [0] gratis
   *[other] { $price } azul
})
dd-act-sell = Vender { $good }: { $vp } PV ({ $price ->
    [0] gratis
   *[other] { $price } azul
})
    .short = Vender { $good }: { $vp } PV
dd-act-drop = Tirar { $good } (hasta { $most })
dd-act-exchange = Intercambiar mercancías con { $partner }
dd-act-give = Dar a { $partner }: { $good } (hasta { $most })
dd-act-want = Pedir a { $partner }: { $good } (hasta { $most })
dd-act-propose = Proponer a { $partner }: { $gives } por { $gets }
    .short = Proponer
dd-act-withdraw = Retirar la oferta
dd-act-accept = Aceptar: dar a { $partner } { $gives } por { $gets }
    .short = Aceptar
dd-act-decline = Rechazar la oferta de { $partner }
    .short = Rechazar
dd-act-take-back = { $partner } retira su oferta
dd-act-keep = Conservar { dd-energies }
dd-act-end-turn = Terminar el turno de acciones{ $lost ->
    [0] {""}
    [one] : { $lost } ficha vuelve a la reserva
   *[other] : { $lost } fichas vuelven a la reserva
}
    .short = Acabar el turno

## Nombres cortos, para botones grises

dd-verb-equip = Equipo
dd-verb-start = Planeta inicial
dd-verb-collect = Recoger
dd-verb-act = Turno de acciones
dd-verb-free-turn = Turno de acciones gratuito
dd-verb-no-free-turn = Renunciar
dd-verb-take-cube = Retirar un cubo
dd-verb-route-cube = Cubo de ruta gratis
dd-verb-pay-cube = Cubo de ruta pagado
dd-verb-passage = Colocar un pasaje
dd-verb-move = Volar
dd-verb-jump = Saltar
dd-verb-stop = Parar
dd-verb-explore = Elegir un consumidor
dd-verb-build-shipyard = Construir el astillero
dd-verb-build-consumer = Construir el consumidor
dd-verb-build-factory = Construir una fábrica
dd-verb-claim = Reclamar
dd-verb-mine = Extraer
dd-verb-buy = Comprar equipo
dd-verb-produce = Producir
dd-verb-sell = Vender
dd-verb-drop = Tirar
dd-verb-exchange = Intercambiar
dd-verb-give = Dar
dd-verb-want = Pedir
dd-verb-propose = Proponer
dd-verb-withdraw = Retirar la oferta
dd-verb-accept = Aceptar
dd-verb-decline = Rechazar
dd-verb-keep = Conservar
dd-verb-end-turn = Terminar el turno

## Por qué no

dd-no-not-now = Esto no es posible ahora
dd-no-over = La partida ha terminado
dd-no-equipment = Elige tres piezas: bodega, navegante, ingeniero, mercader
dd-no-prepared = La preparación ha terminado
dd-no-start-first = Primero elige un planeta inicial
dd-no-start-taken = Ese planeta inicial está ocupado
dd-no-start-only = Solo planetas iniciales
dd-no-choose-turn = Primero elige: recoger energía o hacer un turno de acciones
dd-no-chosen = Ya has elegido este turno
dd-no-colour = Elige rojo, amarillo o azul
dd-no-collecting = Estás recogiendo energía este turno
dd-no-nothing-missing = No faltaba nada, no hay turno de acciones gratuito
dd-no-own-cube = Retira uno de tus cubos de ruta o de privilegio
dd-no-allowance = Tus cubos de ruta de esta fila están puestos
dd-no-cubes-first = Los cubos de ruta van antes de gastar energía
dd-no-point = Los cubos van en puntos de una ruta
dd-no-cube-there = Ya hay un cubo
dd-no-ship-there = Hay una nave
dd-no-cube = No te queda ningún cubo
dd-no-yellow-cube = Hace falta { $count } energía amarilla por cubo
dd-no-passage-there = Este planeta ya tiene un pasaje
dd-no-passage-left = Los dos pasajes están colocados
dd-no-passage-planet = Los pasajes van en planetas
dd-no-passage-now = Solo en un turno de acciones
dd-no-passage-here = Aquí no hay pasaje
dd-no-other-end = El otro pasaje de ese color no está colocado
dd-no-red-jump = Un salto necesita { $count } energía roja
dd-no-red = No queda energía roja
dd-no-adjacent = No es contiguo
dd-no-overloaded = Sobrecarga: { $load } de { $capacity }; tira antes mercancías
dd-no-skipped = Tus cubos se saltan; no puedes parar ahí
dd-no-planet = Tu nave no está en un planeta
dd-no-stopped = Tu nave ya ha parado aquí
dd-no-explore-first = Primero elige un consumidor para este planeta
dd-no-top = Solo la loseta de arriba de una pila
dd-no-explored = No hay nada que explorar aquí ahora
dd-no-between = Tu nave está entre planetas
dd-no-yard = Aquí no hay astillero
dd-no-yard-unbuilt = Este astillero no está construido
dd-no-built = Ya está construido
dd-no-goods = Hace falta 1 × { $good } y 1 mercancía distinta
dd-no-other-good = R debe ser otra mercancía
dd-no-yellow = Hace falta { $count } energía amarilla
dd-no-consumer = Aquí no hay consumidor
dd-no-consumer-unbuilt = Este consumidor no está construido
dd-no-factory-place = Los planetas iniciales no tienen lugar de fábrica
dd-no-factory-taken = El lugar de fábrica está ocupado
dd-no-factory-gone = Esa fábrica ya está construida
dd-no-such-factory = No hay fábrica para eso
dd-no-inputs = Hacen falta { $a } y { $b }
dd-no-claim-consumer = Los consumidores no se pueden reclamar
dd-no-claimed = Ya lo ha reclamado { $owner }
dd-no-unbuilt = Aún no está construido
dd-no-yellow-claim = Hacen falta { $count } energías amarillas
dd-no-site = Aquí no hay tal instalación
dd-no-blue = Hace falta { $count } energía azul
dd-no-mine = Aquí no hay mina
dd-no-factory = Aquí no hay fábrica
dd-no-token = No queda ficha de color { $colour } para la tripulación
dd-no-slot = Todos los compartimentos están llenos: elige una pieza que reemplazar
dd-no-piece = No hay a bordo nada así que reemplazar: { $equipment }
dd-no-only-buys = Solo compra { $good }
dd-no-good = No hay bastante: { $good }
dd-no-goods-only = Solo se intercambian o tiran mercancías
dd-no-goods-there = Ninguno de los dos tiene mercancías que intercambiar
dd-no-partner = No estáis en el mismo planeta
dd-no-room = { $partner } quedaría con sobrecarga
dd-no-empty-offer = No se ofrece ni se pide nada
dd-no-no-exchange = No se prepara ningún intercambio
dd-no-exchange-open = Un intercambio sigue abierto
dd-no-not-for-you = No hay oferta para ti
dd-no-keep = Conserva exactamente { $keep } fichas
