import { dataOf, hasData, toggleData, withData } from '../lib/dom/attributes.ts';
import { hashName, hashTarget } from '../lib/dom/address.ts';
import { followDialog } from '../lib/dom/follow-dialog.ts';
import { storedText } from '../lib/storage/stored-text.ts';
import { hasChanges } from './early-changes.ts';
import { fetchFiles, fetchNamed, filesAhead, importNamed } from './fetch-files.ts';
import { loadOnce, loadOncePer, persist } from './load.ts';
import { painted } from './page-events.ts';

const checkEveryMs = 30;
const giveUpAfterMs = 1500;

/** Whether a press has begun whose click has not come. After a touch, what it touched stays `:active` for a moment. */
let isBegun = false;

/** Follows when presses begin and end. */
export function followPresses(): void {
  for (const type of ['pointerdown', 'keydown', 'click'])
    addEventListener(
      type,
      // A held press that is repeated says nothing about another that has begun.
      ({ isTrusted }) => {
        if (isTrusted) isBegun = type !== 'click';
      },
      true,
    );
}

/**
 * Resolves when nothing is pressed, because browsers drop a click if its element is replaced before the
 * release. It gives up after 1.5 seconds, because some browsers keep an element `:active` after a drag.
 */
async function waitForRelease(): Promise<void> {
  // Polling, because a release outside the window sends no event.
  for (let waited = 0; waited < giveUpAfterMs; waited += checkEveryMs) {
    if (!isBegun || !document.querySelector(':active')) return;
    await new Promise((resolve) => {
      setTimeout(resolve, checkEveryMs);
    });
  }
}

/** Resolves when the dialog around an island is open. Until then its markup keeps what was typed into it. */
async function opened(host: HTMLElement): Promise<void> {
  const dialog = host.closest('dialog');
  if (!dialog || dialog.open || hasData(host, 'when')) return;
  await new Promise((resolve) => {
    followDialog(dialog, resolve);
  });
}

/** A press that lasts longer has made what it touches `:active`, which browsers do late for a finger. */
const pressMs = 200;

/**
 * React takes long to start, so the first press is over and shown before it, and everything that imports React waits: for
 * a click, or until none has come for a moment.
 */
export const firstPressShown = loadOnce(async () => {
  await new Promise((resolve) => {
    addEventListener('click', resolve, { capture: true, once: true });
    setTimeout(resolve, pressMs);
  });
  await painted();
  await waitForRelease();
  await painted();
});

/** Loads React, and what it shows over the page. */
export const loadShell = loadOnce(async () => {
  fetchFiles(filesAhead().slice(0, 1));
  await firstPressShown();
  const shell = await import('./shell.tsx');
  shell.start();
  toggleData(document.documentElement, 'live', true);
  return shell;
});

const codeOf = loadOncePer((host) => {
  fetchNamed(host, 'island');
  return Promise.all([loadShell(), firstPressShown().then(() => importNamed(host, 'island'))]);
});

/** Hydrates an island, once. If its code fails to load, the next call tries again. */
export const wake = loadOncePer(async (host) => {
  const [{ hydrateIsland }, module] = await codeOf(host);
  await waitForRelease();
  await opened(host);
  hydrateIsland(host, module.default);
});

/** As `wake`, however often its code has to be asked for. */
export const wakeSurely = (host: HTMLElement): Promise<void> =>
  // Only the code is missing: the dialog around the island may stay closed for long.
  persist(() => codeOf(host)).then(() => wake(host));

/** The values of `data-when`: `name` or `name:value`. */
const conditions: Record<string, (value: string, host: HTMLElement) => boolean> = {
  query: (name) =>
    name ? new URLSearchParams(location.search).has(name) : location.search.length > 1,
  hash: (start) => hashName() !== '' && hashName().startsWith(start),
  anchor: (_, host) => host.contains(hashTarget()),
  kept: (key) => storedText(key) !== null,
  'signed-in': () => hasData(document.documentElement, 'signed-in'),
};

function isWanted(host: HTMLElement): boolean {
  const when = dataOf(host, 'when')?.split(' ') ?? [];
  return when.some((token) => {
    const [name = '', value = ''] = token.split(':');
    return conditions[name]?.(value, host) ?? false;
  });
}

/**
 * Wakes the islands that show more than their markup: their `data-when` holds, for example for a draft, or the
 * browser has restored what was typed or ticked before a reload.
 */
export function wakeWanted(): void {
  for (const host of document.querySelectorAll<HTMLElement>(
    `${withData('island')}:not(${withData('live')})`,
  ))
    if (isWanted(host) || hasChanges(host)) void wakeSurely(host);
}
