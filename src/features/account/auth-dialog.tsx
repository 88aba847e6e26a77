import * as labels from '../../config/labels.ts';
import { createObservable } from '../../lib/observable.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { notify } from '../../ui/notices/notices.ts';
import { useObservable } from '../../ui/use-observable.ts';
import { accountDialog } from './account-host.tsx';
import { prepareKeys } from './accounts/derive-key.ts';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { restoreSession } from './restore-session.ts';

const views = {
  login: {
    title: labels.signIn,
    subtitle: 'Access exclusive content and resources',
    width: 'narrow',
    Form: LoginForm,
    done: 'Welcome back!',
  },
  register: {
    title: labels.createAccount,
    subtitle: 'Get access to premium content, whitepapers, and exclusive resources',
    width: 'wide',
    Form: RegisterForm,
    done: 'Account created successfully!',
  },
} as const;

export type AuthFormProps = {
  readonly onSwitch: () => void;
  readonly onDone: () => void;
};

type AuthRequest = {
  readonly view: keyof typeof views;
  /** Shown in the dialog if the visitor did not ask for it directly. */
  readonly reason?: string;
  /** Runs after signing in, for example a gated download. */
  readonly afterwards?: () => void;
};

/** Null while the auth dialog is closed. */
const authRequest = createObservable<AuthRequest | null>(null);

const close = () => authRequest.write(null);

function AuthDialog() {
  const request = useObservable(authRequest, null);
  const view = request?.view ?? 'login';
  const { Form, done, ...frame } = views[view];
  return (
    <Dialog {...frame} open={request !== null} onClose={close}>
      {request?.reason && (
        <p className="mb-6 rounded-md border border-line-2 bg-ground-2 px-4 py-3">
          {request.reason}
        </p>
      )}
      <Form
        key={view}
        onSwitch={() =>
          request && askToSignIn({ ...request, view: view === 'login' ? 'register' : 'login' })
        }
        onDone={() => {
          close();
          notify({ tone: 'ok', title: 'Success', text: done });
          request?.afterwards?.();
        }}
      />
    </Dialog>
  );
}

/** Opens the auth dialog. */
export function askToSignIn(request: AuthRequest): void {
  void prepareKeys();
  restoreSession();
  authRequest.write(request);
  accountDialog.write(<AuthDialog />);
}
