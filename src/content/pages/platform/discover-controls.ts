import { whileSample } from '../../../config/sample.ts';
import type { Argument } from '../argument.ts';

export const discoverControls = {
  heading: 'Access Control you can explain the morning after',
  lede: 'Someone will ask why a contractor could open that folder. The answer should be a rule with a name, a date and an owner.',
  sections: [
    {
      id: 'pillars',
      heading: 'Five pillars feed one decision',
      paragraphs: [
        'The zero-trust pillars follow CISA’s model. Each contributes one fact about a request. Policy combines the facts, and the log keeps all five, also those that did not decide.',
      ],
    },
    {
      id: 'example',
      heading: 'A request, decided',
      paragraphs: [
        'An analyst asks for a trading archive at 02:10 from a laptop whose disk encryption is off. Role says yes, device says no, hour says ask. The device rule wins, access is denied, and the entry at the head of this page is what remains.',
        'That order is an example policy. Yours may let the hour decide; what matters is that the precedence is written down before the night in question.',
      ],
    },
    {
      id: 'roles',
      heading: 'A role is a set, and sets can be compared',
      paragraphs: [
        'Role-based control has a shape. Four permissions make sixteen sets, and each set sits above those it contains. Giving somebody a role gives them everything beneath it, including combinations that nobody had in mind.',
        'So a review asks two questions of each role. Is there a smaller set that would do? And do two roles in one hand add up to a set that no role was allowed to be? The second question is how people who may order and people who may pay become one person.',
      ],
    },
    {
      id: 'controls',
      heading: 'The controls, and the failure each is for',
      paragraphs: [],
      points: [
        {
          term: 'Multi-factor authentication',
          text: 'For reused passwords. Passkeys and hardware tokens first, one-time codes where nothing else works.',
        },
        {
          term: 'Role-based control',
          text: 'For permissions that pile up. Roles are reviewed by their owners, and unused grants lapse.',
        },
        {
          term: 'Policy management',
          text: 'For rules nobody can read. Policies are text under version control, tested against past requests before release.',
        },
        {
          term: 'Threat detection',
          text: 'For valid credentials behaving badly. Unusual place, hour or volume raises the proof required.',
        },
      ],
    },
    {
      id: 'integrations',
      heading: 'It reads the directory you already keep',
      paragraphs: [
        'Nobody should maintain a second list of employees. Three ways in, and for each the question that decides whether it will work for you.',
      ],
    },
  ],
  sources: [
    {
      label: 'CISA, Zero Trust Maturity Model 2.0',
      href: 'https://www.cisa.gov/zero-trust-maturity-model',
    },
    {
      label: 'NIST SP 800-63B, Authentication',
      href: 'https://pages.nist.gov/800-63-4/sp800-63b.html',
    },
  ],
  next: { label: 'Try your own rules in a demo', to: '/free-demo' },
} as const satisfies Argument;

/** One decision as the log keeps it. */
export const logEntry = {
  caption: `An example entry. ${whileSample('People and rules in it are invented.')}`.trim(),
  rows: [
    { term: 'Time', text: '02:10:07, Tuesday' },
    { term: 'Who', text: 'analyst-17, contractor' },
    { term: 'Asked for', text: 'archive/trading, read' },
    { term: 'Role', text: 'yes: analyst may read', says: 'yes' },
    { term: 'Hour', text: 'ask: between 22:00 and 06:00', says: 'ask' },
    { term: 'Device', text: 'no: disk not encrypted', says: 'no' },
    { term: 'Rule', text: 'deny-unencrypted-device, version 4' },
    { term: 'Owner', text: 'Endpoint team' },
  ],
  result: 'Denied',
} as const;

/** The five pillars, each with the fact it contributes. */
export const pillars = [
  { term: 'Identity', fact: 'Who asks, and how they proved it' },
  { term: 'Devices', fact: 'What they ask from, and in which state' },
  { term: 'Networks', fact: 'Which way the request came' },
  { term: 'Applications and workloads', fact: 'Which program asks on whose behalf' },
  { term: 'Data', fact: 'What it is, and what it would cost to lose' },
] as const;

/** Ways to connect what is already there. */
export const integrations = [
  {
    term: 'SSO',
    text: 'SAML and OpenID Connect; the identity provider stays yours.',
    ask: 'Does it tell us within a minute when a session ends?',
  },
  {
    term: 'API',
    text: 'Decisions can be requested, simulated and exported over HTTP.',
    ask: 'Which of your systems can wait for an answer before it opens a file?',
  },
  {
    term: 'LDAP',
    text: 'Groups are read as attributes, so a leaver loses access at the source.',
    ask: 'Who removes people from groups, and how long after they leave?',
  },
] as const;

/** The words around the figures and lists. */
export const controlsLabels = {
  figure:
    'Sixteen sets of four permissions: 1 read, 2 write, 3 share, 4 delete. Bright: the role 124 and all that lies beneath it. A line up adds one permission.',
  decision: 'Policy combines the five facts by a written precedence',
  kept: 'The log keeps facts, rule and result',
  ask: 'Ask first:',
} as const;
