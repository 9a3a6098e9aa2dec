### What the command line and the engine protocol say, in English.

# How computer players are called.
bot-random = Any choice
bot-greedy = Best profit

# Why a computer player chooses what it chooses, where it has nothing better to say.
bot-why-only = It is the only choice.
bot-why-any = One choice is as good as another to it here.
bot-why-tried = Of all that was tried out in many possible games, this turned out best.

## Faults of the protocol

engine-fault-too-long = The line has { $bytes } bytes; at most { $most } are read.
engine-fault-not-utf8 = The line is no UTF-8 text.
engine-fault-not-json = The line is no JSON: { $why }.
engine-fault-not-a-request = The line is no request, which is an object with the field "cmd": { $why }.
engine-fault-bad-field = The request cannot be understood: { $why }.
engine-fault-unknown-command = There is no command "{ $word }". The commands are: { $known }.
engine-fault-unknown-language = There is no language "{ $word }". The languages are: { $known }.
engine-fault-no-game = No game is on the table. Begin one with "new" or "load".
engine-fault-game-over = The game is over.
engine-fault-stale = The choice was made in state { $asked }, but the game is in state { $now }.
engine-fault-no-such-offer = There is no offer { $index }; there are { $count }, counted from 0.
engine-fault-index-or-action = Give either "index" or "action".
engine-fault-one-goal = Give "action", or "purse" with "least", or "zone" and "kind".
engine-fault-no-such-thing = There is no "{ $key }" on this table.
engine-fault-path-or-text = Give either "path" or "text".
engine-fault-rule-or-search = Give either "rule" or "search".
engine-fault-no-number = This action has no open amount.
engine-fault-bad-number = { $number } is not between { $least } and { $most }.
engine-fault-no-such-viewer = A viewer is a seat from 0 to { $last }, "everybody" or "public".
engine-fault-no-edits = The list of edits is empty.
engine-fault-too-many-seats = { $seats } seats are too many; no table has more than { $most }.
engine-fault-long-search = The search has { $bytes } bytes; at most { $most } are looked for.
engine-fault-too-many-branches = At most { $most } branches can be open; forget one with "back".
engine-fault-no-branch-open = Nothing is tried: the game itself is on the table.
engine-fault-no-such-branch = There is no branch { $number }; "branches" lists them.
engine-fault-no-rulebook = The game { $game } has no rulebook.
engine-fault-no-such-rule = There is no rule { $rule }.
engine-fault-no-such-bot = There is no computer player "{ $word }"; there are: { $known }.
