# Caverna: Het Duel in het Nederlands.

game-name = Caverna: Het Duel
seat-name = Speler { $seat ->
    [0] A
   *[other] B
 }

## Opties

option-start_player = Wie begint: een bepaalde speler, of wie het lot aanwijst.
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

# Een van meer.
one-of = { $list } / { $item }
# Een mogelijkheid van een tegel of kamer met haar naam in de notatie.
one-option = { $option } { $effect }
# Nog een mogelijkheid na de vorige.
options = { $list }; { $item }
do-gain = { $goods } krijgen
do-gain-if-fewer = { $goods } krijgen bij minder dan { $fewer }
do-trade = { $price } ruilen tegen { $goods }
do-trade-distinct = { $kinds } verschillende goederen ruilen tegen { $goods }
do-replenish-one = één van { $goods } aanvullen tot { $to }
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
do-furnish = inrichten zonder toeslag
do-furnish-per-dwarf = inrichten voor { $food } voedsel per dwerg
do-furnish-for = inrichten voor { $fee }
do-use-rooms = { $count ->
    [one] 1 kamer
   *[other] hoogstens { $count } kamers
 } gebruiken
do-extra-room = { $count } extra gebruiken
blue-trade = bij { $tile }: { $price } mag tegen { $goods } geruild worden
blue-gain-on-good = voor { $min } tot { $max } { $good } tegelijk: { $goods }
blue-extra-rooms = acties met { $counts } kamers: { $extra } extra gebruiken
blue-gain-on-rooms = acties met { $counts } kamer: { $goods } krijgen
blue-gain-on-wall = voor elke gebouwde muur: { $goods } krijgen

## De tekening in de terminal

sketch-player = { $who }: { $score ->
    [one] 1 punt
   *[other] { $score } punten
 }; { $goods }{ $marker ->
    [yes] ; startspeler
   *[no] { "" }
 }
sketch-display = Kamers om in te richten (punten; muren: hoofdletter moet, kleine letter mag, punt mag niet; kosten; effect; * is blauw):
sketch-caves = Kamers in de grotten:
sketch-no-cost = niets
sketch-tiles = Actietegels (x: genomen):
sketch-face-down = { "  " }gedekt { $group ->
    [g2] (2 beurten)
    [g3] (3 beurten)
   *[g4] (4 beurten)
 }: { $tiles }
sketch-turn = { $who } voert { $tile } uit.
sketch-unseen = Nog in de rots of de stapel: { $rooms }
sketch-round = Ronde { $round } van { $rounds }, elk { $turns } beurten. Muren in de voorraad: { $walls }.
sketch-round-solo = Ronde { $round } van { $rounds }, { $turns } beurten. Muren in de voorraad: { $walls }. Kamers in de stapel: { $stack }.

## Het plaatje

picture-tiles = Actietegels
picture-tiles-later = Actietegels die ronde na ronde worden omgedraaid
picture-rooms = Kamers: punten, muren, kosten en effect
picture-legend = Dikke kant: muur nodig. Gestreepte kant: muur toegestaan.
picture-points = { $points ->
    [one] punt
   *[other] punten
 }
picture-furnished = { $rooms } van { $spaces } velden ingericht
describe-round = Ronde { $round }, elk { $turns } beurten.
describe-takes = { $who } neemt een actietegel.
describe-prepared = Het volgende wordt getrokken.
describe-goal = Het doel is { $points } punten.
describe-outstanding = Meer dan { $points } punten is uitzonderlijk goed.
describe-tile = { $tile } ({ $lies ->
    [open] vrij
    [taken] genomen
    [down] gedekt
   *[out] niet in het spel
 }): { $effect }
describe-room = { $room }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }, kosten { $cost }; muren nodig: { $must }{ $any ->
    [yes] ; muren toegestaan: { $may }
   *[no] { "" }
 } (de kamer mag gedraaid worden). { $colour ->
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
describe-cavern = { $space }: lege grot{ $any ->
    [yes] , muren: { $walls }
   *[no] , zonder muren
 }
describe-wall = Muur op { $edge }
describe-edge = Geen muur op { $edge }
describe-supply = Muren in de voorraad: { $walls }
describe-stack = Kamers in de stapel: { $stack }
describe-cavern-free = De extra grot is voor wie als eerste zijn grottableau vult.
describe-cavern-owned = { $who } heeft de extra grot.
describe-start-player = Startspeler
describe-winner = { $who } wint.
side-N = noord
side-E = oost
side-S = zuid
side-W = west

## Hoe het spel eindigde

ending-points = De hoogste score wint.
ending-best_room = De scores zijn gelijk; de waardevolste kamer beslist.
ending-draw = Scores en waardevolste kamers zijn gelijk: gelijkspel.
ending-below_goal = Het doel is { $target } punten, en meer dan { $outstanding } is uitzonderlijk goed: deze keer niet gehaald.
ending-goal = Het doel van { $target } punten is gehaald. Meer dan { $outstanding } zou uitzonderlijk goed zijn.
ending-outstanding = Het doel van { $target } punten is gehaald, en meer dan { $outstanding } punten is uitzonderlijk goed.

## Hoe de delen van een zet heten

part-verb-take = Actietegel nemen
part-verb-gain = Goederen krijgen
part-verb-trade = Ruilen
part-verb-barter = Verschillende goederen ruilen
part-verb-replenish = Goederen aanvullen
part-verb-build = Muur bouwen
part-verb-raze = Muur afbreken
part-verb-dig = Uithollen
part-verb-furnish = Inrichten
part-verb-rooms = Kamers gebruiken
part-verb-use = Kamer gebruiken
part-verb-collect = Goederen ophalen
part-verb-done = De kamer verlaten
part-verb-stop = Geen kamers meer gebruiken
part-verb-exchange = Ruilen tegen voedsel
part-verb-cavern = Extra grot neerleggen
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
part-fee-wood = betaald met { good-wood }
part-fee-stone = betaald met { good-stone }
part-fee-emmer = betaald met { good-emmer }
part-fee-flax = betaald met { good-flax }
part-fee-food = betaald met { good-food }
part-fee-gold = betaald met { good-gold }
part-option-1a = optie 1a
part-option-1b = optie 1b
part-option-2a = optie 2a
part-option-2b = optie 2b
part-option-3a = optie 3a
part-option-3b = optie 3b
part-space-r0c0 = r0c0 (eerste rij, links)
part-space-r0c1 = r0c1 (eerste rij, midden)
part-space-r1c0 = r1c0 (tweede rij, links)
part-space-r1c1 = r1c1 (tweede rij, midden)
part-space-r2c0 = r2c0 (derde rij, links)
part-space-r2c1 = r2c1 (derde rij, midden)
part-space-r3c0 = r3c0 (vierde rij, links)
part-space-r3c1 = r3c1 (vierde rij, midden)
part-space-r4c0 = r4c0 (vijfde rij, links)
part-space-r4c1 = r4c1 (vijfde rij, midden)
part-space-r4c2 = r4c2 (vijfde rij, rechts)
part-space-extra = extra grot
part-edge-e01 = e01 (eerste rij, tussen links en midden)
part-edge-e02 = e02 (links, tussen eerste en tweede rij)
part-edge-e03 = e03 (midden, tussen eerste en tweede rij)
part-edge-e04 = e04 (tweede rij, tussen links en midden)
part-edge-e05 = e05 (links, tussen tweede en derde rij)
part-edge-e06 = e06 (midden, tussen tweede en derde rij)
part-edge-e07 = e07 (derde rij, tussen links en midden)
part-edge-e08 = e08 (links, tussen derde en vierde rij)
part-edge-e09 = e09 (midden, tussen derde en vierde rij)
part-edge-e10 = e10 (vierde rij, tussen links en midden)
part-edge-e11 = e11 (links, tussen vierde en vijfde rij)
part-edge-e12 = e12 (midden, tussen vierde en vijfde rij)
part-edge-e13 = e13 (vijfde rij, tussen links en midden)
part-edge-e14 = e14 (vijfde rij, tussen midden en rechts)
part-edge-xN = xN (noordkant van de extra grot)
part-edge-xE = xE (oostkant van de extra grot)
part-edge-xS = xS (zuidkant van de extra grot)
part-edge-xW = xW (westkant van de extra grot)
part-cavern-two_walls = met twee muren
part-cavern-three_walls = met drie muren

## Wat er gebeurde

event-start-player = { $who } begint.
event-room-removed = { $room } doet niet mee.
event-round-began = Ronde { $round } begint, met elk { $turns } beurten.
event-tile-turned = { $tile } wordt omgedraaid.
event-tile-taken = { $who } neemt { $tile }.
event-paid = { $who } betaalt { $goods }.
event-received = { $who } krijgt { $goods }.
event-lost = { $who } heeft geen plaats voor { $goods }.
event-replenished = { $who } vult { $goods } aan tot minstens { $to }.
event-exchanged = { $who } ruilt { $good } tegen voedsel.
event-wall-built = { $who } bouwt een muur op { $edge }.
event-wall-razed = { $who } breekt de muur op { $edge } af.
event-excavated = { $who } holt { $space } uit.
event-room-uncovered = { $room } is gevonden en komt in het aanbod.
event-room-revealed = { $room } komt van de stapel in het aanbod.
event-furnished = { $who } richt { $room } in op { $space }.
event-room-action-began = { $who } begint { $rooms ->
    [one] een kamer
   *[other] { $rooms } kamers
 } te gebruiken.
event-room-used = { $who } gebruikt { $room }.
event-room-reacted = { $room } van { $who } treedt in werking.
event-cavern-won = { $who } heeft zijn grottableau gevuld en krijgt de extra grot.
event-side-chosen = { $who } legt de kant met { $side ->
    [two_walls] twee muren
   *[three_walls] drie muren
 } boven.
event-room-left = { $who } verlaat { $room }.
event-room-action-stopped = { $who } gebruikt geen kamers meer.
event-turn-ended = { $who } beëindigt de beurt.
event-round-ended = Ronde { $round } is voorbij; de tegels gaan terug.
event-game-ended = Het spel is afgelopen.

## Waarom niet

rule-not-your-turn = Je bent niet aan de beurt; de spelers spelen om beurten.
rule-take-tile-first = Neem eerst een actietegel.
rule-choose-side-first = Je hebt je grottableau gevuld: kies eerst de kant van de extra grot.
rule-second-excavation-first = Je koos ervoor twee grotten uit te hollen: hol eerst de tweede uit.
rule-one-tile-each-turn = Je hebt je tegel voor deze beurt al genomen; gebruik hem of beëindig de beurt.
rule-no-side-to-choose = Je hebt de extra grot niet net gekregen; die is voor wie als eerste zijn grottableau vult.
rule-no-second-excavation = Er is nu geen tweede grot uit te hollen; noem de optie waarmee je graaft, zoals 1a.
rule-finish-room = Maak eerst de kamer af die je gebruikt.
rule-finish-room-action = Maak eerst de kameractie af: gebruik een kamer, of stop.
rule-no-room-action = Kamers gebruik je in een kameractie; begin er eerst een.
rule-not-in-room = Je bent niet in een kamer die je kunt verlaten.
rule-tile-not-played = Deze tegel hoort niet bij het solitaire spel.
rule-tile-face-down = Deze tegel is nog gedekt.
rule-tile-taken = Deze tegel is in deze ronde genomen; aan het einde van de ronde komt hij terug.
rule-tile-needs-more-gold = Deze tegel mag je alleen nemen met meer goud dan de andere speler.
rule-no-such-option = Die optie is er hier niet; kijk naar de delen en hun letters.
rule-block-done = Dit deel is al uitgevoerd; elk deel maar één keer, en maar één van zijn opties.
rule-other-operation = Die optie doet iets anders, of er moet nog iets bij genoemd worden.
rule-too-many-for-gain = Je hebt er al te veel; dit is voor wie er minder heeft.
rule-good-not-offered = Dit goed is hier geen keuze.
rule-good-not-replenished = Dit goed kan hier niet worden aangevuld.
rule-price-not-offered = Dit is niet een van de prijzen; kies er een, zonder te mengen.
rule-wrong-kinds = Noem zoveel verschillende goederen als de kamer vraagt, en alleen soorten die de kamer aanneemt.
rule-no-wall-in-supply = Er is geen muur meer in de voorraad.
rule-edge-not-yours = Op deze rand mag je niet bouwen: het is geen open kant van een eigen extra grot.
rule-edge-has-wall = Op deze rand staat al een muur.
rule-no-wall-there = Daar heb je geen muur gebouwd; alleen eigen gebouwde muren kun je afbreken.
rule-not-face-down = Alleen een gedekte kamer van je grottableau kan worden uitgehold.
rule-not-reachable = Er is geen vrije route vanaf de grotingang: muren of gedekte kamers zitten ertussen.
rule-behind-tiles = Er zitten gedekte kamers tussen; alleen door muren kun je heen.
rule-no-second-tile = Hierna kan geen tweede grot worden uitgehold; hol er maar één uit.
rule-not-on-display = Deze kamer ligt niet in het aanbod.
rule-fee-not-offered = Zo kan de toeslag niet betaald worden; kijk op de tegel.
rule-space-not-empty = Het veld moet leeg en van jezelf zijn.
rule-too-few-orange = Je moet altijd meer oranje dan blauwe kamers hebben; richt eerst nog een oranje kamer in.
rule-walls-do-not-fit = De muren van het veld passen niet bij de kamer, hoe je hem ook draait.
rule-cannot-furnish = Je kunt de toeslag en de kosten van de kamer niet samen betalen.
rule-room-not-yours = Deze kamer ligt niet in jouw grot.
rule-room-is-blue = Blauwe kamers gebruik je niet; ze werken vanzelf.
rule-room-used = Je hebt deze kamer in deze beurt al gebruikt.
rule-room-useless = Niets in deze kamer kan nu worden uitgevoerd.
rule-trade-other-tile = Deze ruil hoort bij een andere actietegel.
rule-trade-done = Je hebt deze ruil in deze beurt al gedaan.
rule-nothing-to-collect = Bij deze kamer valt nu niets op te halen.
rule-use-room-first = Gebruik minstens één kamer voordat je stopt; de grotingang kan altijd.
rule-carry-out-first = Voer iets uit in deze kamer voordat je hem verlaat.
rule-cannot-pay = Je kunt de prijs niet betalen.
rule-no-exchange = Alleen emmer, vlas en goud kunnen tegen voedsel worden geruild.
rule-nothing-to-exchange = Daarvan heb je niets om te ruilen.
rule-exchange-spoils-room = Na deze ruil zou je in de kamer die je gebruikt niets meer kunnen uitvoeren.
