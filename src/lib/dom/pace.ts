import { withData } from './attributes.ts';

/** A modal dialog covers the page, or a press waits for code: drawing would take time from both. */
const pausing = `dialog:modal, ${withData('held')}`;

type Pace = {
  /** At most. */
  readonly framesPerSecond: number;
  /**
   * Frames, with what the browser does to show them, take at most this share of the time, so a slow device gets
   * fewer.
   */
  readonly share: number;
  /** Milliseconds after which it rests until it is seen anew. Without it, the visitor needs a way to stop it. */
  readonly restsAfterMs?: number;
};

/** One frame that took long says little about the next. */
const longestMs = 1000;

/**
 * Runs an animation while the tab and the element are visible, nothing on the page pauses it, and the visitor
 * has not asked for reduced motion.
 * @param draw gets the milliseconds that the animation has run
 * @returns a function that stops it
 */
export function animateWhileVisible(
  element: Element,
  { framesPerSecond, share, restsAfterMs = Infinity }: Pace,
  draw: (elapsedMs: number) => void,
): () => void {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const shortest = 1000 / framesPerSecond;
  let interval = shortest;
  let onScreen = false;
  let timer = 0;
  let request = 0;
  let elapsed = 0;
  let rest = restsAfterMs;
  let last = 0;

  // A request for every frame of the screen would keep the browser busy between ours.
  const wait = (ms: number) => {
    timer = window.setTimeout(() => (request = requestAnimationFrame(tick)), ms);
  };
  const tick = (now: number) => {
    if (document.querySelector(pausing)) {
      wait(interval);
      return;
    }
    // After a pause, continue from the same state.
    elapsed += Math.min(now - last, 2 * interval);
    last = now;
    const start = performance.now();
    draw(elapsed);
    if (elapsed >= rest) return;
    // A timeout set in a frame runs after the browser has shown it.
    timer = window.setTimeout(() => {
      const spent = performance.now() - start;
      interval = Math.max(shortest, Math.min(longestMs, spent / share));
      wait(interval - spent);
    });
  };
  const halt = () => {
    clearTimeout(timer);
    cancelAnimationFrame(request);
  };
  const update = () => {
    halt();
    rest = elapsed + restsAfterMs;
    if (onScreen && !document.hidden && !reducedMotion.matches) wait(interval);
  };
  const observer = new IntersectionObserver(([entry]) => {
    onScreen = entry?.isIntersecting ?? false;
    update();
  });
  observer.observe(element);
  document.addEventListener('visibilitychange', update);
  reducedMotion.addEventListener('change', update);
  return () => {
    halt();
    observer.disconnect();
    document.removeEventListener('visibilitychange', update);
    reducedMotion.removeEventListener('change', update);
  };
}

/** Lets the browser paint and handle input during long work. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
