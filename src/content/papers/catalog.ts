type Entry = { slug: string; featured: boolean };

/** Every paper in the order of the page. Apart from the texts: the dialog for an account has it in the browser. */
export const paperCatalog = [
  { slug: 'first-steps-in-post-quantum-migration', featured: true },
  { slug: 'whose-deadline-is-it', featured: true },
  { slug: 'blind-layers', featured: false },
  { slug: 'many-paths-one-observer', featured: false },
  { slug: 'encryption-duties-in-three-statutes', featured: false },
  { slug: 'zero-trust-after-the-key-change', featured: false },
] as const satisfies readonly Entry[];

/** Subjects that a paper may be of, in the order of the buttons. Addresses have these ids, in every language. */
export const knownPaperCategories = [
  'Technology',
  'Compliance',
  'Architecture',
  'Communications',
  'Legal',
  'Security',
] as const;

export type PaperCategory = (typeof knownPaperCategories)[number];

export type PaperSlug = (typeof paperCatalog)[number]['slug'];

/** Address of a paper's file. */
export const paperFile = (slug: string) => `/papers/${slug}.pdf` as const;

/** A picture of the upper part of its first page, in pixels; pages show it at two thirds of the size. */
export const paperPicture = (slug: string) => `/papers/${slug}.webp` as const;
export const paperPictureSize = { width: 360, height: 465 } as const;
