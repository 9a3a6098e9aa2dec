## Lessons and puzzles

ui-learn = Learn
ui-learn-about = A course for each game: you play, one sentence says why, and from the end of every lesson you can play on.
ui-puzzles = Puzzles
ui-puzzles-about = A position, a goal, and nobody to help you. Try as often as you like: nothing here is lost.
ui-puzzles-solved = { $at } of { $of } solved
ui-puzzle-stars = { $at } of { $of } stars
ui-learn-you = Robin
ui-learn-other = { $count ->
    [1] Alba
    [2] Bruno
    [3] Chloé
    [4] Diego
   *[other] Emil
}
ui-lesson-numbered = { $lesson } · { $title }
ui-lesson-part = { $lesson } · { $title } (part { $part } of { $parts })
ui-lesson-minutes = about { $count } minutes
ui-lesson-begin = Begin
ui-lesson-go-on = Go on
ui-lesson-repeat = From the beginning
ui-lesson-finished = You have done this lesson.
ui-lessons-done = { $at } of { $of } lessons done
ui-lesson-at = step { $at } of { $of }
ui-lesson-back = Back
ui-lesson-skip = Do it for me
    .help = The lesson makes this step for you. Back takes it back.
ui-lesson-skip-all = End the lesson, play on
ui-lesson-leave = Leave
ui-lesson-play-on = Play on
ui-lesson-next = Next lesson
ui-lesson-teacher = A first game
ui-lesson-played-on = From here it is a game of your own, saved as you go. A computer player gives counsel; you can put it away in the bar.
ui-lesson-otherwise = You could do that, but the lesson is after something else: look for what glows.
ui-lesson-as-well = This way is as good here.
ui-lesson-aside = This way leads there, too: the game asks something of its own first. Answer as you like, the lesson waits.
ui-puzzle-within = { $at } of { $of } actions
ui-puzzle-again = Try again
ui-puzzle-next = Next puzzle
ui-puzzle-hint = Hint (H)
ui-puzzle-hint-bar = Hint: the next step is one of the choices below.
ui-puzzle-hint-where = Hint: the next step is where it glows.
ui-puzzle-hint-what = { $count ->
    [one] One choice is left, this one: { $choice }.
   *[other] { $count } choices are left; the last one is: { $choice }.
}
ui-puzzle-hint-first = Now: { $choice }.
ui-puzzle-astray = Hint: the shortest way does not go on from here. Take steps back, or try again.
ui-puzzle-new = A new puzzle
ui-puzzle-new-about = Out of a game that computer players play, for you alone.
ui-puzzle-making = Looking for a puzzle …
ui-puzzle-making-stop = Stop looking
ui-puzzle-leave = Leave
ui-puzzle-solved = Solved!
ui-puzzle-missed = Not this time. Take steps back, or try again from the beginning.
ui-puzzle-missed-stands = Not this time. What you did last stands: try again from the beginning.
ui-menu-saved-taught = Nothing is saved here but how far you have come. Play on from a lesson, and it becomes a game of your own.
ui-what-if-learn = Here everything is only tried already.
ui-teacher-begin = Begin
ui-teacher = First game with a teacher
ui-teacher-about = A real game against a beginner. A teacher explains each thing when it first matters, says what the other one did, and asks before a choice that costs much of your chance to win; a small slip is yours to make.
ui-teacher-hello = I am your teacher. This is a real game: play as you like. I explain each thing once, when it first matters; in the settings you can switch me off and on.
ui-teacher-enough = No more explaining
ui-teacher-sure = Are you sure? It costs about { $cost } % of your chance to win. Better: { $words }.
ui-teacher-sure-stands = Are you sure? It cannot be taken back, and costs about { $cost } % of your chance to win. Better: { $words }.
ui-teacher-better = Do what is better
ui-teacher-first-step = Begin with that
ui-teacher-anyway = Keep my choice
ui-teacher-idle = Are you sure? In this turn you have only waited, and done nothing else. You can still take it back and do something else.
ui-teacher-take-back = Take it back
ui-teacher-left = Are you sure? { $what }
ui-teacher-first = Do that first
ui-learn-to = To the lessons of { $game }
