/**
 * Signs that were meant as markup and would be printed as they are: what a text in Markdown or a field shows of them is
 * never what was meant. Letters outside ASCII are written as escapes, because the site's typeface gets every character in
 * its sources.
 */

/** What to look for, and what to write instead. A line feed in a pattern also stands for the beginning of a text. */
export type Slip = readonly [pattern: RegExp, remedy: (found: string) => string];

const itself = 'for the sign itself';
const listed = 'begin each line of a list with - and a space';
const box = (sign: string) => `${sign} makes no box; write a quotation: > **Note.** …`;
const bold = (found: string) =>
  `${found} makes nothing bold; write **words** with no space within the signs, and a space or a period outside; \\*\\* are the signs themselves`;

/** A pattern finds the signs in its first pair of parentheses, or in all. */
export const slips: readonly Slip[] = [
  [/\n[ \t>]*(#{2,6})(?=[^\s#])/gu, (signs) => `a heading needs a space after ${signs}`],
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
  [/\n[ \t>]*(:::+ ?\w+)/gu, box],
  [
    /(?<!\\)\[(\[\p{L}[^\][\n]*\])\]/gu,
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
    /(\([^()\n]+\)\[(?:https?:|mailto:|www\.|\/)[^\][\s]*\])/gu,
    (link) => `a link is written ${link.replace(/^\((.*)\)\[(.*)\]$/, '[$1]($2)')}`,
  ],
  [
    /(?<!\\)!\[[^\][\n]*\]\((?!<)([^()\n]* (?:[^()\n]|\([^()\n]*\))*\.\w{3,4})\)/gu,
    (name) => `the picture ${name} has a space in its name: ![what it shows](<${name}>)`,
  ],
  [
    /(?<![\\!])(\[[^\][\n]+\]\((?!<)[^()\n]* [^()\n]*\.[a-z\d]{2,4}\))/gu,
    (link) =>
      `the address has a space: ${link.replace(/\((.*)\)$/, (_, address: string) => `(${address.replaceAll(' ', '%20')})`)}`,
  ],
  [
    /(?<!\\)(\[\/?(?:caption|gallery|embed|video|audio|playlist|youtube|toc|TOC)\b[^\][\n]*\])(?!\()/gu,
    (code) => `${code} is a sign of another program; leave it out`,
  ],
  [
    /(?<!\\)(\$(?=\S)[^$\n]*(?:\^|\\[a-z])[^$\n]*(?<=\S)\$(?!\d))/gu,
    (formula) =>
      `${formula} is shown as it is written; write it with <sup> and <sub>, or \\$ ${itself}`,
  ],
  // Code has `2**8` and `src/**/*.ts`.
  [/(?<![\p{L}\p{N}\\*/])(\*\*(?![\s*/])\S{1,24})/gu, bold],
  [/(?<=[^\s\\*/])(\*\*)(?![\p{L}\p{N}*/])/gu, bold],
  [/(?<!\S)(\*\* [^*\n]*\p{L}{2}[^*\n]* \*\*)(?![\p{L}\p{N}])/gu, bold],
  [
    /(?<![\p{L}\p{N}\\_])(_(?=[\p{L}\p{N}])[^_\n]*\s_)(?=[\p{L}\p{N}])/gu,
    () =>
      'a _ makes an emphasis only at both ends of the words: _so_; names in code are written `_name`',
  ],
  [
    /(?<![\\~])(~~)(?!~)/gu,
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
    /(?<![\p{L}\p{N}\\:/])(:[a-z]\w+:)(?![\p{L}\p{N}:/])/gu,
    (name) => `${name} makes no picture sign; write the sign, or leave it out`,
  ],
  [
    /\n[ \t>]*([\u2022\u2023\u25e6\u25aa\u25ab\u25cf\u25cb\u25a0\u00b7\u2219])[ \t\u00a0]/gu,
    (sign) => `${sign} makes no list; ${listed}`,
  ],
  [
    /\n[ \t>]*([\u2013\u2014\u2212]) [^\n]*\n[ \t>]*\1 /gu,
    (sign) => `${sign} makes no list; ${listed}`,
  ],
  [
    /\n[ \t>]*(['\u2018\u2019\u201c\u201d\u201e\u00b4]{3,})(?:[^]*?\n[ \t>]*\1)?/gu,
    (signs) => `${signs} begins no block of code; write three backticks: \`\`\``,
  ],
  [
    /\n[ \t>]*([-*])(?=\p{L})[^\n]*\n[ \t>]*\1(?=\p{L})/gu,
    (sign) => `a list needs a space after ${sign}`,
  ],
  [
    /\n[ \t>]*(\d{1,2}[.)])(?=\p{L})[^\n]*\n[ \t>]*\d{1,2}[.)](?=\p{L})/gu,
    (number) => `a list needs a space after ${number}`,
  ],
  [
    /\n[ \t>]*(\|)[^\n]*\|[ \t]*\n[ \t>]*\|/gu,
    () =>
      'a table needs a line below its head, with as many cells: | --- | --- |; \\| is the sign itself',
  ],
  [
    /\n(?! )[^\n]*\S(\t)[^\n]*\n[^\n]*\S\t/gu,
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
    return [...lines.matchAll(pattern)].flatMap(({ index, 0: whole, 1: found = whole }) => {
      const offset = index + whole.indexOf(found) - 1;
      const line = text.slice(0, offset).split('\n').length;
      if (line === last) return [];
      last = line;
      return [{ offset, found, remedy: remedy(found) }];
    });
  });
}
