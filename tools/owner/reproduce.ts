/**
 * `npm run reproduce <address>`: builds the commit that a site names, in a clean folder and as on the day of its edition,
 * and compares every file with what the site serves. Whoever has the repository can do so.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import process from 'node:process';

import { signatureName, sumsName } from '../../generator/files/checksums.ts';
import { demonstrationMark } from '../../generator/keys/public-keys.ts';
import { root } from '../../generator/texts/plain-text.ts';
import { signerOf, parseSigningKeys } from '../../src/lib/seal/check-file.ts';
import { keyIdOf, recipientPath, signingKeysPath } from '../../src/lib/seal/published-keys.ts';
import { parseSums, type Sums } from '../../src/lib/seal/sums.ts';
import { differences, fetchBytes } from './served-files.ts';
import { runProgram, say } from './terminal.ts';

/** @throws Error with the sentence, after what the program printed */
function run(command: string, words: readonly string[], cwd: string, sentence: string, env = {}) {
  const options = { cwd, env: { ...process.env, ...env }, encoding: 'utf8' as const };
  const { status, stdout, stderr } = spawnSync(command, words, options);
  if (status !== 0) throw new Error(`${stdout ?? ''}${stderr ?? ''}${sentence}`);
}

async function listOf(site: string): Promise<{ text: string; sums: Sums }> {
  const text = (await fetchBytes(`${site}/${sumsName}`)).toString();
  try {
    return { text, sums: parseSums(text) };
  } catch {
    throw new Error(
      `${site}/${sumsName} is no list of checksums: is ${site} where the site begins?`,
    );
  }
}

/**
 * Puts the project as a commit has it into a folder.
 * @returns the project's folder in it
 */
function checkOut(commit: string, folder: string): string {
  const git = (...words: string[]) =>
    spawnSync('git', words, { cwd: root, encoding: 'utf8' }).stdout?.trim();
  const all = git('rev-parse', '--show-toplevel');
  if (!all)
    throw new Error(`${root} is in no Git repository: clone that of the site, and run this there.`);
  run(
    'git',
    ['clone', '--quiet', '--no-checkout', all, folder],
    root,
    'Git could not copy this repository.',
  );
  const missing = `This repository has no commit ${commit}: run git fetch, and this again.`;
  run('git', ['checkout', '--quiet', '--detach', commit], folder, missing);
  return join(folder, git('rev-parse', '--show-prefix') ?? '');
}

/** A demonstration's keys are in no commit, so that the site's own are taken. They prove nothing. */
async function takeDemonstrationKeys(site: string, project: string): Promise<void> {
  for (const path of [recipientPath, signingKeysPath]) {
    const text = (await fetchBytes(site + path)).toString();
    if (!text.startsWith(demonstrationMark)) continue;
    mkdirSync(join(project, '.build/public-keys'), { recursive: true });
    writeFileSync(join(project, '.build/public-keys', path.slice(path.lastIndexOf('/') + 1)), text);
  }
}

/** Installs what the lock file names, and builds every language. */
function build(project: string, edition: string): void {
  run(process.execPath, ['scripts/setup.mjs'], project, 'Its packages could not be installed.');
  const path = [join(project, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  const env = { PATH: path, EDITION: edition, NODE_ENV: 'production', SITE_LANGUAGE: undefined };
  const words = ['generator/languages/build-each.ts', '--logLevel', 'warn'];
  run('node', words, project, 'It could not be built.', env);
}

/** Who signed the list, by the keys of the commit. */
async function signerIn(site: string, text: string, dist: string): Promise<string> {
  const pem = join(dist, signingKeysPath);
  if (!existsSync(pem)) return 'The commit has no signing key.';
  const signature = await fetchBytes(`${site}/${signatureName}`);
  const signer = signerOf(text, signature, await parseSigningKeys(readFileSync(pem, 'utf8')));
  return signer
    ? `The list of files is signed with key ${keyIdOf(signer.fingerprint)} of that commit.`
    : 'The list of files has no signature by a key of that commit.';
}

/** What a person does not see, as it was sent. */
const quoted = (text: string): string => JSON.stringify(text);

await runProgram(async () => {
  const [address = ''] = process.argv.slice(2);
  if (!URL.canParse(address)) throw new Error('Usage: npm run reproduce https://the.site');
  const site = new URL(address).href.replace(/\/$/, '');
  const { text, sums } = await listOf(site);
  const { commit, edition } = sums;
  if (commit === '')
    throw new Error(`${site} names no commit: it was built from files that no commit has.`);
  const place = mkdtempSync(join(tmpdir(), 'reproduce-'));
  try {
    console.log(`${site} is edition ${edition} of commit ${commit}. Building that…`);
    const project = checkOut(commit, join(place, 'project'));
    await takeDemonstrationKeys(site, project);
    build(project, edition);
    const dist = join(project, 'dist');
    const found = await differences(dist, site);
    console.log(await signerIn(site, text, dist));
    // The list differs wherever a file does.
    const [first] = found.toSorted(
      (a, b) => Number(a.name === sumsName) - Number(b.name === sumsName),
    );
    if (!first) {
      console.log(
        `All ${sums.files.size} files are served as the commit makes them, byte for byte.`,
      );
      return true;
    }
    const { name, at, built, served } = first;
    say(`Files that differ: ${found.length}, first ${name}, at byte ${at}:`);
    say(`  built   ${quoted(built)}\n  served  ${quoted(served)}`);
    return false;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
});
