import { fetchText } from '../../lib/fetch-text.ts';

/** Puts the text of a file in the place of the link to it, once that is seen. The link stays if it doesn't come. */
export function enhance(editor: HTMLElement): void {
  const link = editor.querySelector<HTMLAnchorElement>('code > a');
  if (!link) return;
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    fetchText(link.href).then(
      (text) => link.replaceWith(text.trimEnd()),
      () => undefined,
    );
  });
  observer.observe(editor);
}
