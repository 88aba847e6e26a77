import { type Browser, chromium, type Page } from '@playwright/test';

import playwright from '../../playwright.config.ts';

const { args = [], ...browser } = playwright.use?.launchOptions ?? {};

/**
 * The browser and flags of the tests, without font hinting. On Linux hinting rounds letter widths to whole
 * pixels, so a late font would move lines that do not move on phones, Macs and Windows.
 */
export const launchOptions = { ...browser, args: [...args, '--font-render-hinting=none'] };

/** CPU throttling that stands for a mid-range phone. */
export const slowdown = 4;

/** `phone` is Lighthouse's screen. */
const desktop = { width: 1280, height: 800 };
export const phone = { width: 412, height: 823 };

/** Slow 4G as Lighthouse and WebPageTest define it. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

export type Limits = {
  readonly cpu?: boolean;
  readonly network?: boolean;
  readonly touch?: boolean;
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Pixels to a CSS pixel. */
  readonly density?: number;
};

/** How long a page needs to settle after loading or after an interaction. */
export const settleMs = 700;

/**
 * Runs `use` with a new browser.
 * @param scrollbars shows scrollbars, as a desktop browser does
 */
export async function withBrowser<Result>(
  use: (browser: Browser) => Promise<Result>,
  { scrollbars = false } = {},
) {
  const ignoreDefaultArgs = scrollbars ? ['--hide-scrollbars'] : [];
  const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** Runs `use` with an empty page in a new context. */
export async function withPage<Result>(
  browser: Browser,
  { cpu = false, network = false, touch = false, viewport = desktop, density = 1 }: Limits,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    hasTouch: touch,
    viewport,
    deviceScaleFactor: density,
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    const session = await context.newCDPSession(page);
    if (network) {
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', slow4G);
    }
    if (cpu) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await use(page);
  } finally {
    await context.close();
  }
}

/** Waits for a fixed time, where there is no event to wait for. */
export { setTimeout as pause } from 'node:timers/promises';
