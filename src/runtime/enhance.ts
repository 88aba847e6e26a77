/** The one export of a module `*.enhancer.ts`: makes a prerendered element work, once, without React. */
export type Enhance = (element: HTMLElement) => void | Promise<void>;

/** Loads the enhancers that `data-enhance` can name. */
export type EnhancerLoaders = Readonly<Record<string, () => Promise<{ enhance: Enhance }>>>;

/** Makes the function that enhances an element by the name in its `data-enhance`, at most once. */
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

/** Enhances every marked element within a part of the page; a canvas only when it comes near the screen. */
export function enhanceAll(
  within: ParentNode,
  enhance: (element: HTMLElement) => Promise<void>,
): void {
  // Prerendered markup can be read without it, so a failure is silent until the visitor presses something.
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
  for (const element of within.querySelectorAll<HTMLElement>('[data-enhance]')) {
    if (element instanceof HTMLCanvasElement) observer.observe(element);
    else tryTo(element);
  }
}
