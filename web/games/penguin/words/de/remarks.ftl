### What rivals say on the ice: funny, short, true to the moment, and never about the rules.

## Bianca

remark-bianca-begin-1 = Stellt den Champagner kalt. Ach, er ist es schon.
remark-bianca-begin-2 = Eis steht mir. Brillanten auch.
remark-bianca-fee-1 = Eine Gebühr? Setzen Sie sie auf meine Rechnung, Schatz.
remark-bianca-fee-2 = Ich zahle. Das ist mein liebster Sport.
remark-bianca-fee-3 = Punkte kommen und gehen. Ein guter Platz bleibt.
remark-bianca-excuse-1 = Nehmen Sie die Karte. Dieses Kleid hat keine Taschen.
remark-bianca-excuse-2 = Ein Autogramm statt Bargeld. Nur heute Abend.
remark-bianca-score-1 = Meine Gäste wissen sich zu amüsieren.
remark-bianca-score-2 = Applaus! Ich habe ihn eingeladen.
remark-bianca-score-3 = Ich verwöhne meine Pinguine. Das sieht man.
remark-bianca-card-1 = Ein Andenken! Jemand trage es mir.
remark-bianca-card-2 = Wenig Punkte, aber mit enorm viel Stil.
remark-bianca-card-3 = Der Star kommt mit zu mir.
remark-bianca-tie-1 = Zwei Gastgeber, ein Künstler. Wie gewöhnlich.
remark-bianca-tie-2 = Teilen? Dann lieber gar nicht.
remark-bianca-snub-1 = Meine Gäste sparen sich ihr Lächeln.
remark-bianca-snub-2 = Ich sah gerade dem Nordlicht zu.
remark-bianca-snub-3 = Ein seltsames Stückchen. Das nächste!
remark-bianca-win-1 = Der Kaiser hat meinen Handschuh geküsst. Zweimal.
remark-bianca-win-2 = Gebühren bezahlt und die Krone behalten.
remark-bianca-lose-1 = Ich schmelze. Mit Anmut.
remark-bianca-lose-2 = Den nächsten Eisberg kaufe ich.
remark-bianca-begin-3 = Guten Abend, Pinguine. Verbeugen Sie sich.
remark-bianca-token-1 = Alle Einladungen sind verschickt. Der Rest beneidet.
remark-bianca-token-2 = Mein letzter Marker. Graviert, versteht sich.
remark-bianca-snub-4 = Ihre Gäste kichern. Meine können sitzen.
remark-bianca-win-3 = Ein Toast auf mich. Mit Eis, natürlich.
remark-bianca-lose-3 = Sie? Das Eis muss schief sein.
remark-bianca-lose-4 = Nehmen Sie die Krone. Sie passte nie zu den Schuhen.

## Ottavio

remark-ottavio-begin-1 = Das Eis war umsonst. Ich habe gefragt.
remark-ottavio-begin-2 = Ein Pinguin, verbucht und unterstrichen.
remark-ottavio-fee-1 = Raub! Gibt es dafür ein Formular?
remark-ottavio-fee-2 = Ich zahle. Das vergesse ich jahrelang nicht.
remark-ottavio-fee-3 = Familie ist ein Luxus.
remark-ottavio-excuse-1 = Meine Karte. Meine schöne Karte.
remark-ottavio-excuse-2 = Ich gebe sie her, aber ich notiere die Nummer.
remark-ottavio-score-1 = Einnahmen! Unerwartete Einnahmen!
remark-ottavio-score-2 = Gäste, die sich rechnen.
remark-ottavio-score-3 = Die Spalte stimmt. Ich habe zweimal gerechnet.
remark-ottavio-card-1 = Ab in den Tresor damit.
remark-ottavio-card-2 = Ich verdiene wenig und behalte alles.
remark-ottavio-card-3 = Eine Karte mehr, keine Kosten mehr.
remark-ottavio-tie-1 = Abgeworfen? Man wirft nichts weg!
remark-ottavio-tie-2 = Gleiche Teile von nichts. Notiert.
remark-ottavio-snub-1 = Keine Einnahmen. Hoffentlich auch keine Kosten.
remark-ottavio-snub-2 = Andere verdienen. Ich spitze den Bleistift.
remark-ottavio-snub-3 = Ich bin nur wegen des Gratisfischs da.
remark-ottavio-win-1 = Sieg, und keine Karte fehlt.
remark-ottavio-win-2 = Die Bilanz lasse ich rahmen.
remark-ottavio-lose-1 = Verloren, ohne Aufpreis.
remark-ottavio-lose-2 = Irgendwo steckt ein Fehler in den Büchern.
remark-ottavio-begin-3 = Ein paar Punkte zum Anfang. Ich habe nachgezählt.
remark-ottavio-token-1 = Drei Marker weg, keiner übrig. Unschön.
remark-ottavio-token-2 = Der letzte Marker. Er stand in den Büchern.
remark-ottavio-snub-4 = Ihre Einnahmen steigen. Ich schreibe mit Bleistift.
remark-ottavio-win-3 = Viele Punkte, wenig Kekse. Ein gutes Jahr.
remark-ottavio-lose-3 = Sie siegen. Darf ich die Belege sehen?
remark-ottavio-lose-4 = Gut gerechnet. Ich sage das ungern.

## Zelda

remark-zelda-begin-1 = Raten Sie, welchen Pinguin ich wirklich will. Falsch.
remark-zelda-begin-2 = Schauen Sie nicht auf meine Marker. Schauen Sie auf den Hut.
remark-zelda-fee-1 = Ich wollte zahlen. Das war der Trick.
remark-zelda-fee-2 = Teuer, nicht wahr? Nun grübeln Sie, warum.
remark-zelda-fee-3 = Achten Sie auf die Münze. Nicht auf die andere Hand.
remark-zelda-excuse-1 = Diese Karte war nie da.
remark-zelda-excuse-2 = Eben war sie da. Jetzt schulde ich nichts.
remark-zelda-score-1 = Sie dachten, der gehört Ihnen.
remark-zelda-score-2 = Ich lud einen alten Bekannten ein. Den haben Sie übersehen.
remark-zelda-score-3 = Eine Füchsin weiß immer, wohin die Menge schaut.
remark-zelda-card-1 = Am wenigsten? So war es geplant.
remark-zelda-card-2 = Ich habe eine Karte. Prüfen Sie Ihre Ärmel.
remark-zelda-card-3 = Wenig Punkte, lange Finger.
remark-zelda-tie-1 = Jemand hat meine Lüge kopiert.
remark-zelda-tie-2 = Weg? Es sollte nur so aussehen.
remark-zelda-snub-1 = Diese Vorstellung war ein Köder.
remark-zelda-snub-2 = Ich schaue absichtlich woandershin.
remark-zelda-snub-3 = Viel Vergnügen. Mein wahrer Plan liegt drüben.
remark-zelda-win-1 = Meinen besten Trick sahen Sie nicht: den Punktestand.
remark-zelda-win-2 = Alles Bluff. Außer den Punkten.
remark-zelda-lose-1 = Ich habe die Pinguine gewinnen lassen.
remark-zelda-lose-2 = Dünnes Eis, dünne Lügen.
remark-zelda-begin-3 = Ich kam mal als Pinguin. Niemand merkte es.
remark-zelda-token-1 = Keine Marker mehr? Schauen Sie genau. Nein, wirklich.
remark-zelda-token-2 = Mein letzter Marker liegt, wo niemand hinsieht.
remark-zelda-snub-4 = Sie lachen am besten. Noch.
remark-zelda-win-3 = Ich lag nie zurück. Es sah nur so aus.
remark-zelda-lose-3 = Sie sehen durch Schnee. Respekt.
remark-zelda-lose-4 = Ich hatte einen Plan. Sie den besseren. Frech.

## Raimondo

remark-raimondo-begin-1 = Hier Laternen, dort Schnee, und recht viel Publikum.
remark-raimondo-begin-2 = Ein Eisberg! Was für eine Kulisse!
remark-raimondo-fee-1 = Ein volles Haus kostet etwas mehr.
remark-raimondo-fee-2 = Sie passen zusammen! Dafür zahle ich.
remark-raimondo-fee-3 = Der Gruppe fehlte genau dort eine Figur.
remark-raimondo-excuse-1 = Ich brauchte ohnehin nur das Kostüm.
remark-raimondo-excuse-2 = Leb wohl, lieber Künstler. Der Hut bleibt.
remark-raimondo-score-1 = Haben Sie die Gesichter gesehen? Von unten beleuchtet!
remark-raimondo-score-2 = Nur noch Stehplätze. So mag ich es.
remark-raimondo-score-3 = Mehr Pinguine, mehr Freude.
remark-raimondo-card-1 = Die hänge ich neben den Spiegel.
remark-raimondo-card-2 = Eine kleine Rolle, schön gemalt.
remark-raimondo-card-3 = Diese Farben! Und meine.
remark-raimondo-tie-1 = Das Plakat war schon gedruckt.
remark-raimondo-tie-2 = Niemand bekommt sie? Schade um den Samt.
remark-raimondo-snub-1 = Schlecht beleuchtet, wenn Sie mich fragen.
remark-raimondo-snub-2 = Meine Gäste bewunderten den Vorhang.
remark-raimondo-snub-3 = Und wo waren die Federn?
remark-raimondo-win-1 = Das Publikum war’s. Und der Schnee.
remark-raimondo-win-2 = An die Laternen wird man sich erinnern.
remark-raimondo-lose-1 = Trotzdem das hübscheste Fest auf dem Eis.
remark-raimondo-lose-2 = Die Kritiker waren kühl. Ihre Füße auch.
remark-raimondo-begin-3 = Erst die Laternen. Dann die Pinguine.
remark-raimondo-token-1 = Alle Einladungen hängen. Was für ein Bild!
remark-raimondo-token-2 = Mein letzter Marker, genau im Licht.
remark-raimondo-snub-4 = Ihre Ecke leuchtet. Ich bin kaum neidisch.
remark-raimondo-win-3 = Das Fest des Jahrhunderts. Ich habe es gezeichnet.
remark-raimondo-lose-3 = Sie siegen, und so schön beleuchtet!
remark-raimondo-lose-4 = Gegen guten Geschmack verliere ich gern.

## Petra

remark-petra-begin-1 = Nettes Fest. Schade, wenn es jemand verdirbt.
remark-petra-begin-2 = Ich schaue auf den Führenden. Immer.
remark-petra-fee-1 = Das kostet mich. Sie kostet es mehr.
remark-petra-fee-2 = Billig, für das, was es verdirbt.
remark-petra-fee-3 = Ich zahle, um im Weg zu stehen.
remark-petra-excuse-1 = Nehmen Sie sie. Ich mag keine Tiere.
remark-petra-excuse-2 = Eine Karte weniger. Ein Feind mehr.
remark-petra-score-1 = Meine lachen. Ihre frieren.
remark-petra-score-2 = Punkte. Und Sie lächeln nicht. Perfekt.
remark-petra-score-3 = Ich sah, wohin Sie schauten, und ging hin.
remark-petra-card-1 = Sie brauchten sie? Umso besser.
remark-petra-card-2 = Am wenigsten Punkte, am meisten Schmerz.
remark-petra-card-3 = Jetzt meine. Schmollen Sie ruhig.
remark-petra-tie-1 = Niemand bekommt sie. Das nenne ich gerecht.
remark-petra-tie-2 = Wenn es brennt, dann für alle.
remark-petra-snub-1 = Lachen Sie nur. Ich zähle mit.
remark-petra-snub-2 = Dieser Platz war mir versprochen.
remark-petra-snub-3 = Ich habe schon lustigere Eiszapfen gesehen.
remark-petra-win-1 = Ich sah Ihnen den ganzen Abend beim Schmelzen zu.
remark-petra-win-2 = Das beste Fest meines Lebens. Für mich.
remark-petra-lose-1 = Achten Sie auf dem Heimweg auf das Loch im Eis.
remark-petra-lose-2 = Ich weiß noch, wer wo saß.
remark-petra-begin-3 = Ich habe mich selbst eingeladen. Rücken Sie.
remark-petra-token-1 = Mein letzter Marker. Er steht Ihnen im Weg.
remark-petra-token-2 = Keine Marker mehr. Dann starre ich eben.
remark-petra-snub-4 = Sie punkten. Ich notiere Ihre Adresse.
remark-petra-win-3 = Das Eis war dünn. Vor allem unter Ihnen.
remark-petra-lose-3 = Gewonnen. Schlafen Sie mit einem Auge offen.
remark-petra-lose-4 = Viel Freude an der Krone. Sie ist kalt.

## Anselmo

remark-anselmo-begin-1 = Ich habe mein Netz dabei, für alle Fälle.
remark-anselmo-begin-2 = Vier Familien, ein Liebling. Ich sage nicht, welcher.
remark-anselmo-fee-1 = Sie gehören zusammen! Das ist mir die Gebühr wert.
remark-anselmo-fee-2 = Warum kosten Verwandte extra?
remark-anselmo-fee-3 = Ein volles Regal ist nie billig.
remark-anselmo-excuse-1 = Sie passte nicht zu den anderen. Weh tut es trotzdem.
remark-anselmo-excuse-2 = Flieg, kleine Karte.
remark-anselmo-score-1 = Sie lachten im Chor. Haben Sie das gehört?
remark-anselmo-score-2 = Meine Pinguine haben so viel Geschmack.
remark-anselmo-score-3 = Ich habe jedes Lachen beschriftet.
remark-anselmo-card-1 = Ins Album, schön gerade.
remark-anselmo-card-2 = Ein neues Exemplar! Vorsichtig.
remark-anselmo-card-3 = Noch eine für die Schublade.
remark-anselmo-tie-1 = Der Wissenschaft verloren! Wie schade.
remark-anselmo-tie-2 = Wir griffen beide zu. Da war sie weg.
remark-anselmo-snub-1 = Nicht meine Art. Aber reizend.
remark-anselmo-snub-2 = Meine Gäste mögen ein anderes Tier. Ich auch.
remark-anselmo-snub-3 = Diesmal habe ich nur Notizen gemacht.
remark-anselmo-win-1 = Eine vollkommene Sammlung von Lachern!
remark-anselmo-win-2 = Dieser Abend kommt unter Glas.
remark-anselmo-lose-1 = Eine Seite im Album bleibt leer.
remark-anselmo-lose-2 = Ich komme mit einem größeren Netz wieder.
remark-anselmo-begin-3 = Vierundsechzig Pinguine! Ich habe das große Album.
remark-anselmo-token-1 = Alle drei aufgespießt. Eingeladen, meine ich.
remark-anselmo-token-2 = Mein letzter Marker flattert herab. Da.
remark-anselmo-snub-4 = Ihre Pinguine haben ein seltenes Lachen.
remark-anselmo-win-3 = Eine volle Seite, und alle lachen.
remark-anselmo-lose-3 = Sie siegen. Was für ein Exemplar von Fest.
remark-anselmo-lose-4 = Darf ich Ihren Sieg pressen, wie eine Blume?
