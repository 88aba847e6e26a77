import { expect, test } from 'vitest';

import { faultOf } from '../texts/plain-text.ts';
import type { PageHead } from './document.ts';
import { layersOf } from './page-maker.ts';

const head: PageHead = {
  path: '/',
  source: 'src/pages/home.tsx',
  title: 'One',
  description: 'First',
  kind: 'website',
};

const failing = (error: Error) => ({ pictureOf: () => Promise.reject(error) });

test('a title that cannot be drawn is named with its file and its line', async () => {
  await expect(layersOf(failing(faultOf('the title is too long')), head)).rejects.toThrow(
    /^src\/content\/pages\/home\.ts:\d+: the title is too long$/,
  );
});

// Seen to fail: both were said to be wrong with the title, the second without its trace.
test.each([
  faultOf('src/config/site.ts, for The picture of /: no typeface has "\u5b57" (U+5B57).'),
  new TypeError('figure is undefined'),
])('what is not about the title stays as it is: %s', async (error) => {
  await expect(layersOf(failing(error), head)).rejects.toBe(error);
});
