import { seededRandom } from '../../lib/random.ts';
import type { Figure } from '../pen/model.ts';
import { pen } from '../pen/pen.ts';
import * as words from './words.ts';

const frame = { width: 480, height: 128 } as const;
const pitch = 6;

export function voiceWaveFigure(): Figure {
  const random = seededRandom(11);
  const wave = pen(0);
  for (let x = pitch / 2; x < frame.width; x += pitch) {
    const burst = Math.abs(Math.sin((2 * Math.PI * x) / frame.width)) ** 0.7;
    const reach = Math.max(1, burst * (0.3 + 0.7 * random()) * frame.height * 0.46);
    wave.moveTo([x, frame.height / 2 - reach]).lineTo([x, frame.height / 2 + reach]);
  }
  return {
    ...frame,
    stretch: true,
    title: words.voiceWave,
    description: words.voiceWaveText,
    marks: [{ d: wave.path(), stroke: 'soon', width: 3 }],
  };
}
