import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { fakeElement } from '../../../tests/support/fake-element.ts';
import { showHashPanel } from './topic-reader.enhancer.ts';

let window: EventTarget;
let place: { hash: string };

/** A panel, with itself as the only target in it. */
function panelOf(id: string) {
  const element = fakeElement();
  const panel = {
    ...element,
    id,
    contains: (other: unknown): boolean => other === panel,
    removeAttribute: (name: string) => void element.toggleAttribute(name, false),
    scrollIntoView: () => undefined,
  };
  return panel;
}

beforeEach(() => {
  window = new EventTarget();
  place = { hash: '' };
  vi.stubGlobal('location', place);
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Shows three panels; returns which is shown, and what leads to another address. */
function openPanels() {
  const panels = ['one', 'two', 'three'].map(panelOf);
  vi.stubGlobal('document', {
    getElementById: (id: string) => panels.find((panel) => panel.id === id) ?? null,
  });
  let shown = '';
  const root = Object.assign(new EventTarget(), { children: panels });
  showHashPanel(root as never, ({ id }) => (shown = id));
  const goTo = (hash: string) => {
    place.hash = hash;
    window.dispatchEvent(new Event('hashchange'));
    const visible = panels.filter((panel) => !panel.hasAttribute('hidden')).map(({ id }) => id);
    expect(visible).toEqual([shown]);
    return shown;
  };
  return { goTo, first: shown };
}

test('the panel of the hash is shown, also when it was there at first', () => {
  place.hash = '#two';
  const { first, goTo } = openPanels();
  expect(first).toBe('two');
  expect(goTo('#three')).toBe('three');
  expect(goTo('#two')).toBe('two');
});

// Seen to fail: Back from the first link that was followed left its panel in place.
test('Back to the address without a hash shows the first panel again', () => {
  const { first, goTo } = openPanels();
  expect(first).toBe('one');
  expect(goTo('#two')).toBe('two');
  expect(goTo('')).toBe('one');
});

test('what is outside the panels changes none', () => {
  const { goTo } = openPanels();
  goTo('#two');
  expect(goTo('#downloads')).toBe('two');
});
