import { useSyncExternalStore } from 'react';

import type { Observable } from '../lib/observable.ts';

/** The current value of an observable; `serverValue` is what prerendering and hydration see. */
export function useObservable<T>(
  { subscribe, read }: Pick<Observable<T>, 'subscribe' | 'read'>,
  serverValue: T,
): T {
  return useSyncExternalStore(subscribe, read, () => serverValue);
}
