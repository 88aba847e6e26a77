import { reportFailure } from './load.ts';

/**
 * Loads code for React's `lazy`, which never retries: a rejection would break the island. Instead, after a
 * failure, the next click anywhere tries again.
 * @returns never rejects
 */
export async function loadWithRetry<Result>(load: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await reportFailure(load());
    } catch {
      await new Promise((resolve) => {
        addEventListener('click', resolve, { once: true, capture: true });
      });
    }
  }
}
