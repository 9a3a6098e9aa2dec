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
