# What makes a turn flow.
ui-course = On to { $space }
ui-course-part = Set out towards { $space }
ui-lingers = Your turn is over: have a look.
ui-lingers-done = Done
ui-skip = Skip to the next person
ui-thinks = Thinks. The sign for skipping makes it choose at once.
ui-flown-by = Flown lately by { $seats }
ui-click-does = A click:
ui-click-asks = A click lets you choose:
ui-click-more = { $count ->
    [one] … and one more
   *[other] … and { $count } more
}
ui-counsel = What would you do?
ui-counsel-does = The computer player would: { $words }
ui-counsel-do = Do that
ui-counsel-close = No counsel
ui-why-only = Nothing else can be done.
ui-why-best = Of { $count } choices it expects most of this one.
ui-why-chance = { $why } Chance to win: { $chance } %.
ui-why-chances = { $why } Chance to win: { $chance } %. Next: { $next }.
ui-why-next = { $action } ({ $chance } %)
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
ui-set-pace = Computer players’ turns
ui-set-pace-watch = Watch
    .help = Choice by choice, so that each can be followed.
ui-set-pace-quick = Quick
    .help = Without pauses.
ui-set-pace-instant = At once
    .help = What they did stands on the board and in the summary afterwards.
ui-stand-in = Let the computer play for { $seat }
ui-stand-in-back = { $seat } plays again
ui-key-counsel = What a computer player would do, and why
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
