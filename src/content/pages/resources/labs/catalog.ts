/** How far a project is, from the furthest to the first; the field's levels from top to bottom. */
export const statuses = [
  'Beta Testing',
  'In Development',
  'Active Research',
  'Research Phase',
] as const;

/** How a project may move between the field's levels, counted from 1 at the bottom: one level at a time. */
export const moves: readonly (readonly [from: number, to: number])[] = statuses
  .slice(1)
  .flatMap((_, index) => [
    [index + 1, index + 2],
    [index + 2, index + 1],
  ]);

type Entry = { readonly slug: string; readonly status: (typeof statuses)[number] };

/** Every innovation in the order of the page. Apart from the texts: the filter needs no more than this. */
export const innovationCatalog = [
  { slug: 'inventory-scanner', status: 'Beta Testing' },
  { slug: 'expiring-shares', status: 'Beta Testing' },
  { slug: 'beam-framing', status: 'In Development' },
  { slug: 'entropy-watch', status: 'In Development' },
  { slug: 'second-family', status: 'Active Research' },
  { slug: 'cover-traffic', status: 'Active Research' },
  { slug: 'token-order', status: 'Active Research' },
  { slug: 'open-review', status: 'Research Phase' },
] as const satisfies readonly Entry[];

export type InnovationSlug = (typeof innovationCatalog)[number]['slug'];

/** Every publication, newest first. */
export const publicationSlugs = [
  'a-test-plan-for-outside-reviewers',
  'what-one-observer-sees',
  'key-schedules-for-fragmented-transport',
] as const;

export type PublicationSlug = (typeof publicationSlugs)[number];
