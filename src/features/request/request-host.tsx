import type { ReactNode } from 'react';

import { createObservable } from '../../lib/observable.ts';
import { useObservable } from '../../ui/use-observable.ts';

/** The form opened last in a dialog, and the dialog of the message handed over last. Their code writes them here. */
export const formDialog = createObservable<ReactNode>(null);
export const handOffDialog = createObservable<ReactNode>(null);

/** The order matters: the form's dialog must close before the message's opens. */
export const RequestHost = () => (
  <>
    {useObservable(formDialog, null)}
    {useObservable(handOffDialog, null)}
  </>
);
