### Dale of Merchants, en español: el juego, sus ediciones y opciones; lo que falla en una preparación o una posición; cómo
### acaba una partida; nombres cortos de lo que se puede hacer, para botones grises; lugares y números del editor de posiciones.

dom-title = Dale of Merchants 2
dom-pitch = Compra cartas en el mercado, usa lo que sabe hacer cada pueblo y levanta un puesto con el mismo mazo con el que juegas. Quien primero tiene ocho pilas en pie ha ganado.

dom-edition-original = Dale of Merchants 2, edición original
    .name = Edición original
    .short = Original
    .about = De 2 a 4 mercaderes construyen un puesto de ocho pilas. Seis pueblos del segundo juego y seis del primero, mezclados como se quiera, con las cartas de su primera impresión; cada cual por su cuenta o en dos equipos.
dom-edition-remastered = Dale of Merchants 2, edición remasterizada
    .name = Edición remasterizada
    .short = Remasterizada
    .about = El mismo juego y los mismos doce pueblos, con las cartas revisadas más tarde: varias actúan de otro modo y unas pocas tienen otro nombre.

## Opciones

# Los números de los pueblos, en el orden de los archivos de nivel.
dom-option-set_1 = Primer pueblo
    .help = Número de un pueblo, 0 para uno al azar: 1 { dom-set-platypus.short }, 2 { dom-set-sloth.short }, 3 { dom-set-crocodile.short }, 4 { dom-set-fennec.short }, 5 { dom-set-polecat.short }, 6 { dom-set-owl.short }, 7 { dom-set-macaw.short }, 8 { dom-set-panda.short }, 9 { dom-set-raccoon.short }, 10 { dom-set-squirrel.short }, 11 { dom-set-ocelot.short }, 12 { dom-set-chameleon.short }.
dom-option-set_2 = Segundo pueblo
    .help = Número de otro pueblo, 0 para uno al azar; los números son los del primero.
dom-option-set_3 = Tercer pueblo
    .help = Número de otro pueblo, 0 para uno al azar; los números son los del primero.
dom-option-set_4 = Cuarto pueblo
    .help = Solo con tres o cuatro jugadores: número de otro pueblo, 0 para uno al azar. Con dos se queda en 0.
dom-option-set_5 = Quinto pueblo
    .help = Solo con cuatro jugadores sin equipos: número de otro pueblo, 0 para uno al azar. Si no, se queda en 0.
dom-option-draft = Elección por turnos
    .help = Por turnos, cada jugador deja fuera un pueblo y después cada uno elige otro; el que aún falte sale al azar. No se nombra ninguno de antemano.
dom-option-teams = Equipos
    .help = Dos equipos de dos, los compañeros frente a frente. Cada equipo construye un solo puesto, y gana el primero que complete diez pilas. Solo con cuatro jugadores.
dom-option-first = Quién empieza
    .help = Quién tiene el primer turno.
dom-option-ask_all = Preguntar a todos si reaccionan
    .help = Mientras haya en juego cartas que reaccionan, se pregunta cada vez a todos los demás, y así la pregunta no delata la mano de nadie. Sin esta opción se pregunta solo a quien puede reaccionar: es más rápido, pero algo revela.

## Lo que falla en una preparación

dom-fault-sets = { $rule }: esta mesa juega con { $count } pueblos; se ha nombrado uno de más
dom-fault-twice = { $rule }: el pueblo { $set } se ha nombrado dos veces
dom-fault-teams = { $rule }: para jugar en equipos hacen falta exactamente 4 jugadores
dom-fault-seats = { $rule }: el juego es para 2 a 4 jugadores
dom-fault-first = { $rule }: el asiento { $first } no puede empezar en una mesa de { $seats }

## Cómo acaba una partida

dom-end-stall = El puesto está completo
dom-end-agreed = Todos han aceptado dejar la partida

## Lo que falla en una posición puesta a mano

dom-problem-place = { $card } no puede estar ahí: ese lugar es para baratijas o no es de esta mesa
dom-problem-junk-place = { $card }: las baratijas no pueden estar en el mercado, ni en su mazo, ni en su descarte
dom-problem-gap = El puesto { $stall } tiene un hueco: sus pilas se construyen por orden
dom-problem-finished = El puesto { $stall } está completo: la partida habría terminado
dom-problem-number = El número { $dial } no puede valer { $value }: va de { $least } a { $most }
dom-problem-altered = Una carta con el valor cambiado no está en ninguna mano

## Nombres cortos de lo que se puede hacer

dom-verb-ban = Dejar fuera: { $set }
dom-verb-pick-set = Elegir: { $set }
dom-verb-resolve = Resolver { $card }
# Una casilla se nombra por lo que suma al precio; el 5 es el descarte del mercado.
dom-verb-buy = { $slot ->
    [5] Comprar del descarte del mercado
   *[other] Comprar de la casilla +{ $slot }
}
dom-words-buy = Comprar { $card }, en +{ $slot }
dom-words-slot = { $card } (+{ $slot })
dom-words-swap = Las cartas { $first } y { $second } del mercado se intercambian
    .short = { $first } y { $second }
dom-verb-play = Jugar { $card }
dom-verb-play-as = Jugar { $card } como { $target }
dom-verb-build = Construir una pila
dom-verb-inventory = Descartar cartas
dom-verb-use = Usar { $card }
dom-verb-use-as = Usar { $card } como { $target }
dom-verb-end-actions = Terminar la fase de acciones
dom-verb-lay = Poner { $card }
dom-verb-lay-as = Poner { $card } como { $target }
dom-verb-fetch = Del descarte: { $card }
dom-verb-lift = Recuperar { $card }
dom-verb-keep = Conservar { $card }
dom-verb-swap-slots = Cambiar dos casillas del mercado
dom-verb-pay = Pagar
dom-verb-shift = Mover la suma en { $number }
dom-verb-close = Construir esta pila
dom-verb-discard = Descartar estas cartas
dom-verb-withdraw = Recuperarlo todo
dom-verb-ask-help = Pedir ayuda al compañero
dom-verb-answer-help = Responder al compañero
dom-verb-stop-building = No construir más pilas
dom-verb-choose = Elegir { $card }
dom-verb-done = Eso es todo
dom-verb-rest = El resto tal como está
dom-verb-name = Elegir a { $seat }
dom-verb-number = Elegir { $number }
dom-verb-side = { $side ->
    [0] A la izquierda
   *[other] A la derecha
}
dom-verb-yes = Sí
dom-verb-no = No
dom-verb-give = Dar { $card } a { $seat }
dom-verb-go-on = Seguir
dom-verb-react = Reaccionar con { $card }
dom-verb-react-as = Reaccionar con { $card } como { $target }
dom-verb-pass = Sin reacción
dom-verb-show-as = Mostrar { $card } como { $target }
dom-verb-choose-as = Elegir { $card } como { $target }
dom-verb-propose-stop = Proponer dejar la partida
dom-verb-agree = Aceptar dejarla
dom-verb-decline = Seguir jugando

## Lugares

dom-zone-supply = mazo del mercado
dom-zone-bin = descarte del mercado
dom-zone-reserve = reserva de baratijas
dom-zone-box = caja, fuera de juego
dom-zone-stand-ins = cartas que pueden hacer de baratija
dom-zone-buffer = cartas apartadas por un efecto
dom-zone-payment = pago
dom-zone-slot = casilla del mercado
dom-zone-hand = mano
dom-zone-deck = mazo
dom-zone-pile = descarte
dom-zone-schedule = agenda
dom-zone-stack = pila

## Números que se pueden poner

dom-dial-phase = Fase
dom-dial-active = Asiento de turno
dom-dial-first = Asiento que empezó
dom-dial-turn = Turno
dom-dial-actions = Acciones que quedan
dom-dial-actions-taken = Acciones hechas este turno
dom-dial-extra-stacks = Otras pilas que se pueden construir enseguida
dom-dial-hand-size = Mano mayor este turno
dom-dial-market-cost = Mercado más caro este turno
