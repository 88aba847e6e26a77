import { useId } from 'react';

import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import type { FieldErrors } from '../../ui/form/field-spec.ts';
import { Field } from '../../ui/form/field.tsx';
import { useCheckedForm } from '../../ui/form/use-checked-form.ts';
import { notify } from '../../ui/notices/notices.ts';
import { changePassword } from './accounts/change-account.ts';
import { checkPasswordChange } from './checks.ts';
import { failures } from './failures.ts';
import { passwordFields } from './fields.ts';
import type { User } from './user.ts';

type Passwords = { currentPassword: string; password: string };

const done = { tone: 'ok', text: 'Password changed' } as const;

/** Another password, for whoever knows the present one. */
export function PasswordForm({ user }: { user: User }) {
  const idPrefix = useId();
  const change = async (values: Passwords): Promise<FieldErrors | void> => {
    const result = await changePassword(user.id, values.currentPassword, values.password).catch(
      (error: unknown) => {
        console.error('The password was not changed', error);
        return 'refused' as const;
      },
    );
    if (result === 'wrong') return { currentPassword: 'This is not the current password' };
    if (result === 'done') form.ref.current?.reset();
    notify(result === 'done' ? done : { tone: 'error', text: failures[result] });
    return undefined;
  };
  const { errors, busy, summary, form } = useCheckedForm({
    check: checkPasswordChange,
    send: change,
  });
  return (
    <>
      <ErrorSummary ref={summary} errors={errors} idPrefix={idPrefix} />
      <form {...form} aria-label="Change password">
        {/* So that a password manager knows which of its entries to change. */}
        <input
          className="visually-hidden"
          tabIndex={-1}
          aria-hidden="true"
          readOnly
          autoComplete="username"
          value={user.email}
        />
        <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
          {passwordFields.map((field) => (
            <Field key={field.name} field={field} idPrefix={idPrefix} error={errors[field.name]} />
          ))}
        </div>
        <Button type="submit" disabled={busy} className="mt-6">
          {busy ? 'Changing password...' : 'Change password'}
        </Button>
      </form>
    </>
  );
}
