# Merchant of Venus en la ventana: nombres breves de lo que se puede hacer, para los botones en gris; lugares y números del editor de posiciones.

mov-verb-race = Jugar con los { $kind }
mov-verb-stay = Quedarse aquí
mov-verb-drive-on = Encender: { $piece }
mov-verb-drive-off = Apagar: { $piece }
mov-verb-auto-pilot = Piloto automático
mov-verb-gate-lock = Cierre de telepuertas
mov-verb-jump-start = Arranque de salto: telepuerta { $number }
mov-verb-head = Rumbo: { $space }
mov-verb-head-gate = Rumbo a la telepuerta { $number }
mov-verb-roll = Tirar los dados
mov-verb-reroll = Volver a tirar el dado { $number }
mov-verb-pilot = Número de pilotaje { $number }
mov-verb-step = Volar a { $space }
mov-verb-jump = Saltar a { $space }
mov-verb-lock = Cerrar esta telepuerta
mov-verb-pay-fee = Pagar el peaje
mov-verb-stop = Detenerse aquí
mov-verb-stop-in-circle = Detenerse en el círculo con el { $number }
mov-verb-land = Aterrizar
mov-verb-take-relic = Coger la reliquia
mov-verb-look-marker = Mirar la ficha: { $space }
mov-verb-look-culture = Mirar la carta de cultura
mov-verb-buy = Comprar { $kind }
mov-verb-buy-ship = Comprar una nave: { $kind }
mov-verb-buy-port = Construir un espaciopuerto: { $space }
mov-verb-buy-factory = Construir una fábrica: { $space }
mov-verb-sell = Vender { $kind }
mov-verb-trade-in = Canjear { $kind }
mov-verb-use-card = Usar la carta: { $kind }
mov-verb-close-card = Cerrar la cesta
mov-verb-board = Embarcar: { $kind }
mov-verb-set-down = Desembarcar: { $kind }
mov-verb-discard = Descartar { $kind }
mov-verb-barter-first = Orden de pago
mov-verb-use-demand = Satisfacer: { $kind }
mov-verb-deal = Tratar con { $seat }
mov-verb-give = Dar { $kind }
mov-verb-ask = Pedir { $kind }
mov-verb-take-back = Quitar: { $kind }
mov-verb-deal-money = Dinero del trato: { $number } cr
mov-verb-propose = Proponer el trato
mov-verb-cancel-deal = Renunciar al trato
mov-verb-accept = Aceptar
mov-verb-refuse = Rechazar
mov-verb-counter = Cambiar el trato
mov-verb-end-turn = Terminar el turno
mov-verb-propose-stop = Proponer dejar la partida
mov-verb-agree = Aceptar dejarla
mov-verb-decline = Seguir jugando

mov-zone-space = en el tablero
mov-zone-box = casilla de encuentro
mov-zone-card = carta de cultura
mov-zone-market = mercado
mov-zone-supply = reserva
mov-zone-stock = existencias de la banca
mov-zone-cup = cubilete
mov-zone-removed = fuera del juego, sin ver
mov-zone-base = Base Galáctica
mov-zone-deed-bank = escrituras sin dueño
mov-zone-apart = mercancías de fábrica aún sin producir
mov-zone-hull = casco
mov-zone-hold = bodega
mov-zone-relics = reliquias
mov-zone-cards = cartas de cultura
mov-zone-deeds = escrituras
mov-zone-sites = marcadores propios

mov-dial-phase = Fase
mov-dial-active = Asiento de turno
mov-dial-turn = Turno
mov-dial-movement-points = PM restantes
mov-dial-pilot-number = Número de pilotaje
mov-dial-goal = Meta

## Con qué se comparan líneas de juego

mov-figure-money = Créditos
mov-figure-worth = Patrimonio
mov-figure-aboard = En la bodega
mov-figure-deeds = Escrituras

# What lies ahead, in the sheet of what is tried.
mov-ahead-sell = Vender { $count } × { $kind } a { $place }: { $sum } cr{ $turns ->
    [0] , este turno
    [one] , en un turno, más o menos
   *[other] , en unos { $turns } turnos
}
mov-ahead-deliver = Llevar { $kind } a { $place }: { $sum } cr{ $turns ->
    [0] , este turno
    [one] , en un turno, más o menos
   *[other] , en unos { $turns } turnos
}
mov-ahead-buy = Comprar { $count } × { $kind } a { $place } por { $sum } cr{ $turns ->
    [0] , este turno
    [one] , en un turno, más o menos
   *[other] , en unos { $turns } turnos
}
mov-plan-pace = { $gain } cr de patrimonio en { $turns ->
    [one] un turno
   *[other] { $turns } turnos
}: { $each } cr por turno.
