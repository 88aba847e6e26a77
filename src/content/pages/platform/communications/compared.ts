import { brand } from '../../../../config/brand.ts';
import { ncscQkd } from '../../../product/world.ts';

export const protocolComparison = {
  caption: `${brand.mesh.name} and post-quantum TLS`,
  columns: ['What differs', 'Post-quantum TLS alone', brand.mesh.name],
  rows: [
    {
      head: 'In between',
      cells: [
        'The server that ends the session reads the content',
        'Relays read headers, no content',
      ],
    },
    {
      head: 'A tapped route holds',
      cells: ['The whole ciphertext', 'A fragment of a ciphertext, useless without the key'],
    },
    {
      head: 'When a link fails',
      cells: ['The session reconnects', 'Fragments take another route'],
    },
    { head: 'Choose it for', cells: ['Web traffic', 'Messages between sites'] },
  ],
} as const;

export const qkdPositions = {
  caption: 'Published positions on quantum key distribution',
  columns: ['Verdict', 'Authority', 'Position'],
  rows: [
    {
      verdict: 'Does not recommend it',
      who: 'NSA, US',
      position:
        'For national security systems, unless its limitations are overcome. Its security is “highly implementation-dependent.”',
    },
    { verdict: 'Will not support it', who: 'NCSC, UK', position: ncscQkd },
    {
      verdict: 'Niche uses only',
      who: 'BSI, ANSSI, NLNCSA and the Swedish NCSA',
      position: 'Migration to post-quantum cryptography has priority (January 2024).',
    },
  ],
} as const;
