// What tables have to say to whoever presses ?: the one that was put up last is asked.

/** @typedef {() => Promise<import('../game-contract.js').Help>} Offer */

/** @type {Offer[]} */
const offers = [];

/** A table says what help there is, until the returned function is called. */
export function offerHelp(/** @type {Offer} */ offer) {
  offers.unshift(offer);
  return () => {
    const place = offers.indexOf(offer);
    if (place >= 0) offers.splice(place, 1);
  };
}

export const helpOffered = () => offers[0] ?? null;
