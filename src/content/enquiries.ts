import type { FixedEnquiry } from '../features/enquiry/fixed-enquiry.ts';

const aboutYou = ['Name:', 'Company:', 'Role:'] as const;

/** Every request without a form, by what it asks for. */
export const enquiries = {
  demo: {
    subject: 'Demo Request',
    lines: [
      'Hello,',
      '',
      'I would like to talk to an expert and see a demonstration.',
      '',
      ...aboutYou,
      'What we want to protect:',
    ],
  },
  apiKey: {
    subject: 'API Key Request',
    lines: [
      'Hello,',
      '',
      'Please send me an API key for the free tier.',
      '',
      ...aboutYou,
      'What I want to build:',
      'Calls per month, roughly:',
    ],
  },
  documentation: {
    subject: 'Documentation Access Request',
    lines: ['Hello,', '', 'Please send me the full documentation.', '', ...aboutYou, 'Topics:'],
  },
  gitHubExamples: {
    subject: 'GitHub Examples Request',
    lines: [
      'Hello,',
      '',
      'Please give me access to the example repositories.',
      '',
      ...aboutYou,
      'GitHub user name:',
      'Languages and frameworks:',
    ],
  },
  getStarted: {
    subject: 'Get Started Free',
    lines: ['Hello,', '', 'I would like to start on the free tier.', '', ...aboutYou, 'First use:'],
  },
  developerDemo: {
    subject: 'Developer Demo Request',
    lines: [
      'Hello,',
      '',
      'I would like a demonstration for developers.',
      '',
      ...aboutYou,
      'Languages and frameworks:',
      'What we want to see:',
    ],
    asksTimeZone: true,
  },
  viewExamples: {
    subject: 'View Examples Request',
    lines: ['Hello,', '', 'Please send me examples for this case:', '', ...aboutYou],
  },
  askUs: {
    subject: 'Question about your site',
    lines: ['Hello,', '', 'I was looking for this and did not find it:', ''],
  },
  correction: {
    subject: 'Correction to an article',
    lines: [
      'Hello,',
      '',
      'Article:',
      'What it says:',
      'What is right:',
      'Source:',
      '',
      'Name for the correction:',
    ],
  },
  privacy: {
    subject: 'Privacy request',
    lines: [
      'Hello,',
      '',
      'I ask for (access, a copy, correction, deletion, objection):',
      'It concerns messages sent from this address, about:',
      'Country or state I live in:',
      '',
      'Please answer to the address this comes from.',
    ],
  },
  evidence: {
    subject: 'Evidence request',
    lines: [
      'Hello,',
      '',
      'Please send the current evidence for:',
      'Scope or product:',
      '',
      ...aboutYou,
    ],
  },
} as const satisfies Record<string, FixedEnquiry>;
