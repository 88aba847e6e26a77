import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { afterAll, expect, test } from 'vitest';

import { company, site } from '../../src/config/site.ts';
import { longDate } from '../../src/lib/text/format.ts';
import { isIsoDay } from '../../src/lib/time/dates.ts';
import { copyProject } from '../../tests/support/project-copy.ts';
import {
  checklist,
  companyFacts,
  confirmedIn,
  reservedHosts,
  rootNote,
  unconfirmed,
} from './launch-check.ts';

const facts = [
  { name: 'Legal name', text: 'Example, Inc. (of all)' },
  { name: 'Address', text: 'One Street' },
];
const records = [{ file: 'content/people.ts', name: 'Ada Byron' }];
const list = checklist(records, facts, new Set());

test('invented records are listed by name and file, without a tick', () => {
  expect(list).toContain('- Ada Byron (`src/content/people.ts`)');
  expect(confirmedIn(list.replaceAll('- Ada', '- [x] Ada')).has('Legal name')).toBe(false);
});

test('a list without ticks confirms nothing', () => {
  expect(unconfirmed(facts, confirmedIn(list))).toEqual(facts);
});

test('a tick confirms one line, and stays when the list is rewritten', () => {
  const ticked = list.replace('[ ] Legal', '[x] Legal');
  expect(unconfirmed(facts, confirmedIn(ticked))).toEqual(facts.slice(1));
  expect(checklist(records, facts, confirmedIn(ticked))).toBe(ticked);
});

// Seen to fail: the tick was gone from the list.
test.each(['- [x]', '- [X]', '- [x ]', '- [ x]', '- [ x ]', '* [x]'])(
  'a tick may be written %s, with any end of the line',
  (tick) => {
    for (const end of ['\n', '\r\n', ' \n']) {
      const ticked = list.replace('- [ ] Legal', `${tick} Legal`).replaceAll('\n', end);
      expect(unconfirmed(facts, confirmedIn(ticked))).toEqual(facts.slice(1));
    }
  },
);

test('a changed text has to be confirmed again', () => {
  const ticked = list.replaceAll('[ ]', '[x]');
  const changed = facts.map((fact) => ({ ...fact, text: `${fact.text}, since 2026` }));
  expect(unconfirmed(facts, confirmedIn(ticked))).toEqual([]);
  expect(unconfirmed(changed, confirmedIn(ticked))).toEqual(changed);
});

const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(textsIn)
    : [String(value)];

test('the owner confirms every fact of site.ts', () => {
  // The check before launch asks about the notice by itself, and the number is the same in both forms.
  const asked = {
    ...site,
    sample: '',
    sampleNotice: '',
    phone: site.phone.display,
    delivery: { ...site.delivery, by: '' },
  };
  const confirmed = companyFacts()
    .map(({ text }) => text)
    .join('\n');
  const missing = textsIn([asked, company]).filter(
    (text) => !confirmed.includes(text) && !(isIsoDay(text) && confirmed.includes(longDate(text))),
  );
  expect(missing).toEqual([]);
});

const reachable = {
  url: 'https://vendor.dev',
  email: 'office@vendor.dev',
  external: { privateAi: '', officeAddIn: '' },
  delivery: { by: 'mail' },
} as const;

test('a host that can be reached is no fault, and neither is an empty address', () => {
  expect(reservedHosts(reachable)).toEqual([]);
});

test('a reserved host is named with its setting, also one that answers', () => {
  const delivery = { by: 'endpoint', url: 'http://localhost:8080/leads', keptBy: '' } as const;
  const external = { privateAi: 'https://example.com/private-ai', officeAddIn: '' };
  expect(
    reservedHosts({ ...reachable, email: 'office@isospin.example', external, delivery }),
  ).toEqual([
    { name: 'email', host: 'isospin.example' },
    { name: 'external.privateAi', host: 'example.com' },
    { name: 'delivery.url', host: 'localhost' },
  ]);
});

// Seen to fail: with security.txt alone.
test.each(['security.txt', 'gpc.json'])(
  'under a path, the owner is told where programs look for %s',
  (name) => {
    expect(rootNote('/site', 'https://me.example')).toContain(
      `dist/.well-known/${name} to https://me.example/.well-known/${name}`,
    );
  },
);

const copy = copyProject();
afterAll(() => copy.remove());

/** Puts a file into the copy. */
function put(name: string, content: string): void {
  mkdirSync(join(copy.folder, name, '..'), { recursive: true });
  writeFileSync(join(copy.folder, name), content);
}

// Seen to fail: the second with a trace of our code.
test('a site that is not built, and a public key that is none, are named in a sentence', () => {
  expect(copy.run('launch-check')).toMatchObject({
    status: 1,
    out: expect.stringMatching(/^There is no built site\. Run npm run build first\.$/m),
  });
  put('dist/index.html', '');
  put('src/config/public-keys/signing-keys.pem', 'none');
  const { status, out } = copy.run('launch-check');
  expect(status).toBe(1);
  expect(out).toMatch(/^src\/config\/public-keys\/signing-keys\.pem: There is no key in PEM/m);
  expect(out).not.toMatch(/^\s+at /m);
});

// Seen to fail: with the list written over, which left it empty.
test.skipIf(process.platform === 'win32')('on a full disk, the ticks stay', () => {
  rmSync(join(copy.folder, 'src/config/public-keys'), { recursive: true });
  put('dist/index.html', '');
  put('launch-checklist.md', list.replaceAll('[ ]', '[x]'));
  const program = join(copy.folder, 'tools/owner/launch-check.ts');
  // No file can grow.
  const words = ['-c', 'ulimit -f 0; exec "$0" "$1"', process.execPath, program];
  const options = { cwd: copy.folder, env: copy.env, encoding: 'utf8' } as const;
  expect(spawnSync('sh', words, options)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('EFBIG'),
  });
  expect(readFileSync(join(copy.folder, 'launch-checklist.md'), 'utf8')).toContain(
    '[x] Legal name',
  );
  expect(existsSync(join(copy.folder, 'launch-checklist.md.new'))).toBe(false);
});
