import type { ReactNode } from 'react';

import { ErrorSummary } from './error-summary.tsx';
import type { Form } from './use-form.ts';

type Props = {
  form: Pick<Form, 'idPrefix' | 'refusal' | 'props'>;
  /** Its accessible name. */
  label?: string;
  children: ReactNode;
};

/** A form below the summary of what its last submit was refused for. */
export const FormFrame = ({ form: { idPrefix, refusal, props }, label, children }: Props) => (
  <>
    <ErrorSummary key={refusal.count} errors={refusal.errors} idPrefix={idPrefix} />
    <form {...props} aria-label={label}>
      {children}
    </form>
  </>
);
