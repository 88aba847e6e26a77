const name = 'q';

/** The query in the address, or an empty text. */
export const addressQuery = (): string => new URLSearchParams(location.search).get(name) ?? '';

/** Puts a query into the address without a new entry in the history; an empty one is taken out. */
export function keepInAddress(query: string): void {
  const url = new URL(location.href);
  if (query) url.searchParams.set(name, query.toWellFormed());
  else url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
}
