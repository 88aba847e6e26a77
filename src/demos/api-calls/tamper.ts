/**
 * Changes one character near the end of a decrypt call's sealed data, where the encrypted text is.
 * @returns null if the body has no sealed data
 */
export function tamperedBody(body: string): string | null {
  const [, before, data, after] =
    /^([^]*"encrypted_data"\s*:\s*")([\w+/]{1000,}={0,2})("[^]*)$/.exec(body) ?? [];
  if (before === undefined || data === undefined || after === undefined) return null;
  const place = data.length - 8;
  const other = data[place] === 'A' ? 'B' : 'A';
  return before + data.slice(0, place) + other + data.slice(place + 1) + after;
}
