/** Formats a file size in powers of 1,000, as browsers and file managers do: "143 KB", "1.2 MB". */
export function fileSize(bytes: number): string {
  const [unit, divisor] =
    bytes < 999_500 ? (['kilobyte', 1e3] as const) : (['megabyte', 1e6] as const);
  const value = bytes / divisor;
  return new Intl.NumberFormat('en-US', {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: unit === 'megabyte' ? 1 : 0,
  })
    .format(bytes > 0 && value < 1 ? 1 : value)
    .replace('kB', 'KB');
}
