# What the lessons say. `docs/lessons.md` tells how a lesson is written.

## Your first turn

lesson-first-turn = Je eerste beurt
lesson-first-turn-about = Leg een tegel, bouw er een station op en bereik een stad.
lesson-first-turn-welcome =
    Jij bent **Ada**, en wie aan het eind de meeste punten heeft, wint. De grote zeshoek is de berg; daaromheen liggen de steden. Aan de rand liggen al vier tunneltegels, en in het midden wacht de gele ader.

    In een beurt doe je **één tot vier acties**. Elke actie kost een van je onderdelen.
lesson-first-turn-lay = Begin je eigen tunnel. **Leg je tegel met 4 uitgangen op K6** en draai hem zoals je wilt, als de regels het maar toestaan. Minstens één uitgang moet een tunnel voortzetten.
lesson-first-turn-lay-done = Goed zo. Je tegel op K6 zet een tunnel ernaast voort.
lesson-first-turn-lay-illegal = Kies de tegel met 4 uitgangen, dan K6 en dan hoe je hem draait.
lesson-first-turn-lay-other = Die zet mag. Leg voor deze les de **tegel met 4 uitgangen op K6**, naast de tegels aan de rand.
lesson-first-turn-lay-other-tile = Het juiste veld, maar neem de **tegel met 4 uitgangen**: van de tegels die je hier kunt missen, opent die de meeste wegen.
lesson-first-turn-station = Een tegel is van niemand, een station wel: de tegel eronder kan nooit bedekt of opgeblazen worden, en het verspert de anderen de weg. Je mag een station bouwen **op de tegel die je net hebt gelegd**. Bouw een station op **K6**.
lesson-first-turn-station-done = Nu heb je een vaste plek in de berg.
lesson-first-turn-station-other = Dat mag, maar dan is K6 niet meer de tegel die je net hebt gelegd, en is je kans voorbij. Bouw nu een **station op K6**.
lesson-first-turn-city = Stations in steden leveren aan het einde van de ronde punten op. Je mag in een stad bouwen als er vanaf een van je mijnstations een ononderbroken route naartoe loopt. Bouw een station in **stad A**, op een van de verlichte velden die je bereikt.
lesson-first-turn-city-done = Je eerste station in een stad.
lesson-first-turn-city-illegal = Kies een ander verlicht veld: misschien zijn ze niet allemaal vanaf K6 te bereiken.
lesson-first-turn-city-other = Dat mag, maar de weg van K6 naar de stad is nu vrij. Bouw een **station in stad A**.
lesson-first-turn-city-other-option = Met een koopoptie haal je een station uit de koophoop. Bewaar die voor later en bouw een **station uit je hand**.
lesson-first-turn-end = Je hebt nog één actie, maar je hoeft die niet te gebruiken: je twaalf onderdelen moeten voor meerdere beurten genoeg zijn. **Beëindig je beurt** en kijk wat Bo doet.
lesson-first-turn-end-done = Bo heeft de eerste beurt gespeeld.
lesson-first-turn-end-other = Je zou verder kunnen bouwen. **Beëindig** nu liever **je beurt**.
lesson-first-turn-others = Bo deed wat jij deed: leggen, bouwen, een stad bereiken. Op K7 staat een station, de tegel op K8 leidt verder, en op K9 in stad B staat het volgende.
lesson-first-turn-learned = Een beurt heeft één tot vier acties. Een tegel moet een tunnel voortzetten. Een station staat op de tegel die je net hebt gelegd, of in een stad die je kunt bereiken.

## Discovering a vein

lesson-vein = Een ader ontdekken
lesson-vein-about = Breng edelstenen in de berg en graaf door de ader heen verder.
lesson-vein-plan =
    Edelstenen liggen op aders. Tot nu toe is er alleen de gele op G7, en daar loopt nog geen tunnel naartoe. In het midden beginnen kan dus niet.

    Je opdracht vraagt blauw en groen. Je gaat zelf een ader ontdekken, **op weg van K6 naar het midden**.
lesson-vein-way = Graaf eerst verder. **Leg je tegel met 2 uitgangen op J6**, zo dat hij de tunnel van K6 voortzet.
lesson-vein-way-done = De tunnel loopt nu van K6 rechtdoor naar I6.
lesson-vein-way-other = Dat kan ook, maar deze les gaat van K6 richting het midden. Leg de **tegel met 2 uitgangen op J6**.
lesson-vein-way-other-tile = Dat kan ook, maar hier wil je alleen rechtdoor. Daarvoor is de **tegel met 2 uitgangen** genoeg; bewaar de betere.
lesson-vein-ground = Een ader ligt altijd op een tegel. Zolang ze er ligt, telt die tegel niet, dus een zwakke is goed genoeg. **Leg je tegel met 3 uitgangen op I6.**
lesson-vein-ground-done = De plek voor je ader is klaar.
lesson-vein-ground-other = Dat kan ook, maar maak eerst de plek voor je ader klaar: leg de **tegel met 3 uitgangen op I6**.
lesson-vein-ground-other-six = Dat kan ook, maar onder de ader zijn zes uitgangen verspild. Neem de **tegel met 3 uitgangen**.
lesson-vein-ground-other-dynamite = Slim bedacht: onder een ader ontploft dynamiet niet. Maar je hebt het zo meteen nog nodig. Neem de **tegel met 3 uitgangen**.
lesson-vein-ground-other-vein = Dat kan ook, maar één veld verder brengt de ader je dichter bij het midden. Leg eerst de **tegel met 3 uitgangen op I6**.
lesson-vein-discover = Ontdek nu de ader op **I6**. Jij kiest de kleur: drie edelstenen gaan van de reeks naar de ader, de laagste nummers eerst. Met drie of vier spelers zouden het er vier zijn. Neem **een kleur die je opdracht vraagt**.
lesson-vein-discover-done = Er liggen drie edelstenen op je ader, en in hun reeks zijn de laagste velden vrij.
lesson-vein-discover-illegal = Een ader komt op een tegel zonder station en grenst niet aan een stadsveld of een andere ader.
lesson-vein-discover-other = Dat kan ook, maar nu is je ader aan de beurt. Ontdek haar op **I6**, in **blauw of groen**.
lesson-vein-discover-other-colour = Dat kan ook, maar die kleur vraagt je opdracht niet. Kies **blauw of groen**.
lesson-vein-discover-other-place = Dat kan ook, maar juist daarvoor heb je de tegel op I6 gelegd. Ontdek de ader op **I6**.
lesson-vein-through = Een ader heeft **zes uitgangen**, en de jouwe is bereikt: J6 wijst ernaartoe. Je mag er dus meteen achter verder bouwen. **Leg je tegel met 6 uitgangen op H7**, tussen je ader en de gele.
lesson-vein-through-done = Goed gegraven! Een van je uitgangen wijst naar de gele ader, dus die is nu ook bereikt. Dat was je vierde actie, en Bo heeft al gespeeld.
lesson-vein-through-other = Dat kan ook, maar tot de gele ader ontbreekt nog maar één tegel. Leg de **tegel met 6 uitgangen op H7**.
lesson-vein-through-other-elsewhere = Dat kan ook, maar van daar wijst geen uitgang naar de gele ader. Leg de tegel met 6 uitgangen op **H7**.
lesson-vein-through-other-dynamite = Het juiste veld, maar dynamiet ontploft aan het eind van de ronde, en dan is je weg naar het midden verdwenen. Neem de **tegel met 6 uitgangen**.
lesson-vein-bo = Bo heeft een groene ader ontdekt op J7, vlak naast je station op K6. Aders zijn van niemand en houden niemand tegen: jij mag er edelstenen uit halen, en Bo uit de jouwe.
lesson-vein-learned = Een ader ligt op een tegel, nooit naast een stad of een andere ader. Ze heeft zes uitgangen, wat er ook onder ligt. Wijst er een tegel naartoe, dan lopen tunnels erdoorheen verder.

## Options

lesson-option = Koopopties en koophoop
lesson-option-about = Haal een extra tegel uit de koophoop en bouw er een station op.
lesson-option-need =
    Aan het eind van deze ronde ga je delven langs een route **tussen twee van je stations**. Aan deze kant van de gele ader heb je er een; je hebt er nog een achter nodig.

    Je eigen tunneltegels zijn op. Maar je hebt twee **koopopties**: met elk ervan haal je iets uit de koophoop dat je meteen gebruikt, of je krijgt 3 punten.
lesson-option-buy = Gebruik een koopoptie: **leg een tegel uit de koophoop op F8**, met een uitgang naar de gele ader. Welke tegel je neemt, maakt hier niet uit.
lesson-option-buy-done = De tunnel loopt door de gele ader verder.
lesson-option-buy-illegal = Kies eerst de koopoptie, dan een tegel uit de koophoop, dan F8.
lesson-option-buy-other = Dat kan ook, maar je wilt achter de gele ader komen. Leg met een koopoptie **een tegel uit de koophoop op F8**.
lesson-option-buy-other-dynamite = Het juiste veld, maar **op dynamiet mag geen station staan**. Haal met een koopoptie een tunneltegel uit de koophoop.
lesson-option-buy-other-points = 3 punten zijn nooit weg, maar een station achter de ader levert meer op. Gebruik de koopoptie voor **een tegel op F8**.
lesson-option-buy-other-city = Dat kan ook, maar je hebt een station nodig aan de andere kant van de ader. Leg eerst **een tegel uit de koophoop op F8**.
lesson-option-buy-other-pool = Een station dat je niet nodig hebt, mag je in de koophoop leggen. Dit heb je wel nodig: leg eerst **een tegel uit de koophoop op F8**.
lesson-option-station = Je weet het nog: in de berg komt een station op de tegel die je **met de actie vlak ervoor** hebt gelegd. Een tegel uit de koophoop telt ook. Bouw een station op **F8**.
lesson-option-station-done = Precies. Nu heb je aan beide kanten van de gele ader een station.
lesson-option-station-other = Dat kan ook, maar na elke andere actie is het te laat voor F8. Bouw nu het **station op F8**.
lesson-option-station-other-points = Pas op: zelfs een koopoptie voor 3 punten komt tussen tegel en station, en dan is het te laat. Bouw nu het **station op F8**.
lesson-option-station-other-option = Je zou er een kunnen kopen, maar je hebt zelf nog een station. Bouw **dat op F8** en bewaar je koopoptie.
lesson-option-station-other-pool = Dan gaat het station naar de koophoop en blijft F8 zonder. Bouw het op **F8**.
lesson-option-saved = Je hebt nog één koopoptie. Voor je gaat delven, moet alles op zijn: stations en aders mag je in de koophoop leggen, tegels alleen als ze nergens passen, en een koopoptie is altijd goed voor 3 punten.
lesson-option-learned = Een koopoptie is één actie: iets uit de koophoop, meteen gebruikt volgens de gewone regels, of 3 punten. Tussen tegel en station mag niets komen.

## Covering

lesson-cover = Tegels bedekken
lesson-cover-about = Buig een tunnel van Bo naar je eigen kant om, met dynamiet.
lesson-cover-gap =
    Je opdracht vraagt groen, en K6 leidt naar de groene ader op J7. Maar voor jou loopt dat dood: Bo’s station op K7 verspert de weg.

    Op J8 ernaast ligt een tegel met 2 uitgangen, die langs de ader loopt. Een tegel met **meer uitgangen** mag hem bedekken, zolang daar geen station of ader is.
lesson-cover-cover = **Bedek J8 met je dynamiettegel**, zo gedraaid dat hij de groene ader op **J7** met **K8** verbindt. Dynamiet leg je net als elke andere tegel.
lesson-cover-cover-done = Bo’s tunnel loopt nog door, en die van jou gaat nu van J7 over K8 richting stad B.
lesson-cover-cover-illegal = De tegel op K8 heeft zelf vier uitgangen en kan dus niet met vier worden bedekt; een tegel met een station kan dat nooit.
lesson-cover-cover-other = Dat kan ook, maar de weg door J7 is nog dicht. Bedek **J8 met je dynamiettegel**.
lesson-cover-cover-other-turn = Het juiste veld, maar zo gedraaid verbindt hij J7 niet met K8. **Draai hem anders.**
lesson-cover-cover-other-option = Een tegel uit de koophoop mag J8 ook bedekken, maar kost je een koopoptie. Je **dynamiettegel** moet toch nog op.
lesson-cover-cover-other-elsewhere = Dat kan ook, maar daar opent hij geen weg van de groene ader naar K8. Leg hem op **J8**.
lesson-cover-end = Dat is genoeg voor deze beurt. **Beëindig je beurt.**
lesson-cover-end-done = Bo heeft beide koopopties gebruikt en een weg gegraven van J8 omhoog naar H7.
lesson-cover-end-other = Dat kan ook, maar bewaar de rest voor je volgende beurt. **Beëindig je beurt.**
lesson-cover-end-other-city = Goed idee, daar gaat de volgende les over. **Beëindig** nu eerst **je beurt**.
lesson-cover-bo = Deze keer heeft het bedekken niemand afgesneden. Dat had wel gemogen: oude verbindingen hoeven niet te blijven. En vergeet niet dat er op J8 dynamiet ligt: aan het eind van de ronde **ontploft** het. Tot dan is het een tegel als alle andere.
lesson-cover-learned = Een tegel met meer uitgangen mag er een met minder bedekken, als daar geen station of ader is. Hij moet een tunnel voortzetten. Voor dynamiet geldt hetzelfde.

## Cities

lesson-cities = Punten in de steden
lesson-cities-about = Vind het stadsveld dat het meeste oplevert.
lesson-cities-count =
    Heeft iedereen gedolven, dan **levert elk verbonden station zoveel punten op als zijn stad vrije velden heeft**.

    Stad A heeft vijf velden. Werd er nu gewaardeerd, dan kreeg je voor je station daar 4. Met een tweede van jou zijn er nog maar drie velden vrij: twee keer 3, dus maar 2 punten meer.
lesson-cities-build = Je hebt nog één koopoptie, en in de koophoop liggen stations van jou. Ze kan ook 3 punten opleveren. **Bouw een station uit de koophoop waar het je het meeste oplevert.** Stad B heeft zes velden, waarvan er één bezet is.
lesson-cities-build-done = Ja! In stad B blijven vier velden vrij: 4 punten voor jou, en Bo’s station op K9 levert nu 4 op in plaats van 5.
lesson-cities-build-illegal = Een stadsveld moet vrij zijn, en er moet een ononderbroken route naar een van je mijnstations lopen.
lesson-cities-build-other = Dat kan ook, maar een stad levert hier meer op. Bouw een **station uit de koophoop** in de leegste stad.
lesson-cities-build-other-crowd = Dat kan ook, maar stad A levert maar 2 punten extra op. Kijk naar de **andere stad** die je kunt bereiken.
lesson-cities-build-other-points = 3 punten zijn zeker, maar één veld levert **meer** op. Tel de vrije velden van stad B.
lesson-cities-way = Je route naar stad B: van K6 door de groene ader op J7, over J8 en K8 naar L8. Tegels en aders zijn er voor iedereen. Alleen stations van anderen zouden je tegenhouden.
lesson-cities-learned = Een verbonden station levert zoveel punten op als zijn stad vrije velden heeft. Elk volgend station kost alle stations daar een punt. Lege steden zijn het meeste waard.

## Prospecting

lesson-prospect = Delven
lesson-prospect-about = Volg één route en neem uit elke ader erop een edelsteen.
lesson-prospect-rules =
    Je hebt verder gebouwd, en alleen je twaalfde onderdeel is nog over: je gaat delven. Noem **één route** die begint en eindigt bij twee van je stations. Je krijgt **één edelsteen uit elke ader erop**.

    De route mag over je eigen stations lopen, niet over die van anderen, en doet geen veld twee keer aan.
lesson-prospect-route = Je stations staan op F8, K6, L8 en M4. **Kies de route die uit alle drie de aders iets meeneemt**: geel, blauw en groen.
lesson-prospect-route-done = Drie edelstenen in één keer! Daarna heeft Bo ook gedolven en geel en groen genomen.
lesson-prospect-route-illegal = Tussen twee velden is aan beide kanten een uitgang nodig, en Bo’s stations versperren je de weg.
lesson-prospect-route-other = Kies een route door **alle drie de aders**. Ze mag onderweg over je station op K6 lopen.
lesson-prospect-route-other-nothing = Je mag ervan afzien, maar er liggen drie edelstenen klaar. Kies een route door **alle drie de aders**.
lesson-prospect-route-other-fewer = Dat is een route, maar ze slaat een ader over. Begin op **F8** en ga over K6 naar **L8**.
lesson-prospect-route-other-end = Je zou kunnen wachten, maar dan is Bo je voor. **Ga nu delven.**
lesson-prospect-score =
    Iedereen heeft gedolven, dus werden de steden gewaardeerd: 4 punten voor M4, 4 voor L8 en 4 voor Bo’s K9.

    Je edelstenen liggen gedekt voor je. Alleen jij mag ze bekijken.
lesson-prospect-bang = Toen ontplofte je dynamiet. J8 is leeg, en de velden I8 en K8 ernaast zijn hun bovenste tegel kwijt. Het station op K7 en de ader op J7 hebben beschermd wat eronder ligt. L8 en K9 blijven staan, maar zijn niet meer verbonden.
lesson-prospect-learned = Een route verbindt twee van je stations en levert uit elke ader één edelsteen op. Daarna tellen de steden, en dan pas komt de explosie.

## Selling

lesson-sale = Edelstenen verkopen
lesson-sale-about = Verkoop voor de beste prijs en houd wat je opdracht nodig heeft.
lesson-sale-rules =
    Je hebt een gele, een blauwe en een groene edelsteen. Eerst wordt er per kleur verkocht, daarna worden opdrachten vervuld.

    In elke kleur **verkoopt maar één speler: die met het laagste bod**. Het eerste bod mag zo hoog zijn als het hoogste vrije veld van de reeks. Vanaf daar gaat het alleen maar omlaag.
lesson-sale-open = Geel komt eerst. Je opdracht vraagt het niet, en de reeks is leeg: **9** is het hoogste vrije veld. **Open zo hoog als je kunt.**
lesson-sale-open-done = Juist, zakken kan altijd nog. Bo heeft ook een gele edelsteen en vraagt maar 7.
lesson-sale-open-other = Als je past, verkoop je deze ronde geen geel. Open met **9**.
lesson-sale-open-other-low = Dat kan ook, maar je geeft punten weg: zakken kan later altijd nog. Open met **9**.
lesson-sale-lower = Bo zou voor 7 verkopen. Wil jij verkopen, dan moet je minder vragen, maar **niet minder dan nodig**.
lesson-sale-lower-done = Bo past. Je verkoopt je edelsteen voor 6 punten; hij gaat op veld 9. Rood heeft niemand.
lesson-sale-lower-other = Als je past, verkoopt Bo en houd jij je edelsteen. Vraag deze keer **6**.
lesson-sale-lower-other-low = Dat kan ook, maar één minder dan Bo is voorlopig genoeg. Vraag **6**.
lesson-sale-blue = Nu blauw, voor hooguit 3 punten. Maar je opdracht levert **15 punten op voor blauw en groen**, en die komt pas na deze verkoop. Wat doe je?
lesson-sale-blue-done = Goed bewaard. Bij groen ging het net zo: jij paste, en Bo verkocht een edelsteen voor 3.
lesson-sale-blue-other = Dan kun je je opdracht niet meer vervullen: hooguit 3 punten in plaats van 15. Liever **passen**.
lesson-sale-fulfil = Nu mag je de edelstenen inleveren die je opdracht toont. **Vervul je opdracht.**
lesson-sale-fulfil-done = 15 punten. De edelstenen gingen terug naar de hoogste vrije velden van hun reeksen.
lesson-sale-fulfil-other = Je mag hem bewaren voor een latere ronde, maar je hebt beide edelstenen. **Vervul je opdracht.**
lesson-sale-total = De eerste ronde is voorbij. Je hebt 20 punten van het begin, 8 uit de steden, 6 voor geel en 15 voor je opdracht: 49. Bo heeft er 26. Er liggen vijf nieuwe opdrachten, en de volgende ronde begint.
lesson-sale-learned = Het laagste bod verkoopt, elke edelsteen voor die prijs. Begin hoog en zak stap voor stap. Houd wat een opdracht vraagt: opdrachten komen als laatste.

## The auction

lesson-auction = Bieden op de speelvolgorde
lesson-auction-about = Een nieuwe ronde begint: wie speelt eerst, en wat kost dat?
lesson-auction-phase =
    Een ronde heeft vier delen: **voorbereiden, bouwen, waarderen, verkopen**. Eerst wordt er geboden op de volgordekaarten. De laagste kaart speelt eerst; een hogere geeft dynamiet met meer uitgangen.

    Jij had de laagste kaart, dus jij opent.
lesson-auction-open = Wie opent, mag niet passen. Wat je biedt, betaal je in punten als je wint. **Open zo laag als je kunt.**
lesson-auction-open-done = Bo zegt 1.
lesson-auction-open-other = Dat kan ook, maar misschien betaal je dan meer dan nodig. Verhogen kan altijd nog: bied **0**.
lesson-auction-raise = Zeg **2** om mee te blijven doen, of **pas**. Pas je, dan betaalt Bo 1 en neemt een kaart, en jij kiest **gratis** uit de andere drie.
lesson-auction-raise-done = Bo betaalt 1 punt en neemt kaart 1. Jij mag uit de rest kiezen en betaalt niets.
lesson-auction-raise-done-two = Bo past. Jij betaalt 2 punten en kiest als eerste.
lesson-auction-raise-other = Dat kan ook, maar het is veel om mee te beginnen: één meer dan Bo is genoeg. Zeg **2** of **pas**.
lesson-auction-card = **Kies een kaart.** De tegel erop is het dynamiet dat erbij hoort: twee uitgangen bij kaart 1, drie bij 2, vier bij 3, zes bij 4.
lesson-auction-card-done = De kaart is deze ronde van jou.
lesson-auction-card-other = Kies een van de **volgordekaarten** die klaarliggen.
lesson-auction-pieces = Daarna neemt iedereen **twaalf onderdelen**: vier tunneltegels, de dynamiettegel van de kaart, een ader, drie stations, twee koopopties en de delftegel. Dat zijn je twaalf acties, en bewaren voor later kan niet.
lesson-auction-learned = Wie opent, mag niet passen; het hoogste bod betaalt; wie als laatste geen kaart heeft, krijgt er een gratis. Lage kaarten spelen vroeg, hoge geven sterk dynamiet.

## Orders

lesson-orders = Opdrachten nemen
lesson-orders-about = Kies een opdracht die je kunt vervullen, en stop op tijd.
lesson-orders-read =
    Een opdracht toont de gevraagde edelstenen, de punten en de strafpunten als je hem nooit vervult. In kaartvolgorde neemt ieder er om de beurt **één of past**.

    Op opdrachten uit de vorige ronde ligt een **puntenschijfje**: meteen 2 punten als je hem neemt. Bo heeft net de opdracht voor geel en rood genomen.
lesson-orders-take = Let op kleuren binnen bereik. Op je route ligt een blauwe ader, en twee andere kleuren kies je zelf: met je ader en met een koopoptie. **Neem de opdracht voor blauw, wit en paars**, die 22 oplevert.
lesson-orders-take-done = Meteen 2 punten voor het schijfje. Bo heeft gepast.
lesson-orders-take-other = Dat kan ook. Neem hier de opdracht voor **blauw, wit en paars**: meer punten, en er ligt een schijfje op.
lesson-orders-take-other-red = Dat kan ook, maar hij vraagt rood, en er is nog geen rode ader. Neem de opdracht voor **blauw, wit en paars**.
lesson-orders-take-other-six = Ook een goede opdracht: geel is er al, en paars kun je ontdekken. Maar **blauw, wit en paars** levert meer op, met een schijfje erbij.
lesson-orders-take-other-pass = Je hoeft er geen te nemen, maar wie past, krijgt er deze ronde geen meer. Neem de opdracht voor **blauw, wit en paars**.
lesson-orders-enough = Je zou er nog meer kunnen nemen. Een opdracht met een schijfje geeft nu 2 punten, maar kost aan het eind strafpunten als de edelstenen nooit komen, en dit is de laatste ronde. Je hebt genoeg te doen: **pas**.
lesson-orders-enough-done = Niemand neemt er nog een. In een eerdere ronde zou nu op elke overgebleven opdracht nog een schijfje komen.
lesson-orders-enough-other = Dat kan ook, maar die edelstenen krijg je naast die van je eerste opdracht moeilijk bij elkaar. **Pas.**
lesson-orders-learned = Neem opdrachten met kleuren die je kunt bereiken of ontdekken. Een schijfje geeft meteen 2 punten, een onvervulde opdracht kost aan het eind strafpunten. Passen geldt voor de hele ronde.

## The explosion

lesson-explosion = Dynamiet
lesson-explosion-about = Leg dynamiet waar het Bo treft en jou spaart.
lesson-explosion-rules =
    De laatste ronde is bijna voorbij. Je hebt nog een dynamiettegel en je delftegel.

    De steden tellen **vóór** de explosie, en in de laatste ronde **daarna nog een keer**. In stad A heb jij M3 en M4; Bo heeft daar M6, en K9 in stad B.
lesson-explosion-links = Beide stadsstations van Bo hangen aan K7: M6 via de tegel op **L6**, K9 via de tegel op **K8**. Ontploft dynamiet, dan verdwijnt het met alle tegels eronder, en elk veld ernaast verliest zijn bovenste tegel. Stations en aders beschermen wat eronder ligt.
lesson-explosion-lay = Zoek het veld van waaruit de explosie **zowel L6 als K8** treft, maar niet L5, want daar hangen je eigen stations aan. **Leg de dynamiettegel daar.** Ook een uitgang naar je eigen stadsstation op L8 zet een tunnel voort.
lesson-explosion-lay-done = Goed gelegd! Daarna heb je gedolven en vijf edelstenen genomen, en Bo heeft ook gedolven.
lesson-explosion-lay-illegal = Een uitgang moet een tunnel voortzetten, en een tegel met een station kan niet bedekt worden.
lesson-explosion-lay-other = Dat kan ook, maar Bo’s routes liggen te ver weg. Zoek het veld dat **aan L6 én aan K8** grenst.
lesson-explosion-lay-other-own = Dan is L6 weg, maar L5 ook, en zijn je eigen stations in stad A afgesneden. Zoek een veld **naast L6 en K8**.
lesson-explosion-lay-other-half = Dat snijdt K9 af, maar M6 blijft verbonden. Eén veld grenst **aan L6 én aan K8**.
lesson-explosion-lay-other-foot = Pas op, dat vernielt de route naar je eigen stations in stad A. Zoek aan de andere kant, **naast L6 en K8**.
lesson-explosion-bang = Eerst telden de steden: twee keer 2 voor jou, 2 en 5 voor Bo. Toen ontplofte L7 en nam **L6 en K8** mee; K7 werd beschermd door het station. M6 en K9 zijn niet meer verbonden. Als de steden nog een keer tellen, krijgt Bo daar niets.
lesson-explosion-chain = En nog iets: de laatste groene edelsteen was weg, en de ader op J7 ging naar de koophoop. Daaronder lag Bo’s dynamiet uit de eerste ronde. Het kwam tevoorschijn, ontplofte ook en nam **J6, J8 en I8** mee.
lesson-explosion-learned = Zichtbaar dynamiet ontploft nadat de steden hebben geteld. Het neemt alle tegels eronder mee en van elk buurveld de bovenste; stations en aders beschermen. Dynamiet dat tevoorschijn komt, ontploft ook.

## The end

lesson-end = Het einde van het spel
lesson-end-about = De laatste opdracht, de laatste edelstenen, en wie er wint.
lesson-end-last =
    De laatste verkoop. Bo heeft een rode edelsteen verkocht die de opdracht voor geel en rood nodig had. Die blijft nu onvervuld.

    Na de opdrachten volgen nog drie dingen: **de steden tellen nog een keer, onvervulde opdrachten kosten strafpunten, en dan is er de slotverkoop**.
lesson-end-fulfil = Je hebt alle kleuren behalve rood. **Vervul je opdracht** voor blauw, wit en paars.
lesson-end-fulfil-done = 22 punten. Toen telden de steden: twee keer 3 voor jou, niets voor Bo, die ook nog 1 strafpunt kreeg. In de slotverkoop begint wie de minste punten heeft: Bo kreeg 7 voor een gele edelsteen.
lesson-end-fulfil-other = Een latere ronde komt er niet: onvervuld kost de opdracht je 2 punten. **Vervul hem.**
lesson-end-sell = Nu heb alleen jij nog edelstenen. In de slotverkoop gaat elke steen op het hoogste vrije veld van zijn reeks en levert **het nummer van dat veld** op: geel 6, groen 1. **Verkoop er een**; de andere volgt.
lesson-end-sell-done = Alle edelstenen zijn verkocht.
lesson-end-sell-other = Kies de **edelsteen** die je verkoopt.
lesson-end-winner = Je wint met 93 tegen 52 punten. Bij gelijke stand zou de laagste volgordekaart beslissen.
lesson-end-learned = Aan het eind tellen de steden nog een keer, kosten onvervulde opdrachten strafpunten, en verkoopt wie de minste punten heeft als eerste, voor het nummer van het veld.

## A whole phase

lesson-phase = Een hele ronde
lesson-phase-about = Speel de eerste ronde tegen een bot, helemaal zelf.
lesson-phase-plan =
    Nu speel je een hele ronde tegen Bo, net als in een echt spel. Goed of fout bestaat hier niet, en je mag zetten terugnemen.

    Met twee spelers komen er drie edelstenen op een nieuwe ader. Een spel heeft drie rondes; dit is een **leerspel** van twee.
lesson-phase-auction = **Bied op een volgordekaart.** Jij opent. Veel betalen hoeft niet: wie verliest, kiest nog altijd uit drie.
lesson-phase-auction-done = De kaarten zijn verdeeld, en iedereen heeft twaalf onderdelen.
lesson-phase-orders = **Neem een opdracht of pas.** Twee of drie kleuren is een goed begin. Eén ader kun je zelf ontdekken, en met koopopties nog meer.
lesson-phase-orders-done = De opdrachten zijn verdeeld. Nu ga je bouwen.
lesson-phase-build = **Gebruik je onderdelen, hooguit vier per beurt**: een mijnstation meteen na zijn tegel, een tweede achter een ader, een ader in een kleur van je opdracht, een station in een lege stad. Denk aan de route die je aan het eind wilt lopen.
lesson-phase-build-done = Alleen de delftegel is nog over.
lesson-phase-prospect = **Ga delven.** Kies de route met de edelstenen die je nodig hebt: van een van je stations naar een ander, door zoveel mogelijk aders.
lesson-phase-prospect-done = De steden hebben geteld en het dynamiet is ontploft.
lesson-phase-sale = **Verkoop.** Begin hoog, zak stap voor stap en houd wat je opdrachten vragen. Vervul ze daarna.
lesson-phase-sale-done = De ronde is voorbij.
lesson-phase-learned = Je hebt een hele ronde zelf gespeeld, van het eerste bod tot de laatste opdracht. Je bent klaar voor een spel: veel plezier aan tafel!
