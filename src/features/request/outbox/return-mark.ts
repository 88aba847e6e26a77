import { closestTarget } from '../../../lib/dom/attributes.ts';
import { hashName, writeAddress } from '../../../lib/dom/address.ts';

const isMarked = (state: unknown): state is { handedOff: string } =>
  typeof state === 'object' &&
  state !== null &&
  'handedOff' in state &&
  typeof state.handedOff === 'string';

const setMark = (handedOff: string | undefined): void =>
  writeAddress(location.href, 'same', { ...history.state, handedOff });

const clearMark = () => setMark(undefined);

/**
 * Marks this page's entry in the history before a mail link is followed: a web mail site may replace the page,
 * and Back then finds the message. Following another link removes the mark.
 * @param id of the message in the Outbox
 */
export function markReturn(id: string): void {
  setMark(id);
  const onClick = (event: Event) => {
    if (!closestTarget(event, 'a[href]:not([href^="mailto:"])')) return;
    removeEventListener('click', onClick, { capture: true });
    clearMark();
  };
  addEventListener('click', onClick, { capture: true });
}

/** Returns the marked message and removes the mark. */
export function takeReturnMark(): string | null {
  const state: unknown = history.state;
  if (!isMarked(state) || !cameBack()) return null;
  clearMark();
  return state.handedOff;
}

const cameBack = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward');

/** Whether a message from the Outbox is to be shown: the address asks to restore it, or Back led to it. */
export const namesRequest = (): boolean =>
  hashName().startsWith('restore-') || (isMarked(history.state) && cameBack());
