### Why a move: one sentence for each kind of reason that the engine gives. $you and $who are the player whose move it
### is, $mine and $whom another player whom the reason names, $theirs and $third a third one.

## Quanto vale una carta

reason-stars = { $stars ->
    [3] Tre stelle: nessuno in scena ne ha di più.
   *[other] Due stelle: nessuno in scena ne ha di più.
}
reason-few-stars = { $stars ->
    [one] Una stella: nessuno in scena ne ha di meno.
   *[other] Due stelle: nessuno in scena ne ha di meno.
}
reason-stars-woman = { $stars ->
    [3] Tre stelle
   *[other] Due stelle
}, e { $count ->
    [one] { $you ->
        [yes] ti manca ancora una donna.
       *[no] { $toWho } manca ancora una donna.
    }
   *[other] { $you ->
        [yes] ti mancano ancora due donne.
       *[no] { $toWho } mancano ancora due donne.
    }
}
reason-stars-favourite = { $stars ->
    [3] Tre stelle
   *[other] Due stelle
}, e { $card } sogna il ruolo di { $role }, { $you ->
    [yes] che da te è libero: { $signed }.
   *[no] che nel cast di { $who } è libero: { $signed }.
}
reason-favourite = { $you ->
    [yes] { $card } sogna il ruolo di { $role }, e da te è libero: { $signed }.
   *[no] { $card } sogna il ruolo di { $role }, e nel cast di { $who } è libero: { $signed }.
}
reason-favourite-taken = { $card } sogna il ruolo di { $role }, ma lo sogna anche { $other }, che è già nel cast.
reason-miscast = Nessun ruolo adatto è libero per { $card }: { $signed }.
reason-woman = { $count ->
    [one] { $you ->
        [yes] Ti manca ancora una donna, e { $card } lo è.
       *[no] Manca ancora una donna { $toWho }, e { $card } lo è.
    }
   *[other] { $you ->
        [yes] Ti mancano ancora due donne: { $card } sarebbe la prima.
       *[no] Mancano ancora due donne { $toWho }: { $card } sarebbe la prima.
    }
}
reason-any-role = { $card } va bene in ogni ruolo e non è mai fuori parte.
reason-loved = { $director } aggiunge un punto per { $card }.
reason-loathed = { $director } toglie un punto per { $card }.
reason-type-again = { $director } paga solo per sei categorie diverse, e questa c’è già nel cast.
reason-types-complete = Con { $card } le sei categorie ci sono tutte: { $director } paga { $signed }.
reason-type-new = Una categoria nuova, la numero { $count } delle sei che vuole { $director }.
reason-type-grows = Sarebbero { $count } della categoria premiata da { $director }, ancora in gara.
reason-best-card = { $you ->
    [yes] Nessuna carta in scena rende di più al tuo cast.
   *[no] Nessuna carta in scena rende di più { $toWho }.
}
reason-worst-card = { $you ->
    [yes] Nessuna carta in scena rende di meno al tuo cast.
   *[no] Nessuna carta in scena rende di meno { $toWho }.
}
reason-better-card = { $you ->
    [yes] { $other } renderebbe di più al tuo cast.
   *[no] { $other } renderebbe di più { $toWho }.
}
reason-later-less = Alla lunga { $card } vale meno di quanto sembri adesso.
reason-later-more = Alla lunga { $card } vale più di quanto sembri adesso.
reason-middling = { $you ->
    [yes] Per te meglio della carta media, anche se non la migliore.
   *[no] Per { $who } meglio della carta media, anche se non la migliore.
}
reason-pays = { $you ->
    [yes] { $director } ti renderebbe { $signed } con il cast attuale.
   *[no] { $director } renderebbe { $signed } { $toWho } con il cast attuale.
}
reason-costs = { $you ->
    [yes] { $director } ti costerebbe dei punti: { $signed } con il cast attuale.
   *[no] { $director } costerebbe dei punti { $toWho }: { $signed } con il cast attuale.
}
reason-pays-never = { $director } non rende mai niente a nessuno.
reason-pays-later = { $you ->
    [yes] { $director } può ancora renderti fino a { $signed }.
   *[no] { $director } può ancora rendere fino a { $signed } { $toWho }.
}

## Chi altro la vuole, e che cosa fa il denaro

reason-pays-rival = { $mine ->
    [yes] Da te, { $director } renderebbe { $signed }.
   *[no] Da { $whom }, { $director } renderebbe { $signed }.
}
reason-rival-wants = { $mine ->
    [yes] Da te, { $card } renderebbe { $signed }.
   *[no] Da { $whom }, { $card } renderebbe { $signed }.
}
reason-nobody-wants = A nessun rivale questa carta rende più delle altre.
reason-sure = { $money ->
    [one] Nessun altro ha più denaro: con una carta denaro è cosa certa.
   *[other] Nessun altro ha { $money } carte denaro: è cosa certa.
}
reason-nobody-outbids = { $money ->
    [0] Nessun altro ha più denaro: al peggio è parità.
    [one] Nessuno può superare una carta denaro: al peggio è parità.
   *[other] Nessuno può superare { $money } carte denaro: al peggio è parità.
}
reason-only-outbids = { $money ->
    [one] { $mine ->
        [yes] Soltanto tu puoi superare una carta denaro.
       *[no] Soltanto { $whom } può superare una carta denaro.
    }
   *[other] { $mine ->
        [yes] Soltanto tu puoi superare { $money } carte denaro.
       *[no] Soltanto { $whom } può superare { $money } carte denaro.
    }
}
reason-last-coin = { $rounds ->
    [one] È tutto il denaro che resta, e manca ancora un turno.
   *[other] È tutto il denaro che resta, e mancano ancora { $rounds } turni.
}
reason-last-call = È l’ultimo turno: il denaro conservato non vale niente.
reason-keeps-money = { $money ->
    [1] L’ultima carta denaro resta in mano
    [2] Entrambe le carte denaro restano in mano
   *[other] Tutte e { $money } le carte denaro restano in mano
}{ $rounds ->
    [one] , con un turno ancora da giocare.
   *[other] , con { $rounds } turni ancora da giocare.
}
reason-overpaid = Probabilmente nessun altro la vuole: sarebbe denaro sprecato.
reason-quiet = Probabilmente nessun altro la vuole: dovrebbe arrivare senza denaro.
reason-worth-paying = Probabilmente la vuole anche qualcun altro: il denaro serve.
reason-crowded = Probabilmente la vuole anche qualcun altro, e magari offre di più.
reason-maestro-safe = { $you ->
    [yes] Se va male, distribuisci tu quel che resta, cominciando da te.
   *[no] Se va male, { $who } distribuisce quel che resta, cominciando dal proprio cast.
}
reason-thin = { $count ->
    [one] La pila già sigillata ha una carta sola: niente denaro su un numero.
   *[other] Le pile già sigillate hanno una carta sola: niente denaro su un numero.
}
reason-bluff = { $count ->
    [one] Qualcuno deve ancora sigillare e vedrà qui una pila di { $size } carte.
   *[other] In { $count } devono ancora sigillare e vedranno qui una pila di { $size } carte.
}
reason-bluff-idle = Nessuno vedrà la pila prima di sigillare: la carta bluff non cambia niente.

## Denaro da solo

reason-no-designer = { $round ->
    [4] Stasera il laboratorio è chiuso: il denaro torna indietro.
   *[other] Il laboratorio non lavora per il Maestro: il denaro torna indietro.
}
reason-designer-sure = Il laboratorio è cosa certa: una carta denaro diventa un elemento scenico, +1.
reason-designer-line = { $places ->
    [one] Altri vengono prima e possono prendersi l’unico posto in laboratorio.
   *[other] Altri vengono prima e possono prendersi i due posti in laboratorio.
}
reason-designer-double = Con { $director } ogni elemento scenico vale doppio: +2.
reason-stage-flat = { $you ->
    [yes] Per te quasi tutte le carte in scena si equivalgono.
   *[no] Per { $who } quasi tutte le carte in scena si equivalgono.
}
reason-stage-rich = { $you ->
    [yes] Lascia agli altri { $other }, la carta migliore per te.
   *[no] Lascia agli altri { $other }, la carta migliore per { $who }.
}
reason-designer-card = In più arriva una carta, ma la sceglie il Maestro.

## Distribuire

reason-gives-same = { $mine ->
    [yes] Tutto quel che resta rende lo stesso al tuo cast.
   *[no] Tutto quel che resta rende lo stesso { $toWhom }.
}
reason-gives-fading = { $mine ->
    [yes] Oggi tutto quel che resta rende lo stesso al tuo cast; alla lunga { $card } dovrebbe rendere meno del resto.
   *[no] Oggi tutto quel che resta rende lo stesso { $toWhom }; alla lunga { $card } dovrebbe rendere meno del resto.
}
reason-gives-growing = { $mine ->
    [yes] Oggi tutto quel che resta rende lo stesso al tuo cast; alla lunga { $card } dovrebbe rendere più del resto.
   *[no] Oggi tutto quel che resta rende lo stesso { $toWhom }; alla lunga { $card } dovrebbe rendere più del resto.
}
reason-gives-least = { $mine ->
    [yes] Niente di quel che resta rende di meno al tuo cast.
   *[no] Niente di quel che resta rende di meno { $toWhom }.
}
reason-gives-most = { $mine ->
    [yes] Niente di quel che resta rende di più al tuo cast.
   *[no] Niente di quel che resta rende di più { $toWhom }.
}
reason-gives-more = { $mine ->
    [yes] Oggi { $card } rende al tuo cast meno della maggior parte, ma alla lunga dovrebbe rendere di più.
   *[no] Oggi { $card } rende { $toWhom } meno della maggior parte, ma alla lunga dovrebbe rendere di più.
}
reason-gives-less = { $mine ->
    [yes] Oggi { $card } rende al tuo cast più della maggior parte, ma alla lunga dovrebbe rendere di meno.
   *[no] Oggi { $card } rende { $toWhom } più della maggior parte, ma alla lunga dovrebbe rendere di meno.
}
reason-gives-middling = { $mine ->
    [yes] Di quel che resta, per te né il meglio né il peggio.
   *[no] Di quel che resta, per { $whom } né il meglio né il peggio.
}
reason-gives-favourite = { $mine ->
    [yes] { $card } sogna il ruolo di { $role }, e da te è libero: { $signed }.
   *[no] { $card } sogna il ruolo di { $role }, e nel cast di { $whom } è libero: { $signed }.
}
reason-gives-miscast = { $mine ->
    [yes] Da te nessun ruolo adatto è libero per { $card }: { $signed }.
   *[no] Da { $whom } nessun ruolo adatto è libero per { $card }: { $signed }.
}
reason-goes-home = { $card } avanza e torna a casa.
reason-table-gets = { $card } avanza e va al Tavolo.

## Nominare e licenziare

reason-even = È indifferente chi viene nominato.
reason-fires-mine = { $mine ->
    [yes] Licenzieresti
   *[no] { $whom } licenzierebbe
} probabilmente { $director }, che { $you ->
    [yes] ti rende { $signed }.
   *[no] rende { $signed } { $toWho }.
}
reason-fires-burden = { $mine ->
    [yes] Licenzieresti
   *[no] { $whom } licenzierebbe
} probabilmente { $director }, che { $you ->
    [yes] ti costa dei punti: { $signed }.
   *[no] costa dei punti { $toWho }: { $signed }.
}
reason-fires-theirs = { $mine ->
    [yes] Licenzieresti
   *[no] { $whom } licenzierebbe
} probabilmente { $director }, che { $theirs ->
    [yes] ti rende { $signed }.
   *[no] rende { $signed } { $toThird }.
}
reason-fires = { $mine ->
    [yes] Licenzieresti probabilmente { $director }
   *[no] { $whom } licenzierebbe probabilmente { $director }
}{ $you ->
    [yes] , e ti fa comodo.
   *[no] , e { $toWho } fa comodo.
}
reason-fires-least = { $mine ->
    [yes] Licenzieresti probabilmente { $director }
   *[no] { $whom } licenzierebbe probabilmente { $director }
}{ $you ->
    [yes] {""}: nessun’altra scelta ti danneggerebbe meno.
   *[no] {""}: nessun’altra scelta danneggerebbe meno { $who }.
}
reason-fires-badly = { $mine ->
    [yes] Licenzieresti probabilmente { $director }
   *[no] { $whom } licenzierebbe probabilmente { $director }
}{ $you ->
    [yes] , e non ti fa comodo.
   *[no] , e { $toWho } non fa comodo.
}
reason-pays-me = { $you ->
    [yes] { $director } ti rende { $signed } con il cast attuale.
   *[no] { $director } rende { $signed } { $toWho } con il cast attuale.
}
reason-costs-me = { $you ->
    [yes] { $director } ti costerebbe dei punti: { $signed } con il cast attuale.
   *[no] { $director } costerebbe dei punti { $toWho }: { $signed } con il cast attuale.
}
reason-pays-one = { $mine ->
    [yes] { $director } ti rende { $signed }; agli altri non importa.
   *[no] { $director } rende { $signed } { $toWhom }; agli altri non importa.
}
reason-pays-some = { $count ->
    [one] { $mine ->
        [yes] { $director } ti rende { $signed }.
       *[no] { $director } rende { $signed } { $toWhom }.
    }
   *[other] { $mine ->
        [yes] { $director } rende a { $count } rivali, soprattutto a te: { $signed }.
       *[no] { $director } rende a { $count } rivali, soprattutto { $toWhom }: { $signed }.
    }
}
reason-pays-nobody = { $director } oggi non rende niente a nessuno.
reason-may-pay = { $mine ->
    [yes] { $director } può ancora renderti fino a { $signed }.
   *[no] { $director } può ancora rendere fino a { $signed } { $toWhom }.
}
reason-spares = { $you ->
    [yes] Alla lunga puoi fare a meno di { $director } più che della maggior parte degli altri.
   *[no] Alla lunga { $who } può fare a meno di { $director } più che della maggior parte degli altri.
}
reason-missed = { $you ->
    [yes] Alla lunga { $director } ti mancherebbe più della maggior parte degli altri.
   *[no] Alla lunga { $director } mancherebbe { $toWho } più della maggior parte degli altri.
}

## La prima

reason-part = { $card } come { $role }
reason-cast-favourites = { $count ->
    [one] Nel ruolo preferito: { $parts }.
   *[other] Nei ruoli preferiti: { $parts }.
}
reason-cast-miscast = Fuori parte: { $parts }.
reason-cast-denied = { $card } sogna il ruolo di { $role } e non lo ottiene.
reason-cast-clean = Nessuno è fuori parte.
reason-cast-best = Nessuna assegnazione dei ruoli rende di più.
reason-cast-short = { $points ->
    [one] Un punto in meno della migliore assegnazione dei ruoli.
   *[other] { $points } punti in meno della migliore assegnazione dei ruoli.
}
reason-cast-wins = Vince, per quanto bene gli altri assegnino i ruoli.
reason-cast-behind = Se gli altri assegnano i ruoli al meglio, non basta per vincere.

## In cifre, dopo le ragioni

figure-hired = Probabilità di ingaggio: { $percent }%.
figure-points = { $points ->
    [one] Circa un punto alla fine.
   *[other] Circa { $points } punti alla fine.
}
figure-total = { $points ->
    [one] Un punto in tutto.
   *[other] { $points } punti in tutto.
}
