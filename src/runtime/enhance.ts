import { dataOf, toggleData, withData } from '../lib/dom/attributes.ts';
import { loadOncePer } from './load.ts';

/** The one export of an `*.enhancer.ts` module. Runs once for each element. */
export type Enhance = (element: HTMLElement) => void | Promise<void>;

/** By the names that `data-enhance` uses. */
export type EnhancerLoaders = Readonly<Record<string, () => Promise<{ enhance: Enhance }>>>;

/** Makes a function that enhances an element once. After a failure it tries again. */
export const createEnhance = (loaders: EnhancerLoaders) =>
  loadOncePer(async (element) => {
    const enhancer = await loaders[dataOf(element, 'enhance') ?? '']?.();
    await enhancer?.enhance(element);
    toggleData(element, 'enhanced', true);
  });

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
  for (const element of container.querySelectorAll<HTMLElement>(withData('enhance'))) {
    if (element instanceof HTMLCanvasElement) observer.observe(element);
    else tryTo(element);
  }
}
