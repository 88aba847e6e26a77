import { expect, test } from 'vitest';

import { rootBase } from '../../src/config/base.ts';
import { languagesOf } from '../../src/config/is-published.ts';
import { movesOnHost } from './moves.ts';

// Seen to fail: with the addresses of code, which a site below a path or in another language has not.
test('hosts lead on below the path of the site, in each language that has the page', () => {
  const move = { from: '/old', to: '/press#new', file: 'src/content/releases/new.mdx' };
  expect(movesOnHost([move])).toEqual(
    languagesOf('/press').map(({ path }) => ({
      from: `${rootBase}${path}/old`,
      to: `${rootBase}${path}/press#new`,
    })),
  );
});
