import { hexOf } from '../../../lib/seal/bytes.ts';
import { type Registration, session, type User } from '../../../lib/storage/session.ts';
import { type Account, addAccount, removeAccounts, userOf, lockingUsers } from './users.ts';
import { makeVerifier } from './verifier.ts';

/** Begins with the time, as agreed (decision 90); the random suffix keeps two tabs' ids apart. */
function newId(): string {
  return `${Date.now()}-${hexOf(crypto.getRandomValues(new Uint8Array(8)))}`;
}

/** Stores the account and the session, or neither. */
function store(account: Account): void {
  if (!addAccount(account)) throw new Error('The browser did not keep the new account');
  if (session.writeToStorage(userOf(account))) return;
  removeAccounts(({ id }) => id === account.id);
  throw new Error('The browser did not keep the session');
}

/**
 * Adds an account to this browser and signs it in.
 * @returns the user, or null if aborted
 * @throws Error if storage refuses; then nothing is stored
 */
export async function registerAccount(
  { password, firstName, lastName, email, company, jobTitle, phone, industry }: Registration,
  signal?: AbortSignal,
): Promise<User | null> {
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
  return lockingUsers(() => {
    if (signal?.aborted) return null;
    store({ ...user, verifier });
    return user;
  });
}
