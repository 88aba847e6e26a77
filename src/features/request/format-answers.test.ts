import { expect, test } from 'vitest';

import type { FieldSpec } from '../../ui/form/field-spec.ts';
import { email, firstName, lastName } from '../../ui/form/person-fields.ts';
import { formatAnswers } from './format-answers.ts';

const fields: readonly FieldSpec[] = [
  { ...firstName, name: 'given' },
  { ...lastName, name: 'family' },
  email,
  { name: 'size', label: 'Size', kind: 'select', options: [{ value: 's', label: 'Small' }] },
  { name: 'text', label: 'Text', kind: 'textarea', rows: 3 },
];

test('first and last name share a line, whatever their fields are called', () => {
  const values = { given: 'Ada', family: 'Byron', email: 'a@b.c', size: 's', text: ' x\ny' };
  expect(formatAnswers(fields, values)).toEqual([
    'Name: Ada Byron',
    'Email: a@b.c',
    'Size: Small',
    '\nText:\n x\ny',
  ]);
  expect(formatAnswers(fields, { given: ' ', family: 'Byron' })[0]).toBe('Name: Byron');
});

test('empty answers and blanks are not given', () => {
  const blank = Object.fromEntries(fields.map(({ name }) => [name, ' \t']));
  for (const values of [{}, blank])
    expect(formatAnswers(fields, values)).toEqual([
      'Name: Not given',
      'Email: Not given',
      'Size: Not given',
      '\nText:\nNot given',
    ]);
});
