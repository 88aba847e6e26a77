/** Departments with an open position, in the order of the buttons. */
export const teams = ['Engineering', 'Research', 'Sales'] as const;

/** Where positions are, as the filter names it. */
export const places = ['St. Paul', 'Washington', 'Remote'] as const;

type Entry = {
  readonly slug: string;
  readonly team: (typeof teams)[number];
  readonly place: (typeof places)[number];
};

/** Every open position in the order of the page. Apart from the texts: the filters need no more than this. */
export const positionCatalog = [
  { slug: 'senior-security-engineer', team: 'Engineering', place: 'St. Paul' },
  { slug: 'quantum-cryptography-researcher', team: 'Research', place: 'St. Paul' },
  { slug: 'devsecops-engineer', team: 'Engineering', place: 'Remote' },
  { slug: 'sales-engineer-federal', team: 'Sales', place: 'Washington' },
  { slug: 'ai-full-stack-developer', team: 'Engineering', place: 'Remote' },
] as const satisfies readonly Entry[];

export type PositionSlug = (typeof positionCatalog)[number]['slug'];
