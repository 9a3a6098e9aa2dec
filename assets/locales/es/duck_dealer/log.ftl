### Duck Dealer: el registro.

## Lo que ha pasado

dd-log-first = { $seat } empieza
dd-log-equip = { $seat } toma { $equipment }
    .short = toma { $equipment }
dd-log-start = { $seat } empieza en { $planet }
dd-log-collect = { $seat } recoge { dd-energies }
    .short = recoge { dd-energies }
dd-log-missing = Faltan fichas: a { $seat } le faltan { dd-energies }
dd-log-free-turn = { $seat } hace el turno de acciones gratuito
dd-log-no-free-turn = { $seat } renuncia al turno de acciones gratuito
dd-log-act = { $seat } hace el turno de acciones { $space } de { $last }
dd-log-act-last = { $seat } hace el turno de acciones { $space } de { $last }: el último
dd-log-take-cube = { $seat } retira el cubo de { $space }
dd-log-route-cube = { $seat } pone un cubo gratis en { $point }
dd-log-pay-cube = { $seat } pone un cubo en { $point } por { $price } amarilla
dd-log-cubes-left = { $seat } deja { $count ->
    [one] un cubo gratis
   *[other] { $count } cubos gratis
} sin poner
    .short = deja { $count ->
        [one] un cubo gratis
       *[other] { $count } cubos gratis
    } sin poner
dd-log-passage = { $seat } coloca un pasaje en { $planet }
dd-log-move = { $seat } vuela a { $space } (pasos restantes: { $left })
dd-log-jump = { $seat } salta a { $planet } por { $price } roja
dd-log-stop = { $seat } para en { $planet }
dd-log-explore = { $seat } explora { $planet }: { $consumer }
    .short = explora { $planet }: { $consumer }
dd-log-build-shipyard = { $seat } construye el astillero ({ $equipment }) en { $planet }: { $vp } PV
    .short = construye el astillero ({ $equipment }) en { $planet }: { $vp } PV
dd-log-build-consumer = { $seat } construye el consumidor ({ $good }) en { $planet }: { $vp } PV
    .short = construye el consumidor ({ $good }) en { $planet }: { $vp } PV
dd-log-build-factory = { $seat } construye la fábrica ({ $good }) en { $planet }: { $vp } PV
    .short = construye la fábrica ({ $good }) en { $planet }: { $vp } PV
dd-log-claim = { $seat } reclama { $site } ({ $planet })
    .short = reclama { $site } ({ $planet })
dd-log-mine = { $seat } extrae { $good } en { $planet }
    .short = extrae { $good } en { $planet }
dd-log-produce = { $seat } convierte { $a } y { $b } en { $good } en { $planet }
    .short = convierte { $a } y { $b } en { $good } en { $planet }
dd-log-sell = { $seat } vende { $good } en { $planet }: { $vp } PV
    .short = vende { $good } en { $planet }: { $vp } PV
dd-log-buy = { $seat } compra { $equipment } en { $planet }
    .short = compra { $equipment } en { $planet }
dd-log-replace = { $seat } compra { $equipment } en { $planet } en lugar de { $old }
    .short = compra { $equipment } en { $planet } en lugar de { $old }
dd-log-drop = { $seat } tira { $good-counted }
    .short = tira { $good-counted }
dd-log-propose = { $seat } propone a { $partner }: { $gives } por { $gets }
dd-log-accept = De acuerdo: { $seat } da a { $partner } { $gives } por { $gets }
dd-log-decline = { $partner } rechaza
dd-log-withdraw = { $seat } retira la propuesta
dd-log-keep = { $seat } devuelve { $back } fichas
dd-log-end-turn = { $seat } termina el turno de acciones
dd-log-quiet = { $turns } turnos sin cubo en el contador: la partida no se acerca al final
dd-log-end = El último turno de acciones ha terminado: gana { $winners } con { $most } PV
dd-log-end-shared = El último turno de acciones ha terminado: { $winners } comparten el primer puesto con { $most } PV
dd-some = { $good-counted }

# Por qué rehúsa un ordenador.
dd-bot-why-act = Un turno de acciones da ahora { $vp } PV por { $energy } fichas de energía; tras recoger una vez más puede dar { $then } PV. Casillas libres del contador de turnos: { $left }.
dd-bot-why-collect = Un turno de acciones daría ahora { $vp } PV por { $energy } fichas de energía; después de esto puede dar { $then } PV. Casillas libres del contador de turnos: { $left }.
dd-bot-why-plan = Este turno da { $vp } PV por { $energy } de energía; mercancías a bordo después: { $goods }.
dd-bot-wants-more = Solo cede mercancías a cambio de otras que se vendan por el doble: aquí faltan { $vp } PV.

# How those play that have a way of their own.
dd-chooser-cautious = Guarda energía de cada color antes de partir.
dd-chooser-hurried = Parte con lo que tiene y cuenta los puntos de este mismo turno.
dd-chooser-hunter = Llena su bodega de mercancías que los consumidores esperan.
