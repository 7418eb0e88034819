### Review, watching, luck or skill.

## Review

review-open = Review
review-account = The final account
review-shared = Somebody shared this game with you. It is not kept on this device.
review-keep = Keep this game
review-progress = How far the review has come
review-judging = { $total ->
    [0] A strong player sits down to look at the game …
   *[other] Looked at { $done } of { $total } decisions
}
review-stopped = Stopped after { $done } of { $total } decisions
review-stop = Stop
review-resume = Go on
review-ready = { $count ->
    [one] Your one decision was weighed by a strong player.
   *[other] All { $count } of your decisions were weighed by a strong player.
}
review-failed = The review could not be finished. The game itself is safe.
review-chart = Your chance to win, decision by decision
review-decision = Decision
review-chance = Chance to win
review-percent = { $percent } %
review-where = Round { $round }, { $phase }
review-end = The end
review-moments = The moments that mattered
review-lost = cost { $percent } % of a win; { $best } was better.
review-lost-points = { $points ->
    [one] One point was left lying.
   *[other] { $points } points were left lying.
}
review-faultless = No decision cost you a noticeable part of the win.
review-step = Decision { $number } of { $count }
review-back = Back
review-on = On
review-best = Chance to win { $percent } %: nothing was better.
review-better = Chance to win { $percent } %; with { $best } it was { $most } %.
review-choices = What was weighed
review-move = Move
review-often = How often
review-was-played = played
review-why = Why? ({ $who })
review-link = Copy a link to this moment
review-key-back = One decision back
review-key-on = One decision on
review-key-first = First decision
review-key-last = Last decision
watch-move = Move { $number } of { $count }
watch-pause = Pause
watch-run = Run
luck-title = Luck or skill?
luck-lead = The same deal again, with a strong player in your seat and the same rivals.
luck-run = { $count } times
luck-progress = { $done } of { $total } evenings played
luck-said = { $count ->
    [one] In one evening the strong player scored { $mean } points and won { $wins } % (a fair share is { $fair } %). You scored { $mine }.
   *[other] In { $count } evenings the strong player scored { $mean } points on average and won { $wins } % (a fair share is { $fair } %). You scored { $mine }.
}
luck-plot = Points of the strong player, and how often
luck-score = Score
luck-times = Times
luck-points = { $points } points
luck-yours = { $points }, like you
plot-table = As a table
line-total = Total
