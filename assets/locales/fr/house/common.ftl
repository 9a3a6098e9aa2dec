### Small words that every part of the program uses, in French.

# Lists: all but the last are joined with list-comma, the last with list-and.
list-comma = { $a }, { $b }
# Equal things in a list, where their own text has no plural in .many.
list-times = { $n } × { $name }
list-and = { $a } et { $b }
list-empty = rien

# Something that has no name of its own.
name-unknown = quelque chose d’inconnu
# Noms propres des niveaux qui sont des mots ; les autres sont les mêmes dans toutes les langues.
name-galactic-base = la Base galactique
# Un lieu sans nom : ce que c’est, la région où il se trouve, et où dans cette région.
space-named = { $name } ({ $region })
    .short = { $name }
space-in-region = { $kind } ({ $region })
    .short = { $kind }
space-on-side = { $kind } { $side } { DE($region) }
    .short = { $kind } { $side }
space-on-side-numbered = { $kind } { $number } { $side } { DE($region) }
    .short = { $kind } { $number } { $side }
space-seen = { $place }, { $way }
space-numbered = { $kind } { $number } ({ $region })
    .short = { $kind } { $number }
side-north = au nord
side-north-east = au nord-est
side-east = à l’est
side-south-east = au sud-est
side-south = au sud
side-south-west = au sud-ouest
side-west = à l’ouest
side-north-west = au nord-ouest

## What can go wrong at a table

fault-setup-game = Il n’y a pas de jeu « { $name } ». Les jeux sont : { $known }.
fault-setup-edition = Ce jeu n’a pas d’édition « { $name } ». Les éditions sont : { $known }.
fault-setup-seats = { $seats ->
        [one] Une seule place est impossible :
       *[other] { $seats } places sont impossibles :
    } cette édition se joue de { $least } à { $most }.
fault-setup-option = Cette édition n’a pas d’option « { $name } ». Les options sont : { $known }.
fault-setup-option-value = L’option « { $name } » ne peut pas valoir { $value }. Valeurs possibles : { $expected }.
fault-setup-exclusive = Les options « { $a } » et « { $b } » ne vont pas ensemble.
fault-setup-race = Place { $seat } : le peuple « { $name } » { $why }.
fault-setup-dealt = La distribution notée dans le fichier est impossible : { $outcome } y figure là où seul un nombre de 0 à { $most } peut sortir. Les niveaux ont changé, ou le fichier a été modifié.
fault-setup-level = Les fichiers de niveau sont fautifs : { $why }

fault-undo-nothing = Il ne reste rien.
fault-undo-barrier = C’est joué : des dés ont été lancés, des jetons tirés, quelque chose de caché a été vu, ou une autre place a répondu. Seul le mode étude va plus loin.
fault-undo-edited = La partie continue depuis une position préparée : elle est acquise. Seul le mode étude remonte plus loin.

fault-edit = La modification « { $edit } » est impossible : { $why }.
fault-arrange-not-study = La position ne se modifie qu’en mode étude.
fault-arrange-problems = { $count ->
        [one] La position enfreint une règle : { $rule }.
       *[other] La position enfreint { $count } règles ; la première est { $rule }.
    }

fault-save-file = { $path } : lecture ou écriture impossible ({ $why }).
fault-disk-full = le disque est plein
fault-disk-read-only = le disque est en lecture seule
fault-disk-forbidden = le système ne le permet pas
fault-disk-missing = introuvable
fault-disk-no-folder = un fichier se trouve à la place d’un dossier
fault-disk-no-file = ce n’est pas un simple fichier
fault-save-long = Le fichier compte { $bytes } octets, bien plus qu’aucune partie enregistrée.
fault-save-unreadable = Ligne { $line }, colonne { $column } : le fichier est coupé, abîmé, ou n’est pas une partie enregistrée par ce programme.
fault-save-foreign = Le fichier a été écrit par « { $program } », pas par ce programme.
fault-save-format = Le fichier est au format { $format }, que cette version ne sait pas lire. Prenez la version qui l’a écrit, ou une plus récente.
fault-save-damaged = Le fichier ne correspond pas à sa propre empreinte : il a été abîmé ou modifié.
fault-save-setup = La mise en place du fichier est impossible : { $why }.
fault-save-entry = Ligne de partie { $entry } : { $why }.

fault-example = { $step ->
        [0] L’exemple ne peut être mis en place : { $why }.
       *[other] Pas { $step } de l’exemple, « { $line } » : { $why }.
    }

fault-hear-empty = L’action est vide. Écrivez un verbe et ses arguments.
fault-hear-verb = « { $word } » n’est pas un verbe de ce jeu.
fault-hear-missing = Il manque un argument au verbe « { $verb } » : { $arg }.
fault-hear-wrong = « { $word } » n’est pas un argument possible ici ({ $arg }).
fault-hear-surplus = « { $word } » est un mot de trop.
