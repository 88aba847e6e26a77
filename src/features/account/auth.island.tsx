import { useEffect, useState } from 'react';

import { dialogNamed, occasionNamed } from '../../runtime/dialogs.ts';
import { persist } from '../../runtime/load.ts';
import { Announced } from '../../ui/announced.tsx';
import { DialogBody, WhenWhole } from '../../ui/dialog.tsx';
import { notify } from '../../ui/notices/notices.ts';
import { AccountOffer } from './account-offer.tsx';
import { askToSignIn } from './ask-to-sign-in.ts';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import * as words from './words.ts';

const views = {
  login: { Form: LoginForm, done: words.welcomeBack, other: 'register' },
  register: { Form: RegisterForm, done: words.accountCreated, other: 'login' },
} as const;

const followSession = () => import('./restore-session.ts').then((code) => code.restoreSession());

type Props = { view: keyof typeof views };

function Auth({ view }: Props) {
  const [occasion] = useState(() => occasionNamed(view));
  const close = () => dialogNamed(view)?.close();
  const { Form, done, other } = views[view];
  useEffect(() => {
    import('./accounts/change-account.ts').then((code) => code.prepareKeys()).catch(() => {});
    followSession().catch(() => {});
  }, []);
  return (
    <>
      {occasion.reason && (
        <WhenWhole className="mb-6 rounded-md border border-line-2 bg-ground-2 px-4 py-3">
          <Announced text={occasion.reason} />
        </WhenWhole>
      )}
      <WhenWhole>
        <AccountOffer isNew={view === 'register'} />
      </WhenWhole>
      <Form
        onSwitch={(reason = occasion.reason) => {
          close();
          askToSignIn(other, { ...occasion, reason });
        }}
        onDone={() => {
          close();
          // The line may have been gone when the dialog opened.
          void persist(followSession);
          notify({ tone: 'ok', title: words.success, text: done });
          occasion.afterwards?.();
        }}
      />
    </>
  );
}

/** Signing in or creating an account; a dialog for each. */
export default (props: Props) => (
  <DialogBody>
    <Auth {...props} />
  </DialogBody>
);
