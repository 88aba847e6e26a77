import { fill } from '../../lib/text/fill.ts';
import { grouped } from '../../lib/text/format.ts';
import { type ChangeKind, countOf, kindsIn } from './changes.ts';
import type { Changes } from './collection.ts';
import type { Judged } from './judge.ts';
import { nameOf } from './say.ts';
import * as verdictWords from './verdict-words.ts';
import * as words from './words.ts';

const stateOf = ({ first }: Judged) => verdictWords.groups[first.group].name;

function linesOf(changes: Changes, kind: ChangeKind): readonly string[] {
  if (kind === 'came' || kind === 'went')
    return changes[kind].map((one) => `${nameOf(one)}: ${stateOf(one)}`);
  return changes[kind].map(({ before, after }) =>
    fill(words.fromTo, { name: nameOf(after), before: stateOf(before), after: stateOf(after) }),
  );
}

/** What newer files change. */
export function ChangesPanel({ changes }: { changes: Changes }) {
  const some = kindsIn(changes);
  return (
    <div>
      <h3>{words.compareTitle}</h3>
      {some.length === 0 && <p className="panel-note">{words.noChange}</p>}
      {some.map((kind) => {
        const lines = linesOf(changes, kind);
        const more = changes.counts[kind] - lines.length;
        return (
          <details key={kind} className="mt-3">
            <summary className="w-fit py-2.5 font-semibold">{countOf(changes, kind)}</summary>
            <ul className="inventory-notes">
              {lines.map((line, index) => (
                <li key={index}>{line}</li>
              ))}
              {more > 0 && <li>{fill(words.more, { count: grouped(more) })}</li>}
            </ul>
          </details>
        );
      })}
    </div>
  );
}
