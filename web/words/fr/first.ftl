### The house: Home, frame, set-up, settings, and what goes wrong. These words come before everything else.

player-you = Vous
surprise = Au hasard
list-two = { $first } et { $last }
list-more = { $first }, { $next }
list-end = { $first } et { $last }
list-clauses = { $first } ; { $next }
list-sentences = { $first } { $next }
list-stop = { $words }.
site-description = Des jeux de cartes contre des rivaux qui ne voient que ce que vous verriez à leur place. Gratuit, dans votre navigateur, hors ligne aussi.

## En-tête, menu, fenêtres

skip = Aller au contenu
menu = Menu
close = Fermer
cancel = Annuler
back-home = Retour à l’accueil
help-title = Aide
help-now = La règle du moment
home-title = Accueil
table-title = Table
set-up-title = Préparer une table
rivals-title = Rivaux
settings-title = Réglages
about-title = À propos
learn-menu = Apprendre
daily-title = Partie du jour
past-title = Parties passées
rules-title = Règles
deck-title = Cartes
album-title = Album
statistics-title = Statistiques
review-title = Analyse
watch-title = Revoir
share-title = Partager
deal-title = Une donne pour vous
copied = copié
copy-failed = la copie a échoué

## Accueil

home-play = Jouer
home-resume = Reprendre
home-just-play = Jouer tout de suite
home-learn-first = Apprendre en trois minutes
home-others = Aussi dans cette maison
home-resume-hint = { $count ->
    [one] Votre partie contre un rival, du { DATETIME($when, day: "numeric", month: "long", hour: "numeric", minute: "numeric") }
   *[other] Votre partie contre { $count } rivaux, du { DATETIME($when, day: "numeric", month: "long", hour: "numeric", minute: "numeric") }
}

## Où en sont les choses

status-loading = Les rivaux arrivent, { $percent } % (à la première visite seulement)
status-starting = Les rivaux prennent place
status-waiting = Pas de réseau : les rivaux attendent à la gare
status-recovering = Un rival a trébuché ; un instant
status-failed = Les rivaux ne peuvent pas venir : ce navigateur leur ferme la porte
status-ready = Les rivaux sont là
status-installing = Préparation du jeu hors ligne, { $percent } %
status-offline = Prêt hors ligne
update-ready = Une nouvelle version est prête.
update-apply = L’utiliser maintenant
update-coming = Un instant, elle prend le relais…

## Ce qui est conservé

store-unkept = Non enregistré
store-blocked = Ce navigateur ne garde rien pour nous : vous pouvez jouer, mais la partie disparaîtra avec la page.
store-blocked-help = Autorisez cette page à conserver des données, dans les réglages du navigateur, ou quittez la navigation privée. Dès que c’est permis, cette partie s’enregistre d’elle-même.
store-full = Cet appareil n’a plus de place : vous pouvez continuer, mais rien n’est plus conservé.
store-full-help = Faites de la place : supprimez d’anciennes parties dont vous n’avez plus besoin, après les avoir mises dans une sauvegarde. Dès qu’il y a de la place, cette partie s’enregistre d’elle-même.
store-asides = { $count ->
    [one] Une partie enregistrée est illisible. Elle est conservée.
   *[other] { $count } parties enregistrées sont illisibles. Elles sont conservées.
}
store-asides-where = Les voir
no-such-game = Cette partie n’est pas sur cet appareil.
game-elsewhere = Cette partie continue dans un autre onglet.
strange-address = Ce lien ne mène nulle part ici : voici l’accueil.
screen-missing = Cette page n’est pas encore sur cet appareil et ne peut pas être chargée pour le moment. Réessayez quand il y aura du réseau.
words-missing = Les mots de cette langue ne peuvent pas être chargés pour le moment. Réessayez quand il y aura du réseau.

## Préparer une table

set-up-seats = Joueurs
set-up-rivals = Vos rivaux
set-up-rival = Place { $seat }
set-up-seat = Place { $seat }
set-up-level = Niveau
set-up-surprise-hint = Vous verrez bien qui vient.
set-up-fair = Quel que soit le niveau, un rival ne voit que ce que vous verriez de sa place, et la donne est la même.
set-up-rules = Règles et donne
set-up-first-draw = Tiré au sort
set-up-seed = Donne
set-up-seed-hint = Le même mot donne les mêmes cartes. Laissez vide pour de nouvelles.
set-up-seed-new = nouvelles cartes
set-up-seed-draw = En tirer une
set-up-begin = Commencer
set-up-usual = Comme d’habitude

## Réglages

settings-look = Apparence
settings-table = À la table
settings-sound = Son
settings-system = Comme l’appareil
settings-language = Langue
settings-theme = Couleurs
settings-theme-light = Claires
settings-theme-dark = Sombres
settings-text = Texte
settings-text-normal = Normal
settings-text-large = Grand
settings-text-larger = Très grand
settings-pace = Allure
settings-pace-hint = Une touche ou un appui fait avancer. Si l’appareil demande moins d’animations, rien ne bouge.
settings-pace-stately = Solennelle
settings-pace-normal = Normale
settings-pace-brisk = Vive
settings-pace-instant = Immédiate
settings-results = Continuer
settings-results-always = Toujours
settings-results-mine = Si cela me concerne
settings-results-never = Jamais
settings-results-hint = Quand un résultat attend que vous appuyiez sur Continuer. Les autres passent d’eux-mêmes après un instant.
settings-level = Niveau des rivaux
settings-level-rising = Monte avec moi
settings-level-hint = Pour les rivaux dont personne n’a choisi le niveau. Ils commencent en douceur et progressent quand vous gagnez.
settings-prompter = Le souffleur
settings-prompter-off = Muet
    .why = Vous jouez sans aide.
settings-prompter-facts = Faits
    .why = Ce que votre coup entraînerait, et ce qui reste.
settings-prompter-values = Valeurs
    .why = En plus, ce que vaut chaque choix, pour vous et pour les autres.
settings-prompter-advice = Conseils
    .why = En plus, ce que ferait un fort joueur, et pourquoi.
settings-remarks = Les rivaux peuvent faire des remarques
settings-letters = Touches lettres
settings-letters-hint = Désactivez-les si elles gênent votre lecteur d’écran ou la commande vocale.
settings-effects = Effets
settings-music = Musique
settings-sound-hint = Aucun son avant votre premier geste.
settings-kept = Les réglages sont conservés sur cet appareil.

## À propos

about-version = Version
about-offline = État
about-private = Rien de ce que vous faites ici ne quitte votre appareil : ni compte, ni pistage, ni serveur.
about-kept = Conservé sur cet appareil
about-games = { $count ->
    [0] Aucune partie.
    [one] Une partie.
   *[other] { $count } parties.
}
about-copy-record = Copier la feuille de la dernière partie
about-asides = Illisibles
about-asides-why = Ces sauvegardes sont abîmées ou viennent d’une autre version. Nous les gardons telles quelles ; copiez-les pour les examiner ou demander de l’aide.
aside-copy = Copier
aside-delete = Supprimer
aside-delete-sure = Supprimer « { $name } » pour de bon ?
about-licences = Licences
about-licence-ours = Notre part est un logiciel libre sous licence MIT. Elle repose sur le travail d’autrui :

## Touches

keys-title = Touches
keys-letters-on = Les touches lettres sont actives ; les réglages permettent de les couper. Tab déplace toujours le focus.
keys-letters-off = Les touches lettres sont coupées ; les réglages permettent de les activer. Tab déplace toujours le focus.
key-help = Aide
key-close = Fermer ce qui est ouvert
key-space = Espace
key-enter = Entrée
key-backspace = Retour arrière
key-escape = Échap

## Ennuis

trouble-bug = Cela n’aurait pas dû arriver
trouble-bug-text = Quelque chose s’est mal passé dans le programme. Vous n’y êtes pour rien.
trouble-engine = Les rivaux ne répondent pas
trouble-engine-text = La partie du programme qui connaît les règles reste injoignable, malgré plusieurs essais.
trouble-refused = C’est impossible
trouble-refused-text = Les règles ne le permettent pas en ce moment.
trouble-unreadable = Cette partie est illisible
trouble-unreadable-text = Elle est abîmée ou vient d’une autre version. Elle est conservée, sous « À propos ».
trouble-absent = Un rival manque
trouble-absent-text = Quelqu’un à cette table n’existe pas dans cette version du jeu. La partie reprendra dès que la version qui le connaît sera de retour.
trouble-kept = Votre partie est conservée jusqu’au dernier coup.
trouble-nothing-lost = Rien de ce qui était enregistré n’est perdu.
trouble-details = Détails
trouble-copy = Copier le rapport
trouble-again = Recharger la page
trouble-on = Continuer
trouble-another = Jouer une autre partie
error-engine-failed = La partie du programme qui connaît les règles ne démarre pas dans ce navigateur.
error-engine-lost = La partie du programme qui connaît les règles s’est arrêtée plusieurs fois. Recharger la page aide souvent.
error-illegal-move = Les règles ne le permettent pas en ce moment.
error-bad-move = Ce n’est pas un coup de ce jeu.
error-bad-record = La feuille de partie est abîmée ou ne suit pas les règles.
error-bad-deck = Ce jeu de cartes n’a pas la forme qu’il faut au jeu.
error-bad-setup = On ne peut pas préparer de partie ainsi.
error-unknown-game = Ce jeu n’est pas dans la boîte.
error-unknown-bot = L’un de ces rivaux n’est pas dans la boîte.
error-not-offered = Ce jeu ne propose pas cela.
