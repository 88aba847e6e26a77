import { site } from '../../../../config/site.ts';

export const compareHeads = ['Question', site.name, 'Cloud KMS', 'Post-quantum TLS alone'] as const;

export const comparison = [
  {
    head: 'What does it protect?',
    cells: [
      'Stored records, messages and access',
      'Data in that provider’s cloud',
      'Connections while they’re open',
    ],
  },
  {
    head: 'Who holds the keys?',
    cells: [
      'You, in your account or on your hardware',
      'The provider, under your policy',
      'Each end, for one session',
    ],
  },
  {
    head: 'What if traffic is recorded today?',
    cells: [
      'Hybrid X25519 and ML-KEM-768 by default',
      'Depends on which wraps and connections are post-quantum',
      'Covered on the wire. Stored data isn’t',
    ],
  },
  {
    head: 'How do you change the algorithm?',
    cells: [
      'Re-wrap the keys. Data stays in place',
      'When the provider offers it',
      'Update both ends',
    ],
  },
  {
    head: 'When is it the right choice?',
    cells: [
      'Records kept for decades, in several places',
      'Short-lived data in one cloud',
      'Traffic whose storage is already protected',
    ],
  },
] as const;
