import { slug } from '../../config/slug.ts';

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

const trialKey = `${slug}-trial`;
/** About as long as the records of an account. */
const trial = 'x'.repeat(2_000);

/** Whether local storage keeps nothing: it is missing, blocked or full. Leaves nothing there; never throws. */
export function storageRefuses(): boolean {
  try {
    localStorage.setItem(trialKey, trial);
    localStorage.removeItem(trialKey);
    return false;
  } catch {
    return true;
  }
}
