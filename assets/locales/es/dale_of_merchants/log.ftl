### Dale of Merchants, en español: el diario. Las líneas que nombran cartas de una mano o de un mazo solo van a quien puede
### conocerlas.

# La partida y sus turnos.
dom-log-sets = Los pueblos de esta partida: { $sets }
dom-log-bans = { $seat } deja fuera el pueblo «{ $set }»
dom-log-picks-set = { $seat } elige el pueblo «{ $set }»
dom-log-turn = Turno { $turn }: { $seat }
dom-log-wins = El puesto está completo con { $stacks } pilas: gana { $seat }
dom-log-nothing-moves = Nadie ha construido una pila en { $rounds } rondas. Situación: { $standings }. Si todos aceptan, se deja la partida
dom-log-standing = { $seat } { $stacks }
dom-log-proposes-stop = { $seat } propone dejar la partida
dom-log-agrees = { $seat } acepta dejarla
dom-log-declines = { $seat } quiere seguir jugando
dom-log-stopped = Todos aceptan: se deja la partida y no gana nadie

# Los mazos y el mercado.
dom-log-shuffles = { $seat } baraja su mazo
dom-log-rebuilds = El mazo de { $seat } está vacío: el descarte se baraja y pasa a ser el mazo
dom-log-turns-over = { $seat } da la vuelta a su mazo y a su descarte
dom-log-supply-rebuilt = El mazo del mercado está vacío: el descarte del mercado se baraja y pasa a ser el mazo
dom-log-stand-in = La reserva de baratijas está vacía: otra carta hace de baratija
dom-log-market-filled = El mercado se desliza a la derecha y recibe { $cards ->
    [one] { $cards } carta nueva
   *[other] { $cards } cartas nuevas
}

# Técnicas, capacidades, reacciones.
dom-log-resolves = { $seat } resuelve ahora el efecto aplazado de { $card }
    .short = resuelve ahora el efecto aplazado de { $card }
dom-log-plays = { $seat } juega { $card }
    .short = juega { $card }
dom-log-plays-as = { $seat } juega { $card } como copia de { $as }
    .short = juega { $card } como copia de { $as }
dom-log-uses = { $seat } muestra y usa { $card }
    .short = muestra y usa { $card }
dom-log-uses-as = { $seat } muestra y usa { $card } como copia de { $as }
    .short = muestra y usa { $card } como copia de { $as }
dom-log-reacts = { $seat } reacciona con { $card }
    .short = reacciona con { $card }
dom-log-reacts-as = { $seat } reacciona con { $card } como copia de { $as }
    .short = reacciona con { $card } como copia de { $as }
dom-log-shows-as = { $seat } muestra { $card } como copia de { $as }: completa su mano con más cartas
    .short = muestra { $card } como copia de { $as }: completa su mano con más cartas
dom-log-shows-passive = { $seat } muestra { $card }: completa su mano con más cartas
    .short = muestra { $card }: completa su mano con más cartas
dom-log-used-as = { $card } cuenta como { $as }

# Comprar, construir, descartar.
dom-log-buys = { $seat } compra { $card } por { $cost } y paga con { $cards }
    .short = compra { $card } por { $cost }
dom-log-buys-bin = { $seat } compra { $card } del descarte del mercado por { $cost } y paga con { $cards }
    .short = compra { $card } del descarte del mercado por { $cost }
dom-log-buys-free = { $seat } compra { $card } sin pagar nada
    .short = compra { $card } sin pagar nada
dom-log-permutes = { $seat } pone las cartas del mercado en otro orden
dom-log-buys-keeping = { $seat } compra { $card } por { $cost } sin desprenderse de ninguna carta
    .short = compra { $card } por { $cost } sin desprenderse de ninguna carta
dom-log-keeps = { $seat } muestra { $card } como parte del pago y conserva la carta en la mano
    .short = muestra { $card } como parte del pago y conserva la carta en la mano
dom-log-builds = { $seat } construye la pila { $stack } (suma { $total }) con { $cards }
    .short = construye la pila { $stack } (suma { $total }) con { $cards }
dom-log-stops-building = { $seat } no construye más pilas
dom-log-withdraws-stack = { $seat } recupera la pila mostrada
dom-log-asks-help = { $seat } muestra { $cards } para una pila de { $total } y pide ayuda a { $partner }
    .short = muestra { $cards } para una pila de { $total } y pide ayuda a { $partner }
dom-log-helps = { $seat } ofrece a { $builder } { $cards }
    .short = ofrece a { $builder } { $cards }
dom-log-declines-help = { $seat } no añade nada
dom-log-discards = { $seat } descarta { $cards }
    .short = descarta { $cards }
dom-log-discards-from = { $seat } descarta { $cards } { $from }
    .short = descarta { $cards } { $from }
dom-log-discards-nothing = { $seat } no descarta nada

# Cartas en movimiento.
dom-log-draws = { $n ->
    [one] { $seat } roba { $n } carta
   *[other] { $seat } roba { $n } cartas
}
dom-log-draws-from = { $n ->
    [one] { $seat } roba { $n } carta del mazo de { $whose }
   *[other] { $seat } roba { $n } cartas del mazo de { $whose }
}
    .short = { $n ->
        [one] roba { $n } carta del mazo de { $whose }
       *[other] roba { $n } cartas del mazo de { $whose }
    }
dom-log-draws-supply = { $n ->
    [one] { $seat } roba { $n } carta del mazo del mercado
   *[other] { $seat } roba { $n } cartas del mazo del mercado
}
dom-log-gets-which = { $seat } recibe { $cards }
    .short = recibe { $cards }
dom-log-throws-away = { $seat } desecha { $cards } { $from }
    .short = desecha { $cards } { $from }
dom-log-takes = { $seat } toma { $cards } { $from }
    .short = toma { $cards } { $from }
dom-log-takes-hidden = { $n ->
    [one] { $seat } toma { $n } carta { $from }
   *[other] { $seat } toma { $n } cartas { $from }
}
    .short = { $n ->
        [one] toma { $n } carta { $from }
       *[other] toma { $n } cartas { $from }
    }
dom-log-takes-from = { $n ->
    [one] { $seat } toma { $n } carta de { $whose }
   *[other] { $seat } toma { $n } cartas de { $whose }
}
    .short = { $n ->
        [one] toma { $n } carta de { $whose }
       *[other] toma { $n } cartas de { $whose }
    }
dom-log-gives = { $n ->
    [one] { $seat } da { $n } carta a { $whose }
   *[other] { $seat } da { $n } cartas a { $whose }
}
    .short = { $n ->
        [one] da { $n } carta a { $whose }
       *[other] da { $n } cartas a { $whose }
    }
dom-log-tops = { $seat } pone { $cards } encima del mazo de { $whose }
    .short = pone { $cards } encima del mazo de { $whose }
dom-log-tops-hidden = { $n ->
    [one] { $seat } pone { $n } carta encima del mazo de { $whose }
   *[other] { $seat } pone { $n } cartas encima del mazo de { $whose }
}
    .short = { $n ->
        [one] pone { $n } carta encima del mazo de { $whose }
       *[other] pone { $n } cartas encima del mazo de { $whose }
    }
dom-log-tops-which = Encima del mazo de { $whose }: { $cards }
dom-log-sets-aside = { $n ->
    [one] { $n } carta de { $seat } queda apartada
   *[other] { $n } cartas de { $seat } quedan apartadas
}
dom-log-sets-aside-which = Cartas apartadas: { $cards }
dom-log-nothing = No pasa nada: no hay ninguna carta para { $seat }
dom-log-exchanges = { $n ->
    [one] { $seat } intercambia { $n } carta { $from } por { $n } { $with }
   *[other] { $seat } intercambia { $n } cartas { $from } por { $n } { $with }
}
    .short = { $n ->
        [one] intercambia { $n } carta { $from } por { $n } { $with }
       *[other] intercambia { $n } cartas { $from } por { $n } { $with }
    }
dom-log-replaces = { $seat } toma { $taken } { $from } y pone { $card } en su sitio
    .short = toma { $taken } { $from } y pone { $card } en su sitio
dom-log-deals = { $seat } da una carta a { $whose }
    .short = da una carta a { $whose }
dom-log-deals-deck = { $seat } pone una carta encima del mazo de { $whose }
    .short = pone una carta encima del mazo de { $whose }

# Elecciones, dados, miradas.
dom-log-rolls = { $seat } saca { $n } en el dado
dom-log-names = { $n ->
    [0] { $seat } no elige a nadie
   *[other] { $seat } elige a { $players }
}
dom-log-number = { $seat } dice { $n }
dom-log-from-deck = { $seat } elige el mazo
dom-log-from-pile = { $seat } elige el descarte
dom-log-left = { $seat } elige la izquierda
dom-log-right = { $seat } elige la derecha
dom-log-looks = { $n ->
    [one] { $seat } mira { $n } carta
   *[other] { $seat } mira { $n } cartas
}
    .short = { $n ->
        [one] mira { $n } carta
       *[other] mira { $n } cartas
    }
dom-log-looks-hand = { $n ->
    [one] { $seat } mira { $n } carta de la mano de { $whose }
   *[other] { $seat } mira { $n } cartas de la mano de { $whose }
}
    .short = { $n ->
        [one] mira { $n } carta de la mano de { $whose }
       *[other] mira { $n } cartas de la mano de { $whose }
    }
dom-log-sees = { $seat } ve { $cards }
dom-log-reveals = { $seat } muestra { $cards }
    .short = muestra { $cards }
dom-log-reveals-as = { $card } es copia de { $as }
dom-log-chooses = { $n ->
    [one] { $seat } elige en secreto { $n } carta de su mano
   *[other] { $seat } elige en secreto { $n } cartas de su mano
}
dom-log-chooses-which = { $seat } ha elegido { $cards }
    .short = ha elegido { $cards }

# Valores, precios y manos que cambian.
dom-log-all-more = Cada carta que { $seat } use este turno cuenta { $n } más
dom-log-all-times = Cada carta que { $seat } use este turno cuenta { $n } veces su valor
dom-log-all-set = Cada carta que { $seat } use este turno cuenta { $n }
dom-log-card-more = { $card } cuenta { $n } más para { $seat } este turno
dom-log-altered-enough = Ya hay { $n } cambios de valor este turno: lo que juega { $seat } ya no cambia ninguno
dom-log-card-times = { $card } cuenta { $n } veces su valor para { $seat } este turno
dom-log-card-set = { $card } cuenta { $n } para { $seat } este turno
dom-log-aura-market = Las cartas del mercado cuestan { $n } más a los adversarios de { $seat }
dom-log-aura-stack = Las pilas de los adversarios de { $seat } deben sumar { $n } más
dom-log-aura-refill = Los adversarios de { $seat } roban como mucho { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
} al completar su mano
dom-log-aura-hand = { $seat } completa su mano con { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
} más este turno
dom-log-aura-cheaper = Las cartas del mercado cuestan { $n } menos a { $seat } este turno
dom-log-aura-dearer = Las cartas del mercado cuestan { $n } más a { $seat } este turno

# De dónde vienen las cartas; «su» se refiere a quien empieza la frase.
dom-from-market = del mercado
dom-from-bin = del descarte del mercado
dom-from-supply = del mazo del mercado
dom-from-reserve = de la reserva de baratijas
dom-from-aside = de las cartas apartadas
dom-from-payment = del pago
dom-from-table = de la mesa
dom-from-own-hand = de su propia mano
dom-from-own-deck = de su propio mazo
dom-from-own-pile = de su propio descarte
dom-from-own-stall = de su propio puesto
dom-from-hand = de la mano de { $whose }
dom-from-deck = del mazo de { $whose }
dom-from-pile = del descarte de { $whose }
dom-from-stall = del puesto de { $whose }
