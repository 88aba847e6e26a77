import { useEffect } from 'react';

import { dialogNamed } from '../../runtime/dialogs.ts';
import { DialogBody } from '../../ui/dialog.tsx';
import { notify } from '../../ui/notices/notices.ts';
import { useObservable } from '../../ui/use-observable.ts';
import { askToSignIn, authRequest } from './ask-to-sign-in.ts';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { restoreSession } from './restore-session.ts';
import * as words from './words.ts';

const views = {
  login: { Form: LoginForm, done: words.welcomeBack, other: 'register' },
  register: { Form: RegisterForm, done: words.accountCreated, other: 'login' },
} as const;

type Props = { view: keyof typeof views };

function Auth({ view }: Props) {
  const close = () => dialogNamed(view)?.close();
  const latest = useObservable(authRequest, null);
  const request = latest?.view === view ? latest : null;
  const { Form, done, other } = views[view];
  useEffect(() => {
    import('./accounts/derive-key.ts').then((code) => code.prepareKeys()).catch(() => {});
    restoreSession();
    return () => {
      if (authRequest.read()?.view === view) authRequest.write(null);
    };
  }, [view]);
  return (
    <>
      {request?.reason && (
        <p className="mb-6 rounded-md border border-line-2 bg-ground-2 px-4 py-3">
          {request.reason}
        </p>
      )}
      <Form
        onSwitch={() => {
          close();
          askToSignIn({ ...request, view: other });
        }}
        onDone={() => {
          close();
          notify({ tone: 'ok', title: words.success, text: done });
          request?.afterwards?.();
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
