/** The text localStorage has under a key; null when there is none, or no storage. Never throws. */
export function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
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
