# Caminos que se vuelan con un clic.
mov-way-points = { $cost ->
    [one] 1 PM de { $left }
   *[other] { $cost } PM de { $left }
}
mov-way-part = Demasiado lejos para este turno: { $cost } PM de { $left }, hasta { $space }
mov-way-circle = Esta tirada no tiene número para seguir desde { $space }: allí tras { $cost } PM de { $left }
mov-way-before-roll = Salir tira los dados, y la tirada se queda; lo que alcanza se vuela al momento
mov-way-far = { $cost ->
        [one] 1 PM
       *[other] Unos { $cost } PM
    } en total
mov-way-unknown = Por { $count ->
    [one] una casilla
   *[other] { $count } casillas
} que nadie conoce: allí puede resultar otra cosa
mov-way-fees = Peajes en el camino: { $fees }
mov-way-pilot = Con el número de piloto { $number }

mov-act-pilot-to = Número de piloto { $number }: a { $space }
    .short = { $number }: { $space }
mov-act-end-turn-unbought = Terminar el turno sin comprar nada más
    .short = Acabar el turno
mov-act-end-turn-unsold = Terminar el turno sin vender nada más
    .short = Acabar el turno
mov-sure-discard = ¿Descartarlo? No se cobra nada.
    .yes = Descartar

# Why a computer player does it.
mov-why-race = Cada raza tiene su hogar y su descuento; las juega todas igual.
mov-why-stay = No sabe de nada mejor por lo que volar en este turno.
mov-why-head = Este camino lleva antes adonde su carga, o lo que podría comprar, rinde más.
mov-why-head-gate = Por la telepuerta llega antes.
mov-why-roll = Todo está listo para el vuelo.
mov-why-step = Está en el camino que menos puntos y peajes cuesta.
mov-why-jump = El salto ahorra puntos.
mov-why-pilot = Este número lleva más cerca de su meta.
mov-why-reroll = Un dado tan bajo merece otra tirada.
mov-why-land = Aquí se puede vender o comprar con ganancia.
mov-why-pay-fee = Seguir vale más que el peaje.
mov-why-stop = El peaje cuesta más que un turno.
mov-why-stop-in-circle = Desde este círculo empieza mejor el próximo turno.
mov-why-sell = Aquí da dinero enseguida y deja sitio.
mov-why-buy = Sus compradores, conocidos o por descubrir, pagan más de lo que cuesta.
mov-why-buy-ship = Más dados o más sitio se pagan en los turnos que quedan.
mov-why-buy-port = Un título vale lo que cuesta, y el puerto ahorra puntos.
mov-why-buy-factory = Un título vale lo que cuesta, y otros pagarán a su dueño.
mov-why-board = La tarifa queda de camino.
mov-why-set-down = El pasajero ha llegado, y paga.
mov-why-trade-in = Lo que entrega vale menos a bordo que aquí.
mov-why-use-card = La carta solo vale algo aquí.
mov-why-close-card = Nada más cabe en la carta.
mov-why-discard = Nadie cercano lo compra, y hace falta el sitio.
mov-why-take-relic = Una reliquia cuenta y ayuda el resto de la partida.
mov-why-drive-on = El propulsor ahorra puntos en este camino.
mov-why-drive-off = El propulsor pasaría de largo.
mov-why-use-demand = Primero se cede la demanda menor.
mov-why-accept = Lo que recibe vale más que lo que da.
mov-why-refuse = Lo que da vale más que lo que recibe.
mov-why-end-turn = Aquí no queda nada rentable por hacer.

mov-way-lands = Aterriza en { $space }
mov-way-contact = Primer contacto en { $system }: descubres su cultura, te quedas la carta y abres el mercado
mov-contact-sells = Venden { $good } por { $price } cr
mov-contact-card = La carta paga { $worth } cr con ellos, ahora o después
mov-note-discard = Para siempre: va al cubilete y se roba otra ficha por ella.
mov-note-trade-in = Cuesta { $price } cr; entregas tu { $old }, que descuenta { $worth } cr.

mov-note-race = Las escrituras de este pueblo te cuestan un { $percent } % menos, viva donde viva; en lo demás no hay diferencia. Hace { $good } ({ $price } cr).

# How those play that have a way of their own.
mov-chooser-cautious = Guarda dinero en mano y prefiere un comercio pequeño y seguro a volar lejos por mucho.
mov-chooser-hurried = Vende en el próximo mundo y toma lo que paga: los créditos de este turno cuentan más.
mov-chooser-hunter = Carga lo que otros mundos esperan y llega con la bodega llena.
