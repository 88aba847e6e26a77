import { areaNames, type StoredItem } from '../config/stored-items.ts';
import * as words from './words.ts';

const kinds = {
  asked: words.whenAsked,
  optional: words.afterAllowed,
  arrival: words.untilDenied,
} as const;

/** A table of everything that the site may store in the browser. */
export function StoredItems({ items }: { items: readonly StoredItem[] }) {
  return (
    <div className="scrolls" role="group" aria-label={words.storedItems} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.storedItem}</th>
            <th scope="col">{words.storedFor}</th>
            <th scope="col">{words.storedWhen}</th>
            <th scope="col">{words.storedWhere}</th>
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
