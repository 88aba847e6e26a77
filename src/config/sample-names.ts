import { site } from './site.ts';

/** Replaces the placeholders in sample files, such as `__SLUG__`. */
export type SampleNames = ReturnType<typeof namesOf>;

/** Spells the vendor's slug for code. */
export function namesOf(slug: string) {
  const words = slug.split(/[^a-z0-9]+/i).filter(Boolean);
  return {
    SLUG: slug,
    MODULE: words.join('_'),
    CLASS: words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(''),
    /** Prefix of environment variables. */
    ENV: words.join('_').toUpperCase(),
    /** A host reserved for examples (RFC 2606), which never responds. */
    API: `https://api.${slug}.example`,
  } as const;
}

export const sampleNames = namesOf(site.slug);
