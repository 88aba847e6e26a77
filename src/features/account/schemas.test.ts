import { describe, expect, test } from 'vitest';

import { checkValues, type FormValues } from '../../ui/form/form-values.ts';
import { loginSchema, passwordSchema, profileSchema, registrationSchema } from './schemas.ts';

const checkLogin = (typed: FormValues) => checkValues(loginSchema, typed);
const checkPasswordChange = (typed: FormValues) => checkValues(passwordSchema, typed);
const checkProfile = (typed: FormValues) => checkValues(profileSchema, typed);
const checkRegistration = (typed: FormValues) => checkValues(registrationSchema, typed);

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
const errorsOf = (checked: ReturnType<typeof checkLogin> | ReturnType<typeof checkRegistration>) =>
  checked.ok ? {} : checked.errors;

test('an empty registration gets every message of the specification, in field order', () => {
  expect(Object.entries(errorsOf(checkRegistration({})))).toEqual([
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
  expect(errorsOf(checkLogin({}))).toEqual({
    email: 'Email is required',
    password: 'Password is required',
  });
  expect(errorsOf(checkLogin({ email: 'ada', password: 'x' }))).toEqual({
    email: 'Invalid email address',
  });
});

test('a valid registration loses its confirmation', () => {
  const { confirmPassword: _, ...registration } = valid;
  expect(checkRegistration(valid)).toEqual({ ok: true, values: registration });
  expect(checkRegistration({ ...valid, firstName: '  Ada ', phone: undefined as never })).toEqual({
    ok: true,
    values: registration,
  });
});

describe('e-mail', () => {
  test.each([
    'a@b',
    'é@exämple.com',
    'ada+tag@example.com',
    'a@b@c',
    '__proto__@example.com',
    `${'x'.repeat(242)}@example.com`,
  ])('%s is accepted', (email) => {
    expect(checkRegistration({ ...valid, email })).toMatchObject({ ok: true, values: { email } });
  });

  test.each([
    'ada',
    '@example.com',
    'ada@',
    'ada @example.com',
    'ada@exam ple.com',
    'ada@example.com\u0000',
    'ada\u200b@example.com',
    'ada@example.com\ufeff',
    '\u202eada@example.com',
    'ada\u00ad@example.com',
    'ada@example.com\r\nBcc: all@example.com',
    'ada\ud800@example.com',
    `${'x'.repeat(243)}@example.com`,
  ])('%j is refused', (email) => {
    expect(errorsOf(checkRegistration({ ...valid, email }))).toEqual({
      email: 'Invalid email address',
    });
  });
});

describe('password', () => {
  const check = (password: string) =>
    errorsOf(checkRegistration({ ...valid, password, confirmPassword: password }))['password'];

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
    const errors = errorsOf(
      checkRegistration({ ...valid, company: ' ', confirmPassword: 'Secret' }),
    );
    expect(errors).toEqual({
      company: 'Company is required',
      confirmPassword: 'Passwords do not match',
    });
  });

  test('passwords that differ are refused', () => {
    expect(errorsOf(checkRegistration({ ...valid, confirmPassword: 'Secret' }))).toEqual({
      confirmPassword: 'Passwords do not match',
    });
  });

  test('a change also takes the current password', () => {
    const errors = checkPasswordChange({ password: 'secret', confirmPassword: 'secrets' });
    expect(errors).toEqual({
      ok: false,
      errors: {
        currentPassword: 'Password is required',
        confirmPassword: 'Passwords do not match',
      },
    });
  });
});

test.each([' ', '\u200b', '\u0000', '\u202e\u2066', '\u3000'])(
  'a name without visible characters (%j) is refused',
  (firstName) => {
    expect(checkProfile({ ...valid, firstName })).toEqual({
      ok: false,
      errors: { firstName: 'First name is required' },
    });
  },
);

test('a name may have a thousand characters', () => {
  expect(checkProfile({ ...valid, firstName: 'x'.repeat(1_000) }).ok).toBe(true);
  expect(checkProfile({ ...valid, firstName: 'x'.repeat(1_001) })).toMatchObject({
    errors: { firstName: 'This may be 1,000 characters long at most' },
  });
});
