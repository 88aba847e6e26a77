import type { GenericSchema } from 'valibot';
import { describe, expect, test } from 'vitest';

import { fill } from '../../lib/text/fill.ts';
import { grouped } from '../../lib/text/format.ts';
import { checkValues, type FormValues } from '../../ui/form/form-values.ts';
import * as labels from '../../ui/words.ts';
import { loginSchema, passwordSchema, profileSchema, registrationSchema } from './fields.ts';
import * as words from './words.ts';

const valid = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  company: 'Engines',
  jobTitle: 'Analyst',
  phone: '',
  industry: 'Technology',
  password: 'secret',
  confirmPassword: 'secret',
};
/** The messages of a form, by field, in order. */
function errorsOf(schema: GenericSchema, typed: FormValues) {
  const checked = checkValues(schema, typed);
  return checked.ok ? {} : checked.errors;
}

test('an empty registration gets the message of every field, in field order', () => {
  expect(Object.entries(errorsOf(registrationSchema, {}))).toEqual([
    ['firstName', labels.firstNameMissing],
    ['lastName', labels.lastNameMissing],
    ['email', labels.emailMissing],
    ['company', labels.companyMissing],
    ['jobTitle', labels.jobTitleMissing],
    ['industry', words.industryRequired],
    ['password', words.passwordTooShort],
    ['confirmPassword', words.confirmRequired],
  ]);
});

test('an empty login gets both messages', () => {
  expect(errorsOf(loginSchema, {})).toEqual({
    email: labels.emailMissing,
    password: words.passwordRequired,
  });
  expect(errorsOf(loginSchema, { email: 'ada', password: 'x' })).toEqual({
    email: labels.emailInvalid,
  });
});

test('a valid registration loses its confirmation', () => {
  const { confirmPassword: _, ...registration } = valid;
  expect(checkValues(registrationSchema, valid)).toEqual({ ok: true, values: registration });
  expect(
    checkValues(registrationSchema, { ...valid, firstName: '  Ada ', phone: undefined as never }),
  ).toEqual({ ok: true, values: registration });
});

describe('e-mail', () => {
  test('a new account takes it by the rule of all forms', () => {
    const pasted = { ...valid, email: '\u200bada@example.com\u00a0' };
    expect(checkValues(registrationSchema, pasted)).toMatchObject({
      ok: true,
      values: { email: 'ada@example.com' },
    });
    expect(errorsOf(registrationSchema, { ...valid, email: 'a@b@c' })).toEqual({
      email: labels.emailInvalid,
    });
  });

  test('signing in takes it from a copy, and takes one of an older, wider rule', () => {
    for (const [email, taken] of [
      ['ada@example.com\ufeff', 'ada@example.com'],
      ['a@b@c', 'a@b@c'],
    ] as const)
      expect(checkValues(loginSchema, { email, password: 'x' })).toMatchObject({
        ok: true,
        values: { email: taken },
      });
  });
});

describe('password', () => {
  const check = (password: string) =>
    errorsOf(registrationSchema, { ...valid, password, confirmPassword: password })['password'];

  test.each(['secret', '      ', 'пароль', '\u0000\u200b1234', '🙂🙂🙂🙂🙂🙂', 'x'.repeat(1_024)])(
    '%j is long enough and not too long',
    (password) => {
      expect(check(password)).toBeUndefined();
    },
  );

  test.each([
    ['12345', words.passwordTooShort],
    ['🙂🙂🙂', words.passwordTooShort],
    ['e\u0301e\u0301e\u0301', words.passwordTooShort],
    ['x'.repeat(1_025), words.passwordTooLong],
    ['secret\ud800', words.passwordUnusable],
  ])('%j is refused: %s', (password, message) => {
    expect(check(password)).toBe(message);
  });

  test('passwords that differ are reported along with other errors', () => {
    const typed = { ...valid, company: ' ', confirmPassword: 'Secret' };
    expect(errorsOf(registrationSchema, typed)).toEqual({
      company: labels.companyMissing,
      confirmPassword: words.mismatch,
    });
  });

  test('passwords that differ are refused', () => {
    expect(errorsOf(registrationSchema, { ...valid, confirmPassword: 'Secret' })).toEqual({
      confirmPassword: words.mismatch,
    });
  });

  test('an empty confirmation is missing, not different', () => {
    expect(errorsOf(registrationSchema, { ...valid, confirmPassword: '' })).toEqual({
      confirmPassword: words.confirmRequired,
    });
  });

  test('a change also takes the current password', () => {
    const typed = { password: 'secret', confirmPassword: 'secrets' };
    expect(errorsOf(passwordSchema, typed)).toEqual({
      currentPassword: words.passwordRequired,
      confirmPassword: words.mismatch,
    });
  });
});

test.each([' ', '\u200b', '\u0000', '\u202e\u2066', '\u3000'])(
  'a name without visible characters (%j) is refused',
  (firstName) => {
    expect(checkValues(profileSchema, { ...valid, firstName })).toEqual({
      ok: false,
      errors: { firstName: labels.firstNameMissing },
    });
  },
);

test('a name may have a thousand characters', () => {
  expect(checkValues(profileSchema, { ...valid, firstName: 'x'.repeat(1_000) }).ok).toBe(true);
  expect(checkValues(profileSchema, { ...valid, firstName: 'x'.repeat(1_001) })).toMatchObject({
    errors: { firstName: fill(words.textTooLong, { limit: grouped(1_000) }) },
  });
});
