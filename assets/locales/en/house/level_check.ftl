### What every check of level files says. One line a text; "-why" is the reason or the way out.

level-no-folder = this folder cannot be opened
level-no-folder-why = name a folder that holds level files; a file that is missing there is taken from the built-in level
level-none = this folder holds no level files
level-none-why = a level file of any game makes it one; the files that are missing there are taken from the built-in level
level-missing = the file { $file } is missing
level-missing-why = take the built-in folder of this game as a pattern, and build the program again
level-unreadable = the file cannot be read as text: { $reason }
level-unreadable-why = save it as plain UTF-8 text, or remove it to play with the built-in file
level-syntax = the file cannot be understood here: { $reason }
level-syntax-why = compare the line with its neighbours: a comma, a bracket, a quote or the spelling of a field is wrong
level-nothing = the files hold no level
level-nothing-why = take the built-in files as a pattern
level-no-edition = there is no row for the edition { $id }
level-no-edition-why = the program plays editions by these rows; copy the built-in one and change it
level-id-twice = the id { $id } is used twice
level-id-twice-why = other rows name a row by its id, so each id stands once; rename or remove one of them
level-row-twice = there are two rows for { $id } in one list of one edition
level-row-twice-why = only the first would count; remove one of them
level-unknown = { $id } is named here, but no row of this edition has that id
level-unknown-why = correct the spelling or add the row

# rows and files
level-stray = the file { $file } is no level file, so nobody reads it
level-stray-why = correct its name, or take it out of the folder
level-source = { $id } does not say where it comes from
level-source-why = a source begins with SEED, SOURCED, RECALLED, RECONSTRUCTED, RULING or INVENTED; for figures of your own copy write "SOURCED own copy"
level-edition-unknown = { $id } names the edition { $edition }, which does not exist
level-edition-unknown-why = the row would never count; the editions are the rows of editions.ron
level-edition-unplayed = the program does not know the edition { $id }
level-edition-unplayed-why = it plays 1988 and 2012; another edition has to be made known to it first
level-thinking = the figure { $id } is { $number }; it lies between { $least } and { $most }
level-thinking-why = a thinking player with such figures would choose by nothing, or would never come to an end
level-thinking-edition = chances are given for an edition that the game has not: { $id }
level-thinking-edition-why = positions of that edition would never be weighed by them
level-taught-unreadable = this lesson or puzzle cannot be read: { $reason }
level-taught-unreadable-why = write it as docs/adding_a_game.md says
level-taught-twice = two files call themselves "{ $id }"
level-taught-twice-why = what somebody has learnt is kept under that name
level-taught-rule = there is no rule { $rule }
level-taught-rule-why = a lesson or puzzle names rules of its game’s rulebook
level-taught-text = the text { $key } is missing in { $language }
level-taught-text-why = every sentence stands in every language
level-taught-otherwise = played through it does not come out as it says: { $reason }
level-taught-otherwise-why = the rules decide; mend the position, the steps or the solution
