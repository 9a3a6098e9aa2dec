### Small words that every part of the program uses, in Spanish.

# Lists: all but the last are joined with list-comma, the last with list-and.
list-comma = { $a }, { $b }
# Equal things in a list, where their own text has no plural in .many.
list-times = { $n } × { $name }
list-and = { $a } y { $b }
list-empty = nada

# Something that has no name of its own.
name-unknown = algo desconocido
# Nombres propios de los niveles que son palabras; los demás son iguales en todas las lenguas.
name-galactic-base = la Base Galáctica
# Un lugar sin nombre: qué es, la región en que está y en qué parte de ella.
space-named = { $name } ({ $region })
    .short = { $name }
space-in-region = { $kind } de { $region }
    .short = { $kind }
space-on-side = { $kind } { $side } de { $region }
    .short = { $kind } { $side }
space-on-side-numbered = { $kind } { $number } { $side } de { $region }
    .short = { $kind } { $number } { $side }
space-seen = { $place }, { $way }
space-numbered = { $kind } { $number } ({ $region })
    .short = { $kind } { $number }
side-north = al norte
side-north-east = al noreste
side-east = al este
side-south-east = al sureste
side-south = al sur
side-south-west = al suroeste
side-west = al oeste
side-north-west = al noroeste

## What can go wrong at a table

fault-setup-game = No hay ningún juego «{ $name }». Los juegos son: { $known }.
fault-setup-edition = Este juego no tiene la edición «{ $name }». Las ediciones son: { $known }.
fault-setup-seats = { $seats ->
        [one] Un solo asiento no es posible:
       *[other] { $seats } asientos no son posibles:
    } esta edición es para { $least } a { $most }.
fault-setup-option = Esta edición no tiene la opción «{ $name }». Las opciones son: { $known }.
fault-setup-option-value = La opción «{ $name }» no puede valer { $value }. Admite: { $expected }.
fault-setup-exclusive = Las opciones «{ $a }» y «{ $b }» no pueden usarse juntas.
fault-setup-race = Asiento { $seat }: la raza «{ $name }» { $why }.
fault-setup-dealt = El reparto anotado en el archivo es imposible: dice { $outcome } donde solo puede salir un número de 0 a { $most }. Los niveles han cambiado o el archivo fue modificado.
fault-setup-level = Los archivos de nivel tienen errores: { $why }

fault-undo-nothing = No queda nada.
fault-undo-barrier = Esto queda hecho: se tiraron dados, se sacaron fichas, se vio algo oculto o respondió otro jugador. Solo el modo de estudio va más allá.
fault-undo-edited = La partida sigue desde una posición preparada: ya es firme. Solo el modo de estudio va más atrás.

fault-edit = El cambio «{ $edit }» no es posible: { $why }.
fault-arrange-not-study = La posición solo se cambia en modo de estudio.
fault-arrange-problems = { $count ->
        [one] La posición incumple una regla: { $rule }.
       *[other] La posición incumple { $count } reglas; la primera es { $rule }.
    }

fault-save-file = { $path }: no se puede leer o escribir ({ $why }).
fault-disk-full = el disco está lleno
fault-disk-read-only = el disco es de solo lectura
fault-disk-forbidden = el sistema no lo permite
fault-disk-missing = no se encuentra
fault-disk-no-folder = hay un archivo donde debería haber una carpeta
fault-disk-no-file = no es un archivo normal
fault-save-long = El archivo tiene { $bytes } bytes, mucho más que cualquier partida guardada.
fault-save-unreadable = Línea { $line }, columna { $column }: el archivo está cortado, dañado o no es una partida guardada por este programa.
fault-save-foreign = El archivo lo escribió «{ $program }», no este programa.
fault-save-format = El archivo tiene el formato { $format }, que esta versión no sabe leer. Usa la versión que lo escribió, o una más nueva.
fault-save-damaged = El archivo no concuerda con su propia huella: se dañó o se modificó.
fault-save-setup = La preparación del archivo es imposible: { $why }.
fault-save-entry = Línea de partida { $entry }: { $why }.

fault-example = { $step ->
        [0] El ejemplo no se puede preparar: { $why }.
       *[other] Paso { $step } del ejemplo, «{ $line }»: { $why }.
    }

fault-hear-empty = La acción está vacía. Escribe un verbo y sus argumentos.
fault-hear-verb = «{ $word }» no es un verbo de este juego.
fault-hear-missing = Al verbo «{ $verb }» le falta un argumento: { $arg }.
fault-hear-wrong = «{ $word }» no es un argumento posible aquí ({ $arg }).
fault-hear-surplus = «{ $word }» es una palabra de más.
