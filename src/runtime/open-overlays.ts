import { reportFailure } from './load.ts';
import { loadShell } from './wake.ts';

const opener = '[data-opens], a[data-request], button[data-form]';

const openerAt = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(opener) : null;

/** A link's own address; for a button, that of the plain link that stands after it. */
const plainLink = (control: HTMLElement): HTMLAnchorElement | undefined =>
  [control, control.nextElementSibling].find((element) => element instanceof HTMLAnchorElement);

/** Loads what a control will open, beside React and not after it. The press itself reports what fails. */
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

/** Answers every control that opens a dialog, a menu or a request over the page, from the first press on. */
export function answerOpeners(): void {
  document.addEventListener(
    'click',
    (event) => {
      const control = openerAt(event);
      // With a modifier key the visitor asks the browser for something, such as a new tab.
      if (!control || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      // The second click of a double click.
      if (event.detail <= 1) void open(control);
    },
    { capture: true },
  );
  const onNear = (event: Event) => {
    const control = openerAt(event);
    if (control && document.documentElement.dataset['live'] === '') preload(control);
  };
  for (const type of ['pointerover', 'focusin'] as const)
    document.addEventListener(type, onNear, { passive: true });
}
