import { expect, test } from 'vitest';

import { fill } from '../../lib/text/fill.ts';
import { defaultSettings } from '../../models/mesh/mesh.ts';
import { readSettings, settingFields, textsOf } from './session.ts';
import * as words from './words.ts';

const texts = textsOf(defaultSettings);
const read = (changed: Partial<typeof texts>) =>
  readSettings({ ...texts, ...changed }, defaultSettings);

test('the default settings survive the round trip through the fields', () => {
  expect(readSettings(texts, defaultSettings)).toEqual({ settings: defaultSettings, errors: {} });
  expect(texts).toMatchObject({ fragments: '4', relayMs: '0.5' });
});

test('an invalid setting gets an error, and the model keeps its value', () => {
  const { settings, errors } = read({ linkMs: '-1', fragments: '2', missed: '1.5' });
  expect(settings).toMatchObject({ linkMs: 3, fragments: 2, needed: 2, missed: 3 });
  expect(errors).toEqual({
    linkMs: fill(words.notNumber, { field: words.linkMs, min: 0.1, max: 500, current: 3 }),
    missed: fill(words.notWhole, { field: words.missed, min: 1, max: 10, current: 3 }),
    needed: fill(words.tooManyNeeded, { count: 2 }),
  });
});

test('a number may be written as anywhere; another text is refused', () => {
  expect(read({ linkMs: '0,5', missed: '３' })).toMatchObject({
    settings: { linkMs: 0.5, missed: 3 },
    errors: {},
  });
  const { settings, errors } = read({ linkMs: '4ms' });
  expect(settings.linkMs).toBe(defaultSettings.linkMs);
  expect(errors.linkMs).toBe(
    fill(words.notNumber, { field: words.linkMs, min: 0.1, max: 500, current: 3 }),
  );
});

test('each setting accepts its minimum and maximum, and nothing beyond', () => {
  for (const { name, min, max } of settingFields) {
    // With the most fragments, every value of `needed` is allowed.
    const takes = (value: number) =>
      read({ fragments: '5', [name]: String(value) }).errors[name] === undefined;
    expect([name, takes(min), takes(max)]).toEqual([name, true, true]);
    expect([name, takes(min - 0.1), takes(max + 1)]).toEqual([name, false, false]);
  }
});

test('at most as many fragments may be needed as are sent', () => {
  expect(read({ fragments: '3', needed: '3' }).errors).toEqual({});
  const { settings, errors } = read({ fragments: '2', needed: '9' });
  expect(settings.needed).toBe(2);
  // The field's own error comes first.
  expect(errors.needed).toBe(
    fill(words.notWhole, { field: words.needed, min: 1, max: 5, current: 3 }),
  );
});
