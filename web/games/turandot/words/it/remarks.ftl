### Che cosa dicono i rivali: sei battute per ognuna delle quattro occasioni. Buffe, brevi, mai sulle regole.

## Bianca

remark-bianca-hire-1 = I soldi sono fatti per spenderli, caro.
remark-bianca-hire-2 = Incartate pure, prendo io.
remark-bianca-hire-3 = La qualità ha un prezzo. Io non lo chiedo mai.
remark-bianca-hire-4 = Casa mia, voci mie, lampadario mio.
remark-bianca-hire-5 = Tenga pure il resto.
remark-bianca-hire-6 = Finalmente qualcuno con presenza scenica.
remark-bianca-tie-1 = La stessa offerta? Che modestia, la mia.
remark-bianca-tie-2 = Una parità. Che cosa volgare.
remark-bianca-tie-3 = Non vince nessuno? A casa mia?
remark-bianca-tie-4 = La prossima volta porto tutta la borsa.
remark-bianca-tie-5 = Sto per svenire. Un divano, presto.
remark-bianca-tie-6 = Abbiamo gli stessi gusti. Imbarazzante per voi.
remark-bianca-snub-1 = Stavo solo scaldando la voce.
remark-bianca-snub-2 = Tenete pure. Stonava con le mie tende.
remark-bianca-snub-3 = Di seconda mano! In casa mia!
remark-bianca-snub-4 = Lo saprà il mio avvocato. E anche il sarto.
remark-bianca-snub-5 = Qualcuno ha speso più di me. Aria!
remark-bianca-snub-6 = Delizioso. Chiunque sia.
remark-bianca-fire-1 = Gli inchini non erano mai abbastanza profondi.
remark-bianca-fire-2 = Fuori, e lasci lo champagne.
remark-bianca-fire-3 = Niente di personale. Era il cappello.
remark-bianca-fire-4 = Odio gli addii. Addio.
remark-bianca-fire-5 = Una cena in meno da pagare.
remark-bianca-fire-6 = Qualcuno mostri al nostro ospite l’uscita artisti.
remark-bianca-win-1 = Fiori? Non dovevate. Ancora, prego.
remark-bianca-win-2 = Pago sempre, e rende sempre.
remark-bianca-lose-1 = Un trionfo. Altrove, a quanto pare.
remark-bianca-lose-2 = Ho comprato tutto, tranne gli applausi.

## Ottavio

remark-ottavio-hire-1 = E a quel prezzo! Mi commuovo.
remark-ottavio-hire-2 = Registrato, sottolineato, archiviato.
remark-ottavio-hire-3 = Anche un affare ha la sua voce.
remark-ottavio-hire-4 = I panini me li sono portati.
remark-ottavio-hire-5 = Il talento è bello. Gratis, è arte.
remark-ottavio-hire-6 = La ricevuta, prego.
remark-ottavio-tie-1 = Almeno non è costato nulla.
remark-ottavio-tie-2 = Le mie monete tornano a casa. Brave.
remark-ottavio-tie-3 = Nessuno paga. Serata perfetta.
remark-ottavio-tie-4 = La mia cifra esatta. Leggete i miei conti?
remark-ottavio-tie-5 = Ho offerto nulla e mi hanno pareggiato. Ladri.
remark-ottavio-tie-6 = Anche la corda si paga a metri.
remark-ottavio-snub-1 = Era quasi una moneta intera.
remark-ottavio-snub-2 = Lascio. Si risparmia sui costumi.
remark-ottavio-snub-3 = Chi arriva d’ufficio mangia meno.
remark-ottavio-snub-4 = Battuto dall’aritmetica. Brucia.
remark-ottavio-snub-5 = Lo annoto. In rosso.
remark-ottavio-snub-6 = La pazienza è la virtù più economica.
remark-ottavio-fire-1 = Uno stipendio in meno.
remark-ottavio-fire-2 = Il bilancio ha parlato.
remark-ottavio-fire-3 = Restituisca la matita, per favore.
remark-ottavio-fire-4 = Ho una colonna apposta.
remark-ottavio-fire-5 = Nessuno viaggia più in prima classe.
remark-ottavio-fire-6 = I conti tornano. Devono tornare.
remark-ottavio-win-1 = Vittoria, e avanza pure il resto.
remark-ottavio-win-2 = L’ovazione meno cara della mia vita.
remark-ottavio-lose-1 = Almeno le lampade costavano poco.
remark-ottavio-lose-2 = Perdere è gratis. Ne prendo due.

## Zelda

remark-zelda-hire-1 = Avete creduto al mazzetto alto. Che teneri.
remark-zelda-hire-2 = Era proprio ciò che volevo. O forse no?
remark-zelda-hire-3 = Mai giocare a carte con una volpe.
remark-zelda-hire-4 = Una verità stasera: questa voce è mia.
remark-zelda-hire-5 = Fate la faccia sorpresa. Vi dona.
remark-zelda-hire-6 = E non mentivo nemmeno.
remark-zelda-tie-1 = Due bugiardi, un solo numero.
remark-zelda-tie-2 = Mi avete letta? Nessuno mi legge.
remark-zelda-tie-3 = Dovremmo rifarlo. Anzi no.
remark-zelda-tie-4 = L’ho fatto apposta.
remark-zelda-tie-5 = Un nodo. Preferisco i fili sciolti.
remark-zelda-tie-6 = Ora mi tocca barare. Scherzo.
remark-zelda-snub-1 = Bene. Tanto era un’esca.
remark-zelda-snub-2 = Qualcuno conta meglio di quanto io bluffi.
remark-zelda-snub-3 = Fingerò di averlo voluto.
remark-zelda-snub-4 = Non saprete mai che cosa avevo in mente.
remark-zelda-snub-5 = Un applauso agli onesti. Uno solo.
remark-zelda-snub-6 = Mi è scivolata la maschera. Giratevi.
remark-zelda-fire-1 = Era un aiuto o una trappola?
remark-zelda-fire-2 = Mi piaceva. È questo il bello.
remark-zelda-fire-3 = Guardate chi sussulta.
remark-zelda-fire-4 = O questo o il pianoforte.
remark-zelda-fire-5 = Esce, inseguito da una volpe.
remark-zelda-fire-6 = Indovinate perché. Sbagliato.
remark-zelda-win-1 = C’era qualcosa di vero? Hanno applaudito.
remark-zelda-win-2 = Il mio trucco migliore: una buona opera.
remark-zelda-lose-1 = Ho perso apposta. Ci credete?
remark-zelda-lose-2 = La platea mi ha smascherata. Che modi.

## Raimondo

remark-raimondo-hire-1 = Spalle magnifiche per un mantello.
remark-raimondo-hire-2 = Vedo già la scalinata.
remark-raimondo-hire-3 = Gli dipingeremo intorno la luna.
remark-raimondo-hire-4 = La voce va. Sa reggere una lanterna?
remark-raimondo-hire-5 = Più piume, subito.
remark-raimondo-hire-6 = In luce. Sì. Così.
remark-raimondo-tie-1 = Nessuno? Il sipario è già tagliato.
remark-raimondo-tie-2 = Una corda. Finalmente un bell’oggetto di scena.
remark-raimondo-tie-3 = Lo schizzo era così bello.
remark-raimondo-tie-4 = Potremmo segare a metà.
remark-raimondo-tie-5 = Stessa offerta, stesso blu. Insopportabile.
remark-raimondo-tie-6 = Ci appenderò sopra una nuvola.
remark-raimondo-snub-1 = Le scarpe erano già pronte.
remark-raimondo-snub-2 = Questo? Ci vuole un guardaroba più grande.
remark-raimondo-snub-3 = Nessuna voce sopravvive a luci sbagliate.
remark-raimondo-snub-4 = Vesto chi arriva.
remark-raimondo-snub-5 = La pittura sistema tutto.
remark-raimondo-snub-6 = Ai miei palmizi mancherete.
remark-raimondo-fire-1 = Un palco vuoto, figuratevi. Vuoto!
remark-raimondo-fire-2 = Occhio alla botola. Troppo tardi.
remark-raimondo-fire-3 = Lasci il megafono. Io li dipingo.
remark-raimondo-fire-4 = Esce, a sinistra.
remark-raimondo-fire-5 = Mai fidarsi di un abito grigio.
remark-raimondo-fire-6 = Meno pareri, più scenografia.
remark-raimondo-win-1 = Sono venuti per la scalinata.
remark-raimondo-win-2 = I costumi cantavano. I cantanti aiutavano.
remark-raimondo-lose-1 = La critica sedeva dietro una colonna. Bella colonna.
remark-raimondo-lose-2 = Nessuno ha parlato dei tendaggi. Nessuno.

## Petra

remark-petra-hire-1 = Bene. Così non è vostro.
remark-petra-hire-2 = Non m’interessava nemmeno.
remark-petra-hire-3 = Qualcuno doveva fermarvi.
remark-petra-hire-4 = Chi è in testa sorride meno. Delizioso.
remark-petra-hire-5 = È per questo che tempero le matite.
remark-petra-hire-6 = Mio. Seduti.
remark-petra-tie-1 = Se non io, nessuno.
remark-petra-tie-2 = La parità è mezza vittoria. La metà cattiva.
remark-petra-tie-3 = Vi ho visto arrivare.
remark-petra-tie-4 = Tirate più forte.
remark-petra-tie-5 = Oh, ha fatto più male a voi che a me?
remark-petra-tie-6 = Vale ogni moneta che ho tenuto.
remark-petra-snub-1 = Mi ricordo tutto.
remark-petra-snub-2 = Godetevelo finché dura.
remark-petra-snub-3 = Ah, si gioca così.
remark-petra-snub-4 = Le spine ricrescono.
remark-petra-snub-5 = Siete su una lista. La mia.
remark-petra-snub-6 = Ero occupata a fulminarvi con lo sguardo.
remark-petra-fire-1 = Quale vi serviva? Quello.
remark-petra-fire-2 = Ops.
remark-petra-fire-3 = Avrebbe aiutato qualcun altro.
remark-petra-fire-4 = Ho seguito il vostro sguardo.
remark-petra-fire-5 = Piangete, fa bene alla voce.
remark-petra-fire-6 = Con piacere. Vero piacere.
remark-petra-win-1 = Vi ho osservati tutta la sera. È servito.
remark-petra-win-2 = Il secondo posto vi dona.
remark-petra-lose-1 = Godetevela. So dove ingaggiate.
remark-petra-lose-2 = La prossima volta prendo prima il vostro tenore.

## Anselmo

remark-anselmo-hire-1 = Un altro per la collezione!
remark-anselmo-hire-2 = Si abbina perfettamente agli altri.
remark-anselmo-hire-3 = Attenti alle ali, per favore.
remark-anselmo-hire-4 = Ho un cassetto apposta.
remark-anselmo-hire-5 = Stessa specie, colore nuovo. Che gioia.
remark-anselmo-hire-6 = La serie è quasi completa.
remark-anselmo-tie-1 = Due retini, una farfalla.
remark-anselmo-tie-2 = Oh, è volata via.
remark-anselmo-tie-3 = Collezionate anche voi? Che sorpresa.
remark-anselmo-tie-4 = Piano, piano. Troppo tardi.
remark-anselmo-tie-5 = Un vuoto nella vetrina. Che tristezza.
remark-anselmo-tie-6 = Potremmo dividercelo la domenica.
remark-anselmo-snub-1 = Non è la mia specie. Ma benvenuto.
remark-anselmo-snub-2 = Il suo posto è in famiglia!
remark-anselmo-snub-3 = Mi servirà un altro cassetto.
remark-anselmo-snub-4 = Una falena. Be’, anche le falene servono.
remark-anselmo-snub-5 = Preso! E avevo già scritto l’etichetta.
remark-anselmo-snub-6 = Ve lo scambio con un tenore.
remark-anselmo-fire-1 = Mescolare le famiglie. Imperdonabile.
remark-anselmo-fire-2 = Vola, vola.
remark-anselmo-fire-3 = Niente etichetta, niente posto.
remark-anselmo-fire-4 = Tengo solo ciò che si abbina.
remark-anselmo-fire-5 = Un uccello raro, ma rumoroso.
remark-anselmo-fire-6 = Di nuovo in giardino.
remark-anselmo-win-1 = Una serie completa, e canta!
remark-anselmo-win-2 = Questa serata la faccio incorniciare.
remark-anselmo-lose-1 = Uno in più della stessa specie e ce la facevo.
remark-anselmo-lose-2 = Incompleta. Non dormirò.
