import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, extname, basename, relative, resolve } from 'node:path';

import { imageSize } from 'image-size';
import type { Plugin } from 'vite';

import type { HastNode } from './hast.ts';

const content = resolve(import.meta.dirname, '../src/content');
const kinds = 'avif,gif,jpeg,jpg,png,svg,webp';
const id = 'virtual:content-images';

type ContentImage = { readonly src: string; readonly width: number; readonly height: number };

function contentImage(file: string): ContentImage {
  const bytes = readFileSync(file);
  const { width, height, orientation = 1 } = imageSize(bytes);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const ending = extname(file);
  // EXIF orientations from 5 on are rotated by 90 degrees.
  const [across, down] = orientation >= 5 ? [height, width] : [width, height];
  const name = basename(file, ending).replaceAll(/[^\w-]+/g, '-');
  return { src: `/pictures/content/${name}-${hash}${ending}`, width: across, height: down };
}

/** Where a picture is published, or `missing`: it changes whenever the picture does. */
export const pictureAddress = (file: string): string =>
  existsSync(resolve(content, file)) ? contentImage(resolve(content, file)).src : 'missing';

const files = () =>
  globSync(`**/*.{${kinds}}`, { cwd: content }).map((file) => resolve(content, file));

/** What `proseImages` says about a text: its pictures, by their paths in `src/content/`. */
export type ProsePictures = { pictures: readonly string[] };

/**
 * Rehype plugin: gives a picture beside a text its published address, width and height. A picture that is
 * missing, elsewhere or without a description stops the build with file and line.
 */
export function proseImages() {
  return (root: HastNode, { path, data }: { path: string; data: object }): void => {
    const pictures: string[] = [];
    Object.assign(data, { pictures });
    const walk = (node: HastNode): void => {
      if (node.tagName === 'img' && node.properties) {
        const { alt } = node.properties;
        const src = String(node.properties['src']);
        const [file] = path.split('?');
        const where = `${relative(resolve(content, '../..'), file ?? path)}:${node.position?.start.line ?? 1}`;
        const picture = resolve(dirname(file ?? path), decodeURI(src));
        if (/^[a-z]+:|^\//i.test(src))
          throw new Error(`${where}: the picture ${src} must be beside the text, as ./name.jpg`);
        if (!existsSync(picture)) throw new Error(`${where}: there is no picture ${src}`);
        if (!picture.startsWith(content))
          throw new Error(`${where}: the picture ${src} must be inside src/content`);
        if (!alt)
          throw new Error(`${where}: the picture ${src} needs a description: ![what it shows](…)`);
        pictures.push(relative(content, picture));
        Object.assign(node.properties, contentImage(picture), { loading: 'lazy' });
      }
      node.children?.forEach(walk);
    };
    walk(root);
  };
}

/** Publishes the pictures under `src/content/`, with `virtual:content-images` for their addresses and sizes. */
export function contentImages(): Plugin {
  return {
    name: 'content-images',
    resolveId: { filter: { id: /^virtual:content-images$/ }, handler: () => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:content-images$/ },
      handler() {
        const known = files().map((file) => [relative(content, file), contentImage(file)]);
        return `
const images = ${JSON.stringify(Object.fromEntries(known))};
export function contentImage(file) {
  if (!images[file]) throw new Error('There is no picture src/content/' + file);
  return images[file];
}`;
      },
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const file of files())
        this.emitFile({
          type: 'asset',
          fileName: contentImage(file).src.slice(1),
          source: readFileSync(file),
        });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?');
        if (!path.startsWith('/pictures/content/')) return next();
        const file = files().find((candidate) => contentImage(candidate).src === path);
        if (file) response.end(readFileSync(file));
        else next();
      });
    },
  };
}
