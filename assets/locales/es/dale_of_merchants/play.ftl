### Dale of Merchants, en español: lo que se pregunta, lo que se puede elegir y por qué algo no es posible.
### Cartas, pueblos y asientos llegan como argumentos; las cartas que una frase nombra por sí misma salen de cards.

## Lo que se pregunta

dom-question-ban = { $seat }: ¿qué pueblo se queda en la caja?
dom-question-pick-set = { $seat }: ¿qué pueblo participa?
dom-question-scheduled = { $seat }: ¿qué carta de la agenda va ahora?
dom-question-action = { $seat }: ¿comprar, jugar, construir o descartar?
dom-question-pay = { $seat }: ¿con qué pagas?
dom-question-stack = { $seat }: ¿qué cartas forman la pila?
dom-question-extra = { $seat }: ¿construyes enseguida otra pila, gracias a { dom-card-squirrel_5b }?
dom-question-inventory = { $seat }: ¿qué descartas?
dom-question-help = { $seat }: ¿añades cartas a la pila de tu compañero?
dom-question-cards = { $seat }: elige cartas
dom-question-order = { $seat }: ¿qué carta va después?
dom-question-players = { $seat }: ¿a quién eliges?
dom-question-number = { $seat }: ¿qué eliges?
dom-question-side = { $seat }: ¿a la izquierda o a la derecha?
dom-question-may = { $seat }: ¿aprovechas lo que permite la carta?
dom-question-deal = { $seat }: ¿para quién es cada carta?
dom-question-looked = { $seat }: mira las cartas y sigue
dom-question-react = { $seat }: ¿reaccionas?
dom-question-hand-size = { $seat }: ¿muestras una carta que agranda tu mano?
dom-question-turn-end = { $seat }: ¿algo más antes de que acabe el turno?
dom-question-stop = { $seat }: ¿se deja la partida aquí?
dom-question-exchange = { $seat }: ¿qué cartas se intercambian?

# Lo mismo más de cerca: qué pasa con las cartas, por qué carta, después de qué.
dom-ask-because = { $asked } ({ $card })
dom-ask-react = { $happened } { $seat }: ¿reaccionas?
dom-ask-react-nothing = { $happened } { $seat }: aquí nada reacciona. Échale un vistazo y sigue.
dom-ask-keep-card = { $seat }: { $most ->
    [one] ¿qué carta conservas?
   *[other] ¿qué cartas conservas?
}
dom-ask-take = { $seat }: { $most ->
    [one] ¿qué carta tomas?
   *[other] ¿qué cartas tomas?
}
dom-ask-hand-over = { $seat }: { $most ->
    [one] ¿qué carta entregas?
   *[other] ¿qué cartas entregas?
}
dom-ask-on-deck = { $seat }: ¿qué carta va después sobre el mazo?
dom-ask-discard = { $seat }: { $most ->
    [one] ¿qué carta descartas?
   *[other] ¿qué cartas descartas?
}
dom-ask-throw-away = { $seat }: { $most ->
    [one] ¿qué carta desechas?
   *[other] ¿qué cartas desechas?
}
dom-ask-replace = { $seat }: ¿con qué carta cambias?
dom-ask-show = { $seat }: { $most ->
    [one] ¿qué carta muestras?
   *[other] ¿qué cartas muestras?
}

## Lo que se puede elegir

# Pueblos.
dom-act-ban = Dejar fuera el pueblo «{ $set }»
dom-act-pick-set = Jugar con el pueblo «{ $set }»

# Técnicas, capacidades, reacciones.
dom-act-resolve = Resolver { $card }
dom-act-play = Jugar { $card }
dom-act-play-bonus = Jugar { $card }, con una acción más
dom-act-play-as = Jugar { $card } como { $target }
dom-act-play-as-bonus = Jugar { $card } como { $target }, con una acción más
dom-act-use = Usar { $card }
    .short = { $card }
dom-act-use-as = Usar { $card } como { $target }
    .short = { $card }: { $target }
dom-act-react = Reaccionar con { $card }
    .short = { $card }
dom-act-react-as = Reaccionar con { $card } como { $target }
    .short = { $card }: { $target }
dom-act-pass = Sin reacción
dom-act-show-as = Mostrar { $card } como { $target }
    .short = { $card }: { $target }
dom-act-show-none = No mostrar nada más
dom-act-end-actions = Terminar la fase de acciones
    .short = Acabar acciones
dom-act-end-actions-declining = Terminar la fase de acciones ({ $left ->
    [one] se renuncia a { $left } acción
   *[other] se renuncia a { $left } acciones
})
    .short = Acabar acciones
dom-sure-end-actions = Aún tienes una acción y puedes hacer algo con ella. ¿Terminar tus acciones de todos modos?
    .yes = Terminarlas
dom-act-end-turn = Terminar el turno

# Mercado.
dom-act-buy = Comprar { $card } por { $price }
dom-act-buy-bin = Comprar { $card } del descarte del mercado por { $price }
dom-act-lay = Pagar con { $card } ({ $value }): { $sum } de { $cost }
dom-act-lay-as = Pagar con { $card } como { $target } ({ $value }): { $sum } de { $cost }
dom-act-lift = Recuperar { $card }: { $sum } de { $cost }
dom-act-keep = Conservar { $card } en la mano
dom-act-keep-not = Dejar que { $card } vaya con el pago
    .short = Ceder { $card }
# Una casilla se nombra por lo que suma al precio.
dom-act-swap-slots = Las casillas +{ $first } y +{ $second } del mercado se intercambian
    .short = +{ $first } y +{ $second }
dom-act-pay = Pagar { $paid } por { $bought } (precio { $price })
    .short = Pagar { $paid }
dom-act-withdraw = { $cards ->
    [0] Elegir otra cosa
   *[other] Recuperarlo todo
}

# Puesto.
dom-act-build = Construir la pila { $stack } (suma { $total })
    .short = Pila { $stack } ({ $total })
dom-act-lay-stack = Añadir { $card } ({ $value }): { $sum } de { $total }
dom-act-lay-stack-as = Añadir { $card } como { $target } ({ $value }): { $sum } de { $total }
dom-act-fetch = Añadir { $card } ({ $value }) de tu descarte: { $sum } de { $total }
dom-act-lift-stack = Recuperar { $card }: { $sum } de { $total }
dom-act-shift = { $n ->
    [0] Dejar la suma como está: { $sum } de { $total }
   *[other] Mover la suma en { $n }: { $sum } de { $total }
}
    .short = { $sum } de { $total }
dom-act-close = Construir la pila { $stack } con estas cartas
    .short = Construir pila { $stack }
dom-act-stop-building = No construir más pilas
dom-act-ask-help = Mostrar la pila y pedir ayuda a { $partner } ({ $n ->
    [0] no falta nada
   *[other] falta: { $n }
})
    .short = Pedir: { $partner }
dom-act-answer-help = Ofrecer { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
} a { $builder } ({ $n ->
    [0] entonces no falta nada
   *[other] aún falta: { $n }
})
    .short = Ofrecer ({ $cards })
dom-act-decline-help = No añadir nada

# Inventario.
dom-act-inventory = Descartar cartas, o ninguna
    .short = Descartar
dom-act-lay-inventory = Descartar { $card }
dom-act-lift-inventory = Conservar { $card }
dom-act-discard = { $cards ->
    [0] No descartar nada: pasar
    [one] Descartar esta carta
   *[other] Descartar estas { $cards } cartas
}

# Respuestas a lo que pide una carta.
dom-act-keep-card = Conservar { $card }
dom-act-take = Tomar { $card }
dom-act-hand-over = Dar { $card }
dom-act-on-deck = Después, encima del mazo: { $card }
dom-act-discard-card = Descartar { $card }
dom-act-throw-away = Desechar { $card }
dom-act-exchange = Intercambiar { $card }
dom-act-replace = Cambiar por { $card }
dom-act-show-card = Mostrar { $card }
dom-act-choose = Elegir { $card }
dom-act-choose-as = Elegir { $card } como copia de { $target }
dom-act-done = Eso es todo (elegidas: { $n })
    .short = Eso es todo
dom-act-none = No elegir ninguna carta
dom-act-nobody = No elegir a nadie
dom-act-rest = El resto tal como está
dom-act-name = Elegir a { $seat }
dom-act-number = Valor { $n }
dom-act-from-deck = Del mazo
dom-act-from-pile = Del descarte
dom-act-left = A la izquierda, hacia { $seat }
    .short = Izquierda: { $seat }
dom-act-right = A la derecha, hacia { $seat }
    .short = Derecha: { $seat }
dom-act-yes = Sí, usar { $card }
    .short = Sí
dom-act-no = No
dom-act-give = Dar { $card } a { $seat }
dom-act-go-on = Visto, seguir

# Dejar la partida.
dom-act-propose-stop = Proponer dejar la partida
    .short = ¿Dejar la partida?
dom-act-agree = Aceptar dejarla
dom-act-decline = Seguir jugando

## Por qué no

# El turno.
dom-no-action = No te queda ninguna acción
dom-no-end-first = Haz antes una acción; no descartar nada también lo es
dom-no-not-now = Ahora no es posible: se pregunta otra cosa a { $seat }
dom-no-over = La partida ha terminado
dom-no-clean-up = La fase de acciones ha terminado: se rellenan la mano y el mercado
dom-no-draft-first = Primero se eligen los pueblos: le toca a { $seat }
dom-no-draft-open = Termina antes lo que estás poniendo, o recupéralo
dom-no-nothing-open = No se está colocando nada: primero compra, construye o descarta
dom-no-no-purchase = No hay ninguna compra en curso: primero elige una carta del mercado
dom-no-no-stack = No se está colocando ninguna pila: primero empieza una
dom-no-no-inventory = No hay ningún descarte en curso: primero empieza una acción de inventario
dom-no-nothing-asked = Ninguna carta espera una respuesta
dom-no-no-hand-step = Una carta solo se muestra como otra mientras se rellena la mano al final del turno
dom-no-nothing-proposed = Nadie ha propuesto dejar la partida
dom-no-draft-over = Los pueblos de esta partida ya están elegidos
dom-no-answer-first = Primero { $seat } tiene que responder a { $card }
dom-no-finish-card = Termina antes { $card }
dom-no-scheduled-first = Las cartas de tu agenda van primero
dom-no-not-due = Aún no es el momento de { $card }
dom-no-not-in-hand = { $card } no está en tu mano

# Pueblos.
dom-no-set-banned = El pueblo «{ $set }» queda fuera de esta partida
dom-no-set-taken = El pueblo «{ $set }» ya se ha elegido

# Técnicas, capacidades, copias, reacciones.
dom-no-technique = { $card } no es una técnica
dom-no-ability = { $card } no tiene nada que usar en tu turno
dom-no-used = Ya has usado { $card } este turno
dom-no-name-copy = Elige qué copia { $card }
dom-no-copy = { $card } no puede copiar { $target }
dom-no-reaction = { $card } no reacciona a esto
dom-no-reacted = { $card } ya ha reaccionado a esto
dom-no-came-later = { $card } llegó a la mano después de que ocurriera esto
dom-no-reaction-first = Primero { $seat } tiene que reaccionar o pasar
dom-no-no-window = Ahora no hay nada a lo que reaccionar
dom-no-pass-compulsory = Esta reacción es obligatoria

# Mercado.
dom-no-slot-empty = Esta casilla del mercado está vacía
dom-no-bin-empty = El descarte del mercado está vacío
dom-no-no-slot = El mercado no tiene esa casilla
dom-no-value = El pago no llega: { $sum } de { $cost }
dom-no-superfluous = Sobra { $card }: sin esa carta pagas { $sum }, y el precio es { $cost }
dom-no-bin = Solo un pago con { dom-card-panda_4 } compra del descarte del mercado
dom-no-keep = Solo se puede conservar { dom-card-platypus_5b }
dom-no-calculations = Este pago tiene que incluir { dom-card-platypus_2 }
dom-no-swap-empty = Las dos casillas están vacías
dom-no-payment-junk = De este pago solo se pueden desechar baratijas, 3 como mucho

# Puesto.
dom-no-card = Elige al menos una carta
dom-no-stack = Ninguna combinación de un mismo pueblo de tu mano suma { $total } para la pila { $stack }
dom-no-stack-threat = Ninguna combinación de un mismo pueblo de tu mano suma { $total } para la pila { $stack } ({ dom-card-crocodile_5a }: +{ $threat })
dom-no-total = La pila { $stack } debe sumar { $total } y esto es { $sum }
dom-no-total-threat = La pila { $stack } debe sumar { $total } y esto es { $sum } ({ dom-card-crocodile_5a }: +{ $threat })
dom-no-sets = Todas las cartas de una pila deben ser de un mismo pueblo
dom-no-junk = Las baratijas no pueden ir en una pila
dom-no-pile-cards = { $n ->
    [0] Ninguna carta del descarte: hace falta { dom-card-squirrel_3 } de tu mano
    [one] Como mucho { $n } carta del descarte
   *[other] Como mucho { $n } cartas del descarte
}
dom-no-not-in-pile = { $card } no está en tu descarte
dom-no-shift = Solo { dom-card-squirrel_5a } mueve la suma
dom-no-only-building = Ahora solo se puede construir
dom-no-builder-card = Quien construye tiene que poner una carta
dom-no-help-again = Tu compañero ya ha respondido

# Respuestas a lo que pide una carta.
dom-no-chosen = Ya has elegido { $card }
dom-no-fit-junk = { $card } no sirve: tiene que ser una baratija
dom-no-fit-animalfolk = { $card } no sirve: tiene que ser una carta de pueblo
dom-no-fit-this = { $card } no sirve: tiene que ser otra carta
dom-no-exactly = { $n ->
    [one] Elige exactamente { $n } carta
   *[other] Elige exactamente { $n } cartas
} (hasta ahora { $chosen })
dom-no-at-least = { $n ->
    [one] Elige al menos { $n } carta
   *[other] Elige al menos { $n } cartas
} (hasta ahora { $chosen })
dom-no-placed = { $card } ya tiene su sitio
dom-no-player-twice = Ya has elegido a { $seat }
dom-no-player-other = Elige a otro jugador
dom-no-player-partner = No puedes elegir a tu compañero
dom-no-players = Elige de { $min } a { $max } jugadores
dom-no-number = Elige un valor de { $min } a { $max }
dom-no-deal = Cada jugador recibe exactamente una carta

# Dejar la partida.
dom-no-proposed = Ya se ha propuesto este turno; la partida solo se deja si todos aceptan
dom-no-stop-first = Primero { $seat } tiene que decir si se deja la partida
dom-lack-value = un valor de { $count }
dom-worth-stack = Construir el montón { $stack } ({ $cards ->
    [one] una carta
   *[other] { $cards } cartas
})
dom-worth-buy = Comprar { $card } por { $cost } (pagado con { $sum })
dom-worth-rate = Un valor de { $gain } por { $cost ->
    [0] el siguiente montón
    [one] una carta
   *[other] { $cost } cartas
}
dom-worth-none = Nada que comprar ni apilar con esta mano: ninguna carta ni pila merece un cálculo ahora.
