### What if: branches that are only tried, their steps as a plan, and two of them side by side.

ui-tab-what-if = What if
    .help = Branches in which anything can be tried without counting, and what each would bring.
ui-key-what-if = What if: try something that does not count
ui-what-if-open = What if …?
ui-what-if-another = Another branch from here
ui-what-if-about = Try anything from here: nothing of it counts, and the game waits as it is. What you cannot know is dealt anew, and so is what chance will bring.
ui-what-if-here = You are only trying. Everything can be taken back, also rolls and draws.
ui-what-if-banner = What if: nothing of this counts
ui-what-if-banner-dealt = What if: nothing of this counts, hidden cards are dealt anew
ui-what-if-return = Return to the game
ui-what-if-return-help = The game is as you left it. This branch stays in the list.
ui-what-if-bots = Computer players choose for the others
ui-what-if-name = Name of this branch
ui-what-if-lines = Branches
ui-what-if-game = The game
ui-what-if-branch = Branch { $number }
ui-what-if-of = Left: { $name }
ui-what-if-turn = turn { $turn }
ui-what-if-asked = { $seat } was to choose.
ui-what-if-forget = Forget { $name }
ui-what-if-over = Nobody has to choose any more.
ui-what-if-study = Here everything can be tried already.
ui-what-if-full = There are as many branches as can be kept. Forget one first.
ui-menu-saved-trial = Nothing that you try here counts. The game is saved, and your branches are kept beside it for you alone.
ui-plans-lost = A branch that was kept with this game no longer fits it and was left out.
ui-plans-unread = The branches that were kept with this game cannot be read: { $why }

ui-plan = Steps of this branch
ui-plan-empty = What you do here becomes a list of steps: to be changed, and to be played in the game.
ui-plan-play = Play these steps
ui-plan-play-help = Your own steps are played in the game one by one, as far as they are possible there and come out as planned.
ui-plan-play-lacks = These steps cannot all be played in the game. { $why }
ui-plan-start = To start
ui-plan-end = To end
ui-plan-go = Go to the position after this step
ui-plan-inserts = { $count ->
        [0] What you do now is put in before the first step.
       *[other] What you do now is put in after step { $count }.
    }
ui-plan-turn = Turn { $turn }
ui-plan-ahead = What lies ahead
ui-plan-drag = Drag this step to another place
ui-plan-up = Move step { $step } up
ui-plan-down = Move step { $step } down
ui-plan-remove = Leave step { $step } out
ui-plan-done = Played in the game
ui-plan-asks = { $seat } chooses here.
ui-plan-played = { $count ->
        [0] No step was played.
        [one] One step was played.
       *[other] { $count } steps were played.
    }
ui-plan-whole = That was the whole plan.
ui-plan-stops = It stops at step { $step }, “{ $words }”: { $why }
ui-plan-otherwise = Step { $step } came out otherwise. Planned: “{ $planned }” Now: “{ $now }”
ui-plan-nothing = nothing

ui-compare = Compare
ui-compare-with = with
ui-compare-view = As { $seat } sees it.
