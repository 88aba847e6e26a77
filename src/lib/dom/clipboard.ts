/** Copies text. Browsers refuse outside a click handler and without TLS. Never throws. */
export async function copyText(text: string): Promise<'copied' | 'refused'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'refused';
  }
}

/** Selects the text of an element, for the visitor to copy. */
export function selectText(element: Element | null): void {
  if (element) getSelection()?.selectAllChildren(element);
}
