# Lo que hace fluido un turno.
ui-course = Rumbo a { $space }
ui-course-part = Salir hacia { $space }
ui-lingers = Tu turno ha terminado: échale un vistazo.
ui-lingers-done = Visto
ui-skip = Pasar a la siguiente persona
ui-thinks = Está pensando. La señal de pasar le hace elegir en seguida.
ui-flown-by = Recorrido hace poco por { $seats }
ui-click-does = Un clic:
ui-click-goal = El primer clic lo fija como meta; el siguiente sale hacia allí:
ui-click-asks = Un clic deja elegir:
ui-click-more = { $count ->
    [one] … y otra cosa
   *[other] … y { $count } más
}
ui-counsel = Pedir consejo
ui-counsel-does = El ordenador haría: { $words }
ui-counsel-do = Hacerlo
ui-counsel-close = Sin consejo
ui-counsel-sure = Varias personas juegan unas contra otras. ¿Están todas de acuerdo en que se den consejos en esta partida?
    .yes = Todos estamos de acuerdo
ui-counsel-lines = Consejo
ui-counsel-ranks = Ordenado por la probabilidad de ganar al final.
ui-counsel-worth = Vale la pena, en la lista de abajo: { $what }
ui-counsel-rest = Lo que queda de este plan
ui-counsel-line = { $number }. { $words }
ui-counsel-line-apart = { $number }. … después: { $words }
ui-counsel-step = { $number }  { $words }
ui-counsel-show = Mostrar esta línea en el tablero
ui-counsel-thinks = Se está pensando …
ui-counsel-even = Hasta donde se ve, son igual de buenas.
ui-counsel-chance = Probabilidad de ganar: { $chance } %
ui-counsel-chance-less = Probabilidad de ganar: { $chance } %, { $less } menos que la primera
ui-counsel-chance-same = Probabilidad de ganar: { $chance } %, igual que la primera
ui-counsel-apart-same = Las mismas opciones de ganar que la primera
ui-counsel-apart-less = { $less } % menos de opciones de ganar que la primera
ui-counsel-brings = Aporta: { $figures }
ui-counsel-beside = Frente a la primera: { $figures }
ui-counsel-beside-same = Llega a los mismos números que la primera.
ui-counsel-ahead = Probada { $times } veces: de media, tu { $what } es { $by } mayor que con la segunda.
ui-counsel-behind = Probada { $times } veces: de media, tu { $what } es { $by } menor que con la primera.
ui-tenths = { $whole },{ $tenth }
ui-counsel-ends-turn = Luego termina el turno.
ui-counsel-ends-unknown = Lo que salga de ahí, nadie lo sabe todavía.
ui-counsel-ends-others = Luego le toca elegir a otra persona.
ui-counsel-ends-over = Luego termina la partida.
ui-counsel-ends-long = Y así sucesivamente.
ui-counsel-try = Probarlo
    .help = Despliega esta línea en una rama junto a la partida. Nada cambia en la partida.
ui-why-only = No se puede hacer otra cosa.
ui-why-brings = En total aporta: { $figures }.
ui-why-ends-with = Como antes: { $figures }.
ui-why-chance = { $why } Probabilidad de ganar: { $chance } %.
ui-why-chances = { $why } Probabilidad de ganar: { $chance } %. La segunda mejor: { $next }.
ui-why-next = { $action } ({ $chance } %)
ui-why-apart = { $why } La segunda mejor: { $next }.
ui-why-next-apart = { $action } ({ $less ->
    [0] igual de buena
   *[other] { $less } % menos de opciones
})
ui-drop-nothing = Con eso no se puede hacer nada ahí.
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
ui-set-coach = Entrenador
    .help = Tras una elección que costó mucha probabilidad de ganar, una línea lo dice: contra jugadores automáticos y en estudios.
ui-set-teacher = Profesor
    .help = Contra ordenadores: dice una vez para qué sirve cada cosa cuando importa, y pregunta antes de una elección cara.
ui-coach-says = Eso costó un { $cost } % de tu probabilidad de ganar. Mejor: { $words }.
ui-coach-lead = probado { $times } veces: de media, tu { $what } es { $by } mayor
ui-coach-look = Mostrarlo
ui-coach-back = Deshacer
ui-how = ¿Cómo podría …?
    .help = Busca el camino más corto en este turno, o cuándo será quizá posible.
ui-how-looking = Buscando un camino …
ui-how-line = { $count ->
        [one] Este turno, con una elección antes:
       *[other] Este turno, con { $count } elecciones antes (nada más corto lleva allí):
    }
ui-how-found = { $count ->
        [one] Este turno, con una elección antes:
       *[other] Este turno, con { $count } elecciones antes (un camino encontrado; puede haber otro más corto):
    }
ui-how-try = Probarlo
    .help = Coloca estas elecciones en una variante que no cuenta.
ui-how-soon = No este turno solo con tus elecciones. Si todos siguen como lo harían los ordenadores, { $turns ->
        [one] en tu próximo turno
       *[other] en { $turns } turnos tuyos como mucho
    }, en { $worlds } de { $of } partidas posibles.
ui-how-example = En una de esas partidas llegó así:
ui-how-example-turn = { $turns ->
        [0] Este turno:
        [1] En tu próximo turno:
       *[other] Dentro de { $turns } turnos tuyos:
    }
ui-how-never = Ninguna elección tuya lleva allí este turno, y nada se acercó en los turnos jugados por delante.
ui-how-for-good = En esta partida no es posible, haga lo que haga cada cual.
ui-how-nothing = No se encontró nada entre los caminos examinados. Este turno hay más, así que quizá sea posible de todos modos.
ui-how-have = ¿Cómo podría tener esto?
ui-how-come = ¿Cómo podría llegar ahí?
ui-how-more = ¿Cómo podría tener más?
ui-how-sum = Cuánto me gustaría tener
ui-how-sum-ask = ¿Cómo podría tener { $sum }?
ui-how-sum-for = { $sum }: { $what }
ui-how-sum-ahead = { $sum }: más que { $seat }
ui-how-there = Ya es así.
ui-how-lacks = Aún falta: { $what }.
ui-how-lacks-way = Este turno habría bastante con:
ui-doing = Lo que vale la pena
    .help = Lo que más rinde por lo que cuesta desde aquí, y lo mejor de este turno: cada cosa con sus elecciones.
ui-doing-ranks = Ordenado por lo que da cada cosa por lo que cuesta ahora, pase lo que pase después.
ui-doing-advised = La línea { $number } del consejo hace esto.
ui-doing-looking = Buscando lo que vale la pena …
ui-doing-nothing = Nada que se pueda calcular aquí.
ui-doing-how = Cómo
ui-doing-not-now = Ahora mismo no: el primer paso espera a un turno posterior.
ui-doing-waits = Primero deciden los dados o lo oculto: esto cuenta con su media, y habrá elecciones que desplegar cuando se conozcan.
ui-doing-begins = Después continúa.
ui-doing-turns = { $turns ->
        [one] Un turno más
       *[other] { $turns } turnos más
    }
ui-doing-best = Lo mejor de este turno
ui-doing-best-none = Nada de lo que se cuenta aquí crece con las elecciones de este turno: para qué sirven se verá más tarde.
ui-doing-best-unknown = No se encontró nada más antes de lo que nadie sabe aún.
ui-doing-best-whole = Ninguna elección de este turno rinde más.
ui-doing-best-known = Lo más de lo que aquí se cuenta y se puede saber ahora; nada más se sopesa. Algunas elecciones empiezan robando o tirando: lo que traen nadie lo sabe.
ui-doing-best-found = Lo mejor que se encontró; puede haber más.
ui-spoken = ¿En acción en esta partida?
    .help = Busca dónde esta regla y las demás permitieron, prohibieron o causaron algo en esta partida.
ui-spoken-looking = Recorriendo la partida …
ui-spoken-never = No ha hablado en esta partida.
ui-spoken-open = Ver la partida en este momento
ui-spoken-chosen = Lo que se eligió se basa en ella ({ $count }):
ui-spoken-carried = Causó algo ({ $count }):
ui-spoken-forbade = Prohibió algo ({ $count }):
ui-spoken-allowed = Permitió otra cosa ({ $count }):
ui-rules-refused = No es posible con esto ahora
ui-set-pace = Turnos de los ordenadores
ui-set-pace-watch = Para mirar
    .help = Opción por opción, para poder seguirlas.
ui-set-pace-quick = Rápidos
    .help = Sin pausas.
ui-set-pace-instant = De una vez
    .help = Lo que hicieron queda en el tablero y en el resumen.
ui-stand-in = Por { $seat } juega
ui-stand-in-back = { $seat } vuelve a jugar
ui-stands-in = Sustituye a { $seat }.
ui-hand-over = Ceder un asiento
ui-hand-over-help = El ordenador elige hasta que se recupera el asiento. La partida sigue igual, y también lo que cada cual puede ver.
ui-hand-over-of = Quién juega por { $seat }
ui-key-counsel = Qué haría el ordenador, y por qué
ui-key-how = ¿Cómo podría …?, sobre lo que señala el puntero o lo que está elegido
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
