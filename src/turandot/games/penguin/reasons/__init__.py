"""Why a move: facts that its player can see, as data, what moved the value most first. The page has the words.

Nothing is looked at but the view and what a bot thought of each move. Loaded when somebody first asks for reasons.

To read the folder in order: `thought` (what a reason is, and how much it weighs), `outcomes` (shows that a move
starts), `bringing` (what they bring to whom), `placing`, `inviting` and `staging` (what else can be seen), `choosing`
(which come first).
"""
