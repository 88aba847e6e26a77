import type { Page } from '@playwright/test';

import * as timing from '../../src/config/timing.ts';

/**
 * Keeps what the page would take away after some seconds, notices and "Copied", for tests that look for it:
 * a busy machine may look too late. Call it before the page is opened.
 */
export const keepMessages = (page: Page): Promise<unknown> =>
  page.addInitScript(
    (lifetimes) => {
      const start = window.setTimeout.bind(window);
      const startOthers = (handler: TimerHandler, after?: number, ...rest: unknown[]) =>
        lifetimes.some((lifetime) => lifetime === after) ? 0 : start(handler, after, ...rest);
      Reflect.set(window, 'setTimeout', startOthers);
    },
    [timing.copiedLabelMs, timing.noticeDurationMs],
  );
