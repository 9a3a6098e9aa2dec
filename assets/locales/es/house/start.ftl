### La pantalla de inicio, el formulario de una partida nueva y la propia ventana, en español.

ui-statistics = Estadísticas
ui-people = De { $least } a { $most } personas
ui-minutes = De { $least } a { $most } minutos
ui-weight-1 = muy fácil
ui-weight-2 = fácil
ui-weight-3 = de peso medio
ui-weight-4 = exigente
ui-weight-5 = muy exigente
ui-options-changed = { $count ->
    [0] Opciones: las de siempre
    [one] Opciones: una distinta de lo habitual
   *[other] Opciones: { $count } distintas de lo habitual
}

## Las partidas guardadas, algo más

ui-save-picture = La posición de { $name }
ui-save-round = ronda { $round }
ui-copy = Copiar a …
ui-copy-path = Carpeta o ruta de la copia
ui-copy-do = Dejar allí la copia
ui-copy-done = Hay una copia en { $path }
ui-choose = Elegir …
ui-choose-help = En el diálogo del sistema
ui-choose-none = Aquí no responde ningún diálogo de archivos: escribe la ruta.
ui-sort = Orden
ui-sort-newest = Primero las últimas jugadas
ui-sort-name = Por nombre
ui-sort-game = Por juego
ui-sort-longest = Primero las más largas

## Estadísticas

ui-stat-counting = Se buscan partidas terminadas entre las guardadas …
ui-stat-none = Aún no se ha jugado ninguna partida hasta el final.
ui-stat-of = Estadísticas de
ui-stat-all = Todos los juegos
ui-stat-games = { $count ->
    [one] una partida
   *[other] { $count } partidas
}
ui-stat-rounds = Rondas: de { $least } a { $most }, { $mean } de media
ui-stat-choices = Elecciones: de { $least } a { $most }, { $mean } de media
ui-stat-rounds-alike = Rondas: { $mean }
ui-stat-choices-alike = Elecciones: { $mean }
ui-stat-people = Personas
ui-stat-computers = Jugadores de ordenador
ui-stat-wins = { $won ->
    [one] { $won } ganada de { $played } ({ $share } %)
   *[other] { $won } ganadas de { $played } ({ $share } %)
}
ui-stat-nobody = ninguna partida
ui-stat-best = Mejor resultado de quien ganó
ui-stat-list = Partida por partida
ui-stat-plot = Lo que tenían al final, de partida en partida
ui-stat-nth = Partidas
ui-stat-winner = ganada por { $names }
ui-stat-length = { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
}
ui-stat-path = Carpeta o ruta de la tabla
ui-stat-csv = Guardar como tabla (CSV)
ui-stat-unnamed = Indica primero una carpeta o una ruta para la tabla.
ui-stat-kept = Las partidas siguen aquí cuando se borran sus archivos. Los estudios y las ramas no cuentan.
ui-stat-damaged = { $count ->
    [one] Una línea de la lista no se puede leer y queda fuera.
   *[other] { $count } líneas de la lista no se pueden leer y quedan fuera.
}
