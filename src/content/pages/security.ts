import type { Head } from '../../routes.ts';
import { whileSample } from '../../config/sample.ts';
import { counted } from '../../lib/text/grammar.ts';
import { acts } from '../product/acts.ts';
import { authority } from '../product/authority.ts';
import { logHead } from '../product/evidence.ts';
import { zeroKnowledge } from '../product/custody.ts';

export const head: Head = {
  title: 'Security: TLS 1.3, AES-256 and ML-KEM',
  description:
    'See whose signature a key service accepts, who holds which key, what happens without us, and download the evidence: CBOM, FIPS plan, DORA schedule.',
};

/** The first screen: what each side signs. */
export const opening = {
  heading: 'No signature of ours opens your data',
  lede: `You sign the policy that says who may read. ${authority.cannot}`,
  evidence: 'See the evidence',
  report: 'Report a vulnerability',
  drawn: counted(acts.length, {
    one: 'The {number} signature that a key service accepts, and whose it is',
    other: 'The {number} signatures that a key service accepts, and whose each is',
  }),
  groups: { customer: 'You sign', us: 'We sign' },
} as const;

export const trust = {
  signatures: {
    id: 'signatures',
    heading: 'Who decides and who signs',
    lede: `A key service accepts ${acts.length} kinds of signature and nothing else. ${logHead}`,
  },
  custody: {
    id: 'who-holds-what',
    heading: 'Zero-knowledge: who holds what',
    lede: zeroKnowledge.text,
  },
  gone: {
    id: 'without-us',
    heading: 'If we vanish',
    lede: 'If we go out of business, turn hostile or get hacked, this is what changes.',
  },
  evidence: {
    id: 'evidence',
    heading: 'Evidence to download',
    lede: 'Each file has a date, and SHA256SUMS lists its checksum.',
  },
} as const;

export const evidenceColumns = ['Document', 'Date', 'File', 'What it shows'] as const;
/** The date of a file that is made with the site. */
export const withThisEdition = 'With these pages';

/** Under the files. */
export const evidenceNote = whileSample('Sample documents, but for the SBOM of this website.');

/* Of the page about security, besides its text: claims, reports, keys and checksums. */

export const complianceClaims = 'Compliance claims';

export const ifSensitiveUnsealed =
  'If it’s sensitive, write first without the details and we’ll agree on a protected channel. We don’t publish an encryption key.';
export const ifSensitive =
  'If it’s sensitive, seal it: your browser encrypts the report to our key, and you e-mail the result.';
export const writeSealedReport = 'Write a sealed report';
/** The subject of such a report. */
export const vulnerability = 'Vulnerability';

/** What each key is for. */
export const keyUses = {
  sealing: 'Sealing messages (age)',
  signing: 'Signing the files of this website (ML-DSA-65)',
} as const;
export const use = 'Use';
export const fingerprint = 'Fingerprint (SHA-256)';

/** `file` is a link to the key. */
export const sealedTo =
  'Messages are sealed to our key in {file}, and with age 1.3 or later you can seal a file without this page and mail us the result:';
export const askByPhone =
  'Before you rely on a key, ask for its fingerprint by phone and compare it with the one of your file:';

/* The list of checksums. */
export const notSigned =
  'The list isn’t signed. It shows that a download is whole, but not that this site hasn’t been changed.';
/** `signature` and `key` are links to files. */
export const signedWith =
  'The list is signed with ML-DSA-65, and to check a download in a terminal you put it in one folder with the list, its signature {signature} and our key {key}. The first command needs OpenSSL 3.5 or later and says that the signature is verified. The second says OK beside the name of your file.';

/* Building this site again. `list` is a link to the list of checksums. */
export const reproduce =
  'The first line of {list} names the day of this edition and the commit that it was built from. Anyone with our repository can build that commit again and compare every file with what this address serves, pages and scripts too. The command names the first byte that differs:';

export const sealingDoes = 'What sealing a message does, and what it doesn’t:';
/** `ageFile` is a link with the words below. */
export const sealingEncrypts =
  'It encrypts the text as an {ageFile}, to ML-KEM-768 and X25519 together. Recorded today, it stays closed unless both are broken.';
export const ageFile = 'age file';
export const sealingLimits = [
  'Anyone on the way still sees your address, ours, the subject, the time, the size and that the message is sealed.',
  'It doesn’t prove who wrote it: say in the text how we can tell that it’s you.',
  'The code comes with this page, and an attacker who controls the site or your browser could change it: if that’s your threat, meet us first.',
  'The code is by age’s author, on noble’s cryptography in JavaScript. Its post-quantum part has had no independent audit and isn’t constant-time.',
  'If an attacker gets our private key, they can read everything sealed to it.',
  'The format uses ML-KEM-768, and CNSA 2.0 lists ML-KEM-1024: no classified information, sealed or not.',
] as const;

export const requestDocuments = 'Request the documents';
