### Por qué el jugador ordenador de Merchant of Venus elige lo que elige.

mov-why-goal = Va a por la meta: en { $turns } turnos, pasando por { $space }.
mov-why-head = Quiere comerciar en { $space }: unos { $sum } cr por turno.
mov-why-fly = Sigue hacia { $space }: unos { $sum } cr por turno.
mov-why-stay = Quien se queda comercia sin límite: unos { $sum } cr por turno.
mov-why-look-round = Explora: ningún viaje promete nada todavía.
mov-why-reroll = Vale la pena volver a tirar un dado bajo si no se llega este turno.
mov-why-set-down = La tarifa se cobra aquí.
mov-why-sell = Ninguna etapa del viaje paga más.
mov-why-board = El pasajero dará unos { $sum } cr más que cualquier otro uso del sitio.
mov-why-load = Espera ganar { $sum } cr con ello.
mov-why-invest = Cuenta unos { $sum } cr más de lo que cuesta.
mov-why-card = La carta compra aquí lo bastante para gastarla.
mov-why-enough = Nada más vale aquí su precio.
mov-why-deal = Con este trato gana.
mov-why-no-deal = Con este trato no ganaría lo bastante.
mov-why-let-go = Es lo que menos echará de menos.
