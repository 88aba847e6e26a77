import { expect, test } from 'vitest';

import { context } from '../support/compose-context.ts';
import { everyForm } from '../support/every-form.ts';
import { notFound } from '../../src/content/pages/not-found.ts';
import * as account from '../../src/features/account/words.ts';
import * as labels from '../../src/ui/words.ts';
import { formById, formValues } from './form-values.ts';

/** By the id of its form: the subject, as agreed (decision 90), and the whole text. */
const messages = {
  'free-demo': [
    'Free Demo Request - Bellwether Mutual',
    `Hello Sample team,

I would like to request a free demo.

Name: Ada Løvelace
Business email: ada@example.com
Phone: +1 651 555 0199
Company name: Bellwether Mutual
Job title: Records architect
Industry: Financial Services
Company size: 1,001-5,000 employees
Preferred demo time: weekday mornings
Time zone: Central Time

Security challenges:
Policies under RSA-2048 wraps since 1999.
Nobody can list the keys.

Please write back with a time that suits you.

Written on https://sample.example/here`,
  ],
  'architecture-review': [
    'Technical Architecture Review Request - Bellwether Mutual',
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
Organization size: Large (1,001-10,000 employees)

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
Time zone: Central Time

Written on https://sample.example/here`,
  ],
  'enterprise-demo': [
    'Enterprise Demo Request',
    `Hello Sample enterprise team,

We would like to see an enterprise demo.

Name: Ada Løvelace
Email: ada@example.com
Company: Bellwether Mutual
Job title: Records architect
Phone: +1 651 555 0199
Company size: 501-1,000 employees
Industry: Financial
Use case: Quantum Readiness
Timeline: Short-term (3-6 months)

Security requirements:
Separation of duties in every key ceremony.

Additional information:
Four people will attend.

Written on https://sample.example/here`,
  ],
  'partner-application': [
    'New Partner Application - Northern Rack',
    `Hello Sample partner team,

We would like to join the partner program.

Company name: Northern Rack
Website: rack.example
Partner type: Security Integrator
Company size: Small (11-50 employees)
Contact name: Tove Ek
Email: tove@rack.example
Phone: +46 8 555 0100
Target markets: Nordics, Baltics

Industry experience:
Twelve years of network projects.

Company description:
We install what others specify.

Please follow up with the applicant within 24 hours.

Written on https://sample.example/here`,
  ],
  contact: [
    '100% + you & me = ?',
    `Name: Ada Løvelace
Email: ada@example.com
Company: Bellwether Mutual
Subject: 100% + you & me = ?

Message:
Line one
line two +1 👩‍🔬 שלום`,
  ],
  'product-demo': [
    'Demo Request',
    `Hello Sample team,

I would like to see a product run.

Name: Ada Løvelace
Email: ada@example.com
Product: Secure document storage and sharing

Written on https://sample.example/here`,
  ],
  newsletter: [
    'Newsletter subscription',
    `Please subscribe ada@example.com to Sample updates.

Written on https://sample.example/here`,
  ],
} as const satisfies Record<keyof typeof formValues, readonly [subject: string, body: string]>;

test.each(Object.entries(messages))('%s: the whole message', (id, [subject, body]) => {
  const values = formValues[id as keyof typeof formValues];
  expect(formById(id).compose(values, context)).toEqual({ subject, body });
});

test('notices are the agreed ones, word for word', () => {
  const words = Object.fromEntries(
    everyForm.map(({ request: { id, success, failure } }) => {
      const { title, text } = success?.(context, 'mail') ?? {};
      return [
        id,
        { success: title && `${title} ${text}`, failure: `${failure.title}: ${failure.text}` },
      ];
    }),
  );
  expect(words).toMatchObject({
    'architecture-review': {
      success:
        'Review Request Submitted! Thank you for requesting a technical architecture review. Our engineering team will contact you within 2 business days to schedule your consultation.',
      failure:
        'Submission Failed: There was an error submitting your request. Please try again or contact us directly.',
    },
    'enterprise-demo': {
      success:
        'Demo Request Submitted! Thank you for your interest. Our enterprise team will contact you within 24 hours to schedule your demo.',
      failure: 'Submission Failed: There was an error submitting your request. Please try again.',
    },
    'partner-application': {
      success:
        "Application Submitted! Thank you for your interest in partnering with Sample. We'll review your application and get back to you within 2 business days.",
      failure:
        'Submission Failed: There was an error submitting your application. Please try again or contact us directly.',
    },
    contact: {
      success:
        'Email client opened Your default email client should now open with the message pre-filled.',
    },
    newsletter: {
      success:
        "Successfully Subscribed! Thank you for subscribing to Sample updates. You'll receive the latest quantum security insights and product updates.",
      failure: 'Subscription Failed: There was an error subscribing. Please try again later.',
    },
  });
});

test('an account says what is agreed, word for word', () => {
  expect({ ...account }).toMatchObject({
    signInAbout: 'Access exclusive content and resources',
    createAbout: 'Get access to premium content, whitepapers, and exclusive resources',
    signingIn: 'Signing In...',
    creatingAccount: 'Creating Account...',
    industryRequired: 'Industry is required',
    passwordRequired: 'Password is required',
    passwordTooShort: 'Password must be at least 6 characters',
    confirmRequired: 'Please confirm your password',
    mismatch: 'Passwords do not match',
    wrongLogin: 'Invalid email or password',
    notCreated: 'Failed to create account. Please try again.',
    success: 'Success',
    welcomeBack: 'Welcome back!',
    accountCreated: 'Account created successfully!',
  });
  expect({ ...labels }).toMatchObject({
    firstNameMissing: 'First name is required',
    lastNameMissing: 'Last name is required',
    companyMissing: 'Company is required',
    jobTitleMissing: 'Job title is required',
    emailMissing: 'Email is required',
    emailInvalid: 'Invalid email address',
  });
});

test('pages for unknown addresses say what is agreed', () => {
  expect(notFound).toMatchObject({
    heading: 'Oops! Page not found',
    articleHeading: 'Article Not Found',
    articleText: "The article you're looking for doesn't exist.",
  });
});
