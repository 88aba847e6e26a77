import { expect, test } from 'vitest';

import { contact, contactMessage } from './contact.ts';

const valid = {
  firstName: 'Ada',
  lastName: 'Example',
  email: 'ada@example.com',
  company: '',
  subject: 'A question',
  message: 'Text',
};

const refused = (values: Partial<typeof valid>) => {
  const result = contact.check({ ...valid, ...values });
  return result.ok ? {} : result.errors;
};

test.each([
  ['firstName', '', 'First name is required'],
  ['lastName', '  ', 'Last name is required'],
  ['email', '', 'Email is required'],
  ['email', 'ada', 'Invalid email address'],
  ['email', 'a b@example.com', 'Invalid email address'],
  ['subject', '', 'Subject is required'],
  ['message', ' \n ', 'Message is required'],
])('refuses %s "%s" with "%s"', (name, value, message) => {
  expect(refused({ [name]: value })).toEqual({ [name]: message });
});

test('accepts everything else, an international address and no company included', () => {
  expect(refused({ email: 'ää@exämple.com' })).toEqual({});
  expect(refused({ email: 'a@b' })).toEqual({});
});

test('a subject of white space, which browsers accept, is replaced', () => {
  expect(refused({ subject: ' ' })).toEqual({});
  expect(contactMessage({ ...valid, subject: ' ' }).subject).toBe('Contact Form Submission');
});

test('the message holds name, email, company, subject and message', () => {
  const { body } = contactMessage({ ...valid, company: 'Sample Ltd' });
  expect(body.split('\n')).toEqual([
    'Name: Ada Example',
    'Email: ada@example.com',
    'Company: Sample Ltd',
    'Subject: A question',
    '',
    'Message:',
    'Text',
  ]);
});
