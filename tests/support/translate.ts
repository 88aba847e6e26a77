import type { Page } from '@playwright/test';

/** How a translator changes a page: it wraps texts in elements, as Chrome's does, or writes into the texts. */
export type Manner = 'wraps' | 'writes';

export const translated = '\u2060ü';

type Options = {
  /** The event at which translation starts; `readystatechange` comes before the page's first script. */
  begins?: 'DOMContentLoaded' | 'readystatechange';
};

/** Simulates a translator on every page opened from now on, including text that the page adds later. */
export async function translate(
  page: Page,
  manner: Manner,
  { begins = 'DOMContentLoaded' }: Options = {},
): Promise<void> {
  await page.addInitScript(
    ({ way, mark, event }) => {
      const skipped = 'script, style, textarea, template, noscript, [translate=no]';
      const work = (node: Node) => {
        const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
        const texts: Text[] = node instanceof Text ? [node] : [];
        for (let next = walker.nextNode(); next; next = walker.nextNode())
          if (next instanceof Text) texts.push(next);
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
