import type { Page } from '@playwright/test';

import { rightToLeft } from '../../generator/languages/language-sheet.ts';

/** Letters of the made-up languages, for each from a to z. */
export const madeUp = {
  rtl: 'אבגדהוזחטיכלמנסעפצקרשתםןףץ',
  ltr: 'àbçdéfghîjklmñôpqrstûvwxÿž',
} as const;

/** Names have capitals or digits inside, addresses have signs: they are the same in every language. */
export const isName = /[@/_\d=<>]|\p{L}\.\p{L}|\p{L}\p{Lu}/u;

/** Runs in the page. */
function mirror({ css, letters, name }: { css: string; letters: string; name: string }): void {
  document.documentElement.dir = 'rtl';
  document.documentElement.lang = 'he';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  const skipped = 'code, pre, samp, kbd, svg, script, style, noscript, textarea, .hex, .mono';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest(skipped)) continue;
    node.nodeValue = (node.nodeValue ?? '').replaceAll(/\S+/gu, (token) =>
      new RegExp(name, 'u').test(token)
        ? token
        : token.replaceAll(
            /[a-z]/gi,
            (letter) => letters[letter.toLowerCase().charCodeAt(0) - 97] ?? letter,
          ),
    );
  }
}

/** Lays the open page out from right to left, in words of a made-up language: the English ones in Hebrew letters. */
export const layOutFromRight = (page: Page): Promise<void> =>
  page.evaluate(mirror, { css: rightToLeft, letters: madeUp.rtl, name: isName.source });
