import { useId } from 'react';

import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { Field } from '../../ui/form/field.tsx';
import { useAuth } from './use-auth.ts';
import type { AuthFormProps } from './auth-dialog.tsx';
import { checkLogin } from './checks.ts';
import { loginFields } from './fields.ts';
import { ForgottenPassword } from './forgotten-password.tsx';
import { useAuthForm } from './use-auth-form.ts';

/** The login view. */
export function LoginForm(props: AuthFormProps) {
  const idPrefix = useId();
  const { login } = useAuth();
  const { errors, busy, summary, form } = useAuthForm({
    ...props,
    check: checkLogin,
    send: ({ email, password }, signal) => login(email, password, signal),
    failure: { text: 'Invalid email or password', at: 'password' },
  });
  return (
    <>
      <ErrorSummary ref={summary} errors={errors} idPrefix={idPrefix} />
      <form {...form}>
        <div className="grid gap-6">
          {loginFields.map((field) => (
            <Field
              key={field.name}
              field={field}
              idPrefix={idPrefix}
              error={errors[field.name]}
              initial={props.typed[field.name]}
            />
          ))}
        </div>
        <Button type="submit" look="primary" large disabled={busy} className="mt-8 w-full">
          {busy ? 'Signing In...' : 'Sign In'}
        </Button>
      </form>
      <p className="mt-5 text-ink-2">
        No account in this browser yet?{' '}
        <button type="button" className="link min-h-8 text-ink" onClick={props.onSwitch}>
          Create Account
        </button>
      </p>
      <ForgottenPassword email={props.typed['email'] ?? ''} onForgotten={props.onSwitch} />
    </>
  );
}
