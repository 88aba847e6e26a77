import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { hardTexts } from '../../../tests/support/characters.ts';
import { context } from '../../../tests/support/compose-context.ts';
import { deliveredBody } from '../../../tests/support/delivered-body.ts';
import { everyForm } from '../../../tests/support/every-form.ts';
import { hostileTexts, ownHostileTexts } from '../../../tests/support/hostile-texts.ts';
import { readMailto } from '../../../tests/support/mailto-reader.ts';
import { createLead, deliveryRequest } from '../../lib/mail/deliver.ts';
import { mailtoUrl, markOf, normalizeSubject } from '../../lib/mail/mailto.ts';
import { linesOf } from '../../lib/text/one-line.ts';
import { asLabel } from '../../lib/text/grammar.ts';
import { recordOf } from '../../lib/records.ts';
import { type FieldSpec, schemaOf } from '../../ui/form/field-spec.ts';
import { checkValues } from '../../ui/form/form-values.ts';
import { templateMessage, templateUrl } from './format-answers.ts';
import { fieldsOf } from './request-spec.ts';

/** Any text, with many sequences that break links, headers and encoders. */
const anyText = hardTexts([...ownHostileTexts.filter(({ length }) => length < 40), 'Email: '], 60);

const anyValue = (field: FieldSpec) =>
  field.kind === 'select' ? fc.constantFrom(...field.options.map(({ value }) => value)) : anyText;

/** What a mail app should show for an answer. One of blanks counts as none. */
function answerOf(field: FieldSpec, value = ''): string {
  const option = field.kind === 'select' && field.options.find((one) => one.value === value);
  return option ? option.label : deliveredBody(value).replace(/^\s+$/u, '');
}

test('forms have ids of their own', () => {
  const ids = everyForm.map(({ request }) => request.id);
  expect(ids.length).toBeGreaterThan(0);
  expect(new Set(ids).size).toBe(ids.length);
});

/** What a browser can fill in, by the names of fields. */
const known: Readonly<Record<string, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  contactName: 'name',
  name: 'name',
  email: 'email',
  company: 'organization',
  companyName: 'organization',
  jobTitle: 'organization-title',
  title: 'organization-title',
  phone: 'tel',
  phoneNumber: 'tel',
  website: 'url',
};

// Seen to fail: without the token of the partner's website.
test('a browser can fill in what it knows', () => {
  const fields = everyForm.flatMap(({ request }) => fieldsOf(request));
  const wrong = fields.filter(
    ({ name, ...field }) =>
      name in known && (!('autoComplete' in field) || field.autoComplete !== known[name]),
  );
  expect(wrong).toEqual([]);
});

describe.each(everyForm)('$request.id', ({ request, values: valid }) => {
  const fields = fieldsOf(request);
  const typeable = fields.filter(({ kind }) => kind !== 'select');

  test('fields have names of their own, and all reach the message’s author', () => {
    const checked = checkValues(schemaOf(fields), valid);
    expect(checked.ok && Object.keys(checked.values)).toEqual(fields.map(({ name }) => name));
  });

  test('a field takes any text as it is, apart from line breaks and blanks around it, or reports itself', () => {
    for (const text of hostileTexts)
      for (const { name, takesBlanks } of typeable) {
        const checked = checkValues(schemaOf(fields), { ...valid, [name]: text });
        const tidied = linesOf(text).join('\n').trim() || (takesBlanks ? text : '');
        if (checked.ok) expect(checked.values[name]).toBe(tidied);
        else expect([text, Object.keys(checked.errors)]).toEqual([text, [name]]);
      }
  });

  test('an e-mail field has the rule of all forms', () => {
    for (const { name, kind } of fields) {
      if (kind !== 'email') continue;
      const check = (email: string) => checkValues(schemaOf(fields), { ...valid, [name]: email });
      expect(check('\u200bajay@डाटा.भारत\u00a0')).toMatchObject({
        ok: true,
        values: { [name]: 'ajay@डाटा.भारत' },
      });
      for (const wrong of ['ada@gmail,com', '<ada@example.com>', 'mailto:ada@example.com'])
        expect(check(wrong)).toMatchObject({ errors: { [name]: expect.any(String) } });
    }
  });

  function expectDelivered(values: Readonly<Record<string, string>>) {
    const message = request.compose(values, context);
    const mail = readMailto(mailtoUrl({ to: 'hello@sample.example', ...message }));
    expect(mail.to).toEqual(['hello@sample.example']);
    expect(mail.headers.map(([name]) => name)).toEqual(['subject', 'body']);
    const [subject = '', body = ''] = mail.headers.map(([, text]) => text);
    // Backward, so that a field cannot match the text of a later one.
    let rest = body;
    for (const field of fields.toReversed()) {
      const place = rest.lastIndexOf(answerOf(field, values[field.name]));
      expect([field.name, place, values]).not.toEqual([field.name, -1, values]);
      rest = rest.slice(0, place);
    }
    const company = values['companyName'] ?? values['company'] ?? '';
    expect(subject).toBe(normalizeSubject(message.subject));
    if (request.subject !== message.subject && request.id !== 'contact')
      expect(message.subject).toBe(`${request.subject} - ${company}`);
  }

  test('any answers reach the mail app unchanged, in the order of their fields', () => {
    const anyValues = fc.record(
      Object.fromEntries(fields.map((field) => [field.name, anyValue(field)])),
    );
    fc.assert(fc.property(anyValues, expectDelivered));
    for (const text of hostileTexts)
      expectDelivered({
        ...valid,
        ...Object.fromEntries(typeable.map(({ name }) => [name, text])),
      });
  });

  test('any answers reach the endpoint as text that any program can store', () => {
    for (const text of hostileTexts) {
      const values = {
        ...valid,
        ...recordOf(
          typeable.map(({ name }) => name),
          () => text,
        ),
      };
      const form = { id: request.id, path: '/', values };
      const lead = createLead({ message: request.compose(values, context), form }, new Date(0));
      const { body } = deliveryRequest(lead, 'key');
      expect(body).not.toMatch(/\\u(?:0000|d[89a-f])/i);
      const arrived: typeof lead = JSON.parse(body);
      expect(arrived.subject).not.toMatch(/[\r\n]/);
      for (const { name } of typeable)
        expect(deliveredBody(arrived.values[name] ?? '')).toBe(deliveredBody(text));
    }
  });

  test('the message of an empty form has no gaps', () => {
    const { subject, body } = request.compose({}, { ...context, timeZone: '' });
    expect(subject).not.toBe('');
    // Seen to fail: a mail whose subject shows nothing.
    expect(request.compose({ ...valid, subject: '\u200B' }, context).subject).toMatch(/\p{L}/u);
    expect(subject + body).not.toMatch(/undefined|Time zone/);
    expect(body).not.toMatch(/^\n|\n{3}|\n$/);
  });

  test('the e-mail to fill in has every label', () => {
    const template = templateMessage(request, 'hello@sample.example');
    expect(template.subject).toBe(request.subject);
    const questions = fields.map(({ label }) => asLabel(label));
    expect(template.body.split('\n')).toEqual([...questions, '', markOf(request.id)]);
    const { to, headers } = readMailto(templateUrl(request, 'hello@sample.example'));
    expect(to).toEqual(['hello@sample.example']);
    expect(new Map(headers).get('body')).toBe(template.body.replaceAll('\n', '\r\n'));
  });
});
