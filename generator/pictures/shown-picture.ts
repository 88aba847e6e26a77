import type { HastNode } from '../texts/text-nodes.ts';
import type { PublishedPicture } from './published-picture.ts';

/** In pixels, twice what pages show: the column of a text is 42 rem wide, a person 16. */
export const widestIn = (path: string): number => (isPerson(path) ? 512 : 1_400);

const isPerson = (path: string): boolean => path.startsWith('people/');

export const isPortrait = ({ width, height }: PublishedPicture): boolean => height > width;

/** How wide pages show a picture, for browsers to choose between its files; a portrait as in `styles/prose.css`. */
export function sizesOf(path: string, picture: PublishedPicture): string {
  if (isPerson(path)) return '16rem';
  const width = isPortrait(picture) ? '28rem' : '42rem';
  return `(width >= 48rem) ${width}, 92vw`;
}

/** A `picture` element, in which the browser chooses between an image and the same in other widths as AVIF. */
export const inPicture = (node: HastNode, choice: { srcSet: string; sizes: string }): HastNode => ({
  type: 'element',
  tagName: 'picture',
  properties: {},
  children: [
    {
      type: 'element',
      tagName: 'source',
      properties: { type: 'image/avif', ...choice },
      children: [],
    },
    node,
  ],
});
