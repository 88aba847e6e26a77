import type { Argument } from '../argument.ts';

export const itLeaders = {
  heading: 'Eight threats, and when each one arrives',
  lede: 'Some of these are happening now; others wait for a machine that does not exist. A budget should know the difference.',
  sections: [
    {
      id: 'threats',
      heading: 'The threat landscape, with timelines',
      paragraphs: [],
      points: [
        {
          term: 'Harvest now, decrypt later',
          status: 'Collection today',
          text: 'Exposes long-lived secrets: health, state, intellectual property. Protection: hybrid X25519MLKEM768 in TLS 1.3.',
        },
        {
          term: 'Key establishment broken',
          status: 'Unknown; policy dates 2030 to 2035',
          text: 'Opens recorded sessions and stored key wraps. Protection: ML-KEM.',
        },
        {
          term: 'Forged signatures',
          status: 'When that machine exists',
          text: 'Updates and identities lose their meaning. Protection: ML-DSA, SLH-DSA; LMS or XMSS for firmware.',
        },
        {
          term: 'Symmetric weakening',
          status: 'Not a practical near-term threat',
          text: 'Low impact. Protection: AES-256, SHA-384, no change needed.',
        },
        {
          term: 'Long-lived devices',
          status: '10- to 30-year service lives',
          text: 'They cannot be patched later. Protection: signed, crypto-agile firmware now.',
        },
        {
          term: 'Unknown inventory',
          status: 'Today',
          text: 'What is not listed is not migrated. Protection: discovery, a cryptographic bill of materials.',
        },
        {
          term: 'New-algorithm failure',
          status: 'Any time',
          text: 'SIKE fell in 2022. Protection: hybrids, agility, HQC as a second family once final.',
        },
        {
          term: 'Implementation faults',
          status: 'Today',
          text: 'Keys leak though the mathematics holds. Protection: FIPS 140-3 modules.',
        },
      ],
    },
    {
      id: 'dates',
      heading: 'Dates a board will ask about',
      paragraphs: [],
      points: [
        {
          term: 'United States, national security systems',
          text: 'CNSA 2.0 for new acquisitions from January 1, 2027.',
        },
        {
          term: 'United States, civilian agencies',
          text: 'Executive Order 14412 (June 2026): high-value assets and high-impact systems use post-quantum key establishment by December 31, 2030 and signatures by December 31, 2031. A procurement rule is to carry the duty to contractors by the end of 2030.',
        },
        {
          term: 'European Union',
          text: 'Roadmap: start by the end of 2026, high-risk uses done by the end of 2030.',
        },
        {
          term: 'United Kingdom',
          text: 'NCSC guidance, without force of law: plan by 2028, priorities by 2031, complete by 2035.',
        },
      ],
    },
    {
      id: 'compliance',
      heading: 'Compliance words mean different things',
      paragraphs: [
        'GDPR, CCPA and HIPAA are laws, under which no product is certified. SOC 2 Type II is an audit report and ISO 27001 a certificate: ask for scope and period. FIPS concerns modules, and the last FIPS 140-2 certificates became historical on September 21, 2026.',
      ],
    },
    {
      id: 'assurance',
      heading: 'What we offer, and how to audit it',
      paragraphs: [
        'Architecture: central key service, connectors at the edge, logs exported to your archive. Specifications we state: 1M+ concurrent operations and under 5 ms processing latency, both unaudited claims. Risk is reduced by pilots with a rollback date. Audit evidence covers key owners, rotations and policy decisions.',
      ],
    },
  ],
  sources: [
    {
      label: 'Executive Order 14412, Federal Register 2026-12909',
      href: 'https://www.federalregister.gov/d/2026-12909',
    },
    {
      label: 'EU NIS Cooperation Group, PQC roadmap (June 2025)',
      href: 'https://digital-strategy.ec.europa.eu/en/library/coordinated-implementation-roadmap-transition-post-quantum-cryptography',
    },
    {
      label: 'NCSC, Timelines for migration to post-quantum cryptography',
      href: 'https://www.ncsc.gov.uk/guidance/pqc-migration-timelines',
    },
    {
      label: 'NIST CMVP, Programmatic transitions',
      href: 'https://csrc.nist.gov/Projects/cryptographic-module-validation-program/programmatic-transitions',
    },
  ],
  next: { label: 'Take a paper to your next meeting', to: '/resources/whitepapers' },
} as const satisfies Argument;
