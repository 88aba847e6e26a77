import type { ReactNode } from 'react';

import { createObservable } from '../lib/observable.ts';

const none: ReadonlyMap<string, ReactNode> = new Map();

/** What React shows over the page besides the dialogs that are prerendered, by name; `runtime/shell.tsx` renders it. */
export const overlays = createObservable(none);

/** Shows something over the page. It stays mounted, and what has the same name takes its place. */
export const showOver = (name: string, shown: ReactNode): void =>
  overlays.write(new Map(overlays.read()).set(name, shown));
