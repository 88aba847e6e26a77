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
