import * as v from 'valibot';

import { storageKeys } from '../../../config/storage-keys.ts';
import { createStoredValue } from '../../../lib/storage/stored-value.ts';
import { notify } from '../../../ui/notices/notices.ts';
import { type User, userSchema } from '../../../lib/storage/session.ts';
import { accountsUnreadable } from '../words.ts';
import { verifierSchema, verifyPassword } from './verifier.ts';

const accountSchema = v.object({ ...userSchema.entries, verifier: verifierSchema });

export type Account = v.InferOutput<typeof accountSchema>;

/** A record that this version cannot read, kept as text so that writing the list does not lose it. */
const unreadableSchema = v.object({ unreadable: v.string() });

type Entry = Account | v.InferOutput<typeof unreadableSchema>;

const withoutPassword = (key: string, value: unknown) => (key === 'password' ? undefined : value);

function entryOf(raw: unknown): Entry[] {
  const unreadable = v.safeParse(unreadableSchema, raw);
  try {
    // An older tab may have set aside a record that this version can read.
    const read = v.safeParse(
      accountSchema,
      unreadable.success ? JSON.parse(unreadable.output.unreadable) : raw,
    );
    if (read.success) return [read.output];
    return [
      unreadable.success ? unreadable.output : { unreadable: JSON.stringify(raw, withoutPassword) },
    ];
  } catch {
    // Not JSON, or nested too deeply to serialize: this site never wrote it.
    return [];
  }
}

/** The accounts in this browser. */
export const users = createStoredValue<readonly Entry[]>({
  key: storageKeys.users.key,
  version: 2,
  schema: v.pipe(
    v.array(v.unknown()),
    v.transform((items) => items.flatMap(entryOf)),
  ),
  fallback: [],
  onCorrupt: () => notify({ tone: 'error', text: accountsUnreadable }),
});

/** Name of the lock for changing the list. */
export const usersLock = storageKeys.users.key;

/** Changes the list while no other tab does (Web Locks). Without TLS there are no locks. */
export async function lockingUsers<T>(change: () => T | Promise<T>): Promise<T> {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  // `async`, because Node 24 never settles if the callback throws synchronously.
  return locks ? locks.request(usersLock, async () => change()) : change();
}

const isAccount = (entry: Entry): entry is Account => 'email' in entry;

/** The readable accounts. */
export const accounts = (): readonly Account[] => users.read().filter(isAccount);

/** @throws TypeError if the account could not be read back */
function checked(account: Account): Account {
  if (!v.is(accountSchema, account)) throw new TypeError('The account does not fit its schema');
  return account;
}

/**
 * @returns whether storage took it
 * @throws TypeError if the account does not fit the schema
 */
export function addAccount(account: Account): boolean {
  const added = checked(account);
  return users.writeToStorage((entries) => [...entries, added]);
}

/**
 * @returns whether storage took it
 * @throws TypeError if the new account does not fit the schema
 */
export const replaceAccount = (id: string, change: (account: Account) => Account): boolean =>
  users.writeToStorage((entries) =>
    entries.map((entry) => (isAccount(entry) && entry.id === id ? checked(change(entry)) : entry)),
  );

/**
 * Removes accounts, and with the last one the list: while there is one, visitors are asked to sign in.
 * @returns whether storage took it
 */
export function removeAccounts(matches: (account: Account) => boolean): boolean {
  const isRemoved = users.writeToStorage((entries) =>
    entries.filter((entry) => !isAccount(entry) || !matches(entry)),
  );
  if (isRemoved && users.read().length === 0) users.remove();
  return isRemoved;
}

/** The account without its verifier. */
export function userOf({ verifier: _, ...user }: Account): User {
  return user;
}

/** Whether an account has this password. A record with invalid parameters matches none. */
export async function hasPassword(account: Account, password: string): Promise<boolean> {
  try {
    return await verifyPassword(password, account.verifier);
  } catch (error) {
    console.error('A stored account could not be checked', error);
    return false;
  }
}
