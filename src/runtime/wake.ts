import { dataOf, toggleData } from '../lib/attributes.ts';
import { loadOnce, loadOncePer, reportFailure } from './load.ts';
import { painted } from './page-events.ts';
import { waitForRelease } from './wait-for-release.ts';

/** React takes long to start, so the first press is shown before it, and everything that imports React waits. */
export const firstPressShown = loadOnce(painted);

/** Loads React and the overlay. */
export const loadShell = loadOnce(async () => {
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
  await firstPressShown();
  const [{ hydrateIsland }, module] = await Promise.all([
    loadShell(),
    import(/* @vite-ignore */ island),
  ]);
  await waitForRelease();
  hydrateIsland(host, module.default);
}
