### Duck Dealer: el tablero y lo que se dice de él.

## Asientos

dd-worth = { $vp } PV
dd-worth-help = Puntos de victoria hasta ahora; al final no se añade nada
dd-board-load = { $load }/{ $room } bienes
dd-board-steps = { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
} en mano

## Títulos en la barra de decisión

dd-group-begin = Antes de empezar
dd-group-turn = Turno
dd-group-cubes = Cubos en las rutas
dd-group-passages = Pasajes
dd-group-fly = Volar
dd-group-explore = Explorar
dd-group-build = Construir
dd-group-claim = Reclamar
dd-group-trade = Comercio
dd-group-equip = Equipo
dd-group-drop = Tirar
dd-group-keep = Conservar
dd-group-exchange = Intercambio

## El tablero

dd-board-counter = Turnos de acción: { $done } de { $last }
dd-board-row = { $cubes ->
    [one] { $cubes } cubo
   *[other] { $cubes } cubos
}
dd-board-stacks = Consumidores por venir
dd-board-counter-space = Turno de acción { $space }; cubos de ruta gratis: { $cubes }
dd-board-stock = Fichas { $colour } que nadie tiene: { $left }
dd-board-ship = La nave de { $seat }
dd-board-stack = Lo alto de la pila { $stack } de consumidores: { $good }
dd-board-point = { $space }: un punto de una ruta
dd-board-point-cube = { $space }: un cubo de { $seat }, cuya nave lo salta
dd-board-start = { $space }, un planeta de partida
dd-board-unexplored = { $space }: quien pare allí primero le trae un consumidor
dd-board-planet = { $space }, un planeta

## Vuelos

dd-way = { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}, { $reds } rojas{ $jumps ->
    [0] {""}
    [one] , un salto
   *[other] , { $jumps } saltos
}; pasos que quedan allí: { $left }
