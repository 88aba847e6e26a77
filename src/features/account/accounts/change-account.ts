import { withLock } from '../../../lib/with-lock.ts';
import { session } from '../session.ts';
import type { Profile } from '../user.ts';
import { hasPassword } from './sign-in.ts';
import { accounts, removeAccounts, replaceAccount, userOf, usersLock } from './users.ts';
import { makeVerifier } from './verifier.ts';

/** `missing`: the account is not in this browser any more. `refused`: the browser did not keep the change. */
export type ChangeResult = 'done' | 'missing' | 'refused';

const find = (id: string) => accounts().find((account) => account.id === id);

/** Changes what the signed-in visitor told about themselves. */
export function updateProfile(id: string, profile: Profile): Promise<ChangeResult> {
  return withLock(usersLock, () => {
    const account = find(id);
    if (!account) return 'missing';
    const changed = { ...account, ...profile };
    if (!replaceAccount(id, () => changed)) return 'refused';
    session.write(userOf(changed));
    return 'done';
  });
}

/** Replaces a password, for a visitor who knows the present one. */
export async function changePassword(
  id: string,
  present: string,
  next: string,
): Promise<ChangeResult | 'wrong'> {
  const account = find(id);
  if (!account) return 'missing';
  if (!(await hasPassword(account, present))) return 'wrong';
  const verifier = await makeVerifier(next);
  return withLock(usersLock, () => {
    if (!find(id)) return 'missing';
    const replaced = replaceAccount(id, (other) => ({ ...other, verifier }));
    return replaced ? 'done' : 'refused';
  });
}

/** Two spellings of one address, for hints only: signing in compares exactly. */
const folded = (email: string) => email.trim().normalize('NFC').toLowerCase();

/** Whether an account with this address, however written, is kept in this browser. */
export const isKnownEmail = (email: string): boolean =>
  accounts().some((account) => folded(account.email) === folded(email));

/** Whether an account with exactly this address is kept in this browser. */
export const hasEmail = (email: string): boolean =>
  accounts().some((account) => account.email === email);

/**
 * Deletes every account with exactly this address and signs it out. For visitors who have forgotten the
 * password: no one can give it back to them.
 */
export function forgetEmail(email: string): Promise<ChangeResult> {
  return withLock(usersLock, () => {
    if (!hasEmail(email)) return 'missing';
    if (!removeAccounts((account) => account.email === email)) return 'refused';
    if (session.read()?.email === email) session.remove();
    return 'done';
  });
}
