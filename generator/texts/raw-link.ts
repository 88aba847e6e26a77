/** A link as Markdown writes it. An address has a slash, a sign or a scheme at its start, unlike a call in code. */
const written = /\[[^\][]+\]\((?:[/#.]|www\.|[a-z][a-z+.-]*:)[^)]*\)/i;

/** Elements whose text may show how a link is written. */
const unseen = /<(pre|code|script|style|textarea)\b.*?<\/\1>|<[^>]*>/gs;

/**
 * Finds the first link of Markdown that a page shows as it is written, because its text is none that is read for
 * links.
 * @param markup as React writes it, with `>` escaped in attributes
 */
export const rawLinkIn = (markup: string): string | undefined =>
  written.exec(markup.replaceAll(unseen, ' '))?.[0];
