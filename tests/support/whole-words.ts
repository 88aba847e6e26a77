import type { Page } from '@playwright/test';

/** Sets the browser's own font size, as a visitor does for all sites: text and media queries follow it. */
export async function setBrowserFont(page: Page, size: number): Promise<void> {
  // Detached, it would set the size back.
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: size } });
}

/** Runs in the page. */
function readText(longest: number): readonly string[] {
  const scrolls = /auto|scroll/;
  const cuts = /hidden|clip/;
  const faults = new Set<string>();
  const say = (what: string, element: Element, text: string) =>
    faults.add(
      `${what}: “${text.trim().slice(0, 50)}” in ${element.localName}.${element.getAttribute('class') ?? ''}`,
    );
  /** Boxes that cut what is in them; null if one of them, or the text's own, scrolls instead. */
  const frames = new Map<Element, readonly DOMRect[] | null>();
  const framesOf = (element: Element | null): readonly DOMRect[] | null => {
    if (!element || element === document.body) return [];
    const known = frames.get(element);
    if (known !== undefined) return known;
    const { overflowX, textOverflow, position } = getComputedStyle(element);
    const outer = position === 'fixed' ? [] : framesOf(element.parentElement);
    const frame =
      outer === null || scrolls.test(overflowX) || textOverflow === 'ellipsis'
        ? null
        : cuts.test(overflowX)
          ? [...outer, element.getBoundingClientRect()]
          : outer;
    frames.set(element, frame);
    return frame;
  };
  const edge = document.documentElement.clientWidth;
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    const element = node.parentElement;
    if (!element || text.trim() === '') continue;
    if (element.closest('.visually-hidden, .away, noscript, script, style, option, textarea'))
      continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const frame = framesOf(element);
    if (frame === null) continue;
    // Code and bytes have no words, and neither has text that runs upward.
    const hasWords =
      !element.closest('pre, code, samp, kbd, .hex, svg') &&
      getComputedStyle(element).writingMode === 'horizontal-tb';
    for (const { 0: token, index: start } of text.matchAll(/\S+/g)) {
      range.setStart(node, start);
      range.setEnd(node, start + token.length);
      for (const { left, right, width } of range.getClientRects()) {
        if (width < 1) continue;
        if (left < -1 || right > edge + 1) say('off screen', element, text);
        else if (frame.some((box) => left < box.left - 1 || right > box.right + 1))
          say('cut', element, text);
      }
      // An address, or a name in code.
      if (!hasWords || /[@/_]|\w\.\w/.test(token)) continue;
      for (const { 0: word, index } of token.matchAll(/[\p{L}\p{N}’]{2,}/gu)) {
        // A checksum, or longer than a line of the largest text has room for.
        if (word.length > longest || /^[0-9a-f]{16,}$/.test(word)) continue;
        range.setStart(node, start + index);
        range.setEnd(node, start + index + word.length);
        const [first, ...others] = range.getClientRects();
        if (
          first &&
          others.some(({ top, width }) => width > 0 && top > first.top + first.height / 2)
        )
          say('broken', element, `${word} (${text})`);
      }
    }
  }
  // What style sheets add to a text is in the box of its link.
  for (const element of document.querySelectorAll('main a, main button, footer a')) {
    const frame = framesOf(element);
    const { left, right, width } = element.getBoundingClientRect();
    if (width < 2 || frame === null || !element.checkVisibility({ visibilityProperty: true }))
      continue;
    if (left < -1 || right > edge + 1 || frame.some((box) => right > box.right + 1))
      say('past the edge', element, element.textContent);
  }
  return [...faults];
}

/**
 * Text beyond the window or its box, and words broken inside. What can be scrolled to is in its place.
 * @param longest letters of the longest word that has to stay whole
 */
export const textFaults = (page: Page, longest = Infinity): Promise<readonly string[]> =>
  page.evaluate(readText, longest);
