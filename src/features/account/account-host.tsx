import type { ReactNode } from 'react';

import { createObservable } from '../../lib/observable.ts';
import { useObservable } from '../../ui/use-observable.ts';

/** The account's open dialog. Its code loads on first use and writes it here. */
export const accountDialog = createObservable<ReactNode>(null);

export const AccountHost = () => useObservable(accountDialog, null);
