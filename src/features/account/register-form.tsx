import { useId } from 'react';

import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { Field } from '../../ui/form/field.tsx';
import { AccountNotice } from './account-notice.tsx';
import { isKnownEmail } from './accounts/change-account.ts';
import { useAuth } from './use-auth.ts';
import type { AuthFormProps } from './auth-dialog.tsx';
import { checkRegistration } from './checks.ts';
import { registerFields } from './fields.ts';
import { useAuthForm } from './use-auth-form.ts';

/** The register view. */
export function RegisterForm(props: AuthFormProps) {
  const idPrefix = useId();
  const { register } = useAuth();
  const { errors, busy, summary, form } = useAuthForm({
    ...props,
    check: checkRegistration,
    send: register,
    failure: { text: 'Failed to create account. Please try again.' },
  });
  return (
    <>
      <ErrorSummary ref={summary} errors={errors} idPrefix={idPrefix} />
      <form {...form}>
        <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
          {registerFields.map((field) => {
            const shared = {
              idPrefix,
              error: errors[field.name],
              initial: props.typed[field.name],
            };
            if (field.name !== 'email') return <Field key={field.name} field={field} {...shared} />;
            return (
              <div key={field.name} className="sm:col-span-2">
                <Field field={field} {...shared} />
                <KnownEmailHint email={props.typed['email'] ?? ''} onSwitch={props.onSwitch} />
              </div>
            );
          })}
        </div>
        <AccountNotice />
        <Button type="submit" look="primary" large disabled={busy} className="mt-8 w-full">
          {busy ? 'Creating Account...' : 'Create Account'}
        </Button>
      </form>
      <p className="mt-5 text-ink-2">
        Already have one?{' '}
        <button type="button" className="link min-h-8 text-ink" onClick={props.onSwitch}>
          Sign In
        </button>
      </p>
    </>
  );
}

/** Says that the address is taken here already, and hinders nobody. */
function KnownEmailHint({ email, onSwitch }: { email: string; onSwitch: () => void }) {
  const known = isKnownEmail(email);
  return (
    <p role="status" className="text-ui text-ink-2 not-empty:mt-1.5">
      {known && (
        <>
          An account with this e-mail exists in this browser.{' '}
          <button type="button" className="link text-ink" onClick={onSwitch}>
            Sign in instead?
          </button>
        </>
      )}
    </p>
  );
}
