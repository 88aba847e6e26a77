/** Links to other sites: where they stand, and whether they lead anywhere. Only `npm run check:links` asks for them. */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import pMap from 'p-map';

import { siteUrl } from '../../src/config/base.ts';
import { lineAt } from '../../generator/texts/plain-text.ts';

/** The places of each address, such as `src/content/blog/one.mdx:12`. */
export type OutsideLinks = ReadonlyMap<string, readonly string[]>;

/** Names that no site can have (RFC 2606), and those of this machine. */
const examples =
  /^https?:\/\/(?:[^/]*\.)?(?:example(?:\.\w+)?|test|invalid|localhost|your\.site)(?:[:/]|$)/;

/** An address, with what stands in parentheses within it, as in `RSA_(cryptosystem)`. */
const addresses = /https?:\/\/(?:[^\s'"`<>()[\]{}\\]|\([^\s'"`<>()[\]{}\\]*\))+/g;

/** The links to other sites in texts, records and facts, below a project's folder. */
export function outsideLinks(root: string): OutsideLinks {
  const found = new Map<string, string[]>();
  const files = globSync('src/{content,config}/**/*.{mdx,ts,typ}', { cwd: root });
  for (const file of files.map((name) => name.replaceAll('\\', '/')).toSorted()) {
    if (file.includes('.test.')) continue;
    const text = readFileSync(resolve(root, file), 'utf8');
    for (const { 0: written, index } of text.matchAll(addresses)) {
      const address = written.replace(/[.,;:!?*_]+$/, '').replace(/#.*/, '');
      if (examples.test(address) || address.startsWith(siteUrl)) continue;
      found.set(address, [...(found.get(address) ?? []), `${file}:${lineAt(text, index)}`]);
    }
  }
  return found;
}

/** What came of asking for an address. */
type Answer = { readonly is: 'right' | 'gone' | 'unclear' | 'silent'; readonly why: string };

/** In milliseconds. */
const patience = 20_000;

async function ask(address: string, method: 'HEAD' | 'GET'): Promise<Answer> {
  try {
    const headers = { 'User-Agent': 'Mozilla/5.0 (compatible; link check)' };
    const signal = AbortSignal.timeout(patience);
    const { status, ok, body } = await fetch(address, { method, headers, signal });
    await body?.cancel();
    if (ok) return { is: 'right', why: '' };
    const why = `answers ${status}`;
    return { is: status === 404 || status === 410 ? 'gone' : 'unclear', why };
  } catch (error) {
    const { cause = error } = error as { cause?: unknown };
    const { code = 'no answer' } = cause as { code?: unknown };
    return { is: 'silent', why: `cannot be reached (${String(code)})` };
  }
}

/** Some servers know no HEAD. */
async function answerOf(address: string): Promise<Answer> {
  const first = await ask(address, 'HEAD');
  return first.is === 'right' || first.is === 'silent' ? first : ask(address, 'GET');
}

const offline =
  'No other site can be reached: this machine has no network, or a proxy stands in between. Nothing is known of the links to other sites.';

/**
 * Asks for every address once.
 * @returns what is wrong by file and line, and what a person has to look at
 */
export async function checkLinks(links: OutsideLinks) {
  const answers = await pMap(
    [...links],
    async ([address, places]) => ({ address, places, ...(await answerOf(address)) }),
    { concurrency: 8 },
  );
  if (answers.length > 0 && answers.every((answer) => answer.is === 'silent'))
    return { faults: [offline], doubts: [] };
  const said = (kinds: readonly Answer['is'][]) =>
    answers
      .filter((answer) => kinds.includes(answer.is))
      .flatMap(({ address, places, why }) => places.map((place) => `${place}: ${address} ${why}`));
  const look = 'look at it in a browser: some sites answer people only';
  return {
    faults: said(['gone', 'silent']),
    doubts: said(['unclear']).map((line) => `${line}; ${look}`),
  };
}
