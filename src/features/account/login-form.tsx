import { useState } from 'react';

import * as labels from '../../config/words.ts';
import { cleanAddress } from '../../lib/mail/email-address.ts';
import { formDraft } from '../../lib/storage/drafts.ts';
import { persist } from '../../runtime/load.ts';
import { Button } from '../../ui/button.tsx';
import { WhenWhole } from '../../ui/dialog.tsx';
import { Fields } from '../../ui/form/field.tsx';
import { FormFrame, RequiredNote } from '../../ui/form/form-frame.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { FilledText, InlineText } from '../../ui/inline-text.tsx';
import { ConfirmStep } from './confirm-step.tsx';
import { loginFields, loginSchema } from './fields.ts';
import { type AuthFormProps, authAttempt, useFirstEmptyField } from './auth-form.ts';
import { useAuth } from './use-auth.ts';
import * as words from './words.ts';

const problems = {
  none: '',
  empty: words.typeEmailFirst,
  missing: words.noSuchAccount,
  refused: words.deletionRefused,
} as const;

const loadAccounts = () => persist(() => import('./accounts/change-account.ts'));

/**
 * Explains that a password cannot be reset, and offers to delete the account.
 * @param email the address typed in the login form
 * @param onForgotten called when the account is deleted
 */
function ForgottenPassword({ email, onForgotten }: { email: string; onForgotten: () => void }) {
  const [problem, setProblem] = useState<{ email: string; is: keyof typeof problems }>();

  const canAsk = async () => {
    const known = (await loadAccounts()).hasEmail(email);
    setProblem({ email, is: known ? 'none' : email === '' ? 'empty' : 'missing' });
    return known;
  };
  const forget = async () => {
    const result = await (await loadAccounts()).forgetEmail(email);
    if (result === 'done') onForgotten();
    else setProblem({ email, is: result });
  };

  return (
    <details className="text-ink-2">
      <summary className="w-fit py-2.5 hover:text-ink">{words.forgotten}</summary>
      <div className="mt-2 grid justify-items-start gap-3 border-s-2 border-line-2 ps-4">
        <p>{words.noReset}</p>
        <ConfirmStep
          key={email}
          label={words.deleteLocal}
          question={
            <FilledText
              text={words.askDelete}
              values={{ email: <bdi className="font-semibold break-all">{email}</bdi> }}
            />
          }
          confirm={words.deleteAccount}
          keep={labels.keepIt}
          canAsk={canAsk}
          onConfirm={() => void forget()}
        />
        <p role="status" className="font-semibold text-ink">
          {problem?.email === email && problems[problem.is]}
        </p>
      </div>
    </details>
  );
}

export function LoginForm({ onSwitch, onDone }: AuthFormProps) {
  const { login } = useAuth();
  const form = useForm({
    schema: loginSchema,
    submit: authAttempt({
      send: ({ email, password }, signal) => login(email, password, signal),
      failure: { text: words.wrongLogin, at: 'password' },
      onDone,
    }),
    draft: { fields: loginFields, store: formDraft('account') },
  });
  const { values, busy } = form;
  useFirstEmptyField(form.props.ref);
  return (
    <>
      <FormFrame form={form}>
        <RequiredNote fields={loginFields} />
        <Fields form={form} fields={loginFields} />
        <Button type="submit" look="primary" large disabled={busy} className="mt-8 w-full">
          {busy ? words.signingIn : labels.signIn}
        </Button>
      </FormFrame>
      <WhenWhole>
        <p className="mt-5 text-ink-2">
          <InlineText>{words.customersElsewhere}</InlineText>
        </p>
        <p className="mt-3 text-ink-2">
          {words.noAccountYet}{' '}
          <button type="button" className="link min-h-11 text-ink" onClick={() => onSwitch()}>
            {labels.createAccount}
          </button>
        </p>
        <ForgottenPassword
          email={cleanAddress(values?.['email'] ?? '')}
          onForgotten={() => onSwitch(words.accountDeleted)}
        />
      </WhenWhole>
    </>
  );
}
