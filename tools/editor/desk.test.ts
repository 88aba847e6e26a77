import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { describe, expect, test } from 'vitest';

import { isTranslation } from '../../generator/languages/overlay.ts';
import { refusalOf } from './answers.ts';
import { check, open, save } from './desk.ts';

const root = resolve(import.meta.dirname, '../..');
const [file = ''] = globSync('src/content/docs/*.mdx', { cwd: root })
  .filter((name) => !isTranslation(name))
  .toSorted();

describe('what the build would say', () => {
  test('is said at the field, and of the text with the line that the form shows', async () => {
    const change = { fields: { title: '', order: 'a' }, body: 'One.\n\nTwo { three.\n' };
    const { faults } = await check({ file, change });
    expect(faults).toEqual([
      { place: 'title', line: 2, sentence: expect.stringContaining('title is empty; write') },
      { place: 'order', line: expect.any(Number), sentence: expect.stringContaining('order') },
      { place: 'body', line: 3, sentence: expect.stringContaining('a { that stands for itself') },
    ]);
  });

  test.each([
    ['pg_dump', 'use small letters, digits and single hyphens: pg-dump.mdx'],
    ['日本', 'use small letters, digits and single hyphens: my-page.mdx'],
    ['index', 'hosts take this name for the list above it; use another'],
  ])('is said of a new file called %s', async (name, sentence) => {
    const { faults } = await check({
      file: `src/content/docs/${name}.mdx`,
      change: { fields: {} },
    });
    expect(faults).toContainEqual({ place: 'file', line: 0, sentence });
  });

  test('is said of signs that two people left', async () => {
    const source = '---\n<<<<<<< mine\ntitle: a\n=======\ntitle: b\n>>>>>>> theirs\n---\n\nText.\n';
    const { faults } = await check({ file, change: { source } });
    expect(faults).toMatchObject([
      {
        line: 2,
        sentence: expect.stringMatching(/^two people changed this place; .* three lines/),
      },
    ]);
  });

  test('is nothing of a text as it is', async () => {
    expect(await check({ file, change: { fields: {} } })).toEqual({
      source: readFileSync(resolve(root, file), 'utf8'),
      faults: [],
    });
  });
});

test('a wish from another state of a file shows what is there, with what was touched put in', async () => {
  const { source } = await open(file);
  const outcome = await save({
    file,
    stamp: 'of yesterday',
    change: { fields: { title: 'Mine' } },
  });
  expect(outcome).toMatchObject({
    now: source,
    source: source.replace(/^title: .*$/m, "title: 'Mine'"),
  });
  expect(readFileSync(resolve(root, file), 'utf8')).toBe(source);
});

test('a new text never takes the place of another', async () => {
  const outcome = await save({ file, stamp: null, change: { fields: { title: 'Mine' } } });
  const sentence = 'there is a text of this name already; give this one another';
  expect(outcome).toMatchObject({ faults: [{ place: 'file', sentence }] });
});

test.each(['../../etc/passwd', 'src/content/../../package.mdx', 'src/config/site.ts', ''])(
  'no file but a text is opened: %j',
  async (other) => {
    await expect(open(other)).rejects.toThrow('no page shows a text of this folder');
  },
);

const host = '127.0.0.1:4180';
const own = `http://${host}`;

// Seen to fail: with each of the three comparisons left out.
test.each([
  ['GET', { host }, true],
  ['GET', { host: 'localhost:4180', 'sec-fetch-site': 'same-origin' }, true],
  ['POST', { host, origin: own }, true],
  ['POST', { host }, false],
  ['POST', { host, origin: 'http://127.0.0.1:5173' }, false],
  ['POST', { host, origin: 'null' }, false],
  ['GET', { host, origin: 'https://example.com' }, false],
  ['GET', { host, 'sec-fetch-site': 'cross-site' }, false],
  ['GET', { host: 'localhost.example.com:4180' }, false],
  ['POST', { host: 'example.com', origin: 'http://example.com' }, false],
  ['GET', {}, false],
])('%s with %j is answered: %s', (method, headers, isAnswered) => {
  expect(refusalOf({ method, headers }) === undefined).toBe(isAnswered);
});
