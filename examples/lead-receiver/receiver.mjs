/**
 * A receiver for `site.delivery`: keeps the leads that the site sends in a SQLite file. It needs Node 22.13 and a web
 * server in front of it that speaks HTTPS.
 *
 *   ORIGIN=https://your.site node receiver.mjs    receives at http://127.0.0.1:8080/leads
 *   node receiver.mjs list                        prints a line for each lead
 *   node receiver.mjs export > leads.jsonl        prints each lead as JSON
 *   node receiver.mjs delete 90                   deletes leads that are older than 90 days
 *
 * FILE names another file than leads.sqlite, and PORT another port.
 */
import { chmodSync, closeSync, existsSync, openSync, realpathSync, renameSync } from 'node:fs';
import { createServer } from 'node:http';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';

const path = '/leads';
const maxBytes = 64 * 1024;
const textMembers = ['form', 'page', 'writtenAt', 'subject', 'text'];
const members = new Set(['version', 'values', 'language', ...textMembers]);

/** New leads in all. The rest is refused, and the site offers its visitors to write an e-mail. */
const usualLimits = { aMinute: 60, aDay: 2000 };

const isText = (value) => typeof value === 'string';

/** Whether parsed JSON is a lead, and nothing more. */
const isLead = (value) =>
  typeof value === 'object' &&
  value !== null &&
  value.version === 1 &&
  Object.keys(value).every((name) => members.has(name)) &&
  textMembers.every((name) => isText(value[name])) &&
  isText(value.language ?? '') &&
  typeof value.values === 'object' &&
  value.values !== null &&
  !Array.isArray(value.values) &&
  Object.values(value.values).every(isText);

function opened(file) {
  // Personal data: for the owner's eyes, from the first byte on. SQLite's other files take the mode of this one.
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
  const database = new DatabaseSync(file, { timeout: 10_000 });
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA secure_delete = ON;
    CREATE TABLE IF NOT EXISTS leads (key TEXT PRIMARY KEY, received TEXT NOT NULL, lead TEXT NOT NULL) STRICT;
    CREATE INDEX IF NOT EXISTS leads_received ON leads (received);`);
  const [{ quick_check: state }] = database.prepare('PRAGMA quick_check').all();
  if (state !== 'ok') throw Object.assign(new Error(state), { errcode: 11 });
  return database;
}

/** Opens the file. A broken one is set aside under another name, so that leads can come in. */
function openedOrNew(file) {
  try {
    return opened(file);
  } catch (error) {
    // SQLite's numbers for a file that is damaged, and for one that is none of its own.
    if (![11, 26].includes(error.errcode & 255)) throw error;
    const aside = `${file}.broken-${new Date().toISOString().replaceAll(':', '-')}`;
    for (const end of ['', '-wal', '-shm'])
      if (existsSync(file + end)) renameSync(file + end, aside + end);
    console.error(`${file} cannot be read: it is now ${aside}.`);
    return opened(file);
  }
}

/** The text of a request; null if it is too long. */
async function bodyOf(request) {
  const chunks = [];
  let size = 0;
  // What is too long is read on and forgotten, so that the answer can be read.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A time in the past, as it is stored. */
const before = (milliseconds) => new Date(Date.now() - milliseconds).toISOString();

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * Creates the server; call `listen` on it.
 * @param {{ origin: string, file: string, limits?: { aMinute: number, aDay: number } }} options the site's origin, the
 *   file for leads, and how many new ones are taken
 */
export function leadReceiver({ origin, file, limits = usualLimits }) {
  const database = openedOrNew(file);
  const known = database.prepare('SELECT 1 FROM leads WHERE key = ?');
  const since = database.prepare('SELECT count(*) AS count FROM leads WHERE received > ?');
  const insert = database.prepare('INSERT INTO leads (key, received, lead) VALUES (?, ?, ?)');
  const isFull = () =>
    since.get(before(minute)).count >= limits.aMinute ||
    since.get(before(day)).count >= limits.aDay;

  const answer = async (request) => {
    if (request.url !== path) return 404;
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
    if (known.get(key)) return 204;
    if (isFull()) return 429;
    // On the disk once this returns.
    insert.run(key, new Date().toISOString(), JSON.stringify(lead));
    return 204;
  };

  const server = createServer(async (request, response) => {
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
      ...(status === 429 && { 'Retry-After': '60' }),
    });
    response.end();
  });
  server.requestTimeout = 20_000;
  server.maxConnections = 200;
  server.on('close', () => database.close());
  return server;
}

/** @throws Error if there is no such file */
function kept(file) {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  return opened(file);
}

/**
 * The leads of a file, the oldest first. What a lead says never stands in place of what we say.
 * @returns {{ key: string, receivedAt: string, form: string, subject: string, text: string }[]}
 */
export function leadsIn(file) {
  const database = kept(file);
  const rows = database.prepare('SELECT * FROM leads ORDER BY received, key').all();
  database.close();
  return rows.map(({ key, received, lead }) => ({
    ...JSON.parse(lead),
    key,
    receivedAt: received,
  }));
}

/** Deletes what is older than some days, also from the file's free pages. Returns how many leads that were. */
export function deleteLeads(file, days) {
  const database = kept(file);
  const { changes } = database
    .prepare('DELETE FROM leads WHERE received < ?')
    .run(before(days * day));
  database.exec('VACUUM; PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
  return changes;
}

/** A terminal must not obey what a stranger wrote. */
function say(text) {
  const commands = /(?!\t)[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;
  const shown = (sign) => `\\u{${sign.codePointAt(0).toString(16)}}`;
  console.log(process.stdout.isTTY ? text.replaceAll(commands, shown) : text);
}

const { ORIGIN, FILE = 'leads.sqlite', PORT = '8080' } = process.env;

const commands = {
  list() {
    for (const { receivedAt, form, subject, key } of leadsIn(FILE))
      say([receivedAt, form, subject, key].join('\t'));
  },
  export() {
    for (const lead of leadsIn(FILE)) say(JSON.stringify(lead));
  },
  delete(days) {
    if (!/^\d+$/.test(days ?? '')) throw new Error('Say of how many days, as in: delete 90');
    console.log(`${deleteLeads(FILE, Number(days))} leads deleted.`);
  },
  serve() {
    if (!URL.canParse(ORIGIN) || new URL(ORIGIN).origin !== ORIGIN)
      throw new Error('Set ORIGIN to the origin of your site, such as https://your.site');
    leadReceiver({ origin: ORIGIN, file: FILE }).listen(Number(PORT), '127.0.0.1', () =>
      console.log(`Leads from ${ORIGIN} go to ${FILE}, from http://127.0.0.1:${PORT}${path}`),
    );
  },
};

const [, started = '', name = 'serve', days] = process.argv;

// By a symbolic link, too. Where this is only imported, there may be no such file.
if (existsSync(started) && realpathSync(started) === fileURLToPath(import.meta.url)) {
  try {
    if (!Object.hasOwn(commands, name))
      throw new Error(`There is list, export and delete, not ${name}.`);
    commands[name](days);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
