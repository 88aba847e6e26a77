import { useId } from 'react';

import * as labels from './words.ts';

/** A log that stays at its latest line. */
export function EventLog({ lines }: { lines: readonly string[] }) {
  const id = useId();
  return (
    <section>
      <h3 id={id}>{labels.log}</h3>
      <div role="log" aria-labelledby={id} tabIndex={0} className="sim-log">
        <ol>
          {lines.map((line, index) => (
            // Lines are only appended, so the index is a stable key.
            <li key={index}>{line}</li>
          ))}
        </ol>
      </div>
    </section>
  );
}
