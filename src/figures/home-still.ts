import { screenMarks } from './field-still.ts';
import { homeField } from './hero-layout.ts';
import type { Figure, Layout } from './model.ts';

/** Boxes as the home page lays them out: beside its words, and narrow above them. */
const boxes = {
  wide: {
    width: 1440,
    height: 820,
    pitch: 8,
    text: [{ x: 48, y: 240, width: 780, height: 420 }],
  },
  narrow: { width: 390, height: 320, pitch: 5.5, text: [] },
} as const;

/** The field of the home page where no script draws it, on a coarser screen. */
export function homeStill(layout: Layout): Figure {
  const { width, height, pitch, text } = boxes[layout];
  const coarse = {
    ...homeField,
    // Among so few dots red would stand out.
    tones: ['signal', 'data', 'series', 'series'] as const,
    sample: (box: Parameters<typeof homeField.sample>[0]) => ({ ...homeField.sample(box), pitch }),
  };
  return {
    width,
    height,
    cover: layout === 'wide' ? 'xMaxYMid' : 'xMidYMid',
    title: 'Interference of two waves',
    description: 'Circular waves from two points cross in bright fringes.',
    marks: screenMarks(coarse, { width, height, text }, { sizes: 4 }),
  };
}
