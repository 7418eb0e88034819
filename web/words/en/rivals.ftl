### The page of the rivals.

rivals-note = Six impresarios, each with a way of playing that shows at every level. What you have between you is counted on this device.
rivals-levels = Levels, weakest first
