### Three Crates: todo lo que dice el juego, salvo sus reglas, en español.

tri-title = Three Crates
tri-pitch = Doce cajas cerradas están en fila: toma una, mira dentro y véndela. Cada venta baja el precio, así que vende antes que los demás.
tri-edition-first = Three Crates
    .name = Primera edición
    .short = Primera
    .about = Dos o tres mercaderes, doce cajas cerradas, precios que bajan.
tri-credits = Three Crates se inventó para este programa, para mostrar cómo se añade un juego.
tri-curtain-why = Cada mercader sabe qué hay en sus cajas. Pasa la pantalla y sigue.
tri-fortunes = Monedas a lo largo de los turnos
tri-lead = ventaja en monedas
tri-sources = Monedas al final
tri-tab-prices = Precios
tri-help-1 = De qué se trata
    .text =
        Toma cajas cerradas de la fila (TRI-2.1), mira dentro y véndelas (TRI-3.1).

        Cada venta hace bajar el precio de esa mercancía (TRI-3.2). Ganan más monedas (TRI-1.3). Lo que has mirado no vuelve atrás ({ $rule }).

## Qué se pregunta, qué se puede hacer

tri-question-turn = { $seat }: ¿tomar una caja o vender una?
tri-act-fetch = Tomar la caja del sitio { $place }
tri-act-sell = Vender { $crate } por { $price } cr
tri-verb-fetch = Tomar una caja
tri-verb-sell = Vender una caja
tri-no-over = Todo está vendido
tri-no-place = No hay ninguna caja que tomar
tri-no-crate = No tienes esta caja
tri-no-room = Llevas { $carry } cajas y no más
tri-no-empty = El sitio está vacío

## Qué ha pasado

tri-log-fetch = { $seat } toma la caja del sitio { $place }
tri-log-inside = Dentro hay { $good }
tri-log-sell = { $seat } vende { $good } por { $price } cr
tri-log-fall = El dado muestra { $roll }: ahora { $good } vale { $price } cr
tri-log-end = Todo está vendido; lo más es { $most } cr
tri-end-sold = Todo está vendido

## Las cosas

tri-place = sitio
    .one = el sitio
tri-good-tea = té
tri-good-silk = seda
tri-good-spice = especias
tri-empty = vacío
tri-crates = { $count ->
    [one] una caja
   *[other] { $count } cajas
}
tri-worth-all = Monedas y cajas de este mercader: { $amount } cr
tri-about-place = { $count ->
    [0] Un sitio vacío
   *[other] Una caja cerrada
}
tri-about-stock = Cajas que esperan: { $count }
tri-about-sold = Cajas vendidas: { $count }
tri-zone-stock = Reserva
tri-zone-sold = Vendido
tri-zone-place = Sitio
tri-zone-hand = Cajas
tri-dial-active = En turno
tri-dial-price = Precio
tri-problem-dial = { $dial } está en { $value }, no entre { $least } y { $most }

## El ejemplo resuelto

tri-example-X01 = La mano llena, un precio que baja
    .given = El primer mercader tiene té y dos cajas de seda, y queda una caja en la fila.
    .shows = Nadie lleva una cuarta caja. El té da 2 y baja a 1, por alto que sea el dado; el otro solo ve quién tomó.

## Con qué se comparan líneas de juego

tri-figure-coins = Monedas
tri-figure-crates = Cajas
