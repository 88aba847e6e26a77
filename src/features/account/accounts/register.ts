import { withLock } from '../../../lib/with-lock.ts';
import { session } from '../session.ts';
import type { Registration, User } from '../user.ts';
import { type Account, addAccount, removeAccounts, userOf, usersLock } from './users.ts';
import { makeVerifier } from './verifier.ts';

/** Time first, as the specification has it; the rest because two tabs may share a millisecond. */
function newId(): string {
  const suffix = crypto.getRandomValues(new Uint8Array(8));
  return `${Date.now()}-${Array.from(suffix, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Both records or none: the signed-in visitor must also be in the list. */
function keep(account: Account): void {
  if (!addAccount(account)) throw new Error('The browser did not keep the new account');
  if (session.writeToStorage(userOf(account))) return;
  removeAccounts(({ id }) => id === account.id);
  throw new Error('The browser did not keep the session');
}

/**
 * Adds an account to this browser and signs it in.
 * @returns the user, or null when the visitor left meanwhile
 * @throws Error when storage refuses; then nothing is kept
 */
export async function registerAccount(
  { password, ...profile }: Registration,
  signal?: AbortSignal,
): Promise<User | null> {
  const { firstName, lastName, email, company, jobTitle, phone, industry } = profile;
  const user: User = {
    id: newId(),
    email,
    firstName,
    lastName,
    company,
    jobTitle,
    phone,
    industry,
  };
  const verifier = await makeVerifier(password);
  return withLock(usersLock, () => {
    if (signal?.aborted) return null;
    keep({ ...user, verifier });
    return user;
  });
}
