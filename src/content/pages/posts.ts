/** What every list, card and feed says about a post. Reading time is computed from its text. */
export type PostRecord = {
  readonly slug: string;
  readonly title: string;
  /** 25 to 40 words. */
  readonly excerpt: string;
  readonly author: string;
  /** ISO day of publication. */
  readonly date: string;
  readonly category: 'Technology' | 'Research' | 'Security' | 'Industry';
  readonly featured: boolean;
};

/** Newest first. */
export const posts = [
  {
    slug: 'quantum-secure-communications',
    title: 'Two locks on one channel: hybrid key exchange in practice',
    excerpt:
      'A hybrid handshake makes an attacker break an elliptic curve and a lattice. This post counts the extra bytes, names what fails first in a real network, and says why quantum key distribution is a different thing.',
    author: 'Maren Tollefsdal',
    date: '2025-01-15',
    category: 'Technology',
    featured: true,
  },
  {
    slug: 'ai-safe-data-protection',
    title: 'What a model never receives, it cannot repeat',
    excerpt:
      'Filters on the way out of a language model catch phrases. Minimization, tokenization and encryption on the way in remove the secret itself, and three small changes to a data pipeline get most of the benefit.',
    author: 'Desmond Okwuosa',
    date: '2025-01-10',
    category: 'Research',
    featured: true,
  },
  {
    slug: 'zero-trust-implementation',
    title: 'Zero trust rests on signatures you have not listed',
    excerpt:
      'Policy engines decide on the word of signed tokens, certificates and device reports. A practical order of work from NIST SP 800-207 and the CISA maturity model, with the post-quantum change treated as a dependency of identity.',
    author: 'Desmond Okwuosa',
    date: '2025-01-05',
    category: 'Security',
    featured: false,
  },
  {
    slug: 'particlemesh-network-security',
    title: 'Fragments, routes and failover: how ParticleMesh is designed',
    excerpt:
      'Splitting a message over several paths changes what one observer can collect. We describe the fragment format, the choice of disjoint routes, and the failover target, and keep design goals apart from anything we have measured.',
    author: 'Desmond Okwuosa',
    date: '2024-12-28',
    category: 'Technology',
    featured: false,
  },
  {
    slug: 'quantum-computing-threats',
    title: 'What Shor breaks, what Grover does not, and by when',
    excerpt:
      'Two quantum algorithms get blamed for everything. One would end RSA and elliptic curves on a machine nobody has; the other leaves AES-256 standing. The 2019 estimate, the policy dates, and how to read both.',
    author: 'Maren Tollefsdal',
    date: '2024-12-20',
    category: 'Industry',
    featured: false,
  },
  {
    slug: 'quantamorphic-encryption-science',
    title: 'What it would take to trust Quantamorphic',
    excerpt:
      'Kerckhoffs wrote in 1883 that a cipher must survive its own publication. By that rule our proprietary layer has not earned trust yet. Here is what has been disclosed, what has not, and what reviewers would need.',
    author: 'Maren Tollefsdal',
    date: '2024-12-15',
    category: 'Research',
    featured: false,
  },
] as const satisfies readonly PostRecord[];
