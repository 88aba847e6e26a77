const everyIndustry = [
  'Financial Services',
  'Government',
  'Manufacturing',
  'Healthcare',
  'Energy',
  'Technology',
] as const;

export type Industry = (typeof everyIndustry)[number];

type Entry = { slug: string; industry: Industry; featured: boolean };

/** Every case, in page order. Separate from the texts, which the filter does not need. */
export const caseCatalog = [
  { slug: 'forty-years-of-policies', industry: 'Financial Services', featured: true },
  { slug: 'an-inventory-nobody-could-fill', industry: 'Government', featured: true },
  { slug: 'one-firmware-key-for-a-fleet', industry: 'Manufacturing', featured: false },
  { slug: 'images-without-identities', industry: 'Healthcare', featured: false },
  { slug: 'failover-without-a-telephone', industry: 'Energy', featured: false },
  { slug: 'a-token-that-opened-everything', industry: 'Technology', featured: false },
] as const satisfies readonly Entry[];

export type CaseSlug = (typeof caseCatalog)[number]['slug'];

const used = new Set<string>(caseCatalog.map(({ industry }) => industry));

/** Industries that have a case. */
export const industries = everyIndustry.filter((industry) => used.has(industry));

/** The list of cases, filtered. */
export const casesOf = (industry: Industry) =>
  `/resources/case-studies?industry=${encodeURIComponent(industry)}` as const;
