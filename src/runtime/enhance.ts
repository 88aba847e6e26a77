/** The one export of an `*.enhancer.ts` module. Runs once for each element. */
export type Enhance = (element: HTMLElement) => void | Promise<void>;

/** By the names that `data-enhance` uses. */
export type EnhancerLoaders = Readonly<Record<string, () => Promise<{ enhance: Enhance }>>>;

/** Makes a function that enhances an element once. After a failure it tries again. */
export function createEnhance(loaders: EnhancerLoaders): (element: HTMLElement) => Promise<void> {
  const running = new WeakMap<Element, Promise<void>>();
  const run = async (element: HTMLElement) => {
    const enhancer = await loaders[element.dataset['enhance'] ?? '']?.();
    await enhancer?.enhance(element);
    element.dataset['enhanced'] = '';
  };
  return (element) => {
    let wait = running.get(element);
    if (!wait) {
      wait = run(element);
      running.set(element, wait);
      wait.catch(() => running.delete(element));
    }
    return wait;
  };
}

/** Enhances every marked element; a canvas only when it comes near the screen. */
export function enhanceAll(
  container: ParentNode,
  enhance: (element: HTMLElement) => Promise<void>,
): void {
  // The prerendered markup can be read without it, so a failure stays silent until a press needs it.
  const tryTo = (element: HTMLElement) => void enhance(element).catch(() => {});
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        tryTo(target);
      }
    },
    { rootMargin: '50%' },
  );
  for (const element of container.querySelectorAll<HTMLElement>('[data-enhance]')) {
    if (element instanceof HTMLCanvasElement) observer.observe(element);
    else tryTo(element);
  }
}
