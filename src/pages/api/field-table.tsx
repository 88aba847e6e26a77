import type { Endpoint } from '../../content/api/endpoints.ts';

type Props = { caption: string; fields: Endpoint['request'] };

/** Fields of a body, with what may be built on and what is only an example. */
export function FieldTable({ caption, fields }: Props) {
  return (
    <table className="mt-8 w-full text-left text-ui">
      <caption className="text-left font-semibold">{caption}</caption>
      <thead>
        <tr className="border-b border-line-2">
          <th className="py-2.5 pr-3 font-semibold" scope="col">
            Field
          </th>
          <th className="py-2.5 pr-3 font-semibold" scope="col">
            Type
          </th>
          <th className="py-2.5 font-semibold" scope="col">
            Meaning
          </th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, type, required, meaning, standing }) => (
          <tr key={name} className="border-b border-line">
            <th className="py-4 pr-3 font-semibold" scope="row">
              <code className="text-small">{name}</code>
            </th>
            <td className="py-4 pr-3 text-ink-2">{type}</td>
            <td className="py-4 wrap-anywhere text-ink-2">
              {meaning} {required && 'Required.'}{' '}
              {standing === 'example' && (
                <span className="block text-small text-ink-3">
                  Example shape, subject to change
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
