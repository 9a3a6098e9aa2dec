### Lo que dice la revisión de los archivos de Merchants Cove. Una línea por texto; «-why» es la razón o la salida.

level-cove-anchor = hay muy pocas losetas de { $id } para un ancla
level-cove-anchor-why = sin ella este escudo no podría activarse nunca
level-cove-corruption = hay { $have } cartas de corrupción, no { $want }
level-cove-corruption-why = el contenido de la caja las cuenta
level-cove-hand = la manecilla { $id } no está entre sus horas
level-cove-hand-why = su orden, en medias horas, es impar y está entre el doble de su entrada y el doble de su salida
level-cove-icon = la carta { $id } no muestra corrupción
level-cove-icon-why = toda carta de corrupción la muestra al menos una vez
level-cove-island = el clan { $id } no tiene exactamente una isla
level-cove-island-why = sin ella este escudo no podría activarse nunca
level-cove-number = { $id } no encaja
level-cove-number-why = así no se puede preparar ninguna mesa; véase el comentario al principio del archivo
level-cove-rogues = la carta { $id } coloca más villanos de los que hay
level-cove-rogues-why = la guarida y la bolsa contienen juntas, como mucho, los de la caja
level-cove-set = el grupo { $id } tiene { $have } cartas, no { $want }
level-cove-set-why = cada grupo tiene doce
