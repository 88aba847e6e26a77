import type { GenericSchema } from 'valibot';
import { describe, expect, test } from 'vitest';

import { checkValues, type FormValues } from '../../ui/form/form-values.ts';
import {
  differ,
  loginSchema,
  passwordSchema,
  profileSchema,
  registrationSchema,
} from './fields.ts';

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

test('an empty registration gets every message of the specification, in field order', () => {
  expect(Object.entries(errorsOf(registrationSchema, {}))).toEqual([
    ['firstName', 'First name is required'],
    ['lastName', 'Last name is required'],
    ['email', 'Email is required'],
    ['company', 'Company is required'],
    ['jobTitle', 'Job title is required'],
    ['industry', 'Industry is required'],
    ['password', 'Password must be at least 6 characters'],
    ['confirmPassword', 'Please confirm your password'],
  ]);
});

test('an empty login gets both messages', () => {
  expect(errorsOf(loginSchema, {})).toEqual({
    email: 'Email is required',
    password: 'Password is required',
  });
  expect(errorsOf(loginSchema, { email: 'ada', password: 'x' })).toEqual({
    email: 'Invalid email address',
  });
});

test('a valid registration loses its confirmation', () => {
  const { confirmPassword: _, ...registration } = valid;
  expect(checkValues(registrationSchema, valid)).toEqual({ ok: true, values: registration });
  expect(
    checkValues(registrationSchema, { ...valid, firstName: '  Ada ', phone: undefined as never }),
  ).toEqual({
    ok: true,
    values: registration,
  });
});

describe('e-mail', () => {
  test('a new account takes it by the rule of all forms', () => {
    const pasted = { ...valid, email: '\u200bada@example.com\u00a0' };
    expect(checkValues(registrationSchema, pasted)).toMatchObject({
      ok: true,
      values: { email: 'ada@example.com' },
    });
    expect(errorsOf(registrationSchema, { ...valid, email: 'a@b@c' })).toEqual({
      email: 'Invalid email address',
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
    ['12345', 'at least 6'],
    ['🙂🙂🙂', 'at least 6'],
    ['e\u0301e\u0301e\u0301', 'at least 6'],
    ['x'.repeat(1_025), 'at most 1,024'],
    ['secret\ud800', 'cannot be used'],
  ])('%j is refused: %s', (password, message) => {
    expect(check(password)).toContain(message);
  });

  test('passwords that differ are reported along with other errors', () => {
    const typed = { ...valid, company: ' ', confirmPassword: 'Secret' };
    expect(errorsOf(registrationSchema, typed)).toEqual({
      company: 'Company is required',
      confirmPassword: 'Passwords do not match',
    });
  });

  test('passwords that differ are refused', () => {
    expect(errorsOf(registrationSchema, { ...valid, confirmPassword: 'Secret' })).toEqual({
      confirmPassword: 'Passwords do not match',
    });
  });

  test('an empty confirmation is missing, not different', () => {
    expect(differ({ password: 'secret' })).toBe(false);
    expect(differ({ password: 'secret', confirmPassword: '' })).toBe(false);
  });

  test('a change also takes the current password', () => {
    const typed = { password: 'secret', confirmPassword: 'secrets' };
    expect(errorsOf(passwordSchema, typed)).toEqual({
      currentPassword: 'Password is required',
      confirmPassword: 'Passwords do not match',
    });
  });
});

test.each([' ', '\u200b', '\u0000', '\u202e\u2066', '\u3000'])(
  'a name without visible characters (%j) is refused',
  (firstName) => {
    expect(checkValues(profileSchema, { ...valid, firstName })).toEqual({
      ok: false,
      errors: { firstName: 'First name is required' },
    });
  },
);

test('a name may have a thousand characters', () => {
  expect(checkValues(profileSchema, { ...valid, firstName: 'x'.repeat(1_000) }).ok).toBe(true);
  expect(checkValues(profileSchema, { ...valid, firstName: 'x'.repeat(1_001) })).toMatchObject({
    errors: { firstName: 'This may be 1,000 characters long at most' },
  });
});
