# The server's own sentences in English.

language-name = English

## Around every page

site-about = Mining games to play, study and research.
nav-home = New game
nav-tables = My tables
nav-puzzles = Puzzles
nav-lobby = Lobby
nav-tournaments = Tournaments
nav-me = You
nav-rules = Rules
nav-docs = Docs
docs-turn = Previous and next page
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
home-solo = Solo game
home-learning = Learning game
home-friends = With friends
home-name = Your name
home-name-hint = Other players see it. Optional.
home-players = Who plays
home-options = Game options
home-disputed = Rules in dispute
home-disputed-about = The rulebooks can be read in several ways here. If you are not sure, leave these as they are.
home-data = Component data
home-data-about = For owners of the game who correct what this program could only guess. Everyone at the table sees that the data are not the built-in ones.
home-data-how = How to correct the data
home-data-choice = Play with
home-data-built-in = the built-in data
home-data-text = Your own data, as a TOML file
home-data-open = Open a file
home-data-start = Get the built-in file
home-data-fits = The game can be played with these data.
home-lobby = Open the free seats to everyone in the lobby.
home-start = Start this game
home-who-me = me
home-who-friend = a friend, by link
home-who-none = nobody
home-yes = yes
home-no = no
home-off = off
home-hints = Hints: on your turn you may ask a strong bot for the best move. Everyone sees that you asked.
home-hints-alone = only against bots
home-training = Training table: a coach explains each new kind of decision and warns you before a move that gives a lot away.
clock-title = Time to think
clock-how-long = Everyone has
clock-none = no limit
clock-about = For games over days, and for quick ones. The clock starts with the first move.
clock-about-tournament = For tournaments over days, and for quick ones. The clock runs from the moment a game begins.
clock-then = When time runs out
clock-then-bot = a bot makes the move
clock-then-seat = a bot takes the seat
clock-then-wait = the others just wait
clock-night = Nights ({ $from }:00 to { $to }:00) do not count
clock-weekends = Saturdays and Sundays do not count
clock-move = { $time } per move
clock-reserve = { $time } in all, and { $increment } more with each turn
clock-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
clock-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
clock-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
clock-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
clock-agreed = Everyone has { $limit }.
clock-starts = The clock starts with the first move.
clock-starts-at-once = The clock runs from the moment the game begins.
clock-night-agreed = Nights from { $from }:00 to { $to }:00 do not count (time in { $zone }).
clock-weekends-agreed = Saturdays and Sundays do not count (time in { $zone }).
clock-holidays-agreed = While a player is on holiday, their clock stands still.
clock-then-bot-agreed = When a player’s time runs out, a bot moves for them until their turn ends. They can come back at any time.
clock-then-seat-agreed = When a player’s time runs out, a bot takes their seat. They can take it back at any time.
clock-then-wait-agreed = When a player’s time runs out, nothing happens by itself: the others wait.
home-seats = For { $seats } players
home-rules = Read the rules
home-learn = Learn in { $minutes } minutes

## A table

player = { $name } ({ $seat })
table-title = { $game }, table { $id }
table-board = The board
table-board-keys = Use the arrow keys to go from one thing to the next, Enter to choose, Escape to leave.
table-card = What is this?
table-whole-board = Whole board
table-all-choices = All choices
table-board-text = The board in words
table-log = What happened
table-since = Since your last move
table-players = Players
table-you = you
table-invite = Links for the others
table-invite-about = Anyone who opens a link can play that seat, so send each link to one person only.
table-invite-seat = { $who }
table-people = People and invitations
table-watch = Link for spectators
table-chat = Chat
table-chat-text = Your message
table-chat-send = Send
table-notes = My notes
table-notes-about = Only you see them. They are saved as you type.
table-signs = What the signs mean
table-own-data = This table uses component data of its own, not the built-in data.
table-own-data-show = Show the data
table-reconstructed = Read more in the rules.
table-history = History
table-analysis = Analysis
table-settings = Settings
table-no-script = You need JavaScript to play. This page still shows the position.
table-play-as = Play as

## Join

join-title = Join the table
join-about = This link opens a seat at a table.
join-sit = Take this seat
join-watch = Watch this table

## Lessons

learn-title = Learn { $game }
learn-progress = Lessons finished: { $done } of { $all }
learn-basics = For a first game: { $minutes } minutes
learn-others = All the rest: { $minutes } minutes
learn-all-done = You have finished all lessons.
learn-play = Play a game
learn-start = Start
learn-repeat = Repeat
learn-done = finished
learn-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
 }

## My tables

mine-title = My tables
mine-none = You have not opened a table in this browser yet.
mine-turn = your turn
mine-waiting = waiting for { $who }
mine-over = finished
mine-none-found = No table fits. Search for a game or a player.
mine-search = Game or player
mine-search-go = Search
mine-turn-title = Your turn
mine-waiting-title = Waiting for others
mine-over-title = Finished
mine-closed = closed
mine-with = with { $who }
mine-more = Older tables

puzzles-title = Puzzles
puzzles-about = Each puzzle is a decision from a real game between strong bots. One move is clearly the best. You see what that player saw, nothing more.
puzzles-today = Today’s puzzle
puzzles-grade = { $grade ->
    [easy] Easy
    [medium] Medium
   *[hard] Hard
  }
puzzles-solved = { $done } of { $all } solved
puzzles-one = Puzzle { $number }, { $seats ->
    [one] solo game
   *[other] { $seats } players
  }, { $stage ->
    [early] early in the game
    [middle] in the middle of the game
   *[late] late in the game
  }, { $state ->
    [solved] solved
    [shown] answer seen
   *[open] not solved yet
  }
puzzle-title = Puzzle { $number }: { $grade ->
    [easy] easy
    [medium] medium
   *[hard] hard
  }
puzzle-you = You are { $who }.
puzzle-task = It is your turn. One move is clearly the best: find it. You can try as often as you like.
puzzle-again = You have solved this puzzle. You can try it again.
puzzle-show = Show the answer
puzzle-next = Next puzzle
puzzle-all = All puzzles

## Rules

rules-title = Rules
rules-note = This is the reference: every rule in numbered clauses, in English.
rules-rulebook = To the rulebook
rulebook-note = Everything you need to play.
rulebook-reference = Reference
rulebook-search = Search the rules
rulebook-nothing = Nothing found. Try another word.
rulebook-print = Print the player aid
rules-contents = Contents
signs-title = Signs of { $game }
signs-none = This game has no signs that need a word.

## Errors

error-title = Something went wrong
error-home = Go to the start page
fault-no-table = There is no such table. Check the link.
fault-no-page = There is no such page.
fault-no-token = You need an invitation link for this table. Ask the person who created it.
fault-not-your-seat = This seat belongs to someone else.
fault-foreign = This request came from another website. Open the page of this server and try again.
fault-locked-out = This player has been locked out by the host of this server. Ask the host.
fault-not-invited = Only players invited by the host can create tables here. Ask the host for an invitation.
fault-no-player = This opens nothing. Such a link works once and not for long; ask for a new one.
fault-not-welcome = You cannot take a seat at this table. Choose another one.
fault-seat-taken = Someone else was faster: there is no free seat here now.
fault-closed = The players have closed this table.
fault-not-creator = Only the person who created the table can do this.
fault-not-organiser = Only the person who organises the tournament can do this.
fault-entry-by-link = This tournament is entered by a link. Ask its organiser for it.
fault-no-tournament = There is no such tournament. Check the link.
fault-no-entrant = This player is not in the tournament, or has left it.
fault-tournament-table = This is not possible in a tournament game. Ask the organiser.
fault-entries-closed = Nobody can enter this tournament now.
fault-tournament-full = This tournament is full.
fault-entered-already = You are already in this tournament.
fault-too-few-entrants = Too few have entered to begin. Wait for others, or add bots.
fault-wrong-stage = The tournament has moved on. Load the page again to see how it stands.
fault-name-first = Enter under a name, so that the others know who plays.
fault-muted = Spectators cannot speak at this table. Ask the person who created it.
fault-chat-full = The chat of this table is full. Nothing more can be said here.
fault-key-used = This was already sent once with other content. Reload the page and try again.
fault-which-seat = You have several seats here. Choose one.
fault-not-over = You can see this when the game is over.
fault-hidden = This would reveal hidden information, so it is available only after the game.
fault-no-hints = Hints are turned off at this table.
fault-no-coach = Only a training table has a coach.
fault-no-puzzle = There is nothing to solve at this table.
fault-stale-offer = The game has moved on. Please choose again.
fault-no-entry = There is no such step in this game.
fault-no-card = There is nothing to tell about this.
fault-no-picture = This game has no pictures to download.
fault-nothing-to-take-back = There is nothing to take back.
fault-nothing-to-redo = There is nothing to redo.
fault-nobody-asks = The request to take back a move is no longer open.
fault-ask-later = Your request to take back was answered with no. You can ask again after the next move.
fault-other-asks = Somebody else asks to take back a move. Answer that first.
fault-other-move = The lesson asks for another move.
fault-read-first = Read what the lesson says first, then press Next.
fault-nothing-to-read = This step asks for a move.
fault-no-lesson = There is no such lesson.
fault-too-long = That is too long. Please shorten it.
fault-too-slow = Your request did not arrive in time. Try again.
fault-too-many = Too many requests. Wait a moment.
fault-too-many-streams = Too many windows follow this table. Close one of them.
fault-too-many-streams-here = Too many tables are followed from your network. Close some windows.
fault-too-many-connections = There are too many connections from your network. Close some windows.
fault-too-many-pictures = You already wait for three pictures. Wait until one of them has come.
fault-moved = The game has moved on. Please look again.
fault-store = The server cannot save right now. Nothing was changed. Please try again.
fault-uncertain = The server does not know whether this was saved. Look at the table before you try again.
fault-streams-full = Too many people follow tables just now. Reload the page in a moment.
fault-stopping = The server is stopping. Try again in a moment.
fault-no-randomness = The server has no source of random numbers, so it cannot draw. Please try again later.
fault-no-such-seat = There is no such seat at this table.
fault-over = The game is over.
fault-not-pending = It is not your turn.
fault-no-such-words = That is not a move.
fault-begun = This move is not complete yet.
fault-broken-rule = The rules forbid this.
fault-no-such-outcome = That outcome is not possible now.

## The client

client-your-turn = It is your turn.
client-turn-of = It is { $who }’s turn.
client-over = The game is over.
client-won = { $who } wins.
client-won-you = You win!
client-shared = { $who } share the victory.
client-tie-broken = Equal points: the tie-break decides.
client-sources = Points by source
client-sum = Total
client-growth = Points during the game
client-points-about = Points of each player over the game. At the end: { $who }.
client-curve-go = Choose a point on the curve to see the board at that moment.
client-rematch = Rematch
client-rematch-asked = { $who } wants a rematch.
client-rematch-go = Go to the new game
client-share = Share the link
client-save-picture = Save the picture
client-choose = Choose your move here or on the board.
client-send = Send this move
client-turn = Turn the tile, or choose another place.
client-go-on = What do you want to do with it?
client-remove = Remove: { $label }
client-picked = Your choice so far
client-turn-on = Turn
client-turn-left = Turn the other way
client-less = Less: { $label }
client-more = More: { $label }
client-less-vain = It is at nothing already.
client-more-vain = You cannot give more than { $value }.
client-of = of { $value }
client-fewer = Lower
client-further = Higher
client-close = Close
client-later = What this brings will be known later.
client-forced = There is only one thing to do. It is done for you.
client-set-forced = Make my move for me if there is only one
client-back-refused = Your request to take back was refused.
client-keys = Keys
client-key-digit = take the first to the ninth choice, or type a number
client-key-enter = send the move
client-key-escape = undo the last choice, or close what is open
client-key-turn = turn the tile (with Shift: the other way)
client-key-find = find in the list
client-key-hint = ask for a hint
client-key-back = take back my last move
client-key-board = go around the board, when it has the focus
client-key-history = look at earlier positions
client-key-help = show these keys
client-undo-pick = Undo last choice
client-restart = Start over
client-finish = Done
client-back = Take back my last move
client-back-asked = Waiting for the others to allow you to take back your move.
client-back-done = The move is taken back.
client-ask = { $who } would like to take a move back.
client-agree = Agree
client-refuse = Refuse
client-offline = Connection lost. Reconnecting…
client-why = Why not?
client-rule = Rule { $rule }
client-stale = The game has moved on in the meantime. Please choose again.
client-first = First
client-previous = Back
client-next = Forward
client-last = Now
client-auto = Autoplay
client-stop = Stop
client-entry = Step { $number } of { $of }
client-link = Link to this position
client-branch = Play on from here
client-journal = Download the journal
client-svg = Picture as SVG
client-perspective = Seen by
client-everything = everything
client-public = spectators
client-notify = Notify me when it is my turn
client-sounds = Sounds
client-confirm = Send a move only after I confirm it
client-pace = Show the moves of others one after the other
client-marks = Mark each player’s last move
client-skip = Skip
client-again = Show again
client-waiting = Nothing to decide now.
client-copied = Copied.
client-copy = Copy
client-nothing-yet = Nothing yet.
client-older = Show older messages
client-unread = New messages: { $number }
client-mute = Mute spectators
client-unmute = Let spectators speak
client-watching = You are watching.
client-sending = The server does not answer. Your move is kept and will be sent again…
client-doubtful = The server does not know whether your move was saved. It is being checked…
client-found = Your move was saved.
client-preview = Preview, not sent yet
client-past = You are viewing an earlier position.
client-lesson-step = Step { $number } of { $of }
client-lesson-over = Lesson finished
client-lesson-next = Next
client-lesson-back = Back
client-lesson-repeat = Start over
client-lesson-skip = Skip this lesson
client-lesson-following = Next lesson
client-lesson-all = All lessons
client-lesson-enough = You know enough for a first game. The other lessons can wait.
client-lesson-read = Read what the lesson says, then press Next.
client-now = Back to the current position
client-redo = Redo my move
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
client-hint-best = Hint: { $move }. Expected result: { $percent }%.
client-hint-only = Hint: { $move }.
client-hint-title = A strong bot would choose
client-hint-scale = Expected result: 0% is the worst possible result for you, 100% the best.
client-hint-close = Close the hint
client-late = Out of time: { $number }
client-clock-up = time is up
client-clock-left = { $time } left
client-clock-until = until { $when }
client-clock-reserve = has { $time }
client-clock-days = { $days } d { $hours } h
client-clock-hours = { $hours } h { $minutes } min
client-hints-used = Hints: { $number }
client-puzzle-right = Right! { $move }
client-puzzle-wrong = Not the best: { $move }. A strong bot did not give it a second look.
client-puzzle-gives = Not the best: { $move }. It gives away { $percent } percentage points of the expected result.
client-puzzle-best = The best move: { $move }
client-puzzle-why = Why it is better than this move: { $move }
client-puzzle-moves = What the moves are worth
client-puzzle-thinks = A bot explains the answer…
client-percent = { $percent }%
client-analyse = Analyse this game
client-analyse-about = A bot looks at every decision again, knowing only what the player knew: what was best, what was given away, what was luck. This takes a minute or two.
client-analysing = Analysing step { $number } of { $of }…
client-analysis-waits = Waiting for other games to be analysed…
client-analysis-progress = Progress of the analysis
client-analysis-leave = You may leave this page and come back.
client-analysis-failed = This game could not be analysed.
client-analysis-summary = Skill and luck
client-analysis-decisions = Decisions
client-analysis-agreed = Same as the bot
client-analysis-regret = Given away
client-analysis-luck = Luck
client-analysis-scale = Shares of a full win (100%). Given away: what a player's own choices cost, compared with the best move that the bot found. Luck: how much chance helped or hurt, compared with what could be expected.
client-curve = Expected result
client-curve-about = Curves of the expected result of each player over the game. At the end: { $who }.
client-curve-numbers = The curves in numbers
client-entry-title = Step
client-entry-number = Step { $number }
client-turning-points = Turning points
client-dearest = The costliest decisions
client-gave-away = Gave away { $percent }%.
client-gave-nothing = No mistake.
client-better = Better: { $move } ({ $percent }%)
client-decided = { $who } chose: { $move }.
client-best-moves = What the bot would have chosen:
client-because = Why
client-because-not = Why not this one
client-moments = The moments that decided the game
client-try-again = Try again from here
client-coach = Coach
client-coach-new = New: { $move }
client-got-it = Got it
client-coach-looks = The coach looks at your move…
client-coach-title = This move gives a lot away
client-coach-better = Better: { $move }
client-coach-own = Your move: { $move }
client-coach-show = Show me
client-coach-again = Choose again
client-coach-anyway = Send anyway
client-coach-possible = What is likely to follow, from what you can know.
client-set-coach = Warn me before I send a move that gives a lot away

ago-now = just now
ago-minutes = { $count ->
    [one] { $count } minute ago
   *[other] { $count } minutes ago
}
ago-hours = { $count ->
    [one] { $count } hour ago
   *[other] { $count } hours ago
}
ago-days = { $count ->
    [one] { $count } day ago
   *[other] { $count } days ago
}
me-title = You
me-about = Nobody needs an account here. This browser is enough; a name makes it nicer for the others.
me-name-title = Your name
me-name-save = Save
me-name-about = The others see it at all your tables. You can change it at any time.
me-devices-title = Your devices
me-devices-about = A link opens your tables on another device. A recovery code helps if you lose this browser.
me-link = Link for another device
me-link-shown = Open this link on your other device, or point its camera at the picture. It works once, and only for 15 minutes.
me-link-picture = The link as a picture for a camera
me-code = Recovery code
me-code-again = New recovery code
me-code-shown = Write this code down. It is shown only now, and any earlier code no longer works.
me-recover = I have a recovery code
me-recover-title = Open with a recovery code
me-recover-about = Enter the code that you wrote down.
me-recover-code = Recovery code
me-session-unnamed = A browser
me-session-here = this one
me-session-end = Sign out
me-session-end-one = Sign out: { $what }
me-session-end-others = Sign out all others
me-others-title = Other people
me-quiet = Do not show me what others write in the chat.
me-save = Save
me-blocked-title = Blocked people
me-blocked-about = People you block cannot join your tables, you do not see what they write, and you do not meet in the lobby.
me-unblock = Unblock
me-unblock-one = Unblock { $who }
me-somebody = Someone without a name
me-block-who = Block someone you have played with
me-block = Block
me-data-title = Your data
me-data-about = Everything that this server keeps about you, in one file.
me-data = Download
me-delete-title = Delete me
me-delete-about = Your name, notes and settings are deleted, all your devices are signed out, and your seats become free. The games you played stay, without your name. This cannot be undone.
me-delete-sure = Yes, delete everything about me.
me-delete = Delete me
me-open-title = Open on this device
me-open-about = This link opens your tables in this browser.
me-open = Open
me-open-along = Bring along what was played in this browser.
invite-from = { $who } invites you to { $game }, { $seats } players
invite-to = You are invited to { $game }, { $seats } players
invite-agreed = What was agreed
invite-free = free seat
invite-yours = Go to the table
invite-full = All seats are taken.
invite-as = Join as
invite-join = Join
lobby-title = Lobby
lobby-about = Tables that are open to everyone on this server.
lobby-game = Game
lobby-every-game = All games
lobby-filter = Show
lobby-now = Play now
lobby-open = Open tables
lobby-open-none = No table is waiting for players. “Play now” opens one.
lobby-watch = Tables to watch
lobby-watch-none = There is no table to watch.
seats-title = People at the table: { $game }
seats-back = Back to the table
seats-invite = Invite
seats-invite-about = Send this link to your friends. Each of them takes a free seat under their own name.
seats-lobby = Who else may come
seats-lobby-none = Only people with a link
seats-lobby-seats = Everyone may take a free seat
seats-lobby-watch = Everyone may watch
seats-own = Your seat: { $who }
seats-own-about = You can open your seat elsewhere, or let someone else or a bot play for you and take the seat back later.
seats-link = Link to my seat
seats-link-shown = Anyone with this link can play this seat: { $who }. Earlier links to it no longer work.
seats-give = Link for someone who plays for me
seats-bot = A bot that plays for me
seats-bot-give = Hand over
seats-lent = Handed over: { $who }
seats-take-back = Take my seat back
seats-closing = Close the table
seats-closing-about = If nobody wants to go on, you can close the table together. Everyone who sits here must agree; after a month without a move, one person is enough.
seats-agreed = Agreed so far: { $who }
seats-close = I agree to close it
seats-close-not = I want to go on
seats-closed = This table was closed. Its game can still be read.
tournaments-title = Tournaments
tournaments-about = Play several games against many others, people and bots. Each game starts by itself, and the standings say who is ahead.
tournaments-new-title = New tournament
tournaments-new = New tournament: { $game }
tournaments-all = All tournaments
tournaments-none = There is no tournament yet.
tournaments-more = Older tournaments
tournament-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
tournament-swiss = Swiss
tournament-round-robin = Round robin
tournament-stage-open = You can enter
tournament-stage-closed = Entries are closed
tournament-stage-running = Being played
tournament-stage-over = Finished
tournament-name = Name of the tournament
tournament-form = Who plays whom
tournament-form-about = Swiss: in each round those meet who have done equally well. Round robin: everyone meets everyone.
tournament-seats = Players at a table
tournament-seats-about = If the numbers do not work out, some tables are smaller where the game allows it, or someone has a bye.
tournament-rounds = Number of rounds
tournament-rounds-about = Leave it empty for as many as are needed.
tournament-most = How many may enter
tournament-most-about = At most 128, and 32 if everyone meets everyone. Leave it empty for that.
tournament-entry = Who may enter
tournament-entry-everybody = Everyone on this server
tournament-entry-link = Only people with the link
tournament-announce = Announce the tournament
tournament-at-a-table = { $seats } at a table
tournament-rounds-count = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
tournament-agreed = How it is played
tournament-points-about = You get a point for each opponent at your table who does worse than you, and half a point for each who does equally well. At a smaller table first place is worth as much as at the others. A bye counts as a win in a Swiss tournament, and as half a win in a round robin.
tournament-void-about = If you withdraw, a bot plays your game to the end. If the organiser closes a table, everyone there gets the same points. Moves cannot be taken back once a game is over.
tournament-no-clock = Everyone may take as much time as they like.
tournament-next = Your next game
tournament-play = Go to your table
tournament-look = See the game
tournament-entered = You are taking part.
tournament-enter = Enter
tournament-withdraw = Withdraw
tournament-by-link = This tournament is entered by a link. Ask its organiser for it.
tournament-entrants = Who takes part
tournament-nobody = Nobody has entered yet.
tournament-standings = Standings
tournament-rank = Place
tournament-player = Player
tournament-points = Points
tournament-played = Games
tournament-tie-opponents = Opponents’ points
tournament-tie-head-to-head = Among equals
tournament-tie-wins = Wins
tournament-tie-share = Share of the score
tournament-withdrawn = withdrawn
tournament-gone = someone who left
tournament-bot-name = { $name } { $number }
decimal = { $whole }.{ $part }
tournament-remove = Remove
tournament-remove-who = Remove { $who }
tournament-round = Round { $number }
tournament-bye = Bye: { $who }
tournament-table = Table { $number }
tournament-open-table = Go to table { $number }
tournament-watch-table = Watch table { $number }
tournament-void = Closed: everyone gets the same points.
tournament-close-table = Close
tournament-close-table-number = Close table { $number }
tournament-organise = You organise this tournament
tournament-link = Send this link to those who are to take part:
tournament-bot = A bot that takes part
tournament-bot-add = Add
tournament-begin = Begin
tournament-close = Close entries
tournament-open = Open entries again
tournament-end = End the tournament
tournament-end-about = Games that are not over do not count then, and no round follows.
tournament-end-now = End it now
tournament-of-table = { $name }, round { $round }
tournament-table-about = This game counts for a tournament. You can let a bot play for you: what it achieves counts for you. Nobody else can take your seat, and only the organiser can close the table; then everyone gets the same points.

told-seat = player { $number }
told-turn-title = Your turn in { $game }
told-turn = The table with { $others } is waiting for you.
told-turn-alone = Your table is waiting for you.
told-hurry-title = Your time in { $game } is running out
told-over-title = { $game } is over
told-over = See how your game with { $others } ended.
told-begun-title = { $tournament }: your game is ready
told-begun = Your tournament table waits: { $game }, with { $others }.
told-room-turn = { $game }: { $who }, it is your turn.
told-room-hurry = { $game }: { $who }, your time is running out.
told-room-over = { $game }: the game of { $who } is over.
told-room-begun = { $game }: the tournament game of { $who } begins.
told-test-title = It works
told-test = This is a test from Adit. This is how you will be told when it is your turn.
told-mail-end = To receive no more of these mails, open { $link }
told-day-title = { $count ->
    [1] One table is waiting for you
   *[other] { $count } tables are waiting for you
}
told-day = It is your turn here:
told-title = When it is your turn
told-short = A notification, a mail or a message to a chat room when it is your turn. Everything is off until you choose it.
told-choose = Choose
told-about = Adit can tell you when it is your turn and you are not at the table, and when a game is over. No message gives away anything that only you know.
told-push-title = Notifications
told-push-about = Your phone or computer shows them even if no page is open. On an iPhone or iPad, add this page to the home screen first.
told-push-on = Notify me in this browser
told-push-off = Switch off
told-push-off-one = Switch off notifications: { $what }
told-push-unable = This browser cannot show notifications here. The page must be opened over https.
told-push-denied = The browser is not allowed to show notifications. Allow them for this page in its settings, then try again.
told-push-failed = The notification service of this browser cannot be reached. Try again later.
told-mail-title = Mail
told-mail = Your mail address
told-mail-about = Only you and the host of this server can see it.
told-mail-confirmed = You have confirmed this address. Leave the field empty to receive no more mails.
told-mail-open = This address is not confirmed yet. Send a test and open the link in it.
told-mail-none = The host of this server has not set up mail.
told-rhythm = How often
told-rhythm-turn = A mail for each turn
told-rhythm-day = One mail a day, in the evening
told-hook-title = Chat room or program
told-hook-about = Discord, Slack and Matrix give you a webhook address for a room. A program of your own receives JSON.
told-hook = Webhook address
told-format = Send to
told-format-json = A program (JSON)
told-secret = Secret
told-secret-about = JSON is signed with it. For a Matrix room that you reach directly it is the access token. Leave it empty to keep the one you have.
told-quiet-title = Quiet hours
told-quiet-about = Messages wait until these hours are over. You get them then if it is still your turn.
told-quiet-from = From
told-quiet-to = To
told-try = Try it
told-try-push = Send a test notification
told-try-mail = Send a test mail
told-try-hook = Send a test to the webhook
told-saved = Saved.
told-saved-open = Saved. Now send a test mail and open the link in it: the address counts from then on.
told-sent = The test was sent. It should arrive in a moment.
told-confirm-title = Confirm your mail address
told-confirm-mail =
    Somebody wants Adit to send mails to this address when it is their turn in a game. If that is you, open this link:

    { $link }

    If it is not you, do nothing, and you will hear no more.
told-confirm-about = From now on this address is told when it is your turn.
told-confirm = This is my address
told-confirmed = Thank you. Mails come to this address from now on.
told-end-title = No more mails
told-end-about = You will receive no more mails from this server. You can choose them again at any time.
told-end = End the mails
told-ended = Done. No more mails are sent to you.
told-fault-address = This is not an address to send to. Copy the whole address; it begins with https://
told-fault-open = { $host } would be reached without encryption. Use an address that begins with https://
told-fault-internal = { $host } is inside a private network. Use a public address, or ask the host of this server to allow internal ones.
told-fault-unknown = { $host } cannot be found. Check the spelling of the address.
told-fault-unreachable = { $host } does not answer ({ $said }). Try again later.
told-fault-untrusted = { $host } offers no secure connection: { $said }
told-fault-gone = { $host } says that this address no longer exists ({ $said }). Set it up again there.
told-fault-moved = { $host } leads elsewhere ({ $said }). Enter the address to which it leads.
told-fault-refused = { $host } refuses the message: { $said }. Check the address and its settings there.
told-fault-later = The message cannot be delivered at the moment ({ $said }). Try again later.
told-fault-keys = This browser can no longer be notified. Switch notifications off and on again.
told-fault-mail-address = This is not a mail address. It looks like name@example.org
told-fault-mail-refused = The mail server refuses the mail: { $said }. Check the address.
told-fault-mail-server = The mail server cannot be used at the moment: { $said }. Tell the host of this server.

holidays-title = Holidays
holidays-about = While you are away, your clock stands still at tables where everyone has half a day or more. You can be away for { $days } days within a year. Others at the table see until when you have time.
holidays-enter-short = Enter a holiday
holidays-coming = Your holidays
holidays-none = None are planned.
holidays-days = { $first } to { $last }
holidays-end = Remove
holidays-back = I am back
holidays-end-one = { $what }: { $days }
holidays-enter = New holiday
holidays-first = First day
holidays-last = Last day
holidays-to-me = Back to your page
holidays-no-date = This is not a date. Choose the days again.
holidays-backwards = The last day is before the first one. Change one of them.
holidays-past = A holiday begins today or later. Choose another first day.
holidays-twice = Some of these days are in another holiday of yours. Remove that one first.
holidays-too-long = These are more than { $days } days of holiday within a year. Choose fewer days.
