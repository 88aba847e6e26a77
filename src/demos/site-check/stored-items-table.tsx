import * as labels from '../../config/labels.ts';
import { grouped } from '../../lib/text/format.ts';
import { useRef, useState } from 'react';

import { areaNames } from '../../config/stored-items.ts';
import { Button } from '../../ui/button.tsx';
import { focusOnMount } from '../../ui/focus-on-mount.ts';
import type { StoredItem } from '../../lib/storage/stored-data.ts';
import { storedItems } from '../../sections/labels.ts';

const idOf = ({ area, key }: StoredItem) => `${area} ${key}`;

/** Size of key and value in UTF-8. */
const bytesOf = ({ key, text }: StoredItem): number => new TextEncoder().encode(key + text).length;

type Props = { items: readonly StoredItem[]; onDelete: (item: StoredItem) => void };

/** Everything this site stores in this browser. Each item can be deleted, after a confirmation. */
export function StoredItemsTable({ items, onDelete }: Props) {
  const [asking, setAsking] = useState<string | null>(null);
  const [kept, setKept] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const remove = (item: StoredItem) => {
    onDelete(item);
    setAsking(null);
    heading.current?.focus();
  };
  return (
    <div>
      <h3 ref={heading} tabIndex={-1}>
        Everything this browser keeps for this site
      </h3>
      <p role="status" className="panel-note">
        {items.length === 0
          ? 'Nothing.'
          : `${items.length} ${items.length === 1 ? 'item' : 'items'}.`}
      </p>
      {items.length > 0 && (
        <div
          className="scrolling mt-4 max-h-[26rem]"
          role="region"
          aria-label={storedItems}
          tabIndex={0}
        >
          <table className="readings min-w-[36rem]">
            <thead>
              <tr>
                <th scope="col">Item</th>
                <th scope="col">What for</th>
                <th scope="col">Bytes</th>
                <th scope="col">Delete</th>
              </tr>
            </thead>
            <tbody>
              {items.map((item) => (
                <tr key={idOf(item)}>
                  <td>
                    <code translate="no" className="wrap-anywhere">
                      {item.key}
                    </code>
                    <br />
                    {areaNames[item.area]}
                  </td>
                  <td>{item.purpose}</td>
                  <td>{grouped(bytesOf(item))}</td>
                  <td>
                    {asking === idOf(item) ? (
                      <div className="flex flex-wrap gap-1">
                        {/* It has the focus, because a held Enter presses on. */}
                        <Button
                          ref={focusOnMount}
                          onClick={() => {
                            setAsking(null);
                            setKept(idOf(item));
                          }}
                        >
                          {labels.keepIt}
                        </Button>
                        <Button
                          look="quiet"
                          // The second press of a double click on "Delete" may meet it.
                          onClick={({ detail }) => detail <= 1 && remove(item)}
                        >
                          {labels.deleteForGood}
                        </Button>
                      </div>
                    ) : (
                      <Button
                        ref={kept === idOf(item) ? focusOnMount : undefined}
                        onClick={() => setAsking(idOf(item))}
                      >
                        Delete<span className="visually-hidden"> {item.key}</span>
                      </Button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}
