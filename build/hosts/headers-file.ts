import type { Header, ResponseRule } from '../headers.ts';

const lines = (headers: readonly Header[]) => headers.map(([name, value]) => `  ${name}: ${value}`);

/** The rules in the `_headers` format that static hosts read. `!` lets go of what an earlier rule says. */
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
