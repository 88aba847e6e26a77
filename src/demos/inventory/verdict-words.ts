import type { Job, Verdict } from './algorithms/algorithm.ts';
import type { Kind, Lasting, What } from './asset.ts';
import type { Group } from './judge.ts';
import type { Why } from './outline.ts';

/* What is said of assets and their algorithms, by id. */

/** In the order of what to do first. */
export const groups: Readonly<Record<Group, { readonly name: string; readonly why: string }>> = {
  weak: { name: 'Weak today', why: 'Broken or refused now, without any quantum computer.' },
  record: {
    name: 'Can be recorded today',
    why: 'An attacker who records it now can read it once a large quantum computer exists.',
  },
  lasting: {
    name: 'Signatures that last',
    why: 'Roots, code and documents are trusted for years and are hard to replace.',
  },
  login: {
    name: 'Other authentication',
    why: 'Can be forged only once such a computer exists. Replace it before then.',
  },
  draft: {
    name: 'Before the standard',
    why: 'A draft or a candidate, not a final NIST standard. Move on to a standard.',
  },
  unknown: { name: 'Not known', why: 'The file names no algorithm that we know. We don’t guess.' },
  done: { name: 'Done', why: 'Post-quantum, alone or beside a classical algorithm.' },
  symmetric: {
    name: 'Ciphers and hashes',
    why: 'No quantum computer is a reason to replace these.',
  },
};
export const verdicts: Readonly<Record<Verdict, string>> = {
  weak: 'Weak today',
  historical: 'Broken',
  shor: 'Falls to Shor',
  draft: 'Pre-standard',
  unknown: 'Unknown',
  hybrid: 'Hybrid',
  safe: 'Safe',
};
export const reasons: Readonly<Record<Why, string>> = {
  unnamed: 'The file names no algorithm.',
  unlisted: 'Our table doesn’t know this name.',
  planned: 'This reads like a plan. The file doesn’t say what is in use today.',
  'groups-decide': 'The file doesn’t say how keys are exchanged, which decides here.',
  recorded: 'A quantum computer finds the key, and with it all traffic recorded until then.',
  forged: 'A quantum computer finds the private key, and can then sign like its owner.',
  'use-unsaid': 'A quantum computer finds the private key. The file doesn’t say what it’s for.',
  'no-hybrid-below-13': 'Post-quantum key exchange is standardized for TLS 1.3 only.',
  'short-key': 'The key is too short for today.',
  'weak-hash': 'Its signatures use a hash for which collisions are known.',
  broken: 'Broken or withdrawn, whatever computer the attacker has.',
  'old-protocol': 'A version that standards withdrew.',
  draft: 'No final NIST standard. Where one came of it, the two don’t work together.',
  historical: 'Broken in 2022, on an ordinary computer.',
  'historical-beside': 'The post-quantum half was broken in 2022, so the classical one is left.',
  hybrid: 'Holds as long as one of its two algorithms does.',
  standard: 'A standard made against quantum computers.',
  grover: 'Grover’s algorithm helps an attacker too little to matter.',
};
export const jobs: Readonly<Record<Job, string>> = {
  exchange: 'Key exchange',
  signature: 'Signature',
  either: 'Not said',
  cipher: 'Cipher',
  hash: 'Hash',
  mac: 'MAC',
  derivation: 'Key derivation',
  protocol: 'Protocol',
};
export const parts: Readonly<Record<What, string>> = {
  exchange: 'Key exchange',
  signature: 'Signature',
  cipher: 'Cipher',
  hash: 'Hash',
  mac: 'MAC',
  derivation: 'Key derivation',
  protocol: 'Version',
  key: 'Key',
  unsaid: 'Algorithm',
};
export const kinds: Readonly<Record<Kind, string>> = {
  algorithm: 'Algorithm',
  certificate: 'Certificate',
  request: 'Certificate request',
  key: 'Public key',
  protocol: 'Protocol',
  ssh: 'SSH server',
  material: 'Key or other material',
  row: 'Row of a table',
};
export const lasting: Readonly<Record<Lasting, string>> = {
  authority: 'Certificate authority',
  code: 'Signs code',
  document: 'Signs documents or time',
};
