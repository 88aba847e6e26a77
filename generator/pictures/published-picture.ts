import { createHash, hash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';

import { filesIn } from '../files/files-in.ts';
import { kept, stage } from '../files/stage.ts';
import { tidy } from '../files/tidy.ts';
import type { NamedFile } from '../files/write-files.ts';
import { faultOf } from '../texts/plain-text.ts';
import { isPictureName, pictureKindOf } from './picture-kinds.ts';
import { readyPicture } from './ready-picture.ts';

/** A picture as a page shows it. Its addresses change whenever the picture does. */
export type PublishedPicture = {
  /** Of the picture that every program can show. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** The same in other widths, for `srcset`: as AVIF if it is a photograph, otherwise of its own kind. */
  readonly others?: { readonly srcSet: string; readonly isAvif: boolean };
};

/** What is known about a picture, and its files by their names in the published folder. */
export type PictureFiles = {
  readonly picture: PublishedPicture;
  readonly notes: readonly string[];
  readonly key: string;
};

/** The files of a picture, from the cache. */
export const filesOf = ({ key }: Pick<PictureFiles, 'key'>): readonly NamedFile[] => [
  ...(kept(key)?.files ?? []),
];

/** Makes another file into a picture so wide. */
type Draw = (source: Buffer, width: number) => Promise<Buffer>;

async function make(
  file: string,
  source: Buffer,
  most: number,
  draw?: Draw,
): Promise<PictureFiles> {
  const stem = basename(file, extname(file)).replaceAll(/[^\w-]+/g, '-');
  const { key, about } = await stage('picture', [source, stem, String(most)], async () => {
    const { main, others, notes, width, height } = await readyPicture(
      draw ? await draw(source, most) : source,
      most,
    );
    const sum = createHash('sha256');
    for (const { bytes } of [main, ...others]) sum.update(bytes);
    const name = `pictures/content/${stem}-${sum.digest('hex').slice(0, 8)}`;
    const named = others.map((other) => ({
      ...other,
      name: `${name}-${other.width}.${other.ending}`,
    }));
    const own = `${name}.${main.ending}`;
    const isAvif = others.some(({ ending }) => ending !== main.ending);
    const widths = named.map((other) => `/${other.name} ${other.width}w`);
    if (!isAvif) widths.push(`/${own} ${width}w`);
    const picture: PublishedPicture = {
      src: `/${own}`,
      width,
      height,
      ...(others.length > 0 && { others: { srcSet: widths.join(', '), isAvif } }),
    };
    return {
      files: [
        [own, main.bytes] as const,
        ...named.map((other) => [other.name, other.bytes] as const),
      ],
      about: { picture, notes },
    };
  });
  return { ...about, key };
}

/** Those that are being made: the cache may be emptied, so none is remembered longer. */
const making = new Map<string, Promise<PictureFiles>>();

/**
 * A picture of the content, ready to be published. It is made once and kept between builds.
 * @param most its width on a page, in pixels
 * @param draw makes it of a file that is none
 * @throws Error if there is none, or saying what is wrong with it
 */
export async function publishedPicture(
  file: string,
  most: number,
  draw?: Draw,
): Promise<PictureFiles> {
  const source = readFileSync(file);
  const key = [hash('sha256', source), basename(file), most].join(' ');
  const begun = making.get(key) ?? make(file, source, most, draw);
  making.set(key, begun);
  return begun.finally(() => making.delete(key));
}

/** @throws Error if a picture has the ending of another kind */
function checkEnding(name: string, source: Buffer): void {
  const { name: kind, ending, others = [] } = pictureKindOf(source);
  const own = extname(name);
  if (![ending, ...others].includes(own.slice(1).toLowerCase()))
    throw new Error(
      `is ${kind}, and hosts go by its name: call it ${basename(name, own)}.${ending}`,
    );
}

async function cleaned(name: string, source: Buffer) {
  checkEnding(name, source);
  return stage('clean', [source], async () => {
    const { main, notes } = await readyPicture(source);
    return { files: [['picture', main.bytes]], about: notes };
  });
}

/**
 * Tidies a folder, and writes the pictures in it anew: those that a style sheet or the folder `public/` brought.
 * @returns what was done, for the build's output
 * @throws Error naming a picture that can't be published
 */
export async function cleanPictures(folder: string): Promise<readonly string[]> {
  const said: string[] = [];
  tidy(folder);
  for (const name of filesIn(folder).filter(isPictureName)) {
    const file = join(folder, name);
    const source = readFileSync(file);
    const { about, files } = await cleaned(name, source).catch((cause: unknown) => {
      throw faultOf(`${name} ${cause instanceof Error ? cause.message : ''}`);
    });
    writeFileSync(file, files.get('picture') ?? source);
    said.push(...about.map((note) => `${name}: ${note}`));
  }
  return said;
}
