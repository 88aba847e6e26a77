import type { Argument } from './argument.ts';

export const docs = {
  heading: 'Documentation, in sixteen topics',
  lede: 'Four categories of four topics, and this page is the map. The first topic of each category assumes nothing; the fourth assumes the other three.',
  sections: [
    {
      id: 'getting-started',
      heading: 'Getting Started',
      paragraphs: [],
      points: [
        {
          term: 'Install the SDK',
          text: 'Supported runtimes, and how to verify what you fetched.',
        },
        { term: 'First encryption', text: 'Seal one value, open it again, compare.' },
        { term: 'Environments', text: 'Test keys, live keys and why they never mix.' },
        { term: 'Reading errors', text: 'Which failures to retry and which to report.' },
      ],
    },
    {
      id: 'security-authentication',
      heading: 'Security & Authentication',
      paragraphs: [],
      points: [
        { term: 'API keys', text: 'Scope, storage and revocation of a bearer key.' },
        { term: 'Key rotation', text: 'Renewing wraps without touching stored data.' },
        { term: 'Roles and policies', text: 'A worked role-based example, with a denial.' },
        { term: 'Audit log format', text: 'Fields, retention and export.' },
      ],
    },
    {
      id: 'data-protection',
      heading: 'Data Protection',
      paragraphs: [],
      points: [
        { term: 'Field encryption', text: 'Columns, indexes and what can no longer be searched.' },
        { term: 'File encryption', text: 'Chunking, resuming and detecting truncation.' },
        {
          term: 'Tokenization',
          text: 'Replacing identifiers before a model or a test system sees them.',
        },
        { term: 'Migrating old data', text: 'From RSA-wrapped keys to hybrid wraps, in stages.' },
      ],
    },
    {
      id: 'communications',
      heading: 'Communications',
      paragraphs: [],
      points: [
        { term: 'Joining the mesh', text: 'Node identity, enrollment and first contact.' },
        {
          term: 'Hybrid handshake',
          text: 'Groups offered, sizes expected, what a fallback means.',
        },
        { term: 'Failover behavior', text: 'How a route is declared dead, and by whom.' },
        { term: 'Monitoring a node', text: 'Health counters worth an alert.' },
      ],
    },
    {
      id: 'quick-access',
      heading: 'Quick Access',
      paragraphs: ['Every sample uses placeholder keys and a placeholder host.'],
      points: [
        { term: 'API Reference', text: 'Methods, paths and the one response field that is fixed.' },
        { term: 'Tutorials', text: 'Longer exercises built from the topics above.' },
        { term: 'Downloads', text: 'Client packages and schemas, on request by e-mail.' },
      ],
    },
  ],
  next: { label: 'Go to the API reference', to: '/api' },
} as const satisfies Argument;
