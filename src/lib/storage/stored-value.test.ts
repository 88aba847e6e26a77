import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';

import { FakeStorage } from '../../../tests/support/fake-storage.ts';
import {
  area,
  blockStorage,
  draft,
  fallback,
  key,
  page,
  tellOfOtherTab,
} from '../../../tests/support/stored-draft.ts';
import { serializeRecord } from './stored-value.ts';
import { removeWhere } from './remove-stored.ts';
import { characters } from '../../../tests/support/characters.ts';

describe('reading and writing', () => {
  test('without a browser it returns the fallback, and creating it touches nothing', () => {
    vi.stubGlobal('window', undefined);
    const store = draft();
    expect(store.read()).toBe(fallback);
    expect(store.serverValue).toBe(fallback);
  });

  test('a value is stored with its version and survives a reload', () => {
    expect(draft().write({ text: 'hi', count: 1 })).toBe('stored');
    expect(area.content).toEqual({ [key]: '{"v":2,"value":{"text":"hi","count":1}}' });
    expect(draft().read()).toEqual({ text: 'hi', count: 1 });
  });

  test('the snapshot is the same object until the value changes', () => {
    const store = draft();
    expect(store.read()).toBe(store.read());
    store.write({ text: 'hi', count: 1 });
    const first = store.read();
    expect(store.read()).toBe(first);
    store.write({ text: 'hi', count: 1 });
    expect(store.read()).toEqual(first);
    store.write({ text: 'hi', count: 2 });
    expect(store.read()).not.toBe(first);
  });

  test('any valid value can be read back, also after a reload', () => {
    const store = draft();
    fc.assert(
      fc.property(characters({ maxLength: 50 }), fc.integer(), (text, count) => {
        expect(store.write({ text, count })).toBe('stored');
        expect(store.read()).toEqual({ text, count });
        expect(draft().read()).toEqual({ text, count });
      }),
    );
  });

  test('an invalid value throws and changes nothing', () => {
    const store = draft();
    store.write({ text: 'kept', count: 1 });
    expect(() => store.write({ text: 'x'.repeat(101), count: 1 })).toThrow(key);
    expect(() => store.write({ text: 'x', count: Number.NaN })).toThrow(TypeError);
    expect(draft().read()).toEqual({ text: 'kept', count: 1 });
  });

  test('remove deletes the record and notifies listeners', () => {
    const store = draft();
    store.write({ text: 'hi', count: 1 });
    const listener = vi.fn();
    store.subscribe(listener);
    store.remove();
    expect(area.length).toBe(0);
    expect(store.read()).toBe(fallback);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('works on sessionStorage as well', () => {
    const session = new FakeStorage();
    const store = draft({ storage: () => session });
    expect(store.write({ text: 'hi', count: 1 })).toBe('stored');
    expect(area.length).toBe(0);
    expect(Object.keys(session.content)).toEqual([key]);
  });
});

describe('two tabs', () => {
  test('an update starts from the value in storage', () => {
    const one = draft();
    const other = draft();
    expect(one.read()).toEqual(other.read());
    one.write((previous) => ({ ...previous, count: previous.count + 1 }));
    other.write((previous) => ({ ...previous, count: previous.count + 1 }));
    expect(one.read().count).toBe(2);
  });

  test.each([
    ['its key', key],
    ['a clear', null],
  ])('a storage event for %s refreshes and notifies', (_name, changed) => {
    const store = draft();
    const listener = vi.fn();
    const unsubscribe = store.subscribe(listener);
    area.setItem(key, serializeRecord({ text: 'other tab', count: 9 }, 2));
    tellOfOtherTab(changed);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.read().text).toBe('other tab');
    unsubscribe();
    tellOfOtherTab(changed);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('ignores events for another key or another storage', () => {
    const listener = vi.fn();
    draft().subscribe(listener);
    tellOfOtherTab('another');
    tellOfOtherTab(key, new FakeStorage());
    expect(listener).not.toHaveBeenCalled();
    tellOfOtherTab(key, null);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test.each(['pageshow', 'visibilitychange'])('%s makes the page read storage again', (type) => {
    const listener = vi.fn();
    const store = draft();
    const first = store.subscribe(listener);
    const second = store.subscribe(() => {});
    page.dispatchEvent(new Event(type));
    expect(listener).toHaveBeenCalledTimes(1);
    second();
    page.dispatchEvent(new Event(type));
    expect(listener).toHaveBeenCalledTimes(2);
    first();
    page.dispatchEvent(new Event(type));
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test('removes its listeners after the last unsubscribe', () => {
    const add = vi.spyOn(page, 'addEventListener');
    const remove = vi.spyOn(page, 'removeEventListener');
    draft().subscribe(() => {})();
    expect(add).toHaveBeenCalledTimes(3);
    expect(remove.mock.calls).toEqual(add.mock.calls);
  });

  test('a later write in another tab replaces a value in memory', () => {
    const store = draft();
    store.subscribe(() => {});
    area.room = 10;
    expect(store.write({ text: 'mine', count: 1 })).toBe('memory');
    area.room = 1_000;
    area.setItem(key, serializeRecord({ text: 'theirs', count: 2 }, 2));
    tellOfOtherTab(key);
    expect(store.read().text).toBe('theirs');
  });
});

// Seen to fail: with updates that begin with what is in memory.
test('after storage was full, nothing that another tab stored since is overwritten', () => {
  const store = draft();
  area.room = 10;
  expect(store.write({ text: 'mine', count: 1 })).toBe('memory');
  area.room = 1_000;
  // As in a tab that missed the event.
  draft().write({ text: 'theirs', count: 5 });
  expect(store.write((previous) => ({ ...previous, count: previous.count + 1 }))).toBe('stored');
  expect(draft().read()).toEqual({ text: 'theirs', count: 6 });
});

describe('storage that refuses', () => {
  test('blocked: the value stays in memory, and write reports it', () => {
    blockStorage();
    const store = draft();
    const listener = vi.fn();
    store.subscribe(listener);
    expect(store.read()).toBe(fallback);
    expect(store.write({ text: 'hi', count: 1 })).toBe('memory');
    expect(store.read()).toEqual({ text: 'hi', count: 1 });
    expect(store.read()).toBe(store.read());
    expect(store.write((previous) => ({ ...previous, count: previous.count + 1 }))).toBe('memory');
    expect(store.read().count).toBe(2);
    expect(listener).toHaveBeenCalledTimes(2);
    expect(() => store.remove()).not.toThrow();
    expect(store.read()).toBe(fallback);
    expect(() => removeWhere(() => true)).not.toThrow();
  });

  test('full: the old record stays, and the new value is in memory until there is room', () => {
    const store = draft();
    store.write({ text: 'old', count: 1 });
    area.room = 60;
    expect(store.write({ text: 'x'.repeat(90), count: 2 })).toBe('memory');
    expect(store.read().count).toBe(2);
    expect(draft().read().text).toBe('old');
    area.room = 1_000;
    expect(store.write((previous) => ({ ...previous, count: 3 }))).toBe('stored');
    expect(draft().read()).toEqual({ text: 'x'.repeat(90), count: 3 });
    draft().write({ text: 'later', count: 4 });
    expect(store.read().text).toBe('later');
  });

  test('full: writeToStorage fails and changes nothing, in memory or in storage', () => {
    const store = draft();
    store.write({ text: 'old', count: 1 });
    const listener = vi.fn();
    store.subscribe(listener);
    area.room = 60;
    expect(store.writeToStorage({ text: 'x'.repeat(90), count: 2 })).toBe(false);
    expect(store.read()).toEqual({ text: 'old', count: 1 });
    expect(draft().read()).toEqual({ text: 'old', count: 1 });
    expect(listener).not.toHaveBeenCalled();
    area.room = 1_000;
    expect(store.writeToStorage((previous) => ({ ...previous, count: 2 }))).toBe(true);
    expect(draft().read()).toEqual({ text: 'old', count: 2 });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('writeToStorage never overwrites a newer record, and clears a value in memory', () => {
    const store = draft();
    area.setItem(key, '{"v":3,"value":0}');
    expect(store.writeToStorage({ text: 'mine', count: 1 })).toBe(false);
    expect(area.getItem(key)).toBe('{"v":3,"value":0}');
    expect(store.write({ text: 'mine', count: 1 })).toBe('memory');
    area.removeItem(key);
    expect(store.writeToStorage((previous) => ({ ...previous, count: 2 }))).toBe(true);
    expect(draft().read()).toEqual({ ...fallback, count: 2 });
    expect(store.read()).toEqual({ ...fallback, count: 2 });
  });
});
