import { type RefObject, useEffect } from 'react';

import { yieldToMain } from '../../lib/yield-to-main.ts';
import { storageBlocked } from '../../lib/stored-value.ts';
import type { SubmitOutcome } from '../../ui/form/use-form.ts';
import { notify } from '../../ui/notices/notices.ts';
import { expectSignIn } from './account-focus.ts';

const blockedNote = 'Your browser blocks storage; the rest of the site works without an account.';

type Attempt<T> = {
  /** @returns whether someone is signed in now */
  send: (values: T, signal: AbortSignal) => Promise<boolean>;
  /** The notice if `send` came to nothing; `at` names the field that says it as well. */
  failure: { text: string; at?: string };
  onDone: () => void;
};

/** What submitting either form of the auth dialog does. */
export const authAttempt =
  <T>({ send, failure, onDone }: Attempt<T>) =>
  async (values: T, signal: AbortSignal): Promise<SubmitOutcome> => {
    expectSignIn(true);
    const signedIn = await send(values, signal);
    if (!signedIn) expectSignIn(false);
    if (signal.aborted) return 'failed';
    if (signedIn) {
      // Closing a modal dialog styles the whole page: not in one task with what the key brought.
      await yieldToMain();
      onDone();
      return 'done';
    }
    const { text, at } = failure;
    notify({ tone: 'error', text, ...(storageBlocked() && { note: blockedNote }) });
    return at ? { [at]: text } : 'failed';
  };

/** Once the dialog has shown itself, puts the focus on the first field that is still empty. */
export function useFirstEmptyField(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      // The other view may have been scrolled.
      form.current?.parentElement?.scrollTo(0, 0);
      const fields = [...(form.current?.querySelectorAll('input') ?? [])];
      fields.find(({ value }) => value === '')?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [form]);
}
