# Rockwell auf Deutsch.

game-name = Rockwell
game-about = Leite eine Bergbaufirma, die ihre Teams zum Erdmittelpunkt schickt, bei verdeckten Versteigerungen mitbietet und verkauft, was sie fördert. Ein Spiel dauert etwa anderthalb Stunden; die Regeln sind mittelschwer, und ihr müsst einander durchschauen.
game-reconstructed = Die Rückseiten der Geländeplättchen, die meisten Stärken der Plättchen, 46 der 48 Abbaukarten, 27 der 28 Lieferungsplättchen, die Zahlen der Tafeln II und III und einige Preise waren nicht zu sehen und sind nachgebildet.
seat-name = { $seat ->
    [0] Grün
    [1] Rot
    [2] Violett
   *[3] Weiß
 }

## Namen

ai-name = die KI
ai-first = Die KI
team-name = Team { $number } von { $who }
team-first = Team { $number } von { $who }
team-own = Team { $number }
ai-team-name = KI-Team { $number }
ai-team-first = KI-Team { $number }
both = { $first } und { $second }
resource-zinc = Zink
resource-copper = Kupfer
resource-silver = Silber
resource-gold = Gold
no-cubes = nichts
money = { $money } $
money-name = Geld
counted = { $count } { $resource }
insurance-tiles = { $count ->
    [0] kein Versicherungsplättchen
    [one] ein Versicherungsplättchen
   *[other] { $count } Versicherungsplättchen
 }
delivery-tiles = { $count ->
    [0] kein Lieferungsplättchen
    [one] ein Lieferungsplättchen
   *[other] { $count } Lieferungsplättchen
 }
edge-name = { $first }/{ $second }
place-name = { $kind ->
    [entrance] Eingang { $place }
    [edge] Kante { $place }
    [centre] Erdmittelpunkt
   *[tile] { $place }
 }
place-at = { $kind ->
    [entrance] am Eingang { $place }
    [edge] auf der Kante { $place }
    [centre] im Erdmittelpunkt
   *[tile] auf { $place }
 }
place-from = { $kind ->
    [entrance] vom Eingang { $place }
    [edge] von der Kante { $place }
    [centre] vom Erdmittelpunkt
   *[tile] von { $place }
 }
place-to = { $kind ->
    [entrance] zum Eingang { $place }
    [edge] auf die Kante { $place }
    [centre] in den Erdmittelpunkt
   *[tile] nach { $place }
 }
board-I = Kontrollzentrum
board-II = Markt
board-III = Werkstatt
board-title = Tafel { $board }: { $name }
position-name = { $board }, Position { $number }
grant-bribe = Bestechung
grant-subcontractor = Subunternehmer
grant-transactions = { $count ->
    [one] ein Geschäft
   *[other] { $count } Geschäfte
 }
grant-actions = { $count ->
    [one] eine Aktion
   *[other] { $count } Aktionen
 }
shaft-name = Schacht { $shaft }
shaft-on = Schacht { $shaft } auf { $slot }
shaft-of = Schacht { $shaft } von { $who }
shaft-price = kostet { $money }
goods-of = { $who }: { $goods }
strength-of = { $who } { $strength }
tile-none = noch kein Plättchen
tile-needs = { $present ->
    [0] braucht Stärke { $strength }
   *[other] braucht Stärke { $strength }, hat { $present }
 }
tile-extracted = abgebaut; ein Schacht bringt hier jede Runde { $cubes }
tile-back = ein Schacht bringt { $cubes }
card-face = { $hazard ->
    [yes] { $cubes } und eine Gefahr
   *[no] { $cubes }
 }
team-brief = Stärke { $strength }, { $place }
team-brief-hired = Stärke { $strength } und ein Subunternehmer mit { $hired }, { $place }
delivery-deal = { $cubes } für { $prestige } Prestige
delivery-none = alles geliefert
achievement-each = { $count } von jedem Rohstoff
achievement-cards = { $count ->
    [0] keine Abbaukarte
    [one] eine Abbaukarte
   *[other] { $count } Abbaukarten
 }
achievement-teams = { $more ->
    [yes] { $count ->
        [one] ein Team der Stärke { $strength } oder mehr
       *[other] { $count } Teams der Stärke { $strength } oder mehr
     }
   *[no] { $count ->
        [one] ein Team der Stärke { $strength }
       *[other] { $count } Teams der Stärke { $strength }
     }
 }
achievement-level = alle Teams auf Ebene { $level } oder tiefer
achievement-centre = { $count ->
    [one] ein Team im Erdmittelpunkt
   *[other] { $count } Teams im Erdmittelpunkt
 }
achievement-count = { $count ->
    [0] kein Erfolg
    [one] ein Erfolg
   *[other] { $count } Erfolge
 }
achievement-left = noch zu holen: { $values } Prestige
achievement-gone = kein Plättchen mehr
achievement-nobody = Noch hat das niemand geschafft.
achievement-holders = Geschafft: { $who }.

## Was man tun kann

part-verb-bid = Bieten
part-verb-money = Geld
part-verb-done = Abgeben
part-verb-again = Von vorn
part-verb-place = Vizepräsident einsetzen
part-verb-insure = Versicherung nehmen
part-verb-stay = Stehen bleiben
part-verb-move = Bewegen
part-verb-carry = Mit dem Subunternehmer bewegen
part-verb-bribe = Bestechen
part-verb-hire = Subunternehmer anheuern
part-verb-extract = Abbauen
part-verb-cover = Versicherung einsetzen
part-verb-count = Runde Zahl abzählen
part-verb-sell = Verkaufen
part-verb-buy = Kaufen
part-verb-strengthen = Team verstärken
part-verb-safety = Sicherheit
part-verb-shaft = Schacht bauen
part-verb-relocate = Schacht versetzen
part-verb-mobility = Mobilität
part-verb-deliver = Liefern
part-verb-pass = Passen
part-verb-send = KI-Team wählen, das zieht
part-verb-guide = Ziel des KI-Teams wählen
part-verb-reinforce = KI-Team verstärken
part-verb-ring = Ebene auslegen
part-verb-directorate = Direktionsreihenfolge
part-verb-control = Kontrollreihenfolge
part-verb-tile = Plättchen umdrehen
part-verb-card = Karte ziehen
label-safety = Sicherheit { $level } für { $money }
label-mobility = Mobilität { $level } für { $money }
label-shaft = Schacht { $level } bauen für { $money }
label-strength = Stärke { $strength } für { $money }
label-pass-advantage = Verzichten
label-pass-market = Handel beenden
label-pass-workshop = Für diese Runde aufhören

## Was gefragt ist

prompt-bid = Biete um die Direktionsreihenfolge: Stelle Rohstoffe und Geld zusammen und gib das Gebot ab.
prompt-place = { $number ->
    [1] Wähle eine Position für deinen ersten Vizepräsidenten.
   *[other] Wähle auf einer anderen Tafel eine Position für deinen zweiten Vizepräsidenten.
 }
prompt-insure = Tausche Rohstoffe gegen Versicherungsplättchen, oder keine.
prompt-move = Abbaurunde { $round } von { $rounds }: Bewege eines deiner Teams oder lass es stehen.
prompt-send = Abbaurunde { $round } von { $rounds }: Wähle das KI-Team, das zieht.
prompt-guide = Wähle, wohin { $team } zieht.
prompt-bribe = { $left ->
    [0] Du dürftest ein Team bestechen, damit es zu deinem Team { $place } kommt, aber es ist kein Bestechungsmarker mehr da.
    [one] Du darfst ein Nachbarteam bestechen, damit es zu deinem Team { $place } kommt: noch ein Bestechungsmarker.
   *[other] Du darfst ein Nachbarteam bestechen, damit es zu deinem Team { $place } kommt: noch { $left } Bestechungsmarker.
 }
prompt-hire = { $left ->
    [0] Du dürftest für Team { $number } { $place } einen Subunternehmer anheuern, aber es ist keiner mehr frei.
    [one] Du darfst für Team { $number } { $place } einen Subunternehmer anheuern: noch einer frei.
   *[other] Du darfst für Team { $number } { $place } einen Subunternehmer anheuern: noch { $left } frei.
 }
prompt-extract = Beide Plättchen haben genug Stärke: Wähle, ob { $first } oder { $second } abgebaut wird.
prompt-cover = Gefahr auf { $slot }: Du verlierst { $due } von { $loot } Rohstoffen. Wähle, wie viele Versicherungsplättchen du einsetzt; jedes rettet einen Rohstoff.
prompt-trade = Kaufe oder verkaufe einen Rohstoff: noch { $left } von { $all } Geschäften.
prompt-work = Wähle eine Aktion: noch { $left } von { $all }.
prompt-reinforce = Wähle das KI-Team, das stärker wird.
ask-bid = Was kommt in dein Gebot?
ask-bid-resource = Wie viele bietest du?
ask-bid-money = Wie viel Geld bietest du?
ask-place = Wähle eine freie Position.
ask-insure = Was tauschst du ein?
ask-insure-resource = Wie viele tauschst du ein?
ask-stay = Welches Team bleibt stehen?
ask-move = Welches Team zieht?
ask-move-team = Wohin zieht das Team?
ask-carry = Welches Team zieht mit seinem Subunternehmer?
ask-carry-team = Wohin ziehen sie?
ask-carry-team-place = Wähle die Stärke des Subunternehmers, den du noch einmal bezahlst.
ask-bribe = Welches Team bestichst du?
ask-bribe-team = Auf welches Plättchen kommt das Team?
ask-hire = Wähle die Stärke des Subunternehmers.
ask-extract = Welches Plättchen wird abgebaut?
ask-cover = Wie viele Versicherungsplättchen setzt du ein?
ask-count = Von welchem Rohstoff?
ask-count-resource = Wie viele zählst du ab?
ask-sell = Was verkaufst du?
ask-sell-resource = Wie viele verkaufst du?
ask-buy = Was kaufst du?
ask-buy-resource = Wie viele kaufst du?
ask-strengthen = Welches Team wird stärker?
ask-shaft = Wo baust du den Schacht?
ask-relocate = Welchen Schacht versetzt du?
ask-relocate-shaft = Wohin kommt der Schacht?
ask-deliver = Was lieferst du?
ask-send = Welches KI-Team zieht?
ask-guide = Wohin zieht das KI-Team?
ask-reinforce = Welches KI-Team wird stärker?
sheet-bid-total = Wert des Gebots in $
sheet-bid-button = Gebot abgeben
sheet-insure-total = Versicherungsplättchen
sheet-insure-button = Tauschen

## Punkte

points-achievements = Erfolge
points-deliveries = Lieferungen
points-zinc = Meistes Zink
points-copper = Meistes Kupfer
points-silver = Meistes Silber
points-gold = Meistes Gold
points-money = Meistes Geld
counted-achievement = Erfolge
counted-resource = Lieferungen

## Warum ein Zug besser ist

reason-course = Zeit, die noch bleibt
reason-score = Bisheriges Prestige
reason-majorities = Halt an Mehrheiten
reason-money = Geld
reason-resources = Rohstoffe
reason-insurance = Versicherung und Sicherheit
reason-teams = Stärke und Mobilität der Teams
reason-achievements = Nähe zu Erfolgen
reason-deliveries = Lieferungen in Reichweite
reason-actions = Verbleibende Aktionen und Geschäfte
reason-directorate = Direktionsreihenfolge, Bestechung und Subunternehmer
reason-loot = Kommender Abbau
reason-shafts = Einkommen aus Schächten

## Optionen eines Tisches

option-round_limit = Das Spiel endet spätestens nach so vielen Runden (aus: keine Grenze).
option-open_goods = Was hinter den Sichtschirmen liegt, ist zu sehen; niemand muss es sich merken.

## Verdeckte Antworten

sealed-own-so-far = Deine Wahl bisher: { $goods }.
sealed-own = Du hast verdeckt abgegeben: { $goods }.
sealed-so-far = Die Wahl von { $who } bisher: { $goods }.
sealed-final = { $who } hat verdeckt abgegeben: { $goods }.
sealed-others = Schon entschieden: { $who }.

## Was geschah

event-ring-laid = Ebene { $level } liegt aus, beginnend mit Stärke { $first }.
event-round-began = Runde { $round } beginnt.
event-bid = { $who } bietet { $goods }.
event-bid-cubes = { $who } bietet { $goods }, zusammen { $worth } wert.
event-directorate-order = Direktionsreihenfolge: { $order }.
event-placed-I = { $who } setzt einen Vizepräsidenten auf Position { $number } des Kontrollzentrums: { $grants }.
event-placed-II = { $who } setzt einen Vizepräsidenten auf Position { $number } des Markts: { $grants }.
event-placed-III = { $who } setzt einen Vizepräsidenten auf Position { $number } der Werkstatt: { $grants }.
event-insured = { $count ->
    [0] { $who } nimmt keine Versicherung.
    [one] { $who } tauscht { $cubes } gegen ein Versicherungsplättchen.
   *[other] { $who } tauscht { $cubes } gegen { $count } Versicherungsplättchen.
 }
event-control-order = Kontrollreihenfolge: { $order }.
event-extraction-round = Abbaurunde { $number } beginnt.
event-stayed = { $team } bleibt stehen.
event-moved = { $team } zieht { $from } { $to }.
event-stepped-down = { $team } verlässt die Kante und steht jetzt auf { $slot }.
event-ai-sent = { $team } zieht als Nächstes.
event-die-returned = Der Subunternehmer von { $team } geht zurück ins Kontrollzentrum.
event-die-carried = { $team } nimmt für { $paid } einen Subunternehmer der Stärke { $strength } mit.
event-bribed = { $tokens ->
    [0] { $who } besticht { $team } und holt es nach { $to }. Das war der letzte Bestechungsmarker.
    [one] { $who } besticht { $team } und holt es nach { $to }. Noch ein Bestechungsmarker ist da.
   *[other] { $who } besticht { $team } und holt es nach { $to }. Noch { $tokens } Bestechungsmarker sind da.
 }
event-bribed-paid = { $tokens ->
    [0] { $who } besticht { $team }, holt es nach { $to } und zahlt { $paid } für seinen Subunternehmer. Das war der letzte Bestechungsmarker.
    [one] { $who } besticht { $team }, holt es nach { $to } und zahlt { $paid } für seinen Subunternehmer. Noch ein Bestechungsmarker ist da.
   *[other] { $who } besticht { $team }, holt es nach { $to } und zahlt { $paid } für seinen Subunternehmer. Noch { $tokens } Bestechungsmarker sind da.
 }
event-hired = { $who } heuert für { $paid } einen Subunternehmer der Stärke { $strength } an; er hilft { $team }.
event-reached = { $slot } hat jetzt Stärke { $strength } und wird abgebaut.
event-reached-both = { $first } und { $second } haben beide genug Stärke; nur eines wird abgebaut.
event-flipped = { $slot } wird umgedreht: Ein Schacht bringt dort jede Runde { $cubes }.
event-card-drawn = Die Abbaukarte bringt { $cubes }.
event-card-drawn-hazard = Die Abbaukarte bringt { $cubes } – und eine Gefahr.
event-share = { $count ->
    [one] { $who } ist allein auf dem Plättchen und erhält alles: { $cubes }.
   *[other] { $who } erhalten je { $cubes }.
 }
event-share-none = Für gleiche Anteile reicht es nicht: { $who }.
event-leftovers-shaft = { $who } besitzt den Schacht dort und erhält den Rest: { $cubes }.
event-leftovers-strength = { $who } hat dort die meiste Stärke und erhält den Rest: { $cubes }.
event-leftovers-active = Niemand hat die meiste Stärke; { $who } hat den Abbau ausgelöst und erhält den Rest: { $cubes }.
event-hazard = { $covered ->
    [0] { $who } verliert durch die Gefahr { $cubes }.
    [one] { $who } verliert durch die Gefahr { $cubes }; die Versicherung rettet einen Rohstoff.
   *[other] { $who } verliert durch die Gefahr { $cubes }; die Versicherung rettet { $covered } Rohstoffe.
 }
event-hazard-nothing = { $covered ->
    [0] { $who } verliert durch die Gefahr nichts.
    [one] { $who } verliert durch die Gefahr nichts; die Versicherung rettet einen Rohstoff.
   *[other] { $who } verliert durch die Gefahr nichts; die Versicherung rettet { $covered } Rohstoffe.
 }
event-card-taken = { $count ->
    [one] { $who } behält die Karte, die erste.
   *[other] { $who } behält die Karte und hat jetzt { $count }.
 }
event-card-removed = Die KI hat den Abbau ausgelöst, deshalb kommt die Karte aus dem Spiel.
event-shaft-income = Die aktiven Schächte von { $who } bringen { $cubes }.
event-counted = { $who } zählt für das nächste Geschäft { $cubes } ab.
event-sold = { $who } verkauft { $count } { $resource } für { $money }.
event-bought = { $who } kauft { $count } { $resource } für { $money }.
event-strengthened = { $team } hat jetzt Stärke { $strength }.
event-strengthened-paid = { $team } hat jetzt Stärke { $strength }, für { $paid }.
event-safety = { $who } kauft für { $paid } Sicherheit { $level }.
event-shaft-built = { $who } baut für { $paid } Schacht { $shaft } auf { $slot }.
event-shaft-moved = { $who } versetzt für { $paid } Schacht { $shaft } nach { $slot }.
event-mobility = { $who } kauft für { $paid } Mobilität { $level }.
event-delivered = { $who } liefert { $count } { $resource } für { $prestige } Prestige.
event-passed = { $who } passt.
event-achieved = { $who } erhält { $prestige } Prestige für { $achievement }.
event-round-ended = Runde { $round } endet; Vizepräsidenten, Bestechungsmarker und Subunternehmer kommen zurück.
event-ended-centre = { $who } haben den Erdmittelpunkt erreicht: Das Spiel ist zu Ende.
event-ended-achievements = { $count ->
    [6] Sechs Erfolge in einer Hand, darunter die drei wertvollsten: Das Spiel ist zu Ende.
   *[other] { $count } Erfolge in einer Hand, darunter die drei wertvollsten: Das Spiel ist zu Ende.
 }
event-ended-technical = Die vereinbarte Zahl von Runden ist gespielt: Das Spiel wird gewertet, wie es steht.

## Die Zeichnung im Terminal

sketch-title = Runde { $round }, { $phase }
sketch-phase-setup = die Erde wird ausgelegt
sketch-phase-auction = Versteigerung
sketch-phase-placement = Vizepräsidenten einsetzen
sketch-phase-insurance = Phase I: Versicherung
sketch-phase-drilling = Phase I: Abbaurunde { $number }
sketch-phase-advantage = Phase I: Abbaurunde { $number }, Vorteil für { $team }
sketch-phase-ai-team = Phase I: Abbaurunde { $number }, welches KI-Team zieht?
sketch-phase-ai-target = Phase I: Abbaurunde { $number }, wohin zieht { $team }?
sketch-phase-choice = welches Plättchen wird abgebaut, { $first } oder { $second }?
sketch-phase-extraction = { $slot } wird abgebaut
sketch-phase-hazard = Gefahr auf { $slot }
sketch-loot = { $who } erhält { $cubes }
sketch-phase-market = Phase II: Markt
sketch-phase-workshop = Phase III: Werkstatt
sketch-phase-ai-upgrade = ein KI-Team wird stärker
sketch-phase-over = das Spiel ist zu Ende
sketch-legend = (7) nötige Stärke   =1s umgedreht, mit dem Ertrag eines Schachts   ^s1 Schacht von s1   s0.1:2+3 Team der Stärke 2 mit einem Subunternehmer von 3
sketch-entrances = Eingänge: { $list }
sketch-edges = Kanten: { $list }
sketch-centre = Erdmittelpunkt: { $list }
sketch-none = -
sketch-place = { $place } { $teams }
sketch-several = { $list }; { $item }
sketch-position = { $position } { $grants } { $seat }
sketch-positions = { $list }   { $item }
sketch-board-times = x{ $count }
sketch-board = Tafel { $board }: { $list }
sketch-supply = Bestechungsmarker { $tokens }, Subunternehmer { $dice }
sketch-orders = Direktion: { $directorate }   Kontrolle: { $control }
sketch-deliveries = Lieferungen: { $list }
sketch-delivery = { $cost } { $resource } für { $prestige }
sketch-achievements = Noch offene Erfolge:
sketch-achievement = { $achievement } ({ $values })
sketch-player = { $who } ({ $seat }): Sicherheit { $safety }, Mobilität { $mobility }, Schächte { $shafts }, Karten { $cards }
sketch-player-achievements = Erfolge: { $list }
sketch-player-goods = { $cubes }, { $money }, Versicherung { $insurance }, Lieferungen { $deliveries }
sketch-player-hidden = Rohstoffe hinter dem Sichtschirm, Lieferungen { $deliveries }
sketch-player-sealed = hat entschieden
sketch-player-open = überlegt noch
sketch-player-draft = bisher: { $goods }
sketch-player-sealed-own = endgültig: { $goods }
sketch-score = { $total } Prestige = Erfolge { $achievements } + Lieferungen { $deliveries } + Mehrheiten { $majorities }

## Das Bild

picture-directorate = Direktion
picture-control = Kontrolle
picture-screen = hinter dem Sichtschirm
picture-at-stake = in Gefahr: { $cubes }
describe-sentence = { $about }.
describe-several = { $list }; { $item }
describe-board = Tafel { $board }:
describe-asked = Am Zug: { $who }.
describe-position = { $position }, { $grants }: { $who }
describe-position-free = { $position }, { $grants }: frei
describe-tokens = Bestechungsmarker: { $count }
describe-dice = Subunternehmer im Kontrollzentrum: { $count }
describe-safety = Sicherheit { $level }
describe-mobility = Mobilität { $level }

## Karten: die Erde

card-tile = Plättchen { $slot }
card-tile-there = Stärke dort: { $list }.
card-tile-goal = Sobald die Teams darauf zusammen Stärke { $strength } haben, wird es abgebaut, und jeder mit einem Team darauf erhält einen Anteil.
card-tile-cards = { $hazards ->
    [0] Im Stapel sind noch { $count } Karten, keine davon mit einer Gefahr.
    [one] Im Stapel sind noch { $count } Karten, eine davon mit einer Gefahr.
   *[other] Im Stapel sind noch { $count } Karten, { $hazards } davon mit einer Gefahr.
 }
card-tile-extracted = Es wird nicht noch einmal abgebaut. Teams dürfen weiter darauf stehen und darüber ziehen.
card-tile-shaft = Hier steht Schacht { $shaft } von { $who }.
card-tile-cap = Auf Ebene { $level } hat ein Subunternehmer höchstens Stärke { $cap }.
card-edge = Ein Team zählt hier mit seiner ganzen Stärke auf beiden Plättchen. Dazu braucht es Mobilität 2.
card-entrance = Hier fangen die Teams an. Ihr erster Zug geht auf eines der beiden Plättchen daneben: { $slots }.
card-centre = Das Ziel, erreichbar von Ebene D. Ein Team, das hier ankommt, bringt einen Erfolg und hat seine Arbeit getan.
card-centre-arrived = Angekommen: { $who }.
card-centre-end = Haben { $count } Spieler ein Team hier, endet das Spiel nach dieser Runde.
card-team = In jeder Abbaurunde wird ein Team bewegt oder bleibt stehen. Die große Zahl ist seine Stärke, die Punkte sind seine Nummer.
card-team-ai = Es zieht von selbst: zuerst untätige Teams, dann das stärkste, dann das äußerste, auf das Plättchen, dem am wenigsten Stärke fehlt.
card-team-hired = Mit dem Subunternehmer hat es bis zum Ende der Runde Stärke { $total }.
card-team-next = Stärke { $strength } kostet in der Werkstatt { $money }.
card-team-strongest = Es kann nicht stärker werden.
card-team-centre = Es ist am Ziel und bleibt hier.
card-shaft-active = Er ist aktiv und bringt jede Runde { $cubes }.
card-shaft-idle = Er bringt nichts, bis { $slot } abgebaut ist.
card-shaft-priority = Wird sein Plättchen abgebaut, erhält seine Firma den Rest.
card-shaft-move = Eine Aktion und { $money } versetzen ihn auf ein anderes Plättchen.
card-shaft-what = Ein Schacht erhält den Rest, wenn sein Plättchen abgebaut wird, und bringt von da an jede Runde Rohstoffe.
card-shaft-first = Der erste Schacht kommt auf ein nicht abgebautes Plättchen ohne fremde Teams, auf dem oder neben dem dein Team steht.
card-shaft-second = Der zweite Schacht kommt dorthin, wo ein erster stehen dürfte, auf ein abgebautes oder besetztes Plättchen oder neben dein Team.
card-shaft-third = Der dritte Schacht kommt auf ein beliebiges Plättchen. Zwei Schächte auf einem Plättchen gibt es nie.

## Karten: Tafeln

card-board-I = Ein Vizepräsident hier erlaubt in jeder Abbaurunde eine Bestechung oder einen Subunternehmer und bringt dich in der Kontrollreihenfolge nach vorn.
card-board-II = Wer hier einen Vizepräsidenten hat, kauft und verkauft reihum von links nach rechts, immer ein Geschäft.
card-board-III = Wer hier einen Vizepräsidenten hat, macht reihum von links nach rechts je eine Aktion: Verbesserungen, Schächte, Lieferungen.
card-grant-bribe = Nach der Bewegung deines Teams darfst du ein gegnerisches Team bestechen, einmal in jeder Abbaurunde.
card-grant-subcontractor = Nach der Bewegung deines Teams darfst du einen Subunternehmer anheuern, einmal in jeder Abbaurunde.
card-grant-transactions = Ein Geschäft ist Kauf oder Verkauf beliebig vieler Rohstoffe einer Sorte, jede Sorte nur einmal.
card-grant-actions = Eine Aktion ist eine Verbesserung, ein Schacht oder eine Lieferung.
card-position-taken = Hier steht der Vizepräsident von { $who }.
card-position-free = Sie ist frei. Weiter links heißt früher am Zug.
card-bribes = Bestechungsmarker
card-subcontractors = Subunternehmer
card-left = übrig: { $count }
card-subcontractor = Subunternehmer der Stärke { $strength }
card-subcontractor-level = { $level ->
    [A] Auf allen Ebenen. Zum Mitnehmen zahlst du noch einmal.
    [D] Nur auf Ebene D. Zum Mitnehmen zahlst du noch einmal.
   *[other] Nur auf Ebene { $level } oder tiefer. Zum Mitnehmen zahlst du noch einmal.
 }
card-extraction = Abbaurunden
card-extraction-rounds = Phase I hat { $rounds } Abbaurunden. In jeder bewegen alle ein Team oder lassen es stehen.
card-extraction-round = Jetzt: Runde { $number } von { $rounds }.
card-resource = Kostet und bringt { $money } und zählt ebenso viel im Gebot.
card-each = je { $money }
card-majority = Am Ende bringt das Meiste davon Prestige: { $points }.
card-money = Geld zählt im Gebot mit seinem Wert. Gebote sind immer verloren.
card-delivery = Lieferung von { $resource }
card-delivery-next = Darunter: { $list }.
card-achievement = Sobald du die Bedingung erfüllst, erhältst du das oberste Plättchen, einmal im Spiel und kostenlos.
card-achievement-required = Wer das Spiel mit { $count } Erfolgen beenden will, braucht diesen.
card-directorate = In dieser Reihenfolge werden Vizepräsidenten eingesetzt, nach dem Wert der Gebote. Sie entscheidet auch Gleichstände.
card-control = In dieser Reihenfolge wird in den Abbaurunden gezogen: zuerst, wer einen Vizepräsidenten auf Tafel I hat, von links.
card-round = Eine Runde: Versteigerung, Vizepräsidenten, Phase I (Versicherung, Abbaurunden, Schächte), Phase II (Markt), Phase III (Werkstatt).
card-round-limit = Nach Runde { $limit } wird gewertet, wie es steht.

## Karten: Spieler

card-ai = Eine unsichtbare dritte Firma. Am Ende jeder Abbaurunde zieht eines ihrer Teams. Am Abbau ist sie beteiligt; was sie erhält, geht in den Vorrat zurück.
card-stock-worth = Auf dem Markt { $money } wert.
card-screen-of = Sichtschirm von { $who }
card-screen = Rohstoffe, Geld, Versicherungs- und Lieferungsplättchen dahinter sind geheim. Zu sehen war nur, was genommen und bezahlt wurde.
card-insurance-of = Versicherung von { $who }
card-insurance = Zu Beginn von Phase I wird ein Rohstoff zu einem Versicherungsplättchen. Jedes rettet bei einer Gefahr einen Rohstoff. Was übrig ist, bleibt.
card-level = Stufe { $level } von 3
card-safety-of = Sicherheit von { $who }
card-safety-some = { $count ->
    [0] Eine Gefahr kostet so viele Rohstoffe, wie das Team dort stark ist.
    [one] Eine Gefahr kostet einen Rohstoff weniger.
   *[other] Eine Gefahr kostet { $count } Rohstoffe weniger.
 }
card-safety-all = Gefahren kosten nichts.
card-track-next = Stufe { $level } kostet { $money }.
card-track-complete = Das ist die höchste Stufe.
card-mobility-of = Mobilität von { $who }
card-mobility-0 = Ein Team zieht auf ein Nachbarplättchen.
card-mobility-1 = Stufe 1: Ein Team darf auf seiner Ebene zwei Plättchen seitwärts ziehen.
card-mobility-2 = Stufe 2: Ein Team darf auf der Kante zwischen zwei Plättchen einer Ebene stehen.
card-mobility-3 = Stufe 3: Ein Team darf zwei Schritte in jede Richtung ziehen.
card-cards-of = Abbaukarten von { $who }
card-cards = Die Karte behält, wer den Abbau auslöst.
card-deliveries-of = Lieferungen von { $who }
card-deliveries = Jedes Plättchen bringt am Ende Prestige.
card-worth = { $prestige } Prestige wert.
card-achievements-of = Erfolge von { $who }
card-achievements = Mit { $count } davon, darunter den drei wertvollsten, kommt das Spiel zum Ende.
card-score-of = Ergebnis von { $who }
card-score = Bei Gleichstand zählen mehr Erfolgs- und Lieferungsplättchen, dann mehr Rohstoffe.

## Karten: was man tun kann

card-verb-bid = Lege Rohstoffe und Geld in dein geheimes Gebot. Das wertvollste setzt zuerst Vizepräsidenten ein. Alle bezahlen ihr Gebot.
card-verb-done = Dein Gebot steht fest. Haben alle entschieden, werden die Gebote gezeigt und bezahlt.
card-verb-done-insure = Dein Tausch steht fest. Haben alle entschieden, werden die Rohstoffe zu Versicherungsplättchen.
card-verb-again = Nimm zurück, was du bisher gewählt hast.
card-verb-place = Setze einen Vizepräsidenten auf eine freie Position. Deine beiden kommen auf verschiedene Tafeln.
card-verb-stay = Das Team ist aktiv, ohne zu ziehen, und behält seinen Subunternehmer.
card-verb-move = Das Team zieht; ein Subunternehmer bleibt zurück und geht ins Kontrollzentrum.
card-verb-carry = Das Team zieht, und du bezahlst seinen Subunternehmer noch einmal, mit jeder Stärke, die auf dieser Ebene erlaubt ist.
card-verb-bribe = Hole ein gegnerisches Team von einem Nachbarplättchen auf das Plättchen deines aktiven Teams. Hat es einen Subunternehmer, bezahlst du auch den.
card-verb-hire = Bezahle einen Subunternehmer, der dein aktives Team stärker macht, bis es zieht oder die Runde endet.
card-verb-extract = Wähle das Plättchen, das abgebaut wird. Das andere wird es nicht.
card-verb-cover = Jedes Versicherungsplättchen rettet einen Rohstoff. Der Rest geht verloren, das Wertvollste zuerst.
card-verb-count = Nur für riesige Mengen: Zähle erst eine runde Zahl ab und gib dann den Rest an.
card-verb-sell = Verkaufe beliebig viel von einem Rohstoff. Mit jedem Rohstoff handelst du in dieser Phase nur einmal.
card-verb-buy = Kaufe beliebig viel von einem Rohstoff. Mit jedem Rohstoff handelst du in dieser Phase nur einmal.
card-verb-strengthen = Eines deiner Teams wird um 1 stärker, bis Stärke 4. Reicht dann die Stärke auf seinem Plättchen, wird es abgebaut.
card-verb-safety = Gefahren kosten dich weniger Rohstoffe: 1 weniger, 3 weniger, dann gar nichts.
card-verb-relocate = Versetze einen deiner Schächte auf ein anderes Plättchen, zu denselben Bedingungen wie beim Bau.
card-verb-mobility = Deine Teams kommen weiter: zwei Plättchen seitwärts, dann auf Kanten, dann zwei Schritte in jede Richtung.
card-verb-deliver = Gib die Rohstoffe des obersten Plättchens ab und nimm es. Am Ende bringt es Prestige.
card-verb-pass = Du bist fertig und nimmst deinen Vizepräsidenten zurück; in dieser Phase kommst du nicht mehr an die Reihe.
card-verb-send = Mehrere KI-Teams könnten ziehen. Du stehst in der Kontrollreihenfolge vorn und entscheidest.
card-verb-guide = Mehreren Plättchen fehlt gleich wenig Stärke. Du stehst in der Kontrollreihenfolge vorn und entscheidest.
card-verb-reinforce = Nach Phase III wird ein KI-Team um 1 stärker. Es entscheidet, wer in der Direktionsreihenfolge vorn steht.

## Zeichen

sign-cube = Ein Würfel dieses Rohstoffs.
sign-team = Team
sign-team-text = Farbe und Form zeigen, wem es gehört. Die große Zahl ist die Stärke, die Punkte sind die Nummer.
sign-subcontractor = Team mit Subunternehmer
sign-subcontractor-text = Die Augen des Würfels kommen zur Stärke dazu.
sign-ai = KI-Team
sign-ai-text = Im Spiel zu zweit eine dritte Firma, die von selbst zieht.
sign-needed = Stärke eines Plättchens
sign-needed-text = Was da ist und was zum Abbau nötig ist; nur eine Zahl, wenn niemand da ist.
sign-shaft = Schacht
sign-shaft-text = Die Zahl sagt, welcher der drei es ist.
sign-site = Schacht, noch nicht gebaut
sign-site-text = Darunter steht der Preis des nächsten.
sign-edge = Kante
sign-edge-text = Zwischen zwei Plättchen einer Ebene; offen ab Mobilität 2.
sign-centre = Erdmittelpunkt
sign-centre-text = Das Ziel aller Teams.
sign-vice-president = Vizepräsident
sign-vice-president-text = Steht auf einer Position einer Tafel.
sign-envelope = Bestechung
sign-envelope-text = Ein Bestechungsmarker, oder eine Position, die Bestechungen erlaubt.
sign-die = Subunternehmer
sign-die-text = Zu haben für den Preis darunter, oder eine Position, die das Anheuern erlaubt.
sign-star = Prestige
sign-star-text = Die Zahl darin ist der Wert; bei einem Spieler zählt der Stern die Erfolge.
sign-shield = Sicherheit
sign-shield-text = Die erreichte Stufe und der Preis der nächsten.
sign-boot = Mobilität
sign-boot-text = Die erreichte Stufe und der Preis der nächsten.
sign-umbrella = Versicherung
sign-umbrella-text = Versicherungsplättchen gegen Gefahren.
sign-paper = Abbaukarten
sign-paper-text = Karten der selbst ausgelösten Abbaue.
sign-crate = Lieferungen
sign-crate-text = Lieferungsplättchen eines Spielers.
sign-hazard = Gefahr
sign-hazard-text = Die Abbaukarte kostet alle mit einem Team auf dem Plättchen einen Teil ihrer Rohstoffe.

## Regeln

rule-not-asked = Du hast gerade nichts zu entscheiden.
rule-not-the-auction = Geboten wird in der Versteigerung, zu Beginn einer Runde.
rule-not-placing = Vizepräsidenten werden nach der Versteigerung eingesetzt.
rule-not-insuring = Versichern kannst du dich zu Beginn von Phase I, bevor sich die Teams bewegen.
rule-not-drilling = Teams bewegen sich in den Abbaurunden von Phase I.
rule-no-advantage-now = Bestechen oder anheuern kannst du nach der Bewegung deines Teams, mit einem Vizepräsidenten auf Tafel I.
rule-no-tile-to-choose = Es gibt keine zwei Plättchen, zwischen denen zu wählen wäre.
rule-no-hazard = Es gibt keine Gefahr, gegen die eine Versicherung hilft.
rule-not-the-market = Gehandelt wird in Phase II, mit einem Vizepräsidenten auf Tafel II.
rule-not-the-workshop = Verbesserungen, Schächte und Lieferungen gehören in Phase III, mit einem Vizepräsidenten auf Tafel III.
rule-nothing-to-pass = Hier kannst du nicht passen: Wähle einen der Züge.
rule-no-ai-team-to-choose = Gerade gibt es kein KI-Team zu wählen.
rule-no-ai-target-to-choose = Gerade gibt es kein Ziel für ein KI-Team zu wählen.
rule-no-ai-upgrade-now = Die KI wird nach Phase III verstärkt.
rule-no-cubes = Wähle mindestens einen Rohstoff.
rule-too-many-cubes = Gib bis zu 200 Rohstoffe auf einmal an. Bei mehr gib zuerst runde Zahlen an: 1000, dann 200, dann 30.
rule-bid-exceeds-cubes = So viele Rohstoffe hast du nicht zu bieten.
rule-bid-exceeds-money = So viel Geld hast du nicht zu bieten.
rule-insurance-exceeds-cubes = So viele Rohstoffe hast du nicht zu tauschen.
rule-already-named = Das hast du schon angegeben. Fang von vorn an, um es zu ändern.
rule-not-a-round-sum = Gib jeweils eine runde Summe an: 1000 und dann 200 sind 1200.
rule-nothing-named = Du hast noch nichts angegeben.
rule-not-a-round-count = Abgezählt werden runde Zahlen: 100 bis 900, 1000 bis 9000 und so weiter.
rule-nothing-to-count = Gib die Zahl direkt an: So viele kannst du weder verkaufen noch kaufen, oder es bleiben höchstens 200.
rule-no-such-position = Diese Position gibt es auf der Tafel nicht.
rule-same-board = Dein anderer Vizepräsident steht auf dieser Tafel. Wähle eine andere Tafel.
rule-position-taken = Dort steht schon ein Vizepräsident. Wähle eine freie Position.
rule-not-your-team = Wähle eines deiner eigenen Teams.
rule-team-in-centre = Ein Team im Erdmittelpunkt ist am Ziel. Wähle ein anderes.
rule-already-there = Das Team ist schon dort. Soll es bleiben, lass es stehen.
rule-entrance-is-no-goal = In einen Eingang kann kein Team zurück.
rule-first-move = Von einem Eingang zieht ein Team auf eines der beiden Plättchen daneben.
rule-edge-needs-mobility = Für Kanten brauchst du Mobilität 2.
rule-out-of-reach = So weit kommt das Team nicht. Es zieht einen Schritt, mit mehr Mobilität weiter.
rule-one-team-on-edges = Ein anderes deiner Teams steht auf einer Kante. Nur eines darf das.
rule-no-die-to-carry = Das Team hat keinen Subunternehmer. Bewege es ohne.
rule-no-die-in-centre = In den Erdmittelpunkt kommt kein Subunternehmer mit. Bewege das Team ohne ihn.
rule-no-bribe-position = Zum Bestechen brauchst du einen Vizepräsidenten auf einer Bestechungsposition von Tafel I.
rule-no-opponent = Bestechen kannst du nur gegnerische Teams.
rule-no-token-left = Alle Bestechungsmarker dieser Runde sind verbraucht.
rule-not-the-active-tile = Ein Team wird auf das Plättchen geholt, auf dem dein aktives Team steht.
rule-destination-flipped = Das Plättchen ist abgebaut. Dorthin lässt sich niemand mehr holen.
rule-target-out-of-play = Teams an Eingängen und im Erdmittelpunkt lassen sich nicht bestechen.
rule-target-not-adjacent = Das Team muss auf einem Plättchen neben dem deines aktiven Teams stehen.
rule-bribed-die-too-strong = Der Subunternehmer dieses Teams ist stärker, als diese Ebene erlaubt.
rule-bribe-not-affordable = Du müsstest den Subunternehmer dieses Teams bezahlen und hast das Geld nicht.
rule-no-hire-position = Zum Anheuern brauchst du einen Vizepräsidenten auf einer Subunternehmerposition von Tafel I.
rule-no-tile-to-hire-on = Ein Subunternehmer lässt sich nur für ein Team auf einem Plättchen oder einer Kante anheuern.
rule-team-has-die = Das Team hat schon einen Subunternehmer.
rule-no-die-left = Alle Subunternehmer sind im Einsatz.
rule-no-such-die = Subunternehmer haben eine Stärke von 1 bis 4.
rule-die-too-strong = Die Ebene begrenzt die Stärke des Subunternehmers: 1 auf A, 2 auf B, 3 auf C, 4 auf D.
rule-die-not-affordable = Für diesen Subunternehmer hast du das Geld nicht.
rule-not-reached = Auf diesem Plättchen reicht die Stärke nicht. Wähle eines der beiden.
rule-more-than-due = So viele Rohstoffe würdest du nicht verlieren. Setze weniger Versicherungsplättchen ein.
rule-not-enough-insurance = So viele Versicherungsplättchen hast du nicht.
rule-already-traded = Mit diesem Rohstoff hast du in dieser Phase schon gehandelt. Wähle einen anderen.
rule-sale-exceeds-cubes = So viele Rohstoffe hast du nicht zu verkaufen.
rule-purchase-exceeds-money = Für so viele reicht dein Geld nicht.
rule-strongest-already = Kein Team kann stärker werden als 4.
rule-track-complete = Hier gibt es nichts mehr zu verbessern.
rule-no-shaft-to-move = Diesen Schacht hast du noch nicht gebaut.
rule-shaft-on-tile = Auf diesem Plättchen steht schon ein Schacht.
rule-first-shaft = Der erste Schacht kommt auf ein nicht abgebautes Plättchen ohne fremde Teams, auf dem oder neben dem dein Team steht.
rule-second-shaft = Der zweite Schacht kommt dorthin, wo der erste stehen dürfte, auf ein abgebautes oder besetztes Plättchen oder neben dein Team.
rule-upgrade-not-affordable = Dafür hast du das Geld nicht.
rule-no-delivery-left = Alle Lieferungen dieses Rohstoffs sind erledigt.
rule-delivery-exceeds-cubes = Du hast nicht die Rohstoffe, die das oberste Plättchen verlangt.
rule-not-an-ai-team = Wähle ein KI-Team.
rule-not-the-first-ai-team = Ein anderes KI-Team kommt zuerst: untätige Teams, dann das stärkste, dann das äußerste.
rule-not-the-nearest-tile = Das Team zieht auf ein Plättchen, dem am wenigsten Stärke fehlt.
rule-ai-team-complete = Dieses KI-Team kann nicht stärker werden.

## Vorab gegebene Anweisungen

order-no-insurance = In dieser Runde nichts gegen Versicherung tauschen
order-no-advantage = In dieser Runde niemanden mehr bestechen oder anheuern
order-cover-all = In dieser Runde bei Gefahren so viele Rohstoffe retten, wie meine Versicherungsplättchen erlauben
order-cover-nothing = In dieser Runde keine Versicherungsplättchen einsetzen
order-pass-market = Für den Rest von Phase II passen
order-pass-workshop = Für den Rest von Phase III passen
