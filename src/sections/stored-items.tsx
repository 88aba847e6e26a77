import { areaNames, type StoredItem } from '../config/stored-items.ts';
import { PlainTable } from './plain-table.tsx';
import * as words from './words.ts';

const kinds = {
  asked: words.whenAsked,
  optional: words.afterAllowed,
  arrival: words.untilDenied,
} as const;

/** A table of everything that the site may store in the browser. */
export const StoredItems = ({ items }: { items: readonly StoredItem[] }) => (
  <PlainTable
    caption={words.storedItems}
    columns={[words.storedItem, words.storedFor, words.storedWhen, words.storedWhere]}
    rows={items.map(({ key, area, kind, purpose }) => ({
      head: (
        <code key={key} translate="no">
          {key}
        </code>
      ),
      cells: [purpose, kinds[kind], areaNames[area]],
    }))}
  />
);
