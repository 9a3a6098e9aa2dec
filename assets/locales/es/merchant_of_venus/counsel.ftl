### Por qué el jugador ordenador de Merchant of Venus elige lo que elige.

mov-bot-goal = Va a por la meta: en { $turns } turnos, pasando por { $space }.
mov-bot-head = Quiere comerciar en { $space }: unos { $sum } cr por turno.
mov-bot-fly = Sigue hacia { $space }: unos { $sum } cr por turno.
mov-bot-stay = Quien se queda comercia sin límite: unos { $sum } cr por turno.
mov-bot-look-round = Explora: ningún viaje promete nada todavía.
mov-bot-reroll = Vale la pena volver a tirar un dado bajo si no se llega este turno.
mov-bot-set-down = La tarifa se cobra aquí.
mov-bot-sell = Ninguna etapa del viaje paga más.
mov-bot-board = El pasajero dará unos { $sum } cr más que cualquier otro uso del sitio.
mov-bot-load = Espera ganar { $sum } cr con ello.
mov-bot-invest = Cuenta unos { $sum } cr más de lo que cuesta.
mov-bot-card = La carta compra aquí lo bastante para gastarla.
mov-bot-enough = Nada más vale aquí su precio.
mov-bot-deal = Con este trato gana.
mov-bot-no-deal = Con este trato no ganaría lo suficiente: por { $sum } cr más aceptaría.
mov-bot-unfair = El trato ayudaría a { $seat } más que a él: por { $sum } cr más aceptaría.
mov-bot-never = Ninguna suma compensaría lo que el trato aporta a { $seat }.
mov-bot-counter = Por { $sum } cr más aceptaría: lo propone.
mov-bot-propose = Propone un trato en el que ambos ganan; él, unos { $sum } cr.
mov-bot-both-gain = Ambos ganan con el trato que tiene pensado.
mov-bot-let-go = Es lo que menos echará de menos.
