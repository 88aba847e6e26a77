/** What the editor does with a text: opens, checks, saves and removes it. */
import { isUtf8 } from 'node:buffer';
import { globSync } from 'node:fs';

import { isTranslation, sourceOf, translationsFor } from '../../generator/languages/overlay.ts';
import { stampIn, stampOf } from '../../generator/languages/translations.ts';
import { faultsOfTexts, type Proposed } from '../../generator/texts/all-texts.ts';
import { faultOf, root } from '../../generator/texts/plain-text.ts';
import { addressOf, kindOf, textKinds } from '../../generator/texts/text-kinds.ts';
import { withBase } from '../../src/config/base.ts';
import { languages } from '../../src/config/languages.ts';
import { keysOf } from '../../src/lib/records.ts';
import { type Change, changedText, shownParts, type Values } from './edits.ts';
import { filesIn, type Stamp } from './files.ts';
import { type Field, fieldsIn, type Form, forms } from './forms.ts';

/** A sentence of the texts' reader, and where the form shows it. */
export type Fault = {
  /** The name of a field, `file` for its name, `body`, or nothing. */
  readonly place: string;
  /** Of the text below the fields, from 1; of the file elsewhere. */
  readonly line: number;
  readonly sentence: string;
};

/** A text as it is opened. */
export type Opened = {
  readonly file: string;
  /** Of the bytes that were read; null of a text that is not there yet. */
  readonly stamp: Stamp;
  readonly source: string;
  /** Of the English text, for a translation of one. */
  readonly asOf: string | undefined;
  readonly fields: readonly Field[];
  /** Nothing where the file can be changed as a whole only. */
  readonly parts: { readonly fields: Values; readonly body: string } | undefined;
  readonly faults: readonly Fault[];
  /** Where the development server shows it; empty for another language, which it does not. */
  readonly address: string;
};

/** What is to become of a text, and the stamp of what was opened. */
export type Wish = {
  readonly file: string;
  readonly stamp: Stamp;
  readonly change: Change;
  /** Of the English text that a translation says. */
  readonly asOf?: string | undefined;
};

/** What became of it: the text as it is now, what the build would say, or what is there meanwhile. */
export type Outcome =
  | { readonly saved: Opened }
  | { readonly faults: readonly Fault[]; readonly source: string }
  | { readonly now: string; readonly stamp: Stamp; readonly source: string };

export const files = filesIn(root);

const sourceIn = (file: string): string | undefined => files.read(file)?.bytes.toString('utf8');

const englishOf = (file: string): string | undefined =>
  isTranslation(file) ? sourceIn(sourceOf(file)) : undefined;

/** A translation with the mark of the English text that it says. */
function marked(source: string, file: string, asOf: string): string {
  const mark = `as of ${asOf}`;
  return stampIn.test(source)
    ? source.replace(stampIn, mark)
    : source.replace(/^(\uFEFF?---\s*?\r?\n)/, `$1# From ${sourceOf(file)}, ${mark}.\n`);
}

/** A text that is not there yet: an empty one, a translation as its English text. */
function begun(file: string): string {
  const english = englishOf(file);
  return english ? marked(english, file, stampOf(english)) : '---\n---\n\n';
}

/** A text as it is, or as it begins. */
export const present = (file: string): string => sourceIn(file) ?? begun(file);

function formOf(file: string): Form {
  const { called } = kindOf(file);
  const form = forms.find((one) => one.called === called);
  if (!form) throw faultOf(`${file}: there is no form for ${called}`);
  return form;
}

const namesIn = (file: string): readonly string[] => fieldsIn(file).map(({ name }) => name);

/** What the build would say of a text, placed in its form. */
async function faultsIn(file: string, source: string): Promise<readonly Fault[]> {
  const { faults } = await faultsOfTexts(new Map([[file, source]]));
  const names = namesIn(file);
  const lines = source.split(/\r\n?|\n/);
  const before = lines.length - (shownParts(source)?.body.split('\n').length ?? 0);
  return faults
    .filter((fault) => fault.startsWith(`${file}:`))
    .map((fault) => {
      const [, number, sentence = ''] = /^:(\d+)?:? (.*)$/s.exec(fault.slice(file.length)) ?? [];
      const line = Number(number ?? 0);
      if (number === undefined) return { place: 'file', line, sentence };
      if (line > before) return { place: 'body', line: line - before, sentence };
      const field = lines.slice(0, line).findLast((one) => /^[\w.]+:/.test(one)) ?? '';
      const words = [sentence, field].map((text) => /^[\w.]+/.exec(text)?.[0] ?? '');
      return { place: words.find((word) => names.includes(word)) ?? '', line, sentence };
    });
}

/** @throws Error for a file that is in no folder of texts */
export async function open(file: string): Promise<Opened> {
  const address = isTranslation(file) ? '' : withBase(addressOf(file));
  const [stamp, source] = [files.read(file)?.stamp ?? null, present(file)];
  const english = englishOf(file);
  const asOf = english && stampOf(english);
  const [fields, parts] = [fieldsIn(file), shownParts(source)];
  const faults = stamp === null ? [] : await faultsIn(file, source);
  return { file, stamp, source, asOf, fields, parts, faults, address };
}

/** What a text would be, and what the build would say of it. */
export async function check({ file, change, asOf }: Omit<Wish, 'stamp'>) {
  const changed = changedText(present(file), change, namesIn(file));
  const source = asOf && isTranslation(file) ? marked(changed, file, asOf) : changed;
  return { source, faults: await faultsIn(file, source) };
}

/** Writes a text as the build takes it, over the bytes that were opened and no others. */
export async function save(wish: Wish): Promise<Outcome> {
  const { file, stamp, change } = wish;
  const checked = await check(wish);
  const found = files.read(file);
  const isNamed = stamp === null && !isTranslation(file) && !formOf(file).isFixed;
  const wanted = isNamed ? changedText(begun(file), change, namesIn(file)) : checked.source;
  // The answer to an earlier save may have been lost.
  if (found?.stamp !== stamp && found?.bytes.equals(Buffer.from(wanted)))
    return { saved: await open(file) };
  const sentence = 'there is a text of this name already; give this one another';
  if (found && isNamed) return { ...checked, faults: [{ place: 'file', line: 0, sentence }] };
  if ((found?.stamp ?? null) !== stamp) {
    const source = 'source' in change ? change.source : checked.source;
    return { now: present(file), stamp: found?.stamp ?? null, source };
  }
  if (checked.faults.length > 0) return checked;
  files.write(file, Buffer.from(checked.source), stamp);
  return { saved: await open(file) };
}

/** A text that may come and go, with its translations that are there. */
function withTranslations(file: string): readonly string[] {
  if (formOf(file).isFixed) throw faultOf(`${file}: a page of the site waits for this text`);
  const translations = languages.flatMap(({ tag }) => translationsFor(file, tag));
  return [file, ...new Set(translations.filter((one) => files.read(one)))];
}

/** @throws Error with what the build would say of texts so, and does not say now */
async function mustBeRight(proposed: Proposed): Promise<void> {
  const before = new Set((await faultsOfTexts()).faults);
  const { faults } = await faultsOfTexts(proposed);
  const others = faults.filter((fault) => !before.has(fault));
  if (others.length > 0) throw faultOf(...others);
}

/**
 * Takes away a text and its translations, and no picture.
 * @returns where they are kept
 * @throws Error with what other texts say of it
 */
export async function remove({ file, stamp }: Pick<Wish, 'file' | 'stamp'>) {
  const gone = withTranslations(file);
  await mustBeRight(new Map(gone.map((one) => [one, null])));
  return gone.map((one) =>
    files.remove(one, one === file ? stamp : (files.read(one)?.stamp ?? null)),
  );
}

/** A text in whose links one address stands for another. */
const relinked = (source: string, from: string, to: string): string =>
  source.replaceAll(new RegExp(String.raw`(?<=[('"\s])${from}(?=[)'"\s?#])`, 'g'), to);

/** The lines of code that name an address. */
const codeWith = (address: string): readonly string[] =>
  globSync('src/**/*.{ts,tsx}', { cwd: root }).flatMap((name) =>
    (sourceIn(name) ?? '')
      .split('\n')
      .flatMap((line, index) =>
        relinked(line, address, '') === line ? [] : [`${name}:${index + 1}`],
      ),
  );

/**
 * Gives a text another name, which is its address. The old one leads on if it was a page of its own, and links of other
 * texts get the new one. Pictures stay where they are, beside both.
 * @param name of the new file, without its ending
 * @returns the new file, the texts whose links were changed, and the lines of code that lead by the old address
 * @throws Error with what the build would say
 */
export async function rename({
  file,
  stamp,
  name,
}: Pick<Wish, 'file' | 'stamp'> & { name: string }) {
  const named = (one: string) => one.replace(/[^/.]+(?=(?:\.[\w-]+)?\.mdx$)/, name);
  const moved = withTranslations(file);
  const target = named(file);
  if (files.read(target)) throw faultOf(`${target}: there is a text of this name already`);
  const [from, to] = [addressOf(file), addressOf(target)];
  const { was = [], draft } = shownParts(present(file))?.fields ?? {};
  // No reader has the address of a draft, and no host sees what is behind a #.
  const keeps = draft !== true && !from.includes('#');
  const source = keeps
    ? changedText(present(file), { fields: { was: [...(was as string[]), from] } }, namesIn(file))
    : present(file);
  const others = keysOf(textKinds)
    .flatMap((kind) =>
      files.namesIn(`src/content/${kind}`).map((one) => `src/content/${kind}/${one}`),
    )
    .filter((one) => one.endsWith('.mdx') && !moved.includes(one))
    .flatMap((one) => {
      const read = files.read(one);
      const before = read?.bytes.toString('utf8') ?? '';
      const after = relinked(before, from, to);
      if (!read || before === after) return [];
      // Else a sign for unknown letters would be written in place of each.
      if (!isUtf8(read.bytes))
        throw faultOf(
          `${one} links to it and is not saved as UTF-8; save it again with the encoding UTF-8, then rename`,
        );
      return [{ one, after, seen: read.stamp }];
    });
  // A translation says what it was made from.
  const texts = moved.map(
    (one) => [named(one), one === file ? source : present(one).replace(file, target)] as const,
  );
  await mustBeRight(
    new Map<string, string | null>([
      ...moved.map((one) => [one, null] as const),
      ...texts,
      ...others.map(({ one, after }) => [one, after] as const),
    ]),
  );
  files.mustBe(file, stamp);
  for (const { one, seen } of others) files.mustBe(one, seen);
  for (const [one, text] of texts) files.write(one, Buffer.from(text), null);
  for (const { one, after, seen } of others) files.write(one, Buffer.from(after), seen);
  for (const one of moved)
    files.remove(one, one === file ? stamp : (files.read(one)?.stamp ?? null));
  return { file: target, changed: others.map(({ one }) => one), code: codeWith(from) };
}
