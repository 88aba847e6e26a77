import { type RefObject, useEffect, useState } from 'react';

import { yieldToMain } from '../../lib/dom/pace.ts';
import type { SubmitOutcome } from '../../ui/form/use-form.ts';
import { notify } from '../../ui/notices/notices.ts';
import { expectSignIn } from './account-focus.ts';
import * as words from './words.ts';

export type AuthFormProps = {
  /** Opens the other dialog; the reason is shown there. */
  readonly onSwitch: (reason?: string) => void;
  readonly onDone: () => void;
};

type Attempt<T> = {
  /** @returns whether the visitor is now signed in */
  send: (values: T, signal: AbortSignal) => Promise<boolean>;
  /** Said at the field named by `at` if `send` fails; else in a notice: then storage was the cause. */
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
    if (at) return { [at]: text };
    notify({ tone: 'error', text, note: words.storageBlocked });
    return 'failed';
  };

/** Whether the visitor has typed, or has gone on to another control than the dialog began with. */
function isBusy(): boolean {
  const focused = 'document' in globalThis ? document.activeElement : null;
  if (!focused || focused.matches('body, h2')) return false;
  return !(focused instanceof HTMLInputElement) || focused.value !== '';
}

/** Focuses the first empty field once the dialog is open, unless the visitor is doing something in it already. */
export function useFirstEmptyField(form: RefObject<HTMLFormElement | null>): void {
  // Before a draft fills the field.
  const [wasBusy] = useState(isBusy);
  useEffect(() => {
    if (wasBusy) return;
    const frame = requestAnimationFrame(() => {
      const fields = [...(form.current?.querySelectorAll('input') ?? [])];
      fields.find(({ value }) => value === '')?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [form, wasBusy]);
}
