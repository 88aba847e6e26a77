import { regimes } from '../../content/regimes.ts';
import { fill } from '../../lib/text/fill.ts';
import { grouped } from '../../lib/text/format.ts';
import { counted } from '../../lib/text/grammar.ts';
import { PlainTable } from '../../sections/tables.tsx';
import type { Seen } from './collection.ts';
import type { GroupRow } from './view.ts';
import type { Due } from './days.ts';
import { boardLine } from './say.ts';
import type { Inventory } from './use-inventory.ts';
import * as verdictWords from './verdict-words.ts';
import * as words from './words.ts';

type Props = { seen: Seen; inventory: Inventory };

export const dayOf = ({ regime, deadline }: Due): string =>
  fill(words.byDay, { shown: deadline.shown, regime: regime.short ?? regime.name });

function By({ row: { group, due, ending } }: { row: GroupRow }) {
  if (group === 'weak') return words.today;
  if (!due) return words.noDay;
  return (
    <>
      {dayOf(due)}
      {ending > 0 && <p className="text-ink-2">{counted(ending, words.ending)}</p>}
    </>
  );
}

/** The line for a board, and the groups in the order of what to do first. */
export function Answer({ seen, inventory: { view, change } }: Props) {
  return (
    <div className="inventory-answer">
      <div className="answer tone-data">
        <p className="text-h3">{boardLine(seen.counts)}</p>
        {seen.marked > 0 && <p className="mt-2 text-ink-2">{counted(seen.marked, words.marked)}</p>}
      </div>
      <h3 className="mt-8">{words.first}</h3>
      <PlainTable
        caption={words.first}
        columns={[words.groupColumn, words.countColumn, words.whyColumn, words.dayColumn]}
        rows={seen.groups.map((row) => ({
          head: verdictWords.groups[row.group].name,
          cells: [
            <button
              key="count"
              type="button"
              className="link inventory-count"
              aria-label={`${grouped(row.count)}. ${words.showGroup}: ${verdictWords.groups[row.group].name}`}
              onClick={() => {
                // A search from before would hide most of it.
                change({ group: row.group, search: '' });
                document.getElementById('inventory-list')?.focus();
              }}
            >
              {grouped(row.count)}
            </button>,
            verdictWords.groups[row.group].why,
            <By key="day" row={row} />,
          ],
        }))}
      />
      <fieldset className="inventory-regimes">
        <legend className="field-label">{words.regimes}</legend>
        {regimes.map(({ id, name }) => (
          <label key={id} className="choice">
            <input
              type="checkbox"
              checked={view.regimes.includes(id)}
              onChange={({ target }) =>
                change({
                  regimes: target.checked
                    ? [...view.regimes, id]
                    : view.regimes.filter((other) => other !== id),
                })
              }
            />
            {name}
          </label>
        ))}
      </fieldset>
      <p className="panel-note">{words.limits}</p>
    </div>
  );
}
