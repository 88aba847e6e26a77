/** The text localStorage has under a key; null when there is none, or no storage. Never throws. */
export function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
