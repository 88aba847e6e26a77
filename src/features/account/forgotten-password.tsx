import { useState } from 'react';

import * as labels from '../../config/labels.ts';
import { notify } from '../../ui/notices/notices.ts';
import { forgetEmail, hasEmail } from './accounts/change-account.ts';
import { ConfirmStep } from './confirm-step.tsx';
import { deleteAccount, deleteLocal, forgotten } from './labels.ts';

const problems = {
  none: '',
  empty: 'Type the e-mail of the account above first.',
  missing: 'No account with exactly this e-mail is kept in this browser.',
  refused: 'The browser did not let us delete it. Clear this site’s data in the browser.',
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
      notify({ tone: 'ok', text: 'Account deleted' });
      onForgotten();
    } else {
      setProblem({ email, is: result });
    }
  };

  return (
    <details className="text-ink-2">
      <summary className="w-fit py-2.5 hover:text-ink">{forgotten}</summary>
      <div className="mt-2 grid justify-items-start gap-3 border-l-2 border-line-2 pl-4">
        <p>
          It cannot be reset. The account is kept only in this browser: we hold no copy of it, and
          the password cannot be read from what is stored. You can delete the account and create a
          new one.
        </p>
        <ConfirmStep
          key={email}
          label={deleteLocal}
          question={
            <>
              Delete the account of <bdi className="font-semibold break-all">{email}</bdi> from this
              browser? It cannot be brought back.
            </>
          }
          confirm={deleteAccount}
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
