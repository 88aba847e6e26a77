/** What there is: the texts of each kind, and the pictures beside them. */
import { basename, extname } from 'node:path';

import { isSource, isTranslation, translationsFor } from '../../generator/languages/overlay.ts';
import { isPictureName } from '../../generator/pictures/picture-kinds.ts';
import { firstPage } from '../../generator/pictures/pdf-pages.ts';
import { coverWidth } from '../../generator/pictures/shown-picture.ts';
import { readyPicture } from '../../generator/pictures/ready-picture.ts';
import { faultsOfTexts } from '../../generator/texts/all-texts.ts';
import { pageNames } from '../../generator/texts/page-words.ts';
import { faultOf } from '../../generator/texts/plain-text.ts';
import { kindOf } from '../../generator/texts/text-kinds.ts';
import { textNameFault } from '../../generator/texts/text-names.ts';
import { languages } from '../../src/config/languages.ts';
import { nearestName } from '../../src/lib/text/slug.ts';
import { files, type Opened, present } from './desk.ts';
import { shownParts } from './edits.ts';
import type { Stamp } from './files.ts';
import { type Form, forms } from './forms.ts';

export type Listed = {
  readonly file: string;
  readonly title: string;
  readonly day: string;
  readonly isDraft: boolean;
  /** How many sentences the build would say about it. */
  readonly faults: number;
  /** Files of translations that could be written. */
  readonly missing: readonly string[];
};

export type Picture = {
  readonly name: string;
  readonly stamp: Stamp;
  /** The texts that name it. */
  readonly shownBy: readonly string[];
};

export type Shelf = Form & {
  readonly texts: readonly Listed[];
  readonly pictures: readonly Picture[];
};

const words = (value: unknown): string => (typeof value === 'string' ? value : '');

type Source = Pick<Opened, 'file' | 'source'>;

function listed(
  { name, fields: [first, ...others] }: Form,
  { file, source }: Source,
): Omit<Listed, 'faults'> {
  const fields = shownParts(source)?.fields ?? {};
  const day = others.find(({ control }) => control === 'day');
  const lacking = languages
    .filter(({ tag }) => !isSource(tag))
    .map(({ tag }) => translationsFor(file, tag))
    .filter((all) => !all.some((one) => files.read(one)))
    .flatMap((all) => all.at(-1) ?? []);
  return {
    file,
    title: words(fields[first?.name ?? '']) || basename(file, '.mdx'),
    day: words(fields[day?.name ?? '']),
    isDraft: fields['draft'] === true,
    missing: isTranslation(file)
      ? []
      : lacking.filter((one) => !textNameFault(name, basename(one))),
  };
}

/** Whether a file stands beside the texts of a kind: a paper is a PDF, all else are pictures. */
const isBeside = (kind: string, name: string): boolean =>
  kind === 'papers' ? /\.pdf$/i.test(name) : isPictureName(name);

/** Whether a text names a file, and not one whose name ends like it. */
const isNamed = (source: string, name: string): boolean =>
  [name, encodeURI(name)].some((written) =>
    source
      .split(written)
      .slice(0, -1)
      .some((before) => !/[\p{L}\p{N}._-]$/u.test(before)),
  );

function picturesIn(kind: string, folder: string, sources: readonly Source[]): readonly Picture[] {
  return files
    .namesIn(folder)
    .filter((name) => isBeside(kind, name))
    .map((name) => ({
      name,
      stamp: files.read(`${folder}/${name}`)?.stamp ?? null,
      shownBy: sources.filter(({ source }) => isNamed(source, name)).map(({ file }) => file),
    }));
}

/** All texts and pictures, and all that the build would say. */
export async function shelves() {
  const { faults } = await faultsOfTexts();
  const all = forms.map((form): Shelf => {
    const folder = `src/content/${form.name}`;
    // A page has words, also where none are changed yet.
    const pages = form.name === 'words' ? pageNames.map((name) => `${name}.mdx`) : [];
    const names = [...new Set([...pages, ...files.namesIn(folder)])].filter((name) =>
      name.endsWith('.mdx'),
    );
    const sources = names.map((name) => {
      const file = `${folder}/${name}`;
      return { file, source: present(file) };
    });
    const texts = sources.map((one) => ({
      ...listed(form, one),
      faults: faults.filter((fault) => fault.startsWith(`${one.file}:`)).length,
    }));
    return { ...form, texts, pictures: picturesIn(form.name, folder, sources) };
  });
  return { shelves: all, faults };
}

/**
 * The nearest name that an address can have. Where letters of another script are lost, which tell pictures apart, it is
 * one that no file has.
 */
function pictureName(folder: string, wanted: string): string {
  const ending = extname(wanted);
  const own = basename(wanted, ending);
  const [stem, end] = [nearestName(own), ending.toLowerCase()];
  if (!/(?!\p{Script=Latin})\p{L}/u.test(own)) return stem + end;
  const taken = files.namesIn(folder);
  let name = stem + end;
  for (let number = 2; taken.includes(name); number += 1) name = `${stem}-${number}${end}`;
  return name;
}

/**
 * Puts a picture, or the PDF of a paper, beside the texts of a kind.
 * @param wanted its name, of which the nearest that an address can have is taken
 * @param stamp of the picture that it replaces, or null
 * @returns the name that it has
 * @throws Error with what is wrong with it, and what to do
 */
export async function addPicture(kind: string, wanted: string, bytes: Buffer, stamp: Stamp) {
  const name = stamp ? basename(wanted) : pictureName(`src/content/${kind}`, wanted);
  kindOf(`src/content/${kind}/${name}`);
  const read = kind === 'papers' ? firstPage(bytes, coverWidth) : readyPicture(bytes);
  await read.catch((error: unknown) => {
    throw faultOf(`${name} ${error instanceof Error ? error.message : String(error)}`);
  });
  if (!isBeside(kind, name))
    throw faultOf(
      `${name} needs an ending that says what it is, such as ${kind === 'papers' ? '.pdf' : '.jpg'}`,
    );
  files.write(`src/content/${kind}/${name}`, bytes, stamp);
  return { name };
}
