### Duck Dealer: el juego, sus opciones, sus finales, las posiciones hechas a mano.

dd-title = Duck Dealer
dd-pitch = Ahorra energía tanto como te atrevas y gástala toda en un turno largo: volar, extraer, construir, vender. Nada queda oculto ni al azar una vez puesto el mapa: gana el mejor plan.
dd-edition-standard = Duck Dealer
    .name = Estándar
    .short = Estándar
    .about = De 2 a 5 mercaderes del espacio recogen energía y la gastan en largos turnos de acciones: volar, extraer, construir fábricas y mercados, vender. Nada está oculto.
    .left-out = La red de rutas publicada, algunas recetas y los precios de los astilleros no son públicos; los de aquí son una reconstrucción, y un grupo que tenga el juego puede poner los suyos.
dd-credits = Duck Dealer es un juego de Jeroen Doumen y Joris Wiersinga, publicado por Splotter Spellen en 2008.
dd-curtain-why = En este juego no hay nada oculto; la pantalla solo pasa de mano.
dd-fortunes = Puntos turno a turno
dd-lead = ventaja en puntos
dd-sources = Puntos al final

## Opciones

dd-option-consumer_privileges = Privilegios sobre consumidores
    .help = También se pueden reclamar consumidores construidos; tras la primera, las ventas no cuestan energía.
dd-option-r_any_good = R puede ser la misma mercancía
    .help = R en un precio es una mercancía cualquiera junto a la que se nombra. Con esta opción puede ser una segunda unidad de esa.
dd-option-uncounted_free_turns = Turnos gratuitos sin cubo
    .help = El turno de acciones gratuito por falta de fichas no pone cubo en el contador de turnos. Con mucha tripulación la partida puede durar entonces muchísimo.
dd-option-balanced_medicine = Medicina equilibrada
    .help = La medicina se hace con píldoras adelgazantes y aceleradores lineales, no con píldoras y pintura: más cara, y más cercana a las demás mercancías de 30.
dd-option-reference_mines = Minas fijas
    .help = Las minas se ponen como en la preparación de referencia, no al azar.
dd-option-reference_shipyards = Astilleros fijos
    .help = Los astilleros se ponen como en la preparación de referencia, no al azar.
dd-option-reference_consumers = Consumidores fijos
    .help = Las pilas de consumidores son las de la preparación de referencia, sin mezclar.
dd-option-first_player = Primer jugador
    .help = Quién tiene el primer turno.
dd-fault-first = { $rule }: el asiento { $first } no puede empezar, hay { $seats } asientos

## Cómo acaba una partida

dd-end-last = El 24.º turno de acciones ha terminado
dd-end-shared = El 24.º turno de acciones ha terminado; se comparte el primer puesto

## Lo que falla en una posición

dd-problem-place = { $piece } no puede estar ahí
dd-problem-tokens = Hay { $held } fichas de color { $colour } en uso, pero solo existen { $all }
dd-problem-no-planet = La nave de { $seat } no tiene planeta
dd-problem-has-planet = La nave de { $seat } ya tiene planeta
dd-problem-slots = La nave de { $seat } tiene más equipo que compartimentos
dd-problem-under-ship = Un cubo de { $seat } está bajo su propia nave
dd-problem-no-cube = A { $seat } no le queda ningún cubo, ni en mano ni en el tablero
dd-problem-counter = El contador de turnos está lleno: la partida habría terminado ({ $spaces } casillas)
dd-problem-claim = { $planet }: { $site }, reclamado, pero allí no funciona nada
dd-problem-unexplored = { $planet }: hay algo construido o reclamado, pero nadie ha estado allí
dd-problem-opened = { $seat } ha abierto una instalación que no está allí o no es de { $seat }
dd-problem-points = Se cuentan { $all } puntos, pero todo lo construido solo ha dado { $built }, y ningún consumidor compra aún
dd-problem-dial = { $dial } vale { $value }, no entre { $least } y { $most }

## Lugares y números del editor de posiciones

dd-zone-counter = contador de turnos
dd-zone-factories = fábricas sin construir
dd-zone-consumers = pila de consumidores
dd-zone-cubes = cubos en mano
dd-zone-passages = pasajes en mano
dd-zone-dock = muelle, antes de empezar
dd-zone-score = marcador de puntos
dd-zone-at = naves
dd-zone-cube = cubo
dd-zone-mine = mina
dd-zone-shipyard = astillero
dd-zone-consumer = consumidor
dd-zone-passage = pasaje
dd-zone-privilege = privilegio
dd-zone-factory = fábrica
dd-dial-phase = Fase
dd-dial-active = Asiento en turno
dd-dial-first = Asiento que empezó
dd-dial-turn = Turno
dd-dial-steps = Pasos restantes
dd-dial-free-turn = Turno de acciones gratuito
dd-dial-spent = Se ha gastado una ficha
dd-dial-allowance = Cubos de ruta gratis restantes
dd-dial-virtual = Fichas virtuales
dd-dial-opened = Instalaciones abiertas
dd-dial-opened-for = { $planet }: { $site }, acceso abierto para { $seat }
dd-phase-equip = Se elige el equipo
dd-phase-start = Se eligen los planetas de salida
dd-phase-turn = Empieza un turno
dd-phase-free = Se ofrece un turno de acción gratuito
dd-phase-cube = Se toma un cubo para el contador de turnos
dd-phase-act = Turno de acción
dd-phase-offer = Se prepara un intercambio
dd-phase-answer = Se responde a un intercambio
dd-phase-keep = Se eligen las fichas que se guardan
