# Why a computer player does it.
dom-why-resolve = Surte efecto ahora o nunca.
dom-why-buy = Refuerza el mazo por lo que cuesta.
dom-why-play = Lo que hace rinde más que la carta como pago.
dom-why-build = Cada pila es un paso hacia el puesto completo.
dom-why-inventory = Con esta mano no hay nada mejor; cartas nuevas ayudan más.
dom-why-lay = Completa la suma con la menor pérdida.
dom-why-pay = La suma está completa.
dom-why-close = Lo que está puesto forma una pila.
dom-why-discard = Estas cartas son las que menos ayudan.
dom-why-choose = Esta carta es la que mejor sirve aquí.
dom-why-name = Perjudica a quien va delante, o le ayuda más.
dom-why-react = La respuesta vale más que la carta en la mano.
dom-why-pass = La carta valdrá más después.
dom-why-yes = Sale ganando.
dom-why-no = Saldría perdiendo.
dom-why-bot-build = El puesto crece a { $stacks ->
    [one] { $stacks } pila
   *[other] { $stacks } pilas
}.
dom-why-bot-close = Lo puesto suma el total: el puesto crece a { $stacks ->
    [one] { $stacks } pila
   *[other] { $stacks } pilas
}.
dom-why-bot-dearest = { $card } es lo de más valor que la mano puede pagar ahora.
dom-why-bot-buy = { $card } es lo que más ayuda a las próximas pilas: ahora hacen falta { $total }.
dom-why-bot-further = { $card } no cuesta acción: trae otra consigo.
dom-why-bot-play = { $card } aporta más que cualquier compra posible ahora.
dom-why-bot-clear = { $count ->
    [one] Se descarta una carta
   *[other] Se descartan { $count } cartas
} para hacer sitio a otras mejores.
dom-why-bot-end = Ninguna acción que quede aportaría nada.
dom-why-bot-stop = Desde hace { $rounds } rondas nadie ha construido una pila.

# How those play that have a way of their own.
dom-chooser-cautious = Guarda una mano grande y un mazo limpio: no soporta las baratijas.
dom-chooser-hurried = Construye la pila siguiente en cuanto están las cartas, sin importar lo que pudieran hacer después.
dom-chooser-hunter = Reúne lo que piden las pilas siguientes y lo tiene en la mano a su hora.
