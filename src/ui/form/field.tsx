import type { ReactNode } from 'react';

import { FieldError } from './field-error.tsx';
import type { FieldSpec } from './field-spec.ts';
import { PasswordControl } from './password-control.tsx';
import { isRequired } from './rules.ts';

type Props = {
  field: FieldSpec;
  /** Makes ids unique on the page. */
  idPrefix: string;
  error?: string | undefined;
  /** The current text. */
  value?: string | undefined;
  initial?: string | undefined;
  /** Below the field. */
  children?: ReactNode;
};

/** Error summaries link to this id. */
export const controlId = (idPrefix: string, name: string) => `${idPrefix}${name}`;

/** A field with its label, hint and error. */
export function Field({ field, idPrefix, error, value, initial, children }: Props) {
  const id = controlId(idPrefix, field.name);
  const required = isRequired(field);
  const described = [field.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const control = {
    id,
    name: field.name,
    required,
    defaultValue: initial,
    // Not "off" where there is none: WebKit would empty the field when Back shows the page again.
    autoComplete: field.autoComplete,
    // Stated for valid fields too. Orca calls an empty required field in Firefox invalid all the same.
    'aria-invalid': Boolean(error),
    'aria-describedby': described || undefined,
    className: 'field-box',
  };
  return (
    <div className={field.half ? 'sm:col-span-1' : 'sm:col-span-2'}>
      <label htmlFor={id} className="field-label">
        {field.label}
        {required || field.marked ? <b aria-hidden="true"> *</b> : <span> (optional)</span>}
      </label>
      {field.hint && (
        <p id={`${id}-hint`} className="field-hint">
          {field.hint}
        </p>
      )}
      <Control field={field} control={control} />
      {error && (
        <FieldError
          id={`${id}-error`}
          message={error}
          address={field.kind === 'email' ? value : undefined}
        />
      )}
      {children}
    </div>
  );
}

type ControlProps = {
  field: FieldSpec;
  control: React.ComponentProps<'input'> &
    React.ComponentProps<'select'> &
    React.ComponentProps<'textarea'>;
};

function Control({ field, control }: ControlProps) {
  switch (field.kind) {
    case 'textarea':
      return (
        <textarea
          {...control}
          rows={field.rows}
          placeholder={field.placeholder}
          className="field-box min-h-20 resize-y"
        />
      );
    case 'select':
      if (field.options.some(({ value }) => value === '')) {
        throw new Error('A select item must have a value that is not an empty string.');
      }
      return (
        <select {...control}>
          <option value="">Select…</option>
          {field.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      );
    case 'password':
      return <PasswordControl label={field.label} {...control} />;
    default:
      return (
        <input
          {...control}
          type={field.kind}
          inputMode={field.inputMode}
          placeholder={field.placeholder}
          spellCheck={field.kind === 'email' ? false : undefined}
        />
      );
  }
}
