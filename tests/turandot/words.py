"""Words that only Turandot uses: shared code and shared tests must do without them.

Regular expressions, matched at the beginning of a word in any case.
"""

WORDS = (
    "singer",
    "puccini",
    "maestro",
    "soloist",
    "chorus",
    "amateur",
    "director(?!y|ies)",
    "understud",
    "premiere",
    "casting",
    "calaf",
    "bids?\\b",
    "bidd",
    "bluff",
    "greedy",
)
