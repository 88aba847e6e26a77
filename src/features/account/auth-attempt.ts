import { type RefObject, useEffect } from 'react';

import { yieldToMain } from '../../lib/dom/yield-to-main.ts';
import { storageBlocked } from '../../lib/storage/stored-value.ts';
import type { SubmitOutcome } from '../../ui/form/use-form.ts';
import { notify } from '../../ui/notices/notices.ts';
import { expectSignIn } from './account-focus.ts';

const blockedNote = 'Your browser blocks storage; the rest of the site works without an account.';

type Attempt<T> = {
  /** @returns whether the visitor is now signed in */
  send: (values: T, signal: AbortSignal) => Promise<boolean>;
  /** Shown as a notice if `send` fails, and at the field named by `at`. */
  failure: { text: string; at?: string };
  onDone: () => void;
};

/** The submit handler of both forms in the auth dialog. */
export const authAttempt =
  <T>({ send, failure, onDone }: Attempt<T>) =>
  async (values: T, signal: AbortSignal): Promise<SubmitOutcome> => {
    expectSignIn(true);
    const signedIn = await send(values, signal);
    if (!signedIn) expectSignIn(false);
    if (signal.aborted) return 'failed';
    if (signedIn) {
      // Closing a modal dialog restyles the whole page. In a task of its own, it doesn't delay this event.
      await yieldToMain();
      onDone();
      return 'done';
    }
    const { text, at } = failure;
    notify({ tone: 'error', text, ...(storageBlocked() && { note: blockedNote }) });
    return at ? { [at]: text } : 'failed';
  };

/** Focuses the first empty field once the dialog is open. */
export function useFirstEmptyField(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      // The other view may have left the dialog scrolled.
      form.current?.parentElement?.scrollTo(0, 0);
      const fields = [...(form.current?.querySelectorAll('input') ?? [])];
      fields.find(({ value }) => value === '')?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [form]);
}
