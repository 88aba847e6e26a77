import { useObservable } from './use-observable.ts';

const hash = {
  subscribe: (listener: () => void) => {
    addEventListener('hashchange', listener);
    return () => removeEventListener('hashchange', listener);
  },
  read: () => location.hash,
};

/** The hash of the address, with its sign. */
export const useHash = (): string => useObservable(hash, '');
