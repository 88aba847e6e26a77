type Box = { x: number; y: number; width: number; height: number };

/**
 * Measures elements around an element, in pixels from its top left corner.
 * @param selector applies within the element's section, or within its parent if it has no section
 */
export function siblingRects(element: Element, selector: string): Box[] {
  const origin = element.getBoundingClientRect();
  const found =
    (element.closest('section') ?? element.parentElement)?.querySelectorAll(selector) ?? [];
  return [...found].map((neighbor) => {
    const { x, y, width, height } = neighbor.getBoundingClientRect();
    return { x: x - origin.x, y: y - origin.y, width, height };
  });
}
