type Box = { x: number; y: number; width: number; height: number };

/** Measures elements in an element's section (or else its parent), relative to the element. */
export function siblingRects(element: Element, selector: string): Box[] {
  const origin = element.getBoundingClientRect();
  const found =
    (element.closest('section') ?? element.parentElement)?.querySelectorAll(selector) ?? [];
  return [...found].map((neighbor) => {
    const { x, y, width, height } = neighbor.getBoundingClientRect();
    return { x: x - origin.x, y: y - origin.y, width, height };
  });
}
