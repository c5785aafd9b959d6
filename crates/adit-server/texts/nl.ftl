# De zinnen van de server in het Nederlands.

language-name = Nederlands

## Op elke pagina

site-about = Mijnbouwspellen om te spelen, te bestuderen en te onderzoeken.
nav-home = Nieuw spel
nav-tables = Mijn tafels
nav-puzzles = Puzzels
nav-lobby = Lobby
nav-tournaments = Toernooien
nav-me = Jij
nav-rules = Regels
nav-docs = Handleiding
docs-turn = Vorige en volgende pagina
nav-language = Taal
nav-set-language = Wisselen
nav-skip = Naar de inhoud
nav-label = Hoofdmenu
bot = { $bot ->
    [random] bot: willekeurige zetten
    [greedy] bot: neemt wat nu het beste lijkt
    [easy] bot: makkelijk
    [medium] bot: gemiddeld
    [hard] bot: moeilijk
    [expert] bot: expert, denkt tot een seconde na
   *[other] bot: { $bot }
 }

## Begin

home-title = Spelen
home-quick = Tegen { $bots ->
    [one] één bot
   *[other] { $bots } bots
 } spelen
home-more = Spelers en opties kiezen
home-solo = Solospel
home-learning = Leerspel
home-friends = Met vrienden
home-name = Je naam
home-name-hint = De anderen zien hem. Hij mag leeg blijven.
home-players = Wie speelt
home-options = Spelopties
home-disputed = Omstreden regels
home-disputed-about = Hier zijn de spelregels op meer manieren te lezen. Laat bij twijfel alles zoals het is.
home-data = Gegevens van het spelmateriaal
home-data-about = Voor wie het spel bezit en verbetert wat dit programma alleen kon vermoeden. Iedereen aan tafel ziet dat het niet de ingebouwde gegevens zijn.
home-data-how = Zo verbeter je de gegevens
home-data-choice = Spelen met
home-data-built-in = de ingebouwde gegevens
home-data-text = Je eigen gegevens, als TOML-bestand
home-data-open = Een bestand openen
home-data-start = Het ingebouwde bestand ophalen
home-data-fits = Met deze gegevens kan worden gespeeld.
home-lobby = De vrije plaatsen openstellen voor iedereen in de lobby.
home-start = Dit spel beginnen
home-who-me = ik
home-who-friend = iemand anders, met een link
home-who-none = niemand
home-yes = ja
home-no = nee
home-off = uit
home-hints = Hints: wie aan de beurt is, mag een sterke bot om de beste zet vragen, en iedereen ziet dat.
home-hints-alone = alleen tegen bots
home-training = Trainingstafel: een coach legt elke nieuwe soort beslissing uit en waarschuwt je voor een zet die veel weggeeft.
clock-title = Bedenktijd
clock-how-long = Iedereen heeft
clock-none = alle tijd
clock-about = Voor partijen over meerdere dagen en voor snelle. De klok loopt vanaf de eerste zet.
clock-about-tournament = Voor toernooien over meerdere dagen en voor snelle. De klok loopt zodra een partij begint.
clock-then = Als de tijd om is
clock-then-bot = doet een bot de zet
clock-then-seat = neemt een bot de plaats in
clock-then-wait = wachten de anderen
clock-night = De nacht ({ $from } tot { $to } uur) telt niet mee
clock-weekends = Zaterdag en zondag tellen niet mee
clock-move = { $time } per zet
clock-reserve = { $time } in totaal, en { $increment } erbij per beurt
clock-days = { $count ->
    [one] 1 dag
   *[other] { $count } dagen
}
clock-hours = { $count ->
    [one] 1 uur
   *[other] { $count } uur
}
clock-minutes = { $count ->
    [one] 1 minuut
   *[other] { $count } minuten
}
clock-seconds = { $count ->
    [one] 1 seconde
   *[other] { $count } seconden
}
clock-agreed = Bedenktijd: { $limit }.
clock-starts = De klok loopt vanaf de eerste zet.
clock-starts-at-once = De klok loopt zodra de partij begint.
clock-night-agreed = De nacht van { $from } tot { $to } uur telt niet mee (tijd in { $zone }).
clock-weekends-agreed = Zaterdag en zondag tellen niet mee (tijd in { $zone }).
clock-holidays-agreed = Tijdens de vakantie van een speler staat diens klok stil.
clock-then-bot-agreed = Als iemands tijd om is, speelt een bot tot het einde van de beurt. Terugkomen kan altijd.
clock-then-seat-agreed = Als iemands tijd om is, neemt een bot de plaats in. Terugnemen kan altijd.
clock-then-wait-agreed = Als iemands tijd om is, gebeurt er vanzelf niets: de anderen wachten.
home-seats = Voor { $seats } spelers
home-rules = De regels lezen
home-learn = In { $minutes } minuten leren

## Een tafel

player = { $name } ({ $seat })
table-title = { $game }, tafel { $id }
table-board = Het spelbord
table-board-keys = Met de pijltjestoetsen ga je van het een naar het ander, met Enter kies je, met Escape verlaat je het bord.
table-card = Wat is dit?
table-whole-board = Hele bord
table-all-choices = Alle mogelijkheden
table-board-text = Het spelbord in woorden
table-log = Wat er gebeurde
table-since = Sinds je laatste zet
table-players = Spelers
table-you = jij
table-invite = Links voor de anderen
table-invite-about = Wie een link opent, speelt op die plaats. Stuur elke link naar maar één persoon.
table-invite-seat = { $who }
table-people = Mensen en uitnodigingen
table-watch = Link voor toeschouwers
table-chat = Chat
table-chat-text = Je bericht
table-chat-send = Versturen
table-notes = Mijn notities
table-notes-about = Alleen jij ziet ze. Ze worden tijdens het typen bewaard.
table-signs = Wat de symbolen betekenen
table-own-data = Deze tafel gebruikt eigen gegevens van het spelmateriaal, niet de ingebouwde.
table-own-data-show = De gegevens bekijken
table-reconstructed = Meer daarover in de regels.
table-history = Verloop
table-analysis = Analyse
table-settings = Instellingen
table-no-script = Om te spelen is JavaScript nodig; het bord is ook zonder te zien.
table-play-as = Spelen als

## Plaatsnemen

join-title = Plaatsnemen
join-about = Deze link opent een plaats aan een tafel.
join-sit = Deze plaats nemen
join-watch = Bij deze tafel toekijken

## Lessen

learn-title = { $game } leren
learn-progress = Lessen afgerond: { $done } van { $all }
learn-basics = Voor een eerste spel: { $minutes } minuten
learn-others = De rest: { $minutes } minuten
learn-all-done = Je hebt alle lessen afgerond.
learn-play = Een spel beginnen
learn-start = Beginnen
learn-repeat = Herhalen
learn-done = afgerond
learn-minutes = { $minutes ->
    [one] 1 minuut
   *[other] { $minutes } minuten
 }

## Mijn tafels

mine-title = Mijn tafels
mine-none = In deze browser is nog geen tafel geopend.
mine-turn = jij bent aan de beurt
mine-waiting = wacht op { $who }
mine-over = afgelopen
mine-none-found = Geen tafel gevonden. Zoek op spel of op naam.
mine-search = Spel of speler
mine-search-go = Zoeken
mine-turn-title = Jij bent aan de beurt
mine-waiting-title = Wachten op anderen
mine-over-title = Afgelopen
mine-closed = gesloten
mine-with = met { $who }
mine-more = Oudere tafels

puzzles-title = Puzzels
puzzles-about = Elke puzzel is een beslissing uit een echt spel tussen sterke bots. Eén zet is duidelijk de beste. Je ziet wat die speler zag, en niets meer.
puzzles-today = De puzzel van vandaag
puzzles-grade = { $grade ->
    [easy] Makkelijk
    [medium] Gemiddeld
   *[hard] Moeilijk
  }
puzzles-solved = { $done } van { $all } opgelost
puzzles-one = Puzzel { $number }, { $seats ->
    [one] solospel
   *[other] { $seats } spelers
  }, { $stage ->
    [early] vroeg in het spel
    [middle] halverwege het spel
   *[late] laat in het spel
  }, { $state ->
    [solved] opgelost
    [shown] oplossing gezien
   *[open] nog niet opgelost
  }
puzzle-title = Puzzel { $number }: { $grade ->
    [easy] makkelijk
    [medium] gemiddeld
   *[hard] moeilijk
  }
puzzle-you = Jij bent { $who }.
puzzle-task = Jij bent aan de beurt. Eén zet is duidelijk de beste: vind hem. Je mag het zo vaak proberen als je wilt.
puzzle-again = Je hebt deze puzzel opgelost. Je kunt hem nog eens proberen.
puzzle-show = Toon de oplossing
puzzle-next = Volgende puzzel
puzzle-all = Alle puzzels

## Regels

rules-title = Regels
rules-note = Dit is de naslag: alle regels in genummerde alinea’s, in het Engels.
rules-rulebook = Naar de spelregels
rulebook-note = Alles wat je nodig hebt om te spelen.
rulebook-reference = Naslag
rulebook-search = Zoek in de regels
rulebook-nothing = Niets gevonden. Probeer een ander woord.
rulebook-print = Overzicht afdrukken
rules-contents = Inhoud
signs-title = Symbolen van { $game }
signs-none = Dit spel heeft geen symbolen die uitleg nodig hebben.

## Fouten

error-title = Dat lukte niet
error-home = Naar de beginpagina
fault-no-table = Deze tafel bestaat niet. Controleer de link.
fault-no-page = Deze pagina bestaat niet.
fault-no-token = Je hebt een link naar deze tafel nodig. Vraag erom bij de persoon die de tafel heeft geopend.
fault-not-your-seat = Deze plaats is van iemand anders.
fault-foreign = Dit verzoek kwam van een andere website. Open de pagina van deze server en probeer het opnieuw.
fault-locked-out = De beheerder van deze server heeft deze speler geblokkeerd. Vraag het de beheerder.
fault-not-invited = Alleen spelers die de beheerder heeft uitgenodigd, kunnen hier tafels openen. Vraag de beheerder om een uitnodiging.
fault-no-player = Dit opent niets. Zo’n link werkt één keer en niet lang; vraag om een nieuwe.
fault-not-welcome = Je kunt aan deze tafel niet gaan zitten. Kies een andere.
fault-seat-taken = Iemand was sneller: hier is nu geen plaats meer vrij.
fault-closed = De spelers hebben deze tafel gesloten.
fault-not-creator = Alleen de persoon die de tafel heeft geopend kan dit doen.
fault-not-organiser = Dat kan alleen wie het toernooi organiseert.
fault-entry-by-link = Aan dit toernooi doe je mee met een link. Vraag de organisator erom.
fault-no-tournament = Dit toernooi bestaat niet. Controleer de link.
fault-no-entrant = Deze speler doet niet of niet meer mee aan het toernooi.
fault-tournament-table = Dat kan niet bij een toernooipartij. Vraag de organisator.
fault-entries-closed = Niemand kan zich nu voor dit toernooi inschrijven.
fault-tournament-full = Dit toernooi is vol.
fault-entered-already = Je doet al mee aan dit toernooi.
fault-too-few-entrants = Er doen te weinig spelers mee om te beginnen. Wacht op anderen, of voeg bots toe.
fault-wrong-stage = Het toernooi is al verder. Laad de pagina opnieuw.
fault-name-first = Doe mee onder een naam, zodat de anderen weten wie er speelt.
fault-muted = Toeschouwers kunnen aan deze tafel niets zeggen. Vraag het aan de persoon die de tafel heeft geopend.
fault-chat-full = De chat van deze tafel is vol. Er kan niets meer worden gezegd.
fault-key-used = Dit is al eens met andere inhoud verzonden. Laad de pagina opnieuw en probeer het nog eens.
fault-which-seat = Je hebt meerdere plaatsen; kies er een.
fault-not-over = Dit is pas na afloop van het spel te zien.
fault-hidden = Dit zou verborgen informatie tonen en kan daarom pas na afloop van het spel.
fault-no-hints = Hints staan uit aan deze tafel.
fault-no-coach = Alleen een trainingstafel heeft een coach.
fault-no-puzzle = Aan deze tafel valt niets op te lossen.
fault-stale-offer = Het spel is intussen verdergegaan. Kies opnieuw.
fault-no-entry = Die stap bestaat niet in dit spel.
fault-no-card = Hierover is niets te vertellen.
fault-no-picture = Van dit spel is er geen plaatje om te downloaden.
fault-nothing-to-take-back = Er is niets terug te nemen.
fault-nothing-to-redo = Er is niets om opnieuw te doen.
fault-nobody-asks = Het verzoek om terug te nemen is vervallen.
fault-ask-later = Je verzoek om terug te nemen is afgewezen. Na de volgende zet kun je het opnieuw vragen.
fault-other-asks = Iemand anders vraagt om een zet terug te nemen. Beantwoord dat eerst.
fault-other-move = De les vraagt om een andere zet.
fault-read-first = Lees eerst wat de les zegt en druk dan op Verder.
fault-nothing-to-read = Deze stap vraagt om een zet.
fault-no-lesson = Deze les bestaat niet.
fault-too-long = Dat is te lang. Maak het korter.
fault-too-slow = Het verzoek kwam niet op tijd aan. Probeer het opnieuw.
fault-too-many = Te veel verzoeken. Wacht even.
fault-too-many-streams = Te veel vensters volgen deze tafel. Sluit er een.
fault-too-many-streams-here = Vanuit je netwerk worden te veel tafels gevolgd. Sluit een paar vensters.
fault-too-many-connections = Er zijn te veel verbindingen vanuit je netwerk. Sluit een paar vensters.
fault-too-many-pictures = Je wacht al op drie plaatjes. Wacht tot er een is.
fault-moved = Het spel is verdergegaan. Kijk opnieuw.
fault-store = De server kan nu niet opslaan. Er is niets veranderd; probeer het nog eens.
fault-uncertain = De server weet niet of dit is opgeslagen. Kijk op de tafel voordat je het opnieuw probeert.
fault-streams-full = Er volgen nu te veel mensen tafels. Laad de pagina zo opnieuw.
fault-stopping = De server stopt. Probeer het zo nog eens.
fault-no-randomness = De server heeft geen bron van willekeurige getallen en kan dus niets trekken. Probeer het later nog eens.
fault-no-such-seat = Die plaats bestaat niet aan deze tafel.
fault-over = Het spel is afgelopen.
fault-not-pending = Je bent niet aan de beurt.
fault-no-such-words = Die zet bestaat niet.
fault-begun = Deze zet is nog niet compleet.
fault-broken-rule = De regels verbieden dit.
fault-no-such-outcome = Die uitkomst is nu niet mogelijk.

## De client

client-your-turn = Jij bent aan de beurt.
client-turn-of = { $who } is aan de beurt.
client-over = Het spel is afgelopen.
client-won = { $who } wint.
client-won-you = Jij wint!
client-shared = { $who } delen de overwinning.
client-tie-broken = Gelijke stand: de beslissingsregel geeft de doorslag.
client-sources = Waar de punten vandaan komen
client-sum = Totaal
client-growth = Punten in de loop van het spel
client-points-about = Ieders punten in de loop van het spel. Aan het eind: { $who }.
client-curve-go = Kies een punt op de grafiek om het bord op dat moment te zien.
client-rematch = Revanche
client-rematch-asked = { $who } wil een revanche.
client-rematch-go = Naar het nieuwe spel
client-share = Link delen
client-save-picture = Afbeelding opslaan
client-choose = Kies je zet hier of op het bord.
client-send = Deze zet versturen
client-turn = Draai de tegel of kies een andere plek.
client-go-on = Wat wil je ermee doen?
client-remove = Weghalen: { $label }
client-picked = Tot nu toe gekozen
client-turn-on = Draaien
client-turn-left = Andersom draaien
client-less = Minder: { $label }
client-more = Meer: { $label }
client-less-vain = Hier staat al niets meer.
client-more-vain = Meer dan { $value } kan niet.
client-of = van { $value }
client-fewer = Lager
client-further = Hoger
client-close = Sluiten
client-later = Wat dit oplevert, blijkt later.
client-forced = Er is maar één mogelijkheid. Die wordt voor je uitgevoerd.
client-set-forced = Mijn zet voor mij doen als er maar één is
client-back-refused = Je verzoek om de zet terug te nemen is afgewezen.
client-keys = Toetsen
client-key-digit = de eerste tot negende mogelijkheid kiezen, of een getal intypen
client-key-enter = de zet versturen
client-key-escape = de laatste keuze ongedaan maken, of sluiten wat open is
client-key-turn = de tegel draaien (met Shift: andersom)
client-key-find = zoeken in de lijst
client-key-hint = om een hint vragen
client-key-back = mijn laatste zet terugnemen
client-key-board = over het bord gaan als het geselecteerd is
client-key-history = eerdere standen bekijken
client-key-help = deze toetsen tonen
client-undo-pick = Laatste keuze ongedaan maken
client-restart = Opnieuw kiezen
client-finish = Klaar
client-back = Mijn laatste zet terugnemen
client-back-asked = Aan de anderen wordt gevraagd of je je zet mag terugnemen.
client-back-done = De zet is teruggenomen.
client-ask = { $who } wil een zet terugnemen.
client-agree = Akkoord
client-refuse = Weigeren
client-offline = De verbinding is verbroken. Nieuwe poging…
client-why = Waarom niet?
client-rule = Regel { $rule }
client-stale = Het spel is intussen verdergegaan. Kies opnieuw.
client-first = Begin
client-previous = Terug
client-next = Verder
client-last = Nu
client-auto = Afspelen
client-stop = Stoppen
client-entry = Stap { $number } van { $of }
client-link = Link naar deze stand
client-branch = Vanaf hier verderspelen
client-journal = Verslag downloaden
client-svg = Plaatje als SVG
client-perspective = Weergave
client-everything = alles
client-public = toeschouwers
client-notify = Waarschuw me als ik aan de beurt ben
client-sounds = Geluiden
client-confirm = Een zet pas versturen als ik hem bevestig
client-pace = Zetten van de anderen na elkaar tonen
client-marks = Ieders laatste zet markeren
client-skip = Overslaan
client-again = Nog eens tonen
client-waiting = Er is nu niets te beslissen.
client-copied = Gekopieerd.
client-copy = Kopiëren
client-nothing-yet = Nog niets.
client-older = Oudere berichten tonen
client-unread = Nieuwe berichten: { $number }
client-mute = Toeschouwers dempen
client-unmute = Toeschouwers laten praten
client-watching = Je kijkt toe.
client-sending = Geen antwoord. De zet is bewaard en wordt opnieuw verstuurd…
client-doubtful = De server weet niet of je zet is opgeslagen. Er wordt gekeken…
client-found = Je zet is opgeslagen.
client-preview = Voorvertoning, nog niet verstuurd
client-past = Je bekijkt een eerdere stand.
client-lesson-step = Stap { $number } van { $of }
client-lesson-over = Les afgerond
client-lesson-next = Verder
client-lesson-back = Terug
client-lesson-repeat = Opnieuw beginnen
client-lesson-skip = Deze les overslaan
client-lesson-following = Volgende les
client-lesson-all = Alle lessen
client-lesson-enough = Je weet genoeg voor een eerste spel. De andere lessen kunnen wachten.
client-lesson-read = Lees wat de les zegt en druk dan op Verder.
client-now = Terug naar de huidige stand
client-redo = Mijn zet opnieuw doen
client-play-as = Verderspelen als { $who }
client-thinks = aan zet
client-points = Punten: { $points }
client-new-game = Een nieuw spel beginnen
client-find = Zoeken in de lijst
client-larger = Groter
client-smaller = Kleiner
client-png = Plaatje als PNG
client-move = Jouw zet
client-result = Uitslag
client-table = De tafel
client-hint = Hint
client-hint-about = Vraag een sterke bot wat hij zou doen. De anderen zien dat je het vroeg.
client-hint-thinks = Een bot denkt over jouw zet na…
client-hint-best = Hint: { $move }. Verwacht resultaat: { $percent }%.
client-hint-only = Hint: { $move }.
client-hint-title = Een sterke bot zou kiezen
client-hint-scale = Verwacht resultaat: 0% is de slechtste afloop voor jou, 100% de beste.
client-hint-close = Hint sluiten
client-late = Tijd overschreden: { $number }
client-clock-up = de tijd is om
client-clock-left = nog { $time }
client-clock-until = tot { $when }
client-clock-reserve = heeft nog { $time }
client-clock-days = { $days } d { $hours } u
client-clock-hours = { $hours } u { $minutes } min
client-hints-used = Hints: { $number }
client-puzzle-right = Goed! { $move }
client-puzzle-wrong = Niet de beste zet: { $move }. Een sterke bot vond hem geen tweede blik waard.
client-puzzle-gives = Niet de beste zet: { $move }. Hij geeft { $percent } procentpunten van het verwachte resultaat weg.
client-puzzle-best = De beste zet: { $move }
client-puzzle-why = Waarom die beter is dan deze zet: { $move }
client-puzzle-moves = Wat de zetten waard zijn
client-puzzle-thinks = Een bot legt de oplossing uit…
client-percent = { $percent }%
client-analyse = Dit spel analyseren
client-analyse-about = Een bot bekijkt elke beslissing opnieuw en weet alleen wat op die plaats te weten was: wat het beste was, wat werd weggegeven, wat geluk was. Dat duurt een minuut of twee.
client-analysing = Stap { $number } van { $of } wordt bekeken…
client-analysis-waits = Andere spellen gaan voor…
client-analysis-progress = Voortgang van de analyse
client-analysis-leave = Je kunt deze pagina verlaten en later terugkomen.
client-analysis-failed = Dit spel kon niet worden geanalyseerd.
client-analysis-summary = Vaardigheid en geluk
client-analysis-decisions = Beslissingen
client-analysis-agreed = Zoals de bot
client-analysis-regret = Weggegeven
client-analysis-luck = Geluk
client-analysis-scale = 100% staat voor een volledige winst. Weggegeven: wat de eigen keuzes kostten, vergeleken met de beste zet die de bot vond. Geluk: wat het toeval bracht boven wat te verwachten was.
client-curve = Verwacht resultaat
client-curve-about = Grafiek van het verwachte resultaat van elke speler tijdens het spel. Aan het eind: { $who }.
client-curve-numbers = De grafiek in getallen
client-entry-title = Stap
client-entry-number = Stap { $number }
client-turning-points = Keerpunten
client-dearest = De duurste beslissingen
client-gave-away = { $percent }% weggegeven.
client-gave-nothing = Niets weggegeven.
client-better = Beter: { $move } ({ $percent }%)
client-decided = { $who } koos: { $move }.
client-best-moves = Wat de bot zou hebben gekozen:
client-because = Waarom
client-because-not = Waarom niet deze
client-moments = De momenten die het spel hebben beslist
client-try-again = Vanaf hier opnieuw proberen
client-coach = Coach
client-coach-new = Nieuw: { $move }
client-got-it = Begrepen
client-coach-looks = De coach bekijkt je zet…
client-coach-title = Deze zet geeft veel weg
client-coach-better = Beter: { $move }
client-coach-own = Jouw zet: { $move }
client-coach-show = Laat zien
client-coach-again = Opnieuw kiezen
client-coach-anyway = Toch versturen
client-coach-possible = Wat waarschijnlijk volgt, op basis van wat je kunt weten.
client-set-coach = Waarschuw me voordat ik een zet verstuur die veel weggeeft

ago-now = zojuist
ago-minutes = { $count ->
    [one] { $count } minuut geleden
   *[other] { $count } minuten geleden
}
ago-hours = { $count } uur geleden
ago-days = { $count ->
    [one] { $count } dag geleden
   *[other] { $count } dagen geleden
}
me-title = Jij
me-about = Hier heeft niemand een account nodig. Deze browser is genoeg; met een naam is het voor de anderen leuker.
me-name-title = Je naam
me-name-save = Opslaan
me-name-about = De anderen zien hem aan al je tafels. Je kunt hem altijd veranderen.
me-devices-title = Je apparaten
me-devices-about = Met een link open je je tafels op een ander apparaat. Een herstelcode helpt als je deze browser kwijtraakt.
me-link = Link voor een ander apparaat
me-link-shown = Open deze link op je andere apparaat of richt de camera daarvan op het plaatje. Hij werkt één keer, en maar 15 minuten.
me-link-picture = De link als plaatje voor een camera
me-code = Herstelcode
me-code-again = Nieuwe herstelcode
me-code-shown = Schrijf deze code op. Hij is alleen nu te zien, en een eerdere code werkt niet meer.
me-recover = Ik heb een herstelcode
me-recover-title = Openen met een herstelcode
me-recover-about = Vul de code in die je hebt opgeschreven.
me-recover-code = Herstelcode
me-session-unnamed = Een browser
me-session-here = deze
me-session-end = Afmelden
me-session-end-one = Afmelden: { $what }
me-session-end-others = Alle andere afmelden
me-others-title = Andere mensen
me-quiet = Laat me niet zien wat anderen in de chat schrijven.
me-save = Opslaan
me-blocked-title = Geblokkeerde mensen
me-blocked-about = Wie je blokkeert, kan niet aan je tafels komen; je ziet niet wat die mensen schrijven en je komt elkaar niet tegen in de lobby.
me-unblock = Deblokkeren
me-unblock-one = { $who } deblokkeren
me-somebody = Iemand zonder naam
me-block-who = Iemand blokkeren met wie je hebt gespeeld
me-block = Blokkeren
me-data-title = Je gegevens
me-data-about = Alles wat deze server over je bewaart, in één bestand.
me-data = Downloaden
me-delete-title = Mij verwijderen
me-delete-about = Je naam, notities en instellingen worden verwijderd, al je apparaten worden afgemeld en je plaatsen komen vrij. De partijen die je hebt gespeeld blijven, zonder je naam. Dit kan niet ongedaan worden gemaakt.
me-delete-sure = Ja, verwijder alles over mij.
me-delete = Mij verwijderen
me-open-title = Openen op dit apparaat
me-open-about = Deze link opent je tafels in deze browser.
me-open = Openen
me-open-along = Meenemen wat er in deze browser is gespeeld.
invite-from = { $who } nodigt je uit voor { $game }, { $seats } spelers
invite-to = Je bent uitgenodigd voor { $game }, { $seats } spelers
invite-agreed = Wat is afgesproken
invite-free = vrije plaats
invite-yours = Naar de tafel
invite-full = Alle plaatsen zijn bezet.
invite-as = Meespelen als
invite-join = Meespelen
lobby-title = Lobby
lobby-about = Tafels die openstaan voor iedereen op deze server.
lobby-game = Spel
lobby-every-game = Alle spellen
lobby-filter = Tonen
lobby-now = Nu spelen
lobby-open = Open tafels
lobby-open-none = Er wacht geen tafel op spelers. ‘Nu spelen’ opent er een.
lobby-watch = Tafels om te bekijken
lobby-watch-none = Er is geen tafel om te bekijken.
seats-title = Mensen aan de tafel: { $game }
seats-back = Terug naar de tafel
seats-invite = Uitnodigen
seats-invite-about = Stuur deze link naar je vrienden. Ieder neemt een vrije plaats onder zijn eigen naam.
seats-lobby = Wie er nog meer mag komen
seats-lobby-none = Alleen mensen met een link
seats-lobby-seats = Iedereen mag een vrije plaats nemen
seats-lobby-watch = Iedereen mag meekijken
seats-own = Je plaats: { $who }
seats-own-about = Je kunt je plaats elders openen, of iemand anders of een bot voor je laten spelen en de plaats later terugnemen.
seats-link = Link naar mijn plaats
seats-link-shown = Wie deze link heeft, kan op deze plaats spelen: { $who }. Eerdere links ernaartoe werken niet meer.
seats-give = Link voor iemand die voor mij speelt
seats-bot = Een bot die voor mij speelt
seats-bot-give = Overdragen
seats-lent = Overgedragen: { $who }
seats-take-back = Mijn plaats terugnemen
seats-closing = De tafel sluiten
seats-closing-about = Als niemand verder wil, kunnen jullie de tafel samen sluiten. Iedereen die hier zit moet het ermee eens zijn; na een maand zonder zet is één persoon genoeg.
seats-agreed = Tot nu toe akkoord: { $who }
seats-close = Ik ga akkoord
seats-close-not = Ik wil verder spelen
seats-closed = Deze tafel is gesloten. De partij blijft leesbaar.
tournaments-title = Toernooien
tournaments-about = Meerdere partijen tegen veel anderen, mensen en bots. Elke partij begint vanzelf, en de stand zegt wie voorop ligt.
tournaments-new-title = Nieuw toernooi
tournaments-new = Nieuw toernooi: { $game }
tournaments-all = Alle toernooien
tournaments-none = Er is nog geen toernooi.
tournaments-more = Oudere toernooien
tournament-count = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
tournament-swiss = Zwitsers
tournament-round-robin = Iedereen tegen iedereen
tournament-stage-open = Inschrijving open
tournament-stage-closed = Inschrijving gesloten
tournament-stage-running = Bezig
tournament-stage-over = Afgelopen
tournament-name = Naam van het toernooi
tournament-form = Wie tegen wie speelt
tournament-form-about = Zwitsers: in elke ronde spelen zij tegen elkaar die even goed staan. Iedereen tegen iedereen: allen treffen allen.
tournament-seats = Spelers per tafel
tournament-seats-about = Als het niet uitkomt, zijn sommige tafels kleiner waar het spel dat toelaat, of heeft iemand een vrije ronde.
tournament-rounds = Aantal ronden
tournament-rounds-about = Laat leeg voor zoveel als nodig zijn.
tournament-most = Hoeveel mee mogen doen
tournament-most-about = Hoogstens 128, en 32 als allen allen treffen. Laat leeg voor dat aantal.
tournament-entry = Wie mee mag doen
tournament-entry-everybody = Iedereen op deze server
tournament-entry-link = Alleen mensen met de link
tournament-announce = Toernooi aankondigen
tournament-at-a-table = { $seats } per tafel
tournament-rounds-count = { $count ->
    [one] { $count } ronde
   *[other] { $count } ronden
}
tournament-agreed = Hoe er gespeeld wordt
tournament-points-about = Voor elke tegenstander aan je tafel die het slechter doet krijg je een punt, en voor elke die het even goed doet een half punt. Aan een kleinere tafel is de eerste plaats evenveel waard als aan de andere. Een vrije ronde telt als winst bij Zwitsers, en als halve winst bij iedereen tegen iedereen.
tournament-void-about = Als je je terugtrekt, speelt een bot je partij uit. Sluit de organisator een tafel, dan krijgt iedereen daar evenveel punten. Is een partij afgelopen, dan kan geen zet meer worden teruggenomen.
tournament-no-clock = Iedereen mag zoveel tijd nemen als nodig.
tournament-next = Je volgende partij
tournament-play = Naar je tafel
tournament-look = Partij bekijken
tournament-entered = Je doet mee.
tournament-enter = Meedoen
tournament-withdraw = Terugtrekken
tournament-by-link = Aan dit toernooi doe je mee met een link. Vraag de organisator erom.
tournament-entrants = Wie meedoet
tournament-nobody = Nog niemand doet mee.
tournament-standings = Stand
tournament-rank = Plaats
tournament-player = Speler
tournament-points = Punten
tournament-played = Partijen
tournament-tie-opponents = Punten van tegenstanders
tournament-tie-head-to-head = Onderling
tournament-tie-wins = Overwinningen
tournament-tie-share = Aandeel in de score
tournament-withdrawn = teruggetrokken
tournament-gone = iemand die weg is
tournament-bot-name = { $name } { $number }
decimal = { $whole },{ $part }
tournament-remove = Verwijderen
tournament-remove-who = { $who } verwijderen
tournament-round = Ronde { $number }
tournament-bye = Vrije ronde: { $who }
tournament-table = Tafel { $number }
tournament-open-table = Naar tafel { $number }
tournament-watch-table = Tafel { $number } bekijken
tournament-void = Gesloten: iedereen krijgt evenveel punten.
tournament-close-table = Sluiten
tournament-close-table-number = Tafel { $number } sluiten
tournament-organise = Jij organiseert dit toernooi
tournament-link = Stuur deze link naar wie mee moet doen:
tournament-bot = Een bot die meedoet
tournament-bot-add = Toevoegen
tournament-begin = Beginnen
tournament-close = Inschrijving sluiten
tournament-open = Inschrijving weer openen
tournament-end = Toernooi beëindigen
tournament-end-about = Partijen die nog lopen tellen dan niet mee, en er volgt geen ronde.
tournament-end-now = Nu beëindigen
tournament-of-table = { $name }, ronde { $round }
tournament-table-about = Deze partij telt voor een toernooi. Je kunt een bot voor je laten spelen: wat die bereikt, telt voor jou. Niemand anders kan je plaats innemen, en alleen de organisator kan de tafel sluiten; dan krijgt iedereen evenveel punten.

told-seat = speler { $number }
told-turn-title = Jij bent aan de beurt: { $game }
told-turn = De tafel met { $others } wacht op jou.
told-turn-alone = Je tafel wacht op jou.
told-hurry-title = Je tijd raakt op: { $game }
told-over-title = { $game } is afgelopen
told-over = Bekijk hoe je spel met { $others } is afgelopen.
told-begun-title = { $tournament }: je partij begint
told-begun = Je toernooitafel wacht: { $game }, met { $others }.
told-room-turn = { $game }: { $who }, jij bent aan de beurt.
told-room-hurry = { $game }: { $who }, je tijd raakt op.
told-room-over = { $game }: het spel van { $who } is afgelopen.
told-room-begun = { $game }: de toernooipartij van { $who } begint.
told-test-title = Het werkt
told-test = Dit is een test van Adit. Zo hoor je wanneer je aan de beurt bent.
told-mail-end = Wil je deze mails niet meer, open dan { $link }
told-day-title = { $count ->
    [1] Eén tafel wacht op jou
   *[other] { $count } tafels wachten op jou
}
told-day = Hier ben je aan de beurt:
told-title = Als je aan de beurt bent
told-short = Een melding, een mail of een bericht in een chatruimte wanneer je aan de beurt bent. Alles staat uit tot je iets kiest.
told-choose = Kiezen
told-about = Je hoort het wanneer een tafel op je wacht en je er niet bent, en wanneer een spel is afgelopen. Geen bericht verraadt iets dat alleen jij weet.
told-push-title = Pushmeldingen
told-push-about = Je telefoon of computer toont ze ook als er geen pagina open is. Zet deze pagina op een iPhone of iPad eerst op het beginscherm.
told-push-on = Meld het in deze browser
told-push-off = Uitzetten
told-push-off-one = Meldingen uitzetten: { $what }
told-push-unable = Deze browser kan hier geen meldingen tonen. De pagina moet via https geopend zijn.
told-push-denied = De browser mag geen meldingen tonen. Sta ze voor deze pagina toe in de instellingen en probeer het opnieuw.
told-push-failed = De meldingsdienst van deze browser is niet bereikbaar. Probeer het later opnieuw.
told-mail-title = Mail
told-mail = Je mailadres
told-mail-about = Alleen jij en de beheerder van deze server kunnen het zien.
told-mail-confirmed = Je hebt dit adres bevestigd. Laat het veld leeg om geen mails meer te krijgen.
told-mail-open = Dit adres is nog niet bevestigd. Stuur een test en open de link die erin staat.
told-mail-none = De beheerder van deze server heeft geen mail ingesteld.
told-rhythm = Hoe vaak
told-rhythm-turn = Een mail voor elke beurt
told-rhythm-day = Eén mail per dag, ’s avonds
told-hook-title = Chatruimte of programma
told-hook-about = Discord, Slack en Matrix geven je een webhook-adres voor een ruimte. Een eigen programma krijgt JSON.
told-hook = Webhook-adres
told-format = Sturen naar
told-format-json = Een programma (JSON)
told-secret = Geheim
told-secret-about = JSON wordt ermee ondertekend. Voor een Matrix-ruimte die je direct bereikt is het de toegangssleutel. Laat het leeg om het huidige te houden.
told-quiet-title = Stille uren
told-quiet-about = Wat in deze uren komt, hoor je daarna, als de tafel dan nog op je wacht.
told-quiet-from = Van
told-quiet-to = Tot
told-try = Uitproberen
told-try-push = Stuur een testmelding
told-try-mail = Stuur een testmail
told-try-hook = Stuur een test naar de webhook
told-saved = Opgeslagen.
told-saved-open = Opgeslagen. Stuur nu een testmail en open de link die erin staat: vanaf dan telt het adres.
told-sent = De test is verstuurd. Hij hoort zo aan te komen.
told-confirm-title = Bevestig je mailadres
told-confirm-mail =
    Iemand wil dat Adit mails naar dit adres stuurt wanneer het zijn of haar beurt is. Ben jij dat, open dan deze link:

    { $link }

    Zo niet, doe dan niets: er komt niets meer.
told-confirm-about = Vanaf nu krijgt dit adres een mail wanneer je aan de beurt bent.
told-confirm = Dit is mijn adres
told-confirmed = Dank je. Vanaf nu komen er mails op dit adres.
told-end-title = Geen mails meer
told-end-about = Je krijgt geen mails meer van deze server. Je kunt ze altijd weer kiezen.
told-end = Stop de mails
told-ended = Klaar. Er komen geen mails meer.
told-fault-address = Dit is geen adres om naar te sturen. Kopieer het hele adres; het begint met https://
told-fault-open = { $host } zou zonder versleuteling worden bereikt. Gebruik een adres dat met https:// begint
told-fault-internal = { $host } ligt in een privénetwerk. Gebruik een openbaar adres, of vraag de beheerder van deze server interne adressen toe te staan.
told-fault-unknown = { $host } is niet te vinden. Controleer de spelling van het adres.
told-fault-unreachable = { $host } antwoordt niet ({ $said }). Probeer het later opnieuw.
told-fault-untrusted = { $host } biedt geen veilige verbinding: { $said }
told-fault-gone = { $host } zegt dat dit adres niet meer bestaat ({ $said }). Stel het daar opnieuw in.
told-fault-moved = { $host } verwijst door ({ $said }). Vul het adres in waarnaar het verwijst.
told-fault-refused = { $host } weigert het bericht: { $said }. Controleer het adres en de instellingen daar.
told-fault-later = Het bericht komt nu niet aan ({ $said }). Probeer het later opnieuw.
told-fault-keys = Deze browser kan geen meldingen meer krijgen. Zet de meldingen uit en weer aan.
told-fault-mail-address = Dit is geen mailadres. Het ziet eruit als naam@example.org
told-fault-mail-refused = De mailserver weigert de mail: { $said }. Controleer het adres.
told-fault-mail-server = De mailserver is nu niet te gebruiken: { $said }. Zeg het de beheerder van deze server.

holidays-title = Vakantie
holidays-about = Terwijl je weg bent, staat je klok stil aan tafels waar iedereen een halve dag of meer heeft. Je kunt { $days } dagen per jaar weg zijn. De anderen aan tafel zien tot wanneer je tijd hebt.
holidays-enter-short = Vakantie invullen
holidays-coming = Je vakanties
holidays-none = Er is niets gepland.
holidays-days = { $first } tot en met { $last }
holidays-end = Verwijderen
holidays-back = Ik ben terug
holidays-end-one = { $what }: { $days }
holidays-enter = Nieuwe vakantie
holidays-first = Eerste dag
holidays-last = Laatste dag
holidays-to-me = Terug naar je pagina
holidays-no-date = Dit is geen datum. Kies de dagen opnieuw.
holidays-backwards = De laatste dag ligt voor de eerste. Verander een van beide.
holidays-past = Een vakantie begint vandaag of later. Kies een andere eerste dag.
holidays-twice = Sommige van deze dagen horen al bij een andere vakantie. Verwijder die eerst.
holidays-too-long = Dat zijn meer dan { $days } vakantiedagen in een jaar. Kies minder dagen.
