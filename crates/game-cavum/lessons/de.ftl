# What the lessons say. `docs/lessons.md` tells how a lesson is written.

## Your first turn

lesson-first-turn = Dein erster Zug
lesson-first-turn-about = Lege ein Höhlenteil, baue eine Station darauf und erreiche eine Stadt.
lesson-first-turn-welcome =
    Du bist **Ada**, und wer am Ende die meisten Punkte hat, gewinnt. Das große Sechseck ist der Berg, ringsum liegen die Städte. Am Rand liegen schon vier Höhlenteile, und in der Mitte wartet die gelbe Ader.

    In einem Zug hast du **eine bis vier Aktionen**. Jede verbraucht eines deiner Teile.
lesson-first-turn-lay = Beginne deinen eigenen Höhlengang. **Lege deinen Vierer auf K6**, gedreht, wie du magst und wie es die Regeln erlauben. Mindestens ein Ausgang muss einen Höhlengang fortführen.
lesson-first-turn-lay-done = Gut. Dein Teil auf K6 führt einen Gang daneben fort.
lesson-first-turn-lay-illegal = Wähle den Vierer, dann K6, dann eine Drehung.
lesson-first-turn-lay-other = Das wäre erlaubt. Lege für diese Lektion den **Vierer auf K6**, neben die Teile am Rand.
lesson-first-turn-lay-other-tile = Das richtige Feld, aber nimm den **Vierer**: Von den Teilen, die du hier entbehren kannst, öffnet er die meisten Wege.
lesson-first-turn-station = Ein Höhlenteil gehört niemandem, eine Station schon: Ihr Teil kann nie überdeckt oder gesprengt werden, und sie versperrt den anderen den Weg. Du darfst sie **auf das Teil bauen, das du gerade gelegt hast**. Baue eine Station auf **K6**.
lesson-first-turn-station-done = Damit hast du einen festen Platz im Berg.
lesson-first-turn-station-other = Das ist erlaubt, aber dann ist K6 nicht mehr das zuletzt gelegte Teil, und die Gelegenheit ist vorbei. Baue jetzt eine **Station auf K6**.
lesson-first-turn-city = Stationen in Städten bringen am Ende der Phase Punkte. In einer Stadt darfst du bauen, wenn von einer deiner Stationen im Berg ein ununterbrochener Weg dorthin führt. Baue eine Station in **Stadt A**, auf eines der beleuchteten Felder, das du erreichst.
lesson-first-turn-city-done = Deine erste Station in einer Stadt.
lesson-first-turn-city-illegal = Wähle ein anderes der beleuchteten Felder: Vielleicht sind nicht alle von K6 aus zu erreichen.
lesson-first-turn-city-other = Das darfst du, aber der Weg von K6 in die Stadt ist jetzt frei. Baue eine **Station in Stadt A**.
lesson-first-turn-city-other-option = Eine Kaufoption holt eine Station aus dem Kaufpool. Hebe sie dir für später auf und baue eine **eigene Station von deiner Tafel**.
lesson-first-turn-end = Eine Aktion ist noch übrig, aber du musst sie nicht nutzen: Deine zwölf Teile müssen für mehrere Züge reichen. **Beende deinen Zug** und schau, was Bo tut.
lesson-first-turn-end-done = Bo hat den ersten Zug gemacht.
lesson-first-turn-end-other = Du könntest weiterbauen. **Beende** jetzt aber deinen **Zug**.
lesson-first-turn-others = Bo hat getan, was du getan hast: legen, bauen, eine Stadt erreichen. Auf K7 steht eine Station, das Teil auf K8 führt weiter, und auf K9 in Stadt B steht die nächste.
lesson-first-turn-learned = Ein Zug hat eine bis vier Aktionen. Ein Höhlenteil muss einen Gang fortführen. Eine Station steht auf dem Teil, das du gerade gelegt hast, oder in einer Stadt, die du erreichst.

## Discovering a vein

lesson-vein = Eine Ader entdecken
lesson-vein-about = Bring Edelsteine in den Berg und grabe durch die Ader weiter.
lesson-vein-plan =
    Edelsteine liegen auf Adern. Bisher gibt es nur die gelbe auf G7, und zu ihr führt noch kein Höhlengang. In der Mitte kannst du also nicht anfangen.

    Dein Auftrag verlangt Blau und Grün. Du wirst eine eigene Ader entdecken, **auf dem Weg von K6 zur Mitte**.
lesson-vein-way = Grabe erst einmal weiter. **Lege deinen Zweier auf J6**, und zwar so, dass er den Gang von K6 fortführt.
lesson-vein-way-done = Der Gang führt jetzt von K6 geradeaus nach I6.
lesson-vein-way-other = Auch möglich, aber in dieser Lektion geht es von K6 in Richtung Mitte. Lege den **Zweier auf J6**.
lesson-vein-way-other-tile = Auch möglich, aber hier willst du nur geradeaus. Dafür reicht der **Zweier**; heb dir die besseren Teile auf.
lesson-vein-ground = Eine Ader liegt immer auf einem Teil. Solange sie dort liegt, zählt dieses Teil nicht, also genügt ein schwaches. **Lege deinen Dreier auf I6.**
lesson-vein-ground-done = Der Platz für deine Ader ist bereit.
lesson-vein-ground-other = Auch möglich, aber bereite zuerst den Platz für deine Ader vor: Lege den **Dreier auf I6**.
lesson-vein-ground-other-six = Auch möglich, aber unter der Ader wären sechs Ausgänge verschenkt. Nimm den **Dreier**.
lesson-vein-ground-other-dynamite = Schlau gedacht: Unter einer Ader explodiert Dynamit nicht. Aber deines brauchst du bald noch. Nimm den **Dreier**.
lesson-vein-ground-other-vein = Auch möglich, aber ein Feld weiter bringt dich die Ader näher an die Mitte. Lege erst den **Dreier auf I6**.
lesson-vein-discover = Entdecke jetzt die Ader auf **I6**. Du bestimmst die Farbe: Drei Edelsteine kommen von der Skala auf die Ader, die niedrigsten Zahlen zuerst. Zu dritt oder zu viert wären es vier. Nimm **eine Farbe, die dein Auftrag verlangt**.
lesson-vein-discover-done = Drei Edelsteine liegen auf deiner Ader, und auf ihrer Skala sind die niedrigsten Felder frei.
lesson-vein-discover-illegal = Eine Ader kommt auf ein Teil ohne Station und grenzt weder an ein Stadtfeld noch an eine andere Ader.
lesson-vein-discover-other = Auch möglich, aber jetzt ist deine Ader dran. Entdecke sie auf **I6**, in **Blau oder Grün**.
lesson-vein-discover-other-colour = Auch möglich, aber diese Farbe verlangt dein Auftrag nicht. Wähle **Blau oder Grün**.
lesson-vein-discover-other-place = Auch möglich, aber dafür hast du das Teil auf I6 gelegt. Entdecke die Ader auf **I6**.
lesson-vein-through = Eine Ader hat **sechs Ausgänge**, und deine ist erreicht: J6 zeigt auf sie. Also darfst du gleich dahinter weiterbauen. **Lege deinen Sechser auf H7**, zwischen deine Ader und die gelbe.
lesson-vein-through-done = Gut gegraben! Ein Ausgang zeigt auf die gelbe Ader, damit ist auch sie erreicht. Das war deine vierte Aktion, und inzwischen war Bo am Zug.
lesson-vein-through-other = Auch möglich, aber bis zur gelben Ader fehlt nur noch ein Teil. Lege den **Sechser auf H7**.
lesson-vein-through-other-elsewhere = Auch möglich, aber von dort zeigt kein Ausgang auf die gelbe Ader. Lege den Sechser auf **H7**.
lesson-vein-through-other-dynamite = Das richtige Feld, aber Dynamit explodiert am Ende der Phase, und dein Weg zur Mitte wäre weg. Nimm den **Sechser**.
lesson-vein-bo = Bo hat auf J7 eine grüne Ader entdeckt, gleich neben deiner Station auf K6. Adern gehören niemandem und versperren niemandem den Weg: Du darfst dort schürfen, und Bo bei dir.
lesson-vein-learned = Eine Ader liegt auf einem Teil, aber nie neben einer Stadt oder einer anderen Ader. Sie hat sechs Ausgänge, egal was darunter liegt. Zeigt ein Teil auf sie, gehen Höhlengänge durch sie weiter.

## Options

lesson-option = Kaufoptionen und Kaufpool
lesson-option-about = Hol dir ein Höhlenteil aus dem Kaufpool und baue eine Station darauf.
lesson-option-need =
    Am Ende dieser Phase schürfst du auf einem Weg **zwischen zwei deiner Stationen**. Diesseits der gelben Ader hast du eine; du brauchst noch eine dahinter.

    Deine eigenen Höhlenteile sind verbraucht. Aber du hast zwei **Kaufoptionen**: Jede holt dir etwas aus dem Kaufpool, das du sofort einsetzt, oder bringt 3 Punkte.
lesson-option-buy = Setze eine Kaufoption ein: **Lege ein Teil aus dem Kaufpool auf F8**, mit einem Ausgang zur gelben Ader. Welches du nimmst, ist hier egal.
lesson-option-buy-done = Der Gang führt durch die gelbe Ader weiter.
lesson-option-buy-illegal = Wähle erst die Kaufoption, dann ein Teil aus dem Kaufpool, dann F8.
lesson-option-buy-other = Auch möglich, aber du willst hinter die gelbe Ader kommen. Lege mit einer Kaufoption **ein Teil aus dem Kaufpool auf F8**.
lesson-option-buy-other-dynamite = Das richtige Feld, aber **auf Dynamit darf keine Station stehen**. Hol dir mit einer Kaufoption ein Höhlenteil aus dem Kaufpool.
lesson-option-buy-other-points = 3 Punkte sind nie verkehrt, aber eine Station hinter der Ader bringt dir mehr. Nutze die Kaufoption für **ein Teil auf F8**.
lesson-option-buy-other-city = Auch möglich, aber du brauchst eine Station für die andere Seite der Ader. Lege zuerst **ein Teil aus dem Kaufpool auf F8**.
lesson-option-buy-other-pool = Eine Station, die du nicht brauchst, darfst du in den Kaufpool legen. Diese brauchst du aber: Lege zuerst **ein Teil aus dem Kaufpool auf F8**.
lesson-option-station = Du weißt ja: Im Berg kommt eine Station auf das Teil, das du **mit der Aktion unmittelbar davor** gelegt hast. Das gilt auch für ein Teil aus dem Kaufpool. Baue eine Station auf **F8**.
lesson-option-station-done = Genau. Jetzt hast du auf beiden Seiten der gelben Ader eine Station.
lesson-option-station-other = Auch möglich, aber nach jeder anderen Aktion ist es für F8 zu spät. Baue jetzt die **Station auf F8**.
lesson-option-station-other-points = Vorsicht: Selbst eine Kaufoption für 3 Punkte kommt zwischen Teil und Station, und dann ist es zu spät. Baue jetzt die **Station auf F8**.
lesson-option-station-other-option = Du könntest eine kaufen, aber du hast selbst noch eine Station. Baue **diese auf F8** und behalte die Kaufoption.
lesson-option-station-other-pool = Dann läge die Station im Kaufpool, und auf F8 stünde keine. Baue sie auf **F8**.
lesson-option-saved = Eine Kaufoption hast du noch. Vor dem Schürfen muss alles verbraucht sein: Stationen und Adern darfst du in den Kaufpool legen, Höhlenteile nur, wenn sie nirgends passen, und eine Kaufoption ist immer für 3 Punkte gut.
lesson-option-learned = Eine Kaufoption ist eine Aktion: etwas aus dem Kaufpool, sofort und nach den üblichen Regeln eingesetzt, oder 3 Punkte. Zwischen Teil und Station darf nichts kommen.

## Covering

lesson-cover = Überdecken
lesson-cover-about = Lenke einen Gang von Bo auf deine Seite, mit Dynamit.
lesson-cover-gap =
    Dein Auftrag braucht Grün, und K6 führt zur grünen Ader auf J7. Für dich ist das aber eine Sackgasse: Bos Station auf K7 versperrt den Weg.

    Auf J8 daneben liegt ein Zweier, der an der Ader vorbeiführt. Ein Teil mit **mehr Ausgängen** darf ihn überdecken, solange dort weder eine Station noch eine Ader ist.
lesson-cover-cover = **Überdecke J8 mit deinem Dynamit-Teil**, so gedreht, dass es die grüne Ader auf **J7** mit **K8** verbindet. Dynamit wird gelegt wie jedes andere Teil.
lesson-cover-cover-done = Bos Gang bleibt erhalten, und deiner führt jetzt von J7 über K8 in Richtung Stadt B.
lesson-cover-cover-illegal = Der Vierer auf K8 lässt sich nicht mit vier Ausgängen überdecken, und ein Teil mit Station überhaupt nicht.
lesson-cover-cover-other = Auch möglich, aber der Weg durch J7 ist noch zu. Überdecke **J8 mit deinem Dynamit-Teil**.
lesson-cover-cover-other-turn = Das richtige Feld, aber so gedreht verbindet es J7 nicht mit K8. **Dreh es anders.**
lesson-cover-cover-other-option = Ein Teil aus dem Kaufpool darf J8 auch überdecken, kostet dich aber eine Kaufoption. Dein **Dynamit-Teil** muss sowieso noch weg.
lesson-cover-cover-other-elsewhere = Auch möglich, aber dort öffnet es keinen Weg von der grünen Ader nach K8. Lege es auf **J8**.
lesson-cover-end = Das reicht für diesen Zug. **Beende deinen Zug.**
lesson-cover-end-done = Bo hat beide Kaufoptionen eingesetzt und einen Weg von J8 hinauf nach H7 gegraben.
lesson-cover-end-other = Auch möglich, aber hebe dir den Rest für den nächsten Zug auf. **Beende deinen Zug.**
lesson-cover-end-other-city = Gute Idee, darum geht es in der nächsten Lektion. **Beende** jetzt erst einmal deinen **Zug**.
lesson-cover-bo = Diesmal hat das Überdecken niemanden abgeschnitten. Es dürfte aber: Alte Verbindungen müssen nicht bleiben. Und vergiss nicht, dass auf J8 Dynamit liegt: Am Ende der Phase **explodiert** es. Bis dahin ist es ein Teil wie jedes andere.
lesson-cover-learned = Ein Teil mit mehr Ausgängen darf eines mit weniger überdecken, wenn dort weder Station noch Ader ist. Es muss einen Gang fortführen. Für Dynamit gilt dasselbe.

## Cities

lesson-cities = Punkte in den Städten
lesson-cities-about = Finde das Stadtfeld, das am meisten bringt.
lesson-cities-count =
    Haben alle geschürft, **bringt jede angebundene Station so viele Punkte, wie ihre Stadt freie Felder hat**.

    Stadt A hat fünf Felder. Würde jetzt gewertet, brächte deine Station dort 4. Mit einer zweiten von dir wären nur noch drei Felder frei: zweimal 3, also gerade einmal 2 Punkte mehr.
lesson-cities-build = Eine Kaufoption ist übrig, und im Kaufpool liegen Stationen von dir. Sie kann auch 3 Punkte bringen. **Baue eine Station aus dem Kaufpool dort, wo sie dir am meisten bringt.** Stadt B hat sechs Felder, eines ist besetzt.
lesson-cities-build-done = Ja! In Stadt B bleiben vier Felder frei: 4 Punkte für dich, und Bos Station auf K9 bringt jetzt 4 statt 5.
lesson-cities-build-illegal = Ein Stadtfeld muss frei sein, und ein ununterbrochener Weg muss zu einer deiner Stationen im Berg führen.
lesson-cities-build-other = Auch möglich, aber eine Stadt bringt hier mehr. Baue eine **Station aus dem Kaufpool** in der leereren Stadt.
lesson-cities-build-other-crowd = Auch möglich, aber Stadt A bringt nur 2 Punkte mehr. Schau dir die **andere Stadt** an, die du erreichst.
lesson-cities-build-other-points = 3 Punkte sind sicher, aber ein Feld bringt **mehr als das**. Zähle die freien Felder von Stadt B.
lesson-cities-way = Dein Weg nach Stadt B: von K6 durch die grüne Ader auf J7, über J8 und K8 nach L8. Teile und Adern dürfen alle benutzen. Nur fremde Stationen würden dich aufhalten.
lesson-cities-learned = Eine angebundene Station bringt so viele Punkte, wie ihre Stadt freie Felder hat. Jede weitere Station kostet alle dort einen Punkt. Leere Städte lohnen sich am meisten.

## Prospecting

lesson-prospect = Schürfen
lesson-prospect-about = Geh einen einzigen Weg und nimm aus jeder Ader darauf einen Edelstein.
lesson-prospect-rules =
    Du hast weitergebaut, und nur dein zwölftes Teil ist noch übrig: Du schürfst. Nenne **einen Schürfweg**, der bei zwei deiner Stationen beginnt und endet. Du bekommst **aus jeder Ader darauf einen Edelstein**.

    Er darf über deine eigenen Stationen führen, aber nicht über fremde, und er betritt kein Feld zweimal.
lesson-prospect-route = Deine Stationen stehen auf F8, K6, L8 und M4. **Wähle den Schürfweg, der aus allen drei Adern etwas mitnimmt**: Gelb, Blau und Grün.
lesson-prospect-route-done = Drei Edelsteine auf einmal! Danach hat auch Bo geschürft und Gelb und Grün genommen.
lesson-prospect-route-illegal = Von Feld zu Feld braucht es auf beiden Seiten einen Ausgang, und Bos Stationen versperren dir den Weg.
lesson-prospect-route-other = Wähle einen Schürfweg durch **alle drei Adern**. Er darf unterwegs über deine Station auf K6 führen.
lesson-prospect-route-other-nothing = Du darfst verzichten, aber drei Edelsteine warten auf dich. Wähle einen Schürfweg durch **alle drei Adern**.
lesson-prospect-route-other-fewer = Das ist ein Schürfweg, aber er lässt eine Ader aus. Beginne auf **F8** und geh über K6 nach **L8**.
lesson-prospect-route-other-end = Du könntest warten, aber dann nimmt Bo vor dir. **Schürfe** jetzt.
lesson-prospect-score =
    Alle haben geschürft, also kam die Stadtwertung: 4 Punkte für M4, 4 für L8 und 4 für Bos K9.

    Deine Edelsteine liegen verdeckt vor dir. Nur du darfst sie ansehen.
lesson-prospect-bang = Dann kam der Einsturz. Dein Dynamit auf J8 ist explodiert, und die Nachbarfelder I8 und K8 haben ihr oberstes Teil verloren. Die Station auf K7 und die Ader auf J7 haben geschützt, was unter ihnen liegt. L8 und K9 bleiben stehen, sind aber nicht mehr angebunden.
lesson-prospect-learned = Ein Schürfweg verbindet zwei deiner Stationen und bringt aus jeder Ader einen Edelstein. Danach kommt die Stadtwertung und erst dann der Einsturz.

## Selling

lesson-sale = Edelsteine verkaufen
lesson-sale-about = Verkaufe zum besten Preis und behalte, was dein Auftrag braucht.
lesson-sale-rules =
    Du hast Gelb, Blau und Grün, je einen Edelstein. Zuerst wird Farbe für Farbe verkauft, danach werden Aufträge erfüllt.

    In jeder Farbe **verkauft nur, wer am wenigsten verlangt**. Das erste Gebot darf so hoch sein wie das höchste freie Feld der Skala. Von da an geht es nur noch abwärts.
lesson-sale-open = Gelb ist zuerst dran. Dein Auftrag braucht es nicht, und die Skala ist leer: **9** ist das höchste freie Feld. **Eröffne so hoch, wie du kannst.**
lesson-sale-open-done = Richtig, tiefer gehen kannst du immer noch. Auch Bo hat einen gelben Edelstein und verlangt nur 7.
lesson-sale-open-other = Wenn du passt, verkaufst du in dieser Phase kein Gelb. Eröffne mit **9**.
lesson-sale-open-other-low = Auch möglich, aber du würdest Punkte verschenken: Tiefer gehen kannst du später immer noch. Eröffne mit **9**.
lesson-sale-lower = Bo würde für 7 verkaufen. Willst du verkaufen, musst du weniger verlangen, aber **nicht weniger als nötig**.
lesson-sale-lower-done = Bo passt. Du verkaufst deinen Edelstein für 6 Punkte; er kommt auf die 9. Rot hat niemand.
lesson-sale-lower-other = Wenn du passt, verkauft Bo, und du behältst deinen Edelstein. Verlange diesmal **6**.
lesson-sale-lower-other-low = Auch möglich, aber eins weniger als Bo reicht fürs Erste. Verlange **6**.
lesson-sale-blue = Jetzt Blau, bis zu 3 Punkte. Dein Auftrag bringt aber **15 Punkte für Blau und Grün**, und er kommt erst nach dem Farbverkauf. Was machst du?
lesson-sale-blue-done = Gut aufgehoben. Bei Grün war es genauso: Du hast gepasst, und Bo hat einen Edelstein für 3 verkauft.
lesson-sale-blue-other = Dann könntest du deinen Auftrag nicht mehr erfüllen: höchstens 3 Punkte statt 15. Lieber **passen**.
lesson-sale-fulfil = Jetzt darfst du die Edelsteine abgeben, die dein Auftrag zeigt. **Erfülle deinen Auftrag.**
lesson-sale-fulfil-done = 15 Punkte. Die Edelsteine kamen zurück auf die höchsten freien Felder ihrer Skalen.
lesson-sale-fulfil-other = Du darfst ihn für eine spätere Phase behalten, aber du hast beide Edelsteine. **Erfülle deinen Auftrag.**
lesson-sale-total = Die erste Phase ist vorbei. Du hast 20 Punkte vom Start, 8 aus den Städten, 6 für Gelb und 15 für deinen Auftrag: 49. Bo hat 26. Fünf weitere Aufträge liegen aus, und die nächste Phase beginnt.
lesson-sale-learned = Wer am wenigsten verlangt, verkauft, jeden Edelstein zu diesem Preis. Fang hoch an und geh Schritt für Schritt hinunter. Behalte, was ein Auftrag braucht: Aufträge kommen zuletzt.

## The auction

lesson-auction = Reihenfolge ersteigern
lesson-auction-about = Eine neue Phase beginnt: Wer fängt an, und was kostet das?
lesson-auction-phase =
    Eine Phase hat vier Teile: **Vorbereiten, Bauen, Werten, Verkaufen**. Zuerst werden die Reihenfolgekarten versteigert. Die niedrigste Karte ist zuerst am Zug; eine höhere bringt Dynamit mit mehr Ausgängen.

    Du hattest zuletzt die niedrigste Karte, also eröffnest du.
lesson-auction-open = Wer eröffnet, darf nicht passen. Was du bietest, zahlst du in Punkten, wenn du gewinnst. **Eröffne so niedrig, wie du kannst.**
lesson-auction-open-done = Bo sagt 1.
lesson-auction-open-other = Auch möglich, aber vielleicht zahlst du dann mehr als nötig. Erhöhen kannst du immer noch: Biete **0**.
lesson-auction-raise = Sag **2**, um dabeizubleiben, oder **passe**. Passt du, zahlt Bo 1 und nimmt eine Karte, und du wählst **umsonst** unter den anderen drei.
lesson-auction-raise-done = Bo zahlt 1 Punkt und nimmt Karte 1. Du hast die Wahl unter den übrigen und zahlst nichts.
lesson-auction-raise-done-two = Bo passt. Du zahlst 2 Punkte und wählst zuerst.
lesson-auction-raise-other = Auch möglich, aber für den Anfang zu viel: Eins mehr als Bo reicht. Sag **2** oder **passe**.
lesson-auction-card = **Wähle eine Karte.** Das Teil darauf ist das Dynamit, das dazugehört: der Zweier bei Karte 1, der Dreier bei 2, der Vierer bei 3, der Sechser bei 4.
lesson-auction-card-done = Die Karte gehört dir für diese Phase.
lesson-auction-card-other = Wähle eine der **Reihenfolgekarten**, die ausliegen.
lesson-auction-pieces = Dann nehmen alle **zwölf Teile**: vier Höhlenteile, das Dynamit-Teil der Karte, eine Ader, drei Stationen, zwei Kaufoptionen und die Schürfkarte. Das sind deine zwölf Aktionen; für später lässt sich nichts aufheben.
lesson-auction-learned = Wer eröffnet, darf nicht passen; das höchste Gebot zahlt; wer zuletzt ohne Karte ist, bekommt eine umsonst. Niedrige Karten sind früh am Zug, hohe bringen starkes Dynamit.

## Orders

lesson-orders = Aufträge nehmen
lesson-orders-about = Wähle einen Auftrag, den du erfüllen kannst, und hör rechtzeitig auf.
lesson-orders-read =
    Ein Auftrag zeigt, welche Edelsteine er verlangt, was er einbringt und was er kostet, wenn du ihn nie erfüllst. In Kartenreihenfolge nimmst du **einen oder passt**, Runde um Runde.

    Auf Aufträgen aus der letzten Phase liegt ein **Zweierchip**: sofort 2 Punkte beim Nehmen. Bo hat gerade den Auftrag für Gelb und Rot genommen.
lesson-orders-take = Achte auf Farben in Reichweite. Eine blaue Ader liegt auf deinem Weg, und zwei weitere Farben bestimmst du selbst: mit deiner Ader und mit einer Kaufoption. **Nimm den Auftrag für Blau, Weiß und Violett**, er bringt 22.
lesson-orders-take-done = Sofort 2 Punkte für den Chip. Bo hat gepasst.
lesson-orders-take-other = Auch möglich. Nimm hier den Auftrag für **Blau, Weiß und Violett**: mehr Punkte, und ein Chip liegt darauf.
lesson-orders-take-other-red = Auch möglich, aber er verlangt Rot, und es gibt noch keine rote Ader. Nimm den Auftrag für **Blau, Weiß und Violett**.
lesson-orders-take-other-six = Auch ein guter Auftrag: Gelb ist da, und Violett kannst du entdecken. Aber **Blau, Weiß und Violett** bringt mehr, und dazu einen Chip.
lesson-orders-take-other-pass = Du musst keinen nehmen, aber wer passt, bekommt in dieser Phase keinen mehr. Nimm den Auftrag für **Blau, Weiß und Violett**.
lesson-orders-enough = Du könntest noch mehr nehmen. Ein Auftrag mit Chip bringt jetzt 2 Punkte, kostet aber am Ende seinen Abzug, wenn die Edelsteine nie kommen, und dies ist die letzte Phase. Du hast genug zu tun: **Passe.**
lesson-orders-enough-done = Niemand nimmt mehr etwas. In einer früheren Phase käme jetzt auf jeden übrigen Auftrag noch ein Chip.
lesson-orders-enough-other = Auch möglich, aber seine Edelsteine sind neben denen deines ersten Auftrags kaum zu schaffen. **Passe.**
lesson-orders-learned = Nimm Aufträge, deren Farben du erreichst oder entdecken kannst. Ein Chip bringt sofort 2 Punkte, ein unerfüllter Auftrag kostet am Ende seinen Abzug. Wer passt, ist für diese Phase fertig.

## The explosion

lesson-explosion = Dynamit
lesson-explosion-about = Lege Dynamit dorthin, wo es Bo trifft und dich verschont.
lesson-explosion-rules =
    Die letzte Phase ist fast vorbei. Du hast noch ein Dynamit-Teil und deine Schürfkarte.

    Die Stadtwertung kommt **vor** dem Einsturz, und in der letzten Phase **danach noch einmal**. In Stadt A hast du M3 und M4, Bo hat dort M6 und in Stadt B K9.
lesson-explosion-links = Beide Stadtstationen von Bo hängen an K7: M6 über das Teil auf **L6**, K9 über das Teil auf **K8**. Explodiert Dynamit, verschwindet es mit allen Teilen darunter, und jedes Nachbarfeld verliert sein oberstes Teil. Stationen und Adern schützen, was unter ihnen liegt.
lesson-explosion-lay = Finde das Feld, von dem der Einsturz **L6 und K8 zugleich** trifft, aber nicht L5, von dem deine Stationen abhängen. **Lege das Dynamit-Teil dorthin.** Auch ein Ausgang zu deiner eigenen Stadtstation auf L8 führt einen Gang fort.
lesson-explosion-lay-done = Gut gelegt! Dann hast du geschürft und fünf Edelsteine genommen, und Bo hat ebenfalls geschürft.
lesson-explosion-lay-illegal = Ein Ausgang muss einen Gang fortführen, und ein Teil mit Station lässt sich nicht überdecken.
lesson-explosion-lay-other = Auch möglich, aber von dort sind Bos Wege zu weit weg. Suche das Feld, das **an L6 und an K8** grenzt.
lesson-explosion-lay-other-own = Das nimmt L6 weg, trifft aber auch L5, und dann sind deine eigenen Stationen in Stadt A abgeschnitten. Suche ein Feld **neben L6 und K8**.
lesson-explosion-lay-other-half = Das schneidet K9 ab, aber M6 bleibt angebunden. Ein Feld grenzt **an L6 und an K8**.
lesson-explosion-lay-other-foot = Vorsicht, das zerstört den Weg zu deinen eigenen Stationen in Stadt A. Suche auf der anderen Seite, **neben L6 und K8**.
lesson-explosion-bang = Erst kam die Stadtwertung: zweimal 2 für dich, 2 und 5 für Bo. Dann explodierte L7 und riss **L6 und K8** mit; K7 war durch die Station geschützt. M6 und K9 sind nicht mehr angebunden. Werden die Städte noch einmal gewertet, geht Bo leer aus.
lesson-explosion-chain = Und noch etwas: Der letzte grüne Edelstein war weg, und die Ader auf J7 kam in den Kaufpool. Darunter lag Bos Dynamit aus der ersten Phase. Es kam zum Vorschein, explodierte ebenfalls und riss **J6, J8 und I8** mit.
lesson-explosion-learned = Sichtbares Dynamit explodiert nach der Stadtwertung. Es nimmt alle Teile darunter mit und von jedem Nachbarfeld das oberste; Stationen und Adern schützen. Aufgedecktes Dynamit explodiert auch.

## The end

lesson-end = Das Spielende
lesson-end-about = Der letzte Auftrag, die letzten Edelsteine, und wer gewonnen hat.
lesson-end-last =
    Der letzte Verkauf. Bo hat einen roten Edelstein verkauft, den der Auftrag für Gelb und Rot gebraucht hätte. Der bleibt nun unerfüllt.

    Nach den Aufträgen kommt noch dreierlei: **eine letzte Stadtwertung, die Abzüge für unerfüllte Aufträge und der Schlussverkauf**.
lesson-end-fulfil = Du hast alle Farben außer Rot. **Erfülle deinen Auftrag** für Blau, Weiß und Violett.
lesson-end-fulfil-done = 22 Punkte. Dann die Stadtwertung: zweimal 3 für dich, nichts für Bo, und der unerfüllte Auftrag kostete Bo 1 Punkt. Im Schlussverkauf beginnt, wer die wenigsten Punkte hat: Bo bekam 7 für einen gelben Edelstein.
lesson-end-fulfil-other = Eine spätere Phase gibt es nicht: Unerfüllt kostet dich der Auftrag 2 Punkte. **Erfülle ihn.**
lesson-end-sell = Jetzt hast nur noch du Edelsteine. Im Schlussverkauf kommt jeder auf das höchste freie Feld seiner Skala und bringt **die Zahl dieses Feldes**: Gelb bringt 6, Grün bringt 1. **Verkaufe einen**; der andere folgt.
lesson-end-sell-done = Alle Edelsteine sind verkauft.
lesson-end-sell-other = Wähle den **Edelstein**, den du verkaufst.
lesson-end-winner = Du gewinnst mit 93 zu 52 Punkten. Bei Gleichstand entschiede die niedrigere Reihenfolgekarte.
lesson-end-learned = Am Ende werden die Städte noch einmal gewertet, unerfüllte Aufträge kosten Punkte, und wer die wenigsten Punkte hat, verkauft zuerst, zur Zahl des Feldes.

## A whole phase

lesson-phase = Eine ganze Phase
lesson-phase-about = Spiele die erste Phase gegen einen Bot, ganz allein.
lesson-phase-plan =
    Jetzt spielst du eine ganze Phase gegen Bo, wie in einem richtigen Spiel. Hier gibt es kein Richtig oder Falsch, und du kannst Züge zurücknehmen.

    Zu zweit kommen auf eine neue Ader drei Edelsteine. Ein Spiel hat drei Phasen; dies ist ein **Einführungsspiel** mit zweien.
lesson-phase-auction = **Ersteigere eine Reihenfolgekarte.** Du eröffnest. Viel zahlen musst du nicht: Wer verliert, wählt immer noch unter dreien.
lesson-phase-auction-done = Die Karten sind verteilt, und alle haben zwölf Teile.
lesson-phase-orders = **Nimm einen Auftrag oder passe.** Zwei oder drei Farben sind ein guter Anfang. Eine Ader kannst du selbst entdecken, mit Kaufoptionen auch mehr.
lesson-phase-orders-done = Die Aufträge sind vergeben. Jetzt wird gebaut.
lesson-phase-build = **Verbrauche deine Teile, bis zu vier pro Zug**: eine Station im Berg gleich nach ihrem Teil, eine zweite hinter einer Ader, eine Ader in einer Farbe deines Auftrags, eine Station in einer leeren Stadt. Denk dabei an den Schürfweg, den du am Ende gehen willst.
lesson-phase-build-done = Nur die Schürfkarte ist noch übrig.
lesson-phase-prospect = **Schürfe.** Wähle den Weg mit den Edelsteinen, die du brauchst: von einer deiner Stationen zu einer anderen, durch möglichst viele Adern.
lesson-phase-prospect-done = Die Städte sind gewertet, und das Dynamit ist explodiert.
lesson-phase-sale = **Verkaufe.** Fang hoch an, geh Schritt für Schritt hinunter und behalte, was deine Aufträge brauchen. Danach erfülle sie.
lesson-phase-sale-done = Die Phase ist vorbei.
lesson-phase-learned = Du hast eine ganze Phase allein gespielt, vom ersten Gebot bis zum letzten Auftrag. Du bist bereit für ein Spiel: viel Spaß am Tisch!
