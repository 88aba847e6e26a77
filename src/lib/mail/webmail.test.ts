import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gmailComposeUrl, outlookComposeUrl, webmailBudget } from './webmail.ts';
import { deliveredBody } from '../../../tests/support/delivered-body.ts';
import { characters } from '../../../tests/support/characters.ts';

const makers = { gmailComposeUrl, outlookComposeUrl };

test('gmailComposeUrl writes the compose address', () => {
  expect(gmailComposeUrl({ to: 'a@b.example', subject: 'a+b', body: 'x\ny z' })).toBe(
    'https://mail.google.com/mail/?view=cm&fs=1&to=a%40b.example&su=a%2Bb&body=x%0D%0Ay%20z',
  );
});

test('outlookComposeUrl writes the compose address', () => {
  expect(outlookComposeUrl({ to: 'a@b.example', subject: 'a+b', body: 'x\ny z' })).toBe(
    'https://outlook.office.com/mail/deeplink/compose?to=a%40b.example&subject=a%2Bb&body=x%0D%0Ay%20z',
  );
});

test.each(Object.entries(makers))('%s stops at the budget', (_name, make) => {
  const message = (length: number) => ({
    to: 'a@b.example',
    subject: '',
    body: 'x'.repeat(length),
  });
  const empty = make(message(0))?.length ?? 0;
  expect(make(message(webmailBudget - empty))).toHaveLength(1_900);
  expect(make(message(webmailBudget - empty + 1))).toBeNull();
});

test.each(Object.entries(makers))('%s refuses a second recipient', (_name, make) => {
  expect(() => make({ to: 'a@b.example,c@d.example', subject: '', body: '' })).toThrow(RangeError);
});

test.each(Object.entries(makers))('%s keeps any text inside its own parameter', (_name, make) => {
  fc.assert(
    fc.property(characters({ maxLength: 40 }), characters({ maxLength: 40 }), (subject, body) => {
      const link = make({ to: 'a@b.example', subject, body });
      expect(link).not.toBeNull();
      const url = new URL(link ?? '');
      expect(url.hash).toBe('');
      const names = [...url.searchParams.keys()].filter((name) => name !== 'view' && name !== 'fs');
      expect(names).toHaveLength(3);
      expect(url.searchParams.get('to')).toBe('a@b.example');
      expect(url.searchParams.get('body')).toBe(deliveredBody(body));
    }),
  );
});
