import { Resvg } from '@resvg/resvg-js';
import { XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';

import { headingPath } from './heading.ts';
import { nameStyleOf, type PictureLayers, socialPicture } from './social-picture.ts';

const picture = (title: string) => socialPicture({ path: '/page', title });

/** The right edge of the title and the left edge of the logo beside it, in pixels. */
function edgesOf({ ground, title }: PictureLayers) {
  const drawn = new Resvg(title).getBBox();
  const [, logo] = /<image x="([\d.]+)" y="64"/.exec(ground) ?? [];
  return { title: drawn ? drawn.x + drawn.width : Number.NaN, logo: Number(logo) };
}

// Seen to fail: with words that were never measured, which ran over the logo.
test.each([
  'Donaudampfschifffahrtskapitänspatente',
  'A Donaudampfschifffahrtskapitänspatent',
  'MMMMMMMMMMMMMMMMMMMM',
])('a long word is drawn small enough to stay beside the logo: %s', (title) => {
  expect(title.length).toBeGreaterThan(15);
  const { title: end, logo } = edgesOf(picture(title));
  expect(end).toBeLessThan(logo);
});

test('a long name of the vendor is drawn smaller, so that titles have room', () => {
  const widthOf = (name: string) => headingPath(name, nameStyleOf(name)).width;
  expect(nameStyleOf('Meridian').size).toBe(30);
  expect(widthOf('Donaudampfschifffahrtsgesellschaft mbH & Co. KG')).toBeCloseTo(420, 0);
});

test('a title that fits in no size is refused with what to do', () => {
  expect(() => picture('W'.repeat(60))).toThrow(/does not fit its picture .* shorten it/);
  expect(() => picture('Eleven words '.repeat(40))).toThrow('shorten it');
});

test.each(['量子安全', '🚀 Launch', 'שלום'])(
  'a title with letters that no typeface has is refused by name: %s',
  (title) => {
    expect(() => picture(title)).toThrow(/no typeface has "\P{ASCII}" \(U\+[\dA-F]{4,5}\)/u);
  },
);

test.each(['R&D <now>', 'a "b" \'c\'', ']]>', '&amp;'])(
  'a picture is XML whatever its title: %s',
  (title) => {
    const layers = picture(title);
    for (const layer of [layers.ground, layers.title])
      expect(XMLValidator.validate(layer)).toBe(true);
  },
);
