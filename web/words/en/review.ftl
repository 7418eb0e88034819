### Review, watching, luck or skill.

## Review

review-open = Review
review-account = The final account
review-shared = Somebody shared this game with you. It is not kept on this device.
review-keep = Keep this game
review-progress = How far the review has come
review-judging = { $total ->
    [0] A strong player sits down to look at the game…
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
review-percent = { $percent }%
review-where = Round { $round }, { $phase }
review-whose = { $where }: { $who }
review-dot = { $where }. { $move }
review-end = The end
review-moments = The moments that mattered
review-instead = Better: { $move }
review-lost = Your chance to win was { $percent }%, with the better choice { $most }%.
review-lost-points = { $points ->
    [one] One point was left lying.
   *[other] { $points } points were left lying.
}
review-faultless = No decision noticeably lowered your chance to win.
review-step = Decision { $number } of { $count }
review-own-step = Your decision { $number } of { $count }
review-everybody = Everybody’s decisions
review-back = Previous
review-on = Next
review-best = Nothing was better.
review-figure = Chance to win: { $percent }%.
review-figures = Chosen in { $often }% of cases; chance to win { $percent }%.
review-again = Try this again
review-again-why = At the table, as a rehearsal: it does not count, and your game stays as it was.
review-choices = What was weighed
review-move = Move
review-was-played = played
review-why = Why? ({ $who })
review-link = Copy a link to this moment
review-key-back = One decision back
review-key-on = One decision on
review-key-first = First decision
review-key-last = Last decision

## A decision tried again

again-title = Rehearsal
again-then = What you did: { $move }
again-choose = Choose anew: it does not count, and your game stays as it was.
again-counts = You play on from here. It does not count, and your game stays as it was.
again-judging = A strong player weighs your choice…
again-same = The same choice as before.
again-better = Better than what you did.
again-even = As good as what you did.
again-worse = Not as good as what you did.
again-unweighed = The strong player never considered this choice.
again-was-best = Nothing was better than that.
again-best = Best: { $move }
again-figures = Chance to win: now { $now }%, then { $then }%, at best { $best }%.
again-points = Points left lying: now { $now }, then { $then }.
again-once-more = Choose again
again-play-on = Play on
again-back = To the review

## Watching

watch-move = Move { $number } of { $count }
watch-pause = Pause
watch-run = Run
watch-scrub = Moment of the game
watch-round = Jump to
watch-speed = Speed
watch-times = { $times }×

## Luck or skill

luck-title = Luck or skill?
luck-lead = The same deal again, with a strong player in your seat and the same rivals.
luck-lead-brief = The same deal again, with a strong player in your seat and the same rivals. Strong players weigh fewer possibilities here than at the table: otherwise you would wait for minutes.
luck-run = { $count } times
luck-progress = { $done } of { $total } evenings played
luck-said = { $count ->
    [one] In one evening the strong player scored { $mean } points and won { $wins }% (a fair share is { $fair }%). You scored { $mine }.
   *[other] In { $count } evenings the strong player scored { $mean } points on average and won { $wins }% (a fair share is { $fair }%). You scored { $mine }.
}
luck-plot = Points of the strong player, and how often
luck-score = Score
luck-times = Times
luck-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
luck-yours = { $points }, like you
plot-table = As a table
