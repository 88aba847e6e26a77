import fc from 'fast-check';
import { expect, test } from 'vitest';

import { hardTexts } from '../../../tests/support/characters.ts';
import { nameFault, nearestName } from './slug.ts';

test.each([
  ['R&D', 'r-and-d'],
  ['100%-uptime', '100-percent-uptime'],
  ['Über uns', 'uber-uns'],
  ['Straße_nach Łódź', 'strasse-nach-lodz'],
  ['C#?', 'c-sharp'],
  ['What’s new', 'whats-new'],
  ['量子', 'my-page'],
  ['AUX', 'aux-page'],
])('a file called %s.mdx is refused, with a name that can be an address', (name, better) => {
  expect(nameFault(name, '.mdx')).toBe(
    `use small letters, digits and single hyphens: ${better}.mdx`,
  );
  expect(nameFault(better)).toBeUndefined();
});

test('every suggestion can be an address, and needs no escape in one', () => {
  fc.assert(
    fc.property(hardTexts(['&', '%2F', '..', '/', ' ', 'ü', '量', '-', '?'], 20), (text) => {
      const slug = nearestName(text);
      expect(nameFault(slug)).toBeUndefined();
      expect(new URL(`https://a.example/${slug}`).pathname).toBe(`/${slug}`);
    }),
  );
});
