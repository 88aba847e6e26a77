import { fill } from '../text/fill.ts';
import * as words from './words.ts';

/** Names that never lead to a host on the internet (RFC 2606, RFC 6761). */
const dead = new Set(['example', 'test', 'invalid', 'localhost']);
/** Domains for examples (RFC 2606). IANA answers there with a page that says so. */
const forExamples = /(?:^|\.)example\.(?:com|net|org)$/;

/** The host of a web or e-mail address, if it is reserved: nobody can own it. Empty if it isn't. */
export function reservedHost(address: string): string {
  const host = address.includes('://')
    ? new URL(address).hostname
    : (address.split('@').at(-1) ?? '');
  return dead.has(host.split('.').at(-1) ?? '') || forExamples.test(host) ? host : '';
}

/** The most that mail servers take (RFC 5321, section 4.5.3.1.3, without the brackets). In UTF-16 units. */
export const maxAddressLength = 254;

// The pattern of the HTML Living Standard for `<input type=email>`, which takes dots anywhere before the @, with the letters, marks and digits of every
// script, and with the joiners and signs that are part of domain names (RFC 5892, sections 2.6 and 2.7).
const letter = String.raw`\p{L}\p{M}\p{N}\u200c\u200d\u00b7\u0375\u05f3\u05f4\u0f0b\u30fb`;
const sign = ".!#$%&'*+/=?^_`{|}~-";
const label = `[${letter}](?:[${letter}-]{0,61}[${letter}])?`;
const address = new RegExp(`^[${letter}${sign}]+@${label}(?:\\.${label})*$`, 'u');
const topLevel = /\.(?:[\p{L}\p{M}]{2,}|xn--[a-z\d-]+)$/iu;

/** Whether a text is one plain e-mail address by the browsers' rule, in any script. */
export const isAddress = (text: string): boolean =>
  text.length <= maxAddressLength && address.test(text);

/** Whether it is one that ends in a top-level domain of two letters or more. */
export const isFullAddress = (text: string): boolean => isAddress(text) && topLevel.test(text);

// In words of Indic scripts and of Arabic, joiners change letters. Everywhere else they do nothing.
const unseen = /(?!(?<=(?!\p{ASCII})[\p{L}\p{M}])[\u200c\u200d](?=(?!\p{ASCII})\p{L}))\p{DI}/gu;

/**
 * Takes away what comes along with a copied or typed address: characters that nobody sees, blanks around it, and
 * the wide letters and dots of Chinese and Japanese keyboards.
 */
export const cleanAddress = (text: string): string =>
  text
    .replace(unseen, '')
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u3002\uff61]/g, '.')
    .trim();

/** The first that fits is said. */
const faults: readonly (readonly [fault: RegExp, help: string])[] = [
  [/^mailto:/i, words.leaveOutMailto],
  [/[<>]/, words.leaveOutBrackets],
  [/^[^@]*$/, words.hasAnAt],
  [/@.*[\s,;].*@/s, words.oneAddressOnly],
  [/@.*@/s, words.oneAtOnly],
  [/@.*,/s, words.dotNotComma],
  [/\s/, words.noSpaces],
  [/^@/, words.partBeforeMissing],
  [/@$/, words.partAfterMissing],
  [/\.$/, words.noDotAtEnd],
  [/@(?:.*\.)?\./, words.aDotTooMany],
  [/\p{C}/u, words.hiddenCharacter],
  [new RegExp(`[^@${letter}${sign}]`, 'u'), words.hasNo],
  [new RegExp(`@.*[^.${letter}-]`, 'u'), words.lettersAfter],
  [/@[^.]*$/, words.hasEnding],
];

/**
 * Says in one sentence what keeps a text from being an address.
 * @param text as `cleanAddress` returns it
 * @returns undefined for an empty text, and where no sentence would help
 */
export function addressHelp(text: string): string | undefined {
  if (text === '') return undefined;
  if (text.length > maxAddressLength) return fill(words.tooLong, { count: maxAddressLength });
  const [fault, help] = faults.find(([pattern]) => pattern.test(text)) ?? [];
  return fault && help && fill<string>(help, { found: fault.exec(text)?.[0] ?? '' });
}
