import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { textKinds } from '../../generator/texts/text-kinds.ts';
import { about, day, line, oneOf, whole, yesOrNo } from '../../src/content/front-matter.ts';
import { keysOf } from '../../src/lib/records.ts';
import { articleFigureNames } from '../../src/figures/articles/figures.ts';
import { type Field, fieldsIn, fieldsOf, forms } from './forms.ts';

const formOf = (kind: string) => forms.find(({ name }) => name === kind);

const fieldOf = (name: string, of: string): Field | undefined =>
  formOf(of)?.fields.find((field) => field.name === name);

// Seen to fail: with a field left out.
// Words have those of each page.
test.each(keysOf(textKinds).filter((kind) => kind !== 'words'))(
  'the form for %s has every field of its texts, in their order',
  (kind) => {
    const { fields } = textKinds[kind] as unknown as { fields: { entries: object } };
    expect(formOf(kind)?.fields.map(({ name }) => name)).toEqual(Object.keys(fields.entries));
  },
);

test('the form for the words of a page has those that may change, with their limits', () => {
  const [field, ...others] = fieldsIn('src/content/words/about.mdx').filter(
    ({ name }) => name === 'head.title',
  );
  expect(others).toEqual([]);
  expect(field).toMatchObject({ label: 'head.title', required: false, control: 'line' });
  expect(field?.hint).toMatch(/^At most 45 characters\. Such as: ./);
});

test('every field says what belongs in it', () => {
  const bare = forms.flatMap(({ name, fields }) =>
    fields
      .filter(({ hint, control }) => !hint && control !== 'choice')
      .map((field) => `${name}: ${field.name}`),
  );
  expect(bare).toEqual([]);
});

const noSchema = about('What it is for.', v.strictObject({}));

// Seen to fail: with the fields that may be missing taken for required ones.
describe('a field', () => {
  test.each<[string, v.GenericSchema, object]>([
    ['a line', line('One', 90), { control: 'line', hint: 'Such as: One' }],
    ['a day', about('The first.', day), { control: 'day', hint: 'The first.' }],
    ['one of some', oneOf(['a', 'b']), { control: 'choice', options: ['a', 'b'] }],
    ['yes or no', yesOrNo, { control: 'check' }],
    ['a number', whole, { control: 'number' }],
    ['a day or a word', v.union([day, line('soon')]), { control: 'line' }],
    [
      'a list of texts',
      v.pipe(v.array(line('One', 90)), v.minLength(3)),
      { control: 'list', item: expect.objectContaining({ control: 'line' }) },
    ],
    [
      'a list of parts',
      v.array(v.strictObject({ months: whole })),
      {
        control: 'list',
        item: expect.objectContaining({
          control: 'group',
          fields: [expect.objectContaining({ label: 'Months', control: 'number' })],
        }),
      },
    ],
    ['a part', noSchema, { control: 'group', fields: [], hint: 'What it is for.' }],
  ])(
    'that holds %s has its control, and may be missing where the schema says so',
    (_, schema, expected) => {
      const [field] = fieldsOf({ firstDay: schema });
      expect(field).toMatchObject({ label: 'First day', required: true, ...expected });
      expect(fieldsOf({ firstDay: v.optional(schema) })[0]).toMatchObject({
        required: false,
        ...expected,
      });
    },
  );

  test('that no form can show stops with its name', () => {
    expect(() => fieldsOf({ firstDay: v.bigint() })).toThrow(
      'no control for firstDay, a field of the type bigint',
    );
  });
});

test('pictures lie beside their text, and drawings are chosen from those there are', () => {
  expect(fieldOf('photo', 'people')).toMatchObject({ control: 'picture', required: false });
  expect(fieldOf('figure', 'blog')).toMatchObject({
    control: 'choice',
    options: articleFigureNames,
  });
});

test('texts that a page waits for can be changed only', () => {
  expect(forms.filter(({ isFixed }) => isFixed).map(({ name }) => name)).toEqual([
    'legal',
    'words',
  ]);
});
