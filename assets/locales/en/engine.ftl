### What the command line and the engine protocol say, in English.

# How computer players are called.
bot-random = Any choice
bot-greedy = Best profit
