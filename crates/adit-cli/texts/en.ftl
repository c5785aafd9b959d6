# What the terminal says in English. Words between ` ` are typed as they stand, so they are the same in every language.

## Who plays

start-people = At this keyboard: { $who }.
start-bots = Bots: { $who }.
start-help = `help` explains what you can type.
bot = Bot ({ $bot ->
    [random] random
    [greedy] greedy
    [easy] easy
    [medium] medium
    [hard] hard
   *[expert] expert
 })
bot-at = { $who }: { $bot }
hand-over-clear = { $who }: press Enter to clear the screen.
hand-over-take = { $who }: take the keyboard and press Enter.
kept = The game is saved. `{ $command }` continues it.

## A game that was left

resume-none = There is no game of { $game } to continue. Start one without --resume.
resume-over = The last game of { $game } is over. Start another one without --resume.
resume-broken = The game in { $path } cannot be continued. --new starts another one
resume-open = This game of { $game } is open in another terminal. --new starts another one.
resume-other = There is an unfinished game of { $game } with --seats { $seats }. Continue it with `adit play { $game } --resume`, or start another one with --new.
resume-ask = A game with { $seats } is unfinished ({ $steps ->
    [one] one step
   *[other] { $steps } steps
 }). Continue it? [Y/n]
resume-stays = The game stays unfinished.
resume-done = Continuing after { $steps ->
    [one] one step
   *[other] { $steps } steps
 }. --new would start another game.

## Choosing

offer-brief = { $label } – { $brief }
offer-more = { $about } ({ $count } moves): { $next }
offer-nothing = No move begins with “{ $words }”. `why { $words }` says why.
offer-later = What comes after that is not known yet.
forced = { $who }: there was only one thing to do: { $move }.
sheet-sum = { $total }: { $sum }
sheet-example = All in one line, for example: `{ $example }`
why-allowed = This is allowed.
refusal-no-such-words = Not a move: “{ $words }”.
refusal-begun = This move is not complete yet: “{ $words }”.
refusal-rule = { $sentence } ({ $clause })
refusal-not-now = That is not possible now.
refusal-way-out = `offer` lists what you may do, `help` what you can type.

## Asking

what-none = This game has nothing to say about its pieces.
what-everything = You can ask about any of these, for example `what` and a name:
what-nothing = Nothing here is called “{ $words }”. You can ask about:
what-several = Several things are called that. Which one do you mean? { $titles }
what-clause = Rule { $clause }
points-none = This game does not count points by source.
points-total = Total
points-place = Place
points-place-of = { $place }.
percent = { $percent }%
hint-title = What an expert would do, best first. 0% is the worst result for you, 100% the best.
hint-only = What an expert would do:
hint-outlook = expected result { $percent }% ({ $outlook })
outlook-very-good = very good
outlook-good = good
outlook-fair = fair
outlook-poor = poor
outlook-very-poor = very poor

## Taking back, keeping

undo-nothing = There is nothing to take back.
undo-shown = Your last move has shown something new. `undo anyway` takes it back all the same.
undo-since = Since your last move: { $what }. `undo anyway` takes it back all the same.
undo-done = Taken back: { $what }.
entry-move = a move of { $who }
entry-chance = something was drawn
journal-hidden = The game is saved in { $path }. That file also says what you may not see yet.
journal-at = The game is saved in { $path }

## Help

help =
    Type a move in words, such as those listed above; Tab completes it. Several moves can stand
    in one line, with ; between them.
help-offer = what you may do, or how a move that begins like this goes on
help-what = what something is, does and is worth: a piece, a place, a card, a choice
help-why = why a move is not allowed
help-points = points by source, as far as you can see them
help-hint = what an expert would do
help-undo = take back your last move (`undo anyway` if something has happened since)
help-show = draw the position again
help-journal = the game so far, and where it is saved
help-help = these lines
help-quit = stop; the game is saved and goes on when you start again

## The end

result-over = The game is over.
result-alone = { $who } has { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
result-won = { $who } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $more } more than { $second }.
result-tie-break = { $who } wins: { $second } has { $points } points too, and the tie-break decides.
result-won-otherwise = { $who } wins, although { $second } has { $more } points more.
result-draw = A draw: { $who } have { $points } points each.
result-source = What made the difference: { $source } (+{ $more }).

## Games that were kept

replay-title = { $game }, { $seats ->
    [one] one player
   *[other] { $seats } players
 }, step { $step } of { $steps }, seen by { $viewer }
viewer-all = all
viewer-public = spectators
replay-move = { $who }: { $move }
replay-chance = Something is drawn next.
replay-asked = Waiting for: { $who }
analysis-title = { $game }, { $steps } steps, judged by { $bot }
analysis-progress = step { $step } of { $steps }
analysis-player = Player
analysis-decisions = Decisions
analysis-agreed = Same as the bot
analysis-regret = Given away
analysis-luck = Luck
analysis-scale = Shares of a full win (100%). Given away: what your own choices cost. Luck: what chance added or took.
analysis-moments = The moments that decided the game
analysis-dearest = The costliest decisions
analysis-gave-away = Step { $step }, { $who }: { $move }. Gave away { $percent }.
analysis-better = Better: { $move } ({ $percent })
analysis-turning = Turning points
analysis-step = Step { $step }: { $what }

## The games

games-title = Adit: mining games to play, study and research.
games-game = { $game }, for { $seats } players. { $options ->
    [0] No options.
   *[other] Options:
 }
games-default = (usually { $value })
games-commands = What you can do:
games-serve = play in the browser
games-play = play against a bot in this terminal
games-teach = learn a game in this terminal, lesson by lesson
games-seats = say who sits where: you, or a bot (random, greedy, easy, medium, hard, expert)
games-replay = show the position that a saved game leads to
games-draw = draw it as a picture, PNG or SVG
games-analyse = review a finished game: mistakes and luck
games-table = let other programs play by JSON lines (docs/protocol.md)
games-help = all commands and options

## Puzzles

solve-title = Puzzle { $number }: { $grade ->
    [easy] easy
    [medium] medium
   *[hard] hard
 }
solve-task = You play { $who }. One move is clearly the best: type it. `answer` shows it, `next` leads on, `quit` ends.
solve-moves = { $count ->
    [one] one move
   *[other] { $count } moves
 }
solve-begin = Type the beginning of a move to see how it goes on.
solve-unknown = You cannot move like that here. Type the words of a move from the list.
solve-right = Right!
solve-gives = Not the best. It gives away { $percent } percentage points of the expected result.
solve-wrong = Not the best. A strong bot did not give it a second look.
solve-best = The best move: { $move }
solve-why = Why it is better than this move: { $move }
solve-end = Solved: { $solved } of { $count }.

## Lessons

teach-basics = For a first game
teach-others = All the rest
teach-step = { $lesson }, step { $number } of { $of }
teach-look = Look at: { $things }
teach-enter = Press Enter to go on.
teach-enter-next = Press Enter for the next lesson, or type `quit`.
teach-over = { $lesson }: finished
teach-kept = Your progress is saved. `{ $command }` continues.
teach-all-done = You have finished all lessons. `{ $command }` starts a game.
teach-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
 }
teach-help-back = Take your last move back, or go back one step.
teach-help-repeat = Start the lesson over.
teach-help-skip = Go to the next lesson.
teach-help-show = Show the board.
teach-help-help = Show this list.
teach-help-quit = Stop here. Your progress is saved.
verify-commitment = Before the first draw the server committed to a secret with the SHA-256 sum { $sum }. The published secret has this sum.
verify-added = { $who } added something.
verify-silent = { $who } added nothing.
verify-begun-by = { $who } began without the others.
verify-from = The steps before came from another table and were not drawn here: { $number }.
verify-draws = Every draw follows from the secret and from what was added. Checked: { $number }.
verify-draw = Line { $line }: “{ $found }” does not follow from the secret and from what was added. “{ $expected }” would.
verify-impossible = Line { $line }: “{ $found }” cannot have happened by the rules of the game. The draws before it follow.
verify-other-secret = The published secret is not the one that the server committed to. Its SHA-256 sum is { $found }, but { $committed } was shown before the first draw.
verify-no-lines = This journal has no lines about verifiable chance: the game was not played at a verifiable table, so there is nothing to check.
verify-not-begun = Nothing was drawn: the journal ends before the players had added something.
verify-still-secret = The secret is not in this journal. It is published when the game is over: download the journal then.
