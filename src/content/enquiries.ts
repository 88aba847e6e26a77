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
  clientPackages: {
    subject: 'API Key Request',
    lines: [
      'Hello,',
      '',
      'Please send a test key and the client package.',
      '',
      ...aboutYou,
      'Language and runtime:',
      'What we want to build:',
    ],
  },
} as const satisfies Record<string, FixedEnquiry>;

/** The request by which a reader reports a mistake in one topic of the documentation. */
export const mistakeIn = (title: string): FixedEnquiry => ({
  subject: `Documentation: ${title}`,
  lines: ['Hello,', '', 'I think this sentence or sample is wrong:', '', '', 'It should say:', ''],
});
