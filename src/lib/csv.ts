// What spreadsheets take for the start of a formula (OWASP, "CSV Injection"), full-width forms included.
// Some of them drop white space and control characters in front first.
const formula = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

const needsQuotes = /[",;\r\n]|^\s|\s$/;

function cell(value: string | number): string {
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new RangeError(`Not a number a table can hold: ${value}`);
    return String(value);
  }
  const whole = value.toWellFormed();
  const text = formula.test(whole) ? `'${whole}` : whole;
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A table as a file for spreadsheets (RFC 4180). Text that a spreadsheet would run as a formula gets an
 * apostrophe in front, which makes it text there; numbers stay numbers, negative ones too. The byte-order
 * mark at the start tells Excel that the file is UTF-8; readers that follow the encoding standard drop it.
 *
 * @param rows the first one usually holds the names of the columns; all are equally long
 * @returns the text of the file, every line ended by CRLF
 * @throws RangeError for rows of unequal length, and for a number that is not finite
 */
export function csv(rows: readonly (readonly (string | number)[])[]): string {
  const width = rows[0]?.length ?? 0;
  const lines = rows.map((row, index) => {
    if (row.length === 0 || row.length !== width)
      throw new RangeError(`Row ${index + 1} has ${row.length} cells where the first has ${width}`);
    const line = row.map(cell).join(',');
    // A lone empty cell would read as no row at all.
    return `${line === '' ? '""' : line}\r\n`;
  });
  return `\uFEFF${lines.join('')}`;
}
