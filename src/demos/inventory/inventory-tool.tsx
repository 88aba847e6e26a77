import { type DragEvent, useEffect, useRef, useState } from 'react';

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
  const root = useRef<HTMLDivElement>(null);
  const focusFirst = () => root.current?.querySelector('button')?.focus();
  useEffect(() => {
    if (focus) root.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [focus, root]);
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
  const { results } = inventory;
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
      {results && (
        <results.Results inventory={inventory} hasBrief={hasBrief} focusFirst={focusFirst} />
      )}
    </div>
  );
}
