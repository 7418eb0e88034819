### The rules page: looking things up.

rules-search = Cerca nelle regole
rules-search-none = Nessuna regola parla di «{ $text }».
rules-search-found = { $count ->
    [one] Un passaggio
   *[other] { $count } passaggi
}
rules-contents = Indice
rules-number = Regola { $rule }
