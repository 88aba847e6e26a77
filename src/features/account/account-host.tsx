import type { ReactNode } from 'react';

import { createObservable } from '../../lib/observable.ts';
import { useObservable } from '../../ui/use-observable.ts';

/** What the account shows over the page. The code for it is fetched when first wanted, and puts it here. */
export const accountDialog = createObservable<ReactNode>(null);

/** Shows whatever the account has over the page. */
export const AccountHost = () => useObservable(accountDialog, null);

/** The code of the auth dialog: its module. */
export const loadAuthDialog = () => import('./auth-dialog.tsx');

/** Said where that code does not come, as offline. Plain: the code for notices may not come either. */
export const sayNotLoaded = (): void =>
  accountDialog.write(
    <p
      role="alert"
      className="fixed inset-x-0 top-0 z-20 mt-(--header) border-b border-alpha bg-night-3 p-3"
    >
      This could not be loaded. Check the connection, then try again.
    </p>,
  );
