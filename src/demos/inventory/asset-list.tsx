import { Fragment, useId, useState } from 'react';

import { data } from '../../lib/dom/attributes.ts';
import { nextOrder } from '../../lib/sorted.ts';
import { fill } from '../../lib/text/fill.ts';
import { grouped } from '../../lib/text/format.ts';
import { SortHeader, withOrder } from '../../sections/sort-header.tsx';
import { Button } from '../../ui/button.tsx';
import { AssetDetails } from './asset-details.tsx';
import type { Row, Seen } from './collection.ts';
import { perPage } from './view.ts';
import { groups } from './judge.ts';
import type { Inventory } from './use-inventory.ts';
import { nameOf } from './say.ts';
import * as verdictWords from './verdict-words.ts';
import * as words from './words.ts';
import '../../sections/plain-table.css';

type Props = { seen: Seen; inventory: Inventory };

/** The assets that match, twenty on a page. */
export function AssetList({ seen, inventory }: Props) {
  const { view, change } = inventory;
  const { rows, found } = seen;
  const from = view.page * perPage;
  return (
    <>
      <Filters inventory={inventory} />
      <p aria-live="polite" className="mt-4 text-ink-2">
        {rows.length === 0
          ? words.noneShown
          : withOrder(
              fill(words.shown, {
                from: grouped(from + 1),
                to: grouped(from + rows.length),
                all: grouped(found),
              }),
              view.order,
              sortable,
            )}
      </p>
      <AssetTable rows={rows} inventory={inventory} />
      {found > perPage && (
        <div className="actions mt-5">
          <Button
            aria-disabled={view.page === 0}
            onClick={() => view.page > 0 && change({ page: view.page - 1 })}
          >
            {words.previous}
          </Button>
          <Button
            aria-disabled={from + perPage >= found}
            onClick={() => from + perPage < found && change({ page: view.page + 1 })}
          >
            {words.next}
          </Button>
        </div>
      )}
    </>
  );
}

function Filters({ inventory: { view, change } }: { inventory: Inventory }) {
  const id = useId();
  return (
    <div className="inventory-filters">
      <div>
        <label htmlFor={`${id}search`} className="field-label">
          {words.search}
        </label>
        <input
          id={`${id}search`}
          type="search"
          className="field-box"
          autoComplete="off"
          value={view.search}
          onInput={(event) => change({ search: event.currentTarget.value })}
        />
      </div>
      <div>
        <label htmlFor={`${id}group`} className="field-label">
          {words.group}
        </label>
        <select
          id={`${id}group`}
          className="field-box"
          value={view.group}
          onChange={({ target }) =>
            change({ group: groups.find((group) => group === target.value) ?? 'all' })
          }
        >
          <option value="all">{words.everyGroup}</option>
          {groups.map((group) => (
            <option key={group} value={group}>
              {verdictWords.groups[group].name}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

const { asset: name, system, expires } = words.columns;
const sortable = { name, system, expires };

function AssetTable({ rows, inventory }: { rows: readonly Row[]; inventory: Inventory }) {
  const { view, change } = inventory;
  const [open, setOpen] = useState<string | null>(null);
  const sort = (column: keyof typeof sortable) => (
    <SortHeader
      column={column}
      order={view.order}
      onSort={() => change({ order: nextOrder(view.order, column) })}
    >
      {sortable[column]}
    </SortHeader>
  );
  return (
    <table className="stacking-table inventory-table">
      <caption className="visually-hidden">{words.list}</caption>
      <thead>
        <tr>
          {sort('name')}
          {sort('system')}
          <th scope="col">{words.columns.reason}</th>
          {sort('expires')}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => {
          const key = `${index} ${row.id}`;
          const isOpen = open === key;
          return (
            <Fragment key={key}>
              <AssetRow row={row} isOpen={isOpen} onToggle={() => setOpen(isOpen ? null : key)} />
              {isOpen && (
                <tr className="inventory-open">
                  <td colSpan={4}>
                    <AssetDetails row={row} onMark={(mark) => inventory.mark(row.id, mark)} />
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}

type RowProps = { row: Row; isOpen: boolean; onToggle: () => void };

const tones = {
  weak: 'text-attack',
  historical: 'text-attack',
  shor: 'text-soon',
  draft: 'text-soon',
  unknown: 'text-ink-2',
  hybrid: 'text-ok',
  safe: 'text-ok',
} as const;

/** Of as few elements as it takes: twenty rows at once are the longest task of the page. */
function AssetRow({ row, isOpen, onToggle }: RowProps) {
  const { asset, first, mark } = row;
  return (
    <tr>
      <th scope="row">
        <button
          type="button"
          className="inventory-name"
          aria-expanded={isOpen}
          aria-label={fill(words.details, { name: nameOf(row) })}
          onClick={onToggle}
        >
          <span aria-hidden="true">{isOpen ? '−' : '+'}</span>
          <bdi>{asset.name || words.unnamedAsset}</bdi>
        </button>
      </th>
      <td {...data({ label: words.columns.system })}>
        {asset.system && <bdi>{asset.system}</bdi>}
        {mark && <p className="text-ok">{words.marks[mark]}</p>}
      </td>
      <td {...data({ label: words.columns.reason })}>
        <b className={tones[first.verdict]}>{verdictWords.verdicts[first.verdict]}</b>
        {first.written && (
          <bdi className="block" translate="no">
            {first.written}
          </bdi>
        )}
      </td>
      <td {...data({ label: words.columns.expires })}>{asset.expires}</td>
    </tr>
  );
}
