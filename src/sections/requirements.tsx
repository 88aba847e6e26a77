type Props = {
  columns: readonly [string, string, string];
  rows: readonly { term: string; text: string; shown: string }[];
};

/** What is asked for and what shows it, as a table; on narrow screens one block a row. */
export function Requirements({ columns, rows }: Props) {
  return (
    <table className="mt-12 w-full border-y border-line text-left max-md:block">
      <thead className="max-md:hidden">
        <tr className="border-b border-line text-ui text-ink-2">
          {columns.map((column) => (
            <th key={column} scope="col" className="py-3 pr-8 font-normal">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map(({ term, text, shown }) => (
          <tr
            key={term}
            className="border-b border-line align-baseline last:border-b-0 max-md:block max-md:py-5"
          >
            <th scope="row" className="pr-8 font-semibold max-md:block md:py-5 md:text-h3">
              {term}
            </th>
            <td className="pr-8 max-md:mt-1 max-md:block md:py-5">{text}</td>
            <td className="text-ink-2 max-md:mt-1 max-md:block md:py-5">{shown}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
