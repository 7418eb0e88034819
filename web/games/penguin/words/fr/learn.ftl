### The five scenes of the rehearsal.

learn-title = Répétition sur la glace
learn-lead = Vous donnez une fête pour des pingouins : les invités qui s’amusent à un spectacle vous rapportent des points, et le plus grand total l’emporte. Cinq courtes scènes à la vraie table montrent comment ; elles durent moins de quatre minutes en tout, et l’on peut partir à tout moment.
learn-place = Un pingouin et sa famille
    .hint = Où va un pingouin, et quand il coûte.
learn-place-1-ask = Chaque tour commence par un pingouin à côté d’un artiste. Choisissez le 4 bleu de votre main, touchez b4, puis appuyez sur le bouton.
learn-place-1-done = Il se tient à côté de deux artistes. Aucun pingouin de sa famille n’est son voisin : il n’y a pas de droit à payer.
learn-place-2-ask = Ensuite, le 1 bleu. Les cases proches d’un autre pingouin bleu affichent maintenant un prix. Posez-le tout de même en b3, et payez.
learn-place-2-done = Vous avez payé 6. Dès qu’un parent est voisin, tous les pingouins voisins comptent : le 4 bleu et le 2 rouge. Une compagnie mélangée ne coûte rien.
learn-show = Un invité et un spectacle
    .hint = Comment on marque des points.
learn-show-1-ask = Il ne manque qu’une carte au mouton jongleur : une étincelle marque la case. Posez en d2 le 5 brun, qui apprécie la jonglerie.
learn-show-1-done = Tous les points du mouton visent maintenant une carte : il va jouer. Mais seuls les invités rapportent. C’est à cela que sert votre jeton.
learn-show-2-ask = Touchez le 5 brun en d2 pour en faire votre invité, puis appuyez sur le bouton.
learn-show-2-done = Le 5 brun s’est amusé et vous rapporte 5. Le 2 vert aime aussi les moutons, mais personne ne l’avait invité. Personne d’autre n’a marqué : la carte du mouton est à vous.
learn-least = Le moindre score prend la carte
    .hint = Pourquoi un petit score peut être un bon score.
learn-least-1-ask = Le phoque danseur va jouer, et les invités de Bianca lui rapporteront 10. Invitez le 5 rouge en c1.
learn-least-1-done = Bianca a marqué 10, et vous 5. Parmi ceux qui marquent, le moindre score prend la carte : c’est le vôtre. Les cartes comptent à la fin, 2 points par carte de votre activité et 5 pour le plus de cartes d’un animal.
learn-excuse = Une carte au lieu d’un droit
    .hint = À quoi servent aussi les cartes Artiste.
learn-excuse-1-ask = Choisissez le 4 rouge et touchez a3. Le droit est de 12. Vous possédez le phoque danseur : défaussez-le au lieu de payer, puis appuyez sur le bouton.
learn-excuse-1-done = Une carte défaussée couvre n’importe quel droit : ici, elle vaut 12 points. Elle part pour de bon, avec les quelques points qu’elle aurait pu rapporter à la fin.
learn-newcomer = Au bord de la glace
    .hint = Où peut se tenir un nouvel artiste.
learn-newcomer-1-ask = Après chaque spectacle de votre tour, vous posez l’artiste suivant. Posez le kangourou musicien en g4. Avant d’appuyer sur le bouton, vous pouvez pivoter la carte.
learn-newcomer-1-done = Les points qui visent l’eau comptent comme occupés : au bord, les spectacles viennent plus vite. Quand la pioche d’artistes est épuisée, la fête est finie. La vôtre peut commencer.
