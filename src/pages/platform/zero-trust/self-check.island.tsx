import { useState } from 'react';

import {
  allShown,
  legend,
  nextInOrder,
  principleChecks,
  shown,
} from '../../../content/pages/platform/zero-trust/self-check.ts';
import { fill } from '../../../lib/text/fill.ts';
import { FilledText } from '../../../ui/inline-text.tsx';

const none: readonly string[] = [];

/** Six checkboxes and a count of those ticked. Nothing is stored. */
export default function SelfCheck() {
  const [ticked, setTicked] = useState(none);
  const toggle = (id: string) =>
    setTicked((now) => (now.includes(id) ? now.filter((other) => other !== id) : [...now, id]));
  const next = principleChecks.find(({ id }) => !ticked.includes(id));
  return (
    <div className="panel">
      <div className="panel-columns lg:grid-cols-[5fr_3fr]">
        <fieldset>
          <legend className="visually-hidden">{legend}</legend>
          <ul className="grid gap-1">
            {principleChecks.map(({ id, term, check }) => (
              <li key={id}>
                <label className="choice py-1">
                  <input
                    type="checkbox"
                    checked={ticked.includes(id)}
                    onChange={() => toggle(id)}
                  />
                  <span>
                    {check} <span className="text-ink-2">({term})</span>
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
        <div className="needs-script">
          <div aria-hidden="true" className="flex gap-1.5">
            {principleChecks.map(({ id }, index) => (
              <span
                key={id}
                className={`h-2 flex-1 rounded-sm ${index < ticked.length ? 'bg-signal' : 'bg-line'}`}
              />
            ))}
          </div>
          <p role="status" className="verdict mt-6">
            {fill(shown, { ticked: ticked.length, all: principleChecks.length })}
          </p>
          <p className="panel-note">
            {next ? (
              <FilledText
                text={nextInOrder}
                values={{
                  principle: (
                    <a href={`#${next.id}`} className="link inline-block min-h-6 text-ink">
                      {next.term}
                    </a>
                  ),
                }}
              />
            ) : (
              allShown
            )}
          </p>
        </div>
      </div>
    </div>
  );
}
