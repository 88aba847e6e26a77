import { describe, expect, test } from 'vitest';

import { everyForm } from '../../../tests/support/every-form.ts';
import { context, validMessage } from '../../../tests/support/valid-message.ts';
import { fieldsOf } from './request-spec.ts';
import { templateMessage, templateUrl } from './form-template.ts';
import { readMailto } from '../../../tests/support/mailto-reader.ts';

test('subjects match the specification', () => {
  const subjects = everyForm.map(({ request, values }) => request.compose(values, context).subject);
  expect(subjects).toEqual([
    'Free Demo Request - Bellwether Mutual',
    'Technical Architecture Review Request - Bellwether Mutual',
    'Enterprise Demo Request',
    'New Partner Application - Northern Rack',
    '100% + you & me = ?',
    'Newsletter subscription',
    'Demo Request',
  ]);
  expect(validMessage('contact', { subject: ' ' }).subject).toBe('Contact Form Submission');
});

describe.each(everyForm)('$request.id', ({ request, values }) => {
  const fields = fieldsOf(request);
  const { body } = request.compose(values, context);

  test('the message has every field of the form', () => {
    const typed = Object.fromEntries(
      fields.map((field) => {
        const last = field.kind === 'select' && field.options.at(-1);
        return [field.name, last ? last.value : `typed in ${field.name}`];
      }),
    );
    const message = request.compose(typed, context);
    const missing = fields.filter((field) => {
      const last = field.kind === 'select' && field.options.at(-1);
      return !message.body.includes(last ? last.label : `typed in ${field.name}`);
    });
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  test('the message has the answers in field order', () => {
    const places = fields.map((field) => {
      const value = values[field.name] ?? '';
      const option = field.kind === 'select' && field.options.find((o) => o.value === value);
      return body.indexOf(option ? option.label : value);
    });
    expect(places.filter((place) => place === -1)).toEqual([]);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
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

test('notices match the specification word for word', () => {
  const notices = everyForm.flatMap(({ request }) => {
    const { tone, title, text } = request.success?.(context, 'mail') ?? {};
    if (title) expect(tone).toBe('ok');
    return title ? [`${title} ${text}`] : [];
  });
  expect(notices).toEqual([
    'Review Request Submitted! Thank you for requesting a technical architecture review. Our engineering team will contact you within 2 business days to schedule your consultation.',
    'Demo Request Submitted! Thank you for your interest. Our enterprise team will contact you within 24 hours to schedule your demo.',
    "Application Submitted! Thank you for your interest in partnering with Sample. We'll review your application and get back to you within 2 business days.",
    'Email client opened Your default email client should now open with the message pre-filled.',
    "Successfully Subscribed! Thank you for subscribing to Sample updates. You'll receive the latest quantum security insights and product updates.",
  ]);
  const failures = Object.fromEntries(
    everyForm.map(({ request: { id, failure } }) => [id, `${failure.title}: ${failure.text}`]),
  );
  expect(failures).toMatchObject({
    'architecture-review':
      'Submission Failed: There was an error submitting your request. Please try again or contact us directly.',
    'enterprise-demo':
      'Submission Failed: There was an error submitting your request. Please try again.',
    'partner-application':
      'Submission Failed: There was an error submitting your application. Please try again or contact us directly.',
    newsletter: 'Subscription Failed: There was an error subscribing. Please try again later.',
  });
});
