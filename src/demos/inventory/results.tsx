import { useDeferredValue } from 'react';

import { Actions } from './actions.tsx';
import { Answer } from './answer.tsx';
import { AssetList } from './asset-list.tsx';
import { ChangesPanel } from './changes-panel.tsx';
import type { Seen } from './collection.ts';
import { ColumnsForm } from './columns-form.tsx';
import type { Inventory } from './use-inventory.ts';
import * as words from './words.ts';

export { rememberedMarks, withMark } from './marks.ts';

type Props = {
  inventory: Inventory;
  /** Whether the migration brief is on the page. */
  hasBrief: boolean;
  /** Focuses the first control of the tool. */
  focusFirst: () => void;
};

const hasAssets = (seen: Seen | null): seen is Seen =>
  seen !== null && seen.counts.assets + seen.marked > 0;

/** What the visitor's files came to, and what has to be asked about them. */
export function Results({ inventory, hasBrief, focusFirst }: Props) {
  const { seen, changes, questions } = inventory;
  // First the answer, then its list in slices, so that a press in between is answered.
  const listed = useDeferredValue(seen);
  return (
    <>
      {questions.map((question) => (
        <ColumnsForm
          key={question.id}
          question={question}
          onAnswer={(columns) => {
            focusFirst();
            inventory.answer(question, columns);
          }}
        />
      ))}
      {changes && <ChangesPanel changes={changes} />}
      {hasAssets(seen) && (
        <>
          <Answer seen={seen} inventory={inventory} />
          <div>
            {/* At once, as a press in the answer gives it the focus. */}
            <h3 id="inventory-list" tabIndex={-1}>
              {words.list}
            </h3>
            {hasAssets(listed) && <AssetList seen={listed} inventory={inventory} />}
          </div>
          {hasAssets(listed) && <Actions seen={listed} inventory={inventory} hasBrief={hasBrief} />}
        </>
      )}
    </>
  );
}
