import type { Page } from '@playwright/test';

/** How a translator writes into a page: into elements of its own, as Chrome's does, or into the texts. */
export type Manner = 'wraps' | 'writes';

/** What every translated text ends with. */
export const translated = '\u2060ü';

type Options = {
  /** When it begins: once the page has been read, as all do, or before the page's first script. */
  begins?: 'DOMContentLoaded' | 'readystatechange';
};

/**
 * Lets a translator work on every page that is opened from now on. Each text becomes another text, and what
 * the page writes later is translated as soon as it is there.
 */
export async function translate(
  page: Page,
  manner: Manner,
  { begins = 'DOMContentLoaded' }: Options = {},
): Promise<void> {
  await page.addInitScript(
    ({ way, mark, event }) => {
      const skipped = 'script, style, textarea, template, noscript';
      const work = (node: Node) => {
        const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
        const texts: Text[] = node instanceof Text ? [node] : [];
        while (walker.nextNode()) texts.push(walker.currentNode as Text);
        for (const text of texts) {
          const done = !text.data.trim() || text.data.endsWith(mark);
          if (done || !text.parentElement || text.parentElement.closest(skipped)) continue;
          if (way === 'writes') {
            text.data += mark;
            continue;
          }
          const [outer, inner] = [document.createElement('font'), document.createElement('font')];
          inner.textContent = text.data + mark;
          outer.append(inner);
          text.replaceWith(outer);
        }
      };
      const begin = () => {
        work(document.body);
        new MutationObserver((changes) => {
          for (const { type, target, addedNodes } of changes) {
            if (type === 'characterData') work(target);
            for (const node of addedNodes) if (node.isConnected) work(node);
          }
        }).observe(document.body, { childList: true, characterData: true, subtree: true });
      };
      document.addEventListener(event, begin, { once: true });
    },
    { way: manner, mark: translated, event: begins },
  );
}
