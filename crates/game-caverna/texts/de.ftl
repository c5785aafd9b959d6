# Caverna: Höhle gegen Höhle auf Deutsch.

game-name = Caverna: Höhle gegen Höhle
game-about = Zwei Zwergenstämme graben ihre Höhlen aus, richten Räume ein und nutzen abwechselnd dieselben wenigen Aktionen; auch allein spielbar. Ein Spiel dauert etwa eine halbe Stunde; die Regeln sind leicht bis mittelschwer.
game-reconstructed = In diesem Programm ist nichts nachgebildet: Plättchen und Spielpläne wurden von Fotos abgelesen und mit anderen Umsetzungen verglichen. Nur für die Form der Zusatzhöhle mit zwei Wänden gibt es eine einzige Quelle.
seat-name = Spieler { $seat ->
    [0] A
   *[other] B
 }

## Optionen

option-start_player = Wer beginnt: eine bestimmte Person, oder das Los entscheidet.
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
tile-undermining = Untergraben
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

# Dinge hintereinander, mit einem Wort vor dem letzten.
and = { $list } und { $item }
or = { $list } oder { $item }
# Eine Möglichkeit eines Plättchens oder Raums mit ihrem Wort in der Notation, für das Terminal.
coded-option = { $option } { $effect }
# Die eine Möglichkeit oder die andere.
other-option = { $list }, oder { $item }
# Noch etwas hinter dem Vorigen.
other-block = { $list }; { $item }
do-gain = { $goods } erhalten
do-gain-if-fewer = { $goods } erhalten, wenn du weniger als { $fewer } hast
do-trade = { $price } gegen { $goods } tauschen
do-trade-distinct = { $kinds } verschiedene Waren gegen { $goods } tauschen
do-replenish-one = { $goods } auf { $to } auffüllen
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
do-furnish = eine Höhle ohne Gebühr einrichten
do-furnish-per-dwarf = eine Höhle für { $food } Nahrung je Zwerg einrichten
do-furnish-for = eine Höhle für { $fee } einrichten
do-use-rooms = { $count ->
    [one] 1 Raum
   *[other] bis zu { $count } Räume
 } nutzen
do-extra-room = { $count } mehr nutzen
blue-trade = in einem Zug mit „{ $tile }“ darfst du { $price } gegen { $goods } tauschen
blue-gain-on-good = jedes Mal, wenn du { $min } bis { $max } { $good } auf einmal erhältst, erhältst du auch { $goods }
blue-extra-rooms = bei einer Aktion für { $counts } Räume { $extra } mehr nutzen
blue-gain-on-rooms = bei einer Aktion für { $counts } Raum auch { $goods } erhalten
blue-gain-on-wall = jedes Mal, wenn du eine Wand baust, { $goods } erhalten
# Die Wände, die ein Raum verlangt.
walls = Wände: { $must ->
    [none] keine nötig
    [one] eine
    [opposite] zwei, die einander gegenüberliegen
    [corner] zwei über Eck
    [three] drei
   *[four] auf allen vier Seiten
 }{ $may ->
    [0] { "" }
    [one] , eine weitere { $beside ->
        [yes] daneben ist erlaubt
       *[no] ist erlaubt
     }
   *[other] , { $may } weitere { $beside ->
        [yes] daneben sind erlaubt
       *[no] sind erlaubt
     }
 }{ $open ->
    [0] { "" }
    [one] , die übrige Seite offen
   *[other] , die übrigen { $open } Seiten offen
 }. Der Raum darf gedreht werden.
fee-of = für { $goods } Gebühr

## Die Zeichnung im Terminal

sketch-player = { $who }: { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
 }; { $goods }{ $marker ->
    [yes] ; Startspieler
   *[no] { "" }
 }
sketch-display = Räume in der Auslage (Punkte; Wände: groß nötig, klein erlaubt, Punkt nicht erlaubt; Kosten; Wirkung; * ist blau):
sketch-caves = Räume in den Höhlen:
sketch-no-cost = nichts
sketch-tiles = Aktionsplättchen (x: genommen):
sketch-face-down = { "  " }verdeckt { $group ->
    [g2] (2 Züge)
    [g3] (3 Züge)
   *[g4] (4 Züge)
 }: { $tiles }
sketch-turn = { $who } führt „{ $tile }“ aus.
sketch-unseen = Noch im Fels oder im Stapel: { $rooms }
sketch-round = Runde { $round } von { $rounds }, je { $turns } Züge. Wände im Vorrat: { $walls }.
sketch-round-solo = Runde { $round } von { $rounds }, { $turns } Züge. Wände im Vorrat: { $walls }. Räume im Stapel: { $stack }.

## Das Bild

picture-tiles = Aktionsplättchen
picture-tiles-later = Aktionsplättchen, jede Runde eins mehr
picture-rooms = Räume: Punkte, Wände, Kosten und Wirkung
picture-legend = Dicke Seite: Wand nötig. Gestrichelte Seite: Wand erlaubt.
picture-points = { $points ->
    [one] Punkt
   *[other] Punkte
 }
picture-furnished = { $rooms } von { $spaces } Feldern eingerichtet
describe-round = Runde { $round }: { $seats ->
    [one] { $turns } Züge
   *[other] je { $turns } Züge
 }.
describe-takes = { $who } nimmt ein Aktionsplättchen.
describe-prepared = Das nächste Plättchen wird gezogen.
describe-goal = Das Ziel sind { $points } Punkte.
describe-outstanding = Mehr als { $points } Punkte sind ein hervorragendes Ergebnis.
describe-tile = { $tile } ({ $lies ->
    [open] frei
    [taken] genommen
    [down] verdeckt
   *[out] nicht im Spiel
 }): { $effect }
describe-room = { $room }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }, Kosten: { $cost }. { $walls } { $colour ->
    [blue] Wirkt immer:
   *[orange] Bei Nutzung:
 } { $effect }
describe-furnished = { $space }: { $room }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }: { $effect }
describe-rock = { $space }: Fels mit verdecktem Raum{ $food ->
    [0] { "" }
   *[other] , darunter { $food } Nahrung
 }
describe-cavern = { $space }: leere Höhle, { $any ->
    [yes] Wände: { $walls }
   *[no] keine Wände
 }
describe-wall = Wand: { $edge }
describe-supply = Wände im Vorrat: { $walls }
describe-stack = Räume im Stapel: { $stack }
describe-cavern-free = Die Zusatzhöhle geht an die Person, deren Höhlenplan zuerst voll ist.
describe-cavern-owned = { $who } hat die Zusatzhöhle.
describe-start-player = Startspieler
describe-winner = { $who } gewinnt.
side-N = oben
side-E = rechts
side-S = unten
side-W = links

## Wie das Spiel ausging

ending-points = Die höhere Punktzahl gewinnt.
ending-best_room = Gleich viele Punkte: Der wertvollste einzelne Raum entscheidet.
ending-draw = Gleich viele Punkte und gleich wertvolle beste Räume: unentschieden.
ending-below_goal = Das Ziel von { $target } Punkten ist diesmal nicht erreicht. (Mehr als { $outstanding } wären hervorragend.)
ending-goal = Du hast das Ziel von { $target } Punkten erreicht! Mehr als { $outstanding } wären hervorragend.
ending-outstanding = Du hast das Ziel von { $target } Punkten erreicht, und mehr als { $outstanding }: ein hervorragendes Ergebnis!
points-orange = Orangefarbene Räume
points-blue = Blaue Räume
points-gold = Gold
counted-room = Eingerichtete Räume
counted-tile = Genommene Aktionsplättchen

## Warum ein Zug besser ist

reason-course = Zeit, die noch bleibt
reason-score = Bisherige Punkte
reason-goods = Waren im Vorrat
reason-space = Platz und Wände in der Höhle
reason-display = Räume in der Auslage
reason-plans = Räume, die als Nächstes eingerichtet werden
reason-use = Nutzen der Räume jetzt
reason-engine = Nutzen der Räume in den nächsten Zügen
reason-tiles = Kommende Aktionsplättchen
reason-turn = Rest des Zuges
reason-rooms = Räume in der Höhle

## Was gefragt wird

prompt-take = Nimm ein Aktionsplättchen: Zug { $turn } von { $turns } in dieser Runde
prompt-tile = { $left ->
    [0] „{ $tile }“ ist erledigt: Beende deinen Zug
   *[other] Führe „{ $tile }“ aus: noch { $left } von { $of } Aktionen
 }
prompt-rooms = Nutze einen Raum: noch { $left }
prompt-room = { $begun ->
    [yes] { $room }: Mach weiter, oder du bist mit diesem Raum fertig
   *[no] { $room }: Wähle, was du tust
 }
prompt-second = Wähle die zweite Höhle, die du aushöhlst
prompt-side = Dein Höhlenplan ist voll: Wähle die Seite der Zusatzhöhle
ask-take = Wähle ein Aktionsplättchen
ask-gain = Wähle, was du erhältst
ask-gain-option = Wähle eine Ware
ask-trade = Wähle einen Tausch
ask-trade-option = Wähle, was du zahlst
ask-barter-option = Wähle verschiedene Waren, die du zahlst
ask-barter-option-good = Wähle eine weitere Ware, die du zahlst
ask-replenish-option = Wähle die Ware, die du auffüllst
ask-build-option = Wähle, wo die Wand steht
ask-raze-option = Wähle die Wand, die du abreißt
ask-dig = Wähle, was du aushöhlst
ask-dig-option = Wähle die Höhle, die du aushöhlst
ask-furnish = Wähle, für welche Gebühr du einrichtest
ask-furnish-option = Wähle, womit du die Gebühr zahlst
ask-furnish-option-fee = Wähle einen Raum aus der Auslage
ask-furnish-option-fee-room = Wähle die Höhle für diesen Raum
ask-rooms-option = Nutze einen Raum, oder hole zuerst Waren ab
ask-exchange = Wähle, was du gegen Nahrung tauschst
ask-use = Wähle einen Raum in deiner Höhle
ask-cavern = Wähle die Seite, die oben liegt
ask-rooms-option-use = { ask-use }
ask-gain-cave_entrance = { ask-gain-option }
ask-replenish-shelf = { ask-replenish-option }
ask-barter-junction_room = { ask-barter-option }
ask-barter-junction_room-good = { ask-barter-option-good }
ask-dig-digging_cave = { ask-dig-option }
ask-use-room-gain = { ask-gain }
ask-use-room-trade = { ask-trade }
ask-use-room-gain-cave_entrance = { ask-gain-option }
ask-use-room-replenish-shelf = { ask-replenish-option }
ask-use-room-barter-junction_room = { ask-barter-option }
ask-use-room-barter-junction_room-good = { ask-barter-option-good }
ask-use-room-dig-digging_cave = { ask-dig-option }
ask-rooms-option-use-room-gain = { ask-gain }
ask-rooms-option-use-room-trade = { ask-trade }
ask-rooms-option-use-room-gain-cave_entrance = { ask-gain-option }
ask-rooms-option-use-room-replenish-shelf = { ask-replenish-option }
ask-rooms-option-use-room-barter-junction_room = { ask-barter-option }
ask-rooms-option-use-room-barter-junction_room-good = { ask-barter-option-good }
ask-rooms-option-use-room-dig-digging_cave = { ask-dig-option }

## Was die Dinge sind

card-verb-take = Nimm ein Aktionsplättchen und führe seine Aktionen aus, so viele du willst und in beliebiger Reihenfolge. Niemand sonst kann es in dieser Runde nehmen.
card-verb-gain = Du erhältst die Waren, jede bis zu ihrer Obergrenze.
card-verb-trade = Du zahlst alles links vom Pfeil und erhältst alles rechts davon.
card-verb-barter = Du zahlst je 1 von verschiedenen Waren.
card-verb-replenish = Waren unter der Zahl werden auf sie aufgefüllt; du verlierst nie Waren.
card-verb-build = Nimm eine Wand aus dem Vorrat und stelle sie zwischen zwei Felder deiner Höhle. Räume brauchen Wände.
card-verb-raze = Lege eine deiner gebauten Wände in den Vorrat zurück und erhalte die Waren. Deine Räume bleiben liegen.
card-verb-dig = Decke einen verdeckten Raum auf, der von der Eingangshöhle aus erreichbar ist, und lege ihn in die Auslage. Das Feld ist dann eine leere Höhle.
card-verb-furnish = Lege einen Raum aus der Auslage in eine leere Höhle, deren Wände passen. Du zahlst die Gebühr der Aktion und die Kosten des Raums.
card-verb-rooms = Nutze orangefarbene Räume deiner Höhle, jeden höchstens einmal im Zug.
card-verb-use = Führe mindestens eine Aktion eines Raums deiner Höhle aus.
card-verb-collect = Nimm gleich, was der blaue Raum bringt, bevor du einen Raum nutzt. Sonst erhältst du es danach.
card-verb-done = Verzichte auf den Rest dieses Raums.
card-verb-stop = Verzichte auf die Räume, die du noch nutzen könntest.
card-verb-exchange = In deinem Zug darfst du jederzeit Waren gegen Nahrung tauschen, eine nach der anderen.
card-verb-cavern = Wähle, welche Seite der Zusatzhöhle oben liegt. Sie ist eine leere Höhle, die dir gehört.
card-verb-end = Verzichte auf den Rest des Aktionsplättchens. Danach beginnt der nächste Zug.
card-option-open = In diesem Zug noch nicht ausgeführt.
card-option-done = In diesem Zug schon ausgeführt.
card-option-room = Eine Aktion des Raums „{ $room }“.
card-cavern = Natürliche Wände: { $walls }. Hier können Wände gebaut werden: { $open }.
card-fee = Was die Aktion kostet, zusätzlich zu den Kosten des Raums.
card-tile-does = { $blocks ->
    [one] Einmal: { $effect }.
   *[other] In beliebiger Reihenfolge, jedes höchstens einmal: { $effect }.
 }
card-tile-fee = Eine Gebühr je Zwerg beträgt in dieser Runde { $fee }.
card-tile-gold = Nehmen darfst du es nur mit mehr Gold als die andere Person. Jetzt: { $gold }.
card-tile-in-use = { $who } führt es gerade aus.
card-tile-open = Es kann genommen werden.
card-tile-taken = Es wurde in dieser Runde genommen und kommt am Ende der Runde zurück.
card-tile-out = Im Solospiel wird es nicht gebraucht.
card-tile-face-down = Noch verdeckt; es wird { $several ->
    [yes] in einer der Runden { $first } bis { $last }
   *[no] in Runde { $first }
 } aufgedeckt.
card-tile-left = { $any ->
    [yes] Noch zu tun: { $effect }.
   *[no] Alles darauf ist erledigt.
 }
card-room-offer = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }, Kosten: { $cost }; { $effect }
card-room-orange = Bei Nutzung: { $effect }.
card-room-blue = Wirkt immer: { $effect }.
card-room-points = { $points ->
    [0] Keine Punkte wert.
    [one] 1 Punkt wert.
   *[other] { $points } Punkte wert.
 }
card-room-cost = Kosten, zusätzlich zur Gebühr des Aktionsplättchens: { $cost }.
card-room-display = In der Auslage: Ihr könnt beide eine Höhle damit einrichten.
card-room-display-solo = In der Auslage: Du kannst eine Höhle damit einrichten.
card-room-fits = { $any ->
    [yes] Passt bei { $who }: { $spaces }.
   *[no] Passt bei { $who } in keine leere Höhle.
 }
card-room-owned = In der Höhle von { $who } ({ $space }).
card-room-in-use = Wird gerade genutzt.
card-room-used = In diesem Zug genutzt.
card-room-unused = In diesem Zug noch nicht genutzt.
card-room-removed = Nicht in diesem Spiel.
card-room-unseen = { $stack ->
    [yes] Noch nicht gesehen: Er liegt verdeckt im Fels oder im Stapel.
   *[no] Noch nicht gesehen: Er liegt verdeckt im Fels.
 }
card-of = In der Höhle von { $who }.
card-space-rock = Hier liegt ein verdeckter Raum.{ $food ->
    [0] { "" }
   *[other] { " " }Das Aushöhlen bringt { $food } Nahrung.
 }
card-space-found = +{ $goods }
card-space-reach = { $reachable ->
    [yes] Er ist von der Eingangshöhle aus erreichbar und kann ausgehöhlt werden.
   *[no] Er ist jetzt nicht erreichbar: Wände oder verdeckte Räume sind im Weg.
 }
card-space-empty = { $any ->
    [yes] Eine leere Höhle. Wände: { $walls }.
   *[no] Eine leere Höhle ohne Wände.
 }
card-space-fits = { $any ->
    [yes] Passende Räume in der Auslage: { $rooms }.
   *[no] Kein Raum der Auslage passt.
 }
card-edge-wall = Eine gebaute Wand: Sie zählt für die Felder auf beiden Seiten und versperrt den Weg.
card-edge-open = Keine Wand: Der Weg ist frei. Hier kann eine Wand gebaut werden.
card-good-have = { $who } hat { $amount }; die Obergrenze ist { $limit }.
card-good-exchange = Jederzeit in deinem Zug: { $paid } gegen { $goods }.
card-good-points = { $points ->
    [0] Am Ende keine Punkte wert.
    [one] Am Ende je 1 Punkt wert.
   *[other] Am Ende je { $points } Punkte wert.
 }
card-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
card-panel-goods = { $any ->
    [yes] Waren: { $goods }.
   *[no] Keine Waren.
 }
card-panel-rooms = Orangefarbene Räume: { $orange }. Blaue Räume: { $blue }. Es müssen immer mehr orangefarbene sein.
card-score = Punkte von { $who }
card-start-player = { $who } beginnt diese Runde.
card-start-passes = Am Ende jeder Runde wandert der Wimpel zur anderen Person.
card-round = Runde { $round } von { $rounds }
card-round-now = Runde { $round } von { $rounds }.
card-round-turns = { $seats ->
    [one] { $turns } Züge.
   *[other] Je { $turns } Züge.
 }
card-round-fee = Eine Gebühr von 1 Nahrung je Zwerg beträgt { $turns } Nahrung.
card-round-when = { $when ->
    [past] Diese Runde ist vorbei.
    [now] Diese Runde läuft.
   *[later] Diese Runde kommt noch; dann wird ein weiteres Aktionsplättchen aufgedeckt.
 }
card-supply-walls = Ist der Vorrat leer, kann niemand eine Wand bauen, bis eine abgerissen wird.
card-supply-cavern = Sie ist ein weiteres Feld, schon ausgehöhlt, mit zwei oder drei natürlichen Wänden.
card-supply-stack = In einem Zug, in dem du genau eine Höhle aushöhlst, kommt der oberste Raum des Stapels in die Auslage.

## Die Zeichen

sign-wood = Holz
sign-wood-text = Eine Ware, mit der du Räume bezahlst.
sign-stone = Stein
sign-stone-text = Eine Ware, mit der du Räume bezahlst.
sign-emmer = Emmer
sign-emmer-text = Eine alte Getreidesorte. In deinem Zug jederzeit gegen Nahrung tauschbar.
sign-flax = Flachs
sign-flax-text = Wird versponnen und verwebt. In deinem Zug jederzeit gegen Nahrung tauschbar.
sign-food = Nahrung
sign-food-text = Damit bezahlst du das Einrichten und manche anderen Aktionen.
sign-gold = Gold
sign-gold-text = Am Ende je einen Punkt wert. Bezahlt Räume und ist gegen Nahrung tauschbar.
sign-arrow = Pfeil
sign-arrow-text = Zahle, was links steht, und du bekommst, was rechts steht.
sign-raise = Pfeil nach oben
sign-raise-text = Fülle die Waren auf diese Zahl auf, wenn du weniger hast.
sign-different = Verschiedene Waren
sign-different-text = Je eine von verschiedenen Waren deiner Wahl.
sign-wall = Wand
sign-wall-text = Eine gebaute Wand; mit Plus: Baue eine.
sign-razed = Abgerissene Wand
sign-razed-text = Reiße eine deiner Wände ab.
sign-pick = Spitzhacke
sign-pick-text = Höhle eine Höhle aus. In der Übersicht der Räume: noch im Fels.
sign-through = Pfeil durch eine Wand
sign-through-text = Gebaute Wände hindern bei diesem Aushöhlen nicht.
sign-furnish = Eingerichtete Höhle
sign-furnish-text = Richte eine Höhle mit einem Raum aus der Auslage ein.
sign-dwarf = Zwerg
sign-dwarf-text = In dieser Runde für alle ein Zug je Zwerg. Manche Gebühr gilt je Zwerg.
sign-plus = Plus
sign-plus-text = Das erhältst du.
sign-slash = Kleiner Schrägstrich
sign-slash-text = Wähle eines davon.
sign-block = Dünne Linie
sign-block-text = Trennt Aktionen: Führe beliebige davon aus, in beliebiger Reihenfolge, jede einmal.
sign-choice = Langer schräger Schnitt
sign-choice-text = Führe die eine oder die andere Seite aus, nicht beide.
sign-rooms = Zahl der Räume
sign-rooms-text = Nutze bis zu so viele verschiedene orangefarbene Räume deiner Höhle.
sign-orange = Orangefarbener Raum
sign-orange-text = Wirkt, wenn du ihn nutzt. Du musst immer mehr orangefarbene als blaue Räume haben.
sign-blue = Blauer Raum
sign-blue-text = Wirkt von selbst, sobald seine Bedingung eintritt.
sign-points = Punkte
sign-points-text = Was ein Raum am Ende wert ist.
sign-must = Dicke Seite
sign-must-text = Auf dieser Seite des Feldes muss eine Wand sein.
sign-may = Gestrichelte Seite
sign-may-text = Auf dieser Seite darf eine Wand sein. Auf Seiten ohne Strich darf keine sein.
sign-used = Haken
sign-used-text = Dieser Raum wurde in diesem Zug genutzt.
sign-pennant = Wimpel
sign-pennant-text = Startspieler der Runde.
sign-cavern = Zusatzhöhle
sign-cavern-text = Geht an die Person, deren Höhlenplan zuerst voll ist.
sign-seat = Schild und Scheibe
sign-seat-text = Die Zeichen der beiden Spieler.

## Wie die Teile eines Zuges heißen

part-verb-take = Aktionsplättchen nehmen
part-verb-gain = Waren erhalten
part-verb-trade = Tauschen
part-verb-barter = Verschiedene Waren tauschen
part-verb-replenish = Waren auffüllen
part-verb-build = Wand bauen
part-verb-raze = Wand abreißen
part-verb-dig = Aushöhlen
part-verb-furnish = Höhle einrichten
part-verb-rooms = Räume nutzen
part-verb-use = Raum nutzen
part-verb-collect = Waren gleich abholen
part-verb-done = Mit diesem Raum fertig
part-verb-stop = Keine weiteren Räume nutzen
part-verb-exchange = Gegen Nahrung tauschen
part-verb-cavern = Seite der Zusatzhöhle wählen
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
part-fee-wood = Gebühr in { good-wood }
part-fee-stone = Gebühr in { good-stone }
part-fee-emmer = Gebühr in { good-emmer }
part-fee-flax = Gebühr in { good-flax }
part-fee-food = Gebühr in { good-food }
part-fee-gold = Gebühr in { good-gold }
part-option-1a = erste Aktion
part-option-1b = erste Aktion, zweite Möglichkeit
part-option-2a = zweite Aktion
part-option-2b = zweite Aktion, zweite Möglichkeit
part-option-3a = dritte Aktion
part-option-3b = dritte Aktion, zweite Möglichkeit
part-space-r0c0 = erste Reihe, links
part-space-r0c1 = erste Reihe, Mitte
part-space-r1c0 = zweite Reihe, links
part-space-r1c1 = zweite Reihe, Mitte
part-space-r2c0 = dritte Reihe, links
part-space-r2c1 = dritte Reihe, Mitte
part-space-r3c0 = vierte Reihe, links
part-space-r3c1 = vierte Reihe, Mitte
part-space-r4c0 = fünfte Reihe, links
part-space-r4c1 = fünfte Reihe, Mitte
part-space-r4c2 = fünfte Reihe, rechts
part-space-extra = Zusatzhöhle
part-edge-e01 = erste Reihe, zwischen links und Mitte
part-edge-e02 = links, zwischen erster und zweiter Reihe
part-edge-e03 = Mitte, zwischen erster und zweiter Reihe
part-edge-e04 = zweite Reihe, zwischen links und Mitte
part-edge-e05 = links, zwischen zweiter und dritter Reihe
part-edge-e06 = Mitte, zwischen zweiter und dritter Reihe
part-edge-e07 = dritte Reihe, zwischen links und Mitte
part-edge-e08 = links, zwischen dritter und vierter Reihe
part-edge-e09 = Mitte, zwischen dritter und vierter Reihe
part-edge-e10 = vierte Reihe, zwischen links und Mitte
part-edge-e11 = links, zwischen vierter und fünfter Reihe
part-edge-e12 = Mitte, zwischen vierter und fünfter Reihe
part-edge-e13 = fünfte Reihe, zwischen links und Mitte
part-edge-e14 = fünfte Reihe, zwischen Mitte und rechts
part-edge-xN = Oberseite der Zusatzhöhle
part-edge-xE = rechte Seite der Zusatzhöhle
part-edge-xS = Unterseite der Zusatzhöhle
part-edge-xW = linke Seite der Zusatzhöhle
part-cavern-two_walls = mit zwei Wänden
part-cavern-three_walls = mit drei Wänden

## Was geschehen ist

event-start-player = { $who } beginnt.
event-room-removed = „{ $room }“ kommt aus dem Spiel.
event-round-began = Runde { $round } von { $rounds } beginnt: { $seats ->
    [one] { $turns } Züge
   *[other] je { $turns } Züge
 }.
event-tile-turned = „{ $tile }“ wird aufgedeckt.
event-tile-taken = { $who } nimmt „{ $tile }“.
event-received = { $who } erhält { $goods }.
event-lost = { $who } kann { $goods } nicht lagern und verliert die Waren.
event-traded = { $any ->
    [yes] { $who } tauscht { $paid } gegen { $goods }.
   *[no] { $who } zahlt { $paid }.
 }
event-replenished = { $any ->
    [yes] { $who } füllt { $kinds } auf mindestens { $to } auf und erhält { $goods }.
   *[no] { $who } hat von { $kinds } schon mindestens { $to } und erhält nichts.
 }
event-exchanged = { $any ->
    [yes] { $who } tauscht { $paid } gegen { $goods }.
   *[no] { $who } gibt { $paid } ab und erhält nichts.
 }
event-wall-built = { $who } baut eine Wand ({ $edge }).
event-wall-razed = { $who } reißt eine Wand ab ({ $edge }){ $any ->
    [yes] { " " }und erhält { $goods }
   *[no] { "" }
 }.
event-excavated = { $who } { $priced ->
    [yes] zahlt { $paid } und höhlt eine Höhle aus
   *[no] höhlt eine Höhle aus
 } ({ $space }){ $any ->
    [yes] { " " }und findet { $goods }
   *[no] { "" }
 }.
event-room-uncovered = „{ $room }“ wird freigelegt und kommt in die Auslage.
event-room-revealed = „{ $room }“ kommt vom Stapel in die Auslage.
event-furnished = { $who } richtet { $priced ->
    [yes] für { $paid }
   *[no] kostenlos
 } „{ $room }“ ein ({ $space }): { $points ->
    [one] +1 Punkt
   *[other] +{ $points } Punkte
 }.
event-room-action-began = { $who } darf { $rooms ->
    [one] 1 Raum
   *[other] bis zu { $rooms } Räume
 } nutzen.
event-rooms-added = Mit „{ $room }“ darf { $who } { $more ->
    [one] 1 Raum
   *[other] { $more } Räume
 } mehr nutzen.
event-room-used = { $who } nutzt „{ $room }“.
event-room-reacted = „{ $room }“ bringt { $who } { $goods }.
event-room-traded = { $any ->
    [yes] { $who } tauscht mit „{ $room }“ { $paid } gegen { $goods }.
   *[no] { $who } zahlt bei „{ $room }“ { $paid }.
 }
event-cavern-won = { $who } hat den Höhlenplan gefüllt und erhält die Zusatzhöhle.
event-side-chosen = { $who } wählt die Seite mit { $side ->
    [two_walls] zwei Wänden
   *[three_walls] drei Wänden
 }.
event-room-left = { $who } ist mit „{ $room }“ fertig.
event-room-action-stopped = { $who } nutzt keine weiteren Räume.
event-turn-ended = { $who } beendet den Zug.
event-round-ended = Runde { $round } endet; die Aktionsplättchen kommen zurück.
event-game-ended = Das Spiel ist zu Ende. { $how }

## Warum nicht

rule-not-your-turn = Du bist nicht am Zug.
rule-take-tile-first = Nimm zuerst ein Aktionsplättchen.
rule-choose-side-first = Du hast deinen Höhlenplan gefüllt: Wähle zuerst die Seite der Zusatzhöhle.
rule-second-excavation-first = Du hast dich für zwei Höhlen entschieden: Du musst zuerst noch die zweite aushöhlen.
rule-one-tile-each-turn = Du hast in diesem Zug schon ein Plättchen genommen. Führe es aus oder beende den Zug.
rule-no-side-to-choose = Du hast die Zusatzhöhle nicht gerade erhalten; sie geht an die Person, deren Höhlenplan zuerst voll ist.
rule-no-second-excavation = Du hast jetzt keine zweite Höhle auszuhöhlen. Wähle die Aktion, mit der du aushöhlst.
rule-finish-room = Nutze zuerst den Raum zu Ende, in dem du gerade bist.
rule-finish-room-action = Nutze zuerst einen Raum, oder höre damit auf.
rule-no-room-action = Räume nutzt du nur mit einer Aktion, die das erlaubt. Wähle zuerst diese.
rule-not-in-room = Du nutzt gerade keinen Raum.
rule-tile-not-played = Dieses Plättchen wird im Solospiel nicht gebraucht.
rule-tile-face-down = Dieses Plättchen liegt noch verdeckt.
rule-tile-taken = Dieses Plättchen wurde in dieser Runde schon genommen. Am Ende der Runde kommt es zurück.
rule-tile-needs-more-gold = Dieses Plättchen darfst du nur mit mehr Gold als die andere Person nehmen.
rule-no-such-option = Diese Aktion gibt es auf dem Plättchen oder Raum nicht.
rule-block-done = Das hast du schon getan. Jede Aktion wird einmal ausgeführt, und nur auf einer Seite eines schrägen Schnitts.
rule-other-operation = Diese Aktion tut etwas anderes, oder es fehlt noch etwas.
rule-too-many-for-gain = Du hast schon zu viel davon; das gibt es nur, wenn du weniger hast.
rule-good-not-offered = Diese Ware kannst du hier nicht wählen.
rule-good-not-replenished = Diese Ware kann hier nicht aufgefüllt werden.
rule-price-not-offered = Das ist keiner der Preise; wähle einen davon, ohne sie zu kombinieren.
rule-wrong-kinds = Wähle so viele verschiedene Waren, wie der Raum verlangt, und nur solche, die er annimmt.
rule-no-wall-in-supply = Im Vorrat ist keine Wand mehr.
rule-edge-not-yours = Dort kannst du nicht bauen: Das ist keine offene Seite deiner Zusatzhöhle.
rule-edge-has-wall = Hier steht schon eine Wand.
rule-no-wall-there = Dort hast du keine Wand gebaut; nur selbst gebaute Wände können abgerissen werden.
rule-not-face-down = Nur verdeckte Räume deines Höhlenplans können ausgehöhlt werden.
rule-not-reachable = Kein Weg führt von der Eingangshöhle dorthin: Wände oder verdeckte Räume sind dazwischen.
rule-behind-tiles = Verdeckte Räume sind dazwischen; nur durch Wände kommst du hindurch.
rule-no-second-tile = Danach könntest du keine zweite Höhle aushöhlen. Wähle die Aktion für eine einzige.
rule-not-on-display = Dieser Raum liegt nicht in der Auslage.
rule-fee-not-offered = So kann die Gebühr nicht bezahlt werden; sieh dir das Aktionsplättchen an.
rule-space-not-empty = Wähle eine leere Höhle auf deinem Höhlenplan.
rule-too-few-orange = Du musst immer mehr orangefarbene als blaue Räume haben. Richte zuerst noch einen orangefarbenen Raum ein.
rule-walls-do-not-fit = Die Wände dieses Feldes passen nicht zum Raum, wie du ihn auch drehst.
rule-cannot-furnish = Gebühr und Kosten des Raums zusammen kannst du nicht bezahlen.
rule-room-not-yours = Dieser Raum liegt nicht in deiner Höhle.
rule-room-is-blue = Blaue Räume werden nicht genutzt; sie wirken von selbst.
rule-room-used = Diesen Raum hast du in diesem Zug schon genutzt.
rule-room-useless = Mit diesem Raum kannst du jetzt nichts anfangen.
rule-trade-other-tile = Dieser Tausch gehört zu einem anderen Aktionsplättchen.
rule-trade-done = Diesen Tausch hast du in diesem Zug schon gemacht.
rule-nothing-to-collect = Bei diesem Raum gibt es jetzt nichts abzuholen.
rule-use-room-first = Nutze mindestens einen Raum, bevor du aufhörst; die Eingangshöhle kannst du immer nutzen.
rule-carry-out-first = Tu etwas in diesem Raum, bevor du mit ihm fertig bist.
rule-cannot-pay = Du kannst den Preis nicht bezahlen.
rule-no-exchange = Nur Emmer, Flachs und Gold können gegen Nahrung getauscht werden.
rule-nothing-to-exchange = Davon hast du nichts zum Tauschen.
rule-exchange-spoils-room = Nach diesem Tausch könntest du in dem Raum, den du nutzt, nichts mehr tun.

## Vorab gegebene Anweisungen

order-end = In dieser Runde meine Züge beenden, sobald nur noch Tauschen möglich ist
