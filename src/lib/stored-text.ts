/** The text the browser keeps under a key, on the device or for this tab; null when there is none. Never throws. */
export function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** How many texts localStorage holds. Never throws: none where there is no storage. */
export function keptTexts(): number {
  try {
    return localStorage.length;
  } catch {
    return 0;
  }
}
