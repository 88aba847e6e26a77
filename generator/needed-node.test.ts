import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import process from 'node:process';

import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** Runs the start script with another platform, architecture and Node version. */
function startOn(platform: string, arch: string, node: string) {
  const machine = `
    Object.defineProperty(process, 'platform', { value: '${platform}' });
    Object.defineProperty(process, 'arch', { value: '${arch}' });
    Object.defineProperty(process.versions, 'node', { value: '${node}' });`;
  const parameters = ['--import', `data:text/javascript,${encodeURIComponent(machine)}`];
  return spawnSync(process.execPath, [...parameters, 'scripts/start.mjs'], {
    cwd: root,
    encoding: 'utf8',
  });
}

test.each([
  ['darwin', 'arm64'],
  ['darwin', 'x64'],
  ['win32', 'arm64'],
])('on %s %s, a Node version that is too old is reported in one line', (platform, arch) => {
  const { status, stderr } = startOn(platform, arch, '20.20.2');
  expect(stderr.trim()).toBe(
    `Node 20.20.2 is too old, and none comes with the packages for ${platform} ${arch}: install Node 24 from https://nodejs.org and try again.`,
  );
  expect(status).toBe(1);
});
