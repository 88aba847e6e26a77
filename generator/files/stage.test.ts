import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { language } from '../../src/config/language.ts';
import { languages } from '../../src/config/languages.ts';
import { company } from '../../src/config/site.ts';
import { isoDayIn } from '../../src/lib/time/dates.ts';
import { keptBytes, keyOf, kept, stage } from './stage.ts';

const cache = resolve(import.meta.dirname, '../../node_modules/.cache/site-files');

/** Another one for each test, so that none finds what another made. */
let input = '';
beforeEach(() => {
  input = String(performance.now());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  for (const name of globSync('test-*', { cwd: cache })) rmSync(join(cache, name));
});

const counted = () => {
  let times = 0;
  const page = () =>
    stage('test-page', [input], () => {
      times += 1;
      return { files: [['page.html', 'As made']], about: { title: 'One page' } };
    });
  return { page, times: () => times };
};

test('what was made is taken from the cache, with what was said about it', async () => {
  const { page, times } = counted();
  const [first, second] = [await page(), await page()];
  expect(times()).toBe(1);
  expect(second).toEqual(first);
  expect(second.files.get('page.html')?.toString()).toBe('As made');
  expect(second.about).toEqual({ title: 'One page' });
});

// Seen to fail: without the comparison of sums.
test('a file of the cache that is cut off or changed is made again, whatever its time', async () => {
  const { page, times } = counted();
  const file = join(cache, (await page()).key);
  const whole = readFileSync(file);
  const changed = Buffer.from(whole);
  changed.writeUInt8(whole.readUInt8(whole.length - 9) ^ 1, whole.length - 9);
  for (const [index, damaged] of [whole.subarray(0, -1), changed, Buffer.alloc(0)].entries()) {
    writeFileSync(file, damaged);
    expect((await page()).files.get('page.html')?.toString()).toBe('As made');
    expect(times()).toBe(index + 2);
    expect(readFileSync(file)).toEqual(whole);
  }
});

test('what a killed process left unfinished is not taken, and two at once make the same', async () => {
  const { page, times } = counted();
  writeFileSync(join(cache, `${keyOf('test-page', [input])}-1-0`), 'As ma');
  const [first, second] = await Promise.all([page(), page()]);
  expect(times()).toBe(2);
  expect(second).toEqual(first);
  expect(kept(first.key)).toEqual(first);
});

test('a stage that fails leaves nothing behind', async () => {
  const fails = keptBytes('test-fails', [input], () => Promise.reject(new Error('no')));
  await expect(fails).rejects.toThrow('no');
  expect(kept(keyOf('test-fails', [input]))).toBeNull();
});

test('each input and the day at headquarters are part of the key, each whole', () => {
  expect(keyOf('a', ['1', '23'])).not.toBe(keyOf('a', ['12', '3']));
  expect(keyOf('a', [Buffer.from('1')])).toBe(keyOf('a', ['1']));
  const on = (...time: readonly [year: number, month: number, day: number, hour: number]) => {
    vi.useFakeTimers({ now: Date.UTC(...time) });
    return keyOf('a', []);
  };
  const hours = Array.from({ length: 48 }, (_, hour) => hour);
  const days = hours.map((hour) =>
    isoDayIn(new Date(Date.UTC(2031, 0, 1, hour)), company.timeZone),
  );
  const keys = new Map(hours.map((hour) => [on(2031, 0, 1, hour), days[hour]]));
  expect([...keys.values()]).toEqual([...new Set(days)]);
});

const [first, other] = languages;

// Seen to fail: with the language in every key.
test.skipIf(!other || first.tag !== language)(
  'languages share what is the same in all',
  async () => {
    vi.stubEnv('SITE_LANGUAGE', other?.tag);
    vi.resetModules();
    const german = await import('./stage.ts');
    expect(german.keyOf('picture', ['1'])).toBe(keyOf('picture', ['1']));
    expect(german.keyOf('page', ['1'])).not.toBe(keyOf('page', ['1']));
  },
);
