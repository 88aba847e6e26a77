/**
 * `npm run owners -- random 10 [seed]`: owners made by chance, each built and held against what is true of any site.
 * A seed that fails is printed, and makes the same owner again.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { isSource } from '../../generator/languages/overlay.ts';
import { hasPage, isOfSite } from '../../src/lib/base-path.ts';
import { keysOf } from '../../src/lib/records.ts';
import { isoDayIn } from '../../src/lib/time/dates.ts';
import { hashesIn } from '../../tests/support/built-files.ts';
import { leadElsewhere } from '../../tests/support/lead-elsewhere.ts';
import { copyProject, makeLanguage, type ProjectCopy } from '../../tests/support/project-copy.ts';
import { type RandomOwner, randomOwner } from '../../tests/support/random-owner.ts';
import { pictureBytes, pictures, withPictures } from '../../tests/support/random-articles.ts';
import { wrongOwners } from '../../tests/support/wrong-owners.ts';
import { differentFiles, faultsOfSite } from './invariants.ts';
import { runs } from './run-in-copy.ts';

/** Writes an owner's facts and texts into a copy. */
async function settle(copy: ProjectCopy, owner: RandomOwner): Promise<void> {
  const { folder } = copy;
  const { site, company, languages, off, demos, without, texts } = owner;
  for (const file of globSync('src/**/*.de.{ts,mdx}', { cwd: folder })) rmSync(join(folder, file));
  const write = (file: string, text: string | Buffer) => {
    writeFileSync(join(folder, 'src', file), text);
  };
  const json = JSON.stringify;
  write('config/slug.ts', `export const slug = ${json(site.slug)};\n`);
  write(
    'config/site.ts',
    `import type { Company, Gating, Site } from './site-facts.ts';
import { slug } from './slug.ts';
export const site: Site = { ...${json(site)}, slug };
export const company: Company = ${json(company)};
export const gating: Gating = 'whitepapers';
`,
  );
  write(
    'config/languages.ts',
    `import type { Language } from './site-facts.ts';
export const languages: readonly [Language, ...Language[]] = ${json(languages)};
`,
  );
  const published = join(folder, 'src/config/published.ts');
  const list = readFileSync(published, 'utf8');
  write(
    'config/published.ts',
    list
      .replace(/(unpublished.*) = \[\]/, `$1 = ${json(off)}`)
      .replace(/(const demos:.*) = \[[^\]]*\]/, `$1 = ${json(demos)}`),
  );
  const deleted = without.flatMap((kind) => globSync(`src/content/${kind}/*.mdx`, { cwd: folder }));
  for (const file of deleted) rmSync(join(folder, file));
  const anchors = new Set(deleted.map((file) => `#${basename(file, '.mdx')}`));
  const isPublished = (address: string) =>
    isOfSite(address) ||
    (!hasPage({ pages: off }, address) && languages.some((one) => hasPage(one, address)));
  const isMissing = (address: string) =>
    !isPublished(address) || anchors.has(/#.*/.exec(address)?.[0] ?? '');
  const linking = ['src/config/brand.ts', 'src/{content,chrome,pages}/**/*.{ts,tsx,mdx}'];
  for (const file of globSync(linking, { cwd: folder })) {
    const path = join(folder, file);
    const code = readFileSync(path, 'utf8');
    const led = leadElsewhere(code, isMissing);
    if (led !== code) writeFileSync(path, led);
  }
  for (const [file, text] of texts) {
    mkdirSync(dirname(join(folder, 'src/content', file)), { recursive: true });
    write(`content/${file}`, text);
  }
  for (const kind of withPictures)
    for (const name of keysOf(pictures)) write(`content/${kind}/${name}`, await pictureBytes(name));
  for (const { tag } of languages.filter((language) => !isSource(language.tag)))
    makeLanguage(copy, tag);
}

/** Where the pages of a made-up language are. Without English beside it, the owner's words are taken for that language. */
function madeUpPages({ languages }: RandomOwner): RegExp | undefined {
  const english = languages.find(({ tag }) => isSource(tag));
  const other = languages.find(({ tag }) => !isSource(tag));
  if (!english || !other) return undefined;
  const below = (path: string) => `${path.slice(1)}/`;
  const place = other.path ? below(other.path) : `(?!${below(english.path)})`;
  return new RegExp(`^${place}`);
}

/** What holds of any site in a browser: nothing past the edge, pictures, forms, fixed mails, and a press on each control. */
const inBrowser = [
  'playwright',
  'test',
  '--project=built',
  '--project=chromium',
  'tests/site/(?:windows|pictures|requests)',
  'tests/e2e/nothing-inert',
  'tests/engines/requests',
  `--grep=${[
    String.raw`windows\.spec\.ts (?:/(?:ar|at|en|fr|he|pt-br))?/(?:|404|contact|docs|press|blog/random-\d) shows`,
    String.raw`every control of (?:/|/contact|/docs|/blog/random-0) does`,
    'photographs',
    'mail link',
    'handed over',
    'hands over',
  ].join('|')}`,
  '--reporter=line',
];

/** What the build makes of an owner's mistake: it has to say what is wrong, in which file, and no more. */
function faultsOfMistake(copy: ProjectCopy, name: RandomOwner['wrong'][number]): readonly string[] {
  const { file, change, named } = wrongOwners[name];
  const path = join(copy.folder, file);
  const right = readFileSync(path, 'utf8');
  const wrong = change(right);
  if (wrong === right) return [`${name}: ${file} has no place for it`];
  writeFileSync(path, wrong);
  let said = '';
  try {
    copy.build();
  } catch (error) {
    said = error instanceof Error ? error.message : String(error);
  }
  writeFileSync(path, right);
  if (said === '') return [`${name}: the build takes it`];
  return named.test(said) && !/^\s+at /m.test(said) ? [] : [`${name}: the build says ${said}`];
}

/**
 * What is wrong with the site of an owner.
 * @param filesOnly leaves out the browser and the mistakes
 */
async function faultsOf(
  owner: RandomOwner,
  copy: ProjectCopy,
  filesOnly: boolean,
): Promise<readonly string[]> {
  await settle(copy, owner);
  // Else midnight would be a difference.
  const edition = { EDITION: isoDayIn(new Date(), 'UTC') };
  copy.build(edition);
  const first = hashesIn(copy.dist);
  const faults = await faultsOfSite(copy.dist, owner.site.url, madeUpPages(owner));
  copy.build(edition);
  const changed = differentFiles(first, hashesIn(copy.dist));
  const ofFiles = [...faults, ...changed.map((name) => `${name}: a second build changes it`)];
  if (filesOnly) return ofFiles;
  return [
    ...ofFiles,
    ...(runs(copy, inBrowser, { FULL: '1' }) ? [] : ['what holds in a browser']),
    ...owner.wrong.flatMap((name) => faultsOfMistake(copy, name)),
  ];
}

/**
 * @param count of owners
 * @param seed of the first; others follow
 * @returns for each seed that fails, the command that makes its owner again; its faults are printed
 */
export async function tryOwners(
  count: number,
  seed: number,
  { keep, filesOnly }: { readonly keep: boolean; readonly filesOnly: boolean },
): Promise<readonly string[]> {
  const failed: string[] = [];
  for (let at = seed; at < seed + count; at += 1) {
    const copy = copyProject();
    const owner = randomOwner(at);
    const tags = owner.languages.map(({ tag }) => tag).join(', ');
    console.log(
      `\n== seed ${at}: ${owner.site.name}, ${owner.site.url}, ${tags}, without ${owner.off.join(', ')}`,
    );
    const faults = await faultsOf(owner, copy, filesOnly).catch((error: unknown) => [
      String(error),
    ]);
    for (const fault of faults) console.log(`  ${fault}`);
    if (faults.length > 0) failed.push(`npm run owners -- random 1 ${at}`);
    if (keep) console.log(`Kept: ${copy.folder}`);
    else copy.remove();
  }
  return failed;
}
