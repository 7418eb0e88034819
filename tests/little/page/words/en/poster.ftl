### What Home says of this game.

name = Keep or Pass

home-over = Nine cards, two rounds
home-under = Keep your card or let it go.
home-play-hint = Against { $rivals }, one minute.

way-bianca = Keeps more than she should.
way-ottavio = Would rather pass.
way-zelda = Counts the cards.

level-gentle = Gentle
level-keen = Keen
