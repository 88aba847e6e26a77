import { dataOf, toggleData } from '../lib/dom/attributes.ts';
import { loadOnce, loadOncePer, reportFailure } from './load.ts';
import { painted } from './page-events.ts';
import { waitForRelease } from './wait-for-release.ts';

/** React takes long to start, so the first press is over and shown before it, and everything that imports React waits. */
export const firstPressShown = loadOnce(async () => {
  // What is touched becomes `:active` after the first event.
  await painted();
  await waitForRelease();
  await painted();
});

/** Fetches a module before its time has come to run. */
function fetchModule(address: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = address;
  document.head.append(link);
}

/** Loads React and the overlay. */
export const loadShell = loadOnce(async () => {
  const page = document.getElementById('root');
  fetchModule((page && dataOf(page, 'shell')) ?? '');
  await firstPressShown();
  const shell = await import('./shell.ts');
  shell.start();
  toggleData(document.documentElement, 'live', true);
  return shell;
});

/** Hydrates an island, once. If its code fails to load, the next call tries again. */
export const wake = loadOncePer((host) => reportFailure(hydrate(host)));

async function hydrate(host: HTMLElement): Promise<void> {
  const island = dataOf(host, 'island') ?? '';
  fetchModule(island);
  await firstPressShown();
  const [{ hydrateIsland }, module] = await Promise.all([
    loadShell(),
    import(/* @vite-ignore */ island),
  ]);
  await waitForRelease();
  hydrateIsland(host, module.default);
}
