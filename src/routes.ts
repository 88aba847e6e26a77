import { whileSample } from './config/sample.ts';
import { company, labsPath, site } from './config/site.ts';

/** What every page of the site has: its address, its module under `pages/`, and how it presents itself. */
type Route = {
  path: `/${string}`;
  /** File under `src/pages/`, without its ending. */
  page: string;
  /** At most 45 characters, without the vendor's name. */
  title: string;
  /** What a reader gets, for search results and previews. */
  description: string;
};

/** Every URL but the articles, in the order of the specification. */
export const routes = [
  {
    path: '/',
    page: 'home',
    title: 'Post-quantum data security',
    description:
      'Protect messages, files and access with post-quantum encryption built on NIST standards (ML-KEM, AES-256). See it work in your browser.',
  },
  {
    path: '/about',
    page: 'about',
    title: 'About the company',
    description: `The mission, milestones, executive leadership and board of a data protection vendor in ${site.address.city}, and how its products are counted.`,
  },
  {
    path: '/privacy',
    page: 'privacy',
    title: 'Privacy Policy',
    description:
      'What this site keeps in your browser, what reaches us when you send an e-mail, and the rights you have over it. Effective January 1, 2025.',
  },
  {
    path: '/terms',
    page: 'terms',
    title: 'Terms of Service',
    description: `Who may use this site, what its claims are worth in a contract, the limit of liability and the law of ${company.jurisdiction.name}. Effective May 27, 2025.`,
  },
  {
    path: '/security',
    page: 'security',
    title: 'Security of the site and the products',
    description:
      'How this site is built to hold nothing, which algorithms the products use, what each compliance name proves, and how to report a vulnerability.',
  },
  {
    path: '/accessibility',
    page: 'accessibility',
    title: 'Accessibility',
    description:
      'The standard these pages aim at, the programs that check every one of them, what no person has tried yet, and how to report what stops you.',
  },
  {
    path: '/security-platform',
    page: 'security-platform',
    title: 'Security platform with key management',
    description:
      'Communications, data protection and zero trust on one key management core: capabilities, benefits and six industry applications, with a console sample.',
  },
  {
    path: '/free-demo',
    page: 'free-demo',
    title: 'Free 45-minute demo',
    description:
      'Choose a live platform demo, a consultation or a hard special case. What happens in the session, what to prepare and what not to send us.',
  },
  {
    path: labsPath,
    page: 'resources/labs',
    title: 'Research labs',
    description:
      'Four research areas, four innovations with their true status, unreviewed publications marked as such, and three ways to collaborate with us.',
  },
  {
    path: '/platform/communications',
    page: 'platform/communications',
    title: 'Quantum-Secure Communications',
    description:
      'How ParticleMesh encrypts, splits and routes a message, what ParticleBeam will add, and why the design does without quantum key distribution.',
  },
  {
    path: '/platform/data-protection',
    page: 'platform/data-protection',
    title: 'Data Protection',
    description:
      'Protection at rest, in transit and in use for records that must stay secret for decades, with links to encryption, storage and access control.',
  },
  {
    path: '/platform/zero-trust',
    page: 'platform/zero-trust',
    title: 'Zero Trust',
    description:
      'Six zero-trust principles with the configuration each one changes, for enterprises, government agencies and small businesses. NIST and CISA cited.',
  },
  {
    path: '/platform/architecture',
    page: 'platform/architecture',
    title: 'Platform Architecture',
    description:
      'Five layers, what each can and cannot see, how an algorithm is replaced, and the specifications with a label for every target, claim and SLA.',
  },
  {
    path: '/platform/explore-encryption',
    page: 'platform/explore-encryption',
    title: 'Encryption: ML-KEM first',
    description:
      'The threat, the standard answer and the four steps of our encryption, with the limits of each benefit and the review status of Quantamorphic.',
  },
  {
    path: '/platform/learn-about-storage',
    page: 'platform/learn-about-storage',
    title: 'Secure Storage with split keys',
    description:
      'Cloud, on-premise and hybrid layouts for split-key storage, four security features, the scope of each performance figure, and one firm warning.',
  },
  {
    path: '/platform/discover-controls',
    page: 'platform/discover-controls',
    title: 'Access Control',
    description:
      'Multi-factor sign-in, roles, policy and detection, joined to your directory by SSO, API and LDAP, with one worked decision from request to log.',
  },
  {
    path: '/solutions/developers',
    page: 'solutions/developers',
    title: 'Developer Hub',
    description:
      'Exact sizes of ML-KEM, ML-DSA and SLH-DSA objects, what the SDK covers, free-tier limits, and what to measure before you ship to production.',
  },
  {
    path: '/solutions/it-leaders',
    page: 'solutions/it-leaders',
    title: 'For IT Leaders and CISOs',
    description:
      'Eight threats with timelines and protections, the dates set in the US, EU and UK, and what each compliance word obliges a vendor to show you.',
  },
  {
    path: '/solutions/military',
    page: 'solutions/military',
    title: 'For Military and Government',
    description:
      'The CNSA 2.0 algorithms and dates, the design for contested links, the state of FIPS validation, and what must never be put in an e-mail to us.',
  },
  {
    path: '/solutions/enterprise',
    page: 'solutions/enterprise',
    title: 'For Enterprise and Financial',
    description:
      'Key inventory, re-wrapping and separation of duties for long-lived ledgers, with the scope of every uptime and throughput figure written out.',
  },
  {
    path: '/developers',
    page: 'developers',
    title: 'Developers and DevSecOps',
    description:
      'Cryptography as a managed dependency: SDK, pipeline, signing and monitoring, six framework notes, and an order of migration that avoids surprises.',
  },
  {
    path: '/products-solutions',
    page: 'products-solutions',
    title: 'Products',
    description:
      'Every product with its real status, shipping or still to come, the advantages we claim for them, and why three uptime numbers exist.',
  },
  {
    path: '/docs',
    page: 'docs',
    title: 'Documentation',
    description:
      'A map of sixteen topics in four categories: getting started, security and authentication, data protection, and communications, plus quick access.',
  },
  {
    path: '/api',
    page: 'api',
    title: 'API reference',
    description:
      'Four endpoints for encryption, decryption, keys and the mesh, bearer authentication, and which response field you may build on without risk.',
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
    title: 'Post-quantum whitepapers',
    description:
      'Plan a post-quantum migration with six sourced papers: CNSA 2.0 deadlines, architecture, multipath transport, encryption law and zero trust.',
  },
  {
    path: '/resources/case-studies',
    page: 'resources/case-studies',
    title: 'Post-quantum migration case studies',
    description: `${whileSample('Illustrative stories: ')}how insurers, agencies, factories and hospitals plan a post-quantum migration, with the steps, results and months.`,
  },
  {
    path: '/careers',
    page: 'careers',
    title: 'Careers',
    description: `Open positions in ${site.address.city} and remote, with what a good first year looks like, benefits, the hiring process, and how to apply by e-mail.`,
  },
  {
    path: '/press',
    page: 'press',
    title: 'Press and Media',
    description:
      'Releases with dates, awards, boilerplate to paste, the contents of the media kit, the contact for journalists, and answers to the awkward questions.',
  },
  {
    path: '/partners',
    page: 'partners',
    title: 'Partner program',
    description:
      'Three partnership types with their benefits, six things every partner receives, five requirements, and how an application is decided and when.',
  },
  {
    path: '/contact',
    page: 'contact',
    title: 'Contact',
    description: `How to reach general inquiries, sales and support, the office in ${site.address.city}, business hours with their time zone, and a message form.`,
  },
] as const satisfies readonly Route[];

/** Module of the page that shows one article; the articles themselves are files under `content/blog/`. */
export const articlePage = 'blog/article';

/** The page a static host answers with when nothing else matches. */
export const notFound = {
  page: 'not-found',
  title: 'Page not found',
  description: 'This address is not part of the site.',
} as const;

export type PagePath = (typeof routes)[number]['path'];

/** An address inside the site, or the one the footer names without a page. Others do not compile. */
export type SiteHref =
  | PagePath
  | `${PagePath}#${string}`
  | `${PagePath}?${string}`
  | `/blog/${string}`
  | `#${string}`
  | '/platform/quantamorphic';
