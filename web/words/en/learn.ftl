### Learn: what all lessons share.

learn-begin = Begin with scene 1
learn-resume = Go on
learn-play = Play your first game
learn-done = done
learn-scene = Scene { $number } of { $count }
learn-skip = Skip
learn-next = Next scene
learn-on = Go on
learn-watch = Watch what happens, then continue.
learn-not-this = Not for this scene.
