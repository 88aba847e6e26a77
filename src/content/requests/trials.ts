import { brand } from '../../config/brand.ts';
import { replyWithin } from '../product/buying.ts';
import { pilot } from '../product/pilot.ts';
import { type Request, you } from './request.ts';

const toPilot = replyWithin('quote-or-pilot');

/** Demonstrations and trials of one part of the platform, and the pilot. */
export const trials = {
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
} as const satisfies Record<string, Request>;
