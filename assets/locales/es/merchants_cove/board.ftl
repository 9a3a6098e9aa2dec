### Merchants Cove: el puerto en el tablero, sus paneles y sus textos emergentes.

mc-tab-shop = Tienda
    .help = La tienda de un mercader: lo que se hace allí y lo que se puede hacer ahora.
mc-large-harbour = Puerto
mc-shop-of = Tienda de { $seat }
mc-board-name = { $name }
mc-board-day = Día { $day }/{ $days }
mc-round = día { $round }
mc-board-gain-small = Ganas una mercancía pequeña { $colour ->
    [rojo] roja
    [amarillo] amarilla
   *[other] { $colour }
}.
mc-board-gain-large = Ganas una mercancía grande { $colour ->
    [rojo] roja
    [amarillo] amarilla
   *[other] { $colour }
}.
mc-board-discard-one = Descarta una carta de Corrupción.
mc-board-discard-up-to = Descarta hasta { $count } cartas de Corrupción.
mc-board-load = Roba un aventurero para un barco.
mc-board-to-dock = Alguien baja de un barco a un muelle.
mc-board-to-hall = Un cliente va de un barco a su casa.
mc-board-to-bag = Alguien va de un barco a la bolsa.
mc-board-to-boat = Alguien cambia de barco.
mc-tab-reckoning = Cuentas
    .help = El oro de cada asiento y lo que costará la Corrupción al final.
mc-board-boat = { $count ->
    [0] Barco { $boat }: nadie a bordo, { $free } plazas libres
   *[other] Barco { $boat }: { $who }; plazas libres: { $free }
}
mc-board-market = El mercado abre a la hora { $hour }: quien la alcanza ya no actúa hoy (MC-8.1)
mc-board-peddler = El Buhonero
mc-board-indicator = { $loads ->
    [one] Quien pasa de la hora { $hour } embarca a un aventurero (MC-6.4)
   *[other] Quien pasa de la hora { $hour } embarca a { $loads } aventureros (MC-6.4)
}
mc-board-seat = Lo que tiene { $seat }
mc-board-hour = Hora { $hour } del reloj
mc-board-hour-several = Hora { $hour } del reloj: de los que están aquí actúa primero el de más arriba, y es { $who } (MC-5.1)
mc-board-hour-late = Hora { $hour }, pasado el mediodía: quien llega aquí vuelve al marcador del mercado al acabar el día (MC-8.2)
mc-board-hand = Una manecilla: un atajo de la hora { $from } a la hora { $to }, por una carta de Corrupción (MC-6.8)
mc-board-hand-shut = Una manecilla de la hora { $from } a la hora { $to }: hoy hay un ratón sentado en ella (MC-6.9)
mc-board-hall = Sede de los { $clan }: { $count ->
    [one] un cliente
   *[other] { $count } clientes
}. Un escudo activo paga 1 de oro por cada uno en cada mercado (MC-10.1).
mc-board-lair = La guarida: { $count ->
    [one] un villano
   *[other] { $count } villanos
}. Cada icono de Corrupción cuesta otro tanto de oro al final (MC-12.3).
mc-board-dock = { $count ->
    [0] { $dock }: aún no ha desembarcado nadie
   *[other] { $dock }: { $who }
}
mc-board-berth = { $berth } (MC-7.4)
mc-board-bag = La bolsa: { $count } aventureros esperan en ella
mc-board-taints = Cartas de Corrupción por robar: { $count }
mc-board-folk = Vecinos que aún no han venido: { $count }
mc-board-drawn = Robado de la bolsa: espera un barco (MC-7.1)
mc-board-row-free = Un lugar libre de la fila
mc-board-card = { $card }: { $does }
mc-board-team = Lugar { $place } del equipo: { $card }
mc-board-team-free = Lugar { $place } del equipo: aún no trabaja nadie
mc-board-space = { $space }: { $hours ->
    [one] una hora
   *[other] { $hours } horas
}{ $cards ->
    [0] {""}
    [one] {" "}y una carta de Corrupción
   *[other] {" "}y { $cards } cartas de Corrupción
}
mc-board-space-free = { $space }: el coste está encima de la carta
mc-board-glass = Reloj de arena de { $seat }
mc-board-glass-peddler = Reloj de arena del Buhonero
mc-board-mouse = Un ratón: cierra la manecilla en la que está sentado (MC-6.9)
mc-board-mouse-away = Un ratón que ha dejado su manecilla, que ahora está abierta. Ningún día empieza en la hora donde está (MC-11.4)
mc-board-goods = { $count ->
    [one] Una mercancía en el puesto
   *[other] { $count } mercancías en el puesto
}
mc-board-sins = { $count ->
    [one] Una carta de Corrupción
   *[other] { $count } cartas de Corrupción
}
mc-board-gold = { $gold } de oro
mc-status-day = Día { $day }, hora { $hour }
mc-status-market = Día { $day }, mercado: { $dock }
mc-group-spaces = Casillas
mc-group-clock = Reloj
mc-group-boats = Barcos
mc-group-folk = Vecinos y equipo
mc-group-cards = Cartas de corrupción
mc-group-market = Mercado
mc-group-merchants = Mercaderes
mc-group-enough = Basta
mc-group-shop = Tienda
    .count = { $count } opciones en la tienda
mc-fore-hours = { $hours ->
    [one] 1 hora
   *[other] { $hours } horas
}
mc-fore-cards = { $cards ->
    [one] 1 carta de Corrupción
   *[other] { $cards } cartas de Corrupción
}
mc-fore-hour = El reloj de arena llega a la hora { $hour }
mc-fore-hour-by-hand = Por la manecilla, a la hora { $hour }
mc-fore-on-hand = O se detiene en la manecilla
mc-fore-loads = { $loads ->
    [one] Un aventurero embarca por el camino (MC-6.4)
   *[other] { $loads } aventureros embarcan por el camino (MC-6.4)
}
mc-fore-hand-cards = { $cards ->
    [one] Una carta de Corrupción más por la manecilla (MC-6.10)
   *[other] { $cards } cartas de Corrupción más por las manecillas (MC-6.10)
}
mc-fore-over = Entonces acaba el día y abre el mercado (MC-8.1)
mc-fore-again = Después vuelves a actuar (MC-5.1)
mc-fore-next = Después actúa { $seat }, { $hours ->
    [0] { $half ->
        [0] en la misma hora
       *[other] media hora por detrás
    }
    [one] { $half ->
        [0] una hora por detrás
       *[other] una hora y media por detrás
    }
   *[other] { $half ->
        [0] { $hours } horas por detrás
       *[other] { $hours } horas y media por detrás
    }
} (MC-5.1)
mc-folk-icons = { $clan }: { $count } { $count ->
    [one] icono
   *[other] iconos
}: al final { $gold } de oro, según su sede ahora
mc-dock-sells-both = Aquí se venden mercancías pequeñas y grandes (MC-9.1)
mc-dock-sells-small = Aquí se venden mercancías pequeñas (MC-9.1)
mc-dock-sells-large = Aquí se venden mercancías grandes (MC-9.1)
mc-dock-card = Quien vende aquí roba una carta de Corrupción (MC-9.1)
mc-boat-docks = Una plaza libre: quien la ocupa hace atracar el barco, y todos a bordo desembarcan.
mc-boat-fills-side = Una plaza libre: quien la ocupa hace atracar el barco ({ $berth }). Es el último amarre de este lado: sus otros barcos en el mar se van.
mc-boat-ends-day = Una plaza libre: quien la ocupa hace atracar el barco ({ $berth }). Entonces todo está ocupado: nadie embarca más, y el mercado abre a la hora { $hour }.
mc-dock-rogues = { $count ->
    [one] Un villano
   *[other] { $count } villanos
}
mc-dock-each = { $gold } cada uno
mc-income-sales = Ventas
mc-income-patrons = Mecenazgo
mc-income-shop = La tienda
mc-income-icons = Iconos de clan
mc-income-sins = Corrupción
mc-income-level = Su nivel
mc-reckoning-now = De dónde viene el oro de cada uno, y debajo cuánto valdrían los iconos si la partida acabara ahora: aún no está contado
mc-reckoning-to-beat = Al final gana { $bonus } de oro por su nivel: tal como están las cosas, necesitas más de { $gold }.
mc-reckoning-over = De dónde viene el oro de cada uno
mc-reckoning-told = Las cuentas, línea por línea
mc-reckoning-sins = Corrupción: { $count } { $count ->
    [one] icono
   *[other] iconos
}, menos { $gold } de oro según la guarida
mc-reckoning-hidden = Los iconos de las cartas de Corrupción están ocultos
mc-reckoned-clan = { $clan }: { $count } { $count ->
    [one] icono
   *[other] iconos
} × { $hall } en la sede = { $gold } de oro
mc-reckoned-sins = Corrupción: { $count } { $count ->
    [one] icono
   *[other] iconos
} × { $lair } en la guarida = menos { $gold } de oro
mc-does-recruit = Toma a alguien de la fila: aplica su carta y después se une a tu equipo.
mc-does-team = Usa cada lugar de tu equipo en el que trabaje alguien, una vez y en el orden que quieras.
mc-does-gather = Toma canicas de dos tubos distintos, con todas las que se junten.
mc-does-brew = Prepara hasta dos mercancías con canicas de un color del banco.
mc-does-distil = Llena una retorta de canicas: el escudo de ese clan se activa.
mc-does-shake = Puedes cambiar dos canicas vecinas, y después tomas canicas de un tubo.
mc-does-ore-cart = Toma hasta cuatro dados de la reserva y lánzalos, dos de un color como mucho.
mc-does-forge = Forja hasta tres piezas con dados del estante al calor justo.
mc-does-stoke = Ganas dos de carbón y después vuelves a lanzar dados del estante si quieres.
mc-does-smuggled-ore = Toma hasta dos dados y pon cada uno en la cara que quieras.
mc-does-sail = Gira la brújula y reparte sus pasos entre tus barcos.
mc-does-haul = Dos barcos izan: cada uno toma la captura de sus aguas o desembarca en su isla, a cambio de tripulación.
mc-does-shore-leave = Toda tu tripulación vuelve a estar lista; un barco puede volver al Puerto.
mc-does-storm = Nombra un número hasta seis y reparte otros tantos pasos entre tus barcos.
mc-does-shift-time = Empuja la loseta libre en una fila o columna y después mueve una máquina un paso.
mc-does-explore = Toma las mercancías donde se cruzan tus máquinas, o pon un Ancla por un escudo.
mc-does-mend = Renueva hasta cuatro losetas agotadas.
mc-does-tear-veil = Cambia dos losetas y después coloca las máquinas donde quieras.
mc-fore-again-seat = Después { $seat } vuelve a actuar (MC-5.1)
mc-fore-by-card = El precio depende del lugar de la carta en la fila (MC-13.4):
mc-board-name-bazaar = Bazar
mc-board-name-square = Gran Plaza
mc-board-name-black-market = Mercado Negro
mc-board-short-square = Plaza
mc-board-short-black-market = Negro
mc-worth-help = El oro de ahora. Los iconos de los lugareños y de las cartas de Corrupción se cuentan al final (MC-12.2).
mc-stat-worth = { $amount } de oro
mc-board-boat-docked = El barco { $boat } ha atracado; todos han desembarcado (MC-7.4)

## Para qué sirve una cosa del tablero: el botón derecho

mc-for-boat = Un barco lleva aventureros a un muelle, donde compran: tú eliges quién sube a cuál.
mc-for-clock = Todo cuesta horas; actúa quien va más atrasado en el reloj; a la misma hora, quien llegó el último.
mc-for-hand = Por una manecilla tu reloj de arena avanza tres horas por dos horas del coste, sin pasar la señal de barco; eso cuesta una carta de Corrupción.
mc-for-patronage = Una sede reúne a los clientes de un clan; un escudo activo de ese clan los cobra en cada mercado.
mc-for-rogue = Los villanos encarecen cada icono de Corrupción al final.
mc-for-market = En un muelle vendes mercancías de los colores de los clientes que han desembarcado.
mc-for-arrival = Los aventureros se roban de la bolsa, uno tras otro, y suben a los barcos.
mc-for-corruption = Una carta de Corrupción cuesta oro al final por cada icono; unas acciones la dan, otras la descartan.
mc-for-townsfolk = Los lugareños se reclutan: hacen algo al momento y luego trabajan en tu equipo.
mc-for-team = Tu equipo: todos hacen su trabajo cuando usas el equipo.
mc-for-merchant = Un mercader hace mercancías en su propio taller y las vende en los muelles; gana quien tiene más oro.
mc-for-turn = Tu mercader va a una casilla, paga sus horas y su Corrupción, y hace lo que dice.
