import type { Page } from '@playwright/test';

/** Runs in the page. */
function readLayout({ texts, targets }: { texts: boolean; targets: boolean }): readonly string[] {
  const faults = new Set<string>();
  const say = (what: string, element: Element, text: string) =>
    faults.add(
      `${what}: “${text.trim().slice(0, 50)}” in ${element.localName}.${element.getAttribute('class') ?? ''}`,
    );
  const isShown = (element: Element) =>
    !element.closest('.visually-hidden, .away, noscript, script, style, option, title, desc') &&
    element.checkVisibility({ visibilityProperty: true });
  /** Lies above the page, or is scrolled and cut on its own. */
  const leaves = new Map<Element, boolean>();
  const leavesFlow = (element: Element | null): boolean => {
    if (!element || element === document.body) return false;
    const known = leaves.get(element);
    if (known !== undefined) return known;
    const { position, overflowX, overflowY } = getComputedStyle(element);
    const cuts = /auto|scroll|hidden|clip/.test(`${overflowX} ${overflowY}`);
    const answer =
      /fixed|sticky/.test(position) ||
      (cuts && !element.matches('main, section')) ||
      leavesFlow(element.parentElement);
    leaves.set(element, answer);
    return answer;
  };

  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.add(`scrolls sideways by ${scrollWidth - clientWidth} px`);

  type Box = { element: Element; text: string; area: DOMRect };
  const boxes: Box[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    const element = node.parentElement;
    if (!element || text.trim() === '' || !isShown(element)) continue;
    const scale =
      element instanceof SVGGraphicsElement ? Math.abs(element.getScreenCTM()?.d ?? 1) : 1;
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
    const least = element.closest('svg') ? 13 : 14;
    if (texts && size < least - 0.05) say(`${size.toFixed(1)} px`, element, text);
    if (element.closest('svg') || leavesFlow(element)) continue;
    range.selectNodeContents(node);
    if (texts && isPinched(element, text))
      say('narrower than eight letters', element, element.textContent);
    const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight);
    for (const { x, y, width, height } of range.getClientRects()) {
      if (width <= 1) continue;
      // The box of a letter is higher than a tight line.
      const high = Math.min(height, lineHeight || height);
      boxes.push({ element, text, area: new DOMRect(x, y + (height - high) / 2, width, high) });
    }
  }
  const controls = [
    ...document.querySelectorAll('a[href], button, input, select, textarea, summary'),
  ];
  for (const element of controls) {
    if (!isShown(element) || leavesFlow(element) || element.matches('a:not(.btn)')) continue;
    boxes.push({ element, text: element.textContent, area: element.getBoundingClientRect() });
  }
  boxes.sort((one, other) => one.area.top - other.area.top);
  for (const [index, { element, text, area }] of boxes.entries())
    for (const other of boxes.slice(index + 1)) {
      if (other.area.top > area.bottom) break;
      if (element.contains(other.element) || other.element.contains(element)) continue;
      const width = Math.min(area.right, other.area.right) - Math.max(area.left, other.area.left);
      const height = Math.min(area.bottom, other.area.bottom) - other.area.top;
      // Lines of large type are closer than their boxes are high.
      const lower = Math.min(area.height, other.area.height);
      if (width > 2 && height > lower / 3)
        say(`under “${other.text.trim().slice(0, 30)}”`, element, text);
    }

  // A contents column stays while the text passes beside it.
  for (const contents of document.querySelectorAll('main nav')) {
    const track = contents.parentElement?.getBoundingClientRect();
    if (!track || !isShown(contents) || getComputedStyle(contents).position !== 'sticky') continue;
    const { left, right } = contents.getBoundingClientRect();
    for (const { element, text, area } of boxes)
      if (
        area.bottom > track.top &&
        area.top < track.bottom &&
        area.right > left + 2 &&
        area.left < right - 2
      )
        say('under the contents', element, text);
  }

  if (targets) readTargets();
  return [...faults];

  /** More than three lines of less than eight letters: a column that lost its width to its padding. */
  function isPinched(element: Element, text: string): boolean {
    const { fontSize, paddingLeft, paddingRight } = getComputedStyle(element);
    const room =
      element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    // Half an em is the width of a letter.
    return (
      element.clientWidth > 0 && room < 4 * Number.parseFloat(fontSize) && text.trim().length > 24
    );
  }

  /** WCAG 2.2, 2.5.8: 24 px, or so far from the next that circles of 24 px don't touch. */
  function readTargets() {
    const least = 24;
    const found = controls
      .concat(...document.querySelectorAll('[role=button], [role=tab]'))
      .filter((element) => isShown(element))
      .map((element) => ({ element, area: targetOf(element) }))
      .filter(({ area }) => area.width > 1 && area.height > 1);
    const isSmall = ({ width, height }: DOMRect) => Math.min(width, height) < least - 0.5;
    const middle = ({ left, top, width, height }: DOMRect) => [left + width / 2, top + height / 2];
    for (const { element, area } of found) {
      if (!isSmall(area) || isInSentence(element)) continue;
      const [x = 0, y = 0] = middle(area);
      const near = found.find(({ element: other, area: box }) => {
        if (other === element || other.contains(element) || element.contains(other)) return false;
        const [left = 0, top = 0] = middle(box);
        if (isSmall(box)) return Math.hypot(left - x, top - y) < least;
        return (
          Math.hypot(
            Math.max(box.left - x, 0, x - box.right),
            Math.max(box.top - y, 0, y - box.bottom),
          ) <
          least / 2
        );
      });
      if (near)
        say(
          `${area.width.toFixed()} × ${area.height.toFixed()} px beside another`,
          element,
          element.textContent,
        );
    }
  }

  /** What can be pressed: a label and a pseudo-element count. */
  function targetOf(element: Element): DOMRect {
    const own = element.getBoundingClientRect();
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    if (label) {
      const other = label.getBoundingClientRect();
      const [left, top] = [Math.min(own.left, other.left), Math.min(own.top, other.top)];
      const [right, bottom] = [
        Math.max(own.right, other.right),
        Math.max(own.bottom, other.bottom),
      ];
      return new DOMRect(left, top, right - left, bottom - top);
    }
    const { content, position, width, height } = getComputedStyle(element, '::after');
    if (content === 'none' || position !== 'absolute') return own;
    const [wide, high] = [Number.parseFloat(width), Number.parseFloat(height)];
    const [right, bottom] = [Math.max(own.width, wide || 0), Math.max(own.height, high || 0)];
    return new DOMRect(
      own.left + (own.width - right) / 2,
      own.top + (own.height - bottom) / 2,
      right,
      bottom,
    );
  }

  function isInSentence(element: Element): boolean {
    // A footnote's number is in one, too.
    const part = element.closest('sup') ?? element;
    return (
      getComputedStyle(element).display === 'inline' &&
      [...(part.parentElement?.childNodes ?? [])].some(
        (node) => node !== part && (node.nodeValue ?? '').trim() !== '',
      )
    );
  }
}

/**
 * What is wrong with the layout: sideways scrolling and parts that lie on each other; on request texts under
 * 14 px (13 px in a drawing) and targets under 24 px.
 */
export const layoutFaults = (
  page: Page,
  { texts = false, targets = false } = {},
): Promise<readonly string[]> => page.evaluate(readLayout, { texts, targets });

/**
 * Pixels from the top of the page to its end, without the figures that grow with the window: its text needs no more
 * lines in a wider one.
 */
export const lengthOfText = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollHeight, clientWidth } = document.documentElement;
    const across = [...document.querySelectorAll('main :is(svg, img, canvas)')]
      .map((element) => element.getBoundingClientRect())
      .filter(({ width }) => width >= clientWidth);
    return scrollHeight - across.reduce((sum, { height }) => sum + height, 0);
  });

/** Headings of the page that are as large as one of a higher level, in px. */
export const headingsOutOfScale = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const sizesOf = (level: string) =>
      [...document.querySelectorAll(`main ${level}`)]
        .filter((heading) => heading.checkVisibility() && !heading.closest('dialog'))
        .map((heading) => ({
          size: Number.parseFloat(getComputedStyle(heading).fontSize),
          text: `${level} ${heading.textContent}`,
        }));
    const [title] = sizesOf('h1');
    return sizesOf('h2').flatMap(({ size, text }) =>
      title && size < title.size
        ? []
        : [`${text}: ${size} px under ${title?.text}: ${title?.size} px`],
    );
  });
