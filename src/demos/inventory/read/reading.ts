import type { ReadAsset, Unread } from './certificate.ts';
import type { Unfiled } from './server.ts';
import * as words from './words.ts';

/** What a reader of one kind of file found, and what has to be said about the rest of it. */
export type Reading = {
  readonly assets: readonly Unfiled[];
  /** Sentences; each names the file. */
  readonly notes: readonly string[];
  /** A table whose columns the visitor has to name, with its first rows. */
  readonly ask?: {
    readonly header: readonly string[];
    readonly rows: readonly (readonly string[])[];
  };
};

export const says = (...notes: readonly string[]): Reading => ({ assets: [], notes });

export const unreadWords: Readonly<Record<Exclude<Unread, 'unknown'>, string>> = {
  'private-key': words.privateKey,
  'protected-store': words.protectedStore,
  revocations: words.revocations,
  encrypted: words.encrypted,
};

const unplaced = { system: '', place: '' } as const;

/** A bare key has no name, and is called by its file. */
export const named = (file: string, one: ReadAsset & Partial<Unfiled>): Unfiled => ({
  ...unplaced,
  ...one,
  name: one.name || (one.kind === 'key' ? file : ''),
});
