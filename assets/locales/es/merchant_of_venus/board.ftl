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
