import { expect, test } from 'vitest';

import { oddsSources } from './it-leaders.ts';
import { threats, threatSources } from './threats.ts';

test('sources are numbered in the order in which the page cites them', () => {
  const cited = [...oddsSources.flat(), ...threats.flatMap(({ sources }) => sources)];
  expect([...new Set(cited)]).toEqual(Object.keys(threatSources));
});
