# Cavum auf Deutsch.

game-name = Cavum
seat-name = Spieler { $seat ->
    [0] A
    [1] B
    [2] C
   *[3] D
 }

## Spielmaterial

colour-yellow = gelb
colour-red = rot
colour-blue = blau
colour-green = grün
colour-white = weiß
colour-violet = violett
tile-two = Zweier
tile-three = Dreier
tile-four = Vierer
tile-six = Sechser
tile-dynamite-two = Dynamit-Zweier
tile-dynamite-three = Dynamit-Dreier
tile-dynamite-four = Dynamit-Vierer
tile-dynamite-six = Dynamit-Sechser
count-tiles = { $count ->
    [one] { $tile }
   *[other] { $count } { $tile }
 }
count-stones = { $count } { $colour }

## Teile von Zügen

part-verb-bid = Bieten
part-verb-pass = Passen
part-verb-card = Reihenfolgekarte nehmen
part-verb-order = Auftrag nehmen
part-verb-lay = Höhlenteil legen
part-verb-station = Station
part-verb-vein = Ader
part-verb-option = Kaufoption einsetzen
part-verb-points = Punkte
part-verb-discard = Ablegen
part-verb-prospect = Schürfen
part-verb-nothing = Nichts
part-verb-end = Zug beenden
part-verb-sell = Verkaufen
part-verb-fulfil = Auftrag erfüllen
part-verb-done = Keine Aufträge mehr erfüllen
part-verb-opener = Eröffnet die erste Versteigerung
part-verb-reveal = Aufdecken
part-tile-two = Zweier
part-tile-three = Dreier
part-tile-four = Vierer
part-tile-six = Sechser
part-tile-dynamite-two = Dynamit-Zweier
part-tile-dynamite-three = Dynamit-Dreier
part-tile-dynamite-four = Dynamit-Vierer
part-tile-dynamite-six = Dynamit-Sechser
part-colour-yellow = Gelb
part-colour-red = Rot
part-colour-blue = Blau
part-colour-green = Grün
part-colour-white = Weiß
part-colour-violet = Violett
part-rotation-0 = Nicht gedreht
part-rotation-1 = Um 60° nach links gedreht
part-rotation-2 = Um 120° nach links gedreht
part-rotation-3 = Um 180° gedreht
part-rotation-4 = Um 120° nach rechts gedreht
part-rotation-5 = Um 60° nach rechts gedreht
part-card = Reihenfolgekarte { $word }
part-order = Auftrag { $word }

## Vereinbarungen

option-variant = Die Länge des Spiels: das normale Spiel über drei Phasen oder das Einführungsspiel über zwei.
option-variant-standard = normales Spiel
option-variant-learning = Einführungsspiel
option-first_opener = Wer die erste Versteigerung eröffnet: ein bestimmter Platz oder wer ausgelost wird.
option-first_opener-drawn = ausgelost
option-open_stones = Die Farben aller Edelsteine sind zu sehen; niemand muss sie sich merken.
option-vein_reached_excludes_placed_hex = Ein Teil, das gerade überdeckt wird, zählt nicht mehr als Zugang zu einer Ader.
option-foreign_city_station_bars_laying = Neben einem Stadtfeld mit fremder Station darf niemand ein Teil legen.
option-station_only_on_previous_action = Eine Station im Berg kommt nur auf das Teil der unmittelbar vorigen Aktion, nicht auf das letzte Teil des Zuges.
option-empty_city_cell_passable = Ein Weg darf durch ein leeres Stadtfeld führen.
option-vein_removed_after_whole_route = Eine unterwegs geleerte Ader wird erst nach dem ganzen Schürfweg entfernt, nicht schon beim Betreten.
option-prospect_may_be_empty = Man darf ohne Schürfweg schürfen, auch wenn einer einen Edelstein brächte.
option-colour_sale_free_opening = Das erste Gebot für eine Farbe darf unter dem höchsten freien Feld liegen.
option-score_may_go_negative = Abzüge für unerfüllte Aufträge können den Punktestand unter null bringen.

## Die Zeichnung im Terminal

sketch-legend = (4) Höhlenteil mit Zahl der Ausgänge   !4! Dynamit   y*9 Ader mit Edelsteinen (y gelb, r rot, b blau, g grün, w weiß, v violett)   [A] Station   G7 freies Berg- oder Stadtfeld   # Stadtgrenze
sketch-veins = Adern: { $veins }
sketch-vein = { $hex } { $colour } { $stones }
sketch-scales = Höchstes freies Feld: { $scales }
sketch-scale = { $colour } { $open }
sketch-pool = Kaufpool: { $tiles }; { $veins ->
    [one] eine Ader
   *[other] { $veins } Adern
 }; Stationen { $stations }
sketch-pool-stations = { $letter } { $count }
sketch-nothing = –
sketch-orders-listed = { $list }; { $item }
sketch-city-station = { $cell } ({ $city })
sketch-order = { $order }: { $stones } für { $value } (unerfüllt -{ $penalty })
sketch-order-on-show = Auftrag { $card }{ $chips ->
    [0] { "" }
    [one] , ein Zweierchip
   *[other] , { $chips } Zweierchips
 }
sketch-player = [{ $letter }] { $who } ({ $seat }): { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
 }, Karte { $card }, Edelsteine: { $stones }
    { "    " }Tafel: { $tiles }; Stationen { $stations }, Adern { $veins }, Kaufoptionen { $options }
    { "    " }Stationen auf { $places }; Aufträge: { $orders }
sketch-phase = Phase { $phase } von { $phases }
section-opener = Wer die Versteigerung eröffnet, wird ausgelost
section-reveal = Aufträge werden aufgedeckt
section-auction = Versteigerung der Spielreihenfolge
section-auction-standing = Versteigerung der Spielreihenfolge: { $who } bietet { $points }
section-choose = Der Gewinner nimmt eine Reihenfolgekarte
section-orders = Aufträge nehmen
section-build = Bauen
section-colour-sale = Verkauf von Edelsteinen ({ $colour })
section-colour-sale-standing = Verkauf ({ $colour }): { $who } verlangt { $points }
section-selling = Verkauf ({ $colour }) für je { $points }
section-order-sale = Aufträge erfüllen
section-final-sale = Schlussverkauf
section-over = Das Spiel ist zu Ende

## Das Bild

picture-pool = Kaufpool
picture-veins = Adern { $count }
picture-counts = Edelsteine { $stones } · Stationen { $stations } · Adern { $veins } · Kaufoptionen { $options }
picture-times = ×{ $count }
picture-penalty = −{ $penalty }
picture-order-number = #{ $order }
direction-east = Osten
direction-north-east = Nordosten
direction-north-west = Nordwesten
direction-west = Westen
direction-south-west = Südwesten
direction-south-east = Südosten
describe-free = { $hex }: Fels
describe-tile = { $hex }: { $tile }, Ausgänge nach { $exits }
describe-vein = { $hex }: Ader, { $colour }, { $stones ->
    [one] ein Edelstein
   *[other] { $stones } Edelsteine
 }
describe-station = { $hex }: Station von { $who }
describe-city-cell = { $cell }: Stadt { $city }, frei
describe-city-station = { $cell }: Stadt { $city }, Station von { $who }
describe-scale = { $colour }: höchstes freies Feld { $open }
describe-sequence-card = Reihenfolgekarte { $card }

## Was geschah

event-phase-began = Phase { $phase } beginnt.
event-opener-drawn = { $who } eröffnet die erste Versteigerung.
event-order-revealed = Auftrag { $order } wird aufgedeckt.
event-bid = { $who } bietet { $points }.
event-passed = { $who } passt.
event-auction-won = { $who } gewinnt die Versteigerung für { $points }.
event-card-taken = { $who } nimmt Reihenfolgekarte { $card }.
event-dealt = Alle bekommen zwölf Teile.
event-order-taken = { $who } nimmt Auftrag { $order }{ $points ->
    [0] .
    [one] { " " }und erhält 1 Punkt für die Chips.
   *[other] { " " }und erhält { $points } Punkte für die Chips.
 }
event-chips-placed = { $orders ->
    [one] Auf den liegen gebliebenen Auftrag kommt ein Zweierchip.
   *[other] Auf { $orders } liegen gebliebene Aufträge kommt je ein Zweierchip.
 }
event-tile-laid = { $who } legt einen { $tile } { $bought ->
    [yes] aus dem Kaufpool { "" }
   *[no] { "" }
 }auf { $hex }.
event-station-built = { $who } baut eine Station { $bought ->
    [yes] aus dem Kaufpool { "" }
   *[no] { "" }
 }auf { $place }.
event-vein-discovered = { $who } entdeckt eine Ader { $bought ->
    [yes] aus dem Kaufpool { "" }
   *[no] { "" }
 }auf { $hex }: { $colour }, { $stones ->
    [one] ein Edelstein
   *[other] { $stones } Edelsteine
 }.
event-option-scored = { $who } setzt eine Kaufoption für { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 } ein.
event-tile-discarded = { $who } legt einen { $tile } ab, der nirgends passt.
event-station-discarded = { $who } legt eine Station ab.
event-vein-discarded = { $who } legt eine Ader ab.
found-stone = { $colour } ({ $hex })
event-prospected = { $count ->
    [0] { $who } schürft und findet nichts.
   *[other] { $who } schürft: { $stones }.
 }
event-vein-exhausted = Die Ader auf { $hex } ist erschöpft.
event-turn-ended = { $who } beendet den Zug.
event-city-scored = Stadt { $city }: { $who } erhält { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 } für { $stations ->
    [one] eine angebundene Station.
   *[other] { $stations } angebundene Stationen.
 }
event-exploded = Dynamit explodiert auf { $places }: { $tiles ->
    [one] ein Teil stürzt ein.
   *[other] { $tiles } Teile stürzen ein.
 }
event-sale-bid = { $who } würde Edelsteine ({ $colour }) für je { $price } verkaufen.
event-sale-passed = { $who } passt ({ $colour }).
event-sold = { $who } verkauft { $stones ->
    [one] einen Edelstein
   *[other] { $stones } Edelsteine
 } ({ $colour }) für { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 }.
event-nothing-sold = Niemand verkauft Edelsteine ({ $colour }).
event-order-fulfilled = { $who } erfüllt Auftrag { $order } für { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 }.
event-orders-done = { $who } erfüllt keine weiteren Aufträge.
event-penalty = { $who } verliert { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 } für unerfüllte Aufträge.
event-stone-sold = { $who } verkauft einen Edelstein ({ $colour }) für { $points }.
event-game-ended = Das Spiel ist zu Ende.

## Warum nicht

rule-other-section = Das gehört in einen anderen Abschnitt des Spiels; sieh nach, was jetzt gefragt ist.
rule-auction-turn = Jemand anders ist mit Bieten dran; es geht im Uhrzeigersinn unter denen, die noch keine Reihenfolgekarte haben.
rule-opener-must-bid = Wer eine Versteigerung eröffnet, muss bieten; ein Gebot von 0 kostet nichts.
rule-raise-too-low = Ein neues Gebot muss um mindestens 1 höher sein als das letzte; sonst passe.
rule-bid-exceeds-score = Du kannst nicht mehr Punkte bieten, als du hast.
rule-winner-takes-card = Nur wer eine Versteigerung gewonnen hat, nimmt eine Reihenfolgekarte, und zwar sofort.
rule-card-not-on-offer = Diese Reihenfolgekarte ist schon vergeben; wähle eine, die noch da ist.
rule-orders-turn = Jemand anders ist dran, einen Auftrag zu nehmen oder zu passen.
rule-order-not-on-show = Dieser Auftrag liegt nicht offen aus; wähle einen, der ausliegt.
rule-build-turn = Jemand anders ist mit Bauen dran.
rule-at-least-one-action = Ein Zug hat mindestens eine Aktion; mache eine, bevor du ihn beendest.
rule-piece-not-in-hand = Du hast in dieser Phase kein solches Teil mehr.
rule-tile-can-be-laid = Ein Höhlenteil wird nur abgelegt, wenn es nirgends passt; dieses lässt sich noch legen.
rule-not-in-pool = Im Kaufpool gibt es das nicht.
rule-cover-fewer-exits = Ein Teil darf nur Teile mit weniger Ausgängen überdecken.
rule-station-blocks-tile = Dort steht eine Station; ihr Teil kann nicht überdeckt werden.
rule-vein-blocks-tile = Dort liegt eine Ader; ihr Teil kann nicht überdeckt werden.
rule-foreign-city-bars = An diesem Tisch darf niemand neben der Stadtstation eines anderen ein Teil legen.
rule-no-continuation = Kein Ausgang des Teils führt einen Höhlengang fort; einer muss auf den Ausgang eines Nachbarteils, eine erreichte Ader oder deine eigene Stadtstation treffen.
rule-vein-not-reached = Von einem anderen Feld führt noch kein Höhlengang zu dieser Ader; darum geht es von ihr nicht weiter.
rule-city-not-own = Von einem Stadtfeld aus beginnt ein Höhlengang nur, wenn dort deine eigene Station steht.
rule-station-there = Dort steht schon eine Station.
rule-not-just-laid = Eine Station im Berg braucht ein Teil, das du mit der Aktion direkt davor gelegt hast.
rule-not-on-board = Das Teil muss unmittelbar auf dem Spielplan liegen, nicht auf einem anderen Teil.
rule-no-station-on-dynamite = Auf Dynamit kann keine Station stehen.
rule-no-station-on-vein = Dort liegt eine Ader; auf ihr kann keine Station stehen.
rule-separator = Dieses Feld trennt zwei Städte; hier kann nichts gebaut werden.
rule-city-cell-taken = Auf diesem Stadtfeld steht schon eine Station.
rule-city-not-connected = Von diesem Stadtfeld führt kein Weg zu einer deiner Stationen im Berg.
rule-vein-needs-tile = Eine Ader braucht ein Höhlenteil, auf dem sie liegt.
rule-vein-needs-free-tile = Auf diesem Feld ist schon eine Station oder eine Ader.
rule-vein-beside-city = Eine Ader darf an kein Stadtfeld grenzen.
rule-vein-beside-vein = Eine Ader darf an keine andere Ader grenzen.
rule-no-stone-on-scale = Von dieser Farbe liegt kein Edelstein mehr auf der Skala.
rule-prospect-is-last = Schürfen ist die letzte Aktion einer Phase; verbrauche erst deine anderen Teile.
rule-route-too-short = Ein Schürfweg führt von einem Feld zu einem anderen; nenne mindestens zwei.
rule-route-ends-at-stations = Ein Schürfweg beginnt und endet bei eigenen Stationen.
rule-route-repeats = Ein Schürfweg betritt kein Feld zweimal.
rule-foreign-station = Eine fremde Station unterbricht den Weg.
rule-not-in-network = Der Weg führt über ein Feld ohne Höhlengang, Ader oder eigene Station.
rule-not-joined = Zwei aufeinander folgende Felder des Weges sind nicht durch Ausgänge auf beiden Seiten verbunden.
rule-emptied-vein-left = Der Weg nimmt den letzten Edelstein dieser Ader; er muss also durch einen Ausgang des Teils darunter weitergehen.
rule-must-prospect = Ein Schürfweg brächte einen Edelstein; an diesem Tisch muss dann ein solcher genannt werden.
rule-sale-turn = Jemand anders ist im Farbenverkauf dran.
rule-no-stone-to-show = Nur wer einen Edelstein dieser Farbe hat, darf bieten; du musst passen.
rule-bid-above-scale = Das erste Gebot ist höchstens das höchste freie Feld der Skala.
rule-open-at-highest = An diesem Tisch ist das erste Gebot genau das höchste freie Feld der Skala.
rule-underbid-needed = Jedes weitere Gebot muss niedriger sein als das letzte; sonst passe.
rule-bid-at-least-one = Ein Gebot beträgt mindestens 1.
rule-seller-sells = Nur wer zuletzt auf eine Farbe geboten hat, verkauft sie, und zwar sofort.
rule-sell-what-one-has = Verkaufe mindestens einen Edelstein der Farbe und höchstens so viele, wie du hast.
rule-order-sale-turn = Jemand anders ist dran, Aufträge zu erfüllen.
rule-not-own-order = Dieser Auftrag liegt nicht vor dir.
rule-order-not-payable = Du hast nicht alle Edelsteine, die dieser Auftrag verlangt.
rule-final-sale-turn = Als Nächstes verkauft, wer unter denen mit Edelsteinen die wenigsten Punkte hat.
rule-no-stone-to-sell = Du hast keinen Edelstein dieser Farbe.
