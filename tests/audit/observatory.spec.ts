import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';

import { files, pages } from '../support/dist.ts';
import { missingOn, startHost } from '../support/hosts.ts';
import { expect, test } from '../support/test.ts';

type Score = { path: string; score: number; grade: string; passed: number; of: number };

const tools = join(import.meta.dirname, '../../tools/audit');
const program = join(tools, 'observatory.mjs');
const observatory = join(tools, 'node_modules/@mdn/mdn-http-observatory');

/** The highest score without cookies and without an entry in the browsers' preload list. */
const best = 135;
/** The same without the points for subresource integrity, which only pages can have. */
const bestOfFile = 130;
/** The same without the points for Cross-Origin-Resource-Policy, because other sites may read the feed. */
const bestOfFeed = 120;

test('the Observatory gives every address its highest score', async () => {
  test.slow();
  test.skip(!existsSync(observatory), 'The Observatory is missing. Run scripts/setup.mjs.');
  const reason = missingOn('nginx');
  test.skip(reason !== null, reason ?? '');

  const host = await startHost('nginx');
  try {
    const addresses = pages
      .map(({ path }) => path)
      .filter((path) => path !== '/404' && !path.endsWith('.html'));
    const nowhere = ['/no-such-page', '/blog/no-such-article'];
    const kinds = [
      /^assets\/.*\.js$/,
      /^assets\/.*\.css$/,
      /\.pdf$/,
      /^rss\.xml$/,
      /security\.txt$/,
    ];
    const others = kinds.map((kind) => `/${files.find((name) => kind.test(name))}`);
    const parameters = [program, `${host.httpPort}`, `${host.httpsPort}`];
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [...parameters, ...addresses, ...nowhere, ...others],
      { env: { ...process.env, NODE_EXTRA_CA_CERTS: host.certificate } },
    );
    const scores = stdout
      .trim()
      .split('\n')
      .map((line): Score => JSON.parse(line));
    console.log(
      scores.map(({ path, score, passed }) => `${score} ${passed}/10 ${path}`).join('\n'),
    );
    expect(scores).toHaveLength(addresses.length + nowhere.length + others.length);
    for (const { path, score, passed, of } of scores) {
      let least = others.includes(path) ? bestOfFile : best;
      if (path === '/rss.xml') least = bestOfFeed;
      expect([path, score >= least, passed, of]).toEqual([path, true, 10, 10]);
    }
  } finally {
    await host.stop();
  }
});
