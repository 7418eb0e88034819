### Das Album: Sänger und Regisseure, und was sie für einen getan haben.

album-lead = Alle sechsunddreißig Sänger und neun Regisseure, und was sie bisher für Sie getan haben.
album-singers = Sänger
album-directors = Regisseure
deed-singers-hired = { $count ->
    [0] Noch nie engagiert
    [one] Einmal engagiert
   *[other] { $count }-mal engagiert
}
deed-singers-favourite = { $count ->
    [0] Noch nie in der Lieblingsrolle
    [one] Einmal in der Lieblingsrolle
   *[other] { $count }-mal in der Lieblingsrolle
}
deed-directors-hired = { $count ->
    [0] Noch nie engagiert
    [one] Einmal engagiert
   *[other] { $count }-mal engagiert
}
deed-directors-bonus = { $count ->
    [one] Brachte insgesamt { $points } Punkt
   *[other] Brachte insgesamt { $points } Punkte
}
deed-directors-fired = { $count ->
    [one] Einmal von Ihnen gefeuert
   *[other] { $count }-mal von Ihnen gefeuert
}

life-pro-1 = Hat nie einen Dirigenten angesehen; drei baten um ein Autogramm. Sein Schnurrbart ist für die Tournee versichert.
life-pro-2 = Fängt an, wo die Orgel aufhört. Das tiefe D singt er in den Bart, dort bleibt es bis zur Abendvorstellung warm.
life-pro-3 = Grüßt jeden im Chor mit Namen und lässt die Mütter grüßen. Ein Applaus mit ihm dauert eine Viertelstunde.
life-pro-4 = Ihre Blumen kommen im zweiten Wagen. Beim hohen C schließt sie die Augen, damit es sie ansehen kann.
life-pro-5 = Sogar ihr Fächer hat in Mailand studiert. Gäbe jeden Vorhang her, um einmal als Liù zu sterben.
life-pro-6 = Zylinder oder Diadem: In der Garderobe hängt beides. Die Kritik lobt die Stimme und meidet jedes Fürwort.
life-amateur-1 = Bei den hohen Tönen geht sein Brot auf. Seit neun Jahren singt er dem Ofen im Morgengrauen den Calaf.
life-amateur-2 = Stellt jeden Brief in B-Dur zu. Die Hunde seines Bezirks heulen mit, in Terzen.
life-amateur-3 = Hält die Noten verkehrt herum, aber die Summe stimmt. Nach seinen Büchern schuldet ihm Calaf noch ein Rätsel.
life-amateur-4 = Regiert die Küche wie Turandot Peking: drei Fragen zur Suppe, dann rollen Köpfe.
life-amateur-5 = Strickt bei jeder Probe; die tiefe Stimme übernimmt die Katze. Bei ihrer Liù halten selbst die Platzanweiser Händchen.
life-amateur-6 = Weltberühmt zwischen Hahn und Handtuchhalter. Träumt von Liù und von einem gekachelten Theater.
life-alternative-1 = Haare für einen halben Kopf, Ideen für zwei. Singt jede Arie einmal vorwärts und einmal, wie sie gemeint war.
life-alternative-2 = Von einem Architekten gebaut; das Gerüst singt mit. Will den Calaf, sofern der Sonnenaufgang eckig ist.
life-alternative-3 = Die Lampe gehört zum Stück. Ihm wäre sie ausgeschaltet lieber, er hat es ihr auch geschrieben.
life-alternative-4 = Probt vor Spiegeln, und die Spiegel klatschen. Ihre letzte Premiere sah man von vier Seiten, begriffen hat man eine.
life-alternative-5 = Ihr Kleid knistert lauter, als sie sich zu singen traut. Liù, sagt sie, hätte es auch getragen.
life-alternative-6 = An der Bühnentür nach dem Namen gefragt, kam er als Frage zurück. Die Antwort folgte eine Oktave tiefer.
life-classic-1 = Erobert allabendlich Karthago, sonntags zweimal. Städte ergeben sich inzwischen per Telegramm, den Kulissen zuliebe.
life-classic-2 = Erst tritt die Perücke auf, dann der Marquis, dann aufs Stichwort der Puder. Verbeugungen gehen extra.
life-classic-3 = Nur die Halskrause weiß, dass er da drin ist. Hin und wieder findet ein tiefer Ton hinaus.
life-classic-4 = Ihre Perücke braucht einen Hafenmeister. Sie tritt bei Flut auf, und der Leuchtturm klatscht.
life-classic-5 = Zieht in die Schlacht und bittet um ein Kissen. Unter dem Brustpanzer schlägt das Herz einer Liù.
life-classic-6 = Die Krone der Nacht war für einen anderen Kopf gemacht. Sie wird passen, sobald die Rolle Turandot heißt.
life-comic-1 = Kommt unter Beifall durch die Tür mit der Aufschrift Ausgang. Die Feuerwehr hat an seinen Abenden eine Loge.
life-comic-2 = Irrt in elf Sprachen, mit einem Rezept für jede. Lachen, sagt er, nimmt man nach den Mahlzeiten ein.
life-comic-3 = Weint im Takt, dem einzigen, den er findet. Als Calaf sagte man ihm wenigstens, wann er siegt.
life-comic-4 = Zwinkert dem Rang zu und plündert das Parkett. Der Rang bekommt seinen Anteil.
life-comic-5 = Eines ihrer Glöckchen schweigt; sie sucht noch, welches. Als Turandot ließe sie es köpfen.
life-comic-6 = Die Nase kommt einen Takt zu früh und kassiert den Beifall. Der Rest folgt mit einem Purzelbaum.
life-dark-1 = Schläft bis abends um sieben, singt bis zum Hahnenschrei. Lehnt Knoblauch, Spiegel und Matineen gleich höflich ab.
life-dark-2 = Kauft Seelen und feilscht um die Gage. Lässt sich am liebsten in Streichhölzern bezahlen.
life-dark-3 = Ein Totengräber, der Gräber, Motten und Zugaben fürchtet. Das Publikum zittert; er hat angefangen.
life-dark-4 = Der Mond ist ihr Verfolger und hat noch keinen Einsatz verpasst. Wolken zahlen Strafe.
life-dark-5 = Viermal verwitwet, immer im dritten Akt. Als Turandot könnte sie sich die Hochzeiten sparen.
life-dark-6 = Spukt in der Gasse und entschuldigt sich bei den Kulissen. Für den Calaf wäre sogar Tageslicht recht.
life-director-dark = Lässt aus jedem zweiten Akt die Sonne entfernen. Komiker dürfen herein, sofern sie es bereuen.
life-director-comic = Jede Tragödie gewinnt durch eine Falltür. Wer düster schaut, darf sie suchen.
life-director-alternative = Hält den Horizont für eine bürgerliche Gewohnheit. Stellt die Uhr nach einem Dreieck und kommt nie zu spät.
life-director-classic = So, wie man es 1826 machte, und keinen Tag später. Eine einzige Neuerung hat er gebilligt, einen Kronleuchter.
life-director-casting = Kennt die Rolle, bevor sie den Namen kennt. Geirrt hat sie sich nie, höchstens verfrüht.
life-director-scenery = Malt Wolken und klagt dann über den Regen. Wer beim Singen lange stillsteht, wird mitgestrichen.
life-director-variety = Von jedem eins, bitte, und alle nach vorn. Fehlt das sechste, schmollt er wochenlang.
life-director-ambiguous = Der Schnurrbart sitzt am Stiel, die Frage nicht. Beantwortet sie jeden Abend anders, und jedes Mal glaubhaft.
life-director-plain = Nichts, aber pünktlich. Hob 1911 einmal eine Augenbraue; man spricht im Haus noch davon.
