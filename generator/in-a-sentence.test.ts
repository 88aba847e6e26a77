import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';

import { expect, onTestFinished, test } from 'vitest';

import { copyProject } from '../tests/support/project-copy.ts';

const root = resolve(import.meta.dirname, '..');

/** What a program says as an error, and how it ended. */
function saidBy(folder: string, ...words: readonly string[]) {
  const { status, stderr } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });
  return { status, stderr };
}

// Seen to fail: a word with a slip was taken for `import`.
test('a word that the program of languages does not know is named', () => {
  expect(saidBy(root, 'scripts/languages.ts', 'exprot', 'de')).toEqual({
    status: 1,
    stderr: expect.stringMatching(
      /^npm run languages knows export and import, and not exprot: .*\n$/,
    ),
  });
});

// Seen to fail: with imports that are loaded before the program begins, a trace was printed.
test.each(['check-texts', 'check-links'])(
  'scripts/%s.ts says a slip in the facts in a sentence',
  (name) => {
    const { folder, remove } = copyProject();
    onTestFinished(remove);
    const site = join(folder, 'src/config/site.ts');
    writeFileSync(site, `${readFileSync(site, 'utf8')}\nexport const slip = 'Today's';\n`);
    const { status, stderr } = saidBy(folder, `scripts/${name}.ts`);
    expect(stderr).toMatch(/^src\/config\/site\.ts:\d+: this cannot be read; .*\n$/);
    expect(status).toBe(1);
  },
);

// Seen to fail: a trace was printed.
test('a fact without quotation marks is named with its line', () => {
  const { folder, remove } = copyProject();
  onTestFinished(remove);
  const site = join(folder, 'src/config/site.ts');
  const text = readFileSync(site, 'utf8');
  writeFileSync(site, `${text}\nexport const slip = Meridian;\n`);
  expect(saidBy(folder, 'scripts/check-links.ts')).toEqual({
    status: 1,
    stderr: `src/config/site.ts:${text.split('\n').length + 1}: Meridian is neither in quotation marks nor known; write 'Meridian' if it is a text\n`,
  });
});

// Seen to fail: the line was taken for a part of the file's name, and the file was not found.
test('a sentence that names a line keeps it', () => {
  const sentence = 'src/config/languages.ts:1: "x" is no language.';
  const code = `import { inASentence } from './generator/in-a-sentence.ts';
    await inASentence(() => { throw new Error(${JSON.stringify(sentence)}); });`;
  expect(saidBy(root, '--input-type=module', '-e', code)).toEqual({
    status: 1,
    stderr: `${sentence}\n`,
  });
});
