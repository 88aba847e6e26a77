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
} as const satisfies Record<string, FixedEnquiry>;
