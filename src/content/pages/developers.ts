import { integrationsTested } from '../product/deployment.ts';
import { grouped, percent } from '../../lib/text/format.ts';
import { sdk } from '../product/sdk.ts';
import type { PageContent } from './page-content.ts';
import type { Head } from '../../routes.ts';

export const head: Head = {
  title: 'Developers and DevSecOps: post-quantum',
  description:
    'Copy code for post-quantum crypto in your pipeline: SDK, cryptographic bill of materials, ML-DSA signing, alerts and guides for six frameworks.',
};

/** In June 2026 (arXiv 2606.16473). None of the domains had a post-quantum certificate. */
export const domainScan = { domains: 32_011, hybrid: 0.493, perDot: 10 } as const;

export const developers = {
  heading: 'DevSecOps for post-quantum cryptography',
  lede: 'Manage cryptography like any other dependency: pin it, list it in each build and alert when it changes.',
  sections: [
    {
      id: 'pipeline',
      heading: 'Post-quantum crypto in your pipeline',
      lede: 'Copy a sample for SDK, DevOps, security or monitoring.',
    },
    {
      id: 'gate',
      heading: 'Stop RSA before it merges',
      lede: 'Each build compares its algorithms with your list, in about two minutes beside the tests.',
    },
    {
      id: 'frameworks',
      heading: 'Framework integrations',
      lede: 'Code, and what to check first.',
      points: [
        {
          id: 'react-next',
          term: 'React/Next.js',
          text: 'Keep keys on the server, because a browser bundle can’t hide one.',
        },
        {
          id: 'express',
          term: 'Express/Node.js',
          text: 'Raise header limits before post-quantum tokens outgrow the default.',
        },
        {
          id: 'spring',
          term: 'Spring Boot',
          text: 'Register the provider once, ahead of the built-in ones.',
        },
        {
          id: 'django-fastapi',
          term: 'Django/FastAPI',
          text: 'Size database columns for wrapped keys, and encrypt off the event loop.',
        },
        {
          id: 'laravel-symfony',
          term: 'Laravel/Symfony',
          text: 'Replace or decorate the encryption service, and your calls stay.',
        },
        {
          id: 'rails',
          term: 'Ruby on Rails',
          text: 'Active Record encryption accepts our key provider.',
        },
      ],
    },
    { id: 'integrations', heading: 'Integrations by open standard', lede: integrationsTested },
    { id: 'resources', heading: 'Developer resources' },
  ],
  sources: [
    { label: 'Domain scan, June 2026, arXiv 2606.16473', href: 'https://arxiv.org/abs/2606.16473' },
    {
      label: 'OWASP CycloneDX, Cryptography bill of materials',
      href: 'https://cyclonedx.org/capabilities/cbom/',
    },
  ],
  next: { label: 'Open the documentation', to: '/docs' },
} as const satisfies PageContent;

/** `at` is the place on the field, in percent. */
export const scanLegend = [
  {
    term: 'Hybrid key exchange',
    text: `${percent(domainScan.hybrid)} of the domains scanned`,
    tone: 'signal',
    at: 0,
  },
  {
    term: 'Classical key exchange only',
    text: `${percent(1 - domainScan.hybrid)}. Traffic recorded here can be opened later.`,
    at: domainScan.hybrid * 100,
  },
] as const;

export const scanReadout = `${grouped(domainScan.domains)} domains in June 2026, ${domainScan.perDot} a dot. None had a post-quantum certificate.`;

/** A build that stops. */
export const gateWords = {
  title: 'ci / cryptographic-inventory',
  state: 'sample',
  list: 'Your list',
  build: 'The build',
} as const;

export const gateList = [
  { term: 'Key exchange', value: 'ML-KEM-768, beside X25519' },
  { term: 'Signatures', value: 'ML-DSA-65, beside ECDSA P-384' },
  { term: 'Data', value: 'AES-256-GCM' },
  { term: 'Anything else', value: 'blocks the merge', tone: 'attack' },
] as const;

export const gateRun = [
  { mark: '14:02', text: `npm install --no-save ./vendor/${sdk.archives.cli}` },
  { mark: '14:02', text: 'cbom.json: 9 algorithms' },
  { mark: '14:03', text: 'ML-KEM-768, ML-DSA-65, AES-256-GCM: allowed', tone: 'ok' },
  { mark: '14:03', text: 'RSA-2048 in legacy/export.ts: not on the list', tone: 'attack' },
  { mark: '14:03', text: 'merge blocked, owner: payments', tone: 'attack' },
] as const;

export const integrationHeads = ['Standard', 'What you connect', 'Tested with'] as const;

export const developerWords = {
  topics: 'Topics for developers',
  ending: 'Try the first call today',
} as const;

/** The samples in the tabs, after "Copy", for screen readers. */
export const sampleNames = {
  encrypt: 'the TypeScript module',
  rotate: 'the Python rotation',
  inventory: 'the workflow',
  gate: 'the gate',
  sign: 'the signing script',
  verify: 'the verification',
  alert: 'the alert rule',
  probe: 'the probe',
} as const;

export const developerTabs = [
  {
    id: 'sdk',
    label: 'SDK',
    heading: 'Keep the SDK in one module',
    text: 'When an algorithm changes, you change this one file. The second sample moves stored rows to a new key, and you can stop it at any point.',
  },
  {
    id: 'devops',
    label: 'DevOps',
    heading: 'A cryptographic bill of materials per build',
    text: 'Write a CycloneDX inventory in each pull request, and know where RSA is still in use before an auditor asks.',
  },
  {
    id: 'security',
    label: 'Security',
    heading: 'Sign twice during the transition',
    text: 'Old verifiers keep working with ECDSA, and new ones require both signatures. Check what your registry allows in a manifest, because ML-DSA-65 signatures are about 30 times larger.',
  },
  {
    id: 'monitoring',
    label: 'Monitoring',
    heading: 'Alert when hybrid key exchange drops',
    text: 'A proxy or an old library can turn hybrid handshakes into classical ones without an error. Chart their share, and run the probe from outside to find the host.',
  },
] as const;

type Resource = { readonly label: string; readonly text: string; readonly to: `/${string}` };

export const developerResources = [
  { label: 'Documentation', text: 'From the first call to key rotation', to: '/docs' },
  { label: 'API reference', text: 'Calls you can try in your browser', to: '/api' },
  { label: 'Technology posts', text: 'Research and sources', to: '/blog/category/technology' },
  { label: 'Feed', text: 'New posts by RSS', to: '/rss.xml' },
  { label: 'OpenAPI file', text: 'OpenAPI 3.1 for your tools', to: '/openapi.json' },
] as const satisfies readonly Resource[];
