import { createObservable } from '../../lib/observable.ts';

/** A wish to sign in or to register, and what it is for. */
export type AuthRequest = {
  readonly view: 'login' | 'register';
  /** Why the dialog opened, where it was not the visitor who asked for it by name. */
  readonly reason?: string;
  /** Done once someone is signed in, such as the download that was asked for. */
  readonly afterwards?: () => void;
};

/** What the auth dialog is open for; null while it is closed. */
export const authRequest = createObservable<AuthRequest | null>(null);
