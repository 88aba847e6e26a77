import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { company } from '../config/site.ts';
import { keysOf, recordOf } from '../lib/records.ts';
import { Imprint } from './legal-page.tsx';
import { imprintTerms } from './words.ts';

const none = recordOf(keysOf(company.imprint), () => '');
const print = (imprint: typeof company.imprint) =>
  renderToStaticMarkup(createElement(Imprint, { imprint, heading: 'Imprint' }));

// Seen to fail: with a list of three names.
test('an imprint has each fact that is given, and no label or heading without one', () => {
  for (const name of keysOf(none)) {
    const html = print({ ...none, [name]: 'Ada Byron' });
    expect(html.match(/<dt[^>]*>[^<]+/g)?.map((dt) => dt.replace(/.*>/, ''))).toEqual([
      imprintTerms[name],
    ]);
    expect(html).toContain('<dd>Ada Byron</dd>');
    expect(html).toContain('id="imprint"');
  }
  expect(print(none)).toBe('');
});
