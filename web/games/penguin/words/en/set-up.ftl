### Setting up a table: rule options.

set-up-first = Who begins

option-fee = The mingling fee
option-fee-all = All neighbours
    .why = As the rules are written: the values of all penguins around the one you place.
option-fee-family = The family only
    .why = Some read it so: only the values of penguins of the same family.
option-start = The first entertainers
option-start-random = As they come
    .why = The first four of the shuffled pile.
option-start-balanced = Balanced
    .why = Four different animals with four different acts.
option-iceberg = The iceberg
option-iceberg-fitting = Fitting
    .why = Seven columns; seven rows for two, eight for three, nine for four.
option-iceberg-7x7 = 7 × 7
    .why = Narrow: the edge matters early.
option-iceberg-7x8 = 7 × 8
    .why = The size for three.
option-iceberg-7x9 = 7 × 9
    .why = Wide: room to keep apart.
option-head-start = Head start
option-head-start-none = None
    .why = Everybody begins with 10 points.
option-head-start-two = Two points a seat
    .why = Whoever moves later begins with 12, 14 or 16 points.
