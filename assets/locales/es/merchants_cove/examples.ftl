### Merchants Cove: los ejemplos de las reglas.

mc-example-X01 = Tres muelles
    .given = Dos magos esperan en el Bazar, cuatro guerreros y un noble en la Gran Plaza, dos nobles en el Mercado Negro. La Alquimista tiene un elixir azul, dos pociones rojas y dos amarillas.
    .shows = 8×2 + 3×4 + 3×4 + 4×2 + 4×2 = 56 de oro, y una carta de corrupción por el Mercado Negro.
mc-example-X02 = Las mismas mercancías, vendidas antes
    .given = Como en X01, pero las pociones amarillas se venden en la Gran Plaza.
    .shows = Cada una da 4×1 en lugar de 4×2: 48 de oro y ninguna carta de corrupción.
mc-example-X05 = Los iconos redondos
    .given = El Herrero tiene 4 iconos de guerrero, 1 de mago, 3 de noble y 6 de corrupción. En las sedes hay 5, 4 y 2 clientes; en la guarida, 3 villanos.
    .shows = 20 + 4 + 6 − 18 = 12 de oro.
mc-example-X11 = Más allá de las tres y media
    .given = El reloj de arena está en 3 y la acción cuesta dos horas.
    .shows = Cruza el indicador camino de 4: una carga enseguida, y termina en 5.
mc-example-X15 = Por la manecilla
    .given = Día 2: no hay ratón en la manecilla A. El reloj de arena está en 4 y la acción cuesta dos horas.
    .shows = Llega a 7 en lugar de 6 y no carga a nadie, por una carta de corrupción.
mc-example-X20 = Un barco lleno atraca
    .given = Hay tres a bordo del barco 1; los dos amarres de su lado están libres.
    .shows = El cuarto lo llena: atraca enseguida en el amarre elegido de su lado, y los cuatro desembarcan.
mc-example-X29 = Reclutar
    .given = El Herrero recluta al habitante situado más a la derecha de los cuatro, que aporta una mercancía roja grande.
    .shows = La mercancía enseguida, una hora; después la fila se desliza a la derecha y se completa.
mc-example-X39 = La Secta
    .given = Un mago y un villano están en el Bazar; la Secta está en juego.
    .shows = Por una carta de corrupción, el villano cuenta como un cliente de cada color: 8×2 + 6×1 = 22 de oro.
mc-example-X41 = Las canicas se juntan
    .given = De abajo arriba, un tubo contiene rojo, verde, rojo, rojo, azul y amarillo. Se toma la canica verde.
    .shows = El rojo cae sobre el rojo: la verde y tres rojas van al banco, y cuatro nuevas llenan el tubo.
mc-example-X48 = Una armadura
    .given = Dos dados azules muestran 6 y 4, uno verde 3.
    .shows = 13 grados dan una armadura azul; una verde pediría dos dados verdes.
mc-example-X56 = Un desembarco
    .given = Un navío está en la isla de los guerreros con cuatro tripulantes listos; dos guerreros están en su sede.
    .shows = Tres tripulantes se agotan, se planta la bandera y da 2 de oro; la captura se queda.
mc-example-X59 = Un ancla
    .given = Hay cuatro losetas verdes intactas en la cruz; tres bardos están en su sede.
    .shows = En lugar de la mercancía grande, el Cronomante toma la pequeña y el escudo, que da 3 de oro.
