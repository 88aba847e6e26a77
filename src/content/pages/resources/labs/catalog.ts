/**
 * From the last stage to the first: the figure's levels from top to bottom. Addresses have these ids, in every
 * language.
 */
export const statuses = [
  'Beta Testing',
  'In Development',
  'Active Research',
  'Research Phase',
] as const;

/** Allowed moves between the figure's levels, counted from 1 at the bottom. */
export const moves: readonly (readonly [from: number, to: number])[] = statuses
  .slice(1)
  .flatMap((_, index) => [
    [index + 1, index + 2],
    [index + 2, index + 1],
  ]);

export type ProjectStatus = (typeof statuses)[number];

type Entry = { readonly slug: string; readonly status: ProjectStatus };

/** In page order. Separate from the texts, which the filter does not need. */
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

/** Newest first. */
export const publicationSlugs = [
  'a-test-plan-for-outside-reviewers',
  'what-one-observer-sees',
  'key-schedules-for-fragmented-transport',
] as const;

export type PublicationSlug = (typeof publicationSlugs)[number];
