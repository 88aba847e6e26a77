import { expect, test } from 'vitest';

import { defaultSettings } from '../../models/mesh/mesh.ts';
import { readSettings, settingFields, textsOf } from './session.ts';

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
    linkMs: 'Latency of an average link must be a number from 0.1 to 500. The model still uses 3.',
    missed: 'Probes missed must be a whole number from 1 to 10. The model still uses 3.',
    needed: 'No more fragments can be needed than are sent. The model asks for 2.',
  });
});

test('a number may be written as anywhere; another text is refused', () => {
  expect(read({ linkMs: '0,5', missed: '３' })).toMatchObject({
    settings: { linkMs: 0.5, missed: 3 },
    errors: {},
  });
  const { settings, errors } = read({ linkMs: '4ms' });
  expect(settings.linkMs).toBe(defaultSettings.linkMs);
  expect(errors.linkMs).toContain('must be a number');
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
    'Fragments needed must be a whole number from 1 to 5. The model still uses 3.',
  );
});
