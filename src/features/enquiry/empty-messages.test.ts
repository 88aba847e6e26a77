import { expect, test } from 'vitest';

import { everyForm } from '../../../tests/support/every-form.ts';
import { fieldsOf } from './enquiry.ts';

const context = { siteName: 'Sample', page: 'https://sample.example/here', timeZone: '' };
const bodyOf = (id: string) =>
  everyForm.find(({ enquiry }) => enquiry.id === id)?.enquiry.compose({}, context).body;

test('where nothing was typed the subject ends early', () => {
  expect(everyForm.map(({ enquiry }) => enquiry.compose({}, context).subject)).toEqual([
    'Free Demo Request - ',
    'Technical Architecture Review Request - ',
    'Enterprise Demo Request',
    'New Partner Application - ',
    'Contact Form Submission',
    'Newsletter subscription',
    'Demo Request',
  ]);
});

const asking = everyForm.filter(({ enquiry }) => !['contact', 'newsletter'].includes(enquiry.id));

test.each(asking)('$enquiry.id says of every question that it was not answered', ({ enquiry }) => {
  const { body } = enquiry.compose({}, context);
  for (const { name, kind, label } of fieldsOf(enquiry)) {
    if (name === 'firstName' || name === 'lastName') expect(body).toContain('\nName:  \n');
    else expect(body).toContain(`\n${label}:${kind === 'textarea' ? '\n' : ' '}Not given\n`);
  }
  expect(body).not.toContain('undefined');
  expect(body).not.toContain('Time zone');
});

test('a time zone that the browser does not tell is no line', () => {
  expect(bodyOf('free-demo')).toContain('Preferred demo time: Not given\n\nSecurity challenges:');
});

test('the contact form leaves what was not typed empty, but for the company', () => {
  expect(bodyOf('contact')).toBe('Name:  \nEmail: \nCompany: Not given\nSubject: \n\nMessage:\n');
});

test('the newsletter form asks for nobody', () => {
  expect(bodyOf('newsletter')).toMatch(/^Please subscribe  to Sample updates\.\n/);
});
