import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

import puppeteer from 'puppeteer-core';

import { preferences, profileIn, tabOf } from '../engines/drivers/firefox.ts';
import { Visitor } from '../engines/visitor.ts';

const browserProgram = '/usr/bin/firefox-esr';
const keyboard = '/usr/bin/xdotool';

export const orcaPrograms = [
  '/usr/bin/orca',
  browserProgram,
  keyboard,
  '/usr/bin/xvfb-run',
  '/usr/bin/dbus-run-session',
  '/usr/libexec/at-spi-bus-launcher',
];

/** Tells which screen and bus this session has, then starts Orca, which writes down what it says. */
const session = `env > "$0/part" && mv "$0/part" "$0/session"
exec orca --debug-file="$0/said" --user-prefs="$0/orca"`;

/**
 * Orca runs this at its start. It writes its log line by line, and says neither keys nor, unasked, whole pages. It has
 * no voice: on a machine without sound it would wait for the end of its first sentence.
 */
const customization = `from orca import debug, settings, speech
speech.init = lambda: None
debug.debugFile.reconfigure(line_buffering=True)
settings.enableKeyEcho = False
settings.sayAllOnLoad = False
`;

/** How xdotool names keys. */
const keys: Readonly<Record<string, string>> = {
  Enter: 'Return',
  ArrowDown: 'Down',
  ArrowRight: 'Right',
};

async function until<Value>(what: string, look: () => Value | undefined | false): Promise<Value> {
  const end = Date.now() + 120_000;
  for (;;) {
    const found = look();
    if (found !== undefined && found !== false) return found;
    if (Date.now() > end) throw new Error(`Waited in vain for ${what}`);
    await new Promise((again) => {
      setTimeout(again, 50);
    });
  }
}

const environmentIn = (file: string) =>
  Object.fromEntries(
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => [line.split('=', 1)[0] ?? '', line.slice(line.indexOf('=') + 1)]),
  );

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** What Orca said, in order. The name of a voice and its settings follow each text. */
const spokenIn = (log: string) =>
  [...log.matchAll(/SPEECH OUTPUT: '(.*?)'(?: voice=\w+)? ?\{/gs)].map(([, text = '']) =>
    text.replaceAll(/\s+/g, ' ').trim(),
  );

const markOf = (part: number) => `That was part ${part}.`;
const isMark = (line: string) => /^That was part \d+\.$/.test(line);

/** Has a polite live region of its own say a text, which comes after all others. Runs in the page. */
async function sayLast(text: string): Promise<void> {
  const region = document.createElement('p');
  region.ariaLive = 'polite';
  (document.querySelector('dialog:modal') ?? document.body).append(region);
  for (let frame = 0; frame < 3; frame += 1)
    await new Promise((next) => {
      requestAnimationFrame(next);
    });
  region.textContent = text;
}

/** Starts Orca and Firefox on a screen and a session bus of their own. Only one Orca can run on a machine. */
export async function startOrca(base: string) {
  const folder = mkdtempSync(join(tmpdir(), 'orca-'));
  mkdirSync(join(folder, 'orca'));
  writeFileSync(join(folder, 'orca', 'orca-customizations.py'), customization);
  const screen = ['xvfb-run', '-a', '-s', '-screen 0 1400x1000x24', 'sh', '-c', session, folder];
  const reader = spawn('dbus-run-session', ['--', ...screen], {
    // A group of its own, so that all of it can be ended.
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, HOME: folder, XDG_RUNTIME_DIR: folder },
  });
  const log = join(folder, 'said');
  const said = () => spokenIn(textOf(log));
  await until('Orca', () => said().length > 0);
  const env = environmentIn(join(folder, 'session'));
  const profile = join(folder, 'firefox');
  mkdirSync(profile);
  profileIn(profile);
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: browserProgram,
    headless: false,
    userDataDir: profile,
    extraPrefsFirefox: {
      ...preferences(profile, { reducedMotion: true }),
      'accessibility.force_disabled': -1,
    },
    defaultViewport: null,
    env,
    timeout: 300_000,
    protocolTimeout: 300_000,
  });
  const [page = await browser.newPage()] = await browser.pages();
  const tab = await tabOf(page, browser.defaultBrowserContext(), profile);
  const type = (key: string) => execFileSync(keyboard, ['key', keys[key] ?? key], { env });
  // Orca hears only keys that come from the keyboard.
  const visitor = new Visitor({ ...tab, press: async (key) => void type(key) }, base);
  await visitor.open('/robots.txt');
  // A new browser has the focus in its address field.
  type('F6');
  await page.waitForFunction('document.hasFocus()');
  let from = 0;
  let ends = 0;
  let noted = 0;
  const heard = () => said().slice(from);
  return {
    visitor,
    /** Does something, waits until Orca says a text, and returns all that it says until it has caught up. */
    after: async (act: () => Promise<void>, awaited: string | RegExp): Promise<string[]> => {
      from = said().length;
      await act();
      const isAwaited = (line: string) =>
        typeof awaited === 'string' ? line.includes(awaited) : awaited.test(line);
      await until(`Orca to say ${awaited}`, () => heard().some(isAwaited));
      ends += 1;
      const end = markOf(ends);
      await page.evaluate(sayLast, end);
      const lines = await until(end, () => heard().includes(end) && heard());
      return lines.slice(0, lines.indexOf(end));
    },
    /** All that Orca has said since this was last called, but for the marks between parts. */
    saidSince: (): string[] => {
      const lines = said().slice(noted);
      noted += lines.length;
      return lines.filter((line) => line !== '' && !isMark(line));
    },
    stop: async () => {
      await browser.close().catch(() => {});
      const ended = new Promise((done) => {
        reader.on('exit', done);
      });
      if (reader.pid !== undefined) process.kill(-reader.pid);
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
