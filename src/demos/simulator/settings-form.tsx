import { useId, useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { defaultSettings, type Settings } from '../../models/mesh/settings.ts';
import { readSettings, settingFields, textsOf } from './settings.ts';

type Props = { settings: Settings; onChange: (settings: Settings) => void };

/** The model's inputs. An invalid field shows an error and keeps the typed text. */
export function SettingsForm({ settings, onChange }: Props) {
  const id = useId();
  const [texts, setTexts] = useState(() => textsOf(settings));
  const [isBack, setBack] = useState(false);
  const read = readSettings(texts, settings);
  const { errors } = read;
  // Undo changes the settings from outside.
  if (settingFields.some(({ name }) => read.settings[name] !== settings[name]))
    setTexts(textsOf(settings));
  const change = (next: typeof texts) => {
    setBack(false);
    setTexts(next);
    onChange(readSettings(next, settings).settings);
  };
  return (
    <section className="no-print" aria-labelledby={`${id}h`}>
      <h3 id={`${id}h`}>Inputs of the model</h3>
      <p className="panel-note">
        Detection takes the probe interval times the number of missed probes:{' '}
        {(settings.probeMs * settings.missed).toFixed(1)} ms with these inputs. The news then
        travels to A over links that still work. Longer lines take longer.
      </p>
      <div className="sim-fields">
        {settingFields.map(({ name, label, unit }) => {
          const error = errors[name];
          return (
            <div key={name}>
              <label htmlFor={id + name} className="field-label">
                {label}
                {unit && <span> ({unit})</span>}
              </label>
              <input
                id={id + name}
                className="field-box"
                inputMode="decimal"
                autoComplete="off"
                value={texts[name]}
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? `${id}${name}e` : undefined}
                onChange={(event) => change({ ...texts, [name]: event.target.value })}
              />
              {error && (
                <p id={`${id}${name}e`} role="alert" className="field-error">
                  {error}
                </p>
              )}
            </div>
          );
        })}
      </div>
      <Button
        onClick={() => {
          change(textsOf(defaultSettings));
          setBack(true);
        }}
      >
        Back to the first inputs
      </Button>
      <p role="status" className="panel-note">
        {isBack && 'These are the first inputs.'}
      </p>
    </section>
  );
}
