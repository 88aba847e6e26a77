import { expect, test } from 'vitest';

import type { FieldSpec } from '../../ui/form/field-spec.ts';
import { email, firstName, lastName } from '../../ui/form/person-fields.ts';
import { asLabel, labeled } from '../../lib/text/grammar.ts';
import { formatAnswers, messageBody } from './format-answers.ts';
import { notGiven, wholeName } from './words.ts';

const fields: readonly FieldSpec[] = [
  { ...firstName, name: 'given' },
  { ...lastName, name: 'family' },
  email,
  { name: 'text', label: 'Text', kind: 'textarea', rows: 3 },
  { name: 'size', label: 'Size', kind: 'select', options: [{ value: 's', label: 'Small' }] },
  { name: 'heard', label: 'How did you hear about us?', kind: 'text' },
];

const linesOf = (values: Readonly<Record<string, string>>) =>
  messageBody(formatAnswers(fields, values)).split('\n');

// Seen to fail: without blank lines after a long answer, and with a colon after each label.
test('answers have their labels, a long one stands apart, and names share a line', () => {
  const values = {
    given: 'Ada',
    family: 'Byron',
    email: 'a@b.c',
    text: 'x\n\n\ny',
    size: 's',
    heard: 'A colleague',
  };
  expect(linesOf(values)).toEqual([
    labeled(wholeName, 'Ada Byron'),
    labeled(email.label, 'a@b.c'),
    '',
    asLabel('Text'),
    'x',
    '',
    '',
    'y',
    '',
    labeled('Size', 'Small'),
    'How did you hear about us? A colleague',
  ]);
  expect(linesOf({ given: ' ', family: 'Byron' })[0]).toBe(labeled(wholeName, 'Byron'));
});

test('empty answers and blanks are not given', () => {
  const blank = Object.fromEntries(fields.map(({ name }) => [name, ' \t']));
  expect(linesOf(blank)).toEqual(linesOf({}));
  expect(linesOf({}).join().split(notGiven)).toHaveLength(fields.length);
});

test('a message has one empty line between paragraphs, none at its start and end', () => {
  expect(messageBody(['', '', 'a', '', '', 'b', 'c', '', ''])).toBe('a\n\nb\nc');
});
