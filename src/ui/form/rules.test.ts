import * as v from 'valibot';
import { expect, test } from 'vitest';

import type { FieldSpec } from './field-spec.ts';
import { checkValues, type FormValues } from './form-values.ts';
import { anyText, fullEmail, isRequired, plainEmail, required, schemaOf } from './rules.ts';

const fields: readonly FieldSpec[] = [
  { name: 'name', label: 'Name', kind: 'text', rule: required('Name is required') },
  { name: 'note', label: 'Note', kind: 'text' },
  { name: 'phone', label: 'Phone', kind: 'tel', rule: v.pipe(anyText, v.maxLength(20)) },
];

test('a form keeps every field, also those without a rule', () => {
  const typed = { name: 'Ada', note: 'x', foreign: 'y' };
  expect(checkValues(schemaOf(fields), typed)).toEqual({
    ok: true,
    values: { name: 'Ada', note: 'x', phone: '' },
  });
  const unnamed: readonly FormValues[] = [{}, { name: ' \t' }];
  for (const values of unnamed)
    expect(checkValues(schemaOf(fields), values)).toEqual({
      ok: false,
      errors: { name: 'Name is required' },
    });
});

test('a field is required if its rule refuses empty text', () => {
  expect(fields.map(isRequired)).toEqual([true, false, false]);
});

test.each([plainEmail, fullEmail])(
  'an e-mail address needs text on both sides of one @',
  (rule) => {
    for (const bad of ['ada', 'ada@', '@example.com', 'a b@example.com', 'a@b@example.com', ' \t'])
      expect([bad, v.is(rule, bad)]).toEqual([bad, false]);
    for (const good of ['ADA@EXAMPLE.COM', "o'neil+tag@mail.example.co", ' ada@exämple.com '])
      expect([good, v.is(rule, good)]).toEqual([good, true]);
  },
);

test('a full address needs a top-level domain of two letters or more, a plain one does not', () => {
  for (const bad of ['ada@example', 'ada@example.c', 'ada@example.c0', 'ada@example.']) {
    expect([bad, v.is(fullEmail, bad)]).toEqual([bad, false]);
    expect([bad, v.is(plainEmail, bad)]).toEqual([bad, true]);
  }
  for (const good of ['ada@example.io', 'ada@пример.рф', 'ada@xn--e1afmkfd.xn--p1ai'])
    expect([good, v.is(fullEmail, good)]).toEqual([good, true]);
});
