## Lessons and puzzles

ui-learn = Learn
ui-learn-about = A course for each game: you play, one sentence says why, and from the end of every lesson you can play on.
ui-puzzles = Puzzles
ui-puzzles-about = A position, a goal, and nobody to help you. Try as often as you like: nothing here is lost.
ui-puzzles-solved = { $at } of { $of } solved
ui-puzzle-is-solved = solved
ui-learn-you = Robin
ui-learn-other = { $count ->
    [1] Alba
    [2] Bruno
    [3] Chloé
    [4] Diego
   *[other] Emil
}
ui-lesson-minutes = about { $count } minutes
ui-lesson-begin = Begin
ui-lesson-go-on = Go on
ui-lesson-repeat = From the beginning
ui-lesson-finished = You have done this lesson.
ui-lessons-done = { $at } of { $of } lessons done
ui-lesson-at = step { $at } of { $of }
ui-lesson-back = Back
ui-lesson-skip = Show me
ui-lesson-skip-all = End the lesson, play on
ui-lesson-leave = Leave
ui-lesson-play-on = Play on
ui-lesson-next = Next lesson
ui-lesson-played-on = From here it is a game of your own, saved as you go. A computer player gives counsel; you can put it away in the bar.
ui-lesson-otherwise = You could do that, but the lesson is after something else: look for what glows.
ui-puzzle-within = { $at } of { $of } actions
ui-puzzle-again = Try again
ui-puzzle-next = Next puzzle
ui-puzzle-leave = Leave
ui-puzzle-solved = Solved!
ui-puzzle-missed = Not this time. Take steps back, or try again from the beginning.
ui-puzzle-missed-stands = Not this time. What you did last stands: try again from the beginning.
ui-menu-saved-taught = Nothing is saved here but how far you have come. Play on from a lesson, and it becomes a game of your own.
ui-what-if-learn = Here everything is only tried already.
