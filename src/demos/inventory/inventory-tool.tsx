import { type DragEvent, useDeferredValue, useEffect, useRef, useState } from 'react';

import { Actions } from './actions.tsx';
import { Answer } from './answer.tsx';
import { AssetList } from './asset-list.tsx';
import { ChangesPanel } from './changes-panel.tsx';
import type { Seen } from './collection.ts';
import { ColumnsForm } from './columns-form.tsx';
import { dropped } from './dropped.ts';
import { Sources } from './sources.tsx';
import { useInventory } from './use-inventory.ts';
import * as words from './words.ts';
import './inventory.css';

type Props = {
  /** Whether the migration brief is on the page. */
  hasBrief: boolean;
  /** Whether to take the focus: the visitor opened the tool with a button. */
  focus: boolean;
};

const hasAssets = (seen: Seen | null): seen is Seen =>
  seen !== null && seen.counts.assets + seen.marked > 0;

/** Reads files about cryptography in the visitor's browser, and says what to do first. */
export function InventoryTool({ hasBrief, focus }: Props) {
  const inventory = useInventory();
  const [isOver, setOver] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const focusFirst = () => root.current?.querySelector('button')?.focus();
  useEffect(() => {
    if (focus) root.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [focus, root]);
  const { seen, changes, questions } = inventory;
  // First the answer, then its list in slices, so that a press in between is answered.
  const listed = useDeferredValue(seen);
  const drag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void dropped(event.dataTransfer).then(inventory.read);
  };
  return (
    <div
      ref={root}
      className="panel inventory"
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Sources inventory={inventory} isOver={isOver} />
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
    </div>
  );
}
