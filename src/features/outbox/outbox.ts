import * as v from 'valibot';

import { storageKeys } from '../../config/storage-keys.ts';
import { timing } from '../../config/timing.ts';
import { createStoredValue, type WriteResult } from '../../lib/stored-value.ts';

const entrySchema = v.object({
  id: v.string(),
  /** When it was written, in milliseconds since 1970. */
  at: v.number(),
  sent: v.boolean(),
  message: v.object({ to: v.string(), subject: v.string(), body: v.string() }),
  form: v.nullable(
    v.object({ id: v.string(), path: v.string(), values: v.record(v.string(), v.string()) }),
  ),
});

/** A message that was handed over, kept so that it cannot be lost. */
export type OutboxEntry = v.InferOutput<typeof entrySchema>;

const none: readonly OutboxEntry[] = [];
const dayMs = 86_400_000;

/** Messages handed over from this browser, newest first. */
export const outbox = createStoredValue<readonly OutboxEntry[]>({
  key: storageKeys.outbox.key,
  version: 1,
  schema: v.array(entrySchema),
  fallback: none,
});

/** Entries that are still to be kept at a given time (milliseconds since 1970). */
export function keptAt(now: number, entries: readonly OutboxEntry[]): readonly OutboxEntry[] {
  return entries.filter(({ at }) => now - at < timing.outboxKeepDays * dayMs);
}

/**
 * Keeps a message, and lets go of those past their time.
 * @param id names it; the same message kept again under the same id stays one
 */
export function keepInOutbox(
  entry: Pick<OutboxEntry, 'message' | 'form'>,
  id: string,
): WriteResult {
  const now = Date.now();
  return outbox.write((entries) => [
    { ...entry, id, at: now, sent: false },
    ...keptAt(now, entries).filter((kept) => kept.id !== id),
  ]);
}

/** Notes that a message was sent: the visitor says so, or the endpoint has taken it. */
export const markSent = (id: string) =>
  outbox.write((entries) =>
    entries.map((entry) => (entry.id === id ? { ...entry, sent: true } : entry)),
  );

/** Forgets one message. */
export const removeFromOutbox = (id: string) =>
  outbox.write((entries) => entries.filter((entry) => entry.id !== id));
