### Por qué el jugador ordenador de Merchant of Venus elige lo que elige.

mov-plan-goal = Va a por la meta: en { $turns } turnos, pasando por { $space }.
mov-plan-head = Quiere comerciar en { $space }: unos { $sum } cr por turno.
mov-plan-fly = Sigue hacia { $space }: unos { $sum } cr por turno.
mov-plan-stay = Quien se queda comercia sin límite: unos { $sum } cr por turno.
mov-plan-look-round = Explora: ningún viaje promete nada todavía.
mov-plan-reroll = Vale la pena volver a tirar un dado bajo si no se llega este turno.
mov-plan-set-down = La tarifa se cobra aquí.
mov-plan-sell = Ninguna etapa del viaje paga más.
mov-plan-board = El pasajero dará unos { $sum } cr más que cualquier otro uso del sitio.
mov-plan-load = Espera ganar { $sum } cr con ello.
mov-plan-invest = Cuenta unos { $sum } cr más de lo que cuesta.
mov-plan-card = La carta compra aquí lo bastante para gastarla.
mov-plan-enough = Nada más vale aquí su precio.
mov-plan-deal = Con este trato gana.
mov-plan-no-deal = Con este trato no ganaría lo bastante.
mov-plan-let-go = Es lo que menos echará de menos.
