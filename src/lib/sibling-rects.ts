type Box = { x: number; y: number; width: number; height: number };

/**
 * Where some of an element's neighbors lie, in the element's own pixels.
 * @param selector which of the elements in the same section, or under the same parent where there is none
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
