import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { site } from '../../src/config/site.ts';
import { buildSources } from '../../scripts/build-sources.mjs';
import { expect, test } from '../support/test.ts';

const root = resolve(import.meta.dirname, '../..');
const config = 'src/config/site.ts';

/** Files under a folder that hold a text, in whatever case. */
function holding(text: string, folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).toString('latin1').toLowerCase().includes(text))
    .map((file) => file.slice(folder.length + 1));
}

test('one file names the vendor: the site builds under another name without a trace of this one', () => {
  test.slow();
  const copy = mkdtempSync(join(tmpdir(), 'rebrand-'));
  try {
    for (const name of buildSources) {
      cpSync(join(root, name), join(copy, name), { recursive: true });
    }
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    const renamed = readFileSync(join(copy, config), 'utf8')
      .replaceAll(site.name, 'Meridian')
      .replaceAll(site.slug, 'meridian')
      .replaceAll(site.address.street, '1 Other Street')
      .replaceAll(site.phone.display, '+1 612 555 0100')
      .replaceAll(site.phone.e164, '+16125550100');
    writeFileSync(join(copy, config), renamed);
    execFileSync(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build'], {
      cwd: copy,
      stdio: 'ignore',
    });
    const dist = join(copy, 'dist');
    expect(readdirSync(join(dist, 'resources'))).toContain('meridian-labs');
    for (const trace of [site.slug, site.address.street, site.phone.display, site.phone.e164]) {
      expect(holding(trace.toLowerCase(), dist), trace).toEqual([]);
    }
  } finally {
    rmSync(copy, { recursive: true });
  }
});
