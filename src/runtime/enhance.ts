import { dataOf, toggleData, withData } from '../lib/dom/attributes.ts';
import { loadOncePer } from './load.ts';

/** The one export of an `*.enhancer.ts` module. Runs once for each element. */
type Enhancer = { enhance: (element: HTMLElement) => void | Promise<void> };

/**
 * Makes a function that enhances an element once. After a failure it tries again.
 * @param load imports the enhancer that an element names
 */
export const createEnhance = (load: (element: HTMLElement) => Promise<Enhancer>) =>
  loadOncePer(async (element) => {
    const { enhance } = await load(element);
    await enhance(element);
    toggleData(element, 'enhanced', true);
  });

/**
 * Enhances every marked element but those that wait for a press and whose field is not in the address; a canvas only
 * when it comes near the screen.
 */
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
  const asked = new URLSearchParams(location.search);
  for (const element of container.querySelectorAll<HTMLElement>(withData('enhance'))) {
    const field = dataOf(element, 'on-press');
    if (field !== null && !asked.has(field)) continue;
    if (element instanceof HTMLCanvasElement) observer.observe(element);
    else tryTo(element);
  }
}
