import * as labels from '../../config/labels.ts';
import { Button } from '../../ui/button.tsx';
import { Fields } from '../../ui/form/fields.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { RequiredNote } from '../../ui/form/required-note.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { formDraft } from '../../lib/storage/drafts.ts';
import { cleanAddress } from '../../lib/mail/email-address.ts';
import { useAuth } from './use-auth.ts';
import { authAttempt, useFirstEmptyField } from './auth-attempt.ts';
import type { AuthFormProps } from './auth-dialog.tsx';
import { loginFields } from './fields.ts';
import { ForgottenPassword } from './forgotten-password.tsx';
import { loginSchema, wrongLogin } from './schemas.ts';

export function LoginForm({ onSwitch, onDone }: AuthFormProps) {
  const { login } = useAuth();
  const form = useForm({
    schema: loginSchema,
    submit: authAttempt({
      send: ({ email, password }, signal) => login(email, password, signal),
      failure: { text: wrongLogin, at: 'password' },
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
          {busy ? 'Signing In...' : labels.signIn}
        </Button>
      </FormFrame>
      <p className="mt-3 text-ink-2">
        No account in this browser yet?{' '}
        <button type="button" className="link min-h-11 text-ink" onClick={onSwitch}>
          {labels.createAccount}
        </button>
      </p>
      <ForgottenPassword email={cleanAddress(values?.['email'] ?? '')} onForgotten={onSwitch} />
    </>
  );
}
