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

/** What a server's first flight may hold: ten segments of 1,460 bytes (RFC 6928). */
export const firstWindowBytes = 10 * 1_460;

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

/** GDPR Articles 42 and 43. HIPAA and the CCPA provide no certification. */
export const gdprCertification = {
  text: 'No certificate makes a vendor compliant. GDPR Articles 42 and 43 let accredited bodies certify single processing operations; the European Data Protection Board approved the Europrivacy criteria for that in October 2022.',
  short:
    'Processing can be certified (Articles 42 and 43). No certificate makes a vendor compliant.',
  others: 'HIPAA and the CCPA provide no certification.',
} as const;

/** Human traffic to Cloudflare (its post of the last week of October 2025). */
export const hybridTraffic =
  'Since October 2025, most human traffic that one large network sees has used hybrid key exchange with ML-KEM.' as const;

/** Mosca and Piani, Quantum Threat Timeline Report 2023 (37 experts), executive summary. */
export const survey2023 = {
  year: 2023,
  experts: 37,
  fiveYears: 11,
  tenYears: 31,
  /** Stands beside every chart of the two figures. */
  note: 'These are the survey’s optimistic reading. Its pessimistic one is about 33% within 15 years.',
  /** No text of these editions was at hand. Summaries of them differ on 2024, and agree on 2025. */
  later: 'The 2025 edition, which we know from summaries, puts ten years at 28% to 49%.',
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
  date: '2026-06-22',
  agencies:
    'federal high-value assets and high-impact systems: key establishment by December 31, 2030, and signatures by December 31, 2031',
  contractors:
    'Within 180 days of the order, a rule is to be proposed that would carry the deadline to contractors.',
} as const;

/** Stateful hash-based signatures (SP 800-208). */
export const statefulSignatures =
  'Each one-time leaf signs once. A tree of height 20 signs 1,048,576 times.' as const;
