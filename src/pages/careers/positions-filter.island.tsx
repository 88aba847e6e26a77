import { type ReactNode, useLayoutEffect } from 'react';

import { places, positionCatalog, teams } from '../../content/pages/careers/catalog.ts';
import { FilterBar } from '../../features/filter/filter-bar.tsx';
import { useQueryChoice } from '../../features/filter/use-query-choice.ts';

const list = 'positions';

const firstWith = (key: 'team' | 'place', choice: string) =>
  positionCatalog.find((entry) => entry[key] === choice)?.slug ?? list;

/** Narrows the list of positions by team and by place. `none` is the id of what is shown where none is left. */
export default function PositionsFilter({ none }: { none: string }) {
  const [team, chooseTeam] = useQueryChoice('team', teams, list);
  const [place, choosePlace] = useQueryChoice('place', places, list);
  const shown = positionCatalog.filter(
    (entry) => (!team || entry.team === team) && (!place || entry.place === place),
  );
  useLayoutEffect(() => {
    const show = (id: string, on: boolean) => {
      const element = document.getElementById(id);
      if (element) element.hidden = !on;
    };
    for (const entry of positionCatalog) show(entry.slug, shown.includes(entry));
    show(none, shown.length === 0);
  });
  return (
    <div className="grid gap-5">
      <FilterRow label="Team">
        <FilterBar
          label="Team"
          name="team"
          choices={teams}
          chosen={team}
          onChoose={chooseTeam}
          firstOf={(choice) => firstWith('team', choice)}
        />
      </FilterRow>
      <FilterRow label="Place">
        <FilterBar
          label="Place"
          name="place"
          choices={places}
          chosen={place}
          onChoose={choosePlace}
          firstOf={(choice) => firstWith('place', choice)}
          count={`${shown.length} of ${positionCatalog.length} positions`}
        />
      </FilterRow>
    </div>
  );
}

/** A filter with its label beside it; the filter's own group carries the same name. */
const FilterRow = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid items-center gap-x-4 gap-y-1.5 sm:grid-cols-[3.5rem_1fr]">
    <span aria-hidden="true" className="text-ui text-ink-2">
      {label}
    </span>
    {children}
  </div>
);
