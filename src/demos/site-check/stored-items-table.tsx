import { Fragment, useRef, useState } from 'react';

import { areaNames } from '../../config/stored-items.ts';
import * as labels from '../../config/words.ts';
import { sizeOf } from '../../lib/seal/bytes.ts';
import type { ItemInBrowser } from '../../lib/storage/stored-data.ts';
import { grouped } from '../../lib/text/format.ts';
import { counted } from '../../lib/text/grammar.ts';
import { Button } from '../../ui/button.tsx';
import { focusOnMount } from '../../ui/focus-on-mount.ts';
import { Table } from '../../ui/table.tsx';
import * as words from './words.ts';

const idOf = ({ area, key }: ItemInBrowser) => `${area} ${key}`;

/** Size of key and value in UTF-8. */
const bytesOf = ({ key, text }: ItemInBrowser): number => sizeOf(key + text);

type Props = { items: readonly ItemInBrowser[]; onDelete: (item: ItemInBrowser) => void };

/** Everything this site stores in this browser. Each item can be deleted, after a confirmation. */
export function StoredItemsTable({ items, onDelete }: Props) {
  const [asking, setAsking] = useState<string | null>(null);
  const [kept, setKept] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const remove = (item: ItemInBrowser) => {
    onDelete(item);
    setAsking(null);
    heading.current?.focus();
  };
  return (
    <div>
      <h3 ref={heading} tabIndex={-1}>
        {words.everythingKept}
      </h3>
      <p role="status" className="panel-note">
        {counted(items.length, words.itemsKept)}
      </p>
      {items.length > 0 && (
        <div
          className="scrolling mt-4 max-h-[26rem]"
          role="region"
          aria-label={words.storedItems}
          tabIndex={0}
        >
          <Table
            className="readings min-w-[36rem]"
            columns={[words.item, words.purpose, words.bytes, words.deleteItem]}
            rows={items.map((item) => ({
              key: idOf(item),
              cells: [
                <Fragment key="item">
                  <code translate="no" className="wrap-anywhere">
                    {item.key}
                  </code>
                  <br />
                  {areaNames[item.area]}
                </Fragment>,
                item.purpose,
                grouped(bytesOf(item)),
                asking === idOf(item) ? (
                  <div key="delete" className="flex flex-wrap gap-1">
                    {/* It has the focus, because a held Enter presses on. */}
                    <Button
                      ref={focusOnMount}
                      onClick={() => {
                        setAsking(null);
                        setKept(idOf(item));
                      }}
                    >
                      {labels.keepIt}
                      <span className="visually-hidden"> {item.key}</span>
                    </Button>
                    <Button
                      look="quiet"
                      // The second press of a double click on "Delete" may meet it.
                      onClick={({ detail }) => detail <= 1 && remove(item)}
                    >
                      {labels.deleteForGood}
                      <span className="visually-hidden"> {item.key}</span>
                    </Button>
                  </div>
                ) : (
                  <Button
                    key="delete"
                    ref={kept === idOf(item) ? focusOnMount : undefined}
                    onClick={() => setAsking(idOf(item))}
                  >
                    {words.deleteItem}
                    <span className="visually-hidden"> {item.key}</span>
                  </Button>
                ),
              ],
            }))}
          />
        </div>
      )}
    </div>
  );
}
