import Papa from 'papaparse';
import { SaxesParser } from 'saxes';

import { escapeXml } from '../../src/lib/files/xml.ts';
import { csv, unguarded } from '../../src/lib/files/csv.ts';
import { lineAt, plainly } from '../../generator/texts/plain-text.ts';
import { placeholders, type Unit } from '../../generator/languages/units.ts';

/** The texts of a file, with those of its translation where there are any. */
export type Texts = {
  readonly file: string;
  /** Whether the translation is not older than the English file. */
  readonly isCurrent: boolean;
  readonly units: readonly (Unit & { readonly target: string | undefined })[];
};

/** A text that came back, and where in the file of the translator it stands. */
export type Returned = {
  readonly file: string;
  readonly path: string;
  readonly line: number;
  readonly source: string;
  readonly target: string;
  /** Whether its translator has marked it as translated; a table has no marks. */
  readonly isDone?: boolean;
};

/** A text with an element for each value, address, tag and code, which stay as they are. */
const inline = (text: string, codes: readonly string[]): string => {
  let end = 0;
  const pieces = [...text.matchAll(placeholders)].flatMap(({ 0: code, index }, at) => {
    const before = escapeXml(text.slice(end, index));
    end = index + code.length;
    const known = codes.indexOf(code) + 1;
    return [before, `<ph id="${at + 1}" dataRef="d${known}" disp="${escapeXml(code)}"/>`];
  });
  return pieces.join('') + escapeXml(text.slice(end));
};

const codesIn = (text: string): readonly string[] => [...new Set(text.match(placeholders))];

function unitOf(
  { path, text, note, target }: Texts['units'][number],
  index: number,
  isCurrent: boolean,
): string {
  const codes = [...new Set([...codesIn(text), ...codesIn(target ?? '')])];
  const data = codes.map((code, at) => `<data id="d${at + 1}">${escapeXml(code)}</data>`);
  const segment = [
    `<source xml:space="preserve">${inline(text, codes)}</source>`,
    target === undefined ? '' : `<target xml:space="preserve">${inline(target, codes)}</target>`,
  ].join('');
  return [
    `<unit id="u${index + 1}" name="${escapeXml(path)}">`,
    note && `<notes><note>${escapeXml(note)}</note></notes>`,
    data.length > 0 ? `<originalData>${data.join('')}</originalData>` : '',
    `<segment state="${target !== undefined && isCurrent ? 'translated' : 'initial'}">${segment}</segment></unit>`,
  ].join('');
}

/** One file for translators (XLIFF 2.0, OASIS): a unit for each text, with its name and what a comment says of it. */
export const xliff = (all: readonly Texts[], from: string, to: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="${from}" trgLang="${to}">`,
    ...all.flatMap(({ file, units, isCurrent }, index) => [
      `<file id="f${index + 1}" original="${escapeXml(file)}">`,
      ...units.map((unit, at) => unitOf(unit, at, isCurrent)),
      '</file>',
    ]),
    '</xliff>',
    '',
  ].join('\n');

const columns = ['File', 'Name', 'English', 'Translation', 'Note'] as const;

/** The same as a table. */
export const table = (all: readonly Texts[]): string =>
  csv([
    columns,
    ...all.flatMap(({ file, units }) =>
      units.map(({ path, text, target = '', note }) => [file, path, text, target, note]),
    ),
  ]);

/** Whether two tags name one language in one script, and no two countries; programs add one. */
function isSameLanguage(one: string, other: string): boolean {
  try {
    const [from, to] = [new Intl.Locale(one), new Intl.Locale(other)] as const;
    if (from.region && to.region && from.region !== to.region) return false;
    const [whole, known] = [from.maximize(), to.maximize()] as const;
    return whole.language === known.language && whole.script === known.script;
  } catch {
    return false;
  }
}

/**
 * Reads an XLIFF file that came back. What programs mark in a text, such as terms, is none of ours.
 * @param tag of its language
 * @throws Error with the line if it is no XML, or for another language
 */
export function returnedXliff(text: string, tag: string): readonly Returned[] {
  const all: Returned[] = [];
  const codes = new Map<string, string>();
  /** Programs divide a text into sentences, with the blanks between them apart. */
  let segments: { source: string; target: string; isBlank: boolean; isDone: boolean }[] = [];
  let [file, path, code, part, line] = ['', '', '', '', 0];
  const add = (written: string) => {
    const segment = segments.at(-1);
    if (part === 'data') codes.set(code, (codes.get(code) ?? '') + written);
    else if (segment && (part === 'source' || part === 'target')) segment[part] += written;
  };
  const parser = new SaxesParser();
  parser.on('error', ({ message }) => {
    throw new Error(message.replace(/^(\d+):\d+: /, 'line $1: '));
  });
  parser.on('opentag', ({ name, attributes: { id = '', original = '', dataRef = '', ...own } }) => {
    const { trgLang = tag } = own;
    if (name === 'xliff' && !isSameLanguage(trgLang, tag))
      throw new Error(
        `line ${parser.line}: its texts are for ${trgLang}, and its name says ${tag}`,
      );
    if (name === 'file') file = original;
    else if (name === 'unit') {
      [path, line, segments] = [own['name'] ?? '', parser.line, []];
      codes.clear();
    } else if (name === 'segment' || name === 'ignorable')
      segments.push({
        source: '',
        target: '',
        isBlank: name === 'ignorable',
        isDone: name === 'ignorable' || (own['state'] ?? 'initial') !== 'initial',
      });
    else if (name === 'ph') add(codes.get(dataRef) ?? '');
    else if (/^(?:data|source|target)$/.test(name)) [part, code] = [name, id];
  });
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', ({ name }) => {
    if (name === part) part = '';
    if (name !== 'unit') return;
    const targets = segments.map(
      ({ source, target, isBlank }) => target || (isBlank ? source : ''),
    );
    all.push({
      file,
      path,
      line,
      source: segments.map(({ source }) => source).join(''),
      // With a sentence that is missing it is no text.
      target: targets.includes('') ? '' : targets.join(''),
      isDone: segments.every((segment) => segment.isDone),
    });
  });
  parser.write(text).close();
  return all;
}

/**
 * Reads a table that came back: with commas or semicolons, as spreadsheets write it (RFC 4180).
 * @throws Error with the line of a row whose quotes don't end
 */
export function returnedTable(text: string): readonly Returned[] {
  // A line that was added by hand may end otherwise.
  const plain = plainly(text);
  const [head = ''] = plain.split('\n', 1);
  const delimiter = head.includes(';') && !head.includes(',') ? ';' : ',';
  const rows: { line: number; cells: string[] }[] = [];
  let line = 1;
  Papa.parse<string[]>(plain, {
    delimiter,
    step: ({ data, errors: [fault], meta }) => {
      if (fault) throw new Error(`line ${line}: ${fault.message}`);
      rows.push({ line, cells: data.map(unguarded) });
      line = lineAt(plain, meta.cursor);
    },
  });
  return rows
    .filter(
      ({ cells }) => cells.length >= 4 && cells.slice(0, 4).join() !== columns.slice(0, 4).join(),
    )
    .map(({ line, cells: [file = '', path = '', source = '', target = ''] }) => ({
      file,
      path,
      line,
      source,
      target,
    }));
}
