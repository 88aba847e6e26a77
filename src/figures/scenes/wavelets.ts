import { nearestRow } from '../pen/dot-screen.ts';
import { sizeMarks } from './still.ts';
import { halfBoxes, type Figure, type Layout } from '../pen/model.ts';
import { dots } from '../pen/pen.ts';
import * as words from './words.ts';

/** Sum of the wavelets at a place behind the openings, −1 to 1. */
function waveletSum(places: readonly number[], waveNumber: number, x: number, y: number): number {
  const sum = places.reduce((total, from) => {
    const r = Math.hypot(x, y - from);
    return total + Math.cos(waveNumber * r) / Math.sqrt(Math.max(r, 20));
  }, 0);
  return (sum * Math.sqrt(Math.max(Math.hypot(x, 60), 20))) / places.length;
}

/** A plane wave meets seven openings, whose wavelets join into plane fronts again (Huygens). */
export function waveletsScene(layout: Layout): Figure {
  const box = halfBoxes[layout];
  const isWide = layout === 'wide';
  const pitch = isWide ? 7 : 6;
  const front = Math.round((0.3 * box.width) / pitch) * pitch;
  const axis = nearestRow(box.height / 2, pitch);
  const gap = box.height / (isWide ? 6.5 : 5);
  const places = [-3, -2, -1, 0, 1, 2, 3].map((step) => axis + step * gap);
  const waveNumber = (2 * Math.PI) / (isWide ? 49 : 36);
  const marks = sizeMarks(
    {
      tones: ['series', 'signal'],
      pitch,
      mirrors: [axis],
      at(x, y) {
        const distance = x - front;
        const size =
          distance < 0
            ? Math.max(0, Math.cos(waveNumber * distance)) * 0.8
            : Math.max(
                0,
                (1.1 + 1.3 * Math.exp(-distance / 160)) *
                  waveletSum(places, waveNumber, distance, y),
              );
        return size < 0.2 ? undefined : { size: Math.min(1, size), kind: distance < 0 ? 0 : 0.9 };
      },
    },
    box,
    { sizes: 3 },
  );
  return {
    ...box,
    cover: 'xMidYMid',
    title: words.wavelets,
    description: words.waveletsText,
    marks: [...marks, { d: dots(places.map((y) => [front, y] as const)), stroke: 'ink', width: 8 }],
  };
}
