import { useId, useState } from 'react';

import { fill } from '../../lib/text/fill.ts';
import { Button } from '../../ui/button.tsx';
import { type ColumnPlaces, type ColumnField, columnsIn, fields } from './read/columns.ts';
import type { Question } from './use-inventory.ts';
import * as words from './words.ts';

type Props = { question: Question; onAnswer: (columns: ColumnPlaces | null) => void };

/** Asks which column of a table holds what. */
export function ColumnsForm({ question: { name, ask }, onAnswer }: Props) {
  const id = useId();
  const [columns, setColumns] = useState<ColumnPlaces>(() => columnsIn(ask.header));
  const sample = (index: number) => ask.rows.map((row) => row[index]).find(Boolean);
  const choose = (field: ColumnField, value: string) =>
    setColumns(({ [field]: _, ...others }) =>
      value === '' ? others : { ...others, [field]: Number(value) },
    );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onAnswer(columns);
      }}
    >
      <h3>{fill(words.whichColumn, { file: name })}</h3>
      <p className="panel-note">{words.askColumns}</p>
      <div className="inventory-columns">
        {fields.map((field) => (
          <div key={field}>
            <label htmlFor={id + field} className="field-label">
              {words.fields[field]}
            </label>
            <select
              id={id + field}
              className="field-box"
              required={field === 'algorithm'}
              value={columns[field] ?? ''}
              onChange={({ target }) => choose(field, target.value)}
            >
              <option value="">{words.noColumn}</option>
              {ask.header.map((heading, index) => (
                <option key={index} value={index}>
                  {[heading, sample(index)].filter(Boolean).join(': ').slice(0, 60)}
                </option>
              ))}
            </select>
          </div>
        ))}
      </div>
      <div className="actions mt-5">
        <Button type="submit" look="primary">
          {words.readTable}
        </Button>
        <Button onClick={() => onAnswer(null)}>{words.skipTable}</Button>
      </div>
    </form>
  );
}
