import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { Field } from '../../ui/form/field.tsx';
import { RequiredNote } from '../../ui/form/required-note.tsx';
import { type SubmitOutcome, useForm } from '../../ui/form/use-form.ts';
import { notify } from '../../ui/notices/notices.ts';
import { changePassword } from './accounts/change-account.ts';
import { failures } from './failures.ts';
import { passwordFields } from './fields.ts';
import * as labels from './labels.ts';
import { differ, mismatch, passwordSchema } from './schemas.ts';
import type { User } from '../../lib/user.ts';

type Passwords = { currentPassword: string; password: string };

const done = { tone: 'ok', text: 'Password changed' } as const;

export function PasswordForm({ user }: { user: User }) {
  const change = async (values: Passwords): Promise<SubmitOutcome> => {
    const result = await changePassword(user.id, values.currentPassword, values.password).catch(
      (error: unknown) => {
        console.error('The password was not changed', error);
        return 'refused' as const;
      },
    );
    if (result === 'wrong') return { currentPassword: 'This is not the current password' };
    notify(result === 'done' ? done : { tone: 'error', text: failures[result] });
    return result === 'done' ? 'done' : 'failed';
  };
  const { idPrefix, errors, refusal, busy, props } = useForm({
    schema: passwordSchema,
    submit: change,
    clears: true,
    onRefused: (typed) => {
      if (differ(typed)) notify({ tone: 'error', text: mismatch });
    },
  });
  return (
    <>
      <ErrorSummary key={refusal.count} errors={refusal.errors} idPrefix={idPrefix} />
      <form {...props} aria-label={labels.changePassword}>
        {/* Tells password managers which entry to update. */}
        <input
          className="visually-hidden"
          tabIndex={-1}
          aria-hidden="true"
          readOnly
          autoComplete="username"
          value={user.email}
        />
        <RequiredNote fields={passwordFields} />
        <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
          {passwordFields.map((field) => (
            <Field key={field.name} field={field} idPrefix={idPrefix} error={errors[field.name]} />
          ))}
        </div>
        <Button type="submit" disabled={busy} className="mt-6">
          {busy ? 'Changing password...' : labels.changePassword}
        </Button>
      </form>
    </>
  );
}
