# Les phrases du serveur en français.

language-name = Français

## Sur chaque page

site-about = Des jeux de société sur la mine, à jouer, à étudier et à explorer.
nav-home = Nouvelle partie
nav-tables = Mes tables
nav-puzzles = Problèmes
nav-lobby = Salon
nav-tournaments = Tournois
nav-me = Vous
nav-rules = Règles
nav-docs = Guide
docs-turn = Page précédente et page suivante
nav-language = Langue
nav-set-language = Changer
nav-skip = Aller au contenu
nav-label = Menu principal
bot = { $bot ->
    [random] robot : coups au hasard
    [greedy] robot : prend ce qui semble le mieux sur le moment
    [easy] robot : facile
    [medium] robot : moyen
    [hard] robot : difficile
    [expert] robot : expert, réfléchit jusqu’à une seconde
   *[other] robot : { $bot }
 }

## Accueil

home-title = Jouer
home-quick = Jouer contre { $bots ->
    [one] un robot
   *[other] { $bots } robots
 }
home-more = Choisir les joueurs et les options
home-solo = Jouer en solo
home-learning = Partie d’initiation
home-friends = Entre amis
home-name = Votre nom
home-name-hint = Les autres le voient. Il peut rester vide.
home-players = Qui joue
home-options = Options de la partie
home-disputed = Points de règle discutés
home-disputed-about = Ici, les règles peuvent se lire de plusieurs façons. Dans le doute, ne changez rien.
home-data = Données du matériel
home-data-about = Pour qui possède le jeu et corrige ce que ce programme n’a pu que supposer. Tout le monde à la table voit que ce ne sont pas les données intégrées.
home-data-how = Comment corriger les données
home-data-choice = Jouer avec
home-data-built-in = les données intégrées
home-data-text = Vos propres données, sous forme de fichier TOML
home-data-open = Ouvrir un fichier
home-data-start = Télécharger le fichier intégré
home-data-fits = On peut jouer avec ces données.
home-lobby = Ouvrir les places libres à tous, au salon.
home-start = Commencer cette partie
home-who-me = moi
home-who-friend = quelqu’un d’autre, par lien
home-who-none = personne
home-yes = oui
home-no = non
home-off = sans
home-hints = Conseils : à votre tour, vous pouvez demander le meilleur coup à un robot de haut niveau. Tout le monde voit que vous l’avez fait.
home-hints-alone = seulement contre des robots
home-training = Table d’entraînement : un entraîneur explique chaque nouveau type de décision et vous avertit avant un coup qui coûte cher.
clock-title = Temps de réflexion
clock-how-long = Chacun dispose de
clock-none = tout son temps
clock-about = Pour les parties sur plusieurs jours et pour les parties rapides. Le temps court à partir du premier coup.
clock-about-tournament = Pour les tournois sur plusieurs jours et pour les tournois rapides. Le temps court dès le début d’une partie.
clock-then = Quand le temps est écoulé
clock-then-bot = un robot joue le coup
clock-then-seat = un robot prend la place
clock-then-wait = les autres attendent
clock-night = La nuit (de { $from } h à { $to } h) ne compte pas
clock-weekends = Le samedi et le dimanche ne comptent pas
clock-move = { $time } par coup
clock-reserve = { $time } en tout, plus { $increment } à chaque tour
clock-days = { $count ->
    [one] 1 jour
   *[other] { $count } jours
}
clock-hours = { $count ->
    [one] 1 heure
   *[other] { $count } heures
}
clock-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
clock-seconds = { $count ->
    [one] 1 seconde
   *[other] { $count } secondes
}
clock-agreed = Temps de réflexion : { $limit }.
clock-starts = Le temps court à partir du premier coup.
clock-starts-at-once = Le temps court dès le début de la partie.
clock-night-agreed = La nuit, de { $from } h à { $to } h, ne compte pas (heure de { $zone }).
clock-weekends-agreed = Le samedi et le dimanche ne comptent pas (heure de { $zone }).
clock-holidays-agreed = Pendant les vacances d’un joueur, sa pendule est arrêtée.
clock-then-bot-agreed = Quand le temps d’un joueur est écoulé, un robot joue pour lui jusqu’à la fin de son tour. Il peut revenir à tout moment.
clock-then-seat-agreed = Quand le temps d’un joueur est écoulé, un robot prend sa place. Il peut la reprendre à tout moment.
clock-then-wait-agreed = Quand le temps d’un joueur est écoulé, rien ne se passe : les autres attendent.
home-seats = Pour { $seats } joueurs
home-rules = Lire les règles
home-learn = Apprendre en { $minutes } minutes

## Une table

player = { $name } ({ $seat })
table-title = { $game }, table { $id }
table-board = Le plateau
table-board-keys = Les flèches mènent d’un élément à l’autre, Entrée choisit, Échap quitte le plateau.
table-card = Qu’est-ce que c’est ?
table-whole-board = Tout le plateau
table-all-choices = Tous les choix
table-board-text = Le plateau décrit par un texte
table-log = Ce qui s’est passé
table-since = Depuis votre dernier coup
table-players = Joueurs
table-you = vous
table-invite = Liens pour les autres
table-invite-about = La personne qui ouvre un lien joue à cette place. Envoyez donc chaque lien à une seule personne.
table-invite-seat = { $who }
table-people = Joueurs et invitations
table-watch = Lien pour les spectateurs
table-chat = Discussion
table-chat-text = Votre message
table-chat-send = Envoyer
table-notes = Mes notes
table-notes-about = Personne d’autre ne les voit. Elles sont enregistrées pendant la saisie.
table-signs = Ce que signifient les symboles
table-own-data = Cette table utilise ses propres données du matériel et non les données intégrées.
table-own-data-show = Voir les données
table-reconstructed = En savoir plus dans les règles.
table-history = Historique
table-analysis = Analyse
table-settings = Réglages
table-no-script = Il faut JavaScript pour jouer ; la position reste visible sans lui.
table-play-as = Jouer en tant que

## Prendre place

join-title = Prendre place
join-about = Ce lien ouvre une place à une table.
join-sit = Prendre cette place
join-watch = Regarder cette table

## Leçons

learn-title = Apprendre { $game }
learn-progress = Leçons terminées : { $done } sur { $all }
learn-basics = Pour une première partie : { $minutes } minutes
learn-others = Tout le reste : { $minutes } minutes
learn-all-done = Vous avez terminé toutes les leçons.
learn-play = Commencer une partie
learn-start = Commencer
learn-repeat = Refaire
learn-done = terminée
learn-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
 }

## Mes tables

mine-title = Mes tables
mine-none = Aucune table n’a encore été ouverte dans ce navigateur.
mine-turn = à vous de jouer
mine-waiting = on attend { $who }
mine-over = terminée
mine-none-found = Aucune table ne correspond. Cherchez un jeu ou un nom.
mine-search = Jeu ou joueur
mine-search-go = Chercher
mine-turn-title = À vous de jouer
mine-waiting-title = Au tour des autres
mine-over-title = Terminées
mine-closed = fermée
mine-with = avec { $who }
mine-more = Tables plus anciennes

puzzles-title = Problèmes
puzzles-about = Chaque problème est une décision tirée d’une vraie partie entre robots de haut niveau. Un coup est nettement le meilleur. Vous voyez ce que voyait la personne qui jouait, rien de plus.
puzzles-today = Le problème du jour
puzzles-grade = { $grade ->
    [easy] Facile
    [medium] Moyen
   *[hard] Difficile
  }
puzzles-solved = { $done } sur { $all } résolus
puzzles-one = Problème { $number }, { $seats ->
    [one] partie en solo
   *[other] { $seats } joueurs
  }, { $stage ->
    [early] en début de partie
    [middle] en milieu de partie
   *[late] en fin de partie
  }, { $state ->
    [solved] résolu
    [shown] solution vue
   *[open] pas encore résolu
  }
puzzle-title = Problème { $number } : { $grade ->
    [easy] facile
    [medium] moyen
   *[hard] difficile
  }
puzzle-you = Vous êtes { $who }.
puzzle-task = C’est à vous de jouer. Un coup est nettement le meilleur : trouvez-le. Vous pouvez essayer autant de fois que vous le souhaitez.
puzzle-again = Vous avez résolu ce problème. Vous pouvez le reprendre.
puzzle-show = Montrer la solution
puzzle-next = Problème suivant
puzzle-all = Tous les problèmes

## Règles

rules-title = Règles
rules-note = Voici la référence : toutes les règles en paragraphes numérotés, en anglais.
rules-rulebook = Vers la règle du jeu
rulebook-note = Tout ce qu’il faut pour jouer.
rulebook-reference = Référence
rulebook-search = Chercher dans les règles
rulebook-nothing = Rien trouvé. Essayez un autre mot.
rulebook-print = Imprimer l’aide de jeu
rules-contents = Sommaire
signs-title = Symboles de { $game }
signs-none = Ce jeu n’a aucun symbole à expliquer.

## Erreurs

error-title = Cela n’a pas fonctionné
error-home = Aller à l’accueil
fault-no-table = Cette table n’existe pas. Vérifiez le lien.
fault-no-page = Cette page n’existe pas.
fault-no-token = Il vous faut un lien vers cette table. Demandez-le à la personne qui l’a ouverte.
fault-not-your-seat = Cette place est à quelqu’un d’autre.
fault-foreign = Cette demande vient d’un autre site. Ouvrez la page de ce serveur et réessayez.
fault-locked-out = L’hébergeur de ce serveur a exclu ce joueur. Adressez-vous à lui.
fault-not-invited = Seuls les joueurs invités par l’hébergeur peuvent ouvrir des tables ici. Demandez-lui une invitation.
fault-no-player = Cela n’ouvre rien. Un tel lien sert une seule fois et peu de temps ; demandez-en un autre.
fault-not-welcome = Vous ne pouvez pas vous asseoir à cette table. Choisissez-en une autre.
fault-seat-taken = Quelqu’un a été plus rapide : il n’y a plus de place libre ici.
fault-closed = Les joueurs ont fermé cette table.
fault-not-creator = Seule la personne qui a ouvert la table peut le faire.
fault-not-organiser = Seule la personne qui organise le tournoi peut le faire.
fault-entry-by-link = On s’inscrit à ce tournoi par un lien. Demandez-le à son organisateur.
fault-no-tournament = Ce tournoi n’existe pas. Vérifiez le lien.
fault-no-entrant = Cette personne ne participe pas au tournoi, ou n’y participe plus.
fault-tournament-table = Ce n’est pas possible dans une partie de tournoi. Demandez à l’organisateur.
fault-entries-closed = Personne ne peut s’inscrire à ce tournoi maintenant.
fault-tournament-full = Ce tournoi est complet.
fault-entered-already = Vous participez déjà à ce tournoi.
fault-too-few-entrants = Trop peu de joueurs pour commencer. Attendez-en d’autres, ou ajoutez des robots.
fault-wrong-stage = Le tournoi a avancé. Rechargez la page pour voir où il en est.
fault-name-first = Inscrivez-vous sous un nom, pour que les autres sachent qui joue.
fault-muted = Les spectateurs ne peuvent pas écrire à cette table. Demandez-le à la personne qui l’a ouverte.
fault-chat-full = La discussion de cette table est pleine. On ne peut plus rien y écrire.
fault-key-used = Ceci a déjà été envoyé avec un autre contenu. Rechargez la page et réessayez.
fault-which-seat = Vous avez plusieurs places. Choisissez-en une.
fault-not-over = Ceci n’est visible qu’une fois la partie terminée.
fault-hidden = Cela montrerait des informations cachées ; ce ne sera possible qu’une fois la partie terminée.
fault-no-hints = Les conseils sont désactivés à cette table.
fault-no-coach = Seule une table d’entraînement a un entraîneur.
fault-no-puzzle = Il n’y a rien à résoudre à cette table.
fault-stale-offer = La partie a avancé entre-temps. Choisissez de nouveau.
fault-no-entry = Cette étape n’existe pas dans la partie.
fault-no-card = Il n’y a rien à dire à ce sujet.
fault-no-picture = Ce jeu n’a pas d’image à télécharger.
fault-nothing-to-take-back = Il n’y a aucun coup à reprendre.
fault-nothing-to-redo = Il n’y a aucun coup à refaire.
fault-nobody-asks = La demande de reprendre un coup n’est plus d’actualité.
fault-ask-later = Votre demande de reprendre un coup a été refusée. Vous pourrez redemander après le prochain coup.
fault-other-asks = Quelqu’un d’autre demande à reprendre un coup. Répondez d’abord à cette demande.
fault-other-move = La leçon demande un autre coup.
fault-read-first = Lisez d’abord ce que dit la leçon, puis appuyez sur Suite.
fault-nothing-to-read = Cette étape demande un coup.
fault-no-lesson = Cette leçon n’existe pas.
fault-too-long = C’est trop long. Raccourcissez le texte.
fault-too-slow = La requête n’est pas arrivée à temps. Réessayez.
fault-too-many = Trop de requêtes. Patientez un instant.
fault-too-many-streams = Trop de fenêtres suivent cette table. Fermez-en une.
fault-too-many-streams-here = Trop de tables sont suivies depuis votre réseau. Fermez quelques fenêtres.
fault-too-many-connections = Il y a trop de connexions depuis votre réseau. Fermez quelques fenêtres.
fault-too-many-pictures = Vous attendez déjà trois images. Attendez que l’une d’elles soit arrivée.
fault-moved = La partie a avancé. Regardez de nouveau.
fault-store = Le serveur ne peut pas enregistrer pour le moment. Rien n’a changé. Réessayez.
fault-uncertain = Le serveur ne sait pas si cela a été enregistré. Regardez la table avant de réessayer.
fault-streams-full = Trop de personnes suivent des tables en ce moment. Rechargez la page dans un instant.
fault-stopping = Le serveur s’arrête. Réessayez dans un instant.
fault-no-randomness = Le serveur n’a pas de source de nombres aléatoires ; il ne peut rien tirer au sort. Réessayez plus tard.
fault-no-such-seat = Cette place n’existe pas à cette table.
fault-over = La partie est terminée.
fault-not-pending = Ce n’est pas votre tour.
fault-no-such-words = Ce coup n’existe pas.
fault-begun = Ce coup n’est pas encore complet.
fault-broken-rule = Les règles l’interdisent.
fault-no-such-outcome = Ce tirage n’est pas possible maintenant.

## Le client

client-your-turn = C’est à vous de jouer.
client-turn-of = C’est à { $who } de jouer.
client-over = La partie est terminée.
client-won = { $who } gagne.
client-won-you = Vous gagnez !
client-shared = Victoire partagée : { $who }.
client-tie-broken = Égalité de points : le départage décide.
client-sources = Origine des points
client-sum = Total
client-growth = Les points au fil de la partie
client-points-about = Points de chacun au fil de la partie. À la fin : { $who }.
client-curve-go = Choisissez un point de la courbe pour voir le plateau à ce moment.
client-rematch = Revanche
client-rematch-asked = { $who } demande une revanche.
client-rematch-go = Aller à la nouvelle partie
client-share = Partager le lien
client-save-picture = Enregistrer l’image
client-choose = Choisissez votre coup ici ou sur le plateau.
client-send = Envoyer ce coup
client-turn = Tournez la tuile ou choisissez un autre emplacement.
client-go-on = Que voulez-vous en faire ?
client-remove = Retirer : { $label }
client-picked = Votre choix jusqu’ici
client-turn-on = Tourner
client-turn-left = Tourner dans l’autre sens
client-less = Moins : { $label }
client-more = Plus : { $label }
client-less-vain = Il n’y a plus rien à retirer.
client-more-vain = Vous ne pouvez pas donner plus de { $value }.
client-of = sur { $value }
client-fewer = Plus bas
client-further = Plus haut
client-close = Fermer
client-later = On verra plus tard ce que cela rapporte.
client-forced = Il n’y a qu’une possibilité. Elle est jouée pour vous.
client-set-forced = Jouer mon coup à ma place s’il n’y en a qu’un
client-back-refused = Votre demande de reprendre le coup a été refusée.
client-keys = Touches
client-key-digit = prendre l’un des neuf premiers choix, ou taper un nombre
client-key-enter = envoyer le coup
client-key-escape = annuler le dernier choix, ou fermer ce qui est ouvert
client-key-turn = tourner la tuile (avec Maj : dans l’autre sens)
client-key-find = chercher dans la liste
client-key-hint = demander un conseil
client-key-back = reprendre mon dernier coup
client-key-board = parcourir le plateau quand il est sélectionné
client-key-history = voir les positions précédentes
client-key-help = montrer ces touches
client-undo-pick = Annuler le dernier choix
client-restart = Recommencer le choix
client-finish = Terminé
client-back = Reprendre mon dernier coup
client-back-asked = On demande aux autres si vous pouvez reprendre votre coup.
client-back-done = Le coup est repris.
client-ask = { $who } voudrait reprendre un coup.
client-agree = D’accord
client-refuse = Refuser
client-offline = La connexion est perdue. Nouvel essai…
client-why = Pourquoi pas ?
client-rule = Règle { $rule }
client-stale = La partie a avancé entre-temps. Regardez et choisissez de nouveau.
client-first = Début
client-previous = Reculer
client-next = Avancer
client-last = Maintenant
client-auto = Lecture
client-stop = Arrêter
client-entry = Étape { $number } sur { $of }
client-link = Lien vers cette position
client-branch = Jouer à partir d’ici
client-journal = Télécharger le journal
client-svg = Image en SVG
client-perspective = Point de vue
client-everything = tout
client-public = les spectateurs
client-notify = Me prévenir quand c’est à moi de jouer
client-sounds = Sons
client-confirm = N’envoyer un coup qu’après ma confirmation
client-pace = Montrer les coups des autres l’un après l’autre
client-marks = Marquer le dernier coup de chacun
client-skip = Passer
client-again = Revoir
client-waiting = Rien à décider pour le moment.
client-copied = Copié.
client-copy = Copier
client-nothing-yet = Rien pour l’instant.
client-older = Afficher les messages plus anciens
client-unread = Nouveaux messages : { $number }
client-mute = Rendre les spectateurs muets
client-unmute = Laisser écrire les spectateurs
client-watching = Vous regardez la partie.
client-sending = Pas de réponse. Le coup est conservé et renvoyé…
client-doubtful = Le serveur ne sait pas si votre coup a été enregistré. Vérification en cours…
client-found = Votre coup a été enregistré.
client-preview = Aperçu, pas encore envoyé
client-past = Vous regardez une position antérieure.
client-lesson-step = Étape { $number } sur { $of }
client-lesson-over = Leçon terminée
client-lesson-next = Suite
client-lesson-back = Retour
client-lesson-repeat = Recommencer
client-lesson-skip = Passer cette leçon
client-lesson-following = Leçon suivante
client-lesson-all = Toutes les leçons
client-lesson-enough = Vous en savez assez pour une première partie. Les autres leçons peuvent attendre.
client-lesson-read = Lisez ce que dit la leçon, puis appuyez sur Suite.
client-now = Revenir à la position actuelle
client-redo = Refaire mon coup
client-play-as = Continuer en tant que { $who }
client-thinks = à son tour
client-points = Points : { $points }
client-new-game = Commencer une nouvelle partie
client-find = Chercher dans la liste
client-larger = Agrandir
client-smaller = Réduire
client-png = Image en PNG
client-move = Votre coup
client-result = Résultat
client-table = La table
client-hint = Conseil
client-hint-about = Demandez à un robot de haut niveau ce qu’il ferait. Les autres voient que vous avez demandé.
client-hint-thinks = Un robot réfléchit à votre coup…
client-hint-best = Conseil : { $move }. Résultat attendu : { $percent } %.
client-hint-only = Conseil : { $move }.
client-hint-title = Un robot de haut niveau choisirait
client-hint-scale = Résultat attendu : 0 % est la pire issue pour vous, 100 % la meilleure.
client-hint-close = Fermer le conseil
client-late = Temps dépassé : { $number }
client-clock-up = temps écoulé
client-clock-left = encore { $time }
client-clock-until = jusqu’à { $when }
client-clock-reserve = il reste { $time }
client-clock-days = { $days } j { $hours } h
client-clock-hours = { $hours } h { $minutes } min
client-hints-used = Conseils : { $number }
client-puzzle-right = Juste ! { $move }
client-puzzle-wrong = Ce n’est pas le meilleur coup : { $move }. Un robot de haut niveau ne s’y est même pas attardé.
client-puzzle-gives = Ce n’est pas le meilleur coup : { $move }. Il fait perdre { $percent } points de pourcentage du résultat attendu.
client-puzzle-best = Le meilleur coup : { $move }
client-puzzle-why = Pourquoi il vaut mieux que ce coup : { $move }
client-puzzle-moves = Ce que valent les coups
client-puzzle-thinks = Un robot explique la solution…
client-percent = { $percent } %
client-analyse = Analyser cette partie
client-analyse-about = Un robot revoit chaque décision en sachant seulement ce qu’on savait à cette place : ce qui était le mieux, ce qui a été perdu, ce qui relevait de la chance. Cela prend une ou deux minutes.
client-analysing = Analyse de l’étape { $number } sur { $of }…
client-analysis-waits = D’autres parties passent avant…
client-analysis-progress = Avancement de l’analyse
client-analysis-leave = Vous pouvez quitter cette page et revenir.
client-analysis-failed = Cette partie n’a pas pu être analysée.
client-analysis-summary = Habileté et chance
client-analysis-decisions = Décisions
client-analysis-agreed = Comme le robot
client-analysis-regret = Perte
client-analysis-luck = Chance
client-analysis-scale = 100 % correspond à une victoire complète. Perte : ce que les choix ont coûté par rapport au meilleur coup trouvé par le robot. Chance : ce que le hasard a apporté au-delà de ce qu’on pouvait attendre.
client-curve = Résultat attendu
client-curve-about = Courbes du résultat attendu de chaque joueur pendant la partie. À la fin : { $who }.
client-curve-numbers = Les courbes en chiffres
client-entry-title = Étape
client-entry-number = Étape { $number }
client-turning-points = Tournants de la partie
client-dearest = Les décisions les plus coûteuses
client-gave-away = Perte : { $percent } %.
client-gave-nothing = Aucune perte.
client-better = Mieux : { $move } ({ $percent } %)
client-decided = { $who } a choisi : { $move }.
client-best-moves = Ce que le robot aurait choisi :
client-because = Pourquoi
client-because-not = Pourquoi pas celui-ci
client-moments = Les moments qui ont décidé de la partie
client-try-again = Réessayer à partir d’ici
client-coach = Entraîneur
client-coach-new = Nouveau : { $move }
client-got-it = Compris
client-coach-looks = L’entraîneur examine votre coup…
client-coach-title = Ce coup coûte cher
client-coach-better = Mieux : { $move }
client-coach-own = Votre coup : { $move }
client-coach-show = Montrez-moi
client-coach-again = Choisir autre chose
client-coach-anyway = Envoyer quand même
client-coach-possible = Ce qui va sans doute suivre, d’après ce que vous pouvez savoir.
client-set-coach = M’avertir avant d’envoyer un coup qui coûte cher

ago-now = à l’instant
ago-minutes = { $count ->
    [one] il y a { $count } minute
   *[other] il y a { $count } minutes
}
ago-hours = { $count ->
    [one] il y a { $count } heure
   *[other] il y a { $count } heures
}
ago-days = { $count ->
    [one] il y a { $count } jour
   *[other] il y a { $count } jours
}
me-title = Vous
me-about = Ici, pas besoin de compte. Ce navigateur suffit ; un nom, c’est plus agréable pour les autres.
me-name-title = Votre nom
me-name-save = Enregistrer
me-name-about = Les autres le voient à toutes vos tables. Vous pouvez le changer à tout moment.
me-devices-title = Vos appareils
me-devices-about = Un lien ouvre vos tables sur un autre appareil. Un code de secours vous aide si vous perdez ce navigateur.
me-link = Lien pour un autre appareil
me-link-shown = Ouvrez ce lien sur votre autre appareil ou visez l’image avec son appareil photo. Il sert une seule fois, pendant 15 minutes.
me-link-picture = Le lien en image, pour un appareil photo
me-code = Code de secours
me-code-again = Nouveau code de secours
me-code-shown = Notez ce code. Il ne s’affiche que maintenant, et un code précédent ne fonctionne plus.
me-recover = J’ai un code de secours
me-recover-title = Ouvrir avec un code de secours
me-recover-about = Saisissez le code que vous avez noté.
me-recover-code = Code de secours
me-session-unnamed = Un navigateur
me-session-here = celui-ci
me-session-end = Déconnecter
me-session-end-one = Déconnecter : { $what }
me-session-end-others = Déconnecter tous les autres
me-others-title = Les autres
me-quiet = Ne pas m’afficher ce que les autres écrivent dans la discussion.
me-save = Enregistrer
me-blocked-title = Personnes bloquées
me-blocked-about = Les personnes bloquées ne peuvent pas rejoindre vos tables, vous ne voyez pas ce qu’elles écrivent et vous ne vous croisez pas au salon.
me-unblock = Débloquer
me-unblock-one = Débloquer { $who }
me-somebody = Une personne sans nom
me-block-who = Bloquer quelqu’un avec qui vous avez joué
me-block = Bloquer
me-data-title = Vos données
me-data-about = Tout ce que ce serveur conserve sur vous, dans un seul fichier.
me-data = Télécharger
me-delete-title = Me supprimer
me-delete-about = Votre nom, vos notes et vos réglages sont supprimés, tous vos appareils sont déconnectés et vos places se libèrent. Les parties jouées restent, sans votre nom. C’est irréversible.
me-delete-sure = Oui, supprimer tout ce qui me concerne.
me-delete = Me supprimer
me-open-title = Ouvrir sur cet appareil
me-open-about = Ce lien ouvre vos tables dans ce navigateur.
me-open = Ouvrir
me-open-along = Emporter ce qui a été joué dans ce navigateur.
invite-from = { $who } vous invite à { $game }, { $seats } joueurs
invite-to = Vous êtes invité à { $game }, { $seats } joueurs
invite-agreed = Ce qui est convenu
invite-free = place libre
invite-yours = Aller à la table
invite-full = Toutes les places sont prises.
invite-as = Jouer sous le nom de
invite-join = Rejoindre
lobby-title = Salon
lobby-about = Les tables ouvertes à tous sur ce serveur.
lobby-game = Jeu
lobby-every-game = Tous les jeux
lobby-filter = Afficher
lobby-now = Jouer maintenant
lobby-open = Tables ouvertes
lobby-open-none = Aucune table n’attend de joueurs. « Jouer maintenant » en ouvre une.
lobby-watch = Tables à regarder
lobby-watch-none = Il n’y a pas de table à regarder.
seats-title = Autour de la table : { $game }
seats-back = Retour à la table
seats-invite = Inviter
seats-invite-about = Envoyez ce lien à vos amis. Chacun prend une place libre sous son propre nom.
seats-lobby = Qui d’autre peut venir
seats-lobby-none = Seulement ceux qui ont un lien
seats-lobby-seats = Tout le monde peut prendre une place libre
seats-lobby-watch = Tout le monde peut regarder
seats-own = Votre place : { $who }
seats-own-about = Vous pouvez ouvrir votre place ailleurs, ou laisser quelqu’un ou un robot jouer pour vous et la reprendre plus tard.
seats-link = Lien vers ma place
seats-link-shown = Toute personne qui possède ce lien peut jouer à cette place : { $who }. Les liens précédents ne fonctionnent plus.
seats-give = Lien pour quelqu’un qui joue à ma place
seats-bot = Un robot qui joue à ma place
seats-bot-give = Confier
seats-lent = Confiée : { $who }
seats-take-back = Reprendre ma place
seats-closing = Fermer la table
seats-closing-about = Si personne ne veut continuer, vous pouvez fermer la table ensemble. Tous ceux qui y sont assis doivent être d’accord ; après un mois sans coup, une seule personne suffit.
seats-agreed = Déjà d’accord : { $who }
seats-close = Je suis d’accord
seats-close-not = Je veux continuer
seats-closed = Cette table a été fermée. La partie reste lisible.
tournaments-title = Tournois
tournaments-about = Plusieurs parties contre de nombreux adversaires, humains et robots. Chaque partie commence d’elle-même, et le classement dit qui est en tête.
tournaments-new-title = Nouveau tournoi
tournaments-new = Nouveau tournoi : { $game }
tournaments-all = Tous les tournois
tournaments-none = Il n’y a pas encore de tournoi.
tournaments-more = Tournois plus anciens
tournament-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
tournament-swiss = Système suisse
tournament-round-robin = Toutes rondes
tournament-stage-open = Inscriptions ouvertes
tournament-stage-closed = Inscriptions closes
tournament-stage-running = En cours
tournament-stage-over = Terminé
tournament-name = Nom du tournoi
tournament-form = Qui joue contre qui
tournament-form-about = Système suisse : à chaque ronde se rencontrent ceux qui ont aussi bien joué. Toutes rondes : chacun rencontre tous les autres.
tournament-seats = Joueurs par table
tournament-seats-about = Si le compte n’est pas rond, quelques tables sont plus petites quand le jeu le permet, ou quelqu’un est exempt.
tournament-rounds = Nombre de rondes
tournament-rounds-about = Laissez vide pour autant qu’il en faut.
tournament-most = Nombre maximal de joueurs
tournament-most-about = Au plus 128, et 32 si chacun rencontre tous les autres. Laissez vide pour ce nombre.
tournament-entry = Qui peut s’inscrire
tournament-entry-everybody = Tout le monde sur ce serveur
tournament-entry-link = Seulement ceux qui ont le lien
tournament-announce = Annoncer le tournoi
tournament-at-a-table = { $seats } par table
tournament-rounds-count = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
}
tournament-agreed = Comment on joue
tournament-points-about = Chaque adversaire de la table qui fait moins bien rapporte un point, et chacun qui fait aussi bien un demi-point. À une table plus petite, la première place vaut autant qu’aux autres. Être exempt compte comme une victoire dans le système suisse, et comme une demi-victoire en toutes rondes.
tournament-void-about = Si vous vous retirez, un robot termine votre partie. Si l’organisateur ferme une table, tous ceux qui y jouent reçoivent les mêmes points. Une fois la partie terminée, aucun coup ne peut être repris.
tournament-no-clock = Chacun prend tout le temps qu’il veut.
tournament-next = Votre prochaine partie
tournament-play = Aller à votre table
tournament-look = Voir la partie
tournament-entered = Vous participez.
tournament-enter = S’inscrire
tournament-withdraw = Se retirer
tournament-by-link = On s’inscrit à ce tournoi par un lien. Demandez-le à son organisateur.
tournament-entrants = Qui participe
tournament-nobody = Personne ne s’est encore inscrit.
tournament-standings = Classement
tournament-rank = Place
tournament-player = Joueur
tournament-points = Points
tournament-played = Parties
tournament-tie-opponents = Points des adversaires
tournament-tie-head-to-head = Entre ex æquo
tournament-tie-wins = Victoires
tournament-tie-share = Part du score
tournament-withdrawn = retiré
tournament-gone = quelqu’un qui est parti
tournament-bot-name = { $name } { $number }
decimal = { $whole },{ $part }
tournament-remove = Retirer
tournament-remove-who = Retirer { $who }
tournament-round = Ronde { $number }
tournament-bye = Exempt : { $who }
tournament-table = Table { $number }
tournament-open-table = Aller à la table { $number }
tournament-watch-table = Regarder la table { $number }
tournament-void = Fermée : tous reçoivent les mêmes points.
tournament-close-table = Fermer
tournament-close-table-number = Fermer la table { $number }
tournament-organise = Vous organisez ce tournoi
tournament-link = Envoyez ce lien à ceux qui doivent participer :
tournament-bot = Un robot qui participe
tournament-bot-add = Ajouter
tournament-begin = Commencer
tournament-close = Clore les inscriptions
tournament-open = Rouvrir les inscriptions
tournament-end = Terminer le tournoi
tournament-end-about = Les parties en cours ne comptent pas alors, et aucune ronde ne suit.
tournament-end-now = Terminer maintenant
tournament-of-table = { $name }, ronde { $round }
tournament-table-about = Cette partie compte pour un tournoi. Vous pouvez laisser un robot jouer pour vous : ce qu’il obtient compte pour vous. Personne d’autre ne peut prendre votre place, et seul l’organisateur peut fermer la table ; tous reçoivent alors les mêmes points.

told-seat = joueur { $number }
told-turn-title = À vous de jouer : { $game }
told-turn = La table avec { $others } vous attend.
told-turn-alone = Votre table vous attend.
told-hurry-title = Votre temps s’épuise : { $game }
told-over-title = { $game } est terminé
told-over = Voyez comment votre partie avec { $others } s’est terminée.
told-begun-title = { $tournament } : votre partie commence
told-begun = Votre table de tournoi vous attend : { $game }, avec { $others }.
told-room-turn = { $game } : { $who }, c’est à vous de jouer.
told-room-hurry = { $game } : { $who }, votre temps s’épuise.
told-room-over = { $game } : la partie de { $who } est terminée.
told-room-begun = { $game } : la partie de tournoi de { $who } commence.
told-test-title = Ça marche
told-test = Ceci est un essai d’Adit. Voilà comment vous saurez quand c’est à vous de jouer.
told-mail-end = Pour ne plus recevoir ces messages, ouvrez { $link }
told-day-title = { $count ->
    [1] Une table vous attend
   *[other] { $count } tables vous attendent
}
told-day = C’est à vous de jouer ici :
told-title = Quand c’est à vous de jouer
told-short = Une notification, un e-mail ou un message dans un salon quand c’est à vous de jouer. Tout est désactivé tant que vous ne choisissez rien.
told-choose = Choisir
told-about = Vous êtes prévenu quand une table vous attend en votre absence, et quand une partie est terminée. Aucun message ne révèle ce que vous êtes seul à savoir.
told-push-title = Notifications
told-push-about = Votre téléphone ou votre ordinateur les affiche même si aucune page n’est ouverte. Sur iPhone ou iPad, ajoutez d’abord cette page à l’écran d’accueil.
told-push-on = Me prévenir dans ce navigateur
told-push-off = Désactiver
told-push-off-one = Désactiver les notifications : { $what }
told-push-unable = Ce navigateur ne peut pas afficher de notifications ici. La page doit être ouverte en https.
told-push-denied = Le navigateur n’a pas le droit d’afficher de notifications. Autorisez-les pour cette page dans ses réglages, puis réessayez.
told-push-failed = Le service de notifications de ce navigateur n’est pas joignable. Réessayez plus tard.
told-mail-title = E-mail
told-mail = Votre adresse e-mail
told-mail-about = Seuls vous et l’hôte de ce serveur pouvez la voir.
told-mail-confirmed = Vous avez confirmé cette adresse. Laissez le champ vide pour ne plus recevoir d’e-mails.
told-mail-open = Cette adresse n’est pas encore confirmée. Envoyez un essai et ouvrez le lien qu’il contient.
told-mail-none = L’hôte de ce serveur n’a pas configuré d’e-mail.
told-rhythm = À quelle fréquence
told-rhythm-turn = Un e-mail à chaque tour
told-rhythm-day = Un e-mail par jour, le soir
told-hook-title = Salon ou programme
told-hook-about = Discord, Slack et Matrix vous donnent une adresse de webhook pour un salon. Votre propre programme reçoit du JSON.
told-hook = Adresse du webhook
told-format = Destinataire
told-format-json = Un programme (JSON)
told-secret = Secret
told-secret-about = Il sert à signer le JSON. Pour un salon Matrix joint directement, c’est le jeton d’accès. Laissez-le vide pour garder l’actuel.
told-quiet-title = Heures calmes
told-quiet-about = Ce qui arrive pendant ces heures vous est dit ensuite, si la table vous attend encore.
told-quiet-from = À partir de
told-quiet-to = Jusqu’à
told-try = Essayer
told-try-push = Envoyer une notification d’essai
told-try-mail = Envoyer un e-mail d’essai
told-try-hook = Envoyer un essai au webhook
told-saved = Enregistré.
told-saved-open = Enregistré. Envoyez maintenant un e-mail d’essai et ouvrez le lien qu’il contient : l’adresse compte à partir de là.
told-sent = L’essai est envoyé. Il devrait arriver dans un instant.
told-confirm-title = Confirmez votre adresse e-mail
told-confirm-mail =
    Quelqu’un veut qu’Adit envoie des e-mails à cette adresse quand c’est son tour de jouer. Si c’est vous, ouvrez ce lien :

    { $link }

    Sinon, ne faites rien : rien d’autre ne sera envoyé.
told-confirm-about = Désormais, cette adresse sera prévenue quand c’est à vous de jouer.
told-confirm = C’est mon adresse
told-confirmed = Merci. Les e-mails arrivent désormais à cette adresse.
told-end-title = Plus d’e-mails
told-end-about = Vous ne recevrez plus d’e-mails de ce serveur. Vous pouvez les choisir à nouveau à tout moment.
told-end = Arrêter les e-mails
told-ended = C’est fait. Vous ne recevrez plus d’e-mails.
told-fault-address = Ce n’est pas une adresse à laquelle on peut envoyer. Copiez l’adresse entière ; elle commence par https://
told-fault-open = { $host } serait joint sans chiffrement. Utilisez une adresse qui commence par https://
told-fault-internal = { $host } est dans un réseau privé. Utilisez une adresse publique, ou demandez à l’hôte de ce serveur d’autoriser les adresses internes.
told-fault-unknown = { $host } est introuvable. Vérifiez l’orthographe de l’adresse.
told-fault-unreachable = { $host } ne répond pas ({ $said }). Réessayez plus tard.
told-fault-untrusted = { $host } n’offre pas de connexion sûre : { $said }
told-fault-gone = { $host } dit que cette adresse n’existe plus ({ $said }). Configurez-la à nouveau là-bas.
told-fault-moved = { $host } renvoie ailleurs ({ $said }). Entrez l’adresse vers laquelle il renvoie.
told-fault-refused = { $host } refuse le message : { $said }. Vérifiez l’adresse et ses réglages là-bas.
told-fault-later = Le message ne passe pas pour l’instant ({ $said }). Réessayez plus tard.
told-fault-keys = Ce navigateur ne peut plus être prévenu. Désactivez les notifications puis réactivez-les.
told-fault-mail-address = Ce n’est pas une adresse e-mail. Elle ressemble à nom@example.org
told-fault-mail-refused = Le serveur de messagerie refuse l’e-mail : { $said }. Vérifiez l’adresse.
told-fault-mail-server = Le serveur de messagerie n’est pas utilisable pour l’instant : { $said }. Prévenez l’hôte de ce serveur.

holidays-title = Vacances
holidays-about = Pendant votre absence, votre pendule est arrêtée aux tables où chacun dispose d’une demi-journée ou plus. Vous pouvez être absent { $days } jours par an. Les autres joueurs voient jusqu’à quand vous avez le temps.
holidays-enter-short = Indiquer des vacances
holidays-coming = Vos vacances
holidays-none = Rien n’est prévu.
holidays-days = du { $first } au { $last }
holidays-end = Supprimer
holidays-back = Je suis de retour
holidays-end-one = { $what } : { $days }
holidays-enter = Nouvelles vacances
holidays-first = Premier jour
holidays-last = Dernier jour
holidays-to-me = Retour à votre page
holidays-no-date = Ce n’est pas une date. Choisissez de nouveau les jours.
holidays-backwards = Le dernier jour est avant le premier. Changez l’un des deux.
holidays-past = Les vacances commencent aujourd’hui ou plus tard. Choisissez un autre premier jour.
holidays-twice = Certains de ces jours font déjà partie d’autres vacances. Supprimez-les d’abord.
holidays-too-long = Cela ferait plus de { $days } jours de vacances en un an. Choisissez moins de jours.
