# Rockwell in het Nederlands.

game-name = Rockwell
game-about = Leid een mijnbedrijf dat zijn teams naar het centrum van de aarde stuurt, in het geheim biedt en verkoopt wat het opgraaft. Een spel duurt ongeveer anderhalf uur; de regels zijn gemiddeld moeilijk en je moet je rivalen doorzien.
game-reconstructed = De achterkanten van de terreintegels, de meeste krachten, 46 van de 48 ontginningskaarten, 27 van de 28 leveringstegels, de getallen van faseborden II en III en enkele prijzen waren niet te zien en zijn gereconstrueerd.
seat-name = { $seat ->
    [0] Groen
    [1] Rood
    [2] Paars
   *[3] Wit
 }

## Namen

ai-name = de AI
ai-first = De AI
team-name = team { $number } van { $who }
team-first = Team { $number } van { $who }
team-own = team { $number }
ai-team-name = AI-team { $number }
ai-team-first = AI-team { $number }
both = { $first } en { $second }
resource-zinc = zink
resource-copper = koper
resource-silver = zilver
resource-gold = goud
no-cubes = niets
money = ${ $money }
money-name = geld
counted = { $count } { $resource }
insurance-tiles = { $count ->
    [0] geen verzekeringstegel
    [one] één verzekeringstegel
   *[other] { $count } verzekeringstegels
 }
delivery-tiles = { $count ->
    [0] geen leveringstegel
    [one] één leveringstegel
   *[other] { $count } leveringstegels
 }
edge-name = { $first }/{ $second }
place-name = { $kind ->
    [entrance] mijningang { $place }
    [edge] de rand { $place }
    [centre] het centrum van de aarde
   *[tile] { $place }
 }
place-at = { $kind ->
    [entrance] bij mijningang { $place }
    [edge] op de rand { $place }
    [centre] in het centrum van de aarde
   *[tile] op { $place }
 }
place-from = { $kind ->
    [entrance] van mijningang { $place }
    [edge] van de rand { $place }
    [centre] van het centrum
   *[tile] van { $place }
 }
place-to = { $kind ->
    [entrance] naar mijningang { $place }
    [edge] naar de rand { $place }
    [centre] naar het centrum van de aarde
   *[tile] naar { $place }
 }
board-I = controlecentrum
board-II = beurs
board-III = werkplaats
board-title = Fasebord { $board }: { $name }
position-name = { $board }, positie { $number }
grant-bribe = omkopen
grant-subcontractor = onderaannemers
grant-transactions = { $count ->
    [one] één transactie
   *[other] { $count } transacties
 }
grant-actions = { $count ->
    [one] één actie
   *[other] { $count } acties
 }
shaft-name = mijnschacht { $shaft }
shaft-on = mijnschacht { $shaft } op { $slot }
shaft-of = Mijnschacht { $shaft } van { $who }
shaft-price = kost { $money }
goods-of = { $who }: { $goods }
strength-of = { $who } { $strength }
tile-none = nog geen tegel
tile-needs = { $present ->
    [0] heeft kracht { $strength } nodig
   *[other] heeft kracht { $strength } nodig, er is { $present }
 }
tile-extracted = ontgonnen; een mijnschacht brengt hier elke ronde { $cubes } op
tile-back = een mijnschacht brengt { $cubes } op
card-face = { $hazard ->
    [yes] { $cubes } en een gevaar
   *[no] { $cubes }
 }
team-brief = kracht { $strength }, { $place }
team-brief-hired = kracht { $strength } plus een onderaannemer van { $hired }, { $place }
delivery-deal = { $cubes } voor { $prestige } prestige
delivery-none = alles geleverd
achievement-each = { $count } van elke grondstof
achievement-cards = { $count ->
    [0] geen ontginningskaart
    [one] één ontginningskaart
   *[other] { $count } ontginningskaarten
 }
achievement-teams = { $more ->
    [yes] { $count ->
        [one] een team met kracht { $strength } of meer
       *[other] { $count } teams met kracht { $strength } of meer
     }
   *[no] { $count ->
        [one] een team met kracht { $strength }
       *[other] { $count } teams met kracht { $strength }
     }
 }
achievement-level = alle teams op niveau { $level } of dieper
achievement-centre = { $count ->
    [one] een team in het centrum
   *[other] { $count } teams in het centrum
 }
achievement-count = { $count ->
    [0] geen prestatie
    [one] één prestatie
   *[other] { $count } prestaties
 }
achievement-left = nog te halen: { $values } prestige
achievement-gone = geen tegel meer
achievement-nobody = Nog niemand heeft deze prestatie.
achievement-holders = Behaald door { $who }.

## Wat je kunt doen

part-verb-bid = Bieden
part-verb-money = Geld
part-verb-done = Inleveren
part-verb-again = Opnieuw
part-verb-place = Vicepresident plaatsen
part-verb-insure = Verzekering nemen
part-verb-stay = Blijven staan
part-verb-move = Verplaatsen
part-verb-carry = Met de onderaannemer verplaatsen
part-verb-bribe = Omkopen
part-verb-hire = Onderaannemer inhuren
part-verb-extract = Ontginnen
part-verb-cover = Verzekering inzetten
part-verb-count = Een rond aantal aftellen
part-verb-sell = Verkopen
part-verb-buy = Kopen
part-verb-strengthen = Team versterken
part-verb-safety = Veiligheid
part-verb-shaft = Mijnschacht bouwen
part-verb-relocate = Mijnschacht verplaatsen
part-verb-mobility = Mobiliteit
part-verb-deliver = Leveren
part-verb-pass = Passen
part-verb-send = AI-team kiezen dat gaat
part-verb-guide = Kiezen waar het AI-team heen gaat
part-verb-reinforce = AI-team versterken
part-verb-ring = Niveau leggen
part-verb-directorate = Directievolgorde
part-verb-control = Controlevolgorde
part-verb-tile = Tegel omdraaien
part-verb-card = Kaart trekken
label-safety = Veiligheid { $level } voor { $money }
label-mobility = Mobiliteit { $level } voor { $money }
label-shaft = Mijnschacht { $level } bouwen voor { $money }
label-strength = kracht { $strength } voor { $money }
label-pass-advantage = Ervan afzien
label-pass-market = Stoppen met handelen
label-pass-workshop = Stoppen voor deze ronde

## Wat er gevraagd wordt

prompt-bid = Bied voor de directievolgorde: stel blokjes en geld samen en lever het bod in.
prompt-place = { $number ->
    [1] Kies een positie voor je eerste vicepresident.
   *[other] Kies een positie op een ander fasebord voor je tweede vicepresident.
 }
prompt-insure = Ruil blokjes voor verzekeringstegels, of geen.
prompt-move = Ontginningsronde { $round } van { $rounds }: verplaats een van je teams of laat het staan.
prompt-send = Ontginningsronde { $round } van { $rounds }: kies het AI-team dat gaat.
prompt-guide = Kies waar { $team } heen gaat.
prompt-bribe = { $left ->
    [0] Je zou een team mogen omkopen om naar je team { $place } te komen, maar er is geen omkoopfiche meer.
    [one] Je mag een aangrenzend team omkopen om naar je team { $place } te komen: nog één omkoopfiche.
   *[other] Je mag een aangrenzend team omkopen om naar je team { $place } te komen: nog { $left } omkoopfiches.
 }
prompt-hire = { $left ->
    [0] Je zou voor team { $number } { $place } een onderaannemer mogen inhuren, maar er is er geen meer.
    [one] Je mag voor team { $number } { $place } een onderaannemer inhuren: er is er nog één.
   *[other] Je mag voor team { $number } { $place } een onderaannemer inhuren: er zijn er nog { $left }.
 }
prompt-extract = Beide tegels hebben genoeg kracht: kies of { $first } of { $second } wordt ontgonnen.
prompt-cover = Gevaar op { $slot }: je verliest { $due } van je { $loot } blokjes. Kies hoeveel verzekeringstegels je inzet; elke tegel redt één blokje.
prompt-trade = Koop of verkoop één soort grondstof: nog { $left } van { $all } transacties.
prompt-work = Kies een actie: nog { $left } van { $all }.
prompt-reinforce = Kies het AI-team dat sterker wordt.
ask-bid = Wat voeg je toe aan je bod?
ask-bid-resource = Hoeveel blokjes bied je?
ask-bid-money = Hoeveel geld bied je?
ask-place = Kies een vrije positie.
ask-insure = Wat ruil je in?
ask-insure-resource = Hoeveel blokjes ruil je in?
ask-stay = Welk team blijft staan?
ask-move = Welk team gaat?
ask-move-team = Waar gaat het team heen?
ask-carry = Welk team gaat met zijn onderaannemer?
ask-carry-team = Waar gaan ze heen?
ask-carry-team-place = Kies de kracht van de onderaannemer, die je opnieuw betaalt.
ask-bribe = Welk team koop je om?
ask-bribe-team = Naar welke tegel komt het team?
ask-hire = Kies de kracht van de onderaannemer.
ask-extract = Welke tegel wordt ontgonnen?
ask-cover = Hoeveel verzekeringstegels zet je in?
ask-count = Van welke grondstof?
ask-count-resource = Hoeveel tel je er af?
ask-sell = Wat verkoop je?
ask-sell-resource = Hoeveel blokjes verkoop je?
ask-buy = Wat koop je?
ask-buy-resource = Hoeveel blokjes koop je?
ask-strengthen = Welk team wordt sterker?
ask-shaft = Waar bouw je de mijnschacht?
ask-relocate = Welke mijnschacht verplaats je?
ask-relocate-shaft = Waar komt de mijnschacht?
ask-deliver = Wat lever je?
ask-send = Welk AI-team gaat?
ask-guide = Waar gaat het AI-team heen?
ask-reinforce = Welk AI-team wordt sterker?
sheet-bid-total = Waarde van het bod in $
sheet-bid-button = Bod inleveren
sheet-insure-total = Verzekeringstegels
sheet-insure-button = Ruilen

## Punten

points-achievements = Prestaties
points-deliveries = Leveringen
points-zinc = Meeste zink
points-copper = Meeste koper
points-silver = Meeste zilver
points-gold = Meeste goud
points-money = Meeste geld
counted-achievement = Prestaties
counted-resource = Gedane leveringen

## Waarom een zet beter is

reason-course = Tijd die nog rest
reason-score = Prestige tot nu toe
reason-majorities = Greep op meerderheden
reason-money = Geld
reason-resources = Blokjes
reason-insurance = Verzekering en veiligheid
reason-teams = Kracht en mobiliteit van teams
reason-achievements = Hoe dichtbij prestaties zijn
reason-deliveries = Leveringen binnen bereik
reason-actions = Resterende acties en transacties
reason-directorate = Directievolgorde, omkopen en onderaannemers
reason-loot = Ontginning die nog komt
reason-shafts = Inkomsten uit mijnschachten

## Opties van een tafel

option-round_limit = Het spel eindigt uiterlijk na zoveel rondes (uit: geen grens).
option-open_goods = Wat achter de schermen ligt is zichtbaar; niemand hoeft het te onthouden.

## Verborgen antwoorden

sealed-own-so-far = Je keuze tot nu toe: { $goods }.
sealed-own = Je keuze staat vast: { $goods }.
sealed-so-far = De keuze van { $who } tot nu toe: { $goods }.
sealed-final = De keuze van { $who } staat vast: { $goods }.
sealed-others = Al ingeleverd: { $who }.

## Wat er gebeurde

event-ring-laid = Niveau { $level } ligt klaar, te beginnen met kracht { $first }.
event-round-began = Ronde { $round } begint.
event-bid = { $who } biedt { $goods }.
event-bid-cubes = { $who } biedt { $goods }, samen { $worth } waard.
event-directorate-order = Directievolgorde: { $order }.
event-placed-I = { $who } plaatst een vicepresident op positie { $number } van het controlecentrum: { $grants }.
event-placed-II = { $who } plaatst een vicepresident op positie { $number } van de beurs: { $grants }.
event-placed-III = { $who } plaatst een vicepresident op positie { $number } van de werkplaats: { $grants }.
event-insured = { $count ->
    [0] { $who } neemt geen verzekering.
    [one] { $who } ruilt { $cubes } voor één verzekeringstegel.
   *[other] { $who } ruilt { $cubes } voor { $count } verzekeringstegels.
 }
event-control-order = Controlevolgorde: { $order }.
event-extraction-round = Ontginningsronde { $number } begint.
event-stayed = { $team } blijft staan.
event-moved = { $team } gaat { $from } { $to }.
event-stepped-down = { $team } verlaat de rand en staat nu op { $slot }.
event-ai-sent = { $team } gaat zo.
event-die-returned = De onderaannemer van { $team } gaat terug naar het controlecentrum.
event-die-carried = { $team } neemt voor { $paid } een onderaannemer met kracht { $strength } mee.
event-bribed = { $tokens ->
    [0] { $who } koopt { $team } om en haalt het naar { $to }. Dat was de laatste omkoopfiche.
    [one] { $who } koopt { $team } om en haalt het naar { $to }. Er is nog één omkoopfiche.
   *[other] { $who } koopt { $team } om en haalt het naar { $to }. Er zijn nog { $tokens } omkoopfiches.
 }
event-bribed-paid = { $tokens ->
    [0] { $who } koopt { $team } om, haalt het naar { $to } en betaalt { $paid } voor zijn onderaannemer. Dat was de laatste omkoopfiche.
    [one] { $who } koopt { $team } om, haalt het naar { $to } en betaalt { $paid } voor zijn onderaannemer. Er is nog één omkoopfiche.
   *[other] { $who } koopt { $team } om, haalt het naar { $to } en betaalt { $paid } voor zijn onderaannemer. Er zijn nog { $tokens } omkoopfiches.
 }
event-hired = { $who } huurt voor { $paid } een onderaannemer met kracht { $strength } in; die helpt { $team }.
event-reached = { $slot } heeft nu kracht { $strength } en wordt ontgonnen.
event-reached-both = { $first } en { $second } hebben allebei genoeg kracht; slechts één wordt ontgonnen.
event-flipped = { $slot } wordt omgedraaid: een mijnschacht brengt daar elke ronde { $cubes } op.
event-card-drawn = De ontginningskaart levert { $cubes } op.
event-card-drawn-hazard = De ontginningskaart levert { $cubes } op – en een gevaar.
event-share = { $count ->
    [one] { $who } staat alleen op de tegel en krijgt alles: { $cubes }.
   *[other] { $who } krijgen elk { $cubes }.
 }
event-share-none = Er is te weinig voor gelijke delen voor { $who }.
event-leftovers-shaft = { $who } heeft daar de mijnschacht en krijgt het overschot: { $cubes }.
event-leftovers-strength = { $who } heeft daar de meeste kracht en krijgt het overschot: { $cubes }.
event-leftovers-active = Niemand heeft de meeste kracht; { $who } begon de ontginning en krijgt het overschot: { $cubes }.
event-hazard = { $covered ->
    [0] { $who } verliest door het gevaar { $cubes }.
    [one] { $who } verliest door het gevaar { $cubes }; de verzekering redt één blokje.
   *[other] { $who } verliest door het gevaar { $cubes }; de verzekering redt { $covered } blokjes.
 }
event-hazard-nothing = { $covered ->
    [0] { $who } verliest door het gevaar niets.
    [one] { $who } verliest door het gevaar niets; de verzekering redt één blokje.
   *[other] { $who } verliest door het gevaar niets; de verzekering redt { $covered } blokjes.
 }
event-card-taken = { $count ->
    [one] { $who } houdt de kaart, de eerste.
   *[other] { $who } houdt de kaart en heeft er nu { $count }.
 }
event-card-removed = De AI begon de ontginning, dus de kaart gaat uit het spel.
event-shaft-income = De actieve mijnschachten van { $who } brengen { $cubes } op.
event-counted = { $who } telt { $cubes } af voor de volgende transactie.
event-sold = { $who } verkoopt { $count } { $resource } voor { $money }.
event-bought = { $who } koopt { $count } { $resource } voor { $money }.
event-strengthened = { $team } heeft nu kracht { $strength }.
event-strengthened-paid = { $team } heeft nu kracht { $strength }, voor { $paid }.
event-safety = { $who } koopt voor { $paid } veiligheid { $level }.
event-shaft-built = { $who } bouwt voor { $paid } mijnschacht { $shaft } op { $slot }.
event-shaft-moved = { $who } verplaatst voor { $paid } mijnschacht { $shaft } naar { $slot }.
event-mobility = { $who } koopt voor { $paid } mobiliteit { $level }.
event-delivered = { $who } levert { $count } { $resource } voor { $prestige } prestige.
event-passed = { $who } past.
event-achieved = { $who } krijgt { $prestige } prestige voor { $achievement }.
event-round-ended = Ronde { $round } eindigt; vicepresidenten, omkoopfiches en onderaannemers komen terug.
event-ended-centre = { $who } hebben het centrum bereikt: het spel is afgelopen.
event-ended-achievements = { $count ->
    [6] Een speler heeft zes prestaties, waaronder de drie waardevolste: het spel is afgelopen.
   *[other] Een speler heeft { $count } prestaties, waaronder de drie waardevolste: het spel is afgelopen.
 }
event-ended-technical = Het afgesproken aantal rondes is gespeeld: er wordt geteld zoals het er staat.

## De tekening in de terminal

sketch-title = Ronde { $round }, { $phase }
sketch-phase-setup = de aarde wordt gelegd
sketch-phase-auction = veiling
sketch-phase-placement = vicepresidenten plaatsen
sketch-phase-insurance = fase I: verzekering
sketch-phase-drilling = fase I: ontginningsronde { $number }
sketch-phase-advantage = fase I: ontginningsronde { $number }, voordeel voor { $team }
sketch-phase-ai-team = fase I: ontginningsronde { $number }, welk AI-team gaat?
sketch-phase-ai-target = fase I: ontginningsronde { $number }, waar gaat { $team } heen?
sketch-phase-choice = welke tegel wordt ontgonnen, { $first } of { $second }?
sketch-phase-extraction = { $slot } wordt ontgonnen
sketch-phase-hazard = gevaar op { $slot }
sketch-loot = { $who } krijgt { $cubes }
sketch-phase-market = fase II: beurs
sketch-phase-workshop = fase III: werkplaats
sketch-phase-ai-upgrade = een AI-team wordt sterker
sketch-phase-over = het spel is afgelopen
sketch-legend = (7) benodigde kracht   =1s omgedraaid, met de opbrengst van een mijnschacht   ^s1 mijnschacht van s1   s0.1:2+3 team met kracht 2 en een onderaannemer van 3
sketch-entrances = Mijningangen: { $list }
sketch-edges = Randen: { $list }
sketch-centre = Centrum: { $list }
sketch-none = -
sketch-place = { $place } { $teams }
sketch-several = { $list }; { $item }
sketch-position = { $position } { $grants } { $seat }
sketch-positions = { $list }   { $item }
sketch-board-times = x{ $count }
sketch-board = Fasebord { $board }: { $list }
sketch-supply = Omkoopfiches { $tokens }, onderaannemers { $dice }
sketch-orders = Directie: { $directorate }   Controle: { $control }
sketch-deliveries = Leveringen: { $list }
sketch-delivery = { $cost } { $resource } voor { $prestige }
sketch-achievements = Prestaties die er nog zijn:
sketch-achievement = { $achievement } ({ $values })
sketch-player = { $who } ({ $seat }): veiligheid { $safety }, mobiliteit { $mobility }, mijnschachten { $shafts }, kaarten { $cards }
sketch-player-achievements = prestaties: { $list }
sketch-player-goods = { $cubes }, { $money }, verzekering { $insurance }, leveringen { $deliveries }
sketch-player-hidden = grondstoffen achter het scherm, leveringen { $deliveries }
sketch-player-sealed = heeft ingeleverd
sketch-player-open = denkt nog na
sketch-player-draft = tot nu toe: { $goods }
sketch-player-sealed-own = staat vast: { $goods }
sketch-score = { $total } prestige = prestaties { $achievements } + leveringen { $deliveries } + meerderheden { $majorities }

## Het plaatje

picture-directorate = Directie
picture-control = Controle
picture-screen = achter het scherm
picture-at-stake = in gevaar: { $cubes }
describe-sentence = { $about }.
describe-several = { $list }; { $item }
describe-board = Fasebord { $board }:
describe-asked = Aan de beurt: { $who }.
describe-position = { $position }, { $grants }: { $who }
describe-position-free = { $position }, { $grants }: vrij
describe-tokens = Omkoopfiches: { $count }
describe-dice = Onderaannemers in het controlecentrum: { $count }
describe-safety = veiligheid { $level }
describe-mobility = mobiliteit { $level }

## Kaarten: de aarde

card-tile = Tegel { $slot }
card-tile-there = Kracht daar: { $list }.
card-tile-goal = Zodra de teams erop samen kracht { $strength } hebben, wordt de tegel ontgonnen en krijgt iedereen met een team erop een deel.
card-tile-cards = { $hazards ->
    [0] De stapel heeft nog { $count } kaarten, geen met een gevaar.
    [one] De stapel heeft nog { $count } kaarten, waarvan één met een gevaar.
   *[other] De stapel heeft nog { $count } kaarten, waarvan { $hazards } met een gevaar.
 }
card-tile-extracted = Deze tegel wordt niet opnieuw ontgonnen. Teams mogen er nog op staan en overheen gaan.
card-tile-shaft = Hier staat mijnschacht { $shaft } van { $who }.
card-tile-cap = Op niveau { $level } heeft een onderaannemer hoogstens kracht { $cap }.
card-edge = Een team telt hier met zijn hele kracht voor beide tegels. Hiervoor is mobiliteit 2 nodig.
card-entrance = Hier beginnen de teams. Hun eerste stap gaat naar een van de twee tegels ernaast: { $slots }.
card-centre = Het doel, te bereiken vanaf niveau D. Een team dat hier komt levert een prestatie op en is klaar.
card-centre-arrived = Aangekomen: { $who }.
card-centre-end = Als { $count } spelers hier een team hebben, eindigt het spel na deze ronde.
card-team = In elke ontginningsronde verplaats je één team of laat je het staan. Het grote getal is de kracht, de stippen zijn het nummer.
card-team-ai = Het gaat vanzelf: eerst teams die niets te doen hebben, dan het sterkste, dan het buitenste, naar de tegel waar de minste kracht ontbreekt.
card-team-hired = Met de onderaannemer heeft het tot het einde van de ronde kracht { $total }.
card-team-next = Kracht { $strength } kost in de werkplaats { $money }.
card-team-strongest = Het kan niet sterker worden.
card-team-centre = Het heeft zijn doel bereikt en blijft hier.
card-shaft-active = De schacht is actief en brengt elke ronde { $cubes } op.
card-shaft-idle = De schacht brengt niets op tot { $slot } is ontgonnen.
card-shaft-priority = Als de tegel wordt ontgonnen, krijgt het bedrijf van de schacht het overschot.
card-shaft-move = Eén actie en { $money } verplaatsen de schacht naar een andere tegel.
card-shaft-what = Een mijnschacht krijgt het overschot als de tegel wordt ontgonnen, en brengt daarna elke ronde blokjes op.
card-shaft-first = De eerste mijnschacht komt op een niet ontgonnen tegel zonder teams van anderen, met je eigen team erop of ernaast.
card-shaft-second = De tweede mijnschacht komt waar een eerste mag staan, op een ontgonnen of bezette tegel, of naast je eigen team.
card-shaft-third = De derde mijnschacht komt op een willekeurige tegel. Er staan nooit twee schachten op één tegel.

## Kaarten: borden

card-board-I = Met een vicepresident hier mag je in elke ontginningsronde omkopen of een onderaannemer inhuren, en kom je naar voren in de controlevolgorde.
card-board-II = Spelers met een vicepresident hier kopen en verkopen om de beurt van links naar rechts, telkens één transactie.
card-board-III = Spelers met een vicepresident hier doen om de beurt van links naar rechts één actie: verbeteringen, mijnschachten, leveringen.
card-grant-bribe = Na de beweging van je team mag je een team van een tegenstander omkopen, één keer per ontginningsronde.
card-grant-subcontractor = Na de beweging van je team mag je een onderaannemer inhuren, één keer per ontginningsronde.
card-grant-transactions = Een transactie is het kopen of verkopen van zoveel blokjes van één soort als je wilt, elke soort één keer.
card-grant-actions = Een actie is één verbetering, één mijnschacht of één levering.
card-position-taken = Hier staat de vicepresident van { $who }.
card-position-free = Deze positie is vrij. De meest linkse gaat eerst.
card-bribes = Omkoopfiches
card-subcontractors = Onderaannemers
card-left = over: { $count }
card-subcontractor = Onderaannemer met kracht { $strength }
card-subcontractor-level = { $level ->
    [A] Op elk niveau. Om mee te nemen betaal je opnieuw.
    [D] Alleen op niveau D. Om mee te nemen betaal je opnieuw.
   *[other] Alleen op niveau { $level } of dieper. Om mee te nemen betaal je opnieuw.
 }
card-extraction = Ontginningsrondes
card-extraction-rounds = Fase I heeft { $rounds } ontginningsrondes. In elke ronde verplaatst iedereen een team of laat het staan.
card-extraction-round = Nu: ronde { $number } van { $rounds }.
card-resource = Kost en levert { $money } op, en telt evenveel in een bod.
card-each = { $money } per stuk
card-majority = Aan het einde levert het meeste ervan prestige op: { $points }.
card-money = Geld telt in het bod voor zijn waarde. Een bod ben je altijd kwijt.
card-delivery = Levering van { $resource }
card-delivery-next = Daaronder: { $list }.
card-achievement = Zodra je aan de voorwaarde voldoet krijg je de bovenste tegel, één keer per spel en gratis.
card-achievement-required = Om het spel met { $count } prestaties te beëindigen moet deze erbij zijn.
card-directorate = De volgorde waarin vicepresidenten worden geplaatst, naar de waarde van de biedingen. Ze beslist ook bij gelijke stand.
card-control = De volgorde in de ontginningsrondes: eerst de spelers met een vicepresident op fasebord I, van links.
card-round = Een ronde: veiling, vicepresidenten, fase I (verzekering, ontginningsrondes, mijnschachten), fase II (beurs), fase III (werkplaats).
card-round-limit = Na ronde { $limit } wordt er geteld zoals het er staat.

## Kaarten: spelers

card-ai = Een onzichtbaar derde bedrijf. Aan het einde van elke ontginningsronde gaat een van zijn teams. Het deelt mee in ontginningen; wat het krijgt gaat terug naar de voorraad.
card-stock-worth = Op de beurs { $money } waard.
card-screen-of = Scherm van { $who }
card-screen = Blokjes, geld, verzekerings- en leveringstegels erachter zijn geheim. Alleen wat werd genomen en betaald was te zien.
card-insurance-of = Verzekering van { $who }
card-insurance = Aan het begin van fase I wordt één blokje één verzekeringstegel. Elke tegel redt één blokje van een gevaar. Wat over is, houd je.
card-level = niveau { $level } van 3
card-safety-of = Veiligheid van { $who }
card-safety-some = { $count ->
    [0] Een gevaar kost zoveel blokjes als je kracht op de tegel.
    [one] Een gevaar kost één blokje minder.
   *[other] Een gevaar kost { $count } blokjes minder.
 }
card-safety-all = Gevaren kosten niets.
card-track-next = Niveau { $level } kost { $money }.
card-track-complete = Dit is het hoogste niveau.
card-mobility-of = Mobiliteit van { $who }
card-mobility-0 = Een team gaat naar een aangrenzende tegel.
card-mobility-1 = Niveau 1: een team mag op zijn niveau twee tegels opzij.
card-mobility-2 = Niveau 2: één team mag op de rand tussen twee tegels van een niveau staan.
card-mobility-3 = Niveau 3: een team mag twee stappen in elke richting.
card-cards-of = Ontginningskaarten van { $who }
card-cards = De speler die een ontginning begint, houdt de kaart.
card-deliveries-of = Leveringen van { $who }
card-deliveries = Elke tegel levert aan het einde prestige op.
card-worth = { $prestige } prestige waard.
card-achievements-of = Prestaties van { $who }
card-achievements = Met { $count } daarvan, waaronder de drie waardevolste, komt het spel ten einde.
card-score-of = Resultaat van { $who }
card-score = Bij gelijke stand tellen de prestatie- en leveringstegels, daarna de blokjes.

## Kaarten: wat je kunt doen

card-verb-bid = Voeg blokjes en geld toe aan je geheime bod. Het hoogste bod plaatst als eerste vicepresidenten. Iedereen betaalt het eigen bod.
card-verb-done = Je bod staat vast. Als iedereen heeft beslist, worden de biedingen getoond en betaald.
card-verb-done-insure = Je ruil staat vast. Als iedereen heeft beslist, worden de blokjes verzekeringstegels.
card-verb-again = Neem terug wat je tot nu toe hebt gekozen.
card-verb-place = Plaats een vicepresident op een vrije positie. Je twee gaan naar verschillende borden.
card-verb-stay = Het team wordt actief zonder te bewegen en houdt zijn onderaannemer.
card-verb-move = Het team gaat; een onderaannemer blijft achter en gaat terug naar het controlecentrum.
card-verb-carry = Het team gaat en je betaalt zijn onderaannemer opnieuw, met elke kracht die het niveau toelaat.
card-verb-bribe = Haal een team van een tegenstander van een aangrenzende tegel naar de tegel van je actieve team. Heeft het een onderaannemer, dan betaal je die ook.
card-verb-hire = Betaal een onderaannemer die je actieve team sterker maakt, tot het einde van de ronde of tot het team gaat.
card-verb-extract = Kies de tegel die wordt ontgonnen. De andere niet.
card-verb-cover = Elke verzekeringstegel redt één blokje. De rest ben je kwijt, het waardevolste eerst.
card-verb-count = Alleen voor enorme aantallen: tel eerst een rond aantal af en geef dan de rest op.
card-verb-sell = Verkoop zoveel blokjes van één grondstof als je wilt. In elke grondstof handel je deze fase één keer.
card-verb-buy = Koop zoveel blokjes van één grondstof als je wilt. In elke grondstof handel je deze fase één keer.
card-verb-strengthen = Een van je teams wordt 1 sterker, tot kracht 4. Heeft zijn tegel dan genoeg kracht, dan wordt die ontgonnen.
card-verb-safety = Gevaren kosten je minder blokjes: 1 minder, 3 minder, dan geen meer.
card-verb-relocate = Verplaats een van je mijnschachten naar een andere tegel, onder dezelfde voorwaarden als bij het bouwen.
card-verb-mobility = Je teams komen verder: twee tegels opzij, dan op randen, dan twee stappen in elke richting.
card-verb-deliver = Geef de blokjes van de bovenste tegel en neem die tegel. Aan het einde levert hij prestige op.
card-verb-pass = Je bent klaar en neemt je vicepresident terug; deze fase kom je niet meer aan de beurt.
card-verb-send = Meer AI-teams kunnen gaan. Je staat vooraan in de controlevolgorde en kiest.
card-verb-guide = Op meer tegels ontbreekt even weinig kracht. Je staat vooraan in de controlevolgorde en kiest.
card-verb-reinforce = Na fase III wordt één AI-team 1 sterker. De speler vooraan in de directievolgorde kiest.

## Tekens

sign-cube = Een blokje van deze grondstof.
sign-team = Team
sign-team-text = Kleur en vorm zeggen van wie het is. Het grote getal is de kracht, de stippen zijn het nummer.
sign-subcontractor = Team met onderaannemer
sign-subcontractor-text = De ogen van de dobbelsteen tellen bij de kracht op.
sign-ai = AI-team
sign-ai-text = In een spel met twee een derde bedrijf dat vanzelf gaat.
sign-needed = Kracht van een tegel
sign-needed-text = Wat er is en wat nodig is voor de ontginning; één getal als er niemand is.
sign-shaft = Mijnschacht
sign-shaft-text = Het getal zegt welke van de drie het is.
sign-site = Mijnschacht, nog niet gebouwd
sign-site-text = Eronder staat de prijs van de volgende.
sign-edge = Rand
sign-edge-text = Tussen twee tegels van een niveau; open vanaf mobiliteit 2.
sign-centre = Centrum van de aarde
sign-centre-text = Het doel van alle teams.
sign-vice-president = Vicepresident
sign-vice-president-text = Staat op een positie van een fasebord.
sign-envelope = Omkopen
sign-envelope-text = Een omkoopfiche, of een positie waarmee je mag omkopen.
sign-die = Onderaannemer
sign-die-text = In te huren voor de prijs eronder, of een positie waarmee je mag inhuren.
sign-star = Prestige
sign-star-text = Het getal is de waarde; bij een speler telt de ster de prestaties.
sign-shield = Veiligheid
sign-shield-text = Het bereikte niveau en de prijs van het volgende.
sign-boot = Mobiliteit
sign-boot-text = Het bereikte niveau en de prijs van het volgende.
sign-umbrella = Verzekering
sign-umbrella-text = Verzekeringstegels tegen gevaren.
sign-paper = Ontginningskaarten
sign-paper-text = Kaarten van ontginningen die een speler begon.
sign-crate = Leveringen
sign-crate-text = Leveringstegels van een speler.
sign-hazard = Gevaar
sign-hazard-text = De ontginningskaart kost iedereen met een team op de tegel een deel van de buit.

## Regels

rule-not-asked = Je hebt nu niets te beslissen.
rule-not-the-auction = Bieden doe je in de veiling, aan het begin van een ronde.
rule-not-placing = Vicepresidenten worden na de veiling geplaatst.
rule-not-insuring = Verzekering neem je aan het begin van fase I, voordat de teams bewegen.
rule-not-drilling = Teams bewegen in de ontginningsrondes van fase I.
rule-no-advantage-now = Omkopen of inhuren kan na de beweging van je eigen team, met een vicepresident op fasebord I.
rule-no-tile-to-choose = Er zijn geen twee tegels om uit te kiezen.
rule-no-hazard = Er is geen gevaar om je tegen te verzekeren.
rule-not-the-market = Handelen doe je in fase II, met een vicepresident op fasebord II.
rule-not-the-workshop = Verbeteringen, mijnschachten en leveringen horen in fase III, met een vicepresident op fasebord III.
rule-nothing-to-pass = Hier kun je niet passen: kies een van de zetten.
rule-no-ai-team-to-choose = Er is nu geen AI-team te kiezen.
rule-no-ai-target-to-choose = Er is nu geen tegel voor een AI-team te kiezen.
rule-no-ai-upgrade-now = De AI wordt na fase III versterkt.
rule-no-cubes = Kies minstens één blokje.
rule-too-many-cubes = Geef hoogstens 200 blokjes tegelijk op. Geef bij meer eerst ronde aantallen op: 1000, dan 200, dan 30.
rule-bid-exceeds-cubes = Zoveel blokjes heb je niet om te bieden.
rule-bid-exceeds-money = Zoveel geld heb je niet om te bieden.
rule-insurance-exceeds-cubes = Zoveel blokjes heb je niet om te ruilen.
rule-already-named = Dat heb je al opgegeven. Begin opnieuw om het te veranderen.
rule-not-a-round-sum = Geef telkens één rond bedrag op: 1000 en dan 200 is 1200.
rule-nothing-named = Je hebt nog niets opgegeven.
rule-not-a-round-count = Tel ronde aantallen blokjes af: 100 tot 900, 1000 tot 9000 enzovoort.
rule-nothing-to-count = Geef het aantal blokjes direct op: zoveel kun je niet verhandelen, of er blijven hoogstens 200 over.
rule-no-such-position = Die positie is er niet op het bord.
rule-same-board = Je andere vicepresident staat op dat bord. Kies een ander bord.
rule-position-taken = Daar staat al een vicepresident. Kies een vrije positie.
rule-not-your-team = Kies een van je eigen teams.
rule-team-in-centre = Een team in het centrum is klaar. Kies een ander.
rule-already-there = Het team is daar al. Moet het daar blijven, laat het dan staan.
rule-entrance-is-no-goal = Een team gaat nooit terug naar een mijningang.
rule-first-move = Van een mijningang gaat een team naar een van de twee tegels ernaast.
rule-edge-needs-mobility = Voor randen is mobiliteit 2 nodig.
rule-out-of-reach = Dat is te ver. Een team gaat één stap, of verder met meer mobiliteit.
rule-one-team-on-edges = Er staat al een ander team van je op een rand. Er mag er maar één.
rule-no-die-to-carry = Het team heeft geen onderaannemer. Verplaats het zonder.
rule-no-die-in-centre = Een onderaannemer gaat niet mee naar het centrum. Verplaats het team zonder.
rule-no-bribe-position = Om om te kopen heb je een vicepresident op een omkooppositie van fasebord I nodig.
rule-no-opponent = Je kunt alleen teams van tegenstanders omkopen.
rule-no-token-left = Alle omkoopfiches van deze ronde zijn op.
rule-not-the-active-tile = Je haalt een team naar de tegel waarop je actieve team staat.
rule-destination-flipped = De tegel is ontgonnen. Daar kun je niemand meer heen halen.
rule-target-out-of-play = Teams bij een mijningang of in het centrum kun je niet omkopen.
rule-target-not-adjacent = Het team moet op een tegel staan die grenst aan die van je actieve team.
rule-bribed-die-too-strong = De onderaannemer van dat team is sterker dan dit niveau toelaat.
rule-bribe-not-affordable = Je moet de onderaannemer van dat team betalen en hebt het geld niet.
rule-no-hire-position = Om in te huren heb je een vicepresident op een onderaannemerspositie van fasebord I nodig.
rule-no-tile-to-hire-on = Een onderaannemer huur je alleen in voor een team op een tegel of rand.
rule-team-has-die = Het team heeft al een onderaannemer.
rule-no-die-left = Alle onderaannemers zijn aan het werk.
rule-no-such-die = Onderaannemers hebben kracht 1 tot 4.
rule-die-too-strong = Het niveau begrenst de kracht van de onderaannemer: 1 op A, 2 op B, 3 op C, 4 op D.
rule-die-not-affordable = Voor die onderaannemer heb je het geld niet.
rule-not-reached = Op die tegel is niet genoeg kracht. Kies een van de twee.
rule-more-than-due = Zoveel blokjes zou je niet verliezen. Zet minder verzekeringstegels in.
rule-not-enough-insurance = Zoveel verzekeringstegels heb je niet.
rule-already-traded = In deze grondstof heb je deze fase al gehandeld. Kies een andere.
rule-sale-exceeds-cubes = Zoveel blokjes heb je niet om te verkopen.
rule-purchase-exceeds-money = Je hebt het geld niet om er zoveel te kopen.
rule-strongest-already = Geen team kan sterker zijn dan 4.
rule-track-complete = Hier valt niets meer te verbeteren.
rule-no-shaft-to-move = Die mijnschacht heb je niet gebouwd.
rule-shaft-on-tile = Op die tegel staat al een mijnschacht.
rule-first-shaft = De eerste mijnschacht komt op een niet ontgonnen tegel zonder teams van anderen, met je eigen team erop of ernaast.
rule-second-shaft = De tweede mijnschacht komt waar de eerste mag staan, op een ontgonnen of bezette tegel, of naast je eigen team.
rule-upgrade-not-affordable = Daar heb je het geld niet voor.
rule-no-delivery-left = Alle leveringen van deze grondstof zijn gedaan.
rule-delivery-exceeds-cubes = Je hebt niet de blokjes die de bovenste tegel vraagt.
rule-not-an-ai-team = Kies een AI-team.
rule-not-the-first-ai-team = Een ander AI-team gaat voor: eerst teams die niets te doen hebben, dan het sterkste, dan het buitenste.
rule-not-the-nearest-tile = Het team gaat naar een tegel waar de minste kracht ontbreekt.
rule-ai-team-complete = Dit AI-team kan niet sterker worden.

## Vooraf gegeven opdrachten

order-no-insurance = In deze ronde niets ruilen voor verzekering
order-no-advantage = In deze ronde niemand meer omkopen of inhuren
order-cover-all = In deze ronde bij gevaar zo veel blokjes redden als mijn verzekeringstegels toelaten
order-cover-nothing = In deze ronde geen verzekeringstegels inzetten
order-pass-market = Voor de rest van fase II passen
order-pass-workshop = Voor de rest van fase III passen
