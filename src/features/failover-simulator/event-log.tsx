import { useEffect, useId, useRef } from 'react';

import * as labels from './labels.ts';

/** A log that scrolls to its latest line. */
export function EventLog({ lines }: { lines: readonly string[] }) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(0);
  useEffect(() => {
    if (shown.current === lines.length) return;
    shown.current = lines.length;
    box.current?.scrollTo({ top: box.current.scrollHeight });
  });
  return (
    <section>
      <h3 id={id}>{labels.log}</h3>
      <div ref={box} role="log" aria-labelledby={id} tabIndex={0} className="sim-log">
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
