import { existsSync } from 'node:fs';

/** Why tests that need these files are skipped on this machine; null if all are there. */
export function missingPrograms(name: string, files: readonly string[]): string | null {
  const missing = files.filter((file) => !existsSync(file));
  return missing.length > 0
    ? `${name}: ${missing.join(', ')} is missing. Run node scripts/setup.mjs --browser --engines --programs.`
    : null;
}
