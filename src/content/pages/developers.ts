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
        'Inventory, then key exchange, then stored data, then signatures. Key exchange comes early because recorded traffic is already at risk; signatures take longest because the certificate chain has to move together, and newer advice (Google, March 2026) starts them first. A June 2026 preprint scanned 32,011 domains: 49.3% supported hybrid post-quantum key exchange and none had a post-quantum certificate.',
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

type Guide = {
  /** Anchor on the page. */
  readonly id: string;
  readonly name: string;
  /** What goes wrong most often. */
  readonly checks: readonly string[];
};

/** Framework guides, in the order of the specification. Their code is in `content/samples/files/`. */
export const guides = [
  {
    id: 'react-next',
    name: 'React/Next.js',
    checks: [
      'Search the built client bundle for the key’s first characters: there should be no hit.',
      'Call the action with an empty form and with a file in place of text.',
      'Load the page twice. Two seals of one text must differ.',
    ],
  },
  {
    id: 'express',
    name: 'Express/Node.js',
    checks: [
      'Send a 20 KB cookie. With the default limit Node answers 431.',
      'Throw inside the route and read the log: the request body must not be in it.',
      'Stop the API host and see that a request fails after ten seconds, not never.',
    ],
  },
  {
    id: 'spring',
    name: 'Spring Boot',
    checks: [
      'Widen the column to text: a sealed value has about 1,500 characters before yours.',
      'Queries by a sealed column find nothing. Keep a keyed hash beside it if you need equality.',
      'Run the migration twice on a copy. The second run should change no row.',
    ],
  },
  {
    id: 'django-fastapi',
    name: 'Django/FastAPI',
    checks: [
      'Watch the event loop while a hundred requests come in at once.',
      'Use a TextField; a CharField of 255 cuts a sealed value and nothing opens it again.',
      'Leave the key out of the environment: the process should not start.',
    ],
  },
  {
    id: 'laravel-symfony',
    name: 'Laravel/Symfony',
    checks: [
      'Run config:cache, then confirm that env() is called from configuration files only.',
      'Serialize a model to JSON. Decide on purpose whether the plain value belongs in it.',
      'Send a queue job with a sealed model and open it in the worker.',
    ],
  },
  {
    id: 'rails',
    name: 'Ruby on Rails',
    checks: [
      'Raise the size of the encrypted attribute; the wrapped key travels in its header.',
      'Rotate once in staging with both providers listed, the new one first.',
      'Grep the log for the attribute’s name: filter_parameters should have caught it.',
    ],
  },
] as const satisfies readonly Guide[];

/** The tabs of the page, with what stands above their code. */
export const developerTabs = [
  {
    id: 'sdk',
    label: 'SDK',
    heading: 'One module that knows the library',
    text: 'Wrap the client once and forbid direct calls elsewhere, by a lint rule if you have to. When an algorithm is replaced, one file changes. The second sample moves stored rows to a new key and can be stopped at any point.',
  },
  {
    id: 'devops',
    label: 'DevOps',
    heading: 'A bill of materials in every build',
    text: 'The inventory costs two minutes beside a test run of fourteen, so it never decides how long a release takes. What it buys is an answer on the day somebody asks where RSA is still in use.',
  },
  {
    id: 'security',
    label: 'Security',
    heading: 'Two signatures until one is enough',
    text: 'Verifiers that know only the old scheme keep working, and those that know both demand both. An ML-DSA-65 signature has 3,309 bytes where ECDSA P-384 has about a hundred; check what your registry allows in a manifest.',
  },
  {
    id: 'monitoring',
    label: 'Monitoring',
    heading: 'Chart the key exchange, page on its fall',
    text: 'A proxy or an old library in the path can turn hybrid handshakes into classical ones without a single error. The share of handshakes shows it; a probe from outside says which host.',
  },
] as const;

type Resource = { readonly label: string; readonly text: string; readonly to: `/${string}` };

export const developerResources = [
  {
    label: 'Documentation',
    text: 'Sixteen topics, from the first call to key rotation.',
    to: '/docs',
  },
  { label: 'API reference', text: 'Four calls you can try in the page.', to: '/api' },
  {
    label: 'Technology posts',
    text: 'Reasons and sources, with their dates.',
    to: '/blog/category/technology',
  },
  { label: 'Feed', text: 'New posts, without an address of yours.', to: '/rss.xml' },
  {
    label: 'OpenAPI file',
    text: 'OpenAPI 3.1, example shapes marked as such.',
    to: '/openapi.json',
  },
] as const satisfies readonly Resource[];
