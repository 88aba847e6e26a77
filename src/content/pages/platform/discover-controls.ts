import { startDemo } from '../../requests.ts';
import type { PageContent } from '../page-content.ts';
import type { Head } from '../../../routes.ts';

export const head: Head = {
  title: 'Access control and policy management',
  description:
    'Try an access policy and see which rule decides. Multi-factor sign-in, roles, threat detection, and SSO, API and LDAP integrations explained.',
};

export const discoverControls = {
  heading: 'Access control that explains every decision',
  lede: 'When an auditor asks who opened a file and why, answer with a rule, its version and its owner, from a system that works with your directory.',
  sections: [
    {
      id: 'example',
      heading: 'One denied request from both sides',
      lede: 'The analyst learns what to fix, while the rule’s owner gets the full decision by mail, with every fact that counted.',
    },
    {
      id: 'roles',
      heading: 'Role-based access control around the clock',
      lede: 'Find permissions that are too wide: here, contractors reach the build server at any hour.',
    },
    { id: 'controls', heading: 'Security controls and the risks they address' },
    {
      id: 'pillars',
      heading: 'Zero-trust pillars behind each decision',
      lede: 'Each pillar of CISA’s maturity model adds one fact to a request. Policy weighs them, and the log keeps all five.',
    },
    { id: 'integrations', heading: 'SSO, API and LDAP integrations' },
  ],
  sources: [
    {
      label: 'CISA, Zero Trust Maturity Model 2.0',
      href: 'https://www.cisa.gov/zero-trust-maturity-model',
    },
    {
      label: 'NIST SP 800-63B-4, Authentication (2025)',
      href: 'https://pages.nist.gov/800-63-4/sp800-63b.html',
    },
  ],
  next: { label: 'Try your own rules in a demo', to: startDemo.to },
} as const satisfies PageContent;

export const controlsWords = {
  simulator: 'Try the Policy Simulator',
  integrations: 'See Integrations',
  standards: 'All standards, and what we test with',
  ending: 'Test access control with your rules',
} as const;

/** The table of roles, resources and hours. */
export const dayMatrix = {
  caption: 'Where each role may open each resource, hour by hour, under the example policy',
  role: 'Role',
  resource: 'Resource',
  hours: 'Hours, 00:00 to 24:00',
  /** What a row shows, for screen readers: one of these for each change, with commas between them. */
  from: 'from {time}: {open} of {all} places',
} as const;

export const controlsReadout = 'Role, device, place and time must all match.';

export const deniedRequest = {
  analyst: {
    title: 'analyst’s laptop',
    state: 'denied',
    heading: 'You can’t open the trading archive right now',
    text: 'This laptop’s disk isn’t encrypted. Turn on disk encryption, then try again.',
    reference: 'Decision 02:10:07',
  },
  owner: {
    title: 'mail to the endpoint team',
    state: 'sample',
    heads: {
      subject: 'Subject',
      who: 'Who',
      when: 'When',
      decidedBy: 'Decided by',
      reason: 'Reason',
    },
    subject: 'Denied: trading archive',
    who: '{role}, {place}',
    alsoChecked: 'Also checked: {rule} ({misses}).',
  },
} as const;

export const accessControls = {
  caption: 'Access controls, the risk each one addresses and how it works',
  columns: ['Control', 'Risk', 'How it works'],
  rows: [
    {
      term: 'Multi-factor authentication',
      risk: 'Reused or phished passwords',
      how: 'Passkeys and hardware tokens first. One-time codes only where nothing else works.',
    },
    {
      term: 'Role-based control',
      risk: 'Permissions that pile up',
      how: 'Each role has an owner who reviews it. Unused grants lapse.',
    },
    {
      term: 'Policy management',
      risk: 'Rules too tangled to read',
      how: 'Policies are text under version control, tested against past requests before release.',
    },
    {
      term: 'Threat detection',
      risk: 'Stolen but valid credentials',
      how: 'An unusual place, hour or volume raises the proof required.',
    },
  ],
} as const;

/** The decision whose facts are the pillars. */
export const pillarsDecision = { title: 'decision 02:10:07', state: 'denied' } as const;

export const pillars = [
  { term: 'Identity', value: 'Analyst, signed in with a passkey', tone: 'ok' },
  { term: 'Devices', value: 'Disk not encrypted', tone: 'attack' },
  { term: 'Networks', value: 'Home, known connection', tone: 'ok' },
  { term: 'Applications and workloads', value: 'Archive browser, current version', tone: 'ok' },
  { term: 'Data', value: 'Trading archive, 02:10: outside desk hours', tone: 'soon' },
] as const;

export const connections = [
  {
    term: 'SSO',
    text: 'Your identity provider stays in charge, and once you turn on its session events, access ends within a minute of sign-out.',
  },
  {
    term: 'API',
    text: 'Request, simulate and export decisions over HTTP, starting with the systems that can wait for an answer.',
  },
  {
    term: 'LDAP',
    text: 'Groups are read as attributes: people who leave lose access at the source, as soon as your directory removes them.',
  },
] as const;
