import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import pMap from 'p-map';

import { filesIn } from './files-in.ts';
import { keptBytes } from './stage.ts';
import { faultOf } from '../texts/plain-text.ts';

export type NamedFile = readonly [name: string, content: string | Buffer];

/** The size of Node's thread pool: more at once would only wait in memory. */
const concurrency = 4;

/** Not what lies beside the published folder, the settings of servers. */
const compressible = /^(?!\.\.\/deploy\/).*\.(?:html|js|css|svg|xml|txt|json|md|ics|csv)$/;

const encodings = {
  br: (content: Buffer, level: number) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: level } }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
};

type Encode = (ending: keyof typeof encodings, content: Buffer) => Promise<Buffer>;

const best = constants.BROTLI_MAX_QUALITY;

/** As small as can be, and kept between builds. */
export const encodeBest: Encode = (ending, content) =>
  keptBytes(ending, [content], () => encodings[ending](content, best));

/**
 * For pages, which are kept as they are made.
 * @param isRare for what few read: the best takes 67 ms for an article, this 3, for an eighth more bytes
 */
export const encoderOf =
  (isRare: boolean): Encode =>
  (ending, content) =>
    encodings[ending](content, isRare ? 6 : best);

const mark = '\ufeff';

/**
 * A text for readers, which says by its first bytes that it is UTF-8: hosts that name no character set make `â€™` of its
 * `’`. Not what is copied into a program, nor what programs read: in front of the first heading of `llms.txt`, a parser
 * finds the mark.
 */
export const withMark = (name: string, content: string): string =>
  /^(?!samples\/|docs\/|\.well-known\/|(?:robots|llms)\.txt).*\.(?:md|txt|csv)$/.test(name) &&
  /[^\0-\x7f]/.test(content)
    ? mark + content.replace(/^\ufeff/, '')
    : content;

/** A file and, if it is text, its compressed copies. */
export async function withCopies(
  [name, content]: NamedFile,
  encoder: Encode,
): Promise<readonly NamedFile[]> {
  if (!compressible.test(name)) return [[name, content]];
  // What a language writes for the whole site is not in its own folder.
  const bytes = Buffer.from(withMark(name.replace(/^(?:\.\.\/)+/, ''), content.toString()));
  return [
    [name, bytes],
    [`${name}.br`, await encoder('br', bytes)],
    [`${name}.gz`, await encoder('gz', bytes)],
  ];
}

/** What makes a file, for the error: a path from the project's folder. */
type Source = string;

/**
 * The published folder. Every file of it is written here, and none twice: the second would replace the first in
 * silence.
 */
export class SiteFolder {
  readonly directory: string;
  /** By name as systems compare names that take `A` and `a` for the same, whatever the form of an accent. */
  private readonly taken = new Map<string, readonly [name: string, source: Source]>();
  private readonly folders = new Set<string>();

  constructor(directory: string) {
    this.directory = directory;
  }

  /** @throws Error naming both sources of a file */
  private take(name: string, source: Source): string {
    const key = name.normalize().toLowerCase();
    const before = this.taken.get(key);
    if (before) {
      const [other, first] = before;
      const both = other === name ? name : `${other} and ${name}, which many systems take for one,`;
      throw faultOf(
        `${both} would be published twice, from ${first} and from ${source}; give one of them another name`,
      );
    }
    this.taken.set(key, [name, source]);
    const file = join(this.directory, name);
    const folder = dirname(file);
    if (!this.folders.has(folder)) mkdirSync(folder, { recursive: true });
    this.folders.add(folder);
    return file;
  }

  /** A file below a folder, and what made it; none if nothing is there. */
  below(folder: string): readonly [name: string, source: Source] | undefined {
    const key = [...this.taken.keys()].find((name) => name.startsWith(`${folder.toLowerCase()}/`));
    return key === undefined ? undefined : this.taken.get(key);
  }

  /** Writes files as they are. For small files, Node's promises take four times as long. */
  write(source: Source, files: Iterable<NamedFile>): void {
    for (const [name, content] of files) writeFileSync(this.take(name, source), content);
  }

  /** Writes files, text files also compressed with Brotli and gzip. */
  async publish(source: Source, files: Iterable<NamedFile>): Promise<void> {
    await pMap(files, async (file) => this.write(source, await withCopies(file, encodeBest)), {
      concurrency,
    });
  }

  /**
   * Takes the files that the bundler has written, and compresses those of text.
   * @param sourceOf what a file was made from
   */
  async takeBundle(sourceOf: (name: string) => Source): Promise<void> {
    const take = async (name: string) => {
      this.take(name, sourceOf(name));
      if (!compressible.test(name)) return;
      const content = await readFile(join(this.directory, name));
      const [[, bytes] = ['', content], ...copies] = await withCopies([name, content], encodeBest);
      if (!content.equals(Buffer.from(bytes))) writeFileSync(join(this.directory, name), bytes);
      this.write(sourceOf(name), copies);
    };
    await pMap(filesIn(this.directory), take, { concurrency });
  }
}

/**
 * Deletes files that nothing uses, such as a picture beside a draft, with their compressed copies.
 * @param below the folder that has them, in the published one
 * @param isUsed whether something of the site has an address
 */
export function leaveOut(
  directory: string,
  below: string,
  isUsed: (address: string) => boolean,
): void {
  for (const file of globSync(`${below}/**/*.*`, { cwd: directory })) {
    const address = `/${file.replaceAll('\\', '/').replace(/\.(?:br|gz)$/, '')}`;
    if (!isUsed(address)) rmSync(join(directory, file));
  }
}
