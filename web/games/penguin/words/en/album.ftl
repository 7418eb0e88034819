### The album: penguins and entertainers, and what they did for whoever plays.

album-lead = All sixty-four penguins and sixteen entertainers, with what they have done for you so far.
album-penguins = Penguins
album-entertainers = Entertainers
deed-penguins-played = { $count ->
    [0] Not invited yet
    [one] Placed once
   *[other] Placed { $count } times
}
deed-penguins-shows = { $count ->
    [one] Amused as your guest at one show
   *[other] Amused as your guest at { $count } shows
}
deed-penguins-points = { $count ->
    [one] One point for you in all
   *[other] { $count } points for you in all
}
deed-entertainers-shows = { $count ->
    [0] No show for your guests yet
    [one] One show that paid you
   *[other] { $count } shows that paid you
}
deed-entertainers-points = { $count ->
    [one] One point for you in all
   *[other] { $count } points for you in all
}
deed-entertainers-won = { $count ->
    [one] Went home with you once
   *[other] Went home with you { $count } times
}

life-green-juggling-1 = Has one ball and never lets it out of sight. They are thinking of adopting a second.
life-green-juggling-3 = Three balls up, one thought at a time. The thought is usually lunch.
life-green-juggling-4 = Counts the balls like sheep and has to be woken for the applause.
life-green-juggling-6 = Six balls, no teeth, no hurry. Dropped one in the year of the great frost and still speaks of it.
life-green-acrobatics-2 = Grew up beside the wheel and is only now as tall. They have the same taste in mud.
life-green-acrobatics-3 = Can go forwards and can stop, but has not yet met both on one day.
life-green-acrobatics-4 = Waves to every sheep from up there. The sheep have begun to wave back.
life-green-acrobatics-5 = Sold the second wheel for a good price and has been explaining it ever since.
life-green-dance-1 = The hat dances; whoever is under it keeps up as best they can.
life-green-dance-3 = Learned to waltz from a flock, and still turns when somebody whistles.
life-green-dance-4 = Wears the cane on the left, for the storms come from the right.
life-green-dance-6 = Dances slowly, so that the young can see how it was done before it was music.
life-green-music-2 = Two notes and an open mind. One of them is a surprise every time.
life-green-music-3 = Plays lullabies at noon. Half the colony is behind with its fishing.
life-green-music-4 = Composed a march for sheep. They lie down at the first bar, every time.
life-green-music-5 = Lends out the squeeze-box for weddings, and comes along, and eats.
life-brown-juggling-2 = Juggles two, since a third would need an introduction.
life-brown-juggling-3 = Keeps a spare ball in an imaginary pouch. Kangaroos find this touching.
life-brown-juggling-4 = Throws four, catches four, and cannot think what went wrong.
life-brown-juggling-5 = Five balls, all borrowed. The owners come to every show and look up.
life-brown-acrobatics-1 = Was put on the wheel to be out of the way. It has not worked.
life-brown-acrobatics-3 = Hops on, hops off, hops on. Nobody has dared to mention the seat.
life-brown-acrobatics-4 = Holds the record for standing still on one wheel. It was meant to be a race.
life-brown-acrobatics-6 = Has fallen off every iceberg with a name, and bows first.
life-brown-dance-2 = Two left feet, one right hat. The hat carries the number.
life-brown-dance-3 = Believes that every dance ends with a jump. Ceilings of ice disagree.
life-brown-dance-4 = Taps with the cane, the foot and the beak, in that order of importance.
life-brown-dance-5 = Asked a kangaroo for a slow one. They were seen last over the horizon.
life-brown-music-1 = One note, held with both flippers, so that it does not get away.
life-brown-music-3 = Plays by ear, and the ear is under the scarf.
life-brown-music-4 = Knows four songs about fish and one about the one that got away.
life-brown-music-6 = Was there when the squeeze-box was invented, and thought it would not last.
life-red-juggling-1 = Throws the ball very high, so as to have time for a nap.
life-red-juggling-3 = Learned from a seal, and therefore looks for the third ball on its own nose.
life-red-juggling-4 = Four balls, four cousins in the front row, four different opinions.
life-red-juggling-6 = Juggles with eyes half shut. The balls are old too, and know the way.
life-red-acrobatics-2 = Rides in small circles, since the ice is only this big.
life-red-acrobatics-3 = Does everything at full speed, then asks what it was.
life-red-acrobatics-4 = Married to the wheel in all but name. The seals threw fish.
life-red-acrobatics-5 = Can carry a full tray on one wheel. The tray has never arrived anywhere.
life-red-dance-1 = Dances with whatever is taller, which is everybody.
life-red-dance-3 = Keeps the best step for the finale and is out of breath by the second act.
life-red-dance-4 = A tango in each foot, and they are not the same tango.
life-red-dance-6 = Was the toast of three floes. Two have melted, the toast remains.
life-red-music-2 = Squeezes first and hopes afterwards.
life-red-music-3 = Three notes of a great sea song. The others are still at sea.
life-red-music-4 = The seals bark the chorus, in the wrong key but with heart.
life-red-music-5 = Plays requests, though never the one that was asked for.
life-blue-juggling-2 = Passes the balls from one flipper to the other and calls it travel.
life-blue-juggling-3 = Polite to each of the three. The middle one is the favourite and must not know.
life-blue-juggling-4 = Practises before bears, who applaud with caution, having claws.
life-blue-juggling-5 = Has never dropped a ball in public. Privately there was a Thursday.
life-blue-acrobatics-1 = So small that the wheel takes most of the bow.
life-blue-acrobatics-3 = Asks every passer-by which pedal is the left one.
life-blue-acrobatics-4 = Took the curve at the pole, where every direction is uphill.
life-blue-acrobatics-6 = Rides with the calm of somebody who sold the brakes long ago.
life-blue-dance-2 = Rehearses the bow more than the dance, and gets to use it sooner.
life-blue-dance-3 = Waltzed with a bear and leads a very careful life since.
life-blue-dance-4 = Polishes the ice beforehand. Others call that cheating; the ice is grateful.
life-blue-dance-5 = Takes up half the floor and gives it back with interest.
life-blue-music-1 = A single note, but at night, and under your window.
life-blue-music-3 = Plays softly for the bears, who are not asleep yet and ought to be.
life-blue-music-4 = Tunes the squeeze-box to the wind, and then blames the wind.
life-blue-music-6 = Six notes of a tune that nobody else is old enough to remember.
