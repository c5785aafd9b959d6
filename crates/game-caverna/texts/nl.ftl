# Caverna: Het Duel in het Nederlands.

game-name = Caverna: Het Duel
game-about = Twee dwergenstammen graven hun grot uit, richten kamers in en gebruiken om beurten dezelfde paar acties; je kunt ook alleen spelen. Een spel duurt ongeveer een half uur; de regels zijn makkelijk tot gemiddeld.
game-reconstructed = In dit programma is niets gereconstrueerd: tegels en tableaus zijn van foto’s overgenomen en met andere uitvoeringen vergeleken. Alleen voor de vorm van de extra grot met twee muren is er één enkele bron.
seat-name = Speler { $seat ->
    [0] A
   *[other] B
 }

## Opties

option-start_player = Wie begint: een bepaalde speler, of een speler die geloot wordt.
option-start_player-drawn = door loting

## Goederen

good-wood = hout
good-stone = steen
good-emmer = emmer
good-flax = vlas
good-food = voedsel
good-gold = goud
amount-wood = { $count } hout
amount-stone = { $count } steen
amount-emmer = { $count } emmer
amount-flax = { $count } vlas
amount-food = { $count } voedsel
amount-gold = { $count } goud

## Actietegels

tile-cultivation = Akkerbouw
tile-housework = Huishouden
tile-excavation = Uithollen
tile-undergrowth = Kreupelhout
tile-furnishing = Inrichten
tile-masonry = Metselwerk
tile-undermining = Ontwrichten
tile-expansion = Uitbreiding
tile-breach = Afbreken
tile-drift_mining = Mijngangen
tile-expedition = Expeditie
tile-renovation = Renovatie

## Kamers en hun korte namen van hoogstens tien letters

room-shelf = Plank
room-spinning_wheel = Spinnewiel
room-tunnel = Tunnel
room-grindstone = Maalsteen
room-food_corner = Eethoek
room-parlor = Woonkamer
room-warehouse = Pakhuis
room-stall = Marktkraam
room-sacrificial_altar = Offeraltaar
room-storeroom = Voorraadkamer
room-weaving_room = Weefkamer
room-furniture_workshop = Meubelmakerij
room-gold_vein = Goudader
room-junction_room = Verbindingskamer
room-digging_cave = Graafgrot
room-bakehouse = Bakkerij
room-state_room = Pronkkamer
room-secret_chamber = Geheime kamer
room-treasury = Schatkamer
room-prospecting_site = Vindplaats
room-retting_room = Rootkamer
room-equipment_room = Gereedschapskamer
room-wood_storeroom = Houtopslag
room-dungeon = Kerker
room-cave_entrance = Grotingang
short-shelf = Plank
short-spinning_wheel = Spinnewiel
short-tunnel = Tunnel
short-grindstone = Maalsteen
short-food_corner = Eethoek
short-parlor = Woonkamer
short-warehouse = Pakhuis
short-stall = Marktkraam
short-sacrificial_altar = Altaar
short-storeroom = Voorraad
short-weaving_room = Weefkamer
short-furniture_workshop = Meubelm.
short-gold_vein = Goudader
short-junction_room = Verbinding
short-digging_cave = Graafgrot
short-bakehouse = Bakkerij
short-state_room = Pronkkamer
short-secret_chamber = Geheime k.
short-treasury = Schatkamer
short-prospecting_site = Vindplaats
short-retting_room = Rootkamer
short-equipment_room = Gereedsch.
short-wood_storeroom = Houtopslag
short-dungeon = Kerker
short-cave_entrance = Ingang

## Wat tegels en kamers doen

# Dingen na elkaar, met een woord voor het laatste.
and = { $list } en { $item }
or = { $list } of { $item }
# Een mogelijkheid van een tegel of kamer met haar woord in de notatie, voor de terminal.
coded-option = { $option } { $effect }
# De ene mogelijkheid of de andere.
other-option = { $list }, of { $item }
# Nog iets na het vorige.
other-block = { $list }; { $item }
do-gain = { $goods } krijgen
do-gain-if-fewer = { $goods } krijgen als je minder dan { $fewer } hebt
do-trade = { $price } ruilen tegen { $goods }
do-trade-distinct = { $kinds } verschillende goederen ruilen tegen { $goods }
do-replenish-one = { $goods } aanvullen tot { $to }
do-replenish-all = { $goods } aanvullen tot { $to }
do-build-wall = een muur bouwen
do-raze-wall = een muur afbreken voor { $goods }
do-excavate = { $count ->
    [one] 1 grot
   *[other] { $count } grotten
 } uithollen
do-excavate-through-walls = { $count ->
    [one] 1 grot
   *[other] { $count } grotten
 } uithollen, ook door muren heen
do-pay-excavate = { $price } betalen om { $count ->
    [one] 1 grot
   *[other] { $count } grotten
 } uit te hollen
do-pay-excavate-through-walls = { $price } betalen om { $count ->
    [one] 1 grot
   *[other] { $count } grotten
 } uit te hollen, ook door muren heen
do-furnish = een grot inrichten zonder toeslag
do-furnish-per-dwarf = een grot inrichten voor { $food } voedsel per dwerg
do-furnish-for = een grot inrichten voor { $fee }
do-use-rooms = { $count ->
    [one] 1 kamer
   *[other] hoogstens { $count } kamers
 } gebruiken
do-extra-room = { $count } extra gebruiken
blue-trade = in een beurt met ‘{ $tile }’ mag je { $price } ruilen tegen { $goods }
blue-gain-on-good = elke keer dat je { $min } tot { $max } { $good } tegelijk krijgt, krijg je ook { $goods }
blue-extra-rooms = bij een actie voor { $counts } kamers { $extra } extra gebruiken
blue-gain-on-rooms = bij een actie voor { $counts } kamer ook { $goods } krijgen
blue-gain-on-wall = elke keer dat je een muur bouwt, { $goods } krijgen
# De muren die een kamer vraagt.
walls = Muren: { $must ->
    [none] geen nodig
    [one] één
    [opposite] twee tegenover elkaar
    [corner] twee die een hoek vormen
    [three] drie
   *[four] aan alle vier de kanten
 }{ $may ->
    [0] { "" }
    [one] , nog één { $beside ->
        [yes] ernaast is toegestaan
       *[no] is toegestaan
     }
   *[other] , nog { $may } { $beside ->
        [yes] ernaast zijn toegestaan
       *[no] zijn toegestaan
     }
 }{ $open ->
    [0] { "" }
    [one] , de andere kant open
   *[other] , de andere { $open } kanten open
 }. De kamer mag gedraaid worden.
fee-of = voor { $goods } toeslag

## De tekening in de terminal

sketch-player = { $who }: { $score ->
    [one] 1 punt
   *[other] { $score } punten
 }; { $goods }{ $marker ->
    [yes] ; startspeler
   *[no] { "" }
 }
sketch-display = Kamers in het aanbod (punten; muren: hoofdletter nodig, kleine letter toegestaan, punt niet toegestaan; kosten; effect; * is blauw):
sketch-caves = Kamers in de grotten:
sketch-no-cost = niets
sketch-tiles = Actietegels (x: genomen):
sketch-face-down = { "  " }gedekt { $group ->
    [g2] (2 beurten)
    [g3] (3 beurten)
   *[g4] (4 beurten)
 }: { $tiles }
sketch-turn = { $who } voert ‘{ $tile }’ uit.
sketch-unseen = Nog in de rots of de stapel: { $rooms }
sketch-round = Ronde { $round } van { $rounds }, elk { $turns } beurten. Muren in de voorraad: { $walls }.
sketch-round-solo = Ronde { $round } van { $rounds }, { $turns } beurten. Muren in de voorraad: { $walls }. Kamers in de stapel: { $stack }.

## Het plaatje

picture-tiles = Actietegels
picture-tiles-later = Actietegels, elke ronde één meer
picture-rooms = Kamers: punten, muren, kosten en effect
picture-legend = Dikke lijn: muur nodig. Stippellijn: muur toegestaan.
picture-points = { $points ->
    [one] punt
   *[other] punten
 }
picture-furnished = { $rooms } van { $spaces } velden ingericht
describe-round = Ronde { $round }: { $seats ->
    [one] { $turns } beurten
   *[other] elk { $turns } beurten
 }.
describe-takes = { $who } neemt een actietegel.
describe-prepared = De volgende tegel wordt getrokken.
describe-goal = Het doel is { $points } punten.
describe-outstanding = Meer dan { $points } punten is een uitzonderlijk goede prestatie.
describe-tile = { $tile } ({ $lies ->
    [open] vrij
    [taken] genomen
    [down] gedekt
   *[out] niet in het spel
 }): { $effect }
describe-room = { $room }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }, kosten: { $cost }. { $walls } { $colour ->
    [blue] Altijd actief:
   *[orange] Bij gebruik:
 } { $effect }
describe-furnished = { $space }: { $room }, { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }: { $effect }
describe-rock = { $space }: rots met een gedekte kamer{ $food ->
    [0] { "" }
   *[other] , { $food } voedsel eronder
 }
describe-cavern = { $space }: lege grot, { $any ->
    [yes] muren: { $walls }
   *[no] zonder muren
 }
describe-wall = Muur: { $edge }
describe-supply = Muren in de voorraad: { $walls }
describe-stack = Kamers in de stapel: { $stack }
describe-cavern-free = De extra grot is voor de eerste speler met een vol grottableau.
describe-cavern-owned = { $who } heeft de extra grot.
describe-start-player = Startspeler
describe-winner = { $who } wint.
side-N = boven
side-E = rechts
side-S = onder
side-W = links

## Hoe het spel eindigde

ending-points = De hoogste score wint.
ending-best_room = Gelijke scores: de waardevolste kamer beslist.
ending-draw = Gelijke scores en even waardevolle beste kamers: gelijkspel.
ending-below_goal = Het doel van { $target } punten is deze keer niet gehaald. (Meer dan { $outstanding } zou uitzonderlijk goed zijn.)
ending-goal = Je hebt het doel van { $target } punten gehaald! Meer dan { $outstanding } zou uitzonderlijk goed zijn.
ending-outstanding = Je hebt het doel van { $target } punten gehaald, en meer dan { $outstanding }: een uitzonderlijk goede prestatie!
points-orange = Oranje kamers
points-blue = Blauwe kamers
points-gold = Goud
counted-room = Ingerichte kamers
counted-tile = Genomen actietegels

## Waarom een zet beter is

reason-course = Tijd die nog rest
reason-score = Punten tot nu toe
reason-goods = Goederen in voorraad
reason-space = Ruimte en muren in de grot
reason-display = Kamers in het aanbod
reason-plans = Kamers om straks in te richten
reason-use = Gebruik van kamers nu
reason-engine = Gebruik van kamers in latere beurten
reason-tiles = Actietegels die nog komen
reason-turn = Rest van de beurt
reason-rooms = Kamers in de grot

## Wat er gevraagd wordt

prompt-take = Neem een actietegel: beurt { $turn } van { $turns } in deze ronde
prompt-tile = { $left ->
    [0] ‘{ $tile }’ is klaar: beëindig je beurt
   *[other] Voer ‘{ $tile }’ uit: nog { $left } van { $of } acties
 }
prompt-rooms = Gebruik een kamer: nog { $left }
prompt-room = { $begun ->
    [yes] { $room }: ga verder, of je bent klaar met deze kamer
   *[no] { $room }: kies wat je doet
 }
prompt-second = Kies de tweede grot die je uitholt
prompt-side = Je grottableau is vol: kies de kant van de extra grot
ask-take = Kies een actietegel
ask-gain = Kies wat je krijgt
ask-gain-option = Kies een goederensoort
ask-trade = Kies een ruil
ask-trade-option = Kies wat je betaalt
ask-barter-option = Kies verschillende goederen om te betalen
ask-barter-option-good = Kies nog een goederensoort om te betalen
ask-replenish-option = Kies wat je aanvult
ask-build-option = Kies waar de muur komt
ask-raze-option = Kies de muur die je afbreekt
ask-dig = Kies wat je uitholt
ask-dig-option = Kies de grot die je uitholt
ask-furnish = Kies voor welke toeslag je inricht
ask-furnish-option = Kies waarmee je de toeslag betaalt
ask-furnish-option-fee = Kies een kamer uit het aanbod
ask-furnish-option-fee-room = Kies de grot voor deze kamer
ask-rooms-option = Gebruik een kamer, of haal eerst goederen op
ask-exchange = Kies wat je tegen voedsel ruilt
ask-use = Kies een kamer in je grot
ask-cavern = Kies welke kant boven ligt
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

## Wat de dingen zijn

card-verb-take = Neem een actietegel en voer er zoveel acties van uit als je wilt, in een volgorde naar keuze. Niemand anders kan hem deze ronde nemen.
card-verb-gain = Je krijgt de goederen, elke soort tot de limiet.
card-verb-trade = Je betaalt alles links van de pijl en krijgt alles rechts ervan.
card-verb-barter = Je betaalt van verschillende goederen elk 1.
card-verb-replenish = Goederen onder het getal worden aangevuld; je verliest nooit goederen.
card-verb-build = Neem een muur uit de voorraad en leg hem tussen twee velden van je grot. Kamers hebben muren nodig.
card-verb-raze = Leg een van je gebouwde muren terug in de voorraad en krijg de goederen. Je kamers blijven liggen.
card-verb-dig = Draai een gedekte kamer om die vanaf de grotingang bereikbaar is en leg hem in het aanbod. Het veld is dan een lege grot.
card-verb-furnish = Leg een kamer uit het aanbod in een lege grot waarvan de muren passen. Je betaalt de toeslag van de actie en de kosten van de kamer.
card-verb-rooms = Gebruik oranje kamers van je grot, elk hoogstens één keer per beurt.
card-verb-use = Voer minstens één actie uit van een kamer in je grot.
card-verb-collect = Neem nu al wat de blauwe kamer oplevert, voordat je een kamer gebruikt. Anders krijg je het daarna.
card-verb-done = Zie af van de rest van deze kamer.
card-verb-stop = Zie af van de kamers die je nog zou kunnen gebruiken.
card-verb-exchange = In je beurt mag je op elk moment goederen tegen voedsel ruilen, één voor één.
card-verb-cavern = Kies welke kant van de extra grot boven ligt. Het is een lege grot van jezelf.
card-verb-end = Zie af van de rest van de actietegel. Daarna begint de volgende beurt.
card-option-open = In deze beurt nog niet gedaan.
card-option-done = In deze beurt al gedaan.
card-option-room = Een actie van de kamer ‘{ $room }’.
card-cavern = Natuurlijke muren: { $walls }. Muren te bouwen: { $open }.
card-fee = Wat de actie kost, boven op de kosten van de kamer.
card-tile-does = { $blocks ->
    [one] Eén keer: { $effect }.
   *[other] In een volgorde naar keuze, elk hoogstens één keer: { $effect }.
 }
card-tile-fee = Een toeslag per dwerg is in deze ronde { $fee }.
card-tile-gold = Alleen met meer goud dan de andere speler mag je hem nemen. Nu: { $gold }.
card-tile-in-use = { $who } voert hem nu uit.
card-tile-open = Hij kan genomen worden.
card-tile-taken = Hij is in deze ronde genomen en gaat aan het einde van de ronde terug.
card-tile-out = In het solitaire spel wordt hij niet gebruikt.
card-tile-face-down = Nog gedekt; hij wordt { $several ->
    [yes] in een van de ronden { $first } tot en met { $last }
   *[no] in ronde { $first }
 } omgedraaid.
card-tile-left = { $any ->
    [yes] Nog te doen: { $effect }.
   *[no] Alles erop is gedaan.
 }
card-room-offer = { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }, kosten: { $cost }; { $effect }
card-room-orange = Bij gebruik: { $effect }.
card-room-blue = Altijd actief: { $effect }.
card-room-points = { $points ->
    [0] Geen punten waard.
    [one] 1 punt waard.
   *[other] { $points } punten waard.
 }
card-room-cost = Kosten, boven op de toeslag van de actietegel: { $cost }.
card-room-display = In het aanbod: beide spelers kunnen er een grot mee inrichten.
card-room-display-solo = In het aanbod: je kunt er een grot mee inrichten.
card-room-fits = { $any ->
    [yes] Past bij { $who }: { $spaces }.
   *[no] Past bij { $who } in geen enkele lege grot.
 }
card-room-owned = In de grot van { $who } ({ $space }).
card-room-in-use = Wordt nu gebruikt.
card-room-used = In deze beurt gebruikt.
card-room-unused = In deze beurt nog niet gebruikt.
card-room-removed = Niet in dit spel.
card-room-unseen = { $stack ->
    [yes] Nog door niemand gezien: hij ligt gedekt in de rots of in de stapel.
   *[no] Nog door niemand gezien: hij ligt gedekt in de rots.
 }
card-of = In de grot van { $who }.
card-space-rock = Hier ligt een gedekte kamer.{ $food ->
    [0] { "" }
   *[other] { " " }Uithollen levert { $food } voedsel op.
 }
card-space-found = +{ $goods }
card-space-reach = { $reachable ->
    [yes] Hij is vanaf de grotingang bereikbaar en kan worden uitgehold.
   *[no] Hij is nu niet bereikbaar: er zitten muren of gedekte kamers tussen.
 }
card-space-empty = { $any ->
    [yes] Een lege grot. Muren: { $walls }.
   *[no] Een lege grot zonder muren.
 }
card-space-fits = { $any ->
    [yes] Kamers uit het aanbod die passen: { $rooms }.
   *[no] Geen kamer uit het aanbod past.
 }
card-edge-wall = Een gebouwde muur: hij telt voor de velden aan beide kanten en verspert de weg.
card-edge-open = Geen muur: de weg is vrij. Hier kan een muur gebouwd worden.
card-good-have = { $who } heeft { $amount }; de limiet is { $limit }.
card-good-exchange = Op elk moment in je beurt: { $paid } tegen { $goods }.
card-good-points = { $points ->
    [0] Aan het einde geen punten waard.
    [one] Aan het einde elk 1 punt waard.
   *[other] Aan het einde elk { $points } punten waard.
 }
card-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }
card-panel-goods = { $any ->
    [yes] Goederen: { $goods }.
   *[no] Geen goederen.
 }
card-panel-rooms = Oranje kamers: { $orange }. Blauwe kamers: { $blue }. Er moeten altijd meer oranje zijn.
card-score = Punten van { $who }
card-start-player = { $who } begint deze ronde.
card-start-passes = Aan het einde van elke ronde gaat het vaantje naar de andere speler.
card-round = Ronde { $round } van { $rounds }
card-round-now = Ronde { $round } van { $rounds }.
card-round-turns = { $seats ->
    [one] { $turns } beurten.
   *[other] Elk { $turns } beurten.
 }
card-round-fee = Een toeslag van 1 voedsel per dwerg is { $turns } voedsel.
card-round-when = { $when ->
    [past] Deze ronde is voorbij.
    [now] Deze ronde wordt nu gespeeld.
   *[later] Deze ronde komt nog; dan wordt er nog een actietegel omgedraaid.
 }
card-supply-walls = Is de voorraad leeg, dan kan niemand bouwen totdat er een muur wordt afgebroken.
card-supply-cavern = Het is een extra veld, al uitgehold, met twee of drie natuurlijke muren.
card-supply-stack = In een beurt waarin je precies één grot uitholt, komt de bovenste kamer van de stapel in het aanbod.

## De symbolen

sign-wood = Hout
sign-wood-text = Goederen waarmee je kamers betaalt.
sign-stone = Steen
sign-stone-text = Goederen waarmee je kamers betaalt.
sign-emmer = Emmer
sign-emmer-text = Een oude graansoort. In je beurt altijd te ruilen tegen voedsel.
sign-flax = Vlas
sign-flax-text = Om te spinnen en te weven. In je beurt altijd te ruilen tegen voedsel.
sign-food = Voedsel
sign-food-text = Daarmee betaal je het inrichten en een paar andere acties.
sign-gold = Goud
sign-gold-text = Aan het einde elk een punt waard. Betaalt kamers en is te ruilen tegen voedsel.
sign-arrow = Pijl
sign-arrow-text = Betaal wat links staat en je krijgt wat rechts staat.
sign-raise = Pijl omhoog
sign-raise-text = Vul de goederen aan tot dit getal als je er minder hebt.
sign-different = Verschillende goederen
sign-different-text = Van verschillende goederen naar keuze elk één.
sign-wall = Muur
sign-wall-text = Een gebouwde muur; met een plus: bouw er een.
sign-razed = Afgebroken muur
sign-razed-text = Breek een van je muren af.
sign-pick = Houweel
sign-pick-text = Hol een grot uit. In het overzicht van de kamers: nog in de rots.
sign-through = Pijl door een muur
sign-through-text = Gebouwde muren hinderen bij dit uithollen niet.
sign-furnish = Ingerichte grot
sign-furnish-text = Richt een grot in met een kamer uit het aanbod.
sign-dwarf = Dwerg
sign-dwarf-text = Eén beurt voor elke speler in deze ronde. Sommige toeslagen gelden per dwerg.
sign-plus = Plus
sign-plus-text = Dit krijg je.
sign-slash = Kleine schuine streep
sign-slash-text = Kies er een van.
sign-block = Dunne lijn
sign-block-text = Scheidt acties: voer er zoveel uit als je wilt, in een volgorde naar keuze, elk één keer.
sign-choice = Lange schuine streep
sign-choice-text = Voer de ene of de andere kant uit, niet allebei.
sign-rooms = Aantal kamers
sign-rooms-text = Gebruik hoogstens zoveel verschillende oranje kamers van je grot.
sign-orange = Oranje kamer
sign-orange-text = Werkt als je hem gebruikt. Je oranje kamers moeten altijd in de meerderheid zijn.
sign-blue = Blauwe kamer
sign-blue-text = Werkt vanzelf zodra aan de voorwaarde is voldaan.
sign-points = Punten
sign-points-text = Wat een kamer aan het einde waard is.
sign-must = Dikke lijn
sign-must-text = Aan deze kant van het veld moet een muur zijn.
sign-may = Stippellijn
sign-may-text = Aan deze kant mag een muur zijn. Aan kanten zonder lijn mag er geen zijn.
sign-used = Vinkje
sign-used-text = Deze kamer is in deze beurt gebruikt.
sign-pennant = Vaantje
sign-pennant-text = De startspeler van de ronde.
sign-cavern = Extra grot
sign-cavern-text = Voor de eerste speler met een vol grottableau.
sign-seat = Schild en schijf
sign-seat-text = De tekens van de twee spelers.

## Hoe de delen van een zet heten

part-verb-take = Actietegel nemen
part-verb-gain = Goederen krijgen
part-verb-trade = Ruilen
part-verb-barter = Verschillende goederen ruilen
part-verb-replenish = Goederen aanvullen
part-verb-build = Muur bouwen
part-verb-raze = Muur afbreken
part-verb-dig = Uithollen
part-verb-furnish = Grot inrichten
part-verb-rooms = Kamers gebruiken
part-verb-use = Kamer gebruiken
part-verb-collect = Goederen nu ophalen
part-verb-done = Klaar met deze kamer
part-verb-stop = Geen kamers meer gebruiken
part-verb-exchange = Ruilen tegen voedsel
part-verb-cavern = Kant van de extra grot kiezen
part-verb-end = Beurt beëindigen
part-verb-start = Startspeler
part-verb-remove = Kamer verwijderen
part-verb-turn = Actietegel omdraaien
part-verb-uncover = Kamer blootleggen
part-verb-reveal = Kamer omdraaien
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
part-fee-free = zonder toeslag
part-fee-wood = toeslag in { good-wood }
part-fee-stone = toeslag in { good-stone }
part-fee-emmer = toeslag in { good-emmer }
part-fee-flax = toeslag in { good-flax }
part-fee-food = toeslag in { good-food }
part-fee-gold = toeslag in { good-gold }
part-option-1a = eerste actie
part-option-1b = eerste actie, tweede keuze
part-option-2a = tweede actie
part-option-2b = tweede actie, tweede keuze
part-option-3a = derde actie
part-option-3b = derde actie, tweede keuze
part-space-r0c0 = eerste rij, links
part-space-r0c1 = eerste rij, midden
part-space-r1c0 = tweede rij, links
part-space-r1c1 = tweede rij, midden
part-space-r2c0 = derde rij, links
part-space-r2c1 = derde rij, midden
part-space-r3c0 = vierde rij, links
part-space-r3c1 = vierde rij, midden
part-space-r4c0 = vijfde rij, links
part-space-r4c1 = vijfde rij, midden
part-space-r4c2 = vijfde rij, rechts
part-space-extra = extra grot
part-edge-e01 = eerste rij, tussen links en midden
part-edge-e02 = links, tussen eerste en tweede rij
part-edge-e03 = midden, tussen eerste en tweede rij
part-edge-e04 = tweede rij, tussen links en midden
part-edge-e05 = links, tussen tweede en derde rij
part-edge-e06 = midden, tussen tweede en derde rij
part-edge-e07 = derde rij, tussen links en midden
part-edge-e08 = links, tussen derde en vierde rij
part-edge-e09 = midden, tussen derde en vierde rij
part-edge-e10 = vierde rij, tussen links en midden
part-edge-e11 = links, tussen vierde en vijfde rij
part-edge-e12 = midden, tussen vierde en vijfde rij
part-edge-e13 = vijfde rij, tussen links en midden
part-edge-e14 = vijfde rij, tussen midden en rechts
part-edge-xN = bovenkant van de extra grot
part-edge-xE = rechterkant van de extra grot
part-edge-xS = onderkant van de extra grot
part-edge-xW = linkerkant van de extra grot
part-cavern-two_walls = met twee muren
part-cavern-three_walls = met drie muren

## Wat er gebeurde

event-start-player = { $who } begint.
event-room-removed = ‘{ $room }’ gaat uit het spel.
event-round-began = Ronde { $round } van { $rounds } begint: { $seats ->
    [one] { $turns } beurten
   *[other] elk { $turns } beurten
 }.
event-tile-turned = Actietegel ‘{ $tile }’ wordt omgedraaid.
event-tile-taken = { $who } neemt ‘{ $tile }’.
event-received = { $who } krijgt { $goods }.
event-lost = { $who } kan { $goods } niet kwijt; dat gaat verloren.
event-traded = { $any ->
    [yes] { $who } ruilt { $paid } tegen { $goods }.
   *[no] { $who } betaalt { $paid }.
 }
event-replenished = { $any ->
    [yes] { $who } vult { $kinds } aan tot minstens { $to } en krijgt { $goods }.
   *[no] { $who } heeft van { $kinds } al minstens { $to } en krijgt niets.
 }
event-exchanged = { $any ->
    [yes] { $who } ruilt { $paid } tegen { $goods }.
   *[no] { $who } geeft { $paid } af en krijgt niets.
 }
event-wall-built = { $who } bouwt een muur ({ $edge }).
event-wall-razed = { $who } breekt een muur af ({ $edge }){ $any ->
    [yes] { " " }en krijgt { $goods }
   *[no] { "" }
 }.
event-excavated = { $who } { $priced ->
    [yes] betaalt { $paid } en holt een grot uit
   *[no] holt een grot uit
 } ({ $space }){ $any ->
    [yes] { " " }en vindt { $goods }
   *[no] { "" }
 }.
event-room-uncovered = ‘{ $room }’ wordt blootgelegd en komt in het aanbod.
event-room-revealed = ‘{ $room }’ komt van de stapel in het aanbod.
event-furnished = { $who } richt { $priced ->
    [yes] voor { $paid }
   *[no] zonder te betalen
 } een grot in als ‘{ $room }’ ({ $space }): { $points ->
    [one] +1 punt
   *[other] +{ $points } punten
 }.
event-room-action-began = { $who } mag { $rooms ->
    [one] 1 kamer
   *[other] hoogstens { $rooms } kamers
 } gebruiken.
event-rooms-added = Met ‘{ $room }’ mag { $who } { $more ->
    [one] 1 kamer
   *[other] { $more } kamers
 } extra gebruiken.
event-room-used = { $who } gebruikt ‘{ $room }’.
event-room-reacted = ‘{ $room }’ levert { $who } { $goods } op.
event-room-traded = { $any ->
    [yes] { $who } ruilt met ‘{ $room }’ { $paid } tegen { $goods }.
   *[no] { $who } betaalt bij ‘{ $room }’ { $paid }.
 }
event-cavern-won = { $who } heeft een vol grottableau en krijgt de extra grot.
event-side-chosen = { $who } kiest de kant met { $side ->
    [two_walls] twee muren
   *[three_walls] drie muren
 }.
event-room-left = { $who } is klaar met ‘{ $room }’.
event-room-action-stopped = { $who } gebruikt geen kamers meer.
event-turn-ended = { $who } beëindigt de beurt.
event-round-ended = Ronde { $round } is voorbij; de actietegels gaan terug.
event-game-ended = Het spel is afgelopen. { $how }

## Waarom niet

rule-not-your-turn = Je bent niet aan de beurt.
rule-take-tile-first = Neem eerst een actietegel.
rule-choose-side-first = Je grottableau is vol: kies eerst de kant van de extra grot.
rule-second-excavation-first = Je koos ervoor twee grotten uit te hollen: hol eerst de tweede uit.
rule-one-tile-each-turn = Je hebt in deze beurt al een tegel genomen. Voer hem uit of beëindig de beurt.
rule-no-side-to-choose = Je hebt de extra grot niet net gekregen; die is voor de eerste speler met een vol grottableau.
rule-no-second-excavation = Je hebt nu geen tweede grot uit te hollen. Kies de actie waarmee je uitholt.
rule-finish-room = Maak eerst de kamer af die je gebruikt.
rule-finish-room-action = Gebruik eerst een kamer, of stop ermee.
rule-no-room-action = Kamers gebruik je alleen met een actie die dat toestaat. Kies die eerst.
rule-not-in-room = Je gebruikt nu geen kamer.
rule-tile-not-played = Deze tegel wordt in het solitaire spel niet gebruikt.
rule-tile-face-down = Deze tegel is nog gedekt.
rule-tile-taken = Deze tegel is in deze ronde al genomen. Aan het einde van de ronde gaat hij terug.
rule-tile-needs-more-gold = Deze tegel mag je alleen nemen met meer goud dan de andere speler.
rule-no-such-option = Die actie staat niet op de tegel of kamer.
rule-block-done = Dat heb je al gedaan. Elke actie voer je één keer uit, en maar aan één kant van een schuine streep.
rule-other-operation = Die actie doet iets anders, of er ontbreekt nog iets.
rule-too-many-for-gain = Je hebt er al te veel; dit krijg je alleen als je er minder hebt.
rule-good-not-offered = Deze goederensoort kun je hier niet kiezen.
rule-good-not-replenished = Deze goederensoort kun je hier niet aanvullen.
rule-price-not-offered = Dit is niet een van de prijzen; kies er een, zonder ze te combineren.
rule-wrong-kinds = Kies zoveel verschillende goederen als de kamer vraagt, en alleen soorten die de kamer aanneemt.
rule-no-wall-in-supply = Er is geen muur meer in de voorraad.
rule-edge-not-yours = Daar kun je niet bouwen: het is geen open kant van je extra grot.
rule-edge-has-wall = Hier ligt al een muur.
rule-no-wall-there = Daar heb je geen muur gebouwd. Je kunt alleen zelfgebouwde muren afbreken.
rule-not-face-down = Alleen een gedekte kamer van je grottableau kan worden uitgehold.
rule-not-reachable = Er is geen vrije route vanaf de grotingang: er zitten muren of gedekte kamers tussen.
rule-behind-tiles = Er zitten gedekte kamers tussen; alleen door muren kun je heen.
rule-no-second-tile = Hierna kun je geen tweede grot uithollen. Kies de actie voor één grot.
rule-not-on-display = Deze kamer ligt niet in het aanbod.
rule-fee-not-offered = Zo kan de toeslag niet betaald worden; kijk op de actietegel.
rule-space-not-empty = Kies een lege grot op je eigen grottableau.
rule-too-few-orange = Je oranje kamers moeten altijd in de meerderheid zijn. Richt eerst nog een oranje kamer in.
rule-walls-do-not-fit = De muren van dit veld passen niet bij de kamer, hoe je hem ook draait.
rule-cannot-furnish = De toeslag plus de kosten van de kamer kun je niet betalen.
rule-room-not-yours = Deze kamer ligt niet in jouw grot.
rule-room-is-blue = Blauwe kamers gebruik je niet; ze werken vanzelf.
rule-room-used = Je hebt deze kamer in deze beurt al gebruikt.
rule-room-useless = Met deze kamer kun je nu niets doen.
rule-trade-other-tile = Deze ruil hoort bij een andere actietegel.
rule-trade-done = Je hebt deze ruil in deze beurt al gedaan.
rule-nothing-to-collect = Bij deze kamer valt nu niets op te halen.
rule-use-room-first = Gebruik minstens één kamer voordat je stopt; de grotingang kun je altijd gebruiken.
rule-carry-out-first = Doe iets in deze kamer voordat je ermee klaar bent.
rule-cannot-pay = Je kunt de prijs niet betalen.
rule-no-exchange = Alleen emmer, vlas en goud kun je tegen voedsel ruilen.
rule-nothing-to-exchange = Daarvan heb je niets om te ruilen.
rule-exchange-spoils-room = Na deze ruil zou je in de kamer die je gebruikt niets meer kunnen doen.

## Vooraf gegeven opdrachten

order-end = In deze ronde mijn beurten beëindigen zodra alleen ruilen nog kan
