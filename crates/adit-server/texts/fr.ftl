# Les phrases du serveur en français.

language-name = Français

## Sur chaque page

site-about = Des jeux de mines à jouer, à étudier et à explorer.
nav-home = Nouvelle partie
nav-tables = Mes tables
nav-rules = Règles
nav-language = Langue
nav-set-language = Changer
nav-skip = Aller au contenu
nav-label = Menu principal

## Accueil

home-title = Jouer
home-quick = Jouer contre { $bots ->
    [one] un robot
   *[other] { $bots } robots
 }
home-more = Choisir les joueurs et les options
home-name = Ton nom
home-name-hint = Les autres le voient. Il peut rester vide.
home-players = Qui joue
home-options = Ce qui est convenu
home-start = Commencer cette partie
home-who-me = moi
home-who-friend = quelqu'un d'autre, par lien
home-who-none = personne
home-who-bot = { $bot ->
    [random] robot : coups au hasard
    [greedy] robot : prend ce qui semble le meilleur
    [easy] robot : facile
    [medium] robot : moyen
    [hard] robot : difficile
    [expert] robot : expert, réfléchit une seconde
   *[other] robot : { $bot }
 }
home-yes = oui
home-no = non
home-off = sans
home-hints = Conseils : le joueur dont c'est le tour peut demander le meilleur coup à un robot fort, et tout le monde le voit.
home-hints-alone = seulement contre des robots
home-seats = Pour { $seats } joueurs
home-rules = Lire les règles

## Une table

table-title = { $game }, table { $id }
table-board = Le plateau
table-board-text = Le plateau en mots
table-log = Ce qui s'est passé
table-since = Depuis ton dernier coup
table-players = Joueurs
table-you = toi
table-bot = robot
table-invite = Liens pour les autres
table-invite-about = Qui ouvre un lien joue cette place. Envoie chaque lien à une seule personne.
table-invite-seat = { $who }
table-watch = Lien pour les spectateurs
table-chat = Discussion
table-chat-text = Ton message
table-chat-send = Envoyer
table-notes = Mes notes
table-notes-about = Toi seul les vois. Elles sont enregistrées pendant la saisie.
table-history = Historique
table-analysis = Analyse
table-settings = Réglages
table-no-script = Il faut JavaScript pour jouer ; la position est visible sans lui.
table-play-as = Jouer comme

## Prendre place

join-title = Prendre place
join-about = Ce lien ouvre une place à une table.
join-sit = Prendre cette place
join-watch = Regarder cette table

## Mes tables

mine-title = Mes tables
mine-none = Aucune table n'a encore été ouverte dans ce navigateur.
mine-turn = à toi de jouer
mine-waiting = attend { $who }
mine-over = terminée

## Règles

rules-title = Règles
rules-note = Les règles sont écrites en anglais. Les noms dans le jeu suivent ta langue.
rules-contents = Sommaire

## Erreurs

error-title = Cela n'a pas marché
error-home = Aller à l'accueil
fault-no-table = Cette table n'existe pas. Vérifie le lien.
fault-no-page = Cette page n'existe pas.
fault-no-token = Il te faut un lien vers cette table. Demande à qui l'a ouverte.
fault-not-your-seat = Cette place est à quelqu'un d'autre.
fault-which-seat = Tu as plusieurs places ; dis pour laquelle.
fault-not-over = Cela se montre une fois la partie terminée.
fault-hidden = Quelque chose t'est caché ici ; ce n'est possible qu'après la fin de la partie.
fault-no-hints = Aucun conseil n'a été convenu quand cette table a commencé.
fault-stale-offer = Cette offre ne tient plus : la partie a avancé.
fault-no-entry = La partie n'a pas cette entrée.
fault-no-picture = Ce jeu n'a pas d'image à télécharger.
fault-nothing-to-take-back = Il n'y a rien à reprendre.
fault-nothing-to-redo = Il n'y a rien à refaire.
fault-nobody-asks = Plus personne ne demande à reprendre.
fault-too-long = C'est trop long.
fault-too-slow = La requête n'est pas arrivée à temps. Réessayez.
fault-too-many = Trop de requêtes. Attends un instant.
fault-moved = La table a avancé. Regarde de nouveau.
fault-store = Le stockage ne répond pas. Rien n'a changé ; essaie encore.
fault-stopping = Le serveur s'arrête. Réessaie dans un instant.
fault-no-randomness = Le système ne fournit pas de hasard, rien ne peut donc être tiré.

refused-no-such-seat = Cette place n'existe pas à cette table.
refused-over = La partie est terminée.
refused-not-pending = Ce n'est pas votre tour.
refused-stale-offer = Cette offre ne tient plus : la partie a avancé.
refused-no-such-words = Aucun coup ne se dit ainsi.
refused-begun = Des coups commencent ainsi, mais il manque quelque chose.
refused-broken-rule = Les règles l'interdisent.
refused-no-such-outcome = Le hasard ne peut pas donner cela maintenant.
refused-no-such-entry = La partie n'a pas cette entrée.
refused-moved = La partie a avancé. Regardez à nouveau.
refused-no-randomness = Le système ne fournit pas de hasard, rien ne peut être tiré.

## Le client

client-your-turn = C'est à toi.
client-turn-of = C'est à { $who }.
client-over = La partie est terminée.
client-won = { $who } gagne.
client-choose = Choisis la suite, ici ou sur le plateau.
client-send = Envoyer ce coup
client-undo-pick = Un pas en arrière
client-restart = Recommencer le choix
client-finish = C'est tout
client-back = Reprendre mon dernier coup
client-back-asked = Les autres sont consultés pour savoir si tu peux reprendre ton coup.
client-back-done = Le coup est repris.
client-ask = { $who } voudrait reprendre un coup.
client-agree = D'accord
client-refuse = Refuser
client-offline = La connexion est perdue. Nouvel essai…
client-why = Pourquoi pas ?
client-rule = Règle { $rule }
client-stale = La table a changé entre-temps. Regarde et choisis de nouveau.
client-first = Début
client-previous = Reculer
client-next = Avancer
client-last = Maintenant
client-auto = Lecture
client-stop = Arrêter
client-entry = Entrée { $number } sur { $of }
client-link = Lien vers ce moment
client-branch = Continuer à jouer d'ici
client-journal = Télécharger le journal
client-svg = Image en SVG
client-perspective = Vu par
client-everything = tout
client-public = les spectateurs
client-notify = Me prévenir quand c'est à moi
client-sounds = Sons
client-confirm = N'envoyer un coup qu'après ma confirmation
client-waiting = Rien à décider pour le moment.
client-copied = Copié.
client-copy = Copier
client-nothing-yet = Rien encore.
client-watching = Tu regardes.
client-sending = Personne ne répond. Le coup est gardé et renvoyé…
client-preview = Aperçu, pas encore envoyé
client-past = Tu regardes le passé.
client-now = Revenir au présent
client-redo = Refaire mon coup
client-play-as = Continuer à jouer comme { $who }
client-thinks = doit jouer
client-points = Points : { $points }
client-new-game = Commencer une nouvelle partie
client-find = Chercher dans la liste
client-larger = Agrandir
client-smaller = Réduire
client-png = Image en PNG
client-move = Ton coup
client-result = Résultat
client-table = La table
client-hint = Conseil
client-hint-about = Demande à un robot fort ce qu'il ferait. Les autres voient que tu as demandé.
client-hint-thinks = Un robot réfléchit à ton coup…
client-hint-best = Conseil : { $move }. Résultat attendu : { $percent } %.
client-hint-only = Conseil : { $move }.
client-hint-title = Un robot fort choisirait
client-hint-scale = Résultat attendu : 0 % est la pire fin pour toi, 100 % la meilleure.
client-hint-close = Fermer le conseil
client-hints-used = Conseils : { $number }
client-percent = { $percent } %
client-analyse = Analyser cette partie
client-analyse-about = Un robot revoit chaque décision en sachant seulement ce que le joueur savait : ce qui était le mieux, ce qui a été perdu, ce qui était de la chance. Cela prend une ou deux minutes.
client-analysing = Entrée { $number } sur { $of }…
client-analysis-waits = D'autres parties passent d'abord…
client-analysis-progress = Avancement de l'analyse
client-analysis-leave = Tu peux quitter cette page et revenir.
client-analysis-failed = Cette partie n'a pas pu être analysée.
client-analysis-summary = Adresse et chance
client-analysis-decisions = Décisions
client-analysis-agreed = Comme le robot
client-analysis-regret = Perdu
client-analysis-luck = Chance
client-analysis-scale = 100 % est une partie entière. Perdu : ce que les choix du joueur ont coûté par rapport au meilleur coup trouvé par le robot. Chance : ce que le hasard a apporté au-delà de ce qu'on pouvait attendre.
client-curve = Résultat attendu
client-curve-about = Courbes du résultat attendu de chaque joueur pendant la partie. À la fin : { $who }.
client-curve-numbers = Les courbes en chiffres
client-entry-title = Entrée
client-entry-number = Entrée { $number }
client-turning-points = Tournants
client-dearest = Les décisions les plus coûteuses
client-gave-away = { $percent } % de perdu.
client-gave-nothing = Rien de perdu.
client-better = Mieux : { $move } ({ $percent } %)
client-decided = { $who } a choisi : { $move }.
client-best-moves = Ce que le robot aurait choisi :
