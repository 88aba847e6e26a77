/**
 * What stays on one line in the site's language, besides names of standards and phone numbers, as the source of a regular
 * expression: a break would mislead, or leave a scrap.
 */
export const onOneLine = String.raw`\bSt\. [A-Z][a-z]+|\b[Ww]eeks \d+ (?:and|to) \d+|(?<![\w-])(?:[Ee]|[Oo]ne|[Ss]ign)-[a-z]{2,5}(?![\w-])`;
