import { createObservable } from '../../lib/observable.ts';

/** Which view of the auth dialog is open. */
export const authView = createObservable<'login' | 'register' | null>(null);
