### Merchants Cove: las tiendas, la fila de lugareños y lo que se vende.

## Tienda

mc-tab-townsfolk = Lugareños
    .help = Los lugareños que se pueden reclutar y los que tiene cada asiento.
mc-tab-sales = Lo que se vende
    .help = Lo que paga cada muelle y lo que darían allí tus mercancías.
mc-shop-none = Nadie ha elegido aún el mercader de esta tienda.
mc-shop-gold = { $gold } de oro
mc-shop-hours = { $hours } h
mc-shop-cards = { $cards ->
    [one] { $cards } carta de corrupción
   *[other] { $cards } cartas de corrupción
}
mc-shop-some = { $count } × { $colour }
mc-shop-spaces = Casillas de acción
mc-shop-here = Tu mercader está aquí
mc-shop-recruit = Toma una carta de lugareño de la fila, con su capacidad, para tu equipo.
mc-shop-recruit-cost = coste según su lugar en la fila
mc-shop-team-does = Cada lugar ocupado del equipo actúa una vez.
mc-shop-stall = Puesto ({ $goods })
mc-shop-good = { $good }: { $count } en el puesto, aún se pueden hacer { $left }
mc-folk-place-does = Cuando se usa el equipo: { $does }
mc-folk-place-note = Trabajo: { $does }
mc-shop-team = Equipo
mc-shop-place = Lugar { $place }
mc-shop-nobody = Aún no trabaja nadie aquí
mc-shop-shields = Mecenazgo: { $gold } de oro en el mercado
mc-shop-shield-on = { $clan }: escudo activo, { $gold } de oro en cada mercado
mc-shop-shield-off = { $clan }: escudo inactivo; ahora daría { $gold } de oro
mc-shop-corrupt = Cartas de corrupción: { $cards }
mc-shop-corruption = Corrupción
mc-shop-lair = Al final, cada icono de corrupción cuesta { $rogues } de oro: { $rogues ->
    [one] hay un villano en la guarida
   *[other] tantos villanos hay en la guarida
}.
mc-shop-face-down = Una carta de corrupción, boca abajo
mc-shop-reckoning = Todos los iconos juntos valen ahora { $gold } de oro.

## La Alquimista

mc-alchemist-hint = Señala una canica para ver lo que se encadena.
mc-alchemist-marble = Tubo { $tube }, canica { $height }, { $colour }
mc-alchemist-bench = Canica en el banco, { $colour }
mc-alchemist-swap = Intercambiar estas dos
mc-alchemist-retort = Retorta, { $colour }: llena con { $marbles } canicas, da { $gold } de oro ahora
mc-alchemist-retort-full = Retorta, { $colour }: llena, { $gold } de oro en cada mercado
mc-alchemist-takes = { $count ->
    [one] Sale { $count } canica
   *[other] Salen { $count } canicas
}: { $marbles }. Quedan entonces { $bench } de { $room } en el banco.
mc-alchemist-then = Entonces alcanza para: { $goods }.
mc-alchemist-enough = En el banco alcanza para: { $goods }.
mc-alchemist-transmute = Pulsa la canica del banco que se transmuta.

## El Herrero

mc-blacksmith-hint = Pulsa dados del estante para ver qué forman.
mc-blacksmith-die = Dado { $place }, { $colour }: { $face }
mc-blacksmith-store = Almacén de mineral, { $colour }: quedan { $count }
mc-blacksmith-heat = { $heat }°
mc-blacksmith-windows = Horno: armas de { $small } a { $small-most }°, armaduras de { $large } a { $large-most }°.
mc-blacksmith-now = Ahora { $heat }°.
mc-blacksmith-coal = Carbón: { $coal } de { $most }
mc-blacksmith-add = Carbón añadido:
mc-blacksmith-less = Menos carbón
mc-blacksmith-more = Más carbón
mc-blacksmith-hot = { $good }: dados { $places }, { $heat }°, sobrecalentado: cuesta una carta de corrupción
mc-blacksmith-cold = { $good }: dados { $places }, { $heat }°, demasiado frío
mc-blacksmith-none = Con estos dados, tal como están, no se forja nada.
mc-blacksmith-not = Estos dados no forman nada juntos.
mc-blacksmith-face = Cara { $face }
mc-blacksmith-turn = Pulsa el dado que se gira.
mc-blacksmith-set = Pulsa un metal del almacén y luego su cara.

## La Capitana

mc-captain-hint = Tripulación de una captura: { $small }; de un tesoro: { $large }; de un desembarco: { $land }.
mc-captain-share = Pulsa una zona iluminada: allí va el navío marcado, luego el siguiente. Zarpan cuando no quedan pasos, o con Navegar.
mc-captain-compass = Brújula: { $numbers }
mc-captain-steps = { $steps ->
    [one] { $steps } paso por repartir
   *[other] { $steps } pasos por repartir
}
mc-captain-harbour = Puerto
mc-captain-nobody = nadie
mc-captain-water = Zona { $water }: { $good }{ $island ->
    [0] {""}
   *[other] ; isla de los { $clan }
}
mc-captain-empty = Zona { $water }: vacía hasta mañana ({ $good }){ $island ->
    [0] {""}
   *[other] ; isla de los { $clan }
}
mc-captain-island = La isla de la zona { $water }
mc-captain-ship = Navío { $ship }, { $water ->
    [0] en el Puerto
   *[other] en la zona { $water }
}
mc-captain-ready = Listo
mc-captain-tired = Agotado
mc-captain-crew = { $ready } de { $all } tripulantes listos
mc-captain-choose = Navío { $ship }: { $steps }
mc-captain-sail = Navegar
mc-captain-catch = Capturar
mc-captain-land = Desembarcar

## El Cronomante

mc-chrono-push-row = Empujar en la fila { $line }, desde la { $end ->
    [0] izquierda
   *[other] derecha
}
mc-chrono-push-column = Empujar en la columna { $line }, desde { $end ->
    [0] arriba
   *[other] abajo
}
mc-chrono-fresh = Fila { $row }, columna { $column }: { $colour }, intacta
mc-chrono-spent = Fila { $row }, columna { $column }: { $colour }, gastada
mc-chrono-spare = Loseta sobrante: { $colour }
mc-chrono-wizard = La máquina del Hechicero: su fila
mc-chrono-assistant = La máquina del Ayudante: su columna
mc-chrono-now = Ahora:
mc-chrono-would = Entonces:
mc-chrono-were = Si las máquinas se cruzaran aquí:
mc-chrono-shut = la loseta donde se cruzan las líneas de ambas máquinas está gastada; explorar no da nada.
mc-chrono-gives = { $count } coinciden ({ $colour }): { $goods }.
mc-chrono-nothing = { $count } coinciden ({ $colour }), pero no queda ninguna ficha.
mc-chrono-some = { $count } × { $good }
mc-chrono-anchor = O un ancla: el escudo, { $gold } de oro al instante.

## Lo que hacen casillas y lugares

mc-op-harvest-tubes = Toma una canica de { $times } tubos distintos; lo que se encadena viene con ella.
mc-op-harvest = Toma { $times ->
    [one] una canica
   *[other] { $times } canicas
}; lo que se encadena viene con ella.
mc-op-swap = Puedes intercambiar dos canicas vecinas.
mc-op-brew = Elabora hasta { $most } tandas.
mc-op-brew-small = Elabora hasta { $most ->
    [one] { $most } poción
   *[other] { $most } pociones
}.
mc-op-distil = Llena una retorta con { $marbles } canicas de su color: su escudo se activa.
mc-op-transmute = Cambia hasta { $most } canicas del banco por otras cualesquiera de la bolsa.
mc-op-patronage = Mecenazgo de un escudo activo al instante; { $gold } de oro sin él.
mc-op-take = Toma hasta { $most ->
    [one] { $most } dado y tíralo
   *[other] { $most } dados, { $each } por color, y tíralos
}.
mc-op-take-set = Toma hasta { $most } dados, { $each } por color, y elige sus caras.
mc-op-forge = Forja hasta { $most } piezas.
mc-op-forge-small = Forja hasta { $most ->
    [one] { $most } arma
   *[other] { $most } armas
}.
mc-op-coal = Gana { $coal } de carbón.
mc-op-reroll = Puedes volver a tirar dados del estante.
mc-op-turn = Gira un dado del estante a la cara que quieras.
mc-op-sail-spin = Gira la brújula y reparte sus pasos entre los navíos.
mc-op-sail = Navega { $steps } pasos con { $ships ->
    [one] un navío
   *[other] hasta { $ships } navíos
}.
mc-op-storm = Di un número hasta { $steps } y reparte esos pasos.
mc-op-haul = Captura o desembarca con hasta { $most } navíos.
mc-op-haul-small = Captura algo pequeño con { $most ->
    [one] un navío
   *[other] { $most } navíos
}, sin tripulación.
mc-op-ready-all = Toda la tripulación vuelve a estar lista.
mc-op-ready = { $crew } tripulantes vuelven a estar listos.
mc-op-recall = Un navío puede volver al Puerto.
mc-op-refill = Rellena una zona vacía.
mc-op-shift = Empuja la loseta sobrante.
mc-op-move = Mueve las máquinas hasta { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos en total
}.
mc-op-explore = Una reliquia del cruce; desde { $large } losetas coincidentes, un artefacto; desde { $both }, ambos.
mc-op-mend = Repara hasta { $tiles } losetas gastadas.
mc-op-swap-tiles = Intercambia dos losetas de la cuadrícula.
mc-op-place = Coloca ambas máquinas donde quieras.
mc-op-errand = Toma una reliquia del cruce, que queda gastada.

## Lugareños

mc-folk-about = Los lugareños reclutados usan su capacidad al momento y trabajan en tu equipo hasta el final.
mc-folk-choose = Elige una carta; usada su capacidad, su lugar en tu equipo.
mc-folk-empty = Sin carta en este lugar
mc-folk-take = Elegir «{ $card }»
mc-folk-where = ¿En qué lugar?
mc-does-gain = Gana: { $good }
mc-does-discard = Descarta hasta { $cards ->
    [one] { $cards } carta de corrupción
   *[other] { $cards } cartas de corrupción
}
mc-does-load = Saca un aventurero de la bolsa y ponlo en un barco
mc-does-dock = Lleva a un aventurero de un barco a un muelle
mc-does-hall = Lleva a un cliente de un barco a la sede de su clan
mc-does-bag = Devuelve a la bolsa a un aventurero de un barco
mc-does-boat = Pasa a un aventurero de un barco a otro

## Lo que se vende

mc-sales-of = Lo que puede vender { $seat }
mc-sales-now = Vendiendo ahora lo mejor posible: { $gold } de oro
mc-sales-patrons = Mecenazgo en el mercado: { $gold } de oro
mc-sales-icons = Iconos al final, tal como están las cosas: { $gold } de oro
mc-sales-icons-open = Iconos al final, sin cartas ocultas: { $gold } de oro
mc-sales-cards = Cartas de corrupción hasta ahora: { $cards }
mc-sales-stall = Mercancías en el puesto
mc-sales-nothing = El puesto está vacío.
mc-sales-each = { $dock }: { $now } de oro cada una
mc-sales-both = { $dock }: { $now } de oro cada una, hasta { $could } si los barcos en el mar atracan allí
mc-sales-later = { $dock }: nada aún; hasta { $could } de oro cada una si los barcos en el mar atracan allí
mc-sales-none = { $dock }: nada; no hay { $clan } allí ni en camino
mc-sales-buyers = Clientes en los muelles
mc-sales-buyers-about = Los que están allí, y + cuántos más pueden llegar con los barcos en el mar tal como están.
mc-sales-clan = { $clan }: { $now } allí, pueden llegar hasta { $more } más
mc-sales-rogues = Villanos: { $count }

## La venta

mc-market-title = Venta: { $dock }
mc-market-card = Quien vende aquí roba una carta de Corrupción: unos { $gold } de oro al final, según la guarida y las sedes.
mc-market-not-worth = Todo lo que se vende aquí trae { $gold } de oro: no más de lo que probablemente cueste la carta.
mc-market-each = { $dock }: { $gold } cada una
mc-market-fewer = Vender menos: { $good }
mc-market-more = Vender más: { $good }
mc-market-sold-here = { $count } aquí: { $gold } de oro
mc-market-sells = Vender { $count }: { $gold } de oro
mc-market-here = { $dock }, ahora: { $gold } de oro
mc-market-later = { $dock }, después: { $gold } de oro
mc-market-best = Vender todo lo mejor posible: { $gold } de oro
mc-market-set = Vender lo fijado: { $gold } de oro
mc-market-sold = Vendido aquí
mc-market-back = Deshacer lo vendido aquí ({ $count })
mc-market-pass = No vender más: { $dock }

## What to do next

mc-blacksmith-take = Pulsa un metal del almacén por cada dado; todos se tiran juntos.
mc-blacksmith-reroll = Pulsa cada dado del estante que se vuelve a tirar, y después Tirar.
mc-blacksmith-empty = El estante está vacío: la vagoneta de mineral trae dados.
mc-blacksmith-act = { $good }: dados { $places }, { $coal ->
    [0] {""}
   *[other] { $coal } de carbón,{" "}
}{ $heat }°{ $hot ->
    [0] {""}
   *[other] , sobrecalentado
}
mc-does-discard-one = Descarta una carta de Corrupción
mc-market-none = { $dock }: no hay { $clan }
mc-market-done = Seguir: { $dock }, listo
mc-list-shop = Lista de la tienda ({ $count })
mc-list-goods = Mercancías por vender ({ $count })
mc-list-cards = Cartas de corrupción ({ $count })

mc-list-spaces = Ir a una casilla ({ $count })
mc-list-team = Usar el equipo ({ $count })
mc-list-townsfolk = Reclutar ({ $count })
mc-list-berths = Atracar el barco ({ $count })
mc-list-boats = A bordo o fuera de los barcos ({ $count })
mc-list-sail = Navegar ({ $count })
mc-captain-sails = Navío { $ship }: { $steps } hasta { $water ->
    [0] el Puerto
   *[other] la zona { $water }
}
mc-note-turn-ends = Con ello acaba tu turno, una vez hecho lo que traen las horas pasadas.
mc-buys-both = mercancías pequeñas y grandes
mc-buys-small = mercancías pequeñas
mc-buys-large = mercancías grandes
mc-berth-buys = { $berth }: compra { $buys }
    .short = { $berth }: { $buys }
mc-berth-good = { $good }: { $gold } de oro cada una
mc-berth-yours = Con este barco en tierra, de tus mercancías: { $goods }
mc-berth-nothing = Nada de lo que has hecho se vende allí.
