import type { Argument } from '../argument.ts';

export const dataProtection = {
  heading: 'Data Protection at rest, in transit and in use',
  lede: 'Data fails differently in each of its three states. This page says which control answers which failure, and which failure none of them removes.',
  sections: [
    {
      id: 'parts',
      heading: 'Start with the part that worries you',
      paragraphs: [],
      points: [
        {
          term: 'Explore Encryption',
          text: 'Which algorithm wraps which key, and what is left to trust.',
        },
        {
          term: 'Learn About Storage',
          text: 'Where the fragments live, and how many sites must agree to rebuild a file.',
        },
        {
          term: 'Discover Controls',
          text: 'Who may open what, on which device, and which rule decided.',
        },
      ],
    },
    {
      id: 'protection-layers',
      heading: 'Advanced Protection Layers',
      paragraphs: ['Two layers sit above ordinary encryption. Each has a narrow job.'],
      points: [
        {
          term: 'Physics-Based Security',
          text: 'Physical noise sources seed key generation. They are an input to standard algorithms, with health tests and a fallback, and they replace none of them.',
        },
        {
          term: 'AI-Safe Architecture',
          text: 'Sensitive fields are removed or tokenized before a model receives the record. A field that never arrives cannot be repeated in an answer.',
        },
      ],
    },
    {
      id: 'lifecycle',
      heading: 'Data Lifecycle: one answer for each state',
      paragraphs: [],
      points: [
        {
          term: 'At rest',
          text: 'Disks get lost and backups get copied. AES-256 covers the content; a post-quantum wrap covers its key.',
        },
        {
          term: 'In transit',
          text: 'Sessions can be stored today for decryption in another decade. Hybrid key establishment is the answer to that particular adversary.',
        },
        {
          term: 'In use',
          text: 'Somewhere, software must see plaintext. We keep that place small, brief and logged, and do not claim to abolish it.',
        },
      ],
    },
    {
      id: 'integration',
      heading: 'Seamless Integration',
      paragraphs: [
        'The phrase is ours and it deserves a definition. An application calls an SDK or an HTTP API; directories connect over LDAP or single sign-on; master keys may stay in a hardware module that you own. Old data is re-wrapped key by key, so archives are not re-encrypted byte by byte.',
      ],
    },
  ],
  sources: [
    {
      label: 'NIST, FIPS 203 (ML-KEM)',
      href: 'https://csrc.nist.gov/pubs/fips/203/final',
    },
    {
      label: 'NIST SP 800-90B, Entropy sources',
      href: 'https://csrc.nist.gov/pubs/sp/800/90/b/final',
    },
  ],
  next: { label: 'See how the encryption works', to: '/platform/explore-encryption' },
} as const satisfies Argument;
