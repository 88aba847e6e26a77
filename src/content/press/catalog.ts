/** Newest first. */
export const releaseSlugs = [
  'document-sharing-adds-expiring-keys',
  'a-place-reserved-for-a-second-algorithm-family',
  'hybrid-key-exchange-on-by-default',
] as const;

export type ReleaseSlug = (typeof releaseSlugs)[number];
