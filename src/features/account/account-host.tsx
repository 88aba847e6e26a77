import type { ReactNode } from 'react';

import { createObservable } from '../../lib/observable.ts';
import { useObservable } from '../../ui/use-observable.ts';

/** What the account shows over the page. The code for it is fetched when first wanted, and puts it here. */
export const accountDialog = createObservable<ReactNode>(null);

/** Shows whatever the account has over the page. */
export const AccountHost = () => useObservable(accountDialog, null);

/** The code of the auth dialog: its module. */
export const loadAuthDialog = () => import('./auth-dialog.tsx');
