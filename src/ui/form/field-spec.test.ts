import * as v from 'valibot';
import { expect, test } from 'vitest';

import {
  anyText,
  type FieldSpec,
  fullEmail,
  isRequired,
  loginEmail,
  plainEmail,
  required,
  schemaOf,
} from './field-spec.ts';
import { checkValues, type FormValues } from './form-values.ts';
import { emailMissing } from '../words.ts';

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

// Seen to fail: as typed.
test('blanks around an answer and unusual line breaks are not taken; blanks within it and passwords stay', () => {
  const kinds = ['text', 'tel', 'textarea', 'password'] as const;
  const typed = '\u00a0 Ada\u00a0 B. \u3000';
  const one = (kind: (typeof kinds)[number], text: string) => {
    const field = { name: 'a', label: 'A', kind, rows: 2 } satisfies FieldSpec;
    return checkValues(schemaOf([field]), { a: text });
  };
  for (const kind of kinds)
    expect([kind, one(kind, typed)]).toEqual([
      kind,
      { ok: true, values: { a: kind === 'password' ? typed : 'Ada\u00a0 B.' } },
    ]);
  expect(one('textarea', 'a\u2028b\r\nc\n')).toEqual({ ok: true, values: { a: 'a\nb\nc' } });
});

test('a field is required if its rule refuses empty text', () => {
  expect(fields.map(isRequired)).toEqual([true, false, false]);
});

test.each([' \t\u00a0', '\u200b\ufeff', '\u0000', '\u202e\u2066', '\u3000', '\ud800', '\u3164'])(
  'nothing visible (%j) counts as empty',
  (name) => {
    expect(checkValues(schemaOf(fields), { name })).toMatchObject({
      errors: { name: 'Name is required' },
    });
  },
);

// Seen to fail: with what is of private use, or not yet a letter, taken for nothing.
test.each([
  'O',
  '李',
  'Ó',
  "d'Arcy",
  'N\u2019Golo',
  'Sukarno',
  'שרה',
  'Jean-Luc',
  '👩‍🔬',
  // Of private use, and of a plane for Chinese, where no letter is yet.
  '\ue863',
  '\u{3a000}',
  'x'.repeat(10_000),
])('a name may be %j', (name) => {
  expect(checkValues(schemaOf(fields), { name })).toMatchObject({ ok: true, values: { name } });
});

test('a full address needs a top-level domain of two letters or more, a plain one does not', () => {
  for (const short of ['ada@example', 'ada@example.c', 'ada@example.c0'])
    expect([short, v.is(plainEmail, short), v.is(fullEmail, short)]).toEqual([short, true, false]);
});

test('of an address, what came along with it is not sent', () => {
  for (const rule of [plainEmail, fullEmail, loginEmail]) {
    expect(v.parse(rule, '\ufeff ada@example.com\u200b')).toBe('ada@example.com');
    for (const nothing of ['', ' \t', '\u200b'])
      expect(v.safeParse(rule, nothing).issues?.[0].message).toBe(emailMissing);
  }
});
