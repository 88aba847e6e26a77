import { ChoiceLinks } from './choice-links.tsx';
import * as labels from './labels.ts';

type Props<Choice extends string> = {
  /** Accessible name of the group. */
  label: string;
  /** Name of the query parameter. */
  name: string;
  choices: readonly Choice[];
  chosen: Choice | null;
  onChoose: (choice: Choice | null) => void;
  /** Id of the first entry with a choice. Without it, the page renders its own `ChoiceLinks`. */
  firstOf?: (choice: Choice) => string;
  /** For example "3 of 6 papers", announced on change. Given to one bar if a list has several. */
  count?: string;
};

/** One button for each choice and one for all. */
export function FilterBar<Choice extends string>(props: Props<Choice>) {
  const { label, name, choices, chosen, onChoose, firstOf, count } = props;
  const all: readonly (Choice | null)[] = [null, ...choices];
  return (
    <div className="no-print flex flex-wrap items-center gap-x-8 gap-y-4">
      <div role="group" aria-label={label} className="needs-script flex flex-wrap gap-2">
        {all.map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={choice === chosen}
            onClick={() => onChoose(choice)}
            className="btn btn-secondary"
          >
            {choice ?? labels.all}
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
