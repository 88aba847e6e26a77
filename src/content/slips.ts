/**
 * Signs that were meant as markup and would be printed as they are: what a text in Markdown or a field shows of them is
 * never what was meant. Letters outside ASCII are written as escapes, because the site's typeface gets every character in
 * its sources.
 */

/** What to look for, and what to write instead. A line feed in a pattern also stands for the beginning of a text. */
export type Slip = readonly [pattern: RegExp, remedy: (found: string) => string];

const itself = 'for the sign itself';
const listed = 'begin each line of a list with - and a space';
const foreign = (sign: string) => `${sign} is a sign of another program; leave it out`;
const linked = (found: string) => `a link is written ${found}`;
const box = (sign: string) => `${sign} makes no box; write a quotation: > **Note.** …`;
const bold = (found: string) =>
  `${found} makes nothing bold; write **words** with no space within the signs, and a space or a period outside; \\*\\* are the signs themselves`;

/** A link with an end for each ( of its address. */
function closed(link: string): string {
  const open = link.split('(').length - link.split(')').length;
  return link + ')'.repeat(open);
}

/**
 * An address without spaces: those of numbers go, pages and headings have hyphens, and a title after it has straight
 * quotation marks.
 */
function unspaced(address: string): string {
  const titled = /^(\S+) [\u201c-\u201e](.*)[\u201c\u201d]$/.exec(address);
  if (titled) return `${titled[1]} "${titled[2]}"`;
  if (address.startsWith('tel:')) return address.replaceAll(' ', '');
  const isPage = /^[./#]/.test(address) && !/\.[a-z\d]{2,4}$/.test(address);
  return address.replaceAll(' ', isPage ? '-' : '%20');
}

/** A pattern finds the signs in the first pair of parentheses that has any, or in all. */
export const slips: readonly Slip[] = [
  [/\n[ \t>]*(#{2,6})(?=[^\s#])/gu, (signs) => `a heading needs a space after ${signs}`],
  [
    /\n[ \t>]*(#(?=\p{L})|={2,6} [^=\n]+ ={2,6}(?=[ \t]*(?:\n|$))|h[1-6]\.(?= ))/gu,
    () => 'a heading is written ## Heading; \\# is the sign itself',
  ],
  [/\n[ \t>]*(#{7,})/gu, () => 'a heading has two to four signs: ##'],
  [
    // `[1][2]` cites two sources.
    /(?<![\p{L}\p{N}\\\])])(\[(?!\d+\])[^\][\\\n]+\]\[[^\][\n]*\])/gu,
    (link) => `${link} has no address; write [text](address), or \\[ ${itself}`,
  ],
  [
    /(?<!\\)(\[\^[^\][\s]+\])/gu,
    (mark) => `the footnote has no text; write ${mark}: … below, or \\[ ${itself}`,
  ],
  [/\n[ \t>]*(\[!\w+\])/gu, box],
  [/\n[ \t>]*(:::+ ?\w+|!!! \w+)/gu, box],
  [/(?<!\S)(\/\*[^]*?\*\/|\/\/ )/gu, () => 'a comment is written {/* … */}'],
  [
    /(?<=\p{Ll}{2})(-)(?=\n\p{Ll})(?!\n(?:and|or|to|und|oder|bis|sowie) )/gu,
    () => 'a line that ends in a hyphen shows a gap behind it; write the word in one',
  ],
  [
    /(?<![\\!])\[(\[(?!https?:)\p{L}[^\][\n]*\])\]/gu,
    (link) => `a link is written ${link}(/address); \\[ is the sign itself`,
  ],
  [
    /(?<![\\!])(\[[^\][\n]+\] \((?:https?:|mailto:|www\.|[/#])[^)\s]*\))/gu,
    (link) => `a link has no space in its middle: ${link.replace('] (', '](')}`,
  ],
  [
    /(?<!\\)(!\[[^\][\n]*\] \([^)\n]+\))/gu,
    (link) => `a picture has no space in its middle: ${link.replace('] (', '](')}`,
  ],
  [
    /((?<!!)\([^()\n]+\)\[(?:https?:|mailto:|www\.|\/)[^\][\s]*\])/gu,
    (link) => linked(link.replace(/^\((.*)\)\[(.*)\]$/, '[$1]($2)')),
  ],
  [
    /(?<!\\)(\[[^\][\n|]+\] ?(?:https?:|www\.)[^\s()[\]]+|\[[^\][\n|]+\|(?:https?:|\/)[^\][\s]+\])/gu,
    (link) => linked(link.replace(/\[(.+?)[\]|] ?([^\]]+)\]?$/, '[$1]($2)')),
  ],
  [
    /(?<!\\)(\[(?:https?:|www\.)[^\s[\]]+ [^\][\n]+\])(?!\()/gu,
    (link) => linked(link.replace(/\[(\S+) (.+)\]/, '[$2]($1)')),
  ],
  [/("[^"\n]+":https?:[^\s)]+)/gu, (link) => linked(link.replace(/"(.+)":(.+)/, '[$1]($2)'))],
  [
    /(?<!\\)(\[[^\][()\n]+\(https?:[^()\s]+\))(?![^[\n]*\])/gu,
    (link) => linked(link.replace('(', '](')),
  ],
  [/(?<=\n[^\][\n]*)(\]\((?:https?:|mailto:|\/)[^()\s]*\))/gu, (link) => linked(`[words${link}`)],
  [
    /(?<![\\!])(\[[^\][\n]+\]\((?:https?:|mailto:|[./#])(?:[^()\s]|\([^()\s]*\)?)*)(?!\S|[^()\n]*\))/gu,
    (link) => `the link has no end: ${closed(link)}`,
  ],
  [
    /(?<![\p{L}\p{N}\\])(!\[[^\][\n]+\](?![[(]| \()|!\[\[[^\][\n]+\]\]|!\([^()\n]+\)\[[^\][\s]*\])/gu,
    () => 'a picture is written ![what it shows](./its-name.jpg)',
  ],
  [
    /(?<!\\)(!\[[^\][\n]*\]\([^()\s]+ +=\d*%?(?:x\d*%?)?\))/gu,
    (picture) => {
      const [all = '', size = ''] = / +(=[^)]*)/.exec(picture) ?? [];
      return `a picture has its own size; leave ${size} out: ${picture.replace(all, '')}`;
    },
  ],
  [
    /(?<!\\)!\[[^\][\n]*\]\((?!<)([^()\n]* (?:[^()\n]|\([^()\n]*\))*\.\w{3,4})\)/gu,
    (name) => `the picture ${name} has a space in its name: ![what it shows](<${name}>)`,
  ],
  [
    /(?<![\\!])(\[[^\][\n]+\]\((?!<)(?:(?:(?:https?|mailto|tel):|www\.|[./#])[^()\n]* [^()\n]*|[^()\n]* [^()\n]*\.[a-z\d]{2,4})\))/gu,
    (link) => `the address has a space: ${link.replace(/(?<=\]\().*(?=\)$)/, unspaced)}`,
  ],
  [
    /(?<!\\)(\[\/?(?:caption|gallery|embed|video|audio|playlist|youtube|toc|TOC)\b[^\][\n]*\])(?!\()/gu,
    foreign,
  ],
  // Of boards, wikis and Jekyll.
  [/(?<!\\)(\[(?:b|i|u|url|img|size|color|quote)(?:=[^\n]*?)?\])(?=[^\n]*\[\/)/giu, foreign],
  [
    /(?<!\\)(\[(?:image|picture|photo|insert|placeholder|bild|foto|name|titel?|datum|date)\b[^\][\n]*\](?![([\p{L}:])|lorem ipsum|\b(?:TODO|FIXME):)/giu,
    (place) =>
      `${place} is a placeholder; write what belongs there, or {/* a note for colleagues */}`,
  ],
  [
    /(?<!\\)(\$\$[^$]+\$\$|\$(?=\S)[^$\n]*(?:\^|\\[a-z])[^$\n]*(?<=\S)\$(?!\d))/gu,
    (formula) =>
      `${formula} is shown as it is written; write it with <sup> and <sub>, or \\$ ${itself}`,
  ],
  // Code has `2**8` and `src/**/*.ts`.
  [/(?<![\p{L}\p{N}\\*/])(\*\*(?![\s*/])\S{1,24})/gu, bold],
  [/(?<=[^\s\\*/])(\*\*)(?![\p{L}\p{N}*/])/gu, bold],
  [/(?<!\S)(\*{2,3} [^*\n]*\p{L}{2}[^*\n]* \*{2,3})(?![\p{L}\p{N}])/gu, bold],
  [/(?<![\p{L}\p{N}\\'])('{2,3}(?=\p{L})[^'\n]+'{2,3})(?!')/gu, bold],
  [
    /(?<![\p{L}\p{N}\\_/])(_{1,2})(?=\p{L})/gu,
    (sign) =>
      `a ${sign} makes an emphasis only at both ends of the words: _so_; names in code are written \`${sign}name\``,
  ],
  [
    // At the start of a line it begins what another one points to: `Prices*`.
    /(?<=[^\s>*] )(\*)(?=\p{L})/gu,
    () => 'a * makes an emphasis only at both ends of the words: *so*; \\* is the sign itself',
  ],
  [/(?<!\\)(`+)/gu, () => 'code stands between two backticks: `so`; \\` is the sign itself'],
  [
    /(?<![\\~])(~~|(?<![\p{L}\p{N}])~(?=\p{L})[^~\n]*\p{L}~(?![\p{L}\p{N}]))(?!~)/gu,
    () => `words are struck out as ~~so~~, with no space within; \\~ is the sign itself`,
  ],
  [
    /(?<![\p{L}\p{N}\\=])(==(?=[^\s=])[^=\n]*[^\s=]==)(?![\p{L}\p{N}=])/gu,
    (marked) =>
      `${marked} marks nothing; write <mark>${marked.slice(2, -2)}</mark>, or \\= ${itself}`,
  ],
  [
    /(?<=[\p{L})])(~[^\s~]{1,10}~)(?!~)/gu,
    (low) => `${low} is not set low; write <sub>${low.slice(1, -1)}</sub>, or \\~ ${itself}`,
  ],
  [
    /(?<=[\p{L}\p{N})])(\^[^\s^]{1,10}\^)/gu,
    (high) => `${high} is not set high; write <sup>${high.slice(1, -1)}</sup>, or \\^ ${itself}`,
  ],
  [
    /(?<![\p{L}\p{N}\\:/])(:(?:[a-z][\w-]+|[+-]1|100):)(?![\p{L}\p{N}:/])/gu,
    (name) => `${name} makes no picture sign; write the sign, or leave it out`,
  ],
  [
    /\n[ \t>]*([\u2022\u2023\u25e6\u25aa\u25ab\u25cf\u25cb\u25a0\u00b7\u2219])[ \t\u00a0]/gu,
    (sign) => `${sign} makes no list; ${listed}`,
  ],
  [
    // Dashes, arrows, ticks, boxes and stars; Word's o; pictures.
    /\n[ \t>]*([\u2013\u2014\u2212\u2190-\u21ff\u25a0-\u27bfo]\ufe0f?|\p{Emoji_Presentation})[ \t][^\n]*\n[ \t>]*\1[ \t]/gu,
    (sign) => `${sign} makes no list; ${listed}`,
  ],
  [
    /\n[ \t>]*(\([1aA]\)|[aA][.)]|[iI][.)])[ \t][^\n]*\n[ \t>]*(?:\([2bB]\)|[bB][.)]|[iI]{2}[.)])[ \t]/gu,
    (sign) => `${sign} makes no list; begin each line of a numbered one with 1. and a space`,
  ],
  [
    // Numbers of parts, before a dash, and in a box.
    /\n[ \t>]*(1[ \t][-\u2013\u2014]|(\d{1,2})\.1\.?|1\ufe0f?\u20e3)[ \t][^\n]*\n[ \t>]*(?:2[ \t][-\u2013\u2014]|\2\.2\.?|2\ufe0f?\u20e3)[ \t]/gu,
    (sign) => `${sign} makes no list; begin each line of a numbered one with 1. and a space`,
  ],
  [
    /\n[ \t>]*(['\u2018\u2019\u201c\u201d\u201e\u00b4]{3,})(?=[\w+#-]*\n)(?:[^]*?\n[ \t>]*\1)?/gu,
    (signs) => `${signs} begins no block of code; write three backticks: \`\`\``,
  ],
  [
    /\n[ \t>]*(?:([-*])(?=\p{L})(?:[^\n]*\n[ \t>]*\1(?=\p{L}))+|(-)(?=\p{L})|(?<=\S[^\n]*\n[ \t>]*)(\*)(?=\p{L}))/gu,
    (sign) => `a list needs a space after ${sign}; \\${sign} is the sign itself`,
  ],
  [
    /\n[ \t>]*(?:(\d{1,2}[.)])(?=\p{L})(?:[^\n]*\n[ \t>]*\d{1,2}[.)](?=\p{L}))+|(?<=\S[^\n]*\n[ \t>]*)(\d{1,2}[.)])(?=\p{L}))/gu,
    (number) => `a list needs a space after ${number}`,
  ],
  [
    /\n[ \t>]*(\+(?=[-=]{2,}\+)|\|)(?:[^\n]*[|+][ \t]*(?:\n[ \t>]*[|+][^\n]*)+|(?<=^\n[ \t>]*\|)[^|\n]+\|[^|\n]+\|[ \t]*$)/gu,
    () =>
      'a table needs a line below its head, with as many cells: | --- | --- |; \\| is the sign itself',
  ],
  [
    /\n(?! |[^\p{L}\p{N}]\t|o\t)[^\n]*\S(\t)[^\n]*\n[^\n]*\S\t/gu,
    () => 'cells from a spreadsheet make no table; write | One | Two |, and below it | --- | --- |',
  ],
];

/** The slips in a text, each with its offset: one of each kind on a line. */
export function slipsIn(
  text: string,
): readonly { offset: number; found: string; remedy: string }[] {
  // Some are at the start of a line only.
  const lines = `\n${text}`;
  return slips.flatMap(([pattern, remedy]) => {
    let last = -1;
    return [...lines.matchAll(pattern)].flatMap((match) => {
      const [whole, ...parts] = match;
      const found = parts.find((part) => part !== undefined) ?? whole;
      const offset = match.index + whole.indexOf(found) - 1;
      const line = text.slice(0, offset).split('\n').length;
      if (line === last) return [];
      last = line;
      return [{ offset, found, remedy: remedy(found.replaceAll('\n', ' ')) }];
    });
  });
}
