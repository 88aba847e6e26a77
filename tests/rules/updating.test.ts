import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { full } from '../support/full.ts';

const root = resolve(import.meta.dirname, '../..');
const release = 'v999.0.0';

/** A folder that isn't a clone has nothing to merge. */
const canMerge = full && existsSync(join(root, '.git'));

let place = '';
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'update-'));
});
afterAll(() => rmSync(place, { recursive: true }));

/** A clone of what is committed, in which Git runs without anybody's settings. */
function clone(name: string) {
  const folder = join(place, name);
  const identity = { NAME: name, EMAIL: `${name}@example.com` };
  const named = Object.entries(identity).flatMap(([key, value]) => [
    [`GIT_AUTHOR_${key}`, value],
    [`GIT_COMMITTER_${key}`, value],
  ]);
  const env = { ...process.env, ...Object.fromEntries(named), GIT_CONFIG_GLOBAL: '', HOME: place };
  const run = (cwd: string, words: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync('git', words, { cwd, env, encoding: 'utf8' });
    return { status, out: stdout + stderr };
  };
  const git = (...words: readonly string[]): string => {
    const { status, out } = run(folder, words);
    if (status !== 0) throw new Error(out);
    return out;
  };
  const cloned = run(place, ['clone', '--quiet', root, folder]);
  if (cloned.status !== 0) throw new Error(cloned.out);
  return {
    folder,
    git,
    attempt: (...words: readonly string[]) => run(folder, words).out,
    edit(file: string, change: (text: string) => string) {
      const path = join(folder, file);
      writeFileSync(path, change(existsSync(path) ? readFileSync(path, 'utf8') : ''));
    },
  };
}

/** A company's own repository: what docs/owners.md has it edit. */
function ownerOf(upstream: string) {
  const owner = clone('owner');
  const own = join(root, 'tests/support/owners/vienna/src');
  cpSync(own, join(owner.folder, 'src'), { recursive: true });
  owner.edit('src/config/brand.ts', (text) => text.replace('ParticleMesh', 'Danube'));
  owner.edit('src/content/pages/home.ts', (text) => text.replaceAll('quantum', 'Quantum'));
  owner.edit('src/content/people/tobias-wrenfield.mdx', (text) =>
    text.replace(/name: '.*'/, "name: 'Ada'"),
  );
  owner.edit('src/content/blog/ours.mdx', () => "---\ntitle: 'Ours'\n---\n");
  owner.edit('src/figures/pen/palette.ts', (text) =>
    text.replace(/(?<=signal: \{ night: )'#\w+'/, "'#c00'"),
  );
  owner.git('rm', '-rq', '--ignore-unmatch', 'tests/sample');
  owner.git('add', '-A');
  owner.git('commit', '-qm', 'Our site');
  owner.git('remote', 'add', 'upstream', upstream);
  return owner;
}

test.runIf(canMerge)(
  'a release that changes code, styles and sample tests keeps every edit of an owner',
  () => {
    const upstream = clone('upstream');
    const isOwned = /^(?:src\/(?:config|content)|tests\/sample)\//;
    const changed = upstream
      .git('ls-files', 'src', 'generator', 'scripts', 'tests')
      .split('\n')
      .filter((file) => /\.(?:tsx?|mjs|css)$/.test(file) && !isOwned.test(file));
    for (const file of changed)
      upstream.edit(file, (text) =>
        file.endsWith('.css') ? `/* A release. */\n${text}` : `// A release.\n${text}`,
      );
    const [sampleTest] = upstream.git('ls-files', 'tests/sample/*.test.ts').split('\n');
    if (sampleTest) upstream.edit(sampleTest, (text) => `${text}// A release.\n`);
    upstream.git('commit', '-qam', 'A release');
    upstream.git('tag', release);

    const owner = ownerOf(upstream.folder);
    const before = owner.git('rev-parse', 'HEAD').trim();
    owner.git('fetch', '--quiet', '--tags', 'upstream');
    const out = owner.attempt('merge', '--no-edit', release);
    if (sampleTest) {
      // docs/updating.md: deleted tests of the sample are the one conflict of such a release.
      expect(out).toContain(`CONFLICT (modify/delete): ${sampleTest}`);
      expect(owner.git('diff', '--name-only', '--diff-filter=U').trim()).toBe(sampleTest);
      owner.git('rm', '-rq', 'tests/sample');
      owner.git('commit', '-q', '--no-edit');
    }
    expect(owner.git('status', '--porcelain')).toBe('');
    expect(owner.git('diff', '--stat', before, 'HEAD', '--', 'src/config', 'src/content')).toBe('');
    expect(existsSync(join(owner.folder, 'tests/sample'))).toBe(false);
    expect(readFileSync(join(owner.folder, 'src/figures/pen/palette.ts'), 'utf8')).toMatch(
      /^\/\/ A release\.\n[^]*signal: \{ night: '#c00'/,
    );
    const taken = owner.git('diff', '--name-only', before, 'HEAD').trim().split('\n');
    expect(taken).toEqual(changed.toSorted());
  },
);
