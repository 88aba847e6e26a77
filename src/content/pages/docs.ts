import { endpoints } from '../api/endpoints.ts';
import type { TopicCategory } from '../categories.ts';
import { sampleNames } from '../../config/sample-names.ts';
import type { Head } from '../../routes.ts';

export const head: Head = {
  title: 'Post-quantum encryption documentation',
  description:
    'Install the SDK, encrypt your first value, rotate keys and set up hybrid ML-KEM handshakes: developer guides with code you can copy, and tutorials.',
};

const [first] = endpoints;

/** Texts of the page; the topics are in `content/docs/`. */
export const docs = {
  heading: 'Developer documentation for SDK and API',
  lede: 'Install the SDK, make a call, join the mesh, rotate keys, monitor nodes and read errors.',
  openApi: 'openapi.json',
  mistake: 'Report a mistake',
  categories: {
    'getting-started': 'Getting Started',
    'security-authentication': 'Security & Authentication',
    'data-protection': 'Data Protection',
    communications: 'Communications',
  },
  quickAccess: {
    heading: 'Quick Access',
    cards: [
      {
        term: 'API Reference',
        text: 'Every call, to run here',
        command: `${first.method} ${first.endpoint}`,
        to: '/api',
      },
      {
        term: 'Tutorials',
        text: 'Start to finish',
        command: `npx --no ${sampleNames.SLUG} inventory`,
        to: '#tutorials',
      },
      {
        term: 'Downloads',
        text: 'With checksums',
        command: 'sha256sum --check SHA256SUMS',
        to: '#downloads',
      },
    ],
  },
  tutorials: {
    heading: 'Encryption tutorials',
    items: [
      {
        title: 'Protect one database column',
        outcome: 'An afternoon. You end with a column that no stolen backup reveals.',
        steps: [
          { slug: 'first-encryption', text: 'Prove a round trip.' },
          { slug: 'field-encryption', text: 'Size the column; add a blind index.' },
          { slug: 'key-rotation', text: 'Rotate once in test.' },
          { slug: 'audit-log', text: 'Check that every decrypt left an entry.' },
        ],
      },
      {
        title: 'Take RSA out of an archive',
        outcome: 'A week, mostly waiting. You end with a restore from new wraps alone.',
        steps: [
          { slug: 'migrating-old-data', text: 'Write the list of stage 0.' },
          { slug: 'environments', text: 'Rehearse on generated data in test.' },
          { slug: 'reading-errors', text: 'Give the re-wrap loop its retries.' },
          { slug: 'file-encryption', text: 'Check that truncated files are refused.' },
        ],
      },
      {
        title: 'Put a second node beside the first',
        outcome: 'A day. You end with a failover time you measured yourself.',
        steps: [
          { slug: 'joining-the-mesh', text: 'Enroll both nodes by comparing hashes.' },
          { slug: 'hybrid-handshake', text: 'Offer one group only, and see it hold.' },
          { slug: 'failover-behavior', text: 'Set the probe interval, then cut the link.' },
          { slug: 'monitoring-a-node', text: 'Check which alerts came.' },
        ],
      },
    ],
  },
  downloads: {
    heading: 'Downloads',
    text: 'Compare the checksum after you download. You get the client library with a key, on request.',
  },
} as const satisfies {
  readonly categories: Readonly<Record<TopicCategory, string>>;
  readonly [text: string]: unknown;
};
