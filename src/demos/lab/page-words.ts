import { brand } from '../../config/brand.ts';

export const lab = {
  heading: 'Test ML-KEM-768 in your browser',
  lede: 'Make a key pair, send a message and change a byte on the way. It all runs on this page, and nothing leaves it unless you send it.',
  limits: [
    {
      term: 'Audit',
      text: 'noble-post-quantum passes NIST’s ACVP vectors and Wycheproof. It has had no independent audit.',
    },
    {
      term: 'Timing',
      text: 'JavaScript can’t promise constant time, so secrets may show in how long a step takes.',
    },
    {
      term: 'Validation',
      text: 'FIPS 140-3 certificates go to cryptographic modules. A web page has none.',
    },
    {
      term: 'Our layer',
      text: `${brand.ownAlgorithm.name} isn’t part of the lab.`,
    },
  ],
  readme: {
    label: 'noble-post-quantum 0.7.1, README',
    href: 'https://github.com/paulmillr/noble-post-quantum',
  },
  noScript:
    'The lab needs a script. What it would show is in FIPS 203: the sizes in table 3, the silent refusal in section 6.3.',
} as const;
