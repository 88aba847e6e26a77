import { existsSync } from 'node:fs';

import { chromium } from '@playwright/test';

/**
 * The browser Playwright brought if there is one, else the system's: rather the one without a window, which
 * opens a page in three fifths of the time.
 */
const executablePath = [
  chromium.executablePath(),
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
].find((path) => existsSync(path));
if (!executablePath) throw new Error('There is no Chromium: node scripts/setup.mjs --browser');

/** How the tests start Chromium. */
export const chromiumLaunch = {
  executablePath,
  timeout: 300_000,
  // The sandbox needs rights that containers do not give; nothing foreign is ever loaded.
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
