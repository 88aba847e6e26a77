/**
 * A receiver for `site.delivery`: takes requests of the site as JSON and appends each to a file, one line
 * each. Run it behind a web server that speaks HTTPS:
 *
 *   ORIGIN=https://your.site FILE=leads.jsonl PORT=8080 node examples/lead-receiver/receiver.mjs
 */
import { appendFile, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

const mostBytes = 64 * 1024;
const textFields = ['form', 'page', 'writtenAt', 'subject', 'text'];

const isText = (value) => typeof value === 'string';

/** Whether a parsed body has the shape of a lead. */
function isLead(value) {
  if (typeof value !== 'object' || value === null || value.version !== 1) return false;
  const { values } = value;
  return (
    textFields.every((name) => isText(value[name])) &&
    typeof values === 'object' &&
    values !== null &&
    Object.values(values).every(isText)
  );
}

async function bodyOf(request) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > mostBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Keys of the leads that a file holds already. */
async function keysIn(file) {
  const lines = await readFile(file, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return new Set(
    lines
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line).key),
  );
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * The server, not yet listening.
 * @param {{ origin: string, file: string }} options the site's origin, and the file that leads go to
 */
export async function leadReceiver({ origin, file }) {
  const keys = await keysIn(file);
  // One after the other, so that the same key twice at once is still one line.
  let turn = Promise.resolve();

  const keep = (key, lead) => {
    const done = turn.then(async () => {
      if (keys.has(key)) return;
      const line = JSON.stringify({ key, receivedAt: new Date().toISOString(), ...lead });
      await appendFile(file, `${line}\n`);
      keys.add(key);
    });
    turn = done.catch(() => {});
    return done;
  };

  const answer = async (request) => {
    if (request.headers.origin !== origin) return 403;
    if (request.method === 'OPTIONS') return 204;
    if (request.method !== 'POST') return 405;
    if (request.headers['content-type'] !== 'application/json') return 415;
    const key = request.headers['idempotency-key'];
    if (!/^[\w-]{16,64}$/.test(key ?? '')) return 400;
    const text = await bodyOf(request);
    if (text === null) return 413;
    const lead = parsed(text);
    if (!isLead(lead)) return 422;
    await keep(key, lead);
    return 204;
  };

  return createServer(async (request, response) => {
    const status = await answer(request).catch((error) => {
      console.error(error);
      return 500;
    });
    response.writeHead(status, {
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Allow-Methods': 'POST',
      'Access-Control-Allow-Headers': 'Content-Type, Idempotency-Key',
      'Access-Control-Max-Age': '600',
      Vary: 'Origin',
    });
    response.end();
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { ORIGIN, FILE = 'leads.jsonl', PORT = '8080' } = process.env;
  if (!ORIGIN)
    throw new Error('ORIGIN is missing: the origin of your site, such as https://your.site');
  const server = await leadReceiver({ origin: ORIGIN, file: FILE });
  server.listen(Number(PORT), () =>
    console.log(`Leads from ${ORIGIN} go to ${FILE}, port ${PORT}`),
  );
}
