### Merchants Cove: lo que ocurre.

mc-log-arrival = Día { $day }: los aventureros embarcan.
mc-log-merchant = { $seat } es { $merchant }.
    .short = es { $merchant }
mc-log-visit = { $seat } va a «{ $space }».
    .short = va a «{ $space }»
mc-log-wait = { $seat } espera.
mc-log-hour = { $seat } llega a la hora { $hour }.
mc-log-hand = { $seat } toma la manecilla.
mc-log-drawn = { $seat } saca un { $who }.
mc-log-board = Un { $who } sube al barco { $boat }.
    .short = pone un { $who } en el barco { $boat }
mc-log-dock = El barco { $boat } atraca en el { $berth }.
    .short = atraca el barco { $boat } en el { $berth }
mc-log-off = El barco { $boat } no encuentra amarre; los de a bordo se van a casa.
mc-log-left = El barco { $boat } se queda en el mar; los de a bordo se van a casa.
mc-log-marker = Todos los amarres están ocupados: el mercado abre a la hora { $hour }.
mc-log-market = Abre el mercado.
mc-log-push = { $seat } pasa a un { $who } del barco { $boat } al barco { $other }.
mc-log-make = { $seat } produce: { $good }.
    .short = produce: { $good }
mc-log-gem = { $seat } toma la gema { $gems }.
mc-log-gold = { $seat } gana { $gold } de oro.
    .short = gana { $gold } de oro
mc-log-corruption = { $seat } roba { $cards ->
    [one] una carta de corrupción
   *[other] { $cards } cartas de corrupción
}.
    .short = roba { $cards ->
        [one] una carta de corrupción
       *[other] { $cards } cartas de corrupción
    }
mc-log-discard = { $seat } descarta una carta de corrupción.
mc-log-reshuffle = Se barajan las cartas de corrupción descartadas.
mc-log-take-on = { $seat } recluta a «{ $card }».
    .short = recluta a «{ $card }»
mc-log-recruit = { $seat } pone a «{ $card }» a trabajar en el lugar { $place }.
    .short = pone a «{ $card }» a trabajar en el lugar { $place }
mc-log-use = { $seat } usa el lugar { $place } del equipo.
    .short = usa el lugar { $place } del equipo
mc-log-to-dock = { $seat } lleva a un { $who } del barco { $boat } al muelle { $dock }.
mc-log-to-hall = { $seat } lleva a un { $who } del barco { $boat } a la sede de su clan.
mc-log-to-bag = { $seat } mete en la bolsa a un { $who } del barco { $boat }.
mc-log-to-boat = { $seat } saca a un { $who } del barco { $boat }.
mc-log-sell = { $seat } vende en el muelle { $dock } { $count } × { $good } por { $gold } de oro.
    .short = vende en el muelle { $dock } { $count } × { $good } por { $gold } de oro
mc-log-cultists = { $seat } cuenta como cliente a un villano del muelle { $dock }.
    .short = cuenta como cliente a un villano del muelle { $dock }
mc-log-patron = Los { $clan } pagan a { $seat } { $gold } de oro.
mc-log-patron-now = Los { $clan } pagan en el acto a { $seat } { $gold } de oro.
mc-log-shield = { $seat } activa el escudo de los { $clan }.
    .short = activa el escudo de los { $clan }
mc-log-clean-up = Los muelles se vacían; el nuevo día empieza a la hora { $hour }, la primera sin ratón.
mc-log-icons = { $seat }, iconos de los { $clan }: { $count }, que valen { $gold } de oro.
mc-log-sins = { $seat }, iconos de corrupción: { $count }, que cuestan { $gold } de oro.
mc-log-end = Gana { $winners } con { $gold } de oro.
mc-log-end-shared = { $winners } comparten la victoria con { $gold } de oro.
mc-log-end-lost = Gana el Buhonero con { $gold } de oro.
mc-log-peddler = { $seat } saca un { $roll }.
mc-log-peddler-end = { $seat } gana { $gold } de oro por su nivel.
mc-log-harvest = { $seat } recolecta { $marbles ->
    [one] 1 canica
   *[other] { $marbles } canicas
} del tubo { $tube }.
mc-log-swap = { $seat } intercambia la canica a la altura { $height } del tubo { $tube } con su vecina.
mc-log-transmute = { $seat } cambia una canica de color { $from } por una de color { $to }.
mc-log-take-die = { $seat } toma un dado { $colour }.
mc-log-roll = { $seat } saca un { $face }.
mc-log-turn-die = { $seat } gira un dado a { $face }.
mc-log-coal = { $seat } gana { $coal } de carbón.
mc-log-forge = { $seat } forja a { $heat } grados.
mc-log-compass = La brújula de { $seat } marca { $steps }.
mc-log-storm = { $seat } dice { $steps } para la brújula.
mc-log-sail = El navío { $ship } de { $seat } llega { $water ->
    [0] al Puerto
   *[other] a la zona { $water }
}.
mc-log-catch = El navío { $ship } de { $seat } captura en la zona { $water }.
mc-log-land = El navío { $ship } de { $seat } desembarca.
mc-log-ready = { $crew ->
    [one] 1 tripulante de { $seat } vuelve a estar listo
   *[other] { $crew } tripulantes de { $seat } vuelven a estar listos
}.
mc-log-recall = El navío { $ship } de { $seat } vuelve al Puerto.
mc-log-refill = La zona { $water } de { $seat } vuelve a estar llena.
mc-log-shift = { $seat } desplaza la cuadrícula.
mc-log-machine = { $seat } mueve las máquinas.
mc-log-swap-tiles = { $seat } intercambia dos losetas.
mc-log-explore = { $seat } explora una grieta.
mc-log-mend = { $seat } repara una loseta.

# Un día que termina.
mc-moment-day = El día ha terminado
mc-moment-none = Nadie ha vendido nada.
mc-moment-sold = { $seat }: { $goods } por { $gold } de oro
mc-moment-good = { $count } × { $good }
