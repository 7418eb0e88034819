### The album: singers and directors, and what they did for whoever plays.

album-lead = All thirty-six singers and nine directors, with what they have done for you so far.
album-singers = Singers
album-directors = Directors
deed-singers-hired = { $count ->
    [0] Not hired yet
    [one] Hired once
   *[other] Hired { $count } times
}
deed-singers-favourite = { $count ->
    [0] Never yet in a favourite role
    [one] Once in the favourite role
   *[other] { $count } times in the favourite role
}
deed-directors-hired = { $count ->
    [0] Not hired yet
    [one] Hired once
   *[other] Hired { $count } times
}
deed-directors-bonus = { $count ->
    [one] Worth { $points } point to you in all
   *[other] Worth { $points } points to you in all
}
deed-directors-fired = { $count ->
    [one] Fired by you once
   *[other] Fired by you { $count } times
}

life-pro-1 = Has never once looked at a conductor; three of them have asked for his autograph. His moustache is insured for the tour.
life-pro-2 = Begins where the organ stops. Sings the low D into his beard, where it is kept warm for the second house.
life-pro-3 = Greets everyone in the chorus by name, and their mothers too. Curtain calls with him take a quarter of an hour.
life-pro-4 = Her flowers arrive in a second carriage. She closes her eyes on the high note, so that it may look at her.
life-pro-5 = Even her fan has studied in Milan. Would give up all her curtain calls for one death as Liù.
life-pro-6 = Top hat or tiara: both hang in the dressing room. Critics praise the voice and avoid every pronoun.
life-amateur-1 = His bread rises on the high notes. Has sung Calaf to the oven every dawn for nine years, and it has never cooled.
life-amateur-2 = Delivers every letter in B flat. The dogs of his district howl along, in thirds.
life-amateur-3 = Holds the score upside down, but the sum is right. By his books, Calaf still owes him one riddle.
life-amateur-4 = Rules her kitchen as Turandot rules Peking: three questions about the soup, and heads roll.
life-amateur-5 = Knits through every rehearsal; her cat takes the low part. Her Liù makes even the ushers hold hands.
life-amateur-6 = World-famous between the tap and the towel rail. Dreams of Liù, and of a theatre with tiles.
life-alternative-1 = Half a head of hair, two heads of ideas. Sings each aria once forwards and once as it was meant.
life-alternative-2 = Built by an architect; the scaffolding sings along. Wants Calaf, provided the sunrise is square.
life-alternative-3 = The lamp is part of the piece. He would rather it were off, and has written it a letter.
life-alternative-4 = Rehearses before mirrors; the mirrors applaud. Her last premiere was seen from four sides and understood from one.
life-alternative-5 = Her dress crackles louder than she dares to sing. Liù, she says, would have worn it too.
life-alternative-6 = Asked for a name at the stage door, gave it back as a question. The answer came an octave lower.
life-classic-1 = Conquers Carthage nightly, matinees included. Cities now surrender by telegram, to save the scenery.
life-classic-2 = First enters the wig, then the Marquis, then, on cue, the powder. Bows cost extra.
life-classic-3 = Only the ruff knows he is in there. Now and then a low note finds its way out.
life-classic-4 = Her wig needs a harbour master. She enters at high tide and is applauded by the lighthouse.
life-classic-5 = Rides into battle and asks for a cushion. Under the breastplate beats the heart of a Liù.
life-classic-6 = The crown of the night was made for the last singer’s head. It will fit, once the role is Turandot.
life-comic-1 = Enters by the door marked exit, to applause. The fire brigade has a box of its own on his nights.
life-comic-2 = Wrong in eleven languages, with a prescription for each. Laughter, he says, is taken after meals.
life-comic-3 = Weeps on the beat; it is the only one he finds. As Calaf he would at least be told when to win.
life-comic-4 = Winks at the balcony and robs the stalls. The balcony gets its share.
life-comic-5 = One of her bells is silent, and she is still looking for it. As Turandot she would have it beheaded.
life-comic-6 = The nose arrives a bar early and takes the applause. The rest follows with a somersault.
life-dark-1 = Sleeps till seven, sings till cockcrow. Declines garlic, mirrors and matinees with equal courtesy.
life-dark-2 = Buys souls and haggles over the fee. Prefers to be paid in matches.
life-dark-3 = A sexton afraid of graves, moths and encores. The audience shivers; he started it.
life-dark-4 = The moon is her follow spot and has never missed a cue. Clouds are fined.
life-dark-5 = Widowed four times, always in act three. As Turandot she would save herself the weddings.
life-dark-6 = Haunts the wings and apologises to the scenery. Would risk the light of day to sing Calaf.
life-director-dark = Has the sun removed from every second act. Comedians are let in, on condition that they regret it.
life-director-comic = Every tragedy improves with a trapdoor, and she has never seen one without. Sends the gloomy ones to find it.
life-director-alternative = Holds the horizon to be a bourgeois habit. Sets his watch by a triangle and is never late.
life-director-classic = As it was done in 1826, and no later. Has approved of one new idea, and it was a chandelier.
life-director-casting = Knows your part before she knows your name. Has never been wrong about either, only early.
life-director-scenery = Paints clouds, then complains of the rain. If the singers stand still long enough, she paints them too.
life-director-variety = One of each, please, and all of them in front. Sulks for weeks over a missing sixth.
life-director-ambiguous = The moustache is on a stick, the question is not. Answers it differently every evening, and convincingly.
life-director-plain = Nothing, on time. Once raised an eyebrow in 1911; the house still talks of it.
