### El tablero de Merchant of Venus: qué es cada figura, para quien la señala con el puntero. Vocabulario: el de las reglas.

mov-board-colour-blue = azul
mov-board-colour-red = rojo
mov-board-colour-yellow = amarillo

mov-board-space = Casilla ({ $colour })
mov-board-space-jumped = Casilla ({ $colour }): tu impulsor la salta
mov-board-space-plain = Casilla
mov-board-hazard = Peligro ({ $colour }): peaje { $fee } cr
mov-board-hazard-shielded = Peligro ({ $colour }): peaje { $fee } cr, { $due } cr con los escudos de { $seat }
mov-board-hazard-jumped = Peligro ({ $colour }), peaje { $fee } cr: tu impulsor lo salta
mov-board-asteroid = Asteroide: una roca en la que aterrizar
mov-board-box = Casilla de encuentro: su ficha está boca abajo
mov-board-box-seen = Casilla de encuentro: su ficha está boca abajo. La has visto: { $marker }
mov-board-box-empty = Casilla de encuentro vacía: una roca en la que aterrizar
mov-board-gate = Telepuerta { $number }: lleva a la telepuerta con tu número de pilotaje
mov-board-open-port = Espaciopuerto abierto: aquí se comercia sin límite
mov-board-relic = Reliquia: { $relic }
mov-board-circle = Círculo de navegación. Salidas: { $exits }
mov-board-circle-orbit = Círculo de navegación y órbita de { $system }. Salidas: { $exits }
mov-board-orbit = Órbita de { $system }: aquí se puede construir un espaciopuerto
mov-board-port = { $name }, espaciopuerto de { $seat } en { $system }
mov-board-factory = Fábrica de { $seat } en { $system }
mov-board-city = { $name }, ciudad de { $system }
mov-board-space-city = { $name }, ciudad espacial de { $system }
mov-board-space-city-plain = Ciudad espacial de { $system }
mov-board-base = { $passengers ->
        [0] Base Galáctica: vende todas las naves
        [one] Base Galáctica: vende todas las naves; espera { $passengers } pasajero
       *[other] Base Galáctica: vende todas las naves; esperan { $passengers } pasajeros
    }
mov-board-link-system = Enlace dentro de un sistema: { $cost } PM
mov-board-link-route = Ruta comercial: { $cost } PM
mov-board-link-surface = Bajada a la superficie: { $cost } PM
mov-board-link-airfoil = De ciudad en ciudad con el Alerón: { $cost } PM
mov-board-link-hidden = Enlace oculto, que abre el número de pilotaje: { $cost } PM
mov-board-ship = { $class } de { $seat }: { $dice } dados, carga { $used } de { $room }
mov-board-anomaly = { $system }: aquí no vive nadie
mov-board-system-unknown = { $system }: nadie conoce aún a su cultura
mov-board-system-observed = { $system }: has visto que aquí viven los { $culture }
mov-board-culture = { $culture } ({ $label }) en { $system }, { $science }: { $count } × { $good } por { $price } cr
mov-board-science-biotech = biotecnología
mov-board-science-industry = industria
mov-board-science-technology = tecnología
mov-board-science-metaphysics = metafísica
mov-board-science-primitive = primitiva

## Para qué sirve una cosa del tablero: el botón derecho

mov-for-ship = Tu nave lleva lo que compras a quien más paga; sus dados e impulsores dicen hasta dónde vuela en un turno.
mov-for-space = Las naves vuelan de casilla en casilla, cada una por puntos de movimiento.
mov-for-hazard = Un peligro cobra su peaje para seguir; un escudo lo rebaja y un impulsor de su color lo salta.
mov-for-asteroid = Un asteroide es una roca donde una nave puede acabar su movimiento y los jugadores comerciar entre sí.
mov-for-box = Una casilla de encuentro oculta una ficha: quien entra primero le da la vuelta.
mov-for-circle = En un círculo de navegación, tu número de pilotaje dice por qué salida puedes irte.
mov-for-orbit = Una órbita lleva a su mundo; su espaciopuerto se puede comprar y paga a su dueño.
mov-for-port = Un espaciopuerto permite comerciar sin bajar a la superficie; su dueño gana con lo que otros comercian allí.
mov-for-open-port = Un espaciopuerto abierto no es de nadie: todos comercian aquí sin límite.
mov-for-city = Aterriza en una ciudad para comprar los bienes de su cultura y venderle lo que quiere; quien llega primero hace el primer contacto.
mov-for-space-city = Una ciudad espacial comercia como una del suelo, pero no hay que bajar a la superficie.
mov-for-base = La Base Galáctica vende todas las naves y acepta la vieja como pago.
mov-for-gate = Una telepuerta lleva de inmediato a otra telepuerta.
mov-for-relic = Una reliquia ayuda a su dueño toda la partida, o se vende cara.
mov-for-link = Un enlace une dos casillas; volar por él cuesta puntos de movimiento.
mov-for-good = Una mercancía se compra barata donde se hace y se vende cara a una cultura que la pide.
mov-for-equipment = El equipo se instala en tu nave y la ayuda por el camino.
mov-for-passenger = Un pasajero paga su pasaje cuando lo llevas a donde quiere ir.
mov-for-culture = Una cultura vende su bien a todos y compra los de algunas otras; quien aterriza primero sabe cuál es.
