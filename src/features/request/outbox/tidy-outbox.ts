import { removeExpired } from './outbox.ts';

/** A file of its own, because the bundler adds a helper to a larger one that is imported as a whole. */
export const tidyOutbox = (): void => removeExpired();
