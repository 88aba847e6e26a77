import { expect, test } from 'vitest';

import { fill } from '../../lib/text/fill.ts';
import type { FieldSpec } from '../../ui/form/field-spec.ts';
import { email, firstName, lastName } from '../../ui/form/person-fields.ts';
import { formatAnswers } from './format-answers.ts';
import * as words from './words.ts';

const fields: readonly FieldSpec[] = [
  { ...firstName, name: 'given' },
  { ...lastName, name: 'family' },
  email,
  { name: 'size', label: 'Size', kind: 'select', options: [{ value: 's', label: 'Small' }] },
  { name: 'text', label: 'Text', kind: 'textarea', rows: 3 },
];

const line = (label: string, answer: string) => fill(words.answerLine, { label, answer });
const below = (label: string, answer: string) => `\n${fill(words.answerBelow, { label, answer })}`;

test('first and last name share a line, whatever their fields are called', () => {
  const values = { given: 'Ada', family: 'Byron', email: 'a@b.c', size: 's', text: ' x\ny' };
  expect(formatAnswers(fields, values)).toEqual([
    line(words.wholeName, 'Ada Byron'),
    line(email.label, 'a@b.c'),
    line('Size', 'Small'),
    below('Text', ' x\ny'),
  ]);
  expect(formatAnswers(fields, { given: ' ', family: 'Byron' })[0]).toBe(
    line(words.wholeName, 'Byron'),
  );
});

test('empty answers and blanks are not given', () => {
  const blank = Object.fromEntries(fields.map(({ name }) => [name, ' \t']));
  for (const values of [{}, blank])
    expect(formatAnswers(fields, values)).toEqual([
      line(words.wholeName, words.notGiven),
      line(email.label, words.notGiven),
      line('Size', words.notGiven),
      below('Text', words.notGiven),
    ]);
});
