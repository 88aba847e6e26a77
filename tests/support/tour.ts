import type { Page } from '@playwright/test';

/** Where an element is on the page, and how it and its surroundings look. */
type Seen = {
  /** Inside a sticky, fixed or scrolling box, so that its place on the page means nothing. */
  adrift: boolean;
  top: number;
  bottom: number;
  left: number;
  right: number;
  looks: string;
};

type Stop = {
  element: Element;
  focused: Seen;
  /** The element that covers it, if any. */
  coveredBy: string | null;
  /** Contrast of its outline with the background; null without an outline. */
  contrast: number | null;
};

declare global {
  interface Window {
    tour: {
      stops: Stop[];
      back: Element[];
      over: boolean;
      look: (element: Element) => Seen;
      nameOf: (element: Element) => string;
    };
  }
}

/** Runs in the page: records the focused element at each press of Tab. */
function recordTour(): void {
  const nameOf = (element: Element) => {
    const text = element.getAttribute('aria-label') ?? element.textContent.trim();
    return `${element.localName} “${text.replaceAll(/\s+/g, ' ').slice(0, 50)}”`;
  };
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const rgba = (color: string): readonly number[] => {
    if (!pen) return [0, 0, 0, 0];
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = color;
    pen.fillRect(0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data];
  };
  /** Relative luminance and contrast as WCAG 2.2 defines them. */
  const luminance = (color: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = color.map((byte) => {
      const share = byte / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const behind = (element: Element | null): readonly number[] => {
    for (let at = element; at; at = at.parentElement) {
      const color = rgba(getComputedStyle(at).backgroundColor);
      if (color[3] === 255) return color;
    }
    return [255, 255, 255];
  };
  const contrastOf = (element: Element): number | null => {
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element);
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return null;
    const inside = Number.parseFloat(outlineOffset) < 0;
    const [a, b] = [
      luminance(rgba(outlineColor)),
      luminance(behind(inside ? element : element.parentElement)),
    ];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  };
  const look = (element: Element): Seen => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const inner = [...element.querySelectorAll('*')].slice(0, 12);
    const looks = [element.parentElement, element, ...inner].map((part) => {
      if (!part) return '';
      const style = getComputedStyle(part);
      const { outline, boxShadow, stroke, strokeWidth, borderColor, backgroundColor } = style;
      return [outline, boxShadow, stroke, strokeWidth, borderColor, backgroundColor].join('|');
    });
    let adrift = false;
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      const { position, overflowY } = getComputedStyle(at);
      adrift ||= /sticky|fixed/.test(position) || /auto|scroll/.test(overflowY);
    }
    return {
      adrift,
      top: top + scrollY,
      bottom: bottom + scrollY,
      left,
      right,
      looks: looks.join(' '),
    };
  };
  /** What covers an element at its middle or at its upper or lower edge. */
  const coverOf = (element: Element): string | null => {
    const [box] = element.getClientRects();
    if (!box) return 'nothing: it has no box';
    const [first, last] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    if (last <= first) return 'the edge of the window';
    const x = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2;
    const edges = [box.top + 2, (first + last) / 2, box.bottom - 2];
    // In a textarea the browser scrolls only the current line into view.
    const looked =
      element.localName === 'textarea' ? [0] : box.height > innerHeight / 2 ? [1] : [0, 1, 2];
    for (const y of looked.map((edge) => edges[edge] ?? 0)) {
      const hit = document.elementFromPoint(x, y);
      if (!hit) return 'the edge of the window';
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      if (![element, label].some((own) => own?.contains(hit) || hit.contains(own ?? null)))
        return nameOf(hit);
    }
    return null;
  };

  window.tour = { stops: [], back: [], over: false, look, nameOf };
  let forward = true;
  // By the next key press the page has settled.
  addEventListener(
    'keydown',
    ({ key, shiftKey }) => {
      const { tour } = window;
      if (key !== 'Tab' || tour.over) return;
      if (forward && shiftKey) forward = false;
      const element = document.activeElement;
      if (!element || element === document.body) {
        tour.over = (forward ? tour.stops : tour.back).length > 0;
      } else if (forward) {
        if (tour.stops.some((stop) => stop.element === element)) tour.over = true;
        else
          tour.stops.push({
            element,
            focused: look(element),
            coveredBy: coverOf(element),
            contrast: contrastOf(element),
          });
      } else if (tour.back.includes(element)) tour.over = true;
      else tour.back.push(element);
    },
    true,
  );
}

function turnBack(): void {
  const { tour } = window;
  const last = tour.stops.at(-1)?.element;
  if (last instanceof HTMLElement || last instanceof SVGElement) last.focus();
  tour.over = false;
}

/** Runs in the page after both walks: returns the faults of the stops and focuses the first one. */
function judgeTour(): { stops: number; faults: string[] } {
  const { stops, back, look, nameOf } = window.tour;
  const faults: string[] = [];
  const fault = (element: Element, what: string) => faults.push(`${nameOf(element)}: ${what}`);
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();

  for (const [index, { element, focused, coveredBy, contrast }] of stops.entries()) {
    if (coveredBy) fault(element, `covered by ${coveredBy}`);
    if (look(element).looks === focused.looks) fault(element, 'no sign of the focus');
    if (contrast !== null && contrast < 3) fault(element, `outline of ${contrast.toFixed(1)}:1`);
    const before = stops[index - 1];
    if (!before) continue;
    const order = before.element.compareDocumentPosition(element);
    if (!(order & Node.DOCUMENT_POSITION_FOLLOWING))
      fault(element, `stands before ${nameOf(before.element)}`);
    // Moving up is allowed only at the start of another column.
    const { focused: from } = before;
    const fixed = !from.adrift && !focused.adrift;
    const inMain = fixed && [before.element, element].every((at) => at.closest('main'));
    const sameColumn = focused.left < from.right - 1 && from.left < focused.right - 1;
    if (inMain && sameColumn && focused.bottom <= from.top - 1)
      fault(element, `jumps back over ${nameOf(before.element)}`);
  }

  // A group of radio buttons is one stop.
  const stopOf = (element: Element) =>
    element instanceof HTMLInputElement && element.type === 'radio' ? element.name : element;
  const reached = new Set(stops.map(({ element }) => stopOf(element)));
  const reachable = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex]',
    ),
  ].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [inert] *') &&
      element.checkVisibility({ visibilityProperty: true }),
  );
  for (const element of reachable)
    if (!reached.has(stopOf(element))) fault(element, 'is passed over');

  const there = stops.map(({ element }) => stopOf(element)).toReversed();
  const lost = back.findIndex((element, index) => stopOf(element) !== there[index]);
  const other = back[lost];
  if (other) fault(other, 'is not where the way back leads');
  if (back.length !== stops.length)
    faults.push(`${back.length} of ${stops.length} on the way back`);
  const first = stops[0]?.element;
  if (first instanceof HTMLElement) first.focus();
  return { stops: stops.length, faults };
}

/** More than any page has stops: a walk that is longer is trapped. */
const maxPresses = 500;
/** Presses between checks: checking takes longer than pressing. */
const batch = 20;

/** Presses a key until the walk is over; false if it never ends. */
async function walk(page: Page, key: string): Promise<boolean> {
  for (let pressed = 0; pressed < maxPresses; pressed += batch) {
    for (let step = 0; step < batch; step += 1) await page.keyboard.press(key);
    if (await page.evaluate(() => window.tour.over)) return true;
  }
  return false;
}

/**
 * Walks through a page with Tab and back with Shift+Tab.
 * @returns the number of stops, and their faults: out of reading order, skipped, without a visible focus,
 *   covered, or trapping the focus
 */
export async function tour(page: Page): Promise<{ stops: number; faults: string[] }> {
  await page.evaluate(recordTour);
  if (!(await walk(page, 'Tab'))) return { stops: 0, faults: ['Tab does not reach the end'] };
  await page.evaluate(turnBack);
  if (!(await walk(page, 'Shift+Tab'))) return { stops: 0, faults: ['Shift+Tab does not return'] };
  return page.evaluate(judgeTour);
}
