"""Words that only The Penguin Ultimatum uses: shared code and shared tests must do without them.

Regular expressions, matched at the beginning of a word in any case.
"""

WORDS = (
    "iceberg",
    "entertainer",
    "curtain",
    "audience",
    "mingling",
    "juggling",
    "acrobatics",
    "kangaroo",
    "sheep",
    "seal-",
    "amused",
)
