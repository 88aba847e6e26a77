import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type BrowserContext, chromium as playwright, type Page } from '@playwright/test';

import { chromiumLaunch } from '../../support/chromium.ts';
import { type Engine, isViolation, reportViolations, type Start, type Tab } from './driver.ts';

// Playwright turns the back/forward cache off.
const launchOptions = { ...chromiumLaunch, ignoreDefaultArgs: ['--disable-back-forward-cache'] };

function tabOf(page: Page, context: BrowserContext): Tab {
  const mails: string[] = [];
  const files: string[] = [];
  const faults: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('mailto:')) mails.push(request.url());
  });
  page.on('download', (download) => files.push(download.suggestedFilename()));
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (isViolation(message.text())) faults.push(message.text());
  });
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    movePointer: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (size) => page.setViewportSize(size),
    mails: async () => mails,
    downloads: async () => files,
    faults: async () => faults,
    another: async () => tabOf(await context.newPage(), context),
  };
}

const options = ({ reducedMotion }: Start) => ({
  reducedMotion: reducedMotion ? ('reduce' as const) : ('no-preference' as const),
});

/** Reads settings from a profile and has a back/forward cache, as the headless shell does not. */
const complete = '/usr/bin/chromium';

/** A browser whose settings refuse storage to every page. */
async function launchWithoutStorage(start: Start) {
  const profile = mkdtempSync(join(tmpdir(), 'chromium-'));
  mkdirSync(join(profile, 'Default'));
  const refused = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(refused));
  const executablePath = complete;
  const settings = { ...launchOptions, executablePath, ...options(start) };
  const context = await playwright.launchPersistentContext(profile, settings);
  await context.addInitScript(reportViolations);
  return {
    visit: async () => ({ tab: tabOf(await context.newPage(), context), leave: async () => {} }),
    close: async () => {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

export const chromium: Engine = {
  programs: [chromiumLaunch.executablePath, complete],
  pageCache: false,
  launch: async (start) => {
    if (start.storage === false) return launchWithoutStorage(start);
    const browser = await playwright.launch({
      ...launchOptions,
      ...(start.pageCache && { executablePath: complete }),
    });
    return {
      visit: async () => {
        const context = await browser.newContext(options(start));
        await context.addInitScript(reportViolations);
        const tab = tabOf(await context.newPage(), context);
        return { tab, leave: () => context.close() };
      },
      close: () => browser.close(),
    };
  },
};
