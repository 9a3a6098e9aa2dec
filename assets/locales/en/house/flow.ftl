# What makes a turn flow.
ui-course = On to { $space }
ui-course-part = Set out towards { $space }
ui-lingers = Your turn is over: have a look.
ui-lingers-done = Done
ui-skip = Skip to the next person
ui-thinks = Thinks. The sign for skipping makes it choose at once.
ui-flown-by = Flown lately by { $seats }
ui-click-does = A click:
ui-click-goal = The first click makes it your goal, the next one sets out:
ui-click-asks = A click lets you choose:
ui-click-more = { $count ->
    [one] … and one more
   *[other] … and { $count } more
}
ui-counsel = Ask for advice
ui-counsel-does = The computer player would: { $words }
ui-counsel-do = Do that
ui-counsel-close = No more advice
ui-counsel-sure = Several people play against each other. Do all of you agree that advice is given in this game?
    .yes = We all agree
ui-counsel-lines = Advice
ui-counsel-ranks = Ranked by the chance to win in the end.
ui-counsel-worth = Worth doing, on the list below: { $what }
ui-counsel-rest = What is left of this plan
ui-counsel-line = { $number }. { $words }
ui-counsel-line-apart = { $number }. … then: { $words }
ui-counsel-step = { $number }  { $words }
ui-counsel-show = Show this line on the board
ui-counsel-thinks = Being thought over …
ui-counsel-even = As far as can be seen, these are equally good.
ui-counsel-chance = Chance to win: { $chance } %
ui-counsel-chance-less = Chance to win: { $chance } %, { $less } less than the first
ui-counsel-chance-same = Chance to win: { $chance } %, as good as the first
ui-counsel-apart-same = As likely to win as the first
ui-counsel-apart-less = { $less } % less likely to win than the first
ui-counsel-brings = It brings: { $figures }
ui-counsel-beside = Beside the first: { $figures }
ui-counsel-beside-same = It comes to the same numbers as the first.
ui-counsel-ahead = Tried out { $times } times: on average your { $what } is { $by } greater than with the second.
ui-counsel-behind = Tried out { $times } times: on average your { $what } is { $by } smaller than with the first.
ui-tenths = { $whole }.{ $tenth }
ui-counsel-ends-turn = Then the turn is over.
ui-counsel-ends-unknown = What comes of that, nobody knows yet.
ui-counsel-ends-others = Then it is somebody else’s choice.
ui-counsel-ends-over = Then the game is over.
ui-counsel-ends-long = And so on.
ui-counsel-try = Try it
    .help = Lays this line out in a branch beside the game. Nothing in the game changes.
ui-why-only = Nothing else can be done.
ui-why-brings = All in all it brings: { $figures }.
ui-why-ends-with = As before: { $figures }.
ui-why-chance = { $why } Chance to win: { $chance } %.
ui-why-chances = { $why } Chance to win: { $chance } %. Second best: { $next }.
ui-why-next = { $action } ({ $chance } %)
ui-why-apart = { $why } Second best: { $next }.
ui-why-next-apart = { $action } ({ $less ->
    [0] as good
   *[other] { $less } % less likely to win
})
ui-drop-nothing = Nothing can be done with that there.
ui-throw-away = Throw away …
ui-places = Places to choose ({ $count })
ui-ends = End here
ui-more-choices = { $count ->
    [0] More …
   *[other] More choices ({ $count })
}
    .short = { $count ->
        [0] More …
       *[other] More ({ $count })
    }
ui-why-not = Why not …? ({ $count })
    .short = Why not? ({ $count })
ui-why-not-more = Everything else that is not possible ({ $count })
ui-set-coach = Coach
    .help = After a choice that cost much of your chance to win, a line says so: in games against computer players and in studies.
ui-set-teacher = Teacher
    .help = Against computer players: says once what each thing is for when it first matters, and asks before a choice that costs much.
ui-coach-says = That cost { $cost } % of your chance to win. Better: { $words }.
ui-coach-lead = tried out { $times } times: on average your { $what } is { $by } greater
ui-coach-look = Show it
ui-coach-back = Take back
ui-how = How could I …?
    .help = Looks for the shortest way to it in this turn, or when it may be possible.
ui-how-looking = Looking for a way …
ui-how-line = { $count ->
        [one] This turn, one choice before it:
       *[other] This turn, { $count } choices before it (nothing shorter leads there):
    }
ui-how-found = { $count ->
        [one] This turn, one choice before it:
       *[other] This turn, { $count } choices before it (found; there may be a shorter way):
    }
ui-how-try = Try it
    .help = Lays these choices out in a branch that does not count.
ui-how-soon = Not this turn by your own choices alone. If all play on as computer players would, { $turns ->
        [one] in your next turn
       *[other] within { $turns } turns of yours
    } in { $worlds } of { $of } games that may come.
ui-how-example = In one of these games it came so:
ui-how-example-turn = { $turns ->
        [0] This turn:
        [1] In your next turn:
       *[other] In { $turns } turns of yours:
    }
ui-how-never = No choices of yours lead there this turn, and nothing came near it in the turns that were played on.
ui-how-for-good = That cannot be done in this game, whatever anybody does.
ui-how-nothing = Nothing was found among the ways that were looked at. There are more of them this turn, so it may be possible all the same.
ui-how-have = How could I have this?
ui-how-come = How could I get there?
ui-how-more = How could I have more?
ui-how-sum = How much I would like to have
ui-how-sum-ask = How could I have { $sum }?
ui-how-sum-for = { $sum }: { $what }
ui-how-sum-ahead = { $sum }: more than { $seat }
ui-how-there = That is so already.
ui-how-lacks = Still missing: { $what }.
ui-how-lacks-way = This turn there would be enough of it by:
ui-doing = What is worth doing
    .help = What pays most for what it costs from here, and the best of this turn: each laid out with its choices.
ui-doing-ranks = Ranked by what each pays for what it costs now, whatever comes later.
ui-doing-advised = Line { $number } of the advice does this.
ui-doing-looking = Looking for what is worth doing …
ui-doing-nothing = Nothing that can be reckoned here.
ui-doing-how = How
ui-doing-not-now = Not right now: its first step waits for a later turn.
ui-doing-waits = Dice or hidden things decide first: this reckons with their mean, and there are choices to lay out once they have come.
ui-doing-begins = It goes on after that.
ui-doing-turns = { $turns ->
        [one] One turn more
       *[other] { $turns } turns more
    }
ui-doing-best = The best of this turn
ui-doing-best-none = Nothing that is counted here grows by the choices of this turn: what they are good for shows later.
ui-doing-best-unknown = Nothing more was found before what nobody knows yet.
ui-doing-best-whole = No choices of this turn bring more.
ui-doing-best-known = The most of what is counted here that can be known now; nothing else is weighed. Some choices draw or roll first: what they bring nobody knows.
ui-doing-best-found = The best that was found; there may be more.
ui-spoken = At work in this game?
    .help = Looks where this rule and the others have allowed, forbidden or brought about something in this game.
ui-spoken-looking = Looking through the game …
ui-spoken-never = It has not spoken in this game.
ui-spoken-open = Watch the game at this moment
ui-spoken-chosen = What was chosen rests on it ({ $count }):
ui-spoken-carried = It brought something about ({ $count }):
ui-spoken-forbade = It forbade something ({ $count }):
ui-spoken-allowed = It allowed something else ({ $count }):
ui-rules-refused = Not possible with it now
ui-set-pace = Computer players’ turns
ui-set-pace-watch = Watch
    .help = Choice by choice, so that each can be followed.
ui-set-pace-quick = Quick
    .help = Without pauses.
ui-set-pace-instant = At once
    .help = What they did stands on the board and in the summary afterwards.
ui-stand-in = { $seat } is played by
ui-stand-in-back = { $seat } plays again
ui-stands-in = It stands in for { $seat }.
ui-hand-over = Hand a seat over
ui-hand-over-help = The computer player chooses until the seat is taken back. The game stays as it is, and so does what each may see.
ui-hand-over-of = Who plays for { $seat }
ui-key-counsel = What a computer player would do, and why
ui-key-how = How could I …?, about what the pointer is on or what is selected
ui-key-skip = Skip the turns of computer players
ui-since-more = Everything, line by line
ui-since-watch = Watch it
ui-since-watch-help = Watch what happened since your last turn: with play, pause and speed, on the board as it was then.
ui-armed = Press it once more: this cannot be taken back.
ui-replay-more = More …
ui-new-game-of = New game: { $game }
ui-since-quiet = nothing that others could follow
ui-study-begun-dealt = Study mode: what you could not know was dealt anew; everything can be taken back or changed.
ui-aloud-computer = The computer plays for { $seat } and answers by itself.
