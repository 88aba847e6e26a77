import { describe, expect, test } from 'vitest';

import { everyForm } from '../../../tests/support/every-form.ts';
import { type ComposeContext, fieldsOf } from './enquiry.ts';
import { templateMessage } from './form-template.ts';

const context: ComposeContext = {
  siteName: 'Sample',
  page: 'https://sample.example/here',
  timeZone: 'America/Chicago',
};

const written = (id: string, changes: Record<string, string> = {}) => {
  const found = everyForm.find(({ enquiry }) => enquiry.id === id);
  if (!found) throw new Error(`There is no form ${id}`);
  return found.enquiry.compose({ ...found.values, ...changes }, context);
};

test('subjects are the specification’s', () => {
  const subjects = everyForm.map(({ enquiry, values }) => enquiry.compose(values, context).subject);
  expect(subjects).toEqual([
    'Free Demo Request - Bellwether Mutual',
    'Technical Architecture Review Request - Bellwether Mutual',
    'Enterprise Demo Request',
    'New Partner Application - Northern Rack',
    '100% + you & me = ?',
    'Newsletter subscription',
    'Demo Request',
  ]);
  expect(written('contact', { subject: ' ' }).subject).toBe('Contact Form Submission');
});

test('a free demo request, whole', () => {
  expect(written('free-demo').body).toBe(
    `Hello Sample team,

I would like to request a free demo.

Name: Ada Løvelace
Business email: ada@example.com
Phone: +1 651 555 0199
Company name: Bellwether Mutual
Job title: Records architect
Industry: Financial Services
Company size: 1001-5000
Preferred demo time: weekday mornings
Time zone: America/Chicago

Security challenges:
Policies under RSA-2048 wraps since 1999.
Nobody can list the keys.

Please write back with a time that suits you.

Written on https://sample.example/here`,
  );
});

test('an architecture review request, whole', () => {
  expect(written('architecture-review').body).toBe(
    `Hello Sample engineering team,

We would like a technical architecture review.

CONTACT
Company name: Bellwether Mutual
Contact name: Ada Løvelace
Title: Records architect
Email: ada@example.com
Phone: +1 651 555 0199

ORGANIZATION
Organization type: Financial
Organization size: Large (1,001-10,000)

ARCHITECTURE

Current infrastructure:
Two data centers, one cloud region, one tape vault.

Security challenges:
Recorded traffic.
Nobody can list the keys.

Architecture goals:
Hybrid key exchange by 2027, one inventory.

REQUIREMENTS

Technical requirements:
Keys stay in our own modules.
Compliance needs: SOC 2, state insurance rules

TIMELINE AND BUDGET
Timeline: Medium (6-12 months)
Budget: $500K-$1M
Preferred meeting time: Morning (9 AM-12 PM EST)
Time zone: America/Chicago

Written on https://sample.example/here`,
  );
});

test('a partner application asks for an answer within 24 hours', () => {
  expect(written('partner-application').body).toContain(
    'Please follow up with the applicant within 24 hours.',
  );
});

describe.each(everyForm)('$enquiry.id', ({ enquiry, values }) => {
  const fields = fieldsOf(enquiry);
  const { body } = enquiry.compose(values, context);

  test('says what was typed, in the order it was asked', () => {
    const places = fields.map((field) => {
      const value = values[field.name] ?? '';
      const option = field.kind === 'select' && field.options.find((o) => o.value === value);
      return body.indexOf(option ? option.label : value);
    });
    expect(places.filter((place) => place === -1)).toEqual([]);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('says so where nothing was typed', () => {
    const empty = enquiry.compose({}, { ...context, timeZone: '' }).body;
    expect(empty).not.toContain('undefined');
    expect(empty).not.toContain('Time zone');
  });

  test('can be asked for by an e-mail to fill in', () => {
    const template = templateMessage(enquiry, 'hello@sample.example');
    expect(template.subject).toBe(enquiry.subject);
    expect(template.body.split('\n')).toEqual(fields.map(({ label }) => `${label}:`));
  });
});

test('notices are the specification’s, word for word', () => {
  const notices = everyForm.flatMap(({ enquiry }) => {
    const { title, text } = enquiry.success?.(context) ?? {};
    return title ? [`${title} ${text}`] : [];
  });
  expect(notices).toEqual([
    'Review Request Submitted! Thank you for requesting a technical architecture review. Our engineering team will contact you within 2 business days to schedule your consultation.',
    'Demo Request Submitted! Thank you for your interest. Our enterprise team will contact you within 24 hours to schedule your demo.',
    "Application Submitted! Thank you for your interest in partnering with the product. We'll review your application and get back to you within 2 business days.",
    'Email client opened Your default email client should now open with the message pre-filled.',
    "Successfully Subscribed! Thank you for subscribing to Sample updates. You'll receive the latest quantum security insights and product updates.",
  ]);
  const failures = Object.fromEntries(
    everyForm.map(({ enquiry: { id, failure } }) => [id, `${failure.title}: ${failure.text}`]),
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
