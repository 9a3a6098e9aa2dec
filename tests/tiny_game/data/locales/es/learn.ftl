### Three Crates: una lección y un acertijo.

tri-lesson-first = Una primera caja
    .about = Coger una caja, vender una caja, ver bajar un precio.
    .end = Eso es todo. Vende lo que tengas antes de que bajen los precios.
tri-lesson-first-fetch = Nadie sabe qué hay en una caja cerrada: coge la primera y mira.
tri-lesson-first-sell = ¡Té! Vende ahora una caja mientras el precio es alto; después el dado lo hace bajar.
tri-lesson-first-again = Te toca otra vez: coge o vende, como quieras.
tri-puzzle-dear = La caja más cara
    .goal = Gana 10 monedas con una sola venta.
    .solved = La seda da 10, el té solo 8.
