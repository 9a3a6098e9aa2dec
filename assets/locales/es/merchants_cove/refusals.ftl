### Merchants Cove: por qué no se puede hacer algo. La regla está al lado.

mc-no-anchor = Para anclar hacen falta cuatro losetas intactas del mismo color (azules: tres).
mc-no-armour-dice = Una armadura lleva 3 dados, dos de ellos de su color.
mc-no-as-far = Esta capacidad debe usarse hasta donde sea posible.
mc-no-bag-marble = En la bolsa de canicas no queda ninguna de este color.
mc-no-batch = Una poción necesita 2 canicas de un color; un elixir, 4.
mc-no-bench-marble = En el banco no hay ninguna canica de este color que se pueda cambiar.
mc-no-berth = Este amarre está ocupado.
mc-no-boat-to-dock = Ningún barco lleno espera amarre.
mc-no-brewing = Las tandas se elaboran en la casilla «Elaborar».
mc-no-buyer = En este muelle no hay ningún cliente de este color.
mc-no-card = No queda ninguna carta de corrupción con la que pagar.
mc-no-choose-first = Primero se eligen los mercaderes.
mc-no-chosen = Los mercaderes ya están elegidos.
mc-no-coal = No hay bastante carbón.
mc-no-cost-card = La carta de corrupción que cuesta esta acción no puede descartarse con ella.
mc-no-crew = No hay bastantes tripulantes listos: hacen falta { $crew }.
mc-no-cultists = En esta partida los villanos no compran nada.
mc-no-die = No queda ningún dado de este metal.
mc-no-distilling = Las retortas se llenan en la casilla «Destilar».
mc-no-docked = Este barco está atracado; ya no puede embarcar nadie.
mc-no-off = Este Barco no encontró atraque y se retiró; nadie puede embarcar.
mc-no-drawn = No ha salido nadie que pueda embarcar.
mc-no-entry = A una manecilla solo se entra desde su hora de entrada.
mc-no-exploring = Las grietas se exploran en la casilla «Explorar».
mc-no-flag = Tu bandera ya ondea aquí.
mc-no-folk = En este lugar no hay ninguna carta de lugareño.
mc-no-forging = Las piezas se forjan en la casilla «Forjar».
mc-no-full = Este barco está lleno.
mc-no-hallmark = El sello pide una armadura sin sobrecalentar y 4 de carbón.
mc-no-harbour = Este navío ya está en el Puerto.
mc-no-harvest = Las canicas se toman al recolectar.
mc-no-haul = Los navíos faenan en la casilla «Faenar».
mc-no-heat = El horno está demasiado frío: { $heat } grados, hacen falta { $least }.
mc-no-hours = La manecilla se toma mientras avanza el reloj de arena.
mc-no-in-full = Aún no se ha hecho nada de ello: haz al menos una cosa antes de dejarlo.
mc-no-lacking = Ahora no es posible: { $why }.
mc-no-island = Aquí no hay ninguna isla.
mc-no-landing-crew = Para desembarcar hacen falta { $crew } tripulantes listos.
mc-no-large-only = En el Bazar solo se venden mercancías grandes.
mc-no-machine = Las máquinas no salen de la cuadrícula; { $steps ->
    [one] queda 1 paso
   *[other] quedan { $steps } pasos
}.
mc-no-marble = A esta altura no hay ninguna canica.
mc-no-market = Las mercancías se venden en la fase de mercado.
mc-no-mend = Solo se repara una loseta gastada.
mc-no-merchant = Este mercader ya está elegido.
mc-no-mouse = Hay un ratón en esta manecilla.
mc-no-neighbour = Solo pueden intercambiarse canicas contiguas.
mc-no-nobody = En este lugar no trabaja nadie a quien reemplazar.
mc-no-not-now = Esto no es posible ahora.
mc-no-number = Di un número del 1 al 6.
mc-no-one-ship = Solo puede navegar un navío.
mc-no-other-boat = Elige otro barco en el mar con un sitio libre.
mc-no-other-place = El otro barco no tiene sitio libre.
mc-no-over = La partida ha terminado.
mc-no-overheat = El carbón no puede sobrecalentar el horno.
mc-no-own-card = Esta carta no es tuya.
mc-no-own-shop = Solo puedes usar tu propia tienda.
mc-no-patron-now = El mecenas se elige cuando el equipo toma el mecenazgo.
mc-no-per-colour = Como mucho { $dice } dados de un mismo color.
mc-no-rack = El estante está lleno.
mc-no-rack-die = Elige un dado de tu estante.
mc-no-recall-now = Los navíos vuelven al Puerto en la casilla «Permiso en tierra».
mc-no-card-first = Primero se elige la carta y se usa su capacidad, después su lugar.
mc-no-taken-on = Ya hay alguien reclutado; solo le falta un lugar.
mc-no-recruiting = Los lugareños se reclutan en la casilla «Reclutar».
mc-no-refill = Esta zona sigue llena.
mc-no-refill-now = Las zonas las llena el equipo.
mc-no-reroll-now = Los dados se vuelven a tirar en la casilla «Avivar el fuego».
mc-no-rerolled = Cada dado se vuelve a tirar una vez como mucho.
mc-no-retort-full = Esta retorta ya está llena.
mc-no-retort-marbles = Destilar pide 3 canicas de un color.
mc-no-reverse = El último desplazamiento no puede deshacerse.
mc-no-rift = Esta loseta está gastada.
mc-no-rogue-hall = Los villanos no pueden ir a la sede de un clan.
mc-no-rogue-left = Este villano ya cuenta para ti.
mc-no-rogue-placed = Solo se pasa a un cliente a otro barco cuando un villano acaba de embarcar.
mc-no-row = No se puede reclutar a ningún lugareño: la fila está vacía.
mc-no-running = Hay otra acción en curso.
mc-no-sailing = Los navíos navegan en las casillas «Navegar» y «Correr el temporal».
mc-no-sailor = Solo puede moverse a aventureros de barcos en el mar.
mc-no-sailor-asked = No se ha reclutado a ningún marinero que pueda hacer esto.
mc-no-same-boat = Solo puede moverse a un cliente del mismo barco.
mc-no-same-space = Tu mercader ya está ahí; elige otra casilla.
mc-no-same-tile = Elige dos losetas distintas.
mc-no-second = Elige una loseta intacta del mismo color dentro de la cruz.
mc-no-sell-first = Ahora se venden mercancías, muelle por muelle.
mc-no-shield = Este escudo no está activo.
mc-no-shield-active = Este escudo ya está activo.
mc-no-shift = La cuadrícula se desplaza en la casilla «Desplazar el tiempo».
mc-no-ship-used = Cada navío faena una sola vez en esta acción.
mc-no-side = El barco debe atracar en su lado de la Isla del Dragón.
mc-no-size-here = Aquí solo se elaboran pociones.
mc-no-small-catch = Sin tripulantes solo puede hacerse una captura pequeña.
mc-no-small-only = En la Gran Plaza solo se venden mercancías pequeñas.
mc-no-stall = No tienes esa mercancía en tu puesto.
mc-no-step = Navega al menos un paso.
mc-no-steps = { $steps ->
    [one] Solo hay 1 paso disponible.
   *[other] Solo hay { $steps } pasos disponibles.
}
mc-no-such-take = Este dado no puede tomarse así.
mc-no-surplus = Devuelve exactamente { $marbles ->
    [one] 1 canica
   *[other] { $marbles } canicas
}.
mc-no-swap = Las canicas se intercambian al agitar el decantador.
mc-no-taken = Este lugar está ocupado; confirma que reemplazas al lugareño.
mc-no-taking = Los dados se toman del almacén de mineral.
mc-no-team = Nadie de tu equipo tiene nada que hacer ahora.
mc-no-team-yet = Aún no hay nadie en tu equipo.
mc-no-team-now = El equipo trabaja en la casilla «Usar el equipo».
mc-no-tile-order = Nombra primero la loseta que va antes en la cuadrícula.
mc-no-token = En tu reserva no queda esa mercancía.
mc-no-transmuting = Las canicas las transmuta el equipo.
mc-no-tube-empty = Este tubo está vacío.
mc-no-tube-used = Elige otro tubo para la segunda recolección.
mc-no-turn-now = Los dados los gira el equipo.
mc-no-use = Esta capacidad no puede hacer nada ahora: { $why }.
mc-no-used = Ya se ha usado en esta acción.
mc-no-veil = El velo se rasga en la casilla «Rasgar el velo».
mc-no-wait = Aún puedes actuar; no se permite esperar.
mc-no-water = Esta zona está vacía.
mc-no-weapon-dice = Un arma lleva 2 dados, uno de ellos de su color.
mc-no-weapon-only = Aquí solo se forjan armas.
mc-no-worker = Aquí no trabaja ningún lugareño.

# What is lacking, within one of the sentences above.
mc-lacks-tubes = { $need ->
    [one] ningún tubo tiene canicas
   *[other] hacen falta { $need } tubos con canicas, y hay { $have }
}
mc-lacks-batch = una tanda lleva { $need } canicas de un color, y en tu banco hay como mucho { $have }
mc-lacks-batch-token = de ninguna mercancía para la que hay canicas queda ficha en la reserva
mc-lacks-retort = una retorta lleva { $need } canicas de un color cuyo escudo aún no está activo, y en tu banco hay como mucho { $have }
mc-lacks-shield = todos tus escudos están ya activos
mc-lacks-bench = no hay canicas en tu banco
mc-lacks-bag = no quedan canicas en la bolsa
mc-lacks-rack = tu estante está lleno
mc-lacks-store = no quedan dados en el almacén de mineral
mc-lacks-dice = no hay dados en tu estante
mc-lacks-piece = con estos dados y { $coal } de carbón no puede forjarse nada cuya ficha quede en la reserva
mc-lacks-coal = ya tienes todo el carbón que cabe
mc-lacks-sea = todos tus barcos están en el puerto
mc-lacks-crew = hacen falta { $need } tripulantes, y listos hay { $have }
mc-lacks-catch = no queda en la reserva ninguna ficha de lo que tus barcos podrían pescar
mc-lacks-water = ningún barco tuyo está en aguas llenas ni en una isla sin tu bandera
mc-lacks-small-water = ningún barco tuyo está en aguas llenas con una captura pequeña
mc-lacks-tired = toda tu tripulación está lista
mc-lacks-empty = todas las aguas están llenas
mc-lacks-spent = ninguna loseta de tu cuadrícula está gastada
