import { describe, expect, test } from 'vitest';

import { context } from '../../../tests/support/compose-context.ts';
import { everyForm } from '../../../tests/support/every-form.ts';
import { readMailto } from '../../../tests/support/mailto-reader.ts';
import { mailtoUrl, normalizeBody } from '../../lib/mailto.ts';
import { checkValues } from '../../ui/form/form-values.ts';
import { schemaOf } from '../../ui/form/rules.ts';
import { templateMessage, templateUrl } from './form-template.ts';
import { fieldsOf } from './request-spec.ts';

test('forms have ids of their own', () => {
  const ids = everyForm.map(({ request }) => request.id);
  expect(ids.length).toBeGreaterThan(0);
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each(everyForm)('$request.id', ({ request, values }) => {
  const fields = fieldsOf(request);

  test('fields have names of their own, and all reach the message’s author', () => {
    const checked = checkValues(schemaOf(fields), values);
    expect(checked.ok && Object.keys(checked.values)).toEqual(fields.map(({ name }) => name));
  });

  test('the message has every answer, in field order', () => {
    const { subject, body } = request.compose(values, context);
    let from = 0;
    for (const field of fields) {
      const value = values[field.name] ?? '';
      const option = field.kind === 'select' && field.options.find((o) => o.value === value);
      const answer = option ? option.label : value;
      const place = body.indexOf(answer, from);
      expect([field.name, place]).not.toEqual([field.name, -1]);
      from = place + answer.length;
    }
    expect(readMailto(mailtoUrl({ to: 'a@b.example', subject, body })).headers).toEqual([
      ['subject', subject],
      ['body', normalizeBody(body)],
    ]);
  });

  test('the message of an empty form has no gaps', () => {
    const { subject, body } = request.compose({}, { ...context, timeZone: '' });
    expect(subject).not.toBe('');
    expect(subject + body).not.toMatch(/undefined|Time zone/);
  });

  test('the e-mail to fill in has every label', () => {
    const template = templateMessage(request, 'hello@sample.example');
    expect(template.subject).toBe(request.subject);
    expect(template.body.split('\n')).toEqual(fields.map(({ label }) => `${label}:`));
    const { to, headers } = readMailto(templateUrl(request, 'hello@sample.example'));
    expect(to).toEqual(['hello@sample.example']);
    expect(new Map(headers).get('body')).toBe(template.body.replaceAll('\n', '\r\n'));
  });
});
