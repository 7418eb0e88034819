### La pagina dei rivali.

rivals-note = Sei impresari, ciascuno con un modo di giocare che si riconosce a ogni livello. Quel che c’è stato tra voi si conta su questo dispositivo.
rivals-levels = Livelli, dal più debole
