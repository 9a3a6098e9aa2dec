### Merchants Cove: qué se pregunta y qué se puede hacer.

mc-question-choose = ¿Qué mercader eres?
mc-question-visit = ¿Qué casilla visitas?
mc-question-hand = ¿Por la manecilla, o a la hora siguiente?
mc-question-board = ¿En qué barco embarca el aventurero?
mc-question-berth = ¿En qué amarre atraca el barco?
mc-question-push = ¿Pasas a un cliente a otro barco?
mc-question-recruit = ¿A quién reclutas?
mc-question-team-place = ¿Para qué lugar de tu equipo?
mc-question-discard = ¿Qué carta de corrupción descartas?
mc-question-sailor = ¿Quién sale de qué barco?
mc-question-team = ¿Qué lugar de tu equipo usas?
mc-question-sell = ¿Qué vendes en este muelle?
mc-question-harvest = ¿Qué canica tomas?
mc-question-surplus = El banco está demasiado lleno: ¿qué canica devuelves?
mc-question-brew = ¿Qué tanda elaboras?
mc-question-distil = ¿Qué retorta llenas?
mc-question-swap = ¿Intercambias dos canicas?
mc-question-transmute = ¿Qué canica transmutas?
mc-question-patron = ¿De qué clan tomas el mecenazgo?
mc-question-take = ¿Qué dado tomas?
mc-question-forge = ¿Qué pieza forjas?
mc-question-hallmark = ¿Estampas un sello?
mc-question-reroll = ¿Qué dados vuelves a tirar?
mc-question-turn-die = ¿Qué dado giras?
mc-question-storm = ¿Qué número dices?
mc-question-sail = ¿Cuánto navega cada navío?
mc-question-haul = ¿Qué navío faena?
mc-question-recall = ¿Vuelve un navío al Puerto?
mc-question-refill-water = ¿Qué zona vuelve a llenarse?
mc-question-shift = ¿Por dónde metes la loseta sobrante?
mc-question-move = ¿Qué máquina se mueve?
mc-question-explore = ¿Las mercancías, o un ancla?
mc-question-spend = ¿Qué otra loseta queda gastada?
mc-question-mend = ¿Qué loseta reparas?
mc-question-swap-tiles = ¿Qué dos losetas intercambias?
mc-question-place = ¿Dónde van las máquinas?

mc-act-choose = { $merchant }
mc-act-visit = { $space }
mc-act-wait = Esperar una hora
mc-act-take-hand = Tomar la Manecilla, hacia la hora { $hour }, por una carta de Corrupción
    .short = Tomar la Manecilla
mc-act-next-hour = Seguir a la hora { $hour }
mc-act-board = Un { $who } al barco { $boat }
mc-act-berth = El barco { $boat } al { $berth }
mc-act-push-off = Pasar a un { $who } del barco { $boat } al barco { $other }, por una carta de corrupción
    .short = { $who }: { $boat } → { $other }
mc-act-leave-be = No pasar a nadie
mc-act-take-on = Reclutar a «{ $card }»
mc-act-recruit = Reclutar a «{ $card }» para el lugar { $place }
mc-act-replace = Reclutar a «{ $card }» en vez de «{ $gone }» (lugar { $place })
mc-act-discard = Descartar «{ $card }»
mc-act-keep-cards = Nada más
mc-act-to-dock = Un { $who } del barco { $boat } al muelle { $dock }
mc-act-to-hall = Un { $who } del barco { $boat } a la sede de su clan
mc-act-to-bag = Un { $who } del barco { $boat } a la bolsa
mc-act-to-boat = Un { $who } del barco { $boat } al barco { $other }
mc-act-use = Usar el lugar { $place }
mc-act-team-done = El equipo ha terminado
mc-act-sell = Vender { $good }, a { $each } de oro cada unidad
mc-act-count-rogue = Contar a un villano como cliente, por una carta de corrupción
    .short = Contar un Bribón
mc-act-pass = No vender más en el muelle { $dock }
    .short = No vender más
mc-act-harvest =
    Tubo { $tube }, canica { $height }{ $red ->
        [0] {""}
        [one] {" · "}{ $red } roja
       *[other] {" · "}{ $red } rojas
    }{ $green ->
        [0] {""}
        [one] {" · "}{ $green } verde
       *[other] {" · "}{ $green } verdes
    }{ $blue ->
        [0] {""}
        [one] {" · "}{ $blue } azul
       *[other] {" · "}{ $blue } azules
    }{ $yellow ->
        [0] {""}
        [one] {" · "}{ $yellow } amarilla
       *[other] {" · "}{ $yellow } amarillas
    }
    .short = Tubo { $tube }, { $height }
mc-act-return-marble = Devolver a la bolsa una canica de color { $colour }
    .short = { $colour }
mc-act-brew-batch = Elaborar: { $good } ({ $marbles } canicas: { $colour })
    .short = { $good }
mc-act-brew-done = No elaborar más
mc-act-distil = Llenar la retorta de color { $colour }: { $gold } de oro ahora
    .short = { $colour } (+{ $gold })
mc-act-swap-marbles = Intercambiar la canica { $height } del tubo { $tube } con su vecina de la derecha
    .short = Tubo { $tube }, { $height }
mc-act-no-swap = No intercambiar nada
mc-act-transmute = Cambiar una canica de color { $from } por una de color { $to }
    .short = { $from } → { $to }
mc-act-transmute-done = No transmutar más
mc-act-patronage = { $clan }: { $gold } de oro
mc-act-take-die = Un dado { $colour }
mc-act-set-die = Un dado { $colour }, puesto en { $face }
    .short = { $colour }: { $face }
mc-act-take-done = No tomar más
mc-act-forge-piece = Forjar { $good } con los dados { $dice } y { $coal } de carbón: { $heat } grados
    .short = { $good }: { $dice } + { $coal }
mc-act-forge-hot = Forjar { $good } con los dados { $dice } y { $coal } de carbón: { $heat } grados, sobrecalentado
    .short = { $good }: { $dice } + { $coal } !
mc-act-forge-done = No forjar más
mc-act-hallmark = Sello de los { $clan } por { $coal } de carbón: { $gold } de oro ahora
    .short = { $clan } (+{ $gold })
mc-act-no-hallmark = Sin sello
mc-act-reroll-die = Volver a tirar el dado { $place }
    .short = Dado { $place }
mc-act-reroll-done = Tirar
mc-act-turn-die = Girar el dado { $place } a { $face }
mc-act-name-number = { $steps }
mc-act-sail-ships = Los navíos navegan { $first }, { $second } y { $third }
    .short = { $first } + { $second } + { $third }
mc-act-catch = El navío { $ship } captura en la zona { $water }
    .short = Navío { $ship }: captura
mc-act-land = El navío { $ship } desembarca en la zona { $water }
    .short = Navío { $ship }: tierra
mc-act-haul-done = No faenar más
mc-act-recall = El navío { $ship } al Puerto
    .short = Navío { $ship }: puerto
mc-act-no-recall = Ningún navío
mc-act-refill-water = Llenar la zona { $water }
mc-act-shift = { $line } { $number }, desde { $end }
mc-act-move-machine = { $step }
mc-act-move-done = No mover más
mc-act-explore-rift = Tomar las mercancías: grandes, { $large }; pequeñas, { $small }
    .short = Bienes: { $large } + { $small }
mc-act-anchor = Ancla: la mercancía pequeña y el escudo de los { $clan }, { $gold } de oro ahora
    .short = Anclar: { $clan }
mc-act-spend-tile = La loseta de la fila { $row }, columna { $column }, queda gastada
    .short = fila { $row }, col. { $column }
mc-act-mend-tile = Reparar la loseta de la fila { $row }, columna { $column }
    .short = fila { $row }, col. { $column }
mc-act-mend-done = No reparar más
mc-act-swap-tiles = Intercambiar fila { $row }, columna { $column } con fila { $other-row }, columna { $other-column }
    .short = fila { $row }, col. { $column } · fila { $other-row }, col. { $other-column }
mc-act-place-machines = Máquinas a la fila { $row }, columna { $column }
    .short = fila { $row }, col. { $column }

## Nombres cortos, para botones grises

mc-verb-choose = Elegir mercader
mc-verb-visit = Ir a una casilla
mc-verb-wait = Esperar
mc-verb-take-hand = Tomar la manecilla
mc-verb-next-hour = A la hora siguiente
mc-verb-board = Embarcar
mc-verb-berth = Atracar
mc-verb-push-off = Pasar a un cliente
mc-verb-take-on = Elegir a un lugareño
mc-verb-recruit = Reclutar
mc-verb-replace = Reemplazar a un lugareño
mc-verb-discard = Descartar corrupción
mc-verb-to-dock = A un muelle
mc-verb-to-hall = A la sede del clan
mc-verb-to-bag = A la bolsa
mc-verb-to-boat = A otro barco
mc-verb-use = Usar un lugar del equipo
mc-verb-finish = Nada más
mc-verb-sell = Vender
mc-verb-count-rogue = Contar a un villano
mc-verb-pass = No vender más
mc-verb-harvest = Tomar una canica
mc-verb-return-marble = Devolver una canica
mc-verb-brew-batch = Elaborar
mc-verb-distil-colour = Destilar
mc-verb-swap-marbles = Intercambiar canicas
mc-verb-transmute = Transmutar
mc-verb-patronage = Tomar el mecenazgo
mc-verb-take-die = Tomar un dado
mc-verb-set-die = Tomar y poner un dado
mc-verb-forge-piece = Forjar
mc-verb-hallmark = Estampar un sello
mc-verb-reroll-die = Volver a tirar
mc-verb-turn-die = Girar un dado
mc-verb-call-number = Decir un número
mc-verb-sail-ships = Navegar
mc-verb-catch = Capturar
mc-verb-land = Desembarcar
mc-verb-recall = Al Puerto
mc-verb-refill-water = Llenar una zona
mc-verb-shift = Desplazar la cuadrícula
mc-verb-move-machine = Mover una máquina
mc-verb-explore-rift = Explorar
mc-verb-anchor = Anclar
mc-verb-spend-tile = Gastar una loseta
mc-verb-mend-tile = Reparar una loseta
mc-verb-swap-tiles = Intercambiar losetas
mc-verb-place-machines = Colocar las máquinas

## What to do next

mc-question-board-who = { $who }: ¿a qué barco sube?

## What an action is about, behind its short name

mc-detail-boat = barco { $n }
mc-detail-place = lugar { $n }
mc-detail-tube = tubo { $n }
mc-detail-marble = canica { $n }
mc-detail-face = número { $n }
mc-detail-die = dado { $n }
mc-detail-dice = dados { $n }
mc-detail-coal = { $n } de carbón
mc-detail-steps = { $n } pasos
mc-detail-ship = navío { $n }
mc-detail-water = zona { $n }
mc-detail-first-ship = navío 1: { $n }
mc-detail-second-ship = navío 2: { $n }
mc-detail-third-ship = navío 3: { $n }
mc-detail-row = fila { $n }
mc-detail-column = columna { $n }
mc-detail-first-end = desde la izquierda o arriba
mc-detail-last-end = desde la derecha o abajo
mc-detail-tile = fila { $row }, columna { $column }

# What ends with a choice that goes on up to so many times, before it is made and after it.
mc-ends-work = { $what }, y se acabó
mc-ends-turn = { $what }, y termina tu turno
mc-note-docks = atraca
mc-note-fills-side = atraca en el último amarre de su lado
mc-note-ends-day = último amarre: el mercado abre a la hora { $hour }
mc-ended-forge = No se puede forjar nada más.
mc-ended-take = No se puede tomar más mineral.
