### The rules page: looking things up.

rules-search = Cerca nelle regole
rules-search-none = Nessuna regola parla di «{ $text }».
rules-search-found = { $count ->
    [one] Un passo
   *[other] { $count } passi
}
rules-contents = Indice
rules-number = Regola { $rule }
rules-back = Indietro
