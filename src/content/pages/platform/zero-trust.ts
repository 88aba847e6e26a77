import type { Argument } from '../argument.ts';

export const zeroTrust = {
  heading: 'Zero Trust begins after the password worked',
  lede: 'A stolen session looks exactly like a valid one. The question worth engineering is how far it gets.',
  sections: [
    {
      id: 'principles',
      heading: 'Six principles, each with a consequence',
      paragraphs: [
        'NIST SP 800-207 has seven tenets of its own; these six principles are ours. Here each is a change to a configuration, with the control that delivers it. If nothing in your network would change, the principle has not been adopted.',
      ],
    },
    {
      id: 'self-check',
      heading: 'How many of the six can you show?',
      paragraphs: [
        'Tick what you could prove this afternoon, on a live system. The count stays on this page: it is neither stored nor sent.',
      ],
    },
    {
      id: 'benefits',
      heading: 'What you should notice within a quarter, and what you will not',
      paragraphs: [],
    },
    {
      id: 'audiences',
      heading: 'The same model at three sizes',
      paragraphs: [
        'The order matters more than the speed. Each of the three lists starts with the step that makes the next one cheaper.',
      ],
    },
    {
      id: 'post-quantum',
      heading: 'Identity stands on signatures, and signatures will change',
      paragraphs: [
        'Every token, certificate and device attestation is signed. No public quantum computer can forge those signatures today, but replacing them takes longer than replacing key exchange: each has an issuer, a verifier and a lifetime of its own.',
        'So list the signers first. A zero-trust program already knows most of them, because each is somebody whose word a policy accepts.',
      ],
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
  next: { label: 'See the controls that enforce it', to: '/platform/discover-controls' },
} as const satisfies Argument;

/** The six principles: what each changes, and which control delivers it. */
export const principles = [
  {
    id: 'assume-breach',
    term: 'Assume Breach',
    text: 'Draw the network with one host already lost.',
    means:
      'Pick a laptop, give it to an imaginary thief, and follow every session it could open. What the drawing shows is the size of your next incident.',
    control: 'Decision log: it answers which sessions that laptop had, and for how long.',
    link: { label: 'How a decision is recorded', to: '/platform/discover-controls#example' },
  },
  {
    id: 'verify-explicitly',
    term: 'Verify Explicitly',
    text: 'Check identity, device state and context on each request.',
    means:
      'Being inside the building proves nothing. A request carries who asks, from which device in which state, and every one of the three can change between two requests.',
    control: 'Multi-factor sign-in with passkeys, and device attestation at the key service.',
    link: { label: 'Which proofs are asked for', to: '/platform/discover-controls#controls' },
  },
  {
    id: 'least-privilege',
    term: 'Least Privilege Access',
    text: 'Grants name a resource, an action and an end date.',
    means:
      'A grant without an end is a leak that has been scheduled. Short grants are renewed by the people who use them, and the others disappear by themselves.',
    control: 'Role-based control with owners; unused grants lapse.',
    link: {
      label: 'How roles are built from permissions',
      to: '/platform/discover-controls#roles',
    },
  },
  {
    id: 'microsegmentation',
    term: 'Microsegmentation',
    text: 'Workloads speak only to the peers that policy lists.',
    means:
      'The database answers the service that needs it and nothing else, including the backup server that used to be allowed because it was nearby.',
    control: 'Mesh policies: a peer that is not listed gets no key, so it gets no session.',
    link: { label: 'How the mesh links peers', to: '/platform/communications#particlemesh' },
  },
  {
    id: 'continuous-monitoring',
    term: 'Continuous Monitoring',
    text: 'Behavior is compared with its own baseline, and drift is scored.',
    means:
      'Valid credentials behave badly before anybody reports them stolen. The unusual hour and the unusual volume are visible only to somebody who knows the usual ones.',
    control: 'Threat detection that raises the proof required before it raises an alarm.',
    link: { label: 'What counts as unusual', to: '/platform/discover-controls#controls' },
  },
  {
    id: 'automated-response',
    term: 'Automated Response',
    text: 'A session can lose its rights in the middle, by rule.',
    means:
      'A ticket takes an hour and a copy takes a minute. The response must be written down beforehand, narrow enough that nobody fears switching it on.',
    control: 'Key withdrawal: a withdrawn key closes the session and leaves a record of why.',
    link: {
      label: 'Policies as text, tested before release',
      to: '/platform/discover-controls#controls',
    },
  },
] as const;

/** How one would prove each. Apart from the principles: the self-check is code and needs no more. */
export const principleChecks = [
  {
    id: 'assume-breach',
    term: 'Assume Breach',
    check: 'We can list what any one laptop could reach, without asking its owner.',
  },
  {
    id: 'verify-explicitly',
    term: 'Verify Explicitly',
    check: 'A laptop whose disk encryption is off is refused, on the office network too.',
  },
  {
    id: 'least-privilege',
    term: 'Least Privilege Access',
    check: 'Every administrator right we have given ends on a date.',
  },
  {
    id: 'microsegmentation',
    term: 'Microsegmentation',
    check: 'A new server can reach nothing until somebody lists it.',
  },
  {
    id: 'continuous-monitoring',
    term: 'Continuous Monitoring',
    check: 'Somebody is told when an account reads ten times its usual volume.',
  },
  {
    id: 'automated-response',
    term: 'Automated Response',
    check: 'We have ended a live session by rule in the last three months, as a test.',
  },
] as const;

/** Two lists that belong beside one another. */
export const zeroTrustBenefits = [
  {
    term: 'Within a quarter',
    mark: '+',
    points: [
      'Fewer standing administrator rights, and a date on those that remain.',
      'Shorter lists of hosts that any one credential opens.',
      'Incident reviews that quote a decision log in place of a guess.',
    ],
  },
  {
    term: 'Not from this',
    mark: '−',
    points: [
      'The end of phishing. Zero trust limits what a success is worth.',
      'Fewer passwords, unless you also buy passkeys.',
      'A finished project. The list of peers is never complete.',
    ],
  },
] as const;

/** Where each kind of organization begins, in order. */
export const zeroTrustAudiences = [
  {
    term: 'Enterprises',
    steps: [
      'The identity provider: one sign-in, phishing-resistant.',
      'The ten systems an auditor asks about.',
      'Segments around what those ten talk to.',
    ],
  },
  {
    term: 'Government Agencies',
    steps: [
      'Map each control you have to the CISA maturity model.',
      'Buy for the pillar that is furthest behind.',
      'Put the signer list beside the cryptographic inventory.',
    ],
  },
  {
    term: 'Small Businesses',
    steps: [
      'Hardware-backed sign-in for mail and money.',
      'Device checks before files open.',
      'An end date on every contractor. That covers most of the distance.',
    ],
  },
] as const;

/** The words around the figure, the principles and the self-check. */
export const zeroTrustLabels = {
  figure:
    'The same wave at three barriers. Inside each it dies away; the wider the barrier, the less gets out (percent at the right). A session that was let in is such a wave: policy cannot undo the entry, only set how much arrives beyond.',
  means: 'What it means',
  control: 'What delivers it',
} as const;
