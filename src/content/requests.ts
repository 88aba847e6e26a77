import { brand } from '../config/brand.ts';
import { labsPath } from '../config/site.ts';
import type { FixedRequest } from '../lib/mail/fixed-request.ts';
import type { PagePath } from '../routes.ts';
import { askUs } from './ask-us.ts';
import { replyWithin } from './product/buying.ts';
import { pilot } from './product/pilot.ts';

export type Request = FixedRequest & {
  readonly uses: readonly { readonly on: PagePath | '/404'; readonly label: string }[];
};

const toPilot = replyWithin('quote-or-pilot');
const toPartner = replyWithin('partner-application');

export const you = ['Name:', 'Company:', 'Role:'] as const;

/** The requests without a form. A test looks for each use in the built pages. */
export const requests = {
  technicalDemo: {
    subject: 'Technical Demo Request',
    lines: [
      'Hello,',
      '',
      `We’d like a technical demo of ${brand.mesh.name} with an engineer.`,
      '',
      ...you,
      'Sites and links involved:',
      'Failures we want to see:',
    ],
    uses: [
      { on: '/platform/communications', label: 'Request a Technical Demo' },
      { on: '/platform/communications', label: 'Request Demo' },
    ],
  },
  engineeringTeam: {
    subject: 'Engineering Team Contact',
    lines: [
      'Hello,',
      '',
      `We have a question for the ${brand.mesh.name} engineers:`,
      '',
      '',
      ...you,
      'What we run today:',
    ],
    uses: [{ on: '/platform/communications', label: 'Contact Our Engineering Team' }],
  },
  encryptionDemo: {
    subject: 'Quantum-Secure Encryption Demo Request',
    lines: [
      'Hello,',
      '',
      'We’d like a demo of your encryption.',
      '',
      ...you,
      'Algorithms in use today:',
      'How long our data must stay secret:',
    ],
    uses: [{ on: '/platform/explore-encryption', label: 'Schedule Demo' }],
  },
  encryptionTrial: {
    subject: 'Quantum-Secure Encryption Trial Request',
    reply: toPilot,
    lines: [
      'Hello,',
      '',
      'We’d like to try the encryption on our own test data.',
      pilot.trialMail,
      '',
      ...you,
      'Languages and platforms:',
    ],
    uses: [{ on: '/platform/explore-encryption', label: 'Start Free Trial' }],
  },
  storageDemo: {
    subject: 'Secure Data Storage Demo Request',
    lines: [
      'Hello,',
      '',
      'We’d like a demo of secure storage with split keys, including a restore.',
      '',
      ...you,
      'Planned layout (cloud, on-premise, hybrid):',
    ],
    uses: [{ on: '/platform/learn-about-storage', label: 'Schedule Demo' }],
  },
  storageTrial: {
    subject: 'Secure Data Storage Trial Request',
    reply: toPilot,
    lines: [
      'Hello,',
      '',
      'We’d like to try the storage with test data.',
      pilot.trialMail,
      '',
      ...you,
      'Volume and kind of data:',
    ],
    uses: [{ on: '/platform/learn-about-storage', label: 'Start Free Trial' }],
  },
  accessDemo: {
    subject: 'Access Control Demo Request',
    lines: [
      'Hello,',
      '',
      'We’d like a demo of access control with rules like ours.',
      '',
      ...you,
      'Directory and identity provider:',
    ],
    uses: [{ on: '/platform/discover-controls', label: 'Schedule Demo' }],
  },
  accessTrial: {
    subject: 'Access Control Trial Request',
    reply: toPilot,
    lines: [
      'Hello,',
      '',
      'We’d like to try access control with a small group.',
      pilot.trialMail,
      '',
      ...you,
      'Number of people and applications:',
    ],
    uses: [{ on: '/platform/discover-controls', label: 'Start Free Trial' }],
  },
  trial: {
    subject: 'Trial Request',
    reply: toPilot,
    lines: [
      'Hello,',
      '',
      'We’d like to try data protection before we decide.',
      pilot.trialMail,
      '',
      ...you,
      'Start with (at rest, in transit, in use):',
    ],
    uses: [{ on: '/platform/data-protection', label: 'Start Free Trial' }],
  },
  pilot: {
    subject: 'Pilot Request',
    reply: toPilot,
    lines: [
      'Hello,',
      '',
      `We’d like to plan a ${pilot.weeks}-week pilot with our own keys.`,
      '',
      ...you,
      'Team and data set to start with:',
      'Cloud account or hardware:',
    ],
    uses: [
      { on: '/', label: 'Request a pilot' },
      { on: '/free-demo', label: 'Request a pilot' },
      { on: '/products-solutions', label: 'Request a pilot' },
      { on: '/solutions/enterprise', label: 'Request a pilot' },
      { on: '/solutions/it-leaders', label: 'Request a pilot' },
    ],
  },
  getStartedFree: {
    subject: 'Get Started Free',
    lines: [
      'Hello,',
      '',
      'Please set us up on the free tier.',
      '',
      'Name:',
      'Company, if any:',
      'What we want to build or protect:',
    ],
    uses: [
      { on: '/platform/data-protection', label: 'Get Started' },
      { on: '/solutions/developers', label: 'Get Started Free' },
      { on: '/developers', label: 'Get Started Free' },
    ],
  },
  apiKey: {
    subject: 'API Key Request',
    lines: [
      'Hello,',
      '',
      'Please issue a test key for the free tier.',
      '',
      'Name:',
      'Company, if any:',
      'Expected calls a month:',
    ],
    uses: [
      { on: '/solutions/developers', label: 'Get API Key' },
      { on: '/api', label: 'Get API Key' },
      { on: '/docs', label: 'Get the client package' },
    ],
  },
  documentationAccess: {
    subject: 'Documentation Access Request',
    lines: ['Hello,', '', 'The public documentation doesn’t answer this question:', '', '', ...you],
    uses: [
      { on: '/solutions/developers', label: 'View Documentation' },
      { on: '/developers', label: 'Request more documentation' },
    ],
  },
  githubExamples: {
    subject: 'GitHub Examples Request',
    lines: [
      'Hello,',
      '',
      'Please give us access to the example repositories.',
      '',
      'Name:',
      'GitHub account:',
      'Languages and frameworks:',
    ],
    uses: [{ on: '/solutions/developers', label: 'GitHub Examples' }],
  },
  viewExamples: {
    subject: 'View Examples Request',
    lines: [
      'Hello,',
      '',
      'Please send us examples for this case:',
      '',
      '',
      'Name:',
      'Language and framework:',
    ],
    uses: [
      { on: '/solutions/developers', label: 'View Examples' },
      { on: '/api', label: 'Request another example' },
    ],
  },
  developerDemo: {
    subject: 'Developer Demo Request',
    lines: ['Hello,', '', 'We’d like a developer demo with code.', '', ...you, 'Stack:'],
    uses: [{ on: '/developers', label: 'Schedule Demo' }],
  },
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
