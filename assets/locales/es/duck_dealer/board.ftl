### Duck Dealer: el tablero y lo que se dice de él.

## Asientos

dd-worth = { $vp } PV
dd-worth-help = Puntos de victoria hasta ahora; al final no se añade nada
dd-stat-worth = { $amount } PV
dd-board-load = { $load }/{ $room } mercancías
dd-board-steps = { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
} en mano
dd-board-steps-help = Pasos que quedan de tus fichas rojas. Todo lo que detiene la nave los pierde: construir, reclamar, comerciar, proponer un intercambio o detenerse. Volar, poner cubos o pasajes y tirar mercancías los conservan.

## Títulos en la barra de decisión

dd-group-begin = Antes de empezar
dd-group-turn = Turno
dd-group-cubes = Cubos en las rutas
dd-group-explore = Explorar
dd-group-here = En este planeta
dd-group-claim = Reclamar
dd-group-end = Fin
dd-group-drop = Tirar
dd-group-keep = Conservar
dd-group-exchange = Intercambio

## El tablero

dd-board-counter = Acciones
dd-board-counted = { $done } de { $last }
dd-board-stock-heading = Energía
dd-board-stacks = Por venir
dd-board-counter-space = Turno de acciones { $space }; cubos de ruta gratis: { $cubes }
dd-board-stock = Fichas { $colour } que nadie tiene: { $left }
dd-board-ship = La nave de { $seat }
dd-board-stack = Consumidor por venir: una vez construido compra { $good } a { $sale } PV cada vez; construirlo con una unidad y otra mercancía da { $vp } PV. { $nth ->
    [1] Está en lo alto de la { $stack } pila: quien explora un planeta puede tomarlo.
   *[other] Es el número { $nth } de la { $stack } pila.
}
dd-board-point = { $space }: un punto de una ruta
dd-board-point-cube = { $space }: un cubo de { $seat }, cuya nave lo salta
dd-board-link = Un tramo de ruta: { $from } – { $to }, un paso
dd-board-link-cube = { $from } – { $to }: con el color de { $seat }, cuyo cubo acorta la ruta solo para esa nave
dd-board-start = { $space }, un planeta de partida
dd-board-unexplored = { $space }: quien pare allí primero le trae un consumidor
dd-board-planet = { $space }, un planeta
dd-board-stop = Parar aquí
dd-board-stop-explore = Parar y explorar
    .short = Explorar
dd-board-claim = Reclamar { $site } ({ $price } amarillas)
dd-board-produce = Fabricar { $good } ({ $price ->
    [0] gratis
   *[other] { $price } azul
})
dd-board-equip = { $seat }: ¿qué equipo? Pieza { $nth } de { $all }
dd-board-cubes-first = { $seat }: ¿qué ahora? Primero { $count ->
    [one] el cubo gratis
   *[other] los cubos gratis
}.
dd-board-end-unused = Terminar el turno de acciones, { $count ->
    [one] un cubo gratis sin usar
   *[other] { $count } cubos gratis sin usar
}
    .short = Acabar el turno
dd-board-free-cubes = { $count } gratis
dd-list-free-cubes = Cubo gratis ({ $count })
dd-list-passages = Pasajes ({ $count })
    .help = Cada uno de tus dos pasajes va gratis a un planeta que no tenga ninguno. Entre dos del mismo color salta cualquier nave por una ficha roja.
dd-board-drop = Tirar { $good-counted }
dd-board-give = Dar { $good-counted } a { $partner }
    .short = Dar { $good-counted }
dd-board-want = Pedir { $good-counted } a { $partner }
    .short = Pedir { $good-counted }
dd-board-collect = { $tokens }
dd-board-collect-missing = { $tokens } ({ $missing ->
    [one] falta { $missing }
   *[other] faltan { $missing }
})
    .short = { $tokens } (−{ $missing })
dd-board-free-turn = Turno de acciones gratis, fichas virtuales: { $tokens }
    .short = Gratis: { $tokens }
dd-tokens-none = nada
dd-board-build-shipyard = Construir el astillero con { $other }: { $vp } PV
    .short = Construir astillero + { $other }
dd-board-build-consumer = Construir el consumidor con { $other }: { $vp } PV
    .short = Construir consum. + { $other }
dd-board-build-factory = Construir fábrica ({ $good }): { $vp } PV
    .short = Construir fábrica: { $good }
dd-board-buy = Comprar { $equipment } con { $other } ({ $price ->
    [0] gratis
   *[other] { $price } azul
})
    .short = Comprar { $equipment } (+ { $other })

## Vuelos

dd-way = { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}, { $reds ->
    [one] { $reds } roja
   *[other] { $reds } rojas
}{ $jumps ->
    [0] {""}
    [one] , un salto
   *[other] , { $jumps } saltos
}; pasos que quedan allí: { $left }

## Un planeta en palabras

dd-tab-planet = Planeta
    .help = Las instalaciones del planeta elegido y lo que se puede hacer allí.
dd-place-none = Aún no hay planeta. Pulsa uno en el tablero.
dd-place-here = La nave de { $seat } está aquí
dd-place-fly = Volar allí
dd-place-mine = Mina: { $good }
dd-place-yard = Astillero: { $equipment } por { $good } y otra mercancía
dd-place-yard-unbuilt = Astillero ({ $equipment }), sin construir: { $good } y otra mercancía dan { $vp } PV
dd-place-consumer = Compra { $good }: { $vp } PV cada vez
dd-place-consumer-unbuilt = Compraría { $good }; construirlo con una unidad y otra mercancía da { $vp } PV
dd-place-unexplored = Nadie ha parado aquí. Consumidores a elegir: { $goods }
dd-place-factory = Hace { $good } con { $a } y { $b }
dd-place-factory-free = Sitio para una fábrica
dd-place-claimed = { $words } (privilegio de { $seat })
dd-place-passage = Pasaje de { $seat } a { $planet }
dd-place-passage-open = Pasaje de { $seat }; el otro extremo no está puesto
dd-place-aboard = Con lo que { $seat } lleva a bordo:
dd-place-build-yard = Construir el astillero por { $price } amarilla: { $vp } PV
dd-place-build-consumer = Construir el consumidor por { $price } amarilla: { $vp } PV
dd-place-build-factory = Construir la fábrica ({ $good }) por { $price } amarilla: { $vp } PV
dd-place-produce = Hacer { $good } por { $price } azul
dd-place-sell = Vender { $count } por { $price } azul: { $vp } PV

## Para qué sirve una cosa del tablero: el botón derecho

dd-for-planet = Para en un planeta para sacar bienes de su mina, construir, comerciar y reclamar sus lugares.
dd-for-point = Un punto de una ruta cuesta un paso, salvo que tu cubo esté en él.
dd-for-ship = Una nave lleva bienes; su equipo dice cuántos, hasta dónde vuela y qué energía recoge.
dd-for-mine = Una mina da su bien por energía azul.
dd-for-factory = Una fábrica hace un bien con otros dos.
dd-for-consumer = Un consumidor compra un tipo de bien por puntos de victoria.
dd-for-shipyard = Un astillero vende equipo por dos bienes.
dd-for-cube = Un cubo acorta una ruta para su dueño, o marca un lugar reclamado.
dd-for-passage = Dos pasajes de un mismo dueño están unidos: la nave salta de uno a otro.
dd-for-turn = Cada turno de acciones se cuenta aquí: su fila dice cuántos cubos de ruta gratis trae, y tras el último acaba la partida.

dd-list-start = Empezar en un planeta ({ $count })
dd-list-fly = Volar a ({ $count })
dd-list-paid-cubes = Cubo de pago ({ $count })
dd-list-take-back = Retirar un cubo ({ $count })
dd-list-exchange = Intercambiar con ({ $count })

dd-note-hold = Sitio para { $room } bienes más: útil en cada turno de acciones en que llevas mucho.
dd-note-navigator = Una ficha roja más en cada recogida. El rojo vuela: casi todo turno de acciones lo pide.
dd-note-engineer = Una ficha amarilla más en cada recogida. El amarillo construye y reclama: útil siempre que construyes.
dd-note-merchant = Una ficha azul más en cada recogida. El azul extrae, fabrica, compra y vende: útil en casi todo planeta.
dd-note-start = Una mina de { $good }, con lo que se hace: { $products }. El astillero vende: { $equipment }.
dd-note-start-no-yard = Una mina de { $good }, con lo que se hace: { $products }.
