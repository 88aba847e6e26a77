import { reportFailure } from './load.ts';
import { loadShell } from './wake.ts';

const opener = '[data-opens], a[data-request], button[data-form]';

const openerAt = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(opener) : null;

/** The control itself if it is a link, or the plain link after a button. */
const plainLink = (control: HTMLElement): HTMLAnchorElement | undefined =>
  [control, control.nextElementSibling].find((element) => element instanceof HTMLAnchorElement);

/** Loads what a control opens, in parallel with React. `open` reports failures. */
function preload(control: HTMLElement): void {
  import('../chrome/overlays.ts').then(({ loadOpened }) => loadOpened(control)).catch(() => {});
}

async function open(control: HTMLElement): Promise<void> {
  control.dataset['held'] = '';
  preload(control);
  try {
    const { openOverlay } = await reportFailure(loadShell());
    await openOverlay(control);
  } catch {
    const link = plainLink(control);
    if (link) location.href = link.href;
  } finally {
    delete control.dataset['held'];
  }
}

/** Handles every control that opens a dialog, a menu or a request over the page. */
export function handleOpeners(): void {
  document.addEventListener(
    'click',
    (event) => {
      const control = openerAt(event);
      // Modifier keys mean something to the browser, for example a new tab.
      if (!control || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      // Ignore the second click of a double click.
      if (event.detail <= 1) void open(control);
    },
    { capture: true },
  );
  const onApproach = (event: Event) => {
    const control = openerAt(event);
    // Before React is there, only a press is worth the bytes.
    const isWorthIt = event.type === 'pointerdown' || 'live' in document.documentElement.dataset;
    if (control && isWorthIt) preload(control);
  };
  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(type, onApproach, { passive: true });
}
