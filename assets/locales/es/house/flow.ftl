# Lo que hace fluido un turno.
ui-course = Rumbo a { $space }
ui-course-part = Salir hacia { $space }
ui-lingers = Tu turno ha terminado: échale un vistazo.
ui-lingers-done = Visto
ui-skip = Pasar a la siguiente persona
ui-thinks = Está pensando. La señal de pasar le hace elegir en seguida.
ui-flown-by = Recorrido hace poco por { $seats }
ui-click-does = Un clic:
ui-click-asks = Un clic deja elegir:
ui-click-more = { $count ->
    [one] … y otra cosa
   *[other] … y { $count } más
}
ui-counsel = ¿Qué harías tú?
ui-counsel-does = El ordenador haría: { $words }
ui-counsel-do = Hacerlo
ui-counsel-close = Sin consejo
ui-why-only = No se puede hacer otra cosa.
ui-why-best = De { $count } opciones, es de la que más espera.
ui-why-chance = { $why } Probabilidad de ganar: { $chance } %.
ui-why-chances = { $why } Probabilidad de ganar: { $chance } %. Después: { $next }.
ui-why-next = { $action } ({ $chance } %)
ui-throw-away = Descartar …
ui-places = Lugares a elegir ({ $count })
ui-ends = Terminar
ui-more-choices = { $count ->
    [0] Más …
   *[other] Más opciones ({ $count })
}
    .short = { $count ->
        [0] Más …
       *[other] Más ({ $count })
    }
ui-why-not = ¿Por qué no …? ({ $count })
    .short = ¿Por qué? ({ $count })
ui-why-not-more = Todo lo demás que no es posible ({ $count })
ui-set-pace = Turnos de los ordenadores
ui-set-pace-watch = Para mirar
    .help = Opción por opción, para poder seguirlas.
ui-set-pace-quick = Rápidos
    .help = Sin pausas.
ui-set-pace-instant = De una vez
    .help = Lo que hicieron queda en el tablero y en el resumen.
ui-stand-in = Que el ordenador juegue por { $seat }
ui-stand-in-back = { $seat } vuelve a jugar
ui-key-counsel = Qué haría el ordenador, y por qué
ui-key-skip = Saltar los turnos de los ordenadores
ui-since-more = Todo, línea por línea
ui-since-watch = Verlo
ui-since-watch-help = Ver lo que ha pasado desde tu último turno: reproducción, pausa y velocidad, en el tablero como estaba entonces.
ui-armed = Púlsala otra vez: no se puede deshacer.
ui-replay-more = Más …
ui-new-game-of = Partida nueva: { $game }
ui-since-quiet = nada que los demás pudieran seguir
ui-study-begun-dealt = Modo de estudio: lo que no podías saber se ha repartido de nuevo; todo se puede deshacer o cambiar.
ui-aloud-computer = El ordenador juega por { $seat } y responde por sí mismo.
