import type { Assets } from '../files/assets.ts';

/** Compressed bytes that a page fetches while it is idle. */
const mostAhead = 90_000;

/** The files of each island in a part of a page, but those for visitors who are signed in: theirs come at once. */
const islandsIn = (html: string): readonly (readonly string[])[] =>
  [...html.matchAll(/<[^>]* data-island="([^"]+)"[^>]*>/g)]
    .filter(([tag]) => !tag.includes('="signed-in"'))
    .map(([, files = '']) => files.split(' '));

/**
 * What a page fetches while it is idle, the likeliest first: React, the page's own islands, its forms and the account,
 * hints, messages, other dialogs. What doesn't fit is left to a press. The home page leads elsewhere, so what its header
 * opens is likelier there.
 * @param page its header, main part and footer
 * @param dialogs its dialogs, in this order
 */
export function filesAhead(
  assets: Assets,
  path: string,
  page: string,
  dialogs: string,
): readonly string[] {
  const main = page.slice(page.indexOf('<main'), page.indexOf('</main>'));
  const taken = new Set<string>();
  let left = mostAhead;
  for (const files of [
    assets.shell,
    ...(path === '/' ? islandsIn(dialogs) : []),
    ...islandsIn(main),
    ...islandsIn(dialogs.slice(0, dialogs.indexOf('dialog-outbox'))),
    /class="claim"|data-hint=/.test(page) ? assets.hints : [],
    page.includes('data-request=') ? assets.requests : [],
    ...islandsIn(dialogs),
    ...islandsIn(page),
    assets.notices,
  ]) {
    const added = files.filter((file) => !taken.has(file));
    const weight = added.reduce((sum, file) => sum + (assets.weights[file] ?? 0), 0);
    if (weight > left) continue;
    left -= weight;
    for (const file of added) taken.add(file);
  }
  return [...taken];
}
