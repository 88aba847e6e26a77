import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { build } from 'vite';
import { expect, test } from 'vitest';

import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { languageOverlay } from './overlay.ts';

/** A project in a folder of its own. */
function project(files: Readonly<Record<string, string>>): string {
  const root = temporaryFolder();
  mkdirSync(join(root, 'src'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, 'src', name), text);
  return root;
}

async function bundled(root: string, language: string): Promise<string> {
  const made = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [languageOverlay(language)],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: join(root, 'src/main.ts'), preserveEntrySignatures: 'strict' },
    },
  });
  return Array.isArray(made) || !('output' in made)
    ? ''
    : made.output.map((file) => ('code' in file ? file.code : '')).join('\n');
}

const files = {
  'main.ts': `export { hello } from './words.ts'; export { bye } from './more-words.ts';`,
  'words.ts': `export const hello = 'Hello';`,
  'words.de.ts': `export const hello = 'Guten Tag';`,
  'more-words.ts': `export const bye = 'Bye';`,
};

test('a module is taken from the file of the language beside it, if there is one', async () => {
  const root = project(files);
  const german = await bundled(root, 'de');
  expect(german).toContain('Guten Tag');
  expect(german).toContain('Bye');
  expect(german).not.toContain('Hello');
});

test('without the language, its files are left out', async () => {
  const english = await bundled(project(files), 'en');
  expect(english).toContain('Hello');
  expect(english).not.toContain('Guten Tag');
});

test('a translation may build on its English module', async () => {
  const root = project({
    ...files,
    'words.de.ts': `import * as english from './words.ts'; export const hello = english.hello + '!';`,
  });
  expect(await bundled(root, 'de')).toContain('Hello');
});
