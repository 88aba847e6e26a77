import { grouped } from '../../lib/text/format.ts';
import { maxBodyBytes } from '../../content/product/api-errors.ts';
import { findJsonFault } from '../../lib/text/json-fault.ts';
import { calls } from '../../content/api/calls.ts';
import type { ApiCall, ApiAnswer, JsonObject } from './call.ts';
import { Failure } from './failure.ts';
import { operations } from './operations.ts';
import { createVault, type VaultKey } from './vault.ts';

export type Engine = { send: (request: ApiCall) => Promise<ApiAnswer> };

/**
 * The documented API, run in this page without a server. Checks endpoint (404), bearer key (401), size
 * (413), JSON (400) and fields (422), in this order. Each API key is an account with its own keys.
 * @param now clock for the keys' dates
 */
export function createEngine(now: () => Date = () => new Date()): Engine {
  const accounts = new Map<string, Promise<readonly VaultKey[]>>();
  const keysOf = (apiKey: string) => {
    const known = accounts.get(apiKey) ?? createVault(now);
    accounts.set(apiKey, known);
    return known;
  };
  return {
    async send(request) {
      try {
        const call = route(request);
        const account = authenticate(request.apiKey);
        const body = call.method === 'GET' ? {} : parse(request.body);
        const result = await operations[call.id](body, await keysOf(account));
        return { status: 200, headers: { 'Content-Type': 'application/json' }, body: result };
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        const { response } = error;
        const headers = { 'Content-Type': 'application/json', ...response.headers };
        return { ...response, headers };
      }
    },
  };
}

function route({ method, path }: ApiCall) {
  const call = calls.find((known) => known.method === method && known.path === path);
  if (call) return call;
  const known = calls.map((one) => `${one.method} ${one.path}`).join(', ');
  const message = `There is no ${method} ${path || '(empty path)'}. The four endpoints are ${known}.`;
  throw new Failure('not_found', message);
}

/** The token of a bearer credential (RFC 6750, section 2.1). */
function authenticate(apiKey: string): string {
  if (/^[\w.~+/-]+=*$/.test(apiKey)) return apiKey;
  const message = apiKey
    ? 'The key contains a character that a bearer credential can’t carry.'
    : 'Send a key: Authorization: Bearer YOUR_API_KEY.';
  throw new Failure('unauthorized', message, { headers: { 'WWW-Authenticate': 'Bearer' } });
}

/** For values from `JSON.parse`, whose members are JSON too. */
const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(text: string): JsonObject {
  const { length } = new TextEncoder().encode(text);
  if (length > maxBodyBytes) {
    const figures = `${grouped(length)} bytes; the limit is ${grouped(maxBodyBytes)}`;
    throw new Failure('too_large', `The body is ${figures}.`);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const { line, column, message } = findJsonFault(text) ?? { line: 1, column: 1, message: '' };
    const where = `The body isn’t valid JSON. Line ${line}, column ${column}: ${message}.`;
    throw new Failure('invalid_json', where, { more: { line, column } });
  }
  if (!isJsonObject(value)) throw new Failure('not_an_object', 'The body must be a JSON object.');
  return value;
}
