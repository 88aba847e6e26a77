import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';

import { addressHelp, cleanAddress } from '../../lib/mail/email-address.ts';
import { fill } from '../../lib/text/fill.ts';
import { uncapitalized } from '../../lib/text/grammar.ts';
import { useWhole } from '../dialog.tsx';
import * as labels from '../words.ts';
import { type FieldSpec, isRequired } from './field-spec.ts';
import type { FormValues } from './form-values.ts';
import type { Form } from './use-form.ts';

/** Submitting hides the password again, so that the browser does not suggest it later as ordinary text. */
function PasswordControl({ label, ...props }: ComponentProps<'input'> & { label: string }) {
  const [shown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  return (
    <div className="relative">
      <input
        {...props}
        ref={input}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className="field-box pe-20"
      />
      <button
        type="button"
        aria-controls={props.id}
        aria-label={fill(shown ? labels.hideField : labels.showField, {
          field: uncapitalized(label),
        })}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0.5 end-0.5 min-w-16 rounded-sm px-3 text-ui font-semibold text-ink-2 hover:text-ink"
      >
        {shown ? labels.hide : labels.show}
      </button>
    </div>
  );
}

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
function Field({ field, idPrefix, error, value, initial, children }: Props) {
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
        {required || field.marked ? (
          <b aria-hidden="true"> *</b>
        ) : (
          <span>{` ${labels.optional}`}</span>
        )}
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
          <option value="">{labels.select}</option>
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

type FieldsProps = {
  form: Pick<Form, 'idPrefix' | 'errors' | 'values'>;
  fields: readonly FieldSpec[];
  /** Values by field name. */
  initial?: FormValues;
  /** What stands below a field, by its name. */
  notes?: Readonly<Record<string, ReactNode>>;
};

/** A form's fields, on wide screens in two columns. */
export function Fields({
  form: { idPrefix, errors, values },
  fields,
  initial,
  notes,
}: FieldsProps) {
  const whole = useWhole();
  return (
    <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
      {(whole ? fields : fields.slice(0, 1)).map((field) => (
        <Field
          key={field.name}
          field={field}
          idPrefix={idPrefix}
          error={errors[field.name]}
          value={values?.[field.name]}
          initial={initial?.[field.name]}
        >
          {notes?.[field.name]}
        </Field>
      ))}
    </div>
  );
}

type FieldErrorProps = {
  id: string;
  message: string;
  /** The text of an e-mail field, to say what is wrong with it. */
  address?: string | undefined;
};

/** What is wrong with a field. */
export function FieldError({ id, message, address = '' }: FieldErrorProps) {
  const help = addressHelp(cleanAddress(address));
  return (
    <div id={id} className="field-error">
      <p>
        <span className="visually-hidden">{labels.errorPrefix}</span>
        {message}
      </p>
      {help && <p className="font-normal text-ink">{help}</p>}
    </div>
  );
}
