import { useId, useRef } from 'react';

import type { JsonFault } from '../../lib/text/json-fault.ts';
import { Button } from '../../ui/button.tsx';
import * as labels from './words.ts';
import { examplePolicy } from '../../models/policy/example-policy.ts';

type Props = {
  text: string;
  faults: readonly JsonFault[];
  /** Ids of the rules that never decide. */
  unreachable: readonly string[];
  onChange: (text: string) => void;
};

const maxFaultsShown = 5;

/** UTF-16 offset of a fault. Its column counts code points. */
function offsetOf(text: string, { line, column }: JsonFault): number {
  const lines = text.split('\n');
  const before = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  const start = Array.from(lines[line - 1] ?? '').slice(0, column - 1);
  return before + start.join('').length;
}

export function PolicyEditor({ text, faults, unreachable, onChange }: Props) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const goTo = (fault: JsonFault) => {
    const at = offsetOf(text, fault);
    field.current?.focus();
    field.current?.setSelectionRange(at, at + 1);
  };
  return (
    <div>
      <div className="panel-head">
        <h3>
          <label htmlFor={`${id}text`}>{labels.exampleAsData}</label>
        </h3>
        {text !== examplePolicy && (
          <Button
            onClick={() => {
              onChange(examplePolicy);
              // The pressed button goes.
              field.current?.focus();
            }}
          >
            {labels.backToExample}
          </Button>
        )}
      </div>
      <textarea
        ref={field}
        id={`${id}text`}
        className="field-box field-code"
        rows={22}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        value={text}
        aria-invalid={faults.length > 0}
        aria-describedby={`${id}state`}
        onChange={(event) => onChange(event.target.value)}
      />
      <div id={`${id}state`} aria-live="polite">
        {faults.length === 0 ? (
          <p className="panel-note">
            In force.{' '}
            {unreachable.length > 0 &&
              `Never decides anything: ${unreachable.join(', ')}. Rules above always come first.`}
          </p>
        ) : (
          <>
            <p className="field-error">
              Not in force. The answers still follow the last policy that could be read.
            </p>
            <ul className="panel-note grid gap-1">
              {faults.slice(0, maxFaultsShown).map((fault) => (
                <li key={`${fault.line}:${fault.column}:${fault.message}`}>
                  <button type="button" className="link" onClick={() => goTo(fault)}>
                    Line {fault.line}, column {fault.column}
                  </button>
                  : {fault.message}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}
