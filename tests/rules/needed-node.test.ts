import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { expect, test } from 'vitest';

import { needNode } from '../../scripts/packages.mjs';

const root = resolve(import.meta.dirname, '../..');

test.each(['darwin arm64', 'darwin x64', 'win32 arm64'])(
  'on %s, a Node version that runs no TypeScript is reported in one sentence',
  (platform) => {
    for (const version of ['20.20.2', '22.17.1', '23.0.0', '23.5.0'])
      expect(needNode({ platform, version })).toBe(
        `Node ${version} is too old, and none comes with the packages for ${platform}: install Node 24 from https://nodejs.org and run this again.`,
      );
    for (const version of ['22.18.0', '23.6.0', '24.0.0'])
      expect(needNode({ platform, version })).toBeNull();
  },
);

test.each(['linux x64', 'linux arm64', 'win32 x64'])(
  'on %s, whose Node comes with the packages, Node must be as new as package.json says',
  (platform) => {
    for (const version of ['16.20.2', '18.19.1', '20.9.0', '20.18.3', '21.7.3', '22.11.0'])
      expect(needNode({ platform, version })).toBe(
        `Node ${version} is too old: install Node 24 from https://nodejs.org and run this again.`,
      );
    for (const version of ['20.19.0', '22.12.0', '23.1.0', '24.0.0', '26.1.0'])
      expect([version, needNode({ platform, version })]).toEqual([version, null]);
  },
);

/** Reads JSON of the project. */
const read = (name: string) => JSON.parse(readFileSync(join(root, name), 'utf8'));

// npm leaves out native packages that ask for a newer Node than runs npm.
test('package.json asks for the Node that the bundler’s native part asks for', () => {
  const { packages } = read('package-lock.json');
  const native = packages['node_modules/@rolldown/binding-linux-x64-gnu'];
  expect(read('package.json').engines).toEqual(native.engines);
  expect(packages[''].engines).toEqual(native.engines);
});

/** A script and the scripts that it imports, each with its text. */
function withImports(file: string, found = new Map<string, string>()): ReadonlyMap<string, string> {
  if (found.has(file)) return found;
  const text = readFileSync(file, 'utf8');
  found.set(file, text);
  for (const [, name = ''] of text.matchAll(/^import .*'(\..*)';$/gm))
    withImports(resolve(dirname(file), name), found);
  return found;
}

// Seen to fail: with `import.meta.dirname` in setup.mjs. Node 18.19.1 and 20.9.0 then end with a stack.
test.each(['setup', 'run', 'test'])(
  'scripts/%s.mjs starts on Node 18, to say that it is too old',
  (name) => {
    const scripts = [...withImports(join(root, `scripts/${name}.mjs`))];
    const newer = scripts.filter(([, text]) => /import\.meta\.(?:dirname|filename)/.test(text));
    expect(newer.map(([file]) => file)).toEqual([]);
    const imports = scripts.flatMap(([, text]) => [...text.matchAll(/ from '(.*)';$/gm)]);
    for (const [, from] of imports) expect(from).toMatch(/^node:|\.mjs$/);
  },
);
