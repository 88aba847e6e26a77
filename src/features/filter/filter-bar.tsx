import { useDeferredValue, useState } from 'react';

import { createQueryValue } from '../../lib/dom/query-value.ts';
import { useObservable } from '../../ui/use-observable.ts';
import { ChoiceLinks } from './choice-links.tsx';
import * as labels from './labels.ts';

type QueryChoice<Choice> = {
  /** What the buttons show. */
  chosen: Choice | null;
  /** What the list shows: `chosen`, one paint later on a slow device, so that the press shows first. */
  listed: Choice | null;
  choose: (choice: Choice | null) => void;
};

/**
 * A choice in the URL as `?name=choice`. Before hydration, and for an unknown value, it is null.
 * @param list id of the filtered list; choosing closes the entry that the hash has opened in it
 */
export function useQueryChoice<Choice extends string>(
  name: string,
  choices: readonly Choice[],
  list: string,
): QueryChoice<Choice> {
  const [value] = useState(() => createQueryValue(name));
  const wanted = useObservable(value, null)?.toLowerCase();
  const chosen = choices.find((choice) => choice.toLowerCase() === wanted) ?? null;

  const choose = (choice: Choice | null) => {
    if (choice === chosen) return;
    value.write(choice);
    // `pushState` does not update :target; navigating to another hash does.
    if (location.hash !== '') location.replace(`#${list}`);
  };
  return { chosen, listed: useDeferredValue(chosen), choose };
}

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
