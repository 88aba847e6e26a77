import { site } from './site.ts';

/** What the placeholders of the sample files stand for. */
export type SampleNames = ReturnType<typeof namesOf>;

/**
 * Names that code spells in its own ways, all from the slug.
 * @param slug lower case, words joined by hyphens
 */
export function namesOf(slug: string) {
  const words = slug.split(/[^a-z0-9]+/i).filter(Boolean);
  return {
    /** Name of a package: `__SLUG__`. */
    SLUG: slug,
    /** The same where only letters, digits and underscores are allowed. */
    MODULE: words.join('_'),
    /** The same as the name of a class. */
    CLASS: words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(''),
    /** The same as the beginning of an environment variable's name. */
    ENV: words.join('_').toUpperCase(),
    /** Scheme and host of the API. The host is reserved for examples (RFC 2606): it never answers. */
    API: `https://api.${slug}.example`,
  } as const;
}

export const sampleNames = namesOf(site.slug);
