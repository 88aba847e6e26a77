import { reportFailure } from './load.ts';

/**
 * Loads code for `lazy`, which cannot try twice: after a failure each further click on the page is another
 * try. So a part whose code is missing, for example offline, does not take its island down with it.
 * @returns settles only once the code is there
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
