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

/** Keeps a canvas at the screen's resolution. `draw` gets CSS pixels, and the canvas pixels per CSS pixel. */
export function fitCanvas(
  canvas: HTMLCanvasElement,
  draw: (width: number, height: number, scale: number) => void,
): void {
  let drawn = '';
  new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = canvas;
    const scale = Math.min(2, devicePixelRatio);
    const size = [width, height, scale].join();
    // The observer also reports changes below one pixel.
    if (width === 0 || height === 0 || size === drawn) return;
    drawn = size;
    canvas.width = width * scale;
    canvas.height = height * scale;
    draw(width, height, scale);
  }).observe(canvas);
}
