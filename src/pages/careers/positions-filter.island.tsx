import { type ReactNode, useLayoutEffect } from 'react';

import type { Choice } from '../../features/filter/choice-links.tsx';
import { FilterBar, useQueryChoice } from '../../features/filter/filter-bar.tsx';
import * as words from '../../features/words.ts';
import { fill } from '../../lib/text/fill.ts';

const list = 'positions';

type Filterable = { slug: string; team: string; place: string };
type Props = {
  /** Id of the element to show when no position matches. */
  none: string;
  positions: readonly Filterable[];
  places: readonly Choice[];
};

export default function PositionsFilter({ none, positions, places }: Props) {
  const firstWith = (key: 'team' | 'place', choice: string) =>
    positions.find((entry) => entry[key] === choice)?.slug ?? list;
  const teams = [...new Set(positions.map((entry) => entry.team))].map((value) => ({
    value,
    label: value,
  }));
  const team = useQueryChoice('team', teams, list);
  const place = useQueryChoice('place', places, list);
  const shown = positions.filter(
    (entry) =>
      (!team.listed || entry.team === team.listed) &&
      (!place.listed || entry.place === place.listed),
  );
  useLayoutEffect(() => {
    const show = (id: string, on: boolean) => {
      const element = document.getElementById(id);
      if (element) element.hidden = !on;
    };
    for (const entry of positions) show(entry.slug, shown.includes(entry));
    show(none, shown.length === 0);
  });
  return (
    <div className="grid gap-5">
      <FilterRow label={words.team}>
        <FilterBar
          label={words.team}
          name="team"
          choices={teams}
          chosen={team.chosen}
          onChoose={team.choose}
          firstOf={(choice) => firstWith('team', choice)}
        />
      </FilterRow>
      <FilterRow label={words.place}>
        <FilterBar
          label={words.place}
          name="place"
          choices={places}
          chosen={place.chosen}
          onChoose={place.choose}
          firstOf={(choice) => firstWith('place', choice)}
          count={fill(words.positionsShown, { shown: shown.length, total: positions.length })}
        />
      </FilterRow>
    </div>
  );
}

/** A filter with a visible label. Hidden from screen readers: the filter's group has the same name. */
const FilterRow = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid grid-cols-1 items-center gap-x-4 gap-y-1.5 sm:grid-cols-[minmax(3.5rem,max-content)_1fr]">
    <span aria-hidden="true" className="text-ui text-ink-2">
      {label}
    </span>
    {children}
  </div>
);
