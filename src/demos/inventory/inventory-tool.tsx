import { type DragEvent, useState } from 'react';

import { Actions } from './actions.tsx';
import { Answer } from './answer.tsx';
import { AssetList } from './asset-list.tsx';
import { ChangesPanel } from './changes-panel.tsx';
import { ColumnsForm } from './columns-form.tsx';
import { dropped } from './dropped.ts';
import { Sources } from './sources.tsx';
import { useInventory } from './use-inventory.ts';
import './inventory.css';

type Props = {
  /** Whether the migration brief is on the page. */
  hasBrief: boolean;
  /** Whether to take the focus: the visitor opened the tool with a button. */
  focus: boolean;
};

/** Reads files about cryptography in the visitor's browser, and says what to do first. */
export function InventoryTool({ hasBrief, focus }: Props) {
  const inventory = useInventory();
  const [isOver, setOver] = useState(false);
  const { seen, status, changes, questions } = inventory;
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
      className="panel inventory"
      aria-busy={status.is === 'reading'}
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Sources inventory={inventory} isOver={isOver} focus={focus} />
      {questions.map((question) => (
        <ColumnsForm
          key={question.name}
          question={question}
          onAnswer={(columns) => inventory.answer(question, columns)}
        />
      ))}
      {changes && <ChangesPanel changes={changes} />}
      {seen && seen.counts.assets + seen.marked > 0 && (
        <>
          <Answer seen={seen} inventory={inventory} />
          <AssetList seen={seen} inventory={inventory} />
          <Actions seen={seen} inventory={inventory} hasBrief={hasBrief} />
        </>
      )}
    </div>
  );
}
