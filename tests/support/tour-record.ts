/** Where an element is on the page, and how it and its surroundings look. */
export type Seen = {
  /** Inside a sticky, fixed or scrolling box, so that its place on the page means nothing. */
  adrift: boolean;
  top: number;
  bottom: number;
  left: number;
  right: number;
  looks: string;
};

export type Stop = {
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
export function recordTour(): void {
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

export function turnBack(): void {
  const { tour } = window;
  const last = tour.stops.at(-1)?.element;
  if (last instanceof HTMLElement || last instanceof SVGElement) last.focus();
  tour.over = false;
}
