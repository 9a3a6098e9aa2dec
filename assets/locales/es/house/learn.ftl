## Lecciones y acertijos

ui-learn = Aprender
ui-learn-about = Un curso para cada juego: tú juegas, una frase dice por qué, y al final de cada lección puedes seguir jugando.
ui-puzzles = Acertijos
ui-puzzles-about = Una posición, una meta y nadie que te ayude. Prueba cuantas veces quieras: aquí no se pierde nada.
ui-puzzles-solved = { $at } de { $of } resueltos
ui-puzzle-stars = { $at } de { $of } estrellas
ui-learn-you = Robin
ui-learn-other = { $count ->
    [1] Alba
    [2] Bruno
    [3] Chloé
    [4] Diego
   *[other] Emil
}
ui-lesson-numbered = { $lesson } · { $title }
ui-lesson-part = { $lesson } · { $title } (parte { $part } de { $parts })
ui-lesson-minutes = unos { $count } minutos
ui-lesson-begin = Empezar
ui-lesson-go-on = Seguir
ui-lesson-repeat = Desde el principio
ui-lesson-finished = Has terminado esta lección.
ui-lessons-done = { $at } de { $of } lecciones hechas
ui-lesson-at = paso { $at } de { $of }
ui-lesson-back = Atrás
ui-lesson-skip = Hazlo por mí
    .help = La lección da este paso por ti. Atrás lo deshace.
ui-lesson-skip-all = Acabar la lección y jugar
ui-lesson-leave = Salir
ui-lesson-play-on = Seguir jugando
ui-lesson-next = Siguiente lección
ui-lesson-teacher = Una primera partida
ui-lesson-played-on = Desde aquí es una partida tuya, que se guarda sola. Un jugador del ordenador te aconseja; puedes apartarlo en la barra.
ui-lesson-otherwise = Eso sería posible, pero la lección quiere otra cosa: busca lo que brilla.
ui-lesson-as-well = Esta manera vale igual aquí.
ui-lesson-aside = También se llega por aquí: el juego pregunta antes algo por su cuenta. Responde como quieras; la lección espera.
ui-puzzle-within = { $at } de { $of } acciones
ui-puzzle-again = Otra vez
ui-puzzle-next = Siguiente acertijo
ui-puzzle-hint = Pista (H)
ui-puzzle-hint-bar = Pista: el próximo paso es una de las opciones de abajo.
ui-puzzle-hint-where = Pista: el próximo paso está donde brilla.
ui-puzzle-hint-what = { $count ->
    [one] Queda una elección, esta: { $choice }.
   *[other] Quedan { $count } elecciones; la última es: { $choice }.
}
ui-puzzle-hint-first = Ahora: { $choice }.
ui-puzzle-astray = Pista: desde aquí no sigue el camino más corto. Deshaz pasos o prueba otra vez.
ui-puzzle-new = Un acertijo nuevo
ui-puzzle-new-about = De una partida que juegan los ordenadores, solo para ti.
ui-puzzle-making = Buscando un acertijo…
ui-puzzle-making-stop = Parar
ui-puzzle-leave = Salir
ui-puzzle-solved = ¡Resuelto!
ui-puzzle-missed = Esta vez no. Deshaz pasos o prueba otra vez desde el principio.
ui-puzzle-missed-stands = Esta vez no. Lo último que hiciste es definitivo: vuelve a empezar.
ui-menu-saved-taught = Aquí no se guarda nada, salvo hasta dónde has llegado. Si sigues jugando tras una lección, se convierte en una partida tuya.
ui-what-if-learn = Aquí todo es ya solo una prueba.
ui-teacher-begin = Empezar
ui-teacher = Primera partida con un profesor
ui-teacher-about = Una partida de verdad contra un principiante. Un profesor explica cada cosa cuando importa por primera vez, dice qué hizo el otro y pregunta antes de una elección que cuesta mucha probabilidad de ganar; los deslices pequeños son cosa tuya.
ui-teacher-hello = Soy tu profesor. Esta es una partida de verdad: juega como quieras. Explico cada cosa una vez, cuando importa; en los ajustes puedes callarme o llamarme.
ui-teacher-enough = No más explicaciones
ui-teacher-sure = ¿Seguro? Cuesta cerca del { $cost } % de tus posibilidades de ganar. Mejor: { $words }.
ui-teacher-sure-stands = ¿Seguro? No se puede deshacer, y cuesta cerca del { $cost } % de tus posibilidades de ganar. Mejor: { $words }.
ui-teacher-better = Hacer lo mejor
ui-teacher-first-step = Empezar por ahí
ui-teacher-anyway = Mantener mi elección
ui-teacher-idle = ¿Seguro? En este turno solo has esperado, y no has hecho nada más. Aún puedes volver atrás y hacer otra cosa.
ui-teacher-take-back = Volver atrás
ui-teacher-left = ¿Seguro? { $what }
ui-teacher-first = Hacer eso primero
ui-learn-to = A las lecciones de { $game }
