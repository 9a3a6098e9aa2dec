### Three Crates: las reglas para jugadores, en español.

TRI-1 = El turno
TRI-1-1 = En turno
    .both = Empieza un asiento al azar. En su turno se toma una caja (TRI-2.1) o se vende una (TRI-3.1); luego le toca al siguiente.
TRI-1-2 = Nada que hacer
    .both = A quien no tiene cajas ni encuentra una en la fila se le pasa por alto.
TRI-1-3 = El final
    .both = Cuando todas las cajas están vendidas termina la partida. Ganan más monedas; varios pueden compartirlo.
TRI-2 = La fila
TRI-2-1 = Tomar
    .both = Toma una de las cajas cerradas de la fila.
TRI-2-2 = Lo que hay dentro
    .both = Solo quien toma una caja mira dentro, y no puede deshacerlo.
TRI-2-3 = Tres cajas
    .both = Nadie lleva más de tres cajas.
TRI-2-4 = Otra caja
    .both = Una caja de la reserva ocupa el sitio vacío; agotada la reserva, los sitios quedan vacíos.
TRI-3 = La venta
TRI-3-1 = Vender
    .both = Da la vuelta a una de tus cajas y cobra su precio.
TRI-3-2 = El precio baja
    .both = Después tira el dado: el precio de esa mercancía baja la mitad de la tirada, redondeada hacia arriba.
TRI-3-3 = La última moneda
    .both = Ningún precio baja de 1.
