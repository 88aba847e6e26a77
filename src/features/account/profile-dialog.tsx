import { useEffect } from 'react';

import * as labels from '../../config/words.ts';
import { site } from '../../config/site.ts';
import { createObservable } from '../../lib/observable.ts';
import type { User } from '../../lib/storage/session.ts';
import { deleteStoredData, saveStoredData } from '../../lib/storage/stored-data.ts';
import { counted } from '../../lib/text/grammar.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Fields } from '../../ui/form/field.tsx';
import { FormFrame, RequiredNote } from '../../ui/form/form-frame.tsx';
import { type SubmitOutcome, useForm } from '../../ui/form/use-form.ts';
import { notify } from '../../ui/notices/notices.ts';
import { showOver } from '../../ui/overlays.ts';
import { email as emailLabel } from '../../ui/words.ts';
import { useObservable } from '../../ui/use-observable.ts';
import { focusAccountBar } from './account-focus.ts';
import { changePassword, type ChangeResult, updateProfile } from './accounts/change-account.ts';
import { accounts } from './accounts/users.ts';
import { ConfirmStep } from './confirm-step.tsx';
import { passwordFields, passwordSchema, profileFields, profileSchema } from './fields.ts';
import { useAuth } from './use-auth.ts';
import * as words from './words.ts';

const gone = { tone: 'ok', text: words.everythingDeleted } as const;
const notGone = { tone: 'error', text: words.deletionRefused } as const;

/** Export and deletion of everything this site stores in this browser. */
function MyData({ userId, onDeleted }: { userId: string; onDeleted: () => void }) {
  const others = accounts().filter(({ id }) => id !== userId).length;
  const remove = () => {
    const notice = deleteStoredData() ? gone : notGone;
    onDeleted();
    notify(notice);
  };
  return (
    <>
      <p className="text-ink-2">{words.aboutExport}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button onClick={() => saveStoredData(site)}>{words.exportData}</Button>
        <ConfirmStep
          label={words.deleteAll}
          question={counted(others, words.askDeleteAll)}
          confirm={words.deleteEverything}
          keep={words.keepEverything}
          onConfirm={remove}
        />
      </div>
    </>
  );
}

const failures = { missing: words.accountGone, refused: words.notKept } as const;

/** The result of a change of the account. An error counts as a refusal. */
async function resultOf<Result>(change: Promise<Result>): Promise<Result | 'refused'> {
  try {
    return await change;
  } catch (error) {
    console.error('The account was not changed', error);
    return 'refused';
  }
}

/** Tells the visitor how a change of the account ended. */
function reportChange(result: ChangeResult, done: string): SubmitOutcome {
  const isDone = result === 'done';
  notify(isDone ? { tone: 'ok', text: done } : { tone: 'error', text: failures[result] });
  return isDone ? 'done' : 'failed';
}

function ProfileForm({ user }: { user: User }) {
  const form = useForm({
    schema: profileSchema,
    submit: async (profile) =>
      reportChange(await resultOf(updateProfile(user.id, profile)), words.profileUpdated),
  });
  return (
    <FormFrame form={form} label={words.profile}>
      <p className="mb-6">
        <span className="block font-semibold">{emailLabel}</span>
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

const profileOpen = createObservable(false);

function close(): void {
  // The button that opened the dialog is in a menu that has closed.
  focusAccountBar();
  profileOpen.write(false);
}

function ProfileDialog() {
  const { user } = useAuth();
  const open = useObservable(profileOpen, false);
  const signedOut = open && !user;

  useEffect(() => {
    // Another tab signed out or deleted the account.
    if (signedOut) close();
  }, [signedOut]);

  return (
    <Dialog
      title={labels.profileSettings}
      subtitle={words.profileAbout}
      open={open && user !== null}
      onClose={close}
    >
      {user && (
        <>
          <ProfileForm key={user.id} user={user} />
          <section className="mt-10 border-t border-line pt-8">
            <h3 className="mb-5">{words.password}</h3>
            <PasswordForm user={user} />
          </section>
          <section className="mt-10 border-t border-line pt-8">
            <h3 className="mb-3">{words.yourData}</h3>
            <MyData userId={user.id} onDeleted={close} />
          </section>
        </>
      )}
    </Dialog>
  );
}

/** Opens the signed-in visitor’s profile. */
export function openProfile(): void {
  profileOpen.write(true);
  showOver('profile', <ProfileDialog />);
}

function PasswordForm({ user }: { user: User }) {
  const form = useForm({
    schema: passwordSchema,
    submit: async ({ currentPassword, password }) => {
      const result = await resultOf(changePassword(user.id, currentPassword, password));
      if (result === 'wrong') return { currentPassword: words.wrongPassword };
      return reportChange(result, words.passwordChanged);
    },
    clears: true,
  });
  return (
    <FormFrame form={form} label={words.changePassword}>
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
        {form.busy ? words.changingPassword : words.changePassword}
      </Button>
    </FormFrame>
  );
}
