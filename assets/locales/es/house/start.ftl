### La pantalla de inicio, el formulario de una partida nueva y la propia ventana, en español.

ui-continue-round = { $game }, ronda { $round }
ui-continue-game = { $game }
ui-statistics = Estadísticas
ui-full-screen = Pantalla completa
ui-chosen-game = La casa
ui-people = { $least ->
    [one] { $most ->
        [one] Para una persona
       *[other] De 1 a { $most } personas
    }
   *[other] { $least ->
        [2] { $most ->
            [2] Para dos
           *[other] De 2 a { $most } personas
        }
       *[other] De { $least } a { $most } personas
    }
}
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
ui-drop-here = Suelta para añadir el archivo.
ui-key-full-screen = Llenar la pantalla, o dejar de llenarla
