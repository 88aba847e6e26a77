import { useEffect, useMemo, useState } from 'react';

import * as labels from '../../config/words.ts';
import { formDraft } from '../../lib/storage/drafts.ts';
import { Button } from '../../ui/button.tsx';
import { WhenWhole } from '../../ui/dialog.tsx';
import { Fields } from '../../ui/form/field.tsx';
import { FormFrame, RequiredNote } from '../../ui/form/form-frame.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { type AuthFormProps, authAttempt, useFirstEmptyField } from './auth-form.ts';
import { registerFields, registrationSchema } from './fields.ts';
import { useAuth } from './use-auth.ts';
import * as words from './words.ts';

/** States the account's limits before the visitor chooses a password. */
function AccountNotice() {
  return (
    <div className="mt-8 grid gap-2 border-s-2 border-signal ps-4 text-ui text-ink-2">
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
    submit: authAttempt({ send: register, failure: { text: words.notCreated }, onDone }),
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
            email: <KnownEmailHint email={values?.['email'] ?? ''} onSwitch={() => onSwitch()} />,
          }}
        />
        <WhenWhole>
          <AccountNotice />
        </WhenWhole>
        <Button type="submit" look="primary" large disabled={busy} className="mt-8 w-full">
          {busy ? words.creatingAccount : labels.createAccount}
        </Button>
      </FormFrame>
      <WhenWhole className="mt-3 text-ink-2">
        {words.haveAccount}{' '}
        <button type="button" className="link min-h-11 text-ink" onClick={() => onSwitch()}>
          {labels.signIn}
        </button>
      </WhenWhole>
    </>
  );
}

type Accounts = typeof import('./accounts/change-account.ts');

/** A hint only: a second account with the same e-mail is allowed. */
function KnownEmailHint({ email, onSwitch }: { email: string; onSwitch: () => void }) {
  // Loaded here, because it is needed later than the fields.
  const [accounts, setAccounts] = useState<Accounts | null>(null);
  useEffect(() => {
    import('./accounts/change-account.ts').then(setAccounts, () => {});
  }, []);
  // Memoized so that the hint does not appear when this form has just created the account.
  const known = useMemo(() => accounts?.isKnownEmail(email), [accounts, email]);
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
