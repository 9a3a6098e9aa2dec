### Lo que dice la revisión de los archivos de nivel de Three Crates. Una línea por texto; «-why» es el motivo o la salida.

level-tri-goods = no hay exactamente tres mercancías
level-tri-goods-why = cada mercancía tiene un dial para su precio; añade o quita una fila
level-tri-good = las cajas o el precio de { $id } no son posibles
level-tri-good-why = hay de 1 a 20 cajas de una mercancía, y la primera da de 1 a 100 monedas
level-tri-carry = nadie podría llevar una caja
level-tri-carry-why = una partida sin ventas no termina nunca; escribe un número mayor que 0
level-tri-source = la fila { $id } no dice de dónde salen sus cifras
level-tri-source-why = empieza la fuente con INVENTED, SOURCED u otra de las palabras conocidas
