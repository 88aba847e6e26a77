import { withBase } from '../../src/config/base.ts';

/** Extensions of files that must not be loaded ahead. */
const files = ['pdf', 'zip', 'xml', 'json', 'svg', 'png', 'txt', 'md', 'csv', 'ics'];

/** The media type is required by the HTML standard (speculative loading). */
export const speculationRulesPath = '/speculation-rules.json';
export const speculationRulesType = 'application/speculationrules+json';

/**
 * Lets browsers prerender this site's pages when the pointer rests on a link or presses it. Prerendering has no
 * side effect, because pages count and send nothing.
 */
export const speculationRules = (): string =>
  JSON.stringify({
    prerender: [
      {
        where: {
          and: [
            { href_matches: withBase('/*') },
            { not: { href_matches: files.map((end) => withBase(`/*.${end}`)) } },
            { not: { selector_matches: '[download]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });
