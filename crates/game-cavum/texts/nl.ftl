# Cavum in het Nederlands.

game-name = Cavum
game-about = Graaf tunnels in een berg, ontdek aders vol edelstenen en zorg dat jij erbij kunt. Een spel duurt ongeveer anderhalf uur; de regels zijn gemiddeld moeilijk en plannen loont.
game-reconstructed = Het gedrukte spelbord en de kaarten waren niet te zien: de ligging van de steden en van de vier starttegels, de vorm van de tegel met 3 uitgangen, de paarse edelstenen, de volgorde van de kleuren, het dynamiet bij de volgordekaarten en bijna alles op de opdrachtkaarten zijn gereconstrueerd.
seat-name = Speler { $seat ->
    [0] A
    [1] B
    [2] C
   *[3] D
 }

## Speelmateriaal

colour-yellow = geel
colour-red = rood
colour-blue = blauw
colour-green = groen
colour-white = wit
colour-violet = paars
gems-yellow = gele edelstenen
gems-red = rode edelstenen
gems-blue = blauwe edelstenen
gems-green = groene edelstenen
gems-white = witte edelstenen
gems-violet = paarse edelstenen
stones-yellow = { $count ->
    [one] { $count } gele edelsteen
   *[other] { $count } gele edelstenen
 }
stones-red = { $count ->
    [one] { $count } rode edelsteen
   *[other] { $count } rode edelstenen
 }
stones-blue = { $count ->
    [one] { $count } blauwe edelsteen
   *[other] { $count } blauwe edelstenen
 }
stones-green = { $count ->
    [one] { $count } groene edelsteen
   *[other] { $count } groene edelstenen
 }
stones-white = { $count ->
    [one] { $count } witte edelsteen
   *[other] { $count } witte edelstenen
 }
stones-violet = { $count ->
    [one] { $count } paarse edelsteen
   *[other] { $count } paarse edelstenen
 }
tile-two = tegel met 2 uitgangen
tile-three = tegel met 3 uitgangen
tile-four = tegel met 4 uitgangen
tile-six = tegel met 6 uitgangen
tile-dynamite-two = dynamiettegel met 2 uitgangen
tile-dynamite-three = dynamiettegel met 3 uitgangen
tile-dynamite-four = dynamiettegel met 4 uitgangen
tile-dynamite-six = dynamiettegel met 6 uitgangen
count-tiles = { $count ->
    [one] { $tile }
   *[other] { $count } × { $tile }
 }
count-stones = { $count } { $colour }
describe-thing = { $title }. { $facts }
place-in-city = { $cell } (stad { $city })

## Delen van zetten

part-verb-bid = bieden
part-verb-pass = passen
part-verb-card = volgordekaart nemen
part-verb-order = opdracht nemen
part-verb-lay = tegel leggen
part-verb-station = station bouwen
part-verb-vein = ader ontdekken
part-verb-option = koopoptie gebruiken
part-verb-points = punten
part-verb-discard = in de koophoop leggen
part-verb-prospect = delven
part-verb-nothing = geen route
part-verb-end = beurt beëindigen
part-verb-sell = verkopen
part-verb-fulfil = opdracht vervullen
part-verb-done = geen opdrachten meer vervullen
part-verb-opener = opent de eerste veiling
part-verb-reveal = open neerleggen
part-tile-two = tegel met 2 uitgangen
part-tile-three = tegel met 3 uitgangen
part-tile-four = tegel met 4 uitgangen
part-tile-six = tegel met 6 uitgangen
part-tile-dynamite-two = dynamiettegel met 2 uitgangen
part-tile-dynamite-three = dynamiettegel met 3 uitgangen
part-tile-dynamite-four = dynamiettegel met 4 uitgangen
part-tile-dynamite-six = dynamiettegel met 6 uitgangen
part-piece-station = station
part-piece-vein = ader
part-colour-yellow = geel
part-colour-red = rood
part-colour-blue = blauw
part-colour-green = groen
part-colour-white = wit
part-colour-violet = paars
part-rotation-0 = niet gedraaid
part-rotation-1 = 60° naar links gedraaid
part-rotation-2 = 120° naar links gedraaid
part-rotation-3 = 180° gedraaid
part-rotation-4 = 120° naar rechts gedraaid
part-rotation-5 = 60° naar rechts gedraaid
part-card = kaart { $word }
part-order = opdracht { $word }
label-order = opdracht { $order } ({ $stones } voor { $value } punten)
label-card = kaart { $card } met de { $tile }
label-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }
label-price = { $points ->
    [one] { $points } punt per steen
   *[other] { $points } punten per steen
 }
label-sale = { $stones } voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }

## Wat er wordt gevraagd

prompt-auction-open = Open de veiling met 0 of meer. Het hoogste bod kiest een volgordekaart.
prompt-auction = Bied meer dan { $points }, het bod van { $who }, of pas.
prompt-card = Kies een volgordekaart. Lage nummers spelen eerst.
prompt-orders = Neem een opdracht, of pas voor de rest van deze fase.
prompt-build = Kies een actie: nog { $left } van { $most } in deze beurt. Je hebt nog { $pieces ->
    [one] { $pieces } onderdeel
   *[other] { $pieces } onderdelen
 } voor deze ronde.
prompt-prospect = Delf: kies een route tussen twee van je stations.
prompt-sale-open = Bied { $gems } aan voor { $price ->
    [one] { $price } punt
   *[other] { $price } punten
 } per steen of minder, of pas. Het laagste bod verkoopt.
prompt-sale = { $who } biedt { $gems } aan voor { $price } per steen. Bied minder, of pas.
prompt-sale-without-stone = Je hebt geen { $gems }, dus je moet passen.
prompt-selling = Kies hoeveel { $gems } je verkoopt voor { $price } per steen.
prompt-order-sale = Kies een opdracht die je vervult, of stop.
prompt-no-orders = Je hebt geen opdrachten om te vervullen.
prompt-final-sale = Kies een edelsteen en verkoop hem voor het hoogste vrije veld van zijn reeks.

ask-bid = Kies je bod.
ask-card = Lage nummers spelen eerst.
ask-order = Kies een opdracht.
ask-lay = Kies een tegel.
ask-lay-tile = Kies waar je hem legt.
ask-lay-tile-hex = Kies hoe hij ligt.
ask-station = Kies waar je het bouwt.
ask-vein = Kies de tegel waarop de ader komt.
ask-vein-hex = Kies de kleur van de edelstenen.
ask-option = Kies iets uit de koophoop, of punten.
ask-option-lay = Kies een tegel uit de koophoop.
ask-option-lay-tile = Kies waar je hem legt.
ask-option-lay-tile-hex = Kies hoe hij ligt.
ask-option-station = Kies waar je het bouwt.
ask-option-vein = Kies de tegel waarop de ader komt.
ask-option-vein-hex = Kies de kleur van de edelstenen.
ask-discard = Kies wat er in de koophoop gaat.
ask-prospect = Kies het station waar je route begint.
ask-prospect-hex = Kies hoe je route verdergaat.
ask-prospect-hex-city = Kies hoe je route verdergaat.
ask-prospect-hex-city-hex = Kies hoe je route verdergaat.
ask-prospect-hex-city-hex-city = Kies hoe je route verdergaat.
ask-prospect-city = Kies hoe je route verdergaat.
ask-prospect-city-hex = Kies hoe je route verdergaat.
ask-prospect-city-hex-city = Kies hoe je route verdergaat.
ask-prospect-city-hex-city-hex = Kies hoe je route verdergaat.
ask-sell = Kies wat je verkoopt.
ask-fulfil = Kies de opdracht die je vervult.

## Waar punten vandaan komen

points-start = Start
points-earlier = Eerder, herkomst niet bijgehouden
points-auction = Veilingen
points-chips = Puntenschijfjes
points-options = Koopopties
points-cities = Steden
points-colour-sale = Kleurverkoop
points-orders = Opdrachten
points-penalties = Onvervulde opdrachten
points-final-sale = Slotverkoop
counted-order = Vervulde opdrachten
counted-card = Genomen volgordekaarten

## Waarom een zet beter is

reason-course = Beurten die nog komen
reason-score = Behaalde punten
reason-cities = Punten van steden
reason-tunnels = Bereik van tunnels en mijnstations
reason-haul = Edelstenen op de beste route van deze ronde
reason-haul-later = Edelstenen op routes van latere rondes
reason-veins = Aders in de buurt van de tunnels
reason-orders = Opdrachten
reason-market = Edelstenen om te verkopen
reason-hand = Onderdelen die je nog kunt gebruiken
reason-tempo = Beurtvolgorde en tempo

## Wat de dingen zijn

what-station = station van { $who }
what-vein = ader
what-rock = rots
what-city = stad { $city }
what-gap = Tussen twee steden
card-title = Volgordekaart { $card }
deck-title = Stapel opdrachtkaarten
stock-title = Stations van { $who } in de koophoop
stones-title = Edelstenen van { $who }
brief-sold-now = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }
brief-held = nog { $count }
brief-new-vein = { $count ->
    [one] { $count } edelsteen op de ader
   *[other] { $count } edelstenen op de ader
 }

fact-vein = Er liggen { $stones } op.
fact-exits = Uitgangen: { $exits }.
fact-stack = Hier liggen { $tiles } tegels op elkaar.
fact-city-free = Dit stadsveld is vrij.
fact-city-connected = { $who } heeft hier een station dat verbonden is met een eigen mijnstation.
fact-city-unconnected = { $who } heeft hier een station dat met geen eigen mijnstation verbonden is; het veld telt als vrij.
fact-city = Van de { $spaces } velden van stad { $city } tellen er { $free } als vrij: zoveel punten levert elk verbonden station op.
fact-city-next = Met een verbonden station hier levert elk station in deze stad { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 } op.
fact-scale = { $open ->
    [0] In de reeks is geen veld vrij.
   *[other] Hoogste vrije veld: { $open }.
 } In de reeks { $count ->
    [one] ligt { $count } edelsteen
   *[other] liggen { $count } edelstenen
 }, op aders { $veins }.
fact-pool = { $tiles }; { $veins ->
    [one] { $veins } ader
   *[other] { $veins } aders
 }; stations: { $stations }.
fact-pool-stations = { $who } { $count }
fact-order = Lever { $stones } in voor { $value ->
    [one] { $value } punt
   *[other] { $value } punten
 }. Niet vervuld kost hij aan het einde van het spel { $penalty ->
    [one] { $penalty } punt
   *[other] { $penalty } punten
 }.
fact-chips = De puntenschijfjes leveren meteen { $points } punten op als je hem neemt.
fact-order-holder = Hij ligt voor { $who }.
fact-order-complete = Alle edelstenen ervoor zijn er.
fact-order-missing = Er ontbreekt nog: { $stones }.
fact-stones-seen = Edelstenen: { $stones }.
fact-stones = Edelstenen: { $count }.
fact-score = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }.
fact-card = Volgordekaart { $card }.
fact-card-holder = Hij ligt voor { $who }.
fact-hand = Nog { $pieces } onderdelen voor deze ronde: { $tiles }; stations: { $stations }, aders: { $veins }, koopopties: { $options }.
fact-orders = Opdrachten te vervullen: { $orders }.
fact-passed = Heeft gepast.
fact-held = { $who } heeft er voor deze ronde nog { $held }.
fact-in-pool = In de koophoop: { $count }.

about-rock = Hier kan een tegel komen als een van zijn uitgangen een tunnel voortzet.
about-tile = Een tegel met meer uitgangen kan hem bedekken. Er kan een ader op als er geen stadsveld of andere ader naast ligt.
about-just-laid = Hij is met de laatste actie gelegd: ligt hij direct op het spelbord, dan kan er nu een station op.
about-dynamite = Zichtbaar dynamiet ontploft na de stadswaardering. De dynamiettegel verdwijnt, met alle tegels eronder en de bovenste tegel van elk veld ernaast zonder station of ader.
about-vein = Een route neemt hier één edelsteen mee. Een ader heeft zes uitgangen, is van niemand en gaat met de laatste edelsteen naar de koophoop.
about-station = Routes van andere spelers kunnen er niet langs. De tegel wordt niet bedekt en niet opgeblazen.
about-city = Op een vrij stadsveld dat met een van je mijnstations verbonden is, kun je een station bouwen.
about-gap = Hier kan niets worden gebouwd.
about-scale = Verkochte en ingeleverde edelstenen gaan naar het hoogste vrije veld. Nieuwe aders krijgen hun edelstenen van de laagste velden.
about-bid = Het hoogste bod betaalt deze punten en kiest een volgordekaart.
about-price = De laagste prijs verkoopt: elke edelsteen levert dan zoveel punten op.
about-sale = De edelstenen gaan naar de hoogste vrije velden van hun reeks.
about-phase = Elke ronde: volgordekaarten veilen, opdrachten nemen, bouwen, stadswaardering, explosie, kleurverkoop, opdrachten vervullen.
about-card = Lage nummers spelen eerst. De { $tile } hoort erbij.
about-deck = Er { $count ->
    [one] ligt nog { $count } opdrachtkaart
   *[other] liggen nog { $count } opdrachtkaarten
 } gedekt. Aan het begin van elke ronde worden er { $each } open neergelegd.
about-pool = Met een koopoptie neem je een onderdeel uit de koophoop, dat je meteen gebruikt.
about-stock = { $count ->
    [one] { $count } station.
   *[other] { $count } stations.
 } Alleen { $who } kan ze nemen, met een koopoptie.
about-stones = Edelstenen liggen gedekt tot de slotverkoop. Alleen de eigenaar mag ze bekijken.

verb-bid = Bied punten voor de volgende volgordekaart. Het hoogste bod betaalt en kiest.
verb-bid-price = Bied edelstenen van deze kleur aan voor deze prijs. Het laagste bod verkoopt.
verb-pass = Je doet niet meer mee aan deze veiling, maar wel weer aan de volgende.
verb-pass-orders = Je neemt deze ronde geen opdrachten meer.
verb-pass-sale = Je verkoopt deze ronde geen edelstenen van deze kleur.
verb-card = De volgordekaart bepaalt wanneer je aan de beurt bent en welke dynamiettegel je krijgt.
verb-order = De opdracht ligt open voor je tot hij is vervuld.
verb-lay = Minstens één uitgang moet een tunnel voortzetten. Een tegel mag tegels met minder uitgangen bedekken, maar geen station en geen ader.
verb-station = Bouw het op de tunneltegel die je met de actie ervoor direct op het spelbord hebt gelegd, of op een vrij stadsveld dat met een van je mijnstations verbonden is.
verb-vein = Leg een ader op een tegel die niet naast een stadsveld of een andere ader ligt, met { $stones } edelstenen van één kleur.
verb-option = Neem een onderdeel uit de koophoop en gebruik het meteen, of krijg { $points } punten.
verb-points = De koopoptie levert { $points } punten op en niets uit de koophoop.
verb-discard = Een station of ader die je niet wilt gebruiken, of een tegel die nergens past, gaat in de koophoop. Dat is een actie.
verb-prospect = Neem één edelsteen van elke ader op een route tussen twee van je stations. Dit is je laatste actie van de ronde.
verb-nothing = Je delft zonder route en neemt geen edelstenen.
verb-end = De volgende speler is aan de beurt. Je hoeft niet al je acties te gebruiken.
verb-sell = Kies hoeveel edelstenen je voor jouw prijs verkoopt.
verb-sell-final = De speler die achteraan staat verkoopt één edelsteen voor het hoogste vrije veld van zijn reeks.
verb-fulfil = Lever de edelstenen van een opdracht in en krijg de punten.
verb-done = Onvervulde opdrachten blijven voor je liggen.
verb-opener = Er wordt geloot wie de eerste veiling opent.
verb-reveal = De volgende opdrachtkaart wordt open neergelegd.

## De tekens in de plaatjes

sign-gem-text = Een edelsteen. Elke kleur heeft een eigen vorm.
sign-tile = Tunneltegel
sign-tile-text = Alle uitgangen komen in het midden samen.
sign-dynamite = Dynamiettegel
sign-dynamite-text = Zichtbaar dynamiet ontploft na de stadswaardering.
sign-levels = Stapel
sign-levels-text = Zoveel tegels liggen op elkaar.
sign-vein = Ader
sign-vein-text = Het getal is het aantal edelstenen dat er nog ligt. Een route neemt er één mee.
sign-vein-tile = Ader zonder edelstenen
sign-vein-tile-text = Een ader op je bord of in de koophoop, die je op een tegel kunt ontdekken.
sign-station = Station
sign-station-text = Elke speler heeft een eigen vorm, kleur en letter.
sign-city = Stadsveld
sign-city-text = De letter is de stad, eronder staat de naam van het veld.
sign-gap = Scheiding
sign-gap-text = Scheidt twee steden. Hier kan niets worden gebouwd.
sign-option = Koopoptie
sign-option-text = Neem een onderdeel uit de koophoop en gebruik het meteen, of krijg punten.
sign-prospect = Delftegel
sign-prospect-text = Je laatste actie van elke ronde: edelstenen delven langs een route.
sign-stone = Gedekte edelstenen
sign-stone-text = Alleen de eigenaar mag de kleuren bekijken.
sign-chip = Puntenschijfje
sign-chip-text = Een opdracht met puntenschijfjes levert meteen punten op als je hem neemt.

## Afspraken

option-variant = De lengte van het spel: het gewone spel van drie rondes of het leerspel van twee.
option-variant-standard = gewoon spel
option-variant-learning = leerspel
option-first_opener = Wie de eerste veiling opent: een bepaalde speler, of wie het lot aanwijst.
option-first_opener-drawn = door loting
option-open_stones = De kleuren van ieders edelstenen zijn zichtbaar; niemand hoeft ze te onthouden.
option-vein_reached_excludes_placed_hex = Een tegel die net wordt bedekt telt niet meer als toegang tot een ader.
option-foreign_city_station_bars_laying = Naast een stadsveld met het station van een ander mag niemand een tegel leggen.
option-station_only_on_previous_action = Een mijnstation bouw je meteen nadat je de tegel hebt gelegd, zonder andere actie ertussen.
option-empty_city_cell_passable = Een route mag door een leeg stadsveld lopen.
option-vein_removed_after_whole_route = Een ader die bij het delven uitgeput raakt, verdwijnt pas na de hele route.
option-prospect_may_be_empty = Je mag zonder route delven, ook als een route edelstenen zou opleveren.
option-colour_sale_free_opening = Het eerste bod op een kleur mag lager zijn dan het hoogste vrije veld.
option-score_may_go_negative = Strafpunten voor onvervulde opdrachten mogen de score onder nul brengen.

## De tekening in de terminal

sketch-legend = (4) tunnel met aantal uitgangen   !4! dynamiet   y*9 ader met edelstenen (y geel, r rood, b blauw, g groen, w wit, v paars)   [A] station   G7 vrij berg- of stadsveld   # scheiding
sketch-veins = Aders: { $veins }
sketch-vein = { $hex } { $colour } { $stones }
sketch-scales = Hoogste vrije veld: { $scales }
sketch-scale = { $colour } { $open }
sketch-pool = Koophoop: { $tiles }; { $veins ->
    [one] { $veins } ader
   *[other] { $veins } aders
 }; stations { $stations }
sketch-pool-stations = { $letter } { $count }
sketch-nothing = –
sketch-orders-listed = { $list }; { $item }
sketch-order = { $order }: { $stones } voor { $value } (niet vervuld -{ $penalty })
sketch-order-on-show = Opdracht { $card }{ $chips ->
    [0] { "" }
    [one] , { $chips } puntenschijfje
   *[other] , { $chips } puntenschijfjes
 }
sketch-player = [{ $letter }] { $who } ({ $seat }): { $score ->
    [one] { $score } punt
   *[other] { $score } punten
 }, kaart { $card }, edelstenen: { $stones }
    { "    " }bord: { $tiles }; stations { $stations }, aders { $veins }, koopopties { $options }
    { "    " }stations op { $places }; opdrachten: { $orders }
sketch-phase = Ronde { $phase } van { $phases }
section-opener = Loten wie de eerste veiling opent
section-reveal = Opdrachten worden open neergelegd
section-auction = Veiling van de speelvolgorde
section-auction-standing = Veiling van de speelvolgorde: { $who } biedt { $points }
section-choose = Volgordekaart nemen
section-orders = Opdrachten nemen
section-build = Bouwen
section-colour-sale = Verkoop van { $gems }
section-colour-sale-standing = Verkoop van { $gems }: { $who } biedt ze aan voor { $points }
section-selling = Verkoop van { $gems } voor { $points } per steen
section-order-sale = Opdrachten vervullen
section-final-sale = Slotverkoop
section-over = Het spel is afgelopen

## Het plaatje

picture-pool = Koophoop
picture-times = ×{ $count }
picture-penalty = −{ $penalty }
picture-order-number = #{ $order }
direction-east = oost
direction-north-east = noordoost
direction-north-west = noordwest
direction-west = west
direction-south-west = zuidwest
direction-south-east = zuidoost

## Wat er gebeurde

event-phase-began = Ronde { $phase } begint.
event-opener-drawn = { $who } opent de eerste veiling.
event-order-revealed = Opdracht { $order } wordt open neergelegd: { $stones } voor { $value } punten.
event-bid = { $who } biedt { $points }.
event-passed = { $who } past.
event-auction-won = { $who } wint de veiling en betaalt { $points ->
    [0] niets
    [one] { $points } punt
   *[other] { $points } punten
 }.
event-card-taken = { $who } neemt volgordekaart { $card }.
event-dealt = Iedereen neemt twaalf onderdelen.
event-order-taken = { $who } neemt opdracht { $order } ({ $stones } voor { $value } punten){ $points ->
    [0] .
   *[other] { " " }en krijgt { $points } punten voor de puntenschijfjes.
 }
event-chips-placed = { $orders ->
    [one] De overgebleven opdracht krijgt een puntenschijfje.
   *[other] { $orders } overgebleven opdrachten krijgen elk een puntenschijfje.
 }
event-tile-laid = { $who } legt een { $tile } { $bought ->
    [yes] uit de koophoop { "" }
   *[no] { "" }
 }op { $hex }{ $covers ->
    [yes] { " " }en bedekt een { $below }.
   *[no] .
 }
event-station-built = { $who } bouwt een station { $bought ->
    [yes] uit de koophoop { "" }
   *[no] { "" }
 }op { $place }.
event-city-station-built = { $who } bouwt een station { $bought ->
    [yes] uit de koophoop { "" }
   *[no] { "" }
 }op { $place }. Elk verbonden station in stad { $city } levert nu { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 } op.
event-vein-discovered = { $who } ontdekt een ader { $bought ->
    [yes] uit de koophoop { "" }
   *[no] { "" }
 }op { $hex } met { $stones }.
event-option-scored = { $who } gebruikt een koopoptie en krijgt { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }.
event-tile-discarded = { $who } legt een { $tile } in de koophoop, omdat hij nergens past.
event-station-discarded = { $who } legt een station in de koophoop.
event-vein-discarded = { $who } legt een ader in de koophoop.
found-stone = { $colour } ({ $hex })
event-prospected = { $count ->
    [0] { $who } delft en neemt geen edelstenen.
    [one] { $who } delft { $count } edelsteen: { $stones }.
   *[other] { $who } delft { $count } edelstenen: { $stones }.
 }
event-vein-exhausted = De ader op { $hex } is uitgeput en gaat naar de koophoop.
event-turn-ended = { $who } beëindigt de beurt.
event-city-scored = Stad { $city }: { $who } krijgt { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 } voor { $stations ->
    [one] { $stations } verbonden station.
   *[other] { $stations } verbonden stations.
 }
event-exploded = Het dynamiet op { $places } ontploft: { $tiles ->
    [one] { $tiles } tegel gaat naar de koophoop.
   *[other] { $tiles } tegels gaan naar de koophoop.
 }
event-sale-bid = { $who } biedt { $gems } aan voor { $price } per steen.
event-sale-passed = { $who } biedt geen { $gems } aan.
event-sold = { $who } verkoopt { $stones } voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }.
event-nothing-sold = Niemand verkoopt { $gems }.
event-order-fulfilled = { $who } vervult opdracht { $order }: { $stones } voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }.
event-orders-done = { $who } vervult geen opdrachten meer.
event-penalty = { $who } verliest { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 } voor onvervulde opdrachten.
event-stone-sold = { $who } verkoopt { $stones } voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }.
event-game-ended = Het spel is afgelopen. { $who } wint met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }.

## Waarom niet

rule-other-section = Dat kan nu niet; het hoort bij een ander deel van de ronde.
rule-auction-turn = Een ander is aan de beurt om te bieden; het gaat met de klok mee onder wie nog geen volgordekaart heeft.
rule-opener-must-bid = Wie een veiling opent, moet bieden; een bod van 0 kost niets.
rule-raise-too-low = Bied minstens 1 meer dan het vorige bod, of pas.
rule-bid-exceeds-score = Je kunt niet meer punten bieden dan je hebt.
rule-winner-takes-card = Alleen wie een veiling wint neemt een volgordekaart, en wel meteen.
rule-card-not-on-offer = Die volgordekaart is al genomen; kies er een die er nog ligt.
rule-orders-turn = Een ander is aan de beurt om een opdracht te nemen of te passen.
rule-order-not-on-show = Die opdracht ligt niet open; kies er een die open ligt.
rule-build-turn = Een ander is aan de beurt om te bouwen.
rule-at-least-one-action = Doe minstens één actie voordat je je beurt beëindigt.
rule-piece-not-in-hand = Daar heb je er deze ronde geen meer van.
rule-tile-can-be-laid = Een tegel gaat alleen in de koophoop als hij nergens past; deze kan nog worden gelegd.
rule-not-in-pool = Dat ligt niet in de koophoop.
rule-cover-fewer-exits = Een tegel bedekt alleen tegels met minder uitgangen.
rule-station-blocks-tile = Daar staat een station; die tegel kan niet worden bedekt.
rule-vein-blocks-tile = Daar ligt een ader; die tegel kan niet worden bedekt.
rule-foreign-city-bars = Aan deze tafel legt niemand een tegel naast het stadsstation van een ander.
rule-no-continuation = Geen uitgang van de tegel zet een tunnel voort; één moet aansluiten op de uitgang van een tegel ernaast, een bereikte ader of je eigen stadsstation.
rule-vein-not-reached = Er loopt nog geen tunnel naar die ader, dus van daaruit kan het niet verder.
rule-city-not-own = Vanuit een stadsveld begint een tunnel alleen als daar je eigen station staat.
rule-station-there = Daar staat al een station.
rule-not-just-laid = Een mijnstation bouw je meteen nadat je de tegel hebt gelegd.
rule-not-on-board = De tegel moet direct op het spelbord liggen, niet op een andere tegel.
rule-no-station-on-dynamite = Op dynamiet kan geen station staan.
rule-no-station-on-vein = Daar ligt een ader; daarop kan geen station staan.
rule-separator = Dat veld scheidt twee steden; daar kan niets worden gebouwd.
rule-city-cell-taken = Op dat stadsveld staat al een station.
rule-city-not-connected = Van dat stadsveld loopt geen route naar een van je mijnstations.
rule-vein-needs-tile = Een ader heeft een tegel nodig om op te liggen.
rule-vein-needs-free-tile = Op dat veld is al een station of een ader.
rule-vein-beside-city = Een ader mag niet aan een stadsveld grenzen.
rule-vein-beside-vein = Een ader mag niet aan een andere ader grenzen.
rule-no-stone-on-scale = Van die kleur ligt er geen edelsteen meer in de reeks.
rule-prospect-is-last = Delven is je laatste actie van de ronde; gebruik eerst je andere onderdelen.
rule-route-too-short = Een route heeft minstens twee velden nodig.
rule-route-ends-at-stations = Een route begint en eindigt bij je eigen stations.
rule-route-repeats = Een route doet geen veld twee keer aan.
rule-foreign-station = Het station van een ander onderbreekt de route.
rule-not-in-network = De route loopt over een veld zonder tunnel, ader of eigen station.
rule-not-joined = Twee velden naast elkaar op de route zijn niet verbonden: elk moet een uitgang naar het andere hebben.
rule-emptied-vein-left = Je neemt de laatste edelsteen van die ader, dus de route moet verder door een uitgang van de tegel eronder.
rule-must-prospect = Aan deze tafel moet je een route kiezen die een edelsteen oplevert, als die er is.
rule-sale-turn = Een ander is aan de beurt in de kleurverkoop.
rule-no-stone-to-show = Alleen wie een edelsteen van die kleur heeft mag bieden; jij moet passen.
rule-bid-above-scale = Het eerste bod is hooguit het hoogste vrije veld van de reeks.
rule-open-at-highest = Aan deze tafel is het eerste bod precies het hoogste vrije veld van de reeks.
rule-underbid-needed = Bied lager dan het vorige bod, of pas.
rule-bid-at-least-one = Een bod is minstens 1.
rule-seller-sells = Alleen de winnaar van de kleurverkoop verkoopt, en wel meteen.
rule-sell-what-one-has = Verkoop minstens één edelsteen van die kleur en hooguit zoveel als je er hebt.
rule-order-sale-turn = Een ander is aan de beurt om opdrachten te vervullen.
rule-not-own-order = Die opdracht is niet van jou.
rule-order-not-payable = Je hebt niet alle edelstenen van die opdracht.
rule-final-sale-turn = Wie de minste punten heeft onder de spelers met edelstenen, verkoopt nu.
rule-no-stone-to-sell = Je hebt geen edelsteen van die kleur.

## Vooraf gegeven opdrachten

order-bid = Bieden tot { $limit }, dan passen
order-bid-title = Bieden tot een grens, dan passen
order-bid-limit = Hoogste bod
order-pass-auction = Voor de rest van deze veiling passen
order-pass-orders = In deze fase geen opdrachten meer nemen
order-sale = Aanbieden tot omlaag naar { $limit } per steen, dan passen
order-sale-title = Aanbieden tot omlaag naar een prijs, dan passen
order-sale-limit = Laagste prijs
order-pass-sale = Voor de rest van deze verkoop passen
order-pass-sales = In deze fase bij de verkoop van alle kleuren passen
order-fulfil-nothing = In deze fase geen opdrachten meer vervullen
