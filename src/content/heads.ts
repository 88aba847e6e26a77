import { whileSample } from '../config/sample.ts';
import { company, site } from '../config/site.ts';
import { longDate } from '../lib/text/format.ts';
import type { PageName } from '../routes.ts';

export type Head = {
  /** At most 45 characters, without the vendor's name. */
  readonly title: string;
  /** For search results and previews. */
  readonly description: string;
  /** The page's name in the site's search, if that is not its title. */
  readonly name?: string;
};

/** What tabs, search results and previews show of each page, by its module under `src/pages/`. */
export const heads: Readonly<Record<PageName, Head>> = {
  home: {
    title: 'Post-quantum data security',
    description:
      'Protect messages, files and access with post-quantum encryption built on NIST standards (ML-KEM, AES-256). See it work in your browser.',
  },
  about: {
    title: 'About us: post-quantum data protection',
    description: `Meet the people behind ${site.name}: what we protect and why, how we got here, who leads the company, who sits on its board, and what you can buy.`,
  },
  privacy: {
    title: 'Privacy Policy',
    description: `See what this site keeps in your browser, what reaches us when you write to us, and how to export or delete it. Effective ${longDate(company.law.privacy.effective)}.`,
  },
  terms: {
    title: 'Terms of Service',
    description: `Who can use this site, what its claims mean in a contract, the limit of liability and the law of ${company.jurisdiction.name}. Effective ${longDate(company.law.terms.effective)}.`,
  },
  security: {
    title: 'Security: TLS 1.3, AES-256 and ML-KEM',
    description:
      'Check how this website and our products protect your data, what each compliance name proves, who holds which key, and how to report a flaw.',
  },
  accessibility: {
    title: 'Accessibility: WCAG 2.2 AA',
    description:
      'We target WCAG 2.2 AA and test every page automatically. See what was tested, which faults are known, and how to report a barrier to us.',
  },
  'security-platform': {
    title: 'Security platform with key management',
    description:
      'Communications, data protection and zero trust on one key management core: capabilities, benefits and applications by industry, with a console sample.',
  },
  'free-demo': {
    title: 'Free post-quantum security demo',
    description:
      'Book 45 minutes with an engineer: a live platform demo, a consultation or your special case. What to expect, what to prepare, and buyer questions.',
  },
  'resources/labs': {
    name: `${site.name} Labs`,
    title: 'Research labs: post-quantum cryptography',
    description:
      'See what our researchers work on, how far each project is, and which papers you can ask for. Universities and cryptanalysts can work with us.',
  },
  'platform/communications': {
    title: 'Quantum-Secure Communications with ML-KEM',
    description:
      'Protect traffic from harvest now, decrypt later: hybrid ML-KEM encryption over separate routes, a failover simulator and a comparison with QKD.',
  },
  'platform/data-protection': {
    title: 'Post-quantum data protection',
    description:
      'Keep records secret for decades at rest, in transit and in use: post-quantum encryption, zero-knowledge key management and AI-safe tokenization.',
  },
  'platform/zero-trust': {
    title: 'Zero Trust access on every request',
    description:
      'Check every request after sign-in: see a session decided step by step, six zero trust principles as settings, and a readiness self-check.',
  },
  'platform/architecture': {
    title: 'Platform architecture and specifications',
    description:
      'See what each of five layers can read, what a breach of it yields, how algorithms are replaced, and how every performance figure is defined.',
  },
  'platform/explore-encryption': {
    title: 'Post-quantum encryption with ML-KEM-768',
    description:
      'Try ML-KEM-768 and AES-256-GCM in your browser, and see which quantum threats each standard answers, how it works, and where its limits are.',
  },
  'platform/learn-about-storage': {
    title: 'Secure storage with keys you can recover',
    description:
      'Open encrypted files daily, and recover their keys with three of five custodians: cloud, on-premise or hybrid layouts, with performance figures.',
  },
  'platform/discover-controls': {
    title: 'Access control and policy management',
    description:
      'Try an access policy and see which rule decides. Multi-factor sign-in, roles, threat detection, and SSO, API and LDAP integrations explained.',
  },
  'solutions/developers': {
    title: 'Developer Hub: post-quantum SDK and API',
    description:
      'Get a free API key, copy SDK code for post-quantum encryption, and check the exact ML-KEM and ML-DSA sizes your columns and packets have to hold.',
  },
  'solutions/it-leaders': {
    title: 'Post-quantum planning for IT Leaders',
    description:
      'See which data is already late, which post-quantum deadlines bind you in the US, EU and UK, and make a one-page migration brief for your board.',
  },
  'solutions/military': {
    title: 'CNSA 2.0 for Military and Government',
    description:
      'Which algorithms and dates CNSA 2.0 sets, how messaging holds over contested links, where FIPS 140-3 stands, and how to request a classified demo.',
  },
  'solutions/enterprise': {
    title: 'Post-quantum key management for finance',
    description:
      'Replace keys without re-encrypting records. See how that compares with a cloud KMS, post-quantum TLS and QKD, and what your auditors can check.',
  },
  developers: {
    title: 'Developers: post-quantum DevSecOps',
    description:
      'Copy code for post-quantum crypto in your pipeline: SDK, cryptographic bill of materials, ML-DSA signing, alerts and guides for six frameworks.',
  },
  'products-solutions': {
    title: 'Post-quantum products and pricing',
    description:
      'See each product at work and what ships today. Then read what a quote is made of, how pricing works and how a six-week pilot runs with your keys.',
  },
  docs: {
    title: 'Post-quantum encryption documentation',
    description:
      'Install the SDK, encrypt your first value, rotate keys and set up hybrid ML-KEM handshakes: developer guides with code you can copy, and tutorials.',
  },
  api: {
    title: 'Post-quantum encryption API reference',
    description:
      'Encrypt, decrypt, list keys and join the mesh over JSON. Copy samples for cURL, JavaScript, Python and Go, and try each ML-KEM call in your browser.',
  },
  'blog/index': {
    title: 'Post-quantum security blog & updates',
    description:
      'Post-quantum cryptography, ML-KEM, AI data protection and zero trust, explained by the people who build with them, with arithmetic and sources.',
  },
  'resources/whitepapers': {
    title: 'Post-quantum whitepapers',
    description:
      'Plan a post-quantum migration with six sourced papers: CNSA 2.0 deadlines, architecture, multipath transport, encryption law and zero trust.',
  },
  'resources/case-studies': {
    title: 'Post-quantum migration case studies',
    description: `${whileSample('Illustrative stories: ')}how insurers, agencies, factories and hospitals plan a post-quantum migration, with the steps, results and months.`,
  },
  careers: {
    title: 'Careers in post-quantum security',
    description: `Open positions in security engineering and cryptography, in ${site.address.city} or remote. See the benefits, how we hire, and what a good first year looks like.`,
  },
  press: {
    title: 'Press and Media: post-quantum security',
    description:
      'Press releases in full, awards, logos and a fact sheet with checksums, boilerplate to copy, and a contact who answers reporters on deadline.',
  },
  partners: {
    title: 'Post-quantum partner program',
    description:
      'Partner types, benefits and requirements for security integrators, resellers and technology partners, and how your application becomes an agreement.',
  },
  contact: {
    title: 'Contact sales and support',
    description: `Write to general inquiries, sales or support, call us, or visit the office in ${site.address.city}. Business hours in your time zone, and a message form.`,
  },
};

/** Of the page for unknown addresses. */
export const notFoundHead: Head = {
  title: 'Page not found',
  description: 'This address is not part of the site.',
};

/* Further pages of the blog's lists. */
export const listTitle = '{title}, page {page} of {pages}';
export const listDescription = '{description} This is page {page}.';

/** The feed, as programs that find it on a page name it. */
export const feedTitle = '{name} blog';

/* Files for programs, and what the list of files says of them. */
export const llmsSummary =
  'Post-quantum data protection: encrypted messaging, file storage and access control built on NIST’s published standards.';
export const llmsAbout = 'A list of the topics as plain text, for programs that read.';
export const feedAbout = 'The newest articles of the blog, in full.';
export const openApiAbout = 'The API as a machine reads it.';
export const openApiTitle = '{name} API';
export const openApiSummary = 'Encrypt, decrypt, list keys and connect to the mesh.';
export const openApiNote =
  'Fields that may change are marked x-standing: example. The server address is a placeholder that doesn’t answer.';
export const openApiDocs = 'API reference with a runner';
export const openApiServer = 'Public sandbox. {notice}';
export const openApiDone = 'Done.';
export const openApiError = '{when} Codes: {codes}.';
