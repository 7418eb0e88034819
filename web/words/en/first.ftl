### The house: Home, frame, set-up, settings, and what goes wrong. These words come before everything else.

player-you = You
surprise = Surprise me
list-two = { $first } and { $last }
list-more = { $first }, { $next }
list-end = { $first }, and { $last }
list-clauses = { $first }; { $next }
list-sentences = { $first } { $next }
list-stop = { $words }.
site-description = Card games against rivals who see only what you could see in their seat. Free, in your browser, offline too.

## Header, menu, dialogs

skip = Skip to the content
menu = Menu
close = Close
cancel = Cancel
back-home = Back to Home
help-title = Help
help-now = What holds now
home-title = Home
table-title = Table
set-up-title = Set up a table
rivals-title = Rivals
settings-title = Settings
about-title = About
learn-menu = Learn
daily-title = Daily deal
past-title = Past games
rules-title = Rules
deck-title = Deck
album-title = Album
statistics-title = Statistics
review-title = Review
watch-title = Watch
share-title = Share
deal-title = A deal for you
copied = copied
copy-failed = could not be copied

## Home

home-play = Play
home-resume = Play on
home-just-play = Just play
home-learn-first = Learn in three minutes
home-others = Also in this house
home-resume-hint = { $count ->
    [one] Your game against one rival, from { DATETIME($when, day: "numeric", month: "long", hour: "numeric", minute: "numeric") }
   *[other] Your game against { $count } rivals, from { DATETIME($when, day: "numeric", month: "long", hour: "numeric", minute: "numeric") }
}

## How things are

status-loading = The rivals are arriving, { $percent }% (first visit only)
status-starting = The rivals are taking their seats
status-waiting = No network: the rivals are waiting at the station
status-recovering = A rival stumbled; one moment
status-failed = The rivals cannot come: this browser does not let them in
status-ready = The rivals are here
status-installing = Packing for offline play, { $percent }%
status-offline = Ready offline
update-ready = A new version is ready.
update-apply = Use it now
update-coming = One moment, it takes over…

## What is kept

store-unkept = Not kept
store-blocked = This browser keeps nothing for us: you can play, but the game is gone when you close the page.
store-blocked-help = Allow this page to keep data, in the settings of the browser, or leave private browsing. As soon as that is allowed, this game is kept by itself.
store-full = This device has no room left: you can play on, but from now on nothing is kept.
store-full-help = Make room: delete past games that you no longer need, after saving them in a backup. As soon as there is room, this game is kept by itself.
store-asides = { $count ->
    [one] One saved game could not be read. It is kept.
   *[other] { $count } saved games could not be read. They are kept.
}
store-asides-where = See them
no-such-game = That game is not on this device.
game-elsewhere = This game goes on in another tab.
strange-address = That link leads nowhere here, so this is Home.
screen-missing = This page is not on this device yet, and cannot be fetched now. Try again when there is a network.
words-missing = The words of this language cannot be fetched now. Try again when there is a network.

## Set-up

set-up-seats = Players
set-up-rivals = Your rivals
set-up-rival = Seat { $seat }
set-up-seat = Seat { $seat }
set-up-level = Level
set-up-surprise-hint = You will see who comes.
set-up-fair = Whatever the level, rivals see only what you could see from their seat, and the deal is the same.
set-up-rules = Rules and deal
set-up-first-draw = Drawn
set-up-seed = Deal
set-up-seed-hint = The same word gives the same cards. Leave it empty for new ones.
set-up-seed-new = new cards
set-up-seed-draw = Draw one
set-up-begin = Begin
set-up-usual = As usual

## Settings

settings-look = Looks
settings-table = At the table
settings-sound = Sound
settings-system = As the device
settings-language = Language
settings-theme = Colours
settings-theme-light = Light
settings-theme-dark = Dark
settings-text = Text
settings-text-normal = Normal
settings-text-large = Large
settings-text-larger = Larger
settings-pace = Pace
settings-pace-hint = Any key or tap skips ahead. Where the device asks for less motion, nothing moves.
settings-pace-stately = Stately
settings-pace-normal = Normal
settings-pace-brisk = Brisk
settings-pace-instant = Instant
settings-results = Continue
settings-results-always = Always
settings-results-mine = If it concerns me
settings-results-never = Never
settings-results-hint = When a result waits for you to press Continue. The others go on by themselves after a moment.
settings-level = Level of rivals
settings-level-rising = Rises with me
settings-level-hint = For rivals whose level nobody chose. They begin gently and grow as you win.
settings-prompter = The Prompter
settings-prompter-off = Off
    .why = You are on your own.
settings-prompter-facts = Facts
    .why = What your move would lead to, and what is left.
settings-prompter-values = Values
    .why = Also what each choice is worth, to you and to others.
settings-prompter-advice = Advice
    .why = Also what a strong player would do, and why.
settings-remarks = Rivals may make remarks
settings-letters = Letter keys
settings-letters-hint = Turn them off if they get in the way of your screen reader or voice control.
settings-effects = Effects
settings-music = Music
settings-sound-hint = Nothing sounds before your first tap.
settings-kept = Settings are kept on this device.

## About

about-version = Version
about-offline = State
about-private = Nothing you do here leaves your device: no account, no tracking, no server.
about-kept = Kept on this device
about-games = { $count ->
    [0] No game yet.
    [one] One game.
   *[other] { $count } games.
}
about-copy-record = Copy the last game’s record
about-asides = Could not be read
about-asides-why = These saves are damaged or come from another version. We keep them as they are; copy them if you want to look or to ask for help.
aside-copy = Copy
aside-delete = Delete
aside-delete-sure = Delete “{ $name }” for good?
about-licences = Licences
about-licence-ours = Our own part is free software under the MIT licence. It stands on the work of others:

## Keys

keys-title = Keys
keys-letters-on = Letter keys are on; Settings can turn them off. Tab always moves the focus.
keys-letters-off = Letter keys are off; Settings can turn them on. Tab always moves the focus.
key-help = Help
key-close = Close what is open
key-space = Space
key-enter = Enter
key-backspace = Backspace
key-escape = Esc

## Troubles

trouble-bug = That should not have happened
trouble-bug-text = Something in the program went wrong. It is not your fault.
trouble-engine = The rivals do not answer
trouble-engine-text = The part of the program that knows the rules could not be reached, although we tried again.
trouble-refused = That is not possible
trouble-refused-text = The rules do not allow it now.
trouble-unreadable = This game cannot be read
trouble-unreadable-text = It is damaged or comes from another version. It is kept, under About.
trouble-absent = A rival is missing
trouble-absent-text = Somebody at this table is not in this version of the game. The game goes on as soon as the version that has them is back.
trouble-kept = Your game is kept up to the last move.
trouble-nothing-lost = Nothing that was saved is lost.
trouble-details = Details
trouble-copy = Copy the report
trouble-again = Load the page again
trouble-on = Go on
trouble-another = Play another game
error-engine-failed = The part of the program that knows the rules does not start in this browser.
error-engine-lost = The part of the program that knows the rules stopped several times. Loading the page again often helps.
error-illegal-move = The rules do not allow that now.
error-bad-move = This game has no such move.
error-bad-record = The record is damaged or does not follow the rules.
error-bad-deck = That deck does not have the shape the game needs.
error-bad-setup = No game can be set up like this.
error-unknown-game = This game is not in the box.
error-unknown-bot = One of these rivals is not in the box.
error-not-offered = This game does not offer that.
