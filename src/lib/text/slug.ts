/**
 * What signs are called in an address, and letters that have no accent to drop. These are written as escapes, because
 * every letter in a source is in the fonts of all pages.
 */
const spoken: Readonly<Record<string, string>> = {
  '&': ' and ',
  '+': ' plus ',
  '%': ' percent ',
  '#': ' sharp ',
  '@': ' at ',
  '\u00df': 'ss',
  '\u00e6': 'ae',
  '\u0153': 'oe',
  '\u00f8': 'o',
  '\u0142': 'l',
  '\u0111': 'd',
};

/** The nearest text that can be part of an address; empty for one without a Latin letter or a digit. */
export const slugOf = (text: string): string =>
  Array.from(text.toLowerCase(), (character) => spoken[character] ?? character)
    .join('')
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const isSlug = (name: string): boolean => /^[a-z\d]+(?:-[a-z\d]+)*$/.test(name);

/** What Windows calls its devices, with any ending. */
const isDevice = (name: string): boolean => /^(?:con|prn|aux|nul|(?:com|lpt)\d)$/.test(name);

/** Letters. Most systems have at most 255 bytes for a name, and a picture's or a compressed copy's is longer. */
const longest = 100;

/** The nearest name that can be part of an address. */
export function nearestName(name: string): string {
  const better = slugOf(name).slice(0, longest).replace(/-$/, '') || 'my-page';
  return better === 'index' || isDevice(better) ? `${better}-page` : better;
}

/**
 * What to write instead of a name that cannot be part of an address; nothing if it can.
 * @param name of a file without its ending, of a record, or one part of an address
 * @param ending of a file, with its dot
 */
export function nameFault(name: string, ending = ''): string | undefined {
  if (!isSlug(name))
    return `use small letters, digits and single hyphens: ${nearestName(name)}${ending}`;
  if (name === 'index') return 'hosts take this name for the list above it; use another';
  if (isDevice(name)) return 'Windows has no files of this name; use another';
  return name.length > longest ? `use at most ${longest} letters, not ${name.length}` : undefined;
}
