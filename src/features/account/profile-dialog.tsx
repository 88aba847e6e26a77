import { useEffect } from 'react';

import * as labels from '../../config/labels.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { createObservable } from '../../lib/observable.ts';
import { useObservable } from '../../ui/use-observable.ts';
import { focusAccountBar } from './account-focus.ts';
import { accountDialog } from './account-host.tsx';
import { MyData } from './my-data.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { useAuth } from './use-auth.ts';

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
      subtitle="Kept in this browser only."
      width="wide"
      open={open && user !== null}
      onClose={close}
    >
      {user && (
        <>
          <ProfileForm key={user.id} user={user} />
          <section className="mt-10 border-t border-line pt-8">
            <h3 className="mb-5">Password</h3>
            <PasswordForm user={user} />
          </section>
          <section className="mt-10 border-t border-line pt-8">
            <h3 className="mb-3">Your data</h3>
            <MyData onDeleted={close} />
          </section>
        </>
      )}
    </Dialog>
  );
}

/** Opens the signed-in visitor’s profile. */
export function openProfile(): void {
  profileOpen.write(true);
  accountDialog.write(<ProfileDialog />);
}
