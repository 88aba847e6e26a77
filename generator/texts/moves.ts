/** Old addresses of texts, which lead to where a text is now. */
import { absolute, rootBase, withBase } from '../../src/config/base.ts';
import { languagesOf } from '../../src/config/is-published.ts';
import { language } from '../../src/config/language.ts';
import { languages } from '../../src/config/languages.ts';
import { escapeXml } from '../../src/lib/files/xml.ts';
import { keysOf } from '../../src/lib/records.ts';
import { htmlFile } from '../pages/page-files.ts';
import { isShown, type Term } from './on-show.ts';
import { fieldLike, headsOf } from './records.ts';
import { addressOf, textKinds } from './text-kinds.ts';
import { faultAtPart } from './text-names.ts';

/** An old address, the present one, and the file of the text; the addresses are those of code. */
export type Move = { readonly from: string; readonly to: string; readonly file: string };

/** The same as a host has it. */
export type Redirect = Pick<Move, 'from' | 'to'>;

type MovedText = { readonly file: string; readonly term: Term };

const movesIn = (texts: readonly MovedText[]): readonly Move[] =>
  texts.flatMap(({ file, term: { was = [] } }) =>
    was.map((from) => ({ from, to: addressOf(file), file })),
  );

/** The moves of all texts that the site shows today. */
export const movesOfTexts = (): readonly Move[] =>
  movesIn(headsOf(keysOf(textKinds), fieldLike('was')).filter(({ term }) => isShown(term)));

/** The page of an address: articles go with the blog. */
const pageOf = (address: string): string =>
  address.replace(/#.*/, '').replace(/^\/blog\/.*/, '/blog');

const languagesWith = ({ to }: Move) => languagesOf(pageOf(to));

/** Every move as a host has it, in each language that has its page. */
export const movesOnHost = (moves: readonly Move[]): readonly Redirect[] =>
  moves.flatMap((move) =>
    languagesWith(move).map(({ path }) => ({
      from: rootBase + path + move.from,
      to: rootBase + path + move.to,
    })),
  );

/** A page that leads on, for hosts that read no list of redirects. */
function leadingOn(to: string): string {
  const address = escapeXml(withBase(to));
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${address}</title>
<link rel="canonical" href="${escapeXml(absolute(to.replace(/#.*/, '')))}">
<meta http-equiv="refresh" content="0; url=${address}">
</head>
<body>
<p><a href="${address}">${address}</a></p>
</body>
</html>
`;
}

/** The pages at an old address in the language of these pages: also as a folder, since old sites often end addresses so. */
export function filesOfMove(move: Move): readonly (readonly [name: string, html: string])[] {
  if (!languagesWith(move).some(({ tag }) => tag === language)) return [];
  const { from, to } = move;
  const names = from.endsWith('.html')
    ? [from.slice(1)]
    : [htmlFile(from), `${from.slice(1)}/index.html`];
  return names.map((name) => [name, leadingOn(to)]);
}

/** An address by the file that is published there. Some systems take A and a for the same letter. */
const asFile = (address: string): string =>
  address.toLowerCase().replace(/(?:\/index)?\.html$/, '') || '/';

/** Whether another language than the first publishes its files there. */
const isOfLanguage = (address: string): boolean =>
  languages.some(
    ({ path }) => path !== '' && `${asFile(address)}/`.startsWith(`${path.toLowerCase()}/`),
  );

/**
 * Old addresses that cannot lead anywhere.
 * @param texts all texts of the site
 * @param isPage whether the site has a page, or a list of articles, at an address
 * @returns a sentence for each, with file, line and what to do
 */
export function moveFaults(
  texts: readonly MovedText[],
  isPage: (address: string) => boolean,
): readonly string[] {
  const before = new Map<string, Move>();
  return movesIn(texts).flatMap((move) => {
    const { from, to, file } = move;
    const fault = (sentence: string) => [faultAtPart(file, from, `was: ${from} ${sentence}`)];
    if (from === to) return fault('is the address that the text has now; write the one before it');
    const published = asFile(from);
    if (published === asFile(to)) return fault('leads there already; delete it');
    if (isPage(published)) return fault('is the address of another page; delete it here');
    if (isOfLanguage(from))
      return fault('is in the folder of a language; redirect it at your host');
    const first = before.get(published);
    if (!first) before.set(published, move);
    return first
      ? fault(`is the same as ${first.from} in ${first.file}; delete one of the two`)
      : [];
  });
}
