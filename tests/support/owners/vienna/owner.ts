import type { Owner } from '../owner.ts';

/** An endpoint and keys. */
export const owner: Owner = { keys: true, renamed: [], edits: [] };
