import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { extname, join, resolve } from 'node:path';

import { describe, expect, test } from 'vitest';

import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { sdk } from '../../src/content/product/sdk.ts';
import { site } from '../../src/config/site.ts';
import { namesOf } from '../../src/config/sample-names.ts';
import { fillSample, readSample, sampleNamesOf } from './samples.ts';

const folder = resolve(import.meta.dirname, '../../src/content/samples/files');
const files = readdirSync(folder);
const ofKind = (...ends: string[]) => files.filter((file) => ends.includes(extname(file)));
/** A hyphenated name is the hardest case for code. */
const names = sampleNamesOf(namesOf('blue-ocean'));
const filled = (file: string) => fillSample(readFileSync(join(folder, file), 'utf8'), names);
const has = (program: string) => spawnSync(program, ['--version']).status === 0;

describe('syntax', () => {
  test.each(ofKind('.ts'))('%s', (file) => {
    expect(() => stripTypeScriptTypes(filled(file))).not.toThrow();
  });

  test.each(ofKind('.sh'))('%s', (file) => {
    expect(() => execFileSync('bash', ['-n'], { input: filled(file) })).not.toThrow();
  });

  test.skipIf(!has('python3'))('Python, all files (only where python3 is installed)', () => {
    const check = 'import ast, sys, json\nfor text in json.load(sys.stdin): ast.parse(text)';
    const input = JSON.stringify(ofKind('.py').map(filled));
    expect(() => execFileSync('python3', ['-c', check], { input })).not.toThrow();
  });

  test.skipIf(!has('javac'))('Java, all files (only where javac is installed)', () => {
    const directory = temporaryFolder();
    const sources = ofKind('.java').map((file) => {
      const text = filled(file);
      const [, name = 'Sample'] = /class (\w+)/.exec(text) ?? [];
      const source = join(directory, `${name}.java`);
      writeFileSync(source, text);
      return source;
    });
    const { stderr } = spawnSync('javac', ['-proc:none', '-d', directory, ...sources]);
    // The libraries are missing, so only other errors count.
    const faults = String(stderr).match(/\w+\.java:\d+: error: .*/g) ?? [];
    const real = faults.filter(
      (fault) => !/does not exist|cannot find symbol|does not override/.test(fault),
    );
    expect(real).toEqual([]);
  });

  test.each(ofKind('.go', '.php', '.rb', '.kts', '.yaml'))(
    '%s: balanced brackets and indentation, without a parser',
    async (file) => {
      const { tokens } = await readSample(join(folder, file), names);
      const code = tokens
        .filter(([, tone]) => tone !== 'string' && tone !== 'comment')
        .map(([text]) => text)
        .join('');
      for (const pair of ['()', '[]', '{}']) {
        const [open = '', close = ''] = pair;
        expect({ pair, count: code.split(open).length }).toEqual({
          pair,
          count: code.split(close).length,
        });
      }
      if (extname(file) === '.yaml') expect(filled(file)).not.toMatch(/\t| $/m);
    },
  );
});

test.each(files)(
  '%s: placeholders stand for our names, all are filled, and colors change no character',
  async (file) => {
    const source = readFileSync(join(folder, file), 'utf8').toLowerCase();
    for (const name of [site.slug, site.name.toLowerCase()]) expect(source).not.toContain(name);
    const { tokens } = await readSample(join(folder, file), names);
    const text = tokens.map(([piece]) => piece).join('');
    expect(text).toBe(filled(file).trimEnd());
    expect(text).not.toMatch(/__[A-Z]/);
    if (!file.endsWith('-install.sh'))
      expect(tokens.filter(([, tone]) => tone).length).toBeGreaterThan(2);
  },
);

describe('names', () => {
  test('an unknown placeholder stops the build', () => {
    expect(() => fillSample('__NOBODY__', names)).toThrow('__NOBODY__');
  });

  test('follow each language’s conventions', () => {
    expect(namesOf('blue-ocean')).toEqual({
      SLUG: 'blue-ocean',
      MODULE: 'blue_ocean',
      CLASS: 'BlueOcean',
      ENV: 'BLUE_OCEAN',
      API: 'https://api.blue-ocean.example',
    });
  });
});

describe('installing', () => {
  const own = sampleNamesOf(namesOf(site.slug));
  const text = (file: string) => fillSample(readFileSync(join(folder, file), 'utf8'), own);

  test.each([
    ['react-next-install.sh', sdk.install.node],
    ['express-install.sh', sdk.install.node],
    ['django-fastapi-install.sh', sdk.install.python],
    ['spring-install.kts', sdk.install.java],
    ['laravel-symfony-install.sh', sdk.install.php],
    ['rails-install.sh', sdk.install.ruby],
  ])('%s uses the recorded install command', (file, install) => {
    expect(text(file)).toContain(install);
  });

  test.each(files)('%s installs none of our packages from a public registry', (file) => {
    const fetched =
      /(?:npx|npm install|pip install|composer require|bundle add|gem install)[^\n]*/g;
    for (const [command] of text(file).matchAll(fetched))
      expect(command).not.toMatch(new RegExp(`@${site.slug}/|install ${site.slug}|^npx (?!--no )`));
  });

  test('rotation sends wraps in, and neither a data key nor content comes out', () => {
    const rotate = text('sdk-rotate.py');
    expect(rotate).toContain('.rewrap(');
    expect(rotate).not.toMatch(/data_key|\.unwrap\(|decrypt\(/);
  });
});
