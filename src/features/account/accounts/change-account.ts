import { cleanAddress } from '../../../lib/mail/email-address.ts';
import { type Profile, session } from '../../../lib/storage/session.ts';
import {
  accounts,
  hasPassword,
  removeAccounts,
  replaceAccount,
  userOf,
  lockingUsers,
} from './users.ts';
import { makeVerifier } from './verifier.ts';

export { prepareKeys } from './derive-key.ts';

/** `missing`: the account is no longer in this browser. `refused`: storage did not take the change. */
export type ChangeResult = 'done' | 'missing' | 'refused';

const find = (id: string) => accounts().find((account) => account.id === id);

/** Updates a profile, and the session unless another tab has ended it meanwhile. */
export function updateProfile(id: string, profile: Profile): Promise<ChangeResult> {
  return lockingUsers(() => {
    const account = find(id);
    if (!account) return 'missing';
    const changed = { ...account, ...profile };
    if (!replaceAccount(id, () => changed)) return 'refused';
    if (session.read()?.id === id) session.write(userOf(changed));
    return 'done';
  });
}

/** Replaces the password if the current one is right. */
export function changePassword(
  id: string,
  current: string,
  next: string,
): Promise<ChangeResult | 'wrong'> {
  return lockingUsers(async () => {
    const account = find(id);
    if (!account) return 'missing';
    if (!(await hasPassword(account, current))) return 'wrong';
    const verifier = await makeVerifier(next);
    // Everything stored may have been deleted meanwhile, which waits for no lock.
    if (!find(id)) return 'missing';
    const replaced = replaceAccount(id, (other) => ({ ...other, verifier }));
    return replaced ? 'done' : 'refused';
  });
}

/** For hints only: signing in compares addresses exactly. */
const folded = (email: string) => cleanAddress(email).normalize('NFC').toLowerCase();

/** Whether this browser has an account with this address, ignoring case. */
export const isKnownEmail = (email: string): boolean =>
  accounts().some((account) => folded(account.email) === folded(email));

/** Whether this browser has an account with exactly this address. */
export const hasEmail = (email: string): boolean =>
  accounts().some((account) => account.email === email);

/** Deletes every account with exactly this address and signs it out. For forgotten passwords. */
export function forgetEmail(email: string): Promise<ChangeResult> {
  return lockingUsers(() => {
    if (!hasEmail(email)) return 'missing';
    if (!removeAccounts((account) => account.email === email)) return 'refused';
    if (session.read()?.email === email) session.remove();
    return 'done';
  });
}
