import * as v from 'valibot';

import { storageKeys } from '../../../config/storage-keys.ts';
import { createStoredValue } from '../../../lib/stored-value.ts';
import { notify } from '../../../ui/notices/notices.ts';
import { type User, userSchema } from '../user.ts';
import { verifierSchema } from './verifier.ts';

const accountSchema = v.object({ ...userSchema.entries, verifier: verifierSchema });

/** One account kept in this browser. */
export type Account = v.InferOutput<typeof accountSchema>;

/** A record that this version cannot use, carried along as text so that writing the others loses nothing. */
const unreadableSchema = v.object({ unreadable: v.string() });

type Entry = Account | v.InferOutput<typeof unreadableSchema>;

const withoutPassword = (key: string, value: unknown) => (key === 'password' ? undefined : value);

function entryOf(raw: unknown): Entry[] {
  const carried = v.safeParse(unreadableSchema, raw);
  try {
    // What an older tab could not read and carried along may well be readable here.
    const read = v.safeParse(
      accountSchema,
      carried.success ? JSON.parse(carried.output.unreadable) : raw,
    );
    if (read.success) return [read.output];
    return [
      carried.success ? carried.output : { unreadable: JSON.stringify(raw, withoutPassword) },
    ];
  } catch {
    // No JSON, or nested too deep to be written: it was never one of ours.
    return [];
  }
}

/** Every account kept in this browser, by storage's own word at each reading. */
export const users = createStoredValue<readonly Entry[]>({
  key: storageKeys.users.key,
  version: 2,
  schema: v.pipe(
    v.array(v.unknown()),
    v.transform((items) => items.flatMap(entryOf)),
  ),
  fallback: [],
  onCorrupt: () =>
    notify({
      tone: 'error',
      text: 'The accounts kept in this browser could not be read. They were set aside, and a new list was begun.',
    }),
});

/** The lock under which the list is read and written. */
export const usersLock = storageKeys.users.key;

/** Whether an entry of the list is an account that can be used. */
export const isAccount = (entry: Entry): entry is Account => 'email' in entry;

/** The accounts that can be used now. */
export const accounts = (): readonly Account[] => users.read().filter(isAccount);

/** What would be unreadable once written must not be written. */
function fitting(account: Account): Account {
  if (!v.is(accountSchema, account)) throw new TypeError('The account does not fit its schema');
  return account;
}

/**
 * Adds an account to the list.
 * @returns whether storage took it
 * @throws TypeError when it does not fit
 */
export function addAccount(account: Account): boolean {
  const added = fitting(account);
  return users.writeToStorage((entries) => [...entries, added]);
}

/**
 * Replaces one account; the others are written back as they are.
 * @returns whether storage took it
 * @throws TypeError when the new one does not fit
 */
export const replaceAccount = (id: string, change: (account: Account) => Account): boolean =>
  users.writeToStorage((entries) =>
    entries.map((entry) => (isAccount(entry) && entry.id === id ? fitting(change(entry)) : entry)),
  );

/**
 * Removes accounts; whatever else is in the list stays.
 * @returns whether storage took it
 */
export const removeAccounts = (matches: (account: Account) => boolean): boolean =>
  users.writeToStorage((entries) => entries.filter((entry) => !isAccount(entry) || !matches(entry)));

/** What may be kept as the current user: never anything a password could be checked or read from. */
export function userOf({ verifier: _, ...user }: Account): User {
  return user;
}
