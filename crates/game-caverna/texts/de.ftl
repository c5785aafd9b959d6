# Caverna: Höhle gegen Höhle auf Deutsch.

game-name = Caverna: Höhle gegen Höhle
seat-name = Spieler { $seat ->
    [0] A
   *[other] B
 }

## Optionen

option-start_player = Wer beginnt: eine bestimmte Person, oder wer ausgelost wird.
option-start_player-drawn = ausgelost

## Waren

good-wood = Holz
good-stone = Stein
good-emmer = Emmer
good-flax = Flachs
good-food = Nahrung
good-gold = Gold
amount-wood = { $count } Holz
amount-stone = { $count } Stein
amount-emmer = { $count } Emmer
amount-flax = { $count } Flachs
amount-food = { $count } Nahrung
amount-gold = { $count } Gold

## Aktionsplättchen

tile-cultivation = Ackerbau
tile-housework = Hausarbeit
tile-excavation = Aushöhlung
tile-undergrowth = Unterholz
tile-furnishing = Einrichtung
tile-masonry = Mauerwerk
tile-undermining = Untergrabung
tile-expansion = Ausbau
tile-breach = Durchbruch
tile-drift_mining = Vortrieb
tile-expedition = Expedition
tile-renovation = Renovierung

## Räume und ihre kurzen Namen mit höchstens zehn Buchstaben

room-shelf = Regal
room-spinning_wheel = Spinnrad
room-tunnel = Tunnel
room-grindstone = Mahlstein
room-food_corner = Essecke
room-parlor = Wohnstube
room-warehouse = Lagerhaus
room-stall = Marktstand
room-sacrificial_altar = Opferaltar
room-storeroom = Vorratskammer
room-weaving_room = Webstube
room-furniture_workshop = Möbelwerkstatt
room-gold_vein = Goldader
room-junction_room = Verbindungsraum
room-digging_cave = Grabungshöhle
room-bakehouse = Backstube
room-state_room = Prunksaal
room-secret_chamber = Geheimkammer
room-treasury = Schatzkammer
room-prospecting_site = Schürfstelle
room-retting_room = Flachsröste
room-equipment_room = Gerätekammer
room-wood_storeroom = Holzlager
room-dungeon = Verlies
room-cave_entrance = Eingangshöhle
short-shelf = Regal
short-spinning_wheel = Spinnrad
short-tunnel = Tunnel
short-grindstone = Mahlstein
short-food_corner = Essecke
short-parlor = Wohnstube
short-warehouse = Lagerhaus
short-stall = Marktstand
short-sacrificial_altar = Opferaltar
short-storeroom = Vorrat
short-weaving_room = Webstube
short-furniture_workshop = Möbelwerk.
short-gold_vein = Goldader
short-junction_room = Verbindung
short-digging_cave = Grabung
short-bakehouse = Backstube
short-state_room = Prunksaal
short-secret_chamber = Geheimk.
short-treasury = Schatzk.
short-prospecting_site = Schürfst.
short-retting_room = Röste
short-equipment_room = Gerätek.
short-wood_storeroom = Holzlager
short-dungeon = Verlies
short-cave_entrance = Eingang

## Was Plättchen und Räume bewirken

# Eines von mehreren.
one-of = { $list } / { $item }
# Eine Möglichkeit eines Plättchens oder Raums mit ihrem Namen in der Notation.
one-option = { $option } { $effect }
# Eine weitere Möglichkeit hinter den vorigen.
options = { $list }; { $item }
do-gain = { $goods } erhalten
do-gain-if-fewer = { $goods } erhalten, falls weniger als { $fewer } vorhanden
do-trade = { $price } gegen { $goods } tauschen
do-trade-distinct = { $kinds } verschiedene Waren gegen { $goods } tauschen
do-replenish-one = eine Ware von { $goods } auf { $to } auffüllen
do-replenish-all = { $goods } auf { $to } auffüllen
do-build-wall = eine Wand bauen
do-raze-wall = eine Wand abreißen und { $goods } erhalten
do-excavate = { $count ->
    [one] 1 Höhle
   *[other] { $count } Höhlen
 } aushöhlen
do-excavate-through-walls = { $count ->
    [one] 1 Höhle
   *[other] { $count } Höhlen
 } aushöhlen, auch durch Wände hindurch
do-pay-excavate = { $price } zahlen und { $count ->
    [one] 1 Höhle
   *[other] { $count } Höhlen
 } aushöhlen
do-pay-excavate-through-walls = { $price } zahlen und { $count ->
    [one] 1 Höhle
   *[other] { $count } Höhlen
 } aushöhlen, auch durch Wände hindurch
do-furnish = ohne Gebühr einrichten
do-furnish-per-dwarf = für { $food } Nahrung je Zwerg einrichten
do-furnish-for = für { $fee } einrichten
do-use-rooms = { $count ->
    [one] 1 Raum
   *[other] bis zu { $count } Räume
 } nutzen
do-extra-room = { $count } mehr nutzen
blue-trade = bei { $tile }: auf Wunsch { $price } gegen { $goods } tauschen
blue-gain-on-good = für { $min } bis { $max } { $good } auf einmal: { $goods }
blue-extra-rooms = Aktionen mit { $counts } Räumen: { $extra } mehr nutzen
blue-gain-on-rooms = Aktionen mit { $counts } Raum: { $goods } erhalten
blue-gain-on-wall = für jede gebaute Wand: { $goods } erhalten

## Die Zeichnung im Terminal

sketch-player = { $who }: { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
 }; { $goods }{ $marker ->
    [yes] ; Startspieler
   *[no] { "" }
 }
sketch-display = Räume zum Einrichten (Punkte; Wände: groß muss, klein darf, Punkt darf nicht; Kosten; Wirkung; * ist blau):
sketch-caves = Räume in den Höhlen:
sketch-no-cost = nichts
sketch-tiles = Aktionsplättchen (x: genommen):
sketch-face-down = { "  " }verdeckt { $group ->
    [g2] (2 Züge)
    [g3] (3 Züge)
   *[g4] (4 Züge)
 }: { $tiles }
sketch-turn = { $who } führt { $tile } aus.
sketch-unseen = Noch im Fels oder im Stapel: { $rooms }
sketch-round = Runde { $round } von { $rounds }, je { $turns } Züge. Wände im Vorrat: { $walls }.
sketch-round-solo = Runde { $round } von { $rounds }, { $turns } Züge. Wände im Vorrat: { $walls }. Räume im Stapel: { $stack }.

## Das Bild

picture-tiles = Aktionsplättchen
picture-tiles-later = Aktionsplättchen, die Runde für Runde aufgedeckt werden
picture-rooms = Räume: Punkte, Wände, Kosten und Wirkung
picture-legend = Dicke Seite: Wand nötig. Gestrichelte Seite: Wand erlaubt.
picture-points = { $points ->
    [one] Punkt
   *[other] Punkte
 }
picture-furnished = { $rooms } von { $spaces } Feldern eingerichtet
describe-round = Runde { $round }, je { $turns } Züge.
describe-takes = { $who } nimmt ein Aktionsplättchen.
describe-prepared = Das Nächste wird gezogen.
describe-goal = Das Ziel sind { $points } Punkte.
describe-outstanding = Mehr als { $points } Punkte sind hervorragend.
describe-tile = { $tile } ({ $lies ->
    [open] frei
    [taken] genommen
    [down] verdeckt
   *[out] nicht im Spiel
 }): { $effect }
describe-room = { $room }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }, Kosten { $cost }; Wände nötig: { $must }{ $any ->
    [yes] ; Wände erlaubt: { $may }
   *[no] { "" }
 } (der Raum darf gedreht werden). { $colour ->
    [blue] Wirkt immer:
   *[orange] Wenn genutzt:
 } { $effect }
describe-furnished = { $space }: { $room }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }: { $effect }
describe-rock = { $space }: Fels mit verdecktem Raum{ $food ->
    [0] { "" }
   *[other] , darunter { $food } Nahrung
 }
describe-cavern = { $space }: leere Höhle{ $any ->
    [yes] , Wände: { $walls }
   *[no] , keine Wände
 }
describe-wall = Wand auf { $edge }
describe-edge = Keine Wand auf { $edge }
describe-supply = Wände im Vorrat: { $walls }
describe-stack = Räume im Stapel: { $stack }
describe-cavern-free = Die Zusatzhöhle bekommt, wer zuerst seinen Höhlenplan füllt.
describe-cavern-owned = { $who } hat die Zusatzhöhle.
describe-start-player = Startspieler
describe-winner = { $who } gewinnt.
side-N = Norden
side-E = Osten
side-S = Süden
side-W = Westen

## Wie das Spiel ausging

ending-points = Die höhere Punktzahl gewinnt.
ending-best_room = Die Punkte sind gleich; der wertvollste einzelne Raum entscheidet.
ending-draw = Punkte und wertvollste Räume sind gleich: unentschieden.
ending-below_goal = Das Ziel sind { $target } Punkte, mehr als { $outstanding } sind hervorragend: diesmal nicht erreicht.
ending-goal = Das Ziel von { $target } Punkten ist erreicht. Mehr als { $outstanding } wären hervorragend.
ending-outstanding = Das Ziel von { $target } Punkten ist erreicht, und mehr als { $outstanding } Punkte sind hervorragend.

## Wie die Teile eines Zuges heißen

part-verb-take = Aktionsplättchen nehmen
part-verb-gain = Waren erhalten
part-verb-trade = Tauschen
part-verb-barter = Verschiedene Waren tauschen
part-verb-replenish = Waren auffüllen
part-verb-build = Wand bauen
part-verb-raze = Wand abreißen
part-verb-dig = Aushöhlen
part-verb-furnish = Einrichten
part-verb-rooms = Räume nutzen
part-verb-use = Raum nutzen
part-verb-collect = Waren abholen
part-verb-done = Den Raum verlassen
part-verb-stop = Keine weiteren Räume nutzen
part-verb-exchange = Gegen Nahrung tauschen
part-verb-cavern = Zusatzhöhle auslegen
part-verb-end = Zug beenden
part-verb-start = Startspieler
part-verb-remove = Raum entfernen
part-verb-turn = Aktionsplättchen aufdecken
part-verb-uncover = Raum freilegen
part-verb-reveal = Raum aufdecken
part-tile-cultivation = { tile-cultivation }
part-tile-housework = { tile-housework }
part-tile-excavation = { tile-excavation }
part-tile-undergrowth = { tile-undergrowth }
part-tile-furnishing = { tile-furnishing }
part-tile-masonry = { tile-masonry }
part-tile-undermining = { tile-undermining }
part-tile-expansion = { tile-expansion }
part-tile-breach = { tile-breach }
part-tile-drift_mining = { tile-drift_mining }
part-tile-expedition = { tile-expedition }
part-tile-renovation = { tile-renovation }
part-room-shelf = { room-shelf }
part-room-spinning_wheel = { room-spinning_wheel }
part-room-tunnel = { room-tunnel }
part-room-grindstone = { room-grindstone }
part-room-food_corner = { room-food_corner }
part-room-parlor = { room-parlor }
part-room-warehouse = { room-warehouse }
part-room-stall = { room-stall }
part-room-sacrificial_altar = { room-sacrificial_altar }
part-room-storeroom = { room-storeroom }
part-room-weaving_room = { room-weaving_room }
part-room-furniture_workshop = { room-furniture_workshop }
part-room-gold_vein = { room-gold_vein }
part-room-junction_room = { room-junction_room }
part-room-digging_cave = { room-digging_cave }
part-room-bakehouse = { room-bakehouse }
part-room-state_room = { room-state_room }
part-room-secret_chamber = { room-secret_chamber }
part-room-treasury = { room-treasury }
part-room-prospecting_site = { room-prospecting_site }
part-room-retting_room = { room-retting_room }
part-room-equipment_room = { room-equipment_room }
part-room-wood_storeroom = { room-wood_storeroom }
part-room-dungeon = { room-dungeon }
part-room-cave_entrance = { room-cave_entrance }
part-good-wood = { good-wood }
part-good-stone = { good-stone }
part-good-emmer = { good-emmer }
part-good-flax = { good-flax }
part-good-food = { good-food }
part-good-gold = { good-gold }
part-fee-free = ohne Gebühr
part-fee-wood = bezahlt mit { good-wood }
part-fee-stone = bezahlt mit { good-stone }
part-fee-emmer = bezahlt mit { good-emmer }
part-fee-flax = bezahlt mit { good-flax }
part-fee-food = bezahlt mit { good-food }
part-fee-gold = bezahlt mit { good-gold }
part-option-1a = Option 1a
part-option-1b = Option 1b
part-option-2a = Option 2a
part-option-2b = Option 2b
part-option-3a = Option 3a
part-option-3b = Option 3b
part-space-r0c0 = r0c0 (erste Reihe, links)
part-space-r0c1 = r0c1 (erste Reihe, Mitte)
part-space-r1c0 = r1c0 (zweite Reihe, links)
part-space-r1c1 = r1c1 (zweite Reihe, Mitte)
part-space-r2c0 = r2c0 (dritte Reihe, links)
part-space-r2c1 = r2c1 (dritte Reihe, Mitte)
part-space-r3c0 = r3c0 (vierte Reihe, links)
part-space-r3c1 = r3c1 (vierte Reihe, Mitte)
part-space-r4c0 = r4c0 (fünfte Reihe, links)
part-space-r4c1 = r4c1 (fünfte Reihe, Mitte)
part-space-r4c2 = r4c2 (fünfte Reihe, rechts)
part-space-extra = Zusatzhöhle
part-edge-e01 = e01 (erste Reihe, zwischen links und Mitte)
part-edge-e02 = e02 (links, zwischen erster und zweiter Reihe)
part-edge-e03 = e03 (Mitte, zwischen erster und zweiter Reihe)
part-edge-e04 = e04 (zweite Reihe, zwischen links und Mitte)
part-edge-e05 = e05 (links, zwischen zweiter und dritter Reihe)
part-edge-e06 = e06 (Mitte, zwischen zweiter und dritter Reihe)
part-edge-e07 = e07 (dritte Reihe, zwischen links und Mitte)
part-edge-e08 = e08 (links, zwischen dritter und vierter Reihe)
part-edge-e09 = e09 (Mitte, zwischen dritter und vierter Reihe)
part-edge-e10 = e10 (vierte Reihe, zwischen links und Mitte)
part-edge-e11 = e11 (links, zwischen vierter und fünfter Reihe)
part-edge-e12 = e12 (Mitte, zwischen vierter und fünfter Reihe)
part-edge-e13 = e13 (fünfte Reihe, zwischen links und Mitte)
part-edge-e14 = e14 (fünfte Reihe, zwischen Mitte und rechts)
part-edge-xN = xN (Nordseite der Zusatzhöhle)
part-edge-xE = xE (Ostseite der Zusatzhöhle)
part-edge-xS = xS (Südseite der Zusatzhöhle)
part-edge-xW = xW (Westseite der Zusatzhöhle)
part-cavern-two_walls = mit zwei Wänden
part-cavern-three_walls = mit drei Wänden

## Was geschehen ist

event-start-player = { $who } beginnt.
event-room-removed = { $room } ist nicht im Spiel.
event-round-began = Runde { $round } beginnt mit je { $turns } Zügen.
event-tile-turned = { $tile } wird aufgedeckt.
event-tile-taken = { $who } nimmt { $tile }.
event-paid = { $who } zahlt { $goods }.
event-received = { $who } erhält { $goods }.
event-lost = { $who } hat keinen Platz für { $goods }.
event-replenished = { $who } füllt { $goods } auf mindestens { $to } auf.
event-exchanged = { $who } tauscht { $good } gegen Nahrung.
event-wall-built = { $who } baut eine Wand auf { $edge }.
event-wall-razed = { $who } reißt die Wand auf { $edge } ab.
event-excavated = { $who } höhlt { $space } aus.
event-room-uncovered = { $room } wird gefunden und kommt in die Auslage.
event-room-revealed = { $room } kommt vom Stapel in die Auslage.
event-furnished = { $who } richtet { $room } auf { $space } ein.
event-room-action-began = { $who } beginnt, { $rooms ->
    [one] einen Raum
   *[other] { $rooms } Räume
 } zu nutzen.
event-room-used = { $who } nutzt { $room }.
event-room-reacted = { $room } von { $who } wirkt.
event-cavern-won = { $who } hat den Höhlenplan gefüllt und erhält die Zusatzhöhle.
event-side-chosen = { $who } legt die Seite mit { $side ->
    [two_walls] zwei Wänden
   *[three_walls] drei Wänden
 } nach oben.
event-room-left = { $who } verlässt { $room }.
event-room-action-stopped = { $who } nutzt keine weiteren Räume.
event-turn-ended = { $who } beendet den Zug.
event-round-ended = Runde { $round } endet; die Plättchen kommen zurück.
event-game-ended = Das Spiel ist zu Ende.

## Warum nicht

rule-not-your-turn = Du bist nicht am Zug; die Spieler ziehen abwechselnd.
rule-take-tile-first = Nimm zuerst ein Aktionsplättchen.
rule-choose-side-first = Du hast deinen Höhlenplan gefüllt: Wähle zuerst die Seite der Zusatzhöhle.
rule-second-excavation-first = Du hast dich für zwei Höhlen entschieden: Höhle zuerst noch die zweite aus.
rule-one-tile-each-turn = Du hast dein Plättchen für diesen Zug schon genommen; nutze es oder beende den Zug.
rule-no-side-to-choose = Du hast die Zusatzhöhle nicht gerade erhalten; sie geht an den, der zuerst seinen Höhlenplan füllt.
rule-no-second-excavation = Es gibt jetzt keine zweite Höhle auszuhöhlen; nenne die Option, mit der du gräbst, etwa 1a.
rule-finish-room = Nutze zuerst den Raum zu Ende, in dem du gerade bist.
rule-finish-room-action = Beende zuerst die Raumaktion: Nutze einen Raum oder höre auf.
rule-no-room-action = Räume werden in einer Raumaktion genutzt; beginne zuerst eine.
rule-not-in-room = Du bist in keinem Raum, den du verlassen könntest.
rule-tile-not-played = Dieses Plättchen gehört nicht zum Solospiel.
rule-tile-face-down = Dieses Plättchen ist noch verdeckt.
rule-tile-taken = Dieses Plättchen wurde in dieser Runde genommen; am Ende der Runde kommt es zurück.
rule-tile-needs-more-gold = Dieses Plättchen darfst du nur mit mehr Gold als dein Gegner nehmen.
rule-no-such-option = Diese Option gibt es hier nicht; sieh dir die Teile und ihre Buchstaben an.
rule-block-done = Dieser Teil ist schon ausgeführt; jeder Teil nur einmal und nur eine seiner Optionen.
rule-other-operation = Diese Option bewirkt etwas anderes, oder dazu muss noch etwas genannt werden.
rule-too-many-for-gain = Du hast schon zu viel davon; das bekommt nur, wer weniger hat.
rule-good-not-offered = Diese Ware steht nicht zur Wahl.
rule-good-not-replenished = Diese Ware kann hier nicht aufgefüllt werden.
rule-price-not-offered = Das ist keiner der Preise; wähle einen, ohne zu mischen.
rule-wrong-kinds = Nenne so viele verschiedene Waren, wie der Raum verlangt, und nur solche, die er annimmt.
rule-no-wall-in-supply = Im Vorrat ist keine Wand mehr.
rule-edge-not-yours = Auf dieser Kante darfst du nicht bauen: Sie ist keine offene Seite einer eigenen Zusatzhöhle.
rule-edge-has-wall = Auf dieser Kante steht schon eine Wand.
rule-no-wall-there = Dort hast du keine Wand gebaut; nur eigene gebaute Wände können abgerissen werden.
rule-not-face-down = Nur verdeckte Räume deines Höhlenplans können ausgehöhlt werden.
rule-not-reachable = Kein Weg führt von der Eingangshöhle dorthin: Wände oder verdeckte Räume sind dazwischen.
rule-behind-tiles = Verdeckte Räume sind dazwischen; nur Wände können durchquert werden.
rule-no-second-tile = Danach könnte keine zweite Höhle ausgehöhlt werden; höhle nur eine aus.
rule-not-on-display = Dieser Raum liegt nicht in der Auslage.
rule-fee-not-offered = So kann die Gebühr nicht bezahlt werden; sieh dir das Plättchen an.
rule-space-not-empty = Das Feld muss leer sein und dir gehören.
rule-too-few-orange = Du musst immer mehr orangefarbene als blaue Räume haben; richte zuerst noch einen orangefarbenen Raum ein.
rule-walls-do-not-fit = Die Wände des Feldes passen nicht zum Raum, wie du ihn auch drehst.
rule-cannot-furnish = Du kannst Gebühr und Kosten des Raums nicht zusammen bezahlen.
rule-room-not-yours = Dieser Raum liegt nicht in deiner Höhle.
rule-room-is-blue = Blaue Räume werden nicht genutzt; sie wirken von selbst.
rule-room-used = Diesen Raum hast du in diesem Zug schon genutzt.
rule-room-useless = In diesem Raum ist jetzt nichts ausführbar.
rule-trade-other-tile = Dieser Tausch gehört zu einem anderen Aktionsplättchen.
rule-trade-done = Diesen Tausch hast du in diesem Zug schon gemacht.
rule-nothing-to-collect = Bei diesem Raum gibt es jetzt nichts abzuholen.
rule-use-room-first = Nutze mindestens einen Raum, bevor du aufhörst; die Eingangshöhle geht immer.
rule-carry-out-first = Führe in diesem Raum etwas aus, bevor du ihn verlässt.
rule-cannot-pay = Du kannst den Preis nicht bezahlen.
rule-no-exchange = Nur Emmer, Flachs und Gold können gegen Nahrung getauscht werden.
rule-nothing-to-exchange = Davon hast du nichts zum Tauschen.
rule-exchange-spoils-room = Nach diesem Tausch könntest du in dem Raum, den du nutzt, nichts mehr ausführen.
