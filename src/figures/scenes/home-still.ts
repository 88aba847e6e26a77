import { screenMarks } from './still.ts';
import { homeScene } from './home.ts';
import type { Figure, Layout } from '../pen/model.ts';
import * as words from './words.ts';

const boxes = {
  wide: {
    width: 1440,
    height: 820,
    pitch: 8,
    text: [{ x: 48, y: 240, width: 780, height: 420 }],
  },
  narrow: { width: 390, height: 320, pitch: 5.5, text: [] },
} as const;

/** The scene of the home page without script and in its picture for sharing, on a coarser screen. */
export function homeStill(layout: Layout): Figure {
  const box = boxes[layout];
  return {
    width: box.width,
    height: box.height,
    cover: layout === 'wide' ? 'xMaxYMid' : 'xMidYMid',
    title: words.homeStill,
    description: words.homeStillText,
    marks: screenMarks(homeScene, box),
  };
}
