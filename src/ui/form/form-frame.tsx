import { fill } from '../../lib/text/fill.ts';
import { listOf, uncapitalized } from '../../lib/text/grammar.ts';
import type { ReactNode } from 'react';

import { focusOnMount } from '../focus-on-mount.ts';
import * as words from '../words.ts';
import type { FieldSpec } from './field-spec.ts';
import { controlId } from './field.tsx';
import { bringUp } from './form-values.ts';
import type { Form } from './use-form.ts';

/** Explains the asterisks of a form, and names the `marked` fields, which may stay empty. */
export function RequiredNote({ fields }: { fields: readonly FieldSpec[] }) {
  const optional = fields.filter(({ marked }) => marked);
  const names = listOf(optional.map(({ label }) => uncapitalized(label)));
  return (
    <p className="mb-6 text-ui text-ink-2">
      {names ? fill(words.someRequired, { fields: names }) : words.required}
    </p>
  );
}

type Props = {
  form: Pick<Form, 'idPrefix' | 'refusal' | 'props'>;
  /** Its accessible name. */
  label?: string;
  children: ReactNode;
};

/** A form below the summary of what its last submit was refused for. */
export const FormFrame = ({ form: { idPrefix, refusal, props }, label, children }: Props) => (
  <>
    <ErrorSummary key={refusal.count} {...refusal} idPrefix={idPrefix} />
    <form {...props} aria-label={label}>
      {children}
    </form>
  </>
);

type SummaryProps = Pick<Form['refusal'], 'errors' | 'said'> & { idPrefix: string };

/** It takes the focus when it mounts (GOV.UK Design System), so give it a new key for each refused submit. */
function ErrorSummary({ errors, said, idPrefix }: SummaryProps) {
  const listed = Object.entries(errors).filter(([, message]) => message);
  if (listed.length === 0) return null;
  return (
    <div
      ref={focusOnMount}
      role="alert"
      tabIndex={-1}
      aria-labelledby={`${idPrefix}summary`}
      className="mb-6 rounded-md border-2 border-attack p-5"
    >
      <h3 id={`${idPrefix}summary`}>{said?.title ?? words.problem}</h3>
      {said && <p className="mt-1">{said.text}</p>}
      <ul className="mt-2 grid gap-1">
        {listed.map(([name, message]) => (
          <li key={name}>
            <a
              href={`#${controlId(idPrefix, name)}`}
              className="font-semibold text-attack underline underline-offset-4"
              onClick={(event) => {
                event.preventDefault();
                const control = document.getElementById(controlId(idPrefix, name));
                if (!control) return;
                bringUp(control);
                control.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
