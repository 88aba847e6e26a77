import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { createServer, isRunnableDevEnvironment, type Plugin, resolveConfig } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';

import { freshPages, sayingOnce } from './dev-server.ts';

const root = mkdtempSync(join(realpathSync(tmpdir()), 'fresh-pages-'));

/** Names a module that does not import what changed, as that of the records for a new record. */
const further: Plugin = {
  name: 'further',
  hotUpdate({ file }) {
    const module = this.environment.moduleGraph.getModuleById(join(root, 'counter.ts'));
    return file.endsWith('.mdx') && module ? [module] : undefined;
  },
};

const files = {
  'frame.ts': 'export const frame = {};',
  'counter.ts': 'export const counter = {};',
  'text.ts': "export const text = 'one';",
  'page.ts': "export * from './frame.ts'; export * from './counter.ts'; export * from './text.ts';",
};

// Seen to fail: with Vite's own way, which evaluates `counter.ts` again, and without the modules that plugins name.
test('a change evaluates again what it concerns, also after an error, and keeps the rest', async () => {
  for (const [name, code] of Object.entries(files)) writeFileSync(join(root, name), code);
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [freshPages(), further],
  });
  onTestFinished(async () => {
    await server.close();
    rmSync(root, { recursive: true });
  });
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('The server evaluates no modules');
  const page = () => ssr.runner.import('/page.ts');
  const shown = () =>
    page().then(
      ({ text }) => text,
      () => 'an error',
    );
  const save = (name: string, code: string) => {
    writeFileSync(join(root, name), code);
    server.watcher.emit('change', join(root, name));
  };

  const { frame, counter } = await page();
  save('text.ts', "export const text = 'two';");
  await expect.poll(shown, { timeout: 60_000 }).toBe('two');
  save('text.ts', 'export const text = ;');
  await expect.poll(shown, { timeout: 60_000 }).toBe('an error');
  save('text.ts', "export const text = 'three';");
  await expect.poll(shown, { timeout: 60_000 }).toBe('three');
  expect((await page()).counter).toBe(counter);
  save('new.mdx', 'text');
  await expect
    .poll(async () => (await page()).counter === counter, { timeout: 60_000 })
    .toBe(false);
  expect((await page()).frame).toBe(frame);
});

// Seen to fail: with patterns, in which the brackets of the folder's name are signs, so that all of it was watched.
test('folders that no page is made from are not watched, whatever the name of the project', async () => {
  const project = resolve('/home/ada/site (1)');
  vi.doMock('./texts/plain-text.ts', async (load) => ({
    ...(await load<typeof import('./texts/plain-text.ts')>()),
    root: project,
  }));
  vi.resetModules();
  onTestFinished(() => {
    vi.doUnmock('./texts/plain-text.ts');
    vi.resetModules();
  });
  const { freshPages: plugin } = await import('./dev-server.ts');
  const config = await resolveConfig({ configFile: false, plugins: [plugin()] }, 'serve');
  const ignored = config.server.watch?.ignored;
  if (typeof ignored !== 'function') throw new Error('Patterns are watched');
  const names = [
    'dist',
    'dist/a.html',
    'docs/a.md',
    'distant.ts',
    'src/docs/a.ts',
    'tests/dev/a.ts',
  ];
  const isIgnored = (name: string) => ignored(`${project}/${name}`.replaceAll('\\', '/'));
  expect(names.filter(isIgnored)).toEqual(names.slice(0, 3));
});

// Seen to fail: 1,868 lines with 20 watches.
test('a system that lets no more files be watched is said to do so once', () => {
  const said: string[] = [];
  const error = sayingOnce((message) => said.push(message));
  for (const file of ['a.ts', 'b.ts'])
    error(
      `file watcher error: ENOSPC: System limit for number of file watchers reached, '${file}'`,
    );
  error('something else');
  expect(said).toEqual([
    expect.stringMatching(/^The system lets no more files be watched, so .*run this again\.$/),
    'something else',
  ]);
});
