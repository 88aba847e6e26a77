import { type RefObject, useEffect, useMemo } from 'react';

import * as labels from '../../config/words.ts';
import { yieldToMain } from '../../lib/dom/pace.ts';
import { formDraft } from '../../lib/storage/drafts.ts';
import { Button } from '../../ui/button.tsx';
import { Fields } from '../../ui/form/field.tsx';
import { FormFrame, RequiredNote } from '../../ui/form/form-frame.tsx';
import { type SubmitOutcome, useForm } from '../../ui/form/use-form.ts';
import { notify } from '../../ui/notices/notices.ts';
import { expectSignIn } from './account-focus.ts';
import { isKnownEmail } from './accounts/change-account.ts';
import type { AuthFormProps } from './auth-dialog.tsx';
import { registerFields, registrationSchema } from './fields.ts';
import { useAuth } from './use-auth.ts';
import * as words from './words.ts';

type Attempt<T> = {
  /** @returns whether the visitor is now signed in */
  send: (values: T, signal: AbortSignal) => Promise<boolean>;
  /** Said at the field named by `at` if `send` fails; else in a notice: then storage was the cause. */
  failure: { text: string; at?: string };
  onDone: () => void;
};

/** The submit handler of both forms in the auth dialog. */
export const authAttempt =
  <T,>({ send, failure, onDone }: Attempt<T>) =>
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

/** States the account's limits before the visitor chooses a password. */
function AccountNotice() {
  return (
    <div className="mt-8 grid gap-2 border-l-2 border-signal pl-4 text-ui text-ink-2">
      <p className="text-ink">{words.keptHereOnly}</p>
      <p>{words.limits}</p>
      {!isSecureContext && <p>{words.insecurePage}</p>}
    </div>
  );
}

export function RegisterForm({ onSwitch, onDone }: AuthFormProps) {
  const { register } = useAuth();
  const form = useForm({
    schema: registrationSchema,
    submit: authAttempt({
      send: register,
      failure: { text: words.notCreated },
      onDone,
    }),
    draft: { fields: registerFields, store: formDraft('account') },
  });
  const { values, busy } = form;
  useFirstEmptyField(form.props.ref);
  return (
    <>
      <FormFrame form={form}>
        <RequiredNote fields={registerFields} />
        <Fields
          form={form}
          fields={registerFields}
          notes={{
            email: <KnownEmailHint email={values?.['email'] ?? ''} onSwitch={onSwitch} />,
          }}
        />
        <AccountNotice />
        <Button type="submit" look="primary" large disabled={busy} className="mt-8 w-full">
          {busy ? words.creatingAccount : labels.createAccount}
        </Button>
      </FormFrame>
      <p className="mt-3 text-ink-2">
        {words.haveAccount}{' '}
        <button type="button" className="link min-h-11 text-ink" onClick={onSwitch}>
          {labels.signIn}
        </button>
      </p>
    </>
  );
}

/** A hint only: a second account with the same e-mail is allowed. */
function KnownEmailHint({ email, onSwitch }: { email: string; onSwitch: () => void }) {
  // Memoized so that the hint does not appear when this form has just created the account.
  const known = useMemo(() => isKnownEmail(email), [email]);
  return (
    <p role="status" className="text-ui text-ink-2 not-empty:mt-1.5">
      {known && (
        <>
          {words.knownEmail}{' '}
          <button type="button" className="link text-ink" onClick={onSwitch}>
            {words.signInInstead}
          </button>
        </>
      )}
    </p>
  );
}
