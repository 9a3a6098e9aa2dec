### Merchant of Venus: texto del lector de reglas en español.
### Un mensaje por regla (MOV-4.5.1 -> MOV-4-5-1): el valor es el título; «.both» vale para las dos
### ediciones, «.e1988» y «.e2012» solo para la suya. Los capítulos y apartados tienen solo valor.
### Aquí no hay cifras que el programa lea: las reglas se calculan con los datos del juego.
###
### Vocabulario único del producto (inglés = español):
###   space = casilla; link = enlace; route = ruta; system = sistema; orbit = órbita; MP = PM (punto de movimiento)
###   circle = círculo de navegación; pilot number = número de piloto; exit = salida; heading = rumbo; fork = bifurcación
###   gate = telepuerta; hazard = peligro; fee = peaje; asteroid = asteroide; box = casilla de encuentro
###   encounter marker = ficha de encuentro; relic = reliquia; landing place = lugar de aterrizaje; to land = aterrizar
###   trading place = lugar de comercio; surface city = ciudad de superficie; space city = ciudad espacial
###   Base = Base Galáctica (la Base); port = espaciopuerto; open port = espaciopuerto abierto; factory = fábrica
###   culture = cultura; science = ciencia; race = raza; first contact = primer contacto; to observe = observar
###   culture card = carta de cultura (1988: pagaré; 2012: carta de primer contacto); discoverer = descubridor
###   good = mercancía; factory good = mercancía de fábrica; price = precio; value = valor; cup = cubilete
###   demand = demanda; bonus = bonificación; passenger = pasajero; fare = tarifa; market = mercado; supply area = reserva
###   hold = bodega; hull = casco; capacity = capacidad; shield = escudo; drive = propulsor; ship class = clase de nave
###   Scout = Explorador; Clipper = Clíper; Transport = Transporte; Freighter = Carguero
###   deed = escritura; commission = comisión; home discount = descuento de origen; net worth = patrimonio; bank = banca
###   to barter, to trade in = canjear; bartering = trueque; trade-in value = valor de canje; barter credit = crédito de trueque
###   limited visit = visita limitada; to discard = descartar; to pick up / set down = embarcar / desembarcar
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
    .text = La moneda del juego. En 1988 se escribe con el signo $, en 2012 con una c.
MOV-term-space = casilla
    .text = Cada uno de los puntos del tablero que puede ocupar una nave.
MOV-term-link = enlace
    .text = El tramo que une dos casillas vecinas. Recorrer un enlace de sistema o de ruta cuesta 1 PM; uno de superficie, 2 PM. Los enlaces entre ciudades de un mismo planeta solo existen para quien tiene el Air Foil, y en la Nebulosa hay uno oculto que no está dibujado.
MOV-term-mp = PM
    .text = Puntos de movimiento: lo que suman los dados del turno y se gasta al avanzar.
MOV-term-circle = círculo
    .text = Casilla de la que hay que salir por la flecha que muestra el número de piloto. En 1988 se llama círculo de navegación; en 2012, casilla de navegación.
MOV-term-pilot-number = número de piloto
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
    .text = Todo lugar de aterrizaje que no sea un asteroide, incluida la Base.
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
    .e1988 = Se sale de la telepuerta de llegada por la regla normal; con Switch Switch se puede volver a saltar.
    .e2012 = La regla de las telepuertas no se aplica a la de llegada; se declara un rumbo nuevo.
MOV-diff-16 = Gate Lock
    .e1988 = Se declara antes de tirar y apaga todas las telepuertas durante el turno.
    .e2012 = Se decide en cada telepuerta, al entrar en ella.
MOV-diff-17 = Jump Start
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
    .e1988 = El 10 % de todos los precios, valores, bonificaciones de demanda y valores de canje, pagarés incluidos.
    .e2012 = El 10 % de los créditos gastados, los créditos recibidos, los trueques y el crédito de primer contacto usado.
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
    .both = Todas las cantidades son números enteros: los precios y valores son múltiplos de 10, así que sus partes del 10, el 20 y el 50 % también lo son. Si algún dato no lo cumpliera, las comisiones se redondean hacia abajo (interpretación).
MOV-1-1-7 = Los campos de color de las fichas
    .e2012 = Cada ficha de mercancía tiene un solo precio y un solo valor: el del campo blanco. Los campos rojo y verde no se usan. El lado azul de las fichas de punto y asteroide tampoco tiene uso en estas reglas (interpretación).
MOV-1-1-8 = Lo que nunca se agota
    .e1988 = Las naves nunca se agotan: las dos cartas de doble cara de cada jugador muestran las cuatro clases, y solo se usa una nave a la vez. Cada órbita y cada sistema habitado tiene exactamente una escritura; de cada mercancía hay las fichas que indica la lista de componentes.
MOV-1-2 = Nave, bodegas y carga
MOV-1-2-1 = La nave
    .both = La clase de la nave fija sus dados (la velocidad), sus bodegas, su precio y su valor de canje. Cada jugador tiene una sola nave.
MOV-1-2-2 = Capacidad de las bodegas
    .both = Cada bodega tiene capacidad 2. Una mercancía ocupa 2; un pasajero, un propulsor o cada escudo que no vaya en el casco ocupan 1.
MOV-1-2-3 = Reparto libre de la carga
    .both = La carga puede redistribuirse entre las bodegas en cualquier momento y sin coste. Por eso cabe siempre que la suma de lo que ocupa no pase del doble del número de bodegas (interpretación).
MOV-1-2-4 = El casco
    .both = Un escudo viaja en el casco sin ocupar sitio. Las reliquias nunca ocupan sitio, tampoco el Propulsor amarillo ni el Escudo que son reliquias; la reliquia Escudo se suma al escudo normal del casco. En 2012 se lee así para todas las reliquias (interpretación).
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
    .e1988 = Uno de los jugadores lleva la banca. Aquí la banca se lleva sola, en las dos ediciones.
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
    .e2012 = El círculo superior de la Nave Generacional es también una órbita. Puede recordarse con una escritura de espaciopuerto; el tablero la muestra. En 1988 también es una órbita.
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
MOV-3-2-1 = Deshacer
    .both = Una acción puede deshacerse mientras no haya salido a la luz nada nuevo: una tirada, una ficha robada del cubilete, una carta o ficha girada o mirada, o la respuesta de otro jugador. Después ya es firme (interpretación).
MOV-3-2-2 = Rechazos
    .both = Un paso o una acción que las reglas no permiten no cambia nada; se muestra el motivo con el número de la regla (interpretación).

## Capítulo 4

MOV-4 = Movimiento

MOV-4-1 = Preparar la salida
MOV-4-1-1 = Propulsores encendidos
    .both = Los propulsores están encendidos mientras no se apaguen: en 1988, antes de tirar; en 2012, al declarar el rumbo. Lo elegido vale para todo el turno. En 2012, ni el rumbo nuevo tras un salto (MOV-4.7.5) ni un Jump Start fallido (MOV-11.7.3) permiten cambiarlo (interpretación).
MOV-4-1-2 = Apagar propulsores
    .both = Cada propulsor se enciende o se apaga por separado. Un propulsor combinado funciona entero o no funciona: no se puede apagar solo la mitad. Uno amarillo y uno rojo, ambos encendidos, actúan como uno combinado.
MOV-4-1-3 = Reliquias antes de tirar
    .both = También se decide antes de tirar si se usa el Auto Pilot (MOV-11.5), si se usa el Jump Start y con qué telepuerta (MOV-11.7) y, en 1988, si se activa el Gate Lock (MOV-11.10).
MOV-4-1-4 = Cambiar los ajustes
    .e1988 = Los ajustes de este apartado y la declaración pueden cambiarse en cualquier orden hasta la tirada. Si un cambio hace que la casilla declarada ya no sea un primer paso posible, la declaración se borra (interpretación).

MOV-4-2 = Declaración
MOV-4-2-1 = Qué se declara
    .e1988 = Antes de tirar se nombra la primera casilla que ocupará la nave: una vecina o la primera que haya detrás de una serie de casillas saltadas. Nunca una que vaya a saltar un propulsor encendido.
    .e2012 = Antes de tirar se elige un rumbo, es decir, un enlace que salga de la casilla actual.
MOV-4-2-2 = Declarar en círculos y telepuertas
    .both = En un círculo puede declararse cualquier salida. En una telepuerta, cualquier enlace o cualquier otra telepuerta boca arriba. En 2012 se juega igual (interpretación).
MOV-4-2-3 = Tirar sin declarar
    .both = Una tirada sin declaración no cuenta: hay que declarar y tirar de nuevo. Aquí no puede ocurrir, porque no se puede tirar hasta haber declarado (interpretación).
MOV-4-2-4 = El primer paso sigue la declaración
    .both = El primer paso tiene que cumplir la declaración si la tirada lo permite. Si no, la declaración queda anulada y vale cualquier primer paso legal. En 2012 se juega igual (interpretación).
MOV-4-2-5 = Declaración en un círculo
    .both = Si al menos uno de los números obtenidos lleva a la salida declarada, el número de piloto tiene que ser uno de ellos. Si ninguno lleva allí, se elige cualquier número obtenido y la nave debe seguirlo. En 2012 se juega igual (interpretación). En 1988, con propulsores encendidos, un número lleva a la casilla declarada si el paso o el salto por su salida puede terminar en ella (interpretación).
MOV-4-2-6 = Declaración en una telepuerta
    .both = Si se declaró otra telepuerta y ha salido su número, ese es por fuerza el número de piloto. Si se declaró un enlace normal, hay que elegir un número obtenido que no provoque un salto, si lo hay. En los demás casos vale cualquier número obtenido. En 2012 se juega igual (interpretación).

MOV-4-3 = Tirada
MOV-4-3-1 = Dados según la nave
    .both = Se lanzan tantos dados como indica la clase de la nave: Clíper 4, Explorador 3, Transporte 3, Carguero 2. La suma son los PM del turno.
MOV-4-3-2 = Cuatro dados como máximo
    .e2012 = En un turno nunca se lanzan más de 4 dados.
MOV-4-3-3 = El dado de piloto también cuenta
    .both = El dado elegido como número de piloto sigue sumando para los PM.
MOV-4-3-4 = Los dados quedan a la vista
    .e1988 = Los dados siguen a la vista hasta que declara el jugador siguiente. Aquí se muestra la última tirada de cada jugador hasta que vuelve a tirar (interpretación).

MOV-4-4 = Pasos y costes
MOV-4-4-1 = Paso a paso por los enlaces
    .both = Cada paso recorre un enlace hasta la casilla siguiente. No se puede omitir ninguna casilla, salvo con propulsores y telepuertas.
MOV-4-4-2 = Coste de un paso
    .both = Un enlace gris, punteado o continuo, cuesta 1 PM; uno de superficie, 2 PM, en ambos sentidos. Con el Air Foil, véase MOV-11.4.
MOV-4-4-3 = Con 1 PM no hay superficie
    .both = A quien solo le queda 1 PM no puede entrar en una ciudad de superficie ni salir de ella.
MOV-4-4-4 = Inercia
    .both = En el espacio, la nave sigue adelante hasta que aterriza, la detienen, queda bloqueada o se queda sin PM.
MOV-4-4-5 = Nave bloqueada
    .both = Si no hay ningún paso legal que se pueda costear, se pierden los PM restantes y el movimiento termina. En 2012 se juega igual (interpretación).
MOV-4-4-6 = Aterrizar
    .both = Aterrizar en un lugar de aterrizaje termina el movimiento y hace perder los PM restantes. En ningún otro sitio puede detenerse una nave por voluntad propia, salvo al negarse a pagar un peaje o al elegir un número de piloto que señale hacia atrás. La casilla de salida del turno solo vuelve a contar como lugar de aterrizaje tras haber dado al menos un paso (interpretación).
MOV-4-4-7 = Sin PM en un lugar de aterrizaje
    .both = Una nave que agota sus PM en un lugar de aterrizaje ha aterrizado allí.
MOV-4-4-8 = Órbita sin espaciopuerto
    .both = Una órbita sin espaciopuerto no es un lugar de aterrizaje.
MOV-4-4-9 = Las demás naves no estorban
    .both = Las demás naves nunca bloquean ni influyen en el movimiento. En una casilla caben todas las que se quiera.
MOV-4-4-10 = Bifurcaciones
    .both = En una bifurcación, el jugador elige libremente el enlace siguiente, siempre que no dé la vuelta (MOV-4.5).

MOV-4-5 = Dar la vuelta
MOV-4-5-1 = No desandar un enlace
    .e1988 = Un enlace recorrido en este turno no puede recorrerse en sentido contrario en el mismo turno. En el mismo sentido sí puede repetirse, dando un rodeo circular. También cuentan las casillas saltadas: se considera recorrido cada enlace del salto (interpretación). La prohibición se aplica enlace por enlace: tras el paso de A a D solo queda cerrado el camino de D a A, y a A se puede volver por otros enlaces (interpretación).
MOV-4-5-2 = Sin media vuelta inmediata
    .e2012 = La nave no puede dar media vuelta en el acto: el paso siguiente no puede usar el enlace del paso que acaba de dar. De un círculo nunca se sale por un enlace por el que se entró en el mismo turno. Lo inmediato se toma al pie de la letra: después de rodear un bucle, la nave puede recorrer un enlace en el otro sentido, salvo para salir de un círculo (interpretación). Si un paso saltó casillas, el enlace vedado es el último recorrido (interpretación); dentro del salto rige MOV-4.11.3. Nada de esto pasa al turno siguiente.
MOV-4-5-3 = Una ciudad de superficie detiene
    .both = Una ciudad de superficie pone fin al movimiento de una nave sin Air Foil, porque de allí solo sale el camino de vuelta. En 2012 es, sin más, un aterrizaje.
MOV-4-5-4 = Los saltos no son enlaces
    .both = Los saltos entre telepuertas no son enlaces, así que nunca cuentan como dar la vuelta. Tras un salto quedan abiertos todos los enlaces de la telepuerta de llegada; en 1988, salvo los ya recorridos en sentido contrario (interpretación).

MOV-4-6 = Círculos y número de piloto
MOV-4-6-1 = Salir de un círculo
    .both = La nave sale de un círculo por la salida que muestra su número de piloto. Entrar es libre desde cualquier lado. Las salidas figuran en la lista de componentes y en el tablero.
MOV-4-6-2 = Un número de piloto por turno
    .both = El número de piloto es uno de los números obtenidos en este turno, incluidos el 4 del Auto Pilot y un dado repetido. Se elige una vez por turno, a más tardar al salir del primer círculo o telepuerta, y vale para todos los círculos y telepuertas del turno. La única excepción es el Switch Switch (MOV-11.9.1).
MOV-4-6-3 = Cuándo se elige
    .e2012 = El dado se asigna justo después de la tirada o justo antes de salir de un círculo o de una telepuerta. Aquí puede elegirse, en las dos ediciones, en cualquier momento entre la tirada y el primer uso; hacerlo antes nunca da ventaja (interpretación).
MOV-4-6-4 = Un número que señala hacia atrás
    .both = Si la salida del número es el enlace por el que se acaba de entrar, la nave se detiene en el círculo y el movimiento termina. Lo mismo ocurre, en 1988, con un enlace que prohíbe MOV-4.5.1 y, en 2012, con cualquier enlace por el que se entró en ese círculo en este turno. El jugador puede elegir un número así a propósito. En 2012, con la parada termina el turno entero. Si el círculo tiene un espaciopuerto, detenerse de este modo cuenta como aterrizar en él (interpretación).
MOV-4-6-5 = Empezar el turno en un círculo
    .both = Una nave que empieza su turno en un círculo entró en él en otro turno: ninguna salida cuenta como dar la vuelta.
MOV-4-6-6 = El enlace oculto de la Nebulosa
    .both = Dos círculos de la Nebulosa, uno del cuerpo (el de la órbita) y uno del ala, están unidos por un enlace sin dibujar. Las salidas de uno que nombran al otro cuestan 1 PM, como cualquier paso. En 2012 se juega igual (interpretación).
MOV-4-6-7 = Círculos que son órbitas
    .both = Los círculos que también son órbitas (Hábitat de la Nebulosa y Nave Generacional) siguen las dos reglas: se puede observar desde ellos, construir allí un espaciopuerto y aterrizar en él, y se sale según el número de piloto.

MOV-4-7 = Telepuertas
MOV-4-7-1 = Salir de una telepuerta
    .both = Para salir de una telepuerta boca arriba hace falta un número de piloto. Si otra telepuerta boca arriba muestra ese número, la nave salta hasta ella por 1 PM. Si no hay ninguna, o es la misma en la que está la nave, sale por un enlace normal.
MOV-4-7-2 = Solo cuentan las descubiertas
    .both = Solo cuentan las telepuertas boca arriba. Una telepuerta queda descubierta para siempre cuando alguien entra en ella.
MOV-4-7-3 = Llegar sin PM
    .both = Si la nave entra en una telepuerta con su último PM, el movimiento termina allí, y la regla se aplica cuando salga en un turno posterior.
MOV-4-7-4 = Salir sin dar la vuelta
    .both = Al salir de una telepuerta por un enlace normal no se puede dar la vuelta (MOV-4.5). Si el único enlace normal es el de vuelta y no hay salto, la nave queda bloqueada (MOV-4.4.5).
MOV-4-7-5 = La telepuerta de llegada
    .e1988 = En la telepuerta de llegada se aplica de nuevo la misma regla: con el mismo número es la propia telepuerta de la nave, así que sale por un enlace normal. Con Switch Switch se puede cambiar el número y volver a saltar.
    .e2012 = La regla no se aplica en la telepuerta de llegada: el jugador declara un rumbo nuevo y sigue. Ese rumbo es sencillamente el paso siguiente, pues no se tira nada entre medias (interpretación). La excepción vale solo para la visita que empezó con el salto de este turno; si la nave regresa por un enlace a esa telepuerta o empieza allí su turno siguiente, rige la regla de siempre (interpretación).
MOV-4-7-6 = No se aterriza en telepuertas
    .both = Una telepuerta no es un lugar de aterrizaje.
MOV-4-7-7 = Siguen siendo casillas de encuentro
    .both = Para todo lo demás, por ejemplo para el Spy Eye, una telepuerta es una casilla de encuentro de su sistema o de su ruta.

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
    .both = Un propulsor encendido del color del peligro lo salta: ni peaje ni PM. No hay propulsor azul.
MOV-4-8-9 = Pasar dos veces
    .both = Si en un turno se pasa dos veces por el mismo peligro, se paga dos veces (interpretación).
MOV-4-8-10 = Quedarse con el propulsor encendido
    .e1988 = El peaje por quedarse (MOV-4.8.6) se paga al decidirlo, con los escudos que se lleven entonces, y el turno termina. Un propulsor del color del peligro no libra de él, porque solo actúa mientras la nave se mueve. Marcharse es gratis, como siempre (interpretación).

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
MOV-4-10-7 = Peligro descubierto con el propulsor encendido
    .both = Si el propulsor encendido de la nave salta el color del peligro que descubre, la ficha queda boca arriba, no cobra peaje y la nave pasa de inmediato a la casilla siguiente sin gastar más PM: los paga el PM del paso que entró en la casilla. En una bifurcación elige el jugador. La casilla siguiente también puede saltarse. En 2012 la cuenta es la misma (interpretación).
MOV-4-10-8 = Coste de entrar a ciegas
    .both = El paso a una casilla de encuentro boca abajo cuesta 1 PM, aparezca lo que aparezca.
MOV-4-10-9 = Las fichas no se mueven
    .both = Las fichas de encuentro del tablero nunca cambian de sitio.

MOV-4-11 = Propulsores en el movimiento
MOV-4-11-1 = Casillas que se saltan
    .both = Con un propulsor encendido se saltan las casillas de su color: casillas simples, peligros impresos y fichas de peligro boca arriba. No cuestan PM ni peaje, y la nave no puede detenerse en ellas.
MOV-4-11-2 = Coste de un salto
    .both = Saltar una serie de casillas cuesta lo mismo que el paso a la primera casilla que hay detrás: 1 PM, o 2 si es una ciudad de superficie. La nave debe tener esos PM antes de empezar el salto (interpretación).
MOV-4-11-3 = Dentro del salto
    .both = La nave atraviesa las casillas saltadas, y el Spy Eye ve desde ellas. En una casilla saltada se puede tomar una bifurcación, pero no dar la vuelta (interpretación).
MOV-4-11-4 = Un propulsor encendido se usa
    .both = Mientras un propulsor esté encendido, hay que usarlo.
MOV-4-11-5 = Salir de una casilla de su color
    .both = Una nave que empieza el turno en una casilla del color de su propulsor sale de ella de forma normal.
MOV-4-11-6 = Casillas sin color
    .both = Las casillas de encuentro boca abajo, los círculos, las órbitas, las ciudades, los asteroides, los espaciopuertos y las telepuertas no tienen color y nunca se saltan. Una telepuerta bloqueada cuenta como casilla azul y cuesta 1 PM.
MOV-4-11-7 = Sin repetir casilla en un salto
    .both = Un mismo salto nunca pasa dos veces por la misma casilla; de lo contrario podría dar vueltas sin fin, por ejemplo en el Sistema de Asteroides (interpretación).

MOV-4-12 = Observar
MOV-4-12-1 = Observar desde una órbita
    .both = La nave que entra en una órbita de un sistema con la cultura oculta puede mirar en secreto la carta de cultura y sigue su camino. También valen los círculos que son órbitas. Quien empieza el turno en una de estas órbitas puede volver a mirarla; lo ya visto no se olvida (interpretación).
MOV-4-12-2 = Desde dónde no se observa
    .both = No se observa desde ciudades, ciudades espaciales ni espaciopuertos abiertos. Con el Spy Eye se observa desde cualquier casilla del sistema (MOV-11.8).
MOV-4-12-3 = Mirar en secreto
    .both = Mirar es gratis y nunca perjudica, así que la carta se enseña enseguida al jugador de turno; cuando se comparte la pantalla, tras una pantalla de relevo. En el registro público solo consta que ha observado (interpretación).

