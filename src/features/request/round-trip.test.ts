import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { everyForm } from '../../../tests/support/every-form.ts';
import { hardTexts } from '../../../tests/support/characters.ts';
import { ownHostileTexts } from '../../../tests/support/hostile-texts.ts';
import { deliveredBody } from '../../../tests/support/delivered-body.ts';
import { runs } from '../../../tests/support/full.ts';
import { readMailto } from '../../../tests/support/mailto-reader.ts';
import { mailtoUrl } from '../../lib/mailto.ts';
import { type ComposeContext, fieldsOf } from './request-spec.ts';

const context: ComposeContext = {
  siteName: 'Sample',
  page: 'https://sample.example/here',
  timeZone: 'Pacific/Kiritimati',
};

/** Any text, with many sequences that break links, headers and encoders. */
const anyText = hardTexts([...ownHostileTexts.filter(({ length }) => length < 40), 'Email: '], 60);

/** What a mail app should show for an answer. One of blanks counts as none. */
const arrives = (typed: string) => deliveredBody(typed).replace(/^\s+$/u, '');

/** What a subject should show: one line without control or direction characters. */
const onOneLine = (typed: string) =>
  Array.from(typed.toWellFormed())
    .map((character) => {
      const code = character.codePointAt(0) ?? 0;
      const turns = (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
      const breaks =
        code < 0x20 || (code >= 0x7f && code < 0xa0) || code === 0x2028 || code === 0x2029;
      return turns ? '' : breaks ? '\n' : character;
    })
    .join('')
    .split(/\n+/)
    .join(' ')
    .trim();

describe.each(everyForm)('$request.id', ({ request, values: valid }) => {
  const typeable = fieldsOf(request).filter(({ kind }) => kind !== 'select');
  const anyValues = fc.record(Object.fromEntries(typeable.map(({ name }) => [name, anyText])));

  test('any text in any field reaches the mail app unchanged', () => {
    fc.assert(
      fc.property(anyValues, (typed) => {
        const values = { ...valid, ...typed };
        const message = request.compose(values, context);
        const mail = readMailto(mailtoUrl({ to: 'hello@sample.example', ...message }));
        expect(mail.to).toEqual(['hello@sample.example']);
        expect(mail.headers.map(([name]) => name)).toEqual(['subject', 'body']);
        const [subject = '', body = ''] = mail.headers.map(([, text]) => text);
        // Backward, so that a field cannot match the text of a later one.
        let rest = body;
        for (const { name } of typeable.toReversed()) {
          const place = rest.lastIndexOf(arrives(values[name] ?? ''));
          expect([name, place]).not.toEqual([name, -1]);
          rest = rest.slice(0, place);
        }
        const company = values['companyName'] ?? values['company'] ?? '';
        const line = onOneLine(message.subject);
        expect(line.startsWith(subject)).toBe(true);
        expect(subject.length > 150 || subject === line).toBe(true);
        if (request.subject !== message.subject && request.id !== 'contact') {
          expect(message.subject).toBe(`${request.subject} - ${company}`);
        }
      }),
      { numRuns: runs(300) },
    );
  });
});
