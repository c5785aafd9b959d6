# Cavum auf Deutsch.

game-name = Cavum
game-about = Grabt Höhlengänge in einen Berg, entdeckt Adern voller Edelsteine und sorgt dafür, dass ihr sie erreicht. Ein Spiel dauert etwa anderthalb Stunden; die Regeln sind mittelschwer, und Planung zahlt sich aus.
game-reconstructed = Der gedruckte Spielplan und die Karten waren nicht zu sehen: Die Lage der Städte und der vier Startteile, die Form des Dreiers, die violetten Edelsteine, die Reihenfolge der Farben, das Dynamit der Reihenfolgekarten und fast alles, was auf den Auftragskarten steht, sind rekonstruiert.
seat-name = Spieler { $seat ->
    [0] A
    [1] B
    [2] C
   *[3] D
 }

## Spielmaterial

colour-yellow = Gelb
colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-white = Weiß
colour-violet = Violett
gems-yellow = gelbe Edelsteine
gems-red = rote Edelsteine
gems-blue = blaue Edelsteine
gems-green = grüne Edelsteine
gems-white = weiße Edelsteine
gems-violet = violette Edelsteine
stones-yellow = { $count ->
    [one] { $count } gelben Edelstein
   *[other] { $count } gelbe Edelsteine
 }
stones-red = { $count ->
    [one] { $count } roten Edelstein
   *[other] { $count } rote Edelsteine
 }
stones-blue = { $count ->
    [one] { $count } blauen Edelstein
   *[other] { $count } blaue Edelsteine
 }
stones-green = { $count ->
    [one] { $count } grünen Edelstein
   *[other] { $count } grüne Edelsteine
 }
stones-white = { $count ->
    [one] { $count } weißen Edelstein
   *[other] { $count } weiße Edelsteine
 }
stones-violet = { $count ->
    [one] { $count } violetten Edelstein
   *[other] { $count } violette Edelsteine
 }
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
describe-thing = { $title }. { $facts }
place-in-city = { $cell } (Stadt { $city })

## Teile von Zügen

part-verb-bid = bieten
part-verb-pass = passen
part-verb-card = Reihenfolgekarte nehmen
part-verb-order = Auftrag nehmen
part-verb-lay = Höhlenteil legen
part-verb-station = Station bauen
part-verb-vein = Ader entdecken
part-verb-option = Kaufoption einsetzen
part-verb-points = Punkte
part-verb-discard = in den Kaufpool legen
part-verb-prospect = schürfen
part-verb-nothing = kein Schürfweg
part-verb-end = Zug beenden
part-verb-sell = verkaufen
part-verb-fulfil = Auftrag erfüllen
part-verb-done = keine Aufträge mehr erfüllen
part-verb-opener = eröffnet die erste Versteigerung
part-verb-reveal = aufdecken
part-tile-two = Zweier
part-tile-three = Dreier
part-tile-four = Vierer
part-tile-six = Sechser
part-tile-dynamite-two = Dynamit-Zweier
part-tile-dynamite-three = Dynamit-Dreier
part-tile-dynamite-four = Dynamit-Vierer
part-tile-dynamite-six = Dynamit-Sechser
part-piece-station = Station
part-piece-vein = Ader
part-colour-yellow = Gelb
part-colour-red = Rot
part-colour-blue = Blau
part-colour-green = Grün
part-colour-white = Weiß
part-colour-violet = Violett
part-rotation-0 = nicht gedreht
part-rotation-1 = um 60° nach links gedreht
part-rotation-2 = um 120° nach links gedreht
part-rotation-3 = um 180° gedreht
part-rotation-4 = um 120° nach rechts gedreht
part-rotation-5 = um 60° nach rechts gedreht
part-card = Karte { $word }
part-order = Auftrag { $word }
label-order = Auftrag { $order } ({ $stones } für { $value } Punkte)
label-card = Karte { $card } mit dem { $tile }
label-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
label-price = { $points ->
    [one] { $points } Punkt pro Edelstein
   *[other] { $points } Punkte pro Edelstein
 }
label-sale = { $stones } für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }

## Was gefragt ist

prompt-auction-open = Eröffne die Versteigerung mit 0 oder mehr. Das höchste Gebot wählt eine Reihenfolgekarte.
prompt-auction = Biete mehr als { $points }, das Gebot von { $who }, oder passe.
prompt-card = Wähle eine Reihenfolgekarte. Niedrige Zahlen sind zuerst dran.
prompt-orders = Nimm einen Auftrag oder passe für den Rest dieses Abschnitts.
prompt-build = Wähle eine Aktion: noch { $left } von { $most } in diesem Zug. Du hast noch { $pieces ->
    [one] { $pieces } Teil
   *[other] { $pieces } Teile
 } für diese Phase.
prompt-prospect = Schürfe: Wähle einen Weg zwischen zwei deiner Stationen.
prompt-sale-open = Biete { $gems } für je { $price ->
    [one] { $price } Punkt
   *[other] { $price } Punkte
 } oder weniger an, oder passe. Das niedrigste Gebot verkauft.
prompt-sale = { $who } bietet { $gems } für je { $price } an. Biete weniger oder passe.
prompt-sale-without-stone = Du hast keine { $gems } und musst passen.
prompt-selling = Wähle, wie viele { $gems } du für je { $price } verkaufst.
prompt-order-sale = Wähle einen Auftrag, den du erfüllst, oder höre auf.
prompt-no-orders = Du hast keine Aufträge zu erfüllen.
prompt-final-sale = Wähle einen Edelstein und verkaufe ihn für das höchste freie Feld seiner Skala.

ask-bid = Wähle dein Gebot.
ask-card = Niedrige Zahlen sind zuerst dran.
ask-order = Wähle einen Auftrag.
ask-lay = Wähle ein Höhlenteil.
ask-lay-tile = Wähle, wohin du es legst.
ask-lay-tile-hex = Wähle, wie es liegt.
ask-station = Wähle, wo du sie baust.
ask-vein = Wähle das Höhlenteil, auf das die Ader kommt.
ask-vein-hex = Wähle die Farbe der Edelsteine.
ask-option = Wähle etwas aus dem Kaufpool oder Punkte.
ask-option-lay = Wähle ein Höhlenteil aus dem Kaufpool.
ask-option-lay-tile = Wähle, wohin du es legst.
ask-option-lay-tile-hex = Wähle, wie es liegt.
ask-option-station = Wähle, wo du sie baust.
ask-option-vein = Wähle das Höhlenteil, auf das die Ader kommt.
ask-option-vein-hex = Wähle die Farbe der Edelsteine.
ask-discard = Wähle, was in den Kaufpool kommt.
ask-prospect = Wähle die Station, an der dein Schürfweg beginnt.
ask-prospect-hex = Wähle, wie der Schürfweg weitergeht.
ask-prospect-hex-city = Wähle, wie der Schürfweg weitergeht.
ask-prospect-hex-city-hex = Wähle, wie der Schürfweg weitergeht.
ask-prospect-hex-city-hex-city = Wähle, wie der Schürfweg weitergeht.
ask-prospect-city = Wähle, wie der Schürfweg weitergeht.
ask-prospect-city-hex = Wähle, wie der Schürfweg weitergeht.
ask-prospect-city-hex-city = Wähle, wie der Schürfweg weitergeht.
ask-prospect-city-hex-city-hex = Wähle, wie der Schürfweg weitergeht.
ask-sell = Wähle, was du verkaufst.
ask-fulfil = Wähle den Auftrag, den du erfüllst.

## Woher Punkte kommen

points-start = Start
points-earlier = Früher, Herkunft nicht vermerkt
points-auction = Versteigerungen
points-chips = Zweierchips
points-options = Kaufoptionen
points-cities = Städte
points-colour-sale = Farbverkauf
points-orders = Aufträge
points-penalties = Unerfüllte Aufträge
points-final-sale = Schlussverkauf
counted-order = Erfüllte Aufträge
counted-card = Genommene Reihenfolgekarten

## Warum ein Zug besser ist

reason-course = Züge, die noch kommen
reason-score = Erzielte Punkte
reason-cities = Punkte aus Städten
reason-tunnels = Reichweite der Höhlengänge und Stationen im Berg
reason-haul = Edelsteine auf dem besten Schürfweg dieser Phase
reason-haul-later = Edelsteine auf Schürfwegen späterer Phasen
reason-veins = Adern in der Nähe der Höhlengänge
reason-orders = Aufträge
reason-market = Edelsteine zum Verkauf
reason-hand = Teile, die noch zu nutzen sind
reason-tempo = Reihenfolge und Tempo

## Was die Dinge sind

what-station = Station von { $who }
what-vein = Ader
what-rock = Fels
what-city = Stadt { $city }
what-gap = Zwischen zwei Städten
card-title = Reihenfolgekarte { $card }
deck-title = Stapel der Auftragskarten
stock-title = Stationen von { $who } im Kaufpool
stones-title = Edelsteine von { $who }
brief-sold-now = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
brief-held = noch { $count }
brief-new-vein = { $count ->
    [one] { $count } Edelstein auf die Ader
   *[other] { $count } Edelsteine auf die Ader
 }

fact-vein = Sie trägt { $stones }.
fact-exits = Ausgänge nach { $exits }.
fact-stack = Hier liegen { $tiles } Teile übereinander.
fact-city-free = Dieses Stadtfeld ist frei.
fact-city-connected = { $who } hat hier eine Station, die mit einer eigenen Station im Berg verbunden ist.
fact-city-unconnected = { $who } hat hier eine Station, die mit keiner eigenen Station im Berg verbunden ist; das Feld zählt als frei.
fact-city = Von den { $spaces } Feldern der Stadt { $city } zählen { $free } als frei: So viele Punkte bringt jede angebundene Station.
fact-city-next = Mit einer angebundenen Station hier bringt jede in dieser Stadt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }.
fact-scale = { $open ->
    [0] Auf der Skala ist kein Feld frei.
   *[other] Höchstes freies Feld: { $open }.
 } Auf der Skala { $count ->
    [one] liegt { $count } Edelstein
   *[other] liegen { $count } Edelsteine
 }, auf Adern { $veins }.
fact-pool = { $tiles }; { $veins ->
    [one] { $veins } Ader
   *[other] { $veins } Adern
 }; Stationen: { $stations }.
fact-pool-stations = { $who } { $count }
fact-order = Gib { $stones } ab und erhalte { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
 }. Am Spielende kostet der Auftrag unerfüllt { $penalty ->
    [one] { $penalty } Punkt
   *[other] { $penalty } Punkte
 }.
fact-chips = Wer ihn nimmt, erhält für die Chips sofort { $points } Punkte.
fact-order-holder = Er liegt vor { $who }.
fact-order-complete = Alle seine Edelsteine sind da.
fact-order-missing = Es fehlen noch: { $stones }.
fact-stones-seen = Edelsteine: { $stones }.
fact-stones = Edelsteine: { $count }.
fact-score = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }.
fact-card = Reihenfolgekarte { $card }.
fact-card-holder = Sie liegt vor { $who }.
fact-hand = Noch { $pieces } Teile in dieser Phase: { $tiles }; Stationen: { $stations }, Adern: { $veins }, Kaufoptionen: { $options }.
fact-orders = Offene Aufträge: { $orders }.
fact-passed = Hat gepasst.
fact-held = { $who } hat davon in dieser Phase noch { $held }.
fact-in-pool = Im Kaufpool: { $count }.

about-rock = Ein Höhlenteil kann hierher, wenn einer seiner Ausgänge einen Höhlengang fortführt.
about-tile = Ein Teil mit mehr Ausgängen kann es überdecken. Eine Ader kann darauf, wenn kein Stadtfeld und keine andere Ader angrenzt.
about-just-laid = Es wurde mit der letzten Aktion gelegt; liegt es direkt auf dem Spielplan, kann jetzt eine Station darauf.
about-dynamite = Sichtbares Dynamit explodiert nach der Stadtwertung. Entfernt werden das Dynamit-Teil, alle Teile darunter und das oberste Teil jedes Nachbarfelds ohne Station und ohne Ader.
about-vein = Ein Schürfweg nimmt hier einen Edelstein mit. Eine Ader hat sechs Ausgänge, gehört niemandem und kommt mit ihrem letzten Edelstein in den Kaufpool.
about-station = Wege anderer Spieler kommen hier nicht durch. Ihr Teil wird weder überdeckt noch gesprengt.
about-city = Auf ein freies Stadtfeld kannst du eine Station bauen, wenn es mit einer deiner Stationen im Berg verbunden ist.
about-gap = Hier kann nichts gebaut werden.
about-scale = Verkaufte und abgegebene Edelsteine kommen auf das höchste freie Feld. Neue Adern bekommen ihre Edelsteine von den niedrigsten Feldern.
about-bid = Das höchste Gebot zahlt diese Punkte und wählt eine Reihenfolgekarte.
about-price = Der niedrigste Preis verkauft: Jeder Edelstein bringt dann so viele Punkte.
about-sale = Die Edelsteine kommen auf die höchsten freien Felder ihrer Skala.
about-phase = Jede Phase: Reihenfolge ersteigern, Aufträge nehmen, bauen, Stadtwertung, Einsturz, Farbverkauf, Aufträge erfüllen.
about-card = Niedrige Zahlen sind zuerst dran. Dazu gehört der { $tile }.
about-deck = { $count ->
    [one] { $count } Auftragskarte liegt
   *[other] { $count } Auftragskarten liegen
 } noch verdeckt. Zu Beginn jeder Phase werden { $each } aufgedeckt.
about-pool = Mit einer Kaufoption nimmst du ein Teil aus dem Kaufpool und verwendest es sofort.
about-stock = { $count ->
    [one] { $count } Station.
   *[other] { $count } Stationen.
 } Nur { $who } kann sie mit einer Kaufoption nehmen.
about-stones = Edelsteine liegen bis zum Schlussverkauf verdeckt. Nur wem sie gehören, darf sie ansehen.

verb-bid = Biete Punkte auf die nächste Reihenfolgekarte. Das höchste Gebot zahlt und wählt.
verb-bid-price = Biete Edelsteine dieser Farbe zu diesem Preis an. Das niedrigste Gebot verkauft.
verb-pass = Du bist aus dieser Versteigerung heraus, kannst aber in der nächsten wieder bieten.
verb-pass-orders = Du nimmst in dieser Phase keine Aufträge mehr.
verb-pass-sale = Du verkaufst in dieser Phase keine Edelsteine dieser Farbe.
verb-card = Die Reihenfolgekarte bestimmt, wann du dran bist und welches Dynamit-Teil du bekommst.
verb-order = Der Auftrag liegt offen vor dir, bis er erfüllt ist.
verb-lay = Mindestens ein Ausgang muss einen Höhlengang fortführen. Ein Teil darf Teile mit weniger Ausgängen überdecken, aber keine Station und keine Ader.
verb-station = Baue sie auf das Höhlenteil, das du mit der Aktion davor direkt auf den Spielplan gelegt hast, oder auf ein freies Stadtfeld, das mit einer deiner Stationen im Berg verbunden ist.
verb-vein = Lege eine Ader auf ein Teil, an das weder ein Stadtfeld noch eine andere Ader grenzt, und { $stones } Edelsteine einer Farbe darauf.
verb-option = Nimm ein Teil aus dem Kaufpool und verwende es sofort, oder erhalte { $points } Punkte.
verb-points = Die Kaufoption bringt { $points } Punkte und nichts aus dem Kaufpool.
verb-discard = Eine Station oder Ader, die du nicht verwenden willst, oder ein Höhlenteil, das nirgends passt, kommt in den Kaufpool. Das ist eine Aktion.
verb-prospect = Nimm von jeder Ader auf einem Weg zwischen zwei deiner Stationen einen Edelstein. Das ist deine letzte Aktion der Phase.
verb-nothing = Du schürfst ohne Weg und nimmst keine Edelsteine.
verb-end = Dein Zug ist vorbei. Du musst nicht alle Aktionen nutzen.
verb-sell = Wähle, wie viele Edelsteine du zu deinem Preis verkaufst.
verb-sell-final = Wer am weitesten hinten liegt, verkauft einen Edelstein für das höchste freie Feld seiner Skala.
verb-fulfil = Gib die Edelsteine eines Auftrags ab und erhalte seine Punkte.
verb-done = Unerfüllte Aufträge bleiben vor dir liegen.
verb-opener = Es wird ausgelost, wer die erste Versteigerung eröffnet.
verb-reveal = Die nächste Auftragskarte wird aufgedeckt.

## Die Zeichen der Bilder

sign-gem-text = Ein Edelstein. Jede Farbe hat ihre eigene Form.
sign-tile = Höhlenteil
sign-tile-text = Alle Ausgänge treffen sich in der Mitte.
sign-dynamite = Dynamit-Teil
sign-dynamite-text = Ist es sichtbar, explodiert es nach der Stadtwertung.
sign-levels = Stapel
sign-levels-text = So viele Teile liegen übereinander.
sign-vein = Ader
sign-vein-text = Die Zahl sagt, wie viele Edelsteine noch da sind. Ein Schürfweg nimmt einen davon mit.
sign-vein-tile = Ader ohne Edelsteine
sign-vein-tile-text = Eine Ader auf deiner Tafel oder im Kaufpool, die du auf einem Höhlenteil entdecken kannst.
sign-station = Station
sign-station-text = Alle haben ihre eigene Form, ihre Farbe und ihren Buchstaben.
sign-city = Stadtfeld
sign-city-text = Der Buchstabe ist die Stadt, darunter steht der Name des Felds.
sign-gap = Lücke
sign-gap-text = Trennt zwei Städte. Hier kann nichts gebaut werden.
sign-option = Kaufoption
sign-option-text = Nimm ein Teil aus dem Kaufpool und verwende es sofort, oder erhalte Punkte.
sign-prospect = Schürfkarte
sign-prospect-text = Deine letzte Aktion jeder Phase: Edelsteine auf einem Weg schürfen.
sign-stone = Verdeckte Edelsteine
sign-stone-text = Nur wem sie gehören, darf ihre Farben ansehen.
sign-chip = Zweierchip
sign-chip-text = Ein Auftrag mit Chips bringt sofort Punkte, wenn er genommen wird.

## Vereinbarungen

option-variant = Die Länge des Spiels: das normale Spiel über drei Phasen oder das Einführungsspiel über zwei.
option-variant-standard = normales Spiel
option-variant-learning = Einführungsspiel
option-first_opener = Wer die erste Versteigerung eröffnet: ein bestimmter Platz oder wer ausgelost wird.
option-first_opener-drawn = ausgelost
option-open_stones = Die Farben aller Edelsteine sind zu sehen; niemand muss sie sich merken.
option-vein_reached_excludes_placed_hex = Ein Teil, das gerade überdeckt wird, zählt nicht mehr als Zugang zu einer Ader.
option-foreign_city_station_bars_laying = Neben einem Stadtfeld mit fremder Station darf niemand ein Teil legen.
option-station_only_on_previous_action = Eine Station im Berg wird unmittelbar nach dem Legen ihres Höhlenteils gebaut, ohne andere Aktion dazwischen.
option-empty_city_cell_passable = Ein Weg darf durch ein leeres Stadtfeld führen.
option-vein_removed_after_whole_route = Eine beim Schürfen geleerte Ader wird erst nach dem ganzen Schürfweg entfernt.
option-prospect_may_be_empty = Man darf ohne Schürfweg schürfen, auch wenn einer Edelsteine brächte.
option-colour_sale_free_opening = Das erste Gebot für eine Farbe darf unter dem höchsten freien Feld liegen.
option-score_may_go_negative = Abzüge für unerfüllte Aufträge können den Punktestand unter null bringen.

## Die Zeichnung im Terminal

sketch-legend = (4) Höhlenteil mit Zahl der Ausgänge   !4! Dynamit   y*9 Ader mit Edelsteinen (y gelb, r rot, b blau, g grün, w weiß, v violett)   [A] Station   G7 freies Berg- oder Stadtfeld   # Lücke zwischen Städten
sketch-veins = Adern: { $veins }
sketch-vein = { $hex } { $colour } { $stones }
sketch-scales = Höchstes freies Feld: { $scales }
sketch-scale = { $colour } { $open }
sketch-pool = Kaufpool: { $tiles }; { $veins ->
    [one] { $veins } Ader
   *[other] { $veins } Adern
 }; Stationen { $stations }
sketch-pool-stations = { $letter } { $count }
sketch-nothing = –
sketch-orders-listed = { $list }; { $item }
sketch-order = { $order }: { $stones } für { $value } (unerfüllt -{ $penalty })
sketch-order-on-show = Auftrag { $card }{ $chips ->
    [0] { "" }
    [one] , { $chips } Zweierchip
   *[other] , { $chips } Zweierchips
 }
sketch-player = [{ $letter }] { $who } ({ $seat }): { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
 }, Karte { $card }, Edelsteine: { $stones }
    { "    " }Tafel: { $tiles }; Stationen { $stations }, Adern { $veins }, Kaufoptionen { $options }
    { "    " }Stationen auf { $places }; Aufträge: { $orders }
sketch-phase = Phase { $phase } von { $phases }
section-opener = Wer die erste Versteigerung eröffnet, wird ausgelost
section-reveal = Aufträge werden aufgedeckt
section-auction = Reihenfolge ersteigern
section-auction-standing = Reihenfolge ersteigern: { $who } bietet { $points }
section-choose = Reihenfolgekarte nehmen
section-orders = Aufträge nehmen
section-build = Bauen
section-colour-sale = Farbverkauf: { $gems }
section-colour-sale-standing = Farbverkauf: { $who } bietet { $gems } für je { $points } an
section-selling = Farbverkauf: { $gems } für je { $points }
section-order-sale = Aufträge erfüllen
section-final-sale = Schlussverkauf
section-over = Das Spiel ist zu Ende

## Das Bild

picture-pool = Kaufpool
picture-times = ×{ $count }
picture-penalty = −{ $penalty }
picture-order-number = #{ $order }
direction-east = Osten
direction-north-east = Nordosten
direction-north-west = Nordwesten
direction-west = Westen
direction-south-west = Südwesten
direction-south-east = Südosten

## Was geschah

event-phase-began = Phase { $phase } beginnt.
event-opener-drawn = { $who } eröffnet die erste Versteigerung.
event-order-revealed = Auftrag { $order } wird aufgedeckt: { $stones } für { $value } Punkte.
event-bid = { $who } bietet { $points }.
event-passed = { $who } passt.
event-auction-won = { $who } gewinnt die Versteigerung und zahlt { $points ->
    [0] nichts
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }.
event-card-taken = { $who } nimmt Reihenfolgekarte { $card }.
event-dealt = Alle nehmen sich zwölf Teile.
event-order-taken = { $who } nimmt Auftrag { $order } ({ $stones } für { $value } Punkte){ $points ->
    [0] .
   *[other] { " " }und erhält { $points } Punkte für die Chips.
 }
event-chips-placed = { $orders ->
    [one] Auf den liegen gebliebenen Auftrag kommt ein Zweierchip.
   *[other] Auf { $orders } liegen gebliebene Aufträge kommt je ein Zweierchip.
 }
event-tile-laid = { $who } legt einen { $tile } { $bought ->
    [yes] aus dem Kaufpool { "" }
   *[no] { "" }
 }auf { $hex }{ $covers ->
    [yes] { " " }und überdeckt einen { $below }.
   *[no] .
 }
event-station-built = { $who } baut eine Station { $bought ->
    [yes] aus dem Kaufpool { "" }
   *[no] { "" }
 }auf { $place }.
event-city-station-built = { $who } baut eine Station { $bought ->
    [yes] aus dem Kaufpool { "" }
   *[no] { "" }
 }auf { $place }. Jede angebundene Station in Stadt { $city } bringt jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }.
event-vein-discovered = { $who } entdeckt auf { $hex } eine Ader { $bought ->
    [yes] aus dem Kaufpool { "" }
   *[no] { "" }
 }und legt { $stones } darauf.
event-option-scored = { $who } setzt eine Kaufoption ein und erhält { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }.
event-tile-discarded = { $who } legt einen { $tile } in den Kaufpool, weil er nirgends passt.
event-station-discarded = { $who } legt eine Station in den Kaufpool.
event-vein-discarded = { $who } legt eine Ader in den Kaufpool.
found-stone = { $colour } ({ $hex })
event-prospected = { $count ->
    [0] { $who } schürft und nimmt keine Edelsteine.
    [one] { $who } schürft { $count } Edelstein: { $stones }.
   *[other] { $who } schürft { $count } Edelsteine: { $stones }.
 }
event-vein-exhausted = Die Ader auf { $hex } ist erschöpft und kommt in den Kaufpool.
event-turn-ended = { $who } beendet den Zug.
event-city-scored = Stadt { $city }: { $who } erhält { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } für { $stations ->
    [one] { $stations } angebundene Station.
   *[other] { $stations } angebundene Stationen.
 }
event-exploded = Das Dynamit auf { $places } explodiert: { $tiles ->
    [one] { $tiles } Teil kommt in den Kaufpool.
   *[other] { $tiles } Teile kommen in den Kaufpool.
 }
event-sale-bid = { $who } bietet { $gems } für je { $price } an.
event-sale-passed = { $who } bietet keine { $gems } an.
event-sold = { $who } verkauft { $stones } für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }.
event-nothing-sold = Niemand verkauft { $gems }.
event-order-fulfilled = { $who } erfüllt Auftrag { $order } und gibt { $stones } für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } ab.
event-orders-done = { $who } erfüllt keine weiteren Aufträge.
event-penalty = { $who } verliert { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } für unerfüllte Aufträge.
event-stone-sold = { $who } verkauft { $stones } für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }.
event-game-ended = Das Spiel ist zu Ende. { $who } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
 }.

## Warum nicht

rule-other-section = Das gehört in einen anderen Abschnitt und ist jetzt nicht möglich.
rule-auction-turn = Jemand anders ist mit Bieten dran; es geht im Uhrzeigersinn unter denen, die noch keine Reihenfolgekarte haben.
rule-opener-must-bid = Wer eine Versteigerung eröffnet, muss bieten; ein Gebot von 0 kostet nichts.
rule-raise-too-low = Erhöhe das Gebot um mindestens 1 oder passe.
rule-bid-exceeds-score = Du kannst nicht mehr Punkte bieten, als du hast.
rule-winner-takes-card = Nur wer eine Versteigerung gewonnen hat, nimmt eine Reihenfolgekarte, und zwar sofort.
rule-card-not-on-offer = Diese Reihenfolgekarte ist schon vergeben; wähle eine, die noch da ist.
rule-orders-turn = Jemand anders ist dran, einen Auftrag zu nehmen oder zu passen.
rule-order-not-on-show = Dieser Auftrag liegt nicht offen aus; wähle einen, der ausliegt.
rule-build-turn = Jemand anders ist mit Bauen dran.
rule-at-least-one-action = Mache mindestens eine Aktion, bevor du den Zug beendest.
rule-piece-not-in-hand = Davon hast du in dieser Phase nichts mehr.
rule-tile-can-be-laid = Ein Höhlenteil kommt nur in den Kaufpool, wenn es nirgends passt; dieses lässt sich noch legen.
rule-not-in-pool = Im Kaufpool gibt es das nicht.
rule-cover-fewer-exits = Ein Teil darf nur Teile mit weniger Ausgängen überdecken.
rule-station-blocks-tile = Dort steht eine Station; ihr Teil kann nicht überdeckt werden.
rule-vein-blocks-tile = Dort liegt eine Ader; ihr Teil kann nicht überdeckt werden.
rule-foreign-city-bars = An diesem Tisch darf niemand neben einer fremden Stadtstation ein Teil legen.
rule-no-continuation = Kein Ausgang des Teils führt einen Höhlengang fort; einer muss auf den Ausgang eines Nachbarteils, eine erreichte Ader oder deine eigene Stadtstation treffen.
rule-vein-not-reached = Zu dieser Ader führt noch kein Höhlengang; darum geht es von ihr nicht weiter.
rule-city-not-own = Von einem Stadtfeld aus beginnt ein Höhlengang nur, wenn dort deine eigene Station steht.
rule-station-there = Dort steht schon eine Station.
rule-not-just-laid = Eine Station im Berg baust du unmittelbar nach dem Legen ihres Höhlenteils.
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
rule-prospect-is-last = Schürfen ist deine letzte Aktion der Phase; verwende erst deine anderen Teile.
rule-route-too-short = Ein Schürfweg braucht mindestens zwei Felder.
rule-route-ends-at-stations = Ein Schürfweg beginnt und endet bei eigenen Stationen.
rule-route-repeats = Ein Schürfweg betritt kein Feld zweimal.
rule-foreign-station = Eine fremde Station unterbricht den Weg.
rule-not-in-network = Der Weg führt über ein Feld ohne Höhlengang, Ader oder eigene Station.
rule-not-joined = Zwei benachbarte Felder des Weges sind nicht verbunden: Beide brauchen einen Ausgang zum anderen.
rule-emptied-vein-left = Du nimmst den letzten Edelstein dieser Ader; der Weg muss sie durch einen Ausgang des Teils darunter verlassen.
rule-must-prospect = An diesem Tisch musst du einen Schürfweg wählen, der einen Edelstein bringt, wenn es einen gibt.
rule-sale-turn = Jemand anders ist im Farbverkauf dran.
rule-no-stone-to-show = Nur wer einen Edelstein dieser Farbe hat, darf bieten; du musst passen.
rule-bid-above-scale = Das erste Gebot ist höchstens das höchste freie Feld der Skala.
rule-open-at-highest = An diesem Tisch ist das erste Gebot genau das höchste freie Feld der Skala.
rule-underbid-needed = Biete weniger als das letzte Gebot oder passe.
rule-bid-at-least-one = Ein Gebot beträgt mindestens 1.
rule-seller-sells = Nur wer den Farbverkauf gewonnen hat, verkauft, und zwar sofort.
rule-sell-what-one-has = Verkaufe mindestens einen Edelstein der Farbe und höchstens so viele, wie du hast.
rule-order-sale-turn = Jemand anders ist dran, Aufträge zu erfüllen.
rule-not-own-order = Dieser Auftrag liegt nicht vor dir.
rule-order-not-payable = Du hast nicht alle Edelsteine, die dieser Auftrag verlangt.
rule-final-sale-turn = Als Nächstes verkauft, wer unter denen mit Edelsteinen die wenigsten Punkte hat.
rule-no-stone-to-sell = Du hast keinen Edelstein dieser Farbe.

## Vorab gegebene Anweisungen

order-bid = Bis { $limit } bieten, dann passen
order-bid-title = Bis zu einer Grenze bieten, dann passen
order-bid-limit = Höchstes Gebot
order-pass-auction = Für den Rest dieser Versteigerung passen
order-pass-orders = In dieser Phase keine Aufträge mehr nehmen
order-sale = Bis hinunter zu je { $limit } anbieten, dann passen
order-sale-title = Bis hinunter zu einem Preis anbieten, dann passen
order-sale-limit = Niedrigster Preis
order-pass-sale = Für den Rest dieses Verkaufs passen
order-pass-sales = In dieser Phase bei den Verkäufen aller Farben passen
order-fulfil-nothing = In dieser Phase keine Aufträge mehr erfüllen
