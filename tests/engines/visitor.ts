import { join } from 'node:path';

import { expect } from '@playwright/test';
import { build } from 'vite';

import { readMailto } from '../support/mailto-reader.ts';
import type { Size, Tab } from './drivers/driver.ts';
import type { Place, Seen, Target } from './targets.ts';

type InPage = typeof import('./in-page.ts');

/** Bundles `in-page.ts` into one expression. */
async function bundleInPage(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: join(import.meta.dirname, 'in-page.ts'), formats: ['iife'], name: 'inPage' },
    },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error('in-page.ts was not bundled');
  return output.output[0].code;
}

const inPage = bundleInPage();

/** The viewport of a new tab. */
export const usualSize: Size = { width: 1280, height: 800 };

const say = (target: Target) => JSON.stringify(target);

/** What a journey may ask of a visitor. It knows roles, names and rules, and no engine. */
export class Visitor {
  private readonly tab: Tab;
  private readonly base: string;

  constructor(tab: Tab, base: string) {
    this.tab = tab;
    this.base = base;
  }

  open(path: string): Promise<void> {
    return this.tab.open(this.base + path);
  }

  evaluate<Value>(expression: string): Promise<Value> {
    return this.tab.evaluate<Value>(expression);
  }

  /** Calls a function of `in-page.ts`, which is installed once in each document. */
  private async call<Name extends keyof InPage>(
    name: Name,
    ...parameters: Parameters<InPage[Name]>
  ): Promise<ReturnType<InPage[Name]>> {
    const ask = `globalThis.inPage.${name}(...${JSON.stringify(parameters)})`;
    const missing = { isMissing: true };
    type Answer = { answer: ReturnType<InPage[Name]> } | typeof missing;
    const expression = `globalThis.inPage ? { answer: ${ask} } : ${JSON.stringify(missing)}`;
    const found = await this.tab.evaluate<Answer>(expression);
    if ('answer' in found) return found.answer;
    const code = await inPage;
    await this.tab.evaluate(`(() => { ${code}; globalThis.inPage = inPage; return true; })()`);
    return this.call(name, ...parameters);
  }

  look(target: Target): Promise<Seen> {
    return this.call('look', target);
  }

  namesOf(target: Target): Promise<string[]> {
    return this.call('namesOf', target);
  }

  focused(): Promise<{ role: string; name: string }> {
    return this.call('focused');
  }

  /** Waits until the first element that a target matches is as wanted. */
  async sees(target: Target, wanted: { readonly [Key in keyof Seen]?: unknown } = {}) {
    await this.until(async () => {
      const seen = await this.look(target);
      if (!('count' in wanted)) expect(seen.count, say(target)).toBeGreaterThan(0);
      expect(seen, say(target)).toMatchObject(wanted);
    });
  }

  /** Waits until a check passes. While a page is left, an engine may fail to answer. */
  async until(check: () => Promise<void>): Promise<void> {
    await expect(check).toPass({ intervals: [50, 100, 200] });
  }

  async misses(target: Target): Promise<void> {
    await this.sees(target, { count: 0 });
  }

  private async placeOf(target: Target): Promise<{ x: number; y: number }> {
    let place: Place = { wait: '' };
    await this.until(async () => {
      place = await this.call('placeOf', target);
      expect(place, say(target)).not.toHaveProperty('wait');
    });
    if ('wait' in place) throw new Error(place.wait);
    return place;
  }

  /**
   * Presses a target. On a busy machine a browser may show a scroll later than it says, and the press meets what was
   * there before: then it is pressed again.
   */
  async click(target: Target): Promise<void> {
    const { x, y } = await this.placeOf(target);
    await this.tab.click(x, y);
    let hit: boolean | null = null;
    await this.until(async () => {
      // Another page has come if it is missing.
      hit = await this.tab.evaluate('globalThis.inPage ? globalThis.inPage.pressed() : true');
      expect(hit, `no press came to ${say(target)}`).not.toBeNull();
    });
    if (hit === false) await this.click(target);
  }

  async hover(target: Target): Promise<void> {
    const { x, y } = await this.placeOf(target);
    await this.tab.movePointer(x, y);
  }

  /** Gives a field a value in one step, as pasting does, or chooses an option by its value. */
  async fill(target: Target, value: string): Promise<void> {
    await this.until(async () => expect(await this.call('paste', target, value)).toBe(''));
  }

  async focus(target: Target): Promise<void> {
    await this.sees(target);
    await this.call('focus', target);
  }

  press(...keys: readonly string[]): Promise<void> {
    return keys.reduce((before, key) => before.then(() => this.tab.press(key)), Promise.resolve());
  }

  type(text: string): Promise<void> {
    return this.tab.type(text);
  }

  resize(size: Size): Promise<void> {
    return this.tab.resize(size);
  }

  /** Waits until the address, without the origin, is or matches this. */
  async isAt(address: RegExp | string): Promise<void> {
    await this.until(async () => {
      const now = expect(
        await this.evaluate<string>('location.href.slice(location.origin.length)'),
      );
      if (typeof address === 'string') now.toBe(address);
      else now.toMatch(address);
    });
  }

  async back(): Promise<void> {
    await this.evaluate('setTimeout(() => history.back()) && 0');
  }

  /** Reloads as a visitor does, which restores fields, and a link does not. */
  async reload(): Promise<void> {
    await this.evaluate('(globalThis.isOld = true, setTimeout(() => location.reload()), 0)');
    await this.until(async () =>
      expect(await this.evaluate('globalThis.isOld ?? null')).toBeNull(),
    );
  }

  /** Leaves for another site, as a link does. */
  async leaveFor(url: string): Promise<void> {
    await this.evaluate(`setTimeout(() => (location.href = ${JSON.stringify(url)})) && 0`);
  }

  /** Waits for exactly one mail and reads it. */
  async receivesMail(): Promise<{ subject: string; body: string; to: readonly string[] }> {
    let mails: readonly string[] = [];
    await this.until(async () => {
      mails = await this.tab.mails();
      expect(mails).not.toEqual([]);
    });
    expect(mails).toHaveLength(1);
    const { to, headers } = readMailto(mails[0] ?? '');
    const fields = Object.fromEntries(headers);
    return { to, subject: fields['subject'] ?? '', body: fields['body'] ?? '' };
  }

  downloads(): Promise<readonly string[]> {
    return this.tab.downloads();
  }

  async another(): Promise<Visitor> {
    const tab = await this.tab.another();
    await tab.resize(usualSize);
    return new Visitor(tab, this.base);
  }
}
