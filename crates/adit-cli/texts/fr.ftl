# Ce que dit le terminal en français. Les mots entre ` ` se tapent tels quels, ils sont les mêmes dans toutes les langues.

## Qui joue

start-people = À ce clavier : { $who }.
start-bots = Robots : { $who }.
start-help = `help` explique ce que vous pouvez taper.
bot = Robot ({ $bot ->
    [random] au hasard
    [greedy] gourmand
    [easy] facile
    [medium] moyen
    [hard] difficile
   *[expert] expert
 })
bot-at = { $who } : { $bot }
hand-over-clear = { $who } : appuyez sur Entrée pour effacer l’écran.
hand-over-take = { $who } : prenez le clavier et appuyez sur Entrée.
kept = La partie est enregistrée. `{ $command }` la reprend.

## Une partie commencée

resume-none = Il n’y a pas de partie de { $game } à reprendre. Commencez-en une sans --resume.
resume-over = La dernière partie de { $game } est terminée. Commencez-en une autre sans --resume.
resume-broken = La partie dans { $path } ne peut pas être reprise. --new en commence une autre
resume-open = Cette partie de { $game } est ouverte dans un autre terminal. --new en commence une autre.
resume-other = Il y a une partie de { $game } commencée avec --seats { $seats }. Reprenez-la avec `adit play { $game } --resume`, ou commencez-en une autre avec --new.
resume-ask = Une partie avec { $seats } n’est pas terminée ({ $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
 }). La reprendre ? [O/n]
resume-stays = La partie reste telle quelle.
resume-done = Reprise après { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
 }. --new commencerait une autre partie.

## Choisir

offer-brief = { $label } – { $brief }
offer-more = { $about } ({ $count } coups) : { $next }
offer-nothing = Aucun coup ne commence par « { $words } ». `why { $words }` dit pourquoi.
offer-later = On ne sait pas encore ce qui vient ensuite.
forced = { $who } : il n’y avait qu’une seule possibilité : { $move }.
sheet-sum = { $total } : { $sum }
sheet-example = Tout en une ligne, par exemple : `{ $example }`
why-allowed = C’est permis.
refusal-no-such-words = Ce n’est pas un coup : « { $words } ».
refusal-begun = Ce coup n’est pas encore complet : « { $words } ».
refusal-rule = { $sentence } ({ $clause })
refusal-not-now = Ce n’est pas possible maintenant.
refusal-way-out = `offer` montre ce que vous pouvez faire, `help` ce que vous pouvez taper.

## Demander

what-none = Il n’y a rien à lire ici sur les éléments de ce jeu.
what-everything = Vous pouvez demander, avec `what` et un nom :
what-nothing = Rien ici ne s’appelle « { $words } ». Vous pouvez demander :
what-several = Plusieurs choses s’appellent ainsi. Laquelle voulez-vous ? { $titles }
what-clause = Règle { $clause }
points-none = Ce jeu ne détaille pas les points.
points-total = Total
points-place = Place
points-place-of = { $place }
percent = { $percent } %
hint-title = Ce que ferait un expert, le meilleur coup d’abord. 0 % est le pire résultat pour vous, 100 % le meilleur.
hint-only = Ce que ferait un expert :
hint-outlook = résultat attendu { $percent } % ({ $outlook })
outlook-very-good = très bon
outlook-good = bon
outlook-fair = moyen
outlook-poor = mauvais
outlook-very-poor = très mauvais

## Reprendre un coup, conserver

undo-nothing = Il n’y a rien à reprendre.
undo-shown = Votre dernier coup a montré quelque chose de nouveau. `undo anyway` le reprend quand même.
undo-since = Depuis votre dernier coup : { $what }. `undo anyway` le reprend quand même.
undo-done = Coup repris : { $what }.
entry-move = un coup de { $who }
entry-chance = un tirage
journal-hidden = La partie est enregistrée dans { $path }. Ce fichier dit aussi ce que vous ne devez pas encore voir.
journal-at = La partie est enregistrée dans { $path }

## Aide

help =
    Tapez un coup en mots, comme ceux de la liste ; Tab le complète. Plusieurs coups peuvent
    tenir sur une ligne, séparés par des points-virgules.
help-offer = ce que vous pouvez faire, ou la suite d’un coup qui commence ainsi
help-what = ce qu’est une chose, ce qu’elle fait et ce qu’elle vaut : pièce, lieu, carte, choix
help-why = pourquoi un coup n’est pas permis
help-points = d’où viennent les points, pour autant que vous les voyiez
help-hint = ce que ferait un expert
help-undo = reprendre votre dernier coup (`undo anyway` s’il s’est passé quelque chose depuis)
help-show = redessiner la position
help-journal = la partie jusqu’ici, et où elle est enregistrée
help-help = ces lignes
help-quit = arrêter ; la partie est enregistrée et reprendra au prochain démarrage

## La fin

result-over = La partie est terminée.
result-alone = { $who } a { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
result-won = { $who } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $more } de plus que { $second }.
result-tie-break = { $who } gagne : { $second } a aussi { $points } points, l’égalité est tranchée par les règles.
result-won-otherwise = { $who } gagne, bien que { $second } ait { $more } points de plus.
result-draw = Égalité : { $who } ont { $points } points chacun.
result-source = Ce qui a fait la différence : { $source } (+{ $more }).

## Parties enregistrées

replay-title = { $game }, { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
 }, étape { $step } sur { $steps }, vue : { $viewer }
viewer-all = tout
viewer-public = spectateurs
replay-move = { $who } : { $move }
replay-chance = Un tirage vient ensuite.
replay-asked = À jouer : { $who }
analysis-title = { $game }, { $steps } étapes, jugées par { $bot }
analysis-progress = étape { $step } sur { $steps }
analysis-player = Joueur
analysis-decisions = Décisions
analysis-agreed = Comme le robot
analysis-regret = Perte
analysis-luck = Chance
analysis-scale = Parts d’une victoire complète (100 %). Perte : ce que les propres choix ont coûté. Chance : ce que le hasard a apporté ou pris.
analysis-moments = Les moments qui ont décidé de la partie
analysis-dearest = Les décisions les plus coûteuses
analysis-gave-away = Étape { $step }, { $who } : { $move }. Perte : { $percent }.
analysis-better = Mieux : { $move } ({ $percent })
analysis-turning = Tournants
analysis-step = Étape { $step } : { $what }

## Les jeux

games-title = Adit : des jeux de mine à jouer, à étudier et à explorer.
games-game = { $game }, pour { $seats } joueurs. { $options ->
    [0] Pas d’options.
   *[other] Options :
 }
games-default = (d’habitude { $value })
games-commands = Ce que vous pouvez faire :
games-serve = jouer dans le navigateur
games-play = jouer contre un robot dans ce terminal
games-teach = apprendre un jeu dans ce terminal, leçon par leçon
games-seats = dire qui joue : vous, ou un robot (random, greedy, easy, medium, hard, expert)
games-replay = montrer la position à laquelle mène une partie enregistrée
games-draw = la dessiner, en PNG ou en SVG
games-analyse = revoir une partie : erreurs et chance
games-table = laisser d’autres programmes jouer par lignes JSON (docs/protocol.md)
games-help = toutes les commandes et options

## Problèmes

solve-title = Problème { $number } : { $grade ->
    [easy] facile
    [medium] moyen
   *[hard] difficile
 }
solve-task = Vous jouez { $who }. Un coup est nettement le meilleur : tapez-le. `answer` le montre, `next` passe au suivant, `quit` termine.
solve-moves = { $count ->
    [one] un coup
   *[other] { $count } coups
 }
solve-begin = Tapez le début d’un coup pour voir la suite.
solve-unknown = Ce coup n’est pas possible ici. Tapez les mots d’un coup de la liste.
solve-right = Juste !
solve-gives = Ce n’est pas le meilleur coup. Il fait perdre { $percent } points de pourcentage du résultat attendu.
solve-wrong = Ce n’est pas le meilleur coup. Un robot de haut niveau ne s’y est même pas attardé.
solve-best = Le meilleur coup : { $move }
solve-why = Pourquoi il vaut mieux que ce coup : { $move }
solve-end = Résolus : { $solved } sur { $count }.

## Leçons

teach-basics = Pour une première partie
teach-others = Tout le reste
teach-step = { $lesson }, étape { $number } sur { $of }
teach-look = Regardez : { $things }
teach-enter = Appuyez sur Entrée pour continuer.
teach-enter-next = Appuyez sur Entrée pour la leçon suivante, ou tapez `quit`.
teach-over = { $lesson } : terminée
teach-kept = Votre progression est enregistrée. `{ $command }` permet de continuer.
teach-all-done = Vous avez terminé toutes les leçons. `{ $command }` commence une partie.
teach-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
 }
teach-help-back = Reprendre votre dernier coup, ou revenir d’une étape.
teach-help-repeat = Recommencer la leçon.
teach-help-skip = Aller à la leçon suivante.
teach-help-show = Montrer le plateau.
teach-help-help = Montrer cette liste.
teach-help-quit = S’arrêter ici. Votre progression est enregistrée.
verify-commitment = Avant le premier tirage, le serveur s’est engagé sur un secret dont la somme SHA-256 est { $sum }. Le secret publié a cette somme.
verify-added = { $who } a ajouté quelque chose.
verify-silent = { $who } n’a rien ajouté.
verify-begun-by = { $who } a commencé sans les autres.
verify-from = Les étapes précédentes viennent d’une autre table et n’ont pas été tirées ici : { $number }.
verify-draws = Chaque tirage découle du secret et de ce qui a été ajouté. Vérifiés : { $number }.
verify-draw = Ligne { $line } : « { $found } » ne découle pas du secret et de ce qui a été ajouté. « { $expected } » en découlerait.
verify-impossible = Ligne { $line } : « { $found } » ne peut pas s’être produit d’après les règles du jeu. Les tirages précédents découlent.
verify-other-secret = Le secret publié n’est pas celui sur lequel le serveur s’est engagé. Sa somme SHA-256 est { $found }, mais { $committed } a été montré avant le premier tirage.
verify-no-lines = Ce journal n’a pas de lignes sur le hasard vérifiable : la partie n’a pas été jouée à une table vérifiable, il n’y a donc rien à vérifier.
verify-not-begun = Rien n’a été tiré : le journal s’arrête avant que les joueurs aient ajouté quelque chose.
verify-still-secret = Le secret n’est pas dans ce journal. Il est publié à la fin de la partie : téléchargez le journal à ce moment-là.
