import { inlineLinks } from '../../src/lib/text/inline-links.ts';

const withoutSigns = (text: string): string =>
  text.replaceAll(/[!-/:-@[-`{-~]/g, (sign) => String.fromCharCode(0xe000 + sign.charCodeAt(0)));

/**
 * A fact, such as the name of a company called E*TRADE, as words that Markdown leaves alone: characters of no text stand
 * for its signs while it is read. Its links stay.
 */
export const shielded = (fact: string): string =>
  inlineLinks(fact)
    .map(({ text, href }) => (href ? `[${withoutSigns(text)}](${href})` : withoutSigns(text)))
    .join('');

/** A text with the signs of its facts. */
export const unshielded = (text: string): string =>
  text.replaceAll(/[\ue000-\ue07f]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xe000));
