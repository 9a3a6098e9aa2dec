### Y si: ramas que solo se prueban, sus pasos como plan, y dos de ellas una al lado de otra.

ui-tab-what-if = Y si
    .help = Ramas en las que todo se puede probar sin que cuente, y lo que daría cada una.
ui-key-what-if = Y si: probar algo que no cuenta
ui-what-if-open = ¿Y si …?
ui-what-if-another = Otra rama desde aquí
ui-what-if-about = Prueba lo que quieras desde aquí: nada de ello cuenta y la partida espera tal como está. Lo que no puedes saber se reparte de nuevo, y también lo que traerá el azar.
ui-what-if-here = Solo estás probando. Todo se puede deshacer, también tiradas y robos.
ui-what-if-banner = Y si: nada de esto cuenta
ui-what-if-banner-dealt = Y si: nada de esto cuenta, las cartas ocultas se reparten de nuevo
ui-what-if-return = Volver a la partida
ui-what-if-return-help = La partida está como la dejaste. Esta rama queda en la lista.
ui-what-if-bots = Los jugadores automáticos eligen por los demás
ui-what-if-name = Nombre de esta rama
ui-what-if-lines = Ramas
ui-what-if-game = La partida
ui-what-if-branch = Rama { $number }
ui-what-if-of = Sale de: { $name }
ui-what-if-turn = turno { $turn }
ui-what-if-asked = Tenía que elegir { $seat }.
ui-what-if-forget = Olvidar { $name }
ui-what-if-over = Ya nadie tiene que elegir.
ui-what-if-study = Aquí ya se puede probar todo.
ui-what-if-full = No caben más ramas. Olvida primero una.
ui-menu-saved-trial = Nada de lo que pruebes aquí cuenta. La partida se guarda, y tus ramas quedan junto a ella solo para ti.
ui-plans-lost = Una rama guardada con esta partida ya no encaja en ella y se ha dejado fuera.
ui-plans-unread = Las ramas guardadas con esta partida no se pueden leer: { $why }

ui-plan = Pasos de esta rama
ui-plan-empty = Lo que hagas aquí se vuelve una lista de pasos: para cambiarla y para jugarla en la partida.
ui-plan-play = Jugar estos pasos
ui-plan-play-help = Tus propios pasos se juegan uno a uno en la partida, mientras sean posibles allí y salgan como estaba previsto.
ui-plan-play-lacks = No se pueden jugar todos estos pasos en la partida. { $why }
ui-plan-start = Al principio
ui-plan-end = Al final
ui-plan-go = Ir a la posición tras este paso
ui-plan-inserts = { $count ->
        [0] Lo que hagas ahora se pone antes del primer paso.
       *[other] Lo que hagas ahora se pone después del paso { $count }.
    }
ui-plan-turn = Turno { $turn }
ui-plan-ahead = Lo que viene
ui-plan-drag = Arrastrar este paso a otro lugar
ui-plan-up = Subir el paso { $step }
ui-plan-down = Bajar el paso { $step }
ui-plan-remove = Quitar el paso { $step }
ui-plan-done = Jugado en la partida
ui-plan-asks = Aquí elige { $seat }.
ui-plan-played = { $count ->
        [0] No se ha jugado ningún paso.
        [one] Se ha jugado un paso.
       *[other] Se han jugado { $count } pasos.
    }
ui-plan-whole = Ese era todo el plan.
ui-plan-stops = Se detiene en el paso { $step }, «{ $words }»: { $why }
ui-plan-otherwise = El paso { $step } ha salido de otro modo. Previsto: «{ $planned }» Ahora: «{ $now }»
ui-plan-nothing = nada

ui-compare = Comparar
ui-compare-with = con
ui-compare-view = Como lo ve { $seat }.
