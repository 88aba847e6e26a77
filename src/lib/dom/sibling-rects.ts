type Box = { x: number; y: number; width: number; height: number };

/** Measures what elements in an element's section (or else its parent) hold, relative to the element. */
export function siblingRects(element: Element, selector: string): Box[] {
  const origin = element.getBoundingClientRect();
  const found =
    (element.closest('section') ?? element.parentElement)?.querySelectorAll(selector) ?? [];
  return [...found].map((neighbor) => {
    // A wrapped line is often narrower than its box.
    const content = document.createRange();
    content.selectNodeContents(neighbor);
    const { x, y, width, height } = content.getBoundingClientRect();
    return { x: x - origin.x, y: y - origin.y, width, height };
  });
}
