import { hash } from 'node:crypto';

import { screenMarks } from '../../src/figures/scenes/still.ts';
import { interferenceScene } from '../../src/figures/scenes/home.ts';
import type { Figure } from '../../src/figures/pen/model.ts';
import { homeStill, homeStillText } from '../../src/figures/words.ts';
import type { PageScene } from '../../src/page.ts';

/** Size of every picture for sharing, in pixels. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** Size of the band below the title. */
export const bandSize = { width: pictureSize.width, height: 376 } as const;

/** Address of a page's picture for sharing. */
export const picturePath = (path: string): string =>
  `/pictures${path === '/' ? '/home' : path}.png`;

/** Two waves whose places and length follow from a page's address: for pages without a scene. */
function wavesByAddress(path: string): Figure {
  const { width, height } = bandSize;
  const [length = 0, first = 0, second = 0] = hash('sha256', path, 'buffer');
  const scene = {
    ...interferenceScene(() => ({
      pitch: 8,
      wavelength: 44 + (length % 24),
      sources: [
        [width * (0.18 + (first % 100) / 400), height * 0.3],
        [width * (0.57 + (second % 100) / 400), height * 0.7],
      ],
      free: { x: 0, y: 0, width, height },
      fade: { left: 0, right: 0, top: 90, bottom: 0 },
    })),
    tones: ['signal', 'data', 'series', 'series'] as const,
  };
  return {
    width,
    height,
    title: homeStill,
    description: homeStillText,
    marks: screenMarks(scene, bandSize, { sizes: 6 }),
  };
}

/** The figures in a page's picture for sharing: those of its scene, or a drawing made from its address. */
export function pageFigures(page: {
  path: string;
  scene?: PageScene | undefined;
}): readonly Figure[] {
  const { path, scene } = page;
  if (typeof scene === 'function') {
    const figures = [scene('wide')].flat();
    if (figures.length > 0) return figures;
  } else if (scene) {
    const { title, description } = scene;
    return [{ ...bandSize, title, description, marks: screenMarks(scene, bandSize, { sizes: 8 }) }];
  }
  return [wavesByAddress(path)];
}

/** The text alternative of a picture: several figures are named, one is described too. */
export const pictureAlt = (figures: readonly Figure[]): string =>
  figures
    .map(({ title, description }) => (figures.length > 1 ? title : `${title}. ${description}`))
    .join('; ');
