import * as v from 'valibot';

import { site } from '../../../config/site.ts';
import { storageKeys } from '../../../config/storage-keys.ts';
import * as timing from '../../../config/timing.ts';
import { newIdempotencyKey } from '../../../lib/mail/deliver.ts';
import { hashName } from '../../../lib/dom/address.ts';
import { removeWhere } from '../../../lib/storage/remove-stored.ts';
import { createStoredValue, type WriteResult } from '../../../lib/storage/stored-value.ts';
import { isOwnAddress } from '../../../lib/text/own-address.ts';
import type { FormValues } from '../../../ui/form/form-values.ts';

const entrySchema = v.object({
  /** The idempotency key under which the endpoint counts the message. */
  id: v.string(),
  /** Milliseconds since 1970, of a day that dates can state. */
  at: v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15)),
  sent: v.boolean(),
  message: v.object({
    // Every message is for the owner, whatever is stored.
    to: v.pipe(
      v.string(),
      v.transform(() => site.email),
    ),
    subject: v.string(),
    body: v.string(),
  }),
  /** Why the message is not for a web mail site. */
  caution: v.optional(v.string()),
  /** The form and its values, so that they can be restored. */
  form: v.nullable(
    v.object({
      id: v.string(),
      // A page of this site: the link to it must lead nowhere else.
      path: v.pipe(v.string(), v.check(isOwnAddress)),
      values: v.record(v.string(), v.string()),
    }),
  ),
});

export type OutboxEntry = v.InferOutput<typeof entrySchema>;

/** A message to be sent. */
export type Outgoing = Pick<OutboxEntry, 'message' | 'caution' | 'form'>;

/** The form that a message was written in, with its checked values. */
export const formOf = ({ id }: { id: string }, values: FormValues) => ({
  id,
  // Servers merge slashes; a path that begins with two would be another host.
  path: location.pathname.replace(/^\/{2,}/, '/'),
  values,
});

const { key } = storageKeys.outbox;
const keepMs = timing.outboxKeepDays * 86_400_000;

/** Messages sent or handed to the mail app from this browser, newest first. */
export const outbox = createStoredValue<readonly OutboxEntry[]>({
  key,
  version: 1,
  schema: v.array(entrySchema),
  fallback: [],
});

/**
 * Messages that are kept. One from the future, written while the clock was wrong, counts from now on: otherwise it
 * would be kept for years.
 * @param now milliseconds since 1970
 */
const unexpired = (now: number, entries: readonly OutboxEntry[]): readonly OutboxEntry[] =>
  entries
    .map((entry) => (entry.at > now ? { ...entry, at: now } : entry))
    .filter(({ at }) => now - at < keepMs);

/** Changes the messages, and removes expired ones from storage. */
function change(update: (entries: readonly OutboxEntry[]) => readonly OutboxEntry[]): WriteResult {
  const next = update(unexpired(Date.now(), outbox.read()));
  const result = outbox.write(next);
  if (result === 'stored' && next.length === 0) outbox.remove();
  return result;
}

/** Removes what is older than the Outbox promises, and copies of that age that could not be read. */
export function removeExpired(): void {
  const now = Date.now();
  const entries = outbox.read();
  const isFuture = entries.some(({ at }) => at > now);
  if (isFuture || unexpired(now, entries).length < entries.length) change((kept) => kept);
  const copy = `${key}.corrupt-`;
  const isOld = (at: number) => Math.abs(now - at) >= keepMs;
  removeWhere((name) => name.startsWith(copy) && isOld(Number(name.slice(copy.length))));
}

const sameTexts = (a: FormValues, b: FormValues): boolean =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([name, text]) => b[name] === text);

/** Compared field by field: what is read from storage may hold its fields in another order. */
function isSame(a: Outgoing, b: Outgoing): boolean {
  if (!sameTexts(a.message, b.message)) return false;
  if (!a.form || !b.form) return a.form === b.form;
  const { id, path, values } = a.form;
  return id === b.form.id && path === b.form.path && sameTexts(values, b.form.values);
}

/**
 * The key for sending a message: that of the same message if it is in the Outbox and not confirmed, so that the
 * endpoint counts it once even after a lost answer and a reload; else a new one.
 * @param tried the key of the last message that its form could not send; it counts as unconfirmed there
 */
export function keyFor(outgoing: Outgoing, tried: string | null = null): string {
  const same = unexpired(Date.now(), outbox.read()).find(
    (entry) => (!entry.sent || entry.id === tried) && isSame(entry, outgoing),
  );
  return same?.id ?? newIdempotencyKey();
}

/** @param id replaces the message with the same id */
export const keepInOutbox = (outgoing: Outgoing, id: string): WriteResult =>
  change((entries) => [
    { ...outgoing, id, at: Date.now(), sent: false },
    ...entries.filter((entry) => entry.id !== id),
  ]);

/** Called if the visitor says so, or the endpoint has accepted the message. */
export const markSent = (id: string): WriteResult =>
  change((entries) => entries.map((entry) => (entry.id === id ? { ...entry, sent: true } : entry)));

export const removeFromOutbox = (id: string): WriteResult =>
  change((entries) => entries.filter((entry) => entry.id !== id));

/** A message that has not expired. */
export const outboxEntry = (id: string | null): OutboxEntry | undefined =>
  unexpired(Date.now(), outbox.read()).find((entry) => entry.id === id);

const restoreName = 'restore-';

/** A link that fills in the form of a message again. */
export const restoreLink = ({ id, form }: OutboxEntry): string | null =>
  form && `${form.path}#${restoreName}${id}`;

/** The form that the address asks to restore, with its values. */
function restored(): OutboxEntry['form'] {
  const name = hashName();
  if (!name.startsWith(restoreName)) return null;
  return outboxEntry(name.slice(restoreName.length))?.form ?? null;
}

/** The id of the form that the address asks to restore, if any. */
export const restoredForm = (): string | undefined => restored()?.id;

/** The values of a form, if the address asks to restore it. */
export function restoredValues(form: string): FormValues | null {
  const asked = restored();
  return asked?.id === form ? asked.values : null;
}
