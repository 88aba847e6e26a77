import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';

import { FakeStorage } from '../../../tests/support/fake-storage.ts';
import {
  area,
  blockStorage,
  draft,
  fallback,
  key,
  schema,
  tellOfOtherTab,
} from '../../../tests/support/stored-draft.ts';
import { removeWhere } from './remove-stored.ts';
import { characters } from '../../../tests/support/characters.ts';

describe('records of another version', () => {
  const newer = '{"v":3,"value":{"text":1}}';

  test('a newer record reads as the fallback and is never overwritten', () => {
    area.setItem(key, newer);
    const store = draft();
    store.subscribe(() => {});
    expect(store.read()).toBe(fallback);
    expect(store.write({ text: 'mine', count: 1 })).toBe('memory');
    expect(store.read().text).toBe('mine');
    tellOfOtherTab(key);
    expect(store.read().text).toBe('mine');
    expect(area.content).toEqual({ [key]: newer });
  });

  test.each([
    ['older', '{"v":1,"value":{"text":"hi","count":7}}'],
    ['unversioned', '{"text":"hi","count":7}'],
  ])('an %s one is corrupt', (_name, text) => {
    area.setItem(key, text);
    expect(draft().read()).toBe(fallback);
    expect(area.content).toEqual({ [`${key}.corrupt-1700`]: text });
  });
});

describe('corrupt records', () => {
  const deep = '['.repeat(100_000) + ']'.repeat(100_000);
  const corrupt = [
    '',
    'null',
    '[]',
    '{',
    '"text"',
    '{"v":2}',
    '{"v":"2","value":{}}',
    '{"v":1e999,"value":{}}',
    '{"v":1,"value":{"text":"a","count":1}}',
    '{"v":2,"value":{"text":1,"count":1}}',
    '{"__proto__":{"v":2,"value":{"text":"a","count":1}}}',
    deep,
    `{"v":2,"value":${deep}}`,
  ].map((text) => [text.slice(0, 60), text] as const);

  test.each(corrupt)('%j is moved aside once', async (_beginning, text) => {
    area.setItem(key, text);
    const onCorrupt = vi.fn();
    const store = draft({ onCorrupt });
    expect(store.read()).toBe(fallback);
    expect(store.read()).toBe(fallback);
    expect(onCorrupt).not.toHaveBeenCalled();
    await Promise.resolve();
    expect(onCorrupt.mock.calls).toEqual([[`${key}.corrupt-1700`]]);
    expect(area.content).toEqual({ [`${key}.corrupt-1700`]: text });
    expect(store.write({ text: 'new', count: 1 })).toBe('stored');
    expect(area.length).toBe(2);
  });

  test('a record that cannot be moved stays until overwritten, and is reported once', async () => {
    area.setItem(key, 'x'.repeat(50));
    area.room = 80;
    const onCorrupt = vi.fn();
    const store = draft({ onCorrupt });
    expect([store.read(), store.read()]).toEqual([fallback, fallback]);
    await Promise.resolve();
    expect(onCorrupt.mock.calls).toEqual([[null]]);
    expect(area.content).toEqual({ [key]: 'x'.repeat(50) });
    expect(store.write({ text: 'a', count: 1 })).toBe('stored');
    expect(store.read().text).toBe('a');
  });

  test('unknown keys and __proto__ do not survive', () => {
    area.setItem(
      key,
      '{"v":2,"__proto__":{"a":1},"value":{"text":"a","count":1,"more":2,"__proto__":{"admin":true},"constructor":1}}',
    );
    const value = draft().read();
    expect(Object.keys(value)).toEqual(['text', 'count']);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect('admin' in value).toBe(false);
    expect('admin' in {}).toBe(false);
  });

  test('reading any text never throws and returns a valid value', () => {
    const almost = fc.record(
      {
        v: fc.oneof(fc.constant(2), fc.anything()),
        value: fc.oneof(
          fc.record({ text: fc.string(), count: fc.double() }, { requiredKeys: [] }),
          fc.anything(),
        ),
      },
      { requiredKeys: [] },
    );
    const text = fc.oneof(
      characters(),
      fc.json(),
      almost.map((raw) => {
        try {
          return JSON.stringify(raw) ?? '';
        } catch {
          return '{"v":';
        }
      }),
    );
    fc.assert(
      fc.property(text, (stored) => {
        area.clear();
        area.setItem(key, stored);
        const store = draft();
        expect(v.is(schema, store.read())).toBe(true);
        expect(['stored', 'memory']).toContain(store.write({ text: 'after', count: 1 }));
        expect(store.read().text).toBe('after');
        // Only a valid record of this version may be gone.
        const kept = Object.values(area.content).includes(stored);
        const record: unknown = kept ? null : JSON.parse(stored);
        expect(kept || v.is(v.object({ v: v.literal(2), value: schema }), record)).toBe(true);
      }),
    );
  });
});

test('blocked storage keeps nothing', () => {
  blockStorage();
  expect(draft().writeToStorage({ text: '', count: 0 })).toBe(false);
});

describe('removeWhere', () => {
  test('deletes only matching records, and the stores of this page follow', () => {
    const store = draft();
    const other = draft({ key: 'site.consent' });
    const [told, untold] = [vi.fn(), vi.fn()];
    store.write({ text: 'a', count: 1 });
    other.write({ text: 'b', count: 1 });
    for (const time of [5, 6, 7]) area.setItem(`${key}.corrupt-${time}`, 'x');
    store.subscribe(told);
    other.subscribe(untold);
    removeWhere((name) => name.startsWith(key));
    expect(Object.keys(area.content)).toEqual(['site.consent']);
    expect(store.read()).toBe(fallback);
    expect(told).toHaveBeenCalled();
    expect(untold).not.toHaveBeenCalled();
  });

  test('drops a value in memory', () => {
    area.room = 0;
    const store = draft();
    store.write({ text: 'a', count: 1 });
    removeWhere((name) => name === key);
    expect(store.read()).toBe(fallback);
  });

  test('works on sessionStorage', () => {
    const session = new FakeStorage();
    session.setItem('a', '1');
    area.setItem('a', '1');
    removeWhere(
      (name) => name === 'a',
      () => session,
    );
    expect([session.length, area.length]).toEqual([0, 1]);
  });
});
