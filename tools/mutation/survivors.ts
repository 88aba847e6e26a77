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

/** Of each item of survivors.md what stands in backquotes: a file's name, then code from its lines. */
const named: readonly (readonly string[])[] = readFileSync(
  resolve(import.meta.dirname, 'survivors.md'),
  'utf8',
)
  .split('\n')
  .filter((line) => line.startsWith('- `'))
  .map((line) => [...line.matchAll(/`([^`]+)`/g)].map(([, quoted = '']) => quoted));

/**
 * The changes in a report of Stryker that no test noticed and that survivors.md does not name by the file
 * and a piece of the changed line.
 * @param report path of the JSON file
 */
export function unnamedSurvivors(report: string): string[] {
  const { files }: Report = JSON.parse(readFileSync(report, 'utf8'));
  return Object.entries(files).flatMap(([path, { source, mutants }]) => {
    const pieces = named.flatMap(([file, ...code]) => (file === basename(path) ? code : []));
    return mutants.flatMap(({ status, replacement, location: { start } }) => {
      const line = source.split('\n')[start.line - 1]?.trim() ?? '';
      const isLeft = status === 'Survived' || status === 'NoCoverage';
      return isLeft && !pieces.some((piece) => line.includes(piece))
        ? [`${path}:${start.line}: ${line}  ->  ${replacement.replace(/\s+/g, ' ')}`]
        : [];
    });
  });
}
