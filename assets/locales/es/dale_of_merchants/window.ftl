# Dale of Merchants en la ventana: lugares de la mesa, pestañas, consejos, enciclopedia, partida nueva.

# Nombres del juego y de sus ediciones.

dom-credits = Dale of Merchants es un juego de Sami Laakso, publicado por Snowdale Design.
dom-fortunes = Pilas a lo largo de los turnos
dom-lead = ventaja en pilas
dom-curtain-why = Cada jugador tiene algo oculto. Pasa la pantalla y continúa.
dom-sources = Los puestos al final

# Lugares de la mesa.

dom-table-supply = mazo
dom-table-bin =
    descarte
    del mercado
dom-table-reserve = baratijas
dom-table-deck = mazo
dom-table-pile = descarte
dom-table-count = ×{ $count }
dom-table-schedule = agenda
dom-table-price = cuesta { $price }
dom-table-price-more = cuesta { $price } (+{ $more })
dom-table-effect = { $seat } la resuelve
dom-table-hand = { $count ->
    [one] { $count } carta en la mano
   *[other] { $count } cartas en la mano
}
dom-table-no-hand = Ninguna carta en la mano
dom-table-partner = construye contigo
dom-table-shared = construye con { $partner }
dom-table-altered = { $printed } → { $now }
dom-table-kept = se queda en la mano
dom-table-copy = como { $card }: { $value }
dom-table-laid-payment = Pago: { $sum } de { $cost }
dom-table-laid-stack = Pila { $stack }: { $sum }, hace falta justo { $total }
dom-table-laid-inventory = { $count ->
    [0] Nada que descartar todavía
    [one] { $count } carta para descartar
   *[other] { $count } cartas para descartar
}
dom-table-lay-payment = Haz clic en las cartas con las que pagas
dom-table-lay-stack = Haz clic en las cartas de la pila
dom-table-lay-inventory = Haz clic en las cartas que descartas; ninguna es pasar

# Lo que hay bajo el puntero.

dom-about-supply = Mazo del mercado: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} boca abajo
dom-about-bin = Descarte del mercado: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
dom-about-reserve = Reserva de baratijas: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
dom-about-slot = Casilla del mercado: el valor de la carta y { $more } más
dom-about-stack = Pila { $stack } de { $seat }
dom-about-stack-next = Próxima pila de { $seat }: número { $stack }, justo { $total } en total{ $threat ->
    [0] {""}
   *[other] , { $threat } por cartas de los rivales
}
dom-about-hand = Mano de { $seat }: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
dom-about-deck = Mazo de { $seat }: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} boca abajo
dom-about-pile = Descarte de { $seat }: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
dom-about-schedule = Agenda de { $seat }: { $count }
dom-about-seat = { $hand } en la mano, { $deck } en el mazo, { $pile } en el descarte
dom-about-card = { $card }, valor { $value }
dom-about-card-market = { $card }, valor { $value }, en el mercado por { $price }
dom-about-card-stack = { $card }, valor { $value }, en la pila { $stack } de { $seat }
dom-about-card-hand = { $card }, valor { $value }, en la mano de { $seat }
dom-about-card-pile = { $card }, valor { $value }, en el descarte de { $seat }
dom-about-card-schedule = { $card }, valor { $value }, en la agenda de { $seat }

# Cartas.

dom-sort-technique-bonus = técnica (+)
dom-sort-technique = técnica
dom-sort-passive = pasiva
dom-sort-junk = baratija
dom-card-value = Valor { $value }
dom-card-value-now = Valor { $printed }, ahora cuenta { $now }
dom-card-copies = Puesta como { $card }

# Barra de asientos y barra de decisión.

dom-seat-hand = { $count ->
    [one] { $count } carta en la mano
   *[other] { $count } cartas en la mano
}
dom-worth = { $stacks ->
    [one] { $stacks } pila
   *[other] { $stacks } pilas
}
dom-worth-help = Pilas construidas. Gana quien completa la última.
dom-stat-worth = { $amount ->
    [one] { $amount } pila
   *[other] { $amount } pilas
}
dom-ask-no-action = { $seat }: no quedan acciones. ¿Terminar la fase de acciones?
dom-status-actions = { $count ->
    [one] queda { $count } acción
   *[other] quedan { $count } acciones
}
dom-status-actions-help = Acciones que quedan en este turno. Una técnica con (+) da una más.
dom-status-choose = elegidas: { $chosen } de { $most }
dom-status-choose-up-to = elegidas: { $chosen } de { $most } como mucho
dom-status-choose-help = Cartas elegidas para el efecto
dom-status-sum = en la mesa: { $sum }
dom-status-sum-help = Lo que valen juntas las cartas puestas
dom-status-stack = { $sum } de { $total }
dom-status-stack-help = El total de la pila y el que debe tener
dom-lay-all = Las { $count } cartas
dom-group-market = Mercado
dom-group-swap = Cambiar casillas
dom-group-stall = Puesto
dom-group-technique = Cartas
dom-group-react = Reacción
dom-group-inventory = Inventario
dom-group-sets = Pueblos animales
dom-group-stop = Terminar la partida
dom-note-idle = Ahora no tendría ningún efecto.

# Pestañas.

dom-tab-counsel = Consejos
    .help = Las formas de pagar las cartas del mercado y las pilas que tu mano puede formar ahora.
dom-tab-players = Puestos
    .help = El puesto, el descarte y la agenda de cada asiento.
dom-tab-library = Cartas
    .help = Todas las cartas de los pueblos de esta partida con su texto; busca una palabra.
dom-resolving = En curso
dom-event-technique = { $seat } ha jugado una técnica.
dom-event-purchase = { $seat } ha comprado una carta.
dom-event-stack = { $seat } ha construido una pila.
dom-event-shuffle = { $seat } ha barajado un mazo.
dom-event-arrival = Una carta ha llegado a la mano de { $seat }.
dom-aura-market = { $card } de { $seat }: las cartas del mercado cuestan { $by } más
dom-aura-stack = { $card } de { $seat }: la próxima pila necesita { $by } más
dom-aura-refill = { $card } de { $seat }: como mucho { $by ->
    [one] se roba { $by } carta
   *[other] se roban { $by } cartas
} al rellenar la mano

# Consejos.

dom-counsel-puzzle = Aquí te toca a ti descubrir qué se puede construir y comprar.
dom-counsel-no-hand = La mano de delante está oculta.
dom-counsel-build = ¿Qué puedo construir?
dom-counsel-needs = La pila { $stack } debe sumar justo { $total }{ $threat ->
    [0] {""}
   *[other] { " " }({ $threat } por los rivales)
}.
dom-counsel-no-build = No con estas cartas.
dom-counsel-enough = Lo que está puesto basta para la pila.
dom-counsel-no-help = Ninguna de estas cartas la completa.
dom-counsel-draft = Primero se eligen los pueblos. La pestaña «{ dom-tab-library }» muestra todas las cartas de cada uno.
dom-counsel-as = { $card } como { $copied }
dom-counsel-sum = { $count ->
    [one] vale { $sum }
   *[other] valen { $sum } juntas
}
dom-counsel-shifted = { $count ->
    [one] vale { $sum }, desplazada { $shift }
   *[other] valen { $sum }, desplazadas { $shift }
}
dom-counsel-lay = { $count ->
    [one] Poner esta carta
   *[other] Poner estas cartas
}
dom-counsel-laid = Ya está puesto.
dom-counsel-not-now = Ahora no: se pregunta otra cosa.
dom-counsel-more = { $count ->
    [one] y { $count } manera más
   *[other] y { $count } maneras más
}
dom-counsel-buy = ¿Qué puedo comprar?
dom-counsel-price = ahora cuesta { $price }
dom-counsel-too-dear = Demasiado cara para esta mano
dom-counsel-ways = { $count ->
    [one] { $count } manera de pagar, la más justa:
   *[other] { $count } maneras de pagar, la más justa:
}
dom-counsel-hand = ¿Qué hace mi mano?
dom-counsel-copies = Ahora puede copiar: { $cards }

# Puestos.

dom-player-stall = { $built } de { $goal } pilas; la próxima: pila { $stack } con { $total }
dom-player-done = Las { $goal } pilas están construidas
dom-player-stack = Pila { $stack }, que vale { $worth }
dom-player-schedule = Agenda
dom-player-pile = Su descarte, desde arriba
dom-player-whole-pile = Todo su descarte

# Enciclopedia.

dom-library-search = Buscar cartas
dom-library-none = Ninguna carta tiene esas palabras.

# Fases, en el editor de posición.

dom-phase-draft = Elección de los pueblos
dom-phase-start = Comienzo del turno
dom-phase-action = Acciones
dom-phase-hand = Rellenar la mano
dom-phase-market = Rellenar el mercado
dom-phase-end = Fin del turno
dom-phase-over = Partida terminada

# La bandeja.

dom-tray-other = { $chooser } elige por { $card } de { $seat }
dom-tray-my-deck = Tu mazo, ordenado
dom-tray-my-pile = Tu descarte
dom-tray-my-hand = Tu mano
dom-tray-deck = Mazo de { $seat }
dom-tray-pile = Descarte de { $seat }
dom-tray-hand = Mano de { $seat }
dom-tray-fetch = Tu descarte: { dom-card-squirrel_3 } deja entrar una carta suya en la pila
dom-tray-held = Cartas retenidas por el efecto
dom-tray-copies = ×{ $count }
dom-tray-close = Cerrar
dom-tray-give = Para { $seat }
dom-tray-ban = Dejar fuera: { $set }
dom-tray-pick = Jugar con: { $set }
dom-tray-banned = se queda en la caja
dom-tray-picked = participa

# Partida nueva.

dom-sets = Pueblos animales
dom-sets-chosen = { $chosen } de { $needed } elegidos; los demás se sortean.
dom-sets-complete = Los { $needed } están elegidos.
dom-sets-drafted = Los jugadores vetan y eligen los pueblos por turnos al empezar.
dom-sets-first = Buenos para una primera partida
dom-sets-first-help = Pueblos fáciles de entender
dom-sets-random = Todos al azar
dom-sets-random-help = El azar elige todos los pueblos
dom-rating-complexity = complejidad
dom-rating-interaction = interacción
dom-rating-nastiness = maldad
dom-rating-luck = azar
dom-first = Quién empieza
dom-first-random = Lo decide el azar

## Con qué se comparan líneas de juego

dom-figure-stacks = Pilas del puesto
dom-figure-stall = Cartas del puesto
dom-figure-hand = Cartas en mano
dom-figure-cards = Cartas en juego
dom-sets-too-many = Ya están elegidos los { $needed }: pulsa primero uno de ellos para quitarlo.
dom-aloud-own = Lo ha hecho { $seat }, que no reacciona a ello.
dom-aloud-partner = { $seat } es del mismo equipo y no reacciona a ello.
dom-aloud-empty = { $seat } no tiene ninguna carta en la mano.
dom-react-to = A esto se puede reaccionar:

# What lies ahead, in the sheet of what is tried.
dom-ahead-now = Pila { $stack }, total { $total }: la mano puede construirla ahora.
dom-ahead-not-now = Pila { $stack }, total { $total }: no con esta mano.
dom-ahead-then = Después vienen las pilas { $from } a { $to }.
dom-plan-stacks = { $stacks ->
    [0] Ninguna pila
    [one] Una pila
   *[other] { $stacks } pilas
} en { $turns ->
    [one] un turno
   *[other] { $turns } turnos
}.
dom-plan-pace = { $left ->
    [one] Falta una pila
   *[other] Faltan { $left } pilas
} por construir: unos { $turns } turnos a este paso.

## Para qué sirve una cosa del tablero: el botón derecho

dom-for-market = Las cartas del mercado se compran con cartas de tu mano y pasan a ser tuyas.
dom-for-supply = De este mazo se rellena el mercado.
dom-for-bin = Aquí quedan las cartas que salen del mercado o de un jugador.
dom-for-stall = Gana quien completa primero la última pila de su puesto.
dom-for-hand = Las cartas de tu mano pagan, se juegan como técnicas o forman pilas.
dom-for-deck = Al final del turno la mano se rellena del mazo.
dom-for-pile = Aquí queda lo usado, y vuelve a ser el mazo cuando este se acaba.
dom-for-schedule = Una técnica jugada queda aquí hasta el final del turno, o mientras dure.
dom-for-junk = Las baratijas valen 1 al pagar y no forman pilas: solo estorban en el mazo.
dom-for-seat = Cada jugador tiene mano, mazo, descarte y puesto.

dom-list-buy = Comprar una carta ({ $count })
dom-list-play = Jugar una carta ({ $count })
dom-list-lay = Poner una carta ({ $count })
dom-list-lift = Retirar una carta ({ $count })
dom-list-resolve = Resolver una carta ({ $count })
dom-list-give = Dar una carta ({ $count })
dom-list-sets = Elegir un pueblo ({ $count })
dom-list-choose = Elegir una carta ({ $count })
dom-words-lift-nth = { $words } (puesta la { $nth }.ª)
dom-note-given = Definitivo: pasa a otro jugador.
dom-note-thrown = Definitivo: una carta desechada sale de tu mazo y no vuelve.
dom-note-stands = Una pila construida se queda: sus cartas siguen en el puesto y no se puede deshacer.
dom-question-stack-stands = { $seat }: ¿qué cartas forman la pila? Una vez construida, se queda.

dom-note-set = { $theme } { $hard ->
    [0] Muy fácil de jugar.
    [1] Fácil de jugar.
    [2] De dificultad media.
   *[other] Difícil de jugar.
}
