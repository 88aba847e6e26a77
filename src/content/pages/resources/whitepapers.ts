import type { Argument } from '../argument.ts';

export const whitepapers = {
  heading: 'Whitepapers for people who check footnotes',
  lede: 'Six papers, each written for one decision. Page counts are of the full editions, and a reference list closes every one.',
  sections: [
    {
      id: 'featured',
      heading: 'Two that settle the most arguments',
      paragraphs: [],
      points: [
        {
          term: 'First Steps in Post-Quantum Migration',
          text: 'What to inventory, what to change first, and what to leave alone, from FIPS 203 to 205. Technology, 42 pages, December 2024, 2.3K downloads.',
          status: 'Featured',
        },
        {
          term: 'Whose Deadline Is It?',
          text: 'CNSA 2.0, NSM-10, M-23-02 and the NIST draft IR 8547, sorted by whom they bind. Compliance, 36 pages, January 2025, 2.1K downloads.',
          status: 'Featured',
        },
      ],
    },
    {
      id: 'papers',
      heading: 'Four for specialists',
      paragraphs: [],
      points: [
        {
          term: 'Blind Layers',
          text: 'A reference design in which no component holds both ciphertext and key. Architecture, 56 pages, November 2024, 1.8K downloads.',
        },
        {
          term: 'Many Paths, One Observer',
          text: 'What fragmentation adds to encryption, and the attacks it does nothing about. Communications, 38 pages, October 2024, 1.6K downloads.',
        },
        {
          term: 'Encryption Duties in Three Statutes',
          text: 'GDPR, CCPA and HIPAA read side by side for engineers. Not legal advice. Legal, 28 pages, January 2025, 1.2K downloads.',
        },
        {
          term: 'Zero Trust After the Key Change',
          text: 'Which tokens, certificates and attestations break when signatures grow. Security, 44 pages, December 2024, 1.9K downloads.',
        },
      ],
    },
    {
      id: 'editions',
      heading: 'How to read them',
      paragraphs: [
        'Each opens with three findings that fit on one page; if those do not concern you, stop there. The middle is evidence, with the date on which each source was checked. The last section lists what would change our minds.',
        'Policy moves faster than paper. The June 2026 executive order, for one, is newer than all six, so compare any date here with the table for IT leaders before you quote it. Download counts are sample figures.',
      ],
    },
  ],
  sources: [
    { label: 'NIST IR 8547, initial public draft', href: 'https://csrc.nist.gov/pubs/ir/8547/ipd' },
    {
      label: 'OMB M-23-02, Migrating to Post-Quantum Cryptography',
      href: 'https://www.whitehouse.gov/wp-content/uploads/2022/11/M-23-02-M-Memo-on-Migrating-to-Post-Quantum-Cryptography.pdf',
    },
  ],
  next: { label: 'See the design behind Blind Layers', to: '/platform/architecture' },
} as const satisfies Argument;
