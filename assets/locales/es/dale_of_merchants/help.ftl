### Ayuda para quien empieza con Dale of Merchants, en español: temas breves en el orden en que se leen.
### El valor es el título del tema; .text contiene sus párrafos, uno por línea y con una línea en blanco entre ellos.
### Los números como DOM-4.2 nombran reglas, y el lector los convierte en enlaces. A quien juega se le trata de tú.

dom-help-1 = De qué va
    .text =
        Eres un animal con una pequeña tienda y un pobre mazo de diez cartas, casi todas baratijas. Compras cartas mejores, y con esas mismas cartas construyes un puesto de ocho pilas: la primera vale justo 1, la segunda justo 2, y así hasta 8.

        Quien termina la octava pila gana en el acto. Una carta del puesto cuenta, pero ya no te ayuda: cada pila hace más pequeño tu mazo a la vez que más alto tu puesto. Cuándo comprar y cuándo construir: en eso consiste todo.

        Hay doce pueblos animales, cada uno con su talento. Una partida lleva uno más que jugadores, así que apenas hay dos iguales.

        Más: DOM-2.2, DOM-6.1, DOM-13.1.

dom-help-2 = Tu turno
    .text =
        Haces una acción: comprar una carta del mercado, jugar una técnica, construir una pila o descartar cartas de tu mano. Luego viene la recogida: robas hasta tener cinco cartas y se rellena el mercado.

        Las técnicas con (+) dan una acción más, tantas veces como las tengas. También puedes pasar: no descartes ninguna carta.

        La línea de abajo dice qué se pide y cuántas acciones quedan. Lo que brilla en la mesa se puede elegir con un clic; lo que está en gris dice por qué no, con el número de la regla.

        Más: DOM-3.2, DOM-3.4, DOM-3.7, DOM-9.1.

dom-help-3 = El mercado y sus precios
    .text =
        En el mercado hay cinco cartas. La de la derecha cuesta su valor; cada casilla más a la izquierda cuesta 1 más, hasta 4 más. En la recogida las cartas se deslizan a la derecha y se abaratan, así que esperar puede compensar, si nadie más se lleva la carta.

        El número de cada casilla es el precio para ti, ahora: el valor, la casilla y lo que añadan las cartas de tus rivales.

        Lo que compras llega en seguida a tu mano y sirve ya para la siguiente acción del mismo turno.

        Más: DOM-4.1, DOM-4.5, DOM-9.4.

dom-help-4 = Pagar
    .text =
        Pagas con cartas de tu mano, de cualquier clase, también baratijas. Cada una vale su valor y va a tu descarte: no se pierden, vuelven cuando se baraja tu mazo.

        Ninguna carta del pago puede sobrar: si la suma basta sin una de ellas, esa se queda en la mano. Pagar de más con cartas que hacen falta todas está permitido; no hay vuelta.

        Haz clic en una carta del mercado y después, una a una, en las cartas con que pagas; o suéltalas encima. Ves la suma, y mientras no pagues puedes retirarlo todo. La pestaña «{ dom-tab-counsel }» enumera las maneras de pagar lo que está a tu alcance.

        Más: DOM-4.2, DOM-4.3.

dom-help-5 = Técnicas y acciones adicionales
    .text =
        Una técnica se juega desde la mano y se ejecuta frase a frase. Después va a tu descarte y volverá a servir cuando regrese.

        Algunas técnicas esperan: se quedan junto a tu puesto hasta que empieza tu próximo turno, o actúan mientras están ahí. Aun así, el (+) es tuyo en el acto.

        El (+) solo cuenta cuando la carta se juega, no cuando paga ni cuando va a una pila.

        Una vez mostrada, una técnica no se puede deshacer. Mientras actúa, una bandeja sobre la mesa la muestra, junto con las cartas entre las que eliges.

        Más: DOM-3.3, DOM-3.5, DOM-5.1, DOM-5.4, DOM-5.5.

dom-help-6 = Las pilas y el puesto
    .text =
        Las pilas se construyen en orden y cada una de una vez: después no se añade nada. Los valores deben sumar justo el número de la pila, todas las cartas deben ser de un mismo pueblo y las baratijas no tienen sitio en ella.

        Algunas cartas lo suavizan mientras están en la pila: una admite varios pueblos, otra baratijas, una tercera mueve el total en uno. Se pueden combinar.

        La primera pila es una carta de valor 1, que tienes desde el principio. Piensa de antemano qué pueblo te dará 5, 6, 7 y 8: bastan dos cartas que encajen, pero tienen que llegar a tu mano en el mismo turno.

        En «{ dom-tab-counsel }» encuentras cada pila que tu mano puede construir ahora.

        Más: DOM-6.1, DOM-6.2, DOM-6.3, DOM-6.4, DOM-6.5.

dom-help-7 = Cartas pasivas y reacciones
    .text =
        Una carta pasiva actúa mientras la tienes en la mano, o donde diga su texto. Unas las usas tú, una vez en tu turno, sin que cueste una acción; otras cuentan por sí solas.

        Algunas cartas reaccionan a lo que acaba de hacer otro jugador: comprar, construir, jugar, barajar. Entonces se te pregunta si las usas, aunque no sea tu turno. Primero se pregunta a quien va después.

        La opción «{ dom-option-ask_all }» pregunta cada vez a todos, para que la pregunta no delate la mano de nadie. Es más lento, pero guarda el secreto.

        Más: DOM-3.8, DOM-10.1, DOM-10.5.

dom-help-8 = Descartar, robar, desechar
    .text =
        Con la acción de inventario descartas tantas cartas como quieras, para robar otras mejores en la recogida. Lo que ahora no necesitas no se pierde: descartar hace que tus buenas cartas vuelvan antes.

        Cuando tu mazo está vacío y hay que robar, tu descarte se baraja y pasa a ser el mazo. Si no queda nada en absoluto, robas baratijas.

        Desechar no es descartar: las baratijas vuelven a la reserva y las demás cartas van al descarte del mercado. Así se libra un mazo de lo que le estorba.

        Los descartes están a la vista y cualquiera puede mirarlos en cualquier momento: deja el puntero encima o abre la pestaña «{ dom-tab-players }».

        Más: DOM-7.1, DOM-8.2, DOM-8.3, DOM-8.6, DOM-8.7.

dom-help-9 = Los pueblos
    .text =
        Al preparar la partida eliges los pueblos, dejas que elija el azar o tomas los que convienen a una primera partida. Cuatro filas de puntos dicen lo complejo que es un pueblo, cuánto trata con los demás jugadores, lo malicioso que es y cuánto confía en la suerte.

        Con la opción «{ dom-option-draft }» cada jugador, por turnos, veta un pueblo y luego elige otro.

        Los Camaleones son un caso aparte: usados desde la mano se convierten en copia de otra carta que está a la vista. En cuál, lo eliges al usarlos.

        La pestaña «{ dom-tab-library }» es una enciclopedia de todas las cartas en la que se pueden buscar palabras.

        Más: DOM-2.1, DOM-2.8, DOM-10.8, DOM-16.3.

dom-help-10 = Manos, secretos y telón
    .text =
        Solo tú ves tu mano. Cuando varias personas juegan ante una pantalla, cae un telón antes de que se muestre la mano de la siguiente. También cae dentro de un turno, cuando se pregunta a otro jugador: una reacción, una carta que dar, un número que adivinar.

        Pasa la pantalla y deja que la persona nombrada abra el telón.

        Lo que ha salido de un mazo era secreto hasta entonces; después ya no se deshace nada. Poner cartas y volver a cogerlas es libre.

        Más: DOM-12.8.

dom-help-11 = Por equipos
    .text =
        Cuatro jugadores pueden jugar en dos equipos, los compañeros uno frente a otro. Un equipo construye un solo puesto y su meta son diez pilas. Mazos, manos y descartes son de cada uno.

        Cuando construyes, tu compañero puede añadir cartas a la pila, si tú pones al menos una. Pide ayuda en la barra de decisión.

        Lo que golpea a los rivales nunca golpea a tu compañero; lo que golpea a todos, sí.

        Más: DOM-14.1, DOM-14.3, DOM-14.4, DOM-14.5.

dom-help-12 = El final
    .text =
        La partida acaba en medio de un turno, en cuanto está la octava pila (la décima por equipos). No hay última ronda ni reacciones.

        Así que cuenta lo que les falta a los demás. Quien tiene seis pilas y dos buenas manos por delante está cerca; entonces valen más que nunca las cartas que encarecen su próxima pila, o el mercado.

        Si todos los jugadores están de acuerdo, una partida puede acabarse antes.

        Más: DOM-13.1, DOM-13.2, DOM-13.3.

dom-help-13 = Una buena primera partida
    .text =
        Construye pronto la primera pila: cuesta una sola carta, y esa carta es floja.

        Después compra. Las técnicas con (+) nunca te cuestan el turno; las cartas que hacen robar o que desechan baratijas aceleran todo lo demás. Compra cartas de valor 4 y 5 de pocos pueblos mejor que algo de cada uno: ahora pagan las cartas caras y más tarde forman las pilas altas.

        No tardes demasiado en construir. Las pilas de 2 a 4 piden poco, y un mazo sin cartas flojas reúne más a menudo las fuertes.

        Antes de cada compra pregúntate qué será la carta al final: una ayuda, dinero o parte de una pila. Las mejores son las tres cosas.
