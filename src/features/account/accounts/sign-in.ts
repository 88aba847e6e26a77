import { session, type User } from '../../../lib/storage/session.ts';
import {
  type Account,
  accounts,
  hasPassword,
  replaceAccount,
  userOf,
  lockingUsers,
} from './users.ts';
import { isBelowCurrent, makeVerifier, type Verifier } from './verifier.ts';

async function findAccount(email: string, password: string): Promise<Account | undefined> {
  const candidates = accounts().filter((account) => account.email === email);
  // Timing must not reveal which addresses have an account.
  if (candidates.length === 0) await makeVerifier(password);
  for (const candidate of candidates) if (await hasPassword(candidate, password)) return candidate;
  return undefined;
}

/** Gives an account a verifier of the current cost, unless its password has changed in the meantime. */
async function renewVerifier(id: string, old: Verifier, password: string): Promise<void> {
  const verifier = await makeVerifier(password);
  await lockingUsers(() =>
    replaceAccount(id, (account) =>
      account.verifier.hash === old.hash ? { ...account, verifier } : account,
    ),
  );
}

/**
 * Signs in the account with exactly this e-mail and password. Several accounts may share an e-mail.
 * @returns the user, or null if none matches or the attempt was aborted
 */
export async function signIn(
  email: string,
  password: string,
  signal?: AbortSignal,
): Promise<User | null> {
  const found = await findAccount(email, password);
  // As it is now: another tab may have changed or deleted it while the password was checked.
  const account = accounts().find(({ id }) => id === found?.id);
  if (!account || signal?.aborted) return null;
  const user = userOf(account);
  session.write(user);
  if (isBelowCurrent(account.verifier)) {
    renewVerifier(account.id, account.verifier, password).catch((error: unknown) =>
      console.error('The verifier keeps its older cost', error),
    );
  }
  return user;
}
