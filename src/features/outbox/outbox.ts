import * as v from 'valibot';

import { storageKeys } from '../../config/storage-keys.ts';
import { timing } from '../../config/timing.ts';
import { createStoredValue, type WriteResult } from '../../lib/stored-value.ts';

const entrySchema = v.object({
  id: v.string(),
  /** Milliseconds since 1970. */
  at: v.number(),
  sent: v.boolean(),
  message: v.object({ to: v.string(), subject: v.string(), body: v.string() }),
  form: v.nullable(
    v.object({ id: v.string(), path: v.string(), values: v.record(v.string(), v.string()) }),
  ),
});

export type OutboxEntry = v.InferOutput<typeof entrySchema>;

const none: readonly OutboxEntry[] = [];
const dayMs = 86_400_000;

/** Messages sent or handed to the mail app from this browser, newest first. */
export const outbox = createStoredValue<readonly OutboxEntry[]>({
  key: storageKeys.outbox.key,
  version: 1,
  schema: v.array(entrySchema),
  fallback: none,
});

/** @param now milliseconds since 1970 */
export function unexpired(now: number, entries: readonly OutboxEntry[]): readonly OutboxEntry[] {
  return entries.filter(({ at }) => now - at < timing.outboxKeepDays * dayMs);
}

/**
 * Stores a message and drops expired ones.
 * @param id replaces the message with the same id
 */
export function keepInOutbox(
  entry: Pick<OutboxEntry, 'message' | 'form'>,
  id: string,
): WriteResult {
  const now = Date.now();
  return outbox.write((entries) => [
    { ...entry, id, at: now, sent: false },
    ...unexpired(now, entries).filter((kept) => kept.id !== id),
  ]);
}

/** Called if the visitor says so, or the endpoint has accepted the message. */
export const markSent = (id: string) =>
  outbox.write((entries) =>
    entries.map((entry) => (entry.id === id ? { ...entry, sent: true } : entry)),
  );

export const removeFromOutbox = (id: string) =>
  outbox.write((entries) => entries.filter((entry) => entry.id !== id));
