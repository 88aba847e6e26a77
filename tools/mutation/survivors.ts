import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';

type Mutant = {
  readonly status: string;
  readonly replacement: string;
  readonly location: { readonly start: { readonly line: number } };
};
type Report = {
  readonly files: Readonly<
    Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>
  >;
};

/** The quoted parts of each item in survivors.md: a file name, then code from its lines. */
const listed: readonly (readonly string[])[] = readFileSync(
  resolve(import.meta.dirname, 'survivors.md'),
  'utf8',
)
  .split('\n')
  .filter((line) => line.startsWith('- `'))
  .map((line) => [...line.matchAll(/`([^`]+)`/g)].map(([, quoted = '']) => quoted));

/**
 * The surviving mutants in a Stryker report that survivors.md does not list by file and part of the line.
 * @param report path of the JSON file
 */
export function unlistedSurvivors(report: string): string[] {
  const { files }: Report = JSON.parse(readFileSync(report, 'utf8'));
  return Object.entries(files).flatMap(([path, { source, mutants }]) => {
    const pieces = listed.flatMap(([file, ...code]) => (file === basename(path) ? code : []));
    return mutants.flatMap(({ status, replacement, location: { start } }) => {
      const line = source.split('\n')[start.line - 1]?.trim() ?? '';
      const isLeft = status === 'Survived' || status === 'NoCoverage';
      return isLeft && !pieces.some((piece) => line.includes(piece))
        ? [`${path}:${start.line}: ${line}  ->  ${replacement.replace(/\s+/g, ' ')}`]
        : [];
    });
  });
}
