import { expect, test } from 'vitest';

import { agreedSubjects } from '../../../tests/support/agreed-subjects.ts';
import { allRequests } from '../../content/record-requests.ts';
import { mailtoUrl } from '../../lib/mail/mailto.ts';
import { labelOn, messageOf } from './fixed-request.ts';

test('every agreed subject has a request', () => {
  const subjects = new Set(allRequests.map(({ subject }) => subject));
  expect(agreedSubjects.filter((subject) => !subjects.has(subject))).toEqual([]);
});

test('a link preserves reserved characters', () => {
  const message = { to: 'a@b.example', subject: '50% & more? #1', body: 'x=1&y=2+3\n%0A' };
  expect(messageOf(mailtoUrl(message))).toEqual(message);
});

test('fields missing from a link are empty', () => {
  expect(messageOf('mailto:')).toEqual({ to: '', subject: '', body: '' });
  expect(messageOf('mailto:a@b.example?subject')).toMatchObject({ subject: '', body: '' });
});

test('an unknown page throws an error that names the request and the page', () => {
  const fixed = { id: 'demo', subject: 'Demo Request', text: '' };
  const request = { ...fixed, uses: [{ on: '/', label: 'Talk' }] };
  expect(labelOn(request, '/')).toBe('Talk');
  for (const known of [request, fixed])
    expect(() => labelOn(known, '/about')).toThrow('"Demo Request" has no control on /about');
});

test('the partner call asks for three times and their time zone', () => {
  const call = allRequests.find(({ subject }) => subject === 'Schedule Partner Program Call');
  expect(call?.text.match(/^\d\. /gm)).toHaveLength(3);
  expect(call?.asksTimeZone).toBe(true);
});
