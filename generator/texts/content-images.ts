import { globSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, extname, relative, resolve } from 'node:path';

import type { Plugin } from 'vite';
import type { VFile } from 'vfile';

import { withoutBase } from '../../src/config/base.ts';
import { decoded } from '../../src/lib/text/decoded.ts';
import { faultAt, lineAt, type WrittenText } from './plain-text.ts';
import { type HastNode, note } from './text-nodes.ts';
import { leadsOut } from '../files/sources.ts';
import { mediaTypes } from '../hosts/headers.ts';
import { filesOf, type PictureFiles, publishedPicture } from '../pictures/published-picture.ts';
import { halftone } from '../pictures/halftone.ts';
import { firstPage } from '../pictures/pdf-pages.ts';
import {
  inPicture,
  isPaper,
  isPerson,
  isPortrait,
  sizesOf,
  widestIn,
} from '../pictures/shown-picture.ts';

const id = 'virtual:content-images';

/** A path with slashes, on Windows too. */
const pathIn = (folder: string, file: string): string =>
  relative(folder, file).replaceAll('\\', '/');

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

function siblingsOf(file: string): readonly string[] {
  try {
    return readdirSync(dirname(file));
  } catch {
    return [];
  }
}

/** What `proseImages` says about a text: its pictures, by their paths in `src/content/`. */
export type ProsePictures = { pictures: readonly string[] };

/** What the content has besides pictures. A picture may have any other name: its bytes say what it is. */
const isText = (name: string): boolean => /\.(?:mdx?|tsx?|typ)$/.test(name);

/** How a picture is drawn of what is not published as it is: the file of a paper, the photograph of a person. */
function drawnFrom(path: string) {
  if (isPaper(path)) return firstPage;
  return isPerson(path) ? halftone : undefined;
}

/**
 * What publishes the pictures of a folder of content.
 * @param content such as `src/content` of the project
 */
export function picturesIn(content: string) {
  const root = resolve(content, '../..');

  /**
   * A picture of the content.
   * @param path in `src/content/`
   * @throws Error with what is wrong and what to do, to be read after the picture's name
   */
  async function contentImage(path: string): Promise<PictureFiles> {
    const file = resolve(content, path);
    if (pathIn(content, file).startsWith('..')) throw new Error('has to be inside src/content');
    // On some systems a name with other capitals finds the file, on others it doesn't.
    const beside = siblingsOf(file);
    const name = basename(file).normalize();
    // macOS may have taken the accent of a letter apart.
    const found = beside.find((other) => other.normalize() === name);
    if (found === undefined) {
      const near = beside.find((other) => other.normalize().toLowerCase() === name.toLowerCase());
      throw new Error(
        near ? `is called ${near} there: capitals count` : 'isn’t there: add it, or mind its name',
      );
    }
    const there = resolve(dirname(file), found);
    if (leadsOut(there, root, dirname(file)))
      throw new Error('is a link that leads out of the project: put the picture itself there');
    if (statSync(there).isDirectory())
      throw new Error('is a folder: write which picture of it, such as ./folder/name.jpg');
    const from = pathIn(content, file);
    return publishedPicture(there, widestIn(from), drawnFrom(from));
  }

  /** Where a picture is published, or `missing`: it changes whenever the picture does. */
  const pictureAddress = (path: string): Promise<string> =>
    contentImage(path).then(
      ({ picture }) => picture.src,
      () => 'missing',
    );

  /**
   * Rehype plugin: gives a picture beside a text its published address, width and height, and notes one that can't be
   * published or has no description.
   */
  function proseImages() {
    return async (tree: HastNode, file: VFile): Promise<void> => {
      const pictures: string[] = [];
      file.data['pictures'] = pictures;
      const [text = file.path] = file.path.split('?');
      const publish = async (
        node: HastNode,
        properties: Record<string, unknown>,
      ): Promise<void> => {
        const { src: written } = properties;
        const src = decoded(typeof written === 'string' ? written : '');
        const stop = (fault: string): void => note(file, node.position?.start.line, fault);
        if (src === '') return stop('the picture has no address: ![what it shows](./its-name.jpg)');
        if (/^[a-z][\w+.-]*:|^\//i.test(src))
          return stop(
            `the picture ${src} must be beside the text: put it there and write ./name.jpg`,
          );
        if (!properties['alt'])
          stop(`the picture ${src} needs a description: ![what it shows](${src})`);
        const picture = pathIn(content, resolve(dirname(text), src));
        const found = await contentImage(picture).catch((error: unknown) =>
          stop(`the picture ${src} ${messageOf(error)}`),
        );
        if (!found) return;
        pictures.push(picture);
        const { others, ...own } = found.picture;
        Object.assign(properties, own, { loading: 'lazy' });
        if (isPortrait(own)) properties['className'] = 'portrait';
        if (!others) return;
        const choice = { srcSet: others.srcSet, sizes: sizesOf(picture, own) };
        if (!others.isAvif) Object.assign(properties, choice);
        else Object.assign(node, inPicture({ ...node, properties }, choice));
      };
      const walk = async (node: HastNode): Promise<void> => {
        if (node.tagName === 'img' && node.properties) return publish(node, node.properties);
        for (const child of node.children ?? []) await walk(child);
      };
      await walk(tree);
    };
  }

  /**
   * Every picture of the content that can be published, by its path. One that can't stops where it is shown.
   * @param without a folder to leave out
   */
  async function allPictures(without?: string): Promise<ReadonlyMap<string, PictureFiles>> {
    const found = new Map<string, PictureFiles>();
    const exclude = without === undefined ? [] : [`${without}/**`];
    const paths = globSync('**/*', { cwd: content, exclude }).filter((path) => !isText(path));
    for (const path of paths.toSorted())
      await contentImage(path).then(
        (picture) => found.set(path.replaceAll('\\', '/').normalize(), picture),
        () => undefined,
      );
    return found;
  }

  /**
   * What the site publishes of the pictures. The threads that read articles make theirs before, or both would.
   * @returns the files, and what was changed in them
   */
  async function publishedPictures() {
    const all = await allPictures();
    // Copies of a picture have one address.
    const each = new Map([...all.values()].map((one) => [one.picture.src, one]));
    return {
      files: each.values().flatMap(filesOf),
      notes: [...all].flatMap(([path, { notes }]) =>
        notes.map((said) => `src/content/${path}: ${said}`),
      ),
    };
  }

  /**
   * @param fields of a record, as they are written
   * @throws Error with file and line if its picture can't be published
   */
  async function checkPicture(fields: object, { file, text }: WrittenText): Promise<void> {
    const { pdf, photo = pdf, picture = photo } = fields as Record<string, unknown>;
    if (typeof picture !== 'string' || !picture.startsWith('./')) return;
    const path = resolve(root, dirname(file), picture);
    await contentImage(pathIn(content, path)).catch((error: unknown) => {
      const line = lineAt(text, text.indexOf(picture));
      throw faultAt(
        file,
        line,
        `the ${pdf === undefined ? 'picture' : 'file'} ${picture} ${messageOf(error)}`,
      );
    });
  }

  /**
   * Gives pages the addresses and sizes of the pictures under `src/content/`, as `virtual:content-images`.
   * The site is written with those that its pages show (`generator/write-site.ts`).
   */
  function contentImages(): Plugin {
    return {
      name: 'content-images',
      resolveId: { filter: { id: /^virtual:content-images$/ }, handler: () => `\0${id}` },
      load: {
        filter: { id: /^\0virtual:content-images$/ },
        async handler() {
          // Those of articles are in their texts: a new one is no reason to make every page again.
          const known = [...(await allPictures('blog'))].map(([path, { picture }]) => [
            path,
            { ...picture, sizes: sizesOf(path, picture) },
          ]);
          return `
const images = ${JSON.stringify(Object.fromEntries(known))};
export function contentImage(file) {
  file = file.normalize();
  if (!images[file]) throw new Error('There is no picture src/content/' + file);
  return images[file];
}`;
        },
      },
      configureServer(server) {
        server.middlewares.use((request, response, next) => {
          const [address = ''] = (request.url ?? '').split('?');
          const path = withoutBase(address);
          if (!path.startsWith('/pictures/content/')) return next();
          allPictures()
            .then((pictures) => {
              const files = new Map([...pictures.values()].flatMap(filesOf));
              const bytes = files.get(path.slice(1));
              if (!bytes) return next();
              response.setHeader('Content-Type', mediaTypes[extname(path).slice(1)] ?? '');
              response.end(bytes);
            })
            .catch(next);
        });
      },
    };
  }

  return { pictureAddress, proseImages, publishedPictures, checkPicture, contentImages };
}

export const { pictureAddress, proseImages, publishedPictures, checkPicture, contentImages } =
  picturesIn(resolve(import.meta.dirname, '../../src/content'));
