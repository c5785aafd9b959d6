# Cavum in het Nederlands.

game-name = Cavum
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

## Delen van zetten

part-verb-bid = Bieden
part-verb-pass = Passen
part-verb-card = Volgordekaart nemen
part-verb-order = Opdracht nemen
part-verb-lay = Tegel leggen
part-verb-station = Station
part-verb-vein = Ader
part-verb-option = Koopoptie gebruiken
part-verb-points = Punten
part-verb-discard = Wegleggen
part-verb-prospect = Delven
part-verb-nothing = Niets
part-verb-end = Beurt beëindigen
part-verb-sell = Verkopen
part-verb-fulfil = Opdracht vervullen
part-verb-done = Geen opdrachten meer vervullen
part-verb-opener = Opent de eerste veiling
part-verb-reveal = Omdraaien
part-tile-two = Twee uitgangen
part-tile-three = Drie uitgangen
part-tile-four = Vier uitgangen
part-tile-six = Zes uitgangen
part-tile-dynamite-two = Dynamiet, twee uitgangen
part-tile-dynamite-three = Dynamiet, drie uitgangen
part-tile-dynamite-four = Dynamiet, vier uitgangen
part-tile-dynamite-six = Dynamiet, zes uitgangen
part-colour-yellow = Geel
part-colour-red = Rood
part-colour-blue = Blauw
part-colour-green = Groen
part-colour-white = Wit
part-colour-violet = Paars
part-rotation-0 = Niet gedraaid
part-rotation-1 = 60° naar links gedraaid
part-rotation-2 = 120° naar links gedraaid
part-rotation-3 = 180° gedraaid
part-rotation-4 = 120° naar rechts gedraaid
part-rotation-5 = 60° naar rechts gedraaid
part-card = Volgordekaart { $word }
part-order = Opdracht { $word }

## Afspraken

option-variant = De lengte van het spel: het gewone spel van drie rondes of het leerspel van twee.
option-variant-standard = gewoon spel
option-variant-learning = leerspel
option-first_opener = Wie de eerste veiling opent: een bepaalde plaats, of wie het lot aanwijst.
option-first_opener-drawn = door loting
option-open_stones = De kleuren van ieders edelstenen zijn zichtbaar; niemand hoeft ze te onthouden.
option-vein_reached_excludes_placed_hex = Een tegel die net wordt bedekt telt niet meer als toegang tot een ader.
option-foreign_city_station_bars_laying = Naast een stadsveld met het station van een ander mag niemand een tegel leggen.
option-station_only_on_previous_action = Een mijnstation komt alleen op de tegel van de actie vlak ervoor, niet op de laatste tegel van de beurt.
option-empty_city_cell_passable = Een route mag door een leeg stadsveld lopen.
option-vein_removed_after_whole_route = Een onderweg uitgeputte ader verdwijnt pas na de hele route, niet al tijdens het delven.
option-prospect_may_be_empty = Je mag zonder route delven, ook als een route een edelsteen zou opleveren.
option-colour_sale_free_opening = Het eerste bod op een kleur mag lager zijn dan het hoogste vrije veld.
option-score_may_go_negative = Strafpunten voor onvervulde opdrachten mogen de score onder nul brengen.

## De tekening in de terminal

sketch-legend = (4) tunnel met aantal uitgangen   !4! dynamiet   y*9 ader met edelstenen (y geel, r rood, b blauw, g groen, w wit, v paars)   [A] station   G7 vrij berg- of stadsveld   # scheiding
sketch-veins = Aders: { $veins }
sketch-vein = { $hex } { $colour } { $stones }
sketch-scales = Hoogste vrije veld: { $scales }
sketch-scale = { $colour } { $open }
sketch-pool = Koophoop: { $tiles }; { $veins ->
    [one] één ader
   *[other] { $veins } aders
 }; stations { $stations }
sketch-pool-stations = { $letter } { $count }
sketch-nothing = –
sketch-orders-listed = { $list }; { $item }
sketch-city-station = { $cell } ({ $city })
sketch-order = { $order }: { $stones } voor { $value } (onvervuld -{ $penalty })
sketch-order-on-show = Opdracht { $card }{ $chips ->
    [0] { "" }
    [one] , één puntenschijfje
   *[other] , { $chips } puntenschijfjes
 }
sketch-player = [{ $letter }] { $who } ({ $seat }): { $score ->
    [one] 1 punt
   *[other] { $score } punten
 }, kaart { $card }, edelstenen: { $stones }
    { "    " }bord: { $tiles }; stations { $stations }, aders { $veins }, koopopties { $options }
    { "    " }stations op { $places }; opdrachten: { $orders }
sketch-phase = Ronde { $phase } van { $phases }
section-opener = Loten wie de veiling opent
section-reveal = Opdrachten worden omgedraaid
section-auction = Veiling van de speelvolgorde
section-auction-standing = Veiling van de speelvolgorde: { $who } biedt { $points }
section-choose = De winnaar neemt een volgordekaart
section-orders = Opdrachten nemen
section-build = Bouwen
section-colour-sale = Verkoop van { $colour }
section-colour-sale-standing = Verkoop van { $colour }: { $who } vraagt { $points }
section-selling = Verkoop van { $colour } voor { $points } per steen
section-order-sale = Opdrachten vervullen
section-final-sale = Eindverkoop
section-over = Het spel is afgelopen

## Het plaatje

picture-pool = Koophoop
picture-veins = Aders { $count }
picture-counts = Edelstenen { $stones } · Stations { $stations } · Aders { $veins } · Koopopties { $options }
picture-times = ×{ $count }
picture-penalty = −{ $penalty }
picture-order-number = #{ $order }
direction-east = oosten
direction-north-east = noordoosten
direction-north-west = noordwesten
direction-west = westen
direction-south-west = zuidwesten
direction-south-east = zuidoosten
describe-free = { $hex }: rots
describe-tile = { $hex }: { $tile }, naar het { $exits }
describe-vein = { $hex }: ader, { $colour }, { $stones ->
    [one] één edelsteen
   *[other] { $stones } edelstenen
 }
describe-station = { $hex }: station van { $who }
describe-city-cell = { $cell }: stad { $city }, vrij
describe-city-station = { $cell }: stad { $city }, station van { $who }
describe-scale = { $colour }: hoogste vrije veld { $open }
describe-sequence-card = Volgordekaart { $card }

## Wat er gebeurde

event-phase-began = Ronde { $phase } begint.
event-opener-drawn = { $who } opent de eerste veiling.
event-order-revealed = Opdracht { $order } wordt omgedraaid.
event-bid = { $who } biedt { $points }.
event-passed = { $who } past.
event-auction-won = { $who } wint de veiling voor { $points }.
event-card-taken = { $who } neemt volgordekaart { $card }.
event-dealt = Iedereen krijgt twaalf onderdelen.
event-order-taken = { $who } neemt opdracht { $order }{ $points ->
    [0] .
    [one] { " " }en krijgt 1 punt voor de puntenschijfjes.
   *[other] { " " }en krijgt { $points } punten voor de puntenschijfjes.
 }
event-chips-placed = { $orders ->
    [one] De overgebleven opdracht krijgt een puntenschijfje.
   *[other] { $orders } overgebleven opdrachten krijgen elk een puntenschijfje.
 }
event-tile-laid = { $who } legt een { $tile } op { $hex }{ $bought ->
    [yes] { " " }uit de koophoop.
   *[no] .
 }
event-station-built = { $who } bouwt een station op { $place }{ $bought ->
    [yes] { " " }uit de koophoop.
   *[no] .
 }
event-vein-discovered = { $who } ontdekt een ader op { $hex }{ $bought ->
    [yes] { " " }uit de koophoop
   *[no] { "" }
 }: { $colour }, { $stones ->
    [one] één edelsteen
   *[other] { $stones } edelstenen
 }.
event-option-scored = { $who } gebruikt een koopoptie voor { $points ->
    [one] één punt
   *[other] { $points } punten
 }.
event-tile-discarded = { $who } legt een { $tile } weg die nergens past.
event-station-discarded = { $who } legt een station weg.
event-vein-discarded = { $who } legt een ader weg.
found-stone = { $colour } ({ $hex })
event-prospected = { $count ->
    [0] { $who } delft en vindt niets.
   *[other] { $who } delft: { $stones }.
 }
event-vein-exhausted = De ader op { $hex } is uitgeput.
event-turn-ended = { $who } beëindigt de beurt.
event-city-scored = Stad { $city }: { $who } krijgt { $points ->
    [one] één punt
   *[other] { $points } punten
 } voor { $stations ->
    [one] één verbonden station.
   *[other] { $stations } verbonden stations.
 }
event-exploded = Dynamiet ontploft op { $places }: { $tiles ->
    [one] één tegel stort in.
   *[other] { $tiles } tegels storten in.
 }
event-sale-bid = { $who } zou { $colour } verkopen voor { $price }.
event-sale-passed = { $who } past bij { $colour }.
event-sold = { $who } verkoopt { $stones ->
    [one] één edelsteen
   *[other] { $stones } edelstenen
 } ({ $colour }) voor { $points ->
    [one] één punt
   *[other] { $points } punten
 }.
event-nothing-sold = Niemand verkoopt { $colour }.
event-order-fulfilled = { $who } vervult opdracht { $order } voor { $points ->
    [one] één punt
   *[other] { $points } punten
 }.
event-orders-done = { $who } vervult geen opdrachten meer.
event-penalty = { $who } verliest { $points ->
    [one] één punt
   *[other] { $points } punten
 } voor onvervulde opdrachten.
event-stone-sold = { $who } verkoopt een edelsteen ({ $colour }) voor { $points }.
event-game-ended = Het spel is afgelopen.

## Waarom niet

rule-other-section = Dat hoort bij een ander deel van het spel; kijk wat er nu wordt gevraagd.
rule-auction-turn = Een ander is aan de beurt om te bieden; het gaat met de klok mee onder wie nog geen volgordekaart heeft.
rule-opener-must-bid = Wie een veiling opent, moet bieden; een bod van 0 kost niets.
rule-raise-too-low = Een nieuw bod is minstens 1 hoger dan het vorige; pas anders.
rule-bid-exceeds-score = Je kunt niet meer punten bieden dan je hebt.
rule-winner-takes-card = Alleen wie een veiling wint neemt een volgordekaart, en wel meteen.
rule-card-not-on-offer = Die volgordekaart is al genomen; kies er een die er nog ligt.
rule-orders-turn = Een ander is aan de beurt om een opdracht te nemen of te passen.
rule-order-not-on-show = Die opdracht ligt niet open; kies er een die open ligt.
rule-build-turn = Een ander is aan de beurt om te bouwen.
rule-at-least-one-action = Een beurt heeft minstens één actie; doe er een voordat je de beurt beëindigt.
rule-piece-not-in-hand = Zo’n onderdeel heb je deze ronde niet meer.
rule-tile-can-be-laid = Een tegel leg je alleen weg als hij nergens past; deze kan nog worden gelegd.
rule-not-in-pool = Dat ligt niet in de koophoop.
rule-cover-fewer-exits = Een tegel bedekt alleen tegels met minder uitgangen.
rule-station-blocks-tile = Daar staat een station; die tegel kan niet worden bedekt.
rule-vein-blocks-tile = Daar ligt een ader; die tegel kan niet worden bedekt.
rule-foreign-city-bars = Aan deze tafel legt niemand een tegel naast het stadsstation van een ander.
rule-no-continuation = Geen uitgang van de tegel zet een tunnel voort; één moet aansluiten op de uitgang van een tegel ernaast, een bereikte ader of je eigen stadsstation.
rule-vein-not-reached = Er loopt nog geen tunnel van een ander veld naar die ader, dus van daaruit kan het niet verder.
rule-city-not-own = Vanuit een stadsveld begint een tunnel alleen als daar je eigen station staat.
rule-station-there = Daar staat al een station.
rule-not-just-laid = Een mijnstation heeft een tegel nodig die je met de actie vlak ervoor hebt gelegd.
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
rule-prospect-is-last = Delven is de laatste actie van een ronde; gebruik eerst je andere onderdelen.
rule-route-too-short = Een route loopt van het ene veld naar het andere; noem er minstens twee.
rule-route-ends-at-stations = Een route begint en eindigt bij je eigen stations.
rule-route-repeats = Een route doet geen veld twee keer aan.
rule-foreign-station = Het station van een ander onderbreekt de route.
rule-not-in-network = De route loopt over een veld zonder tunnel, ader of eigen station.
rule-not-joined = Twee opeenvolgende velden van de route zijn niet door uitgangen aan beide kanten verbonden.
rule-emptied-vein-left = De route neemt de laatste edelsteen van die ader en moet dus verder door een uitgang van de tegel eronder.
rule-must-prospect = Een route zou een edelsteen opleveren; aan deze tafel moet er dan zo een worden genoemd.
rule-sale-turn = Een ander is aan de beurt in de kleurverkoop.
rule-no-stone-to-show = Alleen wie een edelsteen van die kleur heeft mag bieden; jij moet passen.
rule-bid-above-scale = Het eerste bod is hooguit het hoogste vrije veld van de reeks.
rule-open-at-highest = Aan deze tafel is het eerste bod precies het hoogste vrije veld van de reeks.
rule-underbid-needed = Elk volgend bod moet lager zijn dan het vorige; pas anders.
rule-bid-at-least-one = Een bod is minstens 1.
rule-seller-sells = Alleen wie het laatst op een kleur bood verkoopt die, en wel meteen.
rule-sell-what-one-has = Verkoop minstens één edelsteen van die kleur en hooguit zoveel als je er hebt.
rule-order-sale-turn = Een ander is aan de beurt om opdrachten te vervullen.
rule-not-own-order = Die opdracht ligt niet voor jou.
rule-order-not-payable = Je hebt niet alle edelstenen van die opdracht.
rule-final-sale-turn = Wie de minste punten heeft onder de spelers met edelstenen, verkoopt nu.
rule-no-stone-to-sell = Je hebt geen edelsteen van die kleur.
