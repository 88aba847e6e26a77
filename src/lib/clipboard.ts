/**
 * Copies text. Call it from a click handler: browsers refuse it elsewhere.
 * @returns `refused` if the browser does not allow it or has no clipboard (no TLS); never throws
 */
export async function copyText(text: string): Promise<'copied' | 'refused'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'refused';
  }
}
