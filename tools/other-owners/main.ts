/**
 * `npm run owners`: checks, builds and tests the project as each owner of `tests/support/owners` would have it,
 * without the facts of the sample. Then it edits the content at random places, and tests the rules and builds
 * again. `npm run owners -- halifax` takes one owner, `random 10 7` ten by chance (`--files` without a browser), `--seed=2` makes other edits, `--keep` leaves the copy.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

import { sourceLanguage, withParents } from '../../generator/languages/overlay.ts';
import { root } from '../../generator/texts/plain-text.ts';
import { languages } from '../../src/config/languages.ts';
import { seededRandom } from '../../src/lib/random.ts';
import {
  copyOfOwner,
  ownerNames,
  ownerOf,
  type ProjectCopy,
} from '../../tests/support/project-copy.ts';
import { tryOwners } from './random.ts';
import { runs } from './run-in-copy.ts';
import { tracesIn } from './traces.ts';

const dayMs = 86_400_000;

type Edit = {
  /** One line of a record or of an article's front matter. */
  readonly line: RegExp;
  /** @param part uniform, from 0 to 1 */
  readonly change: (line: string, part: number) => string;
};

/** What owners do to texts without reading the code. Each keeps to the lengths that the guide states. */
const edits: Readonly<Record<string, Edit>> = {
  'another title': {
    line: /^ *(?:title|heading): '(?:[^' ]+ ){3,}[^' ]+'(?=,?$)/gm,
    change: (line) => line.replace(/ [^' ]+'$/, "'"),
  },
  'a longer text': {
    line: /^ *(?:text|answer|details): '[^']+\.'(?=,?$)/gm,
    // A number, because no sentence may be on two pages.
    change: (line, part) => line.replace(/'$/, ` Note ${Math.floor(1e6 * part)} says more.'`),
  },
  'a shorter text': {
    line: /^ *(?:text|answer|details): '[^'.]+\. [^']+\.'(?=,?$)/gm,
    change: (line) => line.replace(/\. [^']+'$/, ".'"),
  },
  'an earlier day': {
    line: /^ *date: '\d{4}-\d\d-\d\d'(?=,?$)/gm,
    change: (line, part) =>
      line.replace(/\d{4}-\d\d-\d\d/, (day) =>
        new Date(Date.parse(day) - Math.ceil(60 * part) * dayMs).toISOString().slice(0, 10),
      ),
  },
  'no day of a change': { line: /^updated: '.*\n/gm, change: () => '' },
  'no comments': { line: /^comments:\n(?: .*\n)+/gm, change: () => '' },
};

/**
 * Changes random titles, texts and days of a copy's content, and removes optional fields. The same seed makes
 * the same edits.
 * @param count of each kind of edit, as far as there are lines for it
 * @returns what was changed, for the report
 */
function editAtRandom(folder: string, seed: number, count: number): readonly string[] {
  const random = seededRandom(seed);
  const files = globSync('src/content/{blog,cases,pages,papers,positions,releases}/**/*.{ts,mdx}', {
    cwd: folder,
  }).filter((file) => !/\.(?:test|spec|trial)\.ts$/.test(file));
  const texts = new Map(files.toSorted().map((file) => [file, '']));
  for (const file of texts.keys()) texts.set(file, readFileSync(join(folder, file), 'utf8'));

  const report: string[] = [];
  for (const [kind, { line, change }] of Object.entries(edits)) {
    const found = [...texts].flatMap(([file, text]) =>
      [...text.matchAll(line)].map(([words]) => ({ file, words })),
    );
    for (let left = count; left > 0 && found.length > 0; left -= 1) {
      const [{ file, words } = { file: '', words: '' }] = found.splice(
        Math.floor(random() * found.length),
        1,
      );
      const text = texts.get(file) ?? '';
      const changed = change(words, random());
      texts.set(
        file,
        text.replace(words, () => changed),
      );
      report.push(`${kind}: ${file}: ${words.trim().replace(/\n.*/s, '')}`);
    }
  }
  for (const [file, text] of texts) writeFileSync(join(folder, file), text);
  return report;
}

const types = ['tsc', '-p', '.'] as const;
/** Drawings, protocols and models are the same for every owner. */
const sameForAll = ['src/figures/**', 'src/models/**', 'src/demos/{lab,policy,simulator}/**'];
const unitTests = ['vitest', 'run', '--reporter=dot'].concat(
  sameForAll.flatMap((folder) => ['--exclude', folder]),
);
const build = [
  process.execPath,
  'generator/languages/build-each.ts',
  '--logLevel',
  'warn',
] as const;
const sign = [process.execPath, 'tools/owner/sign.ts'] as const;

/** What `npm run format`, `npm run check` and `npm test` do, without setting up, engines and development server. */
const steps: Readonly<Record<string, readonly string[]>> = {
  format: ['oxfmt', '.'],
  checks: [process.execPath, 'scripts/check.mjs'],
  'unit tests': unitTests,
  build,
  browser: ['playwright', 'test', '--project=built', '--project=demos'],
};

/** Of a site in another language: the other tests know English words, or pages that such a site lacks. */
const browserElsewhere = [
  'playwright',
  'test',
  '--project=built',
  'tests/site/(?:languages|policy|search)',
];

/** Tests of one owner's facts, which are files of this project and not of the copy. */
const ownTests: Readonly<Record<string, readonly string[]>> = {
  vienna: ['tests/sample/rebrand.spec.ts'],
  halifax: ['tests/sample/under-path.spec.ts'],
  lyon: ['tests/sample/under-path.spec.ts', '--grep=every address'],
};

/** Owners who move their site under a path when all else is tested. */
const newUrls: Readonly<Record<string, string>> = {
  halifax: 'https://tidewater.example/quantum/',
  lyon: 'https://lumenne.example/site',
};

/** How many random edits of each kind. */
const editsOfKind = 4;

/** Looks for texts of the sample. */
async function faultsOfTraces(name: string, copy: ProjectCopy): Promise<readonly string[]> {
  const { found, searched } = await tracesIn(copy);
  console.log(`\n== ${name}: traces of the sample: ${found.length} of ${searched}`);
  for (const trace of found) console.log(`  ${trace}`);
  return found.length > 0 ? [`${name}: traces of the sample`] : [];
}

/** The language at the root of a copy's site. */
async function languageOf({ folder }: ProjectCopy): Promise<string> {
  const file = pathToFileURL(join(folder, 'src/config/languages.ts')).href;
  const facts: typeof import('../../src/config/languages.ts') = await import(file);
  return facts.languages[0].tag;
}

const words = process.argv.slice(2);
const named = words.filter((word) => !word.startsWith('--'));
const seed = Number(words.find((word) => word.startsWith('--seed='))?.slice('--seed='.length) ?? 1);
const faults: string[] = [];
const [kind, count = '1', first = `${Date.now() % 1e6}`] = named;
const keep = words.includes('--keep');
const filesOnly = words.includes('--files');
if (kind === 'random' && !(Number(count) >= 1 && Number.isInteger(Number(first)))) {
  console.error('Usage: npm run owners -- random 10 [seed]');
  process.exit(1);
}
if (kind === 'random')
  faults.push(...(await tryOwners(Number(count), Number(first), { keep, filesOnly })));
for (const name of kind === 'random' ? [] : named.length > 0 ? named : ownerNames) {
  const copy = await copyOfOwner(name);
  const language = await languageOf(copy);
  const isForLanguages = (await ownerOf(name)).madeUp !== undefined;
  for (const [step, command] of Object.entries(steps)) {
    if (isForLanguages && step === 'unit tests') continue;
    console.log(`\n== ${name}: ${step} (${copy.folder})`);
    const own = step === 'browser' && language !== sourceLanguage ? browserElsewhere : command;
    if (!runs(copy, own)) faults.push(`${name}: ${step}`);
    const hasKeys = existsSync(join(copy.folder, 'src/config/public-keys'));
    if (step === 'build' && hasKeys && !runs(copy, sign)) faults.push(`${name}: sign`);
  }
  if (!isForLanguages) faults.push(...(await faultsOfTraces(name, copy)));

  const newUrl = newUrls[name];
  if (newUrl !== undefined) {
    console.log(`\n== ${name}: moves to ${newUrl}`);
    // A language may have facts of its own.
    for (const file of globSync('src/config/site*.ts', { cwd: copy.folder })) {
      const facts = join(copy.folder, file);
      const moved = readFileSync(facts, 'utf8').replace(/^ {2}url: .*$/m, `  url: '${newUrl}',`);
      writeFileSync(facts, moved);
    }
    if (!runs(copy, build)) faults.push(`${name}: build below a path`);
  }

  const tests = ownTests[name];
  if (tests) {
    console.log(`\n== ${name}: ${tests.join(' ')}`);
    const apart = ['--reporter=line', '--output=test-results/owners'];
    // Where the sample has the language, and not as one country writes it, tests look for its words.
    const isOwn = ({ tag }: { readonly tag: string }) => withParents(language).includes(tag);
    const here = { cwd: root, SITE_LANGUAGE: languages.find(isOwn)?.tag ?? '' };
    if (!runs(copy, ['playwright', 'test', ...tests, ...apart], here))
      faults.push(`${name}: ${tests.join(' ')}`);
  }

  const edits = isForLanguages ? [] : editAtRandom(copy.folder, seed, editsOfKind);
  const again: typeof steps = isForLanguages ? {} : { types, 'unit tests': unitTests, build };
  for (const [step, command] of Object.entries(again)) {
    console.log(`\n== ${name}, edited at random (--seed=${seed}): ${step}`);
    if (!runs(copy, command)) faults.push([`${name}, edited: ${step}`, ...edits].join('\n    '));
  }
  if (keep) console.log(`Kept: ${copy.folder}`);
  else copy.remove();
}
console.log(faults.length === 0 ? '\nEvery owner passes.' : `\nFailed:\n  ${faults.join('\n  ')}`);
process.exitCode = faults.length === 0 ? 0 : 1;
