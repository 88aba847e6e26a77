import { type CallId, calls } from '../../content/api/calls.ts';
import { apiAlgorithms, defaultAlgorithm, type KemName } from '../../content/product/algorithms.ts';
import { maxBodyBytes } from '../../content/product/api-errors.ts';
import { quantamorphic } from '../../content/product/quantamorphic.ts';
import { sizeOf } from '../../lib/seal/bytes.ts';
import { grouped } from '../../lib/text/format.ts';
import { jsonFaultOf } from '../../lib/text/json-fault.ts';
import type { ApiAnswer, ApiCall, JsonObject } from './snippets.ts';
import { Failure } from './failure.ts';
import { agreeOnSecret, createVault, sealForKey, unseal, type VaultKey } from './seal.ts';
import { noNodeNote, standardsNote } from './words.ts';

type Operation = (body: JsonObject, keys: readonly VaultKey[]) => Promise<JsonObject>;

export const operations: Record<CallId, Operation> = {
  async encrypt(body, keys) {
    const data = textOf(body, 'data');
    const chosen = chosenAlgorithm(body);
    const isProprietary = chosen === quantamorphic.value;
    const key = currentKey(keys, isProprietary ? defaultAlgorithm : chosen);
    return {
      encrypted_data: await sealForKey(data, key),
      key_id: key.id,
      algorithm: key.algorithm,
      ...(isProprietary && { note: standardsNote }),
    };
  },
  async decrypt(body, keys) {
    const keyId = Object.hasOwn(body, 'key_id') ? textOf(body, 'key_id') : null;
    const { text, key } = await unseal(textOf(body, 'encrypted_data'), keys, keyId);
    return { data: text, key_id: key.id, algorithm: key.algorithm };
  },
  async keys(_body, keys) {
    return {
      keys: keys.map(({ id, algorithm, status, createdAt, publicKey }) => ({
        key_id: id,
        status,
        algorithm,
        public_key_bytes: publicKey.length,
        created_at: createdAt,
      })),
    };
  },
  async 'mesh-connect'(body, keys) {
    const node = textOf(body, 'node');
    const key = currentKey(keys, defaultAlgorithm);
    return {
      node,
      status: 'simulated',
      key_exchange: key.algorithm,
      secrets_agree: await agreeOnSecret(key),
      note: noNodeNote,
    };
  },
};

function textOf(body: JsonObject, field: string): string {
  const value = Object.hasOwn(body, field) ? body[field] : undefined;
  if (value === undefined) {
    throw new Failure('missing_field', `The field ${field} is missing.`, { more: { field } });
  }
  if (typeof value !== 'string') {
    throw new Failure('not_a_string', `${field} must be a string.`, { more: { field } });
  }
  if (!value.isWellFormed()) {
    throw new Failure(
      'not_unicode',
      `${field} contains half of a surrogate pair, which UTF-8 can’t carry.`,
      { more: { field } },
    );
  }
  return value;
}

function chosenAlgorithm(body: JsonObject): (typeof apiAlgorithms)[number]['value'] {
  if (!Object.hasOwn(body, 'algorithm')) return defaultAlgorithm;
  const name = textOf(body, 'algorithm');
  const known = apiAlgorithms.find(({ value }) => value.toLowerCase() === name.toLowerCase());
  if (known) return known.value;
  throw new Failure(
    'unknown_algorithm',
    `The algorithm ${JSON.stringify(name.slice(0, 40))} is unknown. Use ${apiAlgorithms.map(({ value }) => value).join(', ')}.`,
    { more: { field: 'algorithm' } },
  );
}

function currentKey(keys: readonly VaultKey[], algorithm: KemName): VaultKey {
  const key = keys.find((one) => one.status === 'current' && one.algorithm === algorithm);
  if (!key) throw new Error('An account was made without a current key');
  return key;
}

export type ApiEngine = { send: (request: ApiCall) => Promise<ApiAnswer> };

/**
 * The documented API, run in this page without a server. Checks endpoint (404), bearer key (401), size
 * (413), JSON (400) and fields (422), in this order. Each API key is an account with its own keys.
 */
export function createApiEngine(): ApiEngine {
  const accounts = new Map<string, Promise<readonly VaultKey[]>>();
  const keysOf = (apiKey: string) => {
    const known = accounts.get(apiKey) ?? createVault();
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
  throw new Failure(
    'not_found',
    `There is no ${method} ${path || '(empty path)'}. The four endpoints are ${known}.`,
  );
}

/** The token of a bearer credential (RFC 6750, section 2.1). */
function authenticate(apiKey: string): string {
  if (/^[\w.~+/-]+=*$/.test(apiKey)) return apiKey;
  throw new Failure(
    'unauthorized',
    apiKey
      ? 'The key contains a character that a bearer credential can’t carry.'
      : 'Send a key: Authorization: Bearer YOUR_API_KEY.',
    { headers: { 'WWW-Authenticate': 'Bearer' } },
  );
}

/** For values from `JSON.parse`, whose members are JSON too. */
const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(text: string): JsonObject {
  const length = sizeOf(text);
  if (length > maxBodyBytes) {
    throw new Failure(
      'too_large',
      `The body is ${grouped(length)} bytes; the limit is ${grouped(maxBodyBytes)}.`,
    );
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const { line, column, message } = jsonFaultOf(text);
    throw new Failure(
      'invalid_json',
      `The body isn’t valid JSON. Line ${line}, column ${column}: ${message}.`,
      { more: { line, column } },
    );
  }
  if (!isJsonObject(value)) throw new Failure('not_an_object', 'The body must be a JSON object.');
  return value;
}
