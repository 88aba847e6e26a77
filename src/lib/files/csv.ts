// Spreadsheets run cells that start like this as formulas (OWASP, "CSV Injection"). Some of them first
// drop leading white space and control characters.
const formula = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** What a cell says, without the apostrophe that keeps it text. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;

const needsQuotes = /[",;\r\n]|^\s|\s$/;

function cell(value: string | number): string {
  if (typeof value === 'number') {
    if (!Number.isFinite(value))
      throw new RangeError(`CSV cells need finite numbers, not ${value}`);
    return String(value);
  }
  const whole = value.toWellFormed();
  const text = formula.test(whole) ? `'${whole}` : whole;
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Writes a table as a CSV file (RFC 4180) with CRLF line ends. An apostrophe in front of text that a
 * spreadsheet would run as a formula keeps it text. The byte-order mark tells Excel that it is UTF-8.
 * @throws RangeError if rows differ in length or a number is not finite
 */
export function csv(rows: readonly (readonly (string | number)[])[]): string {
  const width = rows[0]?.length ?? 0;
  const lines = rows.map((row, index) => {
    if (row.length === 0 || row.length !== width)
      throw new RangeError(`Row ${index + 1} has ${row.length} cells where the first has ${width}`);
    const line = row.map(cell).join(',');
    // Unquoted, a single empty cell would be an empty line.
    return `${line === '' ? '""' : line}\r\n`;
  });
  return `\uFEFF${lines.join('')}`;
}
