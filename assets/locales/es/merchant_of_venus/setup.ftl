### Merchant of Venus before and after it is played: its name, its editions, the credits, fortunes.

mov-pitch = Lleva una nave mercante por un cúmulo de estrellas desconocido, averigua quién vive dónde y qué quiere, y haz de ello la mayor fortuna. Los dados mueven la nave; rutas, escrituras y equipo los doman.
name-humans = Humanos
mov-edition-2012 = Merchant of Venus, 2012
    .name = Edición de 2012, juego clásico
    .short = 2012
    .about = El juego clásico de la edición de 2012: de 2 a 4 jugadores, catorce culturas con números del 1 al 14, escrituras de espaciopuerto con su propio precio y una comisión por lo que se comercia en tus espaciopuertos.
    .left-out = Queda fuera: el segundo juego de esa edición, con sus misiones, su fama y sus combates de naves. Las cifras que la casa ha tenido que reconstruir figuran como interpretación en el libro de reglas.
mov-edition-1988 = Merchant of Venus, 1988
    .name = Edición de 1988
    .short = 1988
    .about = La primera edición: de 2 a 6 jugadores, culturas por parejas, fábricas con mercancías propias, y mercancías que compran los tres números siguientes.
    .left-out = Queda fuera: el combate y los Rastur, que allí son opcionales. Las cifras que no se han podido leer con certeza están reconstruidas y figuran como interpretación en el libro de reglas.
mov-worth = patrimonio { $amount } cr
    .short = Σ { $amount } cr
mov-worth-help = Patrimonio: el dinero y las escrituras juntos. Es lo que decide la partida.
mov-stat-worth = { $amount } cr
mov-race = Raza: más tarde
    .help = Cada uno elige en la mesa, antes del primer turno.
mov-credits = Merchant of Venus es un juego de Richard Hamblen. La edición de 1988 la publicó Avalon Hill; la de 2012, Fantasy Flight Games.
mov-curtain-why = Hay algo oculto que solo conoce un jugador. Pasa la pantalla y continúa.
mov-fortunes = Patrimonio a lo largo de los turnos
mov-lead = ventaja en patrimonio
mov-no-bank-too-small = La banca tendría { $bank } cr, pero al empezar se reparten { $out } cr. Tiene que tener más ({ $rule }).
mov-sources = De dónde vino el dinero
