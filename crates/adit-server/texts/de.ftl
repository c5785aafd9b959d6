# Die Sätze des Servers auf Deutsch.

language-name = Deutsch

## Auf jeder Seite

site-about = Bergbauspiele zum Spielen, Analysieren und Erforschen.
nav-home = Neues Spiel
nav-tables = Meine Tische
nav-puzzles = Aufgaben
nav-lobby = Lobby
nav-tournaments = Turniere
nav-me = Du
nav-rules = Regeln
nav-docs = Handbuch
docs-turn = Vorige und nächste Seite
nav-language = Sprache
nav-set-language = Wechseln
nav-skip = Zum Inhalt springen
nav-label = Hauptmenü
bot = { $bot ->
    [random] Bot: zufällige Züge
    [greedy] Bot: nimmt, was gerade am besten aussieht
    [easy] Bot: leicht
    [medium] Bot: mittel
    [hard] Bot: schwer
    [expert] Bot: Experte, denkt bis zu einer Sekunde nach
   *[other] Bot: { $bot }
 }

## Start

home-title = Spielen
home-quick = Gegen { $bots ->
    [one] einen Bot
   *[other] { $bots } Bots
 } spielen
home-more = Mitspieler und Optionen wählen
home-solo = Solospiel
home-learning = Einführungsspiel
home-friends = Mit Freunden
home-name = Dein Name
home-name-hint = Die anderen sehen ihn. Er darf leer bleiben.
home-players = Wer spielt
home-options = Spieloptionen
home-disputed = Strittige Regeln
home-disputed-about = Hier lassen sich die Spielregeln verschieden lesen. Im Zweifel lass alles, wie es ist.
home-data = Angaben zum Spielmaterial
home-data-about = Für alle, die das Spiel besitzen und berichtigen, was dieses Programm nur vermuten konnte. Alle am Tisch sehen, dass es nicht die eingebauten Angaben sind.
home-data-how = So berichtigst du die Angaben
home-data-choice = Spielen mit
home-data-built-in = den eingebauten Angaben
home-data-text = Eigene Angaben als TOML-Datei
home-data-open = Datei öffnen
home-data-start = Eingebaute Datei herunterladen
home-data-fits = Mit diesen Angaben kann gespielt werden.
home-lobby = Die freien Plätze allen in der Lobby anbieten.
home-start = Dieses Spiel beginnen
home-who-me = ich
home-who-friend = jemand anders, per Link
home-who-none = niemand
home-yes = ja
home-no = nein
home-off = aus
home-hints = Tipps: Wer am Zug ist, darf einen starken Bot nach dem besten Zug fragen, und alle sehen das.
home-hints-alone = nur gegen Bots
home-training = Trainingstisch: Ein Trainer erklärt jede neue Art von Entscheidung und warnt dich vor einem Zug, der viel verschenkt.
clock-title = Bedenkzeit
clock-how-long = Alle haben
clock-none = so viel Zeit, wie sie wollen
clock-about = Für Partien über Tage und für schnelle. Die Uhr läuft ab dem ersten Zug.
clock-about-tournament = Für Turniere über Tage und für schnelle. Die Uhr läuft, sobald eine Partie beginnt.
clock-then = Wenn die Zeit um ist
clock-then-bot = zieht ein Bot
clock-then-seat = übernimmt ein Bot den Platz
clock-then-wait = warten die anderen
clock-night = Die Nacht ({ $from } bis { $to } Uhr) zählt nicht
clock-weekends = Samstag und Sonntag zählen nicht
clock-move = { $time } pro Zug
clock-reserve = insgesamt { $time } und mit jeder Runde am Zug { $increment } mehr
clock-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
clock-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
clock-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
clock-seconds = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
}
clock-agreed = Bedenkzeit: { $limit }.
clock-starts = Die Uhr läuft ab dem ersten Zug.
clock-starts-at-once = Die Uhr läuft, sobald die Partie beginnt.
clock-night-agreed = Die Nacht von { $from } bis { $to } Uhr zählt nicht (Ortszeit { $zone }).
clock-weekends-agreed = Samstag und Sonntag zählen nicht (Ortszeit { $zone }).
clock-holidays-agreed = Wer Urlaub eingetragen hat, dessen Uhr steht so lange still.
clock-then-bot-agreed = Ist die Zeit um, zieht ein Bot, bis der Zug zu Ende ist. Man kann jederzeit selbst weiterspielen.
clock-then-seat-agreed = Ist die Zeit um, übernimmt ein Bot den Platz. Man kann ihn jederzeit zurücknehmen.
clock-then-wait-agreed = Ist die Zeit um, passiert von selbst nichts: Die anderen warten.
home-seats = Für { $seats } Personen
home-rules = Regeln lesen
home-learn = In { $minutes } Minuten lernen

## Ein Tisch

player = { $name } ({ $seat })
table-title = { $game }, Tisch { $id }
table-board = Der Spielplan
table-board-keys = Mit den Pfeiltasten gehst du von einem Ding zum nächsten, mit Enter wählst du, mit Escape verlässt du den Plan.
table-card = Was ist das?
table-whole-board = Ganzer Plan
table-all-choices = Alle Möglichkeiten
table-board-text = Der Spielplan in Worten
table-log = Was geschah
table-since = Seit deinem letzten Zug
table-players = Spieler
table-you = du
table-invite = Links für die anderen
table-invite-about = Wer einen Link öffnet, spielt auf diesem Platz. Schicke jeden Link nur einer Person.
table-invite-seat = { $who }
table-people = Leute und Einladungen
table-watch = Link zum Zuschauen
table-chat = Chat
table-chat-text = Deine Nachricht
table-chat-send = Senden
table-notes = Meine Notizen
table-notes-about = Nur du siehst sie. Sie werden beim Tippen gespeichert.
table-signs = Was die Symbole bedeuten
table-own-data = An diesem Tisch wird mit eigenen Angaben zum Spielmaterial gespielt, nicht mit den eingebauten.
table-own-data-show = Angaben ansehen
table-reconstructed = Mehr dazu in den Regeln.
table-history = Verlauf
table-analysis = Analyse
table-settings = Einstellungen
table-no-script = Zum Spielen wird JavaScript gebraucht; die Stellung ist trotzdem zu sehen.
table-play-as = Spielen als

## Platz nehmen

join-title = Platz nehmen
join-about = Dieser Link öffnet einen Platz an einem Tisch.
join-sit = Diesen Platz nehmen
join-watch = An diesem Tisch zuschauen

## Lektionen

learn-title = { $game } lernen
learn-progress = Abgeschlossene Lektionen: { $done } von { $all }
learn-basics = Für ein erstes Spiel: { $minutes } Minuten
learn-others = Alles Weitere: { $minutes } Minuten
learn-all-done = Du hast alle Lektionen abgeschlossen.
learn-play = Ein Spiel beginnen
learn-start = Beginnen
learn-repeat = Wiederholen
learn-done = abgeschlossen
learn-minutes = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
 }

## Meine Tische

mine-title = Meine Tische
mine-none = In diesem Browser wurde noch kein Tisch geöffnet.
mine-turn = du bist dran
mine-waiting = wartet auf { $who }
mine-over = beendet
mine-none-found = Kein Tisch passt. Suche nach einem Spiel oder einem Namen.
mine-search = Spiel oder Name
mine-search-go = Suchen
mine-turn-title = Du bist dran
mine-waiting-title = Die anderen sind dran
mine-over-title = Beendet
mine-closed = geschlossen
mine-with = mit { $who }
mine-more = Ältere Tische

puzzles-title = Aufgaben
puzzles-about = Jede Aufgabe ist eine Entscheidung aus einer echten Partie starker Bots. Ein Zug ist deutlich der beste. Du siehst, was die Person am Zug sah, und nicht mehr.
puzzles-today = Aufgabe des Tages
puzzles-grade = { $grade ->
    [easy] Leicht
    [medium] Mittel
   *[hard] Schwer
  }
puzzles-solved = { $done } von { $all } gelöst
puzzles-one = Aufgabe { $number }, { $seats ->
    [one] Solospiel
   *[other] { $seats } Personen
  }, { $stage ->
    [early] früh im Spiel
    [middle] in der Mitte des Spiels
   *[late] spät im Spiel
  }, { $state ->
    [solved] gelöst
    [shown] Lösung gesehen
   *[open] noch nicht gelöst
  }
puzzle-title = Aufgabe { $number }: { $grade ->
    [easy] leicht
    [medium] mittel
   *[hard] schwer
  }
puzzle-you = Du bist { $who }.
puzzle-task = Du bist am Zug. Ein Zug ist deutlich der beste: Finde ihn. Du kannst es beliebig oft versuchen.
puzzle-again = Du hast diese Aufgabe gelöst. Du kannst sie noch einmal versuchen.
puzzle-show = Lösung zeigen
puzzle-next = Nächste Aufgabe
puzzle-all = Alle Aufgaben

## Regeln

rules-title = Regeln
rules-note = Dies ist die Referenz: alle Regeln in nummerierten Absätzen, auf Englisch.
rules-rulebook = Zur Spielanleitung
rulebook-note = Alles, was du zum Spielen brauchst.
rulebook-reference = Referenz
rulebook-search = In den Regeln suchen
rulebook-nothing = Nichts gefunden. Versuch es mit einem anderen Wort.
rulebook-print = Kurzübersicht drucken
rules-contents = Inhalt
signs-title = Symbole von { $game }
signs-none = Dieses Spiel hat keine Symbole, die man erklären müsste.

## Fehler

error-title = Das hat nicht geklappt
error-home = Zur Startseite
fault-no-table = Diesen Tisch gibt es nicht. Prüfe den Link.
fault-no-page = Diese Seite gibt es nicht.
fault-no-token = Du brauchst einen Link zu diesem Tisch. Bitte die Person darum, die ihn eröffnet hat.
fault-not-your-seat = Dieser Platz gehört jemand anderem.
fault-foreign = Diese Anfrage kam von einer anderen Website. Öffne die Seite dieses Servers und versuche es noch einmal.
fault-locked-out = Dieser Spieler wurde vom Betreiber dieses Servers gesperrt. Frag den Betreiber.
fault-not-invited = Hier können nur Spieler Tische eröffnen, die der Betreiber eingeladen hat. Bitte ihn um eine Einladung.
fault-no-player = Das öffnet nichts. Ein solcher Link gilt einmal und nicht lange; lass dir einen neuen geben.
fault-not-welcome = An diesem Tisch kannst du dich nicht setzen. Such dir einen anderen.
fault-seat-taken = Jemand war schneller: Hier ist jetzt kein Platz mehr frei.
fault-closed = Die Spieler haben diesen Tisch geschlossen.
fault-not-creator = Das kann nur die Person, die den Tisch eröffnet hat.
fault-not-organiser = Das kann nur die Turnierleitung.
fault-entry-by-link = An diesem Turnier nimmt man über einen Link teil. Frag die Turnierleitung danach.
fault-no-tournament = Dieses Turnier gibt es nicht. Prüfe den Link.
fault-no-entrant = Diese Person nimmt am Turnier nicht oder nicht mehr teil.
fault-tournament-table = Das geht bei einer Turnierpartie nicht. Frag die Turnierleitung.
fault-entries-closed = An diesem Turnier kann sich jetzt niemand anmelden.
fault-tournament-full = Dieses Turnier ist voll.
fault-entered-already = Du nimmst an diesem Turnier schon teil.
fault-too-few-entrants = Für den Anfang sind es noch zu wenige. Warte auf andere oder füge Bots hinzu.
fault-wrong-stage = Das Turnier ist schon weiter. Lade die Seite neu.
fault-name-first = Nimm unter einem Namen teil, damit die anderen wissen, wer spielt.
fault-muted = Zuschauer können an diesem Tisch nicht sprechen. Bitte die Person darum, die ihn eröffnet hat.
fault-chat-full = Der Chat dieses Tisches ist voll. Hier kann nichts mehr gesagt werden.
fault-key-used = Das wurde schon einmal mit anderem Inhalt gesendet. Lade die Seite neu und versuche es noch einmal.
fault-which-seat = Du hast mehrere Plätze. Wähle einen aus.
fault-not-over = Das ist erst nach dem Ende des Spiels zu sehen.
fault-hidden = Das würde Verdecktes zeigen und geht deshalb erst nach Spielende.
fault-no-hints = An diesem Tisch sind Tipps ausgeschaltet.
fault-no-coach = Einen Trainer gibt es nur an einem Trainingstisch.
fault-no-puzzle = An diesem Tisch gibt es nichts zu lösen.
fault-stale-offer = Das Spiel ist inzwischen weitergegangen. Bitte wähle neu.
fault-no-entry = In diesem Spiel gibt es keinen solchen Schritt.
fault-no-card = Dazu gibt es nichts zu sagen.
fault-no-picture = Von diesem Spiel gibt es kein Bild zum Herunterladen.
fault-nothing-to-take-back = Es gibt nichts zurückzunehmen.
fault-nothing-to-redo = Es gibt nichts zu wiederholen.
fault-nobody-asks = Die Bitte um Rücknahme besteht nicht mehr.
fault-ask-later = Deine Bitte um Rücknahme wurde abgelehnt. Nach dem nächsten Zug kannst du wieder fragen.
fault-other-asks = Jemand anderes bittet um Rücknahme. Beantworte das zuerst.
fault-other-move = Die Lektion fragt nach einem anderen Zug.
fault-read-first = Lies zuerst, was die Lektion sagt, und drücke dann auf Weiter.
fault-nothing-to-read = Dieser Schritt fragt nach einem Zug.
fault-no-lesson = Diese Lektion gibt es nicht.
fault-too-long = Das ist zu lang. Bitte kürze es.
fault-too-slow = Die Anfrage kam nicht rechtzeitig an. Versuche es noch einmal.
fault-too-many = Zu viele Anfragen. Warte einen Augenblick.
fault-too-many-streams = Zu viele Fenster verfolgen diesen Tisch. Schließe eines davon.
fault-too-many-streams-here = Aus deinem Netz werden zu viele Tische verfolgt. Schließe einige Fenster.
fault-too-many-connections = Aus deinem Netz gibt es zu viele Verbindungen. Schließe einige Fenster.
fault-too-many-pictures = Du wartest schon auf drei Bilder. Warte, bis eines davon da ist.
fault-moved = Das Spiel ist weitergegangen. Bitte sieh noch einmal nach.
fault-store = Der Server kann gerade nicht speichern. Nichts wurde geändert. Bitte versuche es noch einmal.
fault-uncertain = Der Server weiß nicht, ob das gespeichert wurde. Sieh am Tisch nach, bevor du es noch einmal versuchst.
fault-streams-full = Gerade verfolgen zu viele Leute Tische. Lade die Seite gleich noch einmal.
fault-stopping = Der Server wird gerade beendet. Versuche es gleich noch einmal.
fault-no-randomness = Der Server hat keine Quelle für Zufallszahlen und kann deshalb nichts ziehen. Bitte versuche es später noch einmal.
fault-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
fault-over = Das Spiel ist zu Ende.
fault-not-pending = Du bist nicht dran.
fault-no-such-words = Diesen Zug gibt es nicht.
fault-begun = Der Zug ist noch nicht vollständig.
fault-broken-rule = Die Regeln verbieten das.
fault-no-such-outcome = Dieses Zufallsergebnis ist jetzt nicht möglich.

## Der Client

client-your-turn = Du bist dran.
client-turn-of = { $who } ist dran.
client-over = Das Spiel ist zu Ende.
client-won = { $who } gewinnt.
client-won-you = Du gewinnst!
client-shared = { $who } teilen sich den Sieg.
client-tie-broken = Gleichstand: Die Regel für Gleichstände entscheidet.
client-sources = Woher die Punkte kommen
client-sum = Summe
client-growth = Punkte im Lauf des Spiels
client-points-about = Punkte aller im Lauf des Spiels. Am Ende: { $who }.
client-curve-go = Wähle eine Stelle der Kurve, um das Brett in diesem Moment zu sehen.
client-rematch = Revanche
client-rematch-asked = { $who } möchte eine Revanche.
client-rematch-go = Zum neuen Spiel
client-share = Link teilen
client-save-picture = Bild speichern
client-choose = Wähle deinen Zug hier oder auf dem Spielplan.
client-send = Diesen Zug senden
client-turn = Dreh das Plättchen oder wähle ein anderes Feld.
client-go-on = Was möchtest du damit tun?
client-remove = Entfernen: { $label }
client-picked = Bisher gewählt
client-turn-on = Drehen
client-turn-left = Andersherum drehen
client-less = Weniger: { $label }
client-more = Mehr: { $label }
client-less-vain = Hier steht schon nichts mehr.
client-more-vain = Mehr als { $value } geht nicht.
client-of = von { $value }
client-fewer = Niedriger
client-further = Höher
client-close = Schließen
client-later = Was das bringt, zeigt sich später.
client-forced = Hier gibt es nur eine Möglichkeit. Sie wird für dich ausgeführt.
client-set-forced = Meinen Zug ausführen, wenn es nur einen gibt
client-back-refused = Dein Wunsch, den Zug zurückzunehmen, wurde abgelehnt.
client-keys = Tasten
client-key-digit = die erste bis neunte Möglichkeit wählen oder eine Zahl eingeben
client-key-enter = den Zug senden
client-key-escape = die letzte Wahl zurücknehmen oder schließen, was offen ist
client-key-turn = das Plättchen drehen (mit Umschalt: andersherum)
client-key-find = in der Liste suchen
client-key-hint = nach einem Tipp fragen
client-key-back = meinen letzten Zug zurücknehmen
client-key-board = über den Plan gehen, wenn er ausgewählt ist
client-key-history = frühere Stellungen ansehen
client-key-help = diese Tasten zeigen
client-undo-pick = Letzte Wahl rückgängig machen
client-restart = Von vorn wählen
client-finish = Fertig
client-back = Meinen letzten Zug zurücknehmen
client-back-asked = Die anderen werden gefragt, ob du den Zug zurücknehmen darfst.
client-back-done = Der Zug ist zurückgenommen.
client-ask = { $who } möchte einen Zug zurücknehmen.
client-agree = Einverstanden
client-refuse = Ablehnen
client-offline = Die Verbindung ist unterbrochen. Neuer Versuch…
client-why = Warum nicht?
client-rule = Regel { $rule }
client-stale = Das Spiel ist inzwischen weitergegangen. Bitte wähle neu.
client-first = Anfang
client-previous = Zurück
client-next = Vor
client-last = Jetzt
client-auto = Abspielen
client-stop = Anhalten
client-entry = Schritt { $number } von { $of }
client-link = Link zu dieser Stellung
client-branch = Von hier weiterspielen
client-journal = Protokoll herunterladen
client-svg = Bild als SVG
client-perspective = Sicht
client-everything = alles
client-public = Zuschauer
client-notify = Benachrichtigen, wenn ich dran bin
client-sounds = Töne
client-confirm = Einen Zug erst senden, wenn ich ihn bestätige
client-pace = Züge der anderen nacheinander zeigen
client-marks = Die letzten Züge aller markieren
client-skip = Überspringen
client-again = Noch einmal zeigen
client-waiting = Gerade ist nichts zu entscheiden.
client-copied = Kopiert.
client-copy = Kopieren
client-nothing-yet = Noch nichts.
client-older = Ältere Nachrichten zeigen
client-unread = Neue Nachrichten: { $number }
client-mute = Zuschauer stumm schalten
client-unmute = Zuschauer sprechen lassen
client-watching = Du schaust zu.
client-sending = Keine Antwort. Der Zug ist vorgemerkt und wird noch einmal gesendet…
client-doubtful = Der Server weiß nicht, ob dein Zug gespeichert wurde. Es wird nachgesehen…
client-found = Dein Zug wurde gespeichert.
client-preview = Vorschau, noch nicht gesendet
client-past = Du siehst eine frühere Stellung.
client-lesson-step = Schritt { $number } von { $of }
client-lesson-over = Lektion abgeschlossen
client-lesson-next = Weiter
client-lesson-back = Zurück
client-lesson-repeat = Von vorn
client-lesson-skip = Lektion überspringen
client-lesson-following = Nächste Lektion
client-lesson-all = Alle Lektionen
client-lesson-enough = Für ein erstes Spiel weißt du genug. Die anderen Lektionen können warten.
client-lesson-read = Lies, was die Lektion sagt, und drücke dann auf Weiter.
client-now = Zur aktuellen Stellung
client-redo = Meinen Zug wiederholen
client-play-as = Weiterspielen als { $who }
client-thinks = am Zug
client-points = Punkte: { $points }
client-new-game = Ein neues Spiel beginnen
client-find = In der Liste suchen
client-larger = Größer
client-smaller = Kleiner
client-png = Bild als PNG
client-move = Dein Zug
client-result = Ergebnis
client-table = Der Tisch
client-hint = Tipp
client-hint-about = Frage einen starken Bot, was er tun würde. Die anderen sehen, dass du gefragt hast.
client-hint-thinks = Ein Bot denkt über deinen Zug nach…
client-hint-best = Tipp: { $move }. Erwartetes Ergebnis: { $percent } %.
client-hint-only = Tipp: { $move }.
client-hint-title = Ein starker Bot würde wählen
client-hint-scale = Erwartetes Ergebnis: 0 % ist der schlechteste Ausgang für dich, 100 % der beste.
client-hint-close = Tipp schließen
client-late = Zeit überschritten: { $number }
client-clock-up = die Zeit ist um
client-clock-left = noch { $time }
client-clock-until = bis { $when }
client-clock-reserve = hat noch { $time }
client-clock-days = { $days } T. { $hours } Std.
client-clock-hours = { $hours } Std. { $minutes } Min.
client-hints-used = Tipps: { $number }
client-puzzle-right = Richtig! { $move }
client-puzzle-wrong = Nicht der beste Zug: { $move }. Ein starker Bot hielt ihn keines zweiten Blickes wert.
client-puzzle-gives = Nicht der beste Zug: { $move }. Er verschenkt { $percent } Prozentpunkte des erwarteten Ergebnisses.
client-puzzle-best = Der beste Zug: { $move }
client-puzzle-why = Warum er besser ist als dieser Zug: { $move }
client-puzzle-moves = Was die Züge wert sind
client-puzzle-thinks = Ein Bot erklärt die Lösung…
client-percent = { $percent } %
client-analyse = Dieses Spiel analysieren
client-analyse-about = Ein Bot sieht sich jede Entscheidung noch einmal an und weiß dabei nur, was auf diesem Platz zu wissen war: was am besten war, was verschenkt wurde, was Glück war. Das dauert ein bis zwei Minuten.
client-analysing = Schritt { $number } von { $of } wird analysiert…
client-analysis-waits = Andere Spiele werden zuerst analysiert…
client-analysis-progress = Fortschritt der Analyse
client-analysis-leave = Du kannst diese Seite verlassen und wiederkommen.
client-analysis-failed = Dieses Spiel konnte nicht analysiert werden.
client-analysis-summary = Können und Glück
client-analysis-decisions = Entscheidungen
client-analysis-agreed = Wie vom Bot gewählt
client-analysis-regret = Verschenkt
client-analysis-luck = Glück
client-analysis-scale = 100 % entsprechen einem ganzen Sieg. Verschenkt: was die eigenen Entscheidungen gekostet haben, verglichen mit dem besten Zug, den der Bot fand. Glück: was der Zufall brachte, über das hinaus, was zu erwarten war.
client-curve = Erwartetes Ergebnis
client-curve-about = Kurven des erwarteten Ergebnisses aller im Lauf des Spiels. Am Ende: { $who }.
client-curve-numbers = Die Kurven in Zahlen
client-entry-title = Schritt
client-entry-number = Schritt { $number }
client-turning-points = Wendepunkte
client-dearest = Die teuersten Entscheidungen
client-gave-away = { $percent } % verschenkt.
client-gave-nothing = Nichts verschenkt.
client-better = Besser: { $move } ({ $percent } %)
client-decided = { $who } wählte: { $move }.
client-best-moves = Was der Bot gewählt hätte:
client-because = Warum
client-because-not = Warum nicht dieser
client-moments = Die Momente, die das Spiel entschieden haben
client-try-again = Ab hier noch einmal versuchen
client-coach = Trainer
client-coach-new = Neu: { $move }
client-got-it = Verstanden
client-coach-looks = Der Trainer sieht sich deinen Zug an…
client-coach-title = Dieser Zug verschenkt viel
client-coach-better = Besser: { $move }
client-coach-own = Dein Zug: { $move }
client-coach-show = Zeig es mir
client-coach-again = Neu wählen
client-coach-anyway = Trotzdem senden
client-coach-possible = Was wahrscheinlich folgt, nach dem, was du wissen kannst.
client-set-coach = Warne mich, bevor ich einen Zug sende, der viel verschenkt

ago-now = gerade eben
ago-minutes = { $count ->
    [one] vor { $count } Minute
   *[other] vor { $count } Minuten
}
ago-hours = { $count ->
    [one] vor { $count } Stunde
   *[other] vor { $count } Stunden
}
ago-days = { $count ->
    [one] vor { $count } Tag
   *[other] vor { $count } Tagen
}
me-title = Du
me-about = Hier braucht niemand ein Konto. Dieser Browser genügt; mit einem Namen ist es für die anderen schöner.
me-name-title = Dein Name
me-name-save = Speichern
me-name-about = Die anderen sehen ihn an all deinen Tischen. Du kannst ihn jederzeit ändern.
me-devices-title = Deine Geräte
me-devices-about = Mit einem Link öffnest du deine Tische auf einem anderen Gerät. Ein Wiederherstellungscode hilft, wenn dieser Browser verloren geht.
me-link = Link für ein anderes Gerät
me-link-shown = Öffne diesen Link auf deinem anderen Gerät oder richte dessen Kamera auf das Bild. Er gilt einmal und nur 15 Minuten lang.
me-link-picture = Der Link als Bild für eine Kamera
me-code = Wiederherstellungscode
me-code-again = Neuer Wiederherstellungscode
me-code-shown = Schreib diesen Code auf. Er wird nur jetzt gezeigt, und ein früherer Code gilt nicht mehr.
me-recover = Ich habe einen Wiederherstellungscode
me-recover-title = Mit einem Wiederherstellungscode öffnen
me-recover-about = Gib den Code ein, den du aufgeschrieben hast.
me-recover-code = Wiederherstellungscode
me-session-unnamed = Ein Browser
me-session-here = dieser
me-session-end = Abmelden
me-session-end-one = Abmelden: { $what }
me-session-end-others = Alle anderen abmelden
me-others-title = Andere Leute
me-quiet = Zeig mir nicht, was andere im Chat schreiben.
me-save = Speichern
me-blocked-title = Blockierte Leute
me-blocked-about = Wen du blockierst, der kann nicht an deine Tische kommen; du siehst nicht, was diese Leute schreiben, und ihr trefft euch nicht in der Lobby.
me-unblock = Freigeben
me-unblock-one = { $who } freigeben
me-somebody = Jemand ohne Namen
me-block-who = Jemanden blockieren, mit dem du gespielt hast
me-block = Blockieren
me-data-title = Deine Daten
me-data-about = Alles, was dieser Server über dich aufbewahrt, in einer Datei.
me-data = Herunterladen
me-delete-title = Mich löschen
me-delete-about = Dein Name, deine Notizen und Einstellungen werden gelöscht, alle deine Geräte abgemeldet und deine Plätze frei. Die Partien, die du gespielt hast, bleiben ohne deinen Namen erhalten. Das lässt sich nicht rückgängig machen.
me-delete-sure = Ja, alles über mich löschen.
me-delete = Mich löschen
me-open-title = Auf diesem Gerät öffnen
me-open-about = Dieser Link öffnet deine Tische in diesem Browser.
me-open = Öffnen
me-open-along = Mitnehmen, was in diesem Browser gespielt wurde.
invite-from = { $who } lädt dich zu { $game } ein, { $seats } Spieler
invite-to = Du bist zu { $game } eingeladen, { $seats } Spieler
invite-agreed = Was vereinbart ist
invite-free = freier Platz
invite-yours = Zum Tisch
invite-full = Alle Plätze sind besetzt.
invite-as = Mitspielen als
invite-join = Mitspielen
lobby-title = Lobby
lobby-about = Tische, die allen auf diesem Server offenstehen.
lobby-game = Spiel
lobby-every-game = Alle Spiele
lobby-filter = Anzeigen
lobby-now = Jetzt spielen
lobby-open = Offene Tische
lobby-open-none = Kein Tisch wartet auf Mitspieler. „Jetzt spielen“ eröffnet einen.
lobby-watch = Tische zum Zuschauen
lobby-watch-none = Es gibt keinen Tisch zum Zuschauen.
seats-title = Leute am Tisch: { $game }
seats-back = Zurück zum Tisch
seats-invite = Einladen
seats-invite-about = Schick diesen Link deinen Freunden. Jeder nimmt sich einen freien Platz unter eigenem Namen.
seats-lobby = Wer sonst kommen darf
seats-lobby-none = Nur Leute mit einem Link
seats-lobby-seats = Alle dürfen sich auf freie Plätze setzen
seats-lobby-watch = Alle dürfen zuschauen
seats-own = Dein Platz: { $who }
seats-own-about = Du kannst deinen Platz anderswo öffnen oder jemand anderen oder einen Bot für dich spielen lassen und den Platz später zurücknehmen.
seats-link = Link zu meinem Platz
seats-link-shown = Wer diesen Link hat, kann auf diesem Platz spielen: { $who }. Frühere Links dorthin gelten nicht mehr.
seats-give = Link für jemanden, der für mich spielt
seats-bot = Ein Bot, der für mich spielt
seats-bot-give = Übergeben
seats-lent = Übergeben: { $who }
seats-take-back = Meinen Platz zurücknehmen
seats-closing = Den Tisch schließen
seats-closing-about = Wenn niemand weiterspielen will, könnt ihr den Tisch gemeinsam schließen. Alle, die hier sitzen, müssen zustimmen; nach einem Monat ohne Zug genügt eine Person.
seats-agreed = Bisher einverstanden: { $who }
seats-close = Ich stimme zu
seats-close-not = Ich will weiterspielen
seats-closed = Dieser Tisch wurde geschlossen. Die Partie bleibt lesbar.
tournaments-title = Turniere
tournaments-about = Mehrere Partien gegen viele andere, Menschen und Bots. Jede Partie beginnt von selbst, und die Tabelle sagt, wer vorn liegt.
tournaments-new-title = Neues Turnier
tournaments-new = Neues Turnier: { $game }
tournaments-all = Alle Turniere
tournaments-none = Es gibt noch kein Turnier.
tournaments-more = Ältere Turniere
tournament-count = { $count ->
    [one] { $count } Teilnehmer
   *[other] { $count } Teilnehmer
}
tournament-swiss = Schweizer System
tournament-round-robin = Jeder gegen jeden
tournament-stage-open = Anmeldung offen
tournament-stage-closed = Anmeldung geschlossen
tournament-stage-running = Läuft
tournament-stage-over = Beendet
tournament-name = Name des Turniers
tournament-form = Wer gegen wen spielt
tournament-form-about = Schweizer System: In jeder Runde treffen sich, die gleich gut stehen. Jeder gegen jeden: Alle treffen auf alle.
tournament-seats = Spieler pro Tisch
tournament-seats-about = Geht es nicht auf, sind einige Tische kleiner, wo das Spiel es erlaubt, oder jemand hat spielfrei.
tournament-rounds = Anzahl der Runden
tournament-rounds-about = Leer lassen für so viele wie nötig.
tournament-most = Wie viele teilnehmen dürfen
tournament-most-about = Höchstens 128, und 32, wenn alle auf alle treffen. Leer lassen, wenn es dabei bleiben soll.
tournament-entry = Wer teilnehmen darf
tournament-entry-everybody = Alle auf diesem Server
tournament-entry-link = Nur Leute mit dem Link
tournament-announce = Turnier ankündigen
tournament-at-a-table = { $seats } pro Tisch
tournament-rounds-count = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
tournament-agreed = Wie gespielt wird
tournament-points-about = Für jeden am Tisch, der schlechter abschneidet, gibt es einen Punkt, für jeden, der gleich gut ist, einen halben. An einem kleineren Tisch ist der erste Platz so viel wert wie an den anderen. Spielfrei zählt im Schweizer System als Sieg, bei jeder gegen jeden als halber Sieg.
tournament-void-about = Wer aufhört, dessen Partie spielt ein Bot zu Ende. Schließt die Turnierleitung einen Tisch, bekommen dort alle gleich viele Punkte. Ist eine Partie zu Ende, kann kein Zug mehr zurückgenommen werden.
tournament-no-clock = Alle dürfen sich so viel Zeit nehmen, wie sie wollen.
tournament-next = Deine nächste Partie
tournament-play = Zu deinem Tisch
tournament-look = Partie ansehen
tournament-entered = Du nimmst teil.
tournament-enter = Teilnehmen
tournament-withdraw = Aufhören
tournament-by-link = An diesem Turnier nimmt man über einen Link teil. Frag die Turnierleitung danach.
tournament-entrants = Wer teilnimmt
tournament-nobody = Noch niemand hat sich angemeldet.
tournament-standings = Tabelle
tournament-rank = Platz
tournament-player = Spieler
tournament-points = Punkte
tournament-played = Partien
tournament-tie-opponents = Punkte der Gegner
tournament-tie-head-to-head = Unter Gleichen
tournament-tie-wins = Siege
tournament-tie-share = Anteil an der Wertung
tournament-withdrawn = ausgeschieden
tournament-gone = jemand, der gegangen ist
tournament-bot-name = { $name } { $number }
decimal = { $whole },{ $part }
tournament-remove = Entfernen
tournament-remove-who = { $who } entfernen
tournament-round = Runde { $number }
tournament-bye = Spielfrei: { $who }
tournament-table = Tisch { $number }
tournament-open-table = Zu Tisch { $number }
tournament-watch-table = Tisch { $number } ansehen
tournament-void = Geschlossen: Alle bekommen gleich viele Punkte.
tournament-close-table = Schließen
tournament-close-table-number = Tisch { $number } schließen
tournament-organise = Du leitest dieses Turnier
tournament-link = Schick diesen Link denen, die teilnehmen sollen:
tournament-bot = Ein Bot, der teilnimmt
tournament-bot-add = Hinzufügen
tournament-begin = Beginnen
tournament-close = Anmeldung schließen
tournament-open = Anmeldung wieder öffnen
tournament-end = Turnier beenden
tournament-end-about = Partien, die noch laufen, zählen dann nicht, und keine Runde folgt.
tournament-end-now = Jetzt beenden
tournament-of-table = { $name }, Runde { $round }
tournament-table-about = Diese Partie zählt für ein Turnier. Du kannst einen Bot für dich spielen lassen: Was er erreicht, zählt für dich. Niemand sonst kann deinen Platz nehmen, und nur die Turnierleitung kann den Tisch schließen; dann bekommen alle gleich viele Punkte.

told-seat = Spieler { $number }
told-turn-title = Du bist am Zug: { $game }
told-turn = Der Tisch mit { $others } wartet auf dich.
told-turn-alone = Dein Tisch wartet auf dich.
told-hurry-title = Deine Zeit läuft ab: { $game }
told-over-title = { $game } ist zu Ende
told-over = Sieh dir an, wie deine Partie mit { $others } ausgegangen ist.
told-begun-title = { $tournament }: Deine Partie beginnt
told-begun = Dein Turniertisch wartet: { $game }, mit { $others }.
told-room-turn = { $game }: { $who }, du bist am Zug.
told-room-hurry = { $game }: { $who }, deine Zeit läuft ab.
told-room-over = { $game }: Die Partie von { $who } ist zu Ende.
told-room-begun = { $game }: Die Turnierpartie von { $who } beginnt.
told-test-title = Es klappt
told-test = Das ist ein Test von Adit. So erfährst du, wenn du am Zug bist.
told-mail-end = Wenn du keine dieser Mails mehr möchtest, öffne { $link }
told-day-title = { $count ->
    [1] Ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}
told-day = Hier bist du am Zug:
told-title = Wenn du am Zug bist
told-short = Eine Mitteilung, eine Mail oder eine Nachricht in einem Chatraum, wenn du am Zug bist. Alles ist aus, bis du es wählst.
told-choose = Auswählen
told-about = Du erfährst, wenn ein Tisch auf dich wartet und du nicht da bist, und wenn eine Partie zu Ende ist. Keine Nachricht verrät etwas, das nur du weißt.
told-push-title = Mitteilungen
told-push-about = Dein Telefon oder Computer zeigt sie auch, wenn keine Seite offen ist. Auf iPhone und iPad füge diese Seite zuerst dem Startbildschirm hinzu.
told-push-on = In diesem Browser benachrichtigen
told-push-off = Ausschalten
told-push-off-one = Mitteilungen ausschalten: { $what }
told-push-unable = Dieser Browser kann hier keine Mitteilungen zeigen. Die Seite muss über https geöffnet sein.
told-push-denied = Der Browser darf keine Mitteilungen zeigen. Erlaube sie für diese Seite in seinen Einstellungen und versuche es noch einmal.
told-push-failed = Der Dienst für Mitteilungen ist für diesen Browser nicht erreichbar. Versuche es später noch einmal.
told-mail-title = Mail
told-mail = Deine Mailadresse
told-mail-about = Nur du und wer diesen Server betreibt können sie sehen.
told-mail-confirmed = Du hast diese Adresse bestätigt. Lass das Feld leer, um keine Mails mehr zu bekommen.
told-mail-open = Diese Adresse ist noch nicht bestätigt. Sende einen Test und öffne den Link darin.
told-mail-none = Auf diesem Server ist keine Mail eingerichtet.
told-rhythm = Wie oft
told-rhythm-turn = Eine Mail für jeden Zug
told-rhythm-day = Eine Mail am Tag, am Abend
told-hook-title = Chatraum oder Programm
told-hook-about = Discord, Slack und Matrix geben dir für einen Raum eine Webhook-Adresse. Ein eigenes Programm bekommt JSON.
told-hook = Webhook-Adresse
told-format = Senden an
told-format-json = Ein Programm (JSON)
told-secret = Geheimnis
told-secret-about = Damit wird JSON signiert. Bei einem Matrix-Raum, den du direkt erreichst, ist es das Zugriffstoken. Lass es leer, um das bisherige zu behalten.
told-quiet-title = Ruhezeit
told-quiet-about = Was in dieser Zeit kommt, erfährst du danach, wenn der Tisch dann noch auf dich wartet.
told-quiet-from = Von
told-quiet-to = Bis
told-try = Ausprobieren
told-try-push = Mitteilung zum Test senden
told-try-mail = Mail zum Test senden
told-try-hook = Test an den Webhook senden
told-saved = Gespeichert.
told-saved-open = Gespeichert. Sende jetzt eine Mail zum Test und öffne den Link darin: Ab dann gilt die Adresse.
told-sent = Der Test ist verschickt. Er sollte gleich ankommen.
told-confirm-title = Bestätige deine Mailadresse
told-confirm-mail =
    Jemand möchte, dass Adit Mails an diese Adresse schickt, wenn ein Zug fällig ist. Wenn du das bist, öffne diesen Link:

    { $link }

    Wenn nicht, tu nichts: Dann kommt nichts mehr.
told-confirm-about = Ab jetzt bekommt diese Adresse eine Mail, wenn du am Zug bist.
told-confirm = Das ist meine Adresse
told-confirmed = Danke. Ab jetzt kommen Mails an diese Adresse.
told-end-title = Keine Mails mehr
told-end-about = Du bekommst keine Mails von diesem Server mehr. Du kannst sie jederzeit wieder wählen.
told-end = Mails beenden
told-ended = Erledigt. Es kommen keine Mails mehr.
told-fault-address = Das ist keine Adresse, an die man senden kann. Kopiere die ganze Adresse; sie beginnt mit https://
told-fault-open = { $host } wäre nur unverschlüsselt erreichbar. Nimm eine Adresse, die mit https:// beginnt
told-fault-internal = { $host } liegt in einem privaten Netz. Nimm eine öffentliche Adresse, oder bitte die Person, die den Server betreibt, interne zu erlauben.
told-fault-unknown = { $host } ist nicht zu finden. Prüfe, ob die Adresse richtig geschrieben ist.
told-fault-unreachable = { $host } antwortet nicht ({ $said }). Versuche es später noch einmal.
told-fault-untrusted = { $host } bietet keine sichere Verbindung: { $said }
told-fault-gone = { $host } sagt, dass es diese Adresse nicht mehr gibt ({ $said }). Richte sie dort neu ein.
told-fault-moved = { $host } leitet weiter ({ $said }). Gib die Adresse ein, zu der es weitergeht.
told-fault-refused = { $host } lehnt die Nachricht ab: { $said }. Prüfe die Adresse und ihre Einstellungen dort.
told-fault-later = Die Nachricht kommt gerade nicht durch ({ $said }). Versuche es später noch einmal.
told-fault-keys = Dieser Browser kann nicht mehr benachrichtigt werden. Schalte die Mitteilungen aus und wieder ein.
told-fault-mail-address = Das ist keine Mailadresse. Sie sieht aus wie name@example.org
told-fault-mail-refused = Der Mailserver lehnt die Mail ab: { $said }. Prüfe die Adresse.
told-fault-mail-server = Der Mailserver ist gerade nicht zu gebrauchen: { $said }. Sag es der Person, die diesen Server betreibt.

holidays-title = Urlaub
holidays-about = Während du weg bist, steht deine Uhr an allen Tischen still, an denen jeder einen halben Tag oder mehr Zeit hat. Du kannst innerhalb eines Jahres { $days } Tage weg sein. Die anderen am Tisch sehen, bis wann du Zeit hast.
holidays-enter-short = Urlaub eintragen
holidays-coming = Dein Urlaub
holidays-none = Es ist keiner geplant.
holidays-days = { $first } bis { $last }
holidays-end = Entfernen
holidays-back = Ich bin zurück
holidays-end-one = { $what }: { $days }
holidays-enter = Neuer Urlaub
holidays-first = Erster Tag
holidays-last = Letzter Tag
holidays-to-me = Zurück zu deiner Seite
holidays-no-date = Das ist kein Datum. Wähle die Tage noch einmal.
holidays-backwards = Der letzte Tag liegt vor dem ersten. Ändere einen davon.
holidays-past = Ein Urlaub beginnt frühestens heute. Wähle einen anderen ersten Tag.
holidays-twice = Einige dieser Tage gehören schon zu einem anderen Urlaub. Entferne ihn zuerst.
holidays-too-long = Das wären mehr als { $days } Urlaubstage innerhalb eines Jahres. Wähle weniger Tage.
