### La ventana: pantallas, diálogos, barras y panel, en español. Vocabulario: el de las reglas. Se trata de tú.

ui-title = Caravanserai
ui-subtitle = Juegos de comercio alrededor de una pantalla. Cada respuesta nombra su regla.
ui-version = Versión { $version }

## Dinero y números

ui-money = { $amount } cr
ui-pair = { $a }: { $b }
ui-worth = { $amount }
ui-worth-help = Lo que decide la partida.
ui-amount-range = De { $least } a { $most }
ui-ago-ahead = con fecha futura
ui-ago-now = ahora mismo
ui-ago-minutes = { $count ->
    [one] hace un minuto
   *[other] hace { $count } minutos
}
ui-ago-hours = { $count ->
    [one] hace una hora
   *[other] hace { $count } horas
}
ui-ago-days = { $count ->
    [one] hace un día
   *[other] hace { $count } días
}

## Inicio y menú

ui-continue = Continuar
ui-new-game = Partida nueva
ui-load = Cargar una partida
ui-replay = Ver una repetición
ui-study = Estudiar una posición
ui-settings = Ajustes
ui-help = Ayuda
ui-rules = Libro de reglas
ui-credits = Créditos
ui-quit = Salir
ui-back = Atrás
ui-close = Cerrar
ui-cancel = Cancelar
ui-save = Guardar
ui-search = Buscar
ui-search-clear = Borrar la búsqueda
ui-search-nothing = No hay nada
ui-dismiss = Ocultar
ui-sure = ¿Seguro?
ui-menu = Menú
ui-menu-back = Volver a la mesa
ui-menu-watch-on = Seguir mirando
ui-menu-try-on = Seguir probando
ui-menu-save = Guardar con un nombre
ui-menu-watch = Ver desde el principio
ui-menu-study = Estudiar esta posición
ui-menu-leave = Salir al inicio
ui-menu-saved = La partida se guarda sola después de cada acción.
ui-keys = Teclas
ui-key-move = Pasar de una opción a la siguiente, o a la anterior
ui-key-near = Pasar a la opción que está a ese lado del cerco
ui-key-board = Mover el tablero, mientras nada tenga el cerco
ui-key-main = La opción principal, o la que tiene el cerco
ui-key-numbers = Las opciones con estos números
ui-key-end = Lo que termina, pasa, para o abandona, al extremo derecho de la barra
ui-key-replay = En una repetición: uno atrás, uno adelante, al principio, al final
ui-key-run = En una repetición: ponerla en marcha o pararla
ui-key-zoom = Acercarse y alejarse
ui-key-escape = Cerrar lo que esté abierto, o abrir el menú
ui-key-rules = Mostrar los números de las reglas mientras se mantiene
# Las teclas mismas, como vienen impresas en los teclados.
ui-strokes-move = Tab  Mayús+Tab
ui-strokes-main = Intro  Espacio
ui-strokes-undo = U  Ctrl+Z
ui-strokes-redo = R  Ctrl+Y  Ctrl+Mayús+Z
ui-strokes-replay = Re Pág  Av Pág  Inicio  Fin
ui-strokes-run = Espacio
ui-strokes-board = { $arrows }  W  A  S  D
ui-strokes-escape = Esc

## Partida nueva

ui-seats = Asientos
ui-table = Mesa
ui-begin = Empezar
ui-seat-name = Jugador { $number }
ui-seat-name-of = Nombre del jugador { $number }
ui-seat-colour = Color del jugador { $number }
ui-seat-colour-help = Color y forma. Pulsa para pasar al siguiente que esté libre.
ui-seat-add = Añadir un asiento
ui-seat-remove = Quitar al jugador { $number }
ui-seat-chooser = Quién juega por el jugador { $number }
ui-seat-earlier-help = Jugar un asiento antes
ui-chooser-person = Persona
    .help = Alguien ante esta pantalla.
ui-chooser-random = Dado, al azar
    .name = Dado
    .help = Toma cualquier opción permitida. Bueno para un primer vistazo.
ui-chooser-beginner = Pia, la principiante
    .name = Pia
    .help = Ve una sola jugada y se equivoca a menudo. Buena para una primera partida.
ui-chooser-greedy = Marten, el previsor
    .name = Marten
    .help = Piensa por adelantado, sopesa cada opción según lo que aporta y juega al momento. Bueno para aprender.
ui-chooser-cautious = Benno, el prudente
    .name = Benno
    .help = Sigue la partida en su cabeza y le gusta lo seguro: mejor la mitad con certeza que todo o nada.
ui-chooser-hurried = Zara, la apresurada
    .name = Zara
    .help = Elige deprisa y quiere ver la ganancia ya; lo que venga tras el próximo turno no le preocupa.
ui-chooser-hunter = Tariq, el cazador
    .name = Tariq
    .help = Sigue la partida en su cabeza y va a la caza de lo que se pide, para tenerlo primero.
ui-chooser-thinker = Safiya, la pensadora
    .name = Safiya
    .help = Sigue un momento la partida en su cabeza antes de elegir.
ui-chooser-master = Oren, el maestro
    .name = Oren
    .help = Sigue la partida muchas veces en su cabeza, hasta tres segundos por elección.
ui-option-casual = Partida amistosa
    .help = Todos están de acuerdo: un turno se puede deshacer hasta lo último que salió a la luz, también donde una regla lo fijaría.
ui-option-counsel = Consejo permitido
    .help = Todos están de acuerdo: quien elige puede preguntar qué haría el ordenador, sin pedirlo antes a los demás.
ui-new-study = Mesa de estudio
    .help = Todo está a la vista, todo se puede deshacer, también las tiradas, y la posición se puede cambiar.
ui-new-summary = { $people ->
    [0] Ninguna persona
    [one] Una persona
   *[other] { $people } personas
} y { $bots ->
    [0] ningún ordenador
    [one] un ordenador
   *[other] { $bots } ordenadores
}
ui-seed = Semilla
ui-seed-drawn = sale sola
ui-seed-help = La misma semilla da otra vez la misma partida. Déjala vacía para una nueva.

## Partidas guardadas

ui-saves = Partidas guardadas
ui-saves-folder = Carpeta: { $folder }
ui-saves-none = Todavía no hay partidas guardadas.
ui-saves-none-watch = Todavía no hay partidas que ver.
ui-saves-none-study = Todavía no hay posiciones que estudiar. Juega un poco primero o abre una de las posiciones de la ayuda.
ui-refresh = Mirar de nuevo
ui-rename = Cambiar el nombre
ui-rename-taken = Ya hay una partida guardada con este nombre.
ui-delete = Borrar
ui-delete-sure = ¿Borrar esta partida guardada? Se puede recuperar en la lista.
    .yes = Borrar
ui-save-load = Seguir jugando
ui-save-name = Nombre de la partida guardada
ui-save-actions = { $count ->
    [0] nada jugado aún
    [one] una acción
   *[other] { $count } acciones
}
ui-save-scenario = una posición, aún sin partida
ui-save-over = terminada
ui-save-faulty = Este archivo no se puede leer
ui-saved = Guardada como { $name }
ui-saved-in-part = Guardada como { $name }, sin lo que estaba a medias: una posición empieza entre dos pasos
ui-load-failed = Esta partida no se puede cargar. { $why }
ui-settings-damaged = El archivo de ajustes no se puede leer. Se usan los ajustes habituales.

## Ajustes

ui-set-language = Idioma
ui-set-language-system = Como en este ordenador
ui-set-reading = Lectura
ui-set-text-size = Tamaño del texto
ui-set-ladder = Colores de los asientos por claridad
    .help = Colores que se distinguen incluso sin ver los colores. Cada asiento tiene además una forma y una letra.
ui-set-contrast = Contraste alto
    .help = Palabras claras sobre negro, las del tablero sobre placas, anillos que se ven sobre cualquier fondo.
ui-set-motion = Movimiento
ui-set-reduced = Nada se mueve
    .help = Todo está enseguida en su sitio.
ui-set-speed = Velocidad
ui-set-speed-slow = Lenta
ui-set-speed-normal = Normal
ui-set-speed-fast = Rápida
ui-set-playing = Juego
ui-set-forced = Hacer solas las jugadas forzosas
    .help = Donde las reglas dejan una sola opción, se toma tras una breve pausa. Se puede deshacer como cualquier otra.
ui-set-curtain = Telón entre jugadores
    .help = Tapa la pantalla cuando pasa a alguien que sabe lo que otros no pueden ver.
ui-set-rules = Números de regla en líneas y avisos
    .help = Mantén Alt para verlos en cualquier sitio; un clic derecho en una línea abre su regla.
ui-set-rules-on-demand = a petición
ui-set-rules-studying = al estudiar
ui-set-rules-always = siempre
ui-set-curtain-always = En cada cambio
    .help = El telón cae siempre que le toca elegir a otra persona.
ui-set-curtain-secret = Solo por secretos
    .help = El telón solo cae si la persona siguiente conoce una carta o una ficha oculta.
ui-set-curtain-never = Nunca
    .help = Todos ven lo que ve la persona activa. Cada persona lo acepta una vez, en el primer telón.
ui-set-window = Ventana
ui-set-side-panel = Ancho de la columna derecha
ui-set-bar = Alto de la barra de abajo
ui-set-full-screen = Pantalla completa
ui-set-drawing = Dibujo
    .help = A partir del próximo arranque. Automático usa la tarjeta gráfica si la hay; el procesador dibuja solo lo que ha cambiado.
ui-set-drawing-automatic = automático
ui-set-drawing-card = tarjeta gráfica
ui-set-drawing-processor = procesador
ui-set-sound = Sonido
ui-set-sound-on = Sonidos
    .help = Sonidos breves para piezas, dinero, dados, cartas, el turno y lo que no es posible. Sin música.
ui-set-volume = Volumen
ui-set-sound-still = También en silencio cuando nada se mueve
ui-set-sound-none = Este programa se construyó sin sonidos.

## Créditos

ui-credits-about = Una mesa para juegos de comercio. Lleva las cuentas, conoce las reglas de cada edición y, en cada rechazo, dice qué regla hay detrás.
ui-credits-games = Este programa no tiene relación con los autores ni las editoriales de estos juegos; es para quien los tiene. Todos sus textos e imágenes son propios.
ui-credits-fonts = Letra: Noto Sans de Google y Jura de Daniel Johnson y otros, ambas con la licencia SIL Open Font.
ui-credits-made-with = Hecho con Rust, Bevy y egui, y con muchas bibliotecas más pequeñas; sus licencias acompañan al programa.
ui-credits-licence = El programa puede usarse con la licencia MIT o con la licencia Apache 2.0.

## En la mesa

ui-nobody-asked = Ya nadie tiene que elegir
ui-waiting = { $seat } está eligiendo
ui-turn-of = Le toca elegir a { $seat }
ui-show-sheet = Mostrar la hoja
ui-undo = Deshacer
ui-undo-nothing = No hay nada que deshacer.
ui-undo-handed = La pantalla ha cambiado de manos desde entonces: lo hecho antes ya es firme. Solo el modo de estudio va más atrás.
ui-undo-stands-chance = Esto queda: desde entonces ha decidido el azar, con dados, un robo o una mezcla. Solo el modo de estudio va más atrás.
ui-undo-stands-seen = Esto queda: desde entonces ha salido a la luz algo que nadie conocía. Solo el modo de estudio va más atrás.
ui-undo-stands-shown = Esto queda: lo que solo un jugador conocía, como las cartas de su mano, está a la vista desde entonces. Solo el modo de estudio va más atrás.
ui-undo-stands-asked = Esto queda: otros podían reaccionar y se ha mirado lo que tienen en la mano. Solo el modo de estudio va más atrás.
ui-undo-stands-answered = Esto queda: desde entonces ha respondido otro jugador. Solo el modo de estudio va más atrás.
ui-undo-stands-rule = Esto queda por una regla del juego ({ $rule }). Solo el modo de estudio va más atrás.
ui-undo-before = Vuelve a antes de esto: { $line }
ui-undo-stood = Lo que salió a la luz: { $line }
ui-undo-edited = La partida sigue desde una posición preparada: no se puede ir más atrás. Solo el modo de estudio cambia la posición.
ui-redo = Rehacer
ui-redo-none = No hay nada que rehacer.
ui-fit = Mostrar todo el tablero
ui-choice = ¿Cuál?
ui-choice-one = ¿Es esto lo que quieres?
ui-group-actions = Acciones
ui-group-others = De los demás
ui-since = Desde tu último turno
ui-since-nothing = Desde tu último turno no ha pasado nada.
ui-turn = En este turno
ui-turn-nothing = En este turno aún no ha pasado nada.
ui-since-show = Mostrarlo en el tablero
ui-open-rule = Leer { $rule } en el libro de reglas
ui-curtain-title = La pantalla pasa a { $seat }
ui-curtain-ready = Soy { $seat }
ui-aloud-question = ¿Reacciona alguien?
ui-aloud-help = Pregunta en voz alta: la pantalla se queda donde está, salvo que alguien la tome.
ui-aloud-nobody = Nadie
ui-aloud-somebody = { $seat }
ui-playing-on = La partida sigue desde aquí.

## Registro

ui-tab-log = Registro
    .help = Todo lo que ha pasado, lo más reciente al final; al pulsar una línea se ve dónde.
ui-tab-rules = Reglas
    .help = Las reglas que atañen a lo que se pregunta y a lo que está elegido.
ui-tab-study = Posición
    .help = Cambiar la posición a mano: piezas, cantidades, a quién le toca.
ui-tab-replay = Líneas
    .help = Cada turno de esta grabación y lo que se eligió en él; al pulsar se va allí.
ui-log-empty = Todavía no ha pasado nada.
ui-log-old-rules = Esta partida se juega con la versión { $version } de sus reglas, como empezó; las nuevas se juegan con la versión { $today }.
ui-log-older = { $count ->
    [one] una línea anterior
   *[other] { $count } líneas anteriores
}
ui-log-each = … paso a paso …
ui-log-folded = … otras { $count } …
ui-log-show = Pulsa para verlo en el tablero

## Libro de reglas

ui-rules-none = Este juego no tiene libro de reglas.
ui-rules-search = Buscar en las reglas
ui-rules-both = Las dos ediciones
ui-rules-differences = Diferencias
ui-rules-found = { $count ->
    [0] Ninguna regla contiene todas esas palabras
    [one] Una regla
   *[other] { $count } reglas
}
ui-rules-select = Pulsa algo del tablero con el botón derecho para ver las reglas que lo mencionan.
ui-rules-bearing = Lo que más importa ahora
ui-only-edition = Solo { $edition }
ui-ruling = Interpretación
ui-ruling-help = Aquí las reglas impresas callan o se contradicen; así lo juega la casa.
ui-variant = Opción
ui-variant-help = Solo vale si se eligió en la preparación.
ui-edition-played = se juega aquí
ui-examples = Ejemplos resueltos ({ $count })
ui-example-open = Montar en el tablero ({ $edition })
ui-example-steps = El ejemplo: paso { $at } de { $of }
ui-example-next = Paso siguiente
ui-example-again = Desde el principio
ui-example-refused = El ejemplo intenta esto y las reglas lo rechazan: { $rule }.
ui-example-otherwise = Desde aquí el ejemplo no puede seguir: se hizo otra cosa. Empiézalo de nuevo.
ui-show-on-board = Mostrar en el tablero

## Repetición

ui-replay-back = Uno atrás
ui-replay-step = Uno adelante
ui-replay-play = Seguir
ui-replay-pause = Parar
ui-replay-seek = Ir a cualquier momento
ui-replay-at = { $at } de { $of }
ui-play-on = Jugar desde aquí
ui-play-on-help = La partida sigue desde la posición de la mesa; en un momento anterior es una rama con archivo propio.
ui-play-on-over = La partida ha terminado aquí. Vuelve a un momento anterior para jugar.
ui-study-here = Estudiar esta posición
ui-study-here-help = Aquí todo está a la vista y se puede cambiar.

## Estudio

ui-mode-study = Estudio
ui-study-banner = Estudio: todo está a la vista
ui-study-begun = Modo de estudio: todo está a la vista, y todo se puede deshacer o cambiar.
ui-study-about = Cambia aquí lo que quieras. La mesa dice enseguida si la posición incumple una regla.
ui-study-problems = Este cambio no se ha hecho:
ui-study-over = En esta posición la partida ha terminado: elige una fase en «Turno y fase» y continuará.
ui-study-nowhere = { $piece } no puede quedar ahí: suelta la pieza en un lugar del tablero o elige su lugar en las listas.
ui-study-stays = { $piece } se queda donde estaba: ya se encontraba ahí.
ui-study-number = Contador interno
ui-study-tray = Piezas a mano
ui-study-tray-help = Arrastra una pieza al tablero, y las del tablero de un lugar a otro; soltada aquí, una pieza pasa a la bandeja abierta. Un clic derecho en una pieza, un lugar, un asiento o al lado abre un menú: caras, números, cantidades.
ui-study-tray-search = Buscar una pieza
ui-study-tray-empty = Nada con ese nombre en esta bandeja.
ui-study-tray-more = { $count ->
    [one] Una clase más: búscala.
   *[other] { $count } clases más: búscalas.
}
ui-study-tray-rest = Fuera del tablero
ui-study-tray-chip = Arrástrala al tablero, o púlsala para elegirla en las listas
ui-study-where = ¿Dónde queda { $piece }?
ui-study-put = Poner aquí: { $piece }
ui-study-place = Su lugar
ui-study-rules = Reglas sobre esto
ui-study-nothing-here = Aquí no hay nada.
ui-study-all-up = Todas boca arriba
ui-study-all-down = Todas boca abajo
ui-study-as-tray = { $count ->
    [one] Como bandeja
   *[other] Las { $count } como bandeja
}
ui-study-table = La mesa
ui-study-pieces = Piezas
ui-study-choose-piece = Elige una pieza
ui-study-lies = Ahora: { $zone }
ui-study-from = De: { $zone }
ui-study-moved = { $piece }: de { $from } a { $to }.
ui-study-move-to = Llevarla a
ui-study-face-up = boca arriba
ui-study-mark = su número
ui-study-known-to = La conocen
ui-study-bot = Jugador automático
ui-study-bot-step = Un paso
ui-study-bot-turn = El resto del turno
ui-study-bot-help = Elige por { $seat }; todo se puede deshacer.
ui-study-purses = Dinero
ui-study-bank = Banca
ui-study-chance = Próximas tiradas y robos
ui-study-chance-help = Números desde 1, primero el próximo: con 6 4 1, los tres dados siguientes muestran 6, 4 y 1.
ui-study-chance-draws = Números desde 1, primero el siguiente: lo que muestra el próximo dado, o cuál de las piezas que quedan se roba después.
ui-study-queue = Fijar
ui-study-chance-empty = Escribe antes los números.
ui-study-queued = Fijados: { $numbers }
ui-study-queue-clear = Olvidarlos
ui-study-dials = Turno y fase
ui-study-keep = Conservar la posición
ui-study-name = Nombre
ui-study-save = Guardar

## Final

ui-end = Fin de la partida
ui-end-nobody = No gana nadie
ui-end-lost = { $seat } ha perdido
ui-end-won = { $count ->
    [one] Gana { $winners }
   *[other] Ganan juntos { $winners }
}
ui-end-turns = turnos
ui-end-rematch = Jugar otra vez
ui-end-look = Mirar el tablero
ui-result = Resultado
ui-end-goal = Meta
ui-income-start = Dinero inicial
ui-income-edits = Cambiado a mano

## Cuando no se puede abrir ninguna ventana (lo dice la línea de comandos)

ui-no-screen = no hay pantalla en la que abrir una ventana; arranca el programa en un escritorio, o usa los comandos engine, simulate, replay, board o rules, que no la necesitan (véase --help)
ui-no-graphics = no se ha encontrado ningún controlador gráfico que pueda dibujar una ventana; instala uno con Vulkan u OpenGL (en Linux, por ejemplo, mesa-vulkan-drivers), o usa los comandos engine, simulate, replay, board o rules, que no la necesitan (véase --help)
ui-driver-failed = el controlador gráfico no ha podido dibujar la ventana ({ $why }); actualízalo o instala uno con Vulkan (en Linux, por ejemplo, mesa-vulkan-drivers), o elige otra forma de dibujar dando a WGPU_BACKEND el valor vulkan, dx12, metal o gl
ui-screen-refused = no se puede abrir la pantalla ({ $why }); revisa DISPLAY o WAYLAND_DISPLAY, arranca el programa en un escritorio, o usa los comandos engine, simulate, replay, board o rules, que no la necesitan (véase --help)
ui-no-such-renderer = no hay ninguna forma de dibujar llamada «{ $name }»; CARAVANSERAI_RENDERER puede valer plain o software
ui-drawing-resumed = El dibujo ha fallado ({ $why }). La ventana se ha creado de nuevo; la partida está como se guardó.
ui-rules-fault = Algo ha fallado en las reglas; las partidas guardadas están como antes. Lo ocurrido se conserva en { $file }.
ui-rules-fault-unkept = Algo ha fallado en las reglas; las partidas guardadas están como antes. Lo ocurrido no se ha podido conservar.
ui-window-error = la ventana terminó con el error { $code }

## Dónde está un lugar en el tablero, visto desde donde se está

ui-way-up = arriba
ui-way-up-right = arriba a la derecha
ui-way-right = a la derecha
ui-way-down-right = abajo a la derecha
ui-way-down = abajo
ui-way-down-left = abajo a la izquierda
ui-way-left = a la izquierda
ui-way-up-left = arriba a la izquierda

ui-side-panel-edge = Arrastra para ensanchar o estrechar la columna; un doble clic la deja como estaba
ui-bar-edge = Arrastra para hacer la barra más alta o más baja; un doble clic la deja como estaba

## Archivos, ramas y quién puede mirar

ui-unsaved = Sin guardar
ui-unsaved-saved = Guardado
ui-unsaved-why = No se ha podido guardar la partida. { $why }
ui-unsaved-shown = El archivo conserva la partida como se guardó la última vez.
ui-unsaved-what = Qué se puede hacer
ui-unsaved-again = Probar otra vez
ui-unsaved-into = Guardar en { $folder }
ui-unsaved-folder = Otra carpeta
ui-unsaved-there = Guardar ahí
ui-unsaved-leave = Salir sin guardar
ui-unsaved-done = Todo está guardado en { $name }
ui-menu-unsaved = Sin guardar: { $why }
ui-menu-saved-untouched = Todavía no se ha probado nada. Lo que pruebes se guarda en un archivo propio.
ui-menu-saved-study = Lo que pruebas se guarda solo como { $name }.
ui-menu-saved-watched = Ver una repetición no cambia ningún archivo; las notas que guardas se escriben en él.
ui-home = Volver a la partida
ui-branch-begun = Esta es una rama con archivo propio: { $name }. La partida misma queda como está.
ui-file-branch = { $name }, rama en { $entry }
ui-file-study = { $name }, estudio en { $entry }
ui-file-position = { $name }, estudio
ui-file-copy = { $name }, copia
ui-file-example = Ejemplo { $name }
ui-file-earlier = { $name }, anterior
ui-save-branch = rama desde { $entry }
ui-save-over-sure = Ya hay una partida guardada con este nombre. ¿Sustituirla? La que está se puede recuperar en la lista de partidas.
    .yes = Sustituirla
ui-save-taken-open = Otra ventana tiene abierta esta partida. Ciérrala primero allí.
ui-save-kept-beside = «{ $name }» ha cambiado desde fuera mientras jugabas, quizá en otro ordenador. Esa versión se conserva como «{ $other }».
ui-save-taken = Otra ventana tiene ahora abierta «{ $name }», cuya carpeta había desaparecido un tiempo. Esta partida sigue como «{ $other }».
ui-deleted = Borrada. Se puede recuperar al final de la lista.
ui-kept = { $count ->
    [one] Recuperar: un archivo
   *[other] Recuperar: { $count } archivos
}
ui-kept-bring = Recuperar
ui-kept-bring-name = Recuperar { $name }
ui-kept-deleted = borrada
ui-kept-earlier = antes de su último cambio
ui-kept-done = Recuperada como { $name }
ui-import-path = Ruta de una partida guardada en otro lugar
ui-import = Importar
ui-import-done = Importada como { $name }
ui-differs = Hoy se juega de otra manera
ui-differs-at = { $agreed ->
    [0] Ya el comienzo de esta partida sale hoy de otra manera; su registro tiene { $entries } líneas.
   *[other] Hasta la línea { $agreed } de { $entries } esta partida se juega como está registrada; la línea siguiente sale hoy de otra manera.
}
ui-differs-why = Lo que cambia: { $why }
ui-differs-position = la posición misma es otra
ui-differs-levels = Se jugó con otros archivos de niveles que los de hoy. Abierta con los archivos de entonces, sigue como estaba.
ui-differs-rules = Se jugó con otra versión de las reglas.
ui-differs-same = Lleva los archivos de niveles y la versión de las reglas de hoy: quizá el archivo se cambió a mano.
ui-differs-untouched = Elijas lo que elijas, el archivo queda como está.
ui-differs-watch = Verla mientras se juegue como está registrada
ui-differs-recorded = Verla tal como se jugó, con los archivos de entonces
ui-differs-play = { $agreed ->
    [0] Jugar desde el principio como partida nueva
   *[other] Jugar desde la línea { $agreed } como partida nueva
}
ui-differs-leave = Dejarla
ui-load-foreign = Esta partida se jugó con otros archivos de niveles u otra versión de las reglas. Hoy se juega igual.
ui-in-use = Abierta en otra parte
ui-in-use-why = Otra ventana tiene abierta { $name }. Dos ventanas no escriben un mismo archivo.
ui-in-use-copy = Abrir una copia
ui-in-use-watch = Verla sin cambiarla
ui-in-use-secret = Una partida entre varias personas no se copia mientras otra ventana la tiene abierta: allí no se podría avisar a nadie.
ui-curtain-first = El telón está bajado: primero lo abre quien ha sido llamado.
ui-curtain-hold = Pulsa el botón o mantén pulsada la tecla Intro.
ui-curtain-once = El telón está desactivado. Cuando lo hayas abierto, lo que solo tú sabes se muestra sin él mientras esta partida siga abierta.
ui-undo-dealt = Antes de esto está la partida misma, que aquí no se cambia.
ui-log-opened = Todo lo oculto se ha abierto en una repetición.
ui-log-opened-hands = Todo lo oculto se ha abierto en una repetición: lo que tenía { $hands } y lo que está boca abajo.
ui-log-copied = Se ha puesto una copia de esta partida en otro lugar. Quien la abra allí puede verlo todo.
ui-open-all = Abrirlo todo
ui-open-all-help = Muestra lo oculto y se lo dice a todos en el diario de la partida.
ui-open-sure = ¿Abrir todo lo oculto, también manos y mazos? El diario de la partida se lo dice a todos.
    .yes = Abrirlo todo
ui-study-dealt = Lo que no podías saber se ha repartido de nuevo, igual que lo que traerá el azar: nada aquí dice lo que tienen los demás.
ui-option-chance = Decide el azar
