### Ayuda para la ventana, en español: lo que vale para todos los juegos. Los temas de cada juego están en un archivo propio.
### El valor es el título del tema; .text contiene sus párrafos, uno por línea y con una línea en blanco entre ellos.
### $rule es el número de la regla del juego sobre deshacer; el lector lo convierte en un enlace. Se trata de tú.

help-positions = En el tablero
help-positions-about = Posiciones de las reglas. Abre una: todo está a la vista, se prueba, se cambia y se deshace.
help-positions-open = Abrir en el tablero
help-signs = Signos
help-signs-about = Qué significan los signos del tablero.
help-window = La mesa en tu pantalla

help-window-1 = Ratón
    .text =
        Lo que brilla se puede elegir: haz clic. Deja el puntero sobre una casilla, una pieza, una carta o un botón para ver qué es y qué pasará si lo eliges. Lo que está en gris dice por qué no se puede elegir, con el número de la regla.

        Las cartas de la mano también se pueden coger y soltar donde deban ir. Si un lugar permite varias cosas, una pequeña lista pregunta cuál quieres.

        Arrastra el tablero para moverlo y gira la rueda para acercarte o alejarte. Los bordes entre el tablero y lo que hay al lado y debajo también se arrastran; un doble clic los devuelve a su sitio.

help-window-2 = Teclado
    .text =
        Todo se puede hacer sin ratón. Tab pasa de una opción a la siguiente e Intro la elige. Mientras nada tenga el borde alrededor, Intro elige la opción principal, y los números del 1 al 9, las opciones que los llevan.

        Las opciones que están en el tablero aparecen también en la barra de abajo, tras botones que dicen qué se hace allí.

        Escape cierra lo que esté abierto; si no hay nada abierto, muestra el menú. F1 abre esta ayuda, B el libro de reglas, L el registro y N lo que ha pasado desde tu último turno. En el menú están todas las teclas.

help-window-3 = Las reglas a mano
    .text =
        Haz clic en cualquier número de regla para leerla. Cada negativa, cada línea del registro y cada opción conoce su regla.

        Desde una regla puedes ver en el tablero aquello de lo que habla, y desde una pieza o un lugar del tablero, la lista de las reglas que lo mencionan: haz clic con el botón derecho.

        El libro de reglas muestra las ediciones del juego una junto a otra, busca palabras, enumera las diferencias y coloca sus ejemplos en el tablero.

help-window-4 = Deshacer
    .text =
        Puedes deshacer lo que has hecho, una acción tras otra, mientras no haya salido a la luz nada nuevo: una tirada, un robo, algo descubierto o mirado, o la respuesta de otro jugador. Desde ahí ya es firme ({ $rule }).

        Así que prueba sin miedo, mira las cuentas, deshazlo y elige otra cosa. Lo deshecho se puede rehacer.

        En una mesa de estudio se deshacen incluso las tiradas y los robos. Es una partida para aprender más que para ganar.

help-window-5 = Modo de estudio
    .text =
        El modo de estudio sirve para aprender y para examinar una partida. Lo enseña todo a todos, también lo oculto. Puedes volver atrás más allá de tiradas y robos, ir adelante, cambiar la posición y seguir de otra manera desde cualquier punto.

        Mientras está activo, la pantalla lo dice. No es para una partida en serio, porque nadie puede olvidar lo que ha visto.

        Fuera del modo de estudio solo ves lo que puede ver un jugador en tu asiento.

help-window-6 = Varias personas ante una pantalla
    .text =
        Cuando varias personas comparten una pantalla, un telón la cubre si la siguiente sabe algo que las demás no pueden ver, para que los secretos sigan siéndolo. Dice quién debe acercarse y se abre cuando esa persona lo indica.

        En los ajustes puedes hacer que caiga a cada cambio de persona, o nunca.

help-window-7 = Guardar
    .text =
        La partida se guarda sola después de cada acción. Si se cierra la ventana o se va la luz, sigues donde estabas.

        También puedes guardar una partida con el nombre que quieras. Una partida guardada contiene todo su desarrollo, con cada tirada y cada robo, así que puede reproducirse desde el principio.

        Un archivo dañado o ajeno se rechaza con un mensaje que dice qué le pasa. No se sobrescribe nada tuyo, y se conserva la versión guardada anterior.

        La lista de partidas guardadas muestra una imagen de cada posición, como la vería alguien que no tiene sitio en la mesa. Se puede buscar en ella y ordenarla, copiar una partida a otra carpeta y añadir un archivo de otro lugar soltándolo sobre la ventana. Lo que se borró, y cada partida tal como estaba antes de su último cambio, se puede recuperar al pie de la lista.

        Las estadísticas cuentan cada partida jugada hasta el final, por juego y edición, con personas y jugadores de ordenador por separado. Siguen ahí cuando se borra una partida.

help-window-8 = Y si
    .text =
        La flecha bifurcada de la barra, o la tecla T, abre una rama de la posición: en ella se puede probar cualquier cosa, también en el turno de los demás. Juegas por todos, o los jugadores automáticos eligen por los demás. Nada cuenta: la partida espera tal como está, y una pulsación lleva de vuelta. Un marco y una banda dicen dónde estás.

        Lo que no puedes saber se reparte de nuevo en una rama, y también lo que traerá el azar: nada de lo que pruebes dice qué tienen los demás. En una rama todo se puede deshacer. Nadie más ve las tuyas, y nada de ellas se guarda.

        La hoja «Y si» enumera tus ramas y compara dos. También enumera los pasos de la rama, cada uno con lo que trae. Quita pasos, muévelos, o pulsa uno para ir allí e intercalar algo. Un paso que ya no es posible dice por qué, con su regla.

        «Jugar estos pasos» juega sus propios pasos en la partida, mientras sean posibles allí. Se detiene donde el mundo ha cambiado y dice qué ha salido en su lugar.
