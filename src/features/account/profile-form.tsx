import * as labels from '../../config/labels.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { Field } from '../../ui/form/field.tsx';
import { RequiredNote } from '../../ui/form/required-note.tsx';
import type { FormValues } from '../../ui/form/form-values.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { notify } from '../../ui/notices/notices.ts';
import { updateProfile } from './accounts/change-account.ts';
import { failures } from './failures.ts';
import { profileFields } from './fields.ts';
import { profileSchema } from './schemas.ts';
import type { User } from '../../lib/user.ts';

const done = { tone: 'ok', text: 'Profile updated' } as const;

export function ProfileForm({ user }: { user: User }) {
  const initial: FormValues = user;
  const { idPrefix, errors, refusal, busy, props } = useForm({
    schema: profileSchema,
    submit: async (profile) => {
      const result = await updateProfile(user.id, profile).catch((error: unknown) => {
        console.error('The profile was not changed', error);
        return 'refused' as const;
      });
      notify(result === 'done' ? done : { tone: 'error', text: failures[result] });
      return result === 'done' ? 'done' : 'failed';
    },
  });
  return (
    <>
      <ErrorSummary key={refusal.count} errors={refusal.errors} idPrefix={idPrefix} />
      <form {...props} aria-label="Profile">
        <p className="mb-6">
          <span className="block font-semibold">Email</span>
          <bdi className="break-all text-ink-2">{user.email}</bdi>
        </p>
        <RequiredNote fields={profileFields} />
        <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
          {profileFields.map((field) => (
            <Field
              key={field.name}
              field={field}
              idPrefix={idPrefix}
              error={errors[field.name]}
              initial={initial[field.name]}
            />
          ))}
        </div>
        <Button type="submit" look="primary" disabled={busy} className="mt-6">
          {labels.saveChanges}
        </Button>
      </form>
    </>
  );
}
