### Ayuda para quien empieza con Merchant of Venus, en español: temas breves en el orden en que se leen.
### El valor es el título del tema; .text contiene sus párrafos, uno por línea y con una línea en blanco
### entre ellos. Los números como MOV-4.6 nombran reglas, y el lector los convierte en enlaces.
### Vocabulario: el de rules.ftl. A quien juega se le trata de tú.

mov-help-1 = De qué va
    .text =
        Eres un comerciante con una nave pequeña, algo de dinero y un cúmulo estelar que nadie ha explorado. Catorce sistemas están habitados, pero al principio nadie sabe por quién.

        Encuentra las culturas, compra mercancías donde se producen y véndelas donde las quieren. Lleva pasajeros. Compra una nave mejor, construye espaciopuertos y fábricas, y gana cuando otros los usen.

        Tu patrimonio es tu dinero más el valor de tus escrituras. Gana quien llega a 2000 créditos de patrimonio al final de un turno propio; al preparar la partida pueden elegirse duraciones más cortas o más largas.

        El juego conoce dos ediciones, la de 1988 y la de 2012. Comparten el tablero y casi todas las reglas. Donde se apartan, el libro de reglas muestra las dos, y la lista de diferencias las pone una junto a otra.

mov-help-2 = Tu turno
    .text =
        Un turno tiene hasta tres partes, siempre por este orden: te mueves, estableces el primer contacto si has encontrado una cultura oculta, y comercias. Después de comerciar ya no te mueves.

        También puedes quedarte donde estás. Quedarte en una ciudad o en un espaciopuerto te cuesta el viaje, pero te deja comprar y vender cuanto quieras, así que a menudo compensa.

        La línea inferior de la pantalla dice siempre de quién es el turno, qué se pregunta y qué puedes hacer. Lo que ahora no puedes elegir aparece en gris y dice por qué, con el número de la regla.

        Más: MOV-3.1.

mov-help-3 = El movimiento y el número de pilotaje
    .text =
        Antes de tirar dices adónde vas: en 1988, la primera casilla que ocuparás; en 2012, el primer enlace que tomarás. Después lanzas los dados de tu nave. Su suma son tus puntos de movimiento (PM).

        Un paso por un enlace gris cuesta 1 PM; un paso hacia la superficie de un planeta o desde ella cuesta 2. En el espacio no te paras donde quieres: vuelas hasta que aterrizas, te detienen o te quedas sin PM. Se aterriza en ciudades, espaciopuertos y asteroides.

        Uno de tus dados es además tu número de pilotaje. Solo cuenta en los círculos y en las telepuertas. Las salidas de un círculo llevan números, y tienes que salir por la que lleve el tuyo. El número se elige una vez y vale para todo el turno, así que mira bien tu camino antes de elegir.

        Si el número señala hacia el lado por el que has venido, la nave se detiene en el círculo. Y cuidado con dar la vuelta: en 1988, un enlace usado en este turno queda cerrado en el otro sentido; en 2012 solo está prohibida la media vuelta inmediata.

        Más: MOV-4.2, MOV-4.4, MOV-4.5, MOV-4.6.

mov-help-4 = Casillas de encuentro y telepuertas
    .text =
        Las casillas de encuentro guardan una ficha oculta. La primera nave que entra en una la descubre para siempre: es una telepuerta, un peligro, un espaciopuerto abierto o una reliquia. El paso a una casilla de encuentro oculta cuesta 1 PM, aparezca lo que aparezca.

        Las telepuertas llevan números del 1 al 6. Cuando sales de una telepuerta boca arriba y tu número de pilotaje es el de otra telepuerta boca arriba, saltas hasta ella por 1 PM, esté donde esté. Si no existe esa telepuerta, sales por un enlace normal.

        Las reliquias son únicas y no ocupan sitio. En 1988 puedes coger una si terminas tu turno sobre ella. En 2012 te detienes, la coges y tu turno termina en el acto.

        Un espaciopuerto abierto no es de nadie. En él puedes comerciar cuanto quieras, incluso en el turno en que se descubre.

        Más: MOV-4.7, MOV-4.10, MOV-11.

mov-help-5 = Peligros
    .text =
        Un peligro pide un peaje. Págalo y sigue volando, o párate allí sin pagar nada y termina tu turno. Si no puedes pagar, te paras.

        Cada escudo rebaja el peaje en 20. Un impulsor del color del peligro lo salta, sin peaje y sin gastar PM. Los peligros azules no se pueden saltar.

        En 1988, quedarse otro turno en un peligro también cuesta el peaje; marcharse es gratis. En 2012 las dos cosas son gratis.

        Más: MOV-4.8.

mov-help-6 = Primer contacto
    .text =
        Cuando terminas tu movimiento en una ciudad o en un espaciopuerto abierto de un sistema con la cultura oculta, la descubres. Su carta se pone boca arriba, su mercado se abre y desde ese momento todos pueden comerciar con ella.

        La carta es tuya. Vale entre 60 y 120 créditos, que solo puedes gastar con esa cultura, ahora o más tarde. Al principio, cuando tienes poco dinero, con ella pagas tu primera carga.

        Antes de aterrizar puedes mirar: una nave que llega a una órbita puede ver en secreto la carta oculta y seguir su camino. Pero la carta es solo para quien aterriza.

        Más: MOV-4.12, MOV-6.1, MOV-10.2.

mov-help-7 = Comprar y vender
    .text =
        Cada cultura vende una mercancía. Las culturas con los números siguientes la compran y pagan más de lo que te costó a ti. Por eso las mercancías viajan siempre hacia números más altos: de la cultura 3 a la 4 o la 5, y tras el número mayor se vuelve al 1. La propia mercancía dice quién la compra.

        Si acabas de llegar a una ciudad o a la Base, puedes comprar una cosa y vender una cosa. En un espaciopuerto, o si te quedas un turno, no hay límite. Los pasajeros, los descartes y los tratos con otros jugadores nunca cuentan.

        Una mercancía vendida va al cubilete y no vuelve a quien la produce hasta que sale de nuevo. Un mercado puede quedarse vacío.

        El equipo se puede canjear por la mitad de su precio. No te dan dinero, sino crédito para gastar en el mismo lugar y en el mismo turno.

        Puedes hacer tratos con los jugadores cuyas naves estén en tu casilla, como mejor os parezca. Solo las naves y las escrituras no cambian nunca de manos.

        Más: MOV-7.2, MOV-7.3, MOV-7.5, MOV-10.1, MOV-10.3.

mov-help-8 = La demanda y el cubilete
    .text =
        Algunas culturas piden una mercancía concreta y añaden una bonificación a su valor. Si muestran varias demandas iguales, por una sola mercancía cobras la suma de todas. Después una demanda va al cubilete con la mercancía, y las demás se quedan para la venta siguiente.

        El cubilete contiene demandas, pasajeros y mercancías vendidas. Por cada ficha que entra se roba otra enseguida y se pone donde corresponde. Así, cada venta cambia los mercados, quizá a tu favor, quizá cuando todavía estás vendiendo.

        Las fichas de una cultura aún oculta esperan junto al tablero hasta que alguien la encuentra.

        Más: MOV-8.1, MOV-8.2.

mov-help-9 = Pasajeros
    .text =
        Los pasajeros esperan con una cultura o en la Base, y cada uno quiere ir a un sitio. Embárcalos si te queda lugar: un pasajero ocupa la mitad que una mercancía. Desembárcalos en cualquier ciudad o espaciopuerto de la cultura a la que van, o en la Base si quieren ir allí, y la banca paga la tarifa.

        Los pasajeros no gastan compras ni ventas, y embarcarlos no cuesta nada. Cuando no hay mercancía que comprar, son la manera de ganar dinero.

        Más: MOV-8.3.

mov-help-10 = Naves y equipo
    .text =
        Empiezas con un Explorador: 3 dados y 2 bodegas. El Clíper tiene 4 dados y 2 bodegas; el Transporte, 3 dados y 3 bodegas; el Carguero, 2 dados y 5 bodegas. Una nave rápida llega más lejos; una grande gana más en cada viaje.

        En cada bodega cabe una mercancía, o dos cosas más pequeñas: pasajeros, impulsores o escudos. Tu primer escudo viaja en el casco y no ocupa sitio.

        Al comprar una nave nueva entregas la vieja a cuenta. En una visita con una sola compra y una sola venta, gasta las dos. En la Base se venden las cuatro naves.

        Un impulsor amarillo o rojo salta las casillas de su color: no cuestan PM ni peaje. Antes de tirar eliges si tus impulsores están encendidos. Un impulsor encendido se usa a la fuerza, y no puedes pararte en lo que salta.

        Más: MOV-1.2, MOV-4.11, MOV-7.6, MOV-7.7, MOV-11.

mov-help-11 = Espaciopuertos y fábricas
    .text =
        En un lugar de comercio de un sistema puedes comprar por 200 créditos la escritura de una de sus órbitas y construir allí un espaciopuerto. Todos pueden aterrizar y comerciar en él sin límites, y la banca te paga el 10 % de todo lo que se comercie allí, incluido lo tuyo.

        Una fábrica cuesta 100 o 200 créditos. Hay una por cultura, y produce una mercancía mejor que cualquiera puede comprar. De cada una que se vende cobras la mitad del precio.

        Las escrituras no son dinero perdido: cuentan en tu patrimonio por su valor impreso. Las de tu propia cultura te cuestan un 20 % menos, y aun así cuentan enteras.

        Más: MOV-9.1, MOV-9.2, MOV-9.3, MOV-9.4, MOV-9.5.

mov-help-12 = Ganar
    .text =
        La meta se comprueba solo al final de tu propio turno. Una comisión en el turno de otro puede hacer que la superes, pero tienes que seguir ahí cuando termine tu turno siguiente.

        Las naves, el equipo, la carga y las cartas de cultura no cuentan nada. Cerca del final, vende en lugar de comprar y piénsate dos veces una nave nueva. Una escritura nunca te hace retroceder.

        Más: MOV-12.2.

mov-help-13 = Una buena primera hora
    .text =
        Primeros turnos: ve hacia un sistema cercano a la Base, mira su carta desde una órbita, aterriza y gasta la carta en mercancías. Embarca a todos los pasajeros que te cojan de camino.

        Después busca culturas que estén cerca unas de otras, cada una compradora de lo que vende la anterior, y encadénalas. Ninguna mercancía se vende de vuelta por donde vino, pero bastan cuatro culturas bien situadas para formar un circuito en el que nunca vuelas de vacío. Un buen circuito rinde más que la mercancía más cara, y los pasajeros pagan los tramos en los que llevas poca carga.

        Compra el equipo que pide tu ruta: un impulsor para sus colores, un escudo para sus peajes. Construye un espaciopuerto donde más comerciéis tú y los demás.
