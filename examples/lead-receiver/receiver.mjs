/**
 * A receiver for `site.delivery`: accepts the site's requests as JSON and appends each to a file, one per line.
 * Run it behind a web server with HTTPS:
 *
 *   ORIGIN=https://your.site FILE=leads.jsonl PORT=8080 node examples/lead-receiver/receiver.mjs
 */
import { appendFile, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

const maxBytes = 1024 * 1024;
const textFields = ['form', 'page', 'writtenAt', 'subject', 'text'];

const isText = (value) => typeof value === 'string';

/** Whether parsed JSON is a lead. */
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
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Keys of the stored leads. */
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
 * Creates the server; call `listen` on it.
 * @param {{ origin: string, file: string }} options the site's origin, and the file for leads
 */
export async function leadReceiver({ origin, file }) {
  const keys = await keysIn(file);
  // One write at a time, so that two requests with the same key make one line.
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
    if (!/^application\/json *(?:;|$)/i.test(request.headers['content-type'] ?? '')) return 415;
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
  if (!ORIGIN) throw new Error('Set ORIGIN to the origin of your site, such as https://your.site');
  const server = await leadReceiver({ origin: ORIGIN, file: FILE });
  server.listen(Number(PORT), () =>
    console.log(`Leads from ${ORIGIN} go to ${FILE}, port ${PORT}`),
  );
}
