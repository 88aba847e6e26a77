import * as labels from '../../config/labels.ts';
import { Button } from '../../ui/button.tsx';
import { Fields } from '../../ui/form/fields.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { RequiredNote } from '../../ui/form/required-note.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import type { User } from '../../lib/storage/user.ts';
import { updateProfile } from './accounts/change-account.ts';
import { profileFields } from './fields.ts';
import { reportChange, resultOf } from './report-change.ts';
import { profileSchema } from './schemas.ts';

export function ProfileForm({ user }: { user: User }) {
  const form = useForm({
    schema: profileSchema,
    submit: async (profile) =>
      reportChange(await resultOf(updateProfile(user.id, profile)), 'Profile updated'),
  });
  return (
    <FormFrame form={form} label="Profile">
      <p className="mb-6">
        <span className="block font-semibold">Email</span>
        <bdi className="break-all text-ink-2">{user.email}</bdi>
      </p>
      <RequiredNote fields={profileFields} />
      <Fields form={form} fields={profileFields} initial={user} />
      <Button type="submit" look="primary" disabled={form.busy} className="mt-6">
        {labels.saveChanges}
      </Button>
    </FormFrame>
  );
}
