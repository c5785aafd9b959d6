# Rockwell auf Deutsch.

game-name = Rockwell
seat-name = { $seat ->
    [0] Grün
    [1] Rot
    [2] Violett
   *[3] Weiß
 }
ai-name = Die KI
team-name = { $who } { $number }
ai-team-name = KI { $number }

## Rohstoffe und Erfolge

resource-zinc = Zink
resource-copper = Kupfer
resource-silver = Silber
resource-gold = Gold
no-cubes = nichts
money = ${ $money }
counted = { $count } { $resource }
none = –
achievement-both = { $first } und { $second }
achievement-each = { $count } von jedem Rohstoff
achievement-cards = { $count ->
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

## Teile von Zügen

part-verb-bid = Bieten
part-verb-money = Geld
part-verb-done = So abgeben
part-verb-again = Neu beginnen
part-verb-place = Vizepräsident einsetzen
part-verb-insure = Versicherung nehmen
part-verb-stay = Stehen bleiben
part-verb-move = Bewegen
part-verb-carry = Mit dem Würfel bewegen
part-verb-bribe = Bestechen
part-verb-hire = Würfel anheuern
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
part-verb-send = Team der KI schicken
part-verb-guide = Team der KI lenken
part-verb-reinforce = Team der KI verstärken
part-verb-ring = Ebene auslegen
part-verb-directorate = Direktionsreihenfolge
part-verb-control = Kontrollreihenfolge
part-verb-tile = Plättchen umdrehen
part-verb-card = Karte ziehen
part-resource-zinc = Zink
part-resource-copper = Kupfer
part-resource-silver = Silber
part-resource-gold = Gold
part-money = ${ $word }
part-position = Position { $word }
part-shaft = Schacht { $word }
part-place-centre = Erdmittelpunkt
part-team-s0-1 = Grün 1
part-team-s0-2 = Grün 2
part-team-s0-3 = Grün 3
part-team-s0-4 = Grün 4
part-team-s1-1 = Rot 1
part-team-s1-2 = Rot 2
part-team-s1-3 = Rot 3
part-team-s1-4 = Rot 4
part-team-s2-1 = Violett 1
part-team-s2-2 = Violett 2
part-team-s2-3 = Violett 3
part-team-s2-4 = Violett 4
part-team-s3-1 = Weiß 1
part-team-s3-2 = Weiß 2
part-team-s3-3 = Weiß 3
part-team-s3-4 = Weiß 4
part-team-ai-1 = KI 1
part-team-ai-2 = KI 2
part-team-ai-3 = KI 3
part-team-ai-4 = KI 4

## Optionen eines Tisches

option-round_limit = Nach so vielen Runden wird gewertet, wie es steht; oder es gibt keine Grenze.
option-open_goods = Was hinter den Sichtschirmen liegt, ist zu sehen; niemand muss es sich merken.

## Verdeckte Antworten

sealed-own-so-far = Bisher hast du { $goods } genannt.
sealed-own = Du hast { $goods } abgegeben.
sealed-so-far = Bisher hat { $who } { $goods } genannt.
sealed-final = { $who } hat { $goods } abgegeben.
sealed-others = Abgegeben: { $who }.

## Was geschah

event-ring-laid = Die Plättchen der Ebene { $level } liegen aus, beginnend mit Stärke { $first }.
event-round-began = Runde { $round } beginnt.
event-bid = { $who } bietet { $goods }.
event-directorate-order = Direktionsreihenfolge: { $order }.
event-placed = { $who } setzt einen Vizepräsidenten auf { $position }.
event-insured = { $count ->
    [0] { $who } nimmt keine Versicherung.
    [one] { $who } tauscht { $cubes } gegen ein Versicherungsplättchen.
   *[other] { $who } tauscht { $cubes } gegen { $count } Versicherungsplättchen.
 }
event-control-order = Kontrollreihenfolge: { $order }.
event-extraction-round = Abbaurunde { $number } beginnt.
event-stayed = { $team } bleibt stehen.
event-moved = { $centre ->
    [yes] { $team } zieht von { $from } in den Erdmittelpunkt.
   *[no] { $team } zieht von { $from } nach { $to }.
 }
event-die-returned = Der Würfel von { $team } kommt zurück auf Tafel I.
event-die-carried = { $team } nimmt für ${ $paid } einen Würfel der Stärke { $strength } mit.
event-bribed = { $paid ->
    [0] { $who } besticht { $team } und holt das Team nach { $to }.
   *[other] { $who } besticht { $team }, holt das Team nach { $to } und zahlt ${ $paid } für den Würfel.
 }
event-hired = { $who } heuert für { $team } einen Würfel der Stärke { $strength } an und zahlt ${ $paid }.
event-flipped = { $slot } wird abgebaut; das Plättchen ist { $tile }.
event-card-drawn = { $hazard ->
    [yes] Karte { $card }: { $cubes }, und eine Gefahr.
   *[no] Karte { $card }: { $cubes }.
 }
event-share = { $who } erhält als Anteil { $cubes }.
event-leftovers-shaft = { $who } erhält den Rest für den Schacht: { $cubes }.
event-leftovers-strength = { $who } ist am stärksten und erhält den Rest: { $cubes }.
event-leftovers-active = { $who } ist am Zug und erhält den Rest: { $cubes }.
event-hazard = { $covered ->
    [0] { $who } verliert durch die Gefahr { $cubes }.
    [one] { $who } verliert durch die Gefahr { $cubes }; die Versicherung rettet einen Rohstoffwürfel.
   *[other] { $who } verliert durch die Gefahr { $cubes }; die Versicherung rettet { $covered } Rohstoffwürfel.
 }
event-card-taken = { $who } nimmt Karte { $card }.
event-card-removed = Karte { $card } kommt aus dem Spiel.
event-shaft-income = Die aktiven Schächte von { $who } bringen { $cubes }.
event-counted = { $who } zählt für das nächste Geschäft { $cubes } ab.
event-sold = { $who } verkauft { $count } { $resource } für ${ $money }.
event-bought = { $who } kauft { $count } { $resource } für ${ $money }.
event-strengthened = { $paid ->
    [0] { $team } hat jetzt Stärke { $strength }.
   *[other] { $team } hat jetzt Stärke { $strength }, für ${ $paid }.
 }
event-safety = { $who } erreicht für ${ $paid } Sicherheit { $level }.
event-shaft-built = { $who } baut für ${ $paid } Schacht { $shaft } auf { $slot }.
event-shaft-moved = { $who } versetzt für ${ $paid } Schacht { $shaft } nach { $slot }.
event-mobility = { $who } erreicht für ${ $paid } Mobilität { $level }.
event-delivered = { $who } liefert { $count } { $resource } und nimmt Plättchen { $delivery }.
event-passed = { $who } passt.
event-achieved = { $who } hat { $achievement }: { $prestige } Prestige.
event-ai-moved = { $team } zieht von { $from } nach { $to }.
event-round-ended = Runde { $round } endet.
event-ended-centre = Genug Spieler haben den Erdmittelpunkt erreicht: Das Spiel ist zu Ende.
event-ended-achievements = { $count ->
    [6] Ein Spieler hat sechs Erfolge, darunter die drei größten: Das Spiel ist zu Ende.
   *[other] Ein Spieler hat { $count } Erfolge, darunter die drei größten: Das Spiel ist zu Ende.
 }
event-ended-technical = Die letzte der vereinbarten Runden ist vorbei: Das Spiel wird gewertet, wie es steht.

## Die Zeichnung im Terminal

sketch-title = Runde { $round }, { $phase }
sketch-phase-setup = die Erde wird ausgelegt
sketch-phase-auction = Versteigerung
sketch-phase-placement = Vizepräsidenten einsetzen
sketch-phase-insurance = Phase I: Versicherung
sketch-phase-drilling = Phase I: Abbaurunde { $number }
sketch-phase-advantage = Phase I: Abbaurunde { $number }, Vorteil von { $team }
sketch-phase-ai-team = Phase I: Abbaurunde { $number }, welches Team der KI zieht?
sketch-phase-ai-target = Phase I: Abbaurunde { $number }, wohin zieht { $team }?
sketch-phase-choice = welches Plättchen wird abgebaut, { $first } oder { $second }?
sketch-phase-extraction = { $slot } wird abgebaut
sketch-phase-hazard = Gefahr auf { $slot }, Karte { $card }
sketch-loot = { $who } erhält { $cubes }
sketch-phase-market = Phase II: Markt
sketch-phase-workshop = Phase III: Werkstatt
sketch-phase-ai-upgrade = ein Team der KI wird stärker
sketch-phase-over = das Spiel ist zu Ende
sketch-legend = (7) verlangte Stärke   =1s umgedreht, mit dem Ertrag eines Schachts   ^s1 Schacht von s1   s0.1:2+3 Team der Stärke 2 mit einem Würfel von 3
sketch-entrances = Eingänge: { $list }
sketch-edges = Kanten: { $list }
sketch-centre = Erdmittelpunkt: { $list }
sketch-none = -
sketch-place = { $place } { $teams }
sketch-several = { $list }; { $item }
sketch-position = { $position } { $grants } { $seat }
sketch-positions = { $list }   { $item }
sketch-board-times = x{ $count }
sketch-board-bribe = Bestechung
sketch-board-subcontractor = Subunternehmer
sketch-board = Tafel { $board }: { $list }
sketch-supply = Bestechungsmarker { $tokens }, Würfel { $dice }
sketch-orders = Direktion: { $directorate }   Kontrolle: { $control }
sketch-deliveries = Lieferungen: { $list }
sketch-delivery = { $cost } { $resource } für { $prestige }
sketch-achievements = Noch offene Erfolge:
sketch-achievement = { $achievement } ({ $values })
sketch-player = { $who } ({ $seat }): Sicherheit { $safety }, Mobilität { $mobility }, Schächte { $shafts }, Karten { $cards }
sketch-player-achievements = Erfolge: { $list }
sketch-player-goods = { $cubes }, ${ $money }, Versicherung { $insurance }, Lieferungen { $deliveries }
sketch-player-hidden = Rohstoffe hinter dem Sichtschirm, Lieferungen { $deliveries }
sketch-player-sealed = abgegeben
sketch-player-open = noch nicht abgegeben
sketch-player-draft = noch nicht abgegeben: { $goods }
sketch-player-sealed-own = abgegeben: { $goods }
sketch-score = { $total } Prestige = Erfolge { $achievements } + Lieferungen { $deliveries } + Mehrheiten { $majorities }

## Das Bild

picture-directorate = Direktion
picture-control = Kontrolle
picture-board-I = Das Kontrollzentrum
picture-board-II = Der Markt
picture-board-III = Die Werkstatt
picture-screen = hinter dem Sichtschirm
picture-at-stake = in Gefahr: { $cubes }
describe-sentence = { $about }.
describe-several = { $list }; { $item }
describe-board = { $board }:
describe-asked = Es entscheidet: { $who }.
describe-player = { $who }: { $about }.
describe-slot = { $slot }: noch kein Plättchen
describe-tile = { $present ->
    [0] { $slot }: verlangt Stärke { $strength }
   *[other] { $slot }: verlangt Stärke { $strength }, { $present } ist da
 }
describe-flipped = { $slot }: abgebaut, ein Schacht bringt { $cubes }
describe-team-entrance = { $team }, Stärke { $strength }, wartet am Eingang { $place }
describe-team-tile = { $die ->
    [0] { $team }, Stärke { $strength }, steht auf { $place }
   *[other] { $team }, Stärke { $strength } mit einem Würfel von { $die }, steht auf { $place }
 }
describe-team-edge = { $die ->
    [0] { $team }, Stärke { $strength }, steht auf der Kante { $place }
   *[other] { $team }, Stärke { $strength } mit einem Würfel von { $die }, steht auf der Kante { $place }
 }
describe-team-centre = { $team }, Stärke { $strength }, hat den Erdmittelpunkt erreicht
describe-shaft = Schacht { $shaft } von { $who } auf { $slot }
describe-no-shaft = Schacht { $shaft }, ${ $money }, nicht gebaut
describe-entrance = Mineneingang { $entrance }
describe-centre = Der Erdmittelpunkt
describe-transactions = { $count ->
    [one] ein Geschäft
   *[other] { $count } Geschäfte
 }
describe-actions = { $count ->
    [one] eine Aktion
   *[other] { $count } Aktionen
 }
describe-position = { $position }, { $grants }: { $who }
describe-position-free = { $position }, { $grants }: frei
describe-tokens = Bestechungsmarker: { $count }
describe-dice = Würfel: { $count }
describe-die-cost = Ein Würfel der Stärke { $strength } kostet ${ $money }
describe-price = { $resource }: ${ $money }
describe-delivery = Lieferung: { $cost } { $resource } für { $prestige } Prestige
describe-no-delivery = Lieferungen von { $resource }: alle gemacht
describe-achievement = { $achievement }: übrig { $values }, erreicht von { $holders }
describe-insurance = Versicherungsplättchen: { $count }
describe-safety = Sicherheit { $level }
describe-mobility = Mobilität { $level }
describe-cards = Abbaukarten: { $count }
describe-deliveries = Lieferungsplättchen: { $count }
describe-achievements = Erfolge: { $count }

## Regeln

rule-not-asked = Jetzt entscheidest nicht du.
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
rule-no-ai-team-to-choose = Gerade stehen keine Teams der KI zur Wahl.
rule-no-ai-target-to-choose = Gerade stehen keine Plättchen für ein Team der KI zur Wahl.
rule-no-ai-upgrade-now = Die KI wird nach Phase III verstärkt.
rule-no-cubes = Nenne mindestens einen Rohstoffwürfel.
rule-too-many-cubes = Nenne bis zu 200 Würfel auf einmal. Bei mehr nenne zuerst runde Zahlen: 1000, dann 200, dann 30.
rule-bid-exceeds-cubes = So viele Rohstoffwürfel hast du nicht zu bieten.
rule-bid-exceeds-money = So viel Geld hast du nicht zu bieten.
rule-insurance-exceeds-cubes = So viele Rohstoffwürfel hast du nicht zu tauschen.
rule-already-named = Das hast du schon genannt. Beginne neu, um es zu ändern.
rule-not-a-round-sum = Nenne jeweils eine runde Summe: 1000 und dann 200 sind 1200.
rule-nothing-named = Du hast noch nichts genannt, was du zurücknehmen könntest.
rule-not-a-round-count = Abgezählt werden runde Zahlen: 100 bis 900, 1000 bis 9000 und so weiter.
rule-nothing-to-count = Nenne die Zahl der Würfel direkt: So viele kannst du weder verkaufen noch kaufen, oder es bleiben höchstens 200.
rule-no-such-position = Diese Position gibt es auf der Tafel nicht.
rule-same-board = Dein anderer Vizepräsident steht auf dieser Tafel. Wähle eine andere Tafel.
rule-position-taken = Dort steht schon ein Vizepräsident. Wähle eine freie Position.
rule-not-your-team = Wähle eines deiner eigenen Teams.
rule-team-in-centre = Ein Team im Erdmittelpunkt ist am Ziel. Wähle ein anderes.
rule-already-there = Das Team ist schon dort. Soll es bleiben, lass es stehen.
rule-entrance-is-no-goal = Eingänge werden verlassen, nie betreten.
rule-first-move = Von einem Eingang zieht ein Team auf eines der beiden Plättchen, die er berührt.
rule-edge-needs-mobility = Für Kanten brauchst du Mobilität 2.
rule-out-of-reach = So weit kommt das Team nicht: ein Schritt auf ein Nachbarplättchen, oder was deine Mobilität dazu erlaubt.
rule-one-team-on-edges = Ein anderes deiner Teams steht auf einer Kante. Nur eines darf das.
rule-no-die-to-carry = Das Team hat keinen Würfel. Bewege es ohne.
rule-no-die-in-centre = In den Erdmittelpunkt kommt kein Würfel mit. Bewege das Team ohne ihn.
rule-no-bribe-position = Bestechen darf nur, wessen Vizepräsident auf einer Bestechungsposition von Tafel I steht.
rule-no-opponent = Bestich ein Team eines Gegners.
rule-no-token-left = Alle Bestechungsmarker dieser Runde sind verbraucht.
rule-not-the-active-tile = Ein Team wird auf das Plättchen geholt, auf dem dein aktives Team steht.
rule-destination-flipped = Das Plättchen ist abgebaut. Dorthin lässt sich niemand mehr holen.
rule-target-out-of-play = Teams an Eingängen und im Erdmittelpunkt lassen sich nicht bestechen.
rule-target-not-adjacent = Das Team muss auf einem Plättchen neben dem deines aktiven Teams stehen.
rule-bribed-die-too-strong = Der Würfel dieses Teams ist stärker, als diese Ebene erlaubt.
rule-bribe-not-affordable = Du müsstest den Würfel dieses Teams bezahlen und hast das Geld nicht.
rule-no-hire-position = Anheuern darf nur, wessen Vizepräsident auf einer Position für Subunternehmer von Tafel I steht.
rule-no-tile-to-hire-on = Ein Würfel lässt sich nur für ein Team auf einem Plättchen oder einer Kante anheuern.
rule-team-has-die = Das Team hat schon einen Würfel.
rule-no-die-left = Alle Würfel sind im Einsatz.
rule-no-such-die = Würfel haben eine Stärke von 1 bis 4.
rule-die-too-strong = Die Ebene begrenzt den Würfel: 1 auf A, 2 auf B, 3 auf C, 4 auf D.
rule-die-not-affordable = Für diesen Würfel hast du das Geld nicht.
rule-not-reached = Dieses Plättchen hat seine Zahl nicht erreicht. Wähle eines der beiden.
rule-more-than-due = So viele Rohstoffwürfel würdest du nicht verlieren. Setze weniger Versicherungsplättchen ein.
rule-not-enough-insurance = So viele Versicherungsplättchen hast du nicht.
rule-already-traded = Mit diesem Rohstoff hast du in dieser Phase schon gehandelt. Wähle einen anderen.
rule-sale-exceeds-cubes = So viele Rohstoffwürfel hast du nicht zu verkaufen.
rule-purchase-exceeds-money = Für so viele reicht dein Geld nicht.
rule-strongest-already = Kein Team kann stärker werden als 4.
rule-track-complete = Hier gibt es nichts mehr zu verbessern.
rule-no-shaft-to-move = Diesen Schacht hast du noch nicht gebaut.
rule-shaft-on-tile = Auf diesem Plättchen steht schon ein Schacht.
rule-first-shaft = Der erste Schacht kommt auf ein nicht umgedrehtes Plättchen ohne Gegner, auf dem oder neben dem dein Team steht.
rule-second-shaft = Der zweite Schacht kommt dorthin, wo der erste stehen dürfte, auf ein umgedrehtes oder besetztes Plättchen oder neben dein Team.
rule-upgrade-not-affordable = Dafür hast du das Geld nicht.
rule-no-delivery-left = Alle Lieferungen dieses Rohstoffs sind gemacht.
rule-delivery-exceeds-cubes = Du hast nicht die Rohstoffwürfel, die das oberste Plättchen verlangt.
rule-not-an-ai-team = Wähle ein Team der KI.
rule-not-the-first-ai-team = Ein anderes Team der KI kommt zuerst: untätige Teams, dann das stärkste, dann das äußerste.
rule-not-the-nearest-tile = Das Team zieht auf ein Plättchen, dem am wenigsten Stärke fehlt.
rule-ai-team-complete = Dieses Team der KI kann nicht stärker werden.
