import { whileSample } from './config/sample.ts';
import { company, labsPath, site } from './config/site.ts';
import { isPublished } from './config/is-published.ts';
import { longDate } from './lib/text/format.ts';
import type { ResultKind } from './features/search/indexed-page.ts';

export type Route = {
  path: `/${string}`;
  /** File under `src/pages/`, without its extension. */
  page: string;
  /** At most 45 characters, without the vendor's name. */
  title: string;
  /** For search results and previews. */
  description: string;
  /** How the site's search labels what it finds on the page; `Page` if missing. */
  result?: ResultKind;
  /** The page's name in the site's search, if that is not its title. */
  name?: string;
  /** The page above it in the breadcrumbs, besides the home page. */
  parent?: `/${string}`;
  /** What search engines are told besides the breadcrumbs (`generator/pages/structured-data.ts`). */
  schema?: PageSchema;
};

/** The vendor, the topics of the documentation, the page itself as a reference, or the available products. */
export type PageSchema = 'vendor' | 'topics' | 'reference' | 'products';

/** Every page except the articles, published or not, in the order of the specification. */
export const allRoutes = [
  {
    path: '/',
    page: 'home',
    schema: 'vendor',
    title: 'Post-quantum data security',
    description:
      'Protect messages, files and access with post-quantum encryption built on NIST standards (ML-KEM, AES-256). See it work in your browser.',
  },
  {
    path: '/about',
    page: 'about',
    title: 'About us: post-quantum data protection',
    description: `Meet the people behind ${site.name}: what we protect and why, how we got here, who leads the company, who sits on its board, and what you can buy.`,
  },
  {
    path: '/privacy',
    page: 'privacy',
    title: 'Privacy Policy',
    description: `See what this site keeps in your browser, what reaches us when you write to us, and how to export or delete it. Effective ${longDate(company.law.privacy.effective)}.`,
  },
  {
    path: '/terms',
    page: 'terms',
    title: 'Terms of Service',
    description: `Who can use this site, what its claims mean in a contract, the limit of liability and the law of ${company.jurisdiction.name}. Effective ${longDate(company.law.terms.effective)}.`,
  },
  {
    path: '/security',
    page: 'security',
    title: 'Security: TLS 1.3, AES-256 and ML-KEM',
    description:
      'Check how this website and our products protect your data, what each compliance name proves, who holds which key, and how to report a flaw.',
  },
  {
    path: '/accessibility',
    page: 'accessibility',
    title: 'Accessibility: WCAG 2.2 AA',
    description:
      'We target WCAG 2.2 AA and test every page automatically. See what was tested, which faults are known, and how to report a barrier to us.',
  },
  {
    path: '/security-platform',
    page: 'security-platform',
    title: 'Security platform with key management',
    description:
      'Communications, data protection and zero trust on one key management core: capabilities, benefits and applications by industry, with a console sample.',
  },
  {
    path: '/free-demo',
    page: 'free-demo',
    title: 'Free post-quantum security demo',
    description:
      'Book 45 minutes with an engineer: a live platform demo, a consultation or your special case. What to expect, what to prepare, and buyer questions.',
  },
  {
    path: labsPath,
    page: 'resources/labs',
    parent: '/about',
    name: `${site.name} Labs`,
    title: 'Research labs: post-quantum cryptography',
    description:
      'See what our researchers work on, how far each project is, and which papers you can ask for. Universities and cryptanalysts can work with us.',
  },
  {
    path: '/platform/communications',
    page: 'platform/communications',
    parent: '/security-platform',
    title: 'Quantum-Secure Communications with ML-KEM',
    description:
      'Protect traffic from harvest now, decrypt later: hybrid ML-KEM encryption over separate routes, a failover simulator and a comparison with QKD.',
  },
  {
    path: '/platform/data-protection',
    page: 'platform/data-protection',
    parent: '/security-platform',
    title: 'Post-quantum data protection',
    description:
      'Keep records secret for decades at rest, in transit and in use: post-quantum encryption, zero-knowledge key management and AI-safe tokenization.',
  },
  {
    path: '/platform/zero-trust',
    page: 'platform/zero-trust',
    parent: '/security-platform',
    title: 'Zero Trust access on every request',
    description:
      'Check every request after sign-in: see a session decided step by step, six zero trust principles as settings, and a readiness self-check.',
  },
  {
    path: '/platform/architecture',
    page: 'platform/architecture',
    parent: '/security-platform',
    title: 'Platform architecture and specifications',
    description:
      'See what each of five layers can read, what a breach of it yields, how algorithms are replaced, and how every performance figure is defined.',
  },
  {
    path: '/platform/explore-encryption',
    page: 'platform/explore-encryption',
    parent: '/security-platform',
    title: 'Post-quantum encryption with ML-KEM-768',
    description:
      'Try ML-KEM-768 and AES-256-GCM in your browser, and see which quantum threats each standard answers, how it works, and where its limits are.',
  },
  {
    path: '/platform/learn-about-storage',
    page: 'platform/learn-about-storage',
    parent: '/security-platform',
    title: 'Secure storage with keys you can recover',
    description:
      'Open encrypted files daily, and recover their keys with three of five custodians: cloud, on-premise or hybrid layouts, with performance figures.',
  },
  {
    path: '/platform/discover-controls',
    page: 'platform/discover-controls',
    parent: '/security-platform',
    title: 'Access control and policy management',
    description:
      'Try an access policy and see which rule decides. Multi-factor sign-in, roles, threat detection, and SSO, API and LDAP integrations explained.',
  },
  {
    path: '/solutions/developers',
    page: 'solutions/developers',
    title: 'Developer Hub: post-quantum SDK and API',
    description:
      'Get a free API key, copy SDK code for post-quantum encryption, and check the exact ML-KEM and ML-DSA sizes your columns and packets have to hold.',
  },
  {
    path: '/solutions/it-leaders',
    page: 'solutions/it-leaders',
    title: 'Post-quantum planning for IT Leaders',
    description:
      'See which data is already late, which post-quantum deadlines bind you in the US, EU and UK, and make a one-page migration brief for your board.',
  },
  {
    path: '/solutions/military',
    page: 'solutions/military',
    title: 'CNSA 2.0 for Military and Government',
    description:
      'Which algorithms and dates CNSA 2.0 sets, how messaging holds over contested links, where FIPS 140-3 stands, and how to request a classified demo.',
  },
  {
    path: '/solutions/enterprise',
    page: 'solutions/enterprise',
    title: 'Post-quantum key management for finance',
    description:
      'Replace keys without re-encrypting records. See how that compares with a cloud KMS, post-quantum TLS and QKD, and what your auditors can check.',
  },
  {
    path: '/developers',
    page: 'developers',
    title: 'Developers: post-quantum DevSecOps',
    description:
      'Copy code for post-quantum crypto in your pipeline: SDK, cryptographic bill of materials, ML-DSA signing, alerts and guides for six frameworks.',
  },
  {
    path: '/products-solutions',
    page: 'products-solutions',
    schema: 'products',
    title: 'Post-quantum products and pricing',
    description:
      'See each product at work and what ships today. Then read what a quote is made of, how pricing works and how a six-week pilot runs with your keys.',
  },
  {
    path: '/docs',
    page: 'docs',
    result: 'docs',
    schema: 'topics',
    title: 'Post-quantum encryption documentation',
    description:
      'Install the SDK, encrypt your first value, rotate keys and set up hybrid ML-KEM handshakes: developer guides with code you can copy, and tutorials.',
  },
  {
    path: '/api',
    page: 'api',
    result: 'api',
    schema: 'reference',
    title: 'Post-quantum encryption API reference',
    description:
      'Encrypt, decrypt, list keys and join the mesh over JSON. Copy samples for cURL, JavaScript, Python and Go, and try each ML-KEM call in your browser.',
  },
  {
    path: '/blog',
    page: 'blog/index',
    title: 'Post-quantum security blog & updates',
    description:
      'Post-quantum cryptography, ML-KEM, AI data protection and zero trust, explained by the people who build with them, with arithmetic and sources.',
  },
  {
    path: '/resources/whitepapers',
    page: 'resources/whitepapers',
    result: 'paper',
    title: 'Post-quantum whitepapers',
    description:
      'Plan a post-quantum migration with six sourced papers: CNSA 2.0 deadlines, architecture, multipath transport, encryption law and zero trust.',
  },
  {
    path: '/resources/case-studies',
    page: 'resources/case-studies',
    result: 'case',
    title: 'Post-quantum migration case studies',
    description: `${whileSample('Illustrative stories: ')}how insurers, agencies, factories and hospitals plan a post-quantum migration, with the steps, results and months.`,
  },
  {
    path: '/careers',
    page: 'careers',
    result: 'job',
    title: 'Careers in post-quantum security',
    description: `Open positions in security engineering and cryptography, in ${site.address.city} or remote. See the benefits, how we hire, and what a good first year looks like.`,
  },
  {
    path: '/press',
    page: 'press',
    result: 'press',
    title: 'Press and Media: post-quantum security',
    description:
      'Press releases in full, awards, logos and a fact sheet with checksums, boilerplate to copy, and a contact who answers reporters on deadline.',
  },
  {
    path: '/partners',
    page: 'partners',
    title: 'Post-quantum partner program',
    description:
      'Partner types, benefits and requirements for security integrators, resellers and technology partners, and how your application becomes an agreement.',
  },
  {
    path: '/contact',
    page: 'contact',
    title: 'Contact sales and support',
    description: `Write to general inquiries, sales or support, call us, or visit the office in ${site.address.city}. Business hours in your time zone, and a message form.`,
  },
] as const satisfies readonly Route[];

/** The pages that `config/unpublished.ts` does not take off. */
export const routes: readonly (Route & { path: PagePath })[] = allRoutes.filter(({ path }) =>
  isPublished(path),
);

/** The page module of every article; the articles are files under `content/blog/`. */
export const articlePage = 'blog/article';

/** Static hosts serve it for unknown addresses. */
export const notFound = {
  page: 'not-found',
  title: 'Page not found',
  description: 'This address is not part of the site.',
} as const;

export type PagePath = (typeof allRoutes)[number]['path'];
