import { useState } from 'react';

import {
  horizons,
  impactLevels,
  type Threat,
  threats,
  threatSources,
  threatTableWords,
} from '../../../content/pages/solutions/threats.ts';
import { FilterBar, useQueryChoice } from '../../../features/filter/filter-bar.tsx';
import { data } from '../../../lib/dom/attributes.ts';
import { csv } from '../../../lib/files/csv.ts';
import { saveFile } from '../../../lib/files/download.ts';
import { keysOf } from '../../../lib/records.ts';
import { nextOrder, type Order, sorted } from '../../../lib/sorted.ts';
import { fill } from '../../../lib/text/fill.ts';
import { SortHeader, withOrder } from '../../../sections/sort-header.tsx';
import { SourceNotes } from '../../../sections/sources.tsx';
import { Button } from '../../../ui/button.tsx';
import '../../../sections/plain-table.css';

const { columns, levels, inFile } = threatTableWords;

function threatsAsCsv(rows: readonly Threat[]): string {
  return csv([
    [
      columns.threat,
      threatTableWords.filter,
      columns.timeline,
      inFile.level,
      columns.impact,
      columns.currentProtection,
      inFile.sources,
    ],
    ...rows.map(({ threat, horizon, timeline, level, impact, currentProtection, sources }) => [
      threat,
      threatTableWords.horizons[horizon],
      timeline,
      levels[level],
      impact,
      currentProtection,
      sources.map((id) => `${threatSources[id].label}: ${threatSources[id].href}`).join('; '),
    ]),
  ]);
}

const choices = horizons.map((value) => ({ value, label: threatTableWords.horizons[value] }));
type Column = keyof typeof columns;

/** Sort keys. Threats without a date sort last; impact sorts from low to high. */
const keys = {
  threat: (row: Threat) => row.threat,
  timeline: ({ span }: Threat) => (span ? span.from * 100 + (span.to - span.from) : Infinity),
  impact: ({ level }: Threat) => impactLevels.indexOf(level),
  currentProtection: (row: Threat) => row.currentProtection,
};

const list = 'threats';

export default function ThreatTable() {
  const { chosen, listed, choose } = useQueryChoice('horizon', choices, list);
  const [order, setOrder] = useState<Order<Column> | null>(null);
  const shown = sorted(threats, order, keys).filter((row) => !listed || row.horizon === listed);
  const save = () =>
    saveFile({
      name: 'threat-landscape.csv',
      type: 'text/csv;charset=utf-8',
      text: threatsAsCsv(shown),
    });
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <FilterBar
          label={threatTableWords.filter}
          name="horizon"
          choices={choices}
          chosen={chosen}
          onChoose={choose}
          firstOf={(value) => rowId(threats.find(({ horizon }) => horizon === value))}
          count={withOrder(
            fill(threatTableWords.shown, { shown: shown.length, all: threats.length }),
            order,
            columns,
          )}
        />
        <Button className="needs-script" onClick={save}>
          {threatTableWords.download}
        </Button>
      </div>
      <table className="stacking-table mt-8">
        <caption className="caption-bottom pt-5 text-start text-small text-faint">
          {threatTableWords.caption}
        </caption>
        <thead>
          <tr>
            {keysOf(columns).map((column) => (
              <SortHeader
                key={column}
                column={column}
                order={order}
                onSort={() => setOrder(nextOrder(order, column))}
              >
                {columns[column]}
              </SortHeader>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <ThreatRow key={row.id} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const numbers = Object.keys(threatSources);

/** A demonstration of the page may have the name of a threat. */
const rowId = (threat?: Threat): string => (threat ? `threat-${threat.id}` : list);

function ThreatRow({ row }: { row: Threat }) {
  const { threat, timeline, impact, currentProtection, level, sources } = row;
  return (
    <tr id={rowId(row)}>
      <th scope="row">
        {threat}
        <SourceNotes numbers={sources.map((id) => numbers.indexOf(id) + 1)} />
      </th>
      <td {...data({ label: columns.timeline })}>
        <div>{timeline}</div>
      </td>
      <td {...data({ label: columns.impact })}>
        <div>
          <b className={level === 'low' ? 'text-ink-2' : 'text-ink'}>{`${levels[level]}.`}</b>{' '}
          {impact}
        </div>
      </td>
      <td {...data({ label: columns.currentProtection })}>
        <div>{currentProtection}</div>
      </td>
    </tr>
  );
}
