import { storageKeys } from '../../../config/storage-keys.ts';
import { withLock } from '../../../lib/with-lock.ts';
import { currentUser, holdsPlainText } from '../current-user.ts';
import { type Account, accounts, isAccount, users, usersLock } from './users.ts';
import { makeVerifier, type Verifier, verifyPassword } from './verifier.ts';

type Plain = Account & { readonly password: string };

const plain = () =>
  accounts().filter((account): account is Plain => account.password !== undefined);

/** Changes the accounts whose plain text is still what it was when the change was computed. */
function change(of: readonly Plain[], how: (account: Account) => Account): boolean {
  const known = new Map(of.map(({ id, password }) => [id, password]));
  return users.keep((entries) =>
    entries.map((entry) =>
      isAccount(entry) && entry.password !== undefined && known.get(entry.id) === entry.password
        ? how(entry)
        : entry,
    ),
  );
}

async function addVerifiers(): Promise<boolean> {
  const bare = plain().filter(({ verifier }) => !verifier);
  const made = new Map<string, Verifier>();
  for (const { id, password } of bare) made.set(id, await makeVerifier(password));
  return change(bare, (account) => ({ ...account, verifier: made.get(account.id) }));
}

/** Reads what was written and checks it; only a proven verifier replaces the plain text. */
async function dropProvenPlainText(): Promise<void> {
  const proven: Plain[] = [];
  for (const account of plain()) {
    if (account.verifier && (await verifyPassword(account.password, account.verifier))) {
      proven.push(account);
    }
  }
  change(proven, ({ password: _, ...account }) => account);
  // A verifier that does not fit its password is made again the next time.
  change(plain(), ({ verifier: _, ...account }) => account);
}

/** The older current user may hold what does not belong there; reading drops it, so write it back. */
function rewriteCurrentUser(): void {
  if (holdsPlainText(storageKeys.currentUser)) currentUser.keep((user) => user);
}

/**
 * Replaces passwords that an older form of the site kept in plain text by verifiers: hash, write beside,
 * read back and verify, then drop the plain text. May be interrupted anywhere and run again. Where the
 * browser has no room for it, the plain text stays until there is.
 */
export async function upgradePlainText(): Promise<void> {
  rewriteCurrentUser();
  if (plain().length === 0) return;
  await withLock(usersLock, async () => {
    if (await addVerifiers()) await dropProvenPlainText();
  });
}
