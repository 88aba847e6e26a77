import type { Argument } from '../argument.ts';

export const zeroTrust = {
  heading: 'Zero Trust begins after the password worked',
  lede: 'A stolen session looks exactly like a valid one. The question worth engineering is how far it gets.',
  sections: [
    {
      id: 'principles',
      heading: 'Six principles, each with a consequence',
      paragraphs: ['Each is stated as a change to a configuration.'],
      points: [
        {
          term: 'Assume Breach',
          text: 'Draw the network with one host already lost, then ask what it can reach.',
        },
        {
          term: 'Verify Explicitly',
          text: 'Identity, device state and context are checked on each request, inside the network as well.',
        },
        {
          term: 'Least Privilege Access',
          text: 'Grants name a resource, an action and an end date.',
        },
        {
          term: 'Microsegmentation',
          text: 'Workloads speak only to the peers that policy lists.',
        },
        {
          term: 'Continuous Monitoring',
          text: 'Behavior is compared with its own baseline, and drift is scored.',
        },
        {
          term: 'Automated Response',
          text: 'A session can lose its rights in the middle, by rule, with a record of why.',
        },
      ],
    },
    {
      id: 'benefits',
      heading: 'What you should notice within a quarter',
      paragraphs: [
        'Fewer standing administrator rights. Shorter lists of hosts that any one credential opens. Incident reviews that quote a decision log in place of a guess.',
        'What you will not notice is the end of phishing. Zero trust limits what a success is worth.',
      ],
    },
    {
      id: 'audiences',
      heading: 'The same model at three sizes',
      paragraphs: [],
      points: [
        {
          term: 'Enterprises',
          text: 'Begin with the identity provider and the ten systems an auditor asks about.',
        },
        {
          term: 'Government Agencies',
          text: 'Map each control to the CISA maturity model before buying anything.',
        },
        {
          term: 'Small Businesses',
          text: 'Hardware-backed sign-in and device checks cover most of the distance.',
        },
      ],
    },
    {
      id: 'post-quantum',
      heading: 'Identity stands on signatures, and signatures will change',
      paragraphs: [
        'Every token, certificate and device attestation is signed. No public quantum computer can forge those signatures today, but replacing them takes longer than replacing key exchange. List the signers first.',
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
