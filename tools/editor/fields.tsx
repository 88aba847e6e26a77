/** The controls of a form: the browser's own, one for each kind of field. */
import { type ReactNode, useId } from 'react';

import type { Values } from './edits.ts';
import type { Field } from './forms.ts';

/** What the build would say. */
export type Sentences = readonly string[];

const none: Sentences = [];

export const Faults = ({ of, id }: { of: Sentences; id?: string }) => (
  <ul className="faults" id={id} hidden={of.length === 0}>
    {of.map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
);

type LabeledProps = {
  readonly label: string;
  readonly hint?: string;
  readonly faults?: Sentences;
  readonly children: (
    props: Readonly<Record<'id' | 'aria-describedby', string>> & { 'aria-invalid': boolean },
  ) => ReactNode;
};

/** A control with its label, what belongs in it, and what is wrong with it. */
export function Labeled({ label, hint, faults = none, children }: LabeledProps) {
  const id = useId();
  const about = { 'aria-describedby': `${id}h ${id}f`, 'aria-invalid': faults.length > 0 };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <small id={`${id}h`}>{hint}</small>
      {children({ id, ...about })}
      <Faults of={faults} id={`${id}f`} />
    </div>
  );
}

/** A choice among options. */
export const Choice = ({
  options,
  value,
  onChange,
  ...props
}: {
  options: readonly (readonly [value: string, shown: string])[];
  value: string;
  onChange: (value: string) => void;
}) => (
  <select {...props} value={value} onChange={({ target }) => onChange(target.value)}>
    {options.map(([one, shown]) => (
      <option key={one} value={one}>
        {shown}
      </option>
    ))}
  </select>
);

type Given = {
  readonly field: Field;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly faults?: Sentences;
  /** The names of those beside the text. */
  readonly pictures: readonly string[];
};

/** A value in a control that shows texts and numbers. */
export const shown = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Items that come, go and change their places. */
function List({ item, value, onChange, ...rest }: Omit<Given, 'field'> & { item: Field }) {
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const put = (index: number, ...others: readonly unknown[]) =>
    onChange(items.toSpliced(index, 1, ...others));
  const up = (index: number) =>
    onChange(items.with(index - 1, items[index]).with(index, items[index - 1]));
  return (
    <>
      {items.map((one, index) => (
        <div key={index}>
          <FieldInput
            {...rest}
            field={{ ...item, label: `${index + 1}` }}
            value={one}
            onChange={(now) => put(index, now)}
          />
          <button type="button" disabled={index === 0} onClick={() => up(index)}>
            Move up
          </button>{' '}
          <button type="button" onClick={() => put(index)}>
            Remove
          </button>
        </div>
      ))}
      <button
        type="button"
        onClick={() => onChange([...items, item.control === 'group' ? {} : ''])}
      >
        Add one
      </button>
    </>
  );
}

function Control({ field, value, onChange, pictures, ...props }: Omit<Given, 'faults'>) {
  const { control, required } = field;
  // An empty control is a field that is not there, if there need be none.
  const put = (text: string) => onChange(text === '' && !required ? undefined : text);
  if (control === 'check')
    return (
      <input
        {...props}
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => onChange(target.checked || (required ? false : undefined))}
      />
    );
  const text = shown(value);
  if (control === 'choice' || control === 'picture') {
    const known = control === 'choice' ? field.options : pictures.map((one) => `./${one}`);
    const options = [...new Set(['', text, ...known])].map((one) => [one, one] as const);
    return <Choice {...props} options={options} value={text} onChange={put} />;
  }
  if (control === 'number')
    return (
      <input
        {...props}
        type="number"
        value={text}
        onChange={({ target: { value: typed, valueAsNumber } }) =>
          Number.isNaN(valueAsNumber) ? put(typed) : onChange(valueAsNumber)
        }
      />
    );
  // A day with an hour, or one that was mistyped, is a line.
  if (control === 'day' && /^(?:\d{4}-\d\d-\d\d)?$/.test(text))
    return (
      <input {...props} type="date" value={text} onChange={({ target }) => put(target.value)} />
    );
  return (
    <textarea
      {...props}
      rows={1}
      value={text}
      onChange={({ target }) => put(target.value.replaceAll('\n', ' '))}
    />
  );
}

/** A field with its label. What is not there yet is `undefined`. */
export function FieldInput({ field, faults = none, ...given }: Given) {
  const { hint, required, control } = field;
  const { value, onChange, pictures } = given;
  const label = required ? field.label : `${field.label} (optional)`;
  if (control !== 'list' && control !== 'group')
    return (
      <Labeled label={label} hint={hint} faults={faults}>
        {(props) => <Control {...props} {...given} field={field} />}
      </Labeled>
    );
  const parts = (value ?? {}) as Values;
  return (
    <fieldset>
      <legend>{label}</legend>
      <small>{hint}</small>
      {control === 'list' ? (
        <List {...given} item={field.item} />
      ) : (
        field.fields.map((part) => (
          <FieldInput
            key={part.name}
            field={part}
            value={parts[part.name]}
            onChange={(now) => onChange({ ...parts, [part.name]: now })}
            pictures={pictures}
          />
        ))
      )}
      <Faults of={faults} />
    </fieldset>
  );
}

/** Selects a line of a text. */
export function showLine(area: HTMLTextAreaElement | null, line: number): void {
  const lines = (area?.value ?? '').split('\n');
  const from = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  area?.focus();
  area?.setSelectionRange(from, from + (lines[line - 1]?.length ?? 0));
}
