import type { Owner } from '../owner.ts';

/** A name outside the Latin script, an office abroad, two products, no patents, its own names for everything. */
export const owner: Owner = {
  keys: false,
  renamed: [
    [
      'src/content/blog/quantamorphic-encryption-science.mdx',
      'src/content/blog/kasumi-9-encryption-science.mdx',
    ],
    [
      'src/content/blog/particlemesh-network-security.mdx',
      'src/content/blog/tsunagu-network-security.mdx',
    ],
  ],
  // English alone.
  removed: ['src/**/*.de.{ts,mdx}'],
  edits: [
    [
      'src/content/claims/company.ts',
      `  patents: {
    figure: '25 patents',
    scope: 'The company',
    definition: 'Granted and pending together.',
    status: 'our-measurement',
    sample: true,
    page: '/about',
  },
`,
      '',
    ],
    [
      'src/content/pages/about.ts',
      `  {
    claim: marked.patents,
    text: 'Granted and pending together. Only review by outsiders shows that an idea is secure.',
    kind: 'Our own tally',
  },
`,
      '',
    ],
    ['src/content/pages/about.ts', 'products and patents', 'products, counted'],
    ['src/content/blog/*.mdx', 'Quantamorphic', 'Kasumi-9'],
    ['src/content/blog/*.mdx', 'ParticleMesh', 'Tsunagu'],
    ['src/content/blog/*.mdx', 'private AI aggregation platform', 'document sharing'],
    ['src/content/people/ingrid-halvorsgaard.mdx', 'Ingrid Halvorsgaard', 'Sakura Nishimura'],
    ['src/content/positions/devsecops-engineer.mdx', "place: 'remote'", "place: 'lisbon'"],
  ],
};
