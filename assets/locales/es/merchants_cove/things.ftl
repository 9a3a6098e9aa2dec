### Merchants Cove: cómo se llaman las cosas.

mc-title = Merchants Cove
mc-pitch = Cuatro tiendas, cuatro juegos propios: cada mercader produce a su manera y vende a los mismos clientes. Tres días son pocos, y la corrupción se paga en el recuento.
mc-edition-standard = Merchants Cove
    .name = Estándar
    .short = Estándar
    .about = De 2 a 4 mercaderes, o uno solo contra el Buhonero, producen mercancías en cuatro tiendas distintas y las venden en los muelles durante tres días. Las cartas de corrupción son secretas.
    .left-out = Los cuadernillos de los cuatro mercaderes y del juego en solitario no son públicos; lo que se juega aquí es una reconstrucción propia, y un grupo que tenga el juego puede poner sus cifras.
mc-credits = Merchants Cove es un juego de Carl Van Ostrand, Jonny Pac Cantin y Drake Villareal, publicado por Final Frontier Games.
mc-curtain-why = Las cartas de corrupción son solo para los ojos de su dueño.
mc-fortunes = Oro turno a turno
mc-lead = ventaja en oro
mc-sources = Oro al final

mc-option-sets = Lugareños
    .help = Qué grupos se mezclan.
    .v3 = Vecinos y Mercenarios
    .v5 = Vecinos y Marineros
    .v6 = Mercenarios y Marineros
    .v7 = los tres
mc-option-rogues = Carta de villanos
    .help = Cuántos villanos hay y qué hacen.
    .v0 = { mc-rogues-criminals }
    .v1 = { mc-rogues-cultists }
    .v2 = { mc-rogues-thieves }
mc-option-choose_merchants = Elegir los mercaderes en la mesa
    .help = Quien actuará en último lugar elige primero; si no, los mercaderes se reparten al azar.
mc-option-peddler = El Buhonero
    .help = Para un solo jugador: cuánto oro recibe el Buhonero al final.
    .v0 = fácil
    .v1 = normal
    .v2 = difícil
mc-option-marker_stops_at_twelve = El marcador se detiene en 12
    .help = Cuando los cuatro amarres están ocupados, el marcador del mercado nunca pasa de 12: el cuarto barco nunca alarga el día.
mc-fault-sets = { $rule }: hacen falta al menos dos grupos de lugareños
mc-race = Mercader

mc-peddler = El Buhonero
mc-peddler-beats = El Buhonero: { $gold } de oro por superar hasta ahora
mc-merchant-alchemist = la Alquimista
mc-merchant-blacksmith = el Herrero
mc-merchant-captain = la Capitana
mc-merchant-chronomancer = el Cronomante
mc-clan-red = Guerreros
mc-clan-green = Bardos
mc-clan-blue = Magos
mc-clan-yellow = Nobles
mc-colour-red = rojo
mc-colour-green = verde
mc-colour-blue = azul
mc-colour-yellow = amarillo
mc-who-red = guerrero
mc-who-green = bardo
mc-who-blue = mago
mc-who-yellow = noble
mc-who-rogue = villano
# El color concuerda con la mercancía: solo elixir, tesoro y artefacto son masculinos.
mc-good = { $good } { $colour ->
    [rojo] { $good ->
        [elixir] rojo
        [tesoro] rojo
        [artefacto] rojo
       *[other] roja
    }
    [amarillo] { $good ->
        [elixir] amarillo
        [tesoro] amarillo
        [artefacto] amarillo
       *[other] amarilla
    }
   *[other] { $colour }
}
mc-good-potion = poción
mc-good-elixir = elixir
mc-good-weapon = arma
mc-good-armour = armadura
mc-good-catch = captura
mc-good-treasure = tesoro
mc-good-relic = reliquia
mc-good-artefact = artefacto
mc-good-small = mercancía pequeña
mc-good-large = mercancía grande
mc-boat = barco
mc-mouse = ratón
mc-hourglass = reloj de arena
mc-ship = navío
mc-marble-red = canica roja
mc-marble-green = canica verde
mc-marble-blue = canica azul
mc-marble-yellow = canica amarilla
mc-die-red = dado rojo
mc-die-green = dado verde
mc-die-blue = dado azul
mc-die-yellow = dado amarillo
mc-rift-red = grieta roja
mc-rift-green = grieta verde
mc-rift-blue = grieta azul
mc-rift-yellow = grieta amarilla
mc-card-c-1 = Corrupción
mc-card-c-r = Corrupción, 1 guerrero
mc-card-c-g = Corrupción, 1 bardo
mc-card-c-b = Corrupción, 1 mago
mc-card-c-y = Corrupción, 1 noble
mc-card-c-rr = 2 de corrupción, 2 guerreros
mc-card-c-gg = 2 de corrupción, 2 bardos
mc-card-c-bb = 2 de corrupción, 2 magos
mc-card-c-yy = 2 de corrupción, 2 nobles
mc-card-c-rb = 2 de corrupción, 1 guerrero, 1 mago
mc-card-c-gy = 2 de corrupción, 1 bardo, 1 noble
mc-dock-bazaar = Bazar
mc-dock-square = Gran Plaza
mc-dock-black-market = Mercado Negro
mc-berth-bazaar = amarre del Bazar
    .short = Bazar
mc-berth-square-west = amarre oeste de la Gran Plaza
    .short = Gran Plaza, oeste
mc-berth-square-east = amarre este de la Gran Plaza
    .short = Gran Plaza, este
mc-berth-black-market = amarre del Mercado Negro
    .short = Mercado Negro
mc-line-row = fila
mc-line-column = columna
mc-side-left = la izquierda
mc-side-right = la derecha
mc-side-top = arriba
mc-side-bottom = abajo
mc-step-up = Hechicero hacia arriba
mc-step-down = Hechicero hacia abajo
mc-step-left = Ayudante hacia la izquierda
mc-step-right = Ayudante hacia la derecha
mc-space-recruit = Reclutar
mc-space-team = Usar el equipo
mc-space-gather = Recolectar
mc-space-brew = Elaborar
mc-space-distil = Destilar
mc-space-shake = Agitar el decantador
mc-space-ore-cart = Vagoneta de mineral
mc-space-forge = Forjar
mc-space-stoke = Avivar el fuego
mc-space-smuggled-ore = Mineral de contrabando
mc-space-sail = Navegar
mc-space-haul = Faenar
mc-space-shore-leave = Permiso en tierra
mc-space-storm = Correr el temporal
mc-space-shift-time = Desplazar el tiempo
mc-space-explore = Explorar
mc-space-mend = Reparar la grieta
mc-space-tear-veil = Rasgar el velo
mc-rogues-criminals = Criminales
mc-rogues-cultists = Secta
mc-rogues-thieves = Ladrones
mc-figure-gold = Oro
mc-figure-goods = Mercancías en el puesto
mc-figure-shields = Escudos activos
mc-figure-corruption = Cartas de corrupción

mc-end-gold = Han pasado los tres días; gana quien tiene más oro
mc-end-goods = Han pasado los tres días; a igualdad de oro deciden las mercancías sin vender
mc-end-cards = Han pasado los tres días; a igualdad de oro y mercancías deciden las cartas de corrupción
mc-end-shared = Han pasado los tres días; la victoria es compartida
mc-end-beaten = Han pasado los tres días; el Buhonero queda derrotado
mc-end-lost = Han pasado los tres días; gana el Buhonero

mc-problem-berth = Hay dos barcos en un mismo amarre
mc-problem-boat = El barco { $boat } lleva demasiados a bordo, o está atracado con alguien a bordo
mc-problem-cards = Hay dos cartas en un mismo lugar
mc-problem-dial = { $dial } vale { $value }, pero debe estar entre { $least } y { $most }
mc-problem-goods = El puesto y la reserva de { $seat } no contienen todas las fichas
mc-problem-market = No todos los relojes de arena están en el marcador de mercado
mc-problem-mouse = Un ratón no está ni en su manecilla ni en la hora { $hour }
mc-problem-hand = Hay un reloj de arena en una manecilla en la que está un ratón
mc-problem-merchants = Dos jugadores tienen el mismo mercader: { $merchant }
mc-problem-grid = Cada lugar de la cuadrícula tiene una losa, y sobra una
mc-problem-harbour = El puerto no es un agua y no puede estar vacío
mc-problem-place = { $piece } no puede estar ahí
mc-lack-heat = { $count } de calor
mc-lack-coal = { $count } de carbón
mc-lack-marbles = { $count ->
    [one] { $count } canica de ese color
   *[other] { $count } canicas de ese color
}
mc-lack-crew = { $count ->
    [one] { $count } tripulante listo
   *[other] { $count } tripulantes listos
}
mc-worth-rate = Vale unos { $gain } de oro por { $cost ->
    [0] ninguna hora
    [one] una hora
   *[other] { $cost } horas
}: { $whole },{ $tenth } por hora
mc-left-unsold = En este muelle aún podrías vender por { $gold } de oro.
mc-worth-none = Solo se calculan visitas enteras y ventas en el mercado: pregunta de nuevo cuando elijas una.
