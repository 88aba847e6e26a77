import { expect, test } from 'vitest';

import { byId } from './by-id.ts';

const limits = { id: 'limits', heading: 'What it does not do' };
const layers = { id: 'layers', heading: 'Three layers' };

test('finds a record by its id, in any order', () => {
  expect(byId([limits, layers])).toEqual(byId([layers, limits]));
  expect(byId([limits, layers])['layers']).toBe(layers);
});
