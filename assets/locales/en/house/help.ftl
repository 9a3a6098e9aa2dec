### Help for the window, in English: what holds for every game. The topics of a game stand in a file of its own.
### The value is the title of the topic, .text holds its paragraphs, one per line, with an empty line between them.
### $rule is the number of the game’s own rule about taking back; the reader turns it into a link.

help-positions = On the board
help-positions-about = Positions from the rules. Open one: everything lies open there, can be tried, changed and taken back.
help-positions-open = Open on the board
help-signs = Signs
help-signs-about = What the signs of the board mean.
help-window = The table on your screen

help-window-1 = Mouse
    .text =
        What glows can be chosen: click it. Hold the pointer over a space, a piece, a card or a button to see what it is and what choosing it will do. What is grey says why it cannot be chosen, with the number of the rule.

        Cards of a hand can also be picked up and dropped where they shall go. Where a place allows several things, a small list asks which one you mean.

        Drag the board to move it, and turn the wheel to come closer or go further away. The edges between the board and what stands beside and below it can be dragged; a double click puts them back.

help-window-2 = Keyboard
    .text =
        Everything can be done without the mouse. Tab goes from one choice to the next, Enter takes it. While nothing has the ring around it, Enter takes the main choice, and the numbers 1 to 9 take the choices that carry them.

        Choices that lie on the board are listed in the bar at the bottom as well, behind buttons that say what is done there.

        Escape closes what is open; with nothing open it shows the menu. F1 opens this help, B the rulebook, L the log, N what has happened since your last turn. The menu lists all keys.

help-window-3 = Rules at hand
    .text =
        Click a rule number anywhere to read the rule. Each refusal, each line of the log and each offer knows its rule.

        From a rule you can show on the board what it speaks of, and from a piece or a place on the board you can list the rules about it: press it with the right button.

        The rulebook shows the editions of the game side by side, searches for words, lists the differences, and sets its worked examples up on the board.

help-window-4 = Taking back
    .text =
        You can take back what you did, one action after another, until something new has come to light: a roll, a draw, something turned up or looked at, or another player’s answer. From then on it stands ({ $rule }).

        So try things out, look at the sums, take it back and choose another way. What you have taken back can be done again.

        At a study table even rolls and draws can be taken back. That is a game for learning rather than for winning.

help-window-5 = Study mode
    .text =
        Study mode is for learning and for looking into a game. It shows everything to everybody, also what is hidden. You may go back past rolls and draws, forward again, change the position, and play on differently from any point.

        While it is on, the screen says so. It is not meant for a match in earnest, for nobody can forget what was seen.

        Outside study mode you see only what a player in your seat may see.

help-window-6 = Several people at one screen
    .text =
        When several people share one screen, a curtain covers it where the next person knows something that the others may not see, so that secrets stay secret. It names who shall come, and opens when that person says so.

        In the settings you can have it fall at every change of person, or never.

help-window-7 = Saving
    .text =
        The game is saved by itself after every action. If the window is closed or the power fails, you go on where you were.

        You can also save a game under a name of your own. A saved game holds the whole course of the match, with every roll and draw, so it can be played back from the start.

        A file that is damaged or comes from elsewhere is refused with a message that says what is wrong with it. Nothing of yours is overwritten, and the version saved before is kept.

        The list of saved games shows a picture of each position, as somebody without a seat would see it. It can be searched and sorted; a save can be copied to another folder, and a file from elsewhere is brought in by dropping it on the window. What was deleted, and each save as it was before its last change, can be brought back at the foot of the list.

        The statistics count every game that was played to its end, by game and edition, people and computer players apart. They stay when a save is deleted.

help-window-8 = What if
    .text =
        The forked arrow in the bar, or the key T, opens a branch of the position: there you can try anything, also in other people’s turns. You play for all seats, or computer players choose for the others. Nothing of it counts: the game waits as it is, and one press leads back. A frame and a banner say where you are.

        What you cannot know is dealt anew in a branch, and so is what chance will bring: nothing that you try tells you what others hold. In a branch everything can be taken back. Nobody else sees yours, and nothing of them is saved.

        The sheet “What if” lists your branches and compares two of them. It also lists the steps of the branch, each with what it comes to. Leave steps out, move them, or press one to go there and put something in. A step that does not work any more says why, with its rule.

        “Play these steps” plays your own steps in the game, as far as they are possible there. It stops where the world has changed and says what came instead.
