# Wat de terminal in het Nederlands zegt. Woorden tussen ` ` worden getypt zoals ze er staan; ze zijn in alle talen gelijk.

## Wie speelt er

start-people = Aan dit toetsenbord: { $who }.
start-bots = Bots: { $who }.
start-help = `help` legt uit wat je kunt typen.
bot = Bot ({ $bot ->
    [random] willekeurig
    [greedy] gretig
    [easy] makkelijk
    [medium] gemiddeld
    [hard] moeilijk
   *[expert] expert
 })
bot-at = { $who }: { $bot }
hand-over-clear = { $who }: druk op Enter om het scherm leeg te maken.
hand-over-take = { $who }: neem het toetsenbord en druk op Enter.
kept = Het spel is bewaard. Met `{ $command }` speel je verder.

## Een begonnen spel

resume-none = Er is geen spel van { $game } om verder te spelen. Begin er een zonder --resume.
resume-over = Het laatste spel van { $game } is afgelopen. Begin een ander zonder --resume.
resume-broken = Het spel in { $path } kan niet worden voortgezet. --new begint een ander
resume-open = Dit spel van { $game } is in een andere terminal open. --new begint een ander.
resume-other = Er is een begonnen spel van { $game } met --seats { $seats }. Speel verder met `adit play { $game } --resume`, of begin een ander met --new.
resume-ask = Een spel met { $seats } is nog niet afgelopen ({ $steps ->
    [one] één stap
   *[other] { $steps } stappen
 }). Verder spelen? [J/n]
resume-stays = Het spel blijft zoals het is.
resume-done = Verder na { $steps ->
    [one] één stap
   *[other] { $steps } stappen
 }. --new zou een ander spel beginnen.

## Kiezen

offer-brief = { $label } – { $brief }
offer-more = { $about } ({ $count } zetten): { $next }
offer-nothing = Geen zet begint met ‘{ $words }’. `why { $words }` zegt waarom.
offer-later = Wat daarna komt, is nog niet bekend.
forced = { $who }: er was maar één mogelijkheid: { $move }.
sheet-sum = { $total }: { $sum }
sheet-example = Alles op één regel, bijvoorbeeld: `{ $example }`
why-allowed = Dat mag.
refusal-no-such-words = Dat is geen zet: ‘{ $words }’.
refusal-begun = Deze zet is nog niet compleet: ‘{ $words }’.
refusal-rule = { $sentence } ({ $clause })
refusal-not-now = Dat kan nu niet.
refusal-way-out = `offer` toont wat je mag doen, `help` wat je kunt typen.

## Vragen

what-none = Over de onderdelen van dit spel is hier niets te lezen.
what-everything = Hierover kun je iets vragen, met `what` en een naam:
what-nothing = Niets heet hier ‘{ $words }’. Hierover kun je iets vragen:
what-several = Meer dingen heten zo. Welk bedoel je? { $titles }
what-clause = Regel { $clause }
points-none = Dit spel telt de punten niet afzonderlijk.
points-total = Totaal
points-place = Plaats
points-place-of = { $place }
percent = { $percent }%
hint-title = Wat een expert zou doen, het beste eerst. 0% is het slechtste resultaat voor jou, 100% het beste.
hint-only = Wat een expert zou doen:
hint-outlook = verwacht resultaat { $percent }% ({ $outlook })
outlook-very-good = heel goed
outlook-good = goed
outlook-fair = redelijk
outlook-poor = slecht
outlook-very-poor = heel slecht

## Terugnemen, bewaren

undo-nothing = Er is niets terug te nemen.
undo-shown = Je laatste zet heeft iets nieuws laten zien. `undo anyway` neemt hem toch terug.
undo-since = Sinds je laatste zet: { $what }. `undo anyway` neemt hem toch terug.
undo-done = Teruggenomen: { $what }.
entry-move = een zet van { $who }
entry-chance = er is getrokken
journal-hidden = Het spel is bewaard in { $path }. In dat bestand staat ook wat je nog niet mag zien.
journal-at = Het spel is bewaard in { $path }

## Hulp

help =
    Typ een zet in woorden, zoals ze hierboven staan; Tab vult aan. Er kunnen meer zetten op
    één regel staan, met ; ertussen.
help-offer = wat je mag doen, of hoe een zet die zo begint verdergaat
help-what = wat iets is, doet en waard is: een stuk, een plek, een kaart, een keuze
help-why = waarom een zet niet mag
help-points = waar de punten vandaan komen, voor zover je ze kunt zien
help-hint = wat een expert zou doen
help-undo = je laatste zet terugnemen (`undo anyway` als er sindsdien iets is gebeurd)
help-show = het bord nog eens tekenen
help-journal = het spel tot nu toe, en waar het is bewaard
help-help = deze regels
help-quit = stoppen; het spel is bewaard en gaat verder als je weer begint

## Het einde

result-over = Het spel is afgelopen.
result-alone = { $who } heeft { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }.
result-won = { $who } wint met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }, { $more } meer dan { $second }.
result-tie-break = { $who } wint: { $second } heeft ook { $points } punten, de regels beslissen bij gelijke stand.
result-won-otherwise = { $who } wint, hoewel { $second } { $more } punten meer heeft.
result-draw = Gelijkspel: { $who } hebben elk { $points } punten.
result-source = Wat het verschil maakte: { $source } (+{ $more }).

## Bewaarde spellen

replay-title = { $game }, { $seats ->
    [one] één speler
   *[other] { $seats } spelers
 }, stap { $step } van { $steps }, gezien door { $viewer }
viewer-all = allen
viewer-public = toeschouwers
replay-move = { $who }: { $move }
replay-chance = Nu wordt er getrokken.
replay-asked = Aan zet: { $who }
analysis-title = { $game }, { $steps } stappen, beoordeeld door { $bot }
analysis-progress = stap { $step } van { $steps }
analysis-player = Speler
analysis-decisions = Beslissingen
analysis-agreed = Zoals de bot
analysis-regret = Weggegeven
analysis-luck = Geluk
analysis-scale = Delen van een hele overwinning (100%). Weggegeven: wat de eigen keuzes hebben gekost. Geluk: wat het toeval heeft gebracht of gekost.
analysis-moments = De momenten die het spel hebben beslist
analysis-dearest = De duurste beslissingen
analysis-gave-away = Stap { $step }, { $who }: { $move }. Weggegeven: { $percent }.
analysis-better = Beter: { $move } ({ $percent })
analysis-turning = Keerpunten
analysis-step = Stap { $step }: { $what }

## De spellen

games-title = Adit: mijnbouwspellen om te spelen, te bestuderen en te onderzoeken.
games-game = { $game }, voor { $seats } spelers. { $options ->
    [0] Geen opties.
   *[other] Opties:
 }
games-default = (anders { $value })
games-commands = Wat je kunt doen:
games-serve = in de browser spelen
games-play = in deze terminal tegen een bot spelen
games-teach = in deze terminal een spel leren, les voor les
games-seats = zeggen wie waar zit: jij of een bot (random, greedy, easy, medium, hard, expert)
games-replay = de stand tonen waartoe een bewaard spel leidt
games-draw = die als plaatje tekenen, PNG of SVG
games-analyse = terugkijken op een spel: fouten en geluk
games-table = andere programma’s met JSON-regels laten spelen (docs/protocol.md)
games-help = alle opdrachten en opties

## Puzzels

solve-title = Puzzel { $number }: { $grade ->
    [easy] makkelijk
    [medium] gemiddeld
   *[hard] moeilijk
 }
solve-task = Je speelt { $who }. Eén zet is duidelijk de beste: typ hem in. `answer` toont hem, `next` gaat verder, `quit` stopt.
solve-moves = { $count ->
    [one] één zet
   *[other] { $count } zetten
 }
solve-begin = Typ het begin van een zet om te zien hoe het verdergaat.
solve-unknown = Zo kun je hier niet zetten. Typ de woorden van een zet uit de lijst.
solve-right = Goed!
solve-gives = Niet de beste zet. Hij geeft { $percent } procentpunten van het verwachte resultaat weg.
solve-wrong = Niet de beste zet. Een sterke bot vond hem geen tweede blik waard.
solve-best = De beste zet: { $move }
solve-why = Waarom die beter is dan deze zet: { $move }
solve-end = Opgelost: { $solved } van { $count }.

## Lessen

teach-basics = Voor een eerste spel
teach-others = De rest
teach-step = { $lesson }, stap { $number } van { $of }
teach-look = Kijk naar: { $things }
teach-enter = Druk op Enter om verder te gaan.
teach-enter-next = Druk op Enter voor de volgende les, of typ `quit`.
teach-over = { $lesson }: afgerond
teach-kept = Je voortgang is opgeslagen. Met `{ $command }` ga je verder.
teach-all-done = Je hebt alle lessen afgerond. `{ $command }` begint een spel.
teach-minutes = { $minutes ->
    [one] 1 minuut
   *[other] { $minutes } minuten
 }
teach-help-back = Je laatste zet terugnemen, of één stap terug.
teach-help-repeat = Opnieuw met de les beginnen.
teach-help-skip = Naar de volgende les.
teach-help-show = Het spelbord tonen.
teach-help-help = Deze lijst tonen.
teach-help-quit = Hier stoppen. Je voortgang is opgeslagen.
verify-commitment = Voor de eerste trekking heeft de server zich vastgelegd op een geheim met de SHA-256-som { $sum }. Het bekendgemaakte geheim heeft deze som.
verify-added = { $who } heeft iets toegevoegd.
verify-silent = { $who } heeft niets toegevoegd.
verify-begun-by = { $who } is zonder de anderen begonnen.
verify-from = De stappen ervoor komen van een andere tafel en zijn niet hier getrokken: { $number }.
verify-draws = Elke trekking volgt uit het geheim en uit wat er is toegevoegd. Nagegaan: { $number }.
verify-draw = Regel { $line }: ‘{ $found }’ volgt niet uit het geheim en uit wat er is toegevoegd. ‘{ $expected }’ zou wel volgen.
verify-impossible = Regel { $line }: ‘{ $found }’ kan volgens de regels van het spel niet gebeurd zijn. De trekkingen ervoor volgen.
verify-other-secret = Het bekendgemaakte geheim is niet dat waarop de server zich heeft vastgelegd. De SHA-256-som ervan is { $found }, maar voor de eerste trekking is { $committed } getoond.
verify-no-lines = Dit verslag heeft geen regels over controleerbaar toeval: het spel is niet aan een controleerbare tafel gespeeld, dus er is niets na te gaan.
verify-not-begun = Er is niets getrokken: het verslag eindigt voordat de spelers iets hadden toegevoegd.
verify-still-secret = Het geheim staat niet in dit verslag. Het wordt na afloop van het spel bekendgemaakt: download het verslag dan.
