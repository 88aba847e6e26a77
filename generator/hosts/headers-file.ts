import type { Header, ResponseRule } from '../headers.ts';

const lines = (headers: readonly Header[]) => headers.map(([name, value]) => `  ${name}: ${value}`);

/** The rules in the `_headers` format of static hosts. `!` removes a header that an earlier rule set. */
export function headersFile([general, ...others]: readonly ResponseRule[]): string {
  if (!general) return '';
  const known = new Set(general.headers.map(([name]) => name));
  const special = others.flatMap(({ paths, headers }) => [
    paths,
    ...headers.filter(([name]) => known.has(name)).map(([name]) => `  ! ${name}`),
    ...lines(headers),
  ]);
  return [general.paths, ...lines(general.headers), ...special, ''].join('\n');
}
