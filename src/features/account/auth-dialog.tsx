import { useState } from 'react';

import * as labels from '../../config/words.ts';
import { cleanAddress } from '../../lib/mail/email-address.ts';
import { createObservable } from '../../lib/observable.ts';
import { formDraft } from '../../lib/storage/drafts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Fields } from '../../ui/form/field.tsx';
import { FormFrame, RequiredNote } from '../../ui/form/form-frame.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { InlineText } from '../../ui/inline-text.tsx';
import { notify } from '../../ui/notices/notices.ts';
import { useObservable } from '../../ui/use-observable.ts';
import { accountDialog } from './account-host.tsx';
import { AccountOffer } from './account-offer.tsx';
import { forgetEmail, hasEmail } from './accounts/change-account.ts';
import { prepareKeys } from './accounts/derive-key.ts';
import { ConfirmStep } from './confirm-step.tsx';
import { loginFields, loginSchema } from './fields.ts';
import { authAttempt, RegisterForm, useFirstEmptyField } from './register-form.tsx';
import { restoreSession } from './restore-session.ts';
import { useAuth } from './use-auth.ts';
import * as words from './words.ts';

const problems = {
  none: '',
  empty: words.typeEmailFirst,
  missing: words.noSuchAccount,
  refused: words.deletionRefused,
} as const;

/**
 * Explains that a password cannot be reset, and offers to delete the account.
 * @param email the address typed in the login form
 * @param onForgotten called when the account is deleted
 */
export function ForgottenPassword({
  email,
  onForgotten,
}: {
  email: string;
  onForgotten: () => void;
}) {
  const [problem, setProblem] = useState<{ email: string; is: keyof typeof problems }>();

  const canAsk = () => {
    const known = hasEmail(email);
    setProblem({ email, is: known ? 'none' : email === '' ? 'empty' : 'missing' });
    return known;
  };
  const forget = async () => {
    const result = await forgetEmail(email);
    if (result === 'done') {
      notify({ tone: 'ok', text: words.accountDeleted });
      onForgotten();
    } else {
      setProblem({ email, is: result });
    }
  };

  return (
    <details className="text-ink-2">
      <summary className="w-fit py-2.5 hover:text-ink">{words.forgotten}</summary>
      <div className="mt-2 grid justify-items-start gap-3 border-l-2 border-line-2 pl-4">
        <p>{words.noReset}</p>
        <ConfirmStep
          key={email}
          label={words.deleteLocal}
          question={
            <InlineText values={{ email: <bdi className="font-semibold break-all">{email}</bdi> }}>
              {words.askDelete}
            </InlineText>
          }
          confirm={words.deleteAccount}
          keep={labels.keepIt}
          canAsk={canAsk}
          onConfirm={() => void forget()}
        />
        <p role="status" className="font-semibold text-ink">
          {problem?.email === email && problems[problem.is]}
        </p>
      </div>
    </details>
  );
}

export function LoginForm({ onSwitch, onDone }: AuthFormProps) {
  const { login } = useAuth();
  const form = useForm({
    schema: loginSchema,
    submit: authAttempt({
      send: ({ email, password }, signal) => login(email, password, signal),
      failure: { text: words.wrongLogin, at: 'password' },
      onDone,
    }),
    draft: { fields: loginFields, store: formDraft('account') },
  });
  const { values, busy } = form;
  useFirstEmptyField(form.props.ref);
  return (
    <>
      <FormFrame form={form}>
        <RequiredNote fields={loginFields} />
        <Fields form={form} fields={loginFields} />
        <Button type="submit" look="primary" large disabled={busy} className="mt-8 w-full">
          {busy ? words.signingIn : labels.signIn}
        </Button>
      </FormFrame>
      <p className="mt-3 text-ink-2">
        {words.noAccountYet}{' '}
        <button type="button" className="link min-h-11 text-ink" onClick={onSwitch}>
          {labels.createAccount}
        </button>
      </p>
      <ForgottenPassword email={cleanAddress(values?.['email'] ?? '')} onForgotten={onSwitch} />
    </>
  );
}

const views = {
  login: {
    title: labels.signIn,
    subtitle: words.signInAbout,
    width: 'narrow',
    Form: LoginForm,
    done: words.welcomeBack,
  },
  register: {
    title: labels.createAccount,
    subtitle: words.createAbout,
    width: 'wide',
    Form: RegisterForm,
    done: words.accountCreated,
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
      <AccountOffer isNew={view === 'register'} />
      <Form
        key={view}
        onSwitch={() =>
          request && askToSignIn({ ...request, view: view === 'login' ? 'register' : 'login' })
        }
        onDone={() => {
          close();
          notify({ tone: 'ok', title: words.success, text: done });
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
