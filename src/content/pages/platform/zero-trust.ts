import { startDemo } from '../../requests.ts';
import type { PageContent } from '../page-content.ts';
import type { Head } from '../../../routes.ts';

export const head: Head = {
  title: 'Zero Trust access on every request',
  description:
    'Check every request after sign-in: see a session decided step by step, six zero trust principles as settings, and a readiness self-check.',
};

export const zeroTrust = {
  heading: 'Zero Trust starts after sign-in',
  lede: 'Because a stolen session looks valid, check each request against policy, and end the session before it becomes a breach.',
  sections: [
    {
      id: 'session',
      heading: 'Access decided on every request',
      lede: 'One analyst signs in once, but device, place and hour are checked each time, and a copied session stops at the first new device.',
    },
    {
      id: 'principles',
      heading: 'Zero trust principles you can configure',
      lede: 'Each principle is a setting and a control that enforces it. They’re our own summary; NIST SP 800-207 lists seven tenets.',
    },
    {
      id: 'reach',
      heading: 'How far a stolen session gets',
      lede: 'Sign-in alone opens everything. Under our example policy, a stolen session opens nothing from a new device.',
    },
    {
      id: 'monitoring',
      heading: 'Continuous monitoring with automated response',
      lede: 'Every account is compared with its own normal, and an unusual volume, place or hour asks for more proof, then withdraws the key.',
    },
    {
      id: 'self-check',
      heading: 'Check your zero trust readiness',
      lede: 'Check what you could prove today on a live system, while nothing is stored or sent.',
    },
    { id: 'benefits', heading: 'Zero trust benefits within a quarter' },
    { id: 'audiences', heading: 'Where to start with zero trust' },
    {
      id: 'post-quantum',
      heading: 'Plan post-quantum signatures for identity',
      lede: 'No quantum computer can forge your tokens and certificates today, but replacing their signatures takes years, which is why you start with a list of signers.',
    },
  ],
  sources: [
    {
      label: 'NIST SP 800-207, Zero Trust Architecture',
      href: 'https://csrc.nist.gov/pubs/sp/800/207/final',
    },
    {
      label: 'CISA, Zero Trust Maturity Model 2.0',
      href: 'https://www.cisa.gov/zero-trust-maturity-model',
    },
  ],
  next: { label: 'See the access controls', to: '/platform/discover-controls' },
} as const satisfies PageContent;

export const principles = [
  {
    id: 'assume-breach',
    term: 'Assume Breach',
    text: 'Draw the network with one host already lost.',
    means: 'Pick a laptop, pretend it was stolen, and follow every session it could open.',
    control: 'Decision log: shows which sessions that laptop had, and for how long.',
    link: { label: 'How a decision is recorded', to: '/platform/discover-controls#example' },
  },
  {
    id: 'verify-explicitly',
    term: 'Verify Explicitly',
    text: 'Check identity, device state and context on each request.',
    means: 'Who asks, from which device and in which state can all change between two requests.',
    control: 'Multi-factor sign-in with passkeys, and device attestation at the key service.',
    link: { label: 'Which proofs are asked for', to: '/platform/discover-controls#controls' },
  },
  {
    id: 'least-privilege',
    term: 'Least Privilege Access',
    text: 'Grants name a resource, an action and an end date.',
    means: 'People renew the short grants they use, and the others expire on their own.',
    control: 'Role-based control with owners; unused grants lapse.',
    link: { label: 'How roles compare', to: '/platform/discover-controls#roles' },
  },
  {
    id: 'microsegmentation',
    term: 'Microsegmentation',
    text: 'Workloads talk only to the peers that policy lists.',
    means: 'The database answers the service that needs it and nothing else.',
    control: 'Mesh policies: a peer that isn’t listed gets no key and therefore no session.',
    link: { label: 'How the mesh links peers', to: '/platform/communications#mesh' },
  },
  {
    id: 'continuous-monitoring',
    term: 'Continuous Monitoring',
    text: 'Behavior is compared with its own baseline, and drift is scored.',
    means: 'An unusual hour or volume shows only against a baseline.',
    control: 'Threat detection that asks for more proof before it raises an alarm.',
    link: { label: 'What counts as unusual', to: '/platform/discover-controls#controls' },
  },
  {
    id: 'automated-response',
    term: 'Automated Response',
    text: 'A session can lose its rights in the middle, by rule.',
    means:
      'An attacker copies data in minutes. Write the response down in advance, narrow enough to leave switched on.',
    control: 'Key withdrawal: closes the session and records why.',
    link: { label: 'Policies tested before release', to: '/platform/discover-controls#controls' },
  },
] as const;

export const zeroTrustBenefits = {
  caption: 'What zero trust changes within a quarter, and what it doesn’t',
  columns: ['Benefit', 'What you’ll see', 'What stays'],
  rows: [
    {
      term: 'Fewer standing rights',
      gain: 'Administrator rights that remain have an end date.',
      stays: 'The list of peers needs upkeep for good.',
    },
    {
      term: 'Smaller incidents',
      gain: 'Each credential opens a short list of hosts.',
      stays: 'People still get phished. Each stolen sign-in opens less.',
    },
    {
      term: 'Reviews from evidence',
      gain: 'Incident reviews quote the decision log.',
      stays: 'Passwords stay until you add passkeys.',
    },
  ],
} as const;

export const zeroTrustAudiences = [
  {
    term: 'Enterprises',
    steps: [
      'One phishing-resistant sign-in',
      'The ten systems an auditor asks about',
      'Segments around what those ten talk to',
    ],
    more: { label: 'Zero trust for enterprises', to: '/solutions/enterprise' },
  },
  {
    term: 'Government Agencies',
    steps: [
      'Map your controls to the CISA maturity model',
      'Buy for the pillar that’s furthest behind',
      'Add signers to the cryptographic inventory',
    ],
    more: { label: 'Zero trust for agencies', to: '/solutions/military' },
  },
  {
    term: 'Small Businesses',
    steps: [
      'Hardware-backed sign-in for mail and banking',
      'Device checks before files open',
      'An end date on every contractor account',
    ],
    more: { label: 'Start with a free demo', to: startDemo.to },
  },
] as const;

export const zeroTrustWords = {
  review: 'Get a Zero-Trust Review',
  scene: 'Tighter policy, less reach for a stolen session.',
  strip: 'At 12:52 this account left its normal, and a minute later its session ended.',
  means: 'What it means',
  control: 'What delivers it',
  principles: 'Learn the Six Principles',
  /** What the review’s form has in its field about compliance. */
  reviewNeeds: 'Zero trust (NIST SP 800-207, CISA maturity model 2.0)',
  ending: 'See it on your own network',
  sales: 'Talk to Sales',
} as const;
