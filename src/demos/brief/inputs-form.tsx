import { useId } from 'react';

import { Button } from '../../ui/button.tsx';
import { type InputTexts, maxSystemLength } from './inputs.ts';
import * as labels from './words.ts';
import { regimes } from '../../content/regimes.ts';

type Props = {
  texts: InputTexts;
  errors: Partial<Record<keyof InputTexts, string>>;
  chosen: readonly string[];
  onTexts: (texts: InputTexts) => void;
  onChosen: (ids: readonly string[]) => void;
  onReset: () => void;
};

const fields = [
  { name: 'system', label: labels.system, hint: labels.systemHint },
  { name: 'secrecy', label: labels.secrecy, hint: '' },
  { name: 'migration', label: labels.migration, hint: '' },
  { name: 'earliest', label: labels.earliest, hint: '' },
  { name: 'latest', label: labels.latest, hint: '' },
] as const;

const half: ReadonlySet<keyof InputTexts> = new Set(['earliest', 'latest']);

/** The brief's inputs. Not a form: every change updates the brief at once. */
export function InputsForm(props: Props) {
  const { texts, errors, chosen, onTexts, onChosen, onReset } = props;
  const id = useId();
  return (
    <div role="group" aria-label={labels.inputs} className="no-print">
      <div className="grid grid-cols-2 gap-x-4 gap-y-5 lg:sticky lg:top-24">
        {fields.map(({ name, label, hint }) => {
          const error = errors[name];
          const described = [hint && `${id}${name}h`, error && `${id}${name}e`].filter(Boolean);
          return (
            <div key={name} className={half.has(name) ? undefined : 'col-span-2'}>
              <label htmlFor={id + name} className="field-label">
                {label}
              </label>
              {hint && (
                <p id={`${id}${name}h`} className="field-hint">
                  {hint}
                </p>
              )}
              <input
                id={id + name}
                className="field-box"
                inputMode={name === 'system' ? undefined : 'numeric'}
                maxLength={name === 'system' ? maxSystemLength : undefined}
                autoComplete="off"
                value={texts[name]}
                aria-invalid={error ? true : undefined}
                aria-describedby={described.join(' ') || undefined}
                onChange={(event) => onTexts({ ...texts, [name]: event.target.value })}
              />
              {error && (
                <p id={`${id}${name}e`} role="alert" className="field-error">
                  {error}
                </p>
              )}
            </div>
          );
        })}
        <fieldset className="col-span-2">
          <legend className="field-label">{labels.regimes}</legend>
          {regimes.map((regime) => (
            <label key={regime.id} className="choice">
              <input
                type="checkbox"
                checked={chosen.includes(regime.id)}
                onChange={({ target }) =>
                  onChosen(
                    target.checked
                      ? [...chosen, regime.id]
                      : chosen.filter((other) => other !== regime.id),
                  )
                }
              />
              {regime.name}
            </label>
          ))}
        </fieldset>
        <p className="col-span-2">
          <Button onClick={onReset}>{labels.startOver}</Button>
        </p>
      </div>
    </div>
  );
}
