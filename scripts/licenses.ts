/**
 * `npm run licenses`: lists every installed package with its license, published ones first. Exits with status 1
 * if a license is not accepted.
 */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import process from 'node:process';

import { inSight } from '../src/lib/text/in-sight.ts';
import { agreed, type LockedPackage, lockedPackages } from '../tests/rules/locked-packages.ts';

const root = resolve(import.meta.dirname, '..');

/** Old packages use `licenses`. */
type Stated = { license?: unknown; licenses?: { type: string }[] };

/** Reads the package's manifest, because the lock file lacks some licenses. Null if it is not installed. */
function licenseOf({ place, license }: LockedPackage): string | null {
  const file = resolve(root, place, 'package.json');
  if (!existsSync(file)) return license ?? null;
  const { license: own, licenses }: Stated = JSON.parse(readFileSync(file, 'utf8'));
  return (typeof own === 'string' ? own : licenses?.[0]?.type) ?? license ?? 'unknown';
}

const found = lockedPackages(root)
  .map((locked) => ({ ...locked, license: licenseOf(locked) }))
  // Packages for other platforms are not installed.
  .filter(({ license }) => license !== null)
  .toSorted((a, b) => Number(a.dev) - Number(b.dev) || a.name.localeCompare(b.name, 'en'));

for (const { name, version, license, dev } of found)
  console.log(inSight(`${dev ? 'build' : 'site '}  ${`${name} ${version}`.padEnd(56)} ${license}`));

const strange = found.filter(({ license, dev }) => !agreed(license ?? '', dev));
for (const { name, license } of strange)
  console.error(inSight(`License not accepted: ${name}, ${license}`));
console.log(
  `${found.length} packages, ${found.filter(({ dev }) => !dev).length} of them in the site`,
);
process.exitCode = strange.length > 0 ? 1 : 0;
