import { expect, type Page, type Request } from '@playwright/test';

import { full } from './full.ts';

/** How many controls of a page are pressed at most, and how many of one kind, such as Copy buttons. */
const most = full ? 300 : 60;
const mostOfKind = full ? 300 : 2;

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

/** Before the page is opened: lets `pressEverything` press and observe. */
export const observeClicks = (page: Page): Promise<unknown> =>
  page.addInitScript(installObserver, mostOfKind);

/** Runs in the page before its own scripts: installs `pressNext`. */
function installObserver(ofKind: number): void {
  // How long nothing may come of a press before it counts as inert: far longer than a busy machine takes.
  const patience = 60_000;
  const pressed = new WeakSet<Element>();
  const pressedOfKind = new Map<string, number>();
  let current: HTMLElement | null = null;
  // Printing, downloads, mail links and the choice of files leave no trace in the page.
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
    const leads = 'a[href^="mailto:"], input[type=file]';
    const way = event.target instanceof Element && event.target.closest(leads);
    if (way && !event.defaultPrevented) left += 1;
  });

  const controls = 'button, summary, a[href^="#"], a[href^="mailto:"], [role=tab]';
  const isChosen = (element: Element) =>
    ['aria-pressed', 'aria-selected', 'aria-current'].some((name) =>
      ['true', 'page'].includes(element.getAttribute(name) ?? ''),
    );
  const labelOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 80);
  /** Links and summaries are the browser's own work: their look tells them apart. Buttons have a verb, too. */
  const kindOf = (element: Element) => {
    const verb = element.matches('button') ? labelOf(element).split(/\s/)[0] : '';
    return [element.localName, element.getAttribute('class'), verb].join();
  };
  const isReady = (element: HTMLElement, part: string) =>
    !pressed.has(element) &&
    (pressedOfKind.get(kindOf(element)) ?? 0) < ofKind &&
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
    // Which are open, not how many: one that opens may close another.
    () =>
      Array.from(document.querySelectorAll('dialog, details, [popover]'), (part) =>
        part.matches('[open], :popover-open'),
      ).join(),
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

  const isDialogOpen = () => document.querySelector('dialog[open]') !== null;
  /** Whether a press is held, or a dialog is not there yet, or any more, that the page says is open. */
  const isUnderway = () =>
    !isDialogOpen() &&
    document.querySelector(
      '[data-held], [data-opens][aria-expanded=true], dialog:target:not([open])',
    ) !== null;
  /** Waits for what the page is to say of itself; not forever, so that an inert control can be named. */
  const waitUntil = async (isThere: () => boolean) => {
    const end = performance.now() + patience;
    while (!isThere() && performance.now() < end)
      await new Promise((resolve) => setTimeout(resolve, 25));
  };

  window.pressNext = async (part) => {
    // What the last press brought is drawn, and a closed dialog has told of it, before the next press.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await waitUntil(() => !isUnderway());
    // What has just opened comes first, what is chosen already comes last.
    const rank = (element: Element) =>
      Number(isChosen(element)) * 2 + Number(!element.closest(':target'));
    const ready = [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((element) => isReady(element, part))
      .toSorted((a, b) => rank(a) - rank(b));
    const next = ready[0];
    if (!next) return null;
    current = next;
    pressed.add(next);
    pressedOfKind.set(kindOf(next), (pressedOfKind.get(kindOf(next)) ?? 0) + 1);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    getSelection()?.removeAllRanges();
    // A link to the current hash only scrolls.
    scrollTo(0, 0);
    const label = labelOf(next);
    const before = signs.map((sign) => sign());
    let acted = false;
    next.click();
    await waitUntil(() => {
      acted ||= signs.some((sign, index) => sign() !== before[index]);
      return acted && !isUnderway();
    });
    return { label, acted, dialog: isDialogOpen() };
  };
}

/**
 * Presses every control that a part of the page shows, and those that a press brings out, each once; a short
 * run presses two of each kind. Fails at the first after which nothing changes.
 * @param part selector of the part
 * @returns how many were pressed
 */
export async function pressEverything(page: Page, part: string): Promise<number> {
  const dialogs = page.locator('dialog[open]');
  const underway = new Set<Request>();
  const isCode = (request: Request) => ['script', 'stylesheet'].includes(request.resourceType());
  page.on('request', (request) => isCode(request) && underway.add(request));
  page.on('requestfinished', (request) => underway.delete(request));
  page.on('requestfailed', (request) => underway.delete(request));
  for (let count = 0; count < most; count += 1) {
    // Code that a press asked for, such as that of notices, must not be taken for the effect of the next.
    await expect.poll(() => underway.size).toBe(0);
    const pressed = await page.evaluate((selector) => window.pressNext(selector), part);
    if (!pressed) return count;
    expect(pressed.acted, `something happens after pressing ${pressed.label}`).toBe(true);
    if (!pressed.dialog) continue;
    await expect
      .poll(async () => {
        await page.keyboard.press('Escape');
        return dialogs.count();
      })
      .toBe(0);
  }
  return most;
}
