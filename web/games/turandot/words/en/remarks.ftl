### What rivals say: six lines for each of four occasions, and two for either end of a game. Funny, short, never about the rules.

## Bianca

remark-bianca-hire-1 = Money is for spending, darling.
remark-bianca-hire-2 = Wrap it up, I’ll take it.
remark-bianca-hire-3 = Quality has a price. I never ask it.
remark-bianca-hire-4 = My house, my voices, my chandelier.
remark-bianca-hire-5 = Do keep the change.
remark-bianca-hire-6 = Finally, somebody with presence.
remark-bianca-tie-1 = You bid the same? How very modest of me.
remark-bianca-tie-2 = A tie. I only wear those at matinées.
remark-bianca-tie-3 = Nobody wins? In my own theatre?
remark-bianca-tie-4 = Next time I bring the whole purse.
remark-bianca-tie-5 = I shall faint. Somebody fetch a sofa.
remark-bianca-tie-6 = We have the same taste. How awkward for you.
remark-bianca-snub-1 = I was merely warming up.
remark-bianca-snub-2 = Keep it. It clashed with my curtains.
remark-bianca-snub-3 = Second-hand! In my house!
remark-bianca-snub-4 = My lawyer will hear of this. My tailor, too.
remark-bianca-snub-5 = I have been outspent. I need air.
remark-bianca-snub-6 = Charming. Whoever this is.
remark-bianca-fire-1 = Never once a proper bow.
remark-bianca-fire-2 = Out, and leave the champagne.
remark-bianca-fire-3 = Nothing personal. It was the hat.
remark-bianca-fire-4 = I do so hate goodbyes. Goodbye.
remark-bianca-fire-5 = One fewer dinner to pay for.
remark-bianca-fire-6 = Someone show our guest the stage door.
remark-bianca-win-1 = Flowers? You shouldn’t have. More, please.
remark-bianca-win-2 = I always pay, and it always pays.
remark-bianca-lose-1 = A triumph. Elsewhere, apparently.
remark-bianca-lose-2 = I bought everything but the applause.

## Ottavio

remark-ottavio-hire-1 = And for that price! I may weep.
remark-ottavio-hire-2 = Entered, underlined, filed.
remark-ottavio-hire-3 = A bargain has a voice too.
remark-ottavio-hire-4 = I brought my own sandwiches.
remark-ottavio-hire-5 = Talent is nice. Free talent is art.
remark-ottavio-hire-6 = Receipt, please.
remark-ottavio-tie-1 = At least it cost nothing.
remark-ottavio-tie-2 = My coins come home. Good coins.
remark-ottavio-tie-3 = Nobody pays. A perfect evening.
remark-ottavio-tie-4 = You had my figure exactly. Do you read my books?
remark-ottavio-tie-5 = I offered nothing, and was matched. Thieves.
remark-ottavio-tie-6 = Rope, too, is billed by the metre.
remark-ottavio-snub-1 = That was nearly a whole coin.
remark-ottavio-snub-2 = I let it go. It saves on costumes.
remark-ottavio-snub-3 = An understudy eats less.
remark-ottavio-snub-4 = Outbid by arithmetic. It stings.
remark-ottavio-snub-5 = I note it. In red.
remark-ottavio-snub-6 = Patience is the cheapest virtue.
remark-ottavio-fire-1 = One salary less.
remark-ottavio-fire-2 = The budget has spoken.
remark-ottavio-fire-3 = Please return the pencil.
remark-ottavio-fire-4 = I have a column for this.
remark-ottavio-fire-5 = Nobody travels first class any more.
remark-ottavio-fire-6 = It balances. It must balance.
remark-ottavio-win-1 = Victory, and change left over.
remark-ottavio-win-2 = The cheapest ovation of my life.
remark-ottavio-lose-1 = At least the lamps were cheap.
remark-ottavio-lose-2 = Defeat is free. I’ll take two.

## Zelda

remark-zelda-hire-1 = You believed the thick stack. Sweet.
remark-zelda-hire-2 = I wanted that one. Or did I?
remark-zelda-hire-3 = Never play cards with a fox.
remark-zelda-hire-4 = One truth tonight: this one is mine.
remark-zelda-hire-5 = Look surprised. It suits you.
remark-zelda-hire-6 = And I wasn’t even lying.
remark-zelda-tie-1 = Two liars, one number.
remark-zelda-tie-2 = You read me? Nobody reads me.
remark-zelda-tie-3 = We should do this more often. Not.
remark-zelda-tie-4 = I meant to do that.
remark-zelda-tie-5 = A knot. I prefer loose ends.
remark-zelda-tie-6 = Now I really must cheat. I joke.
remark-zelda-snub-1 = Fine. It was a decoy anyway.
remark-zelda-snub-2 = Somebody counts better than I bluff.
remark-zelda-snub-3 = I shall pretend I wanted this.
remark-zelda-snub-4 = You will never know what I had planned.
remark-zelda-snub-5 = Applause for the honest one. Once.
remark-zelda-snub-6 = My mask slipped. Look away.
remark-zelda-fire-1 = Was that a help or a trap?
remark-zelda-fire-2 = I quite liked that one. That is the joke.
remark-zelda-fire-3 = Watch who flinches.
remark-zelda-fire-4 = It was this or the piano.
remark-zelda-fire-5 = Exit, pursued by a fox.
remark-zelda-fire-6 = Guess why. Wrong.
remark-zelda-win-1 = Was any of it true? They clapped.
remark-zelda-win-2 = My best trick: a good opera.
remark-zelda-lose-1 = I lost on purpose. Believe that?
remark-zelda-lose-2 = The stalls saw through me. Rude.

## Raimondo

remark-raimondo-hire-1 = Wonderful shoulders for a cape.
remark-raimondo-hire-2 = I already see the staircase.
remark-raimondo-hire-3 = We paint the moon around this one.
remark-raimondo-hire-4 = The voice is fine. Can it hold a lantern?
remark-raimondo-hire-5 = More feathers, at once.
remark-raimondo-hire-6 = Stand in the light. Yes. Stay.
remark-raimondo-tie-1 = Nobody? I had the curtain cut already.
remark-raimondo-tie-2 = A rope. At last a good prop.
remark-raimondo-tie-3 = The sketch was so pretty.
remark-raimondo-tie-4 = We could saw the prize in half.
remark-raimondo-tie-5 = Same bid, same blue. Unbearable.
remark-raimondo-tie-6 = I shall hang a cloud over this.
remark-raimondo-snub-1 = I had shoes made already.
remark-raimondo-snub-2 = This one? We need a bigger wardrobe.
remark-raimondo-snub-3 = No voice survives bad lighting.
remark-raimondo-snub-4 = I dress whoever comes.
remark-raimondo-snub-5 = Paint can mend it. Paint mends all.
remark-raimondo-snub-6 = My palm trees will miss you.
remark-raimondo-fire-1 = An empty stage, if you please. Empty!
remark-raimondo-fire-2 = Mind the trapdoor. Too late.
remark-raimondo-fire-3 = Leave the megaphone. I paint those.
remark-raimondo-fire-4 = Exit, stage left.
remark-raimondo-fire-5 = Never trust a grey suit.
remark-raimondo-fire-6 = Fewer opinions, more scenery.
remark-raimondo-win-1 = They came for the staircase.
remark-raimondo-win-2 = The costumes sang. The singers helped.
remark-raimondo-lose-1 = The critics sat behind a pillar. A lovely pillar.
remark-raimondo-lose-2 = Nobody mentioned the drapes. Nobody.

## Petra

remark-petra-hire-1 = Good. Now it isn’t yours.
remark-petra-hire-2 = I did not even want it.
remark-petra-hire-3 = Somebody had to stop you.
remark-petra-hire-4 = The leader looks less happy. Lovely.
remark-petra-hire-5 = I sharpen my pencils for this.
remark-petra-hire-6 = Mine. Sit down.
remark-petra-tie-1 = If I can’t, nobody can.
remark-petra-tie-2 = A tie is half a victory. The nasty half.
remark-petra-tie-3 = I saw you coming.
remark-petra-tie-4 = Pull harder.
remark-petra-tie-5 = Oh, did that hurt you more than me?
remark-petra-tie-6 = Worth every coin I kept.
remark-petra-snub-1 = I remember everything.
remark-petra-snub-2 = Enjoy it while you can.
remark-petra-snub-3 = So that is how we play.
remark-petra-snub-4 = Thorns grow back.
remark-petra-snub-5 = You have made a list. Mine.
remark-petra-snub-6 = I was busy glaring.
remark-petra-fire-1 = Which one did you need? That one.
remark-petra-fire-2 = Oops.
remark-petra-fire-3 = It was going to help somebody else.
remark-petra-fire-4 = I chose the one you looked at.
remark-petra-fire-5 = Cry, it is good for the voice.
remark-petra-fire-6 = With pleasure. Real pleasure.
remark-petra-win-1 = I was watching you all evening. It helped.
remark-petra-win-2 = Second place suits you.
remark-petra-lose-1 = Enjoy it. I know where you cast.
remark-petra-lose-2 = Next time I take your tenor first.

## Anselmo

remark-anselmo-hire-1 = Another for the collection!
remark-anselmo-hire-2 = A perfect match for the others.
remark-anselmo-hire-3 = Careful with the wings, please.
remark-anselmo-hire-4 = I have a drawer for this one.
remark-anselmo-hire-5 = Same kind, new colour. Bliss.
remark-anselmo-hire-6 = The set is nearly complete.
remark-anselmo-tie-1 = Two nets, one butterfly.
remark-anselmo-tie-2 = Oh, it flew away.
remark-anselmo-tie-3 = You collect too? What a surprise.
remark-anselmo-tie-4 = Gently, gently. Too late.
remark-anselmo-tie-5 = A gap in the cabinet. How sad.
remark-anselmo-tie-6 = We could share it on Sundays.
remark-anselmo-snub-1 = Not my species. But welcome.
remark-anselmo-snub-2 = It belongs with its family!
remark-anselmo-snub-3 = I shall need another drawer.
remark-anselmo-snub-4 = A moth. Well, moths are useful.
remark-anselmo-snub-5 = Taken! And I had the label written.
remark-anselmo-snub-6 = I will trade you a tenor for it.
remark-anselmo-fire-1 = Mixing the families. Unforgivable.
remark-anselmo-fire-2 = Fly, little one.
remark-anselmo-fire-3 = No label, no place.
remark-anselmo-fire-4 = I only keep what matches.
remark-anselmo-fire-5 = A rare bird, but noisy.
remark-anselmo-fire-6 = Back into the garden.
remark-anselmo-win-1 = A complete set, and it sings!
remark-anselmo-win-2 = I shall have this evening framed.
remark-anselmo-lose-1 = One more of a kind and I had it.
remark-anselmo-lose-2 = Incomplete. I may not sleep.
