import { timing } from '../config/timing.ts';
import { copyText } from '../lib/clipboard.ts';

/** The element whose text a button copies, if the button does not hold the text itself. */
function sourceOf(button: HTMLElement): HTMLElement | null {
  const part = button.dataset['copyPart'];
  if (part !== undefined) return document.getElementById(part);
  return button.closest('[data-code]')?.querySelector('code') ?? null;
}

function textOf(button: HTMLElement, source: HTMLElement | null): string {
  const { copy } = button.dataset;
  if (copy?.startsWith('#')) return new URL(copy, location.href).href;
  if (copy !== undefined) return copy;
  if (source?.localName === 'code') return source.textContent;
  // A closed disclosure has no rendered text.
  return source?.innerText || source?.textContent || '';
}

/** Copies, or puts the text where the visitor can copy it. Returns what the button says then. */
async function copy(button: HTMLElement): Promise<string> {
  const source = sourceOf(button);
  if ((await copyText(textOf(button, source))) === 'copied') return 'Copied';
  const { copy: address = '' } = button.dataset;
  if (address.startsWith('#')) {
    location.hash = address;
    return 'See the address bar';
  }
  source?.closest('details')?.setAttribute('open', '');
  if (source) getSelection()?.selectAllChildren(source);
  return 'Press Ctrl+C';
}

/** Makes a button of `page-copy.tsx` copy, and say for a while that it did. */
export function enhance(button: HTMLElement): void {
  const label = button.querySelector('[aria-live]');
  if (!label) return;
  let before: readonly ChildNode[] | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const say = async () => {
    const outcome = await copy(button);
    before ??= [...label.childNodes];
    label.replaceChildren(outcome);
    clearTimeout(timer);
    timer = setTimeout(() => {
      label.replaceChildren(...(before ?? []));
      before = undefined;
    }, timing.copiedLabelMs);
  };
  button.addEventListener('click', () => void say());
}
