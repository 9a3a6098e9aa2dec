## Lecciones y acertijos

ui-learn = Aprender
ui-learn-about = Un curso para cada juego: tú juegas, una frase dice por qué, y al final de cada lección puedes seguir jugando.
ui-puzzles = Acertijos
ui-puzzles-about = Una posición, una meta y nadie que te ayude. Prueba cuantas veces quieras: aquí no se pierde nada.
ui-puzzles-solved = { $at } de { $of } resueltos
ui-puzzle-is-solved = resuelto
ui-learn-you = Robin
ui-learn-other = { $count ->
    [1] Alba
    [2] Bruno
    [3] Chloé
    [4] Diego
   *[other] Emil
}
ui-lesson-minutes = unos { $count } minutos
ui-lesson-begin = Empezar
ui-lesson-go-on = Seguir
ui-lesson-repeat = Desde el principio
ui-lesson-finished = Has terminado esta lección.
ui-lessons-done = { $at } de { $of } lecciones hechas
ui-lesson-at = paso { $at } de { $of }
ui-lesson-back = Atrás
ui-lesson-skip = Mostrar
ui-lesson-skip-all = Acabar la lección y jugar
ui-lesson-leave = Salir
ui-lesson-play-on = Seguir jugando
ui-lesson-next = Siguiente lección
ui-lesson-played-on = Desde aquí es una partida tuya, que se guarda sola. Un jugador del ordenador te aconseja; puedes apartarlo en la barra.
ui-lesson-otherwise = Eso sería posible, pero la lección quiere otra cosa: busca lo que brilla.
ui-puzzle-within = { $at } de { $of } acciones
ui-puzzle-again = Otra vez
ui-puzzle-next = Siguiente acertijo
ui-puzzle-leave = Salir
ui-puzzle-solved = ¡Resuelto!
ui-puzzle-missed = Esta vez no. Deshaz pasos o prueba otra vez desde el principio.
ui-puzzle-missed-stands = Esta vez no. Lo último que hiciste es definitivo: vuelve a empezar.
ui-menu-saved-taught = Aquí no se guarda nada, salvo hasta dónde has llegado. Si sigues jugando tras una lección, se convierte en una partida tuya.
ui-what-if-learn = Aquí todo es ya solo una prueba.
