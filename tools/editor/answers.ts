/** What the editor's page asks of its server, which answers to that page alone. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

import { machineFailure } from '../../generator/machine.mjs';
import { isFault } from '../../generator/texts/plain-text.ts';
import { check, open, remove, rename, save, type Wish } from './desk.ts';
import { ChangedMeanwhile } from './files.ts';
import { addPicture, shelves } from './shelves.ts';

/** Of this machine: another name would let a page of another host in (DNS rebinding). */
const isOwnHost = (host: string | undefined): host is string =>
  /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(host ?? '');

/** Why a request is not answered: only the editor's own page may ask. */
export function refusalOf({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>) {
  const { host, origin, 'sec-fetch-site': site } = headers;
  if (!isOwnHost(host)) return 'The editor answers to this machine only.';
  const isOwn = origin === `http://${host}` || (method === 'GET' && origin === undefined);
  const isForeign = site !== undefined && site !== 'same-origin' && site !== 'none';
  return isOwn && !isForeign ? undefined : 'The editor answers to its own page only.';
}

const wishOf = async (request: IncomingMessage): Promise<Wish & { name: string }> =>
  JSON.parse((await buffer(request)).toString('utf8')) as Wish & { name: string };

type Answer = (request: IncomingMessage, asked: URLSearchParams) => Promise<unknown>;

const answers: Readonly<Record<string, Answer>> = {
  'GET /texts': shelves,
  'GET /text': (_, asked) => open(asked.get('file') ?? ''),
  'POST /check': async (request) => check(await wishOf(request)),
  'POST /save': async (request) => save(await wishOf(request)),
  'POST /remove': async (request) => remove(await wishOf(request)),
  'POST /rename': async (request) => rename(await wishOf(request)),
  'POST /picture': async (request, asked) =>
    addPicture(
      asked.get('kind') ?? '',
      asked.get('name') ?? '',
      await buffer(request),
      asked.get('stamp'),
    ),
};

/** What went wrong, for the one who writes. */
function sentenceOf(error: unknown): string {
  if (error instanceof ChangedMeanwhile)
    return `${error.message} is there already, or has changed since this page was loaded: nothing was written. Load the page again.`;
  if (isFault(error)) return error.message;
  const failure = error instanceof Error ? machineFailure(error) : null;
  return failure ?? (error instanceof Error ? error.message : String(error));
}

/** Answers a request whose address begins below the editor's own; `next` serves the page and its files. */
export async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): Promise<void> {
  const { pathname, searchParams } = new URL(`http://localhost${request.url ?? '/'}`);
  const say = (status: number, told: unknown) => {
    response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
    response.end(JSON.stringify(told));
  };
  const refusal = refusalOf(request);
  if (refusal) return say(403, { error: refusal });
  try {
    const given = answers[`${request.method} ${pathname}`];
    if (given) say(200, await given(request, searchParams));
    else next();
  } catch (error) {
    say(error instanceof ChangedMeanwhile ? 409 : 400, { error: sentenceOf(error) });
  }
}
