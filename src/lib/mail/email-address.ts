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

/** The first that fits is said. “…” stands for the characters found. */
const faults: readonly (readonly [fault: RegExp, help: string])[] = [
  [/^mailto:/i, 'Leave out “mailto:”.'],
  [/[<>]/, 'Leave out “<” and “>”, and any name before the address.'],
  [/^[^@]*$/, 'An address has an @, as in name@example.com.'],
  [/@.*[\s,;].*@/s, 'Write one address only.'],
  [/@.*@/s, 'An address has only one @.'],
  [/@.*,/s, 'Write a dot, not a comma.'],
  [/\s/, 'An address has no spaces.'],
  [/^@/, 'The part before the @ is missing.'],
  [/@$/, 'The part after the @ is missing.'],
  [/\.$/, 'Leave out the dot at the end.'],
  [/@(?:.*\.)?\./, 'The part after the @ has a dot too many.'],
  [/\p{C}/u, 'It holds a hidden character. Type it again.'],
  [new RegExp(`[^@${letter}${sign}]`, 'u'), 'An address has no “…”.'],
  [
    new RegExp(`@.*[^.${letter}-]`, 'u'),
    'The part after the @ has only letters, digits, dots and hyphens.',
  ],
  [/@[^.]*$/, 'The part after the @ has an ending, such as .com.'],
];

/**
 * Says in one sentence what keeps a text from being an address.
 * @param text as `cleanAddress` returns it
 * @returns undefined for an empty text, and where no sentence would help
 */
export function addressHelp(text: string): string | undefined {
  if (text === '') return undefined;
  if (text.length > maxAddressLength)
    return `An address has at most ${maxAddressLength} characters.`;
  const [fault, help] = faults.find(([pattern]) => pattern.test(text)) ?? [];
  return fault && help?.replace('…', () => fault.exec(text)?.[0] ?? '');
}
