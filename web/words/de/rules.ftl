### The rules page: looking things up.

rules-search = Regeln durchsuchen
rules-search-none = Von „{ $text }“ spricht keine Regel.
rules-search-found = { $count ->
    [one] Eine Stelle
   *[other] { $count } Stellen
}
rules-contents = Inhalt
rules-number = Regel { $rule }
