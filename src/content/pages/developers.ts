import type { Argument } from './argument.ts';

export const developers = {
  heading: 'Treat cryptography like any other dependency',
  lede: 'It has versions, owners and end dates. DevSecOps teams already know how to manage that; they rarely get the inventory to do it with.',
  sections: [
    {
      id: 'pipeline',
      heading: 'Four places where it touches your work',
      paragraphs: [],
      points: [
        {
          term: 'SDK',
          text: 'Pin it, wrap it in one module of your own, and forbid direct calls to primitives elsewhere.',
        },
        {
          term: 'DevOps',
          text: 'Generate a cryptographic bill of materials in each build and fail when an unlisted algorithm appears.',
        },
        {
          term: 'Security',
          text: 'Sign artifacts with two schemes during the transition, and verify both at deploy time.',
        },
        {
          term: 'Monitoring',
          text: 'Chart the share of connections by key-exchange group. A sudden return to classical-only is an incident.',
        },
      ],
    },
    {
      id: 'frameworks',
      heading: 'Framework integrations, six of them',
      paragraphs: ['What to look at first in each.'],
      points: [
        {
          term: 'React/Next.js',
          text: 'Keep keys on the server; a browser bundle cannot hide one.',
        },
        {
          term: 'Express/Node.js',
          text: 'Raise header limits before tokens grow past the default.',
        },
        { term: 'Spring Boot', text: 'Register the provider once, ahead of the built-in ones.' },
        {
          term: 'Django/FastAPI',
          text: 'Size database columns for wrapped keys, and encrypt off the event loop.',
        },
        {
          term: 'Laravel/Symfony',
          text: 'Replace or decorate the encryption service and leave the call sites alone.',
        },
        {
          term: 'Ruby on Rails',
          text: 'Active Record encryption accepts a custom key provider.',
        },
      ],
    },
    {
      id: 'resources',
      heading: 'Developer resources',
      paragraphs: [
        'The documentation is organized in sixteen topics. The API reference lists four endpoints. The blog’s technology posts give reasons, with sources. Code in all three is illustration, and its host name is a placeholder.',
      ],
    },
    {
      id: 'order',
      heading: 'An order that has fewer surprises',
      paragraphs: [
        'Inventory, then key exchange, then stored data, then signatures. Key exchange comes early because recorded traffic is already at risk; signatures come last because the certificate chain has to move together. A June 2026 preprint scanned 32,011 domains: 49.3% supported hybrid post-quantum key exchange and none had a post-quantum certificate.',
      ],
    },
  ],
  sources: [
    { label: 'Domain scan, June 2026, arXiv 2606.16473', href: 'https://arxiv.org/abs/2606.16473' },
    {
      label: 'OWASP CycloneDX, Cryptography bill of materials',
      href: 'https://cyclonedx.org/capabilities/cbom/',
    },
  ],
  next: { label: 'Open the documentation', to: '/docs' },
} as const satisfies Argument;
