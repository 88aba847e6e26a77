import { expect, test } from 'vitest';

import { everyForm } from '../../../tests/support/every-form.ts';
import { fieldsOf } from './request-spec.ts';

const context = { siteName: 'Sample', page: 'https://sample.example/here', timeZone: '' };
const bodyOf = (id: string) =>
  everyForm.find(({ request }) => request.id === id)?.request.compose({}, context).body;

test('subjects of empty forms', () => {
  expect(everyForm.map(({ request }) => request.compose({}, context).subject)).toEqual([
    'Free Demo Request - ',
    'Technical Architecture Review Request - ',
    'Enterprise Demo Request',
    'New Partner Application - ',
    'Contact Form Submission',
    'Newsletter subscription',
    'Demo Request',
  ]);
});

const questionnaires = everyForm.filter(({ request }) => request.id !== 'newsletter');

test.each(questionnaires)('$request.id lists every empty field as not given', ({ request }) => {
  const { body } = request.compose({}, context);
  for (const { name, kind, label } of fieldsOf(request)) {
    const line =
      name === 'firstName' || name === 'lastName'
        ? 'Name:  '
        : `${label}:${kind === 'textarea' ? '\n' : ' '}Not given`;
    expect(`\n${body}\n`).toContain(`\n${line}\n`);
  }
  expect(body).not.toContain('undefined');
  expect(body).not.toContain('Time zone');
});

test('an unknown time zone is left out', () => {
  expect(bodyOf('free-demo')).toContain('Preferred demo time: Not given\n\nSecurity challenges:');
});

test('an empty newsletter form has no address', () => {
  expect(bodyOf('newsletter')).toMatch(/^Please subscribe  to Sample updates\.\n/);
});
