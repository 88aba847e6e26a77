import { ChoiceLinks } from './choice-links.tsx';
import * as labels from './labels.ts';

/** What entries and the address have, the same in every language, and what a button shows. */
export type Choice<Value extends string = string> = {
  readonly value: Value;
  readonly label: string;
};

type Props<Value extends string> = {
  /** Accessible name of the group. */
  label: string;
  /** Name of the query parameter. */
  name: string;
  choices: readonly Choice<Value>[];
  chosen: Value | null;
  onChoose: (value: Value | null) => void;
  /** Id of the first entry with a choice. Without it, the page renders its own `ChoiceLinks`. */
  firstOf?: (value: Value) => string;
  /** For example "3 of 6 papers", announced on change. Given to one bar if a list has several. */
  count?: string;
};

/** One button for each choice and one for all. */
export function FilterBar<Value extends string>(props: Props<Value>) {
  const { label, name, choices, chosen, onChoose, firstOf, count } = props;
  const all = [{ value: null, label: labels.all }, ...choices];
  return (
    <div className="no-print flex flex-wrap items-center gap-x-8 gap-y-4">
      <div role="group" aria-label={label} className="needs-script flex flex-wrap gap-2">
        {all.map((choice) => (
          <button
            key={choice.value}
            type="button"
            aria-pressed={choice.value === chosen}
            onClick={() => onChoose(choice.value)}
            className="btn btn-secondary"
          >
            {choice.label}
          </button>
        ))}
      </div>
      {firstOf && <ChoiceLinks label={label} name={name} choices={choices} firstOf={firstOf} />}
      {count !== undefined && (
        <p role="status" className="text-ui text-ink-2">
          {count}
        </p>
      )}
    </div>
  );
}
