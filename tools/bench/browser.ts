import { type Browser, chromium, type Page } from '@playwright/test';

import playwright from '../../playwright.config.ts';

const { args = [], ...browser } = playwright.use?.launchOptions ?? {};

/**
 * The browser and the switches that the tests use too. Letters are as wide as their font says, as on phones,
 * Macs and Windows; else they would be whole pixels wide here, and a font that comes late would break lines
 * that it breaks nowhere else.
 */
export const launchOptions = { ...browser, args: [...args, '--font-render-hinting=none'] };

/** How much slower than this machine a phone of the middle is. */
const slowdown = 4;

/** The second is the screen that Lighthouse has. */
const desktop = { width: 1280, height: 800 };
export const phone = { width: 412, height: 823 };

/** Slow 4G: what Lighthouse and WebPageTest mean by it. */
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
};

/** What a page needs to come to rest after it has loaded, or after something was done in it. */
export const settleMs = 700;

/**
 * Starts the browser for as long as something is done with it.
 * @param scrollbars whether it shows them, as windows do: its pages are narrower then, and keep the place
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

/**
 * Opens an empty page, as a visitor who was never here, and closes it when what is done with it is done.
 * @param limits what is slowed down, and what the visitor has before them
 */
export async function withPage<Result>(
  browser: Browser,
  { cpu = false, network = false, touch = false, viewport = desktop }: Limits,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    hasTouch: touch,
    viewport,
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

/** Waits; for what has no sign to wait for, such as "nothing more is fetched". */
export const pause = (milliseconds: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, milliseconds);
  });
