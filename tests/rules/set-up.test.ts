import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { machineFailure, claimFolder } from '../../generator/machine.mjs';
import { faultOf } from '../../generator/texts/plain-text.ts';

const machine = pathToFileURL(resolve(import.meta.dirname, '../../generator/machine.mjs')).href;
const installer = pathToFileURL(resolve(import.meta.dirname, '../../scripts/packages.mjs')).href;

let folder: string;

const write = (name: string, content: object | string) => {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};

/** Puts a package there, as npm would. */
const put = (name: string, version = '1.0.0') =>
  write(`node_modules/${name}/package.json`, { name, version });

/** What a folder of packages needs: a tool with a command, and its native parts for three platforms. */
const packages = {
  '': { name: 'project' },
  'node_modules/tool': { version: '1.0.0', dev: true, bin: { tool: 'tool.js' } },
  'node_modules/tool-part-here': {
    version: '1.0.0',
    optional: true,
    os: [process.platform],
    cpu: [process.arch],
  },
  'node_modules/tool-part-elsewhere': { version: '1.0.0', optional: true, os: ['aix'] },
  'node_modules/tool-part-wasm': { version: '1.0.0', optional: true, cpu: ['wasm32'] },
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'set up ü '));
  write('package-lock.json', { packages });
});
afterEach(() => rmSync(folder, { recursive: true }));

function putAll() {
  put('tool');
  put('tool-part-here');
  write('node_modules/.bin/tool', '');
}

/** Installs with an npm that does this instead. Returns what it was asked, and the sentence of the installer. */
function install(npm: string, env: Readonly<Record<string, string>> = {}) {
  const asked = join(folder, 'asked');
  chmodSync(write('bin/npm', `#!/bin/sh\necho "$@" > '${asked}'\n${npm}\n`), 0o755);
  const code = `import { installPackages } from ${JSON.stringify(installer)};
    console.log(installPackages(${JSON.stringify(folder)}));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    env: {
      ...process.env,
      ...env,
      PATH: `${join(folder, 'bin')}${delimiter}${process.env['PATH']}`,
    },
    encoding: 'utf8',
  });
  const [sentence = '', ...before] = stdout.trim().split('\n').toReversed();
  return { isAsked: before.includes('Installing packages…'), sentence, stderr };
}

const nothing = 'exit 0';

test.skipIf(process.platform === 'win32')(
  'set-up installs what is not there, and only then',
  () => {
    putAll();
    expect(install(nothing)).toEqual({ isAsked: false, sentence: 'null', stderr: '' });
    const spoiled: Readonly<Record<string, () => void>> = {
      'a package is gone': () => rmSync(join(folder, 'node_modules/tool'), { recursive: true }),
      'a command is gone': () => rmSync(join(folder, 'node_modules/.bin/tool')),
      'the folder comes from another platform': () =>
        rmSync(join(folder, 'node_modules/tool-part-here'), { recursive: true }),
      'the lock file has another version': () => put('tool', '0.9.0'),
    };
    for (const [how, spoil] of Object.entries(spoiled)) {
      putAll();
      spoil();
      expect([how, install(nothing).isAsked]).toEqual([how, true]);
    }
  },
);

// npm itself was tried with NODE_ENV=production, NPM_CONFIG_PRODUCTION and NPM_CONFIG_OMIT.
test.skipIf(process.platform === 'win32')(
  'set-up asks for what a build needs, whatever the environment',
  () => {
    install(nothing, { NODE_ENV: 'production', NPM_CONFIG_OMIT: 'dev,optional' });
    expect(readFileSync(join(folder, 'asked'), 'utf8')).toMatch(
      /^ci .*--include=dev --include=optional /,
    );
  },
);

test.skipIf(process.platform === 'win32')(
  'a failed install ends in one sentence with the next step',
  () => {
    const failing = (line: string) => install(`echo '${line}' >&2; exit 1`);
    const failures = {
      'npm error code ENOTFOUND': /^The packages could not be fetched, .* run this again\.$/,
      'npm ERR! code EAI_AGAIN': /^The packages could not be fetched, .* run this again\.$/,
      'npm error code SELF_SIGNED_CERT_IN_CHAIN':
        /^The packages .* cafile FILE`, and run this again\.$/,
      'npm error code EROFS': /^This folder is on a disk that is read-only: .* run this again\.$/,
      'npm error code ENOSPC': /^The disk is full: .* run this again\.$/,
      'npm error code EUSAGE': /^package\.json and package-lock\.json do not .* run this again\.$/,
    };
    for (const [line, sentence] of Object.entries(failures)) {
      const failed = failing(line);
      expect(failed.sentence).toMatch(sentence);
      expect([line, failed.stderr]).toEqual([line, '']);
    }
    const unknown = failing('npm error code EODD');
    expect(unknown.stderr).toContain('EODD');
    expect(unknown.sentence).toMatch(/^npm could not install the packages, for the reason above/);
  },
);

// npm ends without an error where the disk is full, and leaves the packages empty.
test.skipIf(process.platform === 'win32')(
  'an install that leaves packages out is no success',
  () => {
    expect(install(nothing).sentence).toMatch(
      /^npm reported no error, but left out tool and 1 more: /,
    );
    expect(
      install('echo "npm warn tar TAR_ENTRY_ERROR ENOSPC: no space left" >&2').sentence,
    ).toMatch(/^The disk is full: /);
    putAll();
    rmSync(join(folder, 'node_modules/tool-part-here'), { recursive: true });
    const withoutPart = install(nothing);
    expect(withoutPart.sentence).toBe('null');
    expect(withoutPart.stderr).toMatch(/^npm left out tool-part-here: /);
  },
);

/** Once it has a word to, claims the folder, says so, and keeps it. */
async function claimant() {
  const code = `import { claimFolder } from ${JSON.stringify(machine)};
    process.stdin.on('data', () => {
      try { claimFolder(${JSON.stringify(folder)}); console.log('mine'); }
      catch (error) { console.log(error.message); }
    });
    console.log('ready');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code]);
  const ended = once(child, 'exit');
  await once(child.stdout, 'data');
  const said = once(child.stdout, 'data').then(([text]) => String(text).trim());
  return { said, go: () => child.stdin.write('go'), kill: () => (child.kill('SIGKILL'), ended) };
}

// Seen to fail: where a claim was read first and written then, both of two processes had it in some of these rounds; and
// where a claim that had just gone was renamed away all the same, with the newer one in its place.
test('one process at a time changes a folder, also after one that was killed', async () => {
  for (let round = 0; round < 8; round += 1) {
    const all = await Promise.all([claimant(), claimant()]);
    for (const one of all) one.go();
    const said = await Promise.all(all.map((one) => one.said));
    expect(said.filter((text) => text === 'mine')).toHaveLength(1);
    for (const text of said.filter((other) => other !== 'mine'))
      expect(text).toMatch(/^Process \d+ is installing or building in this folder: wait /);
    // The claim of the winner is left behind, for the next round.
    await Promise.all(all.map((one) => one.kill()));
  }
});

test('a claim is refused while its process runs, and can be ended', () => {
  write('.build/running/claim', { id: process.ppid, name: 'x' });
  expect(() => claimFolder(folder)).toThrow(
    new RegExp(`^Process ${process.ppid} is installing or building in this folder: wait `),
  );
  rmSync(join(folder, '.build/running'), { recursive: true });
  // As earlier versions left it.
  write('.build/running', '1234567');
  claimFolder(folder)();
  expect(readdirSync(join(folder, '.build'))).toEqual([]);
});

test('what the bundler cannot write is said in one sentence, too', () => {
  const failed = (message: string) => machineFailure({ message });
  expect(failed('Failed to write file in "dist": No space left (os error 28)')).toMatch(
    /^The disk is full/,
  );
  expect(failed('Permission denied (os error 13)')).toMatch(/^The files of this folder cannot be/);
  expect(failed('These links lead nowhere')).toBeNull();
});

// Seen to fail: an article about EACCES with a fault, and the files of the folder were said to be unreadable.
test('a sentence for an author is not of the machine, whatever it quotes', () => {
  const message = "title 'Fixing EACCES: permission denied': write at most 20 characters";
  expect(machineFailure(faultOf(message))).toBeNull();
  expect(machineFailure(new Error('EACCES: permission denied'))).not.toBeNull();
});

// Seen to fail: `npm run keys`, as the first command in a fresh clone on Node 20, ended with "Unknown file extension".
test('no command has the shell look for Node twice, of which it would keep the first', () => {
  const root = resolve(import.meta.dirname, '../..');
  const manifest = readFileSync(join(root, 'package.json'), 'utf8');
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(manifest);
  for (const [name, command] of Object.entries(scripts))
    expect([name, command]).toEqual([name, expect.not.stringMatching(/&& node \S+\.ts/)]);
});

test('a failure names the file or the folder that the system names', () => {
  const failed = (code: string, path?: string) => machineFailure({ code, ...(path && { path }) });
  expect(failed('EACCES', '/srv/site/dist')).toMatch(/^\/srv\/site\/dist cannot be read and/);
  expect(failed('EROFS', '/srv/site/.build')).toMatch(/^\/srv\/site\/.build is on a disk that is/);
  expect(failed('ENOSPC', '/tmp/x')).toMatch(/^The disk of \/tmp\/x is full: /);
  expect(machineFailure({ code: 'ENOSPC', syscall: 'watch', path: '/srv/site/src' })).toMatch(
    /^The system lets no more files be watched, so /,
  );
});

// Seen to fail: "The files of this folder cannot all be read and written". npm itself was tried with HOME=/.
test.skipIf(process.platform === 'win32')(
  'an account without a home is told of npm’s cache',
  () => {
    const { sentence } = install(
      `printf 'npm error code EACCES\\nnpm error syscall mkdir\\nnpm error path /.npm\\n' >&2; exit 1`,
    );
    expect(sentence).toBe(
      'npm cannot keep its cache at /.npm (EACCES): name a folder of your own, as in `npm_config_cache=/tmp/npm npm start`.',
    );
  },
);
