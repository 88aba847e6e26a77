import { areaNames, type StoredItem } from '../config/stored-items.ts';
import { storedItems } from './words.ts';

const kinds = {
  asked: 'When you ask',
  optional: 'Only after OK',
  arrival: 'Until Deny all',
} as const;

/** A table of everything that the site may store in the browser. */
export function StoredItems({ items }: { items: readonly StoredItem[] }) {
  return (
    <div className="scrolls" role="group" aria-label={storedItems} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">What for</th>
            <th scope="col">When</th>
            <th scope="col">Where</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ key, area, kind, purpose }) => (
            <tr key={key}>
              <td>
                <code translate="no">{key}</code>
              </td>
              <td>{purpose}</td>
              <td className="whitespace-nowrap">{kinds[kind]}</td>
              <td className="whitespace-nowrap">{areaNames[area]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
