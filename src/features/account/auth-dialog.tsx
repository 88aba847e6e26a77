import { useEffect } from 'react';

import { Dialog } from '../../ui/dialog.tsx';
import { notify } from '../../ui/notices/notices.ts';
import { useObservable } from '../../ui/use-observable.ts';
import { accountDialog } from './account-host.tsx';
import { type AuthRequest, authRequest } from './auth-request.ts';
import { prepareKeys } from './accounts/derive-key.ts';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { restoreSession } from './session.ts';

const views = {
  login: {
    title: 'Sign In',
    subtitle: 'Access exclusive content and resources',
    width: 'narrow',
    Form: LoginForm,
    done: 'Welcome back!',
  },
  register: {
    title: 'Create Account',
    subtitle: 'Get access to premium content, whitepapers, and exclusive resources',
    width: 'wide',
    Form: RegisterForm,
    done: 'Account created successfully!',
  },
} as const;

/** What the dialog hands to the form of either view. */
export type AuthFormProps = {
  readonly onSwitch: () => void;
  readonly onDone: () => void;
};

const close = () => authRequest.write(null);

/** Signing in and registering. Closes on success, and then does what it was opened for. */
function AuthDialog() {
  const asked = useObservable<AuthRequest | null>(authRequest, null);
  const view = asked?.view ?? 'login';
  const { Form, done, ...frame } = views[view];
  const open = asked !== null;

  useEffect(() => {
    if (open) void prepareKeys();
  }, [open]);

  return (
    <Dialog {...frame} open={open} onClose={close}>
      {asked?.reason && (
        <p className="mb-6 rounded-md border border-line-2 bg-night-2 px-4 py-3">{asked.reason}</p>
      )}
      <Form
        key={view}
        onSwitch={() =>
          asked && askToSignIn({ ...asked, view: view === 'login' ? 'register' : 'login' })
        }
        onDone={() => {
          close();
          notify({ tone: 'ok', title: 'Success', text: done });
          asked?.afterwards?.();
        }}
      />
    </Dialog>
  );
}

/** Opens the auth dialog. */
export function askToSignIn(request: AuthRequest): void {
  restoreSession();
  authRequest.write(request);
  accountDialog.write(<AuthDialog />);
}
