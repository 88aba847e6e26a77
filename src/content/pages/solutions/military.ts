import type { Argument } from '../argument.ts';

export const military = {
  heading: 'CNSA 2.0 binds new acquisitions from January 1, 2027',
  lede: 'For national security systems the algorithm list is short and closed. This page says what is on it, what is not, and which questions belong on another channel.',
  sections: [
    {
      id: 'suite',
      heading: 'The suite, without the near misses',
      paragraphs: [
        'ML-KEM-768 and SLH-DSA are good algorithms and are not in CNSA 2.0. ParticleMesh uses X25519 with ML-KEM-768 elsewhere; that default is the wrong setting here, so ask for the ML-KEM-1024 profile. Equipment that cannot support the suite is phased out by the end of 2030; the whole transition runs to 2035.',
      ],
      points: [
        { term: 'Key establishment', text: 'ML-KEM-1024' },
        { term: 'Signatures', text: 'ML-DSA-87' },
        { term: 'Firmware signing', text: 'LMS or XMSS, per NIST SP 800-208' },
        { term: 'Symmetric and hash', text: 'AES-256; SHA-384 or SHA-512' },
      ],
    },
    {
      id: 'architecture',
      heading: 'Architecture for links that will be cut',
      paragraphs: [],
      points: [
        {
          term: 'Disconnected operation',
          text: 'A node keeps its policy and keys while its headquarters is out of reach.',
        },
        {
          term: 'Contested spectrum',
          text: 'ParticleMesh spreads fragments over whatever radios, fiber and leased lines remain.',
        },
        {
          term: 'Captured equipment',
          text: 'One seized relay yields ciphertext fragments and a next hop.',
        },
      ],
    },
    {
      id: 'missions',
      heading: 'Where it is meant to serve',
      paragraphs: [
        'Command and control traffic, logistics across coalition networks, sensor feeds with small payloads, and archives whose declassification date is a lifetime away.',
      ],
    },
    {
      id: 'certifications',
      heading: 'Certification, in the present tense',
      paragraphs: [
        'Our literature names FIPS 140-2 Level 3. Its remaining certificates moved to the historical list on September 21, 2026, and new federal procurement needs 140-3: ask for our current module status before you write a requirement. This page asserts no authorization to operate.',
        '“They told us which of their algorithms was outside the suite before we found it.” Program manager, defense agency. Sample quotation.',
      ],
    },
    {
      id: 'contact',
      heading: 'E-mail is not for classified or controlled information',
      paragraphs: [
        'Ask for a briefing and say nothing else: your agency, your role, and the secure channel you would rather use. No program names, no site names, no system details. The briefing itself takes place on a channel that you choose.',
      ],
    },
  ],
  sources: [
    {
      label: 'NSA, CNSA 2.0 FAQ (version 2.1, December 2024)',
      href: 'https://media.defense.gov/2022/Sep/07/2003071836/-1/-1/0/CSI_CNSA_2.0_FAQ_.PDF',
    },
    {
      label: 'NIST SP 800-208, Stateful hash-based signatures',
      href: 'https://csrc.nist.gov/pubs/sp/800/208/final',
    },
    {
      label: 'NIST CMVP, Programmatic transitions',
      href: 'https://csrc.nist.gov/Projects/cryptographic-module-validation-program/programmatic-transitions',
    },
  ],
  next: { label: 'Write about something unclassified', to: '/contact' },
} as const satisfies Argument;

/** Stands above every request that leaves this page by e-mail. */
export const noSecretsByMail =
  'E-mail is not for classified or controlled information. Say only that you want a briefing.';
