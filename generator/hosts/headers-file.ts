import type { Header, ResponseRule } from './headers.ts';

/**
 * The rules for hosts that read `_headers`. They compress pages themselves, and `no-transform` forbids that, too:
 * the home page would come with 58 KB instead of 13.
 */
export const compressedByHost = (rules: readonly ResponseRule[]): readonly ResponseRule[] =>
  rules.map(({ paths, headers }) => ({
    paths,
    headers: headers.map(([name, value]) => [name, value.replace(', no-transform', '')]),
  }));

const lines = (headers: readonly Header[]) => headers.map(([name, value]) => `  ${name}: ${value}`);

/** The rules in the `_headers` format of static hosts. `!` removes a header that an earlier rule set. */
export function headersFile(rules: readonly ResponseRule[]): string {
  const [general, ...others] = compressedByHost(rules);
  if (!general) return '';
  const known = new Set(general.headers.map(([name]) => name));
  const special = others.flatMap(({ paths, headers }) => [
    paths,
    ...headers.filter(([name]) => known.has(name)).map(([name]) => `  ! ${name}`),
    ...lines(headers),
  ]);
  return [general.paths, ...lines(general.headers), ...special, ''].join('\n');
}
