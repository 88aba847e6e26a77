import { loadEnhancements, wake } from './wake.ts';

const { dataset: root } = document.documentElement;

/** Loads the code that answers an element; undefined when that code is there, or the element needs none. */
function missingCode(element: Element): (() => Promise<unknown>) | undefined {
  const host = element.closest<HTMLElement>('[data-island], [data-enhance]');
  if (host?.dataset['island'] !== undefined && host.dataset['live'] === undefined)
    return () => wake(host);
  if (host?.dataset['enhance'] !== undefined && host.dataset['enhanced'] === undefined)
    return async () => (await loadEnhancements()).enhance(host);
  const isAroundPage = element.closest('.nav-group, [data-cookies]') !== null;
  return isAroundPage && root['enhanced'] === undefined ? loadEnhancements : undefined;
}

/** Stops an event, marks the control as waiting, and repeats the input once its code is there. */
async function hold(
  event: Event,
  control: HTMLElement,
  repeat: (control: HTMLElement) => void,
): Promise<void> {
  const load = missingCode(control);
  if (!load) return;
  event.preventDefault();
  event.stopPropagation();
  const host = control.closest('[data-island], [data-enhance]');
  const alike = () => [...(host?.querySelectorAll<HTMLElement>(control.localName) ?? [])];
  const place = alike().indexOf(control);
  control.dataset['held'] = '';
  try {
    await load();
  } catch {
    return;
  } finally {
    delete control.dataset['held'];
  }
  // React may have rendered it anew.
  const current = control.isConnected ? control : alike()[place];
  if (current) repeat(current);
}

const controlAt = ({ target }: Event, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

function onClick(event: MouseEvent): void {
  const control = controlAt(event, 'button');
  // One that opens an overlay has its answer already.
  if (!control || event.defaultPrevented) return;
  // A control that is pressed twice while it waits acts once.
  if (control.dataset['held'] === '') event.preventDefault();
  else void hold(event, control, (current) => current.click());
}

function onKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (!/^(?:Arrow|Home$|End$)/.test(key) || ctrlKey || metaKey || altKey) return;
  const control = controlAt(event, '[role=tab], .nav-group :is(a, button)');
  if (!control) return;
  const again = new KeyboardEvent('keydown', event);
  // An earlier key may have moved the focus on.
  void hold(event, control, (current) =>
    (document.activeElement?.matches('[role=tab], .nav-group *')
      ? document.activeElement
      : current
    ).dispatchEvent(again),
  );
}

function onSubmit(event: SubmitEvent): void {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement)) return;
  if (form.dataset['held'] === '') event.preventDefault();
  else
    void hold(event, form, (current) =>
      (current as HTMLFormElement).requestSubmit(submitter?.isConnected ? submitter : null),
    );
}

/** Holds presses, keys and submits whose code is not there yet, and repeats each of them once it is. */
export function replayEarlyInput(): void {
  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener('keydown', onKey, { capture: true });
  document.addEventListener('submit', onSubmit, { capture: true });
}
