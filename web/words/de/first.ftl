### The house: Home, frame, set-up, settings, and what goes wrong. These words come before everything else.

player-you = Sie
surprise = Überraschung
list-two = { $first } und { $last }
list-more = { $first }, { $next }
list-end = { $first } und { $last }
list-clauses = { $first }; { $next }
list-sentences = { $first } { $next }
list-stop = { $words }.
site-description = Kartenspiele gegen Rivalen, die nur sehen, was Sie an ihrem Platz sähen. Kostenlos, in Ihrem Browser, auch ohne Netz.

## Kopfzeile, Menü, Fenster

skip = Zum Inhalt springen
menu = Menü
close = Schließen
cancel = Abbrechen
back-home = Zurück zum Start
help-title = Hilfe
help-now = Was jetzt gilt
home-title = Start
table-title = Tisch
set-up-title = Tisch aufbauen
rivals-title = Rivalen
settings-title = Einstellungen
about-title = Über das Spiel
learn-menu = Lernen
daily-title = Tagespartie
past-title = Frühere Partien
rules-title = Regeln
deck-title = Karten
album-title = Album
statistics-title = Statistik
review-title = Rückblick
watch-title = Ansehen
share-title = Teilen
deal-title = Karten für Sie
copied = kopiert
copy-failed = konnte nicht kopiert werden

## Start

home-play = Spielen
home-resume = Weiterspielen
home-just-play = Gleich spielen
home-learn-first = In drei Minuten lernen
home-others = Auch in diesem Haus
home-resume-hint = { $count ->
    [one] Ihre Partie gegen einen Rivalen, vom { DATETIME($when, day: "numeric", month: "long", hour: "numeric", minute: "numeric") }
   *[other] Ihre Partie gegen { $count } Rivalen, vom { DATETIME($when, day: "numeric", month: "long", hour: "numeric", minute: "numeric") }
}

## Wie es steht

status-loading = Die Rivalen reisen an, { $percent } % (nur beim ersten Besuch)
status-starting = Die Rivalen nehmen Platz
status-waiting = Kein Netz: Die Rivalen warten am Bahnhof
status-recovering = Ein Rivale ist gestolpert; einen Augenblick
status-failed = Die Rivalen können nicht kommen: Dieser Browser lässt sie nicht ein
status-ready = Die Rivalen sind da
status-installing = Wird für das Spiel ohne Netz eingepackt, { $percent } %
status-offline = Bereit auch ohne Netz
update-ready = Eine neue Fassung ist bereit.
update-apply = Jetzt verwenden
update-coming = Einen Moment, sie übernimmt …

## Was aufbewahrt wird

store-unkept = Nicht gespeichert
store-blocked = Dieser Browser bewahrt nichts für uns auf: Sie können spielen, aber mit der Seite ist die Partie weg.
store-blocked-help = Erlauben Sie dieser Seite in den Einstellungen des Browsers, Daten zu speichern, oder verlassen Sie den privaten Modus. Sobald das erlaubt ist, wird diese Partie von selbst gespeichert.
store-full = Auf diesem Gerät ist kein Platz mehr: Sie können weiterspielen, aber ab jetzt wird nichts aufbewahrt.
store-full-help = Schaffen Sie Platz: Löschen Sie frühere Partien, die Sie nicht mehr brauchen, nachdem Sie sie gesichert haben. Sobald Platz ist, wird diese Partie von selbst gespeichert.
store-asides = { $count ->
    [one] Ein Spielstand ist nicht lesbar. Er bleibt aufbewahrt.
   *[other] { $count } Spielstände sind nicht lesbar. Sie bleiben aufbewahrt.
}
store-asides-where = Ansehen
no-such-game = Diese Partie ist nicht auf diesem Gerät.
game-elsewhere = Diese Partie geht in einem anderen Tab weiter.
strange-address = Dieser Link führt hier nirgendwohin, darum sehen Sie den Start.
screen-missing = Diese Seite ist noch nicht auf diesem Gerät und lässt sich gerade nicht laden. Versuchen Sie es noch einmal, wenn wieder Netz da ist.
words-missing = Die Wörter dieser Sprache lassen sich gerade nicht laden. Versuchen Sie es noch einmal, wenn wieder Netz da ist.

## Tisch aufbauen

set-up-seats = Spieler
set-up-rivals = Ihre Rivalen
set-up-rival = Platz { $seat }
set-up-seat = Platz { $seat }
set-up-level = Stärke
set-up-surprise-hint = Sie werden sehen, wer kommt.
set-up-fair = Bei jeder Stärke sehen die Rivalen nur, was Sie von deren Platz aus sähen, und die Karten sind dieselben.
set-up-rules = Regeln und Karten
set-up-first-draw = Ausgelost
set-up-seed = Kartenverteilung
set-up-seed-hint = Dasselbe Wort gibt dieselben Karten. Leer lassen für neue.
set-up-seed-new = neue Karten
set-up-seed-draw = Eine ziehen
set-up-begin = Beginnen
set-up-usual = Wie üblich

## Einstellungen

settings-look = Aussehen
settings-table = Am Tisch
settings-sound = Klang
settings-system = Wie das Gerät
settings-language = Sprache
settings-theme = Farben
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-text = Schrift
settings-text-normal = Normal
settings-text-large = Groß
settings-text-larger = Sehr groß
settings-pace = Tempo
settings-pace-hint = Jede Taste und jede Berührung überspringt. Wo das Gerät weniger Bewegung wünscht, bewegt sich nichts.
settings-pace-stately = Getragen
settings-pace-normal = Normal
settings-pace-brisk = Flott
settings-pace-instant = Sofort
settings-results = Weiter
settings-results-always = Immer
settings-results-mine = Wenn es mich betrifft
settings-results-never = Nie
settings-results-hint = Wann ein Ergebnis wartet, bis Sie auf Weiter drücken. Die anderen gehen nach einem Moment von selbst weiter.
settings-level = Stärke der Rivalen
settings-level-rising = Wächst mit mir
settings-level-hint = Für Rivalen, deren Stärke niemand gewählt hat. Sie beginnen sanft und werden stärker, wenn Sie gewinnen.
settings-prompter = Der Souffleur
settings-prompter-off = Aus
    .why = Sie sind auf sich gestellt.
settings-prompter-facts = Fakten
    .why = Wozu Ihr Zug führen würde, und was noch da ist.
settings-prompter-values = Werte
    .why = Dazu, was jede Möglichkeit wert ist, Ihnen und anderen.
settings-prompter-advice = Rat
    .why = Dazu, was ein starker Spieler täte, und warum.
settings-remarks = Rivalen dürfen Bemerkungen machen
settings-letters = Buchstabentasten
settings-letters-hint = Ausschalten, wenn sie dem Bildschirmleser oder der Sprachsteuerung in die Quere kommen.
settings-effects = Geräusche
settings-music = Musik
settings-sound-hint = Vor der ersten Berührung erklingt nichts.
settings-kept = Die Einstellungen bleiben auf diesem Gerät.

## Über das Spiel

about-version = Fassung
about-offline = Zustand
about-private = Nichts, was Sie hier tun, verlässt Ihr Gerät: kein Konto, kein Tracking, kein Server.
about-kept = Auf diesem Gerät aufbewahrt
about-games = { $count ->
    [0] Noch keine Partie.
    [one] Eine Partie.
   *[other] { $count } Partien.
}
about-copy-record = Aufzeichnung der letzten Partie kopieren
about-asides = Nicht lesbar
about-asides-why = Diese Spielstände sind beschädigt oder aus einer anderen Fassung. Wir heben sie auf, wie sie sind; zum Nachsehen oder Nachfragen lassen sie sich kopieren.
aside-copy = Kopieren
aside-delete = Löschen
aside-delete-sure = „{ $name }“ endgültig löschen?
about-licences = Lizenzen
about-licence-ours = Unser Anteil ist freie Software unter der MIT-Lizenz. Er steht auf der Arbeit anderer:

## Tasten

keys-title = Tasten
keys-letters-on = Buchstabentasten sind an; die Einstellungen schalten sie aus. Tab bewegt immer den Fokus.
keys-letters-off = Buchstabentasten sind aus; die Einstellungen schalten sie ein. Tab bewegt immer den Fokus.
key-help = Hilfe
key-close = Schließen, was offen ist
key-space = Leertaste
key-enter = Eingabe
key-backspace = Rücktaste
key-escape = Esc

## Störungen

trouble-bug = Das hätte nicht geschehen sollen
trouble-bug-text = Im Programm ging etwas schief. Sie können nichts dafür.
trouble-engine = Die Rivalen antworten nicht
trouble-engine-text = Der Teil des Programms, der die Regeln kennt, war trotz mehrerer Versuche nicht zu erreichen.
trouble-refused = Das geht nicht
trouble-refused-text = Die Regeln erlauben es jetzt nicht.
trouble-unreadable = Diese Partie ist nicht lesbar
trouble-unreadable-text = Sie ist beschädigt oder aus einer anderen Fassung. Sie bleibt aufbewahrt, unter „Über das Spiel“.
trouble-absent = Ein Rivale fehlt
trouble-absent-text = Jemand an diesem Tisch kommt in dieser Fassung des Spiels nicht vor. Die Partie geht weiter, sobald die Fassung wieder da ist, die ihn kennt.
trouble-kept = Ihre Partie ist bis zum letzten Zug aufbewahrt.
trouble-nothing-lost = Nichts Gespeichertes ist verloren.
trouble-details = Einzelheiten
trouble-copy = Bericht kopieren
trouble-again = Seite neu laden
trouble-on = Weiter
trouble-another = Eine andere Partie spielen
error-engine-failed = Der Teil des Programms, der die Regeln kennt, startet in diesem Browser nicht.
error-engine-lost = Der Teil des Programms, der die Regeln kennt, blieb mehrmals stehen. Oft hilft es, die Seite neu zu laden.
error-illegal-move = Die Regeln erlauben das jetzt nicht.
error-bad-move = Das ist kein Zug dieses Spiels.
error-bad-record = Die Aufzeichnung ist beschädigt oder folgt nicht den Regeln.
error-bad-deck = Dieses Kartenspiel hat nicht die Form, die das Spiel braucht.
error-bad-setup = So lässt sich keine Partie aufbauen.
error-unknown-game = Dieses Spiel ist nicht in der Schachtel.
error-unknown-bot = Einer dieser Rivalen ist nicht in der Schachtel.
error-not-offered = Das gibt es in diesem Spiel nicht.
