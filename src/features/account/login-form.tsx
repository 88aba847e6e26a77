import * as labels from '../../config/labels.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { Field } from '../../ui/form/field.tsx';
import { RequiredNote } from '../../ui/form/required-note.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { formDraft } from '../../lib/drafts.ts';
import { useAuth } from './use-auth.ts';
import { authAttempt, useFirstEmptyField } from './auth-attempt.ts';
import type { AuthFormProps } from './auth-dialog.tsx';
import { loginFields } from './fields.ts';
import { ForgottenPassword } from './forgotten-password.tsx';
import { loginSchema, wrongLogin } from './schemas.ts';

export function LoginForm({ onSwitch, onDone }: AuthFormProps) {
  const { login } = useAuth();
  const { idPrefix, values, errors, refusal, busy, props } = useForm({
    schema: loginSchema,
    submit: authAttempt({
      send: ({ email, password }, signal) => login(email, password, signal),
      failure: { text: wrongLogin, at: 'password' },
      onDone,
    }),
    draft: { fields: loginFields, store: formDraft('account') },
  });
  useFirstEmptyField(props.ref);
  return (
    <>
      <ErrorSummary key={refusal.count} errors={refusal.errors} idPrefix={idPrefix} />
      <form {...props}>
        <RequiredNote fields={loginFields} />
        <div className="grid gap-6">
          {loginFields.map((field) => (
            <Field key={field.name} field={field} idPrefix={idPrefix} error={errors[field.name]} />
          ))}
        </div>
        <Button type="submit" look="primary" large disabled={busy} className="mt-8 w-full">
          {busy ? 'Signing In...' : labels.signIn}
        </Button>
      </form>
      <p className="mt-3 text-ink-2">
        No account in this browser yet?{' '}
        <button type="button" className="link min-h-11 text-ink" onClick={onSwitch}>
          {labels.createAccount}
        </button>
      </p>
      <ForgottenPassword email={values?.['email'] ?? ''} onForgotten={onSwitch} />
    </>
  );
}
