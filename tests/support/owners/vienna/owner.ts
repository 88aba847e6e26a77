import type { Owner } from '../owner.ts';

/** German as in Austria, alone, with the pages that the sample has in German. An endpoint and keys. */
export const owner: Owner = {
  keys: true,
  renamed: [],
  // Its facts are written in German at once.
  removed: ['src/config/site.de.ts'],
  // Pages that it doesn't have are linked no more.
  edits: [
    [
      'src/content/pages/home.de.ts',
      ' [Wie wir unser eigenes Verfahren beurteilen](${brand.ownAlgorithm.article})',
      '',
    ],
    ['src/content/pages/home.de.ts', ' Jede Zahl führt zu ihrer Definition.', ''],
    [
      'src/content/pages/home.de.ts',
      '/platform/architecture#claims',
      '/products-solutions#pricing',
    ],
    ['src/content/pages/home.de.ts', '/platform/explore-encryption', '/security'],
    ['src/content/pages/home.de.ts', '/platform/data-protection', '/security#who-holds-what'],
    ['src/content/pages/home.de.ts', '/solutions/enterprise', '/contact'],
    ['src/content/pages/home.de.ts', '/solutions/military', '/contact'],
    [
      'src/content/pages/about.de.ts',
      '[Fünf Monate nach FIPS 203](/press#hybrid-key-exchange-on-by-default)',
      'Fünf Monate nach FIPS 203',
    ],
    ['src/content/pages/about.de.ts', ' [Zum Verzeichnis](/platform/architecture#claims).', ''],
    [
      'src/content/pages/about.de.ts',
      "{ label: 'Offene Stellen ansehen', to: '/careers' }",
      "{ label: 'Plattform ansehen', to: '/security-platform' }",
    ],
    ['src/content/pages/free-demo.de.ts', ' [Verfahren nach CNSA 2.0](/solutions/military)', ''],
    ['src/content/pages/free-demo.de.ts', "import { brand } from '../../config/brand.ts';\n", ''],
    [
      'src/content/pages/free-demo.de.ts',
      ' [Unser eigenes Verfahren](${brand.ownAlgorithm.article})',
      '',
    ],
    [
      'src/content/pages/products-solutions.de.ts',
      'nach Rolle aufgeteilt in den [technischen Daten](/platform/architecture)',
      'nach Rolle aufgeteilt im Angebot',
    ],
    [
      'src/content/pages/products-solutions/suite.de.ts',
      "{ label: 'Warum Felder besser sind als Filter', to: '/blog/ai-safe-data-protection' }",
      "{ label: 'Wer was hat', to: '/security#who-holds-what' }",
    ],
    // There is no English to refer to.
    [
      'src/content/legal/*.de.mdx',
      'Dies ist eine Übersetzung. Im Zweifel ist die englische Fassung rechtlich maßgeblich.\n\n',
      '',
    ],
    [
      'src/content/legal/accessibility.de.mdx',
      ' Viele davon gibt es nur auf Englisch; Links dorthin sagen das.',
      '',
    ],
    ['src/chrome/words.de.ts', ', auf Englisch.', '.'],
    [
      'src/content/legal/security.de.mdx',
      ' [Was zu einer Prüfung nötig wäre]({fact.ownAlgorithmArticle}).',
      '',
    ],
    [
      'src/content/legal/security.de.mdx',
      ' [Wo eine Schlüsselhülle liegt und wie man einen Datensatz löscht](/docs#key-rotation)',
      '',
    ],
    ['src/content/product/offer.de.ts', '/platform/explore-encryption', '/free-demo'],
    ['src/content/product/offer.de.ts', '/platform/communications', '/security-platform#products'],
    [
      'src/content/product/offer.de.ts',
      '/platform/learn-about-storage',
      '/security#who-holds-what',
    ],
    [
      'src/content/product/offer.de.ts',
      '/platform/discover-controls',
      '/security-platform#products',
    ],
    ['src/content/**/*.de.ts', "to: '/platform/communications'", "to: '/products-solutions#mesh'"],
    [
      'src/content/**/*.de.ts',
      "to: '/platform/data-protection'",
      "to: '/products-solutions#storage'",
    ],
    [
      'src/content/**/*.de.ts',
      "to: '/platform/learn-about-storage'",
      "to: '/products-solutions#storage'",
    ],
    [
      'src/content/**/*.de.ts',
      "to: '/platform/zero-trust'",
      "to: '/products-solutions#access-control'",
    ],
  ],
};
