import { XMLParser, XMLValidator } from 'fast-xml-parser';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { calls } from '../src/features/api-runner/call.ts';
import { callOf, hashOf } from '../src/features/api-runner/share.ts';
import { guestComment, lengthOf } from '../src/features/comments/comment.ts';
import { fieldsOf } from '../src/features/request/request-spec.ts';
import { gmailComposeUrl, outlookComposeUrl } from '../src/lib/webmail.ts';
import { checkValues } from '../src/ui/form/form-values.ts';
import { emlFile } from '../src/lib/eml.ts';
import { findJsonFault } from '../src/lib/json-fault.ts';
import { readMailto } from '../tests/support/mailto-reader.ts';
import { mailtoUrl, normalizeSubject } from '../src/lib/mailto.ts';
import { fuzzyMatches } from '../src/lib/fuzzy-match.ts';
import { rssFeed } from '../src/lib/rss.ts';
import { wordsOf } from '../src/lib/search-words.ts';
import { parseRecord, serializeRecord } from '../src/lib/stored-record.ts';
import { schemaOf } from '../src/ui/form/rules.ts';
import { deliveredBody } from '../tests/support/delivered-body.ts';
import { everyForm } from '../tests/support/every-form.ts';
import { hostileTexts } from '../tests/support/hostile-texts.ts';

const to = 'hello@vendor.example';
const context = { siteName: 'Sample', page: 'https://sample.example/here', timeZone: 'UTC' };

describe.each(everyForm)('$request.id', ({ request, values }) => {
  const texts = fieldsOf(request).filter(({ kind }) => kind !== 'select');

  test(
    'any text in any field makes one mail to one address that contains it',
    { timeout: 60_000 },
    () => {
      for (const text of hostileTexts) {
        for (const { name } of texts) {
          const message = request.compose({ ...values, [name]: text }, context);
          const mail = readMailto(mailtoUrl({ to, ...message }));
          if (
            mail.to.join() !== to ||
            mail.headers.map(([header]) => header).join() !== 'subject,body'
          )
            expect.fail(`${JSON.stringify(text)} in ${name} reaches ${JSON.stringify(mail)}`);
          const [subject = '', body = ''] = mail.headers.map(([, content]) => content);
          if (!body.includes(deliveredBody(text)) && subject !== normalizeSubject(message.subject))
            expect.fail(`${JSON.stringify(text)} in ${name} is lost`);
        }
      }
    },
  );

  test('the schema accepts a text unchanged or names known fields', () => {
    const names = new Set(fieldsOf(request).map(({ name }) => name));
    for (const text of hostileTexts) {
      for (const { name } of texts) {
        const result = checkValues(schemaOf(fieldsOf(request)), { ...values, [name]: text });
        if (!result.ok) {
          for (const field of Object.keys(result.errors)) expect(names.has(field)).toBe(true);
        } else if (result.values[name]?.trim() !== text.trim()) {
          expect.fail(
            `${JSON.stringify(text)} in ${name} became ${JSON.stringify(result.values[name])}`,
          );
        }
      }
    }
  });
});

const format = { version: 1, schema: v.record(v.string(), v.string()) };

function carry(text: string): void {
  const file = emlFile({ to, subject: text, body: text });
  expect(file).toMatch(/^[\x20-\x7e\r\n]*$/);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const [head = '', body = ''] = file.split('\r\n\r\n');
  expect(head.match(/^[A-Za-z-]+: /gm)).toHaveLength(6);
  expect(Buffer.from(body.replaceAll('\r\n', ''), 'base64').toString()).toBe(deliveredBody(text));

  const item = { title: text, description: text, content: text, category: text, author: text };
  const rest = { link: 'https://a.example/', guid: text, date: '2026-11-21' } as const;
  const about = { title: text, description: text, language: 'en-us', link: 'x', self: text };
  const feed = rssFeed({ ...about, email: to }, [{ ...item, ...rest }]);
  expect(XMLValidator.validate(feed)).toBe(true);
  const parsed = new XMLParser({ processEntities: false }).parse(feed).rss.channel;
  expect(Object.keys(parsed.item)).toHaveLength(8);

  const value = { [`x${text}`]: text };
  expect(parseRecord(serializeRecord(value, 1), format)).toEqual({ state: 'valid', value });
  expect(() => parseRecord(text, format)).not.toThrow();

  const shared = { id: calls[0]?.id ?? 'encrypt', method: text, path: text, body: text };
  const hash = hashOf(shared);
  const plain = text.toWellFormed();
  if (hash) {
    const opened = { ...shared, method: plain, path: plain, body: plain };
    expect(callOf(hash, String)).toEqual(opened);
  }
  expect(() => [callOf(text, String), callOf(`#${text}`, String)]).not.toThrow();

  expect(guestComment(text, 1, new Date(0))?.content ?? '').toBe(text.trim());
  expect(lengthOf(text)).toBeLessThanOrEqual(text.length);
  for (const read of [wordsOf, findJsonFault, gmailComposeOf, outlookComposeOf, suggestionsFor])
    expect(() => read(text)).not.toThrow();
}

const gmailComposeOf = (text: string) => gmailComposeUrl({ to, subject: text, body: text });
const outlookComposeOf = (text: string) => outlookComposeUrl({ to, subject: text, body: text });
const suggestionsFor = (text: string) => fuzzyMatches(text, ['/about', '/contact'], 2);

test('files, feeds, records and links carry any text', { timeout: 60_000 }, () => {
  for (const text of hostileTexts) {
    try {
      carry(text);
    } catch (error) {
      throw new Error(`with ${JSON.stringify(text).slice(0, 100)}`, { cause: error });
    }
  }
});
