/** Files that stand beside the pages: to be fetched when asked for, never ahead. */
const files = ['pdf', 'zip', 'xml', 'json', 'svg', 'png', 'txt', 'md', 'csv', 'ics'];

/** Where the rules are published, and what type they must have (HTML, speculative loading). */
export const speculationRulesPath = '/speculation-rules.json';
export const speculationRulesType = 'application/speculationrules+json';

/**
 * Which pages a browser may render ahead of the click: those of this site, when the pointer rests on a link
 * or presses it. What a page does when it is rendered ahead is what it does when it is opened; nothing is
 * counted or sent.
 */
export const speculationRules = (): string =>
  JSON.stringify({
    prerender: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: files.map((end) => `/*.${end}`) } },
            { not: { selector_matches: '[download]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });
