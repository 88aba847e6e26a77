import { expect, test } from 'vitest';

import { extent } from './extent.ts';
import { timeBarFigure } from './time-bar.ts';

test('a third of the years takes a third of the track', () => {
  const figure = timeBarFigure({ from: 2030, to: 2035, certain: false });
  const [track, span] = figure.marks.map((mark) => extent({ ...figure, marks: [mark] }).width);
  expect(((span ?? 0) - 5) / ((track ?? 0) - 2)).toBeCloseTo(1 / 3, 2);
});

test('what is only possible is dashed', () => {
  const dashes = [true, false].map((certain) =>
    timeBarFigure({ from: 2026, to: 2028, certain }).marks.flatMap((mark) =>
      'd' in mark && mark.dash ? [mark.dash] : [],
    ),
  );
  expect(dashes).toEqual([[], ['5 3']]);
});
