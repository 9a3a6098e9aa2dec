### Merchants Cove: ayuda para empezar.

mc-help-1 = De qué se trata
    .text =
        Los barcos traen aventureros al puerto; tú produces lo que compran. Cada mercader lleva una tienda distinta, con reglas propias: la Alquimista, el Herrero, la Capitana, el Cronomante. Solo necesitas conocer la tuya.

        Un día llena los barcos, deja que todos produzcan y acaba con el mercado. Una mercancía da su precio por cada cliente de su color que haya en el muelle donde la vendes. Tras tres días gana quien tenga más oro.

        Más: MC-1.3, MC-3.1, MC-9.3, MC-12.5.
mc-help-2 = Tu turno
    .text =
        Actúa quien va más atrasado en el reloj. Pon a tu mercader en una casilla de tu tienda, haz lo que dice, roba las cartas de corrupción que cuesta y adelanta tu reloj de arena tantas horas como pida. Mientras sigas detrás de los demás, puedes actuar una y otra vez.

        No se puede usar la misma casilla dos veces seguidas. Lo que cuesta una casilla está escrito en ella; una acción debe poder hacerse entera, o no se puede elegir.

        Más: MC-5.1, MC-5.2, MC-5.3, MC-5.4.
mc-help-3 = Llenar los barcos
    .text =
        En cada barco caben cuatro. Cuando tu reloj de arena cruza uno de los cuatro indicadores que hay entre las horas, sacas un aventurero de la bolsa y lo pones en cualquier barco que siga en el mar.

        Quien llena un barco lo lleva en el acto a un amarre de su lado, y así decide en qué muelle estarán los cuatro. Cuando los dos amarres de un lado están ocupados, el barco que queda allí se va: sus clientes, a las sedes de sus clanes; sus villanos, a la guarida. Cuando los cuatro amarres están ocupados, el día toca a su fin.

        Más: MC-6.4, MC-7.1, MC-7.4, MC-7.5, MC-7.6.
mc-help-4 = El mercado
    .text =
        El Bazar compra mercancías grandes; la Gran Plaza, pequeñas; el Mercado Negro, de las dos, pero quien vende algo allí roba una carta de corrupción. Los clientes se quedan donde están: cada uno cuenta para toda mercancía de su color, y para todos los jugadores.

        Lo que no se vende se queda en tu puesto para el día siguiente. Al final de la partida no vale nada, salvo para deshacer empates.

        Más: MC-9.1, MC-9.3, MC-9.4, MC-9.6, MC-12.4.
mc-help-5 = Mecenas
    .text =
        La sede de cada clan paga a sus protegidos una moneda de oro por cada cliente que haya en ella. Un escudo que has activado paga en el acto y luego después de cada mercado; los iconos redondos de clan de los lugareños y de las cartas de corrupción pagan una sola vez, al final.

        Por eso no se pierde nada cuando los clientes se van: llenan las sedes.

        Más: MC-10.1, MC-10.2, MC-12.2, MC-18.3.
mc-help-6 = Los lugareños y el equipo
    .text =
        Reclutar una carta de la fila te da su capacidad en el acto, y un lugar de tu tablero de equipo para toda la partida. La casilla «Usar el equipo» hace trabajar cada lugar ocupado, una vez cada uno, por dos horas en total.

        Cuanto más a la derecha está una carta en la fila, menos tiempo cuesta. Los Vecinos te quitan cartas de corrupción, los Mercenarios traen una mercancía, los Marineros mueven aventureros.

        Más: MC-13.1, MC-13.3, MC-13.4, MC-14.1, MC-15.1.
mc-help-7 = La corrupción
    .text =
        La corrupción es rápida y al principio barata: una casilla que cuesta una hora y una carta, el Mercado Negro, una manecilla del reloj que te ahorra una hora. Al final, cada icono de corrupción cuesta una moneda de oro por cada villano de la guarida.

        Solo tú ves tus cartas. Algunas llevan también iconos de clan, y puede valer la pena guardarlas.

        Más: MC-5.6, MC-6.10, MC-12.3, MC-17.1.
mc-help-8 = Las cuatro tiendas
    .text =
        La Alquimista saca canicas de unos tubos; las del mismo color que se juntan salen también. El Herrero reúne dados de metal y los forja a la temperatura justa. La Capitana recorre el mar con tres navíos y manda a su tripulación a faenar y a desembarcar. El Cronomante desliza losetas hasta que muchas de un color quedan en la cruz de sus dos máquinas.

        Los cuadernillos de las cuatro tiendas no son públicos. Lo que se juega aquí es una reconstrucción propia, y cada una de sus reglas lo dice.

        Más: MC-18.1, MC-19.2, MC-20.4, MC-21.2, MC-22.4.
mc-help-9 = A solas contra el Buhonero
    .text =
        A solas juegas contra el Buhonero, al que guía un dado: gasta horas en el reloj, gana las mercancías más demandadas y vende donde más saca. Ganas si tienes más oro que él.

        Lo fuerte que es el Buhonero lo eliges al preparar la partida.

        Más: MC-23.1, MC-23.2, MC-23.4, MC-23.5.
