import type { User } from '../../lib/storage/user.ts';
import { Button } from '../../ui/button.tsx';
import { Fields } from '../../ui/form/fields.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { RequiredNote } from '../../ui/form/required-note.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { notify } from '../../ui/notices/notices.ts';
import { changePassword } from './accounts/change-account.ts';
import { passwordFields } from './fields.ts';
import * as labels from './labels.ts';
import { reportChange, resultOf } from './report-change.ts';
import { differ, mismatch, passwordSchema } from './schemas.ts';

export function PasswordForm({ user }: { user: User }) {
  const form = useForm({
    schema: passwordSchema,
    submit: async ({ currentPassword, password }) => {
      const result = await resultOf(changePassword(user.id, currentPassword, password));
      if (result === 'wrong') return { currentPassword: 'This is not the current password' };
      return reportChange(result, 'Password changed');
    },
    clears: true,
    onRefused: (typed) => {
      if (differ(typed)) notify({ tone: 'error', text: mismatch });
    },
  });
  return (
    <FormFrame form={form} label={labels.changePassword}>
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
      <Fields form={form} fields={passwordFields} />
      <Button type="submit" disabled={form.busy} className="mt-6">
        {form.busy ? 'Changing password...' : labels.changePassword}
      </Button>
    </FormFrame>
  );
}
