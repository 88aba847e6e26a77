import { reportFailure } from './load.ts';

/**
 * Loads code for React's `lazy`, where a rejection would break the island for good. Instead, after a failure, the
 * next click anywhere tries again.
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
