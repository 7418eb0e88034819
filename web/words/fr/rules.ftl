### The rules page: looking things up.

rules-search = Chercher dans les règles
rules-search-none = Aucune règle ne parle de « { $text } ».
rules-search-found = { $count ->
    [one] { $count } passage
   *[other] { $count } passages
}
rules-contents = Sommaire
rules-number = Règle { $rule }
