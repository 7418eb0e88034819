// Style sheets that only some screens need, and style properties that a strict security policy lets us set.
import { noChange } from '../../vendor/lit-html/lit-html.js';
import { Directive, directive, PartType } from '../../vendor/lit-html/directive.js';
import { SITE } from '../engine/site.js';

/** The style sheets of a game's table. */
export const gameStyles = (/** @type {string} */ game) => [`games/${game}/css/index.css`];

const OF_A_GAME = /^games\/[^/]+\//;

/**
 * Brings style sheets, once each; resolves when they apply, or fail to: an ugly table is better than none.
 * Games do not know each other, so those of one game apply only while no other game's are wanted.
 */
export function loadStyles(/** @type {string[]} */ sheets) {
  const wanted = sheets.map((sheet) => SITE + sheet);
  if (sheets.some((sheet) => OF_A_GAME.test(sheet))) {
    for (const link of /** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll(`link[rel=stylesheet][href^="${SITE}games/"]`))) {
      link.disabled = !wanted.includes(link.getAttribute('href') ?? '');
    }
  }
  return Promise.all(
    wanted.map((href) => {
      if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return null;
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
      return new Promise((resolve) => {
        link.addEventListener('load', resolve);
        link.addEventListener('error', resolve);
        document.head.append(link);
      });
    }),
  );
}

/**
 * `<div style=${properties({'--slot': 3})}>`: sets custom and other properties one by one, where lit's own styleMap
 * would write a style attribute, which our security policy forbids.
 */
class Properties extends Directive {
  constructor(/** @type {import('../../vendor/lit-html/directive.js').PartInfo} */ part) {
    super(part);
    if (part.type !== PartType.ATTRIBUTE || part.name !== 'style') throw new Error('properties() belongs in style=""');
    /** @type {string[]} */
    this.set = [];
  }

  render(/** @type {Record<string, string | number | null>} */ _properties) {
    return noChange;
  }

  /** @override */
  update(
    /** @type {import('../../vendor/lit-html/lit-html.js').AttributePart} */ part,
    /** @type {[Record<string, string | number | null>]} */ [wanted],
  ) {
    const { style } = /** @type {HTMLElement} */ (part.element);
    for (const name of this.set) if (wanted[name] === undefined || wanted[name] === null) style.removeProperty(name);
    this.set = Object.keys(wanted);
    for (const [name, value] of Object.entries(wanted)) if (value !== null) style.setProperty(name, String(value));
    return noChange;
  }
}

export const properties = directive(Properties);
