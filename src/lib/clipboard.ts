/**
 * Puts text on the clipboard. Call it inside a click: browsers refuse it elsewhere.
 *
 * @returns `refused` when the browser does not allow it, or has no clipboard at all (a page served
 *   without TLS); the caller then shows the text to select. Never throws.
 */
export async function copyText(text: string): Promise<'copied' | 'refused'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'refused';
  }
}
