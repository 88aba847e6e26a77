import { watchSession } from '../features/account/watch-session.ts';
import { startOverlay } from './overlay.tsx';

/** @public */
export { hydrateIsland } from './hydrate-island.tsx';
/** @public */
export { openOverlay } from './overlay.tsx';

/** Runs once, when React has loaded. */
export function start(): void {
  watchSession();
  startOverlay();
}
