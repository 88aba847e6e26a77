import { fetchText } from '../../lib/fetch-file.ts';

/** Replaces a link with the text of its file when it comes on screen. If the file fails, the link stays. */
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
