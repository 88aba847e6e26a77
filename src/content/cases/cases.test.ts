import { expect, test } from 'vitest';

import { caseCatalog } from './catalog.ts';
import { cases } from './cases.ts';

const all = caseCatalog.map(({ slug }) => cases[slug]);

test('phases add up to the timeline', () => {
  const months = all.map(({ timeline }) => Number.parseInt(timeline, 10));
  expect(all.map(({ phases }) => phases.reduce((sum, phase) => sum + phase.months, 0))).toEqual(
    months,
  );
});
