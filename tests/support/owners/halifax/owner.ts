import type { Owner } from '../owner.ts';

/** Mail only; without press, careers and labs; its own products' sites. */
export const owner: Owner = {
  keys: false,
  renamed: [],
  // English alone.
  removed: ['src/**/*.de.{ts,mdx}'],
  edits: [
    [
      'src/config/published.ts',
      "import type { PagePath, SiteHref } from '../routes.ts';\n",
      "import type { PagePath, SiteHref } from '../routes.ts';\nimport { labsPath } from './labs-path.ts';\n",
    ],
    [
      'src/config/published.ts',
      'export const unpublished: readonly PagePath[] = [];',
      "export const unpublished: readonly PagePath[] = ['/press', '/careers', labsPath];",
    ],
    [
      'src/content/pages/about.ts',
      '[five months after FIPS 203](/press#hybrid-key-exchange-on-by-default)',
      'five months after FIPS 203',
    ],
    [
      'src/content/pages/about.ts',
      "{ label: 'See open positions', to: '/careers' }",
      "{ label: 'See the platform', to: '/security-platform' }",
    ],
    [
      'src/content/blog/quantamorphic-encryption-science.mdx',
      'Open review of Quantamorphic is a question our laboratory is working on, with no date, and a test plan for reviewers is being written.',
      'An open review has no date, and a test plan for reviewers is being written.',
    ],
  ],
};
