# The page around the table: home, menu, settings, about, troubles.

app-name = Turandot
home-title = Home
table-title = Table
set-up-title = Set up a table
settings-title = Settings
about-title = About
menu = Menu
menu-close = Close
close = Close
back-home = Back to Home
help-keys = Keys

home-over = A night at the opera, 1926
home-under = Hire singers. Outbid rivals. Raise the curtain.
home-play = Play
home-resume = Play on
home-just-play = Just play
home-learn-first = Learn in three minutes
home-play-hint = The same table as last time. About fifteen minutes.
home-resume-hint =
    { $rivals ->
        [one] Your game against one rival, last played { DATETIME($when, dateStyle: "medium", timeStyle: "short") }.
       *[other] Your game against { $rivals } rivals, last played { DATETIME($when, dateStyle: "medium", timeStyle: "short") }.
    }

player-you = You

status-loading = The rivals are arriving { $percent } %, first visit only
status-starting = The rivals are taking their seats
status-waiting = No network: the rivals wait at the station
status-recovering = A rival stumbled; one moment
status-failed = The rivals cannot come in this browser
status-ready = The rivals are here
status-installing = Packing for offline play, { $percent } %
status-offline = Ready offline
update-ready = A new version has been prepared.
update-apply = Use it now
