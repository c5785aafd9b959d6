# The server's own sentences in English.

language-name = English

## Around every page

site-about = Mining games to play, study and research.
nav-home = New game
nav-tables = My tables
nav-rules = Rules
nav-language = Language
nav-set-language = Change
nav-skip = Skip to the content
nav-label = Main
bot = { $bot ->
    [random] bot: random moves
    [greedy] bot: takes what looks best now
    [easy] bot: easy
    [medium] bot: medium
    [hard] bot: hard
    [expert] bot: expert, thinks for up to a second
   *[other] bot: { $bot }
 }

## Home

home-title = Play
home-quick = Play against { $bots ->
    [one] one bot
   *[other] { $bots } bots
 }
home-more = Choose players and options
home-name = Your name
home-name-hint = The others see it. You may leave it empty.
home-players = Who plays
home-options = What is agreed
home-start = Start this game
home-who-me = me
home-who-friend = a friend, by link
home-who-none = nobody
home-yes = yes
home-no = no
home-off = off
home-hints = Hints: whoever is to move may ask a strong bot for the best move, and everybody sees that they did.
home-hints-alone = only against bots
home-seats = For { $seats } players
home-rules = Read the rules

## A table

table-title = { $game }, table { $id }
table-board = The board
table-board-text = The board in words
table-log = What happened
table-since = Since your last move
table-players = Players
table-you = you
table-invite = Links for the others
table-invite-about = Whoever opens a link plays that seat. Send each link to one person only.
table-invite-seat = { $who }
table-watch = Link for spectators
table-chat = Chat
table-chat-text = Your message
table-chat-send = Send
table-notes = My notes
table-notes-about = Only you see them. They are saved as you type.
table-history = History
table-analysis = Analysis
table-settings = Settings
table-no-script = Playing needs JavaScript; this page still shows the position.
table-play-as = Play as

## Join

join-title = Sit down
join-about = This link opens a seat at a table.
join-sit = Take this seat
join-watch = Watch this table

## My tables

mine-title = My tables
mine-none = You have not opened a table in this browser yet.
mine-turn = your turn
mine-waiting = waiting for { $who }
mine-over = finished

## Rules

rules-title = Rules
rules-note = The rules are written in English. The names of pieces in the game follow your language.
rules-contents = Contents

## Errors

error-title = That did not work
error-home = Go to the start page
fault-no-table = There is no such table. Check the link.
fault-no-page = There is no such page.
fault-no-token = You need a link to this table. Ask whoever began it.
fault-not-your-seat = This seat is somebody else's.
fault-which-seat = You hold several seats; say for which one.
fault-not-over = This is shown once the game is over.
fault-hidden = Something is hidden from you here, so this is possible only once the game is over.
fault-no-hints = No hints were agreed when this table was begun.
fault-stale-offer = This offer does not stand any more: the table has moved on.
fault-no-entry = The game has no such entry.
fault-no-picture = This game has no pictures to download.
fault-nothing-to-take-back = There is nothing to take back.
fault-nothing-to-redo = There is nothing to make again.
fault-nobody-asks = Nobody asks to take back any more.
fault-too-long = That is too long.
fault-too-slow = Your request did not arrive in time. Try again.
fault-too-many = Too many requests. Wait a moment.
fault-moved = The table has moved on. Look again.
fault-store = The store does not answer. Nothing was changed; try again.
fault-stopping = The server is stopping. Try again in a moment.
fault-no-randomness = The operating system gives no randomness, so nothing can be drawn.
fault-no-such-seat = There is no such seat at this table.
fault-over = The game is over.
fault-not-pending = It is not your turn.
fault-no-such-words = No move is said like this.
fault-begun = Moves begin like this, but something is missing.
fault-broken-rule = The rules forbid this.
fault-no-such-outcome = Chance cannot bring this now.

## The client

client-your-turn = It is your turn.
client-turn-of = It is the turn of { $who }.
client-over = The game is over.
client-won = { $who } wins.
client-choose = Choose what comes next, here or on the board.
client-send = Send this move
client-undo-pick = One step back
client-restart = Begin again
client-finish = That is all
client-back = Take my last move back
client-back-asked = The others are asked whether you may take your move back.
client-back-done = The move is taken back.
client-ask = { $who } would like to take a move back.
client-agree = Agree
client-refuse = Refuse
client-offline = The connection is lost. Trying again…
client-why = Why not?
client-rule = Rule { $rule }
client-stale = The table has changed meanwhile. Look again and choose anew.
client-first = First
client-previous = Back
client-next = Forward
client-last = Now
client-auto = Play by itself
client-stop = Stop
client-entry = Entry { $number } of { $of }
client-link = Link to this moment
client-branch = Play on from here
client-journal = Download the journal
client-svg = Picture as SVG
client-perspective = Seen by
client-everything = everything
client-public = spectators
client-notify = Notify me when it is my turn
client-sounds = Sounds
client-confirm = Send a move only after I confirm it
client-waiting = Nothing to decide now.
client-copied = Copied.
client-copy = Copy
client-nothing-yet = Nothing yet.
client-watching = You are watching.
client-sending = Nobody answers. The move is kept and sent again…
client-preview = Preview, not sent yet
client-past = You are looking at the past.
client-now = Back to the present
client-redo = Make my move again
client-play-as = Play on as { $who }
client-thinks = to move
client-points = Points: { $points }
client-new-game = Begin a new game
client-find = Find in the list
client-larger = Larger
client-smaller = Smaller
client-png = Picture as PNG
client-move = Your move
client-result = Result
client-table = The table
client-hint = Hint
client-hint-about = Ask a strong bot what it would do. The others see that you asked.
client-hint-thinks = A bot thinks about your move…
client-hint-best = Hint: { $move }. Expected result: { $percent } %.
client-hint-only = Hint: { $move }.
client-hint-title = A strong bot would choose
client-hint-scale = Expected result: 0 % is the worst end for you, 100 % the best.
client-hint-close = Close the hint
client-hints-used = Hints: { $number }
client-percent = { $percent } %
client-analyse = Analyse this game
client-analyse-about = A bot looks at every decision again, knowing only what the player knew: what was best, what was given away, what was luck. This takes a minute or two.
client-analysing = Looking at entry { $number } of { $of }…
client-analysis-waits = Other games come first…
client-analysis-progress = Progress of the analysis
client-analysis-leave = You may leave this page and come back.
client-analysis-failed = This game could not be analysed.
client-analysis-summary = Skill and luck
client-analysis-decisions = Decisions
client-analysis-agreed = As the bot
client-analysis-regret = Given away
client-analysis-luck = Luck
client-analysis-scale = 100 % is a whole game. Given away: what a player's own choices cost, compared with the best move that the bot found. Luck: what chance brought beyond what could be expected.
client-curve = Expected result
client-curve-about = Curves of the expected result of each player over the game. At the end: { $who }.
client-curve-numbers = The curves in numbers
client-entry-title = Entry
client-entry-number = Entry { $number }
client-turning-points = Turning points
client-dearest = The dearest decisions
client-gave-away = Gave away { $percent } %.
client-gave-nothing = Gave nothing away.
client-better = Better: { $move } ({ $percent } %)
client-decided = { $who } chose: { $move }.
client-best-moves = What the bot would have chosen:
