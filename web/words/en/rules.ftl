### The rules page: looking things up.

rules-search = Search the rules
rules-search-none = No rule speaks of “{ $text }”.
rules-search-found = { $count ->
    [one] One passage
   *[other] { $count } passages
}
rules-contents = Contents
rules-number = Rule { $rule }
