### Was Rivalen sagen: sechs Zeilen für jeden von vier Anlässen. Komisch, kurz, nie über die Regeln.

## Bianca

remark-bianca-hire-1 = Geld ist zum Ausgeben da.
remark-bianca-hire-2 = Einpacken, bitte.
remark-bianca-hire-3 = Qualität hat ihren Preis. Ich frage nie danach.
remark-bianca-hire-4 = Mein Haus, meine Stimmen, mein Lüster.
remark-bianca-hire-5 = Stimmt so.
remark-bianca-hire-6 = Endlich jemand mit Ausstrahlung.
remark-bianca-tie-1 = Gleich viel? Wie bescheiden von mir.
remark-bianca-tie-2 = Ein Patt. Wie gewöhnlich.
remark-bianca-tie-3 = Niemand gewinnt? Unter meinem Dach?
remark-bianca-tie-4 = Nächstes Mal bringe ich die ganze Börse mit.
remark-bianca-tie-5 = Ich werde ohnmächtig. Ein Sofa, bitte.
remark-bianca-tie-6 = Wir haben denselben Geschmack. Peinlich für Sie.
remark-bianca-snub-1 = Ich habe mich nur eingesungen.
remark-bianca-snub-2 = Behalten Sie das. Passte nicht zu meinen Vorhängen.
remark-bianca-snub-3 = Aus zweiter Hand! In meinem Haus!
remark-bianca-snub-4 = Das erfährt mein Anwalt. Und mein Schneider.
remark-bianca-snub-5 = Jemand hat mehr ausgegeben als ich. Luft!
remark-bianca-snub-6 = Entzückend. Wer immer das ist.
remark-bianca-fire-1 = Die Verbeugung war nie tief genug.
remark-bianca-fire-2 = Hinaus, und lassen Sie den Champagner da.
remark-bianca-fire-3 = Nichts Persönliches. Es war der Hut.
remark-bianca-fire-4 = Ich hasse Abschiede. Adieu.
remark-bianca-fire-5 = Ein Abendessen weniger zu bezahlen.
remark-bianca-fire-6 = Jemand zeige unserem Gast die Hintertür.
remark-bianca-win-1 = Blumen? Das wäre nicht nötig gewesen. Mehr, bitte.
remark-bianca-win-2 = Ich zahle immer, und es zahlt sich immer aus.
remark-bianca-lose-1 = Ein Triumph. Nur offenbar nicht hier.
remark-bianca-lose-2 = Alles habe ich gekauft, nur den Beifall nicht.

## Ottavio

remark-ottavio-hire-1 = Und zu dem Preis! Mir kommen die Tränen.
remark-ottavio-hire-2 = Gebucht, unterstrichen, abgelegt.
remark-ottavio-hire-3 = Auch ein Schnäppchen hat eine Stimme.
remark-ottavio-hire-4 = Die Brote habe ich selbst dabei.
remark-ottavio-hire-5 = Talent ist schön. Talent umsonst ist Kunst.
remark-ottavio-hire-6 = Quittung, bitte.
remark-ottavio-tie-1 = Immerhin hat es nichts gekostet.
remark-ottavio-tie-2 = Meine Münzen kommen heim. Brave Münzen.
remark-ottavio-tie-3 = Niemand zahlt. Ein perfekter Abend.
remark-ottavio-tie-4 = Genau meine Zahl. Lesen Sie meine Bücher?
remark-ottavio-tie-5 = Ich bot nichts, und man zog gleich. Diebe.
remark-ottavio-tie-6 = Auch Seil wird nach Metern berechnet.
remark-ottavio-snub-1 = Das war fast eine ganze Münze.
remark-ottavio-snub-2 = Ich verzichte. Das spart Kostüme.
remark-ottavio-snub-3 = Ensemble isst weniger.
remark-ottavio-snub-4 = Vom Rechnen geschlagen. Das sticht.
remark-ottavio-snub-5 = Ich notiere es. In Rot.
remark-ottavio-snub-6 = Geduld ist die billigste Tugend.
remark-ottavio-fire-1 = Ein Gehalt weniger.
remark-ottavio-fire-2 = Das Budget hat gesprochen.
remark-ottavio-fire-3 = Bitte geben Sie den Bleistift zurück.
remark-ottavio-fire-4 = Dafür habe ich eine Spalte.
remark-ottavio-fire-5 = Niemand reist mehr erster Klasse.
remark-ottavio-fire-6 = Es geht auf. Es muss aufgehen.
remark-ottavio-win-1 = Gewonnen, und es ist noch Wechselgeld da.
remark-ottavio-win-2 = Der billigste Beifall meines Lebens.
remark-ottavio-lose-1 = Wenigstens waren die Lampen billig.
remark-ottavio-lose-2 = Verlieren kostet nichts. Zweimal, bitte.

## Zelda

remark-zelda-hire-1 = Sie haben dem dicken Stapel geglaubt. Süß.
remark-zelda-hire-2 = Genau das wollte ich. Oder doch nicht?
remark-zelda-hire-3 = Spielen Sie nie mit einem Fuchs.
remark-zelda-hire-4 = Eine Wahrheit heute: Diese Stimme gehört mir.
remark-zelda-hire-5 = Schauen Sie überrascht. Steht Ihnen.
remark-zelda-hire-6 = Und ich habe nicht einmal gelogen.
remark-zelda-tie-1 = Zwei Lügner, eine Zahl.
remark-zelda-tie-2 = Durchschaut? Mich durchschaut niemand.
remark-zelda-tie-3 = Das sollten wir öfter tun. Nicht.
remark-zelda-tie-4 = Das war Absicht.
remark-zelda-tie-5 = Ein Knoten. Ich mag lose Enden lieber.
remark-zelda-tie-6 = Jetzt muss ich mogeln. Ein Scherz.
remark-zelda-snub-1 = Gut. Es war ohnehin ein Köder.
remark-zelda-snub-2 = Jemand zählt besser, als ich bluffe.
remark-zelda-snub-3 = Ich tue so, als hätte ich das gewollt.
remark-zelda-snub-4 = Was ich vorhatte, erfahren Sie nie.
remark-zelda-snub-5 = Applaus für die Ehrlichen. Einmal.
remark-zelda-snub-6 = Die Maske ist verrutscht. Wegsehen.
remark-zelda-fire-1 = Hilfe oder Falle?
remark-zelda-fire-2 = Ich mochte das. Das ist der Witz.
remark-zelda-fire-3 = Sehen Sie, wer zuckt.
remark-zelda-fire-4 = Das oder das Klavier.
remark-zelda-fire-5 = Ab, von einem Fuchs verfolgt.
remark-zelda-fire-6 = Raten Sie, warum. Falsch.
remark-zelda-win-1 = War etwas davon echt? Geklatscht haben sie.
remark-zelda-win-2 = Mein bester Trick: eine gute Oper.
remark-zelda-lose-1 = Ich habe absichtlich verloren. Glauben Sie das?
remark-zelda-lose-2 = Das Parkett hat mich durchschaut. Unhöflich.

## Raimondo

remark-raimondo-hire-1 = Prächtige Schultern für einen Umhang.
remark-raimondo-hire-2 = Ich sehe schon die Treppe.
remark-raimondo-hire-3 = Darum herum malen wir den Mond.
remark-raimondo-hire-4 = Die Stimme passt. Kann sie eine Laterne halten?
remark-raimondo-hire-5 = Mehr Federn, sofort.
remark-raimondo-hire-6 = Ins Licht. Ja. Bleiben.
remark-raimondo-tie-1 = Niemand? Der Vorhang ist schon zugeschnitten.
remark-raimondo-tie-2 = Ein Seil. Endlich eine gute Requisite.
remark-raimondo-tie-3 = Die Skizze war so schön.
remark-raimondo-tie-4 = Wir könnten sägen: halb und halb.
remark-raimondo-tie-5 = Gleiches Gebot, gleiches Blau. Unerträglich.
remark-raimondo-tie-6 = Da hänge ich eine Wolke drüber.
remark-raimondo-snub-1 = Die Schuhe waren schon fertig.
remark-raimondo-snub-2 = Das? Wir brauchen einen größeren Schrank.
remark-raimondo-snub-3 = Keine Stimme übersteht schlechtes Licht.
remark-raimondo-snub-4 = Ich kleide ein, wer kommt.
remark-raimondo-snub-5 = Farbe richtet das. Farbe richtet alles.
remark-raimondo-snub-6 = Meine Palmen werden Sie vermissen.
remark-raimondo-fire-1 = Eine leere Bühne, stellen Sie sich vor. Leer!
remark-raimondo-fire-2 = Vorsicht, Falltür. Zu spät.
remark-raimondo-fire-3 = Lassen Sie das Megafon. Die bemale ich.
remark-raimondo-fire-4 = Ab, nach links.
remark-raimondo-fire-5 = Trau keinem grauen Anzug.
remark-raimondo-fire-6 = Weniger Meinungen, mehr Kulisse.
remark-raimondo-win-1 = Sie kamen wegen der Treppe.
remark-raimondo-win-2 = Die Kostüme sangen. Die Sänger halfen.
remark-raimondo-lose-1 = Die Kritik saß hinter einer Säule. Einer schönen.
remark-raimondo-lose-2 = Niemand sprach vom Vorhang. Niemand.

## Petra

remark-petra-hire-1 = Gut. Jetzt haben Sie das Nachsehen.
remark-petra-hire-2 = Ich wollte das nicht einmal.
remark-petra-hire-3 = Jemand musste Sie aufhalten.
remark-petra-hire-4 = Wer vorne liegt, lächelt weniger. Schön.
remark-petra-hire-5 = Dafür spitze ich meine Bleistifte.
remark-petra-hire-6 = Meins. Setzen.
remark-petra-tie-1 = Wenn nicht ich, dann niemand.
remark-petra-tie-2 = Ein Patt ist ein halber Sieg. Die gemeine Hälfte.
remark-petra-tie-3 = Ich habe Sie kommen sehen.
remark-petra-tie-4 = Ziehen Sie fester.
remark-petra-tie-5 = Ach, tut es Ihnen mehr weh als mir?
remark-petra-tie-6 = Jede gesparte Münze wert.
remark-petra-snub-1 = Ich merke mir alles.
remark-petra-snub-2 = Genießen Sie es, solange es geht.
remark-petra-snub-3 = So spielen wir also.
remark-petra-snub-4 = Stacheln wachsen nach.
remark-petra-snub-5 = Sie stehen auf einer Liste. Meiner.
remark-petra-snub-6 = Ich war mit Starren beschäftigt.
remark-petra-fire-1 = Was brauchten Sie? Genau das.
remark-petra-fire-2 = Hoppla.
remark-petra-fire-3 = Das hätte jemand anderem geholfen.
remark-petra-fire-4 = Ich bin Ihrem Blick gefolgt.
remark-petra-fire-5 = Weinen Sie, das tut der Stimme gut.
remark-petra-fire-6 = Mit Vergnügen. Echtem Vergnügen.
remark-petra-win-1 = Ich habe Sie den ganzen Abend beobachtet. Das half.
remark-petra-win-2 = Der zweite Platz steht Ihnen.
remark-petra-lose-1 = Genießen Sie es. Ich weiß, wo Sie besetzen.
remark-petra-lose-2 = Nächstes Mal nehme ich zuerst Ihren Tenor.

## Anselmo

remark-anselmo-hire-1 = Noch einer für die Sammlung!
remark-anselmo-hire-2 = Passt genau zu den anderen.
remark-anselmo-hire-3 = Vorsicht mit den Flügeln, bitte.
remark-anselmo-hire-4 = Dafür habe ich eine Schublade.
remark-anselmo-hire-5 = Gleiche Art, neue Farbe. Herrlich.
remark-anselmo-hire-6 = Der Satz ist fast vollständig.
remark-anselmo-tie-1 = Zwei Netze, ein Schmetterling.
remark-anselmo-tie-2 = Oh, fortgeflogen.
remark-anselmo-tie-3 = Sie sammeln auch? Was für eine Überraschung.
remark-anselmo-tie-4 = Sachte, sachte. Zu spät.
remark-anselmo-tie-5 = Eine Lücke in der Vitrine. Wie traurig.
remark-anselmo-tie-6 = Wir könnten ihn sonntags teilen.
remark-anselmo-snub-1 = Nicht meine Art. Aber willkommen.
remark-anselmo-snub-2 = Das gehört zu seiner Familie!
remark-anselmo-snub-3 = Ich brauche eine neue Schublade.
remark-anselmo-snub-4 = Eine Motte. Nun, Motten sind nützlich.
remark-anselmo-snub-5 = Weg! Und das Schildchen war schon beschriftet.
remark-anselmo-snub-6 = Ich tausche Ihnen einen Tenor dafür.
remark-anselmo-fire-1 = Die Familien zu mischen. Unverzeihlich.
remark-anselmo-fire-2 = Flieg nur, flieg.
remark-anselmo-fire-3 = Kein Schildchen, kein Platz.
remark-anselmo-fire-4 = Ich behalte nur, was passt.
remark-anselmo-fire-5 = Ein seltener Vogel, aber laut.
remark-anselmo-fire-6 = Zurück in den Garten.
remark-anselmo-win-1 = Eine vollständige Sammlung, und sie singt!
remark-anselmo-win-2 = Diesen Abend lasse ich rahmen.
remark-anselmo-lose-1 = Noch einer derselben Sorte, und ich hätte es gehabt.
remark-anselmo-lose-2 = Unvollständig. Ich werde nicht schlafen.
