### Merchants Cove: por qué su jugador automático elige lo que elige.

mc-why-bot-make = Da mercancías que vender: { $good } traerá unas { $gold } de oro.
mc-why-bot-prepare = Prepara mercancías para más tarde.
mc-why-bot-recruit-space = Alguien de la fila vale más que estas horas en la tienda.
mc-why-bot-team-space = Lo que el equipo puede hacer ahora vale más que esas horas en la tienda.
mc-why-bot-choose = Es la tienda que mejor conoce.
mc-why-bot-hand = La hora ganada vale más de lo que cuesta la carta de corrupción.
mc-why-bot-onward = La hora ganada no valdría una carta de corrupción.
mc-why-bot-board = En este barco el recién llegado favorece más sus mercancías y menos las ajenas.
mc-why-bot-berth = Donde atraca este barco sus mercancías encuentran más clientes.
mc-why-bot-push = El cliente vale más en el otro barco de lo que cuesta la carta.
mc-why-bot-leave = Mover a un cliente no valdría una carta de corrupción.
mc-why-bot-sailor = Allí este aventurero favorece más sus mercancías, escudos e iconos.
mc-why-bot-place = El trabajo en este lugar es lo que más ayuda cuando se usa el equipo.
mc-why-bot-recruit = { $card } ayuda al momento, y sus iconos valdrán unas { $gold } de oro al final.
mc-why-bot-discard = De sus cartas de corrupción, esta es la que más costará.
mc-why-bot-keep = Las cartas que quedan traerán más de lo que cuestan.
mc-why-bot-sell = Ningún otro muelle ni otro día pagará más.
mc-why-bot-pass = Lo que queda traerá más en otro sitio, u otro día.
mc-why-bot-pass-empty = No queda nada que vender aquí.
mc-why-bot-rogue = Con un cliente más para cada mercancía, la carta se paga sola.
mc-why-bot-use = Esta capacidad ayuda más ahora.
mc-why-bot-enough = Hacer más aquí gastaría lo que luego sirve mejor.
mc-why-bot-harvest = Esta canica lleva { $marbles } a la mesa, en los colores de las próximas mezclas.
mc-why-bot-return = Es el color del que menos falta hará una canica.
mc-why-bot-good = { $good }: traerá unas { $gold } de oro.
mc-why-bot-shield = Hasta el final de la partida este clan pagará unas { $gold } de oro.
mc-why-bot-patron = Es la sala más llena de las que tienen su escudo activo.
mc-why-bot-swap = Así colocadas, las canicas se encadenan mejor.
mc-why-bot-transmute = Es el color que falta para la próxima mezcla.
mc-why-bot-die = Es el metal de las piezas que mejor se venden.
mc-why-bot-reroll = Un dado tan bajo está frío: relanzado, dará más calor.
mc-why-bot-turn = Con esta cara el horno alcanza su calor sin carbón.
mc-why-bot-number = Cuantos más pasos, más aguas al alcance.
mc-why-bot-sail = Así los navíos quedan en las aguas que más dan, o cerca de ellas.
mc-why-bot-recall = Desde el puerto este navío llega antes a aguas llenas.
mc-why-bot-refill = Un navío podrá faenar allí pronto.
mc-why-bot-shift = Empujada ahí, reúne más losetas de un color en la cruz.
mc-why-bot-machine = Es donde el cruce dará más.
mc-why-bot-explore = Las mercancías valen más que el escudo.
mc-why-bot-spend = Es la loseta que menos falta hará.
mc-why-bot-mend = De nuevo fresca, esta loseta sirve más a las próximas grietas.

# How those play that have a way of their own.
mc-chooser-cautious = Mantiene las manos limpias: ninguna carta de corrupción que se pueda evitar, y oro antes que promesas.
mc-chooser-hurried = Quiere el oro en la mesa hoy, no el último día.
mc-chooser-hunter = Llena su puesto de mercancías para las que hay clientes en camino.
