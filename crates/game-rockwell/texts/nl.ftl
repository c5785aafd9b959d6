# Rockwell in het Nederlands.

game-name = Rockwell
seat-name = { $seat ->
    [0] Groen
    [1] Rood
    [2] Paars
   *[3] Wit
 }
ai-name = De AI
team-name = { $who } { $number }
ai-team-name = AI { $number }

## Grondstoffen en prestaties

resource-zinc = zink
resource-copper = koper
resource-silver = zilver
resource-gold = goud
no-cubes = niets
money = ${ $money }
counted = { $count } { $resource }
none = –
achievement-both = { $first } en { $second }
achievement-each = { $count } van elke grondstof
achievement-cards = { $count ->
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

## Delen van zetten

part-verb-bid = Bieden
part-verb-money = Geld
part-verb-done = Zo inleveren
part-verb-again = Opnieuw beginnen
part-verb-place = Vicepresident plaatsen
part-verb-insure = Verzekering nemen
part-verb-stay = Blijven staan
part-verb-move = Verplaatsen
part-verb-carry = Met de dobbelsteen verplaatsen
part-verb-bribe = Omkopen
part-verb-hire = Onderaannemer huren
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
part-verb-send = Team van de AI sturen
part-verb-guide = Team van de AI leiden
part-verb-reinforce = Team van de AI versterken
part-verb-ring = Niveau leggen
part-verb-directorate = Directievolgorde
part-verb-control = Controlevolgorde
part-verb-tile = Tegel omdraaien
part-verb-card = Kaart trekken
part-resource-zinc = Zink
part-resource-copper = Koper
part-resource-silver = Zilver
part-resource-gold = Goud
part-money = ${ $word }
part-position = Positie { $word }
part-shaft = Mijnschacht { $word }
part-place-centre = Centrum
part-team-s0-1 = Groen 1
part-team-s0-2 = Groen 2
part-team-s0-3 = Groen 3
part-team-s0-4 = Groen 4
part-team-s1-1 = Rood 1
part-team-s1-2 = Rood 2
part-team-s1-3 = Rood 3
part-team-s1-4 = Rood 4
part-team-s2-1 = Paars 1
part-team-s2-2 = Paars 2
part-team-s2-3 = Paars 3
part-team-s2-4 = Paars 4
part-team-s3-1 = Wit 1
part-team-s3-2 = Wit 2
part-team-s3-3 = Wit 3
part-team-s3-4 = Wit 4
part-team-ai-1 = AI 1
part-team-ai-2 = AI 2
part-team-ai-3 = AI 3
part-team-ai-4 = AI 4

## Opties van een tafel

option-round_limit = Na zoveel rondes wordt geteld zoals het er staat; of er is geen grens.
option-open_goods = Wat achter de schermen ligt is zichtbaar; niemand hoeft het te onthouden.

## Verborgen antwoorden

sealed-own-so-far = Tot nu toe heb je { $goods } genoemd.
sealed-own = Je hebt { $goods } ingeleverd.
sealed-so-far = Tot nu toe heeft { $who } { $goods } genoemd.
sealed-final = { $who } heeft { $goods } ingeleverd.
sealed-others = Ingeleverd: { $who }.

## Wat er gebeurde

event-ring-laid = De tegels van niveau { $level } liggen klaar, te beginnen met kracht { $first }.
event-round-began = Ronde { $round } begint.
event-bid = { $who } biedt { $goods }.
event-directorate-order = Directievolgorde: { $order }.
event-placed = { $who } plaatst een vicepresident op { $position }.
event-insured = { $count ->
    [0] { $who } neemt geen verzekering.
    [one] { $who } ruilt { $cubes } voor één verzekeringstegel.
   *[other] { $who } ruilt { $cubes } voor { $count } verzekeringstegels.
 }
event-control-order = Controlevolgorde: { $order }.
event-extraction-round = Ontginningsronde { $number } begint.
event-stayed = { $team } blijft staan.
event-moved = { $centre ->
    [yes] { $team } gaat van { $from } naar het centrum van de aarde.
   *[no] { $team } gaat van { $from } naar { $to }.
 }
event-die-returned = De dobbelsteen van { $team } gaat terug naar fasebord I.
event-die-carried = { $team } neemt voor ${ $paid } een dobbelsteen met kracht { $strength } mee.
event-bribed = { $paid ->
    [0] { $who } koopt { $team } om en haalt het team naar { $to }.
   *[other] { $who } koopt { $team } om, haalt het team naar { $to } en betaalt ${ $paid } voor de dobbelsteen.
 }
event-hired = { $who } huurt voor { $team } een dobbelsteen met kracht { $strength } en betaalt ${ $paid }.
event-flipped = { $slot } wordt ontgonnen; de tegel is { $tile }.
event-card-drawn = { $hazard ->
    [yes] Kaart { $card }: { $cubes }, en een gevaar.
   *[no] Kaart { $card }: { $cubes }.
 }
event-share = { $who } krijgt als aandeel { $cubes }.
event-leftovers-shaft = { $who } krijgt het overschot voor de mijnschacht: { $cubes }.
event-leftovers-strength = { $who } is het sterkst en krijgt het overschot: { $cubes }.
event-leftovers-active = { $who } is aan de beurt en krijgt het overschot: { $cubes }.
event-hazard = { $covered ->
    [0] { $who } verliest door het gevaar { $cubes }.
    [one] { $who } verliest door het gevaar { $cubes }; de verzekering redt één blokje.
   *[other] { $who } verliest door het gevaar { $cubes }; de verzekering redt { $covered } blokjes.
 }
event-card-taken = { $who } neemt kaart { $card }.
event-card-removed = Kaart { $card } gaat uit het spel.
event-shaft-income = De actieve mijnschachten van { $who } brengen { $cubes } op.
event-counted = { $who } telt { $cubes } af voor de volgende transactie.
event-sold = { $who } verkoopt { $count } { $resource } voor ${ $money }.
event-bought = { $who } koopt { $count } { $resource } voor ${ $money }.
event-strengthened = { $paid ->
    [0] { $team } heeft nu kracht { $strength }.
   *[other] { $team } heeft nu kracht { $strength }, voor ${ $paid }.
 }
event-safety = { $who } bereikt voor ${ $paid } veiligheid { $level }.
event-shaft-built = { $who } bouwt voor ${ $paid } mijnschacht { $shaft } op { $slot }.
event-shaft-moved = { $who } verplaatst voor ${ $paid } mijnschacht { $shaft } naar { $slot }.
event-mobility = { $who } bereikt voor ${ $paid } mobiliteit { $level }.
event-delivered = { $who } levert { $count } { $resource } en neemt tegel { $delivery }.
event-passed = { $who } past.
event-achieved = { $who } heeft { $achievement }: { $prestige } prestige.
event-ai-moved = { $team } gaat van { $from } naar { $to }.
event-round-ended = Ronde { $round } eindigt.
event-ended-centre = Genoeg spelers hebben het centrum bereikt: het spel is afgelopen.
event-ended-achievements = { $count ->
    [6] Een speler heeft zes prestaties, waaronder de drie grootste: het spel is afgelopen.
   *[other] Een speler heeft { $count } prestaties, waaronder de drie grootste: het spel is afgelopen.
 }
event-ended-technical = De laatste afgesproken ronde is voorbij: er wordt geteld zoals het er staat.

## De tekening in de terminal

sketch-title = Ronde { $round }, { $phase }
sketch-phase-setup = de aarde wordt gelegd
sketch-phase-auction = veiling
sketch-phase-placement = vicepresidenten plaatsen
sketch-phase-insurance = fase I: verzekering
sketch-phase-drilling = fase I: ontginningsronde { $number }
sketch-phase-advantage = fase I: ontginningsronde { $number }, voordeel van { $team }
sketch-phase-ai-team = fase I: ontginningsronde { $number }, welk team van de AI gaat?
sketch-phase-ai-target = fase I: ontginningsronde { $number }, waar gaat { $team } heen?
sketch-phase-choice = welke tegel wordt ontgonnen, { $first } of { $second }?
sketch-phase-extraction = { $slot } wordt ontgonnen
sketch-phase-hazard = gevaar op { $slot }, kaart { $card }
sketch-loot = { $who } krijgt { $cubes }
sketch-phase-market = fase II: beurs
sketch-phase-workshop = fase III: werkplaats
sketch-phase-ai-upgrade = een team van de AI wordt sterker
sketch-phase-over = het spel is afgelopen
sketch-legend = (7) gevraagde kracht   =1s omgedraaid, met de opbrengst van een mijnschacht   ^s1 mijnschacht van s1   s0.1:2+3 team met kracht 2 en een dobbelsteen van 3
sketch-entrances = Ingangen: { $list }
sketch-edges = Randen: { $list }
sketch-centre = Centrum: { $list }
sketch-none = -
sketch-place = { $place } { $teams }
sketch-several = { $list }; { $item }
sketch-position = { $position } { $grants } { $seat }
sketch-positions = { $list }   { $item }
sketch-board-times = x{ $count }
sketch-board-bribe = omkopen
sketch-board-subcontractor = onderaannemer
sketch-board = Fasebord { $board }: { $list }
sketch-supply = Omkoopfiches { $tokens }, dobbelstenen { $dice }
sketch-orders = Directie: { $directorate }   Controle: { $control }
sketch-deliveries = Leveringen: { $list }
sketch-delivery = { $cost } { $resource } voor { $prestige }
sketch-achievements = Prestaties die er nog zijn:
sketch-achievement = { $achievement } ({ $values })
sketch-player = { $who } ({ $seat }): veiligheid { $safety }, mobiliteit { $mobility }, mijnschachten { $shafts }, kaarten { $cards }
sketch-player-achievements = prestaties: { $list }
sketch-player-goods = { $cubes }, ${ $money }, verzekering { $insurance }, leveringen { $deliveries }
sketch-player-hidden = grondstoffen achter het scherm, leveringen { $deliveries }
sketch-player-sealed = ingeleverd
sketch-player-open = nog niet ingeleverd
sketch-player-draft = nog niet ingeleverd: { $goods }
sketch-player-sealed-own = ingeleverd: { $goods }
sketch-score = { $total } prestige = prestaties { $achievements } + leveringen { $deliveries } + meerderheden { $majorities }

## Het plaatje

picture-directorate = Directie
picture-control = Controle
picture-board-I = Het controlecentrum
picture-board-II = De beurs
picture-board-III = De werkplaats
picture-screen = achter het scherm
picture-at-stake = in gevaar: { $cubes }
describe-sentence = { $about }.
describe-several = { $list }; { $item }
describe-board = { $board }:
describe-asked = Beslist nu: { $who }.
describe-player = { $who }: { $about }.
describe-slot = { $slot }: nog geen tegel
describe-tile = { $present ->
    [0] { $slot }: vraagt kracht { $strength }
   *[other] { $slot }: vraagt kracht { $strength }, { $present } is er al
 }
describe-flipped = { $slot }: ontgonnen, een mijnschacht brengt { $cubes } op
describe-team-entrance = { $team }, kracht { $strength }, wacht bij ingang { $place }
describe-team-tile = { $die ->
    [0] { $team }, kracht { $strength }, staat op { $place }
   *[other] { $team }, kracht { $strength } met een dobbelsteen van { $die }, staat op { $place }
 }
describe-team-edge = { $die ->
    [0] { $team }, kracht { $strength }, staat op de rand { $place }
   *[other] { $team }, kracht { $strength } met een dobbelsteen van { $die }, staat op de rand { $place }
 }
describe-team-centre = { $team }, kracht { $strength }, heeft het centrum bereikt
describe-shaft = Mijnschacht { $shaft } van { $who } op { $slot }
describe-no-shaft = Mijnschacht { $shaft }, ${ $money }, niet gebouwd
describe-entrance = Mijningang { $entrance }
describe-centre = Het centrum van de aarde
describe-transactions = { $count ->
    [one] één transactie
   *[other] { $count } transacties
 }
describe-actions = { $count ->
    [one] één actie
   *[other] { $count } acties
 }
describe-position = { $position }, { $grants }: { $who }
describe-position-free = { $position }, { $grants }: vrij
describe-tokens = Omkoopfiches: { $count }
describe-dice = Dobbelstenen: { $count }
describe-die-cost = Een dobbelsteen met kracht { $strength } kost ${ $money }
describe-price = { $resource }: ${ $money }
describe-delivery = Levering: { $cost } { $resource } voor { $prestige } prestige
describe-no-delivery = Leveringen van { $resource }: allemaal gedaan
describe-achievement = { $achievement }: over { $values }, bereikt door { $holders }
describe-insurance = Verzekeringstegels: { $count }
describe-safety = Veiligheid { $level }
describe-mobility = Mobiliteit { $level }
describe-cards = Ontginningskaarten: { $count }
describe-deliveries = Leveringstegels: { $count }
describe-achievements = Prestaties: { $count }

## Regels

rule-not-asked = Jij hoeft nu niet te beslissen.
rule-not-the-auction = Bieden doe je in de veiling, aan het begin van een ronde.
rule-not-placing = Vicepresidenten worden na de veiling geplaatst.
rule-not-insuring = Verzekering neem je aan het begin van fase I, voordat de teams bewegen.
rule-not-drilling = Teams bewegen in de ontginningsrondes van fase I.
rule-no-advantage-now = Omkopen of huren kan na de beweging van je eigen team, met een vicepresident op fasebord I.
rule-no-tile-to-choose = Er zijn geen twee tegels om uit te kiezen.
rule-no-hazard = Er is geen gevaar om je tegen te verzekeren.
rule-not-the-market = Handelen doe je in fase II, met een vicepresident op fasebord II.
rule-not-the-workshop = Verbeteringen, mijnschachten en leveringen horen in fase III, met een vicepresident op fasebord III.
rule-nothing-to-pass = Hier kun je niet passen: kies een van de zetten.
rule-no-ai-team-to-choose = Er valt nu niet tussen teams van de AI te kiezen.
rule-no-ai-target-to-choose = Er valt nu niet tussen tegels voor een team van de AI te kiezen.
rule-no-ai-upgrade-now = De AI wordt na fase III versterkt.
rule-no-cubes = Noem minstens één blokje.
rule-too-many-cubes = Noem hoogstens 200 blokjes tegelijk. Noem bij meer eerst ronde aantallen: 1000, dan 200, dan 30.
rule-bid-exceeds-cubes = Zoveel blokjes heb je niet om te bieden.
rule-bid-exceeds-money = Zoveel geld heb je niet om te bieden.
rule-insurance-exceeds-cubes = Zoveel blokjes heb je niet om te ruilen.
rule-already-named = Dat heb je al genoemd. Begin opnieuw om het te veranderen.
rule-not-a-round-sum = Noem telkens één rond bedrag: 1000 en dan 200 is 1200.
rule-nothing-named = Je hebt niets genoemd dat je kunt terugnemen.
rule-not-a-round-count = Tel ronde aantallen blokjes af: 100 tot 900, 1000 tot 9000 enzovoort.
rule-nothing-to-count = Noem het aantal blokjes direct: zoveel kun je niet verkopen of kopen, of er blijven hoogstens 200 over.
rule-no-such-position = Die positie is er niet op het bord.
rule-same-board = Je andere vicepresident staat op dat bord. Kies een ander bord.
rule-position-taken = Daar staat al een vicepresident. Kies een vrije positie.
rule-not-your-team = Kies een van je eigen teams.
rule-team-in-centre = Een team in het centrum doet niet meer mee. Kies een ander.
rule-already-there = Het team is daar al. Moet het daar blijven, laat het dan staan.
rule-entrance-is-no-goal = Een ingang verlaat je; je gaat er nooit naar terug.
rule-first-move = Van een ingang gaat een team naar een van de twee tegels die eraan grenzen.
rule-edge-needs-mobility = Voor randen is mobiliteit 2 nodig.
rule-out-of-reach = Zo ver komt het team niet: één stap naar een aangrenzende tegel, of wat je mobiliteit eraan toevoegt.
rule-one-team-on-edges = Er staat al een ander team van je op een rand. Er mag er maar één.
rule-no-die-to-carry = Het team heeft geen dobbelsteen. Verplaats het zonder.
rule-no-die-in-centre = Een dobbelsteen gaat niet mee naar het centrum. Verplaats het team zonder.
rule-no-bribe-position = Alleen met een vicepresident op een omkooppositie van fasebord I mag je omkopen.
rule-no-opponent = Koop een team van een tegenstander om.
rule-no-token-left = Alle omkoopfiches van deze ronde zijn op.
rule-not-the-active-tile = Je haalt een team naar de tegel waarop je actieve team staat.
rule-destination-flipped = De tegel is ontgonnen. Daar kun je niemand meer heen halen.
rule-target-out-of-play = Teams bij een ingang of in het centrum kun je niet omkopen.
rule-target-not-adjacent = Het team moet op een tegel staan die grenst aan die van je actieve team.
rule-bribed-die-too-strong = De dobbelsteen van dat team is sterker dan dit niveau toelaat.
rule-bribe-not-affordable = Je moet de dobbelsteen van dat team betalen en hebt het geld niet.
rule-no-hire-position = Alleen met een vicepresident op een onderaannemerspositie van fasebord I mag je huren.
rule-no-tile-to-hire-on = Een dobbelsteen huur je alleen voor een team op een tegel of rand.
rule-team-has-die = Het team heeft al een dobbelsteen.
rule-no-die-left = Alle dobbelstenen zijn in gebruik.
rule-no-such-die = Dobbelstenen hebben kracht 1 tot 4.
rule-die-too-strong = Het niveau begrenst de dobbelsteen: 1 op A, 2 op B, 3 op C, 4 op D.
rule-die-not-affordable = Voor die dobbelsteen heb je het geld niet.
rule-not-reached = Die tegel heeft zijn getal niet bereikt. Kies een van de twee.
rule-more-than-due = Zoveel blokjes zou je niet verliezen. Zet minder verzekeringstegels in.
rule-not-enough-insurance = Zoveel verzekeringstegels heb je niet.
rule-already-traded = In deze grondstof heb je deze fase al gehandeld. Kies een andere.
rule-sale-exceeds-cubes = Zoveel blokjes heb je niet om te verkopen.
rule-purchase-exceeds-money = Je hebt het geld niet om er zoveel te kopen.
rule-strongest-already = Geen team kan sterker zijn dan 4.
rule-track-complete = Hier valt niets meer te verbeteren.
rule-no-shaft-to-move = Die mijnschacht heb je niet gebouwd.
rule-shaft-on-tile = Op die tegel staat al een mijnschacht.
rule-first-shaft = De eerste mijnschacht komt op een niet omgedraaide tegel zonder rivalen, waar je team staat of ernaast.
rule-second-shaft = De tweede mijnschacht komt waar de eerste mag staan, op een omgedraaide of bezette tegel, of naast je team.
rule-upgrade-not-affordable = Daar heb je het geld niet voor.
rule-no-delivery-left = Alle leveringen van deze grondstof zijn gedaan.
rule-delivery-exceeds-cubes = Je hebt niet de blokjes die de bovenste tegel vraagt.
rule-not-an-ai-team = Kies een team van de AI.
rule-not-the-first-ai-team = Een ander team van de AI gaat voor: eerst teams die niets te doen hebben, dan het sterkste, dan het buitenste.
rule-not-the-nearest-tile = Het team gaat naar een tegel waar de minste kracht ontbreekt.
rule-ai-team-complete = Dit team van de AI kan niet sterker worden.
