import { element, type HastNode } from '../texts/text-nodes.ts';
import type { PublishedPicture } from './published-picture.ts';

/** In pixels, twice what pages show: the column of a text is 42 rem wide, a person 16, the cover of a paper 20. */
export const widestIn = (path: string): number => {
  if (isPaper(path)) return coverWidth;
  return isPerson(path) ? 512 : 1_400;
};

/** Of a paper, whose first page is its picture. */
export const coverWidth = 640;

export const isPaper = (path: string): boolean => path.startsWith('papers/');

export const isPerson = (path: string): boolean => path.startsWith('people/');

export const isPortrait = ({ width, height }: PublishedPicture): boolean => height > width;

/** How wide pages show a picture, for browsers to choose between its files; a portrait as in `styles/prose.css`. */
export function sizesOf(path: string, picture: PublishedPicture): string {
  if (isPerson(path)) return '16rem';
  if (isPaper(path)) return '20rem';
  const width = isPortrait(picture) ? '28rem' : '42rem';
  return `(width >= 48rem) ${width}, 92vw`;
}

/** A `picture` element, in which the browser chooses between an image and the same in other widths as AVIF. */
export const inPicture = (node: HastNode, choice: { srcSet: string; sizes: string }): HastNode =>
  element('picture', {}, [element('source', { type: 'image/avif', ...choice }, []), node]);
