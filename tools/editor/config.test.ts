import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { about, day, line, oneOf, whole, yesOrNo } from '../../src/content/front-matter.ts';
import { articleFigureNames } from '../../src/figures/articles/figures.ts';
import { configOf, type Field, siteKinds } from './config.ts';

const { collections } = configOf(siteKinds, 'our-site');

/** The fields of a schema, as valibot has them. */
const entriesOf = (fields: v.GenericSchema): readonly string[] =>
  Object.keys((fields as v.GenericSchema & { entries: object }).entries);

const fieldOf = (name: string, of: string): Field | undefined =>
  collections.find((one) => one.name === of)?.fields.find((field) => field.name === name);

describe.each(Object.entries(siteKinds))('the form for %s', (name, { fields, called }) => {
  const collection = collections.find((one) => one.name === name);

  // Seen to fail: with a field left out.
  test('has every field of its texts, in their order, and the text itself', () => {
    const names = collection?.fields.map((field) => field.name);
    expect(names).toEqual([...entriesOf(fields), 'body']);
  });

  test('says of every field what belongs in it, and of itself what it makes', () => {
    expect(called.toLowerCase()).toContain(collection?.label_singular.toLowerCase());
    const bare = collection?.fields.filter(
      ({ hint, widget }) => !hint && !['select', 'richtext'].includes(widget),
    );
    expect(bare?.map((field) => field.name)).toEqual([]);
  });
});

const noSchema = about('What it is for.', v.strictObject({}));

/** A text with one field, which the editor does not know. */
const formFor = (field: v.GenericSchema): Field | undefined =>
  configOf(
    { notes: { called: 'a note', fields: v.strictObject({ firstDay: field }), body: 'raw' } },
    'x',
  ).collections[0]?.fields[0];

// Seen to fail: with the fields that may be missing taken for required ones.
test.each<[string, v.GenericSchema, object]>([
  ['a line', line('One', 90), { widget: 'string', maxlength: 90, hint: 'Such as: One' }],
  ['a longer text', line('One', 200), { widget: 'text', maxlength: 200 }],
  ['a day', about('The first.', day), { widget: 'datetime', type: 'date', hint: 'The first.' }],
  ['one of some', oneOf(['a', 'b']), { widget: 'select', options: ['a', 'b'] }],
  ['yes or no', yesOrNo, { widget: 'boolean' }],
  ['a number', v.pipe(whole, v.maxValue(5)), { widget: 'number', min: 1, max: 5 }],
  [
    'a list of texts',
    v.pipe(v.array(line('One', 90)), v.minLength(3), v.maxLength(6)),
    { widget: 'list', min: 3, max: 6, field: expect.objectContaining({ widget: 'string' }) },
  ],
  [
    'a list of parts',
    v.array(v.strictObject({ months: whole })),
    { widget: 'list', fields: [expect.objectContaining({ label: 'Months', widget: 'number' })] },
  ],
  ['a part', noSchema, { widget: 'object', fields: [], hint: 'What it is for.' }],
])('%s has its widget, and may be missing where the schema says so', (_, schema, expected) => {
  expect(formFor(schema)).toMatchObject({ label: 'First day', required: true, ...expected });
  expect(formFor(v.optional(schema))).toMatchObject({ required: false, ...expected });
});

test('a field that no form can show stops with its name', () => {
  expect(() => formFor(v.bigint())).toThrow('no widget for firstDay, a field of the type bigint');
});

test('pictures lie beside their text, and drawings are chosen from those there are', () => {
  expect(fieldOf('photo', 'people')).toMatchObject({ widget: 'image', required: false });
  expect(fieldOf('figure', 'blog')?.['options']).toBe(articleFigureNames);
  for (const { media_folder, public_folder } of collections)
    expect([media_folder, public_folder]).toEqual(['', '.']);
});

test('texts that a page waits for can be changed only', () => {
  const fixed = collections.filter((one) => !one.create && !one.delete);
  expect(fixed.map(({ name }) => name)).toEqual(['legal']);
});
