import { describe, expect, test } from 'vitest';

import { specifiedSubjects } from '../../../tests/support/specified-subjects.ts';
import { allRequests } from '../../content/requests.ts';
import { readMailto } from '../../../tests/support/mailto-reader.ts';
import { mailtoUrl, messageSize } from '../../lib/mailto.ts';
import { fixedMessage, labelOn, messageOf } from './fixed-request.ts';

test('there is a request for every subject of the specification', () => {
  const subjects = new Set(allRequests.map(({ subject }) => subject));
  expect(specifiedSubjects.filter((subject) => !subjects.has(subject))).toEqual([]);
});

describe.each(allRequests.flatMap((request) => request.uses.map((use) => ({ request, ...use }))))(
  '$request.subject on $on',
  ({ request, on }) => {
    const message = fixedMessage(request, 'hello@sample.example', `https://sample.example${on}`);

    test('fits in one link with room for answers', () => {
      expect(messageSize(message).length).toBeLessThan(1_400);
    });

    test('is read back from its link as it was written', () => {
      const url = mailtoUrl(message);
      expect(messageOf(url)).toEqual(message);
      expect(readMailto(url).headers).toEqual([
        ['subject', message.subject],
        ['body', message.body.replaceAll('\n', '\r\n')],
      ]);
    });

    test('greets and says where it was written', () => {
      expect(message.body).toMatch(/^Hello,\n/);
      expect(message.body).toMatch(new RegExp(`\\nWritten on https://sample\\.example${on}$`));
    });
  },
);

test('a link keeps signs that mean something in links', () => {
  const message = { to: 'a@b.example', subject: '50% & more? #1', body: 'x=1&y=2+3\n%0A' };
  expect(messageOf(mailtoUrl(message))).toEqual(message);
});

test('what a link leaves out is empty', () => {
  expect(messageOf('mailto:')).toEqual({ to: '', subject: '', body: '' });
  expect(messageOf('mailto:a@b.example?subject')).toMatchObject({ subject: '', body: '' });
});

test('a page that a request does not know is an error that names both', () => {
  const request = { subject: 'Demo Request', lines: [], uses: [{ on: '/', label: 'Talk' }] };
  expect(labelOn(request, '/')).toBe('Talk');
  for (const known of [request, { subject: 'Demo Request', lines: [] }])
    expect(() => labelOn(known, '/about')).toThrow('"Demo Request" has no control on /about');
});

test('the call asks for three times, and for the zone they are in', () => {
  const call = allRequests.find(({ subject }) => subject === 'Schedule Partner Program Call');
  expect(call?.lines.filter((line) => /^\d\. /.test(line))).toHaveLength(3);
  expect(call?.asksTimeZone).toBe(true);
});
