# Mirar atrás: repeticiones con notas y saltos.

ui-replay-turn-back = Al comienzo del turno
ui-replay-turn-on = Al turno siguiente
ui-replay-round-back = Al comienzo de la ronda
ui-replay-round-on = A la ronda siguiente
ui-replay-list = A la lista
ui-replay-list-help = La lista de partidas guardadas, para mirar otra.
ui-replay-speed = Velocidad
ui-replay-speed-of = { $percent } %
ui-replay-try = ¿Y si…?
ui-replay-try-help = Prueba otra cosa desde aquí. Nada de ello se guarda, y vuelves a este momento.
ui-replay-mark = Poner un marcador aquí
ui-replay-unmark = Quitar el marcador
ui-replay-marked = Marcador
ui-replay-kind = Qué se hizo
ui-replay-all-kinds = Todo
ui-replay-seat = Quién lo hizo
ui-replay-all-seats = Todos
ui-replay-noted = Solo con notas
ui-replay-singly = Cada paso por separado
ui-replay-turn = Turno { $turn }
ui-replay-before = Antes del primer turno
ui-replay-none = No hay entradas así.
ui-replay-note = Nota en la entrada { $entry }
ui-replay-note-hint = Una nota en esta entrada…
ui-replay-note-keep = Guardar la nota
ui-replay-note-all = Todos pueden leerla.
ui-replay-note-own = Hasta el fin de la partida solo tú puedes leerla aquí.
ui-strokes-turns = Ctrl+Re Pág  Ctrl+Av Pág  Mayús+Re Pág  Mayús+Av Pág
ui-key-turns = En una repetición: por turnos, por rondas
ui-strokes-notes = Mayús+M  Ctrl+M
ui-key-notes = En una repetición: a la nota o al marcador siguiente, anterior
ui-what-if-watched = La partida que espera solo se mira: no se puede jugar nada en ella.

## Exportar

ui-export = Exportar
ui-export-picture = Esta posición como imagen (PNG)
ui-export-film = Este turno como imagen animada (PNG animado)
ui-export-text = La partida para leer (texto)
ui-export-record = El registro, que se abre de nuevo como partida
ui-export-record-all = Un registro contiene toda la partida, también lo oculto.
ui-export-eyes = Muestra
ui-export-public = lo que todos pueden ver
ui-export-own = lo que ves tú
ui-export-all = todo
ui-export-barred = Lo oculto sigue oculto hasta el fin de la partida, o hasta que una repetición lo abra todo.
ui-export-width = Ancho en píxeles
ui-export-folder = Carpeta
ui-export-write = Escribir
ui-export-stop = Parar
ui-export-running = Escribiendo
ui-export-written = Escrito: { $file }
ui-export-stopping = Deteniendo …
ui-export-stopped = Detenido: no se escribió nada.
ui-export-failed = No se escribió nada: { $why }
ui-export-fault = la imagen no se pudo pintar

## La partida contada después

ui-told = Cómo fue la partida
ui-told-shown = Se muestra
ui-told-sources = De dónde vino: { $seat }
ui-told-curve = { $name }: { $last } al final; máximo { $most }, turno { $turn }
ui-told-turning = Los momentos decisivos
ui-told-even = Nadie ganó ni perdió nada.
ui-told-point = Turno { $turn }: { $seat } { $change }
ui-told-point-lead = se pone en cabeza
ui-told-point-won = gana la partida
ui-told-none = No hay nada que contar: la partida sigue o solo se prueba, o su registro no se puede seguir.
ui-told-look = Ver este momento
ui-told-records = Récords de esta mesa
ui-told-best = Mejor turno: { $seat }, turno { $turn } ({ $amount })
ui-told-worst = Peor turno: { $seat }, turno { $turn } ({ $amount })
ui-told-longest = Más elecciones en un turno: { $amount }, { $seat }, turno { $turn }
ui-told-led = Más turnos en cabeza: { $seat } ({ $amount })
ui-told-leads = Cambios de cabeza: { $amount }
ui-told-turns = Turnos: { $amount }
ui-told-chance = Probabilidad de ganar, en tanto por ciento
ui-told-luck = Suerte y juego
    .help = Lo que movió la probabilidad de ganar: cómo cayeron dados y cartas frente a lo esperable, y lo que se eligió, en este asiento y en los demás.
ui-told-share = { $seat }: suerte { $luck } %, juego { $play } %
ui-told-weighing = Se están calculando las probabilidades de ganar…
