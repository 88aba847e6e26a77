import type { Page } from '@playwright/test';

/** Runs in the page. */
function lengthen({ share, name }: { share: number; name: string }): void {
  /** Letters of the longest word that grows. German has longer ones, and few. */
  const longest = 15;
  /** Letters that are still missing: names and long words don't grow, so a short word follows them. */
  let owed = 0;
  const repeat = (word: string, count: number) =>
    word.slice(1).repeat(longest).slice(0, count).toLowerCase();
  const longer = (word: string): string => {
    owed += word.length * share;
    // A name is the same in every language.
    const isName = word === name || /\d|\p{L}\p{Lu}/u.test(word);
    const room = isName || word.length < 3 ? 0 : Math.max(0, longest - word.length);
    const more = Math.min(room, Math.floor(owed));
    owed -= more;
    const half = Math.ceil(word.length / 2);
    const grown = word.slice(0, half) + repeat(word, more) + word.slice(half);
    if (owed < 4) return grown;
    owed -= 4;
    return `${grown} oder`;
  };
  const skipped = 'code, pre, samp, kbd, svg, script, style, noscript, textarea, .hex, .mono';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    if (text.trim() === '' || node.parentElement?.closest(skipped)) continue;
    node.nodeValue = text.replaceAll(/\S+/gu, (token) =>
      /[@/_\d]|\p{L}\.\p{L}/u.test(token) ? token : token.replaceAll(/[\p{L}’]{2,}/gu, longer),
    );
  }
}

/**
 * Makes the words of the open page longer, as a translation does; numbers, names, addresses and code stay.
 * @param share of the letters that is added
 * @param name of the vendor
 */
export const lengthenWords = (page: Page, share: number, name: string): Promise<void> =>
  page.evaluate(lengthen, { share, name });
