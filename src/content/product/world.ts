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
