import type { Page } from '@playwright/test';

type Pressed = {
  readonly label: string;
  /** Whether the press changed anything a visitor could notice. */
  readonly acted: boolean;
  readonly dialog: boolean;
};

declare global {
  interface Window {
    /** Presses the next unpressed control within `part`; null if none is left. */
    pressNext(part: string): Promise<Pressed | null>;
  }
}

/** Runs in the page before its own scripts: installs `pressNext`. */
export function installObserver(): void {
  const timeoutMs = 3000;
  const pressed = new WeakSet<Element>();
  let current: HTMLElement | null = null;
  // Printing, downloads and mail links leave no trace in the page.
  let left = 0;
  window.print = () => {
    left += 1;
  };
  const createAddress = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (file) => {
    left += 1;
    return createAddress(file);
  };
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a[href^="mailto:"]');
    if (link && !event.defaultPrevented) left += 1;
  });

  const controls = 'button, summary, a[href^="#"], a[href^="mailto:"], [role=tab]';
  const isChosen = (element: Element) =>
    ['aria-pressed', 'aria-selected', 'aria-current'].some((name) =>
      ['true', 'page'].includes(element.getAttribute(name) ?? ''),
    );
  const isReady = (element: HTMLElement, part: string) =>
    !pressed.has(element) &&
    element.closest(part) !== null &&
    !element.closest('dialog, [data-sonner-toaster], [inert]') &&
    !element.matches(':disabled, [aria-disabled=true]') &&
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getClientRects().length > 0;

  const length = (element: Element) =>
    element instanceof HTMLElement ? element.innerText.length : 0;
  /** The length of all text outside buttons, whose labels revert by themselves. */
  const words = () => {
    const parts = Array.from(document.querySelectorAll('main, dialog[open], [data-sonner-toast]'));
    const buttons = parts.flatMap((part) => Array.from(part.querySelectorAll('button')));
    const all = parts.reduce((sum, part) => sum + length(part), 0);
    return all - buttons.reduce((sum, button) => sum + length(button), 0);
  };
  const attributes = (...names: string[]) =>
    Array.from(document.querySelectorAll(names.map((name) => `[${name}]`).join()))
      .flatMap((element) => names.map((name) => element.getAttribute(name)))
      .join();
  const focus = () => {
    const focused = document.activeElement;
    return focused === current || focused === document.body ? '' : focused?.outerHTML.slice(0, 200);
  };
  /** Signs that a visitor could notice. Text comes last, because measuring it is slow. */
  const signs: (() => unknown)[] = [
    () => left,
    () => location.href,
    // State kept on the root element, for example the cookie banner.
    () => document.documentElement.getAttributeNames().join(),
    () => document.querySelectorAll('dialog[open], details[open], :popover-open').length,
    () => attributes('aria-expanded', 'aria-pressed', 'aria-selected'),
    focus,
    () => String(getSelection()),
    () => (current?.matches('a[href^="#"]') ? Math.round(scrollY) : 0),
    () =>
      Array.from(document.querySelectorAll('input, select, textarea'))
        .map((field) => ('value' in field ? String(field.value) : ''))
        .join('|'),
    () => current?.innerText,
    words,
  ];

  window.pressNext = async (part) => {
    // Controls in a part that has just opened come first, selected ones last.
    const rank = (element: Element) =>
      Number(isChosen(element)) * 2 + Number(!element.closest(':target'));
    const ready = [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((element) => isReady(element, part))
      .toSorted((a, b) => rank(a) - rank(b));
    const next = ready[0];
    if (!next) return null;
    current = next;
    pressed.add(next);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    getSelection()?.removeAllRanges();
    // A link to the current hash only scrolls.
    scrollTo(0, 0);
    const label = (next.getAttribute('aria-label') ?? next.textContent).trim().slice(0, 80);
    const before = signs.map((sign) => sign());
    const changed = () => signs.some((sign, index) => sign() !== before[index]);
    const waitFor = async (milliseconds: number) => {
      const end = performance.now() + milliseconds;
      while (!changed() && performance.now() < end)
        await new Promise((resolve) => setTimeout(resolve, 25));
    };
    next.click();
    await waitFor(timeoutMs / 2);
    // A form ignores a second submit for a moment, so press once more. A held press must not be repeated:
    // the second one could undo it.
    if (!changed() && !document.querySelector('[data-held]')) next.click();
    await waitFor(timeoutMs);
    return { label, acted: changed(), dialog: document.querySelector('dialog[open]') !== null };
  };
}

/**
 * Presses every control within `part`, including those that appear after a press.
 * @returns the labels of controls that changed nothing, and the number of presses
 */
export async function pressEverything(page: Page, part: string) {
  const inert: string[] = [];
  let count = 0;
  for (; count < 300; count += 1) {
    const pressed = await page.evaluate((selector) => window.pressNext(selector), part);
    if (!pressed) break;
    if (!pressed.acted) inert.push(pressed.label);
    if (pressed.dialog) await page.keyboard.press('Escape');
  }
  return { inert, count };
}
