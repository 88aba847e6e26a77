import { useId, useState } from 'react';

import { focusOnMount } from '../../ui/focus-on-mount.ts';
import * as labels from './words.ts';
import { type AccessAttempt, attributeNames, attributes } from '../../models/policy/policy.ts';
import { attributeLabels, valueLabels } from '../../models/policy/words.ts';

type Props = {
  attempt: AccessAttempt;
  /** Whether the first field takes the focus. */
  focus: boolean;
  onChange: (part: Partial<AccessAttempt>) => void;
};

export function AttemptForm({ attempt, focus, onChange }: Props) {
  const id = useId();
  const [time, setTime] = useState(attempt.time);
  const changeTime = (value: string) => {
    setTime(value);
    if (value !== '') onChange({ time: value.slice(0, 5) });
  };
  return (
    <div role="group" aria-label="The request" className="field-row">
      {attributeNames.map((name, index) => (
        <label key={name} className="field-label">
          {attributeLabels[name]}
          <select
            ref={focus && index === 0 ? focusOnMount : undefined}
            className="field-box"
            value={attempt[name]}
            onChange={(event) => onChange({ [name]: event.target.value })}
          >
            {attributes[name].map((value) => (
              <option key={value} value={value}>
                {valueLabels[value]}
              </option>
            ))}
          </select>
        </label>
      ))}
      <label htmlFor={`${id}time`} className="field-label">
        {labels.time}
        <input
          id={`${id}time`}
          type="time"
          required
          className="field-box"
          value={time}
          aria-invalid={time === ''}
          aria-describedby={time === '' ? `${id}fault` : undefined}
          onChange={(event) => changeTime(event.target.value)}
        />
      </label>
      {time === '' && (
        <p id={`${id}fault`} role="alert" className="field-error">
          {labels.time}: enter hours and minutes, such as 10:00. Until then {attempt.time} counts.
        </p>
      )}
    </div>
  );
}
