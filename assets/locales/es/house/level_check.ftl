### What every check of level files says. One line a text; "-why" is the reason or the way out.

level-no-folder = no se puede abrir esta carpeta
level-no-folder-why = indica una carpeta que contenga archivos de nivel; el archivo que falte en ella se toma del nivel incluido
level-none = esta carpeta no contiene ningún archivo de nivel
level-none-why = basta un archivo de nivel de cualquiera de los juegos; los que falten se toman del nivel incluido
level-missing = falta el archivo { $file }
level-missing-why = toma como modelo la carpeta integrada de este juego y compila de nuevo el programa
level-unreadable = no se puede leer el archivo como texto: { $reason }
level-unreadable-why = guárdalo como texto UTF-8 sin formato, o quítalo para jugar con el archivo incluido
level-syntax = aquí no se entiende el archivo: { $reason }
level-syntax-why = compara la línea con las vecinas: falla una coma, un paréntesis, una comilla o el nombre de un campo
level-nothing = los archivos no contienen ningún nivel
level-nothing-why = toma como modelo los archivos incluidos
level-no-edition = no hay ninguna fila para la edición { $id }
level-no-edition-why = el programa juega las ediciones según estas filas; copia la incluida y cámbiala
level-id-twice = el identificador { $id } se usa dos veces
level-id-twice-why = otras filas nombran una fila por su identificador, así que cada uno aparece una sola vez; cambia o quita uno
level-row-twice = hay dos filas para { $id } en una misma lista de una edición
level-row-twice-why = solo contaría la primera; quita una de las dos
level-unknown = aquí se nombra { $id }, pero ninguna fila de esta edición tiene ese identificador
level-unknown-why = corrige el nombre o añade la fila

# filas y archivos
level-stray = el archivo { $file } no es un archivo de nivel y nadie lo lee
level-stray-why = corrige su nombre o sácalo de la carpeta
level-source = { $id } no dice de dónde viene
level-source-why = una fuente empieza por SEED, SOURCED, RECALLED, RECONSTRUCTED, RULING o INVENTED; para las cifras de tu ejemplar escribe «SOURCED own copy»
level-edition-unknown = { $id } nombra la edición { $edition }, que no existe
level-edition-unknown-why = la fila no contaría nunca; las ediciones son las filas de editions.ron
level-edition-unplayed = el programa no conoce la edición { $id }
level-edition-unplayed-why = juega 1988 y 2012; cualquier otra hay que dársela a conocer antes
level-thinking = la cifra { $id } es { $number }; debe estar entre { $least } y { $most }
level-thinking-why = un jugador que piensa con cifras así elegiría sin motivo, o no acabaría nunca
level-thinking-edition = se dan probabilidades para una edición que el juego no tiene: { $id }
level-thinking-edition-why = las posiciones de esa edición nunca se valorarían con ellas
level-taught-unreadable = esta lección o acertijo no se puede leer: { $reason }
level-taught-unreadable-why = escríbelo como dice docs/adding_a_game.md
level-taught-twice = dos archivos se llaman «{ $id }»
level-taught-twice-why = lo aprendido se guarda bajo ese nombre
level-taught-rule = no existe la regla { $rule }
level-taught-rule-why = una lección o un acertijo nombra reglas del reglamento de su juego
level-taught-text = falta el texto { $key } en { $language }
level-taught-text-why = cada frase está en cada idioma
level-taught-otherwise = jugado hasta el final no sale lo que dice: { $reason }
level-taught-otherwise-why = las reglas deciden; corrige la posición, los pasos o la solución
