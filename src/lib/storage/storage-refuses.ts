import { storageKeys } from '../../config/storage-keys.ts';

// Apart from `stored-text.ts`, which every page loads.

const trialKey = `${storageKeys.users.key}-trial`;
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
