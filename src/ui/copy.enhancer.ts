import { dataOf, withData } from '../lib/dom/attributes.ts';
import * as timing from '../config/timing.ts';
import { copyText, selectText } from '../lib/dom/clipboard.ts';
import * as labels from './words.ts';

/** The element whose text the button copies, unless the button has the text itself. */
function sourceOf(button: HTMLElement): HTMLElement | null {
  const part = dataOf(button, 'copy-part');
  if (part !== null) return document.getElementById(part);
  return button.closest(withData('code'))?.querySelector('code') ?? null;
}

function textOf(button: HTMLElement, source: HTMLElement | null): string {
  const copy = dataOf(button, 'copy');
  if (copy?.startsWith('#')) return new URL(copy, location.href).href;
  if (copy !== null) return copy;
  if (source?.localName === 'code') return source.textContent;
  // `innerText` is empty inside a closed `<details>`.
  return source?.innerText || source?.textContent || '';
}

/** Copies the text, or selects it for the visitor to copy. Returns the button's new label. */
async function copy(button: HTMLElement): Promise<string> {
  const source = sourceOf(button);
  if ((await copyText(textOf(button, source))) === 'copied') return labels.copied;
  const address = dataOf(button, 'copy') ?? '';
  if (address.startsWith('#')) {
    location.hash = address;
    return labels.seeAddressBar;
  }
  source?.closest('details')?.setAttribute('open', '');
  // What a button has itself stands in front of it.
  selectText(source ?? button.previousElementSibling);
  return labels.pressCtrlC;
}

/** Makes the copy buttons of `button.tsx` work. */
export function enhance(button: HTMLElement): void {
  // Not the label itself: that it comes back is no news.
  const news = Object.assign(document.createElement('span'), {
    ariaLive: 'polite',
    className: 'visually-hidden',
  });
  button.after(news);
  let before: readonly ChildNode[] | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const copyAndShow = async () => {
    const outcome = await copy(button);
    before ??= [...button.childNodes];
    button.replaceChildren(outcome);
    news.replaceChildren(outcome);
    clearTimeout(timer);
    timer = setTimeout(() => {
      button.replaceChildren(...(before ?? []));
      news.replaceChildren();
      before = undefined;
    }, timing.copiedLabelMs);
  };
  button.addEventListener('click', () => void copyAndShow());
}
