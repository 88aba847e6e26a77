import { fill } from '../../lib/text/fill.ts';
import { afterLabel, uncapitalized } from '../../lib/text/grammar.ts';
import { useId, useRef } from 'react';

import type { JsonFault } from '../../lib/text/json-fault.ts';
import {
  type AccessAttempt,
  allowedShare,
  attributes,
  decide,
  type Decision,
  valueLabels,
  type Policy,
} from '../../models/policy/decide.ts';
import { examplePolicy } from '../../models/policy/example-policy.ts';
import { Button } from '../../ui/button.tsx';
import { Table } from '../../ui/table.tsx';
import * as labels from './words.ts';

type AccessMatrixProps = {
  policy: Policy;
  attempt: AccessAttempt;
  onChoose: (part: Partial<AccessAttempt>) => void;
};

/** The decision for every role and resource, with the request's device, place and time. */
export function AccessMatrix({ policy, attempt, onChoose }: AccessMatrixProps) {
  const { allowed, all } = allowedShare(policy, attempt.time);
  const { device, place, time } = attempt;
  return (
    <section aria-labelledby="policy-matrix">
      <h3 id="policy-matrix">{labels.matrix}</h3>
      <p className="panel-note">
        {fill(labels.whatMatrixShows, {
          device: uncapitalized(valueLabels[device]),
          place: uncapitalized(valueLabels[place]),
          time,
          allowed,
          all,
        })}
      </p>
      <div
        className="scrolling mt-5"
        role="region"
        aria-label={labels.rolesAndResources}
        tabIndex={0}
      >
        <Table
          className="policy-matrix"
          columns={[labels.role, ...attributes.resource.map((resource) => valueLabels[resource])]}
          rows={attributes.role.map((role) => ({
            head: valueLabels[role],
            cells: attributes.resource.map((resource) => (
              <Cell
                key={resource}
                decision={decide(policy, { ...attempt, role, resource })}
                isThis={attempt.role === role && attempt.resource === resource}
                onPress={() => onChoose({ role, resource })}
              />
            )),
          }))}
        />
      </div>
    </section>
  );
}

type CellProps = { decision: Decision; isThis: boolean; onPress: () => void };

function Cell({ decision: { effect, decidedBy }, isThis, onPress }: CellProps) {
  return (
    <button type="button" className={`policy-${effect}`} aria-pressed={isThis} onClick={onPress}>
      <b>{effect}</b>
      <span>{decidedBy?.id ?? labels.noRule}</span>
    </button>
  );
}

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
            {labels.inForce}{' '}
            {unreachable.length > 0 && fill(labels.neverDecides, { rules: unreachable.join(', ') })}
          </p>
        ) : (
          <>
            <p className="field-error">{labels.notInForce}</p>
            <ul className="panel-note grid gap-1">
              {faults.slice(0, maxFaultsShown).map((fault) => (
                <li key={`${fault.line}:${fault.column}:${fault.message}`}>
                  <button type="button" className="link" onClick={() => goTo(fault)}>
                    {fill(labels.placeOfFault, { line: fault.line, column: fault.column })}
                  </button>
                  {`${afterLabel} ${fault.message}`}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}
