import { XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';

import type { Figure } from './model.ts';
import { nightPalette, paperPalette } from './palette.ts';
import { spectrumFigure } from '../scenes/quantum-states.ts';
import { standingWaveFigure } from '../pages/waves.ts';
import { toSvg } from './to-svg.ts';

const figure: Figure = {
  width: 20,
  height: 10,
  title: 'A & <B>',
  description: 'Says "what" is drawn',
  marks: [
    { d: 'M0 0h20', stroke: 'signal', width: 2, dash: '1 5', cap: 'butt', opacity: 0.5 },
    { text: '<½>', x: 1, y: 9, tone: 'faint', anchor: 'end' },
  ],
};

test('is well-formed XML with its text alternative', () => {
  const svg = toSvg(figure, nightPalette);
  expect(XMLValidator.validate(svg)).toBe(true);
  expect(svg).toContain('<title id="t">A &amp; &lt;B&gt;</title>');
  expect(svg).toContain('role="img" aria-labelledby="t d"');
  expect(svg).not.toContain('style');
});

test('every tone used is a color of the palette', () => {
  expect(toSvg(figure, nightPalette)).toContain(`stroke="${nightPalette.signal}"`);
  expect(toSvg(figure, paperPalette)).toContain(`fill="${paperPalette.faint}"`);
  expect(toSvg(standingWaveFigure(), nightPalette)).not.toContain('undefined');
});

test('fills the frame only with `background`', () => {
  expect(toSvg(figure, nightPalette)).not.toContain(nightPalette.ground);
  expect(toSvg(figure, nightPalette, { background: true })).toContain('M0 0h20v10H0z');
});

test('a stretched figure fills its box and keeps its stroke widths', () => {
  const svg = toSvg(spectrumFigure(), nightPalette);
  expect(svg).toContain('preserveAspectRatio="none"');
  expect(svg.match(/non-scaling-stroke/g)).toHaveLength(4);
});
