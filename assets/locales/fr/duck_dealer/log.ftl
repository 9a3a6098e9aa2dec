### Duck Dealer : le journal.

## Ce qui s’est passé

dd-log-first = { $seat } commence
dd-log-equip = { $seat } prend : { $equipment }
    .short = prend : { $equipment }
dd-log-start = { $seat } part de { $planet }
dd-log-collect = { $seat } collecte { dd-energies }
    .short = collecte { dd-energies }
dd-log-missing = Rupture de stock : il manque à { $seat } { dd-energies }
dd-log-free-turn = { $seat } effectue le tour d’actions gratuit
dd-log-no-free-turn = { $seat } renonce au tour d’actions gratuit
dd-log-act = { $seat } effectue le tour d’actions { $space } sur { $last }
dd-log-act-last = { $seat } effectue le tour d’actions { $space } sur { $last } : le dernier
dd-log-take-cube = { $seat } reprend le cube sur { $space }
dd-log-route-cube = { $seat } pose un cube gratuit sur { $point }
dd-log-pay-cube = { $seat } pose un cube sur { $point } pour { $price } jaune
dd-log-cubes-left = { $seat } laisse { $count ->
    [one] un cube gratuit
   *[other] { $count } cubes gratuits
}
    .short = laisse { $count ->
        [one] un cube gratuit
       *[other] { $count } cubes gratuits
    }
dd-log-passage = { $seat } place un passage sur { $planet }
dd-log-move = { $seat } vole vers { $space } (pas restants : { $left })
dd-log-jump = { $seat } saute vers { $planet } pour { $price } rouge
dd-log-stop = { $seat } s’arrête sur { $planet }
dd-log-explore = { $seat } explore { $planet } : { $consumer }
    .short = explore { $planet } : { $consumer }
dd-log-build-shipyard = { $seat } construit le chantier spatial ({ $equipment }) sur { $planet } : { $vp } PV
    .short = construit le chantier spatial ({ $equipment }) sur { $planet } : { $vp } PV
dd-log-build-consumer = { $seat } construit le consommateur ({ $good }) sur { $planet } : { $vp } PV
    .short = construit le consommateur ({ $good }) sur { $planet } : { $vp } PV
dd-log-build-factory = { $seat } construit l’usine ({ $good }) sur { $planet } : { $vp } PV
    .short = construit l’usine ({ $good }) sur { $planet } : { $vp } PV
dd-log-claim = { $seat } revendique { $site } ({ $planet })
    .short = revendique { $site } ({ $planet })
dd-log-mine = { $seat } extrait { $good } sur { $planet }
    .short = extrait { $good } sur { $planet }
dd-log-produce = { $seat } convertit { $a } et { $b } en { $good } sur { $planet }
    .short = convertit { $a } et { $b } en { $good } sur { $planet }
dd-log-sell = { $seat } vend { $good } sur { $planet } : { $vp } PV
    .short = vend { $good } sur { $planet } : { $vp } PV
dd-log-buy = { $seat } achète { $equipment } sur { $planet }
    .short = achète { $equipment } sur { $planet }
dd-log-replace = { $seat } achète { $equipment } sur { $planet } à la place de { $old }
    .short = achète { $equipment } sur { $planet } à la place de { $old }
dd-log-drop = { $seat } jette { $good-counted }
    .short = jette { $good-counted }
dd-log-propose = { $seat } propose à { $partner } : { $gives } contre { $gets }
dd-log-accept = D’accord : { $seat } donne à { $partner } { $gives } contre { $gets }
dd-log-decline = { $partner } refuse
dd-log-withdraw = { $seat } reprend sa proposition
dd-log-keep = { $seat } rend { $back } jetons
dd-log-end-turn = { $seat } finit le tour d’actions
dd-log-quiet = { $turns } tours sans cube sur le compteur de tours : la fin ne se rapproche pas
dd-log-end = Le dernier tour d’actions est fini : { $winners } gagne avec { $most } PV
dd-log-end-shared = Le dernier tour d’actions est fini : { $winners } partagent la première place avec { $most } PV
dd-some = { $good-counted }

# Pourquoi un ordinateur refuse.
dd-bot-why-act = Un tour d’actions rapporte maintenant { $vp } PV pour { $energy } jetons d’énergie ; après une collecte de plus, il peut rapporter { $then } PV. Cases libres du compteur de tours : { $left }.
dd-bot-why-collect = Un tour d’actions rapporterait maintenant { $vp } PV pour { $energy } jetons d’énergie ; après cette collecte, il peut rapporter { $then } PV. Cases libres du compteur de tours : { $left }.
dd-bot-why-plan = Ce tour rapporte { $vp } PV pour { $energy } d’énergie ; marchandises à bord ensuite : { $goods }.
dd-bot-wants-more = Il ne cède ses marchandises que contre d’autres qui se vendent deux fois plus cher : il manque ici { $vp } PV.

# How those play that have a way of their own.
dd-chooser-cautious = Garde de l’énergie de chaque couleur en réserve avant de partir.
dd-chooser-hurried = Part avec ce qu’elle a et compte les points de ce tour même.
dd-chooser-hunter = Remplit sa cale de marchandises que des consommateurs attendent.
