import { grouped } from '../../lib/text/format.ts';
import { numberOf } from '../../lib/text/number-of.ts';
import { type SyntheticEvent, useId, useState } from 'react';

import { Button } from '../../ui/button.tsx';
import * as labels from './words.ts';
import type { Part } from './lab-state.ts';

type Props = {
  /** Length of each part in bytes; 0 if there is none yet. */
  lengths: Readonly<Record<Part, number>>;
  onFlip: (part: Part, place: number) => void;
};

const names: Record<Part, string> = { capsule: labels.capsule, box: 'AES-GCM message' };

/** Flips a byte by its number, as an alternative to the grid. */
export function ByteForm({ lengths, onFlip }: Props) {
  const id = useId();
  const [part, setPart] = useState<Part>('capsule');
  const [number, setNumber] = useState('0');
  const [fault, setFault] = useState<string | null>(null);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const length = lengths[part];
    const place = numberOf(number);
    if (Number.isInteger(place) && place < length) {
      setFault(null);
      onFlip(part, place);
      return;
    }
    setFault(
      length === 0
        ? `${labels.byteNumber}: no ${names[part]} travels yet. Encrypt a message first.`
        : `${labels.byteNumber}: type a whole number from 0 to ${grouped(length - 1)}.`,
    );
    document.getElementById(`${id}number`)?.focus();
  };
  return (
    <form className="field-row mt-6" noValidate onSubmit={submit}>
      <label className="field-label">
        Part
        <select
          className="field-box"
          value={part}
          onChange={(event) => setPart(event.target.value === 'box' ? 'box' : 'capsule')}
        >
          <option value="capsule">{names.capsule}</option>
          <option value="box">{names.box}</option>
        </select>
      </label>
      <label htmlFor={`${id}number`} className="field-label">
        {labels.byteNumber}
        <input
          id={`${id}number`}
          className="field-box"
          inputMode="numeric"
          autoComplete="off"
          value={number}
          aria-invalid={fault !== null}
          aria-describedby={fault === null ? undefined : `${id}fault`}
          onChange={(event) => setNumber(event.target.value)}
        />
      </label>
      <Button type="submit">Flip its lowest bit</Button>
      {fault !== null && (
        <p id={`${id}fault`} role="alert" className="field-error">
          {fault}
        </p>
      )}
    </form>
  );
}
