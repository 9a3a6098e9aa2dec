### Ce que disent la ligne de commande et le protocole du moteur, en français.

# Comment s’appellent les joueurs de l’ordinateur.
bot-random = N’importe quel choix
bot-greedy = Meilleur profit

# Pourquoi un joueur ordinateur choisit ainsi, quand il n’a rien de mieux à dire.
bot-why-only = C’est le seul choix possible.
bot-why-any = Ici, un choix en vaut un autre pour lui.
bot-why-tried = De tout ce qui a été essayé dans bien des parties possibles, ce choix a le mieux réussi.

## Fautes de protocole

engine-fault-too-long = La ligne compte { $bytes } octets ; on en lit au plus { $most }.
engine-fault-not-utf8 = La ligne n’est pas du texte UTF-8.
engine-fault-not-json = La ligne n’est pas du JSON : { $why }.
engine-fault-not-a-request = La ligne n’est pas une demande, c’est-à-dire un objet avec le champ « cmd » : { $why }.
engine-fault-bad-field = La demande ne se comprend pas : { $why }.
engine-fault-unknown-command = Il n’y a pas de commande « { $word } ». Les commandes sont : { $known }.
engine-fault-unknown-language = Il n’y a pas de langue « { $word } ». Les langues sont : { $known }.
engine-fault-no-game = Aucune partie n’est en cours. Commencez par « new » ou « load ».
engine-fault-game-over = La partie est finie.
engine-fault-stale = Le choix a été fait dans l’état { $asked }, mais la partie en est à l’état { $now }.
engine-fault-no-such-offer = Il n’y a pas de choix { $index } ; on en compte { $count }, à partir de 0.
engine-fault-index-or-action = Donnez soit « index », soit « action ».
engine-fault-one-goal = Donnez « action », ou « purse » avec « least », ou « zone » et « kind ».
engine-fault-no-such-thing = Il n’y a pas de « { $key } » sur cette table.
engine-fault-path-or-text = Donnez soit « path », soit « text ».
engine-fault-rule-or-search = Donnez soit « rule », soit « search ».
engine-fault-no-number = Cette action n’a pas de montant à fixer.
engine-fault-bad-number = { $number } n’est pas compris entre { $least } et { $most }.
engine-fault-no-such-viewer = Un observateur est une place de 0 à { $last }, « everybody » ou « public ».
engine-fault-no-edits = La liste des modifications est vide.
engine-fault-too-many-seats = { $seats } places sont trop ; aucune table n’en a plus de { $most }.
engine-fault-long-search = La recherche compte { $bytes } octets ; { $most } au plus sont acceptés.
engine-fault-too-many-branches = Il ne peut y avoir plus de { $most } variantes ; oubliez-en une avec « back ».
engine-fault-no-branch-open = Rien n’est à l’essai : c’est la partie elle-même qui est sur la table.
engine-fault-no-such-branch = Il n’y a pas de variante { $number } ; « branches » les énumère.
engine-fault-no-rulebook = Le jeu { $game } n’a pas de livre de règles.
engine-fault-no-such-rule = Il n’y a pas de règle { $rule }.
engine-fault-no-such-bot = Il n’y a pas de joueur ordinateur « { $word } » ; il y a : { $known }.
