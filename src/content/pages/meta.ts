import { labsPath, site } from '../../config/site.ts';

/**
 * What search engines and shared links show for each path. The vendor's name is appended to the
 * title by the template. '/404' is the not-found page.
 */
export const pageMeta = {
  '/': {
    title: 'Physics-Based Data Security',
    description:
      'Communications, storage and access control built on published post-quantum standards, with every performance figure labeled by kind and scope.',
  },
  '/about': {
    title: 'About the company',
    description: `The mission, four milestones, executive leadership and board of a data protection vendor in ${site.address.city}, and how its products are counted.`,
  },
  '/privacy': {
    title: 'Privacy Policy',
    description:
      'What this site keeps in your browser, what reaches us when you send an e-mail, and the rights you have over it. Effective January 1, 2025.',
  },
  '/terms': {
    title: 'Terms of Service',
    description: `Who may use this site, what its claims are worth in a contract, the limit of liability and the law of ${site.address.region}. Effective May 27, 2025.`,
  },
  '/security': {
    title: 'Security of the site and the products',
    description:
      'How this site is built to hold nothing, which algorithms the products use, what each compliance name proves, and how to report a vulnerability.',
  },
  '/accessibility': {
    title: 'Accessibility',
    description:
      'The standard these pages aim at, the programs that check every one of them, what no person has tried yet, and how to report what stops you.',
  },
  '/security-platform': {
    title: 'Security Platform overview',
    description:
      'Three parts on one key service: communications, data protection and zero trust, with the capabilities they share and six industries they serve.',
  },
  '/free-demo': {
    title: 'Free 45-minute demo',
    description:
      'Choose a live platform demo, a consultation or a hard special case. What happens in the session, what to prepare and what not to send us.',
  },
  [labsPath]: {
    title: 'Research labs',
    description:
      'Four research areas, eight innovations with their true status, unreviewed publications marked as such, and three ways to collaborate with us.',
  },
  '/platform/communications': {
    title: 'Quantum-Secure Communications',
    description:
      'How ParticleMesh encrypts, splits and routes a message, what ParticleBeam will add, and why the design does without quantum key distribution.',
  },
  '/platform/data-protection': {
    title: 'Data Protection',
    description:
      'Protection at rest, in transit and in use for records that must stay secret for decades, with links to encryption, storage and access control.',
  },
  '/platform/zero-trust': {
    title: 'Zero Trust',
    description:
      'Six zero-trust principles with the configuration each one changes, for enterprises, government agencies and small businesses. NIST and CISA cited.',
  },
  '/platform/architecture': {
    title: 'Platform Architecture',
    description:
      'Five layers, what each can and cannot see, how an algorithm is replaced, and the specifications with a label for every target, claim and SLA.',
  },
  '/platform/explore-encryption': {
    title: 'Encryption: ML-KEM first',
    description:
      'The threat, the standard answer and the four steps of our encryption, with the limits of each benefit and the review status of Quantamorphic.',
  },
  '/platform/learn-about-storage': {
    title: 'Secure Storage with split keys',
    description:
      'Cloud, on-premise and hybrid layouts for split-key storage, four security features, the scope of each performance figure, and one firm warning.',
  },
  '/platform/discover-controls': {
    title: 'Access Control',
    description:
      'Multi-factor sign-in, roles, policy and detection, joined to your directory by SSO, API and LDAP, with one worked decision from request to log.',
  },
  '/solutions/developers': {
    title: 'Developer Hub',
    description:
      'Exact sizes of ML-KEM, ML-DSA and SLH-DSA objects, what the SDK covers, free-tier limits, and what to measure before you ship to production.',
  },
  '/solutions/it-leaders': {
    title: 'For IT Leaders and CISOs',
    description:
      'Eight threats with timelines and protections, the dates set in the US, EU and UK, and what each compliance word obliges a vendor to show you.',
  },
  '/solutions/military': {
    title: 'For Military and Government',
    description:
      'The CNSA 2.0 algorithms and dates, the design for contested links, the state of FIPS validation, and what must never be put in an e-mail to us.',
  },
  '/solutions/enterprise': {
    title: 'For Enterprise and Financial',
    description:
      'Key inventory, re-wrapping and separation of duties for long-lived ledgers, with the scope of every uptime and throughput figure written out.',
  },
  '/developers': {
    title: 'Developers and DevSecOps',
    description:
      'Cryptography as a managed dependency: SDK, pipeline, signing and monitoring, six framework notes, and an order of migration that avoids surprises.',
  },
  '/products-solutions': {
    title: 'Products',
    description:
      'Six products with their real status, three shipping and three to come, the advantages we claim for them, and why three uptime numbers exist.',
  },
  '/docs': {
    title: 'Documentation',
    description:
      'A map of sixteen topics in four categories: getting started, security and authentication, data protection, and communications, plus quick access.',
  },
  '/api': {
    title: 'API reference',
    description:
      'Four endpoints for encryption, decryption, keys and the mesh, bearer authentication, and which response field you may build on without risk.',
  },
  '/blog': {
    title: 'Blog & Updates',
    description:
      'Six posts on hybrid key exchange, AI and data, zero trust, mesh networks, quantum threats and our own algorithm, with dates and real sources.',
  },
  '/resources/whitepapers': {
    title: 'Whitepapers',
    description:
      'Six papers on migration, deadlines, architecture, multipath transport, encryption law and zero trust, with category, length and date of each.',
  },
  '/resources/case-studies': {
    title: 'Case studies',
    description:
      'Six illustrative migrations in insurance, government, manufacturing, healthcare, energy and software: challenge, solution, results and duration.',
  },
  '/careers': {
    title: 'Careers',
    description: `Five full-time positions in ${site.address.city}, in Washington, D.C., and remote, with benefits, the hiring process, and how to apply by e-mail.`,
  },
  '/press': {
    title: 'Press and Media',
    description:
      'Three releases with dates, three awards, the contents of the media kit, the contact for journalists, and answers to the awkward questions.',
  },
  '/partners': {
    title: 'Partner program',
    description:
      'Three partnership types with their benefits, six things every partner receives, five requirements, and how an application is decided and when.',
  },
  '/contact': {
    title: 'Contact',
    description: `How to reach general inquiries, sales and support, the office in ${site.address.city}, business hours with their time zone, and a message form.`,
  },
  '/404': {
    title: 'Page not found',
    description:
      'There is no page at this address. It may have moved, or the link may be mistyped. The home page and the main sections are one step from here.',
  },
} as const satisfies Record<string, { title: string; description: string }>;
