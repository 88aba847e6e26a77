import { labsPath } from '../config/site.ts';
import { askUs } from './ask-us.ts';
import { replyWithin } from './product/buying.ts';
import { developerRequests } from './requests/developers.ts';
import { type Request, you } from './requests/request.ts';
import { trials } from './requests/trials.ts';

const toPartner = replyWithin('partner-application');

/** The requests without a form. A test looks for each use in the built pages. */
export const requests = {
  ...trials,
  ...developerRequests,
  demo: {
    subject: 'Demo Request',
    lines: [
      'Hello,',
      '',
      'I’d like to talk to an expert and see a demo.',
      '',
      ...you,
      'What we want to protect:',
    ],
    uses: [
      { on: '/', label: 'Talk to an Expert' },
      { on: '/platform/zero-trust', label: 'Request Demo' },
    ],
  },
  executiveBriefing: {
    subject: 'Demo Request',
    lines: [
      'Hello,',
      '',
      'I’d like an executive briefing: what’s due now, what can wait, and what it costs.',
      '',
      ...you,
      'Who will attend:',
      'Decision it supports:',
    ],
    uses: [{ on: '/solutions/it-leaders', label: 'Request an Executive Briefing' }],
  },
  militaryBriefing: {
    subject: 'Military and Government Briefing Request',
    lines: [
      'Hello,',
      '',
      'I’d like a briefing.',
      '',
      'Agency:',
      'Role:',
      'Preferred secure channel:',
    ],
    uses: [{ on: '/solutions/military', label: 'Request a Classified Demo' }],
  },
  evidence: {
    subject: 'Evidence request',
    lines: [
      'Hello,',
      '',
      'Please send what we ticked, with its scope and its dates:',
      '[ ] Audit reports and certificates',
      '[ ] Penetration test, summary',
      '[ ] SBOM of the current release',
      '[ ] Status of the control plane, last twelve months',
      '[ ] Evidence behind these claims:',
      '',
      ...you,
      'Confidentiality agreement in place (yes or no):',
    ],
    uses: [
      { on: '/platform/architecture', label: 'Ask for evidence' },
      { on: '/solutions/it-leaders', label: 'Request the documents' },
      { on: '/solutions/military', label: 'Request the documents' },
      { on: '/solutions/enterprise', label: 'Request the documents' },
      { on: '/security', label: 'Request the documents' },
    ],
  },
  barrier: {
    subject: 'Accessibility barrier',
    lines: [
      'Hello,',
      '',
      'I ran into a barrier on your site.',
      '',
      'Page:',
      'What I wanted to do:',
      'What happened instead:',
      'Browser, and any assistive technology:',
      '',
      'Name (if you want an answer by name):',
    ],
    uses: [{ on: '/accessibility', label: 'Report a barrier' }],
  },
  insuranceTerms: {
    subject: 'Insurance Terms Request',
    lines: [
      'Hello,',
      '',
      'Please send the terms of the insurance backing: insurer, conditions, limits and exclusions.',
      '',
      ...you,
    ],
    uses: [{ on: '/products-solutions', label: 'Ask for terms' }],
  },
  researchCollaboration: {
    subject: 'Research Collaboration',
    lines: [
      'Hello,',
      '',
      'I’d like to work with you on:',
      '',
      '',
      'Name:',
      'Institution:',
      'Published work:',
    ],
    uses: [{ on: labsPath, label: 'Propose a collaboration' }],
  },
  privacy: {
    subject: 'Privacy request',
    lines: [
      'Hello,',
      '',
      'My request about the e-mail you hold from this address (access, correction, deletion, a copy, objection):',
      '',
      '',
      'Name:',
      'Country or state I live in:',
    ],
    uses: [{ on: '/privacy', label: 'Privacy request' }],
  },
  mediaInquiry: {
    subject: 'Media inquiry',
    lines: [
      'Hello,',
      '',
      'Outlet:',
      'Deadline, with time zone:',
      'Language of quotes:',
      '',
      'Questions:',
      '',
      '',
      'Name:',
    ],
    uses: [
      { on: '/press', label: 'Send a media inquiry' },
      { on: '/press', label: 'Ask about this release' },
    ],
  },
  generalApplication: {
    subject: 'General Application',
    lines: [
      'Hello,',
      '',
      'Work I would like to do:',
      'Something I have built:',
      'Where I can work:',
      '',
      'Name:',
      '',
      'Before sending:',
      '[ ] Résumé attached',
      '[ ] No photo, no date of birth',
    ],
    uses: [{ on: '/careers', label: 'Send General Application' }],
  },
  partnerInquiry: {
    subject: 'Partner Program Inquiry',
    reply: toPartner,
    lines: [
      'Hello,',
      '',
      'We have a question about the partner program:',
      '',
      '',
      ...you,
      'Markets we serve:',
    ],
    uses: [{ on: '/partners', label: 'Contact Partner Team' }],
  },
  partnerCall: {
    subject: 'Schedule Partner Program Call',
    reply: toPartner,
    lines: [
      'Hello,',
      '',
      'I’d like a call about the partner program. These times work for me:',
      '',
      '1. Date and time:',
      '2. Date and time:',
      '3. Date and time:',
      '',
      ...you,
      'Phone:',
    ],
    asksTimeZone: true,
    uses: [{ on: '/partners', label: 'Schedule a Call' }],
  },
  correction: {
    subject: 'Correction to an article',
    lines: [
      'Hello,',
      '',
      'Article:',
      'What it says:',
      'What’s correct:',
      'Source:',
      '',
      'Name to credit:',
    ],
    uses: [{ on: '/blog', label: 'Report a mistake' }],
  },
  askUs,
} as const satisfies Record<string, Request>;

/** Reports a mistake in a topic of the documentation. */
export const mistakeIn = (title: string): Request => ({
  subject: `Documentation: ${title}`,
  lines: ['Hello,', '', 'I think this sentence or sample is wrong:', '', '', 'It should say:', ''],
  uses: [{ on: '/docs', label: 'Report a mistake' }],
});
