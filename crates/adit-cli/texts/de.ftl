# Was das Terminal auf Deutsch sagt. Wörter zwischen ` ` werden so getippt, wie sie dastehen; sie sind in allen Sprachen gleich.

## Wer spielt

start-people = An dieser Tastatur: { $who }.
start-bots = Bots: { $who }.
start-help = `help` erklärt, was du eingeben kannst.
bot = Bot ({ $bot ->
    [random] zufällig
    [greedy] gierig
    [easy] leicht
    [medium] mittel
    [hard] schwer
   *[expert] Experte
 })
bot-at = { $who }: { $bot }
hand-over-clear = { $who }: Drücke Enter, um den Bildschirm zu leeren.
hand-over-take = { $who }: Nimm die Tastatur und drücke Enter.
kept = Das Spiel ist gespeichert. Mit `{ $command }` geht es weiter.

## Ein angefangenes Spiel

resume-none = Es gibt kein angefangenes Spiel von { $game }. Starte eines ohne --resume.
resume-over = Das letzte Spiel von { $game } ist zu Ende. Starte ein neues ohne --resume.
resume-broken = Das Spiel in { $path } lässt sich nicht fortsetzen. --new startet ein neues
resume-open = Dieses Spiel von { $game } ist in einem anderen Terminal offen. --new startet ein neues.
resume-other = Es gibt ein angefangenes Spiel von { $game } mit --seats { $seats }. Setze es mit `adit play { $game } --resume` fort oder starte mit --new ein neues.
resume-ask = Ein Spiel mit { $seats } ist noch nicht zu Ende ({ $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
 }). Weiterspielen? [J/n]
resume-stays = Das Spiel bleibt, wie es ist.
resume-done = Weiter nach { $steps ->
    [one] einem Schritt
   *[other] { $steps } Schritten
 }. --new würde ein neues Spiel starten.

## Wählen

offer-brief = { $label } – { $brief }
offer-more = { $about } ({ $count } Züge): { $next }
offer-nothing = Kein Zug beginnt mit „{ $words }“. `why { $words }` sagt, warum.
offer-later = Was danach kommt, ist noch nicht bekannt.
forced = { $who }: Es gab nur eine Möglichkeit: { $move }.
sheet-sum = { $total }: { $sum }
sheet-example = Alles in einer Zeile, zum Beispiel: `{ $example }`
why-allowed = Das ist erlaubt.
refusal-no-such-words = Diesen Zug gibt es nicht: „{ $words }“.
refusal-begun = Dieser Zug ist noch nicht vollständig: „{ $words }“.
refusal-rule = { $sentence } ({ $clause })
refusal-not-now = Das geht jetzt nicht.
refusal-way-out = `offer` zeigt, was du tun darfst, `help`, was du eingeben kannst.

## Fragen

what-none = Zu den Teilen dieses Spiels gibt es hier nichts zu lesen.
what-everything = Danach kannst du fragen, mit `what` und einem Namen:
what-nothing = Hier heißt nichts „{ $words }“. Danach kannst du fragen:
what-several = So heißt hier mehreres. Was meinst du? { $titles }
what-clause = Regel { $clause }
points-none = Dieses Spiel zählt die Punkte nicht einzeln auf.
points-total = Summe
points-place = Platz
points-place-of = { $place }.
percent = { $percent } %
hint-title = Was ein Experte tun würde, das Beste zuerst. 0 % ist das schlechteste Ergebnis für dich, 100 % das beste.
hint-only = Was ein Experte tun würde:
hint-outlook = erwartetes Ergebnis { $percent } % ({ $outlook })
outlook-very-good = sehr gut
outlook-good = gut
outlook-fair = mittel
outlook-poor = schlecht
outlook-very-poor = sehr schlecht

## Zurücknehmen, aufheben

undo-nothing = Es gibt nichts zurückzunehmen.
undo-shown = Dein letzter Zug hat etwas Neues gezeigt. `undo anyway` nimmt ihn trotzdem zurück.
undo-since = Seit deinem letzten Zug: { $what }. `undo anyway` nimmt ihn trotzdem zurück.
undo-done = Zurückgenommen: { $what }.
entry-move = ein Zug von { $who }
entry-chance = es wurde gezogen
journal-hidden = Das Spiel ist in { $path } gespeichert. In der Datei steht auch, was du noch nicht sehen darfst.
journal-at = Das Spiel ist gespeichert in { $path }

## Hilfe

help =
    Gib einen Zug in Worten ein, wie sie oben stehen; Tab ergänzt ihn. Mehrere Züge können
    in einer Zeile stehen, mit ; dazwischen.
help-offer = was du tun darfst, oder wie ein Zug weitergeht, der so beginnt
help-what = was etwas ist, tut und wert ist: ein Teil, ein Ort, eine Karte, eine Wahl
help-why = warum ein Zug nicht erlaubt ist
help-points = woher die Punkte kommen, soweit du sie sehen kannst
help-hint = was ein Experte tun würde
help-undo = deinen letzten Zug zurücknehmen (`undo anyway`, wenn seither etwas geschehen ist)
help-show = die Stellung noch einmal zeichnen
help-journal = der bisherige Verlauf, und wo er gespeichert ist
help-help = diese Zeilen
help-quit = aufhören; das Spiel ist gespeichert und geht beim nächsten Start weiter

## Das Ende

result-over = Das Spiel ist zu Ende.
result-alone = { $who } hat { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }.
result-won = { $who } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
 }, { $more } mehr als { $second }.
result-tie-break = { $who } gewinnt: { $second } hat auch { $points } Punkte, der Gleichstand wird nach den Regeln entschieden.
result-won-otherwise = { $who } gewinnt, obwohl { $second } { $more } Punkte mehr hat.
result-draw = Unentschieden: { $who } haben je { $points } Punkte.
result-source = Den Ausschlag gab: { $source } (+{ $more }).

## Gespeicherte Spiele

replay-title = { $game }, { $seats ->
    [one] eine Person
   *[other] { $seats } Personen
 }, Schritt { $step } von { $steps }, Sicht: { $viewer }
viewer-all = alles
viewer-public = Zuschauer
replay-move = { $who }: { $move }
replay-chance = Als Nächstes wird gezogen.
replay-asked = Am Zug: { $who }
analysis-title = { $game }, { $steps } Schritte, beurteilt von { $bot }
analysis-progress = Schritt { $step } von { $steps }
analysis-player = Wer
analysis-decisions = Entscheidungen
analysis-agreed = Wie vom Bot gewählt
analysis-regret = Verschenkt
analysis-luck = Glück
analysis-scale = Anteile an einem ganzen Sieg (100 %). Verschenkt: was die eigenen Entscheidungen gekostet haben. Glück: was der Zufall gebracht oder genommen hat.
analysis-moments = Die Momente, die das Spiel entschieden haben
analysis-dearest = Die teuersten Entscheidungen
analysis-gave-away = Schritt { $step }, { $who }: { $move }. Verschenkt: { $percent }.
analysis-better = Besser: { $move } ({ $percent })
analysis-turning = Wendepunkte
analysis-step = Schritt { $step }: { $what }

## Die Spiele

games-title = Adit: Bergbauspiele zum Spielen, Untersuchen und Erforschen.
games-game = { $game }, für { $seats } Personen. { $options ->
    [0] Keine Optionen.
   *[other] Optionen:
 }
games-default = (sonst { $value })
games-commands = Was du tun kannst:
games-serve = im Browser spielen
games-play = in diesem Terminal gegen einen Bot spielen
games-teach = in diesem Terminal ein Spiel lernen, Lektion für Lektion
games-seats = sagen, wer wo sitzt: du oder ein Bot (random, greedy, easy, medium, hard, expert)
games-replay = die Stellung zeigen, zu der ein gespeichertes Spiel führt
games-draw = sie als Bild zeichnen, PNG oder SVG
games-analyse = auf ein Spiel zurückblicken: Fehler und Glück
games-table = andere Programme mit JSON-Zeilen spielen lassen (docs/protocol.md)
games-help = alle Befehle und Optionen

## Aufgaben

solve-title = Aufgabe { $number }: { $grade ->
    [easy] leicht
    [medium] mittel
   *[hard] schwer
 }
solve-task = Du spielst { $who }. Ein Zug ist deutlich der beste: Tippe ihn ein. `answer` zeigt ihn, `next` führt weiter, `quit` beendet.
solve-moves = { $count ->
    [one] ein Zug
   *[other] { $count } Züge
 }
solve-begin = Tippe den Anfang eines Zuges, um zu sehen, wie es weitergeht.
solve-unknown = So kannst du hier nicht ziehen. Tippe die Wörter eines Zuges aus der Liste.
solve-right = Richtig!
solve-gives = Nicht der beste Zug. Er verschenkt { $percent } Prozentpunkte des erwarteten Ergebnisses.
solve-wrong = Nicht der beste Zug. Ein starker Bot hielt ihn keines zweiten Blickes wert.
solve-best = Der beste Zug: { $move }
solve-why = Warum er besser ist als dieser Zug: { $move }
solve-end = Gelöst: { $solved } von { $count }.

## Lektionen

teach-basics = Für ein erstes Spiel
teach-others = Alles Weitere
teach-step = { $lesson }, Schritt { $number } von { $of }
teach-look = Sieh dir an: { $things }
teach-enter = Weiter mit der Eingabetaste.
teach-enter-next = Eingabetaste für die nächste Lektion, oder `quit`.
teach-over = { $lesson }: abgeschlossen
teach-kept = Dein Fortschritt ist gespeichert. `{ $command }` macht weiter.
teach-all-done = Du hast alle Lektionen abgeschlossen. `{ $command }` beginnt ein Spiel.
teach-minutes = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
 }
teach-help-back = Deinen letzten Zug zurücknehmen oder einen Schritt zurückgehen.
teach-help-repeat = Die Lektion von vorn beginnen.
teach-help-skip = Zur nächsten Lektion.
teach-help-show = Den Spielplan zeigen.
teach-help-help = Diese Liste zeigen.
teach-help-quit = Hier aufhören. Dein Fortschritt ist gespeichert.
verify-commitment = Vor der ersten Ziehung hat sich der Server auf ein Geheimnis mit der SHA-256-Summe { $sum } festgelegt. Das veröffentlichte Geheimnis hat diese Summe.
verify-added = { $who } hat etwas beigetragen.
verify-silent = { $who } hat nichts beigetragen.
verify-begun-by = { $who } hat ohne die anderen begonnen.
verify-from = Die Schritte davor kommen von einem anderen Tisch und wurden nicht hier gezogen: { $number }.
verify-draws = Jede Ziehung folgt aus dem Geheimnis und aus allen Beiträgen. Nachgeprüft: { $number }.
verify-draw = Zeile { $line }: „{ $found }“ folgt nicht aus dem Geheimnis und aus den Beiträgen. „{ $expected }“ würde folgen.
verify-impossible = Zeile { $line }: „{ $found }“ kann nach den Regeln des Spiels nicht geschehen sein. Die Ziehungen davor folgen.
verify-other-secret = Das veröffentlichte Geheimnis ist nicht das, auf das sich der Server festgelegt hat. Seine SHA-256-Summe ist { $found }, vor der ersten Ziehung wurde aber { $committed } gezeigt.
verify-no-lines = Dieses Protokoll hat keine Zeilen über nachprüfbaren Zufall: Das Spiel wurde nicht an einem Tisch mit nachprüfbarem Zufall gespielt, also gibt es nichts nachzuprüfen.
verify-not-begun = Es wurde nichts gezogen: Das Protokoll endet, bevor die Spieler etwas beigetragen hatten.
verify-still-secret = Das Geheimnis steht nicht in diesem Protokoll. Es wird am Ende des Spiels veröffentlicht: Lade das Protokoll dann herunter.
