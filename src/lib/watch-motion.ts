const stillness = '(prefers-reduced-motion: reduce)';

/**
 * Runs an animation only while someone can see it and wants it: motion is welcome, the tab is in front,
 * the element is on screen and no modal dialog lies over it. About `framesPerSecond` times a second.
 * @param draw is given the time since the animation began, in milliseconds
 * @returns a function that ends it
 */
export function animateWhileSeen(
  element: Element,
  framesPerSecond: number,
  draw: (elapsedMs: number) => void,
): () => void {
  const still = matchMedia(stillness);
  const interval = 1000 / framesPerSecond;
  let onScreen = false;
  let request = 0;
  let elapsed = 0;
  let last = 0;

  const tick = (now: number) => {
    request = requestAnimationFrame(tick);
    if (now - last < interval || document.querySelector('dialog:modal')) return;
    // After a pause the drift goes on from where it stood.
    elapsed += Math.min(now - last, 2 * interval);
    last = now;
    draw(elapsed);
  };
  const update = () => {
    cancelAnimationFrame(request);
    if (onScreen && !document.hidden && !still.matches) request = requestAnimationFrame(tick);
  };
  const observer = new IntersectionObserver(([entry]) => {
    onScreen = entry?.isIntersecting ?? false;
    update();
  });
  observer.observe(element);
  document.addEventListener('visibilitychange', update);
  still.addEventListener('change', update);
  return () => {
    cancelAnimationFrame(request);
    observer.disconnect();
    document.removeEventListener('visibilitychange', update);
    still.removeEventListener('change', update);
  };
}
