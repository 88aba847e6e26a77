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

/* What the lab's controls and parts are called. */

export const openLab = 'Open the lab';
export const message = 'Message';
export const encryptAndSend = 'Encrypt and send';
export const splitSecret = 'Split the secret';
export const rebuilt = 'Rebuilt';
export const computedBy = 'ML-KEM-768 is computed by';
export const logTitle = 'Everything that happened here';
export const capsule = 'KEM ciphertext';
export const nonce = 'Nonce';
export const tag = 'Tag';
export const undo = 'Undo';
export const byteNumber = 'Byte number';
export const received = 'What the receiver gets';
export const machine = 'The same job in three ways, timed on this machine';
export const measure = 'Measure on this machine';
export const stop = 'Stop';
export const sendResult = 'Send this result with a question';
