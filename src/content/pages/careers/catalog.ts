type Entry = {
  readonly slug: string;
  readonly team: string;
  /** `headquarters`, `remote`, or the `id` of an office in `src/config/site.ts`. */
  readonly place: string;
};

/** In page order. */
export const positionCatalog = [
  { slug: 'senior-security-engineer', team: 'Engineering', place: 'headquarters' },
  { slug: 'quantum-cryptography-researcher', team: 'Research', place: 'headquarters' },
  { slug: 'devsecops-engineer', team: 'Engineering', place: 'remote' },
  { slug: 'sales-engineer-federal', team: 'Sales', place: 'remote' },
  { slug: 'ai-full-stack-developer', team: 'Engineering', place: 'remote' },
] as const satisfies readonly Entry[];

export type PositionSlug = (typeof positionCatalog)[number]['slug'];
