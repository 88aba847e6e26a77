import { createObservable } from '../../lib/observable.ts';

export type AuthRequest = {
  readonly view: 'login' | 'register';
  /** Shown in the dialog if the visitor did not ask for it directly. */
  readonly reason?: string;
  /** Runs after signing in, for example a gated download. */
  readonly afterwards?: () => void;
};

/** Null while the auth dialog is closed. */
export const authRequest = createObservable<AuthRequest | null>(null);
