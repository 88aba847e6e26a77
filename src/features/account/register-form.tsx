import { useMemo } from 'react';

import * as labels from '../../config/labels.ts';
import { Button } from '../../ui/button.tsx';
import { Fields } from '../../ui/form/fields.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { RequiredNote } from '../../ui/form/required-note.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { notify } from '../../ui/notices/notices.ts';
import { formDraft } from '../../lib/storage/drafts.ts';
import { AccountNotice } from './account-notice.tsx';
import { isKnownEmail } from './accounts/change-account.ts';
import { useAuth } from './use-auth.ts';
import { authAttempt, useFirstEmptyField } from './auth-attempt.ts';
import type { AuthFormProps } from './auth-dialog.tsx';
import { registerFields } from './fields.ts';
import { signInInstead } from './labels.ts';
import { differ, mismatch, registrationSchema } from './schemas.ts';

export function RegisterForm({ onSwitch, onDone }: AuthFormProps) {
  const { register } = useAuth();
  const form = useForm({
    schema: registrationSchema,
    submit: authAttempt({
      send: register,
      failure: { text: 'Failed to create account. Please try again.' },
      onDone,
    }),
    onRefused: (typed) => {
      if (differ(typed)) notify({ tone: 'error', text: mismatch });
    },
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
          {busy ? 'Creating Account...' : labels.createAccount}
        </Button>
      </FormFrame>
      <p className="mt-3 text-ink-2">
        Already have one?{' '}
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
          An account with this e-mail exists in this browser.{' '}
          <button type="button" className="link text-ink" onClick={onSwitch}>
            {signInInstead}
          </button>
        </>
      )}
    </p>
  );
}
