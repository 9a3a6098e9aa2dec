### El tablero de Merchant of Venus: qué es cada figura, para quien la señala con el puntero. Vocabulario: el de las reglas.

board-colour-blue = azul
board-colour-red = rojo
board-colour-yellow = amarillo

board-space = Casilla ({ $colour })
board-space-jumped = Casilla ({ $colour }): tu propulsor la salta
board-space-plain = Casilla
board-hazard = Peligro ({ $colour }): peaje { $fee } cr
board-hazard-shielded = Peligro ({ $colour }): peaje { $fee } cr, { $due } cr con los escudos de { $seat }
board-hazard-jumped = Peligro ({ $colour }), peaje { $fee } cr: tu propulsor lo salta
board-asteroid = Asteroide: una roca en la que aterrizar
board-box = Casilla de encuentro: su ficha está boca abajo
board-box-seen = Casilla de encuentro: su ficha está boca abajo. La has visto: { $marker }
board-box-empty = Casilla de encuentro vacía: una roca en la que aterrizar
board-gate = Telepuerta { $number }: lleva a la telepuerta con tu número de piloto
board-open-port = Espaciopuerto abierto: aquí se comercia sin límite
board-relic = Reliquia: { $relic }
board-circle = Círculo de navegación. Salidas: { $exits }
board-circle-orbit = Círculo de navegación y órbita de { $system }. Salidas: { $exits }
board-orbit = Órbita de { $system }: aquí se puede construir un espaciopuerto
board-port = { $name }, espaciopuerto de { $seat } en { $system }
board-factory = Fábrica de { $seat } en { $system }
board-city = { $name }, ciudad de { $system }
board-space-city = { $name }, ciudad espacial de { $system }
board-space-city-plain = Ciudad espacial de { $system }
board-base = { $passengers ->
        [0] Base Galáctica: vende todas las naves
        [one] Base Galáctica: vende todas las naves; espera { $passengers } pasajero
       *[other] Base Galáctica: vende todas las naves; esperan { $passengers } pasajeros
    }
board-link-system = Enlace dentro de un sistema: { $cost } PM
board-link-route = Ruta comercial: { $cost } PM
board-link-surface = Bajada a la superficie: { $cost } PM
board-link-airfoil = De ciudad en ciudad con el Alerón: { $cost } PM
board-link-hidden = Enlace oculto, que abre el número de piloto: { $cost } PM
board-ship = { $class } de { $seat }: { $dice } dados, carga { $used } de { $room }
board-anomaly = { $system }: aquí no vive nadie
board-system-unknown = { $system }: nadie conoce aún a su cultura
board-system-observed = { $system }: has visto que aquí viven los { $culture }
board-culture = { $culture } ({ $label }) en { $system }, { $science }: { $count } × { $good } por { $price } cr
board-science-biotech = biotecnología
board-science-industry = industria
board-science-technology = tecnología
board-science-metaphysics = metafísica
board-science-primitive = primitiva
