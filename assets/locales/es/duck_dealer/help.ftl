### Duck Dealer: ayuda para empezar.

dd-help-1 = De qué se trata
    .text =
        Comercias con patos de goma, satélites y religión, cada cual con un pequeño cohete. Durante varios turnos recoges energía; luego la gastas en un solo turno largo: volar, extraer, construir, vender.

        Quien abre antes un negocio se lleva la gran recompensa; las entregas siguientes dan menos. Tras veinticuatro turnos de acciones, contados entre todos, gana quien tenga más puntos.

        Más: DD-1.1, DD-4.1, DD-16.1.
dd-help-2 = Energía y tripulación
    .text =
        Una recogida da una ficha a tu elección y una por tripulante: roja para volar, amarilla para construir, azul para comerciar. Las fichas se acumulan sin límite, pero tras un turno de acciones solo conservas cuatro.

        Una nave con bodegas lleva más y recoge menos. Con tres compartimentos llenos, una ficha son ocho pasos; con más de tres, cinco; con más de seis, dos.

        Más: DD-5.1, DD-6.7, DD-7.1.
dd-help-3 = De la mina al mercado
    .text =
        Las minas dan mercancías primarias. Una fábrica convierte dos en una; construirla pide las mismas dos y da 10, 25 o 50 puntos. Los consumidores dan lo mismo al construirse, y 3, 10 o 30 por cada mercancía vendida después.

        Un planeta nuevo recibe su consumidor de quien para allí primero: elige lo que puedas entregar.

        Más: DD-8.1, DD-10.5, DD-12.4, DD-15.1.
dd-help-4 = Caminos más cortos
    .text =
        Tus cubos en una ruta te ahorran sus puntos: los primeros de un turno de acciones no cuestan nada, los demás una ficha amarilla cada uno. Dos pasajes, puestos donde quieras, unen dos planetas para todos, a una ficha roja el salto.

        Un privilegio hace gratis una instalación tras su primer uso, mientras tu nave se quede.

        Más: DD-6.3, DD-9.3, DD-11.4.
dd-help-5 = Construir y reclamar
    .text =
        Solo se construye donde está tu nave: una ficha amarilla y las dos mercancías del lugar. R es cualquier mercancía de otra clase. Lo construido no es de nadie: todos pueden usarlo, ya en el mismo turno.

        Tres fichas amarillas reclaman una mina, un astillero o una fábrica del planeta. Entonces solo pagas el primer uso, mientras tu nave siga allí.

        Más: DD-10.1, DD-10.6, DD-11.1.
dd-help-6 = Tu nave
    .text =
        Los astilleros dan equipo: una bodega para dos mercancías más, o un tripulante que añade una ficha de su color a cada recogida. Las tres secciones de casillas marcan la velocidad: una nave grande es una nave lenta.

        Mientras comercias puedes llevar de más, pero no volar así. Las mercancías se pueden tirar en cualquier momento de tu turno de acciones.

        Más: DD-12.3, DD-13.1, DD-13.3.
dd-help-7 = Tratar con los demás
    .text =
        Dos naves en el mismo planeta pueden intercambiar mercancías como quieran, durante el turno de acciones de una de ellas. Quien propone se ha detenido allí: pierde los pasos que le quedaban, y un planeta nuevo se explora antes.

        Más: DD-14.1, DD-14.3.
dd-help-8 = Cómo acaba
    .text =
        Los puntos se anotan al momento, nada se añade al final. La partida termina con el turno de acciones número veinticuatro; quienes comparten el primer puesto ganan juntos.

        Nada está oculto: fichas, mercancías, naves y el orden de los consumidores están a la vista, y el azar solo reparte el comienzo. Todo se puede calcular.

        Más: DD-15.1, DD-16.1, DD-16.3, DD-17.1.
dd-help-9 = Calcular por adelantado
    .text =
        «Mercancías y cadenas» dibuja qué se hace con qué. Pulsa una mercancía: el tablero muestra dónde se extrae, se fabrica y se compra, y debajo está lo que cuesta toda la cadena desde donde está tu nave, parada a parada, y lo que falta.

        «Nave» dice qué aportaría una pieza de equipo más y dónde se consigue. «Puntos» dice de dónde salieron todos los puntos y cuáles quedan por ganar.

        Más: DD-7.1, DD-13.1, DD-15.1.
