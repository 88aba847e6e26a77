import { useDeferredValue, useState } from 'react';

import { createQueryValue } from '../../lib/dom/query-value.ts';
import { useObservable } from '../../ui/use-observable.ts';
import { type Choice, ChoiceLinks } from './choice-links.tsx';
import * as words from '../words.ts';

type QueryChoice<Value> = {
  /** What the buttons show. */
  chosen: Value | null;
  /** What the list shows: `chosen`, one paint later on a slow device, so that the press shows first. */
  listed: Value | null;
  choose: (value: Value | null) => void;
};

/**
 * A choice in the URL as `?name=choice`. Before hydration, and for an unknown value, it is null.
 * @param list id of the filtered list; choosing closes the entry that the hash has opened in it
 */
export function useQueryChoice<Value extends string>(
  name: string,
  choices: readonly Choice<Value>[],
  list: string,
): QueryChoice<Value> {
  const [query] = useState(() => createQueryValue(name));
  const wanted = useObservable(query, null)?.toLowerCase();
  const chosen = choices.find(({ value }) => value.toLowerCase() === wanted)?.value ?? null;

  const choose = (value: Value | null) => {
    if (value === chosen) return;
    query.write(value);
    if (location.hash === '') return;
    // `pushState` does not update :target; navigating to another hash does, and takes the focus from what was pressed.
    const pressed = document.activeElement;
    location.replace(`#${list}`);
    if (pressed instanceof HTMLElement) pressed.focus({ preventScroll: true });
  };
  return { chosen, listed: useDeferredValue(chosen), choose };
}

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
  const all = [{ value: null, label: words.all }, ...choices];
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
