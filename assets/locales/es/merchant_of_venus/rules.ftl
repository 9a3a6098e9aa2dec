### Merchant of Venus: texto del lector de reglas en español.
### Un mensaje por regla (MOV-4.5.1 -> MOV-4-5-1): el valor es el título; «.both» vale para las dos
### ediciones, «.e1988» y «.e2012» solo para la suya. Los capítulos y apartados tienen solo valor.
### Aquí no hay cifras que el programa lea: las reglas se calculan con los datos del juego.
###
### Vocabulario único del producto (inglés = español):
###   space = casilla; link = enlace; route = ruta; system = sistema; orbit = órbita; MP = PM (punto de movimiento)
###   circle = círculo de navegación; pilot number = número de pilotaje; exit = salida; heading = rumbo; fork = bifurcación
###   gate = telepuerta; hazard = peligro; fee = peaje; asteroid = asteroide; box = casilla de encuentro
###   encounter marker = ficha de encuentro; relic = reliquia; landing place = lugar de aterrizaje; to land = aterrizar
###   trading place = lugar de comercio; surface city = ciudad de superficie; space city = ciudad espacial
###   Base = Base Galáctica (la Base); port = espaciopuerto; open port = espaciopuerto abierto; factory = fábrica
###   culture = cultura; science = ciencia; race = raza; first contact = primer contacto; to observe = observar
###   culture card = carta de cultura (1988: pagaré; 2012: carta de primer contacto); discoverer = descubridor
###   good = mercancía; factory good = mercancía de fábrica; price = precio; value = valor; cup = cubilete
###   demand = demanda; bonus = bonificación; passenger = pasajero; fare = tarifa; market = mercado; supply area = reserva
###   hold = bodega; hull = casco; capacity = capacidad; shield = escudo; drive = impulsor; ship class = clase de nave
###   Scout = Explorador; Clipper = Clíper; Transport = Transporte; Freighter = Carguero
###   deed = escritura; commission = comisión; home discount = descuento de origen; net worth = patrimonio; bank = banca
###   to barter, to trade in = canjear; bartering = trueque; trade-in value = valor de canje; barter credit = crédito de trueque
###   limited visit = visita limitada; to discard = descartar; to pick up / set down = embarcar / desembarcar
###   curtain = telón; table (a game set up) = mesa; undo = deshacer; redo = rehacer; study mode = modo de estudio
###   player trade = trato entre jugadores; seat = puesto; turn = turno; roll = tirada; goal = meta; ruling = interpretación
### Los nombres propios de reliquias, mercancías y culturas conservan su forma original.

## Introducción

MOV-1-aim = Objetivo del juego
    .both = Cada jugador pilota una nave mercante por un cúmulo de sistemas estelares cuyas culturas están ocultas al principio. Explora, compra barato y vende donde hay interés, lleva pasajeros, mejora su nave y su equipo, construye fábricas y espaciopuertos. Gana el primer jugador que termine un turno propio con un patrimonio de al menos 2000 créditos.
MOV-1-players = Jugadores y ediciones
    .both = Las dos ediciones son un mismo juego con dos reglamentos: el mismo tablero con un sistema cambiado, el mismo turno y el mismo comercio. Cada partida usa una sola edición de principio a fin; solo pueden añadirse las opciones del capítulo MOV-13.
    .e1988 = De 2 a 6 jugadores. El mínimo no está impreso; aquí se toma 2 (interpretación).
    .e2012 = De 2 a 4 jugadores. Es el juego clásico de la edición de 2012.

## Glosario

MOV-term-credit = crédito
    .text = La moneda del juego. Aquí se abrevia cr; en 1988 se escribe con el signo $ y en 2012 con una c.
MOV-term-space = casilla
    .text = Cada uno de los puntos del tablero que puede ocupar una nave.
MOV-term-link = enlace
    .text = El tramo que une dos casillas vecinas. Recorrer un enlace de sistema o de ruta cuesta 1 PM; uno de superficie, 2 PM. Los enlaces entre ciudades de un mismo planeta solo existen para quien tiene el Alerón, y en la Nebulosa hay uno oculto que no está dibujado.
MOV-term-mp = PM
    .text = Puntos de movimiento: lo que suman los dados del turno y se gasta al avanzar.
MOV-term-circle = círculo
    .text = Casilla de la que hay que salir por la flecha que muestra el número de pilotaje. En 1988 se llama círculo de navegación; en 2012, casilla de navegación.
MOV-term-pilot-number = número de pilotaje
    .text = El resultado de uno de los dados de este turno, elegido para salir de los círculos y las telepuertas. En 2012 es el valor del dado que se asigna a la navegación.
MOV-term-hazard = peligro
    .text = Casilla o ficha que cobra un peaje a quien quiera seguir adelante. En 1988 son los óvalos y los marcadores de penalización.
MOV-term-box = casilla de encuentro
    .text = Casilla que guarda una ficha de encuentro. En 1988 lleva un signo de interrogación.
MOV-term-gate = telepuerta
    .text = Ficha de encuentro con un número del 1 al 6 que envía la nave a otra telepuerta.
MOV-term-surface-city = ciudad de superficie
    .text = Ciudad de un planeta, a la que se llega por enlaces de superficie.
MOV-term-space-city = ciudad espacial
    .text = Ciudad impresa en el tablero, en pleno espacio. En 2012 se llama espaciopuerto neutral.
MOV-term-base = Base
    .text = La Base Galáctica, casilla de salida de todas las naves. En 2012 cuenta entre los espaciopuertos neutrales.
MOV-term-port = espaciopuerto
    .text = Puerto que un jugador construye en una órbita. En 2012, espaciopuerto mercante.
MOV-term-open-port = espaciopuerto abierto
    .text = Puerto que aparece en una casilla de encuentro y no pertenece a nadie.
MOV-term-landing-place = lugar de aterrizaje
    .text = Ciudad de superficie, ciudad espacial, Base, espaciopuerto, espaciopuerto abierto o asteroide.
MOV-term-trading-place = lugar de comercio
    .text = Todo lugar de aterrizaje que no sea un asteroide, incluida la Base. Cuando una regla de 2012 habla sin más de espaciopuerto, se refiere a los neutrales, los mercantes y los abiertos; «ciudad o espaciopuerto» es, pues, un lugar de comercio.
MOV-term-asteroid = asteroide
    .text = Roca en la que se puede aterrizar. También lo es una casilla de encuentro con una reliquia, o cuya reliquia ya se han llevado.
MOV-term-culture-card = carta de cultura
    .text = Oculta y nombra a la cultura de un sistema; después vale como crédito ante ella. En 1988 se llama pagaré; en 2012, carta de primer contacto.
MOV-term-deed = escritura
    .text = Título de propiedad de un espaciopuerto o de una fábrica; cuenta para el patrimonio.
MOV-term-cup = cubilete
    .text = El recipiente del que se roban al azar las mercancías vendidas, las demandas y los pasajeros.
MOV-term-limited-visit = visita limitada
    .text = Turno en el que la nave acaba de llegar a una ciudad de superficie, a una ciudad espacial o a la Base: una compra y una venta como mucho (MOV-7.2.2).
MOV-term-barter-credit = crédito de trueque
    .text = Poder de compra que se obtiene al canjear piezas y que solo dura este turno.
MOV-term-net-worth = patrimonio
    .text = Dinero más escrituras: lo que decide la partida. En 1988 se llama valor efectivo.

## Diferencias entre las ediciones

MOV-diff = Diferencias entre las ediciones
MOV-diff-1 = Jugadores
    .e1988 = De 2 (interpretación) a 6.
    .e2012 = De 2 a 4.
MOV-diff-2 = Razas de los jugadores
    .e1988 = Seis.
    .e2012 = Cuatro: Humanos, Eeepeep, Whynom y Qossuth.
MOV-diff-3 = Jugador inicial
    .e1988 = Quien saca más con dos dados, que además elige raza primero.
    .e2012 = Al azar.
MOV-diff-4 = Números de las culturas
    .e1988 = Del 1 al 10; cuatro de ellos se dividen en a y b.
    .e2012 = Del 1 al 14.
MOV-diff-5 = Compradores de una mercancía
    .e1988 = Las culturas con los tres números siguientes, incluidas las dos letras de un número dividido; las culturas a y b de un mismo número nunca se compran entre sí.
    .e2012 = Los números impresos en la ficha, siempre consecutivos.
MOV-diff-6 = Nombres de algunas mercancías
    .e1988 = Voll Silk, Space Spice, Mulch Wine y Servo Mechanism.
    .e2012 = Canned Traits, Glorious Junk, Living Toys y Pedigree Bolts.
MOV-diff-7 = Mercancías de fábrica
    .e1988 = Otras mercancías, con nombre propio; nunca satisfacen una demanda.
    .e2012 = Versión mejorada de la mercancía de la propia cultura; satisface sus demandas.
MOV-diff-8 = Salida de las mercancías de fábrica
    .e1988 = Cuando se construye la fábrica.
    .e2012 = Se colocan en el primer contacto, bloqueadas hasta que se construye la fábrica.
MOV-diff-9 = El Mundo Colonia
    .e1988 = Sin círculo de navegación.
    .e2012 = Con un círculo, unido a la ruta que va del Planeta Errante al Mundo Selvático.
MOV-diff-10 = Pasajeros
    .e1988 = Sin nombre.
    .e2012 = Cada uno tiene un título, sin efecto en el juego.
MOV-diff-11 = Declaración antes de tirar
    .e1988 = La primera casilla que se ocupará, nunca una que se vaya a saltar.
    .e2012 = Un rumbo, es decir, el primer enlace.
MOV-diff-12 = Declaración imposible tras la tirada
    .e1988 = Queda anulada y vale cualquier primer paso legal.
    .e2012 = Lo mismo (interpretación).
MOV-diff-13 = Dar la vuelta
    .e1988 = Un enlace recorrido en el turno no puede recorrerse en sentido contrario en ese turno.
    .e2012 = No se puede dar media vuelta de inmediato; de un círculo nunca se sale por el enlace por el que se entró en el turno.
MOV-diff-14 = Empezar el turno en un peligro
    .e1988 = Quedarse cuesta el peaje; marcharse es gratis.
    .e2012 = Quedarse y marcharse son gratis (interpretación).
MOV-diff-15 = Llegada por telepuerta
    .e1988 = Se sale de la telepuerta de llegada por la regla normal; con el Conmutador se puede volver a saltar.
    .e2012 = La regla de las telepuertas no se aplica a la de llegada; se declara un rumbo nuevo.
MOV-diff-16 = Cierre de telepuertas
    .e1988 = Se declara antes de tirar y apaga todas las telepuertas durante el turno.
    .e2012 = Se decide en cada telepuerta, al entrar en ella.
MOV-diff-17 = Arranque de salto
    .e1988 = Si no sale la telepuerta nombrada, se elige libremente entre los números obtenidos; el salto cuesta 2 PM desde una ciudad de superficie.
    .e2012 = Si algún dado coincide con una telepuerta del tablero, hay que asignar uno de esos dados; cuesta 1 PM.
MOV-diff-18 = Reliquia en una casilla de encuentro
    .e1988 = Puede cogerla cualquiera que termine allí su turno.
    .e2012 = Pararse, cogerla, poner una ficha de asteroide y terminar el turno en el acto; o seguir volando.
MOV-diff-19 = Asteroide
    .e1988 = Descartar carga, coger la reliquia y tratar con otros jugadores.
    .e2012 = Solo tratar con otros jugadores; después termina el turno.
MOV-diff-20 = La carta de cultura como dinero
    .e1988 = Se canjea como si fuera equipo y da crédito de trueque por todo su valor; no gasta la venta de una visita limitada, pero cada cosa comprada gasta una compra.
    .e2012 = Se usa al comprar; lo que se paga por entero con ella no gasta ninguna compra.
MOV-diff-21 = Escrituras de espaciopuerto
    .e1988 = Se toman de la banca; cada una nombra su órbita.
    .e2012 = Hay una ficha en cada órbita desde el primer contacto; se elige la órbita.
MOV-diff-22 = Marcador de fábrica
    .e1988 = En cualquier ciudad o espaciopuerto del sistema, a elección del dueño.
    .e2012 = En el lugar de la escritura, en el mercado.
MOV-diff-23 = Comisión del espaciopuerto: base
    .e1988 = El 10 % de todos los precios, valores, bonificaciones de demanda y valores de canje, pagarés incluidos.
    .e2012 = El 10 % de los créditos gastados, los créditos recibidos, los trueques y el crédito de primer contacto usado.
MOV-diff-24 = Comisión del espaciopuerto: momento
    .e1988 = En cada operación (interpretación).
    .e2012 = Una sola vez, tras la última compra o venta.
MOV-diff-25 = Entrega de la nave vieja
    .e1988 = Donde se compre la nueva.
    .e2012 = Solo donde se vendan naves; el efecto es el mismo.
MOV-diff-26 = Reliquias a la venta en la Base
    .e1988 = No.
    .e2012 = Sí, las que se hayan canjeado allí.
MOV-diff-27 = Descartar
    .e1988 = En ciudad, espaciopuerto o asteroide; no en el mismo turno en que se obtuvo la pieza.
    .e2012 = En ciudad o espaciopuerto, en cualquier momento de la fase de transacciones.
MOV-diff-28 = Piezas agotadas
    .e1988 = El equipo es limitado (interpretación); 12 marcadores de espaciopuerto y fábrica por jugador.
    .e2012 = El dinero, los puntos azules y las fichas de espaciopuerto se pueden sustituir; todo lo demás es limitado.
MOV-diff-29 = Banca vacía
    .e1988 = Termina la partida y gana el más rico.
    .e2012 = Solo con la opción de banca pequeña; con su propia regla de desempate.
MOV-diff-30 = Supergigante y Supernova
    .e1988 = Sistemas estelares deshabitados.
    .e2012 = No son sistemas, sino rutas comerciales; no cambia nada en el juego.
MOV-diff-31 = Reliquia Láser
    .e1988 = En juego sin función, o fuera de él (el texto se contradice).
    .e2012 = No existe.
MOV-diff-32 = Opciones del reglamento
    .e1988 = Se nombran el combate y los Rastur, pero su texto no está disponible.
    .e2012 = Duración variable, banca pequeña y partida rápida.
MOV-diff-33 = Límite de dados
    .e1988 = Los dados de la nave.
    .e2012 = Nunca más de 4 dados.
MOV-diff-34 = Colores de las escrituras
    .e1988 = Las naranjas cuentan 100 y las moradas 200.
    .e2012 = Cuenta el valor impreso.
MOV-diff-35 = Los dados tras la tirada
    .e1988 = Siguen sobre la mesa hasta que declara el jugador siguiente.
    .e2012 = No se indica nada.

## Capítulo 1

MOV-1 = Componentes
MOV-1-1 = Piezas y dinero
MOV-1-1-1 = Culturas y ciencias
    .both = Las piezas, sus cantidades y sus precios figuran en la lista de componentes. Cada cultura tiene un número, un nombre y una de cinco ciencias: Biotecnología, Industria, Tecnología, Metafísica o Primitiva. La ciencia decide qué equipo y qué naves vende.
MOV-1-1-2 = El ciclo de los números
    .both = Los números de las culturas forman un ciclo. En 1988, después del 10 vuelve el 1. En 2012 van del 1 al 14 y después del 14 vuelve el 1; lo necesita toda lista de compradores que pase del 14 (interpretación).
MOV-1-1-3 = Precio y valor de una mercancía
    .both = La ficha de mercancía indica quién la vende, su precio, su valor y sus compradores. El precio es lo que el jugador paga a la cultura que vende; el valor, lo que paga la cultura que compra.
MOV-1-1-4 = Cuando se agotan las piezas
    .e1988 = Las cantidades de equipo y de fichas de bonificación son un límite estricto; quien haya colocado sus 12 marcadores ya no puede construir nada más (interpretación).
    .e2012 = Los créditos, las fichas de punto azul o asteroide y las fichas de espaciopuerto mercante se pueden sustituir cuando se acaban. Todas las demás cantidades son un límite estricto.
MOV-1-1-5 = El dinero es público
    .both = El dinero está a la vista de todos y puede cambiarse en la banca en cualquier momento.
MOV-1-1-6 = Cantidades enteras
    .both = Todas las cantidades son números enteros: los precios y valores son múltiplos de 10, así que sus partes del 10, el 20 y el 50 % también lo son. Si algún dato no lo cumpliera, las comisiones se redondean hacia abajo (interpretación).
MOV-1-1-7 = Los campos de color de las fichas
    .e2012 = Cada ficha de mercancía tiene un solo precio y un solo valor: el del campo blanco. Los campos rojo y verde no se usan. El lado azul de las fichas de punto y asteroide tampoco tiene uso en estas reglas (interpretación).
MOV-1-1-8 = Lo que nunca se agota
    .both = Cada órbita y cada sistema habitado tiene exactamente una escritura; de cada mercancía hay las fichas que indica la lista de componentes.
    .e1988 = Las naves nunca se agotan: las dos cartas de doble cara de cada jugador muestran las cuatro clases, y solo se usa una nave a la vez.
MOV-1-2 = Nave, bodegas y carga
MOV-1-2-1 = La nave
    .both = La clase de la nave fija sus dados (la velocidad), sus bodegas, su precio y su valor de canje. Cada jugador tiene una sola nave.
MOV-1-2-2 = Capacidad de las bodegas
    .both = Cada bodega tiene capacidad 2. Una mercancía ocupa 2; un pasajero, un impulsor o cada escudo que no vaya en el casco ocupan 1.
MOV-1-2-3 = Reparto libre de la carga
    .both = La carga puede redistribuirse entre las bodegas en cualquier momento y sin coste. Por eso cabe siempre que la suma de lo que ocupa no pase del doble del número de bodegas (interpretación).
MOV-1-2-4 = El casco
    .both = Un escudo viaja en el casco sin ocupar sitio. Las reliquias nunca ocupan sitio, tampoco las reliquias Impulsor amarillo y Escudo; la reliquia Escudo se suma al escudo normal del casco. En 2012 se lee así para todas las reliquias (interpretación).
MOV-1-2-5 = El escudo pasa al casco
    .both = Si el lugar del casco está libre y hay un escudo en una bodega, el escudo pasa enseguida al casco: nadie está obligado a ocupar más sitio del necesario (interpretación).
MOV-1-2-6 = Lo que no ocupa sitio
    .both = El dinero, las cartas de cultura y las escrituras no ocupan sitio.
MOV-1-2-7 = Solo entra lo que cabe
    .both = No se puede comprar, embarcar ni coger una pieza que no quepa; antes hay que hacer sitio.
    .e1988 = El reglamento deja cargar de más y descartar después lo que sobra. Aquí se rechaza primero y se ofrece descartar en el mismo momento: el resultado es igual (interpretación).

## Capítulo 2

MOV-2 = Preparación
MOV-2-1 = Jugadores y comienzo
MOV-2-1-1 = Número de jugadores
    .both = De 2 a 6 jugadores en 1988 y de 2 a 4 en 2012.
MOV-2-1-2 = La banca
    .both = En esta mesa la banca se lleva sola.
    .e1988 = En las reglas impresas, uno de los jugadores lleva la banca.
MOV-2-1-3 = Equipo inicial
    .both = Cada jugador recibe una raza con sus piezas, un Explorador, sus marcadores de espaciopuerto y fábrica (12 en 1988) y 20 créditos por cada jugador de la partida. No puede haber dos jugadores de la misma raza.
MOV-2-1-4 = Razas y jugador inicial
    .e1988 = Todos tiran dos dados: quien saque más elige raza primero y mueve primero. Los empatados en cabeza vuelven a tirar; los demás eligen en el sentido de las agujas del reloj (interpretación).
    .e2012 = Las razas se acuerdan o, si hay desacuerdo, se reparten al azar. El jugador inicial se sortea y recibe la carta de primer jugador, que solo señala de quién es el turno. La señal pasa al jugador siguiente con cada turno (interpretación).
MOV-2-1-5 = Orden de juego
    .both = Se juega en el sentido de las agujas del reloj.
MOV-2-2 = Colocar las piezas
MOV-2-2-1 = Reparto de las culturas
    .both = Se barajan las 14 cartas de cultura y se pone una boca abajo en cada uno de los 14 sistemas habitados. Nadie las mira.
MOV-2-2-2 = Reparto de los encuentros
    .both = Se mezclan boca abajo las fichas de encuentro, se pone una en cada casilla de encuentro y las que sobran se retiran sin mirarlas. En 1988 se apartan antes las fichas de Fuerte, Láser, Bola Nova y Rastur, que son del combate. Sobre la reliquia Láser, véase MOV-11.12.1.
MOV-2-2-3 = Mercancías junto al tablero
    .both = Las mercancías se ordenan por culturas junto al tablero, en la reserva de cada una. En 2012 van allí también las mercancías y las escrituras de fábrica. En 1988 las mercancías de fábrica quedan aparte hasta que se construye su fábrica.
MOV-2-2-4 = Contenido del cubilete
    .both = Todas las fichas de demanda y de pasajero van al cubilete (48 en 1988).
MOV-2-2-5 = Piezas que se retiran
    .e2012 = Antes se retiran todas las piezas del juego estándar y los cinco pasajeros Diva, Embajador, Cocinero, Político e Invasor.
MOV-2-2-6 = Órbita de la Nave Generacional
    .both = El círculo superior de la Nave Generacional es también una órbita; el tablero la muestra.
    .e2012 = Puede recordarse con una escritura de espaciopuerto.
MOV-2-2-7 = Casilla de salida
    .both = Todas las naves empiezan en la Base.
MOV-2-2-8 = La meta
    .both = Se gana con un patrimonio de 2000 créditos, salvo que se juegue con otra duración (MOV-13.1.1).

## Capítulo 3

MOV-3 = Desarrollo del turno
MOV-3-1 = Partes del turno
MOV-3-1-1 = Las tres partes del turno
    .both = El turno consta de movimiento, primer contacto (si lo hay) y transacciones, por este orden. Nadie mueve en un turno después de comerciar.
MOV-3-1-2 = Quedarse o mover
    .both = Al comienzo del turno, el jugador puede quedarse donde está. Si está en un lugar de comercio, pasa directamente a las transacciones, sin límites. En otro sitio, quedarse pone fin al turno, salvo lo que permiten MOV-4.9.2, MOV-4.10.3 y MOV-10.3. Para quedarse en un peligro en 1988, véase MOV-4.8.6.
MOV-3-1-3 = Tras la tirada hay que mover
    .both = Una vez lanzados los dados, la nave tiene que dar al menos un paso si existe alguno legal.
MOV-3-1-4 = Después del movimiento
    .both = En un lugar de comercio con una cultura por descubrir: primer contacto y luego transacciones. En otro lugar de comercio: transacciones. En un asteroide: MOV-4.9. En cualquier otro sitio termina el turno.
MOV-3-1-5 = Paso del turno
    .both = El turno pasa al jugador de la izquierda cuando el jugador lo termina o cuando termina por regla (MOV-12.1.1).
MOV-3-2 = Deshacer y rechazos
MOV-3-2-1 = Deshacer una acción
    .both = Una acción puede deshacerse mientras no haya salido a la luz nada nuevo: una tirada, una ficha robada del cubilete, una carta o ficha girada o mirada, o la respuesta de otro jugador. Después ya es firme (interpretación).
MOV-3-2-2 = Lo rechazado no cambia nada
    .both = Un paso o una acción que las reglas no permiten no cambia nada; se muestra el motivo con el número de la regla (interpretación).

## Capítulo 4

MOV-4 = Movimiento

MOV-4-1 = Preparar la salida
MOV-4-1-1 = Impulsores encendidos
    .both = Los impulsores están encendidos mientras no se apaguen: en 1988, antes de tirar; en 2012, al declarar el rumbo. Lo elegido vale para todo el turno. En 2012, ni el rumbo nuevo tras un salto (MOV-4.7.5) ni un Arranque de salto fallido (MOV-11.7.3) permiten cambiarlo (interpretación).
MOV-4-1-2 = Apagar impulsores
    .both = Cada impulsor se enciende o se apaga por separado. Un impulsor combinado funciona entero o no funciona: no se puede apagar solo la mitad. Uno amarillo y uno rojo, ambos encendidos, actúan como uno combinado.
MOV-4-1-3 = Reliquias antes de tirar
    .both = También se decide antes de tirar si se usa el Piloto automático (MOV-11.5), si se usa el Arranque de salto y con qué telepuerta (MOV-11.7) y, en 1988, si se activa el Cierre de telepuertas (MOV-11.10).
MOV-4-1-4 = Cambiar los ajustes
    .e1988 = Los ajustes de este apartado y la declaración pueden cambiarse en cualquier orden hasta la tirada. Si un cambio hace que la casilla declarada ya no sea un primer paso posible, la declaración se borra (interpretación).

MOV-4-2 = Declaración
MOV-4-2-1 = Qué se declara
    .e1988 = Antes de tirar se nombra la primera casilla que ocupará la nave: una vecina o la primera que haya detrás de una serie de casillas saltadas. Nunca una que vaya a saltar un impulsor encendido.
    .e2012 = Antes de tirar se elige un rumbo, es decir, un enlace que salga de la casilla actual.
MOV-4-2-2 = Declarar en círculos y telepuertas
    .both = En un círculo puede declararse cualquier salida. En una telepuerta, cualquier enlace o cualquier otra telepuerta boca arriba. En 2012 se juega igual (interpretación).
MOV-4-2-3 = Tirar sin declarar
    .both = Una tirada sin declaración no cuenta: hay que declarar y tirar de nuevo. Aquí no puede ocurrir, porque no se puede tirar hasta haber declarado (interpretación).
MOV-4-2-4 = El primer paso sigue la declaración
    .both = El primer paso tiene que cumplir la declaración si la tirada lo permite. Si no, la declaración queda anulada y vale cualquier primer paso legal. En 2012 se juega igual (interpretación).
MOV-4-2-5 = Declaración en un círculo
    .both = Si al menos uno de los números obtenidos lleva a la salida declarada, el número de pilotaje tiene que ser uno de ellos. Si ninguno lleva allí, se elige cualquier número obtenido y la nave debe seguirlo. En 2012 se juega igual (interpretación). En 1988, con impulsores encendidos, un número lleva a la casilla declarada si el paso o el salto por su salida puede terminar en ella (interpretación).
MOV-4-2-6 = Declaración en una telepuerta
    .both = Si se declaró otra telepuerta y ha salido su número, ese es por fuerza el número de pilotaje. Si se declaró un enlace normal, hay que elegir un número obtenido que no provoque un salto, si lo hay. En los demás casos vale cualquier número obtenido. En 2012 se juega igual (interpretación).

MOV-4-3 = Tirada
MOV-4-3-1 = Dados según la nave
    .both = Se lanzan tantos dados como indica la clase de la nave: Clíper 4, Explorador 3, Transporte 3, Carguero 2. La suma son los PM del turno.
MOV-4-3-2 = Cuatro dados como máximo
    .e2012 = En un turno nunca se lanzan más de 4 dados.
MOV-4-3-3 = El dado de pilotaje también cuenta
    .both = El dado elegido como número de pilotaje sigue sumando para los PM.
MOV-4-3-4 = Los dados quedan a la vista
    .both = Aquí se muestra la última tirada de cada jugador hasta que vuelve a tirar (interpretación).
    .e1988 = En las reglas impresas, los dados siguen a la vista hasta que declara el jugador siguiente.

MOV-4-4 = Pasos y costes
MOV-4-4-1 = Paso a paso por los enlaces
    .both = Cada paso recorre un enlace hasta la casilla siguiente. No se puede omitir ninguna casilla, salvo con impulsores y telepuertas.
MOV-4-4-2 = Coste de un paso
    .both = Un enlace gris, punteado o continuo, cuesta 1 PM; uno de superficie, 2 PM, en ambos sentidos. Con el Alerón, véase MOV-11.4.
MOV-4-4-3 = Con 1 PM no hay superficie
    .both = Quien solo tiene 1 PM no puede entrar en una ciudad de superficie ni salir de ella.
MOV-4-4-4 = La inercia en el espacio
    .both = En el espacio, la nave sigue adelante hasta que aterriza, la detienen, queda bloqueada o se queda sin PM.
MOV-4-4-5 = Nave bloqueada
    .both = Si no hay ningún paso legal que se pueda costear, se pierden los PM restantes y el movimiento termina. En 2012 se juega igual (interpretación).
MOV-4-4-6 = Aterrizar termina el movimiento
    .both = Aterrizar en un lugar de aterrizaje termina el movimiento y hace perder los PM restantes. En ningún otro sitio puede detenerse una nave por voluntad propia, salvo al negarse a pagar un peaje o al elegir un número de pilotaje que señale hacia atrás. La casilla de salida del turno solo vuelve a contar como lugar de aterrizaje tras haber dado al menos un paso (interpretación).
MOV-4-4-7 = Sin PM en un lugar de aterrizaje
    .both = Una nave que agota sus PM en un lugar de aterrizaje ha aterrizado allí.
MOV-4-4-8 = Órbita sin espaciopuerto
    .both = Una órbita sin espaciopuerto no es un lugar de aterrizaje.
MOV-4-4-9 = Las demás naves no estorban
    .both = Las demás naves nunca bloquean ni influyen en el movimiento. En una casilla caben todas las que se quiera.
MOV-4-4-10 = Elegir en las bifurcaciones
    .both = En una bifurcación, el jugador elige libremente el enlace siguiente, siempre que no dé la vuelta (MOV-4.5).

MOV-4-5 = Dar la vuelta
MOV-4-5-1 = No desandar un enlace
    .e1988 = Un enlace recorrido en este turno no puede recorrerse en sentido contrario en el mismo turno. En el mismo sentido sí puede repetirse, dando un rodeo circular. También cuentan las casillas saltadas: se considera recorrido cada enlace del salto (interpretación). La prohibición se aplica enlace por enlace: tras el paso de A a D solo queda cerrado el camino de D a A, y a A se puede volver por otros enlaces (interpretación).
MOV-4-5-2 = Sin media vuelta inmediata
    .e2012 = La nave no puede dar media vuelta en el acto: el paso siguiente no puede usar el enlace del paso que acaba de dar. De un círculo nunca se sale por un enlace por el que se entró en el mismo turno. Lo inmediato se toma al pie de la letra: después de rodear un bucle, la nave puede recorrer un enlace en el otro sentido, salvo para salir de un círculo (interpretación). Si un paso saltó casillas, el enlace vedado es el último recorrido (interpretación); dentro del salto rige MOV-4.11.3. Nada de esto pasa al turno siguiente.
MOV-4-5-3 = Una ciudad de superficie detiene
    .both = Una ciudad de superficie pone fin al movimiento de una nave sin Alerón, porque de allí solo sale el camino de vuelta. En 2012 es, sin más, un aterrizaje.
MOV-4-5-4 = Los saltos no son enlaces
    .both = Los saltos entre telepuertas no son enlaces, así que nunca cuentan como dar la vuelta. Tras un salto quedan abiertos todos los enlaces de la telepuerta de llegada; en 1988, salvo los ya recorridos en sentido contrario (interpretación).

MOV-4-6 = Círculos y número de pilotaje
MOV-4-6-1 = Salir de un círculo
    .both = La nave sale de un círculo por la salida que muestra su número de pilotaje. Entrar es libre desde cualquier lado. Las salidas figuran en la lista de componentes y en el tablero.
MOV-4-6-2 = Un número de pilotaje por turno
    .both = El número de pilotaje es uno de los números obtenidos en este turno, incluidos el 4 del Piloto automático y un dado vuelto a tirar. Se elige una vez por turno, a más tardar al salir del primer círculo o telepuerta, y vale para todos los círculos y telepuertas del turno. La única excepción es el Conmutador (MOV-11.9.1).
MOV-4-6-3 = Cuándo se elige
    .both = Aquí el número de pilotaje puede elegirse en cualquier momento entre la tirada y su primer uso; hacerlo antes nunca da ventaja (interpretación).
    .e2012 = En las reglas impresas, el dado se asigna justo después de la tirada o justo antes de salir de un círculo o de una telepuerta.
MOV-4-6-4 = Un número que señala hacia atrás
    .both = Si la salida del número es el enlace por el que se acaba de entrar, la nave se detiene en el círculo y el movimiento termina. Lo mismo ocurre, en 1988, con un enlace que prohíbe MOV-4.5.1 y, en 2012, con cualquier enlace por el que se entró en ese círculo en este turno. El jugador puede elegir un número así a propósito. En 2012, con la parada termina el turno entero. Si el círculo tiene un espaciopuerto, detenerse de este modo cuenta como aterrizar en él (interpretación).
MOV-4-6-5 = Empezar el turno en un círculo
    .both = Una nave que empieza su turno en un círculo entró en él en otro turno: ninguna salida cuenta como dar la vuelta.
MOV-4-6-6 = El enlace oculto de la Nebulosa
    .both = Dos círculos de la Nebulosa, uno del cuerpo (el de la órbita) y uno del ala, están unidos por un enlace sin dibujar. Las salidas de uno que nombran al otro cuestan 1 PM, como cualquier paso. En 2012 se juega igual (interpretación).
MOV-4-6-7 = Círculos que son órbitas
    .both = Los círculos que también son órbitas (Hábitat de la Nebulosa y Nave Generacional) siguen las dos reglas: se puede observar desde ellos, construir allí un espaciopuerto y aterrizar en él, y se sale según el número de pilotaje.

MOV-4-7 = Telepuertas
MOV-4-7-1 = Salir de una telepuerta
    .both = Para salir de una telepuerta boca arriba hace falta un número de pilotaje. Si otra telepuerta boca arriba muestra ese número, la nave salta hasta ella por 1 PM. Si no hay ninguna, o es la misma en la que está la nave, sale por un enlace normal.
MOV-4-7-2 = Solo cuentan las descubiertas
    .both = Solo cuentan las telepuertas boca arriba. Una telepuerta queda descubierta para siempre cuando alguien entra en ella.
MOV-4-7-3 = Llegar sin PM
    .both = Si la nave entra en una telepuerta con su último PM, el movimiento termina allí, y la regla se aplica cuando salga en un turno posterior.
MOV-4-7-4 = Salir sin dar la vuelta
    .both = Al salir de una telepuerta por un enlace normal no se puede dar la vuelta (MOV-4.5). Si el único enlace normal es el de vuelta y no hay salto, la nave queda bloqueada (MOV-4.4.5).
MOV-4-7-5 = La telepuerta de llegada
    .e1988 = En la telepuerta de llegada se aplica de nuevo la misma regla: con el mismo número es la propia telepuerta de la nave, así que sale por un enlace normal. Con el Conmutador se puede cambiar el número y volver a saltar.
    .e2012 = La regla no se aplica en la telepuerta de llegada: el jugador declara un rumbo nuevo y sigue. Ese rumbo es sencillamente el paso siguiente, pues no se tira nada entre medias (interpretación). La excepción vale solo para la visita que empezó con el salto de este turno; si la nave regresa por un enlace a esa telepuerta o empieza allí su turno siguiente, rige la regla de siempre (interpretación).
MOV-4-7-6 = No se aterriza en telepuertas
    .both = Una telepuerta no es un lugar de aterrizaje.
MOV-4-7-7 = Siguen siendo casillas de encuentro
    .both = Para todo lo demás, por ejemplo para el Ojo espía, una telepuerta es una casilla de encuentro de su sistema o de su ruta.

MOV-4-8 = Peligros
MOV-4-8-1 = Pagar o detenerse
    .both = Al entrar en un peligro, impreso o descubierto, el jugador paga el peaje y puede seguir, o se detiene allí sin pagar nada. Si se detiene, terminan el movimiento y el turno.
MOV-4-8-2 = Cuantía del peaje
    .both = El peaje es el número impreso menos 20 por cada escudo a bordo, sea del casco, de las bodegas o reliquia. Nunca baja de 0.
MOV-4-8-3 = Detenerse sin peaje que pagar
    .both = Detenerse está permitido aunque el peaje sea 0. En 2012 se juega igual (interpretación).
MOV-4-8-4 = Dinero insuficiente
    .both = Quien no tiene dinero suficiente debe detenerse. El crédito de trueque no paga peajes: solo sirve para comprar a una cultura (interpretación).
MOV-4-8-5 = Sin PM ni camino
    .both = Si a la nave no le quedan PM o no tiene por dónde seguir, se detiene y no paga nada, porque detenerse es siempre gratis. El peaje se cobra al decidir seguir adelante (interpretación).
MOV-4-8-6 = Empezar el turno en un peligro
    .e1988 = Quien empieza el turno en un peligro debe pagar el peaje o marcharse. Quedarse cuesta el peaje, rebajado por los escudos; marcharse no cuesta nada más. Sin dinero para pagar no es posible quedarse.
    .e2012 = Quedarse es gratis, porque el peaje va unido a seguir adelante en el movimiento que entró en el peligro. Marcharse en un turno posterior también es gratis (interpretación).
MOV-4-8-7 = Los peajes van a la banca
    .both = Los peajes se pagan a la banca.
MOV-4-8-8 = Saltar un peligro
    .both = Un impulsor encendido del color del peligro lo salta: ni peaje ni PM. No hay impulsor azul.
MOV-4-8-9 = Pasar dos veces
    .both = Si en un turno se pasa dos veces por el mismo peligro, se paga dos veces (interpretación).
MOV-4-8-10 = Quedarse con el impulsor encendido
    .e1988 = El peaje por quedarse (MOV-4.8.6) se paga al decidirlo, con los escudos que se lleven entonces, y el turno termina. Un impulsor del color del peligro no libra de él, porque solo actúa mientras la nave se mueve. Marcharse es gratis, como siempre (interpretación).

MOV-4-9 = Asteroides
MOV-4-9-1 = Aterrizar en un asteroide
    .both = Una nave puede aterrizar en un asteroide aunque le queden PM.
MOV-4-9-2 = Qué se puede hacer allí
    .e1988 = En un asteroide el jugador puede, en cualquier orden y tantas veces como quiera, coger la reliquia, descartar carga (MOV-10.4) y tratar con los jugadores presentes (MOV-10.3). No hay ninguna cultura con la que comerciar.
MOV-4-9-3 = El asteroide termina el turno
    .e2012 = Aterrizar en un asteroide pone fin al turno; antes solo cabe tratar con los jugadores presentes.

MOV-4-10 = Casillas de encuentro
MOV-4-10-1 = Descubrir una ficha
    .both = La nave que entra en una ficha boca abajo la pone boca arriba para siempre; su efecto es inmediato. Una ficha ya descubierta actúa sobre todas las naves que lleguen.
MOV-4-10-2 = Reliquia en la casilla
    .e1988 = La casilla es un asteroide: quien termine allí su turno puede coger gratis la reliquia. Cuando se la llevan, la casilla sigue siendo un asteroide (interpretación). La reliquia exige terminar el turno allí, es decir, no moverse más; las demás acciones de MOV-4.9.2 siguen abiertas antes y después.
MOV-4-10-3 = Reliquia en la casilla
    .e2012 = O bien la nave se detiene, coge la reliquia, deja en su lugar una ficha de asteroide y termina el turno en el acto, o bien la deja y sigue volando. Una reliquia sin coger es un asteroide. Una nave que empieza su turno sobre una reliquia sin coger puede quedarse y tomarla (interpretación). Los tratos entre jugadores en ese lugar deben hacerse antes de cogerla, porque el turno acaba en ese instante (interpretación).
MOV-4-10-4 = Fichas que permanecen
    .both = Las telepuertas, los espaciopuertos abiertos y las fichas de peligro se quedan toda la partida; su casilla no es un asteroide.
MOV-4-10-5 = Espaciopuerto abierto
    .both = Es un lugar de comercio de la cultura de su sistema. Se puede aterrizar en él en el mismo movimiento que lo descubre; si la cultura está por descubrir, aterrizar supone el primer contacto.
MOV-4-10-6 = Ficha de peligro
    .both = Actúa como cualquier peligro (MOV-4.8) desde el momento en que se descubre.
MOV-4-10-7 = Peligro descubierto con el impulsor encendido
    .both = Si el impulsor encendido de la nave salta el color del peligro que descubre, la ficha queda boca arriba, no cobra peaje y la nave pasa de inmediato a la casilla siguiente sin gastar más PM: los paga el PM del paso que entró en la casilla. En una bifurcación elige el jugador. La casilla siguiente también puede saltarse. En 2012 la cuenta es la misma (interpretación).
MOV-4-10-8 = Coste de entrar a ciegas
    .both = El paso a una casilla de encuentro boca abajo cuesta 1 PM, aparezca lo que aparezca.
MOV-4-10-9 = Las fichas no se mueven
    .both = Las fichas de encuentro del tablero nunca cambian de sitio.

MOV-4-11 = Impulsores en el movimiento
MOV-4-11-1 = Casillas que se saltan
    .both = Con un impulsor encendido se saltan las casillas de su color: casillas simples, peligros impresos y fichas de peligro boca arriba. No cuestan PM ni peaje, y la nave no puede detenerse en ellas.
MOV-4-11-2 = Coste de un salto
    .both = Saltar una serie de casillas cuesta lo mismo que el paso a la primera casilla que hay detrás: 1 PM, o 2 si es una ciudad de superficie. La nave debe tener esos PM antes de empezar el salto (interpretación).
MOV-4-11-3 = Dentro del salto
    .both = La nave atraviesa las casillas saltadas, y el Ojo espía ve desde ellas. En una casilla saltada se puede tomar una bifurcación, pero no dar la vuelta (interpretación).
MOV-4-11-4 = Un impulsor encendido se usa
    .both = Mientras un impulsor esté encendido, hay que usarlo.
MOV-4-11-5 = Salir de una casilla de su color
    .both = Una nave que empieza el turno en una casilla del color de su impulsor sale de ella de forma normal.
MOV-4-11-6 = Casillas sin color
    .both = Las casillas de encuentro boca abajo, los círculos, las órbitas, las ciudades, los asteroides, los espaciopuertos y las telepuertas no tienen color y nunca se saltan. Una telepuerta cerrada cuenta como casilla azul y cuesta 1 PM.
MOV-4-11-7 = Sin repetir casilla en un salto
    .both = Un mismo salto nunca pasa dos veces por la misma casilla; de lo contrario podría dar vueltas sin fin, por ejemplo en el Sistema de Asteroides (interpretación).

MOV-4-12 = Observar
MOV-4-12-1 = Observar desde una órbita
    .both = La nave que entra en una órbita de un sistema con la cultura oculta puede mirar en secreto la carta de cultura y sigue su camino. También valen los círculos que son órbitas. Quien empieza el turno en una de estas órbitas puede volver a mirarla; lo ya visto no se olvida (interpretación).
MOV-4-12-2 = Desde dónde no se observa
    .both = No se observa desde ciudades, ciudades espaciales ni espaciopuertos abiertos. Con el Ojo espía se observa desde cualquier casilla del sistema (MOV-11.8).
MOV-4-12-3 = Mirar en secreto
    .both = Mirar es gratis y nunca perjudica, así que la carta se enseña enseguida al jugador de turno; cuando se comparte la pantalla, detrás de un telón. En el registro público solo consta que ha observado (interpretación).


## Capítulo 5

MOV-5 = Lugares y sistemas
MOV-5-1 = Sistemas, ciudades y la Base
MOV-5-1-1 = Qué es un sistema
    .both = Un sistema es el conjunto de casillas que llevan su nombre en el tablero. Las casillas de las rutas comerciales no pertenecen a ninguno. La Supergigante, la Supernova y la Base Galáctica solo tienen nombre: ni cultura, ni carta de cultura, ni mercado; en 2012 ni siquiera son sistemas. Una casilla con un enlace continuo y otro punteado pertenece al sistema.
MOV-5-1-2 = Ciudades de superficie y espaciales
    .both = Las ciudades de superficie y las espaciales solo se diferencian en lo que cuesta llegar. En 2012 las ciudades espaciales se llaman espaciopuertos neutrales y tienen los mismos límites que las ciudades. Sobre las compras y ventas que permiten, véase MOV-7.2.9.
MOV-5-1-3 = Dónde comercia una cultura
    .both = Con una cultura se comercia en cualquier ciudad, ciudad espacial, espaciopuerto o espaciopuerto abierto de su sistema.
MOV-5-1-4 = La Base Galáctica
    .both = La Base no pertenece a ninguna cultura. Vende y recibe a cambio las cuatro clases de nave. Los pasajeros pueden empezar o terminar allí su viaje; en 1988 eso solo consta en las propias fichas de pasajero. No se pueden comprar ni vender mercancías. En 2012 están a la venta las reliquias canjeadas allí (MOV-7.7.4). La visita a la Base es limitada, como la de una ciudad (MOV-7.2.9).
MOV-5-1-5 = Un espaciopuerto no cierra nada
    .both = Cuando se construye un espaciopuerto, todas las ciudades y los demás espaciopuertos del sistema siguen abiertos.
MOV-5-1-6 = Un espaciopuerto por órbita
    .both = En cada órbita cabe un espaciopuerto y en cada sistema habitado una fábrica. Ningún sistema tiene más de tres órbitas.

## Capítulo 6

MOV-6 = Primer contacto
MOV-6-1 = Descubrir una cultura
MOV-6-1-1 = Cuándo hay primer contacto
    .both = Cuando una nave termina su movimiento en una ciudad, una ciudad espacial o un espaciopuerto abierto de un sistema con la carta de cultura boca abajo, la cultura queda descubierta. No es posible renunciar a ello.
MOV-6-1-2 = Qué ocurre en el primer contacto
    .both = Primero se pone boca arriba la carta de cultura. Segundo, se coloca el marcador de la cultura en el sistema. Tercero, las mercancías y todas las demandas y pasajeros que esperaban pasan de la reserva de esa cultura a su mercado. Por último, el descubridor se queda con la carta de cultura como crédito.
    .e2012 = Antes de que el descubridor tome la carta se colocan las mercancías de fábrica, aún bloqueadas, la escritura de fábrica y una escritura de espaciopuerto en cada órbita del sistema. Si había una como recordatorio (MOV-2.2.6), esa es la de su órbita: no hay otra, y no se puede comprar antes del primer contacto.
MOV-6-1-3 = Una sola vez
    .both = Cada cultura se descubre una sola vez por partida.
MOV-6-1-4 = Abierta a todos
    .both = Desde ese momento la cultura comercia con todos. El descubridor comercia en el mismo turno, dentro de los límites del lugar.
MOV-6-1-5 = Nada para quien solo observó
    .both = Los jugadores que habían observado la cultura no reciben nada.
MOV-6-1-6 = Sin descubrir no hay comercio
    .both = No se puede comerciar con una cultura que no se ha descubierto, ni tomar las fichas que la esperan.

## Capítulo 7

MOV-7 = Transacciones

MOV-7-1 = En general
MOV-7-1-1 = Qué se puede hacer
    .both = En la parte de transacciones, el jugador de turno puede, en un lugar de comercio, comprar, vender, canjear, desembarcar y embarcar pasajeros, descartar y tratar con otros jugadores, en el orden que quiera y combinándolo todo.
MOV-7-1-2 = Solo lo que se compra y vende
    .both = Solo puede comprarse lo que la cultura vende y solo puede venderse lo que ella compra.
MOV-7-1-3 = El precio entero y al contado
    .both = El precio se paga entero y en el acto, con dinero y crédito de trueque. No hay préstamos ni anticipos a cuenta de una comisión.
MOV-7-1-4 = Solo lo que hay
    .both = Lo que se compra sale del mercado o de las existencias de la banca. Si no queda nada, la compra no es posible.

MOV-7-2 = Cuántas compras y ventas
MOV-7-2-1 = Visitas sin límite
    .both = No hay límite si el jugador no se ha movido en este turno o si el lugar es un espaciopuerto, construido o abierto.
MOV-7-2-2 = Visita limitada
    .both = Quien se ha movido en este turno y está en una ciudad de superficie, una ciudad espacial o la Base dispone como mucho de una compra y una venta; un canje cuenta como venta. Que en 1988 la Base también sea limitada se deduce de que es una ciudad en el espacio (interpretación).
MOV-7-2-3 = Salir y volver
    .both = Una nave que salió y volvió en el mismo turno se ha movido (interpretación).
MOV-7-2-4 = Orden de la compra y la venta
    .both = La compra y la venta no dependen una de otra y pueden hacerse en cualquier orden.
MOV-7-2-5 = Lo que nunca cuenta
    .both = Los pasajeros, los descartes, los tratos entre jugadores y coger una reliquia de su casilla nunca cuentan como compra ni como venta.
MOV-7-2-6 = El pagaré no gasta la venta
    .e1988 = Canjear un pagaré no cuenta como la venta del turno.
MOV-7-2-7 = Una nave gasta las dos
    .both = En una visita limitada, comprar una nave gasta la compra y también la venta, porque hay que entregar la nave vieja.
MOV-7-2-8 = Qué cuenta como una
    .both = Cada ficha vendida es una venta. Cada ficha, escritura, nave o pieza de equipo comprada es una compra, salvo lo que dice MOV-10.2.2.
MOV-7-2-9 = Los seis lugares en el espacio
    .both = Seis lugares impresos en el espacio son limitados igual que las ciudades de superficie, en las dos ediciones: las ciudades espaciales de la Biosfera Interestelar, el Hábitat de la Nebulosa y la Nave Generacional, las dos del Sistema de Asteroides y la Base Galáctica. Tras llegar allí hay una compra y una venta; tras quedarse un turno no hay límite. Nunca se tratan como espaciopuertos construidos ni abiertos. Sobre la Base en 1988, véase MOV-7.2.2.
MOV-7-2-10 = Bloqueado no es movido
    .both = Una nave que ha tirado pero no tenía ningún paso legal (MOV-4.4.5) no se ha movido, así que rige MOV-7.2.1: el límite depende de haber llegado al lugar en este turno (interpretación).

MOV-7-3 = Comprar mercancías
MOV-7-3-1 = Comprar una mercancía
    .both = Se paga el precio a la banca y se pasa una ficha de la mercancía de la cultura de su mercado a una bodega.
MOV-7-3-2 = Hace falta sitio
    .both = La mercancía tiene que caber en las bodegas (MOV-1.2.7).
MOV-7-3-3 = Calidades de las mercancías
    .both = Las calidades de 2012 (básica, superior y de lujo) solo indican la franja de precio.

MOV-7-4 = Comprar mercancías de fábrica
MOV-7-4-1 = Comprar una mercancía de fábrica
    .both = En cuanto existe la fábrica, cualquiera puede comprar por su precio la mercancía de fábrica de esa cultura, en cualquier lugar de comercio del sistema.
MOV-7-4-2 = Cuándo salen a la venta
    .e1988 = Las mercancías de fábrica se suman al mercado cuando se construye la fábrica. Pueden comprarse en el mismo turno si el límite lo permite.
    .e2012 = Las mercancías de fábrica están en el mercado desde el primer contacto, bloqueadas mientras siga allí la escritura de fábrica. Se desbloquean en cuanto se compra la escritura, de modo que quien construye puede comprar una en el mismo turno si el límite lo permite.
MOV-7-4-3 = Qué es una mercancía de fábrica
    .e1988 = Son mercancías con nombre propio. Se venden según la misma regla de compradores (MOV-7.5.2) y ninguna demanda las pide.
    .e2012 = Es la mercancía de la propia cultura, con mejor precio y valor. Satisface las demandas de esa mercancía.
MOV-7-4-4 = Tras la venta
    .both = Una mercancía de fábrica vendida va al cubilete y vuelve a su cultura cuando se roba.
MOV-7-4-5 = La parte del dueño de la fábrica
    .both = Sobre la comisión del dueño, véase MOV-9.4.

MOV-7-5 = Vender mercancías
MOV-7-5-1 = Vender una mercancía
    .both = La banca paga el valor de la ficha más las bonificaciones de demanda (MOV-8.2). La ficha va enseguida al cubilete, y lo que la sustituye se roba antes de la venta siguiente.
MOV-7-5-2 = Quién compra una mercancía
    .e1988 = Compran las culturas con los tres números siguientes al del vendedor. Si un número está dividido, compran sus dos letras. La cultura gemela del vendedor, con el mismo número y la otra letra, no compra.
    .e2012 = Compran las culturas cuyos números figuran en la ficha.
MOV-7-5-3 = Solo las mercancías dan dinero
    .both = Las mercancías son lo único que se vende por dinero. El equipo y las naves solo dan crédito de trueque, y en 1988 también las cartas de cultura. Las escrituras nunca se venden.
MOV-7-5-4 = Sin tope de ventas
    .both = Una cultura no pone límite a lo que compra: se le puede vender la misma mercancía una y otra vez.

MOV-7-6 = Comprar equipo
MOV-7-6-1 = Quién vende qué
    .both = El equipo se compra en un lugar de comercio de una cultura con la ciencia adecuada: Biotecnología vende escudos; Industria, impulsores amarillos; Tecnología, impulsores rojos; Metafísica, impulsores combinados; Primitiva, nada. Los precios figuran en la lista de componentes.
MOV-7-6-2 = Dónde va el equipo
    .both = El primer escudo va al casco; los demás escudos y todos los impulsores, a las bodegas.
MOV-7-6-3 = Varios impulsores iguales
    .both = Se pueden tener varios impulsores del mismo tipo; no añaden nada (interpretación).
MOV-7-6-4 = Sin descuento en el equipo
    .both = El descuento de origen no se aplica al equipo, las naves ni las mercancías.

MOV-7-7 = Comprar naves y reliquias
MOV-7-7-1 = Comprar una nave
    .both = Industria vende el Transporte y el Carguero; Tecnología, el Explorador y el Clíper; la Base, las cuatro. La nave vieja se entrega en el mismo acto: se paga el precio de la nueva menos el valor de canje de la vieja.
MOV-7-7-2 = Si la vieja vale más
    .both = Si el valor de canje supera el precio, el resto queda como crédito de trueque para este turno (interpretación).
MOV-7-7-3 = Pasar la carga a la nueva nave
    .both = Toda la carga pasa a la nave nueva. Lo que no cabe se descarta sin pago, a elección del jugador; las mercancías y los pasajeros descartados van al cubilete y se roban sustitutos (MOV-10.4.3). En 1988, un pasajero que se deja en su destino paga igualmente su pasaje (MOV-8.3.4). Este descarte forzoso puede incluir piezas obtenidas en este turno (interpretación). No se puede comprar la clase que ya se tiene (interpretación).
MOV-7-7-4 = Reliquias a la venta
    .both = Una reliquia canjeada queda en el mercado de ese sistema, en 1988 sobre su sol, y cualquiera puede comprarla allí por su precio completo.
    .e2012 = La Base también vende reliquias: las que se hayan canjeado en ella, porque no hay otras existencias (interpretación).
MOV-7-7-5 = Comprar una reliquia
    .both = Comprar una reliquia cuenta como compra. No ocupa sitio.

MOV-7-8 = Paso a paso
MOV-7-8-1 = Vender, paso a paso
    .both = Para vender una mercancía hay que estar en un lugar de comercio de una cultura que la compre (MOV-5.1.3, MOV-7.5.2), disponer de una venta (MOV-7.2) y llevar la ficha a bordo. Se cobra su valor más la suma de las demandas que coinciden. La mercancía y una de esas demandas van al cubilete, se roban otras tantas fichas y se coloca cada una (MOV-8.1.3). En una visita limitada, la venta queda gastada. La comisión del espaciopuerto se paga ahora en 1988; en 2012, el importe se suma al total del turno (MOV-9.2).
MOV-7-8-2 = Comprar, paso a paso
    .both = Para comprar una cosa, el lugar y el vendedor tienen que ser los adecuados, la ciencia debe corresponder, la pieza estar disponible o la escritura libre; hay que tener una compra, sitio y el precio completo en dinero y crédito de trueque (en 2012, también en carta de cultura). Se paga y se toma la pieza; con una escritura se coloca el marcador; con una nave se hace el cambio y se descarta lo que sobra. La comisión del dueño de la fábrica se paga en el acto (MOV-9.4). En una visita limitada, la compra queda gastada, salvo que una carta lo haya pagado todo (MOV-10.2.2). La comisión del espaciopuerto, como en la venta.
MOV-7-8-3 = Canjear, paso a paso
    .both = Para canjear una pieza, el lugar tiene que ser el adecuado, la pieza estar a bordo y quedar una venta. La pieza se entrega, una reliquia al mercado y lo demás a las existencias, y su valor se suma al crédito de trueque. La venta queda gastada; un pagaré de 1988 no la gasta y sale de la partida. La comisión del espaciopuerto, como en la venta.
MOV-7-8-4 = Desembarcar, paso a paso
    .both = Para desembarcar a un pasajero hay que estar en su destino. Se cobra la tarifa, la ficha va al cubilete, se roba otra y se coloca. No es compra ni venta y no se paga comisión.
MOV-7-8-5 = Cerrar las transacciones
    .e2012 = Al terminar las transacciones se paga al dueño del espaciopuerto el 10 % del total del turno. Después llega el final del turno (MOV-12.1.2).

## Capítulo 8

MOV-8 = Cubilete, demandas y pasajeros

MOV-8-1 = El cubilete
MOV-8-1-1 = Lo que entra, sale
    .both = Cada vez que entran fichas en el cubilete, se mezcla, se roba enseguida al azar el mismo número de fichas y se colocan. Así, el cubilete contiene siempre la misma cantidad; en 1988 son 48.
MOV-8-1-2 = Primero entran, luego salen
    .both = Primero entran todas las fichas de una misma acción, por ejemplo una mercancía y una demanda, y después se roba. Una ficha recién metida puede volver a salir (interpretación).
MOV-8-1-3 = Adónde va lo robado
    .both = Una mercancía, también de fábrica, va con la cultura que la vende; una demanda, con la cultura que nombra; un pasajero, con la cultura (o a la Base) de la que parte. Si la cultura está descubierta, la ficha va al tablero; si no, espera en su reserva. Las fichas para la Base van a ella directamente.
MOV-8-1-4 = Disponibles en el acto
    .both = Las fichas puestas en el tablero pueden usarse enseguida, también por el jugador de turno.
MOV-8-1-5 = Quién roba
    .both = Roba el jugador de turno. Todo lo robado es público.

MOV-8-2 = Demanda
MOV-8-2-1 = Satisfacer una demanda
    .both = Una mercancía vendida a una cultura con demandas de esa mercancía rinde su valor más la suma de todas las bonificaciones que coinciden. Después, una sola de esas demandas va al cubilete junto con la mercancía, y se roban dos fichas.
MOV-8-2-2 = Una venta cada vez
    .both = Las mercancías se venden de una en una; lo que se roba puede cambiar la venta siguiente.
MOV-8-2-3 = Qué demanda vuelve
    .both = Todas las demandas de una mercancía en una cultura dan la misma bonificación, así que da igual cuál vuelve. Si fueran distintas, elige el vendedor (interpretación).
MOV-8-2-4 = Demandas y mercancías de fábrica
    .e1988 = Una mercancía de fábrica no satisface ninguna demanda.
    .e2012 = Una mercancía de fábrica satisface las demandas de su mercancía.
MOV-8-2-5 = La demanda siempre se cobra
    .both = Una demanda no se puede guardar para más tarde: se paga y se devuelve con la venta (interpretación).
MOV-8-2-6 = El valor, no el precio
    .both = El vendedor recibe el valor de la mercancía más la bonificación. El reglamento de 2012 habla en un sitio del precio, pero su propio ejemplo paga el valor (interpretación).

MOV-8-3 = Pasajeros
MOV-8-3-1 = Embarcar pasajeros
    .both = En un lugar de comercio de una cultura con pasajeros en espera, o en la Base si esperan allí, se pueden embarcar cuantos quepan.
MOV-8-3-2 = Desembarcar pasajeros
    .both = En cualquier lugar de comercio de la cultura de destino del pasajero, o en la Base si la ficha la nombra, se le puede desembarcar. La banca paga la tarifa, la ficha va al cubilete y se roba otra.
MOV-8-3-3 = Sin límite ni comisión
    .both = Se pueden embarcar y desembarcar cuantos pasajeros se quiera. Nunca cuentan como compra o venta ni dan comisión al espaciopuerto.
MOV-8-3-4 = Descartar a un pasajero
    .e1988 = Un pasajero descartado en su destino paga la tarifa; en otro sitio, nada.
    .e2012 = Sobre el descarte en otro sitio, véase MOV-10.4.
MOV-8-3-5 = Los pasajeros no son mercancías
    .both = A los pasajeros no se los compra ni se los vende a las culturas; los jugadores sí pueden cedérselos. Un pasajero recién embarcado no puede desembarcar en el mismo lugar, porque su origen y su destino son siempre distintos (interpretación).
MOV-8-3-6 = Pasajeros de otros jugadores
    .both = Un pasajero recibido de otro jugador en este turno puede desembarcar en el mismo turno si está en su destino. No hay plazo de espera para la entrega; solo se limita el descarte (interpretación).

## Capítulo 9

MOV-9 = Escrituras, espaciopuertos y fábricas

MOV-9-1 = Escrituras y espaciopuertos
MOV-9-1-1 = Dónde se compra una escritura
    .both = Una escritura solo se compra a la cultura del sistema que nombra, estando en un lugar de comercio de ese sistema.
MOV-9-1-2 = Construir un espaciopuerto
    .both = Se pagan 200 créditos (160 en el sistema de la propia cultura), se toma la escritura de una órbita libre de ese sistema y se pone en la órbita un marcador propio de espaciopuerto.
MOV-9-1-3 = Un espaciopuerto es para siempre
    .both = Un espaciopuerto no se mueve nunca, y no se puede vender ni ceder.
MOV-9-1-4 = Abierto a todos
    .both = Todos los jugadores pueden aterrizar y comerciar en cualquier espaciopuerto, sea de quien sea.
MOV-9-1-5 = Recién construido
    .both = Un espaciopuerto construido en este turno no levanta los límites del lugar donde está el jugador, salvo que esté en esa misma órbita, cosa imposible sin espaciopuerto (interpretación).
MOV-9-1-6 = Escrituras a la vista
    .both = Las escrituras están a la vista delante de su dueño.
MOV-9-1-7 = Naves que ya estaban en la órbita
    .both = Si otra nave ya está en la órbita cuando se construye el espaciopuerto, desde ese momento está en él. Si se queda allí en su siguiente turno, comercia sin límite (MOV-7.2.1), pues solo importa dónde está la nave (interpretación).

MOV-9-2 = Comisión del espaciopuerto
MOV-9-2-1 = El diez por ciento
    .both = La banca paga al dueño del espaciopuerto el 10 % de lo que se comercia allí, también de su propio comercio. Quien comercia paga y cobra las cantidades normales.
MOV-9-2-2 = Qué cuenta en 1988
    .e1988 = Cuentan todos los precios de lo comprado (mercancías, mercancías de fábrica, equipo, naves y escrituras), los valores de lo vendido, las bonificaciones de demanda y todos los valores de canje, pagarés incluidos. Lo comprado con crédito de trueque cuenta por su precio completo, y el canje anterior cuenta también (interpretación).
MOV-9-2-3 = Qué cuenta en 2012
    .e2012 = Cuentan los créditos gastados, también en escrituras, naves y equipo; los créditos cobrados por ventas, con sus bonificaciones; el valor del equipo, las reliquias y las naves canjeados, se gaste o se pierda; y la parte de una carta de primer contacto que haya pagado algo. No cuentan las tarifas, los tratos entre jugadores ni las comisiones de fábrica. De una cosa pagada en parte con trueque solo se suman al valor del trueque los créditos pagados (interpretación).
MOV-9-2-4 = Lo que no da comisión
    .both = No hay comisión por tarifas, tratos entre jugadores, descartes ni otras comisiones.
MOV-9-2-5 = Cuándo se paga
    .e1988 = Se paga después de cada operación, y el comprador debe tener antes el precio completo (interpretación).
    .e2012 = Se paga una vez, cuando terminan todas las compras y ventas del turno, es decir, cuando el jugador cierra sus transacciones. Nadie puede gastarla en ese turno, pero en un espaciopuerto propio cuenta para saber si se ha ganado (MOV-12.1.2) (interpretación).
MOV-9-2-6 = Lugares sin comisión
    .both = Los espaciopuertos abiertos, las ciudades, las ciudades espaciales y la Base no dan comisión.

MOV-9-3 = Fábricas
MOV-9-3-1 = Construir una fábrica
    .both = Se paga el coste impreso (100 o 200; un 20 % menos si es la propia cultura), se toma la escritura de fábrica y se coloca un marcador propio de fábrica.
MOV-9-3-2 = Dónde va el marcador
    .e1988 = El marcador va a una ciudad, de superficie o espacial, o a un espaciopuerto del sistema, construido o abierto; no hace falta ser su dueño. Si no se elige otra cosa, va al lugar donde está el jugador; sin combate, la elección no tiene ningún efecto (interpretación).
    .e2012 = El marcador va al lugar de la escritura, en el mercado.
MOV-9-3-3 = Una fábrica por sistema
    .both = Hay una fábrica por sistema, de un solo jugador hasta el final de la partida; su marcador no se mueve nunca.

MOV-9-4 = Comisión de la fábrica
MOV-9-4-1 = La mitad del precio
    .both = Cada vez que una cultura, no un jugador, vende su mercancía de fábrica, la banca paga en el acto al dueño de la fábrica el 50 % del precio de la ficha, también si compra él mismo. Da igual cómo se haya pagado: con dinero, crédito de trueque o carta de cultura (interpretación).
MOV-9-4-2 = Dos comisiones a la vez
    .both = En un espaciopuerto, las dos comisiones se calculan sobre el precio completo; nunca hay comisión sobre una comisión.

MOV-9-5 = Descuento de origen
MOV-9-5-1 = Un veinte por ciento menos
    .both = Cada jugador compra un 20 % más baratas las escrituras de fábrica y de espaciopuerto de su propia cultura: 200 se quedan en 160 y 100 en 80. La escritura cuenta por su valor impreso. Para la comisión cuenta el precio pagado (interpretación).

## Capítulo 10

MOV-10 = Trueque, tratos y hacer sitio

MOV-10-1 = Trueque
MOV-10-1-1 = Qué se puede canjear
    .both = Los escudos, los impulsores, las reliquias y las naves pueden canjearse por crédito de trueque con la cultura del lugar; el equipo, con cualquier cultura. En 1988, una frase del reglamento parece limitarlo a ciertas ciencias; valen las reglas exactas: cualquier cultura acepta cualquier equipo, y quien vende naves recibe la vieja, sea de la clase que sea (interpretación).
MOV-10-1-2 = Qué compra el crédito de trueque
    .both = El crédito de trueque compra cosas de esa cultura en este turno como si fuera dinero, incluidas escrituras, naves y reliquias. Lo que queda al final del turno se pierde. No paga peajes ni a otros jugadores y no cuenta como patrimonio.
MOV-10-1-3 = Valor de canje
    .both = El equipo y las reliquias valen la mitad de su precio; las naves, el valor de canje impreso.
MOV-10-1-4 = Un canje es una venta
    .both = Cada canje cuenta como una venta.
MOV-10-1-5 = Adónde va lo canjeado
    .both = Una reliquia canjeada va al mercado del sistema, en 1988 sobre su sol, y se vende allí por su precio completo. El resto del equipo vuelve a sus existencias y las naves a la banca.
MOV-10-1-6 = Una nave solo por otra
    .both = Una nave solo se canjea al comprar otra.
MOV-10-1-7 = Canjear en la Base
    .both = En 1988, la Base solo acepta naves, porque el equipo se canjea con las culturas. En 2012 acepta también equipo y reliquias, ya que vende reliquias (interpretación).
MOV-10-1-8 = El crédito de trueque primero
    .both = El crédito de trueque se gasta antes que el dinero, salvo que el jugador elija otra cosa al pagar (interpretación).

MOV-10-2 = La carta de cultura como crédito
MOV-10-2-1 = El pagaré de 1988
    .e1988 = El pagaré se canjea solo con la cultura que nombra, por su valor impreso en crédito de trueque, y sale de la partida. Puede guardarse para más tarde; no se presta, pero puede cederse en un trato entre jugadores. No cuenta como la venta de una visita limitada; cada cosa comprada con él cuenta como compra.
MOV-10-2-2 = La carta de primer contacto de 2012
    .e2012 = Se usa al comprar a su cultura: se eligen por orden las cosas que se quieran. Lo que paga por entero la carta no gasta ninguna compra. La única cosa pagada en parte con ella y en parte con dinero gasta una compra. Lo que venga después son compras normales. La carta sale entonces de la partida y lo que sobra se pierde. La carta es una sola cesta: como mucho una cosa puede ir pagada en parte, y solo si queda una compra. Pueden ser mercancías, mercancías de fábrica, equipo, reliquias a la venta, escrituras (con el descuento de origen, MOV-9.5.1) o una nave; la nave gasta siempre la venta por la vieja (MOV-7.2.7), y la compra solo si se pone dinero. Con la compra ya gastada, sigue permitida una cesta que la carta pague por entero (interpretación).
MOV-10-2-3 = Completar con trueque
    .e2012 = El crédito de trueque con el que se completa el pago cuenta aquí como dinero (interpretación).
MOV-10-2-4 = Quién puede usar la carta
    .e2012 = La usa quien la tenga. El reglamento habla del descubridor, pero permite que los jugadores se cedan las cartas (interpretación).
MOV-10-2-5 = La carta no es patrimonio
    .both = Una carta de cultura no cuenta para el patrimonio.
MOV-10-2-6 = Ahora o más tarde
    .both = Puede usarse en el turno en que se obtiene o más tarde, en cualquier lugar de comercio de esa cultura.

MOV-10-3 = Tratos entre jugadores
MOV-10-3-1 = Cuándo y dónde
    .both = En su turno, tras terminar el movimiento o quedarse en una ciudad, un espaciopuerto de cualquier tipo, la Base o un asteroide, el jugador puede tratar con quienes tengan su nave en la misma casilla. Que en 2012 quedarse cuente como terminar el movimiento es una lectura propia (interpretación). En un lugar de comercio, los tratos se combinan libremente con las demás transacciones (MOV-7.1.1).
MOV-10-3-2 = Qué puede cambiar de manos
    .both = Dinero, mercancías, mercancías de fábrica, reliquias, pasajeros, equipo y cartas de cultura, por el precio que se acuerde y también como regalo. Las naves y las escrituras, no.
MOV-10-3-3 = Los dos de acuerdo
    .both = Los dos jugadores tienen que estar de acuerdo y tener sitio después del cambio, que se hace en el acto. Las promesas no obligan (interpretación).
MOV-10-3-4 = Ni compra, ni venta, ni comisión
    .both = Un trato entre jugadores nunca cuenta como compra o venta ni da comisión.
MOV-10-3-5 = Sin tratos en pleno espacio
    .both = Los jugadores solo tratan en los lugares que nombra MOV-10.3.1, salvo que esté activada la opción de MOV-13.5.6.
    .e2012 = Un pasaje del reglamento deja tratar a una nave que se ha quedado sin PM con otra de la misma casilla, sea cual sea; otro nombra ciudades, espaciopuertos y asteroides. Solo valen esos lugares (interpretación).
MOV-10-3-6 = Siempre con el jugador de turno
    .both = Dos jugadores que no están de turno no pueden tratar entre sí (interpretación).
MOV-10-3-7 = Cuántas veces se pregunta (regla de la casa)
    .both = Una regla de la casa, que no está en ningún reglamento: a quien ha rechazado tres tratos del jugador en turno, contrapropuestas incluidas, no se le pregunta más en ese turno. Lo que rechaza el jugador en turno no cuenta.

MOV-10-4 = Hacer sitio
MOV-10-4-1 = Descartar en 1988
    .e1988 = Quien termina su turno en una ciudad, un espaciopuerto o un asteroide puede descartar allí mercancías, equipo y pasajeros, en cualquier momento entre las demás acciones, pero nada que haya obtenido en el mismo turno, ni de una cultura ni de un jugador. Por ciudad se entiende ciudad de superficie, ciudad espacial o la Base; por espaciopuerto, construido o abierto. Las ciudades se incluyen, aunque un pasaje las omite (interpretación).
MOV-10-4-2 = Descartar en 2012
    .e2012 = En las transacciones propias, en una ciudad o un espaciopuerto, se puede descartar en cualquier momento, también lo obtenido en este turno.
MOV-10-4-3 = Adónde va lo descartado
    .both = Las mercancías y los pasajeros descartados van al cubilete, y se roba y coloca el mismo número de fichas. El equipo vuelve a sus existencias. No se cobra nada, salvo en 1988 la tarifa de un pasajero en su destino.
MOV-10-4-4 = Descartar no cuenta
    .both = Un descarte no es compra ni venta.
MOV-10-4-5 = Las reliquias no se descartan
    .both = Las reliquias no se pueden descartar: no ocupan sitio, así que no se ganaría nada, y ninguna regla dice quién volvería a venderlas (interpretación).

## Capítulo 11

MOV-11 = Equipo y reliquias
MOV-11-1 = Impulsores
MOV-11-1-1 = Impulsor amarillo, rojo y combinado
    .both = El impulsor amarillo salta las casillas amarillas; el rojo, las rojas; el combinado, las dos (MOV-4.11).
MOV-11-1-2 = La reliquia Impulsor amarillo
    .both = La reliquia Impulsor amarillo funciona como un impulsor amarillo y no ocupa sitio.
MOV-11-2 = Escudos
MOV-11-2-1 = Qué hace un escudo
    .both = Cada escudo rebaja 20 todos los peajes de los peligros (MOV-4.8.2). La reliquia Escudo no ocupa sitio.
MOV-11-3 = Reliquias en general
MOV-11-3-1 = Siempre activas
    .both = El efecto de una reliquia está siempre activo para su dueño, salvo que su texto deje elegir. Una reliquia obtenida durante un turno actúa desde la decisión siguiente. Sobre el Láser, véase MOV-11.12.
MOV-11-4 = Alerón (Air Foil)
MOV-11-4-1 = Qué hace el Alerón
    .both = Los enlaces de superficie cuestan 1 PM. Las ciudades de un mismo planeta quedan unidas a sus vecinas por enlaces propios del Alerón, de 1 PM cada uno. La nave puede entrar en una ciudad sin aterrizar y seguir hacia la ciudad siguiente o, dentro de MOV-4.5, subir por otro camino.
MOV-11-4-2 = Ciudades con el Alerón
    .both = Con el Alerón se entra y se sale de una ciudad de superficie según MOV-4.5, como en cualquier casilla, y aterrizar sigue siendo voluntario. Si no hay por dónde seguir, la nave queda bloqueada y por tanto ha aterrizado (interpretación).
MOV-11-5 = Piloto automático (Auto Pilot)
MOV-11-5-1 = Qué hace el Piloto automático
    .both = Antes de tirar, el jugador puede fijar un dado en 4 y lanzar los demás. Ese 4 suma para los PM y puede ser el número de pilotaje. Se decide de nuevo en cada turno.
MOV-11-6 = Segundo intento (Mulligan Gear)
MOV-11-6-1 = Qué hace el Segundo intento
    .both = Justo después de la tirada, antes de elegir el número de pilotaje y de dar el primer paso, se puede volver a tirar un dado, también el del Piloto automático. Vale el resultado nuevo. Una vez por turno. En 2012 va antes que el Arranque de salto: las telepuertas se comparan con los dados tal como quedan después (interpretación). En 1988 no sirve para fijar el Piloto automático tras la tirada.
MOV-11-7 = Arranque de salto (Jump Start)
MOV-11-7-1 = El Arranque de salto de 1988
    .e1988 = Como primer movimiento se nombra una telepuerta boca arriba en vez de una casilla. Si sale su número, tiene que ser el número de pilotaje; si no, se elige cualquier número obtenido. Si una telepuerta boca arriba lleva el número de pilotaje, la nave salta a ella. En otro caso se mueve de forma normal, con cualquier primer paso legal y con ese número de pilotaje ya fijado.
MOV-11-7-2 = Coste en 1988
    .e1988 = El salto cuesta 2 PM desde una ciudad de superficie (1 con el Alerón) y 1 desde cualquier otro sitio.
MOV-11-7-3 = El Arranque de salto de 2012
    .e2012 = En lugar del rumbo se puede elegir una telepuerta boca arriba del tablero, decidiéndolo en cada turno (interpretación); después se tira. Hay que asignar un dado con su número, y la nave va allí en el acto. Si no lo hay, pero algún dado coincide con otra telepuerta del tablero, hay que asignar uno de esos dados y la nave va a su telepuerta. Si ningún dado coincide con ninguna, el Arranque de salto falla: no se asigna ningún dado y la nave se mueve de forma normal en cualquier dirección, sin rumbo declarado. No se puede elegir un dado que no coincida con nada mientras haya uno que sí; entre varios que coincidan elige el jugador; la telepuerta en la que está la nave no cuenta (interpretación).
MOV-11-7-4 = Coste en 2012
    .e2012 = El salto cuesta 1 PM desde cualquier casilla, como todo salto entre telepuertas (interpretación).
MOV-11-7-5 = Telepuertas que se pueden nombrar
    .both = Solo se puede nombrar una telepuerta boca arriba, y no aquella en la que está la nave (interpretación). Tras el salto, el movimiento sigue con el número de pilotaje fijado; en 2012, el del dado asignado. Al llegar se aplica MOV-4.7.5.
MOV-11-8 = Ojo espía (Spy Eye)
MOV-11-8-1 = Mirar fichas de encuentro
    .both = Quien está en una casilla vecina a una ficha boca abajo, entra en ella o la salta, puede mirar esa ficha en secreto. Que en 2012 también pueda mirar una nave parada es una lectura propia (interpretación).
MOV-11-8-2 = Mirar cartas de cultura
    .both = La carta de una cultura oculta puede mirarse desde cualquier casilla de su sistema, también desde las casillas saltadas.
MOV-11-8-3 = Mirar antes de avanzar
    .both = Se puede mirar antes de elegir el paso siguiente, también en mitad de un salto. Casillas vecinas son las unidas por un enlace de la edición que se juega; los saltos entre telepuertas no cuentan (interpretación).
MOV-11-8-4 = Cambiar un salto
    .e1988 = Lo que se ve en mitad de un salto puede cambiar el camino de ese salto. En el primer paso solo se elige entre los caminos que terminan en la casilla declarada, porque la declaración sigue valiendo (interpretación).
MOV-11-9 = Conmutador (Switch Switch)
MOV-11-9-1 = Qué hace el Conmutador
    .both = En cualquier momento de su turno, el jugador puede cambiar el número de pilotaje por el de otro dado obtenido en este turno, tantas veces como quiera. Los dados no cambian.
MOV-11-9-2 = No al llegar por telepuerta
    .e2012 = No reactiva la regla de las telepuertas en aquella a la que se llega de un salto (MOV-4.7.5) (interpretación).
MOV-11-9-3 = La declaración sigue obligando
    .e1988 = El Conmutador no libra de dar el primer paso declarado: si un número obtenido lo hace posible, se da con ese número (MOV-4.2.4, MOV-4.2.5, MOV-4.2.6, MOV-11.7.1). Tras el primer paso, el cambio es libre (interpretación).
MOV-11-10 = Cierre de telepuertas (Gate Lock)
MOV-11-10-1 = El Cierre de telepuertas de 1988
    .e1988 = Antes de tirar se puede declarar que todas las telepuertas están apagadas el resto del turno; cada una es entonces una casilla azul. En un turno así no se puede usar el Arranque de salto (interpretación). Las telepuertas que se descubran después en el turno también están apagadas, y una nave que empieza ese turno en una telepuerta sale por un enlace sin número de pilotaje (interpretación).
MOV-11-10-2 = El Cierre de telepuertas de 2012
    .e2012 = Al entrar en una telepuerta se decide si es una casilla azul durante este turno. Quien empieza el turno en una telepuerta lo decide antes de declarar el rumbo. Una telepuerta cerrada sigue así para esa nave hasta el final del turno; las demás telepuertas y los demás jugadores no se ven afectados (interpretación).
MOV-11-11 = Ceder reliquias
MOV-11-11-1 = Canjear y ceder reliquias
    .both = Las reliquias pueden canjearse (MOV-10.1) y cederse a otros jugadores.
MOV-11-12 = Láser
MOV-11-12-1 = La reliquia Láser
    .e1988 = Sin combate, la reliquia Láser no hace nada, pero puede cogerse y canjearse. El reglamento se contradice sobre si está en juego: un pasaje retira las fichas de Láser, y el número de fichas sobrantes solo encaja sin ella. Lo decide una opción, desactivada de entrada: con el Láser hay 36 fichas y sobran 12; sin él, 35 y sobran 11 (interpretación).

## Capítulo 12

MOV-12 = Final del turno y de la partida
MOV-12-1 = Final del turno
MOV-12-1-1 = Cuándo termina el turno
    .both = El turno termina cuando el jugador cierra sus transacciones, cuando la nave se detiene en un peligro y cuando el movimiento, o la decisión de quedarse, acaba en una casilla donde no hay nada que hacer.
    .e2012 = También termina al coger una reliquia de su casilla y al aterrizar en un asteroide.
MOV-12-1-2 = Qué pasa al final
    .both = El crédito de trueque se pierde. En 2012, la comisión del espaciopuerto ya se ha pagado. Después se comprueba si el jugador ha ganado.
MOV-12-2 = Patrimonio y victoria
MOV-12-2-1 = Qué es el patrimonio
    .both = El patrimonio es el dinero más las escrituras. Las naves, el equipo, las mercancías, los pasajeros y las cartas de cultura no cuentan nada.
MOV-12-2-2 = Cuánto cuenta una escritura
    .e1988 = Las escrituras naranjas cuentan 100 y las moradas 200, se haya pagado lo que se haya pagado.
    .e2012 = Una escritura cuenta su valor impreso, 100 o 200, se haya pagado lo que se haya pagado.
MOV-12-2-3 = Ganar la partida
    .both = Si al final de su propio turno el patrimonio del jugador alcanza al menos la meta, gana en el acto.
MOV-12-2-4 = Llegar a la meta fuera de turno
    .both = Llegar a la meta en el turno de otro, por una comisión, no da la victoria. Hay que conservarla al final del siguiente turno propio.
MOV-12-2-5 = Sin empates
    .both = Solo puede ganar el jugador de turno, así que por esta vía no hay empates.
MOV-12-3 = Sin dinero
MOV-12-3-1 = Banca vacía
    .e1988 = Si la banca se queda sin dinero, la partida termina y gana el mayor patrimonio. El reglamento no dice cuánto dinero tiene la banca: es ilimitado mientras no se active la opción que lo fija; en caso de empate, la victoria se comparte (interpretación). Con la opción, el dinero inicial sale de la banca; un pago que no puede hacer entero se hace hasta donde llegue; y cuando le quedan 0, la partida termina en el acto, también en mitad de un turno. La meta de MOV-2.2.8 sigue en pie (interpretación).
MOV-12-3-2 = Un jugador sin dinero
    .both = Nadie quiebra. Un jugador sin dinero sigue jugando: los pasajeros y las ventas traen dinero.
MOV-12-3-3 = Acordar dejar la partida (regla de la casa)
    .both = Una regla de la casa, que no está en ningún reglamento: desde la ronda 151, el jugador en turno puede proponer, antes de tirar los dados y una vez por turno, dejar la partida. Si todos los demás aceptan, termina y no gana nadie; si uno se niega, sigue.

## Capítulo 13

MOV-13 = Variantes
MOV-13-1 = Duración de la partida
MOV-13-1-1 = Duración variable
    .both = Se elige la meta: 1000 créditos, Aprendiz (unos 90 minutos); 2000, Oficial (120); 3000, Maestro (150); 4000, Barón del comercio (180).
    .e1988 = La elección viene de las reglas de 2012 y se ofrece también aquí (interpretación).
MOV-13-2 = Banca pequeña
MOV-13-2-1 = Banca pequeña
    .e2012 = La banca tiene 12 000 créditos. Cuando se vacía, la partida termina y gana el mayor patrimonio; en caso de empate, el jugador empatado a la derecha del jugador de turno. El dinero inicial sale de los 12 000. Un pago que la banca no puede hacer entero se hace hasta donde llegue y la partida termina en el acto. También la termina un pago que deja exactamente 0, aunque el jugador fuera a ingresar dinero después. La comisión del espaciopuerto del turno en curso que aún no se haya pagado se pierde. La meta de MOV-2.2.8 no rige. En el desempate se parte del vecino de la derecha del jugador de turno y se sigue en sentido contrario a las agujas del reloj: gana el primer empatado, y el jugador de turno va el último (interpretación).
MOV-13-3 = Partida rápida
MOV-13-3-1 = Partida rápida
    .e2012 = En la preparación, todas las mercancías, pero no las de fábrica (interpretación), van al cubilete con las demandas y los pasajeros; se roban 20 fichas y se ponen en las reservas; un pasajero que parte de la Base va a la Base (interpretación, MOV-8.1.3). En cada primer contacto, después de MOV-6.1.2, se roban 4 fichas del cubilete y se colocan (MOV-8.1.3).
MOV-13-3-2 = El cubilete en la partida rápida
    .e2012 = Por esas cuatro fichas no vuelve nada al cubilete, así que mengua. Después mantiene de nuevo su tamaño (interpretación).
MOV-13-4 = En solitario y por equipos
MOV-13-4-1 = Sin reglas para ello
    .both = Ninguna de las dos ediciones, tal como se juegan aquí, tiene reglas en solitario ni por equipos. El juego estándar de 2012 tiene reglas en solitario, pero no son del juego clásico.
MOV-13-5 = Opciones
MOV-13-5-1 = Ciudades abiertas en casa
    .both = Opcional: las ciudades del sistema de la propia cultura no tienen límites, ni siquiera después de moverse. Esta variante apareció en la revista de la editorial.
MOV-13-5-2 = Un dado más para los últimos
    .both = Opcional: los jugadores de los puestos 4 y 5 lanzan un dado más en su primer turno. En 2012 sigue el límite de 4 dados (interpretación).
MOV-13-5-3 = Escrituras a mitad de valor
    .both = Opcional: las escrituras cuentan la mitad para la meta, y la meta es de 3000 créditos.
MOV-13-5-4 = Reliquias en la Base
    .both = Opcional: de las 35 fichas de encuentro se roban 11, y las reliquias que haya entre ellas están a la venta en la Base desde el principio. De las fichas sin robar se retiran tantas que no sean reliquias como reliquias queden entre ellas, más 2. Las 24 restantes van al tablero.
MOV-13-5-5 = Los escudos ocupan sitio
    .both = Opcional: cada escudo ocupa 1 de capacidad; ninguno viaja gratis en el casco.
MOV-13-5-6 = Tratos en pleno espacio
    .both = Opcional: la lectura amplia de MOV-10.3.5. Los jugadores pueden tratar dondequiera que sus naves terminen en la misma casilla. El movimiento tiene que haber gastado allí su último punto: parar ante un peligro o en un círculo termina el turno en el acto.
MOV-13-5-7 = Tamaño de la banca y Láser
    .e1988 = Otras dos opciones: el tamaño de la banca (MOV-12.3.1, ilimitada mientras no se fije) y la reliquia Láser (MOV-11.12.1, desactivada de entrada).

## Capítulo 14

MOV-14 = Las reglas avanzadas de 1988
MOV-14-1 = El combate y los Rastur
MOV-14-1-1 = Ni combate ni Rastur
    .e1988 = Las reglas avanzadas y opcionales, capítulos 14 a 16 del libro de 1988, no forman parte de este juego. No hay combate ni Rastur: sus fichas se retiran en la preparación (MOV-2.2.2), y no se venden Láser ni Bola Nova (interpretación).
MOV-14-1-2 = Láser y Bola Nova
    .e1988 = La lista de componentes sigue nombrando el Láser y la Bola Nova para que esas reglas puedan añadirse algún día (interpretación).
