### Dale of Merchants: las reglas para jugadores, en español.
### Un mensaje por identificador de regla, los puntos escritos como guiones. El valor es un título corto; los atributos llevan
### el texto: .both para ambas ediciones, .e-original y .e-remastered para una de ellas.
### Los textos nombran otras reglas por su identificador; el lector los convierte en enlaces.

## DOM-0

DOM-0 = Palabras
DOM-0-1 = Jugadores
    .both = El jugador activo es aquel a quien le toca. «Otro jugador» es cualquiera menos el jugador aludido; por equipos, solo un adversario (DOM-14.5). Un adversario es un jugador que no eres tú ni tu compañero.
DOM-0-2 = Pueblos y baratijas
    .both = El pueblo de una carta es su gente animal. Las baratijas son las cartas de clase Desecho: valen 1 y no tienen pueblo. Carta de pueblo es toda carta que no es una baratija.
DOM-0-3 = Dónde están las cartas
    .both = Cada jugador tiene un mazo (boca abajo), un descarte (boca arriba), una mano, una agenda (técnicas en curso o en espera) y un puesto (pilas). Son comunes el mercado con sus 5 casillas, el mazo del mercado, el descarte del mercado, la reserva de baratijas y la caja.
DOM-0-4 = Descartar y desechar
    .both = Descartar es poner una carta en el descarte del jugador de cuya mano, mazo o pago procede. Desechar es otra cosa: véase DOM-8.6.
DOM-0-5 = Robar, tomar, buscar
    .both = Robar es tomar de encima de un mazo. Tomar es coger una carta nombrada o elegida. Buscar es mirar un mazo entero y elegir. Solo la búsqueda no rehace nunca antes el mazo (DOM-8.5 dice en qué difiere una edición).

## DOM-1

DOM-1 = Componentes
DOM-1-1 = El segundo juego
    .both = 6 mazos de pueblo de 15 cartas, 20 baratijas, un tablero de mercado con 5 casillas y el dado de los turones, con caras 1, 1, 2, 2, 3, 3.
DOM-1-2 = El primer juego se suma
    .both = Los seis mazos del primer juego pueden mezclarse con libertad; todas las reglas valen para ellos. Con los Ocelotes hace falta su dado: 0, 1, 1, 2, 2, 3.
DOM-1-3 = Tres clases de cartas
    .both = Las técnicas se juegan por su efecto. Las pasivas actúan desde la mano, o donde diga su texto, y hay que mostrarlas para ello. Los desechos (baratijas) normalmente solo sirven para pagar.
DOM-1-4 = Lo que no hay
    .both = En estos dos juegos no hay relojes, noches, monedas, trampas ni personajes; son de juegos posteriores.
DOM-1-5 = Leer una carta
    .both = Una carta muestra su valor, el signo de su pueblo, en algunas técnicas el icono de acción adicional (+), su nombre, su clase, su efecto y el signo del juego del que procede.

## DOM-2

DOM-2 = Preparación
DOM-2-1 = Elegir los pueblos
    .both = Elegid un pueblo más que jugadores: 3 para dos, 4 para tres, 5 para cuatro; por equipos, 4. Los pueblos elegidos son todos distintos. Los demás se quedan en la caja.
DOM-2-2 = Mazos iniciales
    .both = Cada jugador empieza con una carta de valor 1 de cada pueblo elegido y baratijas hasta completar 10 cartas.
DOM-2-3 = Reserva de baratijas
    .both = Las baratijas sobrantes forman la reserva: 6, 2 o 0 cartas con 2, 3 o 4 jugadores. Por equipos hacen falta 24; 4 de ellas son sustitutas (DOM-14.2) y la reserva queda vacía.
DOM-2-4 = Mazo del mercado
    .both = Las cartas de valor 1 sobrantes vuelven a la caja. Todas las cartas de valor 2 a 5 de los pueblos elegidos se barajan y forman el mazo del mercado: 33, 44 o 55 cartas con 2, 3 o 4 jugadores, 44 por equipos.
DOM-2-5 = Primer mercado
    .both = Se colocan 5 cartas del mazo del mercado, casilla a casilla, de derecha a izquierda.
DOM-2-6 = Primeras manos
    .both = Cada jugador baraja su mazo inicial y roba 5 cartas. Nadie reacciona a esos robos.
DOM-2-7 = Primer jugador
    .both = En una mesa empieza quien se levantó antes; en una serie, uno de los que perdieron la última partida. Aquí el primer jugador se sortea o se elige en la preparación. Se juega en el sentido del reloj.
DOM-2-8 = Cualquier combinación
    .both = Puede jugarse cualquier combinación de los doce pueblos: elegida, sorteada o recomendada.
DOM-2-9 = De dos a cuatro jugadores
    .both = El juego es para 2, 3 o 4 jugadores. Los equipos requieren exactamente 4.

## DOM-3

DOM-3 = El turno
DOM-3-1 = Dos fases
    .both = Un turno tiene una fase de acción y una fase de recogida.
DOM-3-2 = Una acción
    .both = En la fase de acción haces exactamente una acción: comprar una carta (DOM-4), jugar una técnica (DOM-5), construir una pila (DOM-6) o descartar cartas (DOM-7).
DOM-3-3 = Primero las cartas en agenda
    .both = Antes de tu acción se resuelve cada carta de tu agenda cuyo plazo acaba ahora, en el orden que elijas. Después va a tu descarte. No cuesta acción.
DOM-3-4 = Acciones adicionales
    .both = Una técnica con el icono (+) da otra acción de cualquier clase, tras todos sus efectos inmediatos. Se gana para este turno aunque la carta quede en la agenda. Las acciones adicionales pueden encadenarse sin límite.
DOM-3-5 = Solo al jugarla
    .both = El icono (+) solo cuenta cuando la carta se juega como técnica, no cuando paga ni cuando va a una pila.
DOM-3-6 = Las adicionales son opcionales
    .both = Puedes acabar la fase de acción en vez de usar una acción adicional.
DOM-3-7 = La primera acción es obligatoria
    .both = Debes hacer tu primera acción. No descartar ninguna carta (DOM-7.1) está permitido y equivale a pasar.
DOM-3-8 = Una vez en tu turno
    .both = Las pasivas con «una vez en tu turno» pueden usarse en cualquier momento de tu fase de acción entre acciones, también antes de la primera y después de la última. No cuestan acción. No durante la resolución de otra carta.
    .e-original = Cartas de este tipo: Espía sabio, Regateador osado, Hallazgo del mercado, Los buenos tiempos.
    .e-remastered = Cartas de este tipo: Espía sabio, Regateador osado, Los buenos tiempos, Vecino astuto, Equilibrio, Reflejo, Detectores de sonido.
DOM-3-9 = Después de las acciones
    .both = Tras la fase de acción vienen la recogida (DOM-9) y el fin de las alteraciones de este turno (DOM-11.4). Luego le toca al siguiente en el sentido del reloj.
    .e-remastered = Las pasivas «al final de tu turno» pueden usarse después de la recogida.
DOM-3-10 = Acabar la fase de acción
    .both = Tú dices cuándo acaba la fase de acción. Acaba sola cuando no queda acción ni carta de tu mano que pueda usarse una vez este turno, incluidas las copias de camaleones.

## DOM-4

DOM-4 = Acción de mercado: comprar
DOM-4-1 = Lo que cuesta una carta
    .both = Compras exactamente una carta del mercado. Cuesta su valor impreso, más el recargo de su casilla (0 la de más a la derecha, luego 1, 2, 3, 4 hacia la izquierda), más 2 por cada Tiroteo aterrador de un adversario.
DOM-4-2 = Con qué se paga
    .both = Pagas con una o más cartas de tu mano, de cualquier clase y mezcladas como quieras, baratijas incluidas. Cuentan con su valor actual (DOM-11.1). Su suma debe alcanzar el coste.
DOM-4-3 = Sin cartas superfluas
    .both = Cada carta del pago debe hacer falta: sin cualquiera de ellas la suma no llegaría. Pagar de más con cartas que hacen falta todas está permitido.
DOM-4-4 = Elección libre del pago
    .both = Puedes elegir cualquier pago permitido, aunque tengas en la mano la suma exacta.
DOM-4-5 = Adónde van las cartas
    .both = El pago va a tu descarte, en el orden que elijas. La carta comprada viene a tu mano y puede usarse en una acción posterior del mismo turno.
DOM-4-6 = La casilla queda vacía
    .both = La casilla de una carta comprada queda vacía hasta la recogida; las demás cartas no se mueven antes.
    .e-remastered = En esta edición el mercado también se rellena cada vez que se resuelve una técnica (DOM-9.5).
DOM-4-7 = Cálculos
    .both = Con Cálculos en el pago puedes ordenar de otro modo las cartas del mercado en las casillas antes de mirar los costes. El nuevo orden y la compra son una sola cosa: si la compra no está permitida, nada cambia.
DOM-4-8 = Pegamento
    .both = Con Pegamento en el pago dices de cada uno si se queda en tu mano. Cuenta para la suma en todo caso.
DOM-4-9 = Hallazgo del mercado
    .both = Con Hallazgo del mercado en el pago puedes comprar la carta superior del descarte del mercado por su valor impreso, sin recargo de casilla ni Tiroteo aterrador.
DOM-4-10 = Liquidación
    .both = Con Liquidación en el pago se permiten cartas superfluas (no se aplica DOM-4.3).
DOM-4-11 = Compra imprescindible
    .both = Cuando compras Compra imprescindible, hasta 3 baratijas de este pago pueden desecharse en vez de descartarse. Solo valen las impresas como baratija; un camaleón pagado como copia de una no vale (DOM-10.9).
DOM-4-12 = Tomar no es comprar
    .both = Cuando una carta te hace tomar una carta del mercado, no se paga nada y nadie reacciona como ante una compra.
DOM-4-13 = Costes por debajo de 0
    .both = Un coste por debajo de 0 cuenta como 0. Con coste 0 no se paga nada.
DOM-4-14 = Orden de una compra
    .both = Primero se nombran todas las copias (DOM-10.13); luego puede ordenarse el mercado (DOM-4.7); se comprueban coste y pago (DOM-4.1 a DOM-4.3); se desechan baratijas donde una carta lo diga; el resto del pago va al descarte, salvo un Pegamento conservado; la carta comprada viene a la mano. Solo entonces se reacciona.

## DOM-5

DOM-5 = Acción de técnica
DOM-5-1 = Jugar una técnica
    .both = Muestras una técnica de tu mano, la pones en tu agenda y ejecutas sus efectos en el orden impreso.
DOM-5-2 = A salvo en la agenda
    .both = Ningún otro efecto toca una carta de la agenda, que no es parte de ninguna mano, mazo ni descarte.
DOM-5-3 = Cuando termina
    .both = Hechos todos los efectos, la carta va encima del descarte de su jugador, salvo que su texto la mande a otro sitio. Así nunca está entre las cartas que su propio efecto mueve o baraja.
DOM-5-4 = Efectos aplazados
    .both = Una carta con una parte para el próximo turno queda en la agenda tras su parte inmediata. Su acción adicional se da enseguida.
DOM-5-5 = Elegir a su tiempo
    .both = Se elige cuando el texto llega a ello; los robos ocultos van antes que las elecciones que dependen de ellos. Una técnica mostrada no se puede retirar.
DOM-5-6 = Tanto como se pueda
    .both = Si no puede robarse, tomarse o intercambiarse el número indicado, se hace con tantas como se pueda. «Hasta», «de 0 a 3» y «puedes» dejan la elección al jugador; lo demás es obligatorio.
DOM-5-7 = Sin ningún efecto
    .both = Una técnica puede jugarse aunque no pueda pasar nada. Entonces se descarta, y un icono (+) da igualmente su acción adicional.
DOM-5-8 = Buscar en un mazo vacío
    .both = En un mazo vacío no se encuentra nada.
    .e-original = No se rehace para buscar.
    .e-remastered = En esta edición se rehace antes con el descarte (DOM-8.5).
DOM-5-9 = Hasta tu próximo turno
    .both = «Hasta tu próximo turno» y «en tu próximo turno» son el momento de DOM-3.3 del mismo jugador. Si ese jugador no tiene más turnos, el efecto dura hasta el final.
DOM-5-10 = Cartas que ocupan un sitio
    .both = Una carta que se cambia por otra (Medida de seguridad, Bellota, Vale de regalo) va directamente al sitio de la otra, en su pila o casilla, y no se descarta.
DOM-5-11 = Cartas recién llegadas
    .both = Una técnica comprada o tomada este turno puede jugarse con una acción adicional posterior.
DOM-5-12 = Construir durante una técnica
    .both = Amuleto construye durante una acción de técnica. Es una construcción, con reacciones y comprobación de victoria, pero no una acción de puesto, y la acción adicional de Amuleto se conserva.
DOM-5-13 = Primero la pregunta abierta
    .both = Mientras un efecto espera respuesta, solo puede responder el jugador preguntado, y solo a esa pregunta. Mirar los descartes (DOM-8.7) se permite siempre.
DOM-5-14 = Lo que construye Amuleto
    .both = La carta robada se construye si ella sola formara ahora una próxima pila permitida, contando Amenaza vil, las alteraciones de todas tus cartas y el ajuste propio de un Acordeón. Sin cartas del descarte ni compañero; un camaleón vale lo que lleva impreso.

## DOM-6

DOM-6 = Acción de puesto: construir
DOM-6-1 = La próxima pila
    .both = Construyes exactamente una pila: el número siguiente, es decir, pilas ya construidas más 1. Debe sumar ese número, más 1 por cada Amenaza vil de un adversario.
DOM-6-2 = La suma exacta
    .both = Usas una o más cartas de tu mano cuyos valores actuales sumen exactamente ese total.
DOM-6-3 = Un pueblo, sin baratijas
    .both = Todas las cartas de una pila son de un mismo pueblo. No se permiten baratijas.
DOM-6-4 = Una pila se pone completa
    .both = Nada puede añadirse después a una pila. Sigue siendo válida siempre, pase lo que pase con sus cartas. Sus efectos ya no se aplican, salvo que un texto diga «en tu puesto».
DOM-6-5 = Pasivas que relajan las reglas
    .both = Actúan cuando están en la pila, y se suman. Cofre vacío: pueblos mezclados. Vendedora previsora: baratijas sin límite. Recuerdo entrañable: por copia una carta de tu descarte, baratija o de cualquier pueblo; una copia sacada del descarte también cuenta, si al menos una viene de la mano. Acordeón: por copia +1 o −1. Llega el invierno: puedes construir enseguida otra pila, y otra más si esa contiene otra copia; varias copias en una pila dan una sola.
DOM-6-6 = Sin comodines
    .both = No hay comodines: las pasivas de DOM-6.5 son las únicas excepciones.
DOM-6-7 = Baratijas en un puesto
    .both = Las baratijas que un efecto pone en un puesto se quedan allí y salen de circulación. Las cartas de un puesto están boca arriba con sus valores a la vista.
DOM-6-8 = Cartas sacadas de un puesto
    .both = Cuando un efecto saca una carta de un puesto, la pila sigue siendo válida y el número de pilas no cambia. La carta puesta en su lugar se queda en esa pila.
DOM-6-9 = Los valores alterados se imponen
    .both = La primera pila es una sola carta de pueblo de valor 1, salvo que una carta altere valores o totales. Hay que usar los valores alterados: una carta de valor 1 que cuenta 2 no puede ser la primera pila, pero sí bajo una Amenaza vil.

## DOM-7

DOM-7 = Acción de inventario: descartar
DOM-7-1 = Descartar de la mano
    .both = Descarta cuantas cartas quieras de tu mano, también ninguna, en el orden que elijas. Las cartas nuevas solo llegan en la recogida.

## DOM-8

DOM-8 = Mazos, robos, barajado, desechos
DOM-8-1 = Una carta tras otra
    .both = Las cartas se tratan de una en una. Un mazo agotado no se rehace enseguida, sino solo cuando hay que robar, tomar, descartar o desechar de él la carta siguiente.
DOM-8-2 = Rehacer un mazo
    .both = Entonces se baraja su descarte y pasa a ser el mazo. El mazo del mercado se rehace igual con el descarte del mercado.
DOM-8-3 = Baratijas en vez de nada
    .both = Si hay que robar del mazo de un jugador y mazo y descarte están vacíos, se roba en su lugar una baratija de la reserva, y una sustituta si la reserva también está vacía. Solo las baratijas no tienen límite. Vale para todo robo, también cuando otro jugador roba de ese mazo.
DOM-8-4 = Donde nada sustituye
    .both = Descartar de un mazo vacío con el descarte vacío, o tomar de él, no hace nada. Robar cuando mazo y descarte del mercado están vacíos no hace nada; las casillas vacías siguen vacías.
DOM-8-5 = Buscar y barajar
    .both = La orden de barajar tras una búsqueda se cumple aunque no se haya tomado nada. Barajar un mazo sin cartas no cuenta como barajar para quien reacciona.
    .e-original = Una búsqueda nunca rehace antes el mazo.
    .e-remastered = Una búsqueda baraja antes el descarte con el mazo cuando este tiene menos cartas de las que se buscan.
DOM-8-6 = Desechar
    .both = Las baratijas desechadas van a la reserva de baratijas, también las sustitutas. Las cartas de pueblo van boca arriba al descarte del mercado.
DOM-8-7 = Los descartes están a la vista
    .both = Los descartes, también el del mercado, están boca arriba. Cualquiera puede mirarlos siempre; nadie puede cambiar su orden.
DOM-8-8 = Varias cartas a la vez
    .both = Cuando descartas o desechas varias cartas juntas, eliges su orden en cada descarte. Quien devuelve cartas a un mazo elige su orden.
DOM-8-9 = Primero robar, luego elegir
    .both = Cuando se roban varias cartas, se roban todas antes de cualquier elección o reacción.
DOM-8-10 = Intercambiar
    .both = «Intercambiar tantas cartas» se reduce a lo que ambos lados pueden dar.
DOM-8-11 = Dar la vuelta a un mazo
    .both = Un mazo al que se da la vuelta para ser descarte (Tipo ladino) se invierte: su antigua carta de abajo queda encima del descarte. Un descarte que pasa a ser mazo porque este se agotó se baraja siempre.

## DOM-9

DOM-9 = Recogida
DOM-9-1 = Primero la mano, luego el mercado
    .both = En la recogida se completa primero la mano y luego el mercado.
DOM-9-2 = Completar la mano
    .both = Solo roba el jugador activo, hasta el tamaño de la mano: 5, y 1 más por cada Sofá en su puesto. Con tantas cartas o más no se roba ni se descarta: no hay mano máxima.
    .e-original = Cada Galletas en la mano la agranda en 1; una robada en este paso cuenta enseguida. Para los camaleones véase DOM-10.16.
    .e-remastered = Contactos exclusivos la agranda en 2 durante el turno.
DOM-9-3 = Envíos perdidos
    .both = Bajo los Envíos perdidos de un adversario se roba como mucho 1 carta en este paso, haya las que haya.
DOM-9-4 = Rellenar el mercado
    .both = Las cartas del mercado se deslizan a la derecha para cerrar huecos y conservan su orden. Luego se llenan las casillas vacías con el mazo del mercado, de derecha a izquierda.
DOM-9-5 = Rellenarlo entre medias
    .both = Una carta que dice «rellena el mercado» aplica DOM-9.4 enseguida.
    .e-remastered = En esta edición el mercado se rellena también después de cada técnica, cuando su carta sale de la agenda: la que sigue en ella aún no rellena nada.
    .e-original = Si no, el mercado no se rellena durante la fase de acción.
    .e-remastered = El mercado también se rellena cada vez que se resuelve una técnica.
DOM-9-6 = Reaccionar a las cartas nuevas
    .both = Las reacciones a cartas llegadas a la mano (Control de calidad) ocurren tras completar la mano y antes de rellenar el mercado.

## DOM-10

DOM-10 = Pasivas, reacciones, copias
DOM-10-1 = Las pasivas se muestran
    .both = Una pasiva actúa desde la mano mientras se muestra, salvo que su texto nombre otro sitio. Desde entonces todos conocen la carta.
DOM-10-2 = Las pasivas son obligatorias
    .both = Una pasiva es obligatoria salvo que su texto diga «puedes». Donde no hay nada que elegir, como con Galletas, se muestra y se aplica sola.
DOM-10-3 = Las pasivas se combinan
    .both = Las pasivas que sirven a la misma compra o pila pueden usarse juntas.
DOM-10-4 = Ida y vuelta
    .both = Una carta que salió de la mano y volvió en el mismo turno puede usarse otra vez. «Una vez en tu turno» se cuenta por carta mientras siga en la mano.
DOM-10-5 = Reacciones
    .both = Cuando un suceso ha terminado, todo jugador con una carta adecuada puede usarla: en el sentido del reloj desde el vecino del jugador activo, este el último. Cada carta sirve como mucho una vez por suceso; tú ordenas tus cartas como quieras. Una carta puede servir varias veces por turno, una por suceso. Solo responde una carta que estaba en esa mano cuando terminó el suceso: lo que se roba, se da o vuelve después no responde.
    .e-remastered = En esta edición casi todos los búhos se descartan al usarse.
DOM-10-6 = Reacciones a reacciones
    .both = Una reacción puede causar otros sucesos. Las reacciones a estos van antes. Una carta nunca reacciona a lo que causó su propio efecto.
DOM-10-7 = A qué se reacciona
    .both = Una técnica de otro jugador ha ido de la agenda a su destino (una aplazada en DOM-3.3). Otro jugador ha comprado una carta. Otro jugador ha puesto una pila, también con Amuleto o como pila extra. El mazo de otro jugador se barajó o rehízo, por la causa que sea. La propia carta ha llegado a tu mano por robo, toma, intercambio, regalo o compra, en el turno de cualquiera; no un Pegamento conservado ni la primera mano.
DOM-10-8 = Camaleones
    .both = Siempre que un camaleón se usa desde la mano (jugado, pagado, construido, usado una vez en el turno o como reacción, contado para el tamaño de la mano, elegido para Ojos vendados), su dueño nombra la carta que copia. Para ese uso tiene su valor, pueblo, clase, icono adicional, nombre y efecto. Debe copiar si hay una carta válida, baratijas incluidas; si solo hay una, es esa. Descartar, desechar, dar e intercambiar no son usos: ahí, y donde nada puede copiarse, es lo que lleva impreso. La copia de un camaleón copia lo que aquel copia; un círculo no es válido.
DOM-10-9 = Camaleones fuera de la mano
    .both = En un mazo, un descarte, el mercado o un puesto, un camaleón es lo que lleva impreso. Una pila construida con él sigue siendo válida. Una técnica jugada como copia va al descarte del dueño del camaleón.
DOM-10-10 = Pasivas copiadas
    .both = Una pasiva copiada actúa como la original. Ver doble muestra a todos la carta de la mano que copia.
DOM-10-11 = Cuándo se reacciona
    .both = Solo entre pasos: después de que una técnica salga de la agenda, tras una compra, tras poner una pila (antes de una pila extra), tras completar la mano y tras rellenar el mercado, tras una carta de la agenda y tras una carta usada una vez en el turno. Lo que pasa entretanto espera por orden; la carta que reacciona debe estar en la mano cuando le llega el momento. Lo que causa Amuleto espera a que este salga de la agenda.
DOM-10-12 = Las reacciones tienen fin
    .both = Cada uso necesita su propio suceso, así que las reacciones siempre acaban. Solo Control de calidad puede llevar a otra reacción igual, y sus copias son limitadas.
DOM-10-13 = Nombrar las copias
    .both = Todas las copias de una orden se nombran en ella y se leen antes de que se mueva carta alguna. Una copia toma el valor impreso de su carta, nunca una alteración que esté sobre ella; luego se aplican las alteraciones del propio camaleón. «Tú», en un texto copiado, es quien usa el camaleón. Si un camaleón copiado no tiene qué copiar, copias lo que lleva impreso.
DOM-10-14 = Técnicas jugadas como copia
    .both = Una carta así sigue siendo copia hasta salir de la agenda, aunque la carta copiada ya no esté; su parte aplazada y su efecto duradero son los de la carta copiada. Donde el texto mueve «esta carta», se mueve el camaleón.
DOM-10-15 = La frase propia de un camaleón
    .both = Una frase que está antes de la de copiar puede usarse copie lo que copie la carta. «Una vez en tu turno» se cuenta por carta y habilidad: un camaleón usado como Espía sabio aún puede usarse como Regateador osado.
    .e-remastered = Los Detectores de sonido solo copian lo que esa misma carta ha mirado.
DOM-10-16 = Copias secretas o tardías
    .both = Para Ojos vendados la copia de un camaleón se nombra en secreto al elegir la carta y se muestra con ella.
    .e-original = Para el tamaño de la mano un camaleón solo cuenta si su dueño lo muestra como Galletas al ir a completar la mano, o en cuanto lo roba entonces.
DOM-10-17 = De quién es el suceso
    .both = Un suceso es de quien resolvió, compró o construyó, o de aquel cuyo mazo se barajó, lo causara quien lo causara. Puede reaccionar todo jugador para quien ese sea «otro jugador». Si el Turno de noche de A hace rehacer el mazo de B, el Equilibrio de A puede reaccionar y el de B no.

## DOM-11

DOM-11 = Valores
DOM-11-1 = Valores alterados
    .both = Los valores impresos van del 1 al 5. Las alteraciones se aplican en el orden en que se jugaron. Hay que usar el valor alterado, tanto para pagar como para construir.
DOM-11-2 = Cada carta que uses
    .both = Abarca toda carta con la que pagues o construyas este turno: baratijas, cartas que lleguen después, cartas del descarte de un Recuerdo entrañable y la robada por Amuleto; pero no cartas del mercado ni las que usen otros.
DOM-11-3 = Alteración de una carta
    .both = La alteración de una carta (Artefacto raro, Ojos vendados, Regateador osado) dura hasta el final del turno, pero no más de lo que la carta siga en la mano.
DOM-11-4 = Fin de las alteraciones
    .both = Todas las alteraciones del turno acaban tras la recogida.
DOM-11-5 = Un coste no es un uso
    .both = Lo que cuesta una carta del mercado nunca lo altera DOM-11.2: nadie la está usando.
DOM-11-6 = El Acordeón, al final
    .both = El ajuste de un Acordeón se aplica al final. Ningún valor baja de 0.

## DOM-12

DOM-12 = Efectos sobre otros jugadores
DOM-12-1 = Elegir a otro jugador
    .both = Con «otro jugador» elige quien actúa; si solo hay uno, no se pregunta. Puede elegirse a jugadores con la mano vacía; el efecto hace lo que puede.
DOM-12-2 = Todos los jugadores
    .both = «Cada jugador» y «todos los jugadores» incluyen a quien actúa.
DOM-12-3 = A la vez o por turno
    .both = A la vez (Rifa, Caridad, la búsqueda de Ánimos): todas las extracciones y elecciones ocultas se hacen antes de mover carta alguna, y luego se mueven todas juntas. Uno tras otro (Catadores, Pequeño malhechor, Rumores, los robos de Turno de noche): por orden de asiento desde quien actúa, o desde el primero de los otros; en el sentido elegido si se elige.
DOM-12-4 = Cartas al azar
    .both = Una carta al azar la saca la fuente de azar del juego; todas las cartas de la mano son igual de probables.
DOM-12-5 = Sin reponer fuera de turno
    .both = Quien pierde cartas en el turno de otro no roba otras hasta su propia recogida.
DOM-12-6 = Las cartas no tienen dueño
    .both = Una carta es del jugador en cuyo mazo, descarte o mano está, venga de donde venga.
DOM-12-7 = Los efectos duraderos se suman
    .both = Varios Tiroteos aterradores se suman, y varias Amenazas groseras también; varios Envíos perdidos no. Nunca atan a su dueño ni a su compañero.
DOM-12-8 = Cada cual elige por sí
    .both = Lo que otros deben elegir (Ánimos, Catadores, la adivinanza de Ojos vendados) lo eligen ellos. Con una sola pantalla se pasa el aparato, tapado entretanto.
DOM-12-9 = Izquierda y derecha
    .both = A la izquierda está el siguiente en el sentido del reloj, a la derecha el anterior. Con dos jugadores es el mismo y no se pregunta.

## DOM-13

DOM-13 = Fin de la partida
DOM-13-1 = Ocho pilas ganan
    .both = Quien completa su 8.ª pila gana al instante; por equipos, el equipo que completa su 10.ª (DOM-14.3). No se hace nada más: ni recogida, ni reacciones, ni última ronda.
DOM-13-2 = Sin empates
    .both = El empate es imposible: las pilas se construyen de una en una. Los demás se ordenan por sus pilas; con el mismo número comparten el puesto.
DOM-13-3 = Sin otro final
    .both = Las pilas no se pierden nunca y no hay límite de turnos. Una partida solo se detiene antes si todos los jugadores están de acuerdo.
DOM-13-4 = Preguntar si se sigue (regla de la casa)
    .both = Una regla de la casa, que no está en ningún reglamento: si nadie ha construido una pila durante 15 rondas, se dice a todos cómo van los puestos y se pregunta si la partida se detiene. Si todos están de acuerdo, termina y no gana nadie; si uno se niega, sigue, y se pregunta de nuevo tras 15 rondas más.

## DOM-14

DOM-14 = Equipos
DOM-14-1 = Dos equipos de dos
    .both = Los compañeros se sientan enfrente: A1, B1, A2, B2.
DOM-14-2 = Baratijas sustitutas
    .both = Se eligen 4 pueblos. Hacen falta 24 baratijas; las 4 que faltan se sustituyen por cartas de la caja, cuyos efectos no existen.
DOM-14-3 = Un puesto, diez pilas
    .both = Un equipo tiene un puesto para los dos. El primer equipo que completa su 10.ª pila gana al instante. Mazo, descarte, mano y agenda siguen siendo de cada uno.
DOM-14-4 = El compañero ayuda
    .both = Cuando un jugador construye, su compañero puede añadir a esa pila una o más cartas de su mano; quien construye debe poner al menos una. El compañero no roba hasta el final de su propio turno.
DOM-14-5 = El compañero queda a salvo
    .both = Un efecto sobre un adversario o sobre «otro jugador» nunca alcanza al compañero. «Todos los jugadores» y «cada jugador» son los cuatro.
DOM-14-6 = El puesto es de los dos
    .both = Bellota no puede apuntar al puesto del propio equipo; Medida de seguridad y Tendero flexible sí. Ambos adversarios tienen el mismo puesto, así que Bellota no pregunta jugador. Un Sofá en él sirve a los dos.
DOM-14-7 = Pasivas de las cartas del compañero
    .both = Las pasivas de las cartas del compañero en la pila cuentan. Un Recuerdo entrañable toma del descarte de quien lo puso. Tras Llega el invierno vuelve a construir quien construía. Las alteraciones de quien construye (Espectáculo llamativo) no valen para las cartas del compañero.
DOM-14-8 = Todo se dice en voz alta
    .both = Toda conversación entre compañeros es pública; se permite farolear. El programa no tiene un canal solo para compañeros y nunca muestra la mano de un compañero.
DOM-14-9 = Pedir ayuda
    .both = Quien construye propone una pila y pide ayuda; el compañero ofrece cartas o se niega; quien construye confirma o retira. Nada obliga antes, pero todos han visto las cartas ofrecidas, así que una oferta confirmada o retirada no puede deshacerse.
DOM-14-10 = Izquierda y derecha por equipos
    .both = «Izquierda» y «derecha» siguen los asientos, compañeros incluidos (Rifa, Catadores).
DOM-14-11 = Ayuda solo con las pilas
    .both = El compañero solo ayuda con las pilas: ni pagos, ni descartes, ni cartas entregadas.

## DOM-15

DOM-15 = Quién puede ver qué
DOM-15-0 = Zona por zona
    .both = Tu mano solo la ves tú. Los mazos, también el del mercado, no los ve nadie. Los descartes, también el del mercado, los ven todos, en su orden. Mercado, puestos, agendas, reserva de baratijas, caja, efectos duraderos y alteraciones están a la vista. Cuántas cartas hay en cada sitio es público. Las cartas de camino en un efecto las ve quien elige entre ellas o las ordena; nadie si solo se reparten al azar; todos en cuanto se muestran.
DOM-15-1 = Las búsquedas son privadas
    .both = Solo quien busca ve el mazo. La carta tomada no se muestra salvo que lo diga el texto.
DOM-15-2 = Cartas de otros
    .both = Las cartas robadas del mazo de otro o tomadas al azar de una mano las ve quien las toma; la de una mano la conoce, claro, su antiguo poseedor.
DOM-15-3 = Cartas vistas por todos
    .both = Las cartas compradas o tomadas del mercado las conocen todos, vayan adonde vayan después. Recordarlas es cosa de los jugadores.
DOM-15-4 = Preguntas que no delatan
    .both = Una pregunta sobre una reacción no debe revelar quién tiene un búho. O se pregunta solo a quienes pueden reaccionar (más rápido), o siempre a todos los demás mientras haya cartas de reacción en juego.
DOM-15-5 = Lo que contiene una vista
    .both = Lo que el programa muestra o envía a un jugador no contiene más de lo que permite este capítulo.

## DOM-16

DOM-16 = Ediciones y combinaciones
DOM-16-1 = Dos cajas, un juego
    .both = Los pueblos del primer y del segundo juego se mezclan sin cambio alguno.
DOM-16-2 = Dos textos de las cartas
    .both = Una partida usa una sola edición para todas sus cartas. La original tiene las cartas de las primeras tiradas y es la habitual. La remasterizada tiene 22 cartas distintas y dos reglas: DOM-8.5 y DOM-9.5.
DOM-16-3 = Elegir por turnos
    .both = Por orden de turno cada jugador veta un pueblo y luego cada uno elige uno; el último se sortea.

## DOM-17

DOM-17 = Cómo cumple el programa las reglas
DOM-17-1 = El azar se repite
    .both = Todo azar (barajados, dados, cartas al azar, primer jugador) sale de una sola fuente con un número inicial. Las mismas jugadas desde el mismo inicio dan la misma partida.
DOM-17-2 = Ninguna carta se pierde
    .both = Tras cada jugada cada carta está en un solo sitio, y hay 15 por pueblo, 20 baratijas y las sustitutas creadas. El mercado tiene como mucho una carta por casilla, las pilas se numeran sin huecos y quien es preguntado puede responder.
DOM-17-3 = Una jugada rechazada no cambia nada
    .both = Una jugada no permitida no cambia nada, y la respuesta nombra la regla que la prohíbe.

## DOM-diff

DOM-diff = Diferencias entre las ediciones
DOM-diff-1 = Cuándo se rellena el mercado
    .e-original = En la recogida, y donde lo diga una carta.
    .e-remastered = También cada vez que se resuelve una técnica.
DOM-diff-2 = Buscar en un mazo corto
    .e-original = Una búsqueda mira el mazo tal como está.
    .e-remastered = Antes se baraja el descarte con el mazo si este tiene menos cartas de las que se buscan.
DOM-diff-3 = Los búhos después de usarse
    .e-original = Un búho queda en la mano y puede reaccionar otra vez al suceso siguiente.
    .e-remastered = Saber ancestral, Prismáticos y Notas al margen se descartan al usarse y hacen más. Control de calidad es obligatorio.
DOM-diff-4 = Una vez en el turno, y a su final
    .e-original = Espía sabio, Regateador osado, Hallazgo del mercado y Los buenos tiempos se usan una vez por turno. Ninguna carta se usa al final de un turno.
    .e-remastered = Espía sabio, Regateador osado, Los buenos tiempos, Vecino astuto, Equilibrio, Reflejo y Detectores de sonido se usan una vez por turno. Galletas roba una carta a su final.
DOM-diff-5 = Tamaño de la mano
    .e-original = Galletas en la mano lo agrandan, y un Sofá en el puesto también.
    .e-remastered = Un Sofá en el puesto lo agranda; Contactos exclusivos lo hace por un turno.
DOM-diff-6 = Ayudas para pagar
    .e-original = Hallazgo del mercado compra del descarte del mercado, Liquidación permite cartas superfluas, Compra imprescindible desecha baratijas. Ningún coste baja de 0.
    .e-remastered = Esas tres cartas son técnicas: Vale de regalo, Contactos exclusivos y una Compra imprescindible que te abarata el mercado en 2 este turno.
DOM-diff-7 = Otras cartas con otro texto
    .e-original = Como en las primeras tiradas.
    .e-remastered = Distintas: Siesta, Ánimos, Catadores, Compartir es vivir (en vez de Rumores), Aventurero audaz, Socio leal, Incordio, Cazatesoros, Molinillo, Ojos vendados, Reflejo, Detectores de sonido (en vez del Vale de regalo de los camaleones).
