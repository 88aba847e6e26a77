/**
 * Gives a canvas as many pixels as its place on the screen has, now and whenever that changes.
 * @param draw is given the size in CSS pixels, neither of them 0, and how many canvas pixels one of them is
 */
export function fitCanvas(
  canvas: HTMLCanvasElement,
  draw: (width: number, height: number, scale: number) => void,
): void {
  let drawn = '';
  new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = canvas;
    const scale = Math.min(2, devicePixelRatio);
    const size = [width, height, scale].join();
    // A fraction of a pixel comes and goes with the scrollbar, and is not worth a drawing.
    if (width === 0 || height === 0 || size === drawn) return;
    drawn = size;
    canvas.width = width * scale;
    canvas.height = height * scale;
    draw(width, height, scale);
  }).observe(canvas);
}
