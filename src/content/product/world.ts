/** Sizes in bytes from FIPS 203, 204 and 205, and from RFC 7748. */
export const objectSizes = {
  X25519: { publicKey: 32, output: 32 },
  'ML-KEM-768': { publicKey: 1_184, output: 1_088 },
  'ML-KEM-1024': { publicKey: 1_568, output: 1_568 },
  'ML-DSA-65': { publicKey: 1_952, output: 3_309 },
  'ML-DSA-87': { publicKey: 2_592, output: 4_627 },
  'SLH-DSA-128s': { publicKey: 32, output: 7_856 },
  'SLH-DSA-128f': { publicKey: 32, output: 17_088 },
} as const;

const mlDsa65 = objectSizes['ML-DSA-65'];

/** Public keys and signatures of three ML-DSA-65 certificates, names and dates not counted. */
export const threeCertificateBytes = 3 * (mlDsa65.publicKey + mlDsa65.output);

/** NSA's suite for national security systems. */
export const cnsa2 = {
  keyEstablishment: 'ML-KEM-1024',
  /** Any use, firmware included. */
  signatures: 'ML-DSA-87',
  /** Firmware and software signing only (SP 800-208), single tree. */
  firmware: ['LMS', 'XMSS'],
  /** The recommended hash for LMS: 24-byte output. */
  lmsHash: 'SHA-256/192',
  notAllowed: ['HSS', 'XMSS^MT'],
} as const;

/**
 * Google's own migration target (post of March 25, 2026), which puts authentication first, and its
 * researchers' estimate (Securing Elliptic Curve Cryptocurrencies against Quantum Vulnerabilities, March
 * 30, 2026; a preprint, superconducting qubits, minutes).
 */
export const google = {
  migrationYear: 2029,
  /** Physical qubits to break a 256-bit elliptic curve. */
  qubits: 'under 500,000',
} as const;

/**
 * Its roadmap of April 2026, as the trade press reports it (Help Net Security); the same year covers
 * authentication.
 */
export const cloudflareYear = 2029;

/**
 * arXiv 2603.28627 of March 31, 2026, seen on arXiv: a preprint, theoretical, for neutral atoms, by authors who
 * hold shares in a maker.
 */
export const neutralAtoms = {
  label: 'Shor’s algorithm with 10,000 atomic qubits, arXiv 2603.28627 (2026)',
  href: 'https://arxiv.org/abs/2603.28627',
  text: 'A theoretical preprint of March 2026, by authors who hold shares in a maker, puts a 256-bit curve at 26,000 neutral-atom qubits and days, and RSA-2048 at ten to a hundred times as long. So far 6,100 atoms have been trapped but not entangled.',
} as const;

/** Post Quantum Cryptography Strategy of June 23, 2026, as Nextgov reports it. */
export const defenseStrategy = {
  label: 'Nextgov on the Department of War’s post-quantum strategy (June 2026)',
  href: 'https://www.nextgov.com/defense/2026/06/dod-quantum-strategy-first-step-preparing-future-cio-says/414408/',
  text: 'The Department of War’s strategy of June 2026 goes beyond national security systems: all its systems support post-quantum cryptography or are phased out by December 31, 2030, and use it by December 31, 2031 unless otherwise noted.',
} as const;

/** OMB memo M-26-15 of June 24, 2026, as Nextgov reports it: 120 days. */
export const plansDue = {
  href: 'https://www.nextgov.com/emerging-tech/2026/06/omb-issues-instructions-agency-migration-quantum-proof-encryption/414429/',
  memo: 'M-26-15',
  day: '2026-10-22',
} as const;

/** CA/Browser Forum, ballot SC-081v3: the most days of a public TLS certificate from the 15th of that March. */
export const tlsLifetimes = [
  { from: 2026, days: 200 },
  { from: 2027, days: 100 },
  { from: 2029, days: 47 },
] as const;

/** Regulation (EU) 2024/2847, Article 14: hours after a maker learns of an exploited flaw. */
export const craArticle14 = { warningHours: 24, reportHours: 72 } as const;

/** GDPR Articles 42 and 43. HIPAA and the CCPA provide no certification. */
export const gdprCertification = {
  text: 'No certificate makes a vendor compliant. GDPR Articles 42 and 43 let accredited bodies certify single processing operations; the European Data Protection Board approved the Europrivacy criteria for that in October 2022.',
  short:
    'Articles 42 and 43 let processing be certified, but no certificate makes a vendor compliant.',
  others: 'No body certifies anyone under HIPAA or the CCPA.',
} as const;

/** Its post of October 28, 2025. */
export const hybridTraffic =
  '[Cloudflare reports](https://blog.cloudflare.com/pq-2025/) that most human traffic to it has used post-quantum encryption since October 2025.' as const;

/** The Proposed Standard of August 2026 for X25519MLKEM768 and its siblings. */
export const hybridGroups = {
  label: 'IETF, RFC 10024: Hybrid key agreement for TLS 1.3 (2026)',
  href: 'https://www.rfc-editor.org/info/rfc10024',
} as const;

/** The agency's current wording, from its text on quantum networking. */
export const ncscQkd =
  'The UK’s NCSC will not support QKD for government or military applications, and calls post-quantum cryptography the best mitigation.' as const;

/** Answers "Would QKD help us?" before it names the authorities. */
export const qkdAnswer =
  'Only on fiber that you own end to end, without relays, and with post-quantum encryption anyway, because QKD doesn’t authenticate.' as const;

/** Federal Register, 91 FR 38483, June 25, 2026. */
export const eo14412 = {
  name: 'Executive Order 14412',
  contractors:
    'Within 180 days of the order, a rule is to be proposed that would carry the deadline to contractors.',
} as const;

/** Stateful hash-based signatures (SP 800-208). */
export const statefulSignatures =
  'Each one-time leaf signs once. A tree of height 20 signs 1,048,576 times.' as const;

/** WCAG 2.2: success criteria of levels A and AA, without the withdrawn 4.1.1. */
export const wcag = { a: 31, aa: 24 } as const;
