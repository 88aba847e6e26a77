import { hash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import puppeteer, { type BrowserContext, type KeyInput, type Page } from 'puppeteer-core';

import { linesOf } from './lines.ts';
import { type Engine, isViolation, reportViolations, type Start, type Tab } from './driver.ts';

const program = '/usr/bin/firefox-esr';

/** A profile whose mail program is a script that writes each link it is given into a file. */
export function profileIn(folder: string): void {
  mkdirSync(join(folder, 'downloads'));
  const script = join(folder, 'mail-program');
  writeFileSync(script, `#!/bin/sh\nprintf '%s\\n' "$1" >> '${join(folder, 'mails')}'\n`);
  chmodSync(script, 0o755);
  const handlers = [{ name: 'mail program', path: script }];
  const mailto = { action: 2, ask: false, handlers };
  const known = { defaultHandlersVersion: {}, mimeTypes: {}, schemes: { mailto } };
  writeFileSync(join(folder, 'handlers.json'), JSON.stringify(known));
}

/** A font whose page was left before it came: NS_BINDING_ABORTED. */
const abortedFont = /downloadable font: download failed .* status=2152398850/;

/** What Firefox computes for a script whose page was left before it came. An empty script would fail other tests. */
const hashOfNothing = hash('sha384', '', 'base64');

const isHarmless = (error: string) => abortedFont.test(error) || error.includes(hashOfNothing);

export const preferences = (
  folder: string,
  { storage = true, reducedMotion, pageCache = true }: Start,
) => ({
  'ui.prefersReducedMotion': reducedMotion ? 1 : 0,
  'browser.download.folderList': 2,
  'browser.download.dir': join(folder, 'downloads'),
  'browser.download.alwaysOpenPanel': false,
  'pdfjs.disabled': true,
  'network.protocol-handler.external.mailto': true,
  ...(!pageCache && { 'browser.sessionhistory.max_total_viewers': 0 }),
  ...(!storage && { 'dom.storage.enabled': false, 'network.cookie.cookieBehavior': 2 }),
});

export async function tabOf(first: Page, context: BrowserContext, folder: string): Promise<Tab> {
  const faults: string[] = [];
  const sentBefore = linesOf(join(folder, 'mails')).length;
  const mails = async () => linesOf(join(folder, 'mails')).slice(sentBefore);
  const watch = async (page: Page) => {
    page.on('pageerror', (error) => {
      if (!isHarmless(String(error))) faults.push(String(error));
    });
    page.on('console', (message) => {
      if (isViolation(message.text())) faults.push(message.text());
    });
    await page.evaluateOnNewDocument(reportViolations);
    return page;
  };
  const page = await watch(first);
  return {
    open: async (url) => void (await page.goto(url, { timeout: 120_000 })),
    evaluate: (expression) => page.evaluate(expression) as Promise<never>,
    movePointer: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    press: async (key) => {
      const keys = key.split('+') as KeyInput[];
      for (const one of keys) await page.keyboard.down(one);
      for (const one of keys.toReversed()) await page.keyboard.up(one);
    },
    type: (text) => page.keyboard.type(text),
    resize: (size) => page.setViewport(size),
    mails,
    downloads: async () =>
      readdirSync(join(folder, 'downloads')).filter((name) => !name.endsWith('.part')),
    faults: async () => faults,
    another: async () => tabOf(await context.newPage(), context, folder),
  };
}

export const firefox: Engine = {
  programs: [program],
  pageCache: true,
  launch: async (start) => {
    const folder = mkdtempSync(join(tmpdir(), 'firefox-'));
    profileIn(folder);
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: program,
      headless: true,
      userDataDir: folder,
      extraPrefsFirefox: preferences(folder, start),
      timeout: 300_000,
      protocolTimeout: 300_000,
    });
    return {
      visit: async () => {
        for (const name of readdirSync(join(folder, 'downloads')))
          rmSync(join(folder, 'downloads', name));
        // The first tab has no focus, so a visitor's context has one of its own.
        const context = await browser.createBrowserContext();
        const tab = await tabOf(await context.newPage(), context, folder);
        return { tab, leave: () => context.close() };
      },
      close: async () => {
        await browser.close();
        if (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
      },
    };
  },
};
