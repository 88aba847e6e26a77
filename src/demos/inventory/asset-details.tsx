import { useId } from 'react';

import { fill } from '../../lib/text/fill.ts';
import { longDate } from '../../lib/text/format.ts';
import { counted } from '../../lib/text/grammar.ts';
import { FactList } from '../../sections/lists.tsx';
import { PlainTable } from '../../sections/tables.tsx';
import { sources } from './algorithms/algorithm.ts';
import { dayOf } from './answer.tsx';
import type { Row } from './collection.ts';
import { nameOf } from './say.ts';
import type { AssetMark } from './view.ts';
import type { Judgment } from './judge.ts';
import * as verdictWords from './verdict-words.ts';
import * as words from './words.ts';

type Props = { row: Row; onMark: (mark: AssetMark | undefined) => void };

/** The reason for one verdict, what to do, and where the reason can be read. */
function Reason({ judgment: { why, next, source } }: { judgment: Judgment }) {
  const link = source && sources[source];
  return (
    <>
      {verdictWords.reasons[why]} {next && fill(words.replaceWith, { next })}{' '}
      {link && (
        <a href={link.href} className="link">
          {link.label}
        </a>
      )}
    </>
  );
}

function factsOf({ asset }: Row) {
  const { kind, file, place, issuer, owner, secrecy, level, fallback, lasting } = asset;
  const facts = [
    [words.kind, verdictWords.kinds[kind]],
    [words.file, file],
    [words.columns.place, place],
    [words.issuer, issuer],
    [words.owner, owner],
    [words.use, lasting && verdictWords.lasting[lasting]],
    [words.secretFor, secrecy === undefined ? '' : counted(secrecy, words.years)],
    [words.level, level],
    [words.alsoOffers, fallback],
  ] as const;
  return facts
    .filter(([, text]) => text !== undefined && text !== '')
    .map(([term, text]) => ({ term, text: <bdi className="wrap-anywhere">{text}</bdi> }));
}

const isMark = (value: string): value is AssetMark => value === 'done' || value === 'other';

/** All that the file says of one asset, and a mark of the visitor's. */
export function AssetDetails({ row, onMark }: Props) {
  const { asset, parts, mark, ends, due } = row;
  const id = useId();
  const name = nameOf(row);
  return (
    <div className="inventory-details">
      {parts.length > 0 && (
        <PlainTable
          caption={fill(words.details, { name })}
          columns={[words.use, words.fields.algorithm, words.fileColumns.verdict, words.whyColumn]}
          rows={parts.map((judgment, index) => ({
            head: verdictWords.parts[asset.parts[index]?.what ?? 'unsaid'],
            cells: [
              <bdi key="written" translate="no" className="wrap-anywhere">
                {judgment.written}
              </bdi>,
              verdictWords.verdicts[judgment.verdict],
              <Reason key="reason" judgment={judgment} />,
            ],
          }))}
        />
      )}
      {ends && due && (
        <p>
          {fill(words.endsFirst, {
            day: longDate(ends),
            due: dayOf(due),
            next: row.first.next || words.nextSignature,
          })}
        </p>
      )}
      <FactList columns={2} items={factsOf(row)} />
      <p>
        <label htmlFor={id} className="field-label">
          {fill(words.mark, { name })}
        </label>
        <select
          id={id}
          className="field-box"
          value={mark ?? 'none'}
          onChange={({ target }) => onMark(isMark(target.value) ? target.value : undefined)}
        >
          {Object.entries(words.marks).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </p>
    </div>
  );
}
