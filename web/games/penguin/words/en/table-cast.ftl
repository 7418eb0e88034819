### The cast: who performs, and the letters of the families.

cast-letter-green = G
cast-letter-brown = Br
cast-letter-red = R
cast-letter-blue = Bl

entertainer-sheep-juggling = Aunt Clementine
entertainer-sheep-juggling-character = Counts the balls as they go by, to be sure of them.
    She has never got beyond seven without falling asleep.
entertainer-sheep-acrobatics = Bettina Bock
entertainer-sheep-acrobatics-character = Has jumped every fence in three countries and kept the posts.
    Looks down only to see who is looking up.
entertainer-sheep-dance = Madame Mérinos
entertainer-sheep-dance-character = Danced for two kings and bowed to neither.
    Her wool is set in the morning and insured in the afternoon.
entertainer-sheep-music = Otto Wollgemut
entertainer-sheep-music-character = Writes waltzes that end badly.
    Begs you not to weep, and is hurt if you do not.
entertainer-kangaroo-juggling = Joey Jumble
entertainer-kangaroo-juggling-character = Throws five, catches four, winks.
    Whatever you are missing is in the pouch.
entertainer-kangaroo-acrobatics = Bonnie Boing
entertainer-kangaroo-acrobatics-character = Took off in spring and has not quite landed.
    Thinks brakes are for trams.
entertainer-kangaroo-dance = Sir Percival Hop
entertainer-kangaroo-dance-character = Dances on the beat, on the dot, and on your feet.
    Apologises in writing.
entertainer-kangaroo-music = Matilda Bumm
entertainer-kangaroo-music-character = Knows one tempo, and it is hers.
    The band follows; it has tried the other way.
entertainer-seal-juggling = Ondine the Unruffled
entertainer-seal-juggling-character = Keeps her eyes shut, so as not to be distracted by applause.
    Has never dropped a ball or a hint.
entertainer-seal-acrobatics = Captain Splash
entertainer-seal-acrobatics-character = Lost an eye to a cannon and won the cannon at cards.
    Every fall was intended, ask anyone.
entertainer-seal-dance = Lola Laguna
entertainer-seal-dance-character = Dances the tango with whoever is left standing.
    Leaves before the last bar, and takes the flower back.
entertainer-seal-music = Barnaby Honk
entertainer-seal-music-character = Laughs at his own tunes until they are everybody’s.
    Cannot play softly; has been shown how.
entertainer-bear-juggling = Gentle Igor
entertainer-bear-juggling-character = Catches everything as if it were an egg.
    Blushes when people look, and people look.
entertainer-bear-acrobatics = Bjarne Butterfoot
entertainer-bear-acrobatics-character = Was told it had two wheels.
    Has been meaning to get off since Tuesday.
entertainer-bear-dance = Count Bruno
entertainer-bear-dance-character = Owns a castle, a moustache brush and one waltz.
    Kisses the hand of every lady, and counts the rings.
entertainer-bear-music = Old Ursula
entertainer-bear-music-character = Plays what your grandmother hummed, with her eyes shut.
    Nobody knows at which bar she falls asleep.
