### Lo que dicen la línea de comandos y el protocolo del motor, en español.

# Cómo se llaman los jugadores del ordenador.
bot-random = Cualquier opción
bot-greedy = Mayor ganancia

# Por qué un jugador ordenador elige así, cuando no tiene nada mejor que decir.
bot-why-only = Es la única opción.
bot-why-any = Aquí le da igual una opción que otra.
bot-why-tried = De todo lo probado en muchas partidas posibles, esto salió mejor.

## Errores del protocolo

engine-fault-too-long = La línea tiene { $bytes } bytes; se leen { $most } como mucho.
engine-fault-not-utf8 = La línea no es texto UTF-8.
engine-fault-not-json = La línea no es JSON: { $why }.
engine-fault-not-a-request = La línea no es una petición, es decir, un objeto con el campo «cmd»: { $why }.
engine-fault-bad-field = No se entiende la petición: { $why }.
engine-fault-unknown-command = No existe el comando «{ $word }». Los comandos son: { $known }.
engine-fault-unknown-language = No existe el idioma «{ $word }». Los idiomas son: { $known }.
engine-fault-no-game = No hay ninguna partida en la mesa. Empieza una con «new» o «load».
engine-fault-game-over = La partida ha terminado.
engine-fault-stale = La elección se hizo en el estado { $asked }, pero la partida está en el estado { $now }.
engine-fault-no-such-offer = No hay opción { $index }; hay { $count }, contadas desde 0.
engine-fault-index-or-action = Indica «index» o bien «action».
engine-fault-one-goal = Indica «action», o «purse» con «least», o «zone» y «kind».
engine-fault-no-such-thing = No hay ningún «{ $key }» en esta mesa.
engine-fault-path-or-text = Indica «path» o bien «text».
engine-fault-rule-or-search = Indica «rule» o bien «search».
engine-fault-no-number = Esta acción no tiene cantidad que fijar.
engine-fault-bad-number = { $number } no está entre { $least } y { $most }.
engine-fault-no-such-viewer = Quien mira es un asiento del 0 al { $last }, «everybody» o «public».
engine-fault-no-edits = La lista de cambios está vacía.
engine-fault-too-many-seats = { $seats } asientos son demasiados; ninguna mesa tiene más de { $most }.
engine-fault-long-search = La búsqueda tiene { $bytes } bytes; se admiten { $most } como máximo.
engine-fault-too-many-branches = No puede haber más de { $most } variantes; olvide una con «back».
engine-fault-no-branch-open = No se está probando nada: en la mesa está la propia partida.
engine-fault-no-such-branch = No hay variante { $number }; «branches» las enumera.
engine-fault-no-rulebook = El juego { $game } no tiene libro de reglas.
engine-fault-no-such-rule = No hay ninguna regla { $rule }.
engine-fault-no-such-bot = No hay ningún jugador ordenador «{ $word }»; hay: { $known }.
