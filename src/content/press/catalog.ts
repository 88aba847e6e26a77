/** Every release, newest first. Apart from the texts: the page's code needs no more than this. */
export const releaseSlugs = [
  'document-sharing-adds-expiring-keys',
  'a-place-reserved-for-a-second-algorithm-family',
  'hybrid-key-exchange-on-by-default',
] as const;

export type ReleaseSlug = (typeof releaseSlugs)[number];
