import { ChoiceLinks } from './choice-links.tsx';

type Props<Choice extends string> = {
  /** What the buttons sort by, for screen readers. */
  label: string;
  /** Name of the choice in the address. */
  name: string;
  choices: readonly Choice[];
  chosen: Choice | null;
  onChoose: (choice: Choice | null) => void;
  /** Anchor of the first entry with a choice; without it, the page brings its own `ChoiceLinks`. */
  firstOf?: (choice: Choice) => string;
  /** What is shown now, such as "3 of 6 papers"; read out when it changes. One of several bars says it. */
  count?: string;
};

/**
 * One button for each choice and one for all. Without script everything is shown, and links lead to the
 * first entry with a choice.
 */
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
            {choice ?? 'All'}
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
