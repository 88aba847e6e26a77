import { withData } from '../../lib/dom/attributes.ts';
import { fetchText } from '../../lib/files/fetch-file.ts';

function replaceWithText(link: HTMLAnchorElement, text: string): void {
  const code = link.parentElement;
  const copy = link.closest(withData('code'))?.querySelector('button');
  const hadFocus = link === document.activeElement;
  link.replaceWith(text.trimEnd());
  if (copy) copy.disabled = false;
  // Otherwise the focus would go with the link.
  if (!hadFocus || !code) return;
  code.tabIndex = -1;
  code.focus();
}

/** Replaces a link with the text of its file when it comes on screen. If the file fails, the link stays. */
export function enhance(editor: HTMLElement): void {
  const link = editor.querySelector<HTMLAnchorElement>('code > a');
  if (!link) return;
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    fetchText(link.href).then(
      (text) => replaceWithText(link, text),
      () => undefined,
    );
  });
  observer.observe(editor);
}
