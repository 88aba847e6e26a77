/** Subjects that a paper may be of. Addresses have these ids, in every language. */
const known = [
  'Technology',
  'Compliance',
  'Architecture',
  'Communications',
  'Legal',
  'Security',
] as const;

export type PaperCategory = (typeof known)[number];

type Entry = { slug: string; category: PaperCategory; featured: boolean };

/** Every paper in the order of the page. Apart from the texts: the filter needs no more than this. */
export const paperCatalog = [
  { slug: 'first-steps-in-post-quantum-migration', category: 'Technology', featured: true },
  { slug: 'whose-deadline-is-it', category: 'Compliance', featured: true },
  { slug: 'blind-layers', category: 'Architecture', featured: false },
  { slug: 'many-paths-one-observer', category: 'Communications', featured: false },
  { slug: 'encryption-duties-in-three-statutes', category: 'Legal', featured: false },
  { slug: 'zero-trust-after-the-key-change', category: 'Security', featured: false },
] as const satisfies readonly Entry[];

export type PaperSlug = (typeof paperCatalog)[number]['slug'];

/** Address of a paper's executive edition. */
export const paperFile = <Slug extends PaperSlug>(slug: Slug) => `/papers/${slug}.pdf` as const;

const used = new Set<string>(paperCatalog.map(({ category }) => category));

/** Subjects with a paper, in the order of the buttons. */
export const paperCategories = known.filter((category) => used.has(category));
