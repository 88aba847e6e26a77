/** Reads localStorage, then sessionStorage. Null if neither has the key; never throws. */
export function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Whether localStorage has a key that starts like this. Never throws. */
export function isStored(start: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(start));
  } catch {
    return false;
  }
}
