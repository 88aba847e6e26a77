import { useSyncExternalStore } from 'react';

import type { Observable } from '../lib/observable.ts';

/** @param serverValue the value while prerendering and hydrating */
export function useObservable<T>(
  { subscribe, read }: Pick<Observable<T>, 'subscribe' | 'read'>,
  serverValue: T,
): T {
  return useSyncExternalStore(subscribe, read, () => serverValue);
}

const awake = { subscribe: () => () => {}, read: () => true };

/** Whether a part has its code: what is prerendered stays as it is until then. */
export const useIsAwake = (): boolean => useObservable(awake, false);
